#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/scenes/tryit/try_parts.h"
#include "app/gui/theme/quantity_text.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace lockstep::gui {
namespace {

constexpr double strip_height = 196;  ///< height of the longest bar
constexpr double most_pitch = 40;     ///< distance of two bars
constexpr double least_pitch = 12;    ///< in a narrower width, the bars are a list
constexpr double numbered_pitch = 20; ///< in a narrower pitch, only the chosen bar has numbers
constexpr double row_height = 24;     ///< of the list

/// Where the bars are:
///
///     |pad| axis labels | 0 | 1 | 2 | ... | 32 |
///                       ^left  pitch
struct Strip {
    double left = 0;
    double pitch = 0;
    double top = 0;    ///< top of the longest bar
    double bottom = 0; ///< foot of the bars
    double most = 1;   ///< conflicts of the longest bar

    [[nodiscard]] QRectF column(std::size_t index) const {
        return {left + pitch * static_cast<double>(index), top, pitch, bottom - top};
    }
    [[nodiscard]] double right(std::size_t count) const { return left + pitch * static_cast<double>(count); }
    [[nodiscard]] double height(std::uint64_t conflicts) const {
        return (bottom - top) * std::sqrt(static_cast<double>(conflicts) / most);
    }
};

SceneId id_of(std::size_t index) {
    return LayoutMark{false, static_cast<std::uint32_t>(index)};
}

double most_conflicts(const TriedArray& array) {
    std::uint64_t most = 1;
    for (const TriedMap& tried : array.tried.paddings) {
        most = std::max(most, tried.figures.refused ? 0 : tried.figures.array.conflicts);
    }
    return static_cast<double>(most);
}

Label centred(QRectF rect, QString text, FontRole font, Colour colour, SceneId id) {
    Label label = text_label(rect, std::move(text), font, colour, Qt::AlignCenter);
    label.id = id;
    return label;
}

/// Adds a line and a number for each height that occurs, from the highest one down, where they do not overlap.
void add_axis(Scene& scene, const TriedArray& array, const Strip& strip) {
    std::set<std::uint64_t, std::greater<>> values{0};
    for (const TriedMap& tried : array.tried.paddings) {
        values.insert(tried.figures.refused ? 0 : tried.figures.array.conflicts);
    }
    constexpr double apart = 16;
    double above = strip.top - 2 * apart;
    for (const std::uint64_t value : values) {
        const double y = strip.bottom - strip.height(value);
        const bool has_room = y - above >= apart && (value == 0 || strip.bottom - y >= apart);
        if (!has_room) {
            continue;
        }
        above = y;
        scene.shapes.emplace_back(straight({strip.left - 4, y}, {strip.right(array.tried.paddings.size()), y},
                                           value == 0 ? Role::outline : Role::grid));
        scene.shapes.emplace_back(text_label({scene_pad, y - 8, strip.left - scene_pad - 8, 16},
                                             count_text(value), FontRole::tick, Role::text2,
                                             Qt::AlignRight | Qt::AlignVCenter));
    }
}

/// Adds a bar with its number above it, or a check, or a sign for a refused padding.
void add_bar(Scene& scene, const TriedArray& array, const Strip& strip, std::size_t index, bool is_numbered) {
    const TriedMap& tried = array.tried.paddings[index];
    const QRectF column = strip.column(index);
    const QRectF foot(column.left(), strip.bottom - 18, column.width(), 16);
    scene.shapes.emplace_back(filled(column.adjusted(0, -18, 0, 42), Role::none, id_of(index)));
    const QRectF number(column.left(), strip.bottom + 3, column.width(), 16);
    if (is_numbered || index % 8 == 0) {
        scene.shapes.emplace_back(centred(number.adjusted(-8, 0, 8, 0), QString::number(tried.pad_words),
                                          FontRole::tick, Role::text2, id_of(index)));
    }
    if (tried.figures.refused) {
        scene.shapes.emplace_back(
            centred(foot, QStringLiteral("×"), FontRole::body_strong, Role::disabled, id_of(index)));
        return;
    }
    const std::uint64_t conflicts = tried.figures.array.conflicts;
    if (conflicts == 0) {
        scene.shapes.emplace_back(
            centred(foot, QStringLiteral("✓"), FontRole::body_strong, Role::ok, id_of(index)));
        return;
    }
    const double height = std::max(2.0, strip.height(conflicts));
    const double gap = strip.pitch >= numbered_pitch ? 4 : 1;
    const auto passes = static_cast<unsigned>(std::min<std::uint64_t>(array.passes_at({.index = index}), 64));
    scene.shapes.emplace_back(
        framed({column.left() + gap, strip.bottom - height, column.width() - 2 * gap, height},
               conflict_role(passes), Role::conflict_line, 1, id_of(index)));
    if (is_numbered) {
        scene.shapes.emplace_back(centred(
            {column.left() - 8, strip.bottom - height - 17, column.width() + 16, 16},
            count_text(array.passes_at({.index = index})), FontRole::tick_strong, Role::text, id_of(index)));
    }
}

/// Adds the frames of the recorded and of the chosen padding, and the handle below the chosen one.
void add_frames(Scene& scene, const TryPicture& picture, const Strip& strip) {
    const double track = strip.bottom + 32;
    const double right = strip.right(picture.array->tried.paddings.size());
    scene.shapes.emplace_back(filled({strip.left, track - 2, right - strip.left, 4}, Role::outline));
    Box recorded = framed(strip.column(0).adjusted(1, -18, -1, 20), Role::none, Role::text2);
    recorded.stroke = Stroke::dashed;
    scene.shapes.emplace_back(recorded);
    const QString word = TryWords::tr("recorded");
    scene.shapes.emplace_back(
        text_label({strip.left, strip.top - 36, text_width(FontRole::tick, word) + 2, 16}, word,
                   FontRole::tick, Role::text2));
    if (picture.chosen.is_swizzle) {
        return;
    }
    const QRectF column = strip.column(picture.chosen.index);
    Box chosen = framed(column.adjusted(0, -19, 0, 21), Role::none, Role::accent, 2);
    chosen.stroke = picture.shows_recorded ? Stroke::dashed : Stroke::solid;
    scene.shapes.emplace_back(chosen);
    Box handle = filled({column.center().x() - 9, track - 11, 18, 22}, Role::accent);
    handle.radius = 3;
    scene.shapes.emplace_back(handle);
    for (const double x : {-2.5, 2.5}) {
        scene.shapes.emplace_back(straight({column.center().x() + x, track - 5},
                                           {column.center().x() + x, track + 5}, Role::on_accent, 2));
    }
}

double add_strip(Scene& scene, const TryPicture& picture, double width, double top) {
    const TriedArray& array = *picture.array;
    const std::size_t count = array.tried.paddings.size();
    const double axis =
        text_width(FontRole::tick, count_text(static_cast<std::uint64_t>(most_conflicts(array))));
    Strip strip{.left = scene_pad + axis + 14, .top = top + 40, .most = most_conflicts(array)};
    strip.bottom = strip.top + strip_height;
    strip.pitch = std::min(most_pitch, (width - scene_pad - strip.left) / static_cast<double>(count));
    add_axis(scene, array, strip);
    for (std::size_t i = 0; i < count; ++i) {
        const bool is_chosen = picture.chosen == LayoutChoice{.index = i};
        add_bar(scene, array, strip, i, strip.pitch >= numbered_pitch || is_chosen);
    }
    add_frames(scene, picture, strip);
    return add_paragraph(scene, {strip.left, strip.bottom + 46}, width - scene_pad - strip.left,
                         TryWords::tr("Number on a bar: passes of the worst request. Height: conflicts of "
                                      "all accesses to the array in the launch, on a square-root scale."),
                         FontRole::tick);
}

/// Adds a row of the list: the padding, a bar, its conflicts and passes.
void add_row(Scene& scene, const TryPicture& picture, std::size_t index, QRectF row) {
    const TriedArray& array = *picture.array;
    const TriedMap& tried = array.tried.paddings[index];
    const bool is_chosen = picture.chosen == LayoutChoice{.index = index};
    scene.shapes.emplace_back(framed(row.adjusted(0, 1, 0, -1), is_chosen ? Role::accent_soft : Role::none,
                                     is_chosen ? Role::accent : Role::none, is_chosen ? 2 : 0, id_of(index)));
    const double name = text_width(FontRole::body_strong, QStringLiteral("00")) + 8;
    scene.shapes.emplace_back(centred({row.left() + 4, row.top(), name, row.height()},
                                      QString::number(tried.pad_words), FontRole::body_strong, Role::text,
                                      id_of(index)));
    const QRectF rest(row.left() + name + 12, row.top(), row.width() - name - 16, row.height());
    if (tried.figures.refused || tried.figures.array.conflicts == 0) {
        const bool is_free = !tried.figures.refused;
        Label words = elided_label(rest,
                                   is_free ? QStringLiteral("✓ ") + TryWords::tr("no conflict")
                                           : refusal_words(array, {.index = index}),
                                   FontRole::secondary, is_free ? Role::ok : Role::text2);
        words.id = id_of(index);
        scene.shapes.emplace_back(words);
        return;
    }
    const std::uint64_t conflicts = tried.figures.array.conflicts;
    const QString number = count_text(conflicts);
    const double room = text_width(FontRole::secondary, number) + 8;
    const auto passes = static_cast<unsigned>(std::min<std::uint64_t>(array.passes_at({.index = index}), 64));
    const double longest = std::max(4.0, rest.width() - room);
    const double length = longest * std::sqrt(static_cast<double>(conflicts) / most_conflicts(array));
    scene.shapes.emplace_back(framed({rest.left(), row.top() + 5, std::max(2.0, length), row.height() - 10},
                                     conflict_role(passes), Role::conflict_line, 1, id_of(index)));
    Label words =
        text_label({rest.left() + length + 6, row.top(), room, row.height()}, number, FontRole::secondary);
    words.id = id_of(index);
    scene.shapes.emplace_back(words);
}

double add_list(Scene& scene, const TryPicture& picture, double width, double top) {
    for (std::size_t i = 0; i < picture.array->tried.paddings.size(); ++i) {
        add_row(scene, picture, i, {scene_pad, top, width - 2 * scene_pad, row_height});
        top += row_height;
    }
    return top;
}

} // namespace

double add_paddings(Scene& scene, const TryPicture& picture, double width, double top) {
    const TriedArray& array = *picture.array;
    const double bottom =
        add_try_heading(scene,
                        {.title = TryWords::tr("Padding of %1").arg(QString::fromStdString(array.name)),
                         .hint = TryWords::tr("conflicts for each padding, in words per row"),
                         .badges = {Knowledge::recounted, Knowledge::source}},
                        width, top);
    if (array.needs_row()) {
        return add_notice(
            scene, {scene_pad, bottom + 4}, width - 2 * scene_pad,
            TryWords::tr("The length of a row is unknown. Enter the number of elements per row."));
    }
    const double axis =
        text_width(FontRole::tick, count_text(static_cast<std::uint64_t>(most_conflicts(array))));
    const double room = width - 2 * scene_pad - axis - 14;
    return room / static_cast<double>(array.tried.paddings.size()) < least_pitch
               ? add_list(scene, picture, width, bottom + 4)
               : add_strip(scene, picture, width, bottom);
}

} // namespace lockstep::gui
