#include "core/instrument/rewrite/wrapper.h"

#include "core/instrument/probes/probe_texts.h"
#include "core/instrument/source/types.h"

namespace lockstep {
namespace {

using clang::ParmVarDecl;

bool points_into(const ParmVarDecl* parameter, Space space) {
    return parameter->getType()->isPointerType() && space_of(parameter->getType()->getPointeeType()) == space;
}

bool is_local_pointer(const ParmVarDecl* parameter) {
    return points_into(parameter, Space::local);
}

std::string attributes(const clang::FunctionDecl* kernel) {
    const auto* size = kernel->getAttr<clang::ReqdWorkGroupSizeAttr>();
    if (size == nullptr) {
        return "";
    }
    return "__attribute__((reqd_work_group_size(" + std::to_string(size->getXDim()) + ", " +
           std::to_string(size->getYDim()) + ", " + std::to_string(size->getZDim()) + "))) ";
}

std::string parameters(const clang::FunctionDecl* kernel, const SourceText& source) {
    std::string text;
    for (const ParmVarDecl* parameter : kernel->parameters()) {
        text += is_local_pointer(parameter) ? "uint lk_at_" + parameter->getNameAsString()
                                            : source.text(source.range(parameter->getSourceRange()));
        text += ",\n    ";
    }
    return text;
}

std::string arguments(const clang::FunctionDecl* kernel, const Objects& objects, bool guarded) {
    std::string text = guarded ? "lk_self, 1" : "lk_self";
    std::string numbers;
    for (const ParmVarDecl* parameter : kernel->parameters()) {
        const std::string name = parameter->getNameAsString();
        text += ", " + (is_local_pointer(parameter)
                            ? "(" + spelled(parameter->getType()) + ")(lk_block + lk_at_" + name + ")"
                            : name);
        const std::string number = std::to_string(objects.number_of(parameter)) + "u";
        if (parameter->getType()->isSamplerT()) {
            numbers += ", LK_SETTINGS(" + number + ")";
        } else if (parameter->getType()->isPointerType() || parameter->getType()->isImageType()) {
            numbers += ", " + number;
        }
    }
    return text + numbers;
}

/// Returns the statements that write the addresses of __constant variables. They must be in the kernel
/// itself, because a driver may give each kernel its own copy of such a variable. Every work-item writes the
/// same values.
std::string constant_bases(const Objects& objects) {
    std::string text;
    for (const auto& [number, name] : objects.constants()) {
        text += "    lk_table[" + std::to_string(2 * number) + "] = (ulong)&" + name + ";\n";
    }
    return text;
}

std::string bases_kernel(const clang::FunctionDecl* kernel, const Objects& objects,
                         const SourceText& source) {
    std::string parameters_text;
    std::string body;
    for (const ParmVarDecl* parameter : kernel->parameters()) {
        if (!points_into(parameter, Space::constant)) {
            continue;
        }
        parameters_text += source.text(source.range(parameter->getSourceRange())) + ", ";
        body += "    lk_table[" + std::to_string(2 * objects.number_of(parameter)) + "] = (ulong)" +
                parameter->getNameAsString() + ";\n";
    }
    if (body.empty()) {
        return "";
    }
    return "__kernel void lk_bases(" + parameters_text + "__global ulong* lk_table) {\n" + body + "}\n";
}

} // namespace

std::string wrapper_text(const clang::FunctionDecl* kernel, const Objects& objects, const SourceText& source,
                         bool guarded) {
    return "\n#ifdef LK_PLAIN\n#define LK_SETTINGS(object) 0u\n#else\n"
           "#define LK_SETTINGS(object) ((uint)lk_self->table[2 * (object)])\n#endif\n__kernel " +
           attributes(kernel) + "void " + kernel->getNameAsString() + "(" + parameters(kernel, source) +
           std::string(kernel_parameters_text()) + ")" + std::string(kernel_opening_text()) +
           "    lk_self->objects = " + std::to_string(objects.list().size()) + ";\n" +
           constant_bases(objects) + "#endif\n    lk_kernel_" + kernel->getNameAsString() + "(" +
           arguments(kernel, objects, guarded) + ");" + std::string(kernel_closing_text()) +
           bases_kernel(kernel, objects, source);
}

} // namespace lockstep
