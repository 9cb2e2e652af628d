#pragma once

#include <cstdint>
#include <set>
#include <string>

namespace lockstep::rewriting {

/// The probe functions and the amounts of memory that the rewritten functions require.
struct Needs {
    std::uint32_t largest_access = 0; ///< size of the scratch cell for faulty accesses, in bytes: that of the
                                      ///< largest single access
    std::uint32_t slot_bytes = 0;     ///< size of the largest value that work-items of a sub-group exchange,
                                      ///< in bytes; 0 if there are no exchanges
    bool sub_groups = false;          ///< whether any sub-group function is called
    bool votes = false;               ///< whether the control flow of any function was made uniform
    bool images = false;
    bool alignment = false;           ///< whether any address may be misaligned for its type
    bool copies = false;              ///< whether any asynchronous copy is started or waited for
    std::set<std::string> fold_types; ///< names of the value types in sub-group reductions and scans
};

} // namespace lockstep::rewriting
