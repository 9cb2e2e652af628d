#include "tests/support/source_tree/source_tree.h"

namespace lockstep {

std::filesystem::path source_tree() {
    return LOCKSTEP_SOURCE_DIR;
}

} // namespace lockstep
