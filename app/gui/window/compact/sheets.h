#pragma once

#include <QObject>
#include <QString>
#include <vector>

class QMainWindow;

namespace lockstep::gui {

class PanelDock;

/// The panels of a narrow window. They are shown below the views, one at a time, with the whole width. The sheet
/// keeps its height when another panel is shown in it. Esc closes it.
class Sheets : public QObject {
    Q_OBJECT
public:
    explicit Sheets(QMainWindow& window);

    /// Moves all docks below the views and hides them.
    void place(const std::vector<PanelDock*>& docks);
    /// Restores the title bars of docks. The caller arranges the docks.
    void release();
    [[nodiscard]] bool is_active() const { return !docks_.empty(); }
    void hide();
    /// Returns the object name of the shown panel; empty if there is none.
    [[nodiscard]] QString shown() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void show_alone(PanelDock& dock);
    void change_size(PanelDock& dock);
    void set_height(PanelDock& dock) const;

    QMainWindow& window_;
    std::vector<PanelDock*> docks_; ///< empty while the window is not narrow
    PanelDock* shown_ = nullptr;
    double share_ =
        0; ///< height of the sheet, as a share of the height of the window's content; 0: not chosen yet
};

} // namespace lockstep::gui
