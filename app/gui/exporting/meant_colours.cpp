#include "app/gui/exporting/meant_colours.h"

#include "app/gui/scenes/kit/legend_parts.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <utility>

namespace lockstep::gui {
namespace {

bool is_degree(Role role) {
    return role >= Role::conflict2 && role <= Role::conflict32;
}

bool has_meaning(Role role) {
    const bool is_state = role >= Role::active && role <= Role::broadcast;
    const bool is_line = role >= Role::ready_line && role <= Role::conflict_line;
    const bool is_series = role >= Role::series_a && role <= Role::series_d;
    return is_state || is_line || is_degree(role) || is_series;
}

/// A colour with its pattern. `is_line`: drawn as a line and not as an area.
struct Drawn {
    Role role;
    int pattern;
    bool is_line;
    friend auto operator<=>(const Drawn&, const Drawn&) = default;
};

struct Seen {
    QString name;
    std::size_t boxes = 0;      ///< number of cells that were looked at
    std::size_t with_texts = 0; ///< number of these cells that contain a text
};
using AllSeen = std::map<Drawn, Seen>;

bool contains_text(const Scene& scene, const QRectF& cell) {
    return std::ranges::any_of(scene.shapes, [&cell](const Shape& shape) {
        const auto* label = std::get_if<Label>(&shape);
        return label != nullptr && !label->text.isEmpty() && cell.contains(label->rect.center());
    });
}

void see(AllSeen& seen, const Scene& scene, const Box& box, const QString& legend) {
    constexpr std::size_t most_looked_at = 32; // per colour, because each one needs a pass over all texts
    if (box.fill.kind != Colour::Kind::plain || !has_meaning(box.fill.role)) {
        return;
    }
    Seen& at = seen[{box.fill.role, static_cast<int>(box.hatch), false}];
    if (is<LegendPart>(box.id)) {
        at.name = at.name.isEmpty() ? legend : at.name;
    } else if (is_degree(box.fill.role) && at.boxes < most_looked_at) {
        ++at.boxes;
        at.with_texts += contains_text(scene, box.rect) ? 1 : 0;
    }
}

void see(AllSeen& seen, const Line& line, const QString& legend) {
    if (line.colour.kind == Colour::Kind::plain && has_meaning(line.colour.role)) {
        Seen& at = seen[{line.colour.role, static_cast<int>(line.stroke), true}];
        at.name = is<LegendPart>(line.id) && at.name.isEmpty() ? legend : at.name;
    }
}

QString cue_of(const Drawn& drawn, const Seen& seen) {
    const bool has_numbers = seen.boxes > 0 && 2 * seen.with_texts > seen.boxes;
    const QString pattern = QStringLiteral("%1 %2").arg(drawn.is_line ? 1 : 0).arg(drawn.pattern);
    return has_numbers ? QStringLiteral("%1 %2").arg(pattern).arg(static_cast<int>(drawn.role)) : pattern;
}

} // namespace

std::vector<MeantColour> meant_colours(const Scene& scene, const Theme& theme) {
    AllSeen seen;
    QString legend; // a legend has each text before its swatch
    for (const Shape& shape : scene.shapes) {
        if (const auto* label = std::get_if<Label>(&shape); label != nullptr && is_in_legend(shape)) {
            legend = label->text;
        } else if (const auto* box = std::get_if<Box>(&shape); box != nullptr) {
            see(seen, scene, *box, legend);
        } else if (const auto* line = std::get_if<Line>(&shape); line != nullptr) {
            see(seen, *line, legend);
        }
    }
    std::vector<MeantColour> colours;
    for (const auto& [drawn, at] : seen) {
        colours.push_back({theme[drawn.role], cue_of(drawn, at), at.name});
    }
    return colours;
}

} // namespace lockstep::gui
