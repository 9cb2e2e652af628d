#pragma once

#include "app/gui/player/interned.h"
#include "app/gui/scenes/kit/scene.h"

#include <QByteArray>
#include <QFontMetricsF>
#include <QHash>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <unordered_map>
#include <vector>

namespace lockstep::gui {

// The scenes of a player as tables of numbers. Scenes of consecutive steps have most of their shapes in common, so each
// different shape is stored once, and a scene is a list of shapes:
//
//     Scene -> shapes in the table  7 8 9 12 13      frame 0, a key
//              the next scene       7 8 9 14 13      frame 1: keep 3, drop 1, add 14
//
// Lengths are in hundredths of a pixel, so that the page draws what the program draws.
//
//     box     0, x, y, width, height, fill, outline, outline width, hatch, colour of the hatch, stroke, radius, opacity in %
//     line    1, colour, width, stroke, is an arrow, x, y, x, y, ...           two or four points
//     label   2, x, y, width, height, text, font, colour, alignment, width of the text
//     mark    3, kind, x, y, width, height, colour
//     raster  4, x, y, width, height, image, colour, colour, ...               colours of a palette
//
// Colours, texts, fonts and images are indexes into tables; -1 stands for no colour. The alignment is 0 to 2 for left,
// centre and right, plus 0, 3 or 6 for top, middle and bottom.

inline constexpr std::uint32_t frames_per_key = 16;

using ShapeNumbers = std::vector<std::int32_t>;

/// A colour in the light, the dark and the high-contrast theme: "#rrggbb".
using ThemedColour = std::array<std::string, 3>;

/// An image in the bytes of a book: an index or a colour (R, G, B, A) per pixel, row by row.
struct BookImage {
    std::int32_t width = 0;
    std::int32_t height = 0;
    bool has_palette = false;
    std::size_t at = 0; ///< offset of its first byte
};

/// A scene in a book.
struct BookFrame {
    std::array<std::int32_t, 2> size{};
    std::int32_t title = 0; ///< index of a text
    std::int32_t description = 0;
    bool is_key = false;
    /// For a key, the indexes of the shapes. Otherwise the changes to the previous frame: kept, dropped and added
    /// shapes, then the indexes of the added ones; and so on. The rest is kept.
    ShapeNumbers shapes;
};

/// Measures texts, and remembers them: most texts are in many steps.
class TextMeasure {
public:
    /// Returns the text that the painter shows in a label: shortened if it does not fit.
    QString shown(const Label& label);
    /// Returns the width of a text, in hundredths of a pixel.
    std::int32_t width(FontRole font, const QString& text);

private:
    struct Font {
        QFontMetricsF metrics;
        QHash<QString, std::int32_t> widths;
    };
    Font& of(FontRole role);

    std::map<FontRole, Font> fonts_;
};

/// The number of entries in each table, to return to.
struct BookMark {
    std::size_t texts = 0;
    std::size_t colours = 0;
    std::size_t fonts = 0;
    std::size_t images = 0;
    std::size_t bytes = 0;
    std::size_t shapes = 0;
};

/// The tables that all scenes of a player share. Call it in the window's thread, because it measures texts.
class SceneBook {
public:
    /// Adds a text and returns its index. Characters that could change the writing direction are made visible.
    std::int32_t text(const QString& text);
    std::int32_t colour(Colour colour);
    std::int32_t add(const Shape& shape);

    [[nodiscard]] const std::vector<std::string>& texts() const { return texts_.all(); }
    [[nodiscard]] const std::vector<std::string>& colours() const { return colours_.all(); }
    [[nodiscard]] const std::vector<std::int32_t>& fonts() const { return fonts_.all(); }
    [[nodiscard]] const std::vector<BookImage>& images() const { return images_; }
    [[nodiscard]] const QByteArray& bytes() const { return bytes_; }
    [[nodiscard]] const std::vector<ShapeNumbers>& shapes() const { return shapes_.all(); }

    [[nodiscard]] BookMark mark() const;
    /// Removes everything that was added since.
    void cut(const BookMark& mark);

private:
    ShapeNumbers coded(const Box& box);
    ShapeNumbers coded(const Line& line);
    ShapeNumbers coded(const Label& label);
    ShapeNumbers coded(const Mark& mark);
    ShapeNumbers coded(const Raster& raster);
    std::int32_t image(const QImage& image);

    TextMeasure measure_;
    Interned<std::string> texts_;
    Interned<std::string> colours_; ///< "#rrggbb#rrggbb#rrggbb", see ThemedColour
    std::unordered_map<std::uint64_t, std::int32_t> colour_index_; ///< of the colours that were asked for
    Interned<std::int32_t> fonts_;                                 ///< FontRole
    Interned<std::string> pixels_;                                 ///< the images with their sizes
    std::vector<BookImage> images_;
    QByteArray bytes_;
    Interned<ShapeNumbers, NumbersHash> shapes_;
};

/// Adds the scenes of a view to a book, one after another.
class FrameWriter {
public:
    explicit FrameWriter(SceneBook& book) : book_(book) {}
    void add(Scene scene);
    [[nodiscard]] const std::vector<BookFrame>& frames() const { return frames_; }

private:
    /// Returns the indexes of shapes. Those that the last scene had at about the same position are not looked up.
    ShapeNumbers indexes(const std::vector<Shape>& shapes);

    SceneBook& book_;
    std::vector<BookFrame> frames_;
    std::vector<Shape> last_; ///< shapes of the last scene
    ShapeNumbers before_;     ///< their indexes
};

/// Returns the changes from one list of shapes to another, in the form of BookFrame::shapes.
[[nodiscard]] ShapeNumbers changes_between(const ShapeNumbers& before, const ShapeNumbers& after);

/// Returns a length in hundredths of a pixel.
[[nodiscard]] std::int32_t hundredths(double length);
/// Returns a colour in each theme; empty texts for no colour.
[[nodiscard]] ThemedColour themed(Colour colour);
/// Returns a text of one line without characters that could change its writing direction.
[[nodiscard]] std::string safe_line(const QString& text);

} // namespace lockstep::gui
