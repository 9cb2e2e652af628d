#include "core/recorder/pack_run.h"

#include "core/base/version.h"
#include "core/experiments/catalogue.h"
#include "core/kernel/readable_files.h"
#include "core/pack/pack_programs.h"
#include "core/recorder/find_launch.h"
#include "core/recorder/kept_results.h"
#include "core/recorder/launch_file.h"
#include "core/recorder/run_files.h"
#include "core/run/driver/device.h"
#include "core/run/driver/driver_macros.h"

#include <utility>

namespace lockstep {
namespace {

/// The device that will record a packed run.
struct PackTarget {
    DeviceInfo info;
    TargetOf target_of;
};

Result<PackTarget> target_here(Instrumenter& instrumenter, const std::string& name) {
    auto device = open_device(name);
    if (!device) {
        return device.error();
    }
    DeviceInfo info = device->info;
    return PackTarget{std::move(info), [&instrumenter, device = std::move(*device)](
                                           const KernelSource& source, const std::string& options) {
                          return target_for(device, instrumenter, source, options);
                      }};
}

PackTarget target_there(Instrumenter& instrumenter, const DescribedDevice& device) {
    return {device.info, [&instrumenter, device](const KernelSource& source, const std::string& options) {
                return described_target(device, instrumenter, source, options);
            }};
}

class RunPacker {
public:
    RunPacker(Instrumenter& instrumenter, const RunSpec& run, const PackTarget& target,
              const ProgressSink& progress)
        : instrumenter_(instrumenter), run_(run), target_(target), progress_(progress) {
        packed_.program_version = program_version();
        packed_.what = recorded_name(run);
        packed_.device = target.info.name;
        packed_.time_plain = run.options.time_plain;
        packed_.values = run.options.values;
        packed_.turn_budget = run.options.turn_budget;
        packed_.groups = run.options.groups;
        packed_.subgroup_width = run.options.subgroup_width;
    }

    Result<PackedRun> pack() {
        const Status packed = run_.kind == RunKind::launch_file ? pack_launch_file() : pack_experiment();
        if (!packed) {
            return packed.error();
        }
        return argument_bytes(packed_) <= most_argument_bytes()
                   ? Result<PackedRun>(std::move(packed_))
                   : Error{.code = ErrorCode::pack_too_large,
                           .arguments = {packed_.what, std::to_string(most_argument_bytes())}};
    }

private:
    Status pack_experiment() {
        const auto experiment = find_experiment(run_.what);
        if (!experiment) {
            return experiment.error();
        }
        Result<KernelSource> source = kernel_source(**experiment);
        if (!source) {
            return source.error();
        }
        source->text = run_.program_text.value_or(source->text);
        auto launches = (*experiment)->launches(run_.parameters, *source);
        if (!launches) {
            return launches.error();
        }
        packed_.is_experiment = true;
        packed_.checks_broken = run_.program_text.has_value();
        packed_.parameters = run_.parameters;
        return pack_launches(instrumenter_, target_.target_of, std::move(*launches), progress_, packed_);
    }

    Status pack_launch_file() {
        const auto form = launch_form(instrumenter_, run_, target_.target_of);
        if (!form) {
            return form.error();
        }
        auto described = described_launch(*form, run_);
        if (!described) {
            return described.error();
        }
        packed_.parameters = std::move(described->description);
        packed_.held_files = held_files(form->sim, run_);
        if (form->origin == LaunchOrigin::guessed) {
            packed_.guess = PackedGuess{form->sim, form->kernel, run_.parameters};
        }
        if (is_as_kept(run_)) {
            if (Status kept = keep_results(described->launch); !kept) {
                return kept;
            }
        }
        std::vector<Launch> launches;
        launches.push_back(std::move(described->launch));
        if (Status status =
                pack_launches(instrumenter_, target_.target_of, std::move(launches), progress_, packed_);
            !status) {
            return status;
        }
        if (packed_.guess) {
            packed_.guess->sim.options = packed_.launches[0].options;
        }
        for (const std::string& path : packed_.programs[0].kernels[0].instrumented.program.included) {
            packed_.held_files.push_back(without_links(path));
        }
        return {};
    }

    /// Adds the saved results of all buffers and images that the kernel can write.
    Status keep_results(const Launch& launch) {
        const KeptResults kept = kept_beside(run_.what);
        for (std::size_t i = 0; i < launch.arguments.size(); ++i) {
            const Argument& argument = launch.arguments[i];
            const bool is_memory =
                argument.kind == ArgumentKind::buffer || argument.kind == ArgumentKind::image;
            if (!is_memory || argument.access == Access::read_only || argument.is_null) {
                continue;
            }
            const std::string name =
                argument.name.empty() ? "argument " + std::to_string(i + 1) : argument.name;
            if (auto saved = kept(name, argument.size_bytes)) {
                if (!*saved) {
                    return saved->error();
                }
                packed_.kept_results[name] = std::move(**saved);
            }
        }
        return {};
    }

    Instrumenter& instrumenter_;
    const RunSpec& run_;
    const PackTarget& target_;
    const ProgressSink& progress_;
    PackedRun packed_;
};

} // namespace

Result<PackedRun> pack_run(Instrumenter& instrumenter, const RunSpec& run,
                           const std::optional<DescribedDevice>& device, const ProgressSink& progress) {
    auto completed = complete_run(run);
    if (!completed) {
        return completed.error();
    }
    const Result<PackTarget> target =
        device ? target_there(instrumenter, *device) : target_here(instrumenter, completed->options.device);
    if (!target) {
        return target.error();
    }
    if (completed->hardware.of_device) {
        completed = on_device(std::move(*completed), target->info);
        if (!completed) {
            return completed.error();
        }
    }
    return RunPacker(instrumenter, *completed, *target, progress).pack();
}

} // namespace lockstep
