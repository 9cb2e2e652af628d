#pragma once

#include "app/gui/compare/photo_view.h"

#include <QWidget>

class QPushButton;

namespace lockstep::gui {

/// The photo of a race, and a button that goes to where its runs part.
class PhotoPanel : public QWidget {
    Q_OBJECT
public:
    explicit PhotoPanel(QWidget* parent = nullptr);

    void set_theme(const Theme& theme) { view_->set_theme(theme); }
    /// Shows a race at its time; nullopt: nothing.
    void show_race(const std::optional<ShownRace>& shown);
    [[nodiscard]] const PhotoView& view() const { return *view_; }

signals:
    void parting_wanted();

private:
    PhotoView* const view_;
    QPushButton* const part_;
};

} // namespace lockstep::gui
