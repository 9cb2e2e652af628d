#include "app/gui/scenes/film/film_parts.h"
#include "app/gui/scenes/film/film_thumbnail.h"

#include <algorithm>

namespace lockstep::gui {
namespace {

/// Indexes into the palette of the image.
enum Ink : uchar { ground, active, tint, masked, masked_line, barrier, outline };

/// A rectangle of pixels with one state: a lane, a stack of states, or a whole strip.
struct Patch {
    int x; ///< x position of the patch in the image, so that patterns continue from column to column
    int y;
    int width;
    int height;
};

/// Returns the colour of the pixel at (column, row) of a patch.
Ink ink_of(FilmState state, const Patch& patch, int column, int row) {
    const int x = patch.x + column;
    const int y = patch.y + row;
    const bool is_edge = column == 0 || column == patch.width - 1 || row == 0 || row == patch.height - 1;
    const int bar = std::clamp(patch.width / 4, 1, 3);
    switch (state) {
    case FilmState::active:
        return active;
    case FilmState::decided_false: // an outline; in low rows a tint with a left edge
        return (patch.height >= 3 ? is_edge : column == 0) ? active : tint;
    case FilmState::masked:
        return patch.height >= 3 && (x + y) % 4 == 0 ? masked_line : masked;
    case FilmState::waits: // drawn as pairs of lines, 8 px apart
        return x % 8 == 2 || x % 8 == 4 ? barrier : ground;
    case FilmState::meets: // drawn as two vertical bars
        return column < bar || (column >= 2 * bar && column < 3 * bar) ? barrier : ground;
    case FilmState::goes_on:
        return column < 4 ? active : ground;
    case FilmState::leaves:
        return column < 4 && (column == 0 || column == std::min(3, patch.width - 1) || is_edge) ? active
                                                                                                : ground;
    case FilmState::idle:
        break;
    }
    return ground;
}

void draw(QImage& image, FilmState state, const Patch& patch) {
    for (int row = 0; row < patch.height; ++row) {
        uchar* line = image.scanLine(patch.y + row) + patch.x;
        for (int column = 0; column < patch.width; ++column) {
            line[column] = ink_of(state, patch, column, row);
        }
    }
}

/// Draws a dotted line where a warp executes nothing.
void draw_idle(QImage& image, const Patch& patch) {
    uchar* line = image.scanLine(patch.y + patch.height / 2) + patch.x;
    for (int column = 0; column < patch.width; ++column) {
        line[column] = (patch.x + column) % 4 < 2 ? outline : ground;
    }
}

/// Returns whether a state is drawn as one mark over all lanes.
bool is_joint(FilmState state) {
    return state == FilmState::waits || state == FilmState::meets || state == FilmState::goes_on ||
           state == FilmState::leaves;
}

/// Draws lanes below each other, each at least one pixel high.
void draw_lanes(QImage& image, const std::vector<FilmState>& lanes, std::uint32_t rows, Patch patch) {
    const int each = patch.height / static_cast<int>(rows);
    if (std::ranges::all_of(lanes, [](FilmState s) { return s == FilmState::idle; })) {
        draw_idle(image, patch);
        return;
    }
    if (is_joint(lanes[0]) && std::ranges::count(lanes, lanes[0]) == std::ssize(lanes)) {
        draw(image, lanes[0], patch);
        return;
    }
    for (std::size_t lane = 0; lane < lanes.size(); ++lane) {
        draw(image, lanes[lane], {patch.x, patch.y + static_cast<int>(lane) * each, patch.width, each});
    }
}

FilmState most_of_rest(const FilmShares& shares) {
    return static_cast<FilmState>(std::ranges::max_element(shares.begin() + 1, shares.end()) -
                                  shares.begin());
}

/// Draws a column that is too low for one pixel row per lane: the share of active lanes at the top, below it
/// the most frequent other state.
void draw_stack(QImage& image, const FilmShares& shares, Patch patch) {
    std::uint32_t all = 0;
    for (const std::uint32_t share : shares) {
        all += share;
    }
    const std::uint32_t active_lanes = shares[0] + shares[static_cast<std::size_t>(FilmState::goes_on)];
    const FilmState rest = most_of_rest(shares);
    if (patch.height < 3) {
        const FilmState level = active_lanes == 0         ? rest
                                : 2 * active_lanes <= all ? FilmState::decided_false
                                                          : FilmState::active;
        draw(image, level, patch);
        return;
    }
    const int high =
        active_lanes == 0
            ? 0
            : std::max(1, static_cast<int>(static_cast<double>(patch.height) * active_lanes / all));
    draw(image, FilmState::active, {patch.x, patch.y, patch.width, high});
    rest == FilmState::idle ? draw_idle(image, {patch.x, patch.y + high, patch.width, patch.height - high})
                            : draw(image, rest, {patch.x, patch.y + high, patch.width, patch.height - high});
}

/// Counts the states of a warp's lanes over the ticks of a column.
FilmShares shares_of(const GroupView& view, const FilmLayout& layout, Warp warp, std::uint32_t column) {
    FilmShares shares{};
    const std::uint32_t end = std::min(layout.ticks, (column + 1) * layout.merged);
    for (std::uint32_t tick = column * layout.merged; tick < end; ++tick) {
        const FilmShares one = film_shares(film_lanes(view, Tick(tick), warp));
        for (std::size_t s = 0; s < film_states; ++s) {
            shares[s] += one[s];
        }
    }
    return shares;
}

QImage blank(int width, int height) {
    QImage image(width, height, QImage::Format_Indexed8);
    image.setColorCount(static_cast<int>(film_palette().size()));
    image.fill(ground);
    return image;
}

} // namespace

std::vector<Colour> film_palette() {
    return {Role::panel,       Role::active,  Role::request_soft, Role::masked,
            Role::masked_line, Role::barrier, Role::outline};
}

Raster film_strip(const GroupView& view, const FilmLayout& layout, Warp warp) {
    const QRectF& strip = layout.strips[warp.index()];
    const int height = static_cast<int>(strip.height());
    QImage image = blank(std::max(1, static_cast<int>(strip.width())), height);
    const int gap = layout.pitch >= 4 ? 1 : 0;
    for (std::uint32_t column = 0; column < layout.columns(); ++column) {
        const Patch patch{static_cast<int>(column) * layout.pitch, 0, layout.pitch - gap, height};
        if (layout.merged == 1 && static_cast<std::uint32_t>(height) >= layout.rows) {
            draw_lanes(image, film_lanes(view, Tick(column), warp), layout.rows, patch);
        } else {
            draw_stack(image, shares_of(view, layout, warp, column), patch);
        }
    }
    return {strip, std::make_shared<const QImage>(std::move(image)), {}, film_palette()};
}

Raster film_swatch(std::size_t state, QRectF rect) {
    QImage image = blank(static_cast<int>(rect.width()), static_cast<int>(rect.height()));
    const Patch patch{0, 0, image.width(), image.height()};
    static_cast<FilmState>(state) == FilmState::idle ? draw_idle(image, patch)
                                                     : draw(image, static_cast<FilmState>(state), patch);
    return {rect, std::make_shared<const QImage>(std::move(image)), {}, film_palette()};
}

} // namespace lockstep::gui
