#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

// Ways in which a worker may misbehave in what it sends, leaves behind or fails to do, by name. Some lies
// start with the truth: LYING_WORKER_TRUTH is a folder with a recording, the results of its run, and a part
// of its log with the message that announces it.

namespace lockstep::test {

/// Descriptors that a worker gets.
constexpr int lines = 3;
constexpr int stream = 4;
constexpr int spill = 5;
constexpr int part = 6;
constexpr int taken = 7;
constexpr std::uint64_t huge = ~std::uint64_t{0};

using Lie = std::function<void()>;
using Lies = std::map<std::string, Lie>;

Lies lies_in_lines();
Lies lies_in_recordings();
Lies lies_in_parts();
Lies lies_about_plain_kernels();
Lies lies_in_time();

void say(const std::string& line);
/// Writes the text repeatedly until nobody reads it any more.
void repeat(int descriptor, const std::string& text);
/// Changes the memory as fast as it can, in a thread that never ends.
void keep_changing(int memory, std::size_t bytes);
[[noreturn]] void sleep_without_end();
[[nodiscard]] std::string many(const std::string& text, std::size_t count);

/// An answer that reports an error, as one line.
[[nodiscard]] std::string error(const nlohmann::json& arguments, const nlohmann::json& line,
                                const std::string& code = "cannot_read_file");
/// The ends of the parts of one launch, as group numbers.
[[nodiscard]] nlohmann::json ends(const std::vector<std::uint64_t>& groups);
/// The content of a file of the truth.
[[nodiscard]] std::string truth(const std::string& file);
/// Writes a true recording to the stream, and announces it.
void capture(const nlohmann::json& part_ends = ends({}));
/// A complete answer, including the results of the run.
void record(const nlohmann::json& part_ends = ends({}));
/// Announces the results of the run.
void finish();

} // namespace lockstep::test
