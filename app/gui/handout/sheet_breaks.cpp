#include "app/gui/handout/sheet_breaks.h"

#include <algorithm>

namespace lockstep::gui {
namespace {

constexpr std::size_t least_lines = 2; ///< of a part that is cut, on each sheet

/// Arranges parts one below another.
class Arranger {
public:
    Arranger(const std::vector<SheetPart>& parts, double height) : parts_(parts), height_(height) {}

    std::vector<std::vector<SheetSlice>> arrange() {
        for (std::size_t i = 0; i < parts_.size(); ++i) {
            place(i);
        }
        return std::move(sheets_);
    }

private:
    /// Returns the height that must be free for a part: all of it, or its first lines, and, if it keeps the
    /// next part, that of the next one too.
    [[nodiscard]] double wanted(std::size_t part) const {
        double height = 0;
        for (std::size_t i = part; i < parts_.size(); ++i) {
            const SheetPart& each = parts_[i];
            height += i == part ? 0 : each.above;
            if (!each.keeps_next || i + 1 == parts_.size()) {
                return height +
                       (each.cuts.size() > 2 * least_lines ? each.cuts[least_lines - 1] : each.height);
            }
            height += each.height;
            if (height > height_) {
                return height; // these parts do not fit on a sheet together
            }
        }
        return height;
    }

    void begin_sheet() {
        sheets_.emplace_back();
        top_ = 0;
    }

    void place(std::size_t number) {
        const SheetPart& part = parts_[number];
        const double above = top_ > 0 ? part.above : 0;
        const double needed = wanted(number);
        const bool is_too_high = top_ + above + std::min(needed, height_) > height_ && needed <= height_;
        const bool is_alone = needed > height_ && top_ + above + std::min(part.height, height_) > height_;
        if (top_ > 0 && (part.begins_sheet || is_too_high || (is_alone && part.cuts.empty()))) {
            begin_sheet();
        }
        top_ += top_ > 0 ? part.above : 0;
        part.cuts.empty() ? place_whole(number) : place_lines(number);
    }

    void place_whole(std::size_t number) {
        const double height = parts_[number].height;
        const double scale = std::min(1.0, height_ / std::max(height, 1.0));
        sheets_.back().push_back({.part = number, .top = top_, .from = 0, .to = height, .scale = scale});
        top_ += height * scale;
    }

    /// Places a part that may be cut below each of its lines.
    void place_lines(std::size_t number) {
        const std::vector<double>& cuts = parts_[number].cuts;
        double from = 0;
        for (std::size_t first = 0; first < cuts.size();) {
            std::size_t end = first;
            while (end < cuts.size() && top_ + cuts[end] - from <= height_) {
                ++end;
            }
            const std::size_t left = cuts.size() - end;
            if (left > 0 && left < least_lines && end > first + least_lines) {
                end = cuts.size() - least_lines; // not a single line on the next sheet
            }
            if (end == first && top_ > 0) {
                begin_sheet();
                continue;
            }
            end = std::max(end, first + 1); // a line that is higher than a sheet
            sheets_.back().push_back({.part = number, .top = top_, .from = from, .to = cuts[end - 1]});
            top_ += cuts[end - 1] - from;
            from = cuts[end - 1];
            first = end;
            if (first < cuts.size()) {
                begin_sheet();
            }
        }
    }

    const std::vector<SheetPart>& parts_;
    const double height_;
    std::vector<std::vector<SheetSlice>> sheets_{1};
    double top_ = 0; ///< where the next part begins on the last sheet
};

} // namespace

std::vector<std::vector<SheetSlice>> sheets_of(const std::vector<SheetPart>& parts, double height) {
    return Arranger(parts, height).arrange();
}

} // namespace lockstep::gui
