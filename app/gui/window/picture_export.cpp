#include "app/gui/window/picture_export.h"

#include "app/gui/exporting/picture.h"
#include "app/gui/panels/message_area.h"
#include "app/gui/panels/status_line.h"
#include "app/gui/window/appearance.h"
#include "app/gui/window/centre.h"
#include "app/gui/window/render_line.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <utility>

namespace lockstep::gui {
namespace {

constexpr double picture_scale = 2; ///< for screens and print of today

} // namespace

PictureExport::PictureExport(Workspace& workspace, const ActionSet& actions, Centre& centre,
                             const Appearance& appearance, Notices notices)
    : workspace_(workspace), centre_(centre), appearance_(appearance), notices_(notices) {
    actions.on(Command::copy_picture, [this] { copy(); });
    actions.on(Command::export_picture, [this] { open_dialog(); });
    actions.on(Command::cancel, [this] { waiting_.reset(); });
    connect(&workspace.maker(), &ModelMaker::made, this, &PictureExport::look);
}

void PictureExport::copy() {
    if (workspace_.selection().view() != nullptr) {
        with_picture(centre_.current_view().shown(), [this](const Scene& scene) {
            QApplication::clipboard()->setImage(to_image(scene, appearance_.theme(), picture_scale));
            notices_.line.say(tr("The picture is on the clipboard"));
        });
    }
}

void PictureExport::open_dialog() {
    if (workspace_.selection().view() == nullptr) {
        return;
    }
    const auto session = workspace_.selection().view()->session;
    auto* dialog = new ExportDialog(centre_.current_view().shown(), appearance_.theme(), centre_.window());
    for (const PartKey& part : dialog->picture().missing()) {
        workspace_.maker().make(session, part);
    }
    connect(&workspace_.maker(), &ModelMaker::made, dialog, &ExportDialog::refresh);
    connect(dialog, &ExportDialog::copy_wanted, this,
            [this, dialog] { copy_as(dialog->picture(), dialog->choice()); });
    connect(dialog, &ExportDialog::command_wanted, this,
            [this, dialog] { copy_command(dialog->picture(), dialog->choice()); });
    connect(dialog, &ExportDialog::export_wanted, this, [this, dialog] { ask_where_to_write(*dialog); });
    dialog->open();
}

void PictureExport::copy_as(const ShownPicture& shown, const ExportChoice& choice) {
    with_picture(shown, [this, choice](const Scene& scene) {
        QApplication::clipboard()->setImage(to_image(scene, choice.theme, choice.scale, choice.ground));
        notices_.line.say(tr("The picture is on the clipboard"));
    });
}

void PictureExport::copy_command(const ShownPicture& shown, const ExportChoice& choice) {
    const QString view = QString::fromLatin1(shown.picture->name);
    QApplication::clipboard()->setText(
        render_line(*shown.view.session, workspace_.opened_file(), shown.cursor,
                    {.view = view,
                     .theme = theme_option(choice.theme.name()),
                     .size = choice.size.toSize(),
                     .scale = choice.ending == QLatin1String("png") ? choice.scale : 1,
                     .file = view + QLatin1Char('.') + choice.ending}));
    notices_.line.say(tr("The command line is on the clipboard"));
}

void PictureExport::ask_where_to_write(ExportDialog& dialog) {
    const ExportChoice choice = dialog.choice();
    const ShownPicture shown = dialog.picture();
    const QString name = QStringLiteral("%1.%2").arg(QLatin1String(shown.picture->name), choice.ending);
    const QString path = QFileDialog::getSaveFileName(&dialog, tr("Export the picture"), name,
                                                      QStringLiteral("*.%1").arg(choice.ending));
    if (!path.isEmpty()) {
        dialog.accept();
        write_as(shown, choice, path);
    }
}

void PictureExport::write_as(const ShownPicture& shown, const ExportChoice& choice, const QString& path) {
    with_picture(shown, [this, choice, path](const Scene& scene) {
        const Status written =
            write_picture(scene, choice.theme, path.toStdString(), choice.scale, choice.ground);
        if (!written) {
            notices_.area.show_error(written.error());
        } else {
            notices_.line.say(tr("Saved %1").arg(path));
        }
    });
}

void PictureExport::with_picture(const ShownPicture& shown, std::function<void(const Scene&)> use) {
    waiting_ = {workspace_.selection().view()->session, shown, std::move(use)};
    look();
    if (waiting_) {
        notices_.line.say(tr("The picture follows when the model has been simulated"));
    }
}

/// Asks for what of the model the awaited picture lacks; nothing where it lacks nothing, or was for another
/// run.
void PictureExport::look() {
    if (!waiting_) {
        return;
    }
    if (waiting_->session != workspace_.selection().view()->session) {
        waiting_.reset();
        notices_.line.say(tr("There is no picture: another run is shown before the model was simulated"));
        return;
    }
    const std::vector<PartKey> missing = waiting_->shown.missing();
    for (const PartKey& part : missing) {
        workspace_.maker().make(waiting_->session, part);
    }
    if (missing.empty()) {
        const auto wanted = std::exchange(waiting_, std::nullopt); // may ask for the next
        wanted->use(wanted->shown.scene());
    }
}

} // namespace lockstep::gui
