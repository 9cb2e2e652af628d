#include "core/recorder/launch_programs.h"

#include "core/run/driver/driver_macros.h"

#include <utility>

namespace lockstep {

LaunchPrograms::Key LaunchPrograms::key_of(const Launch& launch, bool values) {
    return {launch.source.folder, launch.source.text, launch.kernel, launch.options, values};
}

/// Returns the key for data that all kernels of a program share.
LaunchPrograms::Key LaunchPrograms::key_of_source(const Launch& launch) {
    return {launch.source.folder, launch.source.text, "", launch.options, false};
}

/// Whether the program runs with this group shape for the first time. Some drivers compile a program again
/// for each shape.
bool LaunchPrograms::is_first_of_shape(const void* program, const Launch& launch) {
    return shapes_.emplace(program, launch.range.local).second;
}

Result<const InstrumentedProgram*> LaunchPrograms::instrumented(const Launch& launch, bool values) {
    const Key key = key_of(launch, values);
    auto known = instrumented_.find(key);
    if (known == instrumented_.end()) {
        Result<InstrumentedProgram> made = make(launch, values);
        if (!made) {
            return made.error();
        }
        known = instrumented_.emplace(key, std::move(*made)).first;
        compiled_ = &known->second;
        (void)is_first_of_shape(compiled_, launch);
    } else if (Status status = check_launch(device_, launch, known->second.instrumented); !status) {
        return status.error();
    } else if (is_first_of_shape(&known->second, launch) && !report(Stage::build)) {
        return Error{.code = ErrorCode::cancelled};
    }
    return &known->second;
}

Result<Prepared> LaunchPrograms::with_spill(const Launch& launch, bool values) {
    InstrumentedProgram& program = instrumented_.at(key_of(launch, values));
    if (!program.with_spill) {
        Result<Prepared> built =
            prepare(device_, launch, program.instrumented, values, LogKeeping::with_spill);
        if (!built) {
            return built.error();
        }
        program.with_spill = std::move(*built);
    }
    return *program.with_spill;
}

Status LaunchPrograms::know_optimised() {
    if (compiled_ == nullptr) {
        return {};
    }
    Result<Optimised> optimised = instrumenter_.optimised();
    if (!optimised) {
        return optimised.error();
    }
    std::exchange(compiled_, nullptr)->instrumented.program.optimised = std::move(*optimised);
    return {};
}

Result<Instrumented> LaunchPrograms::text(const Launch& launch) {
    if (!report(Stage::instrument)) {
        return Error{.code = ErrorCode::cancelled};
    }
    Result<InstrumentTarget> target = target_for(device_, instrumenter_, launch.source, launch.options);
    if (!target) {
        return target.error();
    }
    targets_.insert_or_assign(key_of_source(launch), *target);
    target->subgroup_width = subgroup_width_;
    return instrumenter_.instrument(launch.source, launch.kernel, launch.options, *target);
}

/// Determines the error to report. If the original kernel builds but the instrumented one does not, the cause
/// is the instrumentation, not the kernel or the device.
Error LaunchPrograms::whose_fault(const Launch& launch, const Instrumented& instrumented, Error error) {
    if (error.code == ErrorCode::driver_build_failed &&
        build(launch, instrumented, CompilerLog::as_it_comes)) {
        error.code = ErrorCode::instrumented_build_failed;
    }
    return error;
}

Result<InstrumentedProgram> LaunchPrograms::make(const Launch& launch, bool values) {
    Result<Instrumented> instrumented = text(launch);
    if (!instrumented) {
        return instrumented.error();
    }
    if (!report(Stage::build)) {
        return Error{.code = ErrorCode::cancelled};
    }
    if (Status begun = instrumenter_.compile(); !begun) {
        return begun.error();
    }
    Result<Prepared> prepared = prepare(device_, launch, *instrumented, values);
    if (!prepared) {
        return whose_fault(launch, *instrumented, prepared.error());
    }
    return InstrumentedProgram{std::move(*instrumented), std::move(*prepared),
                               answers_of(device_, targets_.at(key_of_source(launch)))};
}

Result<PlainProgram> LaunchPrograms::build(const Launch& launch, const Instrumented& instrumented,
                                           CompilerLog log, Contraction contraction) {
    const auto target = targets_.find(key_of_source(launch));
    return build_plain(device_, instrumenter_, launch, instrumented, log,
                       target == targets_.end() ? nullptr : &target->second, contraction);
}

/// The plain program contains only this kernel if it is made from the instrumented text; otherwise, it contains all
/// kernels of the source.
LaunchPrograms::Key LaunchPrograms::key_of_plain(const Launch& launch, const Instrumented& instrumented) {
    const bool may_be_one = instrumented.subgroup_width || instrumented.sees_places;
    const std::string kernel = may_be_one ? launch.kernel : "";
    return {launch.source.folder, launch.source.text, kernel, launch.options, false};
}

Result<PlainProgram> LaunchPrograms::known_or_built(std::map<Key, PlainProgram>& programs,
                                                    const Launch& launch, const Instrumented& instrumented,
                                                    CompilerLog log, Contraction contraction) {
    const Key key = key_of_plain(launch, instrumented);
    auto known = programs.find(key);
    const bool is_new = known == programs.end() || is_first_of_shape(&known->second, launch);
    if (is_new && !report(Stage::build)) {
        return Error{.code = ErrorCode::cancelled};
    }
    if (known == programs.end()) {
        Result<PlainProgram> built = build(launch, instrumented, log, contraction);
        if (!built) {
            return built.error();
        }
        known = programs.emplace(key, std::move(*built)).first;
        (void)is_first_of_shape(&known->second, launch);
    }
    return known->second;
}

Result<PlainProgram> LaunchPrograms::plain(const Launch& launch, const Instrumented& instrumented) {
    return known_or_built(plain_, launch, instrumented, log_, Contraction::forbidden);
}

Result<PlainProgram> LaunchPrograms::timed(const Launch& launch, const Instrumented& instrumented) {
    const auto known = plain_.find(key_of_plain(launch, instrumented));
    const bool is_emulated = known != plain_.end() && known->second.sub_groups == SubgroupFunctions::emulated;
    if (!instrumented.contracts || is_emulated) {
        return plain(launch, instrumented);
    }
    return known_or_built(timed_, launch, instrumented, CompilerLog::as_it_comes, Contraction::as_written);
}

std::optional<ClockedProgram> LaunchPrograms::clocked(const Launch& launch,
                                                      const Instrumented& instrumented) {
    const Key key = key_of(launch, false);
    auto known = clocked_.find(key);
    if (known == clocked_.end()) {
        // The return value, which requests cancellation, can be ignored, because the next report requests it
        // again.
        (void)report(Stage::build);
        known = clocked_.emplace(key, build_clocked(device_, launch, instrumented)).first;
        (void)is_first_of_shape(&known->second, launch);
    } else if (is_first_of_shape(&known->second, launch)) {
        (void)report(Stage::build);
    }
    return known->second;
}

} // namespace lockstep
