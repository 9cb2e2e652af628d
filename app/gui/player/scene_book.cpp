#include "app/gui/player/scene_book.h"

#include "app/gui/theme/theme.h"
#include "app/words/visible_text.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <tuple>
#include <type_traits>
#include <variant>

namespace lockstep::gui {
namespace {

void add_rect(ShapeNumbers& numbers, const QRectF& rect) {
    for (const double length : {rect.x(), rect.y(), rect.width(), rect.height()}) {
        numbers.push_back(hundredths(length));
    }
}

std::int32_t alignment(Qt::Alignment align) {
    const std::int32_t across = align.testFlag(Qt::AlignRight) ? 2 : align.testFlag(Qt::AlignHCenter) ? 1 : 0;
    const std::int32_t down = align.testFlag(Qt::AlignVCenter) ? 3 : align.testFlag(Qt::AlignBottom) ? 6 : 0;
    return across + down;
}

std::string size_text(const QImage& image) {
    return std::to_string(image.width()) + "x" + std::to_string(image.height()) + ":";
}

} // namespace

std::int32_t hundredths(double length) {
    constexpr double most = std::numeric_limits<std::int32_t>::max() / 2.0;
    return static_cast<std::int32_t>(std::lround(std::clamp(length * 100, -most, most)));
}

ThemedColour themed(Colour colour) {
    if (colour.role == Role::none) {
        return {};
    }
    static const std::array themes{Theme(ThemeName::light), Theme(ThemeName::dark),
                                   Theme(ThemeName::contrast)};
    ThemedColour result;
    std::ranges::transform(themes, result.begin(), [colour](const Theme& theme) {
        return theme.resolve(colour).name().toStdString();
    });
    return result;
}

std::string safe_line(const QString& text) {
    return visible_line(text.toStdString());
}

TextMeasure::Font& TextMeasure::of(FontRole role) {
    const auto found = fonts_.find(role);
    return found != fonts_.end()
               ? found->second
               : fonts_.emplace(role, Font{QFontMetricsF(font_for(role)), {}}).first->second;
}

QString TextMeasure::shown(const Label& label) {
    const double room = label.rect.width();
    return label.elide && width(label.font, label.text) > hundredths(room) - 1
               ? of(label.font).metrics.elidedText(label.text, Qt::ElideRight, room)
               : label.text;
}

std::int32_t TextMeasure::width(FontRole font, const QString& text) {
    Font& measured = of(font);
    auto found = measured.widths.find(text);
    if (found == measured.widths.end()) {
        found = measured.widths.insert(text, hundredths(measured.metrics.horizontalAdvance(text)));
    }
    return *found;
}

std::int32_t SceneBook::text(const QString& text) {
    return texts_.add(safe_line(text));
}

std::int32_t SceneBook::colour(Colour colour) {
    if (colour.role == Role::none) {
        return -1;
    }
    const std::uint64_t key = std::uint64_t{std::bit_cast<std::uint32_t>(colour.heat)} << 32U |
                              static_cast<std::uint64_t>(colour.kind) << 16U |
                              static_cast<std::uint64_t>(colour.role);
    const auto [found, is_new] = colour_index_.try_emplace(key, 0);
    if (is_new) {
        const ThemedColour each = themed(colour);
        found->second = colours_.add(each[0] + each[1] + each[2]);
    }
    return found->second;
}

ShapeNumbers SceneBook::coded(const Box& box) {
    ShapeNumbers numbers{0};
    add_rect(numbers, box.rect);
    numbers.insert(numbers.end(),
                   {colour(box.fill), colour(box.outline), hundredths(box.width),
                    static_cast<std::int32_t>(box.hatch), colour(box.hatching),
                    static_cast<std::int32_t>(box.stroke), hundredths(box.radius), hundredths(box.opacity)});
    return numbers;
}

ShapeNumbers SceneBook::coded(const Line& line) {
    ShapeNumbers numbers{1, colour(line.colour), hundredths(line.width),
                         static_cast<std::int32_t>(line.stroke), line.arrow ? 1 : 0};
    const std::vector<QPointF> ends{line.points.front(), line.points.back()};
    for (const QPointF& point : line.points.size() == 4 ? line.points : ends) { // as the painter does
        numbers.push_back(hundredths(point.x()));
        numbers.push_back(hundredths(point.y()));
    }
    return numbers;
}

ShapeNumbers SceneBook::coded(const Label& label) {
    const QString shown = measure_.shown(label);
    ShapeNumbers numbers{2};
    add_rect(numbers, label.rect);
    numbers.insert(numbers.end(),
                   {text(shown), fonts_.add(static_cast<std::int32_t>(label.font)), colour(label.colour),
                    alignment(label.align), measure_.width(label.font, shown)});
    return numbers;
}

ShapeNumbers SceneBook::coded(const Mark& mark) {
    ShapeNumbers numbers{3, static_cast<std::int32_t>(mark.kind)};
    add_rect(numbers, mark.rect);
    numbers.push_back(colour(mark.colour));
    return numbers;
}

ShapeNumbers SceneBook::coded(const Raster& raster) {
    ShapeNumbers numbers{4};
    add_rect(numbers, raster.rect);
    numbers.push_back(image(*raster.image));
    std::ranges::transform(raster.palette, std::back_inserter(numbers),
                           [this](Colour each) { return colour(each); });
    return numbers;
}

std::int32_t SceneBook::image(const QImage& image) {
    const bool has_palette = image.format() == QImage::Format_Indexed8;
    const QImage plain = has_palette ? image : image.convertToFormat(QImage::Format_RGBA8888);
    const qsizetype row = static_cast<qsizetype>(plain.width()) * (has_palette ? 1 : 4);
    QByteArray pixels;
    for (int y = 0; y < plain.height(); ++y) { // a row of an image may end with unused bytes
        pixels.append(reinterpret_cast<const char*>(plain.constScanLine(y)), row);
    }
    const std::int32_t index = pixels_.add(size_text(plain) + pixels.toStdString());
    if (static_cast<std::size_t>(index) == images_.size()) {
        images_.push_back(
            {plain.width(), plain.height(), has_palette, static_cast<std::size_t>(bytes_.size())});
        bytes_.append(pixels);
    }
    return index;
}

std::int32_t SceneBook::add(const Shape& shape) {
    return shapes_.add(std::visit([this](const auto& each) { return coded(each); }, shape));
}

BookMark SceneBook::mark() const {
    return {texts_.all().size(),
            colours_.all().size(),
            fonts_.all().size(),
            images_.size(),
            static_cast<std::size_t>(bytes_.size()),
            shapes_.all().size()};
}

void SceneBook::cut(const BookMark& mark) {
    texts_.cut(mark.texts);
    colours_.cut(mark.colours);
    colour_index_.clear();
    fonts_.cut(mark.fonts);
    pixels_.cut(mark.images);
    images_.resize(mark.images);
    bytes_.truncate(static_cast<qsizetype>(mark.bytes));
    shapes_.cut(mark.shapes);
}

namespace {

// Qt's comparisons allow for rounding, which could make another hundredth of a pixel.

bool is_same(const QPointF& a, const QPointF& b) {
    return std::tuple(a.x(), a.y()) == std::tuple(b.x(), b.y());
}
bool is_same(const QRectF& a, const QRectF& b) {
    return is_same(a.topLeft(), b.topLeft()) &&
           std::tuple(a.width(), a.height()) == std::tuple(b.width(), b.height());
}

// Whether two shapes are drawn alike; their ids may differ.

bool are_alike(const Box& a, const Box& b) {
    return is_same(a.rect, b.rect) && a.fill == b.fill && a.outline == b.outline && a.width == b.width &&
           a.hatch == b.hatch && a.hatching == b.hatching && a.stroke == b.stroke && a.radius == b.radius &&
           a.opacity == b.opacity;
}
bool are_alike(const Line& a, const Line& b) {
    return std::ranges::equal(a.points, b.points,
                              [](const QPointF& one, const QPointF& other) { return is_same(one, other); }) &&
           a.colour == b.colour && a.width == b.width && a.stroke == b.stroke && a.arrow == b.arrow;
}
bool are_alike(const Label& a, const Label& b) {
    return is_same(a.rect, b.rect) && a.font == b.font && a.colour == b.colour && a.align == b.align &&
           a.elide == b.elide && a.text == b.text;
}
bool are_alike(const Mark& a, const Mark& b) {
    return a.kind == b.kind && is_same(a.rect, b.rect) && a.colour == b.colour;
}
bool are_alike(const Raster& a, const Raster& b) {
    return is_same(a.rect, b.rect) && a.image == b.image && a.palette == b.palette;
}

bool are_alike(const Shape& a, const Shape& b) {
    return a.index() == b.index() &&
           std::visit(
               [&b](const auto& each) { return are_alike(each, std::get<std::decay_t<decltype(each)>>(b)); },
               a);
}

} // namespace

ShapeNumbers FrameWriter::indexes(const std::vector<Shape>& shapes) {
    constexpr std::size_t window = 8; // shapes that a step adds or drops at one place
    ShapeNumbers all;
    all.reserve(shapes.size());
    std::size_t expected = 0; // where the last scene probably has the next shape
    for (const Shape& shape : shapes) {
        const auto first = last_.begin() + static_cast<std::ptrdiff_t>(std::min(expected, last_.size()));
        const auto end =
            last_.begin() + static_cast<std::ptrdiff_t>(std::min(expected + window, last_.size()));
        const auto found =
            std::find_if(first, end, [&](const Shape& each) { return are_alike(each, shape); });
        if (found == end) {
            all.push_back(book_.add(shape));
        } else {
            const auto at = static_cast<std::size_t>(found - last_.begin());
            all.push_back(before_[at]);
            expected = at + 1;
        }
    }
    return all;
}

void FrameWriter::add(Scene scene) {
    ShapeNumbers shapes = indexes(scene.shapes);
    BookFrame frame{.size = {hundredths(scene.size.width()), hundredths(scene.size.height())},
                    .title = book_.text(scene.title),
                    .description = book_.text(scene.description),
                    .is_key = frames_.size() % frames_per_key == 0,
                    .shapes = {}};
    frame.shapes = frame.is_key ? shapes : changes_between(before_, shapes);
    frames_.push_back(std::move(frame));
    before_ = std::move(shapes);
    last_ = std::move(scene.shapes);
}

namespace {

/// The numbers of shapes that are dropped from one list and added from the other.
struct Change {
    std::size_t dropped = 0;
    std::size_t added = 0;
};

/// Returns the smallest change after which both lists have the same shape; within a limit, so that the time does not
/// grow with the square of their lengths.
Change change_at(const ShapeNumbers& before, std::size_t a, const ShapeNumbers& after, std::size_t b) {
    constexpr std::size_t most = 192;
    const std::size_t left_a = before.size() - a;
    const std::size_t left_b = after.size() - b;
    for (std::size_t sum = 1; sum <= std::min(most, left_a + left_b); ++sum) {
        for (std::size_t dropped = sum > left_b ? sum - left_b : 0; dropped <= std::min(sum, left_a);
             ++dropped) {
            const std::size_t added = sum - dropped;
            const bool is_end = dropped == left_a && added == left_b;
            const bool meets = dropped < left_a && added < left_b && before[a + dropped] == after[b + added];
            if (is_end || meets) {
                return {dropped, added};
            }
        }
    }
    return {std::min(most / 2, left_a), std::min(most / 2, left_b)};
}

} // namespace

ShapeNumbers changes_between(const ShapeNumbers& before, const ShapeNumbers& after) {
    ShapeNumbers changes;
    std::size_t a = 0;
    std::size_t b = 0;
    std::size_t kept = 0;
    while (a < before.size() || b < after.size()) {
        if (a < before.size() && b < after.size() && before[a] == after[b]) {
            ++a;
            ++b;
            ++kept;
            continue;
        }
        const Change change = change_at(before, a, after, b);
        changes.insert(changes.end(),
                       {static_cast<std::int32_t>(kept), static_cast<std::int32_t>(change.dropped),
                        static_cast<std::int32_t>(change.added)});
        changes.insert(changes.end(), after.begin() + static_cast<std::ptrdiff_t>(b),
                       after.begin() + static_cast<std::ptrdiff_t>(b + change.added));
        a += change.dropped;
        b += change.added;
        kept = 0;
    }
    return changes;
}

} // namespace lockstep::gui
