#pragma once

#include "app/gui/exporting/framed_picture.h"
#include "app/gui/scenes/kit/scene.h"
#include "app/gui/theme/theme.h"
#include "app/gui/views/shown_picture.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QImage>
#include <QString>
#include <vector>

namespace lockstep::gui {

inline constexpr QSizeF paper_page{794, 1123}; ///< A4, 210 x 297 mm, in pixels of 1/96 inch
inline constexpr double paper_width = 680;     ///< width of A4 between its margins, in pixels of 1/96 inch
inline constexpr double paper_room = 985;      ///< height of A4 between its margins and its page number

/// A block that is a picture of a step: what it shows, for slides, which draw it larger.
struct PaperPicture {
    std::size_t block = 0;
    ShownPicture shown;
};
/// A block that is a table: rows of equal height, the first one is its head.
struct PaperTable {
    std::size_t block = 0;
    double row_height = 0;
};

/// Content laid out for paper: a column of blocks, each as wide as the paper. Page breaks never split a
/// block.
struct Paper {
    QString title;
    std::vector<Scene> blocks;
    /// Indexes of blocks that are headings: a heading is never the last block of a page.
    std::vector<std::size_t> headings;
    std::vector<PaperPicture> pictures; ///< of the blocks
    std::vector<PaperTable> tables;     ///< of the blocks

    void add_title(const QString& text, const QString& below);
    void add_heading(const QString& text);
    void add_text(const QString& text, FontRole font = FontRole::body, Role ink = Role::text);
    void add_picture(Scene picture);
    void add_picture(const ShownPicture& shown);
    void add_table(Scene table, double row_height);
};

/// The position of a block: its page and the distance from the top of the page. A block that is taller than a
/// page gets a separate page and is scaled to fit.
struct PlacedBlock {
    std::size_t block = 0;
    double top = 0;
    double scale = 1;
};
/// `room` is the height of a page without its margins, in pixels of 1/96 inch.
[[nodiscard]] std::vector<std::vector<PlacedBlock>> pages_of(const Paper& paper, double room = paper_room);

/// Arranges all blocks in one column.
[[nodiscard]] Scene column_of(const Paper& paper);
/// Renders one page as an image with `scale` pixels per 1/96 inch.
[[nodiscard]] QImage page_image(const Paper& paper, std::size_t page, const Theme& theme, double scale);

/// Returns the blocks as a file, with the provenance in its metadata: PDF on A4 pages with page numbers, SVG and PNG as
/// one long column. `ending` is "pdf", "svg" or "png". Errors: value_not_allowed for other endings.
[[nodiscard]] Result<QByteArray> paper_bytes(const Paper& paper, const FileLook& look, const QString& ending);

} // namespace lockstep::gui
