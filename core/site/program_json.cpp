#include "core/site/program_json.h"

#include "core/base/json_values.h"

namespace lockstep {
namespace {

using namespace json_values;
using nlohmann::json;

json type_json(ValueType type) {
    return {static_cast<unsigned>(type.scalar), type.count};
}

json math_json(const std::vector<MathCall>& calls) {
    json list = json::array();
    for (const MathCall& call : calls) {
        list.push_back({text_json(call.name), call.file, call.line, static_cast<unsigned>(call.when)});
    }
    return list;
}

json site_json(const SiteInfo& site) {
    json pieces = json::array();
    for (const Piece piece : site.pieces) {
        pieces.push_back({piece.offset, piece.bytes});
    }
    return {{"kind", static_cast<unsigned>(site.kind)},
            {"space", static_cast<unsigned>(site.space)},
            {"file", site.file},
            {"line", site.line},
            {"column", site.column},
            {"text", text_json(site.text)},
            {"function", text_json(site.function)},
            {"type", type_json(site.type)},
            {"pieces", pieces},
            {"clamped", site.is_clamped},
            {"operand", site.is_operand},
            {"operations", site.operations},
            {"math", math_json(site.math)},
            {"loop_variable", text_json(site.loop_variable)}};
}

json node_json(const Node& node) {
    json labels = json::array();
    for (const CaseLabel& label : node.labels) {
        labels.push_back({label.value, label.child, label.is_default});
    }
    return {static_cast<unsigned>(node.kind), node.site.value(), node.children, labels};
}

ValueType type_of(const json& value) {
    return {enumerator<Scalar>(value.at(0)), number<std::uint32_t>(value.at(1))};
}

SiteInfo site_of(const json& value) {
    SiteInfo site;
    site.kind = enumerator<SiteKind>(value.at("kind"));
    site.space = enumerator<Space>(value.at("space"));
    site.file = number<std::uint32_t>(value.at("file"));
    site.line = number<std::uint32_t>(value.at("line"));
    site.column = number<std::uint32_t>(value.at("column"));
    site.text = text(value.at("text"));
    site.function = text(value.at("function"));
    site.type = type_of(value.at("type"));
    for (const json& piece : list(value.at("pieces"))) {
        site.pieces.push_back({number<std::uint16_t>(piece.at(0)), number<std::uint16_t>(piece.at(1))});
    }
    site.operations = number<std::uint32_t>(value.at("operations"));
    site.is_clamped = value.contains("clamped") && flag(value.at("clamped"));
    site.is_operand = value.contains("operand") && flag(value.at("operand"));
    if (value.contains("math")) {
        for (const json& call : list(value.at("math"))) {
            site.math.push_back({text(call.at(0)), number<std::uint32_t>(call.at(1)),
                                 number<std::uint32_t>(call.at(2)), enumerator<Evaluates>(call.at(3))});
        }
    }
    site.loop_variable = text(value.at("loop_variable"));
    return site;
}

std::vector<std::vector<std::uint32_t>> needs_from(const json& value) {
    std::vector<std::vector<std::uint32_t>> needs;
    for (const json& each : list(value)) {
        needs.push_back(numbers<std::uint32_t>(each));
    }
    return needs;
}

Node node_of(const json& value) {
    Node node;
    node.kind = enumerator<NodeKind>(value.at(0));
    node.site = Site(number<std::uint32_t>(value.at(1)));
    node.children = numbers<NodeIndex>(value.at(2));
    for (const json& label : list(value.at(3))) {
        node.labels.push_back(
            {number<std::uint64_t>(label.at(0)), number<std::uint32_t>(label.at(1)), flag(label.at(2))});
    }
    return node;
}

} // namespace

json program_json(const Program& program) {
    json sites = json::array();
    for (const SiteInfo& site : program.sites) {
        sites.push_back(site_json(site));
    }
    json nodes = json::array();
    for (const Node& node : program.skeleton.nodes) {
        nodes.push_back(node_json(node));
    }
    return {{"kernel", text_json(program.kernel)},
            {"files", texts_json(program.files)},
            {"texts", texts_json(program.texts)},
            {"included", texts_json(program.included)},
            {"sites", sites},
            {"needs", program.needs},
            {"turn_needs", program.turn_needs},
            {"optimised", optimised_json(program.optimised)},
            {"nodes", nodes},
            {"root", program.skeleton.root},
            {"parameters", texts_json(program.parameter_names)},
            {"required_group", program.required_group},
            {"relaxed_math", program.relaxed_math},
            {"watches_private", program.watches_private}};
}

Program program_from(const json& value) {
    Program program;
    program.kernel = text(value.at("kernel"));
    program.files = texts(value.at("files"));
    program.texts = texts(value.at("texts"));
    if (value.contains("included")) {
        program.included = texts(value.at("included"));
    }
    for (const json& site : list(value.at("sites"))) {
        program.sites.push_back(site_of(site));
    }
    if (value.contains("needs")) {
        program.needs = needs_from(value.at("needs"));
        program.turn_needs = needs_from(value.at("turn_needs"));
    }
    if (value.contains("optimised")) {
        program.optimised = optimised_from(value.at("optimised"));
    }
    for (const json& node : list(value.at("nodes"))) {
        program.skeleton.nodes.push_back(node_of(node));
    }
    program.skeleton.root = number<NodeIndex>(value.at("root"));
    program.parameter_names = texts(value.at("parameters"));
    if (value.contains("required_group")) {
        for (std::size_t i = 0; i < 3; ++i) {
            program.required_group[i] = number<std::uint64_t>(value.at("required_group").at(i));
        }
    }
    program.relaxed_math = value.contains("relaxed_math") && flag(value.at("relaxed_math"));
    program.watches_private = value.contains("watches_private") && flag(value.at("watches_private"));
    return program;
}

json optimised_json(const Optimised& optimised) {
    json registers = json::object();
    for (std::size_t i = 0; i < optimised.registers.size(); ++i) {
        if (optimised.registers[i] != 0) {
            registers[back_end_names[i]] = optimised.registers[i];
        }
    }
    return {{"operations", optimised.operations},
            {"uniform_atomics", optimised.uniform_atomics},
            {"gone", optimised.gone},
            {"served", optimised.served},
            {"registers", registers}};
}

Optimised optimised_from(const json& value) {
    Optimised optimised{numbers<std::uint32_t>(value.at("operations")),
                        numbers<std::uint32_t>(value.at("uniform_atomics")),
                        numbers<std::uint32_t>(value.at("gone"))};
    if (value.contains("served")) {
        optimised.served = numbers<std::uint32_t>(value.at("served"));
    }
    for (std::size_t i = 0; value.contains("registers") && i < optimised.registers.size(); ++i) {
        if (value.at("registers").contains(back_end_names[i])) {
            optimised.registers[i] = number<std::uint32_t>(value.at("registers").at(back_end_names[i]));
        }
    }
    return optimised;
}

json object_json(const ObjectInfo& object) {
    return {{"name", text_json(object.name)},
            {"space", static_cast<unsigned>(object.space)},
            {"element", type_json(object.element)},
            {"base", object.base},
            {"bytes", object.size_bytes},
            {"argument", object.argument},
            {"null", object.is_null},
            {"initialised", object.is_initialised},
            {"access", static_cast<unsigned>(object.access)},
            {"texels", {object.width, object.height, object.depth}},
            {"shape", static_cast<unsigned>(object.shape)}};
}

ObjectInfo object_from(const json& value) {
    ObjectInfo object;
    object.name = text(value.at("name"));
    object.space = enumerator<Space>(value.at("space"));
    object.element = type_of(value.at("element"));
    object.base = number<std::uint64_t>(value.at("base"));
    object.size_bytes = number<std::uint64_t>(value.at("bytes"));
    object.argument = number<int>(value.at("argument"));
    object.is_null = flag(value.at("null"));
    if (value.contains("texels")) {
        object.width = number<std::uint32_t>(value.at("texels").at(0));
        object.height = number<std::uint32_t>(value.at("texels").at(1));
        object.depth = value.at("texels").size() > 2 ? number<std::uint32_t>(value.at("texels").at(2)) : 1;
    }
    if (value.contains("shape")) {
        object.shape = enumerator<ImageShape>(value.at("shape"));
    }
    if (value.contains("access")) {
        object.access = enumerator<Access>(value.at("access"));
    }
    object.is_initialised = !value.contains("initialised") || flag(value.at("initialised"));
    return object;
}

} // namespace lockstep
