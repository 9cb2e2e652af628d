#pragma once

#include <cstdint>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Module.h>
#include <string_view>

namespace lockstep::optimised {

/// A function of OpenCL C that is given its body. Its name says what its types do not: "_Z3maxDv4_jS_" is max of
/// four unsigned integers.
class Body {
public:
    /// The function has none yet.
    explicit Body(llvm::Function& function);

    [[nodiscard]] std::string_view name() const {
        return name_;
    } ///< "max"; empty: of no function of OpenCL C
    [[nodiscard]] bool is_unsigned() const {
        return is_unsigned_;
    } ///< its first argument, or where that points

    [[nodiscard]] llvm::IRBuilder<>& code() { return code_; }
    [[nodiscard]] llvm::Module& module() { return *function_.getParent(); }
    [[nodiscard]] llvm::Type* type() { return function_.getReturnType(); }
    [[nodiscard]] unsigned arguments() const { return static_cast<unsigned>(function_.arg_size()); }
    /// As it is.
    [[nodiscard]] llvm::Value* argument(unsigned number) { return function_.getArg(number); }
    /// A scalar for a vector stands for each of its elements: max(v, 0.0f).
    [[nodiscard]] llvm::Value* wide(unsigned number);

    /// Ends the body; null: it returns nothing.
    void give(llvm::Value* value);
    /// Takes the body away again.
    void drop();

private:
    llvm::Function& function_;
    std::string_view name_;
    bool is_unsigned_ = false;
    llvm::IRBuilder<> code_;
};

/// Each gives the function its body where it is one of theirs.
[[nodiscard]] bool define_work_item_function(Body& body);
[[nodiscard]] bool define_memory_function(Body& body);
[[nodiscard]] bool define_arithmetic(Body& body);
[[nodiscard]] bool define_conversion(Body& body);

} // namespace lockstep::optimised
