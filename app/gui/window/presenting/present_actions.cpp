#include "app/gui/window/presenting/present_actions.h"

#include "app/gui/panels/message_area.h"
#include "app/gui/views/scene_view.h"
#include "app/gui/window/centre.h"
#include "app/gui/window/exports/export_contents.h"
#include "app/gui/window/in_front.h"
#include "app/lessons/lesson_reader.h"

#include <QMainWindow>
#include <memory>
#include <utility>

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
    connect(&workspace.maker(), &AnyJob::finished, this, &PresentActions::go_on);
    connect(&workspace.selection(), &Selection::view_changed, this, [this] { waiting_.reset(); });
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

/// Presents the picture of the step, or the page that is in front of it.
void PresentActions::start() {
    std::shared_ptr<Exported> front = in_front(workspace_, centre_).what;
    if (front == nullptr || front->subject() == ExportSubject::picture) {
        waiting_.reset();
        presentation_.start(centre_.current_view().picture().name);
    } else {
        present(std::move(front));
    }
}

void PresentActions::present_chart(QWidget& chart) {
    if (std::shared_ptr<Exported> page = exported_widget(workspace_, chart); page != nullptr) {
        present(std::move(page));
    }
}

void PresentActions::present(std::shared_ptr<Exported> page) {
    waiting_ = std::move(page);
    go_on();
}

/// Requests what the waiting page misses, or presents it.
void PresentActions::go_on() {
    if (waiting_ == nullptr) {
        return;
    }
    const MissingParts missing = waiting_->missing();
    for (const PartKey& part : missing.parts) {
        workspace_.maker().make(missing.session, part);
    }
    if (missing.parts.empty()) {
        presentation_.start_page(std::exchange(waiting_, nullptr));
    }
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
