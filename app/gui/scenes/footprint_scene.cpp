#include "app/gui/scenes/footprint_scene.h"

#include "app/gui/quantity_text.h"
#include "app/gui/scenes/footprint_image.h"
#include "app/gui/scenes/scene_parts.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace lockstep::gui {
namespace {

struct FootprintWords {
    Q_DECLARE_TR_FUNCTIONS(FootprintWords)
};

constexpr double figures_width = 290;
constexpr int loupe_side = 12;
constexpr double least_tile = 12;
constexpr double most_outlines = 1500;

/// What a figure of the picture is, as the index of its id.
enum class Figure : std::uint32_t { halo, own, footprint, beyond, loads, reread, redundant, all_redundant };

SceneId figure_of(Figure figure) {
    return {Thing::footprint, static_cast<std::uint32_t>(figure), 0};
}

/// The input's picture: where an element lies.
struct Frame {
    QRectF rect;
    QSize elements;

    [[nodiscard]] double scale_x() const { return rect.width() / elements.width(); }
    [[nodiscard]] double scale_y() const { return rect.height() / elements.height(); }
    [[nodiscard]] QRectF of(const ElementTile& tile) const {
        return {QPointF(rect.left() + static_cast<double>(tile.left) * scale_x(),
                        rect.top() + static_cast<double>(tile.top) * scale_y()),
                QPointF(rect.left() + static_cast<double>(tile.right) * scale_x(),
                        rect.top() + static_cast<double>(tile.bottom) * scale_y())};
    }
};

struct Parts {
    const GroupView& view;
    const Cursor& cursor;
    const LaunchFootprint& all;
    GroupFootprint one;
    std::size_t group;
    std::optional<std::size_t> neighbour;
    Frame frame;

    /// What a group calls its own: what it writes, where input and output have the same shape.
    [[nodiscard]] bool has_own() const {
        const auto& objects = view.trace().objects;
        return objects[all.objects.input].size_bytes == objects[all.objects.output].size_bytes;
    }
    [[nodiscard]] const ElementTile& tile(std::size_t g) const {
        return has_own() && all.own[g].right > 0 ? all.own[g] : all.read[g];
    }
};

/// The next group to the right; the one before where there is none.
std::optional<std::size_t> neighbour_of(const NdRange& range, std::size_t group) {
    const std::uint64_t groups = group_count(range);
    const std::uint64_t across = range.global[0] / std::max<std::uint64_t>(1, range.local[0]);
    if (groups < 2) {
        return std::nullopt;
    }
    const bool last_in_row = group % std::max<std::uint64_t>(1, across) + 1 == across;
    return group + 1 < groups && (!last_in_row || across == 1) ? group + 1 : group - 1;
}

Frame frame_for(const LaunchFootprint& all, QPointF at, double width, double height) {
    const QSize elements = image_size(all);
    if (elements.height() == 1) {
        return {{at.x(), at.y(), width, 64}, elements};
    }
    const double scale = std::min(width / elements.width(), height / elements.height());
    return {{at.x(), at.y(), elements.width() * scale, elements.height() * scale}, elements};
}

void add_image(Scene& scene, const Parts& parts) {
    QImage image = input_image(parts.view.trace(), parts.all);
    if (image.isNull()) {
        image = readers_image(parts.all);
    }
    scene.shapes.push_back(framed(parts.frame.rect, Role::panel_alt, Role::outline));
    if (!image.isNull()) {
        scene.shapes.push_back(
            Raster{parts.frame.rect, std::make_shared<const QImage>(std::move(image)), {}});
    }
}

/// Outlines of all groups with their numbers, or of every n-th where they are too small.
std::size_t add_tiles(Scene& scene, const Parts& parts) {
    const QRectF first = parts.frame.of(parts.tile(parts.group));
    const double side =
        std::max(0.5, std::min(first.width(), first.height() > 2 ? first.height() : first.width()));
    std::size_t every = 1;
    const auto groups = parts.all.read.size();
    while (side * std::sqrt(static_cast<double>(every)) < least_tile ||
           static_cast<double>(groups / every) > most_outlines) {
        every *= 2;
    }
    for (std::size_t g = 0; g < groups; g += every) {
        const QRectF rect = parts.frame.of(parts.tile(g));
        scene.shapes.push_back(
            framed(rect, Role::none, Role::panel, 1, {Thing::group, 1, static_cast<std::uint32_t>(g)}));
        const QString number = count_text(g);
        const double width = text_width(FontRole::value_small, number) + 6;
        if (rect.width() > width + 6 && rect.height() > 20) {
            const QRectF chip(rect.left() + 3, rect.top() + 3, width, 14);
            scene.shapes.push_back(
                filled(chip, Role::panel, {Thing::group, 1, static_cast<std::uint32_t>(g)}));
            scene.shapes.push_back(
                text_label(chip, number, FontRole::value_small, Role::text, Qt::AlignCenter));
        }
    }
    return every;
}

/// A flat tint that leaves the picture behind visible; a halo under a pixel is a band of 3.
void add_footprint(Scene& scene, const Parts& parts, std::size_t group, Role role, bool selected) {
    QRectF read = parts.frame.of(parts.all.read[group]);
    const QRectF own = parts.frame.of(parts.tile(group));
    if (selected && parts.has_own() && read.width() > own.width() && read.width() - own.width() < 2) {
        read = own.adjusted(-3, -3, 3, 3).intersected(parts.frame.rect.adjusted(-3, -3, 3, 3));
    }
    Box tint = filled(read, Colour(role), {Thing::group, 1, static_cast<std::uint32_t>(group)});
    tint.opacity = 0.22;
    scene.shapes.push_back(tint);
    Box edge = framed(read, Role::none, role, 2,
                      {Thing::group, selected ? 2U : 3U, static_cast<std::uint32_t>(group)});
    edge.stroke = selected ? Stroke::solid : Stroke::dashed;
    scene.shapes.push_back(edge);
    if (selected && parts.has_own()) {
        scene.shapes.push_back(
            framed(own, Role::none, role, 1, {Thing::group, 4, static_cast<std::uint32_t>(group)}));
    }
}

/// The top left element of the loupe: about the lower right corner of the selected group's tile.
QPoint loupe_corner(const Parts& parts) {
    const ElementTile& tile = parts.tile(parts.group);
    const QSize all = parts.frame.elements;
    const auto corner = [](std::uint64_t at, int most) {
        return std::clamp(static_cast<int>(at) - loupe_side / 2, 0, std::max(0, most - loupe_side));
    };
    return {corner(tile.right, all.width()), corner(tile.bottom, all.height())};
}

/// Returns the bottom.
double add_loupe(Scene& scene, const Parts& parts, QPointF at, double side) {
    const QPoint corner = loupe_corner(parts);
    const int columns = std::min(loupe_side, parts.frame.elements.width());
    const int rows = std::min(loupe_side, parts.frame.elements.height());
    const double cell = std::floor(side / loupe_side);
    const std::uint32_t most = std::max(1U, *std::ranges::max_element(parts.all.readers));
    for (int y = 0; y < rows; ++y) {
        for (int x = 0; x < columns; ++x) {
            const auto element = static_cast<std::size_t>(corner.y() + y) *
                                     static_cast<std::size_t>(parts.frame.elements.width()) +
                                 static_cast<std::size_t>(corner.x() + x);
            const std::uint32_t readers = element < parts.all.readers.size() ? parts.all.readers[element] : 0;
            const QRectF rect(at.x() + x * cell, at.y() + y * cell, cell - 1, cell - 1);
            const double heat = std::sqrt(static_cast<double>(readers) / most);
            const SceneId id{Thing::element, readers, static_cast<std::uint32_t>(element)};
            scene.shapes.push_back(
                filled(rect, readers == 0 ? Colour(Role::panel_alt) : heat_colour(heat), id));
            if (cell >= 14 && readers > 0) {
                scene.shapes.push_back(text_label(rect, QString::number(readers), FontRole::value_small,
                                                  heat_ink(heat), Qt::AlignCenter));
            }
        }
    }
    const QRectF small = parts.frame.of(
        {static_cast<std::uint64_t>(corner.x()), static_cast<std::uint64_t>(corner.y()),
         static_cast<std::uint64_t>(corner.x() + columns), static_cast<std::uint64_t>(corner.y() + rows)});
    scene.shapes.push_back(framed(small, Role::none, Role::accent, 2));
    scene.shapes.push_back(
        framed({at.x() - 2, at.y() - 2, columns * cell + 3, rows * cell + 3}, Role::none, Role::accent, 2));
    scene.shapes.push_back(straight({small.right(), small.top()}, {at.x() - 2, at.y() - 2}, Role::accent));
    scene.shapes.push_back(
        straight({small.right(), small.bottom()}, {at.x() - 2, at.y() + rows * cell + 1}, Role::accent));
    return add_paragraph(
        scene, {at.x(), at.y() + rows * cell + 6}, columns * cell,
        FootprintWords::tr("One square is one element; the number: how many groups read it."));
}

void add_row(Scene& scene, QPointF& at, const QString& name, const QString& value, Figure figure) {
    const SceneId id = figure_of(figure);
    scene.shapes.push_back(filled({at.x(), at.y(), figures_width, 28}, Role::none, id));
    const double room = text_width(FontRole::body_strong, value) + 2;
    scene.shapes.push_back(elided_label({at.x(), at.y(), figures_width - room - 8, 28}, name));
    Label number = text_label({at.x() + figures_width - room, at.y(), room, 28}, value, FontRole::body_strong,
                              Role::text, Qt::AlignRight | Qt::AlignVCenter);
    number.id = id;
    scene.shapes.push_back(number);
    at.ry() += 28;
    scene.shapes.push_back(
        straight({at.x(), at.y() - 0.5}, {at.x() + figures_width, at.y() - 0.5}, Role::grid));
}

double add_figures(Scene& scene, const Parts& parts, QPointF at) {
    const auto read = parts.one.read.size();
    const auto own = parts.one.written.size();
    if (parts.has_own() && own > 0) {
        scene.shapes.push_back(text_label({at.x(), at.y(), figures_width, 20},
                                          FootprintWords::tr("Halo of group %1").arg(parts.group),
                                          FontRole::body_strong));
        Label headline = text_label({at.x(), at.y() + 20, figures_width, 48}, share_text(parts.one.halo()),
                                    FontRole::headline);
        headline.id = figure_of(Figure::halo);
        scene.shapes.push_back(filled(headline.rect, Role::none, headline.id));
        scene.shapes.push_back(headline);
        at.setY(add_paragraph(scene, {at.x(), at.y() + 70}, figures_width,
                              FootprintWords::tr("more elements than its own tile are read by this group")) +
                6);
        add_row(scene, at, FootprintWords::tr("own tile, elements"), count_text(own), Figure::own);
    }
    add_row(scene, at, FootprintWords::tr("footprint, elements"), count_text(read), Figure::footprint);
    if (parts.has_own() && own > 0 && read >= own) {
        add_row(scene, at, FootprintWords::tr("halo, elements"), count_text(read - own), Figure::beyond);
    }
    add_row(scene, at, FootprintWords::tr("loads per element read"),
            QLocale().toString(
                read == 0 ? 0.0 : static_cast<double>(parts.one.reads) / static_cast<double>(read), 'f', 1),
            Figure::loads);
    add_row(scene, at, FootprintWords::tr("redundant work, this group"),
            share_text(parts.one.redundant_work()), Figure::redundant);
    add_row(scene, at, FootprintWords::tr("redundant work, all groups"),
            share_text(parts.all.all_redundant_work), Figure::all_redundant);
    add_row(scene, at, FootprintWords::tr("bytes read again, all groups"), count_text(parts.all.reread_bytes),
            Figure::reread);
    return at.y();
}

double add_tile_legend(Scene& scene, const Parts& parts, std::size_t every, double right, double top) {
    Box selected = framed({}, Role::none, Role::series_b, 2);
    Box beside = framed({}, Role::none, Role::series_a, 2);
    beside.stroke = Stroke::dashed;
    std::vector<LegendEntry> entries{
        {selected, FootprintWords::tr("footprint of group %1 (solid edge)").arg(parts.group), {}}};
    if (parts.neighbour) {
        entries.push_back(
            {beside, FootprintWords::tr("footprint of group %1 (dashed edge)").arg(*parts.neighbour), {}});
    }
    entries.push_back({framed({}, Role::panel_alt, Role::outline),
                       every == 1 ? FootprintWords::tr("tile of a group")
                                  : FootprintWords::tr("tile of every %1th group").arg(every),
                       {}});
    return add_wrapped_legend(scene, entries, scene_pad, right, top);
}

QString subtitle(const Parts& parts) {
    const ObjectInfo& input = parts.view.trace().objects[parts.all.objects.input];
    const QSize size = parts.frame.elements;
    const auto groups = static_cast<int>(parts.all.read.size());
    return FootprintWords::tr("%1, %2 × %3 elements, read by %n group(s); counted from the trace", nullptr,
                              groups)
        .arg(QString::fromStdString(input.name))
        .arg(size.width())
        .arg(size.height());
}

} // namespace

Scene footprint_scene(const GroupView& view, const Cursor& cursor, QSizeF size, const SceneOptions&) {
    const QString title = FootprintWords::tr("Work-group footprints");
    const auto all = view.session->footprint(view.launch);
    if (all == nullptr) {
        return sentence_scene(
            title,
            FootprintWords::tr("This launch has no buffer that its groups only read beside one "
                               "that they write."),
            size);
    }
    const double width = std::max(size.width(), 720.0);
    const double room = width - 2 * scene_pad - figures_width - 28;
    const double loupe = std::clamp(room * 0.34, 180.0, 300.0);
    const double top = 34 + 30;
    const auto group = cursor.group.index();
    Parts parts{
        view,
        cursor,
        *all,
        footprint(view.trace(), cursor.group, all->objects),
        group,
        neighbour_of(view.trace().range, group),
        frame_for(*all, {scene_pad + 4, top}, room - loupe - 40, std::max(220.0, size.height() - top - 40))};
    Scene scene;
    scene.title = title;
    scene.description = subtitle(parts);
    add_heading(scene, width);
    add_image(scene, parts);
    const std::size_t every = add_tiles(scene, parts);
    if (parts.neighbour) {
        add_footprint(scene, parts, *parts.neighbour, Role::series_a, false);
    }
    add_footprint(scene, parts, group, Role::series_b, true);
    const double loupe_left = scene_pad + room - loupe;
    const double loupe_bottom = add_loupe(scene, parts, {loupe_left, top}, loupe);
    const double figures = add_figures(scene, parts, {width - scene_pad - figures_width, top - 22});
    const double legend = add_tile_legend(scene, parts, every, width - scene_pad, 36);
    const double bottom = std::max({figures, parts.frame.rect.bottom(), loupe_bottom, legend});
    scene.size = {width, bottom + 14};
    return scene;
}

QString footprint_tooltip(const GroupView&, const SceneId& id) {
    if (id.thing == Thing::element) {
        return FootprintWords::tr("element %1 is read by %n group(s) (counted from the trace)", nullptr,
                                  static_cast<int>(id.warp))
            .arg(id.index);
    }
    switch (static_cast<Figure>(id.warp)) {
    case Figure::halo:
        return FootprintWords::tr("Halo = (footprint − own tile) / own tile, counted from the trace.");
    case Figure::own:
        return FootprintWords::tr("Elements of the output that this group writes.");
    case Figure::footprint:
        return FootprintWords::tr("Different elements of the input that this group reads.");
    case Figure::beyond:
        return FootprintWords::tr("Footprint minus own tile.");
    case Figure::loads:
        return FootprintWords::tr("Loads of the input / different elements of it that are read.");
    case Figure::redundant:
    case Figure::all_redundant:
        return FootprintWords::tr(
            "Redundant work = work-items that write nothing to the output / work-items.");
    case Figure::reread:
        return FootprintWords::tr(
            "Bytes of the input that are read by more than one group, beyond the first time.");
    }
    return {};
}

} // namespace lockstep::gui
