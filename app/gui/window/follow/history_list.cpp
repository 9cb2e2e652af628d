#include "app/gui/window/follow/history_list.h"

#include "app/gui/theme/fields.h"
#include "app/gui/theme/fonts.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace lockstep::gui {
namespace {

enum HistoryCell { group_cell, step_cell, item_cell, line_cell, event_cell, value_cell, history_cells };

} // namespace

HistoryList::HistoryList(QWidget* parent)
    : QDialog(parent), table_(new QTableWidget(0, history_cells, this)), note_(new QLabel(this)) {
    setAttribute(Qt::WA_DeleteOnClose);
    make_reading_table(*table_);
    table_->setAccessibleName(tr("Steps of the history"));
    table_->setHorizontalHeaderLabels({tr("Group"), tr("Step"), tr("Work-item"), tr("Line"),
                                       tr("What happens"),
                                       tr("Value", "that a step reads, writes or decides")});
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table_->horizontalHeader()->setSectionResizeMode(event_cell, QHeaderView::Stretch);
    table_->horizontalHeader()->setHighlightSections(false);
    table_->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed); // measuring 10,000 rows takes seconds
    table_->verticalHeader()->setDefaultSectionSize(qRound(26 * text_scale()));
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setTabKeyNavigation(false);
    note_->setWordWrap(true);
    note_->setProperty("quiet", true);
    auto* buttons = new QDialogButtonBox(this);
    connect(buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole), &QPushButton::clicked, this,
            &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(table_, 1);
    column->addWidget(note_);
    column->addWidget(buttons);
    connect(table_, &QTableWidget::currentCellChanged, this, [this](int row) {
        if (!is_filling_ && row >= 0) {
            emit chosen(static_cast<std::size_t>(row));
        }
    });
    const double scale = text_scale();
    resize(QSize(qRound(600 * scale), qRound(420 * scale)).boundedTo(parent->window()->size()));
}

void HistoryList::show_rows(const QString& title, Kind kind, const std::vector<HistoryRow>& rows,
                            const QString& note) {
    setWindowTitle(title);
    note_->setText(note);
    is_filling_ = true;
    table_->setRowCount(static_cast<int>(rows.size()));
    for (int row = 0; row < table_->rowCount(); ++row) {
        const HistoryRow& each = rows[static_cast<std::size_t>(row)];
        const QString* const cells[] = {&each.group, &each.step,  &each.item,
                                        &each.line,  &each.event, &each.value};
        for (int column = 0; column < history_cells; ++column) {
            auto* cell = new QTableWidgetItem(*cells[column]);
            const bool is_number = column == group_cell || column == step_cell || column == line_cell;
            cell->setTextAlignment((is_number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
            table_->setItem(row, column, cell);
        }
    }
    table_->setColumnHidden(group_cell, kind != Kind::of_global_word);
    table_->setColumnHidden(item_cell, kind == Kind::of_item);
    is_filling_ = false;
}

void HistoryList::mark(int row) {
    is_filling_ = true;
    if (row < 0) {
        table_->clearSelection();
    } else if (row != table_->currentRow()) {
        table_->setCurrentCell(row, event_cell);
    }
    is_filling_ = false;
}

} // namespace lockstep::gui
