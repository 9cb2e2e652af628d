#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace lockstep {

/// The kinds of errors. The app has a sentence for each code (app/words). The comments list the arguments of
/// each code, which fill the placeholders of its sentence.
enum class ErrorCode {
    // usage errors: exit code 2
    unknown_experiment, ///< {name, nearest known name or empty}
    unknown_parameter,  ///< {parameter, experiment, known parameters}
    value_not_allowed,  ///< {parameter, value, what is allowed}
    unknown_hardware,   ///< {name, known names}
    unknown_option,     ///< {option}
    missing_value,      ///< {option}
    unknown_device,     ///< {name, known devices}
    // unusable input: exit code 3
    cannot_read_file,  ///< {path, reason}
    cannot_write_file, ///< {path, reason}; for a file that the user did not name: its purpose instead of a
                       ///< path, see app/words
    not_a_recording,   ///< {path}
    recording_too_new, ///< {path, version found, version known}
    recording_damaged, ///< {path, part}
    kernel_does_not_compile, ///< {kernel file, undefined name in the first message or empty}; place and
                             ///< detail: the compiler's messages
    kernel_not_found,        ///< {kernel, kernels in the file}
    cannot_instrument,       ///< {reason: see core/instrument/refusal.h}; place
    bad_arguments,           ///< {argument, expected, given}
    // device errors: exit code 4
    no_device,              ///< {}: there is no driver
    no_device_of_driver,    ///< {drivers}: there are drivers, but they offer no device
    group_too_large,        ///< {group size, largest group size, device}
    local_memory_too_large, ///< {requested bytes, available bytes, device}
    out_of_device_memory,   ///< {requested bytes (empty: unknown), device}
    out_of_resources,       ///< {OpenCL call, device}: the driver does not report which resource is missing
    log_too_large, ///< {bytes of the log, memory budget in bytes, groups that fit (0: not even one), groups}
    driver_build_failed, ///< {device}; detail: build log
    driver_failed,       ///< {OpenCL call, error name, device}
    unstable_log,        ///< {kernel, device}: the kernel has a race, so each pass logged more events than
                         ///< the previous one
    worker_died,         ///< {signal or exit code, folder of PoCL's kernel cache or empty}
    worker_answer_wrong, ///< {what is wrong: see app/words/answer_words.cpp}
    // Lockstep's own errors
    out_of_memory,  ///< {}: memory of this computer, not of a device
    internal_error, ///< {message of an exception}
    cancelled,      ///< {}: exit code 130
    trace_mismatch, ///< {work-item, event}: the log does not follow the control structure of its kernel
    // unusable input: exit code 3
    not_an_image,    ///< {path}
    image_damaged,   ///< {path, reason from the decoder}
    image_too_large, ///< {path, its size, largest number of pixels per side, largest number of pixels}
    // usage errors: exit code 2
    sweep_has_no_valid_combination, ///< {experiment, combinations}; cause: the error of the first combination
    radius_too_large,               ///< {radius, image width, image height}
    all_items_help,                 ///< {group shape, radius, minimum length of the side that contains helper
                                    ///< work-items}
    // unusable input: exit code 3
    not_a_preset,               ///< {path}: not a JSON object
    not_a_file_to_read,         ///< {path}: a device, a pipe or a socket
    not_a_file_to_write,        ///< {path}: a device, a pipe or a socket
    recorded_for_another_width, ///< {recorded width, requested width}: for kernels with sub-group functions
    which_kernel,               ///< {path, its kernels}: the user must choose one
    bad_launch_file, ///< {flaw: see core/kernel/sim/sim_flaw.h, its first argument, its second argument}; place
    // device errors: exit code 4
    worker_not_started,        ///< {program, reason}
    instrumenter_died,         ///< {signal or exit code}: the instrumenter process crashed
    instrumenter_not_started,  ///< {program, reason}
    out_of_time,               ///< {seconds that the run might take}
    instrumented_build_failed, ///< {device}; detail: build log. Only the instrumented kernel fails: the
                               ///< original kernel builds
    private_memory_too_large,  ///< {bytes per work-item, work-items per group, available bytes, device};
                               ///< place
    instrumenter_answer_wrong, ///< {what is wrong: see app/words/answer_words.cpp}
    kernel_name_taken,         ///< {kernel, device}: the program builds, but the driver cannot create the
                               ///< kernel by its name
    kernels_left_out, ///< {kernel file, condition: "#ifdef WITH_IMAGES"}: the condition excludes all kernels;
                      ///< place: the condition
    // unusable input: exit code 3
    build_option_refused, ///< {flaw: see core/kernel/build_options.h, the option, known values}
    files_outside, ///< {folder}; detail: files and folders outside it that a launch refers to, one per line
    // usage errors: exit code 2
    bad_expression, ///< {flaw: see core/report/figure/flaw.h, its first argument, its second argument}; place
    // unusable input: exit code 3
    bad_lesson, ///< {flaw: see app/words/errors/lesson_words.h, its first argument, its second argument}; place;
                ///< cause: the error of a place in the lesson; usually none
    bad_progress,            ///< {path}
    cannot_change_layout,    ///< {reason: see core/site/array_edit.h}; place
    bad_bundle,              ///< {flaw: see app/words/errors/bundle_words.h, path, its argument}
    cannot_require_group,    ///< {reason: see core/site/array_edit.h}; place
    not_a_pack,              ///< {path}
    pack_too_new,            ///< {path, version found, version known}
    pack_damaged,            ///< {path, part}
    pack_too_large,          ///< {path or experiment, limit in bytes for all arguments}
    pack_for_another_device, ///< {device of the pack, name that differs, its value there, its value here}
    pack_of_another_version, ///< {version of the pack, version of this program, experiment}
    not_a_description,       ///< {path}
    names_not_described,     ///< {names with commas between them, build options}
    // device errors: exit code 4
    ssh_not_started, ///< {reason}
    no_connection,   ///< {reason: see app/words/errors/remote_words.h, host}; detail: the output of ssh
    far_refused,     ///< {reason: see app/words/errors/remote_words.h, host, what was found, what is needed};
                     ///< detail: the output of the other machine
    connection_lost, ///< {host, bytes received}; detail: the output of ssh
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
