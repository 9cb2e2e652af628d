#include "app/gui/model/task.h"

#include <sys/resource.h>

namespace lockstep::gui {

// Linux has a nice value for each thread; 0 is the calling one.
void stand_back() {
    constexpr int niceness = 10;
    setpriority(PRIO_PROCESS, 0, niceness);
}

} // namespace lockstep::gui
