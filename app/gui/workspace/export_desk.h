#pragma once

#include <QSizeF>
#include <QString>

namespace lockstep::gui {

/// What the user chose in the export dialog. It is kept, so that the next export begins with the same choices.
struct ExportDesk {
    QString ending = QStringLiteral("png");       ///< format of pictures and charts
    QString paper_ending = QStringLiteral("pdf"); ///< format of pages laid out for paper
    QString made_for = QStringLiteral("screen");  ///< name of a MadeForRow
    QSizeF size;                                  ///< in pixels of 1/96 inch; empty: that of `made_for`
    bool in_mm = false;
    double text_points = 0; ///< 0: that of `made_for`
    int scale = 2;          ///< pixels of a PNG per pixel of 1/96 inch
    int theme = 1;          ///< index in the list of themes; 1: light, because paper and slides are white
    QString language = {};  ///< empty: that of the window
    QString vocabulary = {};
    bool has_title = false;
    bool has_caption = false;
    bool has_legend = true;
    bool has_error_bars = true;
    bool is_clear = false;
    bool has_footer = false;
    bool has_data = false;  ///< whether the data of a chart are written beside it
    QString described = {}; ///< what `title` and `caption` describe; for other contents, texts are proposed
    QString title = {};
    QString caption = {};
};

} // namespace lockstep::gui
