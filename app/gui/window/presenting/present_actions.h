#pragma once

#include "app/gui/exporting/exported.h"
#include "app/gui/present/presentation.h"
#include "app/gui/present/presentation_windows.h"
#include "app/gui/window/actions/action_set.h"
#include "app/gui/window/appearance.h"
#include "app/gui/workspace/settings.h"

#include <QObject>
#include <QString>
#include <memory>

class QMainWindow;

namespace lockstep::gui {

class Centre;

/// The commands that start a presentation of what the window shows, or of a lesson. A page starts as soon as the parts
/// of the model that it shows have been simulated.
class PresentActions : public QObject {
    Q_OBJECT
public:
    PresentActions(Workspace& workspace, Settings& settings, const ActionSet& actions, Centre& centre,
                   const Appearance& appearance, QMainWindow& window);

    /// Presents the lesson in a file from its beginning.
    void present_lesson(const QString& file);
    /// Presents a chart that the window shows.
    void present_chart(QWidget& chart);
    /// Enables the command for the open lesson. Call when another lesson or none is shown.
    void enable_lesson();

    [[nodiscard]] Presentation& presentation() { return presentation_; }
    [[nodiscard]] PresentationWindows& windows() { return windows_; }

private:
    void connect_commands();
    void connect_settings(Settings& settings);
    void start();
    void present(std::shared_ptr<Exported> page);
    void go_on();

    Workspace& workspace_;
    const ActionSet& actions_;
    Centre& centre_;
    Presentation presentation_;
    PresentationWindows windows_;
    std::shared_ptr<Exported> waiting_; ///< a page that waits for parts of the model; null: none
};

} // namespace lockstep::gui
