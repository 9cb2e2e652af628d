#pragma once

#include <QLabel>

namespace lockstep::gui {

/// A sentence about the current activity, shown along the lower edge of a picture or, if there is no picture
/// yet, instead of it.
class PictureNotice : public QLabel {
    Q_OBJECT
public:
    enum class Over : std::uint8_t { edge, all };

    explicit PictureNotice(QWidget& picture);

    void say(const QString& sentence, Over over);

protected:
    bool eventFilter(QObject* picture, QEvent* event) override;

private:
    void place();

    QWidget& picture_;
    Over over_ = Over::edge;
};

} // namespace lockstep::gui
