#include "app/gui/present/lane_strip.h"

#include "app/gui/present/slide_parts.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/theme/fonts.h"
#include "core/session/lane_state.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace lockstep::gui {
namespace {

struct StripWords {
    Q_DECLARE_TR_FUNCTIONS(StripWords)
};

constexpr double cells_left = 268;
constexpr std::size_t most_of_row = 32;
constexpr std::size_t most_rows_of_cells = 2;
constexpr double least_numbered = 36; ///< width of a cell that shows its number

enum class Cover : std::uint8_t { covered, takes_part, idle };

/// Returns what each cell shows: the lanes of the warp, or the warps of the group.
std::vector<Cover> covers_of(const SlideContent& content) {
    const Question& question = *content.state.question->asked;
    const bool is_of_warps = question.covers == Covers::warps;
    const std::size_t count =
        is_of_warps ? content.view().steps->warps : content.view().lanes_of(question.place.warp);
    if (content.state.kind == PresentedKind::question) {
        return std::vector<Cover>(count, Cover::covered);
    }
    std::vector<Cover> covers(count, Cover::idle);
    if (is_of_warps) {
        for (std::size_t warp = 0; warp < count; ++warp) {
            const bool acts = content.view().step_at(question.place.tick,
                                                     Warp(static_cast<std::uint32_t>(warp))) != nullptr;
            covers[warp] = acts ? Cover::takes_part : Cover::idle;
        }
        return covers;
    }
    const WarpRow row = warp_row(content.view(), question.place.tick, question.place.warp);
    for (std::size_t lane = 0; lane < std::min(count, row.lanes.size()); ++lane) {
        const bool acts = takes_part(row.lanes[lane]) && row.lanes[lane] != LaneState::decided_false;
        covers[lane] = acts ? Cover::takes_part : Cover::idle;
    }
    return covers;
}

Box cell_box(Cover cover, const QRectF& rect) {
    switch (cover) {
    case Cover::covered:
        return framed(rect, Role::accent_soft, Role::accent, 2);
    case Cover::takes_part:
        return framed(rect, Role::active, Role::text, 2);
    case Cover::idle:
        break;
    }
    return framed(rect, Role::masked, Role::masked_line, 1);
}

void add_cell(Scene& scene, Cover cover, std::size_t number, const QRectF& rect) {
    scene.shapes.push_back(cell_box(cover, rect));
    const Colour ink = cover == Cover::takes_part ? ink_on(Role::active)
                       : cover == Cover::covered  ? Colour(Role::accent)
                                                  : Colour(Role::text);
    if (rect.width() < least_numbered) {
        return;
    }
    const double half = rect.height() / 2;
    scene.shapes.push_back(text_label({rect.left() - 4, rect.top() + 2, rect.width() + 8, half},
                                      QString::number(number), FontRole::slide_small,
                                      cover == Cover::covered ? Colour(Role::text) : ink, Qt::AlignCenter));
    const QRectF mark(rect.left(), rect.top() + half - 2, rect.width(), half);
    if (cover == Cover::idle) {
        const QPointF c = mark.center();
        scene.shapes.push_back(straight(c + QPointF(-7, 8), c + QPointF(7, -8), Role::text, 2));
    } else {
        scene.shapes.push_back(text_label(mark,
                                          cover == Cover::covered ? QStringLiteral("?") : QStringLiteral("+"),
                                          FontRole::slide_count, ink, Qt::AlignCenter));
    }
}

void add_name(Scene& scene, const SlideContent& content, double top, std::size_t count) {
    const Question& question = *content.state.question->asked;
    const bool is_of_warps = question.covers == Covers::warps;
    const QRectF row(slide_margin, top + 16, cells_left - slide_margin - 12, 44);
    scene.shapes.push_back(elided_label(
        row,
        is_of_warps ? StripWords::tr("Warps") : StripWords::tr("Warp %1").arg(question.place.warp.value()),
        FontRole::slide_count));
    if (!is_of_warps) {
        scene.shapes.push_back(elided_label(
            row.translated(0, 46), StripWords::tr("lanes 0–%1").arg(count - 1), FontRole::slide_small));
    }
}

} // namespace

void add_lane_strip(Scene& scene, const SlideContent& content, double top) {
    std::vector<Cover> covers = covers_of(content);
    const double shown = std::ceil(content.motion.reveal * static_cast<double>(covers.size()));
    std::fill(covers.begin() + static_cast<std::ptrdiff_t>(shown), covers.end(), Cover::covered);
    if (covers.empty()) {
        return;
    }
    const double room = scene.size.width() - slide_margin - cells_left;
    const bool in_rows = covers.size() > most_of_row && covers.size() <= most_rows_of_cells * most_of_row;
    const std::size_t of_row = in_rows ? most_of_row : covers.size();
    const std::size_t rows = (covers.size() + of_row - 1) / of_row;
    const double pitch = std::min(60.0, room / static_cast<double>(of_row));
    const double height = strip_height / static_cast<double>(rows);
    add_name(scene, content, top, covers.size());
    for (std::size_t cell = 0; cell < covers.size(); ++cell) {
        const std::size_t row = cell / of_row;
        const std::size_t column = cell % of_row;
        add_cell(scene, covers[cell], cell,
                 {cells_left + static_cast<double>(column) * pitch, top + static_cast<double>(row) * height,
                  pitch >= 8 ? pitch - 4 : pitch, height - 4});
    }
}

} // namespace lockstep::gui
