#include "app/gui/compare/compare_table.h"

#include "app/gui/charts/series_style.h"
#include "app/gui/compare/comparison.h"
#include "app/gui/theme/fields.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/table_text.h"

#include <QHeaderView>
#include <QResizeEvent>
#include <algorithm>

namespace lockstep::gui {
namespace {

constexpr int title_role = Qt::UserRole; ///< item role: the full text of a column header
/// Item role: the short text of a run's column header, used if its title does not fit.
constexpr int letter_role = Qt::UserRole + 1;

Role colour_of(Difference difference) {
    return difference == Difference::better  ? Role::ok
           : difference == Difference::worse ? Role::error
                                             : Role::text2;
}

} // namespace

CompareTable::CompareTable(QWidget* parent) : QTableWidget(parent) {
    setAccessibleName(tr("Comparison"));
    make_reading_table(*this);
    setAlternatingRowColors(true);
    setWordWrap(false);
    setSelectionMode(QAbstractItemView::NoSelection);
    horizontalHeader()->setTextElideMode(Qt::ElideRight);
}

void CompareTable::show_runs(const std::vector<RunSummary>& runs, const Theme& theme) {
    theme_ = theme;
    fill_heads(runs);
    fill_rows(runs);
    fit_columns();
}

void CompareTable::resizeEvent(QResizeEvent* event) {
    QTableWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) {
        fit_columns();
    }
}

void CompareTable::fit_columns() {
    constexpr int least_figure = 64;
    constexpr int least_measure = 96;
    const int from = columnCount() - 1;
    if (from < 2) {
        return; // there is nothing to compare
    }
    for (int column = 1; column <= from; ++column) {
        // Columns may have been hidden by an earlier table with fewer runs, and hidden columns have no width.
        setColumnHidden(column, false);
    }
    QHeaderView& heads = *horizontalHeader();
    const auto figures_width = [&](bool has_names) {
        name_runs(has_names);
        int width = 0;
        for (int column = 1; column < from; ++column) {
            setColumnWidth(
                column, std::max({sizeHintForColumn(column), heads.sectionSizeHint(column), least_figure}));
            width += columnWidth(column);
        }
        return width;
    };
    const int room = viewport()->width() - 1; // the last column has a grid line too
    const int measure = std::max(sizeHintForColumn(0), heads.sectionSizeHint(0));
    const int whole = measure + figures_width(true);
    setColumnHidden(from, whole + std::max(sizeHintForColumn(from), heads.sectionSizeHint(from)) > room);
    heads.setStretchLastSection(!isColumnHidden(from));
    const int figures = whole > room ? figures_width(false) : whole - measure;
    setColumnWidth(0, isColumnHidden(from) ? std::max(room - figures, least_measure) : measure);
}

void CompareTable::fill_heads(const std::vector<RunSummary>& runs) {
    clear();
    setRowCount(0);
    setColumnCount(static_cast<int>(runs.empty() ? 1 : 2 * runs.size() + 1));
    int column = 0;
    const auto add = [this, &column](const QString& text, const QIcon& mark) {
        auto* head = new QTableWidgetItem(mark, text);
        head->setToolTip(text);
        head->setData(title_role, text);
        const bool is_text = column == 0 || column == columnCount() - 1;
        head->setTextAlignment((is_text ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
        setHorizontalHeaderItem(column++, head);
    };
    add(tr("Metric"), {});
    for (std::size_t i = 0; i < runs.size(); ++i) {
        QString title = runs[i].title;
        title.replace(QStringLiteral(", "), QStringLiteral("\n"));
        add(title, QIcon(series_mark(runs[i].place, theme_)));
        horizontalHeaderItem(column - 1)->setData(letter_role, letter_of(runs[i]));
        if (i > 0) {
            add(tr("%1 / %2", "the ratio of a run to the first, by their letters")
                    .arg(letter_of(runs[i]), letter_of(runs[0])),
                {});
        }
    }
    if (!runs.empty()) {
        add(tr("From", "where a figure comes from"), {});
    }
}

void CompareTable::fill_rows(const std::vector<RunSummary>& runs) {
    for (const ComparisonRow& row : comparison_rows(runs)) {
        const int at = rowCount();
        insertRow(at);
        int column = 0;
        const auto add = [this, at, &column, &row](const QString& text, Qt::Alignment side) {
            auto* item = new QTableWidgetItem(text);
            item->setTextAlignment(side | Qt::AlignVCenter);
            if (row.explains) {
                item->setBackground(theme_[Role::warn_soft]);
            }
            item->setToolTip(text);
            setItem(at, column++, item);
            return item;
        };
        add(row.measure, Qt::AlignLeft)
            ->setToolTip(QStringLiteral("%1\n%2\n%3").arg(row.measure, row.definition, row.from));
        for (std::size_t i = 0; i < row.values.size(); ++i) {
            add(row.values[i], Qt::AlignRight)->setFont(text_font(FontRole::body_strong));
            if (i > 0) {
                const QString words = difference_text(row.verdicts[i]);
                const QString text = row.verdicts[i] == Difference::unclear
                                         ? words
                                         : QStringLiteral("%1  %2").arg(row.ratios[i], words);
                add(text, Qt::AlignRight)->setForeground(theme_[colour_of(row.verdicts[i])]);
            }
        }
        add(row.from, Qt::AlignLeft)->setForeground(theme_[Role::text2]);
    }
}

void CompareTable::name_runs(bool in_full) {
    for (int column = 0; column < columnCount(); ++column) {
        QTableWidgetItem* head = horizontalHeaderItem(column);
        const QVariant letter = head->data(letter_role);
        head->setText((in_full || !letter.isValid() ? head->data(title_role) : letter).toString());
    }
}

QString CompareTable::as_csv() {
    name_runs(true);
    QString text = csv_of(*model());
    fit_columns();
    return text;
}

} // namespace lockstep::gui
