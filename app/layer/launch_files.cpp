#include "app/layer/launch_files.h"

#include "core/base/data_dir.h"
#include "core/base/file_sink.h"
#include "core/kernel/scalar_value.h"
#include "core/kernel/sim/sim_values.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <system_error>
#include <unistd.h>

namespace lockstep {
namespace fs = std::filesystem;
namespace {

/// Maximum number of bytes of an argument's contents that are written into the launch file itself.
constexpr std::size_t most_listed = 256;

/// Makes a string usable as a file name: replaces everything except letters and digits with underscores.
std::string as_name(std::string text) {
    constexpr std::size_t most = 100;
    std::ranges::replace_if(
        text,
        [](char c) {
            return (c < 'a' || c > 'z') && (c < 'A' || c > 'Z') && (c < '0' || c > '9') && c != '_';
        },
        '_');
    return text.substr(0, most);
}

void must_be_written(const Status& status) {
    if (!status) {
        const auto& words = status.error().arguments; // the path and the reason
        throw Refusal(words.at(0) + " cannot be written" + (words.size() > 1 ? ": " + words[1] : ""));
    }
}

void write_bytes(const fs::path& path, std::span<const std::byte> bytes) {
    const auto sink = FileSink::open(path);
    must_be_written(sink ? (*sink)->write(bytes) : sink.error());
    must_be_written((*sink)->finish({}, FileSink::OnDisk::in_time));
}

/// Creates the file, so that no other process uses its name. Returns false if the file already exists.
bool take(const fs::path& path) {
    const int file = open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (file < 0 && errno != EEXIST) {
        throw Refusal(path.string() + " cannot be written: " + std::generic_category().message(errno));
    }
    if (file >= 0) {
        close(file);
    }
    return file >= 0;
}

std::string comments(const std::vector<std::string>& remarks) {
    std::string text;
    for (const std::string& remark : remarks) {
        text += "# " + remark + "\n";
    }
    return text;
}

} // namespace

LaunchFiles::LaunchFiles(const fs::path& folder, const CapturedLaunch& launch) : folder_(folder) {
    std::error_code error;
    fs::create_directories(folder_, error);
    if (error) {
        throw Refusal("the folder " + folder_.string() + " cannot be created: " + error.message());
    }
    const std::string name = as_name(launch.kernel) + "-" + std::to_string(launch.number);
    name_ = name;
    for (int again = 2; is_used(launch) || !take(file(".cl")); ++again) {
        name_ = name + "-" + std::to_string(again);
    }
}

fs::path LaunchFiles::file(const std::string& ending) const {
    return folder_ / (name_ + ending);
}

/// Whether any of the launch's files other than the source already exists. The launch then needs another
/// name, because existing files must not be overwritten.
bool LaunchFiles::is_used(const CapturedLaunch& launch) const {
    std::error_code ignored;
    bool used = fs::exists(file(".sim"), ignored);
    for (const CapturedArgument& argument : launch.arguments) {
        const std::string name = "." + as_name(argument.parameter.name);
        used = used || fs::exists(file(name + ".bin"), ignored) ||
               fs::exists(file(name + ".after.bin"), ignored);
    }
    return used;
}

void LaunchFiles::write_before(CapturedLaunch& launch) const {
    try {
        write_all(launch);
    } catch (...) {
        std::error_code ignored;
        fs::remove(file(".cl"), ignored);
        for (const CapturedArgument& argument : launch.arguments) {
            fs::remove(file("." + as_name(argument.parameter.name) + ".bin"), ignored);
        }
        throw;
    }
}

void LaunchFiles::write_all(CapturedLaunch& launch) const {
    must_be_written(write_text_file(file(".cl"), launch.source));
    SimFile sim = {
        .program = name_ + ".cl", .kernel = launch.kernel, .options = launch.options, .range = launch.range};
    for (CapturedArgument& argument : launch.arguments) {
        fill(argument);
        sim.arguments.push_back(argument.sim);
    }
    must_be_written(write_text_file(file(".sim"), comments(launch.remarks) + sim_text(sim)));
}

/// Completes the description of an argument in the launch file, using the contents that were read from the
/// device.
void LaunchFiles::fill(CapturedArgument& argument) const {
    if (argument.memory == nullptr) {
        return;
    }
    SimArgument& sim = argument.sim;
    const auto scalar = sim.type ? sim.type : argument.parameter.scalar;
    const bool is_zero =
        std::ranges::all_of(argument.content, [](std::byte byte) { return byte == std::byte{0}; });
    if (is_zero && !sim.image) {
        sim.content = SimContent::fill;
        sim.text = "0";
    } else if (scalar && !sim.image && argument.content.size() <= most_listed) {
        sim.type = listable_type(argument.content, scalar);
        sim.text = values_text(argument.content, *sim.type, false);
    } else {
        const std::string ending = "." + as_name(argument.parameter.name) + ".bin";
        write_bytes(file(ending), argument.content);
        sim.content = SimContent::file;
        sim.text = name_ + ending;
    }
}

void LaunchFiles::write_after(const CapturedLaunch& launch) const {
    for (const CapturedArgument& argument : launch.arguments) {
        if (argument.memory != nullptr && argument.parameter.can_write) {
            write_bytes(file("." + as_name(argument.parameter.name) + ".after.bin"), argument.content);
        }
    }
}

} // namespace lockstep
