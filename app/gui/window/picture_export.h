#pragma once

#include "app/gui/exporting/exported.h"
#include "app/gui/window/actions/action_set.h"
#include "app/gui/window/notices.h"
#include "app/gui/workspace/settings.h"
#include "app/gui/workspace/workspace.h"

#include <QObject>
#include <functional>
#include <memory>
#include <optional>

namespace lockstep::gui {

class Appearance;
class Centre;
class ChartsPanel;
class ExportDialog;

/// Copies and exports the front view or page: a picture, a page laid out for paper, or the chart of the
/// sweep; and exports the whole run. Does so at once, or when the required parts of the model have been simulated.
class PictureExport : public QObject {
    Q_OBJECT
public:
    PictureExport(Workspace& workspace, Settings& settings, const ActionSet& actions, Centre& centre,
                  const ChartsPanel& charts, const Appearance& appearance, Notices notices);

    /// Opens the dialog for a picture or a chart in the window.
    void open_for(QWidget& shown);

private:
    /// A requested export that waits for parts of the model.
    struct Waiting {
        std::shared_ptr<const Session> session; ///< the session that is shown
        std::shared_ptr<Exported> what;
        ExportChoice choice;
        std::function<void(Exported&, const ExportChoice&)> use;
    };
    void copy();
    /// Copies the front view in the size of a slide, with texts that can be read on a projector.
    void copy_for_slide();
    void open_dialog(std::shared_ptr<Exported> first);
    /// Opens the dialog for the front view, with a format for animations.
    void open_for_animation();
    /// Opens the dialog for the whole run, with this format.
    void open_for_run(const char* format);
    [[nodiscard]] std::shared_ptr<Exported> front();
    void copy_as(std::shared_ptr<Exported> what, const ExportChoice& choice);
    void refresh(ExportDialog& dialog);
    /// Writes the export as soon as the required parts of the model have been simulated.
    void write_as(std::shared_ptr<Exported> what, const ExportChoice& choice, const QString& path,
                  bool has_data);
    void ask_where_to_write(ExportDialog& dialog);
    /// Asks for the name of the file; empty if the user cancels.
    [[nodiscard]] QString asked_path(ExportDialog& dialog, const ExportKind& kind);
    /// Calls `use` in the words of the choice.
    void when_made(std::shared_ptr<Exported> what, const ExportChoice& choice,
                   std::function<void(Exported&, const ExportChoice&)> use);
    void look();
    bool ask_for(const MissingParts& missing);

    Workspace& workspace_;
    Settings& settings_;
    Centre& centre_;
    const ChartsPanel& charts_;
    const Appearance& appearance_;
    const Notices notices_;
    std::optional<Waiting> waiting_;
};

} // namespace lockstep::gui
