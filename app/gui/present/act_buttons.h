#pragma once

#include "app/gui/present/present_keys.h"
#include "app/gui/theme/theme.h"

#include <QWidget>
#include <vector>

class QToolButton;

namespace lockstep::gui {

/// Back and the large button, which names what comes next.
class StateButtons : public QWidget {
    Q_OBJECT
public:
    explicit StateButtons(Presentation& presentation, QWidget* parent = nullptr);

private:
    void show_state();

    Presentation& presentation_;
    QToolButton* const back_;
    QToolButton* const next_;
};

/// The buttons of tools and switches, each with its key. They wrap into several rows.
class ActButtons : public QWidget {
    Q_OBJECT
public:
    explicit ActButtons(Presentation& presentation, QWidget* parent = nullptr);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Button {
        PresentAct act{};
        QToolButton* button = nullptr;
    };
    void show_state();
    /// Returns the height of the rows at this width; places the buttons if `places` is true.
    int arrange(int width, bool places) const;

    Presentation& presentation_;
    std::vector<Button> buttons_;
};

} // namespace lockstep::gui
