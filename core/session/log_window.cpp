#include "core/session/log_window.h"

#include "core/trace/log_part.h"

#include <algorithm>

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

Status LogWindow::open_group(Group group) {
    const auto part = std::ranges::find_if(
        whole_.parts, [group](const LogPart& each) { return group.value() < each.groups.end; });
    return open(static_cast<std::size_t>(part - whole_.parts.begin()));
}

} // namespace lockstep
