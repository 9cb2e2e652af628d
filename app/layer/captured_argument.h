#pragma once

#include "app/layer/driver.h"
#include "app/layer/kernel_arguments.h"
#include "app/layer/launch_call.h"
#include "app/layer/parameters.h"
#include "core/kernel/image_format.h"
#include "core/kernel/sim/sim_file.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace lockstep {

/// A captured argument of a launch, before it is written to files.
struct CapturedArgument {
    Parameter parameter;
    SimArgument sim;         ///< complete except for the contents of buffers and images
    cl_mem memory = nullptr; ///< the buffer or image whose contents must be read; null if there is none
    std::uint64_t bytes = 0; ///< size of `memory`
    /// For a buffer or image, its contents after they were read. For a scalar, its value.
    std::vector<std::byte> content;
};

/// Captures the arguments of a launch, without the contents of buffers and images. Throws a Refusal if a
/// launch file cannot represent them: if the layer did not see an argument being set, or for SVM, unsupported
/// kinds of images, or overlapping buffers.
[[nodiscard]] std::vector<CapturedArgument>
captured_arguments(const Driver& driver, const std::vector<Parameter>& parameters, const SetArguments& set);

/// Converts an OpenCL image format to that of a launch file; nullopt if there is no equivalent.
[[nodiscard]] std::optional<ImageFormat> image_format_from(const cl_image_format& format);

/// Describes an image. Throws a Refusal if a launch file cannot represent its shape or format.
[[nodiscard]] SimImage image_of(const Driver& driver, cl_mem image);

/// Queries the settings of a sampler. Throws a Refusal if the driver fails.
[[nodiscard]] SamplerSettings sampler_of(const Driver& driver, cl_sampler sampler);

/// Reads the contents of arguments through the program's own queue, so that all earlier commands finish
/// first. Reading times out if the launch waits for a user event that the program signals only after the
/// call.
class MemoryReader {
public:
    MemoryReader(const Driver& driver, cl_command_queue queue) : driver_(driver), queue_(queue) {}

    /// Reads `content` of all arguments that have `memory`, after the events in `waits` have completed.
    /// Throws a Refusal on failure, or after a timeout of `seconds` seconds.
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
