#include "app/words/errors/error_words.h"

#include "app/words/answer_words.h"
#include "app/words/translatable.h"

#include <algorithm>

namespace lockstep {
namespace {

struct Row {
    ErrorCode code;
    std::string_view name;
    const char* sentence;
};

constexpr Row rows[] = {
    {ErrorCode::unknown_experiment, "unknown_experiment",
     QT_TRANSLATE_NOOP("Errors", "There is no experiment \"%1\". Did you mean \"%2\"?")},
    {ErrorCode::unknown_parameter, "unknown_parameter",
     QT_TRANSLATE_NOOP("Errors", "%2 has no parameter \"%1\". Available parameters: %3.")},
    {ErrorCode::value_not_allowed, "value_not_allowed",
     QT_TRANSLATE_NOOP("Errors", "\"%2\" is not a valid value for %1. Allowed: %3.")},
    {ErrorCode::unknown_hardware, "unknown_hardware",
     QT_TRANSLATE_NOOP("Errors", "There is no hardware setting or preset \"%1\". Available: %2.")},
    {ErrorCode::unknown_option, "unknown_option",
     QT_TRANSLATE_NOOP("Errors", "Unknown option \"%1\". --help lists the options.")},
    {ErrorCode::missing_value, "missing_value",
     QT_TRANSLATE_NOOP("Errors", "%1 needs a value. --help shows the usage.")},
    {ErrorCode::unknown_device, "unknown_device",
     QT_TRANSLATE_NOOP("Errors", "No OpenCL device has \"%1\" in its name. Available devices: %2.")},
    {ErrorCode::cannot_read_file, "cannot_read_file",
     QT_TRANSLATE_NOOP("Errors", "%1 cannot be read: %2. Check the name and the permissions.")},
    {ErrorCode::cannot_write_file, "cannot_write_file",
     QT_TRANSLATE_NOOP("Errors",
                       "%1 cannot be written: %2. Choose another location, or free up some space there.")},
    {ErrorCode::not_a_preset, "not_a_preset",
     QT_TRANSLATE_NOOP("Errors",
                       "%1 is not a hardware preset, because it does not contain a JSON object. Start with a "
                       "copy of a preset in resources/hardware, or save a preset in the window.")},
    {ErrorCode::not_a_file_to_read, "not_a_file_to_read",
     QT_TRANSLATE_NOOP("Errors",
                       "%1 cannot be read, because it is a device, a pipe or a socket, and Lockstep reads "
                       "only regular files. Save its data to a file, and choose that file.")},
    {ErrorCode::not_a_file_to_write, "not_a_file_to_write",
     QT_TRANSLATE_NOOP("Errors", "%1 was not overwritten, because it is a device, a pipe or a socket, and "
                                 "the result would replace it. Choose the name of a regular file.")},
    {ErrorCode::not_a_recording, "not_a_recording",
     QT_TRANSLATE_NOOP("Errors", "%1 is not a Lockstep recording, because it does not begin with the "
                                 "signature of a .lks file. Choose a file written by \"run --save\".")},
    {ErrorCode::recording_too_new, "recording_too_new",
     QT_TRANSLATE_NOOP(
         "Errors",
         "%1 uses version %2 of the recording format, but this version of Lockstep supports only versions up "
         "to %3. Open the file with a newer version of Lockstep, or make the recording again.")},
    {ErrorCode::recording_damaged, "recording_damaged",
     QT_TRANSLATE_NOOP("Errors", "%1 is damaged or truncated, because its section \"%2\" is invalid. Copy "
                                 "the file again, or make the recording again.")},
    {ErrorCode::kernel_does_not_compile, "kernel_does_not_compile",
     QT_TRANSLATE_NOOP("Errors", "%1 does not compile. See the compiler's message for the line to correct.")},
    {ErrorCode::kernel_not_found, "kernel_not_found",
     QT_TRANSLATE_NOOP("Errors", "There is no kernel \"%1\" in the file. Available kernels: %2.")},
    {ErrorCode::kernels_left_out, "kernels_left_out",
     QT_TRANSLATE_NOOP("Errors", "%1 has no kernel to run, because its kernels are inside the preprocessor "
                                 "condition %2, which is false. To define the names in the condition, use -D "
                                 "NAME on the command line, or Build options in the window.")},
    {ErrorCode::cannot_instrument, "cannot_instrument",
     QT_TRANSLATE_NOOP(
         "Errors", "The kernel cannot be recorded: %1. Change this part of the kernel, and run it again.")},
    {ErrorCode::cannot_change_layout, "cannot_change_layout",
     QT_TRANSLATE_NOOP("Errors", "The layout of the array cannot be changed in the source: %1. Change the "
                                 "source by hand, or choose another array.")},
    {ErrorCode::cannot_require_group, "cannot_require_group",
     QT_TRANSLATE_NOOP("Errors", "The group size cannot be added to the source: %1. Change the source by "
                                 "hand.")},
    {ErrorCode::bad_arguments, "bad_arguments",
     QT_TRANSLATE_NOOP(
         "Errors",
         "Argument %1 of the kernel does not match. Expected %2, but found %3. Change the launch.")},
    {ErrorCode::which_kernel, "which_kernel",
     QT_TRANSLATE_NOOP(
         "Errors", "%1 contains several kernels: %2. Choose one (on the command line, use --kernel NAME).")},
    {ErrorCode::out_of_time, "out_of_time",
     QT_TRANSLATE_NOOP("Errors",
                       "The run was stopped after its time limit of %1 s. Choose a smaller size, or allow "
                       "more time. With more time, Lockstep can detect whether a loop is endless.")},
    {ErrorCode::bad_launch_file, "bad_launch_file",
     QT_TRANSLATE_NOOP("Errors", "The launch file is invalid: %1 (%2, %3). Correct it, and run it again.")},
    {ErrorCode::build_option_refused, "build_option_refused",
     QT_TRANSLATE_NOOP("Errors", "The build option \"%2\" is not accepted (%1, %3). Remove it.")},
    {ErrorCode::files_outside, "files_outside",
     QT_TRANSLATE_NOOP(
         "Errors", "The launch uses the files listed below, which are outside its folder %1. Lockstep reads "
                   "them only with your permission. Check the list. Then run the launch again and choose "
                   "\"Read these files\" in the window, or use --allow-files-outside on the command line.")},
    {ErrorCode::no_device, "no_device",
     QT_TRANSLATE_NOOP("Errors",
                       "No OpenCL device was found, because no driver is installed or no driver reports a "
                       "device. To install a driver that runs on every processor, use \"apt-get install "
                       "pocl-opencl-icd\". You can open recordings without a device.")},
    {ErrorCode::no_device_of_driver, "no_device_of_driver",
     QT_TRANSLATE_NOOP("Errors",
                       "An OpenCL driver is installed (%1), but it reports no devices. Check that the device "
                       "is connected and that you have permission to use it; on many systems you must be in "
                       "the \"video\" or \"render\" group. You can open recordings without a device.")},
    {ErrorCode::group_too_large, "group_too_large",
     QT_TRANSLATE_NOOP("Errors", "A work-group of %1 work-items is too large for %3, which supports up to "
                                 "%2. Choose a smaller group size.")},
    {ErrorCode::local_memory_too_large, "local_memory_too_large",
     QT_TRANSLATE_NOOP("Errors", "A work-group needs %1 bytes of local memory, but %3 has only %2. Choose a "
                                 "smaller group or a smaller type.")},
    {ErrorCode::private_memory_too_large, "private_memory_too_large",
     QT_TRANSLATE_NOOP(
         "Errors",
         "A work-item needs %1 bytes of private memory, most of it for the declaration on this line. %4 puts "
         "the private memory of all %2 work-items of a group on the stack of one thread, which has %3 bytes. "
         "Make the array smaller, choose a smaller group, or put the array in a buffer.")},
    {ErrorCode::out_of_device_memory, "out_of_device_memory",
     QT_TRANSLATE_NOOP("Errors",
                       "%2 does not have the %1 bytes of memory that the run needs. Choose a smaller size.")},
    {ErrorCode::out_of_resources, "out_of_resources",
     QT_TRANSLATE_NOOP(
         "Errors",
         "The driver for %2 failed in %1 with CL_OUT_OF_RESOURCES and gave no reason. Possible reasons: the "
         "kernel accesses memory outside its buffers, runs too long, or needs too many registers or too much "
         "local or global memory. Try a smaller size or group, or another device.")},
    {ErrorCode::log_too_large, "log_too_large",
     QT_TRANSLATE_NOOP("Errors",
                       "The log of all %4 work-groups takes %1 bytes, which exceeds the memory budget of %2. "
                       "Log only the first groups (at most %3), or allow more memory.")},
    {ErrorCode::driver_build_failed, "driver_build_failed",
     QT_TRANSLATE_NOOP("Errors", "The driver for %1 failed to build the kernel. Its build log follows. "
                                 "Correct the errors in the log, or try another device or a newer driver.")},
    {ErrorCode::instrumented_build_failed, "instrumented_build_failed",
     QT_TRANSLATE_NOOP(
         "Errors",
         "The original kernel builds with the driver for %1, but the instrumented kernel does not. This is a "
         "bug in Lockstep, not in the kernel. Report it with the kernel and the log that follows.")},
    {ErrorCode::driver_failed, "driver_failed",
     QT_TRANSLATE_NOOP(
         "Errors",
         "The driver for %3 failed: %1 returned %2. Try again, or use a smaller size or another device.")},
    {ErrorCode::kernel_name_taken, "kernel_name_taken",
     QT_TRANSLATE_NOOP(
         "Errors",
         "The driver for %2 built the program but finds no kernel \"%1\" in it, because drivers reserve the "
         "names of OpenCL's built-in functions, such as dot and max. Rename the kernel.")},
    {ErrorCode::unstable_log, "unstable_log",
     QT_TRANSLATE_NOOP("Errors", "Kernel %1 takes a different path in each run on %2, because of a data race "
                                 "between its work-items. Fix the race, or try a smaller size.")},
    {ErrorCode::worker_died, "worker_died",
     QT_TRANSLATE_NOOP("Errors",
                       "The process that runs kernels exited unexpectedly (%1), most likely inside the "
                       "device's driver. Nothing else is lost. Try again, or use another device. If this "
                       "happens every time, delete the folder %2. PoCL caches compiled kernels there, and a "
                       "damaged file in this cache can crash the process.")},
    {ErrorCode::worker_not_started, "worker_not_started",
     QT_TRANSLATE_NOOP("Errors", "The process that runs kernels, %1, cannot be started: %2. Reinstall "
                                 "Lockstep. You can open recordings without this process.")},
    {ErrorCode::worker_answer_wrong, "worker_answer_wrong",
     QT_TRANSLATE_NOOP(
         "Errors", "The process that runs kernels was stopped because its response is invalid: %1. The "
                   "process may belong to another version of Lockstep, or a driver may have damaged its "
                   "memory. Try again, or use another device. If this does not help, reinstall Lockstep.")},
    {ErrorCode::instrumenter_died, "instrumenter_died",
     QT_TRANSLATE_NOOP("Errors",
                       "The process that parses kernels exited unexpectedly (%1). Nothing else is lost. Try "
                       "again. If this happens every time, this kernel probably crashes Clang.")},
    {ErrorCode::instrumenter_not_started, "instrumenter_not_started",
     QT_TRANSLATE_NOOP("Errors", "The process that parses kernels, %1, cannot be started: %2. Reinstall "
                                 "Lockstep. You can open recordings without this process.")},
    {ErrorCode::instrumenter_answer_wrong, "instrumenter_answer_wrong",
     QT_TRANSLATE_NOOP(
         "Errors",
         "The process that parses kernels was stopped because its response is invalid: %1. The process may "
         "belong to another version of Lockstep. Try again. If this does not help, reinstall Lockstep.")},
    {ErrorCode::out_of_memory, "out_of_memory",
     QT_TRANSLATE_NOOP("Errors", "This computer does not have enough free memory. Close other programs, "
                                 "choose a smaller size, or log fewer work-groups.")},
    {ErrorCode::internal_error, "internal_error",
     QT_TRANSLATE_NOOP("Errors",
                       "An internal error occurred in Lockstep (%1). Your files are unchanged. Try again. If "
                       "the error occurs again, report it with the steps that lead to it.")},
    {ErrorCode::cancelled, "cancelled", QT_TRANSLATE_NOOP("Errors", "Cancelled.")},
    {ErrorCode::recorded_for_another_width, "recorded_for_another_width",
     QT_TRANSLATE_NOOP("Errors",
                       "The kernel calls sub-group functions and was recorded for warps of %1 lanes, not %2. "
                       "Record it again with a warp width of %2, or choose a warp width of %1.")},
    {ErrorCode::trace_mismatch, "trace_mismatch",
     QT_TRANSLATE_NOOP("Errors", "The recording is damaged, because the log of work-item %1 does not match "
                                 "the kernel at event %2. Make the recording again.")},
    {ErrorCode::not_an_image, "not_an_image",
     QT_TRANSLATE_NOOP("Errors", "%1 is not a PNG or JPEG image, because its first bytes match neither "
                                 "format. Choose a .png or .jpg file.")},
    {ErrorCode::image_damaged, "image_damaged",
     QT_TRANSLATE_NOOP("Errors",
                       "The image %1 is damaged or truncated (%2). Save it again, as PNG or JPEG.")},
    {ErrorCode::image_too_large, "image_too_large",
     QT_TRANSLATE_NOOP("Errors", "The image %1 is too large (%2). The limit is %3 pixels per side and %4 "
                                 "pixels in total. Make it smaller.")},
    {ErrorCode::sweep_has_no_valid_combination, "sweep_has_no_valid_combination",
     QT_TRANSLATE_NOOP("Errors",
                       "None of the %2 combinations of this sweep over %1 can run. The reason for the "
                       "first combination follows. Choose other values.")},
    {ErrorCode::radius_too_large, "radius_too_large",
     QT_TRANSLATE_NOOP("Errors", "A filter of radius %1 is larger than the part of the image in use (%2 x %3 "
                                 "pixels). Choose a smaller radius or use a larger part.")},
    {ErrorCode::all_items_help, "all_items_help",
     QT_TRANSLATE_NOOP("Errors", "In a work-group of %1, all work-items would only load the border, and none "
                                 "would write a result. With radius %2, the group must have at least %3 "
                                 "work-items in the direction in which the groups overlap.")},
    {ErrorCode::bad_expression, "bad_expression",
     QT_TRANSLATE_NOOP("Errors", "The expression is invalid: %1 (%2, %3). Correct it.")},
    {ErrorCode::bad_lesson, "bad_lesson",
     QT_TRANSLATE_NOOP("Errors", "The lesson is invalid: %1 (%2, %3). Correct it.")},
    {ErrorCode::bad_progress, "bad_progress",
     QT_TRANSLATE_NOOP("Errors",
                       "%1 is not the progress of a learner, or it is damaged. Ask the learner to save "
                       "it again.")},
    {ErrorCode::bad_bundle, "bad_bundle",
     QT_TRANSLATE_NOOP("Errors",
                       "The lesson bundle is invalid: %1 (%2, %3). Ask its author for another copy.")},
    {ErrorCode::not_a_pack, "not_a_pack",
     QT_TRANSLATE_NOOP("Errors", "%1 is not a packed run, because it does not begin with the signature of a "
                                 ".lkp file. Choose a file written by \"lockstep-cli pack\".")},
    {ErrorCode::pack_too_new, "pack_too_new",
     QT_TRANSLATE_NOOP("Errors",
                       "%1 uses version %2 of the format of packed runs, but this program supports "
                       "only versions up to %3. Use a newer lockstep-record, or pack the run again.")},
    {ErrorCode::pack_damaged, "pack_damaged",
     QT_TRANSLATE_NOOP("Errors", "%1 is damaged or truncated, because its section \"%2\" is invalid. Copy "
                                 "the file again, or pack the run again.")},
    {ErrorCode::pack_too_large, "pack_too_large",
     QT_TRANSLATE_NOOP("Errors", "The buffers and images of %1 need more than %2 bytes, a quarter "
                                 "of the memory of this machine. Choose a smaller size.")},
    {ErrorCode::pack_for_another_device, "pack_for_another_device",
     QT_TRANSLATE_NOOP("Errors",
                       "The run was packed for %1, where %2 is \"%3\", but on this device, it is \"%4\". "
                       "Describe this device with \"lockstep-record --describe\", and pack the run again "
                       "with \"lockstep-cli pack --for\".")},
    {ErrorCode::pack_of_another_version, "pack_of_another_version",
     QT_TRANSLATE_NOOP("Errors", "The run of %3 was packed by Lockstep %1. In this program (version %2), the "
                                 "experiment is different. Use the lockstep-record of the same version.")},
    {ErrorCode::not_a_description, "not_a_description",
     QT_TRANSLATE_NOOP("Errors", "%1 is not a description of devices. Choose a file that contains the output "
                                 "of \"lockstep-record --describe\".")},
    {ErrorCode::names_not_described, "names_not_described",
     QT_TRANSLATE_NOOP(
         "Errors",
         "The kernel tests these macros, but the description of the device does not contain them: %1. "
         "Describe the device again with \"lockstep-record --describe --ask %1 --options '%2'\".")},
    {ErrorCode::ssh_not_started, "ssh_not_started",
     QT_TRANSLATE_NOOP("Errors",
                       "The program ssh cannot be started: %1. To install it, use \"apt-get install "
                       "openssh-client\".")},
    {ErrorCode::no_connection, "no_connection",
     QT_TRANSLATE_NOOP("Errors", "There is no ssh connection to %2 (%1).")},
    {ErrorCode::far_refused, "far_refused",
     QT_TRANSLATE_NOOP("Errors", "%2 cannot record the run: %1 (%3, %4).")},
    {ErrorCode::connection_lost, "connection_lost",
     QT_TRANSLATE_NOOP("Errors", "The connection to %1 was lost after %2 bytes. Not enough of the recording "
                                 "had arrived to show it. Check the network, and try again.")},
};

const Row& row_of(ErrorCode code) {
    return *std::ranges::find(rows, code, &Row::code);
}

} // namespace

const char* error_sentence(const Error& error) {
    const char* const special = special_sentence(error);
    return special != nullptr ? special : row_of(error.code).sentence;
}

const char* reason_words(const Error& error) {
    if (error.arguments.empty()) {
        return nullptr;
    }
    switch (error.code) {
    case ErrorCode::cannot_instrument:
        return refusal_sentence(error.arguments[0]);
    case ErrorCode::cannot_change_layout:
    case ErrorCode::cannot_require_group:
        return edit_sentence(error.arguments[0]);
    case ErrorCode::worker_answer_wrong:
    case ErrorCode::instrumenter_answer_wrong:
        return answer_flaw_words(error.arguments[0]);
    default:
        return nullptr;
    }
}

std::string_view error_name(ErrorCode code) {
    return row_of(code).name;
}

std::optional<ErrorCode> error_named(std::string_view name) {
    const auto* row = std::ranges::find(rows, name, &Row::name);
    return row == std::end(rows) ? std::nullopt : std::optional(row->code);
}

} // namespace lockstep
