#pragma once

#include "core/base/result.h"
#include "core/run/capture_launch.h"
#include "core/run/driver/object_table.h"
#include "core/run/log/launch_log.h"
#include "core/trace/capture.h"

#include <cstdint>
#include <optional>

namespace lockstep {

/// Passes the log of one part after another from the device to the taker. From a device with separate memory,
/// it is copied while the groups of the next part run:
///
///     device   | groups 0..99 | groups 100..199 | groups 200..299 | ...
///     bus                     |  log of 0..99   | log of 100..199 |
///     taker                                     ^ 0..99           ^ 100..199
class LogHandover {
public:
    /// All arguments must outlive this object. `result` receives the first part.
    LogHandover(const CaptureOptions& options, std::uint64_t group_items, LaunchLog& log, ObjectTable& table,
                Capture& result)
        : options_(options), group_items_(group_items), log_(log), table_(table), result_(result) {}

    /// The taker's memory for a part's log, with sizes from the counts of the last pass; the first part uses
    /// the log's own memory. Errors: the taker's.
    Result<LaunchLog::Place> place_of(GroupRange part);
    /// Starts to read a part whose groups have run, after handing on the previous one. Errors: the taker's.
    Status take(GroupRange part, bool is_one_of_many);
    /// Hands on the part that was read last, unless it has been already. Errors: the taker's.
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
