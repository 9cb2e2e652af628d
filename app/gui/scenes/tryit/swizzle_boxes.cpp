#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/scenes/tryit/try_parts.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/theme/quantity_text.h"
#include "app/words/trace/layout_words.h"

#include <algorithm>
#include <cmath>

namespace lockstep::gui {
namespace {

constexpr double box_height = 52;
constexpr double box_gap = 6;
constexpr double least_width = 160;

/// Adds the worst request's passes in their colour, and the conflicts; or a check, or why the swizzle is refused.
void add_result(Scene& scene, const TriedArray& array, LayoutChoice choice, QRectF row, SceneId id) {
    const auto add = [&](QRectF rect, const QString& text, FontRole font, Colour colour) {
        Label label = elided_label(rect, text, font, colour);
        label.id = id;
        scene.shapes.emplace_back(label);
    };
    const Recounted& figures = array.at(choice).figures;
    if (figures.refused) {
        add(row, refusal_words(array, choice), FontRole::tick, Role::text2);
        return;
    }
    if (figures.array.conflicts == 0) {
        add(row, QStringLiteral("✓ ") + TryWords::tr("no conflict"), FontRole::second_strong, Role::ok);
        return;
    }
    const std::uint64_t passes = array.passes_at(choice);
    const QString number = count_text(passes);
    const Role role = conflict_role(static_cast<unsigned>(std::min<std::uint64_t>(passes, 64)));
    const double side = std::max(20.0, text_width(FontRole::value, number) + 8);
    scene.shapes.emplace_back(
        framed({row.left(), row.top() + 1, side, row.height() - 2}, role, Role::conflict_line, 1, id));
    Label chip = text_label({row.left(), row.top() + 1, side, row.height() - 2}, number, FontRole::value,
                            ink_on(role), Qt::AlignCenter);
    chip.id = id;
    scene.shapes.emplace_back(chip);
    add(row.adjusted(side + 6, 0, 0, 0),
        TryWords::tr("%Ln conflict(s)", nullptr,
                     static_cast<int>(std::min<std::uint64_t>(figures.array.conflicts, 1'000'000'000))),
        FontRole::second_strong, Role::text);
}

void add_box(Scene& scene, const TryPicture& picture, std::size_t index, QRectF rect) {
    const LayoutChoice choice{true, index};
    const LayoutMark id{true, static_cast<std::uint32_t>(index)};
    const bool is_recorded = index == 0;
    const bool is_chosen = picture.chosen == choice;
    Box box = framed(rect, is_chosen ? Role::accent_soft : Role::panel,
                     is_chosen     ? Role::accent
                     : is_recorded ? Role::text2
                                   : Role::border,
                     is_chosen ? 2 : 1, id);
    box.stroke = is_recorded || (is_chosen && picture.shows_recorded) ? Stroke::dashed : Stroke::solid;
    scene.shapes.emplace_back(box);
    const QString formula = worded(layout_name(picture.array->at(choice)));
    Label name = elided_label({rect.left() + 8, rect.top() + 5, rect.width() - 16, 18},
                              is_recorded ? TryWords::tr("%1 (recorded)", "a formula").arg(formula) : formula,
                              FontRole::code);
    name.id = id;
    scene.shapes.emplace_back(name);
    add_result(scene, *picture.array, choice, {rect.left() + 8, rect.top() + 26, rect.width() - 16, 20}, id);
}

} // namespace

double add_swizzles(Scene& scene, const TryPicture& picture, double width, double top) {
    if (picture.array->needs_row()) {
        return top;
    }
    const double bottom = add_try_heading(
        scene,
        {.title = TryWords::tr("XOR swizzle of %1").arg(QString::fromStdString(picture.array->name)),
         .hint =
             TryWords::tr("no extra bytes, but extra instructions that compute the new indices; x: index in "
                          "the row, y: row"),
         .badges = {Knowledge::recounted, Knowledge::source}},
        width, top);
    const double room = width - 2 * scene_pad;
    const auto columns = static_cast<std::size_t>(
        std::clamp(std::floor((room + box_gap) / (least_width + box_gap)), 1.0, 6.0));
    const double each = (room + box_gap) / static_cast<double>(columns) - box_gap;
    const std::size_t count = picture.array->tried.swizzles.size();
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t row = i / columns;
        add_box(scene, picture, i,
                {scene_pad + static_cast<double>(i % columns) * (each + box_gap),
                 bottom + 4 + static_cast<double>(row) * (box_height + box_gap), each, box_height});
    }
    const std::size_t rows = (count + columns - 1) / columns;
    return bottom + 4 + static_cast<double>(rows) * (box_height + box_gap) - box_gap;
}

} // namespace lockstep::gui
