#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

// Lies, by name: ways in which a worker may misbehave in what it sends, leaves behind or fails to do. Some
// lies start with true messages, from the folder LYING_WORKER_TRUTH. It contains a recording, the results of
// its run, and a part of its log with the message that announces it.

namespace lockstep::test {

/// File descriptors that a worker inherits.
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
/// Writes the text repeatedly until the reader has closed the descriptor.
void repeat(int descriptor, const std::string& text);
/// Starts a thread that never ends and changes the memory as fast as it can.
void keep_changing(int memory, std::size_t bytes);
[[noreturn]] void sleep_without_end();
[[nodiscard]] std::string many(const std::string& text, std::size_t count);

/// Returns an answer that reports an error, as one line.
[[nodiscard]] std::string error(const nlohmann::json& arguments, const nlohmann::json& line,
                                const std::string& code = "cannot_read_file");
/// Returns the list of part ends for a run of one launch. Each end is a group number.
[[nodiscard]] nlohmann::json ends(const std::vector<std::uint64_t>& groups);
/// Returns the content of a file in the folder LYING_WORKER_TRUTH.
[[nodiscard]] std::string truth(const std::string& file);
/// Writes the true recording to the stream, and announces it.
void capture(const nlohmann::json& part_ends = ends({}));
/// Sends a complete answer, including the results of the run.
void record(const nlohmann::json& part_ends = ends({}));
/// Announces the results of the run.
void finish();

} // namespace lockstep::test
