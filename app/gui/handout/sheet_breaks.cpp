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
    /// Returns the height of the beginning of a part: its first lines, or all of it.
    [[nodiscard]] static double beginning(const SheetPart& part) {
        return part.cuts.size() > 2 * least_lines ? part.cuts[least_lines - 1] : part.height;
    }

    /// Returns the height that must be free for the beginning of a part and of those that it keeps.
    [[nodiscard]] double wanted(std::size_t first) const {
        double height = 0;
        for (std::size_t i = first; i < parts_.size(); ++i) {
            const SheetPart& part = parts_[i];
            height += i == first ? 0 : part.above;
            const bool is_last = !part.keeps_next || i + 1 == parts_.size();
            const double end = height + beginning(part);
            if (end > height_) {
                // A high picture is scaled below what keeps it; a long chain is not kept together.
                return i > first && part.cuts.empty() && height <= height_ - least_room() ? height_
                                                                                          : pair(first);
            }
            if (is_last || beginning(part) < part.height) {
                return end;
            }
            height = end;
        }
        return height;
    }
    /// The same for a part and only the next one.
    [[nodiscard]] double pair(std::size_t first) const {
        const SheetPart& part = parts_[first];
        if (!part.keeps_next || first + 1 == parts_.size() || beginning(part) < part.height) {
            return beginning(part);
        }
        const SheetPart& next = parts_[first + 1];
        return part.height + next.above + std::min(beginning(next), least_room());
    }
    /// A picture is not scaled to less than this height to stay with what is above it.
    [[nodiscard]] double least_room() const { return 0.4 * height_; }

    void begin_sheet() {
        sheets_.emplace_back();
        top_ = 0;
    }

    /// Whether a picture is scaled into the rest of the sheet, because a heading keeps it.
    [[nodiscard]] bool is_kept(std::size_t number, double rest) const {
        return number > 0 && parts_[number - 1].keeps_next && parts_[number].cuts.empty() &&
               rest >= least_room();
    }

    void place(std::size_t number) {
        const SheetPart& part = parts_[number];
        const double rest = height_ - top_ - part.above;
        const bool fits = std::min(wanted(number), height_) <= rest;
        if (top_ > 0 && (part.begins_sheet || (!fits && !is_kept(number, rest)))) {
            begin_sheet();
        }
        top_ += top_ > 0 ? part.above : 0;
        part.cuts.empty() ? place_whole(number) : place_lines(number);
    }

    void place_whole(std::size_t number) {
        const double height = parts_[number].height;
        const double scale = std::min(1.0, (height_ - top_) / std::max(height, 1.0));
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
