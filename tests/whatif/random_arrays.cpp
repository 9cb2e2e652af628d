#include "random_arrays.h"

#include "tests/support/random_launches.h"

#include <string>
#include <vector>

namespace lockstep::test {
namespace {

struct MadeArray {
    std::string name;
    std::string type;
    std::uint32_t rows = 1; ///< 1: an array of one dimension
    std::uint32_t columns = 1;
};

MadeArray random_array(Dice& chance, std::uint32_t number) {
    constexpr const char* types[] = {"float", "float", "uint", "uchar", "ushort", "double", "float4", "int2"};
    constexpr std::uint32_t columns[] = {8, 16, 17, 20, 32, 33, 64};
    MadeArray made{.name = "a" + std::to_string(number), .type = types[chance.below(8)]};
    made.columns = columns[chance.below(7)];
    if (chance.in(2)) {
        made.rows = 2 + chance.below(16);
    } else {
        made.columns *= 1 + chance.below(6);
    }
    return made;
}

/// Returns a number from 0 to `end` - 1 that depends on the work-item, as an expression.
std::string index_text(Dice& chance, std::uint32_t end) {
    constexpr const char* forms[] = {"l",        "(l / 8 + l)", "(l * 2)", "(l * 8)",
                                     "(l * 17)", "(l / 4)",     "(l ^ k)", "(k * 32 + l / 3)"};
    return std::string(forms[chance.below(8)]) + " % " + std::to_string(end);
}

std::string element_text(Dice& chance, const MadeArray& array) {
    const std::string column = "[" + index_text(chance, array.columns) + "]";
    return array.rows == 1 ? array.name + column
                           : array.name + "[" + index_text(chance, array.rows) + "]" + column;
}

std::string statement(Dice& chance, const MadeArray& array) {
    const std::string element = element_text(chance, array);
    switch (chance.below(4)) {
    case 0:
        return element + " = (" + array.type + ")(l);";
    case 1:
        return array.type == "uint" ? "atomic_inc(&" + element + ");"
                                    : element + " = (" + array.type + ")(k);";
    case 2:
        return "if (l % 3 == 0)\n            sum += convert(" + element + ");";
    default:
        return "sum += convert(" + element + ");";
    }
}

/// Returns a function with which the kernel reads an element of any type as an int.
std::string converting(const std::string& type) {
    const std::string value = type == "float4" || type == "int2" ? "x.x" : "x";
    return "int __attribute__((overloadable)) convert(" + type + " x) { return (int)" + value + "; }\n";
}

} // namespace

LaunchedRun random_arrays(std::uint64_t seed) {
    Dice chance(seed + 77);
    std::vector<MadeArray> arrays;
    std::string text = "#pragma OPENCL EXTENSION cl_khr_fp64 : enable\n";
    for (const char* type : {"float", "uint", "uchar", "ushort", "double", "float4", "int2"}) {
        text += converting(type);
    }
    text += "// A kernel with arrays in local memory.\n__kernel void random_arrays(__global int* out)\n{\n";
    for (std::uint32_t i = 0; i < 1 + seed % 2; ++i) {
        arrays.push_back(random_array(chance, i));
        const MadeArray& array = arrays.back();
        text += "    __local " + array.type + " " + array.name +
                (array.rows == 1 ? "" : "[" + std::to_string(array.rows) + "]") + "[" +
                std::to_string(array.columns) + "];\n";
    }
    text += "    int l = get_local_id(0);\n    int sum = 0;\n    for (int k = 0; k < 2; ++k) {\n";
    for (std::uint32_t i = 0; i < 4 + chance.below(4); ++i) {
        text += "        " + statement(chance, arrays[i % arrays.size()]) +
                "\n        barrier(CLK_LOCAL_MEM_FENCE);\n";
    }
    text += "    }\n    out[get_global_id(0)] = sum;\n}\n";
    Launch launch;
    launch.source = {.file = "random_arrays.cl", .text = text, .folder = {}};
    launch.kernel = "random_arrays";
    launch.range = {.dimensions = 1, .global = {128, 1, 1}, .local = {64, 1, 1}};
    Argument out;
    out.name = "out";
    out.kind = ArgumentKind::buffer;
    out.type = {Scalar::int32, 1};
    out.size_bytes = std::uint64_t{128} * 4;
    out.bytes.resize(out.size_bytes);
    launch.arguments = {out};
    return {"seed " + std::to_string(seed), {launch}, {}};
}

} // namespace lockstep::test
