#pragma once

#include <cstdint>
#include <set>
#include <string>

namespace lockstep::rewriting {

/// What the rewritten functions need of the probes' text and of memory.
struct Needs {
    std::uint32_t largest_access = 0; ///< bytes that the largest single access needs of a scratch cell
    std::uint32_t slot_bytes = 0;     ///< of the largest value that a sub-group exchanges; 0: none
    bool sub_groups = false;          ///< a sub-group function is called
    bool votes = false;               ///< a function's control flow was made uniform
    bool images = false;
    bool alignment = false;           ///< an address may be no multiple of its type's alignment
    bool copies = false;              ///< an asynchronous copy is asked for, or waited for
    std::set<std::string> fold_types; ///< whose values are reduced or scanned over a sub-group
};

} // namespace lockstep::rewriting
