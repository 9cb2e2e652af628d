#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "app/gui/theme/theme.h"
#include "core/base/result.h"

#include <QImage>
#include <QString>
#include <filesystem>
#include <vector>

namespace lockstep::gui {

inline constexpr QSizeF paper_page{794, 1123}; ///< A4, 210 x 297 mm, in pixels of 1/96 inch
inline constexpr double paper_width = 680;     ///< of A4 between its margins, in pixels of 1/96 inch

/// Content laid out for paper: blocks below each other, as wide as the paper. No page break cuts a block.
struct Paper {
    QString title;
    std::vector<Scene> blocks;
    std::vector<std::size_t> headings; ///< blocks that are headings: a heading is never last on a page

    void add_title(const QString& text, const QString& below);
    void add_heading(const QString& text);
    void add_text(const QString& text, FontRole font = FontRole::body, Role ink = Role::text);
    void add_picture(Scene picture);
};

/// Positions of the blocks: by page, each with its distance from the top of the page. A block that is higher
/// than a page has a page of its own and is scaled to fit.
struct PlacedBlock {
    std::size_t block = 0;
    double top = 0;
    double scale = 1;
};
[[nodiscard]] std::vector<std::vector<PlacedBlock>> pages_of(const Paper& paper);

/// All blocks in one column.
[[nodiscard]] Scene column_of(const Paper& paper);
/// One of its pages as pixels, `scale` of them per 1/96 inch.
[[nodiscard]] QImage page_image(const Paper& paper, std::size_t page, const Theme& theme, double scale);

/// PDF on A4 pages with page numbers; SVG and PNG as one long column. Errors: value_not_allowed for another
/// extension, cannot_write_file.
Status write_paper(const Paper& paper, const Theme& theme, const std::filesystem::path& path,
                   double scale = 1);

} // namespace lockstep::gui
