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
};

Kind kind_from(const json& value) {
    const auto* row = std::ranges::find(rows, text(value), &Row::name);
    return row != std::end(rows) ? row->kind : throw std::invalid_argument("do");
}

InstrumentQuestion question_from(const json& value) {
    return {.kind = kind_from(value.at("do")),
            .source = read_as<KernelSource>(value.at("source")),
            .kernel = text(value.at("kernel")),
            .options = text(value.at("options")),
            .target = target_from(value.at("target")),
            .limits = {number<std::uint64_t>(value.at("limits").at("bytes")),
                       number<std::uint64_t>(value.at("limits").at("seconds"))}};
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
    json operator()(const Error& error) const { return {{"error", error_json(error)}}; }
};

} // namespace

std::string to_line(const InstrumentQuestion& question) {
    return line_of({{"do", std::ranges::find(rows, question.kind, &Row::kind)->name},
                    {"source", written(question.source)},
                    {"kernel", text_json(question.kernel)},
                    {"options", text_json(question.options)},
                    {"target", target_json(question.target)},
                    {"limits", {{"bytes", question.limits.bytes}, {"seconds", question.limits.seconds}}}});
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
