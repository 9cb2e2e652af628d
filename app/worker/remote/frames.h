#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep {

// What Lockstep and `lockstep-record --serve` send to each other over ssh: frames in both directions. They contain
// the lines of worker/protocol.h, and the bytes that local processes share in memory and files (worker/given.h):
//
//     | kind: 1 | form: 1 | 0: 2 | stored bytes: 4 | bytes: 4 |  stored bytes ...
//
// Numbers are little-endian. With form 1, the bytes are compressed with zstd.

/// The version of these frames and of the messages in them. Both ends must have the same.
inline constexpr int far_protocol = 1;

/// The argument that makes lockstep-record the far end of a connection.
inline constexpr const char* serve_argument = "--serve";

enum class FrameKind : char {
    line = 'l',   ///< a message: WorkerRequest or WorkerReply; the first one is the greeting
    pack = 'k',   ///< bytes of packed runs
    stream = 's', ///< bytes of the recording (given::stream)
    spill = 'f',  ///< bytes of the file for large logs (given::spill)
    part = 'p',   ///< bytes of the part of the log that the next line announces (given::part)
    alive = '.',  ///< nothing: the sender is alive
};

struct Frame {
    FrameKind kind = FrameKind::alive;
    std::string bytes;
};

/// Maximum number of bytes in a frame with data. A line may be longer.
inline constexpr std::size_t most_data_bytes = std::size_t{1} << 20;
inline constexpr std::size_t most_line_bytes = std::size_t{64} << 20;

/// Returns the bytes of a frame. Data is compressed if this makes it smaller.
[[nodiscard]] std::string frame_of(FrameKind kind, std::string_view bytes);

/// Appends the frames of data that may be longer than a frame.
void append_frames(std::string& to, FrameKind kind, std::string_view bytes);

/// Takes frames from a stream of bytes, in pieces of any size. Nothing that the other end sends takes more memory
/// than most_line_bytes.
class FrameReader {
public:
    void add(std::string_view bytes) { waiting_ += bytes; }
    /// Returns the next complete frame; nullopt if more bytes are needed, or if the bytes are no frames.
    [[nodiscard]] std::optional<Frame> next();
    /// Whether the bytes were no frames. Nothing more can be read then.
    [[nodiscard]] bool is_broken() const { return is_broken_; }

private:
    [[nodiscard]] std::optional<Frame> broken();

    std::string waiting_;
    std::size_t read_ = 0; ///< number of bytes of waiting_ that were already taken
    bool is_broken_ = false;
};

} // namespace lockstep
