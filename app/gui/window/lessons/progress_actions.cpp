#include "app/gui/window/lessons/progress_actions.h"

#include "app/gui/panels/message_area.h"
#include "app/gui/panels/status_line.h"
#include "app/gui/window/file_folders.h"
#include "core/base/data_dir.h"

#include <QDateTime>
#include <QInputDialog>

namespace lockstep::gui {

ProgressActions::ProgressActions(Workspace& workspace, Settings& settings, const ActionSet& actions,
                                 Notices notices, QWidget& window)
    : desk_(workspace.desk().lesson), settings_(settings), notices_(notices), window_(window) {
    actions.on(Command::save_lesson_progress, [this] { ask(); });
}

/// Asks for the name of the learner, which is kept for the next time.
void ProgressActions::ask() {
    QInputDialog dialog(&window_);
    dialog.setWindowTitle(tr("Save progress for the teacher"));
    dialog.setLabelText(tr("Your name:"));
    dialog.setTextValue(QString::fromStdString(desk_.learner.name()));
    connect(&dialog, &QInputDialog::textValueSelected, this, &ProgressActions::save);
    dialog.exec();
}

void ProgressActions::save(const QString& name) {
    desk_.learner.set_name(name.toStdString());
    if (desk_.learner.name().empty()) {
        notices_.area.show_note(tr("The progress was not saved, because your teacher needs your name."));
        return;
    }
    const QString path = choose_file_to_write(settings_, &window_, tr("Save progress for the teacher"),
                                              QStringLiteral("progress.json"), tr("Progress (*.json)"));
    if (path.isEmpty()) {
        return;
    }
    const LearnerProgress progress{.learner = desk_.learner.name(),
                                   .saved =
                                       QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString(),
                                   .lessons = desk_.learner.lessons()};
    Status saved = write_text_file(path.toStdString(), progress_text(progress));
    saved = saved ? desk_.learner.save() : saved; // keeps the name
    saved ? notices_.line.say(tr("Saved %1").arg(path)) : notices_.area.show_error(saved.error());
}

} // namespace lockstep::gui
