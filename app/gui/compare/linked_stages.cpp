#include "app/gui/compare/linked_stages.h"

#include "app/gui/compare/pane_grid.h"
#include "app/gui/compare/stage_pane.h"
#include "app/gui/scenes/pictures.h"
#include "app/gui/theme/key_text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace lockstep::gui {

namespace {

constexpr QSize least_pane(430, 250); ///< narrower pictures would be unreadable

} // namespace

LinkedStages::LinkedStages(QWidget* parent)
    : QWidget(parent),
      grid_(new PaneGrid(least_pane, 8)),
      scroll_(new QScrollArea),
      pictures_(new QComboBox),
      by_(new QComboBox),
      hint_(new QLabel(tr("Select two or more runs on the left to see their pictures here side by side, with "
                          "linked cursors. \"Run all variants\" runs every variant of the experiment."))) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(head());
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setWidgetResizable(true);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setWidget(grid_);
    column->addWidget(scroll_, 1);
    connect(grid_, &PaneGrid::arranged, this, &LinkedStages::fit_height);
    hint_->setWordWrap(true);
    hint_->setProperty("quiet", true);
    hint_->setAlignment(Qt::AlignCenter);
    grid_->set_panes({hint_});
}

LinkedStages::~LinkedStages() = default;

QWidget* LinkedStages::head() {
    auto* bar = new QWidget;
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    for (const Picture* view : pictures()) {
        pictures_->addItem(picture_title(*view), QString::fromLatin1(view->name));
    }
    pictures_->setAccessibleName(tr("Picture"));
    by_->addItem(tr("by round"));
    by_->addItem(tr("by barrier"));
    by_->addItem(tr("by source line"));
    by_->addItem(tr("by step"));
    by_->setAccessibleName(tr("Link cursors"));
    by_->setToolTip(tr("How the cursors of the runs are linked (%1)", "%1: a shortcut")
                        .arg(key_text(QStringLiteral("Ctrl+L"))));
    constexpr int least_letters = 8;
    for (QComboBox* each : {pictures_, by_}) {
        each->setMinimumContentsLength(least_letters); // otherwise, a long name that is not shown needs space
    }
    row->addWidget(new QLabel(tr("Picture")));
    row->addWidget(pictures_);
    row->addWidget(new QLabel(tr("Link cursors")));
    row->addWidget(by_);
    row->addStretch(1);
    connect(pictures_, &QComboBox::activated, this,
            [this] { show_picture(pictures_->currentData().toString()); });
    connect(by_, &QComboBox::activated, this, [this](int by) { set_link(static_cast<LinkBy>(by)); });
    return bar;
}

void LinkedStages::set_theme(const Theme& theme) {
    theme_ = theme;
    for (StagePane* pane : panes_) {
        pane->set_theme(theme);
    }
}

void LinkedStages::show_runs(const std::vector<StagedRun>& runs) {
    const std::size_t count = runs.size() < 2 ? 0 : std::min(runs.size(), most_stages);
    while (panes_.size() > count) {
        delete panes_.back();
        panes_.pop_back();
    }
    while (panes_.size() < count) {
        panes_.push_back(new StagePane);
        panes_.back()->set_theme(theme_);
    }
    hint_->setVisible(panes_.empty());
    grid_->set_panes(panes_.empty() ? std::vector<QWidget*>{hint_}
                                    : std::vector<QWidget*>(panes_.begin(), panes_.end()));
    for (std::size_t i = 0; i < count; ++i) {
        panes_[i]->show_run(runs[i]);
    }
    show_picture(pictures_->currentData().toString());
    follow();
}

void LinkedStages::show_picture(const QString& name) {
    for (StagePane* pane : panes_) {
        pane->show_picture(*picture_named(name));
    }
}

void LinkedStages::choose_picture(const QString& name) {
    const int row = pictures_->findData(name);
    if (row >= 0) {
        pictures_->setCurrentIndex(row);
        show_picture(name);
        follow();
    }
}

void LinkedStages::show_cursor(const GroupView& view, const Cursor& cursor) {
    const bool is_same = view_ != nullptr && view_->session == view.session && view_->steps == view.steps &&
                         view_->launch == view.launch;
    if (!is_same) {
        view_ = std::make_unique<const GroupView>(view);
    }
    cursor_ = cursor;
    follow();
}

void LinkedStages::set_link(LinkBy by) {
    link_ = by;
    by_->setCurrentIndex(static_cast<int>(by));
    follow();
    emit link_changed();
}

void LinkedStages::show_whole(bool is_whole) {
    is_whole_ = is_whole;
    fit_height();
}

void LinkedStages::fit_height() {
    scroll_->setMinimumHeight(is_whole_ ? grid_->minimumSizeHint().height() : 0);
}

const Picture& LinkedStages::picture() const {
    return *picture_named(pictures_->currentData().toString());
}

void LinkedStages::next_link() {
    set_link(static_cast<LinkBy>((static_cast<std::size_t>(link_) + 1) % links));
}

/// Moves all panes to the cursor. Does nothing while the page is not visible.
void LinkedStages::follow() {
    if (view_ == nullptr || !isVisible()) {
        return;
    }
    for (StagePane* pane : panes_) {
        pane->follow(*view_, cursor_, link_);
    }
}

void LinkedStages::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    follow();
}

} // namespace lockstep::gui
