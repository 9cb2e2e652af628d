#pragma once

#include <QWidget>

namespace lockstep::gui {

/// Makes a picture grey, because it shows an older run than the source. The picture stays readable and can be used.
class PictureVeil : public QWidget {
    Q_OBJECT
public:
    /// `viewport` is the viewport of the picture.
    explicit PictureVeil(QWidget& viewport);

protected:
    bool eventFilter(QObject* viewport, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
};

} // namespace lockstep::gui
