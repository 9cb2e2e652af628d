#include "core/session/log_window.h"

#include "core/trace/log_part.h"

#include <algorithm>

namespace lockstep {
namespace {

/// Returns a column that refers to the memory of `column`.
Column64 lent(const Column64& column) {
    // The const_cast is safe, because the trace of a window cannot be written to.
    auto* const data = const_cast<std::uint64_t*>(column.data());
    return {Block::lent(data, column.size() * sizeof(std::uint64_t)), column.size()};
}

} // namespace

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
    const bool is_first = part == 0 && whole_.parts.front().file != nullptr;
    // The columns of the first part belong to another object, so they must be replaced, not overwritten or
    // reused.
    if (is_first || is_lent_) {
        copy_->events = is_first ? lent(whole_.events) : Column64();
        copy_->values = is_first ? lent(whole_.values) : Column64();
        is_lent_ = is_first;
    }
    Status loaded;
    if (is_first) {
        copy_->part = whole_.groups();
    } else {
        loaded = load_log_part(whole_.parts[part], whole_.parts[part].groups, *copy_);
    }
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
