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

struct LineColumn {
    enum : std::uint8_t { line, source, share, use, warp_steps, sectors, conflicts, compiled, count };
};
enum ItemRole { number_role = Qt::UserRole, site_role };

/// A cell that is sorted by its number, not by its text.
class NumberItem : public QTableWidgetItem {
public:
    explicit NumberItem(const LineNumber& value) : QTableWidgetItem(value.text) {
        setData(number_role, value.number);
        setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    }
    bool operator<(const QTableWidgetItem& other) const override {
        return data(number_role).toDouble() < other.data(number_role).toDouble();
    }
};

} // namespace

LineList::LineList(QWidget* parent)
    : QDialog(parent), table_(new QTableWidget(0, LineColumn::count, this)), note_(new QLabel(this)) {
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Lines by cost"));
    make_reading_table(*table_);
    table_->setWordWrap(false); // a long line is elided; its tooltip has all of it
    table_->setAccessibleName(tr("Lines by cost"));
    table_->setHorizontalHeaderLabels({tr("Line"), tr("Source"), tr("Scheduler\ncycles"), tr("Mainly"),
                                       tr("Warp\nsteps"), tr("Sectors"), tr("Bank\nconflicts"),
                                       tr("Accesses after\ncompilation")});
    QHeaderView& heads = *table_->horizontalHeader();
    heads.setSectionResizeMode(QHeaderView::ResizeToContents);
    heads.setSectionResizeMode(LineColumn::source, QHeaderView::Stretch);
    heads.setMinimumSectionSize(48);
    heads.setHighlightSections(false);
    heads.setSortIndicator(LineColumn::share, Qt::DescendingOrder);
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
        const QTableWidgetItem* item = table_->item(table_->currentRow(), LineColumn::line);
        if (!is_filling_ && item != nullptr) {
            emit chosen(Site(item->data(site_role).toUInt()));
        }
    });
    const double scale = text_scale();
    resize(QSize(qRound(900 * scale), qRound(420 * scale)).boundedTo(parent->window()->size()));
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
    table_->setColumnHidden(LineColumn::compiled, std::ranges::all_of(rows, [](const LineRow& each) {
                                return each.compiled.isEmpty();
                            }));
    table_->setCurrentCell(-1, -1);
    is_filling_ = false;
}

void LineList::add_row(const LineRow& each) {
    const int row = table_->rowCount();
    table_->insertRow(row);
    auto* number = new NumberItem({each.place, static_cast<double>(each.line)});
    number->setData(site_role, each.site.value());
    table_->setItem(row, LineColumn::line, number);
    auto* text = new QTableWidgetItem(each.source);
    text->setFont(text_font(FontRole::code));
    text->setToolTip(each.source);
    table_->setItem(row, LineColumn::source, text);
    table_->setItem(row, LineColumn::share, new NumberItem(each.share));
    table_->setItem(row, LineColumn::use, new QTableWidgetItem(each.use));
    table_->setItem(row, LineColumn::warp_steps, new NumberItem(each.warp_steps));
    table_->setItem(row, LineColumn::sectors, new NumberItem(each.sectors));
    table_->setItem(row, LineColumn::conflicts, new NumberItem(each.conflicts));
    table_->setItem(row, LineColumn::compiled, new QTableWidgetItem(each.compiled));
}

} // namespace lockstep::gui
