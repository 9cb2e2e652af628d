#include "tests/hostile/lying_worker/lies.h"

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <thread>
#include <unistd.h>

namespace lockstep::test {
namespace {

bool put(int descriptor, const std::string& text) {
    for (std::size_t at = 0; at < text.size();) {
        const ssize_t sent = write(descriptor, text.data() + at, text.size() - at);
        if (sent <= 0) {
            return false;
        }
        at += static_cast<std::size_t>(sent);
    }
    return true;
}

} // namespace

void say(const std::string& line) {
    put(lines, line + "\n");
}

void repeat(int descriptor, const std::string& text) {
    while (put(descriptor, text)) {
    }
}

void sleep_without_end() {
    while (true) {
        pause();
    }
}

std::string many(const std::string& text, std::size_t count) {
    std::string all;
    for (std::size_t i = 0; i < count; ++i) {
        all += text;
    }
    return all;
}

std::string error(const nlohmann::json& arguments, const nlohmann::json& line, const std::string& code) {
    return nlohmann::json{{"error",
                           {{"code", code},
                            {"arguments", arguments},
                            {"file", ""},
                            {"line", line},
                            {"column", 0},
                            {"detail", ""}}}}
        .dump();
}

nlohmann::json ends(const std::vector<std::uint64_t>& groups) {
    nlohmann::json all = nlohmann::json::array();
    all.push_back(groups);
    return all;
}

std::string truth(const std::string& file) {
    std::ifstream stored(std::string(std::getenv("LYING_WORKER_TRUTH")) + "/" + file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stored), {}};
}

void capture(const nlohmann::json& part_ends) {
    const std::string recording = truth("recording");
    put(stream, recording);
    say(nlohmann::json{{"captured", {{"bytes", recording.size()}, {"part_ends", part_ends}}}}.dump());
}

void finish() {
    const std::string run = truth("run");
    put(stream, run);
    say(nlohmann::json{{"recorded", run.size()}}.dump());
}

void record(const nlohmann::json& part_ends) {
    capture(part_ends);
    finish();
}

void keep_changing(int memory, std::size_t bytes) {
    std::thread([memory, bytes] {
        for (std::uint64_t i = 0;; ++i) {
            const auto at = static_cast<off_t>(i * 7919 % bytes);
            (void)!pwrite(memory, &i, 1, at);
            if (i % 64 == 0) {
                (void)!ftruncate(memory, at);
                (void)!ftruncate(memory, static_cast<off_t>(bytes));
            }
        }
    }).detach();
}

} // namespace lockstep::test
