#include "app/gui/scenes/kit/warp_split.h"

#include "core/site/record.h"

#include <QCoreApplication>
#include <algorithm>

namespace lockstep::gui {
namespace {

struct WarpSplitWords {
    Q_DECLARE_TR_FUNCTIONS(WarpSplitWords)
};

/// By lane of the warp: true where it decided so; nothing where it took no part.
using Sides = std::vector<std::optional<bool>>;

Sides sides_of(const GroupView& view, const WarpStep& step) {
    Sides sides(view.steps->warp_width);
    const auto lanes = view.steps->lanes_of(step);
    const auto payloads = view.steps->payloads_of(step);
    for (std::size_t i = 0; i < lanes.size(); ++i) {
        sides[lanes[i]] = decision(payloads[i]) == 1;
    }
    return sides;
}

std::uint32_t count(const Sides& sides, bool side) {
    return static_cast<std::uint32_t>(std::ranges::count(sides, std::optional(side)));
}

bool takes_part(const GroupView& view, const WarpStep& step, const Sides& sides, bool side) {
    return std::ranges::any_of(view.steps->lanes_of(step),
                               [&](std::uint16_t lane) { return sides[lane] == side; });
}

/// Follows both sides until a step has lanes of each.
void follow(const GroupView& view, const WarpStep& from, const Sides& sides, WarpSplit& split) {
    const std::vector<std::uint32_t>& steps = view.warp_steps[from.warp.index()];
    const auto index = static_cast<std::uint32_t>(&from - view.steps->steps.data());
    for (auto i = std::ranges::upper_bound(steps, index); i != steps.end(); ++i) {
        const WarpStep& step = view.steps->steps[*i];
        const bool goes[] = {takes_part(view, step, sides, false), takes_part(view, step, sides, true)};
        for (const bool side : {false, true}) {
            SplitSide& part = side ? split.on_true : split.on_false;
            if (goes[side ? 1 : 0]) {
                part.next = part.next != nullptr ? part.next : &view.site(step.site);
                part.steps += goes[side ? 0 : 1] ? 0 : 1;
            }
        }
        if (goes[0] && goes[1]) {
            return;
        }
    }
}

bool splits_alike(const GroupView& view, Tick tick, const WarpSplit& split) {
    return std::ranges::all_of(view.steps->steps_of(tick), [&](const WarpStep& step) {
        const Sides sides = sides_of(view, step);
        return count(sides, true) == split.on_true.lanes && count(sides, false) == split.on_false.lanes;
    });
}

} // namespace

std::optional<WarpSplit> warp_split(const GroupView& view, Tick tick, Warp warp) {
    const WarpStep* step = view.step_at(tick, warp);
    if (step == nullptr) {
        return std::nullopt;
    }
    WarpSplit split;
    split.kind = view.site(step->site).kind;
    if (!is_decision(split.kind) || split.kind == SiteKind::choice) {
        return std::nullopt;
    }
    const Sides sides = sides_of(view, *step);
    split.on_true.lanes = count(sides, true);
    split.on_false.lanes = count(sides, false);
    if (split.on_true.lanes == 0 || split.on_false.lanes == 0) {
        return std::nullopt;
    }
    split.is_every_warps = view.steps->steps_of(tick).size() > 1 && splits_alike(view, tick, split);
    follow(view, *step, sides, split);
    return split;
}

QString true_head(const WarpSplit& split) {
    return split.kind == SiteKind::loop ? WarpSplitWords::tr("goes on", "lanes whose loop has a next turn")
                                        : WarpSplitWords::tr("then", "the side of an if that is true");
}

QString false_head(const WarpSplit& split) {
    return split.kind == SiteKind::loop ? WarpSplitWords::tr("leaves", "lanes whose loop ends")
                                        : WarpSplitWords::tr("else", "the side of an if that is false");
}

namespace {

QString lanes_text(const SplitSide& side) {
    return WarpSplitWords::tr("%n lane(s)", nullptr, static_cast<int>(side.lanes));
}
QString steps_text(const SplitSide& side) {
    return WarpSplitWords::tr("%n step(s)", nullptr, static_cast<int>(side.steps));
}
QString waiting_text(const WarpSplit& split, const SplitSide& side) {
    const SplitSide& other = &side == &split.on_true ? split.on_false : split.on_true;
    return WarpSplitWords::tr("wait %n step(s)", "lanes", static_cast<int>(other.steps));
}

} // namespace

QString side_at_line(const WarpSplit& split, const SplitSide& side) {
    return side.steps > 0 ? WarpSplitWords::tr("%1, %2", "so many lanes; so many steps")
                                .arg(lanes_text(side), steps_text(side))
                          : WarpSplitWords::tr("%1 (%2)", "so many lanes; wait so many steps")
                                .arg(lanes_text(side), waiting_text(split, side));
}

QString side_sentence(const WarpSplit& split, const SplitSide& side) {
    const QString who = split.is_every_warps ? WarpSplitWords::tr("%n lane(s) of each warp", nullptr,
                                                                  static_cast<int>(side.lanes))
                                             : lanes_text(side);
    if (side.next == nullptr) {
        return WarpSplitWords::tr("at the end, %1", "the kernel's; so many lanes").arg(who);
    }
    const QString line = QString::number(side.next->line);
    return side.steps > 0
               ? WarpSplitWords::tr("line %1, %2, %3", "number; so many lanes; so many steps")
                     .arg(line, who, steps_text(side))
               : WarpSplitWords::tr("on to line %1, %2 (%3)", "number; so many lanes; wait so many steps")
                     .arg(line, who, waiting_text(split, side));
}

} // namespace lockstep::gui
