#include "app/gui/window/presenting/present_actions.h"

#include "app/gui/panels/message_area.h"
#include "app/gui/views/scene_view.h"
#include "app/gui/window/centre.h"
#include "app/lessons/lesson_reader.h"

#include <QMainWindow>
#include <memory>

namespace lockstep::gui {

PresentActions::PresentActions(Workspace& workspace, Settings& settings, const ActionSet& actions,
                               Centre& centre, const Appearance& appearance, QMainWindow& window)
    : workspace_(workspace),
      actions_(actions),
      centre_(centre),
      presentation_(workspace),
      windows_(presentation_, window) {
    windows_.set_theme(appearance.theme());
    connect(&appearance, &Appearance::changed, this,
            [this](const Theme& theme) { windows_.set_theme(theme); });
    connect_commands();
    connect_settings(settings);
}

void PresentActions::connect_commands() {
    QAction& present = actions_[Command::present];
    QAction& presenter = actions_[Command::presenter];
    presenter.setShortcutContext(Qt::ApplicationShortcut); // also when the audience's window is active
    actions_.on(Command::present, [this] { start(); });
    actions_.on(Command::present_lesson, [this] {
        const LessonDesk& desk = workspace_.desk().lesson;
        if (desk.lesson != nullptr) {
            presentation_.start_lesson(desk.lesson, desk.page);
        }
    });
    actions_.on(Command::presenter, [this] {
        if (!presentation_.is_on()) {
            start();
        }
        windows_.show_presenter();
    });
    const auto enable = [this, &present, &presenter] {
        const bool has_run = workspace_.selection().view() != nullptr;
        present.setEnabled(has_run);
        presenter.setEnabled(has_run || presentation_.is_on());
    };
    connect(&workspace_.selection(), &Selection::view_changed, this, enable);
    connect(&presentation_, &Presentation::started, this, enable);
    connect(&presentation_, &Presentation::left, this, enable);
    enable();
    enable_lesson();
}

void PresentActions::connect_settings(Settings& settings) {
    QAction& animate = actions_[Command::animate];
    animate.setCheckable(true);
    animate.setChecked(settings[Setting::animations].toBool());
    const auto apply = [this, &settings, &animate] {
        settings.set(Setting::animations, animate.isChecked());
        workspace_.desk().presentation.is_animated = animate.isChecked();
    };
    actions_.on(Command::animate, apply);
    workspace_.desk().presentation.is_animated = animate.isChecked();
}

void PresentActions::start() {
    presentation_.start(centre_.current_view().picture().name);
}

void PresentActions::present_lesson(const QString& file) {
    const auto reading = read_lesson_file(file.toStdString());
    if (!reading || !reading->ok()) {
        centre_.message().show_error(reading ? reading->flaws.front() : reading.error());
        return;
    }
    presentation_.start_lesson(std::make_shared<const Lesson>(reading->lesson), 0);
}

void PresentActions::enable_lesson() {
    const LessonDesk& desk = workspace_.desk().lesson;
    actions_[Command::present_lesson].setEnabled(desk.lesson != nullptr && !desk.shows_list);
}

} // namespace lockstep::gui
