// Exports the counters next to the source as a table for other programs.
#include "app/gui/panels/source/source_counter_columns.h"
#include "app/gui/panels/source/source_panel.h"
#include "app/gui/theme/table_text.h"

#include <Qsci/qsciscintilla.h>

namespace lockstep::gui {

QString SourcePanel::counters_as_csv() const {
    const QStringList lines = editor_->text().split(QLatin1Char('\n'));
    QStringList heads{tr("Line"), tr("Code")};
    for (std::size_t c = 0; c < std::tuple_size_v<LineCounters>; ++c) {
        heads << counter_name(c).simplified();
    }
    QString text = csv_line(heads);
    for (const auto& [line, counters] : columns_->counters().lines) {
        QStringList cells{QString::number(line), lines.value(static_cast<qsizetype>(line) - 1).trimmed()};
        for (const std::uint64_t count : counters) {
            cells << QString::number(count);
        }
        text += csv_line(cells);
    }
    return text;
}

} // namespace lockstep::gui
