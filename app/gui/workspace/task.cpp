#include "app/gui/workspace/task.h"

#include <sys/resource.h>

namespace lockstep::gui {

QThreadPool& patient_threads() {
    static QThreadPool threads;
    return threads;
}

// On Linux, each thread has its own nice value, which threads that it starts inherit. Id 0 is the calling
// thread.
void stand_back_in(const QThreadPool& threads) {
    constexpr int niceness = 10;
    if (&threads == &patient_threads()) {
        setpriority(PRIO_PROCESS, 0, niceness);
    }
}

} // namespace lockstep::gui
