#pragma once

#include "app/gui/workspace/settings.h"
#include "app/gui/workspace/workspace.h"

#include <QObject>
#include <QString>
#include <memory>

namespace lockstep::gui {

class MainWindow;

/// Owns the window. If the user chooses another language, vocabulary or text size, destroys the window and builds another
/// one on the same workspace, which contains everything that the user typed, chose and edited, and the
/// running jobs.
class WindowHost : public QObject {
    Q_OBJECT
public:
    /// Creates the host and its window. Both arguments must outlive the host.
    WindowHost(Workspace& workspace, Settings& settings);
    ~WindowHost() override;

    [[nodiscard]] MainWindow& window() const { return *window_; }
    /// Destroys the window and shows a new one in its place.
    void rebuild();

signals:
    void rebuilt();

private:
    void build();

    Workspace& workspace_;
    Settings& settings_;
    QString language_; ///< the language of the window
    QString vocabulary_;
    std::unique_ptr<MainWindow> window_;
};

} // namespace lockstep::gui
