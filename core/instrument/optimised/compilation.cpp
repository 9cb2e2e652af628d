#include "core/instrument/optimised/compilation.h"

#include "core/instrument/optimised/charges.h"
#include "core/instrument/optimised/optimise.h"

#include <utility>

namespace lockstep::optimised {

Compilation::Compilation(Source source)
    : source_(std::move(source)), ptx_(ptx_of(source_.text, source_.file, source_.options, source_.target)) {}

Optimised Compilation::take() {
    const auto ptx = ptx_.take();
    return ptx ? fitted(read_ptx(*ptx), source_.program) : Optimised();
}

} // namespace lockstep::optimised
