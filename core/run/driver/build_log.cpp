#include "core/run/driver/build_log.h"

#include "core/base/data_dir.h"
#include "core/base/input_file.h"

#include <functional>
#include <regex>
#include <sstream>
#include <string_view>
#include <system_error>

namespace lockstep {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view entry_words = "Compiling entry function '";
constexpr std::string_view used_words = "Used ";
constexpr std::uint32_t most_registers = 255; // limit per work-item on NVIDIA GPUs

constexpr std::uint64_t most_bytes = std::uint64_t{1} << 20;

} // namespace

std::uint32_t registers_in_build_log(const std::string& log, const std::string& kernel) {
    static const std::regex entry("Compiling entry function '([^']*)'");
    static const std::regex used("Used ([0-9]{1,4}) registers");
    std::istringstream lines(log);
    bool is_its = false;
    for (std::string line; std::getline(lines, line);) {
        std::smatch match;
        if (std::regex_search(line, match, entry)) {
            is_its = match[1] == kernel;
        } else if (is_its && std::regex_search(line, match, used)) {
            const auto registers = static_cast<std::uint32_t>(std::stoul(match[1]));
            return registers <= most_registers ? registers : 0;
        }
    }
    return 0;
}

std::string lines_of_registers(const std::string& log) {
    std::istringstream lines(log);
    std::string kept;
    for (std::string line; std::getline(lines, line);) {
        if (line.find(entry_words) != std::string::npos || line.find(used_words) != std::string::npos) {
            kept += line + '\n';
        }
    }
    return kept;
}

fs::path compiler_log_file(const DeviceInfo& device, const std::string& text, const std::string& options) {
    const fs::path folder = user_data_dir();
    if (folder.empty()) {
        return {};
    }
    const std::string key = device.name + '\n' + device.driver + '\n' + options + '\n' + text;
    const std::hash<std::string> hash;
    return folder / "compiler-logs" /
           (std::to_string(key.size()) + "-" + std::to_string(hash(key)) + "-" +
            std::to_string(hash(options + key)) + ".txt");
}

std::string kept_compiler_log(const fs::path& file) {
    const auto opened = InputFile::open(file);
    if (!opened || opened->size() > most_bytes) {
        return "";
    }
    Result<std::string> text = read_text_file(file);
    return text ? *std::move(text) : "";
}

void keep_compiler_log(const fs::path& file, const std::string& log) {
    const std::string lines = lines_of_registers(log);
    if (file.empty() || lines.empty() || lines.size() > most_bytes) {
        return;
    }
    std::error_code ignored;
    fs::create_directories(file.parent_path(), ignored);
    static_cast<void>(write_text_file(file, lines));
}

} // namespace lockstep
