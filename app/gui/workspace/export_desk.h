#pragma once

#include <QSizeF>
#include <QString>

namespace lockstep::gui {

/// What the user chose in the export dialog. It is kept, so that the next export begins with the same choices.
struct ExportDesk {
    QString format = QStringLiteral("png");        ///< format of pictures and charts
    QString paper_format = QStringLiteral("pdf");  ///< format of pages laid out for paper
    QString run_format = QStringLiteral("player"); ///< format of a whole run
    QString made_for = QStringLiteral("screen");   ///< name of a MadeForRow
    QSizeF size;                                   ///< in pixels of 1/96 inch; empty: that of `made_for`
    bool in_mm = false;
    double text_points = 0; ///< 0: that of `made_for`
    int scale = 1;          ///< pixels of a PNG per pixel of 1/96 inch, for a size in mm
    int theme = 1;          ///< index in the list of themes; 1: light, because paper and slides are white
    QString language = {};  ///< empty: that of the window
    QString vocabulary = {};
    bool has_title = false;
    bool has_caption = false;
    bool has_legend = true;
    bool has_error_bars = true;
    bool is_clear = false;
    bool has_footer = false;
    bool has_narration = false;          ///< whether an animation describes each of its steps
    QString by = QStringLiteral("step"); ///< what a frame of an animation or a player is
    int cycles = 8;                      ///< cycles per frame, if `by` is "cycles"
    int from = 0;                        ///< number of the first step; 0: the first one
    int to = 0;                          ///< number of the last step; 0: the last one
    double per_second = 2;               ///< frames of an animation per second
    bool has_data = false;               ///< whether the data of a chart are written beside it
    QString described = {}; ///< what `title` and `caption` describe; for other contents, texts are proposed
    QString title = {};
    QString caption = {};
};

} // namespace lockstep::gui
