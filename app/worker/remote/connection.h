#pragma once

#include "app/worker/conversation.h"
#include "app/worker/pack_client.h"
#include "app/worker/remote/far_script.h"
#include "app/worker/remote/frames.h"
#include "app/worker/remote/remote_device.h"
#include "app/worker/remote/ssh_link.h"
#include "core/base/input_file.h"

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace lockstep {

/// A connection to the recorder on another machine (see app/record/serve.h), over the user's ssh. It answers requests
/// one after another. Every wait ends if the other end is silent for too long, or takes too long to start.
class Connection {
public:
    /// Connects, and copies the recorder to the machine if it is not there. ssh may ask questions on the terminal.
    /// Errors: ssh_not_started, no_connection, far_refused, connection_lost, cancelled.
    static Result<std::unique_ptr<Connection>> open(const RemoteDevice& device, const ProgressSink& progress);
    ~Connection();
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    /// Returns the descriptions of the devices there, as text (see descriptions_json()), and how their kernels are
    /// confined. Asks only once for the same wish. Errors: those of describe_targets(); far_refused,
    /// connection_lost, cancelled.
    Result<TargetList> describe(const DescriptionWish& wish, const ProgressSink& progress);

    /// Sends a request with its packed runs, and waits for the reply. The bytes of a recording are written to the
    /// files in `listeners` (see given.h). Errors: those of the recorder; far_refused, connection_lost, cancelled;
    /// cannot_write_file.
    Result<WorkerReply> ask(const WorkerRequest& request, const std::vector<PackedBytes>& packs,
                            const ProgressSink& progress, const Listeners& listeners = {});

    /// Whether another request can be asked.
    [[nodiscard]] bool is_usable();
    [[nodiscard]] const std::string& host() const { return host_; }

private:
    explicit Connection(std::string host) : host_(std::move(host)) {}

    [[nodiscard]] bool is_late(bool may_ask) const;
    Status shake_hands(const FarRecorder& recorder, const ProgressSink& progress);
    Status greet(const ProgressSink& progress);
    Status send_pack(const PackedBytes& pack, const ProgressSink& progress);
    Result<std::string> next_line(const ProgressSink& progress, std::size_t& noise);
    Result<Frame> next_frame(const ProgressSink& progress, const Progress& at);
    Status turn(const ProgressSink& progress, const Progress& at);
    [[nodiscard]] Error stopped(const ProgressSink& progress, const Progress& at);
    [[nodiscard]] Error lost();
    [[nodiscard]] Error refused(std::string_view flaw, std::vector<std::string> more = {});
    [[nodiscard]] Error refused_by_script(const std::string& words);

    std::string host_;
    SshLink link_;
    std::string text_; ///< received before the frames begin
    FrameReader frames_;
    bool has_started_ = false; ///< whether the script has printed its first line
    bool is_usable_ = false;
    /// When the script, the greeting or the next result must have arrived; nullopt: no limit.
    std::optional<std::chrono::steady_clock::time_point> due_;
    std::chrono::steady_clock::time_point told_alive_;
    std::map<std::string, TargetList> described_;
};

} // namespace lockstep
