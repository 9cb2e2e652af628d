#include "app/gui/window/docks.h"

#include "app/gui/charts/charts_panel.h"
#include "app/gui/lessons/lesson_panel.h"
#include "app/gui/panels/experiments_panel.h"
#include "app/gui/panels/findings/cure_panel.h"
#include "app/gui/panels/forms/form_pages.h"
#include "app/gui/panels/forms/hardware_panel.h"
#include "app/gui/panels/forms/launches_panel.h"
#include "app/gui/panels/inspector_panel.h"
#include "app/gui/panels/panel_dock.h"
#include "app/gui/panels/source/source_panel.h"
#include "app/gui/window/dock_sizes.h"

#include <algorithm>

namespace lockstep::gui {
namespace {

constexpr int card_height = 290; ///< height of the card "Why is it slow?", including its title
constexpr int inspector_height = 270;
constexpr int tab_padding = 2 * 7 + 6;       ///< around the title in a tab, from the style sheet
constexpr int least_height_for_source = 480; ///< a lower narrow window starts without a sheet

/// How much space the window has, measured at the default text size because larger texts need more space.
enum class Room { desk, laptop, small, low, narrow };

Room room_of(QSize window, double text_scale) {
    const double width = window.width() / text_scale;
    // narrow: no space for docks next to the stage; low: space for one; small: space for docks on one side only
    return width < 1000                         ? Room::narrow
           : window.height() / text_scale < 480 ? Room::low
           : width < 1200                       ? Room::small
           : width < 1500                       ? Room::laptop
                                                : Room::desk;
}

/// Whether a dock is hidden until the user shows it: charts with F8, the lesson with F1.
bool comes_hidden(const PanelDock& dock) {
    return dock.objectName() == QLatin1String("charts") || dock.objectName() == QLatin1String("lesson");
}

} // namespace

Docks::Docks(QMainWindow& window, Desk& desk)
    : window_(window),
      panels_{new ExperimentsPanel(desk.experiments),
              new FormPages(desk),
              new HardwarePanel(desk.hardware),
              new SourcePanel(desk.source),
              new CurePanel,
              new InspectorPanel,
              new LaunchesPanel,
              new LessonPanel(desk.lesson),
              new ChartsPanel(desk.charts)},
      sheets_(window) {
    window.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    window.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    window.setDockNestingEnabled(true);
    const auto left = Qt::LeftDockWidgetArea;
    const auto right = Qt::RightDockWidgetArea;
    add("experiments", tr("Experiments"), "tree", panels_.experiments, left);
    add("parameters", tr("Values"), "slider", panels_.forms, left);
    add("hardwareModel", tr("Hardware model"), "chip", panels_.hardware, left);
    add("kernelSource", tr("Kernel source"), "code", panels_.source, right);
    add("whySlow", tr("Why is it slow?"), "chart", panels_.cure, right);
    add("inspector", tr("Lane"), "cursor", panels_.inspector, right);
    add("launches", tr("Launches"), "run-all", panels_.launches, right);
    add("lesson", tr("Lesson"), "book", panels_.lesson, right);
    add("charts", tr("Charts"), "chart", panels_.charts, Qt::BottomDockWidgetArea);
    (*this)["charts"].hide(); // hidden until a layout has space for them
    (*this)["lesson"].hide(); // hidden until the user opens it
    (*this)["charts"].add_to_title(panels_.charts->page_buttons());
    // Shorter titles for tabs and the rail.
    (*this)["hardwareModel"].setWindowTitle(tr("Hardware"));
    (*this)["kernelSource"].setWindowTitle(tr("Source"));
    (*this)["whySlow"].setWindowTitle(tr("Cause"));
}

void Docks::add(const char* name, const QString& title, const char* icon, QWidget* content,
                Qt::DockWidgetArea area) {
    auto* dock =
        new PanelDock(QString::fromLatin1(name), title, QString::fromLatin1(icon), content, &window_);
    const auto neighbour = std::ranges::find_if(
        docks_, [this, area](PanelDock* each) { return window_.dockWidgetArea(each) == area; });
    window_.addDockWidget(area, dock);
    if (neighbour != docks_.end()) { // as tabs, because stacked docks would enlarge a small window
        window_.tabifyDockWidget(*neighbour, dock);
    }
    docks_.push_back(dock);
}

PanelDock& Docks::operator[](const char* name) const {
    return **std::ranges::find_if(
        docks_, [name](const PanelDock* each) { return each->objectName() == QLatin1String(name); });
}

void Docks::bring_up(const char* name) const {
    (*this)[name].show();
    (*this)[name].raise();
}

void Docks::show_lesson() {
    constexpr int lesson_width = 456;
    bring_up("lesson");
    if (!sheets_.is_active()) {
        const int width = std::min(scaled(lesson_width), window_.width() * 2 / 5);
        window_.resizeDocks({&(*this)["lesson"]}, {width}, Qt::Horizontal);
    }
}

bool Docks::has_room_as_with(double text_scale) const {
    return room_of(window_.size(), text_scale_) == room_of(window_.size(), text_scale);
}

void Docks::set_theme(const Theme& theme, double text_scale) {
    text_scale_ = text_scale;
    panels_.source->set_theme(theme, text_scale);
    for (PanelDock* dock : docks_) {
        dock->set_theme(theme);
    }
    panels_.experiments->set_theme(theme);
    panels_.cure->set_theme(theme);
    panels_.inspector->set_theme(theme);
    panels_.launches->set_theme(theme);
    panels_.lesson->set_theme(theme);
    panels_.charts->set_theme(theme);
}

bool Docks::wants_sheets() const {
    return room_of(window_.size(), text_scale_) == Room::narrow;
}

void Docks::show_sheet(const QString& name) {
    sheets_.hide();
    if (!name.isEmpty()) {
        bring_up(name.toLatin1().constData());
    }
}

void Docks::keep_wide() {
    if (!sheets_.is_active()) {
        wide_ = state();
    }
}

void Docks::rearrange() {
    reset();
    if (!sheets_.is_active() && !wide_.isEmpty()) {
        restore(wide_);
    }
    if (need_ == Need::most) { // the page Start is still shown
        put_aside_.clear();
        make_room(need_);
    }
}

void Docks::restore(const QByteArray& state) {
    if (sheets_.is_active()) {
        wide_ = state;
    } else {
        window_.restoreState(state, layout_version);
    }
}

QByteArray Docks::state() const {
    if (sheets_.is_active()) {
        return wide_;
    }
    return put_aside_.isEmpty() ? window_.saveState(layout_version) : put_aside_;
}

std::map<QString, QRect> Docks::places() const {
    return put_aside_.isEmpty() ? dock_places(window_) : places_aside_;
}

void Docks::follow_text(const std::map<QString, QRect>& places, double factor) {
    sheets_.is_active() ? void() : scale_docks(window_, places, factor);
}

void Docks::make_room(Need need) {
    need_ = need;
    if (sheets_.is_active()) {
        if (need != Need::some) {
            sheets_.hide();
        }
    } else if (need != Need::some) {
        hide_for_page();
    } else if (!put_aside_.isEmpty()) {
        restore(put_aside_);
        put_aside_.clear();
    }
}

void Docks::hide_for_page() {
    if (put_aside_.isEmpty()) {
        places_aside_ = places();
        put_aside_ = window_.saveState(layout_version);
    }
    const Room room = room_of(window_.size(), text_scale_);
    const bool has_list = need_ == Need::most && (room == Room::desk || room == Room::laptop);
    const PanelDock& list = (*this)["experiments"];
    for (PanelDock* each : docks_) {
        if (!each->isFloating()) {
            each->setVisible(has_list && each == &list);
        }
    }
}

void Docks::reset() {
    put_aside_.clear();
    const Room room = room_of(window_.size(), text_scale_);
    sheets_.release();
    panels_.source->wrap_lines(room != Room::narrow);
    if (room == Room::narrow) {
        place_as_sheets();
        return;
    }
    const bool all_hidden = room == Room::small || room == Room::low;
    PanelDock* const charts = &(*this)["charts"];
    for (PanelDock* each : docks_) {
        each->setFloating(false);
        // hidden charts can be shown with F8
        each->setVisible(!all_hidden && (room == Room::desk || each != charts));
    }
    window_.addDockWidget(Qt::RightDockWidgetArea, &(*this)["lesson"]);
    (*this)["lesson"].hide();
    window_.addDockWidget(Qt::LeftDockWidgetArea, &(*this)["experiments"]);
    window_.addDockWidget(Qt::RightDockWidgetArea, &(*this)["kernelSource"]);
    window_.addDockWidget(Qt::BottomDockWidgetArea, charts);
    switch (room) {
    case Room::desk:
        place_side_by_side();
        break;
    case Room::laptop:
        place_above_one_another();
        break;
    case Room::small:
        place_in_one_column();
        break;
    case Room::low:
        place_in_one_place();
        break;
    case Room::narrow: // arranged above
        break;
    }
    window_.tabifyDockWidget(&(*this)["kernelSource"], &(*this)["lesson"]);
    (*this)["lesson"].hide();
    (*this)["kernelSource"].raise();
    window_.resizeDocks({charts}, {scaled(room == Room::desk ? 196 : 150)}, Qt::Vertical);
}

int Docks::scaled(int pixels) const {
    return qRound(pixels * text_scale_);
}

void Docks::place_above_one_another() {
    const auto at = [this](const char* name) -> QDockWidget* { return &(*this)[name]; };
    window_.tabifyDockWidget(at("experiments"), at("parameters"));
    window_.tabifyDockWidget(at("parameters"), at("hardwareModel"));
    window_.splitDockWidget(at("kernelSource"), at("whySlow"), Qt::Vertical);
    window_.tabifyDockWidget(at("kernelSource"), at("inspector"));
    window_.tabifyDockWidget(at("inspector"), at("launches"));
    window_.resizeDocks({at("kernelSource"), at("whySlow")}, {scaled(400), scaled(card_height)},
                        Qt::Vertical);
    const int left = std::max(scaled(260), tabs_width(window_, {"experiments", "parameters", "hardwareModel"},
                                                      scaled(tab_padding)));
    window_.resizeDocks({at("experiments"), at("kernelSource")}, {left, scaled(420)}, Qt::Horizontal);
    at("experiments")->raise();
    at("kernelSource")->raise();
}

/// Places all docks in one column: the upper docks show what a run did, the lower ones what to run. They are
/// hidden while they are added, because otherwise they would be stacked temporarily and enlarge the window.
void Docks::place_in_one_column() {
    const auto at = [this](const char* name) -> QDockWidget* { return &(*this)[name]; };
    window_.splitDockWidget(at("kernelSource"), at("experiments"), Qt::Vertical);
    window_.tabifyDockWidget(at("kernelSource"), at("whySlow"));
    window_.tabifyDockWidget(at("whySlow"), at("inspector"));
    window_.tabifyDockWidget(at("inspector"), at("launches"));
    window_.tabifyDockWidget(at("experiments"), at("parameters"));
    window_.tabifyDockWidget(at("parameters"), at("hardwareModel"));
    for (PanelDock* each : docks_) {
        each->setVisible(!comes_hidden(*each));
    }
    window_.resizeDocks({at("kernelSource"), at("experiments")}, {scaled(240), scaled(220)}, Qt::Vertical);
    window_.resizeDocks({at("kernelSource")}, {scaled(360)}, Qt::Horizontal);
    at("experiments")->raise();
    at("kernelSource")->raise();
}

/// Places all docks as tabs in one position. They are hidden while they are added, as in
/// place_in_one_column().
void Docks::place_in_one_place() {
    PanelDock* const source = &(*this)["kernelSource"];
    for (PanelDock* each : docks_) {
        if (!comes_hidden(*each) && each != source) {
            window_.addDockWidget(Qt::RightDockWidgetArea, each);
            window_.tabifyDockWidget(source, each);
        }
        each->setVisible(!comes_hidden(*each));
    }
    window_.resizeDocks({source}, {window_.width() * 2 / 5}, Qt::Horizontal);
    source->raise();
}

void Docks::place_as_sheets() {
    sheets_.place(docks_);
    if (window_.height() >= scaled(least_height_for_source)) {
        bring_up("kernelSource");
    }
}

void Docks::place_side_by_side() {
    const auto at = [this](const char* name) -> QDockWidget* { return &(*this)[name]; };
    window_.splitDockWidget(at("experiments"), at("parameters"), Qt::Vertical);
    window_.tabifyDockWidget(at("parameters"), at("hardwareModel"));
    at("parameters")->raise();
    window_.splitDockWidget(at("kernelSource"), at("whySlow"), Qt::Vertical);
    window_.splitDockWidget(at("whySlow"), at("inspector"), Qt::Vertical);
    window_.tabifyDockWidget(at("inspector"), at("launches"));
    at("inspector")->raise();
    window_.resizeDocks({at("experiments"), at("parameters")}, {scaled(560), scaled(400)}, Qt::Vertical);
    // The source gets the space that the card and the inspector do not need.
    const int rest = std::max(scaled(300), window_.height() - scaled(card_height + inspector_height + 90));
    window_.resizeDocks({at("kernelSource"), at("whySlow"), at("inspector")},
                        {rest, scaled(card_height), scaled(inspector_height)}, Qt::Vertical);
    // The stage takes precedence: on a small screen the source is narrower, so that lanes keep their numbers.
    const int source_width = scaled(window_.width() < scaled(1600) ? 400 : 520);
    window_.resizeDocks({at("experiments"), at("kernelSource")}, {scaled(300), source_width}, Qt::Horizontal);
}

} // namespace lockstep::gui
