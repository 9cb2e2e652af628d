#pragma once

#include "app/worker/build_time.h"
#include "app/worker/instrument_protocol.h"
#include "app/worker/process/child_process.h"
#include "core/site/instrumenter.h"

#include <cstddef>
#include <mutex>
#include <optional>

namespace lockstep {

/// LOCKSTEP_INSTRUMENTER (used by tests), else the program next to the running one.
[[nodiscard]] std::filesystem::path instrumenter_program();

/// Instruments in a separate process, lockstep-instrument, which lives as long as this object. Additional
/// errors: instrumenter_not_started, instrumenter_died with the end of its output, instrumenter_answer_wrong.
class InstrumenterProcess : public Instrumenter {
public:
    /// Starts the process, so that it loads while other things do; the first call reports a failure to start.
    /// @param limits  for reading and building together; reading gets a part of them
    /// @param time    of the run, must outlive this; null: each question has the time of `limits`
    explicit InstrumenterProcess(const BuildLimits& limits = {}, BuildTime* time = nullptr);

    /// The location of the kernel that was instrumented last; line 0: unknown.
    [[nodiscard]] Place last_kernel() const;

    /// -1 if the process did not start.
    [[nodiscard]] pid_t pid() const { return process_.pid(); }

    Result<std::set<std::string>> tested_names(const KernelSource& source, const std::string& options,
                                               const InstrumentTarget& target) override;
    Result<std::string> with_includes(const KernelSource& source, const std::string& options,
                                      const InstrumentTarget& target) override;
    Result<std::vector<KernelSignature>> kernels_in(const KernelSource& source, const std::string& options,
                                                    const InstrumentTarget& target) override;
    Result<Instrumented> instrument(const KernelSource& source, const std::string& kernel,
                                    const std::string& options, const InstrumentTarget& target) override;
    Status compile() override;
    Result<Optimised> optimised() override;

private:
    Result<InstrumentAnswer> ask(const InstrumentQuestion& question);
    Result<InstrumentAnswer> ask_within(InstrumentQuestion question, std::uint64_t seconds);
    template <class T>
    Result<T> answer_to(const InstrumentQuestion& question);

    ChildProcess process_;
    BuildLimits limits_; ///< for reading
    BuildTime* time_;
    mutable std::mutex mutex_;
    Place last_kernel_;
    std::size_t sites_ = 0;     ///< of the kernel that was instrumented last
    std::optional<Error> lost_; ///< why there is no process to ask, from the first failure on
};

} // namespace lockstep
