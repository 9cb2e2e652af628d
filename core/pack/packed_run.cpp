#include "core/pack/packed_run.h"

#include "core/base/memory.h"
#include "core/facts/device_answers.h"
#include "core/kernel/build_options.h"
#include "core/site/program_check.h"
#include "core/site/program_limits.h"
#include "core/trace/trace_check.h"

#include <algorithm>
#include <limits>

namespace lockstep {
namespace {

/// Whether the options are known, and name no folder of the machine that packed the run.
bool are_sound(const std::string& options) {
    const Result<BuildOptions> parsed = build_options_from(options);
    return parsed &&
           std::ranges::find(*parsed, BuildOption::Kind::folder, &BuildOption::kind) == parsed->end();
}

bool is_sound(const InstrumentTarget& target) {
    return (target.address_bits == 32 || target.address_bits == 64) && target.macros.size() <= most_macros &&
           std::ranges::all_of(target.macros,
                               [](const auto& macro) { return is_macro(macro.first, macro.second); });
}

bool is_sound(const PackedKernel& kernel) {
    return kernel.name == kernel.instrumented.program.kernel && !find_flaw(kernel.instrumented) &&
           !find_flaw(kernel.instrumented.program.optimised, kernel.instrumented.program.sites.size());
}

bool is_sound(const PackedProgram& program) {
    return are_sound(program.options) && is_sound(program.target) && program.names.size() <= most_macros &&
           std::ranges::all_of(program.names, [](const std::string& name) { return is_macro(name, {}); }) &&
           std::ranges::all_of(program.kernels, [](const PackedKernel& kernel) { return is_sound(kernel); });
}

/// Returns the kind of argument that a parameter of the kernel needs.
ArgumentKind wanted_kind(const Instrumented& kernel, std::size_t parameter) {
    const auto object = std::ranges::find(kernel.objects, static_cast<int>(parameter), &ObjectInfo::argument);
    if (object == kernel.objects.end()) {
        return ArgumentKind::scalar;
    }
    return object->space == Space::image   ? ArgumentKind::image
           : object->space == Space::none  ? ArgumentKind::sampler
           : object->space == Space::local ? ArgumentKind::local
                                           : ArgumentKind::buffer;
}

/// Returns the bytes of all texels; nullopt if the image is too large or not an image of OpenCL 1.2.
std::optional<std::uint64_t> texel_bytes(const Argument& image) {
    constexpr std::uint32_t most_side = 1 << 20;
    if (image.width == 0 || image.height == 0 || image.depth == 0 || image.width > most_side ||
        image.height > most_side || image.depth > most_side || image.shape > ImageShape::image3d ||
        image.format.order > ChannelOrder::rgba || image.format.type > ChannelType::float32) {
        return std::nullopt;
    }
    // Three sides of 20 bits can exceed 64 bits only together with the size of a texel.
    const std::uint64_t texels = std::uint64_t{image.width} * image.height * image.depth;
    const std::uint64_t bytes = size_bytes(texel_type(image.format));
    return texels <= std::numeric_limits<std::uint64_t>::max() / bytes ? std::optional(texels * bytes)
                                                                       : std::nullopt;
}

bool has_sound_size(const Argument& argument) {
    const std::uint64_t bytes = argument.bytes.size();
    switch (argument.kind) {
    case ArgumentKind::scalar:
        return bytes == argument.size_bytes && bytes > 0 && bytes <= program_limits::text_bytes;
    case ArgumentKind::local:
        return bytes == 0 && argument.size_bytes <= program_limits::local_bytes;
    case ArgumentKind::buffer:
        return (bytes == 0 || bytes == argument.size_bytes) &&
               argument.size_bytes <= program_limits::memory_bytes &&
               (argument.is_null || argument.size_bytes > 0);
    case ArgumentKind::image:
        return texel_bytes(argument) == argument.size_bytes && (bytes == 0 || bytes == argument.size_bytes);
    case ArgumentKind::sampler:
        return bytes == 0 && argument.sampler.address <= SamplerAddress::mirrored_repeat;
    }
    return false;
}

bool is_sound(const Argument& argument) {
    return argument.kind <= ArgumentKind::sampler && argument.access <= Access::write_only &&
           argument.type.scalar <= Scalar::bytes && has_sound_size(argument);
}

bool is_sound(const PackedRun& run, const Launch& launch) {
    const PackedProgram* const program = program_of(run, launch.source.text, launch.options);
    const PackedKernel* const kernel = program == nullptr ? nullptr : kernel_of(*program, launch.kernel);
    if (kernel == nullptr || !is_valid_range(launch.range) ||
        launch.arguments.size() != kernel->instrumented.program.parameter_names.size()) {
        return false;
    }
    const auto& local = kernel->instrumented.local_arguments;
    for (std::size_t i = 0; i < launch.arguments.size(); ++i) {
        const Argument& argument = launch.arguments[i];
        const bool is_local = std::ranges::count(local, i) == 1;
        if (!is_sound(argument) || argument.kind != wanted_kind(kernel->instrumented, i) ||
            is_local != (argument.kind == ArgumentKind::local)) {
            return false;
        }
    }
    return std::ranges::is_sorted(local);
}

/// Whether the guess describes the packed launch, apart from its sizes, and reads no file.
bool is_sound(const PackedRun& run, const PackedGuess& guess) {
    const Launch& launch = run.launches.front();
    const auto& parameters = guess.kernel.parameters;
    bool is_sound = run.launches.size() == 1 && guess.kernel.name == launch.kernel &&
                    guess.sim.kernel == launch.kernel && guess.sim.options == launch.options &&
                    parameters.size() == launch.arguments.size() &&
                    guess.sim.arguments.size() == parameters.size() && is_valid_range(guess.sim.range);
    for (std::size_t i = 0; is_sound && i < parameters.size(); ++i) {
        is_sound = parameters[i].kind == launch.arguments[i].kind &&
                   guess.sim.arguments[i].content != SimContent::file;
    }
    return is_sound;
}

} // namespace

const PackedProgram* program_of(const PackedRun& run, const std::string& text, const std::string& options) {
    const auto found = std::ranges::find_if(run.programs, [&](const PackedProgram& program) {
        return program.text == text && program.options == options;
    });
    return found == run.programs.end() ? nullptr : &*found;
}

const PackedKernel* kernel_of(const PackedProgram& program, const std::string& name) {
    const auto found = std::ranges::find(program.kernels, name, &PackedKernel::name);
    return found == program.kernels.end() ? nullptr : &*found;
}

std::optional<std::string> find_flaw(const PackedRun& run) {
    if (run.what.empty() || run.turn_budget == 0) {
        return "description";
    }
    if (!std::ranges::all_of(run.programs, [](const PackedProgram& program) { return is_sound(program); })) {
        return "programs";
    }
    const bool has_launches = !run.launches.empty() && run.launches.size() <= most_packed_launches;
    if (!has_launches ||
        !std::ranges::all_of(run.launches, [&](const Launch& launch) { return is_sound(run, launch); })) {
        return "launches";
    }
    if (run.guess && !is_sound(run, *run.guess)) {
        return "guess";
    }
    return std::nullopt;
}

std::uint64_t argument_bytes(const PackedRun& run) {
    std::uint64_t bytes = 0;
    for (const Launch& launch : run.launches) {
        for (const Argument& argument : launch.arguments) {
            const std::uint64_t more = argument.kind == ArgumentKind::local ? 0 : argument.size_bytes;
            bytes += std::min(more, std::numeric_limits<std::uint64_t>::max() - bytes);
        }
    }
    return bytes;
}

std::uint64_t most_argument_bytes() {
    constexpr std::uint64_t unknown = std::uint64_t{1} << 30;
    const std::uint64_t memory = machine_memory_bytes();
    return memory == 0 ? unknown : memory / 4;
}

} // namespace lockstep
