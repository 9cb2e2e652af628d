// Tests on random traces that every step has its statements, and that their numbers equal those of the slow
// implementation.
#include "core/narration/narrate.h"

#include "tests/support/random_trace.h"
#include "tests/support/slow/slow_narration.h"
#include "tests/unit/narration/told.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>
#include <string_view>

namespace lockstep {
namespace {

using namespace test;

void check_form(const Statement& statement) {
    const StatementForm& form = form_of(statement.kind);
    RC_ASSERT(statement.numbers.size() == form.number_count());
    RC_ASSERT(statement.names.size() == form.name_count());
    RC_ASSERT(statement.line.has_value() == form.has_line);
    RC_ASSERT(statement.lanes.empty() != form.has_lanes);
    RC_ASSERT(std::ranges::is_sorted(statement.lanes));
}

/// Returns the statement's number with this name; `otherwise` if the statement has none.
std::uint64_t number(const Statement& statement, std::string_view name, std::uint64_t otherwise) {
    const StatementForm& form = form_of(statement.kind);
    for (std::size_t i = 0; i < form.number_count(); ++i) {
        if (form.numbers[i] == name) {
            return statement.numbers[i];
        }
    }
    return otherwise;
}

void check_sectors(const GroupView& view, const WarpStep& step, const Statement& why) {
    const SlowSectors slow = slow_sectors(*view.steps, step, view.site(step.site), view.session->hardware());
    RC_ASSERT(number(why, "sectors", 1) == slow.moved);
    RC_ASSERT(number(why, "fewest", slow.moved) == slow.fewest);
}

void check_passes(const GroupView& view, const WarpStep& step, const Statement& why) {
    const SiteInfo& site = view.site(step.site);
    const HardwareModel& hardware = view.session->hardware();
    const bool may_join =
        site.kind == SiteKind::read && std::ranges::any_of(site.pieces, [&](const Piece& piece) {
            return piece.bytes > hardware.bank_bytes;
        });
    if (!may_join) {
        const SlowPasses slow = slow_passes(*view.steps, step, site, hardware);
        RC_ASSERT(number(why, "passes", 1) == slow.passes);
        RC_ASSERT(number(why, "fewest", slow.passes) == slow.fewest);
    }
}

void check_split(const GroupView& view, const WarpStep& step, const Narration& told) {
    const SlowSplit slow = slow_split(*view.steps, step);
    const bool is_split = slow.on_true != 0 && slow.on_false != 0;
    RC_ASSERT(number(told.what, "false", 0) + number(told.what, "leave", 0) ==
              (is_split ? slow.on_false : 0));
    if (is_split) {
        RC_ASSERT(number(told.what, "true", 0) + number(told.what, "continue", 0) == slow.on_true);
        RC_ASSERT(number(*told.why, "steps", 0) == slow.steps);
        RC_ASSERT(told.why->line.has_value() == slow.join.has_value());
    }
}

void check_step(const GroupView& view, const WarpStep& step, const Narration& told) {
    const SiteInfo& site = view.site(step.site);
    const bool is_global = site.space == Space::global || site.space == Space::constant;
    if (is_access(site.kind) && site.kind != SiteKind::atomic && is_global) {
        check_sectors(view, step, *told.why);
    } else if (is_access(site.kind) && site.space == Space::local) {
        check_passes(view, step, *told.why);
    } else if (site.kind == SiteKind::branch || site.kind == SiteKind::loop) {
        if (told.what.kind != StatementKind::loop_stopped) {
            check_split(view, step, told);
        }
    }
    RC_ASSERT(number(told.what, "active", step.active) == step.active);
}

RC_GTEST_PROP(NarrateProperty, every_step_of_a_random_trace_is_told_with_the_slow_numbers,
              (std::uint64_t seed)) {
    Recording recording;
    recording.launches.push_back(random_trace(seed, {.most_items = 70, .most_groups = 1}));
    HardwareModel hardware;
    hardware.warp_width = *rc::gen::element(4U, 8U, 32U, 64U, 0U);
    const GroupView view = view_of(std::move(recording), hardware);
    for (std::uint32_t tick = 0; tick < view.tick_count(); ++tick) {
        for (std::uint32_t warp = 0; warp < view.steps->warps; ++warp) {
            const Narration told = narrate(view, Tick(tick), Warp(warp));
            check_form(told.what);
            if (told.why) {
                check_form(*told.why);
            }
            const WarpStep* step = view.step_at(Tick(tick), Warp(warp));
            if (step != nullptr) {
                check_step(view, *step, told);
            }
        }
    }
}

} // namespace
} // namespace lockstep
