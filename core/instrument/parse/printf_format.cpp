#include "core/instrument/parse/printf_format.h"

#include <cstddef>
#include <string>

namespace lockstep {
namespace {

const clang::StringLiteral* literal_in(const clang::Expr* node) {
    return llvm::dyn_cast<clang::StringLiteral>(node->IgnoreParenCasts());
}

} // namespace

const clang::Expr* text_argument(const clang::CallExpr* printf) {
    const clang::StringLiteral* format = printf->getNumArgs() == 0 ? nullptr : literal_in(printf->getArg(0));
    if (format == nullptr) {
        return nullptr; // not a literal: the compiler reports an error for it
    }
    const std::string text = format->getBytes().str();
    unsigned argument = 0;
    for (std::size_t at = text.find('%'); at != std::string::npos; at = text.find('%', at + 1)) {
        // Position of the conversion character, after flags, width, vector size and length.
        at = text.find_first_of("diouxXfFeEgGaAcsp%", at + 1);
        if (at == std::string::npos) {
            break;
        }
        argument += text[at] == '%' ? 0 : 1;
        if (text[at] == 's' && argument < printf->getNumArgs() &&
            literal_in(printf->getArg(argument)) == nullptr) {
            return printf->getArg(argument);
        }
    }
    return nullptr;
}

} // namespace lockstep
