#include "app/gui/window/dialogs/bookmark_list.h"

#include "app/gui/theme/fields.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/key_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>
#include <algorithm>

namespace lockstep::gui {
namespace {

enum Column : std::uint8_t { text_column, step_column, run_column, columns };

QTableWidgetItem* reading_item(const QString& text) {
    auto* item = new QTableWidgetItem(text);
    item->setFlags(item->flags() & ~Qt::ItemIsEditable);
    return item;
}

} // namespace

BookmarkList::BookmarkList(QWidget* parent)
    : QDialog(parent),
      table_(new QTableWidget(0, columns, this)),
      none_(new QLabel(tr("There are no bookmarks yet. %1 adds one at the current step.", "%1: a shortcut")
                           .arg(key_text(QStringLiteral("Ctrl+B"))),
                       this)) {
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Bookmarks"));
    make_reading_table(*table_);
    table_->setAccessibleName(tr("List of bookmarks"));
    table_->setHorizontalHeaderLabels({tr("Text"), tr("Step"), tr("Run")});
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table_->horizontalHeader()->setSectionResizeMode(text_column, QHeaderView::Stretch);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setEditTriggers(QAbstractItemView::EditKeyPressed);
    table_->setTabKeyNavigation(false);
    none_->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->addWidget(table_, 1);
    column->addWidget(none_);
    add_buttons();
    connect(table_, &QTableWidget::cellDoubleClicked, this, &BookmarkList::open_row);
    connect(table_, &QTableWidget::itemSelectionChanged, this, &BookmarkList::enable);
    connect(table_, &QTableWidget::itemChanged, this, [this](const QTableWidgetItem* item) {
        if (!is_filling_) {
            emit renamed(rows_[static_cast<std::size_t>(item->row())].index, item->text());
        }
    });
    auto* remove = new QShortcut(QKeySequence::Delete, table_);
    remove->setContext(Qt::WidgetShortcut); // not while a text is being edited
    connect(remove, &QShortcut::activated, this, &BookmarkList::remove_current);
    const double scale = text_scale();
    resize(QSize(qRound(640 * scale), qRound(360 * scale)).boundedTo(parent->window()->size()));
}

void BookmarkList::add_buttons() {
    auto* row = new QHBoxLayout;
    const auto add = [this, row](const QString& text) {
        auto* button = new QPushButton(text, this);
        button->setAutoDefault(false);
        row->addWidget(button);
        return button;
    };
    open_ = add(tr("Open"));
    open_->setDefault(true);
    rename_ = add(tr("Rename"));
    remove_ = add(tr("Remove"));
    row->addStretch(1);
    connect(open_, &QPushButton::clicked, this, [this] { open_row(table_->currentRow()); });
    connect(rename_, &QPushButton::clicked, this, [this] {
        if (QTableWidgetItem* item = table_->item(table_->currentRow(), text_column); item != nullptr) {
            table_->setFocus();
            table_->editItem(item);
        }
    });
    connect(remove_, &QPushButton::clicked, this, &BookmarkList::remove_current);
    connect(add(tr("Close")), &QPushButton::clicked, this, &QDialog::reject);
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
}

void BookmarkList::set_rows(const std::vector<BookmarkRow>& rows) {
    const int before = std::max(0, table_->currentRow());
    is_filling_ = true;
    rows_ = rows;
    table_->setRowCount(static_cast<int>(rows.size()));
    for (int row = 0; row < table_->rowCount(); ++row) {
        const BookmarkRow& each = rows[static_cast<std::size_t>(row)];
        table_->setItem(row, text_column, new QTableWidgetItem(each.text));
        table_->setItem(row, step_column, reading_item(each.step));
        table_->setItem(row, run_column, reading_item(each.run));
    }
    is_filling_ = false;
    table_->selectRow(std::min(before, table_->rowCount() - 1));
    none_->setVisible(rows.empty());
    enable();
}

void BookmarkList::open_row(int row) {
    if (row >= 0 && row < table_->rowCount()) {
        const std::size_t index = rows_[static_cast<std::size_t>(row)].index;
        accept(); // first, because the bookmark may start a run that asks a question
        emit opened(index);
    }
}

void BookmarkList::remove_current() {
    if (const int row = table_->currentRow(); row >= 0) {
        emit removed(rows_[static_cast<std::size_t>(row)].index);
    }
}

void BookmarkList::enable() {
    const bool has_one = table_->currentRow() >= 0 && table_->rowCount() > 0;
    for (QPushButton* button : {open_, rename_, remove_}) {
        button->setEnabled(has_one);
    }
}

} // namespace lockstep::gui
