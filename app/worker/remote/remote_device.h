#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace lockstep {

/// The start of the name of a device on another machine.
inline constexpr std::string_view ssh_prefix = "ssh:";

/// A device on another machine: "ssh:HOST", "ssh:HOST:PORT", "ssh:USER@HOST/NAME".
struct RemoteDevice {
    std::string host; ///< what ssh takes as the destination; may be a name in its configuration
    std::optional<std::uint16_t> port; ///< only if it is not the one in ssh's configuration
    std::string name;                  ///< part of the name of the device there; empty: its default device
    friend bool operator==(const RemoteDevice&, const RemoteDevice&) = default;

    /// Returns the machine without the device, as in the text: "ssh:HOST:PORT".
    [[nodiscard]] std::string machine() const;
};

/// Whether the name of a device names one on another machine.
[[nodiscard]] inline bool is_remote(std::string_view device) {
    return device.starts_with(ssh_prefix);
}

/// Reads the name of a remote device. A host must not begin with "-", because ssh would read it as an option, and
/// consists of the characters of names, addresses and user names. Errors: value_not_allowed.
Result<RemoteDevice> remote_device(std::string_view text);

/// Refuses the device of a place that a stranger may have written, if it is on another machine: opening a link or a
/// lesson must not log in anywhere. Errors: value_not_allowed.
Status check_is_here(const std::string& device);

} // namespace lockstep
