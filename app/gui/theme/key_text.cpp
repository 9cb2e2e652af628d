#include "app/gui/theme/key_text.h"

#include <QKeySequence>

namespace lockstep::gui {

QString key_text(const QString& keys) {
    return QKeySequence(keys, QKeySequence::PortableText).toString(QKeySequence::NativeText);
}

} // namespace lockstep::gui
