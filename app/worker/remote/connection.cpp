#include "app/worker/remote/connection.h"

#include "app/words/errors/remote_words.h"
#include "app/worker/message.h"
#include "app/worker/remote/far_data.h"
#include "app/worker/remote/ssh_failure.h"
#include "core/base/data_dir.h"
#include "core/base/version.h"

#include <algorithm>
#include <cstdlib>
#include <fcntl.h>
#include <nlohmann/json.hpp>
#include <span>
#include <utility>

namespace lockstep {
namespace {

constexpr std::chrono::milliseconds turn_time{50};
constexpr std::chrono::seconds alive_pause{5};
/// The recorder reports its progress many times a second, so a connection that is silent for so long is dead.
constexpr std::chrono::seconds longest_silence{45};
/// Before the recorder runs, ssh may wait for a passphrase. ssh itself limits the time to connect.
constexpr std::chrono::seconds longest_question{150};
constexpr std::chrono::seconds longest_patience{3600};
/// The time to log in does not count, but the recorder may have to be copied over a slow connection: 15 minutes.
constexpr int silences_to_start = 20;
constexpr std::chrono::milliseconds time_to_explain{300}; ///< for ssh to print why the connection has ended
constexpr std::chrono::milliseconds time_to_leave{1000};  ///< for the recorder to end by itself
constexpr std::size_t most_noise = std::size_t{64} << 10;
constexpr std::size_t most_queued = std::size_t{4} << 20;

/// Whether ssh can ask the user something. If not, it fails at once instead of waiting.
bool can_ask() {
    const Descriptor terminal(::open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY));
    return terminal.is_open() || std::getenv("SSH_ASKPASS") != nullptr;
}

std::vector<std::string> ssh_arguments(const RemoteDevice& device, const FarRecorder& recorder) {
    // Only what the connection needs. Keys, agents, jump hosts and names are those of the user's configuration.
    std::vector<std::string> arguments{"-T"};
    for (const char* const option :
         {"ConnectTimeout=20", "ServerAliveInterval=10", "ServerAliveCountMax=3", "ClearAllForwardings=yes",
          "ForwardX11=no", "ForwardAgent=no", "RemoteCommand=none", "PermitLocalCommand=no"}) {
        arguments.insert(arguments.end(), {"-o", option});
    }
    if (!can_ask()) {
        arguments.insert(arguments.end(), {"-o", "BatchMode=yes"});
    }
    if (device.port) {
        arguments.insert(arguments.end(), {"-p", std::to_string(*device.port)});
    }
    arguments.insert(arguments.end(), {"--", device.host, far_command(recorder)});
    return arguments;
}

/// Returns the path of the program that is copied to other machines: LOCKSTEP_RECORDER (used by tests), otherwise
/// that of the installed or built program.
std::filesystem::path recorder_path() {
    const char* const chosen = std::getenv("LOCKSTEP_RECORDER");
    return chosen != nullptr && *chosen != '\0' ? std::filesystem::path(chosen)
                                                : helper_path("lockstep-record");
}

std::string key_of(const DescriptionWish& wish) {
    std::string key = wish.options;
    for (const std::string& name : wish.names) {
        key += "\n" + name;
    }
    return key;
}

/// Returns the limit for the time without data: LOCKSTEP_SSH_PATIENCE in seconds if it is set.
std::chrono::seconds patience(bool may_ask) {
    const char* const chosen = std::getenv("LOCKSTEP_SSH_PATIENCE");
    const long seconds = chosen != nullptr ? std::strtol(chosen, nullptr, 10) : 0;
    const std::chrono::seconds usual = may_ask ? longest_question : longest_silence;
    return seconds > 0 ? std::min(std::chrono::seconds(seconds), longest_patience) : usual;
}

/// Returns the limit for the time from the first byte to the greeting of the recorder.
std::chrono::seconds longest_start() {
    return silences_to_start * patience(false);
}

/// Returns the limit for the time until the first result of a request, and from each to the next; nullopt if there is
/// none, because kernels may run for hours.
std::optional<std::chrono::seconds> longest_pause(const WorkerRequest& request) {
    const std::uint64_t limit = request.run.options.time_limit;
    const bool has_limit = limit != 0 || request.kind == WorkerRequest::Kind::describe_targets;
    constexpr std::uint64_t most_seconds = std::uint64_t{1} << 30;
    return has_limit ? std::optional(longest_start() + std::chrono::seconds(std::min(limit, most_seconds)))
                     : std::nullopt;
}

std::optional<std::chrono::steady_clock::time_point> after(std::optional<std::chrono::seconds> time) {
    return time ? std::optional(std::chrono::steady_clock::now() + *time) : std::nullopt;
}

} // namespace

Result<std::unique_ptr<Connection>> Connection::open(const RemoteDevice& device,
                                                     const ProgressSink& progress) {
    auto recorder = FarRecorder::read(recorder_path());
    if (!recorder) {
        return Error{
            .code = ErrorCode::far_refused,
            .arguments = {std::string(far_flaw::no_recorder), device.host, recorder_path().string()}};
    }
    std::unique_ptr<Connection> connection(new Connection(device.host));
    Status done = connection->link_.start(ssh_arguments(device, *recorder));
    if (done) {
        done = connection->shake_hands(*recorder, progress);
    }
    if (done) {
        done = connection->greet(progress);
    }
    return done ? Result<std::unique_ptr<Connection>>(std::move(connection)) : done.error();
}

Connection::~Connection() {
    link_.stop(is_usable_ ? time_to_leave : std::chrono::milliseconds(0));
}

bool Connection::is_usable() {
    link_.pump(std::chrono::milliseconds(0));
    is_usable_ = is_usable_ && link_.take_received().empty(); // nothing was asked
    return is_usable_ && !link_.has_ended();
}

/// Whether the other end has ended, is silent, or takes too long. `may_ask` is true while ssh may ask the user.
bool Connection::is_late(bool may_ask) const {
    return link_.has_ended() || link_.silence() > patience(may_ask) ||
           (due_ && std::chrono::steady_clock::now() > *due_);
}

/// Returns the error for a connection that has ended or is silent.
Error Connection::stopped(const ProgressSink& progress, const Progress& at) {
    // Ctrl+C reaches ssh too, so ssh may end before the progress says so.
    return progress && !progress(at) ? Error{.code = ErrorCode::cancelled} : lost();
}

Error Connection::lost() {
    is_usable_ = false;
    const std::uint64_t bytes = link_.received_bytes();
    const bool is_only_silent = !link_.has_ended();
    link_.stop(time_to_explain);
    if (has_started_) {
        return {.code = ErrorCode::connection_lost,
                .arguments = {host_, std::to_string(bytes)},
                .detail = link_.errors()};
    }
    if (is_only_silent) {
        return {.code = ErrorCode::no_connection,
                .arguments = {std::string(no_link::too_slow), host_},
                .detail = link_.errors()};
    }
    constexpr int ssh_failed = 255;
    return link_.exit_code() == ssh_failed ? ssh_failure(host_, link_.errors()) : refused(far_flaw::no_shell);
}

Error Connection::refused(std::string_view flaw, std::vector<std::string> more) {
    is_usable_ = false;
    link_.stop(time_to_explain);
    Error error{
        .code = ErrorCode::far_refused, .arguments = {std::string(flaw), host_}, .detail = link_.errors()};
    error.arguments.insert(error.arguments.end(), more.begin(), more.end());
    return error;
}

/// `words` is what the script printed after "fail": the code, and a path.
Error Connection::refused_by_script(const std::string& words) {
    const std::size_t end = words.find(' ');
    const std::string flaw = words.substr(0, end);
    const bool is_known = remote_sentence(flaw) != nullptr && flaw != far_flaw::no_recorder;
    return refused(is_known ? flaw : far_flaw::answer,
                   {end == std::string::npos ? std::string() : words.substr(end + 1)});
}

/// Sends and receives what is possible now, for at most 50 ms.
Status Connection::turn(const ProgressSink& progress, const Progress& at) {
    if (progress && !progress(at)) {
        is_usable_ = false;
        link_.stop(std::chrono::milliseconds(0));
        return Error{.code = ErrorCode::cancelled};
    }
    if (const auto now = std::chrono::steady_clock::now();
        is_usable_ && link_.queued() == 0 && now - told_alive_ > alive_pause) {
        told_alive_ = now;
        link_.send(frame_of(FrameKind::alive, {}));
    }
    link_.pump(turn_time);
    return {};
}

/// Returns the next line of the script. Skips other lines, which a login shell may print. `noise` counts all bytes.
Result<std::string> Connection::next_line(const ProgressSink& progress, std::size_t& noise) {
    while (true) {
        const std::size_t end = text_.find('\n');
        if (noise + std::min(end, text_.size()) > most_noise) {
            return refused(far_flaw::no_shell);
        }
        if (end != std::string::npos) {
            std::string line = text_.substr(0, end);
            text_.erase(0, end + 1);
            noise += end + 1;
            if (line.starts_with(far_mark)) {
                return line.substr(std::min(line.size(), far_mark.size() + 1));
            }
            continue;
        }
        const std::string received = link_.take_received();
        text_ += received;
        if (!received.empty()) {
            due_ = due_ ? due_ : after(longest_start());
            continue;
        }
        if (is_late(!has_started_)) {
            return stopped(progress, {Stage::connect});
        }
        if (Status done = turn(progress, {Stage::connect}); !done) {
            return done.error();
        }
    }
}

Status Connection::shake_hands(const FarRecorder& recorder, const ProgressSink& progress) {
    std::size_t noise = 0;
    ScriptOrder order;
    while (true) {
        const auto line = next_line(progress, noise);
        if (!line) {
            return line.error();
        }
        has_started_ = true;
        const std::size_t space = line->find(' ');
        const std::string word = line->substr(0, space);
        const std::string rest = space == std::string::npos ? "" : line->substr(space + 1);
        if (!order.takes(word)) {
            return refused(far_flaw::answer);
        }
        if (word == "start") {
            frames_.add(std::exchange(text_, {}));
            return {};
        }
        if (word == "send") {
            link_.send(recorder.bytes);
        } else if (word == "fail") {
            return refused_by_script(rest);
        } else if (rest != recorder_machine) {
            return refused(far_flaw::machine, {rest, std::string(recorder_machine)});
        }
    }
}

/// Waits for the next frame.
Result<Frame> Connection::next_frame(const ProgressSink& progress, const Progress& at) {
    const auto begin = std::chrono::steady_clock::now();
    while (true) {
        if (auto frame = frames_.next()) {
            return *std::move(frame);
        }
        if (frames_.is_broken()) {
            return refused(far_flaw::answer);
        }
        const std::string received = link_.take_received();
        frames_.add(received);
        if (!received.empty()) {
            continue;
        }
        // What is sent is no silence, so a request may take long to arrive. But an answer must come in the end.
        const auto heard = std::max(begin, link_.received_at());
        if (is_late(false) || std::chrono::steady_clock::now() - heard > longest_start()) {
            return stopped(progress, at);
        }
        if (Status done = turn(progress, at); !done) {
            return done.error();
        }
    }
}

/// The first frame is the greeting of the recorder.
Status Connection::greet(const ProgressSink& progress) {
    const auto frame = next_frame(progress, {Stage::connect});
    if (!frame) {
        return frame.error();
    }
    struct Greeting {
        std::string version;
        int protocol = 0;
    };
    const auto greeting = parsed<Greeting>(frame->bytes, [](const nlohmann::json& value) {
        return Greeting{value.at("lockstep").get<std::string>(), value.at("protocol").get<int>()};
    });
    if (frame->kind != FrameKind::line || !greeting) {
        return refused(far_flaw::answer);
    }
    if (greeting->version != program_version() || greeting->protocol != far_protocol) {
        return refused(far_flaw::version, {greeting->version, program_version()});
    }
    is_usable_ = true;
    due_.reset();
    return {};
}

Status Connection::send_pack(const PackedBytes& pack, const ProgressSink& progress) {
    std::string part;
    for (std::uint64_t at = 0; at < pack.bytes; at += part.size()) {
        part.resize(std::min<std::uint64_t>(most_data_bytes, pack.bytes - at));
        const auto got = pack.memory->read(std::as_writable_bytes(std::span(part)), at);
        if (!got || *got != part.size()) {
            return got ? wrong_answer("memory") : got.error();
        }
        link_.send(frame_of(FrameKind::pack, part));
        while (link_.queued() > most_queued) {
            if (is_late(false)) {
                return stopped(progress, {Stage::send});
            }
            if (Status done = turn(progress, {Stage::send, at, pack.bytes}); !done) {
                return done;
            }
            if (!link_.take_received().empty()) { // the recorder sends nothing before it is asked
                return refused(far_flaw::answer);
            }
        }
    }
    return {};
}

Result<WorkerReply> Connection::ask(const WorkerRequest& request, const std::vector<PackedBytes>& packs,
                                    const ProgressSink& progress, const Listeners& listeners) {
    for (const PackedBytes& pack : packs) {
        if (Status sent = send_pack(pack, progress); !sent) {
            return sent.error();
        }
    }
    link_.send(frame_of(FrameKind::line, to_line(request)));
    FarData data(listeners, request.run.options.budget());
    std::uint64_t results = 0;
    due_ = after(longest_pause(request));
    while (!data.answer()) {
        const auto frame = next_frame(progress, data.latest());
        if (!frame) {
            return frame.error();
        }
        const Status taken = data.take(*frame);
        if (!taken) {
            const Error error = refused(far_flaw::answer); // also closes the connection
            return taken.error().code == ErrorCode::far_refused ? error : taken.error();
        }
        due_ = data.results() == results ? due_ : after(longest_pause(request));
        results = data.results();
    }
    due_.reset();
    if (const auto* error = std::get_if<Error>(&*data.answer())) {
        return on_host(*error, host_);
    }
    if (listeners.on_answer) {
        listeners.on_answer(*data.answer());
    }
    return *data.answer();
}

Result<TargetList> Connection::describe(const DescriptionWish& wish, const ProgressSink& progress) {
    const std::string key = key_of(wish);
    if (const auto known = described_.find(key); known != described_.end()) {
        return known->second;
    }
    const auto reply = ask({.kind = WorkerRequest::Kind::describe_targets, .wish = wish}, {}, progress);
    if (!reply) {
        return reply.error();
    }
    const auto* targets = std::get_if<TargetList>(&*reply);
    if (targets == nullptr || targets->descriptions.size() > most_description_bytes ||
        !descriptions_from(targets->descriptions)) {
        return refused(far_flaw::answer);
    }
    described_[key] = *targets;
    return *targets;
}

} // namespace lockstep
