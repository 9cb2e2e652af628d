#include "core/instrument/source/types.h"

#include <algorithm>
#include <array>
#include <limits>

namespace lockstep {
namespace {

using clang::BuiltinType;
using clang::LangAS;
using clang::QualType;

Scalar scalar_of(const BuiltinType* type) {
    switch (type->getKind()) {
    case BuiltinType::Bool:
    case BuiltinType::UChar:
    case BuiltinType::Char_U:
        return Scalar::uint8;
    case BuiltinType::SChar:
    case BuiltinType::Char_S:
        return Scalar::int8;
    case BuiltinType::Short:
        return Scalar::int16;
    case BuiltinType::UShort:
        return Scalar::uint16;
    case BuiltinType::Int:
        return Scalar::int32;
    case BuiltinType::UInt:
        return Scalar::uint32;
    case BuiltinType::Long:
        return Scalar::int64;
    case BuiltinType::ULong:
        return Scalar::uint64;
    case BuiltinType::Half:
        return Scalar::float16;
    case BuiltinType::Float:
        return Scalar::float32;
    case BuiltinType::Double:
        return Scalar::float64;
    default:
        return Scalar::bytes;
    }
}

std::string suffix_of(QualType type) {
    switch (scalar_of(type->castAs<BuiltinType>())) {
    case Scalar::uint32:
        return "u";
    case Scalar::int64:
        return "L";
    case Scalar::uint64:
        return "uL";
    case Scalar::float16:
        return "h";
    case Scalar::float32:
        return "f";
    default:
        return "";
    }
}

std::string qualifiers(QualType type) {
    return std::string(type.isConstQualified() ? "const " : "") +
           (type.isVolatileQualified() ? "volatile " : "") + space_prefix(type);
}

/// Returns the declaration of `inside` as a pointer to, or an array of, a canonical type. For "*p", it is
/// "const __global int *p", "__global int *__private *p" or "__local int (*p)[8]".
std::string pointed_at(QualType type, const std::string& inside) {
    if (const auto* pointer = type->getAs<clang::PointerType>()) {
        return pointed_at(pointer->getPointeeType(), "*" + qualifiers(type) + inside);
    }
    std::string dimensions;
    QualType element = type; // for a canonical array type, the qualifiers are part of the array type
    while (const auto* array =
               llvm::dyn_cast_or_null<clang::ConstantArrayType>(element->getAsArrayTypeUnsafe())) {
        dimensions += "[" + std::to_string(array->getSize().getZExtValue()) + "]";
        element = array->getElementType();
    }
    if (!dimensions.empty()) {
        return qualifiers(type) + spelled(element) + " (" + inside + ")" + dimensions;
    }
    return qualifiers(type) + spelled(type) + " " + inside;
}

void add_leaves(const clang::ASTContext& context, QualType type, std::uint32_t offset,
                const std::string& name, std::vector<Leaf>& leaves) {
    if (const auto* array = context.getAsConstantArrayType(type)) {
        const QualType element = array->getElementType();
        const std::uint32_t step = bytes_of(context, element);
        for (std::uint32_t i = 0; i < array->getSize().getZExtValue(); ++i) {
            add_leaves(context, element, offset + i * step, name + "[" + std::to_string(i) + "]", leaves);
        }
        return;
    }
    const auto* record = type->getAs<clang::RecordType>();
    if (record == nullptr || record->getDecl()->isUnion()) {
        const bool whole =
            record != nullptr; // a union is not split into members, because its active one is unknown
        leaves.push_back(
            {offset, whole ? ValueType{Scalar::bytes, bytes_of(context, type)} : value_type_of(type), name});
        return;
    }
    const clang::ASTRecordLayout& layout = context.getASTRecordLayout(record->getDecl());
    for (const clang::FieldDecl* field : record->getDecl()->fields()) {
        const auto at = static_cast<std::uint32_t>(layout.getFieldOffset(field->getFieldIndex()) / 8);
        add_leaves(context, field->getType(), offset + at, name + "." + field->getNameAsString(), leaves);
    }
}

} // namespace

Space space_of(QualType type) {
    switch (type.getAddressSpace()) {
    case LangAS::opencl_global:
        return Space::global;
    case LangAS::opencl_constant:
        return Space::constant;
    case LangAS::opencl_local:
        return Space::local;
    default:
        return Space::none;
    }
}

std::string space_prefix(QualType type) {
    switch (space_of(type)) {
    case Space::global:
        return "__global ";
    case Space::constant:
        return "__constant ";
    case Space::local:
        return "__local ";
    case Space::none:
    case Space::image: // opaque types, which have no address space
        return "__private ";
    }
    return "";
}

std::string spelled_pointer_to(QualType type) {
    return pointed_at(type.getCanonicalType(), "*");
}

std::string spelled(QualType type) {
    const QualType canonical = type.getCanonicalType().getUnqualifiedType();
    if (const auto* pointer = canonical->getAs<clang::PointerType>()) {
        return spelled_pointer_to(pointer->getPointeeType());
    }
    if (const auto* vector = canonical->getAs<clang::VectorType>()) {
        return spelled(vector->getElementType()) + std::to_string(vector->getNumElements());
    }
    if (const auto* builtin = canonical->getAs<BuiltinType>()) {
        const Scalar scalar = scalar_of(builtin);
        if (scalar != Scalar::bytes) {
            return builtin->getKind() == BuiltinType::Bool ? "bool" : opencl_name({scalar, 1});
        }
        return builtin->isVoidType()
                   ? "void"
                   : std::string(builtin->getName(clang::PrintingPolicy(clang::LangOptions())));
    }
    if (const auto* tag = canonical->getAs<clang::TagType>(); tag != nullptr && is_unnamed(tag->getDecl())) {
        return tag->getDecl()->getKindName().str() + " " + given_name(tag->getDecl());
    }
    return canonical.getAsString(clang::PrintingPolicy(clang::LangOptions()));
}

bool is_unnamed(const clang::TagDecl* type) {
    return type->getIdentifier() == nullptr && type->getTypedefNameForAnonDecl() == nullptr &&
           type->getParentFunctionOrMethod() != nullptr;
}

std::string given_name(const clang::TagDecl* type) {
    return "lk_type_" + std::to_string(type->getBeginLoc().getRawEncoding());
}

std::string declarator(const clang::ASTContext& context, QualType type, const std::string& name) {
    std::string whole = name;
    while (const auto* array = context.getAsConstantArrayType(type)) {
        whole += "[" + std::to_string(array->getSize().getZExtValue()) + "]";
        type = array->getElementType();
    }
    const bool is_volatile = type.isVolatileQualified();
    if (const auto* pointer = type.getCanonicalType()->getAs<clang::PointerType>()) {
        return pointed_at(pointer->getPointeeType(), (is_volatile ? "* volatile " : "*") + whole);
    }
    return (is_volatile ? "volatile " : "") + spelled(type) + " " + whole;
}

std::optional<std::string> literal_text(const clang::Expr* node) {
    if (const auto* integer = llvm::dyn_cast<clang::IntegerLiteral>(node)) {
        return llvm::toString(integer->getValue(), 10, integer->getType()->isSignedIntegerType()) +
               suffix_of(integer->getType());
    }
    if (const auto* real = llvm::dyn_cast<clang::FloatingLiteral>(node)) {
        std::array<char, 64> digits{}; // a double needs 13 hexadecimal digits
        const unsigned length =
            real->getValue().convertToHexString(digits.data(), 0, false, llvm::APFloat::rmTowardZero);
        return std::string(digits.data(), length) + suffix_of(real->getType());
    }
    return std::nullopt;
}

ValueType value_type_of(QualType type) {
    const QualType canonical = type.getCanonicalType().getUnqualifiedType();
    if (const auto* vector = canonical->getAs<clang::VectorType>()) {
        const auto* element = vector->getElementType()->getAs<BuiltinType>();
        return {scalar_of(element), vector->getNumElements()};
    }
    if (const auto* builtin = canonical->getAs<BuiltinType>()) {
        return {scalar_of(builtin), 1};
    }
    if (const auto* atomic = canonical->getAs<clang::AtomicType>()) {
        return value_type_of(atomic->getValueType());
    }
    if (canonical->isEnumeralType()) {
        return {Scalar::uint32, 1};
    }
    return {Scalar::uint64, 1}; // pointers are stored as integers
}

std::uint64_t wide_bytes_of(const clang::ASTContext& context, QualType type) {
    return static_cast<std::uint64_t>(context.getTypeSizeInChars(type).getQuantity());
}

std::uint32_t bytes_of(const clang::ASTContext& context, QualType type) {
    constexpr std::uint32_t most = std::numeric_limits<std::uint32_t>::max();
    return static_cast<std::uint32_t>(std::min<std::uint64_t>(wide_bytes_of(context, type), most));
}

std::uint32_t alignment_of(const clang::ASTContext& context, QualType type) {
    return static_cast<std::uint32_t>(context.getTypeAlignInChars(type).getQuantity());
}

std::vector<Piece> pieces_of(ValueType type) {
    // An access to a 3-vector reads or writes three components, although the vector occupies four.
    std::uint32_t left = scalar_bytes(type.scalar) * type.count;
    std::vector<Piece> pieces;
    for (std::uint32_t at = 0; left > 0;) {
        const std::uint32_t bytes = std::min(left, 16U);
        pieces.push_back({static_cast<std::uint16_t>(at), static_cast<std::uint16_t>(bytes)});
        at += bytes;
        left -= bytes;
    }
    return pieces;
}

std::vector<Piece> pieces_of(ValueType vector, std::vector<std::uint32_t> components) {
    const std::uint32_t step = scalar_bytes(vector.scalar);
    std::sort(components.begin(), components.end());
    components.erase(std::unique(components.begin(), components.end()), components.end());
    std::vector<Piece> pieces;
    for (const std::uint32_t component : components) {
        const std::uint32_t at = component * step;
        if (!pieces.empty() && pieces.back().offset + pieces.back().bytes == at &&
            pieces.back().bytes + step <= 16) {
            pieces.back().bytes = static_cast<std::uint16_t>(pieces.back().bytes + step);
        } else {
            pieces.push_back({static_cast<std::uint16_t>(at), static_cast<std::uint16_t>(step)});
        }
    }
    return pieces;
}

std::vector<Leaf> leaves_of(const clang::ASTContext& context, QualType type) {
    std::vector<Leaf> leaves;
    add_leaves(context, type, 0, "", leaves);
    return leaves;
}

} // namespace lockstep
