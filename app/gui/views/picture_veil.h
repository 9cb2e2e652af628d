#pragma once

#include <QWidget>

namespace lockstep::gui {

/// Makes a picture or a panel grey, because it shows an older run than the source. What it covers stays readable
/// and can be used.
class PictureVeil : public QWidget {
    Q_OBJECT
public:
    /// `covered` is the viewport of the picture, or the panel.
    explicit PictureVeil(QWidget& covered);

protected:
    bool eventFilter(QObject* covered, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
};

} // namespace lockstep::gui
