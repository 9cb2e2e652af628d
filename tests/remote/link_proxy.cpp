#include "tests/remote/link_proxy.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <netinet/in.h>
#include <poll.h>
#include <stdexcept>
#include <sys/socket.h>
#include <unistd.h>

namespace lockstep::test {
namespace {

constexpr int turn_ms = 20;

sockaddr_in loopback(std::uint16_t port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

Descriptor new_socket() {
    return Descriptor(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0));
}

Descriptor bound_socket(std::uint16_t& port) {
    Descriptor made = new_socket();
    sockaddr_in address = loopback(0);
    socklen_t size = sizeof address;
    if (bind(made.number(), reinterpret_cast<const sockaddr*>(&address), size) != 0 ||
        getsockname(made.number(), reinterpret_cast<sockaddr*>(&address), &size) != 0) {
        throw std::runtime_error("no port");
    }
    port = ntohs(address.sin_port);
    return made;
}

bool is_readable(int file) {
    pollfd wanted{file, POLLIN, 0};
    return poll(&wanted, 1, turn_ms) > 0;
}

void reset(int file) {
    const linger now{1, 0};
    setsockopt(file, SOL_SOCKET, SO_LINGER, &now, sizeof now);
}

bool write_all(int file, const char* data, std::size_t bytes) {
    while (bytes != 0) {
        const ssize_t sent = send(file, data, bytes, MSG_NOSIGNAL);
        if (sent <= 0) {
            return false;
        }
        data += sent;
        bytes -= static_cast<std::size_t>(sent);
    }
    return true;
}

/// One direction of a link, with its own speed.
class Direction {
public:
    Direction(int from, int to, std::uint64_t bytes_per_second)
        : from_(from), to_(to), speed_(bytes_per_second) {}

    /// Passes on what is there, at most `most` bytes. Returns their number, or -1 at the end.
    ssize_t pass(std::uint64_t most) {
        const auto now = std::chrono::steady_clock::now();
        const double seconds = std::chrono::duration<double>(now - begin_).count();
        const std::uint64_t allowed =
            speed_ == 0 ? most : static_cast<std::uint64_t>(seconds * static_cast<double>(speed_)) - passed_;
        const std::size_t bytes = std::min<std::uint64_t>({part_.size(), most, allowed});
        if (bytes == 0) {
            return 0;
        }
        const ssize_t got = recv(from_, part_.data(), bytes, MSG_DONTWAIT);
        if (got < 0 && (errno == EAGAIN || errno == EINTR)) {
            return 0;
        }
        if (got <= 0 || !write_all(to_, part_.data(), static_cast<std::size_t>(got))) {
            return -1;
        }
        passed_ += static_cast<std::uint64_t>(got);
        return got;
    }

private:
    int from_;
    int to_;
    std::uint64_t speed_;
    std::uint64_t passed_ = 0;
    std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
    std::array<char, std::size_t{32} << 10> part_{};
};

} // namespace

std::uint16_t free_port() {
    std::uint16_t port = 0;
    (void)bound_socket(port);
    return port;
}

LinkProxy::LinkProxy(std::uint16_t target) : target_(target), listener_(bound_socket(port_)) {
    listen(listener_.number(), 8);
    accepting_ = std::thread([this] { accept_all(); });
}

LinkProxy::~LinkProxy() {
    has_ended_ = true;
    accepting_.join();
    for (std::thread& link : links_) {
        link.join();
    }
}

void LinkProxy::set(const Faults& faults) {
    const std::lock_guard lock(mutex_);
    faults_ = faults;
    bytes_ = 0;
}

void LinkProxy::accept_all() {
    while (!has_ended_) {
        if (is_readable(listener_.number())) {
            const int client = accept4(listener_.number(), nullptr, nullptr, SOCK_CLOEXEC);
            links_.emplace_back([this, client] { pass(client); });
        }
    }
}

void LinkProxy::pass(int client) {
    const Descriptor near(client);
    const Descriptor far = new_socket();
    const sockaddr_in address = loopback(target_);
    if (connect(far.number(), reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
        return;
    }
    Faults faults;
    {
        const std::lock_guard lock(mutex_);
        faults = faults_;
    }
    std::array<Direction, 2> directions{Direction(near.number(), far.number(), faults.bytes_per_second),
                                        Direction(far.number(), near.number(), faults.bytes_per_second)};
    while (!has_ended_) {
        if (faults.dies_after != 0 && bytes_ >= faults.dies_after) {
            while (faults.dies_silently && !has_ended_ && !is_readable(near.number())) {
            }
            reset(near.number());
            reset(far.number());
            return;
        }
        std::array<pollfd, 2> wanted{{{near.number(), POLLIN, 0}, {far.number(), POLLIN, 0}}};
        poll(wanted.data(), wanted.size(), turn_ms);
        ssize_t passed = 0;
        for (Direction& direction : directions) {
            const std::uint64_t left = faults.dies_after == 0
                                           ? ~std::uint64_t{0}
                                           : faults.dies_after - std::min(faults.dies_after, bytes_.load());
            const ssize_t now = direction.pass(left);
            if (now < 0) {
                return;
            }
            bytes_ += static_cast<std::uint64_t>(now);
            passed += now;
        }
        if (passed == 0 && faults.bytes_per_second != 0) {
            std::this_thread::sleep_for(std::chrono::milliseconds(turn_ms));
        }
    }
}

} // namespace lockstep::test
