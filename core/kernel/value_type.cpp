#include "core/kernel/value_type.h"

#include <array>

namespace lockstep {
namespace {

struct ScalarRow {
    std::uint32_t bytes;
    const char* name;
};

constexpr std::array<ScalarRow, 12> rows{{{1, "char"},
                                          {1, "uchar"},
                                          {2, "short"},
                                          {2, "ushort"},
                                          {4, "int"},
                                          {4, "uint"},
                                          {8, "long"},
                                          {8, "ulong"},
                                          {2, "half"},
                                          {4, "float"},
                                          {8, "double"},
                                          {1, "struct"}}};

} // namespace

std::uint32_t scalar_bytes(Scalar scalar) {
    return rows[static_cast<std::size_t>(scalar)].bytes;
}

std::uint32_t size_bytes(ValueType type) {
    const bool padded = type.count == 3 && type.scalar != Scalar::bytes;
    return scalar_bytes(type.scalar) * (padded ? 4 : type.count);
}

std::string opencl_name(ValueType type) {
    std::string name = rows[static_cast<std::size_t>(type.scalar)].name;
    return type.count == 1 || type.scalar == Scalar::bytes ? name : name + std::to_string(type.count);
}

} // namespace lockstep
