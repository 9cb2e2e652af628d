#pragma once

#include "core/instrument/rewrite/workbench.h"

#include <string>

// Variables cannot store images and samplers, so what a name refers to is known: a parameter, or a sampler
// with a constant value. Like pointers, such parameters of helper functions get an additional number: an
// image its object, a sampler its settings (bits as in OpenCL's CLK_ constants).

namespace lockstep::rewriting {

/// The name of a sampler variable in the rewritten text. If it is declared in a function, it is moved to file
/// scope.
[[nodiscard]] std::string sampler_use(const clang::VarDecl* variable, const SourceText& source);

/// Images and samplers as operands.
class Samplers {
public:
    explicit Samplers(Workbench& bench);

    /// The text of an image or a sampler.
    std::string operand(const clang::Expr* node);
    /// Declares a function's sampler variable at file scope.
    void declare(const clang::VarDecl* variable);

    /// Text of an image's object number.
    std::string number_of_image(const clang::Expr* node);
    /// Text of a sampler's settings.
    std::string settings(const clang::Expr* node);
    /// Text of the additional number that is passed with an argument; for a pointer, its object.
    std::string number_brought(const clang::Expr* argument);

private:
    std::string constant_sampler(const clang::Expr* settings);

    Emitter& emitter_;
    const SiteLog& log_;
    Provenance& provenance_;
    Refusals& refusals_;
};

} // namespace lockstep::rewriting
