#include "app/gui/tryit/hardware_table.h"

#include "app/gui/panels/forms/hardware_words.h"
#include "app/gui/theme/fields.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/labels.h"
#include "app/gui/theme/quantity_text.h"
#include "app/words/hardware_words.h"

#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>

namespace lockstep::gui {
namespace {

enum HardwareCell {
    hardware_cell,
    hardware_steps_cell,
    passes_cell,
    bank_conflicts_cell,
    global_sectors_cell,
    cycles_cell
};
constexpr int hardware_cells = 6;

const HardwareNumber& number_of(const HardwareChoice& choice) {
    return *std::ranges::find(hardware_numbers(), choice.number, &HardwareNumber::name);
}

/// Returns a cell with a count; bold if it differs from that of the shown hardware.
QTableWidgetItem* count_cell(const std::optional<std::uint64_t>& count,
                             const std::optional<std::uint64_t>& shown) {
    auto* item = new QTableWidgetItem(count ? count_text(*count) : QStringLiteral("–"));
    item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    item->setFont(text_font(count == shown ? FontRole::body : FontRole::body_strong));
    return item;
}

} // namespace

HardwareTable::HardwareTable(QWidget* parent)
    : QWidget(parent), table_(new QTableWidget(0, hardware_cells, this)), use_(new QPushButton(this)) {
    auto* title = new WholeLabel;
    title->setText(tr("The same recording on other hardware"));
    title->setFont(text_font(FontRole::view_title));
    auto* hint = new WholeLabel;
    hint->setText(tr("Counts are exact, cycles are modelled. Numbers that differ from those of the shown "
                     "hardware are bold."));
    hint->setProperty("quiet", true);
    make_reading_table(*table_);
    table_->setAccessibleName(title->text());
    table_->setHorizontalHeaderLabels({tr("Hardware"), tr("Warp\nsteps"), tr("Passes of\nlocal memory"),
                                       tr("Bank\nconflicts"), tr("Sectors"), tr("Cycles")});
    QHeaderView& heads = *table_->horizontalHeader();
    heads.setSectionResizeMode(QHeaderView::ResizeToContents);
    heads.setHighlightSections(false);
    table_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setTabKeyNavigation(false);
    use_->setText(tr("Use this hardware"));
    use_->setEnabled(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 8);
    column->addWidget(title);
    column->addWidget(hint);
    column->addWidget(table_);
    column->addWidget(use_, 0, Qt::AlignLeft);
    connect(table_, &QTableWidget::itemActivated, this, &HardwareTable::choose);
    connect(use_, &QPushButton::clicked, this, &HardwareTable::choose);
    connect(table_, &QTableWidget::itemSelectionChanged, this,
            [this] { use_->setEnabled(table_->currentRow() > 0); });
    hide();
}

void HardwareTable::show_tried(const std::vector<TriedHardware>& tried) {
    setVisible(!tried.empty());
    const int rows = static_cast<int>(tried.size());
    if (rows != table_->rowCount()) {
        table_->setRowCount(0); // forgets the chosen row of another run
        table_->setRowCount(rows);
        table_->setCurrentCell(-1, -1);
        use_->setEnabled(false);
    }
    for (int row = 0; row < rows; ++row) {
        show_row(row, tried[static_cast<std::size_t>(row)], *tried.front().figures);
    }
    fit();
}

void HardwareTable::show_row(int row, const TriedHardware& tried, const HardwareFigures& shown) {
    const HardwareChoice& choice = tried.choice;
    const QString preset = QString::fromStdString(choice.hardware.preset);
    QString name = preset;
    if (row == 0) {
        name = tr("%1 (shown)", "the name of a preset").arg(preset);
    } else if (!choice.is_preset()) {
        const HardwareNumber& number = number_of(choice);
        const QString value = value_of(number, choice.value);
        name = tr("%1: %2", "a number of the hardware, and its value")
                   .arg(label_of(number), shows_unit(number) ? with_unit(number, value) : value);
    }
    table_->setItem(row, hardware_cell, new QTableWidgetItem(name));
    if (!tried.figures) {
        auto* state = new QTableWidgetItem(tried.is_impossible ? tr("recorded for another warp width")
                                                               : tr("counting…"));
        table_->setItem(row, hardware_steps_cell, state);
        for (int cell = passes_cell; cell < hardware_cells; ++cell) {
            table_->setItem(row, cell, new QTableWidgetItem);
        }
        table_->setSpan(row, hardware_steps_cell, 1, hardware_cells - 1);
        return;
    }
    if (table_->columnSpan(row, hardware_steps_cell) > 1) {
        table_->setSpan(row, hardware_steps_cell, 1, 1);
    }
    const HardwareFigures& figures = *tried.figures;
    table_->setItem(row, hardware_steps_cell, count_cell(figures.warp_steps, shown.warp_steps));
    table_->setItem(row, passes_cell, count_cell(figures.local.wavefronts, shown.local.wavefronts));
    table_->setItem(row, bank_conflicts_cell, count_cell(figures.local.conflicts, shown.local.conflicts));
    table_->setItem(row, global_sectors_cell, count_cell(figures.sectors, shown.sectors));
    table_->setItem(row, cycles_cell, count_cell(figures.cycles, shown.cycles));
}

/// Makes the table as high as its rows, because the page around it scrolls.
void HardwareTable::fit() {
    int height = table_->horizontalHeader()->sizeHint().height() + 2 * table_->frameWidth();
    for (int row = 0; row < table_->rowCount(); ++row) {
        height += table_->rowHeight(row);
    }
    const bool scrolls = table_->horizontalHeader()->length() > table_->viewport()->width();
    table_->setFixedHeight(height + (scrolls ? table_->horizontalScrollBar()->sizeHint().height() : 0));
}

void HardwareTable::choose() {
    if (table_->currentRow() > 0) {
        emit chosen(static_cast<std::size_t>(table_->currentRow()));
    }
}

void HardwareTable::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

} // namespace lockstep::gui
