#include "core/pack/pack_json.h"

#include "core/base/json_members.h"
#include "core/site/program_json.h"
#include "core/trace/column_codec.h"
#include "core/trace/json_in_parts.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace lockstep {

using namespace json_values;
using nlohmann::json;

namespace {

/// Nesting depth of the JSON: a run contains programs, with kernels, with the description of an instrumented
/// kernel, which is as deep as in a recording.
constexpr JsonLimits pack_limits{.depth = 16};

/// Numbers contents. Equal contents get the same number.
class Contents {
public:
    std::uint64_t number_of(std::span<const std::byte> bytes) {
        if (bytes.empty()) {
            return PackHead::none;
        }
        const std::uint64_t sum = checksum(bytes);
        for (auto [at, end] = by_sum_.equal_range(sum); at != end; ++at) {
            if (std::ranges::equal(all_[at->second], bytes)) {
                return at->second;
            }
        }
        by_sum_.emplace(sum, all_.size());
        all_.push_back(bytes);
        return all_.size() - 1;
    }
    std::vector<std::span<const std::byte>> take() { return std::move(all_); }

private:
    std::multimap<std::uint64_t, std::size_t> by_sum_;
    std::vector<std::span<const std::byte>> all_;
};

json argument_json(const Argument& argument) {
    json value = {{"name", text_json(argument.name)},   {"kind", written(argument.kind)},
                  {"access", written(argument.access)}, {"scalar", written(argument.type.scalar)},
                  {"count", argument.type.count},       {"bytes", argument.size_bytes}};
    if (argument.is_null) {
        value["null"] = true;
    }
    if (argument.dump) {
        value["dump"] = true;
    }
    if (!argument.shared.empty()) {
        value["shared"] = text_json(argument.shared);
    }
    if (argument.kind == ArgumentKind::image) {
        value["image"] = {written(argument.format.order),
                          written(argument.format.type),
                          argument.width,
                          argument.height,
                          argument.depth,
                          written(argument.shape)};
    }
    if (argument.kind == ArgumentKind::sampler) {
        value["sampler"] = {argument.sampler.normalized, written(argument.sampler.address),
                            argument.sampler.linear};
    }
    return value;
}

void read_image(const json& value, Argument& argument) {
    argument.format = {enumerator<ChannelOrder>(value.at(0)), enumerator<ChannelType>(value.at(1))};
    argument.width = number<std::uint32_t>(value.at(2));
    argument.height = number<std::uint32_t>(value.at(3));
    argument.depth = number<std::uint32_t>(value.at(4));
    argument.shape = enumerator<ImageShape>(value.at(5));
}

Argument argument_from(const json& value) {
    Argument argument{
        .name = text(value.at("name")),
        .kind = enumerator<ArgumentKind>(value.at("kind")),
        .access = enumerator<Access>(value.at("access")),
        .type = {enumerator<Scalar>(value.at("scalar")), number<std::uint32_t>(value.at("count"))},
        .size_bytes = number<std::uint64_t>(value.at("bytes"))};
    argument.is_null = value.contains("null") && flag(value.at("null"));
    argument.dump = value.contains("dump") && flag(value.at("dump"));
    argument.shared = value.contains("shared") ? text(value.at("shared")) : "";
    if (value.contains("image")) {
        read_image(value.at("image"), argument);
    }
    if (value.contains("sampler")) {
        const json& sampler = value.at("sampler");
        argument.sampler = {flag(sampler.at(0)), enumerator<SamplerAddress>(sampler.at(1)),
                            flag(sampler.at(2))};
    }
    return argument;
}

json launch_json(const PackedRun& run, const Launch& launch, Contents& contents, json& numbers) {
    const PackedProgram* const program = program_of(run, launch.source.text, launch.options);
    json value = {{"program", program - run.programs.data()},
                  {"kernel", text_json(launch.kernel)},
                  {"dimensions", launch.range.dimensions},
                  {"global", launch.range.global},
                  {"local", launch.range.local},
                  {"arguments", json::array()}};
    for (const Argument& argument : launch.arguments) {
        value["arguments"].push_back(argument_json(argument));
        numbers.push_back(contents.number_of(argument.bytes));
    }
    return value;
}

Launch launch_from(const json& value, const PackedProgram& program) {
    Launch launch{.source = {program.file, program.text, ""},
                  .kernel = text(value.at("kernel")),
                  .options = program.options,
                  .range = {.dimensions = number<std::uint32_t>(value.at("dimensions"))}};
    read(value.at("global"), launch.range.global);
    read(value.at("local"), launch.range.local);
    for (const json& argument : list(value.at("arguments"))) {
        launch.arguments.push_back(argument_from(argument));
    }
    return launch;
}

/// Adds the launches to the run, whose programs have been read. Throws if they exceed the limits.
void read_launches(const json& value, PackedRun& run) {
    if (list(value).size() > most_packed_launches) {
        throw std::length_error("launches");
    }
    const auto program_of = [&run](const json& launch) -> const PackedProgram& {
        return run.programs.at(number<std::size_t>(launch.at("program")));
    };
    std::size_t bytes = 0; // cannot overflow, because each source is part of the JSON
    for (const json& launch : value) {
        const PackedProgram& program = program_of(launch);
        bytes += program.file.size() + program.text.size() + program.options.size();
    }
    if (bytes > most_source_bytes) {
        throw std::length_error("sources");
    }
    for (const json& launch : value) {
        run.launches.push_back(launch_from(launch, program_of(launch)));
    }
}

json packed_program_json(const PackedProgram& program) {
    json kernels = json::array();
    for (const PackedKernel& kernel : program.kernels) {
        kernels.push_back(
            {{"name", text_json(kernel.name)}, {"instrumented", instrumented_json(kernel.instrumented)}});
    }
    return {{"file", text_json(program.file)},       {"text", text_json(program.text)},
            {"options", text_json(program.options)}, {"names", program.names},
            {"target", target_json(program.target)}, {"whole_text", text_json(program.whole_text)},
            {"kernels", std::move(kernels)}};
}

PackedProgram packed_program_from(const json& value) {
    PackedProgram program{.file = text(value.at("file")),
                          .text = text(value.at("text")),
                          .options = text(value.at("options")),
                          .target = target_from(value.at("target")),
                          .whole_text = text(value.at("whole_text"))};
    const auto names = texts(value.at("names"));
    program.names = {names.begin(), names.end()};
    for (const json& kernel : list(value.at("kernels"))) {
        program.kernels.push_back({text(kernel.at("name")), instrumented_from(kernel.at("instrumented"))});
    }
    return program;
}

std::vector<std::string> names_of(const std::map<std::string, std::vector<std::byte>>& results) {
    std::vector<std::string> names;
    names.reserve(results.size());
    for (const auto& [name, bytes] : results) {
        names.push_back(name);
    }
    return names;
}

} // namespace

/// Reads or writes the members that are neither programs, launches nor contents.
template <class Io>
void members(Io& io, Of<Io, PackedRun>& run) {
    io("program_version", run.program_version);
    io("what", run.what);
    io("experiment", run.is_experiment);
    io("checks_broken", run.checks_broken);
    io("parameters", run.parameters);
    io("files", run.held_files);
    io("device", run.device);
    io("timing", run.time_plain);
    io("values", run.values);
    io("turn_budget", run.turn_budget);
    io("groups", run.groups);
    io("subgroup_width", run.subgroup_width);
}

namespace {

json guess_json(const PackedGuess& guess) {
    return {{"sim", text_json(sim_text(guess.sim))},
            {"kernel", signatures_json({guess.kernel})},
            {"settings", written(guess.settings)}};
}

PackedGuess guess_from(const json& value) {
    PackedGuess guess;
    Result<SimFile> sim = sim_from(text(value.at("sim")), "");
    std::vector<KernelSignature> kernels = signatures_from(value.at("kernel"));
    if (!sim || kernels.size() != 1) {
        throw std::invalid_argument("guess");
    }
    guess.sim = std::move(*sim);
    guess.kernel = std::move(kernels[0]);
    read(value.at("settings"), guess.settings);
    return guess;
}

} // namespace

PackJson pack_json(const PackedRun& run) {
    Contents contents;
    json numbers = json::array();
    json kept = json::array();
    json head = written(run);
    head["guess"] = run.guess ? guess_json(*run.guess) : json();
    head["launches"] = json::array();
    for (const Launch& launch : run.launches) {
        head["launches"].push_back(launch_json(run, launch, contents, numbers));
    }
    for (const auto& [name, bytes] : run.kept_results) {
        kept.push_back(contents.number_of(bytes));
    }
    PackJson made{.contents = contents.take()};
    head["arguments"] = std::move(numbers);
    head["kept"] = std::move(kept);
    head["kept_names"] = written(names_of(run.kept_results));
    head["lengths"] = json::array();
    for (const auto bytes : made.contents) {
        head["lengths"].push_back(bytes.size());
    }
    head["programs"] = json::array();
    for (const PackedProgram& program : run.programs) {
        head["programs"].push_back(packed_program_json(program));
    }
    made.text = head.dump();
    return made;
}

std::optional<PackHead> pack_from_json(const std::string& text) {
    try {
        PackHead head;
        const auto rest = parse_in_parts(
            text, "programs",
            [&](const json& program) { head.run.programs.push_back(packed_program_from(program)); },
            pack_limits);
        if (!rest || !list(rest->at("programs")).empty()) {
            return std::nullopt;
        }
        read(*rest, head.run);
        read_launches(rest->at("launches"), head.run);
        if (!rest->at("guess").is_null()) {
            head.run.guess = guess_from(rest->at("guess"));
        }
        for (const std::string& name : texts(rest->at("kept_names"))) {
            head.run.kept_results[name] = {};
        }
        head.lengths = numbers<std::uint64_t>(rest->at("lengths"));
        head.arguments = numbers<std::uint64_t>(rest->at("arguments"));
        head.kept = numbers<std::uint64_t>(rest->at("kept"));
        return head;
    } catch (const json::exception&) {
        return std::nullopt; // the text is not JSON, a key is missing, or a value has the wrong type
    } catch (const std::logic_error&) {
        return std::nullopt; // a number is out of range, or a value is not a list
    }
}

} // namespace lockstep
