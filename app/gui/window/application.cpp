#include "app/gui/window/application.h"

#include "app/common/output.h"
#include "app/words/errors/error_words.h"
#include "core/base/guarded.h"

namespace lockstep::gui {

#if defined(__x86_64__)

namespace {

[[gnu::target("avx")]] void clear() {
    __builtin_ia32_vzeroupper();
}

} // namespace

void clear_upper_halves() {
    static const bool has_any = __builtin_cpu_supports("avx") != 0;
    if (has_any) {
        clear();
    }
}

#else

void clear_upper_halves() {}

#endif

bool Application::notify(QObject* receiver, QEvent* event) {
    // painting may have left these registers in a state that slows down the event's computations
    clear_upper_halves();
    try {
        return QApplication::notify(receiver, event);
    } catch (...) {
        try {
            report(error_being_handled());
        } catch (...) {
            // There is not enough memory for the message. The window continues, and the next event reports it.
        }
        return true;
    }
}

void Application::report(const Error& error) {
    print_error("lockstep: " + english(error) + "\n");
    QMetaObject::invokeMethod(
        this, [this, error] { emit failed(error); }, Qt::QueuedConnection);
}

} // namespace lockstep::gui
