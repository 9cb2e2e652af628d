#pragma once

#include "core/base/error.h"

#include <string>
#include <string_view>

namespace lockstep {

/// Returns the reason why ssh could not connect, from its messages: a code of no_link. ssh does not translate its
/// messages.
[[nodiscard]] std::string_view reason_of_ssh(std::string_view messages);

/// Returns the error no_connection for the messages of ssh, which become its detail.
[[nodiscard]] Error ssh_failure(const std::string& host, std::string messages);

/// Adds the host to an error of its recorder, for errors whose sentence is about this computer otherwise.
[[nodiscard]] Error on_host(Error error, const std::string& host);

} // namespace lockstep
