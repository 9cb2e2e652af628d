#include "app/worker/remote/ssh_failure.h"

#include "app/words/errors/error_words.h"
#include "app/words/errors/remote_words.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace lockstep {
namespace {

/// A part of a message of ssh, and what it means. The first row that is found counts.
struct SshMessage {
    std::string_view words;
    std::string_view reason;
};

constexpr SshMessage messages_of_ssh[] = {
    {"REMOTE HOST IDENTIFICATION HAS CHANGED", no_link::key_changed},
    {"host key is known for", no_link::key_unknown},
    {"Host key verification failed", no_link::key_unknown},
    {"Permission denied", no_link::no_key},
    {"Too many authentication failures", no_link::no_key},
    {"No more authentication methods", no_link::no_key},
    {"Could not resolve hostname", no_link::unknown_host},
    {"Connection refused", no_link::refused},
    {"timed out", no_link::too_slow},
    {"not responding", no_link::too_slow},
    {"No route to host", no_link::unreachable},
    {"unreachable", no_link::unreachable},
};

} // namespace

std::string_view reason_of_ssh(std::string_view messages) {
    const auto* const row = std::ranges::find_if(messages_of_ssh, [messages](const SshMessage& message) {
        return messages.find(message.words) != std::string_view::npos;
    });
    return row == std::end(messages_of_ssh) ? no_link::other : row->reason;
}

Error ssh_failure(const std::string& host, std::string messages) {
    Error error{.code = ErrorCode::no_connection, .arguments = {std::string(reason_of_ssh(messages)), host}};
    error.detail = std::move(messages);
    return error;
}

Error on_host(Error error, const std::string& host) {
    switch (error.code) {
    case ErrorCode::no_device:
    case ErrorCode::out_of_memory:
    case ErrorCode::no_device_of_driver:
    case ErrorCode::unknown_device:
        error.arguments.resize(machine_argument);
        error.arguments.push_back(host);
        break;
    case ErrorCode::cannot_write_file:
        if (!error.arguments.empty()) {
            error.arguments[0].insert(0, host + ":");
        }
        break;
    default:
        break;
    }
    return error;
}

} // namespace lockstep
