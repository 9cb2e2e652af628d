#include "core/run/driver/compiler_logs.h"

#include "core/base/data_dir.h"
#include "core/base/input_file.h"
#include "core/run/driver/build_log.h"

#include <cstdint>
#include <functional>
#include <system_error>

namespace lockstep {
namespace fs = std::filesystem;
namespace {

constexpr std::uint64_t most_bytes = std::uint64_t{1} << 20;

} // namespace

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
