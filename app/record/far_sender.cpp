#include "app/record/far_sender.h"

#include "core/base/file_bytes.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <poll.h>
#include <span>
#include <string_view>
#include <unistd.h>
#include <utility>

namespace lockstep {

FarSender::FarSender(int descriptor) : descriptor_(descriptor) {
    fcntl(descriptor_, F_SETFL, O_NONBLOCK); // so that a connection without a reader cannot block the thread
    thread_ = std::thread([this] { work(); });
}

FarSender::~FarSender() {
    {
        const std::lock_guard lock(mutex_);
        is_given_up_ = true;
    }
    changed_.notify_all();
    thread_.join();
}

void FarSender::send_line(const std::string& line) {
    add({.kind = FrameKind::line, .text = line});
}

void FarSender::send_file(FrameKind kind, int file, std::uint64_t first, std::uint64_t bytes) {
    if (bytes != 0) {
        add({.kind = kind, .file = file, .first = first, .bytes = bytes});
    }
}

void FarSender::send_part(std::string bytes) {
    add({.kind = FrameKind::part, .text = std::move(bytes)});
}

bool FarSender::has_room() const {
    const std::lock_guard lock(mutex_);
    return parts_ == 0;
}

bool FarSender::is_full() const {
    constexpr std::size_t most_items = 64;
    const std::lock_guard lock(mutex_);
    return items_.size() > most_items && !has_failed_;
}

bool FarSender::has_failed() const {
    const std::lock_guard lock(mutex_);
    return has_failed_;
}

bool FarSender::is_done() const {
    const std::lock_guard lock(mutex_);
    return items_.empty() || has_failed_;
}

void FarSender::add(Item item) {
    const std::lock_guard lock(mutex_);
    parts_ += item.kind == FrameKind::part ? 1 : 0;
    items_.push_back(std::move(item));
    changed_.notify_all();
}

void FarSender::work() {
    std::unique_lock lock(mutex_);
    while (true) {
        changed_.wait(lock, [this] { return is_given_up_ || !items_.empty(); });
        if (is_given_up_ || has_failed_) {
            return;
        }
        const Item& item = items_.front(); // stays valid, because items are only appended
        lock.unlock();
        const bool is_sent = send(item);
        lock.lock();
        parts_ -= item.kind == FrameKind::part ? 1 : 0;
        items_.pop_front();
        has_failed_ = !is_sent;
        changed_.notify_all();
    }
}

bool FarSender::send(const Item& item) const {
    if (item.file >= 0) {
        return send_bytes_of_file(item);
    }
    if (item.kind != FrameKind::part) {
        return write_out(frame_of(item.kind, item.text));
    }
    for (std::string_view left = item.text; !left.empty();
         left.remove_prefix(std::min(left.size(), most_data_bytes))) {
        if (!write_out(frame_of(item.kind, left.substr(0, most_data_bytes)))) {
            return false;
        }
    }
    return true;
}

bool FarSender::send_bytes_of_file(const Item& item) const {
    std::string bytes;
    for (std::uint64_t done = 0; done < item.bytes; done += bytes.size()) {
        bytes.resize(std::min<std::uint64_t>(most_data_bytes, item.bytes - done));
        if (!read_whole(item.file, std::as_writable_bytes(std::span(bytes)), item.first + done) ||
            !write_out(frame_of(item.kind, bytes))) {
            return false;
        }
    }
    return true;
}

bool FarSender::write_out(const std::string& bytes) const {
    constexpr int turn_ms = 50;
    for (std::string_view left = bytes; !left.empty();) {
        const ssize_t sent = write(descriptor_, left.data(), left.size());
        if (is_given_up_ || (sent < 0 && errno != EINTR && errno != EAGAIN)) {
            return false;
        }
        if (sent < 0) {
            pollfd wanted{descriptor_, POLLOUT, 0};
            poll(&wanted, 1, turn_ms);
        }
        left.remove_prefix(sent > 0 ? static_cast<std::size_t>(sent) : 0);
    }
    return true;
}

} // namespace lockstep
