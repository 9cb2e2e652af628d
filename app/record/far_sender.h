#pragma once

#include "app/worker/remote/frames.h"

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <mutex>
#include <string>
#include <thread>

namespace lockstep {

/// Sends frames to the other end of an ssh connection, in their order and in a thread of its own, so that a slow
/// connection does not delay the process that watches the time limits of kernels:
///
///     lines            always accepted; the sender of many lines waits while too much waits (see is_full())
///     bytes of a file  read when they are sent; the file only grows
///     log parts        at most one waits (see has_room()), so that memory is limited
class FarSender {
public:
    explicit FarSender(int descriptor);
    /// Does not send what still waits.
    ~FarSender();
    FarSender(const FarSender&) = delete;
    FarSender& operator=(const FarSender&) = delete;

    void send_line(const std::string& line);
    /// Sends bytes of an open file, which must stay open until finish() has returned.
    void send_file(FrameKind kind, int file, std::uint64_t first, std::uint64_t bytes);
    void send_part(std::string bytes);

    /// Whether no log part waits.
    [[nodiscard]] bool has_room() const;
    /// Whether the caller should wait before it adds a line, because too many items are waiting.
    [[nodiscard]] bool is_full() const;
    /// Whether the other end has closed the connection.
    [[nodiscard]] bool has_failed() const;
    /// Whether everything has been sent.
    [[nodiscard]] bool is_done() const;

private:
    /// Something to send: `text`, or bytes of a file.
    struct Item {
        FrameKind kind = FrameKind::alive;
        std::string text;
        int file = -1; ///< -1: `text` is sent
        std::uint64_t first = 0;
        std::uint64_t bytes = 0;
    };
    void add(Item item);
    void work();
    [[nodiscard]] bool send(const Item& item) const;
    [[nodiscard]] bool send_bytes_of_file(const Item& item) const;
    [[nodiscard]] bool write_out(const std::string& bytes) const;

    const int descriptor_;
    std::atomic<bool> is_given_up_ = false; ///< whether nobody waits for the rest
    mutable std::mutex mutex_;              ///< guards the members below
    std::condition_variable changed_;
    std::deque<Item> items_; ///< the first one is being sent
    std::size_t parts_ = 0;  ///< number of log parts in items_
    bool has_failed_ = false;
    std::thread thread_; ///< last member, because the thread uses all others
};

} // namespace lockstep
