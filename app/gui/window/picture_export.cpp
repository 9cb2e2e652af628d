#include "app/gui/window/picture_export.h"

#include "app/gui/exporting/export_kinds.h"
#include "app/gui/exporting/render_line.h"
#include "app/gui/exporting/vector_bytes.h"
#include "app/gui/panels/message_area.h"
#include "app/gui/panels/status_line.h"
#include "app/gui/theme/language.h"
#include "app/gui/views/scene_view.h"
#include "app/gui/window/appearance.h"
#include "app/gui/window/centre.h"
#include "app/gui/window/exports/export_contents.h"
#include "app/gui/window/exports/export_dialog.h"
#include "app/gui/window/file_folders.h"
#include "app/gui/window/in_front.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <filesystem>
#include <utility>

namespace lockstep::gui {
namespace {

constexpr int picture_scale = 2; ///< pixels of a PNG per unit, for high-resolution screens and print

} // namespace

PictureExport::PictureExport(Workspace& workspace, Settings& settings, const ActionSet& actions,
                             Centre& centre, const ChartsPanel& charts, const Appearance& appearance,
                             Notices notices)
    : workspace_(workspace),
      settings_(settings),
      centre_(centre),
      charts_(charts),
      appearance_(appearance),
      notices_(notices) {
    actions.on(Command::copy_picture, [this] { copy(); });
    actions.on(Command::copy_slide, [this] { copy_for_slide(); });
    actions.on(Command::export_picture, [this] {
        if (std::shared_ptr<Exported> what = front(); what != nullptr) {
            open_dialog(std::move(what));
        }
    });
    actions.on(Command::export_animation, [this] { open_for_animation(); });
    actions.on(Command::export_player, [this] { open_for_run("player"); });
    actions.on(Command::export_report, [this] { open_for_run("report-pdf"); });
    actions.on(Command::cancel, [this] { waiting_.reset(); });
    connect(&workspace.maker(), &AnyJob::finished, this, &PictureExport::look);
}

void PictureExport::open_for(QWidget& shown) {
    if (std::shared_ptr<Exported> what = exported_widget(workspace_, shown); what != nullptr) {
        open_dialog(std::move(what));
    }
}

void PictureExport::open_for_animation() {
    std::shared_ptr<Exported> what = front();
    if (what == nullptr) {
        return;
    }
    if (what->subject() != ExportSubject::picture) { // a page without steps is in front
        what = exported_widget(workspace_, centre_.current_view());
    }
    QString& format = workspace_.desk().exporting.format;
    const ExportKind* const kind = export_kind_named(format);
    if (kind == nullptr || kind->writer != ExportWriter::film) {
        format = QStringLiteral("gif");
    }
    open_dialog(std::move(what));
}

void PictureExport::open_for_run(const char* format) {
    if (workspace_.selection().view() == nullptr) {
        static_cast<void>(front()); // says what to do first
        return;
    }
    workspace_.desk().exporting.run_format = QString::fromLatin1(format);
    open_dialog(exported_run(workspace_, centre_));
}

/// Returns the export of the front view or page. If there is nothing to export, tells the user why and
/// returns null.
std::shared_ptr<Exported> PictureExport::front() {
    InFront found = in_front(workspace_, centre_);
    if (!found.why_not.isEmpty()) {
        notices_.line.say(found.why_not);
    }
    return std::move(found.what);
}

/// Copies the front view as it is on screen, or the whole content of a page.
void PictureExport::copy() {
    if (const std::shared_ptr<Exported> what = front(); what != nullptr) {
        copy_as(what, {.theme = appearance_.theme(), .scale = picture_scale});
    }
}

void PictureExport::copy_for_slide() {
    const MadeForRow& slide = made_for_row(MadeFor::slide);
    if (const std::shared_ptr<Exported> what = front(); what != nullptr) {
        copy_as(what, {.theme = appearance_.theme(),
                       .frame = {.size = slide.pixels, .text_points = slide.text_points},
                       .scale = slide.scale,
                       .made_for = MadeFor::slide});
    }
}

void PictureExport::open_dialog(std::shared_ptr<Exported> first) {
    auto* dialog = new ExportDialog(export_contents(workspace_, centre_, charts_, std::move(first)),
                                    workspace_.desk().exporting, appearance_.theme(), centre_.window());
    ask_for(dialog->missing());
    connect(&workspace_.maker(), &AnyJob::finished, dialog, [this, dialog] { refresh(*dialog); });
    connect(dialog, &ExportDialog::parts_missing, this, [this, dialog] { ask_for(dialog->missing()); });
    connect(dialog, &ExportDialog::copy_wanted, this,
            [this, dialog] { copy_as(dialog->what(), dialog->choice()); });
    connect(dialog, &ExportDialog::export_wanted, this, [this, dialog] { ask_where_to_write(*dialog); });
    connect(dialog, &ExportDialog::written, this,
            [this](const QString& path) { notices_.line.say(tr("Saved %1").arg(path)); });
    dialog->open();
}

/// Updates the preview, and requests the parts of the model that it now needs.
void PictureExport::refresh(ExportDialog& dialog) {
    ask_for(dialog.missing());
    dialog.refresh();
}

void PictureExport::copy_as(std::shared_ptr<Exported> what, const ExportChoice& choice) {
    ExportChoice pixels = choice;
    pixels.format = QStringLiteral("png"); // PNG, because it combines the pages of a paper in one image
    when_made(std::move(what), pixels, [this](Exported& made, const ExportChoice& chosen) {
        if (const Status fits = fits_in_pixels(made.sheets(chosen).front(), chosen.scale); !fits) {
            notices_.area.show_error(fits.error());
            return;
        }
        QApplication::clipboard()->setImage(made.image(chosen, 0, chosen.scale));
        notices_.line.say(tr("Picture copied to the clipboard"));
    });
}

QString PictureExport::asked_path(ExportDialog& dialog, const ExportKind& kind) {
    const QString ending = QString::fromLatin1(kind.ending);
    const bool is_folder = ending.isEmpty();
    QString name = file_name_of(*dialog.what(), kind);
    if (is_folder) {
        name.chop(1); // the slash at its end
    }
    QFileDialog files(&dialog, is_folder ? tr("Name of the new folder") : tr("Export the picture"),
                      last_folder(settings_, Setting::export_folder),
                      is_folder ? QString() : QStringLiteral("*.%1").arg(ending));
    files.setAcceptMode(QFileDialog::AcceptSave);
    files.setDefaultSuffix(ending); // the suffix selects the format
    files.selectFile(name);
    while (files.exec() == QDialog::Accepted) {
        const QString path = files.selectedFiles().constFirst();
        QString fitting = is_folder ? path : with_ending(path, ending);
        if (fitting == path || !QFileInfo::exists(fitting)) {
            remember_folder(settings_, Setting::export_folder, fitting);
            return fitting;
        }
        files.selectFile(fitting); // asks again, because that file would be replaced
    }
    return {};
}

void PictureExport::ask_where_to_write(ExportDialog& dialog) {
    const ExportChoice choice = dialog.choice();
    const bool has_data = dialog.has_data();
    const ExportKind& kind = *export_kind_named(choice.format);
    const QString path = asked_path(dialog, kind);
    if (path.isEmpty()) {
        return;
    }
    if (!is_still(kind)) {
        dialog.write_long(path);
        return;
    }
    std::shared_ptr<Exported> what = dialog.what();
    dialog.accept();
    write_as(std::move(what), choice, path, has_data);
}

void PictureExport::write_as(std::shared_ptr<Exported> what, const ExportChoice& choice, const QString& path,
                             bool has_data) {
    when_made(std::move(what), choice, [this, path, has_data](Exported& made, const ExportChoice& chosen) {
        Status written = made.write(chosen, path.toStdString());
        const QString data = has_data ? made.data() : QString();
        if (written.ok() && !data.isEmpty()) {
            std::filesystem::path beside = path.toStdString();
            written = write_bytes(data.toUtf8(), beside.replace_extension(".csv"));
        }
        if (!written) {
            notices_.area.show_error(written.error());
        } else {
            notices_.line.say(tr("Saved %1").arg(path));
        }
    });
}

void PictureExport::when_made(std::shared_ptr<Exported> what, const ExportChoice& choice,
                              std::function<void(Exported&, const ExportChoice&)> use) {
    waiting_ = {workspace_.selection().view()->session, std::move(what), choice, std::move(use)};
    look();
    if (waiting_) {
        notices_.line.say(tr("The picture will be ready when the simulation has finished"));
    }
}

/// Requests the missing parts of the model for the waiting export. If none are missing, writes the export; if
/// it belongs to another run, drops it.
void PictureExport::look() {
    if (!waiting_) {
        return;
    }
    if (waiting_->session != workspace_.selection().view()->session) {
        waiting_.reset();
        notices_.line.say(tr("The picture was not exported, because another run was shown before the "
                             "simulation had finished"));
        return;
    }
    const OtherWords words(waiting_->choice.language, waiting_->choice.vocabulary);
    if (!ask_for(waiting_->what->missing())) {
        // cleared first, because the call may set it again
        const auto wanted = std::exchange(waiting_, std::nullopt);
        wanted->use(*wanted->what, wanted->choice);
    }
}

/// Requests missing parts. Returns false if nothing is missing.
bool PictureExport::ask_for(const MissingParts& missing) {
    for (const PartKey& part : missing.parts) {
        workspace_.maker().make(missing.session, part);
    }
    return !missing.parts.empty();
}

} // namespace lockstep::gui
