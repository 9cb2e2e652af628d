#include "app/gui/window/follow/line_list.h"

#include "app/gui/theme/fields.h"
#include "app/gui/theme/fonts.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

namespace lockstep::gui {
namespace {

constexpr int usual_source = 260; ///< width of the source in pixels at a text size of 100 %
constexpr int least_source = 64;

enum LineCell : std::uint8_t {
    number_cell,
    source_cell,
    share_cell,
    use_cell,
    steps_cell,
    sectors_cell,
    conflicts_cell,
    compiled_cell,
    line_cells
};
enum ItemRole { number_role = Qt::UserRole, site_role, text_role };

/// A cell that is sorted by its number, not by its text.
class NumberItem : public QTableWidgetItem {
public:
    explicit NumberItem(const LineNumber& value) : QTableWidgetItem(value.text) {
        setData(number_role, value.number);
        setData(text_role, value.text);
        setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    }
    bool operator<(const QTableWidgetItem& other) const override {
        return data(number_role).toDouble() < other.data(number_role).toDouble();
    }
};

/// Returns a text with each of its words in a line.
QString words_below_each_other(QString text) {
    return text.replace(QLatin1Char(' '), QLatin1Char('\n'));
}

} // namespace

LineList::LineList(QWidget* parent)
    : QDialog(parent), table_(new QTableWidget(0, line_cells, this)), note_(new QLabel(this)) {
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Lines by cost"));
    make_reading_table(*table_);
    table_->setWordWrap(false); // a long line is elided; its tooltip has all of it
    table_->setAccessibleName(tr("Lines by cost"));
    table_->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    write_words(Words::whole);
    QHeaderView& heads = *table_->horizontalHeader();
    heads.setSectionResizeMode(QHeaderView::ResizeToContents);
    heads.setSectionResizeMode(source_cell, QHeaderView::Interactive); // large texts would leave it no width
    heads.setMinimumSectionSize(48);
    heads.setHighlightSections(false);
    heads.setSortIndicator(share_cell, Qt::DescendingOrder);
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
    connect(table_, &QTableWidget::itemSelectionChanged, this, [this] {
        const QTableWidgetItem* item = table_->item(table_->currentRow(), number_cell);
        if (!is_filling_ && item != nullptr) {
            emit chosen(Site(item->data(site_role).toUInt()));
        }
    });
    const double scale = text_scale();
    resize(QSize(qRound(1080 * scale), qRound(420 * scale)).boundedTo(parent->window()->size()));
}

void LineList::show_rows(const std::vector<LineRow>& rows, const QString& note) {
    note_->setText(note);
    is_filling_ = true;
    table_->setSortingEnabled(false); // otherwise rows move while they are filled
    table_->setRowCount(0);
    for (const LineRow& each : rows) {
        add_row(each);
    }
    table_->setSortingEnabled(true);
    table_->setColumnHidden(compiled_cell, std::ranges::all_of(rows, [](const LineRow& each) {
                                return each.compiled.isEmpty();
                            }));
    table_->setCurrentCell(-1, -1);
    is_filling_ = false;
    write_words(Words::whole);
    const int wanted =
        other_columns() + qRound(usual_source * text_scale()) + width() - table_->viewport()->width();
    resize(std::clamp(wanted, width(), std::max(width(), parentWidget()->window()->width())), height());
    fit_columns();
}

/// Writes the heads. In the narrow form, their words are smaller and below each other, and the main use of a line is below
/// its share.
void LineList::write_words(Words words) {
    QStringList heads{
        tr("Line"),        tr("Source"),  tr("Scheduler\ncycles"), tr("Main use"),
        tr("Warp\nsteps"), tr("Sectors"), tr("Bank\nconflicts"),   tr("Accesses after\ncompilation")};
    const bool are_narrow = words == Words::narrow;
    for (QString& head : heads) {
        head = are_narrow ? words_below_each_other(head) : head;
    }
    table_->setHorizontalHeaderLabels(heads);
    for (int column = 0; column < line_cells; ++column) {
        const FontRole font = are_narrow ? FontRole::tick_strong : FontRole::body_strong;
        table_->horizontalHeaderItem(column)->setFont(text_font(font));
    }
    table_->setColumnHidden(use_cell, are_narrow);
    const bool is_sorted = table_->isSortingEnabled();
    table_->setSortingEnabled(false); // otherwise rows could move in between
    for (int row = 0; row < table_->rowCount(); ++row) {
        QTableWidgetItem& share = *table_->item(row, share_cell);
        const QString use = table_->item(row, use_cell)->text();
        const QString text = share.data(text_role).toString();
        share.setText(are_narrow && !use.isEmpty() ? text + QLatin1Char('\n') + words_below_each_other(use)
                                                   : text);
    }
    table_->setSortingEnabled(is_sorted);
}

/// Returns the width that all columns but the source need.
int LineList::other_columns() const {
    int width = 0;
    for (int column = 0; column < line_cells; ++column) {
        if (column != source_cell && !table_->isColumnHidden(column)) {
            width += std::max(table_->horizontalHeader()->sectionSizeHint(column),
                              static_cast<const QAbstractItemView*>(table_)->sizeHintForColumn(column));
        }
    }
    return width;
}

/// Leaves the source the width that the other columns do not need. If that is too little, they become narrower.
void LineList::fit_columns() {
    const int room = table_->viewport()->width();
    const auto least = [this] {
        return std::max(qRound(least_source * text_scale()),
                        table_->horizontalHeader()->sectionSizeHint(source_cell));
    };
    write_words(Words::whole);
    if (room - other_columns() < least()) {
        write_words(Words::narrow);
    }
    table_->horizontalHeader()->resizeSection(source_cell, std::max(least(), room - other_columns()));
}

void LineList::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    fit_columns();
}

void LineList::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    fit_columns();
}

void LineList::add_row(const LineRow& each) {
    const int row = table_->rowCount();
    table_->insertRow(row);
    auto* number = new NumberItem({each.place, static_cast<double>(each.line)});
    number->setData(site_role, each.site.value());
    table_->setItem(row, number_cell, number);
    auto* text = new QTableWidgetItem(each.source);
    text->setFont(text_font(FontRole::code));
    text->setToolTip(each.source);
    table_->setItem(row, source_cell, text);
    table_->setItem(row, share_cell, new NumberItem(each.share));
    table_->setItem(row, use_cell, new QTableWidgetItem(each.use));
    table_->setItem(row, steps_cell, new NumberItem(each.warp_steps));
    table_->setItem(row, sectors_cell, new NumberItem(each.sectors));
    table_->setItem(row, conflicts_cell, new NumberItem(each.conflicts));
    table_->setItem(row, compiled_cell, new QTableWidgetItem(each.compiled));
}

} // namespace lockstep::gui
