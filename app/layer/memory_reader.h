#pragma once

#include "app/layer/captured_argument.h"
#include "app/layer/launch_call.h"

#include <cstdint>
#include <span>

namespace lockstep {

/// Reads the contents of arguments through the program's own queue, so that all earlier commands finish
/// first. A launch may depend on an action that the program performs only after the call (a user event). In
/// that case the read times out and is abandoned.
class MemoryReader {
public:
    MemoryReader(const Driver& driver, cl_command_queue queue) : driver_(driver), queue_(queue) {}

    /// Reads `content` of all arguments that have memory, after the events `waits` have completed. Throws a
    /// Refusal on failure, or after a timeout of `seconds`.
    void read(std::vector<CapturedArgument>& arguments, std::span<const cl_event> waits,
              std::uint64_t seconds) const;

private:
    [[nodiscard]] cl_event begin(const CapturedArgument& argument, std::byte* to,
                                 std::span<const cl_event> waits) const;
    [[nodiscard]] cl_event begin_by_a_copy(const CapturedArgument& argument, std::byte* to,
                                           std::span<const cl_event> waits) const;
    [[nodiscard]] bool are_done(std::span<const cl_event> events) const;

    const Driver& driver_;
    cl_command_queue queue_;
};

} // namespace lockstep
