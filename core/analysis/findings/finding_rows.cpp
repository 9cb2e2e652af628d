#include "core/analysis/findings/finding_rows.h"

namespace lockstep {
namespace {

/// Makes the row of a finding kind that belongs to the same check in every memory space.
constexpr FindingRow of_one_check(FindingKind kind, const char* name, CheckKind check) {
    return {kind, name, PlainKernel::is_kept_back, check, check, check, check};
}

constexpr FindingRow rows[] = {
    {FindingKind::race, "race", PlainKernel::runs, CheckKind::global_races, CheckKind::local_races,
     CheckKind::image_races, CheckKind::global_races},
    of_one_check(FindingKind::out_of_bounds, "out-of-bounds", CheckKind::bounds),
    of_one_check(FindingKind::null_pointer, "null-pointer", CheckKind::null_pointers),
    of_one_check(FindingKind::barrier_divergence, "barrier-divergence", CheckKind::barriers),
    {FindingKind::uninitialised_read, "uninitialised-read", PlainKernel::runs,
     CheckKind::global_uninitialised, CheckKind::local_uninitialised, CheckKind::global_uninitialised,
     CheckKind::private_uninitialised},
    of_one_check(FindingKind::endless_loop, "endless-loop", CheckKind::loops),
    of_one_check(FindingKind::unfinished_copy, "unfinished-copy", CheckKind::copies),
    of_one_check(FindingKind::misaligned_access, "misaligned-access", CheckKind::alignment),
    {FindingKind::access_qualifier, "access-qualifier", PlainKernel::runs, CheckKind::qualifiers,
     CheckKind::qualifiers, CheckKind::qualifiers, CheckKind::qualifiers},
    of_one_check(FindingKind::collective_mismatch, "collective-mismatch", CheckKind::collectives),
    {FindingKind::unneeded_barrier, "unneeded-barrier", PlainKernel::runs, CheckKind::unneeded_barriers,
     CheckKind::unneeded_barriers, CheckKind::unneeded_barriers, CheckKind::unneeded_barriers},
};

constexpr bool stand_in_the_order_of_kinds() {
    for (std::size_t i = 0; i < std::size(rows); ++i) {
        if (rows[i].kind != static_cast<FindingKind>(i)) {
            return false;
        }
    }
    return true;
}
static_assert(stand_in_the_order_of_kinds());

} // namespace

std::span<const FindingRow> finding_rows() {
    return rows;
}

const FindingRow& row_of(FindingKind kind) {
    return rows[static_cast<std::size_t>(kind)];
}

bool keeps_plain_kernel_back(const Finding& finding) {
    return row_of(finding.kind).plain_kernel == PlainKernel::is_kept_back ||
           (finding.kind == FindingKind::uninitialised_read && finding.place.space == Space::none);
}

} // namespace lockstep
