#pragma once

#include "app/gui/theme/fonts.h"
#include "core/session/lane_state.h"

#include <QString>
#include <optional>
#include <span>

namespace lockstep::gui {

/// Formats a value with at most `most` characters if possible: a float loses digits first, a vector its last
/// components (replaced by an ellipsis).
[[nodiscard]] QString value_text(ValueType type, std::span<const std::uint64_t> words, int most = 24);

/// Formats the value that an access read or wrote; empty if the trace has no values or the event transfers
/// none.
[[nodiscard]] QString moved_value(const GroupView& view, const LaneEvent& event, int most = 24);

/// The description of an address as an object and a position in it: "s[12]", or "in + 4096 bytes".
struct PlaceInObject {
    QString object;
    std::uint64_t offset = 0; ///< offset in the object, in bytes
    QString element;          ///< for example "s[12]"
};
[[nodiscard]] PlaceInObject place_of(const Trace& trace, const SiteInfo& site, std::uint64_t address);

/// Describes an access: "s[12] = 4"; "a[50], out of bounds" if it was not performed. If no object contains the
/// address, it is printed as a number.
[[nodiscard]] QString access_text(const GroupView& view, const LaneEvent& event);

/// Describes the texels that an image access touches, and the colour that it read or wrote: "in(3, 5) = 0.4,
/// 0, 0, 1"; with a linear filter "in(3–4, 5–6) = ...".
[[nodiscard]] QString texels_text(const GroupView& view, const LaneEvent& event);

/// Returns the font in which a value fits into a cell of this width: the usual one or, if that is too wide, the small
/// one. Empty if the value would run into the next cell.
[[nodiscard]] std::optional<FontRole> value_font(const QString& value, double width);

} // namespace lockstep::gui
