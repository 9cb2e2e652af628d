#include "app/gui/scenes/model/issue_track.h"

#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/scenes/model/model_cards.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace lockstep::gui {
namespace {

struct TrackWords {
    Q_DECLARE_TR_FUNCTIONS(TrackWords)
};

double track_bin(const Axis& axis) {
    double bin = 10;
    while (bin / axis.per_pixel() < 4) {
        bin *= 2;
    }
    return bin;
}

/// Adds the name of the track, which wraps. Returns its bottom edge.
double add_track_name(Scene& scene, double top) {
    return add_paragraph(scene, {scene_pad, top - 1}, SlotLayout::label_width - 44,
                         TrackWords::tr("issue slots used"), FontRole::tick);
}

} // namespace

double issue_track_room() {
    Scene probe;
    return std::max(issue_track_height, add_track_name(probe, 0));
}

IssueShares::IssueShares(const SlotLayout& layout)
    : origin_(layout.axis.begin),
      bin_(track_bin(layout.axis)),
      share_(1 / (bin_ * layout.hardware.schedulers)),
      shares_(std::max<std::size_t>(
          1, static_cast<std::size_t>(std::ceil((layout.axis.end - layout.axis.begin) / bin_)))) {}

void IssueShares::take(const TimelineBins& bins) {
    constexpr std::size_t active = 1;
    static_assert(binned_states[active].state == WarpState::active);
    const auto nearest = [&](std::size_t border) {
        const double cycle = std::max(0.0, origin_ + static_cast<double>(border) * bin_);
        return std::min(bins.count(),
                        static_cast<std::uint64_t>(std::llround(cycle / static_cast<double>(bins.width()))));
    };
    for (std::size_t i = 0; i < shares_.size(); ++i) {
        const std::uint64_t begin = nearest(i);
        const std::uint64_t end = nearest(i + 1);
        std::uint64_t issues = 0;
        for (std::uint64_t bin = begin; bin < end; ++bin) {
            for (const TimelineBins::Sums& sums : bins.of(bin)) {
                issues += sums[active];
            }
        }
        if (begin < end) {
            const double nominal = bin_ / static_cast<double>((end - begin) * bins.width());
            shares_[i] = static_cast<double>(issues) * nominal * share_;
        }
    }
}

void add_issue_track(Scene& scene, const SlotLayout& layout, const IssueShares& issue, double top) {
    const Axis& axis = layout.axis;
    const double bottom = top + issue_track_height;
    const double bin = issue.bin();
    add_track_name(scene, top);
    const QRectF scale(scene_pad, top - 6, SlotLayout::label_width - 8, 14);
    scene.shapes.push_back(text_label(scale, QStringLiteral("100"), FontRole::tick, Role::text2,
                                      Qt::AlignRight | Qt::AlignVCenter));
    scene.shapes.push_back(text_label(scale.translated(0, issue_track_height - 3), TrackWords::tr("0 %"),
                                      FontRole::tick, Role::text2, Qt::AlignRight | Qt::AlignVCenter));
    scene.shapes.push_back(filled({axis.left, top, axis.right - axis.left, issue_track_height},
                                  Role::panel_alt, figure_id(ModelFigure::utilisation)));
    scene.shapes.push_back(straight({axis.left, bottom}, {axis.right, bottom}, Role::border));
    double y_before = bottom;
    const std::vector<double>& shares = issue.shares();
    for (std::size_t i = 0; i < shares.size(); ++i) {
        const double left = axis.x(axis.begin + static_cast<double>(i) * bin);
        const double right = std::min(axis.right, axis.x(axis.begin + static_cast<double>(i + 1) * bin));
        const double y = bottom - std::min(1.0, shares[i]) * issue_track_height;
        scene.shapes.push_back(filled({left, y, right - left, bottom - y}, Role::request_soft,
                                      figure_id(ModelFigure::utilisation)));
        if (y != y_before) {
            scene.shapes.push_back(straight({left, y_before}, {left, y}, Role::active, 1.2));
        }
        scene.shapes.push_back(straight({left, y}, {right, y}, Role::active, 1.2));
        y_before = y;
    }
}

} // namespace lockstep::gui
