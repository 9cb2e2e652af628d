#pragma once

#include <QString>
#include <cstdint>
#include <span>
#include <vector>

namespace lockstep::gui {

/// What an export shows. It determines the formats.
enum class ExportSubject : std::uint8_t {
    picture, ///< the picture of a view at a step
    chart,
    paper, ///< a page laid out for paper
    table  ///< a page laid out for paper that contains a table
};

/// A file format of the export dialog.
struct ExportKind {
    const char* ending; ///< of the file's name: "png"
    const char* title;  ///< the same in every language: "PNG"
    bool has_pixels;    ///< whether the number of pixels can be chosen
    bool has_look;      ///< whether theme, size and texts matter
    bool is_rendered;   ///< whether `lockstep render` writes it
    std::vector<ExportSubject> subjects;
};

/// Returns all formats, in the order of the dialog. To add a format, add a row.
[[nodiscard]] std::span<const ExportKind> export_kinds();
/// Returns the formats in which a subject can be exported.
[[nodiscard]] std::vector<const ExportKind*> kinds_for(ExportSubject subject);
/// Returns the format with this file ending; null if there is none.
[[nodiscard]] const ExportKind* export_kind_named(const QString& ending);

} // namespace lockstep::gui
