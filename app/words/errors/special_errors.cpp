#include "app/words/errors/bundle_words.h"
#include "app/words/errors/cuda_words.h"
#include "app/words/errors/error_words.h"
#include "app/words/errors/lesson_words.h"
#include "app/words/errors/newer_words.h"
#include "app/words/errors/remote_words.h"
#include "app/words/place_words.h"
#include "app/words/translatable.h"
#include "core/experiments/own_input.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace lockstep {
namespace {

constexpr std::string_view pack_extension = ".lkp";

constexpr const char* packed_run =
    QT_TRANSLATE_NOOP("Errors", "%1 is a run that was packed for another computer. Record it there with "
                                "\"lockstep-record %1 -o x.lks\", and "
                                "open the recording x.lks here.");

constexpr const char* nothing_near = QT_TRANSLATE_NOOP(
    "Errors", "There is no experiment \"%1\" and no file of this name. \"lockstep-cli list\" "
              "lists the experiments.");

constexpr const char* no_parameters =
    QT_TRANSLATE_NOOP("Errors", "%2 has no parameters, so \"%1\" cannot be set.");

constexpr const char* no_kernels = QT_TRANSLATE_NOOP(
    "Errors", "The file contains no kernel: no function in it is declared __kernel. Choose another file.");

constexpr const char* name_undefined =
    QT_TRANSLATE_NOOP("Errors", "%1 does not compile: \"%2\" is not defined. To define it as a macro, use -D "
                                "%2=VALUE on the command line, or Build options in the window.");

constexpr const char* no_group_fits = QT_TRANSLATE_NOOP(
    "Errors", "The log of a single work-group takes %5 bytes. Its analysis needs %6 bytes in total, but the "
              "memory budget is %2 bytes. Allow more memory, or choose a smaller size.");

constexpr const char* no_group_fits_the_device = QT_TRANSLATE_NOOP(
    "Errors",
    "The log of a single work-group takes %5 bytes, more than the device can allocate at once. Choose a "
    "smaller size.");

constexpr const char* local_for_watching =
    QT_TRANSLATE_NOOP("Errors", "A work-group needs %4 bytes of local memory. With the memory that Lockstep "
                                "adds to run barriers and sub-group functions step by step, it needs %1, but "
                                "%3 has only %2. Choose a smaller group or a smaller type.");

constexpr const char* private_of_one = QT_TRANSLATE_NOOP(
    "Errors", "A work-item needs %1 bytes of private memory, most of it for the declaration on this line. A "
              "thread of %4 has only %3 bytes for it. Make the array smaller, or put it in a buffer.");

constexpr const char* memory_of_device = QT_TRANSLATE_NOOP(
    "Errors", "%2 does not have enough memory for the run. Choose a smaller size, or another device.");

constexpr const char* died_without_cache = QT_TRANSLATE_NOOP(
    "Errors", "The process that runs kernels exited unexpectedly (%1), most likely inside the device's "
              "driver. Nothing else is lost. Try again, or use another device.");

constexpr const char* killed_from_outside = QT_TRANSLATE_NOOP(
    "Errors", "The process that runs kernels was killed by the system or by another program (%1). The system "
              "does this when memory runs out. Nothing else is lost. Close other programs, choose a smaller "
              "size, or log fewer work-groups.");

constexpr const char* no_room_for_kernels =
    QT_TRANSLATE_NOOP("Errors", "The driver cannot cache compiled kernels in %1: %2. Free up space on that "
                                "disk, or set POCL_CACHE_DIR to a folder on another disk.");

constexpr const char* no_room_for_scratch =
    QT_TRANSLATE_NOOP("Errors", "Lockstep cannot write its temporary files in %1: %2. Free up space on that "
                                "disk, or set TMPDIR to a folder on another disk.");

constexpr const char* no_video_library = QT_TRANSLATE_NOOP(
    "Errors", "%1 was not written, because FFmpeg's library %2 is not installed. Install FFmpeg, or "
              "choose a name that ends in .gif or .webp.");

constexpr const char* no_video_encoder = QT_TRANSLATE_NOOP(
    "Errors", "%1 was not written, because the installed FFmpeg cannot encode %2. Install a complete "
              "FFmpeg, or choose a name that ends in .gif or .webp.");

constexpr const char* differs_when_read = QT_TRANSLATE_NOOP(
    "Errors", "%1 was not kept, because its frames differ when they are read again. Check the disk, "
              "or choose another format.");

constexpr const char* no_device_there = QT_TRANSLATE_NOOP(
    "Errors", "No OpenCL device was found on %9, because no driver is installed there or no driver reports a "
              "device. Install a driver there.");

constexpr const char* no_device_of_driver_there = QT_TRANSLATE_NOOP(
    "Errors",
    "An OpenCL driver is installed on %9 (%1), but it reports no devices. Check that you may use the "
    "device there; on many systems you must be in the \"video\" or \"render\" group.");

constexpr const char* no_memory_there = QT_TRANSLATE_NOOP(
    "Errors", "%9 does not have enough free memory. Choose a smaller size, or log fewer work-groups.");

constexpr const char* unknown_device_there =
    QT_TRANSLATE_NOOP("Errors", "No OpenCL device on %9 has \"%1\" in its name. Available devices: %2.");

const char* sentence_of_purpose(const std::string& purpose) {
    return purpose == written_for::kernels         ? no_room_for_kernels
           : purpose == written_for::scratch       ? no_room_for_scratch
           : purpose == written_for::video_library ? no_video_library
           : purpose == written_for::video_encoder ? no_video_encoder
           : purpose == written_for::checked_file  ? differs_when_read
                                                   : nullptr;
}

constexpr const char* recorded_for_groups = QT_TRANSLATE_NOOP(
    "Errors", "The kernel calls sub-group functions and was recorded for warps of a whole work-group, not of "
              "%2 lanes. Record it again with a warp width of %2, or choose the warp width \"group\".");

constexpr const char* not_recorded_for_groups = QT_TRANSLATE_NOOP(
    "Errors", "The kernel calls sub-group functions and was recorded for warps of %1 lanes, not of a whole "
              "work-group. Record it again with the warp width \"group\", or choose a warp width of %1.");

constexpr const char* reading_memory = QT_TRANSLATE_NOOP(
    "Errors",
    "Parsing the kernel exceeded the memory limit of %2 bytes. Parsing stopped at this line. Use fewer "
    "macros or smaller arrays here. To allow more memory, use --build-memory on the command line.");

constexpr const char* reading_time = QT_TRANSLATE_NOOP(
    "Errors",
    "Parsing the kernel exceeded the limit of %2 s of processor time. Parsing stopped at this line. Use "
    "fewer or smaller macros here. To allow more time, use --build-time on the command line.");

constexpr const char* macro_tokens =
    QT_TRANSLATE_NOOP("Errors", "Macros expand the kernel to more than the limit of %2 tokens. Parsing "
                                "stopped at this line. Use a loop instead of macros that repeat code.");

constexpr const char* build_memory = QT_TRANSLATE_NOOP(
    "Errors", "To build this kernel, the driver needs more memory than the limit of %2 bytes. Make the "
              "kernel or its arrays smaller. To allow more memory, use --build-memory on the command line.");

constexpr const char* build_time = QT_TRANSLATE_NOOP(
    "Errors", "Parsing and building the kernels of this run exceeded the limit of %2 s of processor time. "
              "The limit was reached at this kernel. To make the kernel smaller, use loops instead of "
              "repeated code. To allow more time, use --build-time on the command line.");

/// Returns the message for a kernel that exceeds a limit while it is parsed or built. `reason` is one of the
/// names in core/site/build_limits.h.
const char* limit_sentence(std::string_view reason) {
    constexpr std::pair<std::string_view, const char*> rows[] = {{"reading-memory", reading_memory},
                                                                 {"reading-time", reading_time},
                                                                 {"macro-tokens", macro_tokens},
                                                                 {"build-memory", build_memory},
                                                                 {"build-time", build_time}};
    const auto* const row = std::ranges::find(rows, reason, &std::pair<std::string_view, const char*>::first);
    return row == std::end(rows) ? nullptr : row->second;
}

constexpr const char* input_count = QT_TRANSLATE_NOOP(
    "Errors", "%1 is %2, but the number of input values is %3. Leave out %1, or set it to %3.");
constexpr const char* input_length =
    QT_TRANSLATE_NOOP("Errors", "The input values have %2 characters. The limit is %3. Use fewer values.");

/// Returns the message for a value that contradicts others. `flaw`: one of core/experiments/own_input.h or
/// app/words/place_words.h.
const char* flaw_sentence(std::string_view flaw) {
    return flaw == input_flaw::count    ? input_count
           : flaw == input_flaw::length ? input_length
                                        : place_sentence(flaw);
}

/// Whether the error has no argument with this index.
bool lacks(const Error& error, std::size_t argument) {
    return error.arguments.size() <= argument || error.arguments[argument].empty();
}

/// Whether the decimal number `one` is at most `other`. Neither may have leading zeros.
bool is_at_most(const std::string& one, const std::string& other) {
    return one.size() != other.size() ? one.size() < other.size() : one <= other;
}

/// Returns the sentence of the flaw that the first argument of an error names.
const char* sentence_of_flaw(const Error& error) {
    if (lacks(error, 0)) {
        return nullptr;
    }
    switch (error.code) {
    case ErrorCode::bad_launch_file:
        return sim_sentence(error.arguments[0]);
    case ErrorCode::build_option_refused:
        return option_sentence(error.arguments[0]);
    case ErrorCode::bad_expression:
        return expression_sentence(error.arguments[0]);
    case ErrorCode::bad_lesson:
        return lesson_sentence(error.arguments[0]);
    case ErrorCode::bad_bundle:
        return bundle_sentence(error.arguments[0]);
    case ErrorCode::no_connection:
    case ErrorCode::far_refused:
        return remote_sentence(error.arguments[0]);
    default:
        return nullptr;
    }
}

/// Returns the message for a kernel that does not compile because this name is undefined.
const char* sentence_for_undefined(const std::string& name) {
    const char* newer = newer_name_sentence(name);
    return is_cuda_name(name) ? cuda_name_sentence() : newer != nullptr ? newer : name_undefined;
}

/// Returns the sentence of an error that occurred on another machine; otherwise that of sentence_of_flaw().
const char* sentence_of_machine(const Error& error) {
    if (lacks(error, machine_argument)) {
        return sentence_of_flaw(error);
    }
    switch (error.code) {
    case ErrorCode::no_device:
        return no_device_there;
    case ErrorCode::out_of_memory:
        return no_memory_there;
    case ErrorCode::no_device_of_driver:
        return no_device_of_driver_there;
    case ErrorCode::unknown_device:
        return unknown_device_there;
    default:
        return sentence_of_flaw(error);
    }
}

} // namespace

const char* special_sentence(const Error& error) {
    switch (error.code) {
    case ErrorCode::cannot_instrument:
        return lacks(error, 1) ? nullptr : limit_sentence(error.arguments[0]);
    case ErrorCode::recorded_for_another_width:
        return !lacks(error, 0) && error.arguments[0] == "0"   ? recorded_for_groups
               : !lacks(error, 1) && error.arguments[1] == "0" ? not_recorded_for_groups
                                                               : nullptr;
    case ErrorCode::value_not_allowed:
        return lacks(error, 3) ? nullptr : flaw_sentence(error.arguments[3]);
    case ErrorCode::unknown_experiment:
        return lacks(error, 1) ? nothing_near : nullptr;
    case ErrorCode::cannot_write_file:
        return lacks(error, 2) ? nullptr : sentence_of_purpose(error.arguments[2]);
    case ErrorCode::unknown_parameter:
        return lacks(error, 2) ? no_parameters : nullptr;
    case ErrorCode::kernel_not_found:
        return lacks(error, 1) ? no_kernels : nullptr;
    case ErrorCode::kernel_does_not_compile:
        return lacks(error, 1) ? nullptr : sentence_for_undefined(error.arguments[1]);
    case ErrorCode::not_a_recording:
        return lacks(error, 0)                                ? nullptr
               : is_cuda_file(error.arguments[0])             ? cuda_file_sentence()
               : error.arguments[0].ends_with(pack_extension) ? packed_run
                                                              : nullptr;
    case ErrorCode::log_too_large:
        if (lacks(error, 2) || error.arguments[2] != "0" || lacks(error, 4)) {
            return nullptr;
        }
        return lacks(error, 5) ? no_group_fits_the_device : no_group_fits;
    case ErrorCode::local_memory_too_large:
        return !lacks(error, 3) && is_at_most(error.arguments[3], error.arguments[1]) ? local_for_watching
                                                                                      : nullptr;
    case ErrorCode::private_memory_too_large:
        return !lacks(error, 1) && error.arguments[1] == "1" ? private_of_one : nullptr;
    case ErrorCode::out_of_device_memory:
        return lacks(error, 0) ? memory_of_device : nullptr;
    case ErrorCode::worker_died:
        if (!lacks(error, 0) && error.arguments[0].starts_with("signal 9 ")) {
            return killed_from_outside;
        }
        return lacks(error, 1) ? died_without_cache : nullptr;
    default:
        return sentence_of_machine(error);
    }
}

} // namespace lockstep
