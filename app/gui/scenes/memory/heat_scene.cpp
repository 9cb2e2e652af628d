#include "app/gui/scenes/memory/heat_scene.h"

#include "app/gui/scenes/kit/memory_use.h"
#include "app/gui/scenes/kit/model_parts.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/scenes/memory/heat_lines.h"
#include "app/gui/theme/heat.h"
#include "app/gui/theme/quantity_text.h"
#include "app/gui/workspace/track.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <set>

namespace lockstep::gui {
namespace {

struct MemoryHeatWords {
    Q_DECLARE_TR_FUNCTIONS(MemoryHeatWords)
};

constexpr double usual_cell_height = 18;
constexpr double most_cell_width = 22;
constexpr double scale_width = 150;
constexpr double label_width = 70;

std::uint64_t accesses(const HeatCell& cell) {
    return cell.reads + cell.writes;
}

std::uint64_t most_accesses(const ObjectHeat& heat) {
    std::uint64_t most = 0;
    for (const HeatCell& cell : heat.cells) {
        most = std::max(most, accesses(cell));
    }
    return most;
}

using Cells = std::set<std::uint64_t>;

/// Adds to `cells` the cells of an object that a step accesses.
void take_cells(const GroupView& view, const WarpStep& step, const ObjectHeat& heat, Cells& cells) {
    const SiteInfo& site = view.site(step.site);
    const ObjectInfo& object = view.trace().objects[heat.object];
    if (!is_access(site.kind) || (site.space == Space::local) != (object.space == Space::local)) {
        return;
    }
    for (const std::uint64_t address : view.steps->payloads_of(step)) {
        if (address >= object.base && address < object.base + object.size_bytes) {
            cells.insert((address - object.base) / heat.cell_bytes);
        }
    }
}

/// Returns the cells of an object that the cursor's warp accesses at the cursor's tick.
Cells cells_now(const GroupView& view, const Cursor& cursor, const ObjectHeat& heat) {
    Cells cells;
    if (const WarpStep* step = view.step_at(cursor.tick, cursor.warp)) {
        take_cells(view, *step, heat, cells);
    }
    return cells;
}

/// Returns the cells of an object that the group accesses on the chosen line.
Cells cells_of_line(const GroupView& view, std::uint32_t line, const ObjectHeat& heat) {
    Cells cells;
    for (const std::uint32_t tick : line > 0 ? ticks_of_line(view, line) : std::vector<std::uint32_t>()) {
        for (const WarpStep& step : view.steps->steps_of(Tick(tick))) {
            take_cells(view, step, heat, cells);
        }
    }
    return cells;
}

QString object_title(const GroupView& view, const ObjectHeat& heat) {
    const ObjectInfo& object = view.trace().objects[heat.object];
    const QString name = QString::fromStdString(object.name);
    const QString bytes = count_text(object.size_bytes);
    return object.space == Space::local ? MemoryHeatWords::tr("%1 in local memory, %2 bytes").arg(name, bytes)
           : object.space == Space::constant
               ? MemoryHeatWords::tr("%1 in constant memory, %2 bytes").arg(name, bytes)
               : MemoryHeatWords::tr("%1 in global memory, %2 bytes").arg(name, bytes);
}

/// Adds a colour scale from dark to bright, with numbers at both ends. Returns its left edge.
double add_scale(Scene& scene, std::uint64_t most, double right, double top) {
    constexpr int steps = 30;
    const QString last = count_text(most);
    const double last_width = text_width(FontRole::tick, last) + 4;
    const double left = right - last_width - scale_width;
    for (int i = 0; i < steps; ++i) {
        const double each = scale_width / steps;
        scene.shapes.push_back(
            filled({left + i * each, top + 6, each + 0.5, 9}, heat_colour(i / (steps - 1.0))));
    }
    scene.shapes.push_back(text_label({left - 14, top, 12, 20}, QStringLiteral("0"), FontRole::tick,
                                      Role::text2, Qt::AlignRight | Qt::AlignVCenter));
    scene.shapes.push_back(text_label({right - last_width, top, last_width, 20}, last, FontRole::tick,
                                      Role::text2, Qt::AlignRight | Qt::AlignVCenter));
    return left - 16;
}

/// Returns the number of cells per row: a power of two, so that cells below each other have regular offsets.
std::size_t cells_of_row(double room) {
    std::size_t count = 8;
    while (static_cast<double>(2 * count) * 9 <= room && count < 128) {
        count *= 2;
    }
    return count;
}

void add_title(Scene& scene, const GroupView& view, const ObjectHeat& heat, double right, double top) {
    const QString title = object_title(view, heat);
    const double width = text_width(FontRole::body_strong, title) + 2;
    scene.shapes.push_back(
        elided_label({scene_pad, top, std::min(width, right - scene_pad), 20}, title, FontRole::body_strong));
    const double left = scene_pad + width + 12;
    scene.shapes.push_back(
        elided_label({left, top, std::max(0.0, right - left - 8), 20},
                     MemoryHeatWords::tr("each cell is %1 bytes").arg(count_text(heat.cell_bytes)),
                     FontRole::secondary, Role::text2));
}

Box cell_box(const HeatCell& cell, std::uint64_t most, QRectF rect, const SceneId& id) {
    const std::uint64_t count = accesses(cell);
    const double heat = heat_of_count(static_cast<double>(count), static_cast<double>(most));
    return framed(rect, count == 0 ? Colour(Role::none) : heat_colour(heat), Role::border, 1, id);
}

/// Adds an object with its cells. Returns the bottom edge.
double add_object(Scene& scene, const GroupView& view, const ObjectHeat& heat, std::uint32_t number,
                  double top, double width, double cell_height) {
    const std::uint64_t most = most_accesses(heat);
    add_title(scene, view, heat, add_scale(scene, most, width - scene_pad, top), top);
    const double room = width - 2 * scene_pad - label_width;
    const std::size_t row_cells = cells_of_row(room);
    const double pitch = std::min(std::floor(room / static_cast<double>(row_cells)), most_cell_width);
    double y = top + 24;
    for (std::size_t first = 0; first < heat.cells.size(); first += row_cells, y += cell_height) {
        scene.shapes.push_back(text_label({scene_pad, y, label_width - 8, cell_height - 2},
                                          QStringLiteral("+%1").arg(count_text(first * heat.cell_bytes)),
                                          FontRole::tick, Role::text2, Qt::AlignRight | Qt::AlignVCenter));
        for (std::size_t i = first; i < std::min(first + row_cells, heat.cells.size()); ++i) {
            const QRectF rect(scene_pad + label_width + static_cast<double>(i - first) * pitch, y, pitch - 1,
                              cell_height - 2);
            scene.shapes.push_back(
                cell_box(heat.cells[i], most, rect, HeatRange{number, static_cast<std::uint32_t>(i)}));
        }
    }
    return y + 14;
}

/// Returns the number of source lines that a slide shows above the arrays.
std::size_t lines_on_slide(double height) {
    constexpr double row = 24;
    return static_cast<std::size_t>(std::max(1.0, std::floor((height / 2 - 46) / row)));
}

double add_objects(Scene& scene, const GroupView& view, const std::vector<ObjectHeat>& objects, double top,
                   double width, double cell_height, SceneStyle style) {
    const double room = width - 2 * scene_pad;
    if (objects.empty()) {
        return add_paragraph(scene, {scene_pad, top}, room,
                             MemoryHeatWords::tr("This launch accessed no buffer and no local array."));
    }
    double y = top;
    if (style == SceneStyle::window) {
        y = add_paragraph(scene, {scene_pad, top}, room,
                          MemoryHeatWords::tr(
                              "Reads and writes of all work-items, by address. Numbers are byte offsets. "
                              "Frames mark the cells that the selected warp accesses in this step. Bars "
                              "mark the cells that the work-group accesses in the selected source line."),
                          FontRole::secondary, Role::text) +
            8;
    }
    for (std::uint32_t i = 0; i < objects.size(); ++i) {
        y = add_object(scene, view, objects[i], i, y, width, cell_height);
    }
    return y;
}

/// Adds all objects, or a placeholder while accesses are being counted.
double add_all_heat(Scene& scene, const GroupView& view, double top, double width, double cell_height,
                    SceneStyle style) {
    const HeatOf key{view.launch};
    if (is_missing(view, key)) {
        return add_paragraph(scene, {scene_pad, top}, width - 2 * scene_pad, waiting_words(key));
    }
    return add_objects(scene, view, *part_of(view, key), top, width, cell_height, style);
}

std::vector<PartKey> needs(const GroupView& view, const Cursor&) {
    return {HeatOf{view.launch}};
}

/// Draws frames around the cells that the cursor's warp accesses, and bars in those that the chosen line
/// accesses.
Scene overlay(const GroupView& view, const Cursor& cursor, const Scene& scene) {
    Scene over;
    const auto objects = part_of(view, HeatOf{view.launch});
    std::vector<std::pair<Cells, Cells>> marked; // per object: cells of the step, cells of the line
    for (std::size_t i = 0; objects != nullptr && i < objects->size(); ++i) {
        marked.emplace_back(cells_now(view, cursor, (*objects)[i]),
                            cells_of_line(view, cursor.line, (*objects)[i]));
    }
    for (const Shape& shape : scene.shapes) {
        const Box* box = std::get_if<Box>(&shape);
        const auto* cell = box != nullptr ? std::get_if<HeatRange>(&box->id) : nullptr;
        if (cell == nullptr || cell->object >= marked.size()) {
            continue;
        }
        const auto& [now, on_line] = marked[cell->object];
        if (on_line.contains(cell->range)) {
            over.shapes.push_back(line_bar(box->rect));
        }
        if (now.contains(cell->range)) {
            over.shapes.push_back(framed(box->rect, Role::none, Role::accent, 2));
        }
    }
    add_line_frame(over, scene, cursor.line);
    return over;
}

/// Describes the range of addresses that a cell represents, and how often it was accessed.
QString tooltip(const GroupView& view, const Cursor&, const Scene&, const Pointed& pointed) {
    const auto* place = std::get_if<HeatRange>(&pointed.id);
    const auto objects = part_of(view, HeatOf{view.launch});
    if (place == nullptr || objects == nullptr || place->object >= objects->size() ||
        place->range >= (*objects)[place->object].cells.size()) {
        return {};
    }
    const ObjectHeat& heat = (*objects)[place->object];
    const ObjectInfo& info = view.trace().objects[heat.object];
    const std::uint64_t first = place->range * heat.cell_bytes;
    const std::uint64_t last = std::min(first + heat.cell_bytes, info.size_bytes) - 1;
    return QStringLiteral("<b>%1</b><br>%2")
        .arg(MemoryHeatWords::tr("%1, bytes %2 to %3")
                 .arg(QString::fromStdString(info.name), count_text(first), count_text(last))
                 .toHtmlEscaped(),
             MemoryHeatWords::tr("reads: %1, writes: %2, by work-items (counted from the trace)")
                 .arg(count_text(heat.cells[place->range].reads),
                      count_text(heat.cells[place->range].writes)));
}

/// Draws the picture with rows that are `by` times as high as usual.
Scene heat_with_rows(const GroupView& view, double by, QSizeF size, const SceneOptions& options) {
    Scene scene;
    scene.title = MemoryHeatWords::tr("Heat");
    scene.description =
        MemoryHeatWords::tr("the whole launch, counted from the trace · each column and each array has "
                            "its own square-root colour scale · an empty cell means 0");
    const double width = std::max(size.width(), 560.0);
    const double heading = add_heading(scene, width, options.style);
    HeatTableStyle table;
    table.most = options.on_slide() ? lines_on_slide(size.height()) : table.most;
    table.row_height *= by;
    const double top = add_heat_lines(scene, view, heading + 6, width, table) + (options.on_slide() ? 8 : 18);
    const double cell_height = std::floor(usual_cell_height * by);
    scene.size = {width, add_all_heat(scene, view, top, width, cell_height, options.style) + 4};
    return scene;
}

} // namespace

Scene heat_scene(const GroupView& view, const Cursor&, QSizeF size, const SceneOptions& options) {
    constexpr double most = 2.5;
    Scene usual = heat_with_rows(view, 1, size, options);
    const double free = size.height() - usual.size.height();
    if (options.on_slide() || free <= 0) {
        return usual;
    }
    const double rows = heat_with_rows(view, 2, size, options).size.height() - usual.size.height();
    return rows > 0 ? heat_with_rows(view, std::min(most, 1 + free / rows), size, options) : usual;
}

const Picture heat_picture{
    .name = "heat",
    .title = QT_TRANSLATE_NOOP("Pictures", "Heat"),
    .icon = "mem",
    .tab = Tab::memory,
    .label = QT_TRANSLATE_NOOP("Views", "Heat"),
    .caption =
        QT_TRANSLATE_NOOP("Pictures", "Shows how often the launch accesses each address of its arrays."),
    .follows = Follows::group,
    .needs = needs,
    .applies = needs_memory,
    .scene = heat_scene,
    .overlay = overlay,
    .tooltip = tooltip,
};

} // namespace lockstep::gui
