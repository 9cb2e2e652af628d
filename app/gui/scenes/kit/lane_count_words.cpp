#include "app/gui/scenes/kit/lane_count_words.h"

#include "app/gui/theme/fonts.h"

#include <QCoreApplication>
#include <algorithm>

namespace lockstep::gui {
namespace {

struct LaneCounts {
    Q_DECLARE_TR_FUNCTIONS(LaneCounts)
};

constexpr double bar_and_gap = 48; ///< of a branch; that of active lanes is wider, but its text is short
constexpr double bracket_room =
    10; ///< for the bracket of a branch whose sides are connected with source lines

double body_width(const QString& text) {
    return text_width(FontRole::body, text);
}

} // namespace

QString lanes_active_words() {
    return LaneCounts::tr("lanes active");
}

QString this_branch_words() {
    return LaneCounts::tr("this branch");
}

QString split_words(const QString& counts) {
    return LaneCounts::tr("split %1").arg(counts);
}

QString all_true_words(std::uint32_t lanes) {
    return LaneCounts::tr("all %1", "of the lanes decide true").arg(lanes);
}

QString none_true_words() {
    return LaneCounts::tr("none", "of the lanes decides true");
}

double lane_count_width(std::uint32_t lanes) {
    const QString both = QStringLiteral("%1 / %1").arg(lanes);
    return bracket_room + std::max({bar_and_gap + body_width(split_words(both)),
                                    text_width(FontRole::secondary, lanes_active_words()),
                                    text_width(FontRole::secondary, this_branch_words())});
}

double short_lane_count_width(std::uint32_t lanes) {
    const QString both = QStringLiteral("%1 / %1").arg(lanes);
    return bracket_room +
           std::max({body_width(both), body_width(all_true_words(lanes)), body_width(none_true_words())});
}

} // namespace lockstep::gui
