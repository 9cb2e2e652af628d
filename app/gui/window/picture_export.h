#pragma once

#include "app/gui/exporting/exported.h"
#include "app/gui/window/actions/action_set.h"
#include "app/gui/window/notices.h"
#include "app/gui/workspace/workspace.h"

#include <QObject>
#include <functional>
#include <memory>
#include <optional>

namespace lockstep::gui {

class Appearance;
class Centre;
class ExportDialog;

/// Copies and exports the front view or page: a picture, a page laid out for paper, or the chart of the
/// sweep. Does so at once, or when the required parts of the model have been simulated.
class PictureExport : public QObject {
    Q_OBJECT
public:
    PictureExport(Workspace& workspace, const ActionSet& actions, Centre& centre,
                  const Appearance& appearance, Notices notices);

private:
    /// A requested export that waits for parts of the model.
    struct Waiting {
        std::shared_ptr<const Session> session; ///< the session that is shown
        std::shared_ptr<Exported> what;
        std::function<void(Exported&)> use;
    };
    void copy();
    void open_dialog();
    [[nodiscard]] std::shared_ptr<Exported> front();
    void copy_as(std::shared_ptr<Exported> what, const ExportChoice& choice);
    void refresh(ExportDialog& dialog);
    /// Writes the export as soon as the required parts of the model have been simulated.
    void write_as(std::shared_ptr<Exported> what, const ExportChoice& choice, const QString& path);
    void ask_where_to_write(ExportDialog& dialog);
    void when_made(std::shared_ptr<Exported> what, std::function<void(Exported&)> use);
    void look();
    bool ask_for(const MissingParts& missing);

    Workspace& workspace_;
    Centre& centre_;
    const Appearance& appearance_;
    const Notices notices_;
    std::optional<Waiting> waiting_;
};

} // namespace lockstep::gui
