#include "core/session/log_window.h"

#include "core/trace/log_part.h"

namespace lockstep {

LogWindow::LogWindow(const Trace& trace) : whole_(trace) {
    if (!trace.parts.empty()) {
        copy_ = without_log(trace);
    }
}

Status LogWindow::open(std::size_t part) {
    if (!copy_ || opened_ == part) {
        return {};
    }
    opened_.reset();
    Status loaded = load_log_part(whole_.parts[part], whole_.parts[part].groups, *copy_);
    if (loaded.ok()) {
        opened_ = part;
    }
    return loaded;
}

} // namespace lockstep
