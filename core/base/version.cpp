#include "core/base/version.h"

namespace lockstep {

const char* program_version() {
    return LOCKSTEP_VERSION;
}

} // namespace lockstep
