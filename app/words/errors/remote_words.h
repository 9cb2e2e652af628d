#pragma once

#include <string_view>

namespace lockstep {

/// Codes for the reasons why a machine cannot be reached over ssh: the first argument of
/// ErrorCode::no_connection. The second argument is the host.
namespace no_link {
inline constexpr std::string_view unknown_host = "unknown-host";
inline constexpr std::string_view refused = "refused";
inline constexpr std::string_view unreachable = "unreachable";
inline constexpr std::string_view too_slow = "too-slow";
inline constexpr std::string_view key_unknown =
    "key-unknown"; ///< the host key is unknown and was not accepted
inline constexpr std::string_view key_changed = "key-changed"; ///< the host key differs from the known one
inline constexpr std::string_view no_key = "no-key"; ///< the host accepted neither a key nor a password
inline constexpr std::string_view other = "other";
} // namespace no_link

/// Codes for the reasons why a machine cannot record, although ssh reached it: the first argument of
/// ErrorCode::far_refused. The second argument is the host.
namespace far_flaw {
inline constexpr std::string_view no_shell = "no-shell"; ///< the host did not run the command
inline constexpr std::string_view machine = "machine";   ///< %3: its machine, %4: the machine of the recorder
inline constexpr std::string_view no_home = "no-home";   ///< it has no folder for the recorder
inline constexpr std::string_view no_room = "no-room";   ///< %3: the folder, whose disk is full
inline constexpr std::string_view no_folder = "no-folder"; ///< %3: the folder, which cannot be written
inline constexpr std::string_view damaged = "damaged"; ///< %3: the file, which did not arrive as it was sent
inline constexpr std::string_view cannot_run = "cannot-run"; ///< %3: the file, which cannot be executed
inline constexpr std::string_view version = "version";       ///< %3: its version, %4: the version here
inline constexpr std::string_view answer = "answer";         ///< it sent invalid data
inline constexpr std::string_view no_recorder =
    "no-recorder"; ///< %3: the file, which is missing on this computer
} // namespace far_flaw

/// Returns the sentence for a reason in no_link or far_flaw; null for another text. It is English and serves as
/// the key for translation in error_context.
[[nodiscard]] const char* remote_sentence(std::string_view reason);

} // namespace lockstep
