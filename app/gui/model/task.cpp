#include "app/gui/model/task.h"

#include <sys/resource.h>

namespace lockstep::gui {

QThreadPool& patient_threads() {
    static QThreadPool threads;
    return threads;
}

// Linux has a nice value for each thread, and gives it to those that it starts; 0 is the calling one.
void stand_back_in(const QThreadPool& threads) {
    constexpr int niceness = 10;
    if (&threads == &patient_threads()) {
        setpriority(PRIO_PROCESS, 0, niceness);
    }
}

} // namespace lockstep::gui
