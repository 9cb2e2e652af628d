#pragma once

#include "app/gui/exporting/exported.h"
#include "app/gui/model/workspace.h"
#include "app/gui/window/action_set.h"
#include "app/gui/window/notices.h"

#include <QObject>
#include <functional>
#include <memory>
#include <optional>

namespace lockstep::gui {

class Appearance;
class Centre;
class ExportDialog;

/// Copies and exports what stands in front: the picture of a view, the paper of a page, the chart of a sweep.
/// At once, or when the model has been simulated as far as it shows it.
class PictureExport : public QObject {
    Q_OBJECT
public:
    PictureExport(Workspace& workspace, const ActionSet& actions, Centre& centre,
                  const Appearance& appearance, Notices notices);

private:
    /// Something that is wanted, but shows parts of the model that are not made yet.
    struct Waiting {
        std::shared_ptr<const Session> session; ///< that is shown meanwhile
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
