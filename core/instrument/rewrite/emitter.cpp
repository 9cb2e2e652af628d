#include "core/instrument/rewrite/emitter.h"

#include "core/instrument/source/syntax.h"
#include "core/instrument/source/types.h"

namespace lockstep::rewriting {

void Emitter::begin_function() {
    declarations_.clear();
    constants_.clear();
    has_latch_ = false;
}

std::string Emitter::temporary(const std::string& type) {
    std::string name = "lk_t" + std::to_string(temporaries_++);
    declarations_ += type + " " + name + ";\n";
    return name;
}

std::string Emitter::temporary(clang::QualType type) {
    return temporary(spelled(type));
}

std::string Emitter::zeroed_temporary(clang::QualType type) {
    std::string name = "lk_t" + std::to_string(temporaries_++);
    declarations_ += spelled(type) + " " + name + zero_initialiser(type) + ";\n";
    return name;
}

void Emitter::declare_constant_once(const std::string& declared, const std::string& value) {
    if (constants_.find(declared) == std::string::npos) {
        constants_ += declared + value;
    }
}

std::string Emitter::latch() {
    if (!has_latch_) {
        declarations_ += "volatile uint lk_latch;\n";
        has_latch_ = true;
    }
    return "lk_latch = 0u";
}

} // namespace lockstep::rewriting
