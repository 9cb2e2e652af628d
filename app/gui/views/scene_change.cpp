#include "app/gui/views/scene_change.h"

#include "app/gui/views/scene_painter.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace lockstep::gui {
namespace {

constexpr int tile_side = 32; ///< pixels

/// The number of shapes after which the search for a common shape gives up.
constexpr std::size_t look_ahead = 48;

// These functions compare what is painted. Ids are not.

bool looks_same(const Box& a, const Box& b) {
    const auto look = [](const Box& box) {
        return std::tie(box.rect, box.fill, box.outline, box.width, box.hatch, box.hatching, box.stroke,
                        box.radius, box.opacity);
    };
    return look(a) == look(b);
}

bool looks_same(const Line& a, const Line& b) {
    const auto look = [](const Line& line) {
        return std::tie(line.points, line.colour, line.width, line.stroke, line.arrow);
    };
    return look(a) == look(b);
}

bool looks_same(const Label& a, const Label& b) {
    const auto look = [](const Label& label) {
        return std::tie(label.rect, label.font, label.colour, label.elide, label.text);
    };
    return look(a) == look(b) && a.align == b.align;
}

bool looks_same(const Mark& a, const Mark& b) {
    return a.kind == b.kind && a.rect == b.rect && a.colour == b.colour;
}

bool looks_same(const Raster& a, const Raster& b) {
    return a.rect == b.rect && a.image == b.image && a.palette == b.palette;
}

bool looks_same(const Shape& a, const Shape& b) {
    return a.index() == b.index() &&
           std::visit(
               [&b](const auto& shape) {
                   return looks_same(shape, std::get<std::decay_t<decltype(shape)>>(b));
               },
               a);
}

QRectF part_of(const Box& box, PaintCache&) {
    return box.rect.normalized().adjusted(-1, -1, 1, 1);
}

QRectF part_of(const Line& line, PaintCache&) {
    double left = line.points.front().x();
    double top = line.points.front().y();
    double right = left;
    double bottom = top;
    for (const QPointF& point : line.points) { // a curve is within the hull of its points
        left = std::min(left, point.x());
        right = std::max(right, point.x());
        top = std::min(top, point.y());
        bottom = std::max(bottom, point.y());
    }
    const double margin = line.width + (line.arrow ? 9 : 1);
    return QRectF(left, top, right - left, bottom - top).adjusted(-margin, -margin, margin, margin);
}

QRectF part_of(const Label& label, PaintCache& cache) {
    const QSizeF size = cache.text(label.font, label.text, label.elide ? label.rect.width() : -1).size();
    const double overhang = size.height() / 2; // glyphs may be painted outside of the size of their text
    return QRectF(place_in(label, size), size).adjusted(-overhang, -overhang, overhang, overhang);
}

QRectF part_of(const Mark& mark, PaintCache&) {
    return mark.rect.normalized().adjusted(-4, -4, 4, 4);
}

QRectF part_of(const Raster& raster, PaintCache&) {
    return raster.rect.normalized().adjusted(-1, -1, 1, 1);
}

} // namespace

QRectF painted_part(const Shape& shape, PaintCache& cache) {
    return std::visit([&cache](const auto& each) { return part_of(each, cache); }, shape);
}

DirtyTiles::DirtyTiles(const ScenePlace& place)
    : place_(place),
      columns_((place.size.width() + tile_side - 1) / tile_side),
      rows_((place.size.height() + tile_side - 1) / tile_side),
      tiles_(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_)) {}

/// Returns the columns and rows of a part; empty if it is outside of the view.
QRect DirtyTiles::tiles_of(const QRectF& part) const {
    const auto tile = [this](double at, double origin, double margin, int most) {
        const double place = (at - origin) * place_.scale + margin; // a pixel for rounding
        return static_cast<int>(std::clamp(std::floor(place / tile_side), -1.0, static_cast<double>(most)));
    };
    const int left = std::max(0, tile(part.left(), place_.origin.x(), -1, columns_));
    const int top = std::max(0, tile(part.top(), place_.origin.y(), -1, rows_));
    const int right = std::min(columns_ - 1, tile(part.right(), place_.origin.x(), 1, columns_));
    const int bottom = std::min(rows_ - 1, tile(part.bottom(), place_.origin.y(), 1, rows_));
    return {QPoint(left, top), QPoint(right, bottom)};
}

std::size_t DirtyTiles::index_of(int row, int column) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
           static_cast<std::size_t>(column);
}

void DirtyTiles::add(const QRectF& part) {
    const QRect tiles = tiles_of(part);
    for (int row = tiles.top(); row <= tiles.bottom(); ++row) {
        for (int column = tiles.left(); column <= tiles.right(); ++column) {
            tiles_[index_of(row, column)] = true;
        }
    }
}

void DirtyTiles::add(const std::vector<Shape>& shapes, PaintCache& cache) {
    for (const Shape& shape : shapes) {
        add(painted_part(shape, cache));
    }
}

double DirtyTiles::share() const {
    return tiles_.empty()
               ? 0
               : static_cast<double>(std::ranges::count(tiles_, true)) / static_cast<double>(tiles_.size());
}

QRegion DirtyTiles::region() const {
    std::vector<QRect> runs;
    for (int row = 0; row < rows_; ++row) {
        for (int column = 0; column < columns_; ++column) {
            if (!tiles_[index_of(row, column)]) {
                continue;
            }
            const int first = column;
            while (column < columns_ && tiles_[index_of(row, column)]) {
                ++column;
            }
            runs.emplace_back(first * tile_side, row * tile_side, (column - first) * tile_side, tile_side);
        }
    }
    QRegion region;
    region.setRects(runs.data(),
                    static_cast<int>(runs.size())); // sorted, and none touches another one in its row
    return region;
}

std::vector<QRect> DirtyTiles::blocks() const {
    constexpr qint64 most_waste =
        48LL * tile_side * tile_side; // pixels; they take about as long as one more rectangle
    const auto area = [](const QRect& rect) { return qint64{rect.width()} * rect.height(); };
    const auto waste = [&area](const QRect& first, const QRect& second) {
        return area(first | second) - area(first) - area(second);
    };
    std::vector<QRect> blocks;
    for (QRect next : region()) {
        const auto near = [&] {
            return std::ranges::find_if(blocks,
                                        [&](const QRect& block) { return waste(block, next) <= most_waste; });
        };
        for (auto found = near(); found != blocks.end();
             found = near()) { // it grows, and may come near others
            next |= *found;
            blocks.erase(found);
        }
        blocks.push_back(next);
    }
    return blocks;
}

void add_difference(DirtyTiles& tiles, const std::vector<Shape>& before, const std::vector<Shape>& after,
                    PaintCache& cache) {
    std::size_t i = 0;
    std::size_t k = 0;
    const auto add = [&](const std::vector<Shape>& shapes, std::size_t& from, std::size_t count) {
        for (const std::size_t end = from + count; from < end; ++from) {
            tiles.add(painted_part(shapes[from], cache));
        }
    };
    while (i < before.size() && k < after.size()) {
        if (looks_same(before[i], after[k])) {
            ++i;
            ++k;
            continue;
        }
        std::size_t removed = 0;
        std::size_t added = 0;
        for (std::size_t ahead = 1; ahead <= look_ahead && removed + added == 0; ++ahead) {
            removed = i + ahead < before.size() && looks_same(before[i + ahead], after[k]) ? ahead : 0;
            added = removed == 0 && k + ahead < after.size() && looks_same(before[i], after[k + ahead])
                        ? ahead
                        : 0;
        }
        const bool is_replaced = removed + added == 0;
        add(before, i, is_replaced ? 1 : removed);
        add(after, k, is_replaced ? 1 : added);
    }
    add(before, i, before.size() - i);
    add(after, k, after.size() - k);
}

} // namespace lockstep::gui
