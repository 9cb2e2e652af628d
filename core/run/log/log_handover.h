#pragma once

#include "core/base/result.h"
#include "core/run/capture_launch.h"
#include "core/run/driver/object_table.h"
#include "core/run/log/launch_log.h"
#include "core/trace/capture.h"

#include <cstdint>
#include <optional>

namespace lockstep {

/// Passes the log from the device to its receiver, part by part. If the device has separate memory, the log
/// of a part is copied while the groups of the next part run:
///
///     device   | groups 0..99 | groups 100..199 | groups 200..299 | ...
///     bus                     |  log of 0..99   | log of 100..199 |
///     receiver                                  ^ 0..99           ^ 100..199
class LogHandover {
public:
    /// All arguments must outlive this object. `result` receives the first part of the log.
    LogHandover(const CaptureOptions& options, std::uint64_t group_items, LaunchLog& log, ObjectTable& table,
                Capture& result)
        : options_(options), group_items_(group_items), log_(log), table_(table), result_(result) {}

    /// Returns the receiver's memory for the log of a part, with the sizes that the last pass counted. For
    /// the first part, returns an empty Place, so that the log's own memory is used. Errors: those of the
    /// receiver.
    Result<LaunchLog::Place> place_of(GroupRange part);
    /// Passes the previous part to the receiver, then starts to read this part, whose groups have run.
    /// Errors: those of the receiver.
    Status take(GroupRange part, bool is_one_of_many);
    /// Passes the part that was read last to the receiver, unless it has already been passed on. Errors:
    /// those of the receiver.
    Status hand_on();

private:
    struct Part {
        GroupRange groups;
        LaunchLog::Words words;
        bool is_one_of_many = false;
    };
    [[nodiscard]] ItemRange items_of(GroupRange groups) const {
        return {groups.first * group_items_, groups.end * group_items_};
    }

    const CaptureOptions& options_;
    const std::uint64_t group_items_;
    LaunchLog& log_;
    ObjectTable& table_;
    Capture& result_;
    std::optional<Part> coming_;
};

} // namespace lockstep
