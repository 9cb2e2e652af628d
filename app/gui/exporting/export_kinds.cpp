#include "app/gui/exporting/export_kinds.h"

#include <algorithm>

namespace lockstep::gui {

std::span<const ExportKind> export_kinds() {
    using Subject = ExportSubject;
    static const std::vector<Subject> drawn{Subject::picture, Subject::chart, Subject::paper, Subject::table};
    static const std::vector<ExportKind> rows{
        {"png", "PNG", true, true, true, drawn},
        {"svg", "SVG", false, true, true, drawn},
        {"pdf", "PDF", false, true, true, drawn},
        {"csv", "CSV", false, false, true, {Subject::chart, Subject::table}},
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

const ExportKind* export_kind_named(const QString& ending) {
    const auto found = std::ranges::find_if(
        export_kinds(), [&ending](const ExportKind& kind) { return ending == QLatin1String(kind.ending); });
    return found == export_kinds().end() ? nullptr : &*found;
}

} // namespace lockstep::gui
