#include "core/instrument/values/private_writes.h"

#include "core/instrument/source/syntax.h"
#include "core/instrument/source/types.h"
#include "core/instrument/source/unwritten.h"

namespace lockstep::rewriting {
namespace {

using clang::VarDecl;
using llvm::dyn_cast;

/// Returns the array variable of an element, such as p for p[i][j].
const VarDecl* array_of(const clang::Expr* node) {
    node = bare(node);
    while (const auto* element = dyn_cast<clang::ArraySubscriptExpr>(node)) {
        const auto* decay = dyn_cast<clang::ImplicitCastExpr>(element->getBase()->IgnoreParens());
        if (decay == nullptr || decay->getCastKind() != clang::CK_ArrayToPointerDecay) {
            return nullptr;
        }
        node = bare(decay->getSubExpr());
    }
    const auto* use = dyn_cast<clang::DeclRefExpr>(node);
    return use != nullptr ? dyn_cast<VarDecl>(use->getDecl()) : nullptr;
}

} // namespace

/// Returns the name of the flag that records writes of a variable. If the parts of the variable are tracked
/// separately, the flag is a word with one bit per part.
std::string PrivateWrites::flag_of(const VarDecl* variable) {
    const auto found = flags_.find(variable);
    if (found != flags_.end()) {
        return found->second;
    }
    std::string name = "lk_w_" + variable->getNameAsString() + "_" + std::to_string(flags_.size());
    emitter_.declare(unwritten_.parts(variable) != 0 ? "uint " + name + " = 0u;\n"
                                                     : "bool " + name + " = false;\n");
    flags_[variable] = name;
    return name;
}

std::string PrivateWrites::declared(const VarDecl* variable) {
    if (unwritten_.is_watched(variable)) {
        return flag_of(variable) + " = false;\n";
    }
    if (unwritten_.parts(variable) != 0) {
        return flag_of(variable) + " = 0u;\n";
    }
    if (const auto array = unwritten_.array(variable)) {
        provenance_.watch(variable, *array);
        return "lk_forget(lk_self, " + number(array->first_bit) + ", " + number(array->count) + ");\n";
    }
    return "";
}

std::string PrivateWrites::fixed(const VarDecl* variable) const {
    const clang::QualType type = variable->getType();
    if (unwritten_.is_filled(variable)) {
        return "";
    }
    return type->isArrayType() ? " = {0}" : zero_initialiser(type);
}

std::string PrivateWrites::look(const clang::Expr* lvalue) {
    if (unwritten_.is_ignored(bare(lvalue))) {
        return "";
    }
    if (const VariablePart part = part_of(lvalue); unwritten_.parts(part.variable) != 0) {
        // Reads of whole structs are not checked: structs are often copied although some of their members
        // have no value.
        if (part.is_unknown || (part.is_whole && part.variable->getType()->isRecordType())) {
            return "";
        }
        const bool needs_all = part.is_union || unwritten_.is_computed(bare(lvalue));
        return std::string(needs_all ? "LK_KNOWN_ALL" : "LK_KNOWN_PART") + "(lk_self, " +
               number(log_.add_place(bare(lvalue)).value()) + ", " + flag_of(part.variable) + ", " +
               bits_of(part) + ")";
    }
    const auto* use = dyn_cast<clang::DeclRefExpr>(bare(lvalue));
    const auto* variable = use != nullptr ? dyn_cast<VarDecl>(use->getDecl()) : nullptr;
    if (variable == nullptr || !unwritten_.is_watched(variable) || !unwritten_.may_come_first(use)) {
        return "";
    }
    const Site site = log_.add_place(use);
    return "LK_KNOWN(lk_self, " + number(site.value()) + ", " + flag_of(variable) + ")";
}

std::string PrivateWrites::note(const clang::Expr* lvalue) {
    if (const VariablePart part = part_of(lvalue); unwritten_.parts(part.variable) != 0) {
        return flag_of(part.variable) +
               " |= " + (part.is_unknown ? number(unwritten_.parts(part.variable)) : bits_of(part));
    }
    const auto* use = dyn_cast<clang::DeclRefExpr>(bare(lvalue));
    const auto* variable = use != nullptr ? dyn_cast<VarDecl>(use->getDecl()) : nullptr;
    return variable != nullptr && unwritten_.is_watched(variable) ? flag_of(variable) + " = true" : "";
}

bool PrivateWrites::is_in_union(const clang::Expr* lvalue) const {
    const VariablePart part = part_of(lvalue);
    return part.is_union && unwritten_.parts(part.variable) != 0;
}

/// Returns the bits of a part; for an index outside its array, no bits.
std::string PrivateWrites::bits_of(const VariablePart& part) const {
    if (part.index == nullptr) {
        return number(part.bits);
    }
    const std::string index = emitter_.written(part.index);
    return "((ulong)(" + index + ") < " + std::to_string(part.index_count) + "ul ? " + number(part.bits) +
           " << (uint)(" + index + ") * " + number(part.index_bytes) + " : 0u)";
}

std::string PrivateWrites::element(const clang::ArraySubscriptExpr* node, const std::string& place, Use use) {
    const VarDecl* variable = array_of(node);
    const auto array = variable != nullptr ? unwritten_.array(variable) : std::nullopt;
    if (!array || node->getType()->isArrayType() || (!use.is_read && !use.is_written) ||
        unwritten_.is_ignored(node)) {
        return place;
    }
    const std::string bits = number(array->first_bit) + ", " + number(array->byte_shift) +
                             ", (__private char*)" + variable->getNameAsString() + ", (__private char*)&(" +
                             place + "))";
    const std::string probe = use.is_read
                                  ? "lk_element_got(lk_self, " + number(log_.add_place(node).value()) + ", "
                                  : "lk_element_put(lk_self, ";
    return "(*(" + spelled_pointer_to(node->getType()) + ")" + probe + bits + ")";
}

std::string PrivateWrites::probe(Use use) const {
    if (!unwritten_.has_arrays()) {
        return "lk_private";
    }
    if (use.is_read && !use.is_part) {
        return "lk_private_got";
    }
    return use.is_written ? "lk_private_put" : "lk_private";
}

std::string at_multiple(std::uint32_t alignment, Site site, const std::string& place) {
    return alignment <= 1 ? place
                          : "lk_private_at(lk_self, " + number(site.value()) + ", " + number(alignment) +
                                ", " + place + ")";
}

} // namespace lockstep::rewriting
