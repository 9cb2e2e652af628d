#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace lockstep {

/// The kinds of errors. The app has a sentence for each code (app/words). The comments list the arguments of
/// each code, which fill the placeholders of its sentence, and say when an error has a place or a detail.
enum class ErrorCode {
    // usage errors: exit code 2
    unknown_experiment, ///< arguments: name, nearest known name or empty
    unknown_parameter,  ///< arguments: parameter, experiment, known parameters
    value_not_allowed,  ///< arguments: parameter, value, what is allowed
    unknown_hardware,   ///< arguments: name, known names
    unknown_option,     ///< argument: option
    missing_value,      ///< argument: option
    unknown_device,     ///< arguments: name, known devices
    // unusable input: exit code 3
    cannot_read_file, ///< arguments: path, reason
    /// Arguments: path, reason; for a file that the user did not name: its purpose instead of a path, see
    /// app/words.
    cannot_write_file,
    not_a_recording,   ///< argument: path
    recording_too_new, ///< arguments: path, version found, version known
    recording_damaged, ///< arguments: path, part
    /// Arguments: kernel file, undefined name in the first message or empty; place and detail: the compiler's
    /// messages.
    kernel_does_not_compile,
    kernel_not_found,  ///< arguments: kernel, kernels in the file
    cannot_instrument, ///< argument: reason (see core/instrument/refusal.h); the place is set
    bad_arguments,     ///< arguments: argument, expected, given
    // device errors: exit code 4
    no_device,              ///< no arguments; there is no driver
    no_device_of_driver,    ///< argument: drivers, which offer no device
    group_too_large,        ///< arguments: group size, largest group size, device
    local_memory_too_large, ///< arguments: requested bytes, available bytes, device
    out_of_device_memory,   ///< arguments: requested bytes (empty: unknown), device
    /// Arguments: OpenCL call, device; the driver does not report which resource is missing.
    out_of_resources,
    /// Arguments: bytes of the log, memory budget in bytes, groups that fit (0: not even one), groups.
    log_too_large,
    driver_build_failed, ///< argument: device; detail: build log
    driver_failed,       ///< arguments: OpenCL call, error name, device
    /// Arguments: kernel, device; the kernel has a race, so each pass logged more events than the previous
    /// one.
    unstable_log,
    worker_died,         ///< arguments: signal or exit code, folder of PoCL's kernel cache or empty
    worker_answer_wrong, ///< argument: what is wrong (see app/words/answer_words.cpp)
    // Lockstep's own errors
    out_of_memory,  ///< no arguments; memory of this computer, not of a device
    internal_error, ///< argument: message of an exception
    cancelled,      ///< no arguments; the exit code is 130
    /// Arguments: work-item, event; the log does not follow the control structure of its kernel.
    trace_mismatch,
    // unusable input: exit code 3
    not_an_image,  ///< argument: path
    image_damaged, ///< arguments: path, reason from the decoder
    /// Arguments: path, its size, largest number of pixels per side, largest number of pixels.
    image_too_large,
    // usage errors: exit code 2
    /// Arguments: experiment, combinations; cause: the error of the first combination.
    sweep_has_no_valid_combination,
    radius_too_large, ///< arguments: radius, image width, image height
    /// Arguments: group shape, radius, minimum length of the side that contains helper work-items.
    all_items_help,
    // unusable input: exit code 3
    not_a_preset,        ///< argument: path of a file that is not a JSON object
    not_a_file_to_read,  ///< argument: path of a device, a pipe or a socket
    not_a_file_to_write, ///< argument: path of a device, a pipe or a socket
    /// Arguments: recorded width, requested width; for kernels with sub-group functions.
    recorded_for_another_width,
    which_kernel, ///< arguments: path, its kernels; the user must choose one of them
    /// Arguments: flaw (see core/kernel/sim/sim_flaw.h), its first argument, its second argument; the place
    /// is set.
    bad_launch_file,
    // device errors: exit code 4
    worker_not_started,       ///< arguments: program, reason
    instrumenter_died,        ///< argument: signal or exit code; the instrumenter process crashed
    instrumenter_not_started, ///< arguments: program, reason
    out_of_time,              ///< argument: time limit in seconds
    /// Argument: device; detail: build log. The original kernel builds, but the instrumented kernel does not.
    instrumented_build_failed,
    /// Arguments: bytes per work-item, work-items per group, available bytes, device; the place is set.
    private_memory_too_large,
    instrumenter_answer_wrong, ///< argument: what is wrong (see app/words/answer_words.cpp)
    /// Arguments: kernel, device; the program builds, but the driver cannot create the kernel by its name.
    kernel_name_taken,
    /// Arguments: kernel file, a condition that excludes all kernels ("#ifdef WITH_IMAGES"); the place is
    /// that of the condition.
    kernels_left_out,
    // unusable input: exit code 3
    build_option_refused, ///< arguments: flaw (see core/kernel/build_options.h), the option, known values
    /// Argument: folder; detail: files and folders outside it that a launch refers to, one per line.
    files_outside,
    // usage errors: exit code 2
    /// Arguments: flaw (see core/report/figure/flaw.h), its first argument, its second argument; the place is
    /// set.
    bad_expression,
};

/// The position in a kernel that an error refers to. Line 0: no position.
struct Place {
    std::string file;
    std::uint32_t line = 0;
    std::uint32_t column = 0;
    friend bool operator==(const Place&, const Place&) = default;
};

/// An error as data: the code, the arguments of the app's sentence, the position, and raw detail (such as a
/// log), which is shown below the sentence.
struct Error {
    ErrorCode code{};
    std::vector<std::string> arguments;
    Place place;
    std::string detail;
    std::shared_ptr<const Error> cause = nullptr; ///< the error that caused this one; usually none
};

} // namespace lockstep
