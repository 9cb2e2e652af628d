#include "made_up_accesses.h"

#include "core/session/pipeline.h"
#include "tests/support/random_launches.h"
#include "tests/support/trace_text.h"

#include <string>
#include <utility>
#include <vector>

namespace lockstep::test {
namespace {

struct ArrayOf {
    const char* element;
    ValueType type;
    std::uint32_t elements = 0;
    std::uint32_t row = 0;
    std::uint64_t base = 0;
    [[nodiscard]] std::uint32_t bytes() const { return elements * size_bytes(type); }
};

ArrayOf random_array(Dice& chance, std::uint64_t end) {
    constexpr std::pair<const char*, ValueType> types[] = {
        {"uchar", {Scalar::uint8, 1}},    {"ushort", {Scalar::uint16, 1}}, {"float", {Scalar::float32, 1}},
        {"float", {Scalar::float32, 1}},  {"uint", {Scalar::uint32, 1}},   {"double", {Scalar::float64, 1}},
        {"float2", {Scalar::float32, 2}}, {"float4", {Scalar::float32, 4}}};
    constexpr std::uint32_t rows[] = {4, 7, 8, 16, 17, 32, 33, 64};
    const auto& [name, type] = types[chance.below(8)];
    ArrayOf made{.element = name, .type = type};
    const std::uint32_t row = rows[chance.below(8)];
    made.elements = row * (1 + chance.below(24));
    if (chance.in(2)) {
        made.row = row;
    } else {
        made.elements += chance.below(row);
    }
    const std::uint64_t align = size_bytes(type);
    made.base = (end + align - 1) / align * align;
    return made;
}

/// One access site: its array, how many of its elements an access takes, and how lanes choose them.
struct Access {
    std::string kind;
    std::string type;
    std::size_t array = 0;
    std::uint32_t taken = 1;
    std::uint32_t stride = 0; ///< in elements; 0: random
    bool is_partial = false;
};

Access random_access(Dice& chance, const std::vector<ArrayOf>& arrays) {
    constexpr const char* kinds[] = {"read", "write", "read", "atomic"};
    Access made{.kind = kinds[chance.below(4)],
                .type = {},
                .array = chance.below(static_cast<std::uint32_t>(arrays.size()))};
    const ArrayOf& array = arrays[made.array];
    made.type = array.element;
    if (array.type.count == 1 && array.elements >= 8 && made.kind != "atomic" && chance.in(4)) {
        made.taken = chance.in(2) ? 2 : 4;
        made.type += std::to_string(made.taken);
    }
    constexpr std::uint32_t strides[] = {0, 1, 2, 8, 16, 17, 32, 64};
    made.stride = strides[chance.below(8)];
    made.is_partial = chance.in(3);
    return made;
}

std::uint64_t address_of(const Access& access, const ArrayOf& array, std::uint32_t item, Dice& chance) {
    const std::uint32_t places = array.elements / access.taken;
    const std::uint32_t place = access.stride == 0 ? chance.below(places) : item * access.stride % places;
    return array.base + std::uint64_t{place} * access.taken * size_bytes(array.type);
}

} // namespace

Recording made_up_accesses(std::uint64_t number) {
    Dice chance(number);
    std::vector<ArrayOf> arrays;
    std::uint64_t end = 0;
    const std::uint32_t count = 1 + chance.below(3);
    for (std::uint32_t i = 0; i < count; ++i) {
        arrays.push_back(random_array(chance, end));
        end = arrays.back().base + arrays.back().bytes();
    }
    const std::uint32_t items = chance.in(3) ? 40 : 64;
    std::string text = "group " + std::to_string(items) + "\n";
    for (std::size_t i = 0; i < arrays.size(); ++i) {
        text += "object a" + std::to_string(i) + " local " + std::to_string(arrays[i].base) + " " +
                std::to_string(arrays[i].bytes()) + "\n";
    }
    std::vector<Access> accesses;
    std::string kernel;
    for (std::uint32_t i = 0; i < 2 + chance.below(5); ++i) {
        accesses.push_back(random_access(chance, arrays));
        const std::string name(1, static_cast<char>('A' + i));
        text += "site " + name + " " + accesses.back().kind + " local " + accesses.back().type + " " +
                std::to_string(i + 1) + "\nsite I" + name + " branch " + std::to_string(i + 1) + "\n";
        kernel += "if I" + name + " { " + name + " } { } ";
    }
    text += "kernel { " + kernel + "}\nlog\n";
    for (std::uint32_t item = 0; item < 2 * items; ++item) {
        for (std::size_t i = 0; i < accesses.size(); ++i) {
            const std::string name(1, static_cast<char>('A' + i));
            const bool takes_part = !accesses[i].is_partial || chance.in(2);
            text += "I" + name + (takes_part ? ":1 " : ":0 ");
            if (takes_part) {
                text +=
                    name + ":" +
                    std::to_string(address_of(accesses[i], arrays[accesses[i].array], item % items, chance)) +
                    " ";
            }
        }
        text += "\n";
    }
    Recording recording;
    recording.launches.push_back(trace_of(text));
    for (std::size_t i = 0; i < arrays.size(); ++i) {
        ObjectInfo& object = recording.launches.front().objects[i];
        object.element = arrays[i].type;
        object.row_elements = arrays[i].row;
        object.alignment = size_bytes(arrays[i].type);
    }
    return recording;
}

std::shared_ptr<const Session> session_on(Recording recording, std::uint64_t number) {
    Dice chance(number ^ 0x5EED);
    HardwareModel hardware;
    constexpr std::uint32_t banks[] = {32, 32, 16, 64};
    constexpr std::uint32_t widths[] = {32, 32, 64, 16, 0};
    hardware.banks = banks[chance.below(4)];
    hardware.bank_bytes = chance.in(4) ? 8 : 4;
    hardware.warp_width = widths[chance.below(5)];
    const auto session = analyse(std::make_shared<const Recording>(std::move(recording)), hardware, {}, 1);
    return session ? *session : nullptr;
}

} // namespace lockstep::test
