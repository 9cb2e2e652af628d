#include "core/recorder/find_launch.h"

#include "core/base/data_dir.h"
#include "core/base/nearest.h"
#include "core/kernel/build_options.h"
#include "core/kernel/left_out_kernels.h"
#include "core/kernel/readable_files.h"
#include "core/kernel/sim/sim_change.h"
#include "core/kernel/sim/sim_guess.h"
#include "core/kernel/sim/sim_program.h"
#include "core/recorder/run_files.h"
#include "core/run/driver/device.h"
#include "core/run/driver/driver_macros.h"

#include <algorithm>
#include <optional>
#include <system_error>
#include <utility>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

Result<std::vector<KernelSignature>> kernels_of(Instrumenter& instrumenter, const KernelSource& source,
                                                const std::string& options, const TargetOf& target_of) {
    const Result<InstrumentTarget> target = target_of(source, options);
    return target ? instrumenter.kernels_in(source, options, *target) : target.error();
}

std::vector<std::string> names_of(const std::vector<KernelSignature>& kernels) {
    std::vector<std::string> names(kernels.size());
    std::ranges::transform(kernels, names.begin(), &KernelSignature::name);
    return names;
}

Result<KernelSignature> kernel_named(const std::vector<KernelSignature>& kernels, const std::string& name) {
    const auto found = std::ranges::find(kernels, name, &KernelSignature::name);
    return found != kernels.end()
               ? Result<KernelSignature>(*found)
               : Error{.code = ErrorCode::kernel_not_found, .arguments = {name, joined(names_of(kernels))}};
}

/// Selects the kernel: the one that the run names, else that of the launch file, else the only one.
Result<KernelSignature> chosen_kernel(const std::vector<KernelSignature>& kernels, const RunSpec& run,
                                      const std::optional<SimFile>& said) {
    if (!run.kernel.empty() || said) {
        return kernel_named(kernels, run.kernel.empty() ? said->kernel : run.kernel);
    }
    if (kernels.size() > 1) {
        return Error{.code = ErrorCode::which_kernel, .arguments = {run.what, joined(names_of(kernels))}};
    }
    return kernels.size() == 1 ? kernels[0] : kernel_named(kernels, run.kernel);
}

/// The description of a launch and its origin.
struct Said {
    std::optional<SimFile> sim;
    LaunchOrigin origin = LaunchOrigin::guessed;
    fs::path file;
};

bool is_kernel_file(const fs::path& path) {
    return path.extension() == ".cl";
}

/// Reads the launch file at this path, if it exists and refers to this program. A launch file of another
/// program, or a file that is not a launch file, is ignored. An error in a launch file of this program is
/// returned.
Result<Said> said_in(const fs::path& file, const RunSpec& run) {
    const fs::path program = run.what;
    std::error_code ignored;
    if (!fs::is_regular_file(file, ignored)) {
        return Said{};
    }
    if (!ReadableFiles(readable_of(run)).hold(file)) { // the path may be a link to a file in another folder
        return files_outside(file.parent_path().string(), {file.string()});
    }
    auto sim = read_sim_file(file);
    const std::string name = program.filename().string();
    if (sim && sim->program == name) {
        return Said{std::move(*sim), LaunchOrigin::kept, file};
    }
    const Result<std::string> text = read_text_file(file);
    const bool is_ours = !sim && text && text->find(name) < text->find('<');
    return is_ours ? Result<Said>(sim.error()) : Said{};
}

/// Reads the launch file that is saved next to a kernel file. If the run names a kernel, reads the file that
/// is saved for this kernel.
Result<Said> kept_launch(const RunSpec& run) {
    for (const bool is_only_one : {false, true}) {
        const fs::path file = kept_launch_file(run.what, run.kernel, is_only_one);
        auto said = said_in(file, run);
        const bool fits = !said || (said->sim && (run.kernel.empty() || said->sim->kernel == run.kernel));
        if (fits) {
            return said;
        }
    }
    return Said{};
}

Result<Said> said_launch(const RunSpec& run) {
    if (!run.launch_text.empty()) {
        auto sim = sim_from(run.launch_text, run.what);
        if (!sim) {
            Error error = sim.error();
            error.place = {}; // no file contains this text
            return error;
        }
        return Said{std::move(*sim), LaunchOrigin::edited, run.what};
    }
    if (is_kernel_file(run.what)) {
        return kept_launch(run);
    }
    auto sim = read_sim_file(run.what);
    return sim ? Result<Said>({std::move(*sim), LaunchOrigin::file, run.what}) : sim.error();
}

/// Discards a saved or edited launch whose kernel does not exist in the program, probably because it was
/// renamed. A launch file that the user named is never discarded.
void forget_renamed(Said& said, const std::vector<KernelSignature>& kernels) {
    const bool is_named = said.origin == LaunchOrigin::file;
    if (said.sim && !is_named &&
        std::ranges::find(kernels, said.sim->kernel, &KernelSignature::name) == kernels.end()) {
        said.sim.reset();
    }
}

Result<KernelSource> program_of(const RunSpec& run, const SimFile& launch) {
    Result<KernelSource> source = sim_program(launch, run.what);
    if (source && run.program_text) {
        source->text = *run.program_text;
    }
    if (source) {
        source->readable = readable_of(run);
    }
    return source;
}

/// Returns the described launch, or only its program if it is guessed. The options of the run are appended to
/// those of the launch.
SimFile with_options(const Said& said, const RunSpec& run) {
    SimFile launch = said.sim ? *said.sim : SimFile{.program = fs::path(run.what).filename().string()};
    launch.options += (launch.options.empty() || run.build_options.empty() ? "" : " ") + run.build_options;
    return launch;
}

/// Adds the line to the error if the launch file contains the refused option. An option from the command line
/// has no line.
Error with_line(Error error, const Said& said) {
    const bool is_in_file = said.sim && said.origin != LaunchOrigin::edited &&
                            error.code == ErrorCode::build_option_refused &&
                            !build_options_from(said.sim->options);
    if (is_in_file) {
        error.place = {said.file.string(), said.sim->options_line, 0};
    }
    return error;
}

/// Checks that the program contains a kernel. Errors: kernels_left_out, if an #if excludes all kernels.
Status none_left_out(const std::vector<KernelSignature>& kernels, const KernelSource& source) {
    const auto condition = kernels.empty() ? condition_of_first_kernel(source.text) : std::nullopt;
    if (!condition) {
        return {};
    }
    return Error{.code = ErrorCode::kernels_left_out,
                 .arguments = {source.file, condition->text},
                 .place = {source.file, condition->line, 1}};
}

} // namespace

Result<LaunchForm> launch_form(Instrumenter& instrumenter, const RunSpec& run) {
    const auto target_of = [&](const KernelSource& source,
                               const std::string& options) -> Result<InstrumentTarget> {
        const Result<Device> device = open_device(run.options.device);
        return device ? target_for(*device, instrumenter, source, options) : device.error();
    };
    return launch_form(instrumenter, run, target_of);
}

Result<LaunchForm> launch_form(Instrumenter& instrumenter, const RunSpec& run, const TargetOf& target_of) {
    Result<Said> said = said_launch(run);
    if (!said) {
        return said.error();
    }
    const SimFile launch = with_options(*said, run);
    if (Status reach = check_reach(launch, run); !reach) {
        return with_line(reach.error(), *said);
    }
    Result<KernelSource> source = program_of(run, launch);
    if (!source) {
        return source.error();
    }
    const std::string& options = launch.options;
    const auto kernels =
        kernels_of(instrumenter, *source,
                   with_folders_beside(options, fs::path(run.what).parent_path().string()), target_of);
    if (!kernels) {
        return kernels.error();
    }
    if (Status there = none_left_out(*kernels, *source); !there) {
        return there.error();
    }
    const std::string program = said->sim ? said->sim->program : source->file;
    forget_renamed(*said, *kernels);
    const Result<KernelSignature> kernel = chosen_kernel(*kernels, run, said->sim);
    if (!kernel) {
        return kernel.error();
    }
    LaunchForm form{
        .guess = guessed_sim(*kernel, source->file), .kernels = names_of(*kernels), .kernel = *kernel};
    form.guess.program = program;
    form.guess.options = options;
    const bool is_said = said->sim && said->sim->kernel == kernel->name;
    form.origin = is_said ? said->origin : LaunchOrigin::guessed;
    auto sim = with_settings(*kernel, is_said ? std::move(*said->sim) : form.guess, run.parameters);
    if (!sim) {
        return sim.error();
    }
    form.sim = std::move(*sim);
    form.sim.options = options;
    form.launch_file = form.origin == LaunchOrigin::file || form.origin == LaunchOrigin::kept
                           ? said->file.string()
                           : kept_launch_file(fs::path(run.what).parent_path() / source->file, kernel->name,
                                              kernels->size() == 1)
                                 .string();
    form.program = std::move(*source);
    return form;
}

} // namespace lockstep
