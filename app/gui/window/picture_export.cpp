#include "app/gui/window/picture_export.h"

#include "app/gui/exporting/picture.h"
#include "app/gui/panels/message_area.h"
#include "app/gui/panels/status_line.h"
#include "app/gui/window/appearance.h"
#include "app/gui/window/centre.h"

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
    actions.on(Command::export_picture, [this] { ask_where_to_write(); });
    actions.on(Command::cancel, [this] { waiting_.reset(); });
    connect(&workspace.maker(), &ModelMaker::made, this, &PictureExport::look);
}

void PictureExport::copy() {
    if (workspace_.selection().view() != nullptr) {
        with_picture([this](const Scene& scene) {
            QApplication::clipboard()->setImage(to_image(scene, appearance_.theme(), picture_scale));
            notices_.line.say(tr("The picture is on the clipboard"));
        });
    }
}

void PictureExport::ask_where_to_write() {
    if (workspace_.selection().view() == nullptr) {
        return;
    }
    const QString name = QStringLiteral("%1.png").arg(QLatin1String(centre_.current_view().picture().name));
    const QString path = QFileDialog::getSaveFileName(&centre_, tr("Export the picture"), name,
                                                      tr("Pictures (*.png *.svg *.pdf)"));
    if (!path.isEmpty()) {
        with_picture([this, path](const Scene& scene) { write(scene, path); });
    }
}

void PictureExport::write(const Scene& scene, const QString& path) {
    const Status written = write_picture(scene, appearance_.theme(), path.toStdString(), picture_scale);
    if (!written) {
        notices_.area.show_error(written.error());
    } else {
        notices_.line.say(tr("Saved %1").arg(path));
    }
}

void PictureExport::with_picture(std::function<void(const Scene&)> use) {
    waiting_ = {workspace_.selection().view()->session, centre_.current_view().shown(), std::move(use)};
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
