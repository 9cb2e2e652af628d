#include "app/gui/present/presenter_window.h"

#include "app/gui/present/act_buttons.h"
#include "app/gui/present/notes_panel.h"
#include "app/gui/present/plan_bar.h"
#include "app/gui/present/presenter_bar.h"
#include "app/gui/present/slide_frame.h"
#include "app/gui/present/slide_view.h"
#include "app/gui/present/vote_panel.h"
#include "app/gui/theme/fonts.h"

#include <QCloseEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QTabWidget>
#include <QVBoxLayout>
#include <cmath>

namespace lockstep::gui {
namespace {

constexpr double wide_from = 1500;
constexpr double medium_from = 1000;
constexpr int page_margin = 4;

int scaled(int pixels) {
    return static_cast<int>(std::lround(pixels * text_scale()));
}

} // namespace

PresenterWindow::PresenterWindow(Presentation& presentation, QWidget* parent)
    : QWidget(parent, Qt::Window),
      presentation_(presentation),
      bar_(new PresenterBar(presentation, this)),
      now_(new SlideView(presentation, SlideView::Shows::now, this)),
      next_(new SlideView(presentation, SlideView::Shows::next, this)),
      buttons_(new StateButtons(presentation, this)),
      acts_(new ActButtons(presentation, this)),
      outline_(new QListWidget(this)),
      plan_(new PlanBar(presentation, this)),
      outline_panel_(new QWidget(this)),
      votes_(new VotePanel(presentation, this)),
      notes_(new NotesPanel(presentation, this)),
      column_(new QVBoxLayout(this)) {
    setObjectName(QStringLiteral("presenter"));
    setWindowTitle(tr("Lockstep: presenter"));
    setAttribute(Qt::WA_QuitOnClose, false);
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(0);
    // the layout of a wide window must not keep it wide
    column_->setSizeConstraint(QLayout::SetNoConstraint);
    setMinimumSize(640, 480);
    column_->addWidget(bar_);
    auto* outline_column = new QVBoxLayout(outline_panel_);
    outline_column->setContentsMargins(0, 0, 0, 0);
    outline_column->setSpacing(0);
    outline_column->addWidget(outline_, 1);
    outline_column->addWidget(plan_);
    outline_->setWordWrap(true);
    outline_->setAccessibleName(tr("Outline"));
    now_->setAccessibleName(tr("The audience sees now"));
    connect(outline_, &QListWidget::itemActivated, this,
            [this](const QListWidgetItem* item) { presentation_.show(item->data(Qt::UserRole).toUInt()); });
    connect(outline_, &QListWidget::itemClicked, this,
            [this](const QListWidgetItem* item) { presentation_.show(item->data(Qt::UserRole).toUInt()); });
    connect(&presentation, &Presentation::started, this, &PresenterWindow::show_outline);
    connect(&presentation, &Presentation::changed, this, &PresenterWindow::mark_outline);
    arrange(Room::wide);
    show_outline();
}

void PresenterWindow::set_theme(const Theme& theme) {
    QPalette colours = palette();
    colours.setColor(QPalette::Window, theme[Role::window]);
    setPalette(colours);
    setAutoFillBackground(true);
    plan_->set_theme(theme);
}

PresenterWindow::Room PresenterWindow::room() const {
    const double width = this->width() / text_scale();
    return width >= wide_from ? Room::wide : width >= medium_from ? Room::medium : Room::narrow;
}

void PresenterWindow::resizeEvent(QResizeEvent*) {
    arrange(room());
}

/// Moves the parts into a new page for this room.
void PresenterWindow::arrange(Room room) {
    if (room == room_) {
        return;
    }
    room_ = room;
    for (QWidget* part : {static_cast<QWidget*>(now_), static_cast<QWidget*>(next_),
                          static_cast<QWidget*>(buttons_), static_cast<QWidget*>(acts_), outline_panel_,
                          static_cast<QWidget*>(votes_), static_cast<QWidget*>(notes_)}) {
        part->setParent(this);
    }
    delete page_;
    page_ = new QWidget(this);
    bar_->set_narrow(room == Room::narrow);
    if (room == Room::wide) {
        arrange_wide(*page_);
    } else if (room == Room::medium) {
        arrange_medium(*page_);
    } else {
        arrange_narrow(*page_);
    }
    column_->addWidget(page_, 1);
    page_->show();
}

QWidget* PresenterWindow::titled(const QString& title, QWidget& content, QWidget& parent) const {
    auto* panel = new QWidget(&parent);
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* head = new QLabel(title, panel);
    head->setProperty("heading", true);
    head->setContentsMargins(12, 4, 12, 4);
    column->addWidget(head);
    column->addWidget(&content, 1);
    content.show();
    return panel;
}

void PresenterWindow::arrange_wide(QWidget& page) {
    auto* row = new QHBoxLayout(&page);
    row->setContentsMargins(page_margin, page_margin, page_margin, page_margin);
    QWidget* outline = titled(tr("Outline"), *outline_panel_, page);
    outline->setFixedWidth(scaled(280));
    row->addWidget(outline);
    auto* middle = new QVBoxLayout;
    middle->addWidget(titled(tr("The audience sees now"), *new SlideFrame(*now_, scaled(480), &page), page),
                      1);
    middle->addWidget(buttons_);
    middle->addWidget(acts_);
    buttons_->show();
    acts_->show();
    row->addLayout(middle, 3);
    auto* side = new QVBoxLayout;
    side->addWidget(titled(tr("Next"), *new SlideFrame(*next_, scaled(320), &page), page), 2);
    side->addWidget(titled(tr("Votes"), *votes_, page), 1);
    side->addWidget(titled(tr("Caption and notes"), *notes_, page), 2);
    row->addLayout(side, 2);
}

QTabWidget* PresenterWindow::make_tabs(QWidget& parent) const {
    auto* tabs = new QTabWidget(&parent);
    tabs->addTab(notes_, tr("Notes"));
    tabs->addTab(votes_, tr("Votes"));
    tabs->addTab(outline_panel_, tr("Outline"));
    tabs->addTab(new SlideFrame(*next_, scaled(200), tabs), tr("Next"));
    return tabs;
}

void PresenterWindow::arrange_medium(QWidget& page) {
    auto* row = new QHBoxLayout(&page);
    row->setContentsMargins(page_margin, page_margin, page_margin, page_margin);
    auto* left = new QVBoxLayout;
    left->addWidget(titled(tr("The audience sees now"), *new SlideFrame(*now_, scaled(480), &page), page), 1);
    left->addWidget(buttons_);
    left->addWidget(acts_);
    buttons_->show();
    acts_->show();
    row->addLayout(left, 3);
    QTabWidget* tabs = make_tabs(page);
    tabs->setMinimumWidth(scaled(340));
    row->addWidget(tabs, 2);
}

void PresenterWindow::arrange_narrow(QWidget& page) {
    auto* outer = new QVBoxLayout(&page);
    outer->setContentsMargins(0, 0, 0, 0);
    auto* area = new QScrollArea(&page);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* content = new QWidget(area);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(page_margin, page_margin, page_margin, page_margin);
    column->addWidget(buttons_);
    buttons_->show();
    auto* frame = new SlideFrame(*now_, 480, content);
    frame->setFixedHeight(480 * 9 / 16);
    column->addWidget(frame);
    QTabWidget* tabs = make_tabs(*content);
    tabs->setMinimumHeight(scaled(280));
    column->addWidget(tabs, 1);
    column->addWidget(acts_);
    acts_->show();
    area->setWidget(content);
    outer->addWidget(area);
}

void PresenterWindow::show_outline() {
    if (presentation_.script() == nullptr) {
        return;
    }
    const QSignalBlocker quiet(outline_);
    const std::vector<OutlineRow> rows = presentation_.script()->outline();
    outline_->clear();
    for (const OutlineRow& row : rows) {
        auto* item = new QListWidgetItem(row.title, outline_);
        item->setData(Qt::UserRole, static_cast<uint>(row.state));
    }
    mark_outline();
}

/// Returns whether the list shows these rows. Questions are added and removed, and pages are prepared.
bool PresenterWindow::is_listed(const std::vector<OutlineRow>& rows) const {
    bool is_same = static_cast<std::size_t>(outline_->count()) == rows.size();
    for (int row = 0; is_same && row < outline_->count(); ++row) {
        const OutlineRow& wanted = rows[static_cast<std::size_t>(row)];
        const QListWidgetItem& item = *outline_->item(row);
        is_same = item.data(Qt::UserRole).toUInt() == wanted.state && item.text() == wanted.title;
    }
    return is_same;
}

/// Selects the row of the outline that leads to the shown state or to one before it.
void PresenterWindow::mark_outline() {
    if (presentation_.script() == nullptr) {
        return;
    }
    if (!is_listed(presentation_.script()->outline())) {
        show_outline();
        return;
    }
    int chosen = -1;
    for (int row = 0; row < outline_->count(); ++row) {
        chosen = outline_->item(row)->data(Qt::UserRole).toUInt() <= presentation_.desk().at ? row : chosen;
    }
    const QSignalBlocker quiet(outline_);
    outline_->setCurrentRow(chosen);
}

void PresenterWindow::closeEvent(QCloseEvent* event) {
    event->ignore(); // decided by who shows the window
    emit closed();
}

} // namespace lockstep::gui
