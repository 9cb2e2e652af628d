#pragma once

#include "core/base/byte_sink.h"
#include "core/base/result.h"
#include "core/report/proto_message.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace lockstep {

/// The number of a track in a file.
using PerfettoTrack = std::uint64_t;

/// A track is a row of the viewer. Its rank determines its position below its parent.
struct PerfettoTrackForm {
    std::string name;
    PerfettoTrack parent = 0; ///< 0: no parent
    std::uint32_t rank = 0;
    /// Unit of a track that shows a number over time; empty for a track with slices.
    std::string unit = {};
};

/// The number of a text that PerfettoPackets::intern() stored.
struct InternedText {
    std::uint64_t number = 0;
};

/// A named value that the viewer shows for a slice.
using PerfettoValue = std::pair<const char*, std::variant<std::uint64_t, InternedText, std::string, double>>;

/// Writes the packets of a trace for the Perfetto viewer (ui.perfetto.dev), a message of the type
/// perfetto.protos.Trace. Texts that occur often are stored once. Times are in nanoseconds for the viewer;
/// Lockstep writes a cycle as a nanosecond.
///
///     packet  track 7 "warp slot 3", parent 5, rank 3
///     packet  at 120: track 7 begins "blocked: global" {line, code}
///     packet  at 520: track 7 ends
class PerfettoPackets {
public:
    /// The sink must outlive this object.
    explicit PerfettoPackets(ByteSink& sink);

    PerfettoTrack add_track(const PerfettoTrackForm& form);
    [[nodiscard]] InternedText intern(std::string_view text);

    void begin(PerfettoTrack track, std::uint64_t time, std::string_view name,
               const std::vector<PerfettoValue>& values);
    void end(PerfettoTrack track, std::uint64_t time);
    /// Adds an event without a duration.
    void mark(PerfettoTrack track, std::uint64_t time, std::string_view name);
    void count(PerfettoTrack track, std::uint64_t time, double value);

    /// Writes what is not written yet. Returns the first error since the start. Errors: cannot_write_file.
    Status flush();
    [[nodiscard]] bool has_failed() const { return !status_.ok(); }

private:
    void add_packet(ProtoMessage packet);
    void add_event(PerfettoTrack track, std::uint64_t time, std::uint32_t type, ProtoMessage event);

    ByteSink& sink_;
    std::string buffer_;
    Status status_;
    std::uint64_t tracks_ = 0;
    std::uint64_t texts_ = 0;
    bool has_begun_ = false;
};

} // namespace lockstep
