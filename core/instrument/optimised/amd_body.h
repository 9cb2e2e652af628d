#pragma once

#include <cstdint>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Module.h>
#include <string_view>

namespace lockstep::optimised {

/// An OpenCL C function that receives its body here. The mangled name has the information that the LLVM types
/// lack: "_Z3maxDv4_jS_" is max of four unsigned integers.
class Body {
public:
    /// The function must not have a body yet.
    explicit Body(llvm::Function& function);

    [[nodiscard]] std::string_view name() const {
        return name_;
    } ///< "max"; empty if it is not an OpenCL C function
    [[nodiscard]] bool is_unsigned() const {
        return is_unsigned_;
    } ///< true if the first argument, or what it points to, is unsigned

    [[nodiscard]] llvm::IRBuilder<>& code() { return code_; }
    [[nodiscard]] llvm::Module& module() { return *function_.getParent(); }
    [[nodiscard]] llvm::Type* type() { return function_.getReturnType(); }
    [[nodiscard]] unsigned arguments() const { return static_cast<unsigned>(function_.arg_size()); }
    /// The argument without any conversion.
    [[nodiscard]] llvm::Value* argument(unsigned number) { return function_.getArg(number); }
    /// The argument as a vector. A scalar passed for a vector applies to each element: max(v, 0.0f).
    [[nodiscard]] llvm::Value* wide(unsigned number);

    /// Returns `value` and ends the body; null means a void return.
    void give(llvm::Value* value);
    /// Removes the body again.
    void drop();

private:
    llvm::Function& function_;
    std::string_view name_;
    bool is_unsigned_ = false;
    llvm::IRBuilder<> code_;
};

/// Each gives the function a body if it is one of the functions that it handles.
[[nodiscard]] bool define_work_item_function(Body& body);
[[nodiscard]] bool define_memory_function(Body& body);
[[nodiscard]] bool define_arithmetic(Body& body);
[[nodiscard]] bool define_conversion(Body& body);

} // namespace lockstep::optimised
