#pragma once

#include "core/pack/packed_run.h"
#include "core/site/instrumenter.h"

namespace lockstep {

/// Answers from a packed run instead of parsing kernels. So the process that records it needs no instrumenter
/// process.
///
///     tested_names    the names for which the packer had the answers of the device
///     instrument      the packed kernel, if this device answers the same as the one of the packed run
///
/// Errors: pack_for_another_device; internal_error for a program that the run does not contain.
class PackedInstrumenter : public Instrumenter {
public:
    /// The run must outlive this object.
    explicit PackedInstrumenter(const PackedRun& run) : run_(run) {}

    Result<std::set<std::string>> tested_names(const KernelSource& source, const std::string& options,
                                               const InstrumentTarget& target) override;
    Result<std::string> with_includes(const KernelSource& source, const std::string& options,
                                      const InstrumentTarget& target) override;
    /// Always fails, because a packed run contains its launches.
    Result<std::vector<KernelSignature>> kernels_in(const KernelSource& source, const std::string& options,
                                                    const InstrumentTarget& target) override;
    Result<Instrumented> instrument(const KernelSource& source, const std::string& kernel,
                                    const std::string& options, const InstrumentTarget& target) override;
    Status compile() override { return {}; }
    Result<Optimised> optimised() override;

    /// Returns the source location of the kernel that was instrumented last; line 0 if there is none.
    [[nodiscard]] Place last_kernel() const;

private:
    [[nodiscard]] Result<const PackedProgram*> find(const KernelSource& source,
                                                    const std::string& options) const;

    const PackedRun& run_;
    const PackedKernel* last_ = nullptr; ///< the kernel that was instrumented last
};

/// Returns the first difference between two targets, as the error pack_for_another_device; nothing if a kernel
/// that was instrumented for one of them suits the other one.
[[nodiscard]] Status check_target(const PackedRun& run, const InstrumentTarget& packed,
                                  const InstrumentTarget& here);

} // namespace lockstep
