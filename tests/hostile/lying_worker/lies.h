#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

// The lies by name: what a worker may answer, leave behind or not do. Some use a valid recording, the file
// LYING_WORKER_RECORDING.

namespace lockstep::test {

constexpr int lines = 3; ///< the descriptor on which answers are expected
constexpr std::uint64_t huge = ~std::uint64_t{0};

struct Request {
    std::filesystem::path out;
    std::filesystem::path parts;
};

using Lie = std::function<void(const Request&)>;
using Lies = std::map<std::string, Lie>;

Lies lies_in_lines();
Lies lies_in_files();
Lies lies_in_parts();
Lies lies_about_plain_kernels();
Lies lies_in_time();

void say(const std::string& line);
/// Writes the text repeatedly until nobody reads it any more.
void repeat(int descriptor, const std::string& text);
[[noreturn]] void sleep_without_end();
[[nodiscard]] std::string many(const std::string& text, std::size_t count);

/// An answer that reports an error, as one line.
[[nodiscard]] std::string error(const nlohmann::json& arguments, const nlohmann::json& line,
                                const std::string& code = "cannot_read_file");
/// The ends of the parts of one launch, as numbers of groups.
[[nodiscard]] nlohmann::json ends(const std::vector<std::uint64_t>& groups);
/// Copies the valid recording to the requested path.
void leave_recording(const Request& request);

} // namespace lockstep::test
