#include "app/worker/remote/remote_device.h"

#include "app/words/errors/allowed_words.h"
#include "core/base/coded_text.h"

#include <algorithm>
#include <charconv>

namespace lockstep {
namespace {

constexpr std::size_t most_host_bytes = 255;

bool is_host_character(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           std::string_view("._-@:%+").find(c) != std::string_view::npos;
}

bool is_host(std::string_view host) {
    return !host.empty() && host.size() <= most_host_bytes && host.front() != '-' && host.front() != '@' &&
           host.back() != '@' && host.find("@-") == std::string_view::npos &&
           std::ranges::all_of(host, is_host_character);
}

/// Separates the port from "HOST:PORT" and "[ADDRESS]:PORT". An address with several colons has no port.
std::optional<std::uint16_t> take_port(std::string_view& host) {
    const std::size_t colon = host.rfind(':');
    if (colon == std::string_view::npos || colon == 0 ||
        (host.find(':') != colon && host[colon - 1] != ']')) {
        return std::nullopt;
    }
    const std::string_view digits = host.substr(colon + 1);
    std::uint16_t port = 0;
    const auto [end, failed] = std::from_chars(digits.data(), digits.data() + digits.size(), port);
    if (failed != std::errc() || end != digits.data() + digits.size() || port == 0) {
        return std::nullopt;
    }
    host = host.substr(0, colon);
    return port;
}

} // namespace

std::string RemoteDevice::machine() const {
    const bool is_address = host.find(':') != std::string::npos;
    const std::string shown = is_address ? "[" + host + "]" : host;
    return std::string(ssh_prefix) + shown + (port ? ":" + std::to_string(*port) : "");
}

Result<RemoteDevice> remote_device(std::string_view text) {
    const Error refused{.code = ErrorCode::value_not_allowed,
                        .arguments = {"--device", std::string(text), coded(allowed::ssh_host)}};
    if (!is_remote(text)) {
        return refused;
    }
    std::string_view host = text.substr(ssh_prefix.size());
    RemoteDevice device;
    if (const std::size_t slash = host.find('/'); slash != std::string_view::npos) {
        device.name = host.substr(slash + 1);
        host = host.substr(0, slash);
    }
    device.port = take_port(host);
    device.host = host;
    std::erase_if(device.host, [](char c) { return c == '[' || c == ']'; }); // ssh does not accept brackets
    const bool has_wrong_port = std::ranges::count(device.host, ':') == 1;
    return is_host(device.host) && !has_wrong_port ? Result<RemoteDevice>(std::move(device)) : refused;
}

Status check_is_here(const std::string& device) {
    return is_remote(device) ? Status(Error{.code = ErrorCode::value_not_allowed,
                                            .arguments = {"device", device, coded(allowed::own_device)}})
                             : Status();
}

} // namespace lockstep
