#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

// What a worker may say, leave behind or not do, by name. Some lies take a true recording, whose file
// LYING_WORKER_RECORDING names.

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
/// Writes the text again and again, until nobody reads it.
void repeat(int descriptor, const std::string& text);
[[noreturn]] void sleep_without_end();
[[nodiscard]] std::string many(const std::string& text, std::size_t count);

/// An answer that is an error, as one line.
[[nodiscard]] std::string error(const nlohmann::json& arguments, const nlohmann::json& line,
                                const std::string& code = "cannot_read_file");
/// Of one launch, where the groups of its parts end.
[[nodiscard]] nlohmann::json ends(const std::vector<std::uint64_t>& groups);
/// Puts the true recording where the request wants it.
void leave_recording(const Request& request);

} // namespace lockstep::test
