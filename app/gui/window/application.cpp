#include "app/gui/window/application.h"

#include "app/gui/window/vector_registers.h"
#include "app/words/error_words.h"
#include "core/base/guarded.h"

#include <cstdio>

namespace lockstep::gui {

bool Application::notify(QObject* receiver, QEvent* event) {
    clear_upper_halves(); // what was painted before may slow down what is reckoned now
    try {
        return QApplication::notify(receiver, event);
    } catch (...) {
        try {
            report(error_being_handled());
        } catch (...) { // no memory for the words: the window goes on, and the next event tells
        }
        return true;
    }
}

void Application::report(const Error& error) {
    std::fprintf(stderr, "lockstep: %s\n", english(error).c_str());
    QMetaObject::invokeMethod(
        this, [this, error] { emit failed(error); }, Qt::QueuedConnection);
}

} // namespace lockstep::gui
