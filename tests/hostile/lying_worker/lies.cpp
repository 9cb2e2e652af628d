#include "tests/hostile/lying_worker/lies.h"

#include <cstdlib>
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

void leave_recording(const Request& request) {
    std::filesystem::copy_file(std::getenv("LYING_WORKER_RECORDING"), request.out);
}

} // namespace lockstep::test
