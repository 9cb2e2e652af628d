#pragma once

#include "app/common/arguments.h"
#include "app/common/command.h"
#include "app/gui/exporting/framed_picture.h"

#include <QString>
#include <optional>
#include <vector>

namespace lockstep::gui {

/// Returns the options of every command that writes pictures: --made-for, --size-mm, --text-size, --title,
/// --caption, --narration, --no-legend, --no-error-bars, --clear-background, --footer. A command adds them after place_options().
[[nodiscard]] std::vector<Option> export_options();

/// The values of export_options(). What was not given is empty.
struct ExportGiven {
    std::optional<MadeFor> made_for;
    QSizeF size; ///< from --size-mm, --size or --made-for, in pixels of 1/96 inch; empty if none was given
    double text_points = usual_text_points;
    int scale = 1; ///< usual pixels of a PNG per pixel of `size`
    QString title;
    QString caption;
    bool has_narration = false; ///< the caption is the sentence about the step
    bool has_legend = true;
    bool has_error_bars = true;
    bool has_footer = false;
    Ground ground = Ground::panel;
};
/// Reads the options. `picture_size` is the value of --size, in pixels; empty if it was not given. Errors:
/// value_not_allowed.
[[nodiscard]] Result<ExportGiven> export_given(const Arguments& arguments,
                                               const std::optional<PictureSize>& picture_size);

/// Returns the sentences about a step: what happens, and why it matters. For a picture of the whole run, returns
/// what the picture shows.
[[nodiscard]] QString narration_caption(const ShownPicture& shown);

/// Returns the frame for these options. `made` is needed for the footer.
[[nodiscard]] Frame frame_of(const ExportGiven& given, QSizeF usual_size, const Provenance& made);

} // namespace lockstep::gui
