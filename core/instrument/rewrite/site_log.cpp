#include "core/instrument/rewrite/site_log.h"

#include "core/instrument/parse/reading.h"

#include <algorithm>
#include <utility>

namespace lockstep::rewriting {
namespace {

/// Whether the type is float or a vector of floats. Math functions have faster variants only for these types.
bool is_float(clang::QualType type) {
    const auto* vector = type->getAs<clang::VectorType>();
    return (vector == nullptr ? type : vector->getElementType())
        ->isSpecificBuiltinType(clang::BuiltinType::Float);
}

} // namespace

SiteLog::SiteLog(const SourceText& source, std::string file) : source_(source) {
    program_.files.push_back(std::move(file));
}

void SiteLog::begin_function(const clang::FunctionDecl* function) {
    function_ = function;
}

void SiteLog::end_function(NodeIndex root) {
    bodies_[function_] = {root, arithmetic_.take()};
}

void SiteLog::add_call(const clang::FunctionDecl* callee) {
    const auto found = bodies_.find(callee);
    if (found == bodies_.end()) {
        return;
    }
    const Node& body = skeleton_.nodes()[found->second.root];
    if (body.kind != NodeKind::sequence || !body.children.empty()) {
        skeleton_.add({NodeKind::call, Site(), {found->second.root}, {}});
    }
    arithmetic_.add(found->second.after_last);
}

std::uint32_t SiteLog::file_number(const std::string& file) {
    std::vector<std::string>& files = program_.files;
    auto found = std::ranges::find(files, file);
    if (found == files.end()) {
        found = files.insert(files.end(), file);
    }
    return static_cast<std::uint32_t>(found - files.begin());
}

SiteInfo SiteLog::at(SiteKind kind, const clang::Stmt* node) {
    const Place place = source_.place(node->getBeginLoc());
    reading::at(place);
    node_ = node;
    SiteInfo site;
    site.kind = kind;
    site.file = file_number(place.file);
    site.line = place.line;
    site.column = place.column;
    site.text = source_.one_line(node);
    site.function = function_->getNameAsString();
    return site;
}

Site SiteLog::add(SiteInfo site) {
    Arithmetic before = arithmetic_.take();
    site.operations = before.operations;
    site.math = std::move(before.math);
    by_node_[node_].push_back(static_cast<std::uint32_t>(program_.sites.size()));
    program_.sites.push_back(std::move(site));
    return Site(static_cast<std::uint32_t>(program_.sites.size() - 1));
}

Site SiteLog::add_place(const clang::Stmt* node) {
    program_.sites.push_back(at(SiteKind::read, node));
    return Site(static_cast<std::uint32_t>(program_.sites.size() - 1));
}

void SiteLog::note_math(const clang::Expr* node, const std::string& name) {
    if (faster_form(name) != nullptr && is_float(node->getType()) &&
        !node->isEvaluatable(function_->getASTContext())) {
        const Place place = source_.place(node->getBeginLoc());
        arithmetic_.note({name, file_number(place.file), place.line});
    }
}

void SiteLog::note_division(const clang::BinaryOperator* node) {
    if (node->getOpcode() == clang::BO_Div || node->getOpcode() == clang::BO_DivAssign) {
        note_math(node, "/");
    }
}

void SiteLog::leave_math(Site decision, Evaluates when) {
    for (MathCall& call : arithmetic_.take_math()) {
        call.when = when;
        program_.sites[decision.index()].math.push_back(std::move(call));
    }
}

void SiteLog::close_loop(Node loop) {
    SiteInfo& test = program_.sites[loop.site.index()];
    const Arithmetic turn = arithmetic_.close_loop();
    test.operations += turn.operations;
    for (MathCall call : turn.math) {
        call.when = Evaluates::if_taken;
        test.math.push_back(std::move(call));
    }
    skeleton_.add(std::move(loop));
}

Program SiteLog::program(const clang::FunctionDecl* kernel) const {
    Program program = program_;
    program.kernel = kernel->getNameAsString();
    program.texts.resize(program.files.size());
    program.skeleton = {skeleton_.nodes(), bodies_.at(kernel).root};
    return program;
}

NodeIndex SkeletonBuilder::make(Node node) {
    nodes_.push_back(std::move(node));
    return static_cast<NodeIndex>(nodes_.size() - 1);
}

NodeIndex SkeletonBuilder::close() {
    std::vector<NodeIndex> children = std::move(open_.back());
    open_.pop_back();
    if (children.size() == 1) {
        return children.front();
    }
    Node node;
    node.children = std::move(children);
    return make(std::move(node));
}

} // namespace lockstep::rewriting
