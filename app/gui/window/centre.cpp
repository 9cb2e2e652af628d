#include "app/gui/window/centre.h"

#include "app/gui/compare/compare_page.h"
#include "app/gui/panels/findings_page.h"
#include "app/gui/panels/message_area.h"
#include "app/gui/panels/transport_bar.h"
#include "app/gui/sweep/sweep_page.h"
#include "app/gui/theme/icons.h"
#include "app/gui/views/scene_view.h"
#include "app/gui/window/tab_keys.h"

#include <QMenu>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace lockstep::gui {

Centre::Centre(Workspace& workspace, QWidget* parent)
    : QWidget(parent),
      message_(new MessageArea(this)),
      tabs_(new QTabWidget(this)),
      transport_(new TransportBar(workspace.playback(), this)),
      findings_(new FindingsPage(tabs_)),
      compare_(new ComparePage(tabs_)),
      sweep_(new SweepPage(tabs_)) {
    tabs_->setDocumentMode(false);
    tabs_->setUsesScrollButtons(true);
    tabs_->setElideMode(Qt::ElideNone); // where they do not fit they scroll, and the button lists them all
    add_views(workspace.selection());
    add_tab(findings_, tr("Findings"), "find"); // pages show no single step
    add_tab(compare_, tr("Compare"), "compare");
    add_tab(sweep_, tr("Sweep"), "chart");
    tabs_->setCornerWidget(list_of_tabs());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(message_);
    column->addWidget(tabs_, 1);
    column->addWidget(transport_);
    setMinimumWidth(560);
}

void Centre::add_views(Selection& selection) {
    for (const Picture* picture : pictures()) {
        auto* view = new SceneView(*picture, selection, tabs_);
        views_.push_back(view);
        add_tab(view, picture_title(*picture), picture->icon);
    }
}

/// Keys reach the first nine.
void Centre::add_tab(QWidget* page, const QString& title, const char* icon) {
    const int index = tabs_->addTab(page, title);
    tabs_->setTabToolTip(index,
                         index < tabs_with_keys ? tr("%1 (Ctrl+%2)").arg(title).arg(index + 1) : title);
    icons_.push_back(icon);
}

QWidget* Centre::list_of_tabs() {
    auto* all = new QToolButton(tabs_);
    all->setAccessibleName(tr("All views"));
    all->setToolTip(tr("All views"));
    all->setPopupMode(QToolButton::InstantPopup);
    all->setText(QStringLiteral("…"));
    all->setProperty("bare_menu", true);
    auto* menu = new QMenu(all);
    for (int tab = 0; tab < tabs_->count(); ++tab) {
        connect(menu->addAction(tabs_->tabText(tab)), &QAction::triggered, tabs_,
                [this, tab] { tabs_->setCurrentIndex(tab); });
    }
    all->setMenu(menu);
    return all;
}

void Centre::set_theme(const Theme& theme) {
    for (std::size_t tab = 0; tab < icons_.size(); ++tab) {
        tabs_->setTabIcon(static_cast<int>(tab), icon(QString::fromLatin1(icons_[tab]), theme));
    }
    for (SceneView* view : views_) {
        view->set_theme(theme);
    }
    findings_->set_theme(theme);
    compare_->set_theme(theme);
    sweep_->set_theme(theme);
    transport_->set_theme(theme);
}

void Centre::set_cell_number(CellNumber number) {
    for (SceneView* view : views_) {
        view->set_cell_number(number);
    }
}

SceneView& Centre::current_view() const {
    const auto tab = static_cast<std::size_t>(tabs_->currentIndex());
    return *views_[tab < views_.size() ? tab : 0]; // the pages after the views show no scene
}

void Centre::show_view(std::string_view name) {
    const auto view =
        std::ranges::find_if(views_, [name](const SceneView* each) { return each->picture().name == name; });
    if (view != views_.end()) {
        show_page(**view);
    }
}

void Centre::show_page(QWidget& page) {
    tabs_->setCurrentWidget(&page);
}

} // namespace lockstep::gui
