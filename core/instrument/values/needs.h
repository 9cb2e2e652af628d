#pragma once

#include <cstdint>
#include <set>
#include <string>

namespace lockstep::rewriting {

/// What the rewritten functions require from the text of the probes, and how much memory they need.
struct Needs {
    std::uint32_t largest_access = 0; ///< bytes of scratch cell that the largest single access needs
    std::uint32_t slot_bytes = 0;     ///< size of the largest value that a sub-group exchanges; 0 if none
    bool sub_groups = false;          ///< whether a sub-group function is called
    bool votes = false;               ///< whether a function's control flow was made uniform
    bool images = false;
    bool alignment = false;           ///< whether an address may be misaligned for its type
    bool copies = false;              ///< whether asynchronous copies are started or waited for
    std::set<std::string> fold_types; ///< types of the values that a sub-group reduces or scans
};

} // namespace lockstep::rewriting
