#pragma once

#include "app/worker/build_time.h"
#include "app/worker/instrument_protocol.h"
#include "app/worker/process/child_process.h"
#include "core/site/instrumenter.h"

#include <cstddef>
#include <mutex>
#include <optional>

namespace lockstep {

/// Returns the path of the instrumenter program: the value of LOCKSTEP_INSTRUMENTER (used by tests),
/// otherwise in the folder of the running program.
[[nodiscard]] std::filesystem::path instrumenter_program();

/// Changes the layout of an array in a source, in a process of its own. Blocks. Errors: those of
/// InstrumenterProcess::edit_array().
[[nodiscard]] Result<ArrayEdit> edit_array_in_process(const KernelSource& source, const std::string& options,
                                                      const InstrumentTarget& target,
                                                      const ArrayEditWish& wish);

/// Adds the group size to a source, in a process of its own. Blocks. Errors: those of
/// InstrumenterProcess::require_group().
[[nodiscard]] Result<std::string> require_group_in_process(const KernelSource& source,
                                                           const std::string& options,
                                                           const InstrumentTarget& target,
                                                           const GroupWish& wish);

/// Instruments kernels in a separate process, lockstep-instrument, which lives as long as this object.
/// Additional errors: instrumenter_not_started, instrumenter_died with the end of its output,
/// instrumenter_answer_wrong.
class InstrumenterProcess : public Instrumenter {
public:
    /// Starts the process early, so that it loads while other work is done. If it cannot be started, the
    /// first call returns the error.
    /// @param limits  the limits for reading and building together; reading gets a part of them.
    /// @param time    the time budget of the run. It must outlive this object. If null, each request gets the
    /// full time given in `limits`.
    explicit InstrumenterProcess(const BuildLimits& limits = {}, BuildTime* time = nullptr);

    /// Returns the source location of the kernel that was instrumented last; line 0 if it is unknown.
    [[nodiscard]] Place last_kernel() const;

    /// Returns the process id; -1 if the process was not started.
    [[nodiscard]] pid_t pid() const { return process_.pid(); }

    Result<std::set<std::string>> tested_names(const KernelSource& source, const std::string& options,
                                               const InstrumentTarget& target) override;
    Result<std::string> with_includes(const KernelSource& source, const std::string& options,
                                      const InstrumentTarget& target) override;
    Result<std::vector<KernelSignature>> kernels_in(const KernelSource& source, const std::string& options,
                                                    const InstrumentTarget& target) override;
    Result<Instrumented> instrument(const KernelSource& source, const std::string& kernel,
                                    const std::string& options, const InstrumentTarget& target) override;
    /// Changes the layout of an array in the source. Errors: those of core/instrument/edit/edit_array.h.
    Result<ArrayEdit> edit_array(const KernelSource& source, const std::string& options,
                                 const InstrumentTarget& target, const ArrayEditWish& wish);
    /// Adds the group size to the source. Errors: those of core/instrument/edit/require_group.h.
    Result<std::string> require_group(const KernelSource& source, const std::string& options,
                                      const InstrumentTarget& target, const GroupWish& wish);
    Status compile() override;
    Result<Optimised> optimised() override;

private:
    Result<InstrumentAnswer> ask(const InstrumentQuestion& question);
    Result<InstrumentAnswer> ask_within(InstrumentQuestion question, std::uint64_t seconds);
    template <class T>
    Result<T> answer_to(const InstrumentQuestion& question);

    ChildProcess process_;
    BuildLimits limits_; ///< the limits for reading a kernel
    BuildTime* time_;
    mutable std::mutex mutex_;
    Place last_kernel_;
    std::size_t sites_ = 0;     ///< number of sites of the kernel that was instrumented last
    std::optional<Error> lost_; ///< reason why the process can no longer be used, set at the first failure
};

} // namespace lockstep
