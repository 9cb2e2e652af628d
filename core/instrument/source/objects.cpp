#include "core/instrument/source/objects.h"

#include "core/instrument/source/each_node.h"
#include "core/instrument/source/syntax.h"
#include "core/instrument/source/types.h"

#include <algorithm>

namespace lockstep {
namespace {

using clang::VarDecl;

std::uint64_t rounded_up(std::uint64_t value, std::uint64_t step) {
    return (value + step - 1) / step * step;
}

/// Returns the end of an object. The size is limited to a value that exceeds any memory; otherwise, a sum
/// beyond 2^64 would wrap around.
std::uint64_t end_of(const ObjectInfo& object) {
    constexpr std::uint64_t most = std::uint64_t{1} << 62;
    return object.base >= most || object.size_bytes > most - object.base ? most
                                                                         : object.base + object.size_bytes;
}

ValueType element_of(const clang::ASTContext& context, clang::QualType type) {
    while (const auto* array = context.getAsArrayType(type)) {
        type = array->getElementType();
    }
    return type->isRecordType() ? ValueType{Scalar::bytes, bytes_of(context, type)} : value_type_of(type);
}

/// Returns the elements of the last dimension of an array with several dimensions, or of the arrays that a
/// pointer points to; otherwise 0.
std::uint32_t row_of(const clang::ASTContext& context, clang::QualType type, bool is_pointee) {
    int dimensions = is_pointee ? 1 : 0;
    std::uint64_t last = 0;
    for (; const auto* array = context.getAsConstantArrayType(type); type = array->getElementType()) {
        last = array->getSize().getLimitedValue();
        ++dimensions;
    }
    constexpr std::uint64_t most = 0xFFFFFFFF;
    return dimensions >= 2 && last <= most ? static_cast<std::uint32_t>(last) : 0;
}

} // namespace

std::string local_struct_name(const clang::FunctionDecl* kernel) {
    return "lk_locals_" + kernel->getNameAsString();
}

void Objects::add_arguments(const clang::FunctionDecl* kernel) {
    for (unsigned i = 0; i < kernel->getNumParams(); ++i) {
        const clang::ParmVarDecl* parameter = kernel->getParamDecl(i);
        const clang::QualType type = parameter->getType();
        const bool is_image = type->isImageType() || type->isSamplerT();
        if (!type->isPointerType() && !is_image) {
            continue;
        }
        ObjectInfo object;
        object.name = parameter->getNameAsString();
        object.space = type->isImageType() ? Space::image : Space::none;
        object.shape = image_shape(type).value_or(ImageShape::image2d);
        if (!is_image) {
            object.space = space_of(type->getPointeeType());
            object.element = element_of(context_, type->getPointeeType());
            object.row_elements = row_of(context_, type->getPointeeType(), true);
        }
        object.argument = static_cast<int>(i);
        numbers_[parameter] = static_cast<int>(list_.size());
        list_.push_back(std::move(object));
    }
}

void Objects::add_locals(const clang::FunctionDecl* kernel) {
    KernelLocals locals;
    each_variable(kernel->getBody(), [&](const VarDecl* variable) {
        if (space_of(variable->getType()) == Space::local) {
            locals.variables.push_back(variable);
        }
    });
    locals.offset = rounded_up(local_bytes_, 128);
    std::uint64_t end = locals.offset;
    std::uint64_t alignment = 1;
    for (const VarDecl* variable : locals.variables) {
        const std::uint32_t align = alignment_of(context_, variable->getType());
        alignment = std::max<std::uint64_t>(alignment, align);
        ObjectInfo object;
        object.name = variable->getNameAsString();
        object.space = Space::local;
        object.element = element_of(context_, variable->getType());
        object.row_elements = row_of(context_, variable->getType(), false);
        object.alignment = align;
        object.base = rounded_up(end, align);
        object.size_bytes = wide_bytes_of(context_, variable->getType());
        end = end_of(object);
        numbers_[variable] = static_cast<int>(list_.size());
        list_.push_back(std::move(object));
    }
    local_bytes_ = locals.variables.empty() ? local_bytes_ : rounded_up(end, alignment);
    locals_[kernel] = std::move(locals);
}

void Objects::add_constant(const VarDecl* variable) {
    ObjectInfo object;
    object.name = variable->getNameAsString();
    object.space = Space::constant;
    object.element = element_of(context_, variable->getType());
    object.size_bytes = wide_bytes_of(context_, variable->getType());
    numbers_[variable] = static_cast<int>(list_.size());
    list_.push_back(std::move(object));
    constants_.emplace_back(number_of(variable), constant_name(variable));
}

void Objects::add_text(const clang::StringLiteral* literal) {
    ObjectInfo object;
    constexpr std::size_t most_shown = 24;
    const bool is_long = literal->getByteLength() > most_shown;
    object.name = '"' + literal->getBytes().substr(0, most_shown).str() + (is_long ? "...\"" : "\"");
    object.space = Space::constant;
    object.element = {Scalar::int8, 1};
    object.size_bytes = literal->getByteLength() + 1; // including the terminating zero
    texts_.emplace_back(literal, static_cast<int>(list_.size()));
    list_.push_back(std::move(object));
    constants_.emplace_back(number_of(literal), text_name(literal));
}

int Objects::number_of(const clang::StringLiteral* literal) const {
    const auto found = std::ranges::find(texts_, literal, [](const auto& text) { return text.first; });
    return found == texts_.end() ? -1 : found->second;
}

std::string Objects::text_name(const clang::StringLiteral* literal) const {
    const int number = number_of(literal);
    return number < 0 ? "" : "lk_text_" + std::to_string(number);
}

std::string Objects::text_declarations() const {
    std::string text;
    for (const auto& [literal, number] : texts_) {
        text += "__constant char " + text_name(literal) + "[] = {";
        for (const char c : literal->getBytes()) {
            text += std::to_string(static_cast<int>(c)) + ", ";
        }
        text += "0};\n";
    }
    return text;
}

int Objects::number_of(const VarDecl* variable) const {
    const auto found = numbers_.find(variable);
    return found == numbers_.end() ? -1 : found->second;
}

std::string Objects::member_name(const VarDecl* variable) const {
    return variable->getNameAsString() + "_" + std::to_string(number_of(variable));
}

unsigned Objects::private_number(const VarDecl* variable) {
    return private_.emplace(variable, private_count()).first->second;
}

std::vector<unsigned> Objects::private_numbers(const clang::FunctionDecl* function) const {
    std::vector<unsigned> numbers;
    for (const auto& [variable, number] : private_) {
        if (variable->getParentFunctionOrMethod() == function) {
            numbers.push_back(number);
        }
    }
    std::ranges::sort(numbers);
    return numbers;
}

void Objects::watch(const VarDecl* variable, const WatchedArray& array) {
    watched_[private_number(variable)] = array;
}

std::uint32_t Objects::watched_bits() const {
    std::uint32_t bits = 0;
    for (const auto& [number, array] : watched_) {
        bits = std::max(bits, array.first_bit + array.count);
    }
    return bits;
}

std::string Objects::watched_table() const {
    std::string text = "__constant uint lk_watched[" + std::to_string(2 * private_count()) + "] = {";
    for (unsigned i = 0; i < private_count(); ++i) {
        const auto found = watched_.find(i);
        text += found == watched_.end() ? "LK_UNWATCHED, 0u, "
                                        : std::to_string(found->second.first_bit) + "u, " +
                                              std::to_string(found->second.byte_shift) + "u, ";
    }
    return text + "};\n";
}

std::string Objects::local_struct(const clang::FunctionDecl* kernel) const {
    const auto found = locals_.find(kernel);
    if (found == locals_.end() || found->second.variables.empty()) {
        return "";
    }
    std::string text = "typedef struct {\n";
    for (const VarDecl* variable : found->second.variables) {
        text += "    " + declarator(context_, variable->getType(), member_name(variable)) + ";\n";
    }
    return text + "} " + local_struct_name(kernel) + ";\n";
}

bool Objects::has_locals_of_own_types(const clang::FunctionDecl* kernel) const {
    const auto found = locals_.find(kernel);
    return found != locals_.end() &&
           std::ranges::any_of(found->second.variables, [](const VarDecl* variable) {
               const clang::Type* const element = variable->getType()->getBaseElementTypeUnsafe();
               const clang::TagDecl* const type = element->getAsTagDecl();
               return type != nullptr && type->getParentFunctionOrMethod() != nullptr;
           });
}

std::string Objects::constant_name(const VarDecl* variable) const {
    return variable->isFileVarDecl() ? variable->getNameAsString() : "lk_constant_" + member_name(variable);
}

std::string Objects::constant_declaration(const VarDecl* variable, const std::string& initial) const {
    return "__constant " + declarator(context_, variable->getType(), constant_name(variable)) + " = " +
           initial + ";\n";
}

std::uint64_t Objects::local_offset(const clang::FunctionDecl* kernel) const {
    const auto found = locals_.find(kernel);
    return found == locals_.end() ? 0 : found->second.offset;
}

} // namespace lockstep
