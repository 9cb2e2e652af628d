#include "app/gui/theme/table_text.h"

#include "app/words/visible_text.h"
#include "core/report/csv.h"

#include <QAbstractItemModel>

namespace lockstep::gui {
namespace {

void add_rows(const QAbstractItemModel& model, const QModelIndex& parent, QString& text) {
    for (int row = 0; row < model.rowCount(parent); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(parent); ++column) {
            cells << model.index(row, column, parent).data().toString();
        }
        text += csv_line(cells);
        add_rows(model, model.index(row, 0, parent), text);
    }
}

} // namespace

QString csv_line(const QStringList& cells) {
    QStringList quoted;
    for (const QString& cell : cells) {
        const std::string text = without_formula(visible_line(cell.simplified().toStdString()));
        quoted << QLatin1Char('"') +
                      QString::fromStdString(text).replace(QLatin1Char('"'), QStringLiteral("\"\"")) +
                      QLatin1Char('"');
    }
    return quoted.join(QLatin1Char(',')) + QLatin1Char('\n');
}

QString csv_of(const QAbstractItemModel& model) {
    QStringList heads;
    for (int column = 0; column < model.columnCount(); ++column) {
        heads << model.headerData(column, Qt::Horizontal).toString();
    }
    QString text = csv_line(heads);
    add_rows(model, {}, text);
    return text;
}

} // namespace lockstep::gui
