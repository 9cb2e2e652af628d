// A worker that lies: a program in the place of lockstep-worker that answers as LYING_WORKER says. Whatever
// it does, who started it must go on. Some lies take a true recording, whose file LYING_WORKER_RECORDING
// names.
#include <array>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace {

namespace fs = std::filesystem;
using nlohmann::json;

constexpr int lines = 3; // where answers are expected
constexpr std::uint64_t huge = ~std::uint64_t{0};

struct Request {
    fs::path out;
    fs::path parts;
};

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

void say(const std::string& line) {
    put(lines, line + "\n");
}

void for_ever(int descriptor, const std::string& text) {
    while (put(descriptor, text)) {
    }
}

void sleep_for_ever() {
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

std::string error(const json& arguments, const json& line, const std::string& code = "cannot_read_file") {
    return json{{"error",
                 {{"code", code},
                  {"arguments", arguments},
                  {"file", ""},
                  {"line", line},
                  {"column", 0},
                  {"detail", ""}}}}
        .dump();
}

std::string progress(const json& done, const json& total, const std::string& stage = "count") {
    return json{{"progress", {{"stage", stage}, {"done", done}, {"total", total}}}}.dump();
}

/// Of one launch, where the groups of its parts end.
json ends(const std::vector<std::uint64_t>& groups) {
    json all = json::array();
    all.push_back(groups);
    return all;
}

/// A true recording, and what is said of the ends of its parts.
void record(const Request& request, const json& part_ends) {
    fs::copy_file(std::getenv("LYING_WORKER_RECORDING"), request.out);
    say(json{{"recorded", part_ends}}.dump());
}

void file_of(const fs::path& path, std::uint64_t bytes) {
    std::ofstream(path, std::ios::binary) << std::string(bytes, '\x7f');
}

std::uint64_t number_in_environment(const char* name) {
    const char* const text = std::getenv(name);
    return text == nullptr ? 0 : std::strtoull(text, nullptr, 10);
}

using Lie = std::function<void(const Request&)>;

std::map<std::string, Lie> lies_in_lines() {
    return {
        {"endless-line", [](const Request&) { for_ever(lines, many("x", 1 << 20)); }},
        {"no-json", [](const Request&) { for_ever(lines, many("x\n", 1 << 15)); }},
        {"progress-without-end", [](const Request&) { for_ever(lines, many(progress(1, 2) + "\n", 1000)); }},
        {"progress-beyond-its-end", [](const Request&) { for_ever(lines, progress(huge, 1) + "\n"); }},
        {"negative-progress", [](const Request&) { say(progress(-5, -1)); }},
        {"unknown-stage", [](const Request&) { say(progress(1, 2, "lunch")); }},
        {"large-answer",
         [](const Request&) { for_ever(lines, "{\"devices\":[" + many("[],", 1000000) + "1]}\n"); }},
        {"deep-answer", [](const Request&) { say(many("[", 5000000)); }},
        {"deep-but-whole", [](const Request&) { say(many("[", 100000) + many("]", 100000)); }},
        {"null", [](const Request&) { say("null"); }},
        {"number", [](const Request&) { say("5"); }},
        {"empty-device", [](const Request&) { say("{\"devices\":[{}]}"); }},
        {"unknown-error",
         [](const Request&) {
             say(error(json::array({"a", "b"}), 0, "nope"));
         }},
        {"error-without-arguments", [](const Request&) { say(error(json::array(), 0)); }},
        {"error-with-numbers",
         [](const Request&) {
             say(error(json::array({1, 2}), 0));
         }},
        {"error-far-down",
         [](const Request&) {
             say(error(json::array({"a", "b"}), 1e300));
         }},
        {"cancelled-by-itself", [](const Request&) { say(error(json::array(), 0, "cancelled")); }},
        {"times-of-no-launch", [](const Request&) { say("{\"times\":[[]]}"); }},
        {"another-question",
         [](const Request&) {
             const json nothing = {{"landlock_abi", 0},
                                   {"seccomp", false},
                                   {"no_new_privileges", false},
                                   {"no_core_dumps", false}};
             say(json{{"devices", json::array()}, {"protection", nothing}}.dump());
         }},
    };
}

std::map<std::string, Lie> lies_in_files() {
    const json whole = ends({}); // one launch, not in parts
    return {
        {"no-file",
         [whole](const Request&) {
             say(json{{"recorded", whole}}.dump());
         }},
        {"fifo",
         [whole](const Request& request) {
             mkfifo(request.out.c_str(), 0600);
             say(json{{"recorded", whole}}.dump());
         }},
        {"link",
         [whole](const Request& request) {
             fs::create_symlink(std::getenv("LYING_WORKER_RECORDING"), request.out);
             say(json{{"recorded", whole}}.dump());
         }},
        {"no-recording",
         [whole](const Request& request) {
             file_of(request.out, 1000);
             say(json{{"recorded", whole}}.dump());
         }},
        {"no-launches-answered", [](const Request& request) { record(request, json::array()); }},
        {"paths-in-parts",
         [](const Request& request) {
             record(request, json::array({json::array({json::array({0, 8, "/etc/passwd"})})}));
         }},
        {"parts-beyond-the-launch", [](const Request& request) { record(request, ends({huge})); }},
        {"parts-that-descend",
         [](const Request& request) {
             record(request, ends({2, 1}));
         }},
        {"empty-part", [](const Request& request) { record(request, ends({0})); }},
    };
}

std::map<std::string, Lie> lies_in_parts() {
    return {
        {"parts-without-files",
         [](const Request& request) {
             record(request, ends({2, 4}));
         }},
        {"part-of-another-size",
         [](const Request& request) {
             file_of(request.parts / "0.0", 8);
             record(request, ends({4}));
         }},
        {"linked-part",
         [](const Request& request) {
             fs::create_symlink("/dev/zero", request.parts / "0.0");
             record(request, ends({4}));
         }},
        {"rubbish-in-a-part",
         [](const Request& request) {
             file_of(request.parts / "0.0", number_in_environment("LYING_WORKER_PART_BYTES"));
             record(request, ends({4}));
         }},
    };
}

/// A true recording, and that plain kernels run now.
void capture(const Request& request) {
    fs::copy_file(std::getenv("LYING_WORKER_RECORDING"), request.out);
    say(json{{"captured", ends({})}}.dump());
}

/// Captures, and says that a plain kernel of that launch runs.
void begin(const Request& request, std::uint64_t launch, int limit_ms) {
    capture(request);
    say(json{{"plain_begins", {launch, limit_ms}}}.dump());
}

std::map<std::string, Lie> lies_about_plain_kernels() {
    return {
        {"captures-nothing", [](const Request&) { say("{\"captured\":[[]]}"); }},
        {"plain-kernel-of-no-launch", [](const Request& request) { begin(request, huge, 10000); }},
        {"plain-results-without-file",
         [](const Request& request) {
             begin(request, 0, 0);
             say(R"({"plain_ran":[0,{"device":{"name":"","platform":"","version":"","driver":"","cpu":true,)"
                 R"("compute_units":1,"local_memory_bytes":1,"largest_group":1,"global_memory_bytes":1},)"
                 R"("timing":null,"timing_reason":"not asked","outputs":[]}]})");
             say(json{{"recorded", ends({})}}.dump());
         }},
        {"captured-and-no-more",
         [](const Request& request) {
             capture(request);
             say(json{{"recorded", ends({})}}.dump());
         }},
        {"crashes-in-a-plain-kernel",
         [](const Request& request) {
             begin(request, 0, 10000);
             abort();
         }},
        {"hangs-in-a-plain-kernel",
         [](const Request& request) {
             begin(request, 0, 100);
             sleep_for_ever();
         }},
    };
}

std::map<std::string, Lie> lies_in_time() {
    return {
        {"silent", [](const Request&) { sleep_for_ever(); }},
        {"stdout-without-end", [](const Request&) { for_ever(STDOUT_FILENO, many("e\n", 1 << 15)); }},
        {"stderr-without-end", [](const Request&) { for_ever(STDERR_FILENO, many("e\n", 1 << 15)); }},
        {"closes-all",
         [](const Request&) {
             for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO, lines}) {
                 close(descriptor);
             }
             sleep_for_ever();
         }},
        {"closes-its-line",
         [](const Request&) {
             close(lines);
             sleep_for_ever();
         }},
        {"leaves-a-child",
         [](const Request&) {
             if (fork() == 0) {
                 setsid(); // out of the group that is killed
                 sleep(20);
                 _exit(0);
             }
         }},
        {"answers-and-stays",
         [](const Request&) {
             say(error(json::array(), 0, "no_device"));
             sleep_for_ever();
         }},
    };
}

} // namespace

int main() {
    const char* const told = std::getenv("LYING_WORKER");
    const std::string lie = told == nullptr ? "" : told;
    if (lie == "deaf") { // reads no request
        sleep_for_ever();
    }
    std::string line;
    std::getline(std::cin, line);
    const json asked = json::parse(line);
    const json run = asked.value("run", json::object());
    const Request request{asked.value("out", ""), run.value("parts", "")};
    for (const auto& lies :
         {lies_in_lines(), lies_in_files(), lies_in_parts(), lies_about_plain_kernels(), lies_in_time()}) {
        if (const auto found = lies.find(lie); found != lies.end()) {
            found->second(request);
            return 0;
        }
    }
    std::cerr << "there is no lie " << lie << "\n";
    return 1;
}
