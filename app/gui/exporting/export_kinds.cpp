#include "app/gui/exporting/export_kinds.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <algorithm>

namespace lockstep::gui {

std::span<const ExportKind> export_kinds() {
    using Subject = ExportSubject;
    using Writer = ExportWriter;
    static const std::vector<Subject> drawn{Subject::picture, Subject::chart, Subject::paper,
                                            Subject::table,   Subject::race,  Subject::trial};
    static const std::vector<Subject> moving{Subject::picture, Subject::race};
    static const std::vector<ExportKind> rows{
        {"png", "png", "PNG", Writer::still, true, drawn},
        {"svg", "svg", "SVG", Writer::still, false, drawn},
        {"pdf", "pdf", "PDF", Writer::still, false, drawn},
        {"csv", "csv", "CSV", Writer::data, false, {Subject::chart, Subject::table, Subject::race}},
        {"gif", "gif", "GIF", Writer::film, true, moving},
        {"webp", "webp", "WebP", Writer::film, true, moving},
        {"mp4", "mp4", "MP4", Writer::film, true, moving},
        {"webm", "webm", "WebM", Writer::film, true, moving},
        {"frames", "", QT_TRANSLATE_NOOP("Formats", "PNG sequence"), Writer::film, true, moving},
        {"player",
         "html",
         QT_TRANSLATE_NOOP("Formats", "Player (HTML)"),
         Writer::player,
         false,
         {Subject::run, Subject::race}},
        {"report-html",
         "html",
         QT_TRANSLATE_NOOP("Formats", "Report (HTML)"),
         Writer::report,
         false,
         {Subject::run}},
        {"report-pdf",
         "pdf",
         QT_TRANSLATE_NOOP("Formats", "Report (PDF)"),
         Writer::report,
         false,
         {Subject::run}},
        {"trace",
         "pftrace",
         QT_TRANSLATE_NOOP("Formats", "Perfetto trace"),
         Writer::trace,
         false,
         {Subject::run}},
        {"events", "csv", QT_TRANSLATE_NOOP("Formats", "Events (CSV)"), Writer::table, false, {Subject::run}},
        {"warp-steps",
         "csv",
         QT_TRANSLATE_NOOP("Formats", "Warp steps (CSV)"),
         Writer::table,
         false,
         {Subject::run}},
    };
    return rows;
}

std::vector<const ExportKind*> kinds_for(ExportSubject subject) {
    std::vector<const ExportKind*> found;
    for (const ExportKind& kind : export_kinds()) {
        if (std::ranges::find(kind.subjects, subject) != kind.subjects.end()) {
            found.push_back(&kind);
        }
    }
    return found;
}

const ExportKind* export_kind_named(const QString& name) {
    const auto found = std::ranges::find_if(
        export_kinds(), [&name](const ExportKind& kind) { return name == QLatin1String(kind.name); });
    return found == export_kinds().end() ? nullptr : &*found;
}

QString with_ending(const QString& path, const QString& ending) {
    const QString own = QFileInfo(path).suffix();
    if (own.compare(ending, Qt::CaseInsensitive) == 0) {
        return path;
    }
    const bool is_of_other_format = std::ranges::any_of(export_kinds(), [&own](const ExportKind& kind) {
        return !own.isEmpty() && own.compare(QLatin1String(kind.ending), Qt::CaseInsensitive) == 0;
    });
    return (is_of_other_format ? path.chopped(own.size() + 1) : path) + QLatin1Char('.') + ending;
}

QString export_kind_title(const ExportKind& kind) {
    return QCoreApplication::translate("Formats", kind.title);
}

ExportFields fields_of(const ExportKind& kind, ExportSubject subject) {
    const bool is_chart = subject == ExportSubject::chart;
    const bool is_race = subject == ExportSubject::race;
    const bool is_paper = subject == ExportSubject::paper || subject == ExportSubject::table;
    switch (kind.writer) {
    case ExportWriter::still:
        return {.frame = !is_paper, // a page laid out for paper has a size and texts of its own
                .theme = true,
                .ground = !is_paper,
                .words = true,
                .texts = !is_paper,
                .error_bars = is_chart,
                .data = is_chart || subject == ExportSubject::table || is_race};
    case ExportWriter::data:
    case ExportWriter::report:
        return {.words = true};
    case ExportWriter::film:
        return {.frame = true,
                .theme = true,
                .words = true,
                .texts = true,
                .steps = true,
                .only_cycles = is_race,
                .speed = true};
    case ExportWriter::player:
        return {.words = true, .texts = true, .steps = true, .only_cycles = is_race};
    case ExportWriter::trace:
    case ExportWriter::table:
        break; // English in every language, for other programs
    }
    return {};
}

bool is_still(const ExportKind& kind) {
    return kind.writer == ExportWriter::still || kind.writer == ExportWriter::data;
}

} // namespace lockstep::gui
