#include "app/record/serve.h"

#include "app/record/far_sender.h"
#include "app/worker/conversation.h"
#include "app/worker/given.h"
#include "app/worker/live_part.h"
#include "app/worker/message.h"
#include "app/worker/process/scratch_folder.h"
#include "app/worker/remote/frames.h"
#include "core/base/data_dir.h"
#include "core/base/file_bytes.h"
#include "core/base/guarded.h"
#include "core/base/version.h"
#include "core/pack/packed_run.h"
#include "core/trace/log_part.h"
#include "core/trace/trace_check.h"

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <memory>
#include <poll.h>
#include <span>
#include <string>
#include <thread>
#include <unistd.h>
#include <utility>
#include <vector>

namespace lockstep {
namespace {

using Clock = std::chrono::steady_clock;

/// The other end sends an empty frame every few seconds while it waits for a reply.
constexpr std::chrono::seconds longest_silence{60};
constexpr std::chrono::minutes longest_idle{10};
constexpr std::chrono::milliseconds short_wait{5};
constexpr std::chrono::milliseconds progress_pause{100};

/// Replaces a standard stream by nothing, so that a print of a library is not taken for a frame. Returns the stream.
Descriptor take_over(int stream, int mode) {
    Descriptor taken(fcntl(stream, F_DUPFD_CLOEXEC, STDERR_FILENO + 1));
    const Descriptor nothing(open("/dev/null", mode | O_CLOEXEC));
    dup2(nothing.number(), stream);
    return taken;
}

/// The frames that arrive.
class FarInput {
public:
    FarInput() : file_(take_over(STDIN_FILENO, O_RDONLY)) { fcntl(file_.number(), F_SETFL, O_NONBLOCK); }

    /// Waits until bytes arrive, or for this time.
    void wait(std::chrono::milliseconds time) {
        pollfd wanted{file_.number(), POLLIN, 0};
        if (poll(&wanted, 1, static_cast<int>(time.count())) <= 0) {
            return;
        }
        std::array<char, std::size_t{64} << 10> part; // NOLINT(cppcoreguidelines-pro-type-member-init)
        const ssize_t got = read(file_.number(), part.data(), part.size());
        if (got > 0) {
            heard_ = Clock::now();
            frames_.add({part.data(), static_cast<std::size_t>(got)});
        }
        has_ended_ = got == 0 || (got < 0 && errno != EAGAIN && errno != EINTR);
    }
    [[nodiscard]] std::optional<Frame> next() { return frames_.next(); }
    [[nodiscard]] bool has_ended() const { return has_ended_ || frames_.is_broken(); }
    [[nodiscard]] bool is_silent_for(Clock::duration time) const { return Clock::now() - heard_ > time; }

private:
    Descriptor file_;
    FrameReader frames_;
    Clock::time_point heard_ = Clock::now();
    bool has_ended_ = false;
};

/// The folder for what drivers cache, next to this program, where programs may be started. It is removed at the end.
class OwnDrivers {
public:
    OwnDrivers() {
        remove_abandoned_folders(program_dir());
        folder_ = make_marked_folder(program_dir());
        if (!folder_.path.empty()) {
            setenv("POCL_CACHE_DIR", folder_.path.c_str(), 1);
        }
    }
    ~OwnDrivers() {
        if (!folder_.path.empty()) {
            remove_marked_folder(folder_);
        }
    }
    OwnDrivers(const OwnDrivers&) = delete;
    OwnDrivers& operator=(const OwnDrivers&) = delete;

private:
    MarkedFolder folder_;
};

/// The memory and files of a recording (see given.h), which its worker fills.
struct FarFiles {
    Descriptor stream = make_shared_memory();
    std::shared_ptr<const SpillFile> spill;
    Descriptor part = make_shared_memory();
    std::array<Descriptor, 2> taken; ///< the pipe

    static Result<FarFiles> make() {
        FarFiles files;
        auto spill = SpillFile::make(folder_on_disk());
        std::array<int, 2> ends{-1, -1};
        if (!spill) {
            return spill.error();
        }
        if (pipe2(ends.data(), O_CLOEXEC) != 0 || !files.stream.is_open() || !files.part.is_open()) {
            return Error{.code = ErrorCode::out_of_memory};
        }
        files.spill = std::move(*spill);
        files.taken = {Descriptor(ends[0]), Descriptor(ends[1])};
        return files;
    }
    [[nodiscard]] std::vector<int> given(int pack) const {
        return {stream.number(), spill->descriptor(), part.number(), taken[0].number(), pack};
    }
};

/// Answers the requests of a connection.
class FarServer {
public:
    FarServer() : output_(take_over(STDOUT_FILENO, O_WRONLY)), sender_(output_.number()) {
        sender_.send_line(
            line_of({{"lockstep", std::string(program_version())}, {"protocol", far_protocol}}));
    }

    /// Returns when the connection has ended.
    void run() {
        while (!input_.has_ended() && !sender_.has_failed() && !input_.is_silent_for(longest_idle)) {
            input_.wait(std::chrono::seconds(1));
            while (auto frame = input_.next()) {
                if (!take(*frame)) {
                    return;
                }
            }
        }
    }

private:
    /// Returns false if the connection must be closed.
    bool take(const Frame& frame) {
        if (frame.kind == FrameKind::pack) {
            return keep_pack(frame.bytes);
        }
        if (frame.kind != FrameKind::line) {
            return frame.kind == FrameKind::alive;
        }
        const auto request = request_from_line(frame.bytes);
        if (!request || !is_for_recorder(request->kind)) {
            return false;
        }
        const auto reply = guarded([&] { return answer(*request); });
        packs_ = Descriptor();
        pack_bytes_ = 0;
        if (!is_wanted()) {
            return false;
        }
        sender_.send_line(to_line(reply ? *reply : WorkerReply(reply.error())));
        return true;
    }

    bool keep_pack(const std::string& bytes) {
        if (!packs_.is_open()) {
            packs_ = make_shared_memory();
        }
        const std::uint64_t at = std::exchange(pack_bytes_, pack_bytes_ + bytes.size());
        return pack_bytes_ <= most_argument_bytes() &&
               write_bytes(packs_.number(), std::as_bytes(std::span(bytes)), at, "").ok();
    }

    /// Whether the other end still waits for the reply.
    bool is_wanted() {
        input_.wait(std::chrono::milliseconds(0));
        while (const auto frame = input_.next()) {
            is_stopped_ = is_stopped_ || frame->kind != FrameKind::alive;
        }
        return !is_stopped_ && !input_.has_ended() && !sender_.has_failed() &&
               !input_.is_silent_for(longest_silence);
    }

    bool report(const Progress& progress) {
        const auto now = Clock::now();
        // Nothing is reported while other frames wait, so that reports do not pile up on a slow connection.
        if (sender_.is_done() && now - reported_ >= progress_pause) {
            reported_ = now;
            sender_.send_line(to_line(WorkerReply(progress)));
        }
        return is_wanted();
    }

    Result<WorkerReply> answer(const WorkerRequest& request) {
        const ProgressSink progress = [this](const Progress& at) { return report(at); };
        if (request.kind == WorkerRequest::Kind::describe_targets) {
            return ask(request, progress);
        }
        if (!packs_.is_open()) {
            return Error{.code = ErrorCode::not_a_pack, .arguments = {""}};
        }
        if (request.kind == WorkerRequest::Kind::time_packs) {
            return ask(request, progress, {.given = {packs_.number()}});
        }
        return record(request, progress);
    }

    Result<WorkerReply> record(WorkerRequest request, const ProgressSink& progress) {
        auto files = FarFiles::make();
        if (!files) {
            return files.error();
        }
        request.is_live = true;
        sent_ = 0;
        group_items_ = {};
        const Listeners listeners{
            .on_part = [&](const LivePart& part) { return pass_on(part, *files); },
            .on_plain = [&](const WorkerReply& reply) { return pass_on(reply, *files); },
            .on_answer =
                [&](const WorkerReply& reply) {
                    if (const auto* recorded = std::get_if<Recorded>(&reply)) {
                        send_stream(*files, recorded->bytes);
                    }
                },
            .given = files->given(packs_.number())};
        auto reply = ask(request, progress, listeners);
        while (!sender_.is_done() && is_wanted()) { // the frames refer to the files
            std::this_thread::sleep_for(short_wait);
        }
        return reply;
    }

    void send_stream(const FarFiles& files, std::uint64_t bytes) {
        sender_.send_file(FrameKind::stream, files.stream.number(), std::exchange(sent_, sent_ + bytes),
                          bytes);
    }

    /// Passes on an event of the plain kernels, with the bytes that it announces.
    bool pass_on(const WorkerReply& reply, const FarFiles& files) {
        while (sender_.is_full()) {
            if (!is_wanted()) {
                return false;
            }
            std::this_thread::sleep_for(short_wait);
        }
        if (const auto* captured = std::get_if<Captured>(&reply)) {
            sender_.send_file(FrameKind::spill, files.spill->descriptor(), 0, files.spill->size());
            send_stream(files, captured->bytes);
        } else if (const auto* ran = std::get_if<PlainRan>(&reply)) {
            send_stream(files, ran->bytes);
        }
        sender_.send_line(to_line(reply));
        return true;
    }

    /// Passes on a part of the log. The worker records the next part while this one is sent.
    bool pass_on(const LivePart& part, const FarFiles& files) {
        while (!sender_.has_room()) {
            if (!is_wanted()) {
                return false;
            }
            std::this_thread::sleep_for(short_wait);
        }
        auto bytes = bytes_of(part, files.part);
        const std::byte one{};
        if (!bytes || write(files.taken[1].number(), &one, 1) != 1) {
            return false;
        }
        sender_.send_part(std::move(*bytes));
        sender_.send_line(to_line(WorkerReply(part)));
        return true;
    }

    std::optional<std::string> bytes_of(const LivePart& part, const Descriptor& memory) {
        const std::uint64_t there = bytes_in(memory);
        if (part.groups.end <= part.groups.first || part.head_bytes > std::min(most_launch_text, there) ||
            !takes_at_most(there, part)) {
            return std::nullopt;
        }
        if (part.head_bytes != 0) {
            std::string text(part.head_bytes, '\0');
            const bool is_read = read_whole(memory.number(), std::as_writable_bytes(std::span(text)), 0);
            const auto launch = is_read ? launch_from_text(text) : Result<Trace>(Error{});
            if (!launch || !is_valid_range(launch->range)) {
                return std::nullopt;
            }
            group_items_ = items_per_group(launch->range);
        }
        const std::uint64_t groups = part.groups.count();
        if (group_items_ == 0 || groups > there / sizeof(std::uint64_t) / group_items_) {
            return std::nullopt;
        }
        const std::uint64_t bytes =
            to_part_boundary(part.head_bytes) + column_bytes(part, groups * group_items_);
        if (bytes > there) {
            return std::nullopt;
        }
        std::string read(bytes, '\0');
        return read_whole(memory.number(), std::as_writable_bytes(std::span(read)), 0)
                   ? std::optional(std::move(read))
                   : std::nullopt;
    }

    FarInput input_;
    Descriptor output_;
    FarSender sender_;
    Descriptor packs_; ///< the packed runs that have arrived for the next request
    std::uint64_t pack_bytes_ = 0;
    std::uint64_t sent_ = 0;        ///< number of bytes of the recording that were sent
    std::uint64_t group_items_ = 0; ///< work-items per group of the launch that is recorded
    bool is_stopped_ = false;
    Clock::time_point reported_;
};

} // namespace

int serve() {
    std::signal(SIGPIPE, SIG_IGN);
    const OwnDrivers drivers;
    FarServer().run();
    return 0;
}

} // namespace lockstep
