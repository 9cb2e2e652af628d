#include "core/instrument/optimised/compilation.h"

#include "core/instrument/optimised/charges.h"
#include "core/instrument/optimised/optimise.h"

#include <utility>

namespace lockstep::optimised {

Compilation::Compilation(Source source)
    : source_(std::move(source)),
      ptx_(ptx_of(source_.text, source_.file, source_.options, source_.target)),
      registers_(source_.text, source_.file, source_.program.kernel, source_.options) {}

Optimised Compilation::take() {
    const auto ptx = ptx_.take();
    Optimised optimised = ptx ? fitted(read_ptx(*ptx), source_.program) : Optimised();
    optimised.registers = registers_.take();
    return optimised;
}

} // namespace lockstep::optimised
