#include "core/analysis/memory/banks.h"
#include "core/analysis/memory/coalescing.h"
#include "core/analysis/sites/divergence.h"
#include "core/warp/reconstruct.h"

#include "tests/support/random_trace.h"
#include "tests/support/slow/slow_memory.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>
#include <set>

namespace lockstep {
namespace {

/// Returns the default hardware, or hardware with different banks, an odd number of banks, or different
/// sectors and lines.
HardwareModel random_hardware() {
    HardwareModel hardware;
    if (*rc::gen::arbitrary<bool>()) {
        hardware.banks = *rc::gen::element(8U, 16U, 31U, 32U, 64U);
        hardware.bank_bytes = *rc::gen::element(1U, 4U, 8U, 16U);
        hardware.sector_bytes = *rc::gen::element(16U, 32U, 64U, 48U);
        hardware.line_bytes = *rc::gen::element(64U, 128U, 256U, 96U);
    }
    hardware.warp_width = *rc::gen::element(0U, 4U, 8U, 16U, 32U, 64U);
    return hardware;
}

template <class Check>
void for_random_groups(std::uint64_t number, const Check& check) {
    const HardwareModel hardware = random_hardware();
    for (std::uint64_t i = 0; i < 5; ++i) {
        const Trace trace = test::random_trace(number + i);
        Reconstructor reconstructor(trace, {hardware.warp_width});
        GroupSteps steps;
        for (std::uint64_t group = 0; group < group_count(trace.range); ++group) {
            RC_ASSERT(reconstructor.rebuild(Group(group), steps).ok());
            check(trace, steps, hardware);
        }
    }
}

RC_GTEST_PROP(AnalysisProperty, CoalescingEqualsTheSlowVersion, (std::uint64_t number)) {
    for_random_groups(number, [](const Trace& trace, const GroupSteps& steps, const HardwareModel& hardware) {
        FiguresBySite fast(trace.program.sites.size());
        count_coalescing(steps, trace.program.sites, hardware, fast);
        RC_ASSERT(fast == test::slow_coalescing(steps, trace.program.sites, hardware));
    });
}

RC_GTEST_PROP(AnalysisProperty, BanksEqualTheSlowVersion, (std::uint64_t number)) {
    for_random_groups(number, [](const Trace& trace, const GroupSteps& steps, const HardwareModel& hardware) {
        FiguresBySite fast(trace.program.sites.size());
        count_banks(steps, trace.program.sites, hardware, fast);
        RC_ASSERT(fast == test::slow_banks(steps, trace.program.sites, hardware));
    });
}

RC_GTEST_PROP(AnalysisProperty, DivergenceEqualsTheSlowVersion, (std::uint64_t number)) {
    for_random_groups(number, [](const Trace& trace, const GroupSteps& steps, const HardwareModel&) {
        FiguresBySite fast(trace.program.sites.size());
        count_divergence(steps, trace.program, fast);
        for (std::size_t i = 0; i < fast.size(); ++i) {
            fast[i].divergent = trace.program.sites[i].kind == SiteKind::choice ? 0 : fast[i].divergent;
        }
        RC_ASSERT(fast == test::slow_divergence(steps, trace.program.sites));
    });
}

/// Checks that a wavefront serves each bank at most once, that all words of each lane are served, and that
/// the sums match the counters.
void check_bank_request(const BankRequest& request, std::span<const std::uint16_t> lanes) {
    std::set<std::pair<std::uint32_t, std::uint32_t>> served;
    std::uint32_t passes = 0;
    for (const BankWord& word : request.words) {
        RC_ASSERT(served.emplace(word.pass, word.bank.value()).second);
        passes = std::max(passes, word.pass + 1);
        for (const Lane lane : word.lanes) {
            const auto at = std::lower_bound(lanes.begin(), lanes.end(), lane.value());
            RC_ASSERT(request.pass_of_lane[static_cast<std::size_t>(at - lanes.begin())] >= word.pass);
        }
    }
    RC_ASSERT(passes == request.wavefronts);
    RC_ASSERT(request.wavefronts == request.fewest + request.conflicts);
}

RC_GTEST_PROP(AnalysisProperty, InspectedRequestsAddUpToTheFigures, (std::uint64_t number)) {
    for_random_groups(number, [](const Trace& trace, const GroupSteps& steps, const HardwareModel& hardware) {
        const auto& sites = trace.program.sites;
        FiguresBySite counted(sites.size());
        FiguresBySite inspected(sites.size());
        count_banks(steps, sites, hardware, counted);
        count_coalescing(steps, sites, hardware, counted);
        for (const WarpStep& step : steps.steps) {
            const SiteInfo& site = sites[step.site.index()];
            SiteFigures& row = inspected[step.site.index()];
            for (std::size_t i = 0; i < site.pieces.size(); ++i) {
                const std::uint64_t bytes = std::uint64_t{step.active} * site.pieces[i].bytes;
                if (site.space == Space::local) {
                    const BankRequest request = inspect_banks(steps, step, site, hardware, i);
                    check_bank_request(request, steps.lanes_of(step));
                    row.local += {1, request.wavefronts, request.conflicts, bytes};
                } else {
                    const SectorRequest request = inspect_sectors(steps, step, site, hardware, i);
                    row.global += {1, request.sectors.size(), request.lines, request.bytes};
                }
            }
        }
        RC_ASSERT(counted == inspected);
    });
}

} // namespace
} // namespace lockstep
