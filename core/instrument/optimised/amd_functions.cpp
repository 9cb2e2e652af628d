#include "core/instrument/optimised/amd_functions.h"

#include "core/instrument/optimised/amd_body.h"

#include <charconv>
#include <vector>

namespace lockstep::optimised {
namespace {

struct Mangled {
    std::string_view name;
    std::string_view types;
};

/// Splits a mangled name: "_Z3maxDv4_jS_" into "max" and "Dv4_jS_".
Mangled taken_apart(std::string_view mangled) {
    if (!mangled.starts_with("_Z")) {
        return {};
    }
    std::size_t length = 0;
    const char* const end = mangled.data() + mangled.size();
    const char* const begin = std::from_chars(mangled.data() + 2, end, length).ptr;
    if (length == 0 || static_cast<std::size_t>(end - begin) < length) {
        return {};
    }
    return {{begin, length}, {begin + length, static_cast<std::size_t>(end - begin) - length}};
}

/// Returns the mangled scalar type of the first argument: 'j' for "PU3AS1VDv4_jS_". Skips pointers, address
/// spaces, qualifiers and the number of elements.
char first_scalar(std::string_view types) {
    while (!types.empty()) {
        if (types.starts_with("Dv")) {
            types.remove_prefix(std::min(types.find('_'), types.size() - 1) + 1);
        } else if (types.starts_with("U3AS")) {
            types.remove_prefix(std::min<std::size_t>(types.size(), 5));
        } else if (types[0] == 'P' || types[0] == 'V' || types[0] == 'K') {
            types.remove_prefix(1);
        } else {
            return types[0];
        }
    }
    return '\0';
}

} // namespace

Body::Body(llvm::Function& function)
    : function_(function), code_(llvm::BasicBlock::Create(function.getContext(), "", &function)) {
    const llvm::StringRef symbol = function.getName();
    const auto [name, types] = taken_apart({symbol.data(), symbol.size()});
    constexpr std::string_view unsigned_types = "htjm"; // mangling of unsigned char, short, int and long
    name_ = name;
    is_unsigned_ = unsigned_types.find(first_scalar(types)) != std::string_view::npos;
}

llvm::Value* Body::wide(unsigned number) {
    const auto* vector = llvm::dyn_cast<llvm::FixedVectorType>(type());
    llvm::Value* const value = argument(number);
    return vector != nullptr && !value->getType()->isVectorTy()
               ? code_.CreateVectorSplat(vector->getNumElements(), value)
               : value;
}

void Body::give(llvm::Value* value) {
    value != nullptr ? code_.CreateRet(value) : code_.CreateRetVoid();
}

void Body::drop() {
    function_.deleteBody();
}

void define_functions(llvm::Module& module) {
    std::vector<llvm::Function*> missing;
    for (llvm::Function& function : module) {
        if (function.isDeclaration() && !function.isIntrinsic() && !function.use_empty()) {
            missing.push_back(&function);
        }
    }
    for (llvm::Function* function : missing) {
        Body body(*function);
        if (!define_work_item_function(body) && !define_memory_function(body) && !define_arithmetic(body) &&
            !define_conversion(body)) {
            body.drop();
        }
    }
}

} // namespace lockstep::optimised
