#include "core/pack/pack_programs.h"

#include "core/kernel/build_options.h"

#include <utility>

namespace lockstep {
namespace {

/// Returns the options without include folders.
std::string without_folders(const std::string& options) {
    Result<BuildOptions> parsed = build_options_from(options);
    if (!parsed) {
        return options; // the instrumenter reports the error
    }
    std::erase_if(*parsed,
                  [](const BuildOption& option) { return option.kind == BuildOption::Kind::folder; });
    return options_text(*parsed);
}

/// Returns the index of a program; the number of programs if there is none with this text and these options.
std::size_t number_of_program(const PackedRun& run, const std::string& text, const std::string& options) {
    const PackedProgram* const found = program_of(run, text, options);
    return found == nullptr ? run.programs.size() : static_cast<std::size_t>(found - run.programs.data());
}

Result<PackedProgram> program_for(Instrumenter& instrumenter, const TargetOf& target_of,
                                  const Launch& launch) {
    PackedProgram program{
        .file = launch.source.file, .text = launch.source.text, .options = without_folders(launch.options)};
    Result<InstrumentTarget> target = target_of(launch.source, launch.options);
    if (!target) {
        return target.error();
    }
    program.target = std::move(*target);
    auto names = instrumenter.tested_names(launch.source, launch.options, program.target);
    if (!names) {
        return names.error();
    }
    program.names = std::move(*names);
    if (has_branches_or_includes(launch.source)) {
        auto whole = instrumenter.with_includes(launch.source, launch.options, program.target);
        if (!whole) {
            return whole.error();
        }
        program.whole_text = std::move(*whole);
    }
    return program;
}

Result<PackedKernel> kernel_for(Instrumenter& instrumenter, const Launch& launch, InstrumentTarget target,
                                std::uint32_t subgroup_width) {
    target.subgroup_width = subgroup_width;
    auto instrumented = instrumenter.instrument(launch.source, launch.kernel, launch.options, target);
    if (!instrumented) {
        return instrumented.error();
    }
    if (Status begun = instrumenter.compile(); !begun) {
        return begun.error();
    }
    auto optimised = instrumenter.optimised();
    if (!optimised) {
        return optimised.error();
    }
    instrumented->program.optimised = std::move(*optimised);
    return PackedKernel{launch.kernel, std::move(*instrumented)};
}

} // namespace

Status pack_launches(Instrumenter& instrumenter, const TargetOf& target_of, std::vector<Launch> launches,
                     const ProgressSink& progress, PackedRun& run) {
    for (Launch& launch : launches) {
        if (progress && !progress({Stage::instrument, run.launches.size(), launches.size()})) {
            return Error{.code = ErrorCode::cancelled};
        }
        const std::string options = without_folders(launch.options);
        if (number_of_program(run, launch.source.text, options) == run.programs.size()) {
            auto program = program_for(instrumenter, target_of, launch);
            if (!program) {
                return program.error();
            }
            run.programs.push_back(std::move(*program));
        }
        PackedProgram& program = run.programs[number_of_program(run, launch.source.text, options)];
        if (kernel_of(program, launch.kernel) == nullptr) {
            auto kernel = kernel_for(instrumenter, launch, program.target, run.subgroup_width);
            if (!kernel) {
                return kernel.error();
            }
            program.kernels.push_back(std::move(*kernel));
        }
        launch.source = {.file = launch.source.file, .text = std::move(launch.source.text), .folder = ""};
        launch.options = options;
        run.launches.push_back(std::move(launch));
    }
    return {};
}

} // namespace lockstep
