#include "app/gui/scenes/kit/warp_split.h"

#include <QCoreApplication>

namespace lockstep::gui {
namespace {

struct WarpSplitWords {
    Q_DECLARE_TR_FUNCTIONS(WarpSplitWords)
};

} // namespace

QString true_head(const WarpSplit& split) {
    return split.kind == SiteKind::loop ? WarpSplitWords::tr("continues", "lanes whose loop has a next turn")
                                        : WarpSplitWords::tr("then", "the side of an if that is true");
}

QString false_head(const WarpSplit& split) {
    return split.kind == SiteKind::loop ? WarpSplitWords::tr("exits", "lanes whose loop ends")
                                        : WarpSplitWords::tr("else", "the side of an if that is false");
}

namespace {

QString lanes_text(const SplitSide& side) {
    return WarpSplitWords::tr("%Ln lane(s)", nullptr, static_cast<int>(side.lanes));
}
QString steps_text(const SplitSide& side) {
    return WarpSplitWords::tr("%Ln step(s)", nullptr, static_cast<int>(side.steps));
}
QString waiting_text(const WarpSplit& split, const SplitSide& side) {
    const SplitSide& other = &side == &split.on_true ? split.on_false : split.on_true;
    return WarpSplitWords::tr("wait %Ln step(s)", "lanes", static_cast<int>(other.steps));
}

} // namespace

QString side_at_line(const WarpSplit& split, const SplitSide& side) {
    return side.steps > 0 ? WarpSplitWords::tr("%1, %2", "so many lanes; so many steps")
                                .arg(lanes_text(side), steps_text(side))
                          : WarpSplitWords::tr("%1 (%2)", "so many lanes; wait so many steps")
                                .arg(lanes_text(side), waiting_text(split, side));
}

QString side_sentence(const WarpSplit& split, const SplitSide& side) {
    const QString who = split.is_every_warps ? WarpSplitWords::tr("%Ln lane(s) of each warp", nullptr,
                                                                  static_cast<int>(side.lanes))
                                             : lanes_text(side);
    if (side.next == nullptr) {
        return WarpSplitWords::tr("end of kernel, %1", "the kernel's; number of lanes").arg(who);
    }
    const QString line = QString::number(side.next->line);
    return side.steps > 0
               ? WarpSplitWords::tr("line %1, %2, %3", "number; lanes; steps")
                     .arg(line, who, steps_text(side))
               : WarpSplitWords::tr("continue at line %1, %2 (%3)", "number; lanes; steps that they wait")
                     .arg(line, who, waiting_text(split, side));
}

} // namespace lockstep::gui
