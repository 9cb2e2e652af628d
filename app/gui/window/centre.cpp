#include "app/gui/window/centre.h"

#include "app/gui/compare/compare_page.h"
#include "app/gui/compare/race_page.h"
#include "app/gui/panels/findings/findings_page.h"
#include "app/gui/panels/message_area.h"
#include "app/gui/panels/transport_bar.h"
#include "app/gui/start/start_page.h"
#include "app/gui/sweep/sweep_page.h"
#include "app/gui/theme/icons.h"
#include "app/gui/theme/key_text.h"
#include "app/gui/theme/quantity_text.h"
#include "app/gui/tryit/try_page.h"
#include "app/gui/views/scene_view.h"
#include "app/gui/window/view_group.h"
#include "app/words/picture_words.h"

#include <QCoreApplication>
#include <QLabel>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>
#include <algorithm>

namespace lockstep::gui {
namespace {

constexpr int least_width = 440;

QString view_title(const char* title) {
    return QCoreApplication::translate("Views", title);
}

/// Calls a function with the group of views of each tab that has one.
template <class Work>
void for_each_group(const QTabWidget& tabs, const Work& work) {
    for (int tab = 0; tab < tabs.count(); ++tab) {
        if (auto* group = qobject_cast<ViewGroup*>(tabs.widget(tab)); group != nullptr) {
            work(*group);
        }
    }
}

/// Tells the group of views that contains a page why the page has nothing to show.
void say_why_not(const QTabWidget& tabs, QWidget& page, const QString& sentence) {
    for_each_group(tabs, [&](ViewGroup& group) {
        if (group.holds(page)) {
            group.set_why_not(page, sentence);
        }
    });
}

} // namespace

Centre::Centre(Workspace& workspace, QWidget* parent)
    : QWidget(parent),
      message_(new MessageArea(this)),
      tabs_(new QTabWidget(this)),
      transport_(new TransportBar(workspace.playback(), this)),
      findings_(new FindingsPage(tabs_)),
      compare_(new ComparePage(workspace.desk().compared, tabs_)),
      sweep_(new SweepPage(workspace.desk().sweep, tabs_)),
      try_(new TryPage(workspace.desk().trial, workspace.selection(), tabs_)),
      race_(new RacePage(workspace.desk().compared, workspace.desk().race, workspace.races(), tabs_)),
      start_(new StartPage(workspace.desk().start, this)),
      count_(new QLabel(tabs_)) {
    tabs_->setDocumentMode(false);
    tabs_->setUsesScrollButtons(false); // keeps all six tabs visible; long titles are elided instead
    tabs_->setElideMode(Qt::ElideMiddle);
    for (const TabRow& row : tab_rows()) {
        add_tab(row, workspace.selection());
    }
    count_->setProperty("count", true);
    count_->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(message_);
    column->addWidget(start_, 1);
    start_->hide();
    column->addWidget(tabs_, 1);
    column->addWidget(transport_);
    setMinimumWidth(least_width); // fits between docks at both sides in a window that is 1024 pixels wide
    connect(tabs_, &QTabWidget::currentChanged, this, &Centre::page_shown);
    connect_race();
    connect(&workspace.selection(), &Selection::view_changed, this,
            [this, &workspace] { say_what_applies(*workspace.selection().view()); });
}

/// The page Race shows the runs that are chosen on the page Compare. It has controls of its own for the time of the
/// race, so those for steps are hidden.
void Centre::connect_race() {
    connect(compare_, &ComparePage::compared_changed, race_,
            [this] { race_->show_runs(compare_->staged()); });
    connect(race_, &RacePage::runs_chosen, compare_, &ComparePage::compare);
    connect(race_, &RacePage::all_variants_wanted, compare_, &ComparePage::all_variants_wanted);
    connect(this, &Centre::page_shown, transport_,
            [this] { transport_->setVisible(!shows_start_ && &current_page() != race_); });
    race_->show_runs(compare_->staged());
}

void Centre::keep(WindowPlace& place) const {
    place.tab = tabs_->currentIndex();
    place.shows_start = shows_start_;
    place.sub_views.clear();
    for (int tab = 0; tab < tabs_->count(); ++tab) {
        const auto* group = qobject_cast<const ViewGroup*>(tabs_->widget(tab));
        place.sub_views.push_back(group != nullptr ? group->current_index() : 0);
    }
    for (const SceneView* view : views_) {
        place.zooms[std::string(view->picture().name)] = view->zoom_now();
    }
    place.link = static_cast<int>(compare_->stages().link());
    place.compared_picture = QString::fromUtf8(compare_->stages().picture().name);
    place.error = message_->text().isEmpty() ? std::nullopt : message_->error();
    place.note = place.error ? QString() : message_->text();
}

void Centre::restore(const WindowPlace& place) {
    for (int tab = 0; tab < static_cast<int>(place.sub_views.size()); ++tab) {
        if (auto* group = qobject_cast<ViewGroup*>(tabs_->widget(tab)); group != nullptr) {
            group->show_page(place.sub_views[static_cast<std::size_t>(tab)]);
        }
    }
    tabs_->setCurrentIndex(place.tab);
    for (SceneView* view : views_) {
        if (const auto kept = place.zooms.find(view->picture().name); kept != place.zooms.end()) {
            view->set_zoom(kept->second);
        }
    }
    compare_->stages().set_link(static_cast<LinkBy>(place.link));
    compare_->stages().choose_picture(place.compared_picture);
    if (place.error) {
        message_->show_error(*place.error);
    } else if (!place.note.isEmpty()) {
        message_->show_note(place.note);
    }
}

void Centre::add_tab(const TabRow& row, Selection& selection) {
    QWidget* page = findings_;
    if (!row.views.empty()) {
        auto* group = new ViewGroup(tabs_);
        for (const TabView& each : row.views) {
            const Picture* picture = picture_named(QLatin1String(each.name));
            group->add(page_of(each, selection), view_title(each.label),
                       picture != nullptr ? picture_caption(*picture) : QString());
        }
        connect(group, &ViewGroup::shown, this, &Centre::page_shown);
        page = group;
    }
    const QString title = view_title(row.title);
    const int index = tabs_->addTab(page, title);
    tabs_->setTabToolTip(
        index, QStringLiteral("%1 (%2)").arg(title, key_text(QStringLiteral("Ctrl+%1").arg(index + 1))));
    tabs_->tabBar()->setAccessibleTabName(index, title);
}

/// Returns the page with this name; null if there is none.
QWidget* Centre::page_named(std::string_view name) const {
    const std::pair<std::string_view, QWidget*> pages[] = {
        {"compare", compare_}, {"sweep", sweep_}, {"race", race_}, {"try-it", try_}, {"findings", findings_}};
    const auto* found = std::ranges::find(pages, name, &std::pair<std::string_view, QWidget*>::first);
    return found == std::end(pages) ? nullptr : found->second;
}

QWidget* Centre::page_of(const TabView& row, Selection& selection) {
    if (const Picture* picture = picture_named(QLatin1String(row.name)); picture != nullptr) {
        views_.push_back(new SceneView(*picture, selection, tabs_));
        return views_.back();
    }
    return page_named(row.name);
}

void Centre::say_what_applies(const GroupView& view) {
    for (SceneView* each : views_) {
        say_why_not(*tabs_, *each, why_not(each->picture(), view));
    }
    const WhyNoPicture why =
        has_local_array(view.trace()) ? WhyNoPicture::none : WhyNoPicture::no_local_array;
    say_why_not(*tabs_, *try_,
                why == WhyNoPicture::none
                    ? QString()
                    : QCoreApplication::translate(picture_context, why_no_picture_words(why)));
}

void Centre::show_finding_count(int count) {
    count_->setText(count_text(count));
    count_->setVisible(count > 0);
    count_->setAccessibleName(tr("%Ln finding(s) and suggestion(s)", nullptr, count));
    const int last = tabs_->count() - 1;
    tabs_->tabBar()->setTabButton(last, QTabBar::RightSide,
                                  nullptr); // also hides the previous button, which is count_
    if (count > 0) {
        tabs_->tabBar()->setTabButton(last, QTabBar::RightSide, count_);
    }
    fit_tabs();
}

void Centre::set_theme(const Theme& theme) {
    theme_ = theme;
    for (SceneView* view : views_) {
        view->set_theme(theme);
    }
    findings_->set_theme(theme);
    compare_->set_theme(theme);
    sweep_->set_theme(theme);
    try_->set_theme(theme);
    race_->set_theme(theme);
    start_->set_theme(theme);
    transport_->set_theme(theme);
    fit_tabs();
}

void Centre::title_tabs(bool has_icons, bool has_titles) {
    for (int tab = 0; tab < tabs_->count(); ++tab) {
        const TabRow& row = tab_rows()[static_cast<std::size_t>(tab)];
        tabs_->setTabIcon(tab, has_icons ? icon(QString::fromLatin1(row.icon), theme_) : QIcon());
        tabs_->setTabText(tab, has_titles ? view_title(row.title) : QString());
    }
}

/// Removes icons before shortening titles. If titles would become too short, shows only icons.
void Centre::fit_tabs() {
    const auto room = [this] { return tabs_->width() - tabs_->tabBar()->sizeHint().width(); };
    title_tabs(true, true);
    if (room() >= 0) {
        return;
    }
    title_tabs(false, true);
    // otherwise the shortest title would consist only of dots
    if (room() < -tabs_->tabBar()->sizeHint().width() / 40) {
        title_tabs(true, false);
    }
}

void Centre::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit_tabs();
}

void Centre::set_cell_number(CellNumber number) {
    for (SceneView* view : views_) {
        view->set_cell_number(number);
    }
}

ViewGroup* Centre::current_group() const {
    return qobject_cast<ViewGroup*>(tabs_->currentWidget());
}

QWidget& Centre::current_page() const {
    const ViewGroup* group = current_group();
    return group != nullptr ? *group->current() : *tabs_->currentWidget();
}

SceneView& Centre::current_view() const {
    auto* view = qobject_cast<SceneView*>(&current_page());
    return view != nullptr ? *view : *views_.front(); // a page does not show a single step
}

void Centre::show_view(std::string_view name) {
    if (QWidget* const page = page_named(name); page != nullptr) {
        show_page(*page);
        return;
    }
    const auto view =
        std::ranges::find_if(views_, [name](const SceneView* each) { return each->picture().name == name; });
    if (view != views_.end()) {
        show_page(**view);
    }
}

bool Centre::shows_passes(Warp warp) const {
    const auto* view = qobject_cast<const SceneView*>(&current_page());
    return view != nullptr && !bounds(view->scene(), PassBox{warp, 0}).isNull();
}

void Centre::show_start(bool is_shown) {
    if (is_shown == shows_start_) {
        return;
    }
    shows_start_ = is_shown;
    start_->setVisible(is_shown);
    tabs_->setVisible(!is_shown);
    emit page_shown();
}

void Centre::show_page(QWidget& page) {
    show_start(false);
    for (int tab = 0; tab < tabs_->count(); ++tab) {
        auto* group = qobject_cast<ViewGroup*>(tabs_->widget(tab));
        if (tabs_->widget(tab) == &page || (group != nullptr && group->holds(page))) {
            tabs_->setCurrentIndex(tab);
            if (group != nullptr) {
                group->show_page(page);
            }
        }
    }
}

void Centre::show_tab(int tab) {
    show_start(false);
    tabs_->setCurrentIndex(tab);
}

void Centre::show_tabs(bool are_shown) {
    tabs_->tabBar()->setVisible(are_shown);
    for_each_group(*tabs_, [are_shown](ViewGroup& group) { group.show_names(are_shown); });
}

void Centre::add_corner(QAction& action) {
    for_each_group(*tabs_, [&action](ViewGroup& group) { group.add_corner(action); });
}

void Centre::show_next_sub_view(int by) {
    if (ViewGroup* group = current_group(); group != nullptr) {
        group->show_next(by);
    }
}

} // namespace lockstep::gui
