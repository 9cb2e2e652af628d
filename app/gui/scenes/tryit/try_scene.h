#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "app/gui/workspace/trial/moved_request.h"
#include "app/gui/workspace/trial/tried_array.h"

#include <QString>
#include <cstdint>
#include <memory>
#include <optional>

namespace lockstep::gui {

/// What the picture of the page "Try it" shows.
struct TryPicture {
    std::shared_ptr<const TriedArray> array;
    LayoutChoice chosen;
    bool shows_recorded = false; ///< whether the recorded layout is shown instead of the chosen one
    std::optional<MovedRequest> request;
    std::optional<std::uint64_t> recorded_cycles; ///< empty if the kernel does not fit on a multiprocessor
    std::optional<std::uint64_t> chosen_cycles;   ///< empty also while they are computed
    bool is_simulating = false;

    [[nodiscard]] LayoutChoice shown() const { return shows_recorded ? recorded_layout : chosen; }
};

/// Draws the layouts of an array, and what the shown one changes:
///
///     Padding of tile   conflicts for each padding, in words per row       [ recounted from the trace ]
///      11,904 |#             32                          |#                     a bar per padding: its height is
///             |#      4      #      4     2              |#                     the number of conflicts, its number
///             |#  v   #   v  #  v   #  v  #              |#                     the passes of the worst request
///              0  1   2   3 ...                           32
///     XOR swizzle of tile   [x] [x ^ (y & 1)] [x ^ (y & 3)] ...
///     Banks   warp 0 reads tile[lid][0]       lanes, lines to the banks (dashed: as recorded), banks
///     [ passes of local memory ] [ cycles ] [ local memory of a group ] [ occupancy ]
///
/// In a width of less than about 500, the bars are a list. Above all of this is same_word_sentence().
[[nodiscard]] Scene try_scene(const TryPicture& picture, double width);

/// Returns a sentence about the shown layout, compared with the recorded one.
[[nodiscard]] QString try_sentence(const TryPicture& picture);
/// Says that no layout removes the conflicts, or most of them, because they are atomics on the same word; empty if they
/// are not.
[[nodiscard]] QString same_word_sentence(const TriedArray& array);
/// Names a layout: "Padding of 2 words per row", "x ^ (y & 3)".
[[nodiscard]] QString layout_title(const TriedArray& array, LayoutChoice choice);
/// Returns the tooltip of a layout: its name, passes and conflicts, or why it is refused.
[[nodiscard]] QString layout_tooltip(const TriedArray& array, LayoutChoice choice);
/// Returns why a layout is refused; empty if it is not.
[[nodiscard]] QString refusal_words(const TriedArray& array, LayoutChoice choice);

} // namespace lockstep::gui
