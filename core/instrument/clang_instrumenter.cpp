#include "core/instrument/clang_instrumenter.h"

#include "core/instrument/instrument.h"
#include "core/instrument/source/frontend.h"

namespace lockstep {

Result<std::set<std::string>> ClangInstrumenter::tested_names(const KernelSource& source,
                                                              const std::string& options,
                                                              const InstrumentTarget& target) {
    return lockstep::tested_names(source, options, target);
}

Result<std::string> ClangInstrumenter::with_includes(const KernelSource& source, const std::string& options,
                                                     const InstrumentTarget& target) {
    return lockstep::with_includes(source, options, target);
}

Result<std::vector<KernelSignature>> ClangInstrumenter::kernels_in(const KernelSource& source,
                                                                   const std::string& options,
                                                                   const InstrumentTarget& target) {
    return lockstep::kernels_in(source, options, target);
}

Result<Instrumented> ClangInstrumenter::instrument(const KernelSource& source, const std::string& kernel,
                                                   const std::string& options,
                                                   const InstrumentTarget& target) {
    return lockstep::instrument(source, kernel, options, target);
}

} // namespace lockstep
