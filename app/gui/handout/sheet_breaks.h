#pragma once

#include <cstddef>
#include <vector>

namespace lockstep::gui {

/// The height of a part on a sheet, and where it may be cut. Lengths are in pixels of 1/96 inch.
struct SheetPart {
    double height = 0;
    double above = 0;          ///< space above it, except at the top of a sheet
    std::vector<double> cuts;  ///< ends of its lines; empty: it may not be cut
    bool keeps_next = false;   ///< whether the next part begins on the same sheet
    bool begins_sheet = false; ///< whether it begins another sheet
};

/// A part, or some lines of it, on a sheet.
struct SheetSlice {
    std::size_t part = 0;
    double top = 0;  ///< from the top of the sheet
    double from = 0; ///< the slice shows the part from here ...
    double to = 0;   ///< ... to here
    double scale = 1;
};

/// Arranges parts on sheets of this height. A part that may not be cut and is higher than a sheet is scaled to
/// fit. At least two lines of a part that is cut are on each sheet, if it has so many.
[[nodiscard]] std::vector<std::vector<SheetSlice>> sheets_of(const std::vector<SheetPart>& parts,
                                                             double height);

} // namespace lockstep::gui
