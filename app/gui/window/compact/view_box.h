#pragma once

#include "app/gui/theme/theme.h"

#include <QComboBox>

namespace lockstep::gui {

class Centre;

/// A list of all views, which replaces the tabs of a narrow window: "Stage: Lanes and banks".
class ViewBox : public QComboBox {
    Q_OBJECT
public:
    explicit ViewBox(Centre& centre, QWidget* parent = nullptr);
    void set_theme(const Theme& theme);
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Returns the width that the current entry needs. sizeHint() is that of the widest entry.
    [[nodiscard]] int current_width() const;
    /// Shows the name of the view with or without that of its tab. The list always has both.
    void set_short(bool is_short);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void show_current();
    [[nodiscard]] QString shown_text() const;

    Centre& centre_;
    bool is_short_ = false;
};

} // namespace lockstep::gui
