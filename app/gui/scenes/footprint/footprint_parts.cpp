#include "app/gui/scenes/footprint/footprint_parts.h"

#include <algorithm>
#include <cmath>

namespace lockstep::gui {
namespace {

// least and greatest height of a picture that would be too flat to see at its true aspect ratio
constexpr double strip_height = 64;

/// Returns the next group to the right; the previous one if there is none.
std::optional<std::size_t> neighbour_of(const Trace& trace, std::size_t group) {
    const std::uint64_t groups = trace.groups().end;
    const std::uint64_t across = std::max<std::uint64_t>(1, groups_in(trace.range)[0]);
    if (groups < 2) {
        return std::nullopt;
    }
    const bool last_in_row = group % across + 1 == across;
    return group + 1 < groups && (!last_in_row || across == 1) ? group + 1 : group - 1;
}

/// A grid of squares over a frame, each as large as an element but at least as large as a pixel.
class Squares {
public:
    explicit Squares(const FootprintFrame& frame)
        : frame_(frame),
          elements_x_(std::max(1.0, 1 / frame.scale_x())),
          elements_y_(std::max(1.0, 1 / frame.scale_y())),
          columns_(static_cast<std::size_t>(std::ceil(frame.elements.width() / elements_x_)) + 1),
          marks_(columns_ *
                 (static_cast<std::size_t>(std::ceil(frame.elements.height() / elements_y_)) + 1)) {}

    void mark(const ElementRange& range) {
        const auto width = static_cast<std::uint64_t>(frame_.elements.width());
        for (std::uint64_t at = range.first; at < range.end;) {
            const std::uint64_t y = at / width;
            const std::uint64_t end = std::min(range.end, (y + 1) * width);
            const std::size_t row = place(y, elements_y_) * columns_;
            const std::size_t last = place(end - 1 - y * width, elements_x_);
            for (std::size_t x = place(at % width, elements_x_); x <= last && row + x < marks_.size(); ++x) {
                marks_[row + x] = true;
            }
            at = end;
        }
    }

    /// Returns rectangles that cover the marked squares: each is a run of squares in one row, merged with
    /// equal runs in the rows below.
    [[nodiscard]] std::vector<QRectF> rectangles() const {
        std::vector<QRectF> all;
        std::vector<std::size_t> above; // indexes of the rectangles whose last row is the previous one
        for (std::size_t y = 0; y < marks_.size() / columns_; ++y) {
            std::vector<std::size_t> here;
            for (std::size_t x = 0; x < columns_; ++x) {
                if (!marks_[y * columns_ + x]) {
                    continue;
                }
                const std::size_t first = x;
                while (x < columns_ && marks_[y * columns_ + x]) {
                    ++x;
                }
                here.push_back(put(all, above, rectangle(first, x, y)));
            }
            above = std::move(here);
        }
        return all;
    }

private:
    static std::size_t place(std::uint64_t element, double elements) {
        return static_cast<std::size_t>(static_cast<double>(element) / elements);
    }

    [[nodiscard]] QRectF rectangle(std::size_t first, std::size_t end, std::size_t y) const {
        const double width = elements_x_ * frame_.scale_x();
        const double height = elements_y_ * frame_.scale_y();
        const QRectF rect(frame_.rect.left() + static_cast<double>(first) * width,
                          frame_.rect.top() + static_cast<double>(y) * height,
                          static_cast<double>(end - first) * width, height);
        return rect.intersected(frame_.rect);
    }

    static std::size_t put(std::vector<QRectF>& all, const std::vector<std::size_t>& above,
                           const QRectF& rect) {
        for (const std::size_t i : above) {
            if (all[i].left() == rect.left() && all[i].right() == rect.right()) {
                all[i].setBottom(rect.bottom());
                return i;
            }
        }
        all.push_back(rect);
        return all.size() - 1;
    }

    const FootprintFrame& frame_;
    double elements_x_; ///< elements per square in x
    double elements_y_;
    std::size_t columns_;
    std::vector<bool> marks_;
};

} // namespace

QRectF FootprintFrame::of(const ElementTile& tile) const {
    return {QPointF(rect.left() + static_cast<double>(tile.left) * scale_x(),
                    rect.top() + static_cast<double>(tile.top) * scale_y()),
            QPointF(rect.left() + static_cast<double>(tile.right) * scale_x(),
                    rect.top() + static_cast<double>(tile.bottom) * scale_y())};
}

FootprintFrame footprint_frame(const LaunchFootprint& all, QPointF at, QSizeF room) {
    const QSize elements = element_grid(all);
    const double scale = std::min(room.width() / elements.width(), room.height() / elements.height());
    if (elements.height() == 1 || elements.height() * scale < strip_height / 2) {
        return {{at.x(), at.y(), room.width(), std::max(room.height(), strip_height)}, elements};
    }
    return {{at.x(), at.y(), elements.width() * scale, elements.height() * scale}, elements};
}

FootprintParts footprint_parts(const GroupView& view, const Cursor& cursor, const LaunchFootprint& all,
                               FootprintFrame frame) {
    FootprintParts parts{view,
                         all,
                         view.session->analysis(view.launch).overlap,
                         group_reads(view.trace(), all, *view.session->steps(view.launch, cursor.group)),
                         cursor.group.index(),
                         neighbour_of(view.trace(), cursor.group.index()),
                         {},
                         frame};
    if (parts.neighbour) {
        parts.beside =
            group_reads(view.trace(), all, *view.session->steps(view.launch, Group(*parts.neighbour)));
    }
    return parts;
}

std::vector<QRectF> covered(const std::vector<ElementRange>& elements, const FootprintFrame& frame) {
    Squares squares(frame);
    for (const ElementRange& range : elements) {
        squares.mark(range);
    }
    return squares.rectangles();
}

} // namespace lockstep::gui
