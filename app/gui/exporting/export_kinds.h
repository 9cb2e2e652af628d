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
    table, ///< a page laid out for paper that contains a table
    race,  ///< the picture of a race, and the moving race
    trial, ///< the layouts of an array
    run    ///< the whole run
};

/// How a file is written.
enum class ExportWriter : std::uint8_t {
    still,  ///< by Exported::bytes()
    data,   ///< the same, but the file has only figures
    film,   ///< the steps of a picture one after another, by write_animation()
    player, ///< by write_player()
    report, ///< by write_report()
    trace,  ///< by write_perfetto()
    table   ///< by write_table()
};

/// The choices of the export dialog that can change a file. Others are not shown.
struct ExportFields {
    bool frame = false;       ///< size, legend, footer
    bool theme = false;       ///< colours
    bool ground = false;      ///< transparent background
    bool words = false;       ///< language and vocabulary
    bool texts = false;       ///< title and caption
    bool steps = false;       ///< the first and the last step, and what a frame is
    bool only_cycles = false; ///< whether a frame can only be a number of cycles
    bool speed = false;       ///< and whether each step is described
    bool error_bars = false;
    bool data = false; ///< whether figures can be written beside it
};

/// A file format of the export dialog.
struct ExportKind {
    const char* name;   ///< unique: "svg", "report-pdf"
    const char* ending; ///< of the file's name: "svg"; empty: a folder
    const char* title;  ///< English; translated in the context "Formats", unless it is a name such as "PNG"
    ExportWriter writer;
    bool has_pixels; ///< whether the file consists of pixels
    std::vector<ExportSubject> subjects;
};

/// Returns all formats, in the order of the dialog. To add a format, add a row.
[[nodiscard]] std::span<const ExportKind> export_kinds();
/// Returns the path with the ending of a format. Replaces the ending of another format, and adds it to other names.
[[nodiscard]] QString with_ending(const QString& path, const QString& ending);
/// Returns the formats in which a subject can be exported.
[[nodiscard]] std::vector<const ExportKind*> kinds_for(ExportSubject subject);
/// Returns the format with this name; null if there is none.
[[nodiscard]] const ExportKind* export_kind_named(const QString& name);
/// Returns the title of a format in the language of the window.
[[nodiscard]] QString export_kind_title(const ExportKind& kind);
/// Returns the choices that can change a file of this kind.
[[nodiscard]] ExportFields fields_of(const ExportKind& kind, ExportSubject subject);
/// Returns whether the file is made by Exported::bytes().
[[nodiscard]] bool is_still(const ExportKind& kind);

} // namespace lockstep::gui
