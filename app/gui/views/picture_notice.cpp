#include "app/gui/views/picture_notice.h"

#include <QEvent>
#include <QStyle>

namespace lockstep::gui {

PictureNotice::PictureNotice(QWidget& picture) : QLabel(&picture), picture_(picture) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_StyledBackground);
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    picture.installEventFilter(this);
    hide();
}

void PictureNotice::say(const QString& sentence, Over over) {
    if (sentence == text() && (over == over_ || sentence.isEmpty())) {
        return; // nothing to lay out again, as in most steps
    }
    over_ = over;
    setProperty("badge",
                // without a picture, there is nothing from another run to warn about
                over == Over::all ? "plain" : "warn");
    style()->unpolish(this);
    style()->polish(this);
    setText(sentence);
    setAlignment(over == Over::all ? Qt::AlignCenter : Qt::AlignLeft | Qt::AlignVCenter);
    place();
    setVisible(!sentence.isEmpty());
}

bool PictureNotice::eventFilter(QObject* picture, QEvent* event) {
    if (event->type() == QEvent::Resize) {
        place();
    }
    return QLabel::eventFilter(picture, event);
}

void PictureNotice::place() {
    const int height = over_ == Over::all ? picture_.height() : heightForWidth(picture_.width());
    setGeometry(0, picture_.height() - height, picture_.width(), height);
    raise();
}

} // namespace lockstep::gui
