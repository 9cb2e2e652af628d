#include "core/kernel/launch_copy.h"

#include "core/base/data_dir.h"
#include "core/base/file_sink.h"
#include "core/kernel/scalar_value.h"
#include "core/kernel/sim/sim_file.h"
#include "core/kernel/sim/sim_values.h"

#include <algorithm>
#include <span>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

/// Largest number of bytes that is written into the launch file itself.
constexpr std::size_t most_listed = 256;

Status write_bytes(const fs::path& path, std::span<const std::byte> bytes) {
    auto sink = FileSink::open(path);
    if (!sink) {
        return sink.error();
    }
    const Status written = (*sink)->write(bytes);
    return written ? (*sink)->finish({}, FileSink::OnDisk::before_naming) : written;
}

/// Stores the contents of an argument in an argument of a launch file: as text if they are short, else in a
/// separate file.
Status put_content(const Argument& argument, const fs::path& file, SimArgument& sim) {
    const std::span<const std::byte> bytes = argument.bytes;
    if (bytes.empty()) {
        sim.content = SimContent::noinit;
    } else if (!sim.image &&
               std::ranges::all_of(bytes, [](std::byte byte) { return byte == std::byte{0}; })) {
        sim.content = SimContent::fill;
        sim.text = "0";
    } else if (!sim.image && bytes.size() <= most_listed) {
        sim.type = listable_type(bytes, argument.type.scalar);
        sim.text = values_text(bytes, *sim.type, false);
    } else {
        sim.content = SimContent::file;
        sim.text = file.filename().string();
        return write_bytes(file, bytes);
    }
    return {};
}

/// Returns the file for the contents of an argument of the launch.
fs::path content_file(const Launch& launch, std::size_t argument, const fs::path& path) {
    const std::string& name = launch.arguments[argument].name;
    fs::path file = path;
    return file.replace_extension((name.empty() ? "argument" + std::to_string(argument) : name) + ".bin");
}

fs::path launch_file(fs::path path) {
    return path.replace_extension("sim");
}

Result<SimArgument> argument_of(const Argument& argument, const fs::path& file) {
    SimArgument sim{.access = argument.access};
    switch (argument.kind) {
    case ArgumentKind::sampler:
        sim.sampler = argument.sampler;
        return sim;
    case ArgumentKind::local:
        sim.size = argument.size_bytes;
        return sim;
    case ArgumentKind::image:
        sim.access = Access::read_write; // not written, because the declaration of the kernel contains it
        sim.image = SimImage{argument.width, argument.height, argument.format, argument.depth,
                             dimensions(argument.shape)};
        break;
    case ArgumentKind::scalar:
        sim.access = Access::read_write;
        sim.size = argument.size_bytes;
        break;
    case ArgumentKind::buffer:
        sim.size = argument.size_bytes;
        break;
    }
    if (argument.is_null) {
        return SimArgument{.content = SimContent::null};
    }
    const Status put = put_content(argument, file, sim);
    return put ? Result<SimArgument>(std::move(sim)) : put.error();
}

} // namespace

Status write_copy(const Launch& launch, const fs::path& path) {
    SimFile sim{.program = path.filename().string(),
                .kernel = launch.kernel,
                .options = launch.options,
                .range = launch.range};
    for (std::size_t i = 0; i < launch.arguments.size(); ++i) {
        auto argument = argument_of(launch.arguments[i], content_file(launch, i, path));
        if (!argument) {
            return argument.error();
        }
        sim.arguments.push_back(std::move(*argument));
    }
    if (Status written = write_text_file(path, launch.source.text); !written) {
        return written;
    }
    return write_text_file(launch_file(path), sim_text(sim));
}

std::vector<fs::path> copied_files(const Launch& launch, const fs::path& path) {
    std::vector<fs::path> files = {path, launch_file(path)};
    for (std::size_t i = 0; i < launch.arguments.size(); ++i) {
        files.push_back(content_file(launch, i, path));
    }
    return files;
}

} // namespace lockstep
