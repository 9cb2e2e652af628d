// Arithmetic functions that AMD GPUs execute in one or a few instructions.
#include "core/instrument/optimised/amd_body.h"

#include <algorithm>
#include <iterator>

namespace lockstep::optimised {
namespace {

namespace intrinsic = llvm::Intrinsic;
using llvm::Value;

/// A function that corresponds to an LLVM intrinsic with the same arguments but a different name.
struct Same {
    std::string_view name;
    intrinsic::ID id;
};
constexpr Same same[] = {
    {"fabs", intrinsic::fabs},         {"floor", intrinsic::floor},      {"ceil", intrinsic::ceil},
    {"trunc", intrinsic::trunc},       {"rint", intrinsic::rint},        {"round", intrinsic::round},
    {"copysign", intrinsic::copysign}, {"fma", intrinsic::fma},          {"mad", intrinsic::fmuladd},
    {"fmin", intrinsic::minnum},       {"fmax", intrinsic::maxnum},      {"sqrt", intrinsic::sqrt},
    {"half_sqrt", intrinsic::sqrt},    {"native_sqrt", intrinsic::sqrt}, {"native_sin", intrinsic::sin},
    {"native_cos", intrinsic::cos},    {"native_exp", intrinsic::exp},   {"native_exp2", intrinsic::exp2},
    {"native_log", intrinsic::log},    {"native_log2", intrinsic::log2}, {"native_log10", intrinsic::log10},
    {"native_powr", intrinsic::pow},   {"popcount", intrinsic::ctpop},
};

class Arithmetic {
public:
    explicit Arithmetic(Body& body) : body_(body), code_(body.code()) {}

    [[nodiscard]] bool is_of_floats() const { return body_.argument(0)->getType()->isFPOrFPVectorTy(); }
    [[nodiscard]] bool is_unsigned() const { return body_.is_unsigned(); }
    [[nodiscard]] unsigned bits() const { return body_.type()->getScalarSizeInBits(); }
    llvm::IRBuilder<>& code() { return code_; }
    llvm::Type* type() { return body_.type(); }
    Value* argument(unsigned number) { return body_.wide(number); }
    Value* number(double value) { return llvm::ConstantFP::get(body_.type(), value); }

    Value* least(Value* a, Value* b) {
        const intrinsic::ID whole = is_unsigned() ? intrinsic::umin : intrinsic::smin;
        return code_.CreateBinaryIntrinsic(is_of_floats() ? intrinsic::minnum : whole, a, b);
    }
    Value* most(Value* a, Value* b) {
        const intrinsic::ID whole = is_unsigned() ? intrinsic::umax : intrinsic::smax;
        return code_.CreateBinaryIntrinsic(is_of_floats() ? intrinsic::maxnum : whole, a, b);
    }
    Value* root(Value* value) { return code_.CreateUnaryIntrinsic(intrinsic::sqrt, value); }

    /// Computes a dot product of vectors. Scalars are treated as vectors of one element.
    Value* dot(Value* a, Value* b) {
        Value* const products = code_.CreateFMul(a, b);
        const auto* vector = llvm::dyn_cast<llvm::FixedVectorType>(products->getType());
        if (vector == nullptr) {
            return products;
        }
        Value* sum = code_.CreateExtractElement(products, std::uint64_t{0});
        for (unsigned i = 1; i < vector->getNumElements(); ++i) {
            sum = code_.CreateFAdd(sum, code_.CreateExtractElement(products, i));
        }
        return sum;
    }
    Value* length(Value* value) { return root(dot(value, value)); }
    Value* scaled_to_one(Value* value) {
        Value* const size = length(value);
        const auto* vector = llvm::dyn_cast<llvm::FixedVectorType>(value->getType());
        return code_.CreateFDiv(
            value, vector != nullptr ? code_.CreateVectorSplat(vector->getNumElements(), size) : size);
    }
    /// Returns the lower 24 bits of an argument, sign-extended or zero-extended to the full width.
    Value* short_factor(unsigned number) {
        Value* const high = code_.CreateShl(argument(number), 8);
        return is_unsigned() ? code_.CreateLShr(high, 8) : code_.CreateAShr(high, 8);
    }
    Value* high_half() {
        llvm::Type* const twice = type()->getExtendedType();
        Value* const a = code_.CreateIntCast(argument(0), twice, !is_unsigned());
        Value* const b = code_.CreateIntCast(argument(1), twice, !is_unsigned());
        return code_.CreateTrunc(code_.CreateLShr(code_.CreateMul(a, b), bits()), type());
    }
    /// Implements select(). A scalar condition is true if any bit is set; an element of a vector condition is
    /// true if its highest bit is set.
    Value* chosen() {
        Value* const asked = body_.argument(2);
        Value* const none = llvm::Constant::getNullValue(asked->getType());
        Value* const is_second = asked->getType()->isVectorTy() ? code_.CreateICmpSLT(asked, none)
                                                                : code_.CreateICmpNE(asked, none);
        return code_.CreateSelect(is_second, body_.argument(1), body_.argument(0));
    }

private:
    Body& body_;
    llvm::IRBuilder<>& code_;
};

/// A function that can be computed by a few instructions.
struct Formula {
    std::string_view name;
    Value* (*value)(Arithmetic&);
};

Value* reciprocal_root(Arithmetic& a) {
    return a.code().CreateFDiv(a.number(1), a.root(a.argument(0)));
}
Value* distance(Arithmetic& a) {
    return a.length(a.code().CreateFSub(a.argument(0), a.argument(1)));
}
Value* mix(Arithmetic& a) {
    Value* const way = a.code().CreateFSub(a.argument(1), a.argument(0));
    return a.code().CreateFAdd(a.argument(0), a.code().CreateFMul(way, a.argument(2)));
}
Value* absolute(Arithmetic& a) {
    return a.is_unsigned()
               ? a.argument(0)
               : a.code().CreateBinaryIntrinsic(intrinsic::abs, a.argument(0), a.code().getFalse());
}

constexpr Formula formulas[] = {
    {"min", [](Arithmetic& a) { return a.least(a.argument(0), a.argument(1)); }},
    {"max", [](Arithmetic& a) { return a.most(a.argument(0), a.argument(1)); }},
    {"clamp", [](Arithmetic& a) { return a.least(a.most(a.argument(0), a.argument(1)), a.argument(2)); }},
    {"abs", absolute},
    {"mix", mix},
    {"select", [](Arithmetic& a) { return a.chosen(); }},
    {"rsqrt", reciprocal_root},
    {"half_rsqrt", reciprocal_root},
    {"native_rsqrt", reciprocal_root},
    {"native_recip", [](Arithmetic& a) { return a.code().CreateFDiv(a.number(1), a.argument(0)); }},
    {"native_divide", [](Arithmetic& a) { return a.code().CreateFDiv(a.argument(0), a.argument(1)); }},
    {"dot", [](Arithmetic& a) { return a.dot(a.argument(0), a.argument(1)); }},
    {"length", [](Arithmetic& a) { return a.length(a.argument(0)); }},
    {"fast_length", [](Arithmetic& a) { return a.length(a.argument(0)); }},
    {"distance", distance},
    {"fast_distance", distance},
    {"normalize", [](Arithmetic& a) { return a.scaled_to_one(a.argument(0)); }},
    {"fast_normalize", [](Arithmetic& a) { return a.scaled_to_one(a.argument(0)); }},
    {"mul24", [](Arithmetic& a) { return a.code().CreateMul(a.short_factor(0), a.short_factor(1)); }},
    {"mad24",
     [](Arithmetic& a) {
         return a.code().CreateAdd(a.code().CreateMul(a.short_factor(0), a.short_factor(1)), a.argument(2));
     }},
    {"mul_hi", [](Arithmetic& a) { return a.high_half(); }},
    {"rotate",
     [](Arithmetic& a) -> Value* {
         return a.code().CreateIntrinsic(intrinsic::fshl, {a.type()},
                                         {a.argument(0), a.argument(0), a.argument(1)});
     }},
    {"clz",
     [](Arithmetic& a) -> Value* {
         return a.code().CreateBinaryIntrinsic(intrinsic::ctlz, a.argument(0), a.code().getFalse());
     }},
};

} // namespace

bool define_arithmetic(Body& body) {
    if (const auto* const row = std::ranges::find(same, body.name(), &Same::name); row != std::end(same)) {
        std::vector<Value*> arguments;
        for (unsigned i = 0; i < body.arguments(); ++i) {
            arguments.push_back(body.wide(i));
        }
        body.give(body.code().CreateIntrinsic(row->id, {body.type()}, arguments));
        return true;
    }
    if (const auto* const row = std::ranges::find(formulas, body.name(), &Formula::name);
        row != std::end(formulas)) {
        Arithmetic arithmetic(body);
        body.give(row->value(arithmetic));
        return true;
    }
    return false;
}

} // namespace lockstep::optimised
