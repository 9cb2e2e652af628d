#pragma once

#include "app/gui/theme/theme.h"

#include <QObject>
#include <QTimer>

class QMainWindow;
class QToolBar;

namespace lockstep::gui {

class Centre;
class CompactBar;
class Docks;
class Rail;
class StatusLine;

/// The parts of the window that a narrow window replaces: menu bar, tool bar, tabs, docks and status bar become a
/// tool bar, a list of views, and a rail with one panel at a time. A window is narrow if its width, at the default
/// text size, is less than 1,000 pixels.
class CompactWindow : public QObject {
    Q_OBJECT
public:
    struct Parts {
        QToolBar& tools; ///< the tool bar of a wide window
        CompactBar& bar;
        Rail& rail;
        Centre& centre;
        Docks& docks;
        StatusLine& status;
    };
    CompactWindow(QMainWindow& window, const Parts& parts);

    void set_theme(const Theme& theme, double text_scale);
    /// Shows the parts that suit the width of the window. Call before the docks are arranged.
    void fit();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void show_parts(bool is_compact);
    void follow_size();
    void show_status();

    QMainWindow& window_;
    const Parts parts_;
    double text_scale_ = 1;
    bool is_compact_ = false;
    bool is_busy_ = false; ///< whether the status line shows progress
    QTimer said_;          ///< runs while the status line shows a message
};

} // namespace lockstep::gui
