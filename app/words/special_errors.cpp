#include "app/words/error_words.h"
#include "app/words/translatable.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace lockstep {
namespace {

constexpr const char* nothing_near = QT_TRANSLATE_NOOP(
    "Errors", "There is no experiment \"%1\", nor a file of this name. \"lockstep-cli list\" "
              "names the experiments.");

constexpr const char* no_parameters =
    QT_TRANSLATE_NOOP("Errors", "%2 has no parameters, so no \"%1\" either.");

constexpr const char* no_kernels = QT_TRANSLATE_NOOP(
    "Errors", "The file holds no kernel: no function in it is declared __kernel. Name another file.");

constexpr const char* name_undefined =
    QT_TRANSLATE_NOOP("Errors", "%1 does not compile: \"%2\" is not defined. If it is a build option, give "
                                "it a value: -D %2=VALUE on the "
                                "command line, or under Build options in the window.");

constexpr const char* no_group_fits = QT_TRANSLATE_NOOP(
    "Errors",
    "The log of a single work-group takes %5 bytes and does not fit into a memory budget of %2 bytes: "
    "with the copy that another process looks at it needs %6. Allow more memory, or choose a smaller size.");

constexpr const char* no_group_fits_the_device = QT_TRANSLATE_NOOP(
    "Errors",
    "The log of a single work-group takes %5 bytes, more than the device takes at once. Choose a smaller "
    "size.");

constexpr const char* local_for_watching = QT_TRANSLATE_NOOP(
    "Errors",
    "A work-group needs %4 bytes of local memory for itself and %1 with what Lockstep adds to run its "
    "barriers and sub-group functions step by step, and %3 has %2. Choose a smaller group or a smaller "
    "type.");

constexpr const char* private_of_one = QT_TRANSLATE_NOOP(
    "Errors",
    "A work-item needs %1 bytes of private memory, most of it for what this line declares. A thread "
    "of %4 has %3 bytes for it. Make the array smaller, or put it in a buffer.");

constexpr const char* memory_of_device = QT_TRANSLATE_NOOP(
    "Errors", "%2 has not the memory that the run needs. Choose a smaller size, or another device.");

constexpr const char* died_without_cache =
    QT_TRANSLATE_NOOP("Errors", "The process that runs kernels ended unexpectedly (%1), most likely inside "
                                "the device's driver. Nothing else is lost; try again, or another device.");

constexpr const char* killed_from_outside =
    QT_TRANSLATE_NOOP("Errors", "The process that runs kernels was killed from outside (%1). The system does "
                                "so where memory runs out. Nothing else is lost; close other programs, "
                                "choose a smaller size, or log fewer work-groups.");

constexpr const char* no_room_for_kernels = QT_TRANSLATE_NOOP(
    "Errors", "The driver cannot keep the kernels that it builds in %1: %2. Make room on that disk, or set "
              "POCL_CACHE_DIR to a folder on another one.");

constexpr const char* no_room_for_scratch = QT_TRANSLATE_NOOP(
    "Errors", "Lockstep cannot write its temporary files in %1: %2. Make room there, or set "
              "TMPDIR to a folder on another disk.");

const char* sentence_of_purpose(const std::string& purpose) {
    return purpose == written_for::kernels   ? no_room_for_kernels
           : purpose == written_for::scratch ? no_room_for_scratch
                                             : nullptr;
}

constexpr const char* recorded_for_groups = QT_TRANSLATE_NOOP(
    "Errors",
    "The kernel calls sub-group functions and was recorded for warps of a whole work-group, not of %2 "
    "lanes. Record it again with that warp width, or choose \"group\".");

constexpr const char* not_recorded_for_groups = QT_TRANSLATE_NOOP(
    "Errors", "The kernel calls sub-group functions and was recorded for warps of %1 lanes, not of a whole "
              "work-group. Record it again with that warp width, or choose %1.");

constexpr const char* reading_memory = QT_TRANSLATE_NOOP(
    "Errors",
    "Reading the kernel takes more than %2 bytes of memory, the limit. It had come to this line. Make what "
    "is written here smaller: what macros make of it, or an array. Or allow more; on the command line: "
    "--build-memory.");

constexpr const char* reading_time = QT_TRANSLATE_NOOP(
    "Errors",
    "Reading the kernel takes more than %2 s of a processor, the limit. It had come to this line. Make what "
    "is written here smaller, or what macros make of it. Or allow more; on the command line: "
    "--build-time.");

constexpr const char* macro_tokens = QT_TRANSLATE_NOOP(
    "Errors",
    "Macros make more than %2 tokens of the kernel, the limit. It had come to this line. Use a loop where "
    "macros repeat code.");

constexpr const char* build_memory = QT_TRANSLATE_NOOP(
    "Errors",
    "The driver takes more than %2 bytes of memory to build this kernel, the limit. Make the kernel smaller, "
    "or its arrays. Or allow more; on the command line: --build-memory.");

constexpr const char* build_time =
    QT_TRANSLATE_NOOP("Errors", "The driver takes more than %2 s of a processor to build this kernel, the "
                                "limit. Make the kernel smaller: "
                                "use loops where code is repeated. Or allow more; on the command line: "
                                "--build-time.");

/// Of a kernel that passes a limit on what reading and building take: the codes are those of core/site/build_limits.h.
const char* limit_sentence(std::string_view reason) {
    constexpr std::pair<std::string_view, const char*> rows[] = {{"reading-memory", reading_memory},
                                                                 {"reading-time", reading_time},
                                                                 {"macro-tokens", macro_tokens},
                                                                 {"build-memory", build_memory},
                                                                 {"build-time", build_time}};
    const auto* const row = std::ranges::find(rows, reason, &std::pair<std::string_view, const char*>::first);
    return row == std::end(rows) ? nullptr : row->second;
}

/// True where an error comes without this argument.
bool lacks(const Error& error, std::size_t argument) {
    return error.arguments.size() <= argument || error.arguments[argument].empty();
}

/// Of numbers in decimal digits, without leading zeros.
bool is_at_most(const std::string& one, const std::string& other) {
    return one.size() != other.size() ? one.size() < other.size() : one <= other;
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
    case ErrorCode::unknown_experiment:
        return lacks(error, 1) ? nothing_near : nullptr;
    case ErrorCode::cannot_write_file:
        return lacks(error, 2) ? nullptr : sentence_of_purpose(error.arguments[2]);
    case ErrorCode::unknown_parameter:
        return lacks(error, 2) ? no_parameters : nullptr;
    case ErrorCode::kernel_not_found:
        return lacks(error, 1) ? no_kernels : nullptr;
    case ErrorCode::kernel_does_not_compile:
        return lacks(error, 1) ? nullptr : name_undefined;
    case ErrorCode::bad_launch_file:
        return lacks(error, 0) ? nullptr : sim_sentence(error.arguments[0]);
    case ErrorCode::build_option_refused:
        return lacks(error, 0) ? nullptr : option_sentence(error.arguments[0]);
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
        return nullptr;
    }
}

} // namespace lockstep
