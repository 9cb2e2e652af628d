#include "core/instrument/clang_instrumenter.h"

#include "core/instrument/instrument.h"
#include "core/instrument/parse/frontend.h"

#include <utility>

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
    source_.reset();
    Result<Instrumentation> made = instrument_to_compile(source, kernel, options, target);
    if (!made) {
        return made.error();
    }
    source_ = std::move(made->source);
    return std::move(made->instrumented);
}

Status ClangInstrumenter::compile() {
    compilation_.reset();
    if (source_) {
        compilation_.emplace(*std::exchange(source_, std::nullopt));
    }
    return {};
}

Result<Optimised> ClangInstrumenter::optimised() {
    Optimised known = compilation_ ? compilation_->take() : Optimised();
    compilation_.reset();
    return known;
}

} // namespace lockstep
