#include "core/instrument/rewriter.h"

#include <algorithm>

namespace lockstep {

using clang::FunctionDecl;

Rewriter::Rewriter(clang::ASTContext& context, const Uniformity& uniformity, Objects& objects,
                   std::string file)
    : context_(context),
      uniformity_(uniformity),
      objects_(objects),
      source_(context),
      files_{std::move(file)} {}

const clang::Expr* bare(const clang::Expr* node) {
    node = node->IgnoreParens();
    while (const auto* cast = llvm::dyn_cast<clang::ImplicitCastExpr>(node)) {
        if (cast->getCastKind() != clang::CK_NoOp) {
            break;
        }
        node = cast->getSubExpr()->IgnoreParens();
    }
    return node;
}

std::string number(std::uint32_t value) {
    return std::to_string(value) + "u";
}

std::string Rewriter::signature(const FunctionDecl* function) const {
    const bool kernel = function->hasAttr<clang::OpenCLKernelAttr>();
    std::string text = spelled(function->getReturnType()) + " " + (kernel ? "lk_kernel_" : "") +
                       function->getNameAsString() + "(lk_context* lk" +
                       (uniformity_.is_guarded(function) ? ", bool lk_in" : "");
    std::string shadows;
    for (const clang::ParmVarDecl* parameter : function->parameters()) {
        text += ", " + source_.text(source_.range(parameter->getSourceRange()));
        if (brings_number(parameter->getType())) {
            shadows += ", uint lk_o_" + parameter->getNameAsString();
        }
    }
    return text + shadows + ")";
}

std::string Rewriter::prototype(const FunctionDecl* function) const {
    return signature(function->getDefinition());
}

std::string Rewriter::function(const FunctionDecl* function) {
    function_ = function;
    declarations_.clear();
    has_latch_ = false;
    constants_.clear();
    shadows_.clear();
    escaping_.clear();
    take_arithmetic();
    clamped_ = ClampedAddresses(function);
    find_escaping_pointers(function);
    for (const clang::ParmVarDecl* parameter : function->parameters()) {
        if (brings_number(parameter->getType())) {
            shadows_[parameter] = "lk_o_" + parameter->getNameAsString();
        }
    }
    NodeIndex root = 0;
    is_guarded_ = uniformity_.is_guarded(function);
    votes_ = votes_ || is_guarded_;
    const std::string body = is_guarded_ ? guarded_body(function, root) : block(function->getBody(), root);
    roots_[function] = root;
    after_last_[function] = take_arithmetic();
    const std::string locals = objects_.local_struct(function);
    std::string top;
    if (!locals.empty()) {
        const std::string pointer = "__local " + local_struct_name(function) + "*";
        top = pointer + " const lk_l = (" + pointer + ")(lk->block + " +
              std::to_string(objects_.local_offset(function)) + ");\n";
    }
    return locals + constants_ + signature(function) + "\n{\n" + top + (is_guarded_ ? "" : declarations_) +
           body + "\n}\n";
}

NodeIndex Rewriter::root_of(const FunctionDecl* function) const {
    return roots_.at(function);
}

std::uint32_t Rewriter::file_number(const std::string& file) {
    auto found = std::find(files_.begin(), files_.end(), file);
    if (found == files_.end()) {
        found = files_.insert(files_.end(), file);
    }
    return static_cast<std::uint32_t>(found - files_.begin());
}

SiteInfo Rewriter::site_at(SiteKind kind, const clang::Stmt* node) {
    const Place place = source_.place(node->getBeginLoc());
    SiteInfo site;
    site.kind = kind;
    site.file = file_number(place.file);
    site.line = place.line;
    site.column = place.column;
    site.text = source_.one_line(node);
    site.function = function_->getNameAsString();
    return site;
}

Site Rewriter::add_site(SiteInfo site) {
    const Arithmetic before = take_arithmetic();
    site.operations = before.operations;
    site.math = before.math;
    ++events_;
    sites_.push_back(std::move(site));
    return Site(static_cast<std::uint32_t>(sites_.size() - 1));
}

void Rewriter::log(Site site) {
    skeleton_.add({NodeKind::site, site, {}, {}});
}

std::string Rewriter::temporary(const std::string& type) {
    const std::string name = "lk_t" + std::to_string(temporaries_++);
    declarations_ += type + " " + name + ";\n";
    return name;
}

std::string zero_initialiser(clang::QualType type) {
    return type->isRecordType() ? " = {0}" : " = 0";
}

std::string Rewriter::zeroed_temporary(clang::QualType type) {
    const std::string name = "lk_t" + std::to_string(temporaries_++);
    declarations_ += spelled(type) + " " + name + zero_initialiser(type) + ";\n";
    return name;
}

void Rewriter::refuse(const clang::Stmt* node, std::string_view reason) {
    if (!error_) {
        error_ = Error{ErrorCode::cannot_instrument,
                       {std::string(reason)},
                       source_.place(node->getBeginLoc()),
                       source_.one_line(node)};
    }
}

} // namespace lockstep
