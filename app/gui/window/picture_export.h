#pragma once

#include "app/gui/model/workspace.h"
#include "app/gui/views/scene_view.h"
#include "app/gui/window/action_set.h"
#include "app/gui/window/export_dialog.h"
#include "app/gui/window/notices.h"

#include <QObject>
#include <functional>
#include <memory>
#include <optional>

namespace lockstep::gui {

class Appearance;
class Centre;

/// Copies and exports the picture that is shown: at once, or when the model has been simulated as far as the
/// picture shows it.
class PictureExport : public QObject {
    Q_OBJECT
public:
    PictureExport(Workspace& workspace, const ActionSet& actions, Centre& centre,
                  const Appearance& appearance, Notices notices);

    /// Writes the picture as soon as the model has been simulated for it.
    void write_as(const ShownPicture& shown, const ExportChoice& choice, const QString& path);

private:
    /// A picture that is wanted, but shows parts of the model that are not made yet.
    struct Waiting {
        std::shared_ptr<const Session> session;
        ShownPicture shown;
        std::function<void(const Scene&)> use;
    };
    void copy();
    void open_dialog();
    void copy_as(const ShownPicture& shown, const ExportChoice& choice);
    void copy_command(const ShownPicture& shown, const ExportChoice& choice);
    void ask_where_to_write(ExportDialog& dialog);
    void with_picture(const ShownPicture& shown, std::function<void(const Scene&)> use);
    void look();

    Workspace& workspace_;
    Centre& centre_;
    const Appearance& appearance_;
    const Notices notices_;
    std::optional<Waiting> waiting_;
};

} // namespace lockstep::gui
