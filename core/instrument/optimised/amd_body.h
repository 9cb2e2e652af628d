#pragma once

#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Module.h>
#include <string_view>

namespace lockstep::optimised {

/// Builds the LLVM IR body of an OpenCL C function. The function is identified by its mangled name, because
/// LLVM integer types do not contain the signedness: "_Z3maxDv4_jS_" is max of two vectors of four unsigned
/// integers.
class Body {
public:
    /// Starts the body of `function`, which must not have a body yet.
    explicit Body(llvm::Function& function);

    /// Returns the name without mangling, such as "max"; empty if the function is not an OpenCL C function.
    [[nodiscard]] std::string_view name() const { return name_; }
    /// Whether the first argument, or the type that it points to, is unsigned.
    [[nodiscard]] bool is_unsigned() const { return is_unsigned_; }

    [[nodiscard]] llvm::IRBuilder<>& code() { return code_; }
    [[nodiscard]] llvm::Module& module() { return *function_.getParent(); }
    [[nodiscard]] llvm::Type* type() { return function_.getReturnType(); }
    [[nodiscard]] unsigned arguments() const { return static_cast<unsigned>(function_.arg_size()); }
    /// Returns an argument without conversion.
    [[nodiscard]] llvm::Value* argument(unsigned number) { return function_.getArg(number); }
    /// Returns an argument as a vector. If a scalar is passed instead of a vector, as in max(v, 0.0f), it is
    /// used for every element.
    [[nodiscard]] llvm::Value* wide(unsigned number);

    /// Ends the body with a return of `value`; null means a void return.
    void give(llvm::Value* value);
    /// Removes the body, so that the function is only declared again.
    void drop();

private:
    llvm::Function& function_;
    std::string_view name_;
    bool is_unsigned_ = false;
    llvm::IRBuilder<> code_;
};

/// Each of these functions handles one group of OpenCL C functions: it generates the body if `body` belongs
/// to a function of this group; otherwise, it returns false.
[[nodiscard]] bool define_work_item_function(Body& body);
[[nodiscard]] bool define_memory_function(Body& body);
[[nodiscard]] bool define_arithmetic(Body& body);
[[nodiscard]] bool define_conversion(Body& body);

} // namespace lockstep::optimised
