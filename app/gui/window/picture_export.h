#pragma once

#include "app/gui/exporting/exported.h"
#include "app/gui/model/workspace.h"
#include "app/gui/window/actions/action_set.h"
#include "app/gui/window/notices.h"

#include <QObject>
#include <functional>
#include <memory>
#include <optional>

namespace lockstep::gui {

class Appearance;
class Centre;
class ExportDialog;

/// Copies and exports the front view or page: the picture of a view, the paper of a page, the chart of the
/// sweep. This happens at once, or when the required part of the model has been simulated.
class PictureExport : public QObject {
    Q_OBJECT
public:
    PictureExport(Workspace& workspace, const ActionSet& actions, Centre& centre,
                  const Appearance& appearance, Notices notices);

private:
    /// A requested export that needs parts of the model that are not made yet.
    struct Waiting {
        std::shared_ptr<const Session> session; ///< the shown session
        std::shared_ptr<Exported> what;
        std::function<void(Exported&)> use;
    };
    void copy();
    void open_dialog();
    [[nodiscard]] std::shared_ptr<Exported> front();
    void copy_as(std::shared_ptr<Exported> what, const ExportChoice& choice);
    void refresh(ExportDialog& dialog);
    /// As soon as the model has been simulated for it.
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
