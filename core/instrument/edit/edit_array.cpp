#include "core/instrument/edit/edit_array.h"

#include "core/instrument/edit/array_uses.h"
#include "core/instrument/edit/source_edits.h"
#include "core/instrument/parse/frontend.h"
#include "core/instrument/parse/source_text.h"
#include "core/instrument/source/each_node.h"
#include "core/instrument/source/reach.h"
#include "core/instrument/source/types.h"

#include <algorithm>
#include <cctype>
#include <limits>

namespace lockstep {
namespace {

using editing::ArrayUses;
using editing::Obstacle;
using editing::SourceEdits;
using Functions = std::vector<const clang::FunctionDecl*>;

/// Whether evaluating an expression twice has an effect, or accesses memory that Lockstep logs.
bool matters_twice(const clang::Expr* node, const clang::ASTContext& context) {
    bool matters = node->HasSideEffects(context);
    each<clang::Expr>(node, [&](const clang::Expr* part) {
        const auto* cast = llvm::dyn_cast<clang::ImplicitCastExpr>(part);
        const bool is_load = cast != nullptr && cast->getCastKind() == clang::CK_LValueToRValue;
        matters = matters || llvm::isa<clang::CallExpr>(part) ||
                  (is_load && space_of(cast->getSubExpr()->getType()) != Space::none);
    });
    return matters;
}

/// Whether " + 1" can follow an expression without parentheses.
bool binds_tightly(const clang::Expr* node) {
    const auto* operation = llvm::dyn_cast<clang::BinaryOperator>(node->IgnoreImpCasts());
    return !llvm::isa<clang::ConditionalOperator>(node->IgnoreImpCasts()) &&
           (operation == nullptr || operation->isAdditiveOp() || operation->isMultiplicativeOp());
}

/// Makes the changes of one array.
class ArrayEditor {
public:
    ArrayEditor(const clang::ASTContext& context, const ArrayUses& uses, const ArrayMap& map,
                SourceEdits& edits)
        : context_(context), uses_(uses), map_(map), edits_(edits) {}

    std::optional<Obstacle> change() {
        if (map_.is_identity()) {
            return std::nullopt;
        }
        if (map_.pads_last_row) {
            change_last_dimension();
        } else {
            change_size();
            change_indices();
        }
        return obstacle_ ? obstacle_ : edits_.obstacle();
    }

private:
    void refuse(std::string_view reason, clang::SourceLocation location) {
        obstacle_ = obstacle_ ? obstacle_ : std::optional(Obstacle{reason, location});
    }

    /// Returns the last dimension of the declaration, and its size; null if it is not written there.
    [[nodiscard]] clang::ArrayTypeLoc last_dimension() const {
        const clang::TypeSourceInfo* const written = uses_.array->getTypeSourceInfo();
        auto dimension = written->getTypeLoc().getAs<clang::ArrayTypeLoc>();
        while (!dimension.isNull()) {
            const auto inner = dimension.getElementLoc().getAs<clang::ArrayTypeLoc>();
            if (inner.isNull()) {
                break;
            }
            dimension = inner;
        }
        const bool is_whole = !dimension.isNull() && !dimension.getElementLoc().getType()->isArrayType();
        return is_whole && dimension.getSizeExpr() != nullptr ? dimension : clang::ArrayTypeLoc();
    }

    void change_last_dimension() {
        if (map_.swizzle.mask != 0) {
            std::ranges::for_each(uses_.accesses, [this](const auto* access) { swizzle_column(access); });
        }
        if (map_.pad == 0) {
            return;
        }
        const clang::ArrayTypeLoc dimension = last_dimension();
        if (uses_.dimensions < 2 || dimension.isNull()) {
            refuse(edit_refusal::declaration, uses_.array->getLocation());
            return;
        }
        const std::string added = " + " + std::to_string(map_.pad);
        const bool is_plain = binds_tightly(dimension.getSizeExpr());
        edits_.wrap_size(dimension, is_plain ? "" : "(", is_plain ? added : ")" + added);
    }

    /// tile[y][x] -> tile[y][(x) ^ ((y) & 7)]
    void swizzle_column(const clang::ArraySubscriptExpr* access) {
        if (uses_.dimensions != 2) {
            refuse(edit_refusal::dimensions, access->getBeginLoc());
            return;
        }
        const auto indices = editing::indices_of(access, 2);
        const clang::Expr* const row = indices[0]->getIdx();
        const auto text = edits_.written(row);
        if (matters_twice(row, context_) || !text) {
            refuse(text ? edit_refusal::effect_in_row : edit_refusal::in_macro, row->getBeginLoc());
            return;
        }
        edits_.wrap_index(indices[1], "(", ") ^ " + flipped_bits("(" + *text + ")"));
    }

    /// Returns the expression that a column is combined with. `row`: the row, in parentheses.
    [[nodiscard]] std::string flipped_bits(const std::string& row) const {
        std::string text =
            map_.swizzle.shift == 0 ? row : "(" + row + " >> " + std::to_string(map_.swizzle.shift) + ")";
        if (map_.swizzle.mask != std::numeric_limits<std::uint32_t>::max()) {
            text = "(" + text + " & " + std::to_string(map_.swizzle.mask) + ")";
        }
        return map_.swizzle.left == 0 ? text : "(" + text + " << " + std::to_string(map_.swizzle.left) + ")";
    }

    /// s[N] -> s[(N) + ((N) - 1) / 32 * 1]. The size of an argument is set by the host.
    void change_size() {
        const auto* type = context_.getAsConstantArrayType(uses_.array->getType());
        if (type == nullptr) {
            return;
        }
        const std::uint64_t elements = type->getSize().getLimitedValue();
        const std::uint64_t then = map_.size_for(elements);
        const clang::ArrayTypeLoc dimension = last_dimension();
        if (uses_.dimensions != 1 || dimension.isNull()) {
            refuse(edit_refusal::declaration, uses_.array->getLocation());
            return;
        }
        const auto text = edits_.written(dimension.getSizeExpr());
        const std::string row = std::to_string(map_.row);
        if (then == elements) {
            return;
        }
        if (map_.pad == 0 || !text) {
            edits_.wrap_size(dimension, "(", ") + " + std::to_string(then - elements));
            return;
        }
        edits_.wrap_size(dimension, "(",
                         ") + ((" + *text + ") - 1) / " + row + " * " + std::to_string(map_.pad));
    }

    void change_indices() {
        if (uses_.accesses.empty()) {
            return;
        }
        if (uses_.dimensions != 1) {
            refuse(edit_refusal::declaration, uses_.array->getLocation());
            return;
        }
        const bool is_macro = std::ranges::none_of(
            uses_.accesses, [this](const auto* access) { return matters_twice(access->getIdx(), context_); });
        const std::string name = helper_name(is_macro);
        for (const clang::ArraySubscriptExpr* access : uses_.accesses) {
            edits_.wrap_index(access, name + "(", ")");
        }
        edits_.insert_above(first_function(), helper(name, is_macro));
    }

    [[nodiscard]] const clang::FunctionDecl* first_function() const {
        const clang::SourceManager& sources = context_.getSourceManager();
        return *std::ranges::min_element(uses_.functions, [&](const auto* a, const auto* b) {
            return sources.isBeforeInTranslationUnit(a->getBeginLoc(), b->getBeginLoc());
        });
    }

    /// Returns a name that the source does not contain: PADDED_S, PADDED_S2, ...
    [[nodiscard]] std::string helper_name(bool is_macro) const {
        const clang::SourceManager& sources = context_.getSourceManager();
        const llvm::StringRef source = sources.getBufferData(sources.getMainFileID());
        std::string name = (map_.pad != 0 ? "padded_" : "swizzled_") + uses_.array->getNameAsString();
        if (is_macro) {
            std::ranges::transform(name, name.begin(),
                                   [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
        }
        std::string unused = name;
        for (int i = 2; source.contains(unused); ++i) {
            unused = name + std::to_string(i);
        }
        return unused;
    }

    [[nodiscard]] std::string helper(const std::string& name, bool is_macro) const {
        const std::string row = std::to_string(map_.row);
        const std::string i = is_macro ? "(i)" : "i";
        const std::string text = map_.pad != 0
                                     ? i + " + " + i + " / " + row + " * " + std::to_string(map_.pad)
                                     : i + " ^ " + flipped_bits("(" + i + " / " + row + ")");
        return is_macro ? "#define " + name + "(i) (" + text + ")\n"
                        : "uint " + name + "(uint i) { return " + text + "; }\n";
    }

    const clang::ASTContext& context_;
    const ArrayUses& uses_;
    const ArrayMap& map_;
    SourceEdits& edits_;
    std::optional<Obstacle> obstacle_;
};

/// Returns the names of the kernels outside of `functions` that call one of the changed functions.
std::vector<std::string> other_kernels(clang::ASTContext& context, const Functions& functions,
                                       const ArrayUses& uses) {
    std::vector<std::string> names;
    for (const clang::Decl* declaration : context.getTranslationUnitDecl()->decls()) {
        const auto* function = llvm::dyn_cast<clang::FunctionDecl>(declaration);
        if (function == nullptr || !function->doesThisDeclarationHaveABody() ||
            !function->hasAttr<clang::OpenCLKernelAttr>() || function == functions.back()) {
            continue;
        }
        const auto called = reachable(context, function);
        if (!called ||
            std::ranges::any_of(*called, [&](const auto* one) { return uses.functions.contains(one); })) {
            names.push_back(function->getNameAsString());
        }
    }
    return names;
}

Error cannot_change(const clang::ASTContext& context, const Obstacle& obstacle) {
    return {.code = ErrorCode::cannot_change_layout,
            .arguments = {std::string(obstacle.reason)},
            .place = SourceText(context).place(obstacle.location)};
}

std::optional<std::uint32_t> argument_of(const clang::VarDecl* array) {
    const auto* parameter = llvm::dyn_cast<clang::ParmVarDecl>(array);
    return parameter == nullptr ? std::nullopt : std::optional(parameter->getFunctionScopeIndex());
}

} // namespace

Result<ArrayEdit> edit_array(const KernelSource& source, const std::string& options,
                             const InstrumentTarget& target, const ArrayEditWish& wish) {
    const auto unit = parse_as_written(source, options, target);
    if (!unit) {
        return unit.error();
    }
    clang::ASTContext& context = (*unit)->getASTContext();
    const auto kernel = find_kernel(context, wish.kernel);
    if (!kernel) {
        return kernel.error();
    }
    const auto functions = reachable(context, *kernel);
    if (!functions) {
        return functions.error();
    }
    const ArrayUses uses = editing::uses_of(*functions, wish.array);
    if (uses.obstacle) {
        return cannot_change(context, *uses.obstacle);
    }
    const clang::SourceManager& sources = context.getSourceManager();
    const std::size_t parsed = sources.getBufferData(sources.getMainFileID()).size();
    SourceEdits edits(context, static_cast<unsigned>(parsed - source.text.size()));
    if (const auto obstacle = ArrayEditor(context, uses, wish.map, edits).change()) {
        return cannot_change(context, *obstacle);
    }
    return ArrayEdit{edits.text(), argument_of(uses.array), other_kernels(context, *functions, uses)};
}

} // namespace lockstep
