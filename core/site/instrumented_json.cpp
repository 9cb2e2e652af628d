#include "core/site/program_json.h"

#include "core/base/json_values.h"
#include "core/site/program_check.h"

#include <stdexcept>

namespace lockstep {

using namespace json_values;
using nlohmann::json;

namespace {

json private_memory_json(const PrivateMemory& memory) {
    return {{"bytes", memory.bytes},
            {"file", text_json(memory.largest.file)},
            {"line", memory.largest.line},
            {"column", memory.largest.column}};
}

PrivateMemory private_memory_from(const json& value) {
    return {.bytes = number<std::uint64_t>(value.at("bytes")),
            .largest = {.file = text(value.at("file")),
                        .line = number<std::uint32_t>(value.at("line")),
                        .column = number<std::uint32_t>(value.at("column"))}};
}

} // namespace

json instrumented_json(const Instrumented& instrumented) {
    json objects = json::array();
    for (const ObjectInfo& object : instrumented.objects) {
        objects.push_back(object_json(object));
    }
    return {{"program", program_json(instrumented.program)},
            {"text", text_json(instrumented.text)},
            {"objects", std::move(objects)},
            {"local_arguments", instrumented.local_arguments},
            {"local_bytes", instrumented.local_bytes},
            {"scratch_bytes", instrumented.scratch_bytes},
            {"votes", instrumented.votes},
            {"slot_bytes", instrumented.slot_bytes},
            {"private_memory", private_memory_json(instrumented.private_memory)},
            {"subgroup_width", instrumented.subgroup_width ? json(*instrumented.subgroup_width) : json()},
            {"sees_places", instrumented.sees_places}};
}

Instrumented instrumented_from(const json& value) {
    Instrumented instrumented;
    instrumented.program = program_from(value.at("program"));
    instrumented.text = text(value.at("text"));
    for (const json& object : list(value.at("objects"))) {
        instrumented.objects.push_back(object_from(object));
    }
    instrumented.local_arguments = numbers<std::uint32_t>(value.at("local_arguments"));
    instrumented.local_bytes = number<std::uint64_t>(value.at("local_bytes"));
    instrumented.scratch_bytes = number<std::uint64_t>(value.at("scratch_bytes"));
    instrumented.votes = flag(value.at("votes"));
    instrumented.slot_bytes = number<std::uint32_t>(value.at("slot_bytes"));
    instrumented.private_memory = private_memory_from(value.at("private_memory"));
    instrumented.sees_places = flag(value.at("sees_places"));
    if (const json& width = value.at("subgroup_width"); !width.is_null()) {
        instrumented.subgroup_width = number<std::uint32_t>(width);
    }
    if (const auto flaw = find_flaw(instrumented)) {
        throw std::invalid_argument(*flaw);
    }
    return instrumented;
}

json target_json(const InstrumentTarget& target) {
    json macros = json::object();
    for (const auto& [name, definition] : target.macros) {
        macros[name] = definition ? text_json(*definition) : json();
    }
    return {{"address_bits", target.address_bits},
            {"subgroup_width", target.subgroup_width},
            {"macros", std::move(macros)}};
}

InstrumentTarget target_from(const json& value) {
    InstrumentTarget target;
    target.address_bits = number<unsigned>(value.at("address_bits"));
    target.subgroup_width = number<std::uint32_t>(value.at("subgroup_width"));
    for (const auto& [name, definition] : value.at("macros").items()) {
        target.macros[name] = definition.is_null() ? std::nullopt : std::optional(text(definition));
    }
    return target;
}

} // namespace lockstep
