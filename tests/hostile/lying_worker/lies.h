#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

// What a worker may say, leave behind or not do, by name. Some lies begin with the truth: LYING_WORKER_TRUTH is a folder with a
// recording, the results of its run, and a part of its log with what is said of it.

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
/// Changes the memory as fast as it can, in a thread without an end.
void keep_changing(int memory, std::size_t bytes);
[[noreturn]] void sleep_without_end();
[[nodiscard]] std::string many(const std::string& text, std::size_t count);

/// An answer that reports an error, as one line.
[[nodiscard]] std::string error(const nlohmann::json& arguments, const nlohmann::json& line,
                                const std::string& code = "cannot_read_file");
/// The ends of the parts of one launch, as numbers of groups.
[[nodiscard]] nlohmann::json ends(const std::vector<std::uint64_t>& groups);
/// A file of the truth.
[[nodiscard]] std::string truth(const std::string& file);
/// Puts a true recording into the stream, and says that it is there.
void capture(const nlohmann::json& part_ends = ends({}));
/// A whole answer: also the results of its run.
void record(const nlohmann::json& part_ends = ends({}));
/// Says that the run's results are there.
void finish();

} // namespace lockstep::test
