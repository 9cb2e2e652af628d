#pragma once

#include "core/instrument/optimised/compilation.h"
#include "core/site/instrumenter.h"

#include <optional>

namespace lockstep {

/// Instruments kernels in the current process with Clang.
class ClangInstrumenter : public Instrumenter {
public:
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
    std::optional<optimised::Source> source_; ///< the kernel that was instrumented last
    std::optional<optimised::Compilation> compilation_;
};

} // namespace lockstep
