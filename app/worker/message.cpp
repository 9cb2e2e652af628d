#include "app/worker/message.h"

#include "app/words/errors/error_words.h"
#include "core/base/json_values.h"

#include <algorithm>
#include <iterator>
#include <span>

namespace lockstep {
namespace {

using namespace json_values;
using nlohmann::json;

constexpr int deepest = 8; ///< maximum nesting depth of JSON; the deepest known message has seven levels
/// Maximum number of JSON values in a message. The limit is needed because each value takes at least 16
/// bytes.
constexpr std::size_t most_values = std::size_t{1} << 23;
constexpr std::size_t most_arguments = 9; ///< maximum number of placeholders in a sentence
/// Maximum number of bytes of a detail, such as a build log, in a message.
constexpr std::size_t most_detail = 256 << 10;

/// An error that a helper process may send. Some errors can be detected only by this process, such as the end
/// of a process or cancellation by the user; they are not accepted from a helper process.
struct ErrorRow {
    ErrorCode code;
    std::size_t least_arguments; ///< minimum number of arguments that the error's message needs, see error.h
};

constexpr ErrorRow errors[] = {
    {ErrorCode::unknown_experiment, 1},
    {ErrorCode::unknown_parameter, 2},
    {ErrorCode::value_not_allowed, 3},
    {ErrorCode::unknown_hardware, 2},
    {ErrorCode::unknown_device, 2},
    {ErrorCode::cannot_read_file, 2},
    {ErrorCode::cannot_write_file, 2},
    {ErrorCode::kernel_does_not_compile, 1},
    {ErrorCode::kernel_not_found, 1},
    {ErrorCode::cannot_instrument, 1},
    {ErrorCode::cannot_change_layout, 1},
    {ErrorCode::cannot_require_group, 1},
    {ErrorCode::bad_arguments, 3},
    {ErrorCode::no_device, 0},
    {ErrorCode::no_device_of_driver, 1},
    {ErrorCode::group_too_large, 3},
    {ErrorCode::local_memory_too_large, 3},
    {ErrorCode::out_of_device_memory, 2},
    {ErrorCode::out_of_resources, 2},
    {ErrorCode::log_too_large, 4},
    {ErrorCode::driver_build_failed, 1},
    {ErrorCode::driver_failed, 3},
    {ErrorCode::unstable_log, 2},
    {ErrorCode::out_of_memory, 0},
    {ErrorCode::internal_error, 1},
    {ErrorCode::trace_mismatch, 2},
    {ErrorCode::not_an_image, 1},
    {ErrorCode::image_damaged, 2},
    {ErrorCode::image_too_large, 4},
    {ErrorCode::radius_too_large, 3},
    {ErrorCode::all_items_help, 3},
    {ErrorCode::not_a_preset, 1},
    {ErrorCode::not_a_file_to_read, 1},
    {ErrorCode::not_a_file_to_write, 1},
    {ErrorCode::recorded_for_another_width, 2},
    {ErrorCode::which_kernel, 2},
    {ErrorCode::bad_launch_file, 1},
    {ErrorCode::instrumenter_died, 1},
    {ErrorCode::instrumenter_not_started, 2},
    {ErrorCode::instrumenter_answer_wrong, 1},
    {ErrorCode::out_of_time, 1},
    {ErrorCode::instrumented_build_failed, 1},
    {ErrorCode::private_memory_too_large, 4},
    {ErrorCode::kernel_name_taken, 2},
    {ErrorCode::kernels_left_out, 2},
    {ErrorCode::build_option_refused, 1},
    {ErrorCode::files_outside, 1},
    {ErrorCode::not_a_pack, 1},
    {ErrorCode::pack_too_new, 3},
    {ErrorCode::pack_damaged, 2},
    {ErrorCode::pack_too_large, 2},
    {ErrorCode::pack_for_another_device, 4},
    {ErrorCode::pack_of_another_version, 3},
    {ErrorCode::not_a_description, 1},
    {ErrorCode::names_not_described, 2},
};

/// Further errors that lockstep-record sends over ssh: on the other machine, it is the process that has a helper.
constexpr ErrorRow far_errors[] = {
    {ErrorCode::worker_died, 2},
    {ErrorCode::worker_not_started, 2},
    {ErrorCode::worker_answer_wrong, 1},
};

bool is_in(std::span<const ErrorRow> rows, const Error& error) {
    const auto row = std::ranges::find(rows, error.code, &ErrorRow::code);
    return row != rows.end() && error.arguments.size() >= row->least_arguments &&
           error.arguments.size() <= most_arguments;
}

Error any_error_from(const json& value) {
    return {.code = error_named(text(value.at("code"))).value(),
            .arguments = texts(value.at("arguments")),
            .place = {text(value.at("file")), number<std::uint32_t>(value.at("line")),
                      number<std::uint32_t>(value.at("column"))},
            .detail = text(value.at("detail"))};
}

} // namespace

std::string line_of(const json& value) {
    return value.dump(-1, ' ', false, json::error_handler_t::replace);
}

json parse_flat(const std::string& line) {
    std::size_t values = 0;
    return json::parse(line, [&values](int depth, json::parse_event_t, const json&) {
        if (depth > deepest || ++values > most_values) {
            throw std::length_error("message");
        }
        return true;
    });
}

json error_json(const Error& error) {
    return {{"code", error_name(error.code)}, {"arguments", error.arguments},
            {"file", error.place.file},       {"line", error.place.line},
            {"column", error.place.column},   {"detail", error.detail.substr(0, most_detail)}};
}

Error error_from(const json& value) {
    Error error = any_error_from(value);
    return is_in(errors, error) ? error : throw std::invalid_argument("error");
}

Error far_error_from(const json& value) {
    Error error = any_error_from(value);
    return is_in(errors, error) || is_in(far_errors, error) ? error : throw std::invalid_argument("error");
}

} // namespace lockstep
