#include "app/gui/window/launch_saver.h"

#include "app/gui/panels/forms/form_pages.h"
#include "app/gui/panels/forms/launch_panel.h"
#include "app/gui/panels/message_area.h"
#include "app/gui/panels/status_line.h"
#include "app/gui/window/actions/launch_actions.h"
#include "core/kernel/sim/sim_change.h"

#include <QFileDialog>
#include <QFileInfo>

namespace lockstep::gui {

LaunchSaver::LaunchSaver(Workspace& workspace, const ActionSet& actions, const LaunchActions& launches,
                         FormPages& pages, Notices notices)
    : launches_(launches), pages_(pages), notices_(notices), texts_(workspace.launch_texts()) {
    actions.on(Command::save_launch, [this] { ask(); });
    connect(&texts_, &AnyJob::finished, this,
            [this] { notices_.line.say(tr("Saved %1").arg(texts_.current().path)); });
    connect(&texts_, &AnyJob::failed, this, [this](const Error& error) { notices_.area.show_error(error); });
}

void LaunchSaver::ask() {
    if (!launches_.is_open() || !pages_.launch().has_form()) {
        notices_.line.say(tr("Open a kernel of your own first, then save its launch"));
        return;
    }
    auto* dialog = new QFileDialog(pages_.window(), tr("Save the launch"),
                                   QString::fromStdString(pages_.launch().form().launch_file),
                                   tr("Launch files (*.sim)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("sim"));
    connect(dialog, &QFileDialog::fileSelected, this, &LaunchSaver::save);
    dialog->open();
}

void LaunchSaver::save(const QString& path) {
    LaunchPanel& launch = pages_.launch();
    launch.take_typed();
    const std::filesystem::path from(launch.form().launch_file);
    const SimFile moved = moved_sim(launch.launch(), launches_.program_path().toStdString(),
                                    from.parent_path(), QFileInfo(path).absolutePath().toStdString());
    texts_.add({.path = path, .text = sim_text(moved)});
}

} // namespace lockstep::gui
