#include "app/worker/instrument_protocol.h"

#include "app/worker/message.h"
#include "core/base/json_members.h"
#include "core/site/program_json.h"

#include <algorithm>
#include <iterator>
#include <string_view>

namespace lockstep {

using namespace json_values;
using nlohmann::json;

template <class Io>
void members(Io& io, Of<Io, KernelSource>& source) {
    io("file", source.file);
    io("text", source.text);
    io("folder", source.folder);
    io("readable", source.readable);
}

namespace {

using Kind = InstrumentQuestion::Kind;

struct Row {
    Kind kind;
    std::string_view name;
};

constexpr Row rows[] = {
    {Kind::tested_names, "tested names"}, {Kind::with_includes, "with includes"},
    {Kind::kernels, "kernels"},           {Kind::instrument, "instrument"},
    {Kind::compile, "compile"},           {Kind::optimised, "optimised"},
    {Kind::edit_array, "edit array"},     {Kind::require_group, "require group"},
};

Kind kind_from(const json& value) {
    const auto* row = std::ranges::find(rows, text(value), &Row::name);
    return row != std::end(rows) ? row->kind : throw std::invalid_argument("do");
}

/// Reads the fields that all requests have.
InstrumentQuestion common_question_from(const json& value) {
    return {.kind = kind_from(value.at("do")),
            .source = read_as<KernelSource>(value.at("source")),
            .kernel = text(value.at("kernel")),
            .options = text(value.at("options")),
            .target = target_from(value.at("target")),
            .limits = {number<std::uint64_t>(value.at("limits").at("bytes")),
                       number<std::uint64_t>(value.at("limits").at("seconds"))}};
}

json edit_json(const InstrumentQuestion& question) {
    return {{"array", text_json(question.array)},
            {"row", question.map.row},
            {"pad", question.map.pad},
            {"swizzle", question.map.swizzle.name},
            {"pads_last_row", question.map.pads_last_row}};
}

ArrayMap map_from(const json& value) {
    const ArrayMap map{.row = number<std::uint32_t>(value.at("row")),
                       .pad = number<std::uint32_t>(value.at("pad")),
                       .swizzle = swizzle_named(text(value.at("swizzle"))).value(),
                       .pads_last_row = flag(value.at("pads_last_row"))};
    return map.row > 0 ? map : throw std::out_of_range("row");
}

std::array<std::uint64_t, 3> group_from(const json& value) {
    std::array<std::uint64_t, 3> group{};
    if (value.size() != group.size()) {
        throw std::out_of_range("group");
    }
    for (std::size_t i = 0; i < group.size(); ++i) {
        group[i] = number<std::uint64_t>(value.at(i));
    }
    return group;
}

InstrumentQuestion question_from(const json& value) {
    InstrumentQuestion question = common_question_from(value);
    if (question.kind == Kind::edit_array) {
        question.array = text(value.at("edit").at("array"));
        question.map = map_from(value.at("edit"));
    }
    if (question.kind == Kind::require_group) {
        question.group = group_from(value.at("group"));
    }
    return question;
}

ArrayEdit edit_from(const json& value) {
    ArrayEdit edit{
        .text = text(value.at("edited")), .argument = {}, .other_kernels = texts(value.at("other_kernels"))};
    if (value.contains("argument")) {
        edit.argument = number<std::uint32_t>(value.at("argument"));
    }
    return edit;
}

InstrumentAnswer answer_from(const json& value) {
    if (value.contains("names")) {
        const std::vector<std::string> names = texts(value.at("names"));
        return std::set<std::string>(names.begin(), names.end());
    }
    if (value.contains("source")) {
        return text(value.at("source"));
    }
    if (value.contains("kernels")) {
        return signatures_from(value.at("kernels"));
    }
    if (value.contains("instrumented")) {
        return instrumented_from(value.at("instrumented"));
    }
    if (value.contains("optimised")) {
        return optimised_from(value.at("optimised"));
    }
    if (value.contains("edited")) {
        return edit_from(value);
    }
    return error_from(value.at("error"));
}

/// Converts each kind of reply to JSON, under the key of this kind.
struct AnswerJson {
    json operator()(const std::set<std::string>& names) const { return {{"names", names}}; }
    json operator()(const std::string& source) const { return {{"source", text_json(source)}}; }
    json operator()(const std::vector<KernelSignature>& kernels) const {
        return {{"kernels", signatures_json(kernels)}};
    }
    json operator()(const Instrumented& instrumented) const {
        return {{"instrumented", instrumented_json(instrumented)}};
    }
    json operator()(const Optimised& optimised) const { return {{"optimised", optimised_json(optimised)}}; }
    json operator()(const ArrayEdit& edit) const {
        json made = {{"edited", text_json(edit.text)}, {"other_kernels", edit.other_kernels}};
        if (edit.argument) {
            made["argument"] = *edit.argument;
        }
        return made;
    }
    json operator()(const Error& error) const { return {{"error", error_json(error)}}; }
};

} // namespace

std::string to_line(const InstrumentQuestion& question) {
    json line = {{"do", std::ranges::find(rows, question.kind, &Row::kind)->name},
                 {"source", written(question.source)},
                 {"kernel", text_json(question.kernel)},
                 {"options", text_json(question.options)},
                 {"target", target_json(question.target)},
                 {"limits", {{"bytes", question.limits.bytes}, {"seconds", question.limits.seconds}}}};
    if (question.kind == Kind::edit_array) {
        line["edit"] = edit_json(question);
    }
    if (question.kind == Kind::require_group) {
        line["group"] = question.group;
    }
    return line_of(line);
}

std::string to_line(const InstrumentAnswer& answer) {
    return line_of(std::visit(AnswerJson(), answer));
}

std::optional<InstrumentQuestion> question_from_line(const std::string& line) {
    return parsed<InstrumentQuestion>(line, question_from);
}

std::optional<InstrumentAnswer> answer_from_line(const std::string& line) {
    return parsed<InstrumentAnswer>(line, answer_from);
}

} // namespace lockstep
