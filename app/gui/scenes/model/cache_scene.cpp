#include "app/gui/scenes/model/cache_scene.h"

#include "app/gui/scenes/kit/memory_use.h"
#include "app/gui/scenes/kit/model_parts.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/scenes/model/model_cards.h"
#include "app/gui/scenes/model/model_tooltip.h"
#include "app/gui/theme/quantity_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>

namespace lockstep::gui {
namespace {

struct CacheWords {
    Q_DECLARE_TR_FUNCTIONS(CacheWords)
};

constexpr double least_row_height = 34;
constexpr double most_row_height = 320;
constexpr double gap = 24;
constexpr double number_width = 130;
constexpr double least_width_beside = 180; ///< of a bar and its number next to each other

/// The parts of a bar, in drawing order.
enum class Part : std::uint8_t { hit, cold, capacity, conflict };
constexpr Part parts[] = {Part::hit, Part::cold, Part::capacity, Part::conflict};

std::uint64_t count_of(const CacheCounts& counts, Part part) {
    switch (part) {
    case Part::hit:
        return counts.hits;
    case Part::cold:
        return counts.kinds.cold;
    case Part::capacity:
        return counts.kinds.capacity;
    case Part::conflict:
        return counts.kinds.conflict;
    }
    return 0;
}

Role role_of(Part part) {
    switch (part) {
    case Part::hit:
        return Role::broadcast;
    case Part::cold:
        return Role::masked;
    case Part::capacity:
        return Role::conflict4;
    case Part::conflict:
        return Role::conflict16;
    }
    return Role::none;
}

Box part_box(Part part, QRectF rect, const SceneId& id = {}) {
    Box box =
        framed(rect, role_of(part), part == Part::hit ? Role::broadcast_line : Role::masked_line, 1, id);
    if (part == Part::cold) {
        box.hatch = Hatch::fine;
        box.hatching = Role::masked_line;
    }
    return box;
}

QString letter_of(Part part) {
    switch (part) {
    case Part::cold:
        return CacheWords::tr("F", "first miss");
    case Part::capacity:
        return CacheWords::tr("C", "capacity miss");
    case Part::conflict:
        return CacheWords::tr("X", "conflict miss");
    case Part::hit:
        break;
    }
    return {};
}

QString words_of(Part part) {
    switch (part) {
    case Part::hit:
        return CacheWords::tr("hit");
    case Part::cold:
        return CacheWords::tr("F: miss, first use");
    case Part::capacity:
        return CacheWords::tr("C: miss, cache too small");
    case Part::conflict:
        return CacheWords::tr("X: miss, conflict in the set");
    }
    return {};
}

void add_bar(Scene& scene, const CacheCounts& counts, QRectF rect, const FigureMark& id) {
    const std::uint64_t asked = counts.hits + counts.misses;
    const bool is_narrow = rect.width() < least_width_beside; // then the number is below the bar
    const QRectF bar =
        is_narrow ? QRectF(rect.left(), rect.top() + 4, rect.width(), rect.height() - 24)
                  : QRectF(rect.left(), rect.top() + 8, rect.width() - number_width, rect.height() - 16);
    scene.shapes.push_back(framed(bar, Role::panel_alt, Role::border, 1));
    double left = bar.left();
    for (const Part part : parts) {
        const std::uint64_t count = count_of(counts, part);
        const double width =
            asked == 0 ? 0 : bar.width() * static_cast<double>(count) / static_cast<double>(asked);
        if (count == 0) {
            continue;
        }
        const QRectF piece(left, bar.top(), std::max(1.0, width), bar.height());
        scene.shapes.push_back(part_box(part, piece, SharePart{id.index, static_cast<std::uint32_t>(part)}));
        if (!letter_of(part).isEmpty() && width >= 26 && bar.height() >= 16) {
            const QRectF card(std::round(piece.center().x()) - 7, bar.center().y() - 7, 14, 14);
            scene.shapes.push_back(filled(card, Role::panel));
            scene.shapes.push_back(
                text_label(card, letter_of(part), FontRole::value_small, Role::text, Qt::AlignCenter));
        }
        left += width;
    }
    const QRectF number = is_narrow ? QRectF(rect.left(), rect.bottom() - 19, rect.width(), 18)
                                    : QRectF(bar.right() + 8, rect.top(), number_width - 8, rect.height());
    scene.shapes.push_back(filled(number, Role::none, id));
    Label label =
        text_label(number,
                   asked == 0 ? CacheWords::tr("not accessed")
                              : CacheWords::tr("%1 of %2", "a percentage; a count of sectors")
                                    .arg(share_text(counts.hit_rate()), count_text(asked)),
                   is_narrow ? FontRole::secondary : FontRole::body, asked == 0 ? Role::text2 : Role::text);
    label.id = id;
    scene.shapes.push_back(label);
}

struct LineFigures {
    const SiteInfo* site = nullptr;
    CacheFigures figures;
};

/// Returns the lines with requests, ordered by the number of requests, largest first.
std::vector<LineFigures> lines_of(const GroupView& view, const LaunchCosts& costs) {
    std::map<std::pair<std::uint32_t, std::uint32_t>, LineFigures> by_line;
    for (std::size_t i = 0; i < costs.cache_by_site.size(); ++i) {
        const SiteInfo& site = view.trace().program.sites[i];
        LineFigures& line = by_line[{site.file, site.line}];
        line.figures += costs.cache_by_site[i];
        const bool is_global = is_access(site.kind) && site.space != Space::local;
        line.site = line.site == nullptr || is_global ? &site : line.site;
    }
    const auto asked = [](const LineFigures& line) {
        return line.figures.l1.hits + line.figures.l1.misses + line.figures.l2.hits + line.figures.l2.misses;
    };
    std::vector<LineFigures> lines;
    for (const auto& [place, line] : by_line) {
        if (asked(line) > 0) {
            lines.push_back(line);
        }
    }
    std::ranges::stable_sort(lines, std::greater(), asked);
    return lines;
}

/// Returns whether images were accessed, but no cache requests were counted for them.
bool has_uncounted_images(const GroupView& view, const LaunchCosts& costs) {
    bool any = false;
    for (std::size_t i = 0; i < costs.cache_by_site.size(); ++i) {
        const CacheFigures& figures = costs.cache_by_site[i];
        const bool is_image = is_image_access(view.trace().program.sites[i].kind);
        if (is_image && figures.l1.hits + figures.l1.misses + figures.l2.hits + figures.l2.misses > 0) {
            return false;
        }
        any = any || is_image;
    }
    return any;
}

struct Table {
    Scene& scene;
    double width;
    double text_width;
    double y;
    double row_height;

    [[nodiscard]] double column() const { return (width - 2 * scene_pad - text_width - 2 * gap) / 2; }
    [[nodiscard]] double left(int level) const {
        return scene_pad + text_width + gap + level * (column() + gap);
    }
    void row(const QString& name, FontRole font, const CacheFigures& figures, std::uint32_t number) {
        scene.shapes.push_back(elided_label({scene_pad, y, text_width, row_height}, name, font));
        add_bar(scene, figures.l1, {left(0), y, column(), row_height}, {ModelFigure::hit_rate, 2 * number});
        add_bar(scene, figures.l2, {left(1), y, column(), row_height},
                {ModelFigure::hit_rate, 2 * number + 1});
        y += row_height;
        scene.shapes.push_back(straight({scene_pad, y - 0.5}, {width - scene_pad, y - 0.5}, Role::grid));
    }
};

/// Adds the heads of both columns, which wrap if they do not fit, and moves the table below them.
void add_heads(Table& table) {
    const double top = table.y;
    const QString heads[] = {CacheWords::tr("L1: hits among the requested sectors"),
                             CacheWords::tr("L2: hits among the sectors that missed L1")};
    for (int level = 0; level < 2; ++level) {
        table.y = std::max(
            table.y, 4 + add_paragraph(table.scene, {table.left(level), top}, table.column(), heads[level]));
    }
}

QString subtitle(const HardwareModel& hardware) {
    const auto level = [](int number, std::uint32_t bytes, std::uint32_t ways) {
        return bytes == 0 ? CacheWords::tr("no L%1").arg(number)
                          : CacheWords::tr("L%1 %2 KiB, %3 ways").arg(number).arg(bytes / 1024).arg(ways);
    };
    const QString shapes = level(1, hardware.l1_bytes, hardware.l1_ways) + QStringLiteral(" · ") +
                           level(2, hardware.l2_bytes, hardware.l2_ways);
    return CacheWords::tr("modelled · %1 · %2").arg(QString::fromStdString(hardware.preset), shapes);
}

/// Returns a legend of the parts that occur.
std::vector<LegendEntry> legend_of(const CacheFigures& figures) {
    std::vector<LegendEntry> legend;
    for (const Part part : parts) {
        if (count_of(figures.l1, part) + count_of(figures.l2, part) > 0) {
            legend.push_back({part_box(part, {}), words_of(part), {}});
        }
    }
    return legend;
}

std::vector<PartKey> needs(const GroupView& view, const Cursor&) {
    return {CostsOf{view.launch}};
}

WhyNoPicture applies(const GroupView& view) {
    return view.session->hardware().caches == 0 ? WhyNoPicture::no_caches : needs_buffer(view);
}

} // namespace

Scene cache_scene(const GroupView& view, const Cursor&, QSizeF size, const SceneOptions& options) {
    const QString title = CacheWords::tr("Cache");
    const HardwareModel& hardware = view.session->hardware();
    if (is_missing(view, CostsOf{view.launch})) {
        return waiting_scene(title, CostsOf{view.launch}, size);
    }
    const auto costs = part_of(view, CostsOf{view.launch});
    if (costs == nullptr) {
        return sentence_scene(title, does_not_fit_sentence(view), size);
    }
    if (hardware.caches == 0) {
        return sentence_scene(title, CacheWords::tr("Caches are switched off in the hardware model."), size);
    }
    Scene scene;
    scene.title = title;
    scene.description = subtitle(hardware);
    const double width = std::max(size.width(), 420.0);
    double top = add_heading(scene, width, options.style);
    top = add_wrapped_legend(scene, legend_of(costs->cache), scene_pad, width - scene_pad, top) + 8;
    Table table{scene, width, std::clamp(width * 0.26, 120.0, 340.0), top, 0};
    add_heads(table);
    std::vector<LineFigures> lines = lines_of(view, *costs);
    if (options.on_slide()) { // shows the lines with the most requests
        const double fits = std::max(1.0, (size.height() - table.y - 4) / least_row_height - 1);
        lines.resize(std::min(lines.size(), static_cast<std::size_t>(fits)));
    }
    const double rows = static_cast<double>(lines.size()) + 1;
    const double below = options.on_slide() ? 4 : 20;
    table.row_height =
        std::clamp((size.height() - table.y - below) / rows, least_row_height, most_row_height);
    table.row(CacheWords::tr("all lines"), FontRole::body_strong, costs->cache, 0);
    for (const LineFigures& line : lines) {
        table.row(
            CacheWords::tr("line %1: %2").arg(line.site->line).arg(QString::fromStdString(line.site->text)),
            FontRole::body, line.figures, line.site->line);
    }
    if (has_uncounted_images(view, *costs) && !options.on_slide()) {
        table.y = add_paragraph(scene, {scene_pad, table.y + 8}, width - 2 * scene_pad,
                                CacheWords::tr("Image reads are not included, because texels use a separate "
                                               "cache, which is not simulated."));
    }
    scene.size = {width, table.y + (options.on_slide() ? 2 : 14)};
    return scene;
}

const Picture cache_picture{
    .name = "cache",
    .title = QT_TRANSLATE_NOOP("Pictures", "Cache"),
    .icon = "mem",
    .tab = Tab::memory,
    .label = QT_TRANSLATE_NOOP("Views", "Cache"),
    .caption = QT_TRANSLATE_NOOP(
        "Pictures", "Shows how many sectors hit and miss in each modelled cache, and why they miss."),
    .follows = Follows::group,
    .needs = needs,
    .applies = applies,
    .scene = cache_scene,
    .tooltip = model_tooltip,
};

} // namespace lockstep::gui
