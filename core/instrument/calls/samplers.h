#pragma once

#include "core/instrument/rewrite/workbench.h"

#include <string>

// Images and samplers cannot be stored in variables, so each name refers to a known object: a parameter, or a
// sampler with a constant value. A helper function with such a parameter gets an additional parameter with a
// number, as for pointers: for an image the number of its object, for a sampler its settings (bits as in
// OpenCL's CLK_ constants).

namespace lockstep::rewriting {

/// Returns the name of a sampler variable in the rewritten program. If the variable is declared in a
/// function, it is moved to file scope.
[[nodiscard]] std::string sampler_use(const clang::VarDecl* variable, const SourceText& source);

/// Rewrites images and samplers that are used as operands.
class Samplers {
public:
    explicit Samplers(Workbench& bench) : bench_(bench) {}

    /// Returns the rewritten image or sampler operand.
    std::string operand(const clang::Expr* node);
    /// Declares a function's sampler variable at file scope.
    void declare(const clang::VarDecl* variable);

    /// Returns an expression for the object number of an image.
    std::string number_of_image(const clang::Expr* node);
    /// Returns an expression for the settings of a sampler.
    std::string settings(const clang::Expr* node);
    /// Returns the additional argument that a call passes for an image, sampler or pointer argument: the
    /// settings of a sampler, or the object number of an image or pointer.
    std::string number_brought(const clang::Expr* argument);

private:
    std::string constant_sampler(const clang::Expr* settings);

    Workbench& bench_;
};

} // namespace lockstep::rewriting
