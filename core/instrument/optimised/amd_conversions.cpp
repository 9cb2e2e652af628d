// The conversion functions: convert_TYPE and convert_TYPE_sat, each with or without a rounding suffix.
#include "core/instrument/optimised/amd_body.h"

namespace lockstep::optimised {
namespace {

namespace intrinsic = llvm::Intrinsic;
using llvm::Value;

/// The target type and rounding mode of a conversion, parsed from a suffix such as "uchar4_sat_rte".
struct Wish {
    bool is_unsigned = false;
    bool is_saturated = false;
    std::string_view rounding; ///< the rounding mode, such as "rte"; empty: round towards zero
};

class Conversion {
public:
    Conversion(Body& body, const Wish& wish) : body_(body), code_(body.code()), wish_(wish) {}

    Value* made() {
        Value* const value = body_.argument(0);
        const bool is_of_float = value->getType()->isFPOrFPVectorTy();
        const bool is_to_float = body_.type()->isFPOrFPVectorTy();
        if (is_of_float && !is_to_float) {
            return whole(rounded(value));
        }
        return cast(!is_of_float && !is_to_float && wish_.is_saturated ? held_back(value) : value);
    }

private:
    Value* cast(Value* value) {
        return code_.CreateCast(
            llvm::CastInst::getCastOpcode(value, !body_.is_unsigned(), body_.type(), !wish_.is_unsigned),
            value, body_.type());
    }

    Value* rounded(Value* value) {
        const intrinsic::ID way = wish_.rounding == "rte"   ? intrinsic::rint
                                  : wish_.rounding == "rtp" ? intrinsic::ceil
                                  : wish_.rounding == "rtn" ? intrinsic::floor
                                                            : intrinsic::not_intrinsic;
        return way == intrinsic::not_intrinsic ? value : code_.CreateUnaryIntrinsic(way, value);
    }

    Value* whole(Value* value) {
        if (!wish_.is_saturated) {
            return cast(value);
        }
        return code_.CreateIntrinsic(wish_.is_unsigned ? intrinsic::fptoui_sat : intrinsic::fptosi_sat,
                                     {body_.type(), value->getType()}, {value});
    }

    /// Clamps an integer to the range of the target type.
    Value* held_back(Value* value) {
        const bool is_unsigned = body_.is_unsigned();
        const unsigned from = value->getType()->getScalarSizeInBits();
        const unsigned to = body_.type()->getScalarSizeInBits();
        const auto limit = [&](const llvm::APInt& number) {
            return llvm::ConstantInt::get(value->getType(), number.sextOrTrunc(from));
        };
        if (!is_unsigned && (wish_.is_unsigned || to < from)) {
            const llvm::APInt least =
                wish_.is_unsigned ? llvm::APInt::getZero(from) : llvm::APInt::getSignedMinValue(to);
            value = code_.CreateBinaryIntrinsic(intrinsic::smax, value, limit(least));
        }
        if (to - (wish_.is_unsigned ? 0 : 1) < from - (is_unsigned ? 0 : 1)) {
            const llvm::APInt most =
                (wish_.is_unsigned ? llvm::APInt::getMaxValue(to) : llvm::APInt::getSignedMaxValue(to))
                    .zextOrTrunc(from);
            value = code_.CreateBinaryIntrinsic(is_unsigned ? intrinsic::umin : intrinsic::smin, value,
                                                limit(most));
        }
        return value;
    }

    Body& body_;
    llvm::IRBuilder<>& code_;
    Wish wish_;
};

} // namespace

bool define_conversion(Body& body) {
    constexpr std::string_view begin = "convert_";
    std::string_view name = body.name();
    if (!name.starts_with(begin)) {
        return false;
    }
    name.remove_prefix(begin.size());
    Wish wish{.is_unsigned = name.starts_with('u'), .is_saturated = name.find("_sat") != name.npos};
    if (const std::size_t rounding = name.rfind("_rt"); rounding != name.npos) {
        wish.rounding = name.substr(rounding + 1);
    }
    body.give(Conversion(body, wish).made());
    return true;
}

} // namespace lockstep::optimised
