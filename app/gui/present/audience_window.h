#pragma once

#include "app/gui/present/slide_view.h"

#include <QTimer>
#include <QWidget>

class QScreen;

namespace lockstep::gui {

/// What the audience sees: one slide, over a whole screen or in a window that can be shared in a call. The mouse
/// pointer is hidden after two seconds and when the state changes.
class AudienceWindow : public QWidget {
    Q_OBJECT
public:
    explicit AudienceWindow(Presentation& presentation, QWidget* parent = nullptr);

    [[nodiscard]] SlideView& slide() const { return *slide_; }
    /// Shows the window over this screen, or as a window on it.
    void show_on(QScreen& screen, bool is_full);
    static constexpr int hidden_after_ms = 2000;

signals:
    void closed(); ///< emitted when the user closes the window

protected:
    void closeEvent(QCloseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void show_mouse();
    void hide_mouse();

    Presentation& presentation_;
    SlideView* const slide_;
    QTimer hide_;
};

} // namespace lockstep::gui
