#include "tests/support/recordings.h"

#include "tests/support/hostile_texts.h"
#include "tests/support/random_trace.h"
#include "tests/support/reduction_fixture.h"
#include "tests/support/trace_text.h"

#include <algorithm>
#include <cstdint>
#include <tuple>

namespace lockstep::test {
namespace {

class MemorySource : public ByteSource {
public:
    explicit MemorySource(std::span<const std::byte> bytes) : size_(bytes.size()), rest_(bytes) {}

    bool read(std::span<std::byte> to) override {
        if (to.size() > rest_.size()) {
            return false;
        }
        std::copy_n(rest_.begin(), to.size(), to.begin());
        rest_ = rest_.subspan(to.size());
        return true;
    }
    std::optional<Block> map(std::size_t /*bytes*/) override { return std::nullopt; }
    [[nodiscard]] std::uint64_t size() const override { return size_; }
    [[nodiscard]] std::uint64_t remaining() const override { return rest_.size(); }

private:
    std::uint64_t size_;
    std::span<const std::byte> rest_;
};

} // namespace

std::unique_ptr<ByteSource> bytes_in_memory(std::span<const std::byte> bytes) {
    return std::make_unique<MemorySource>(bytes);
}

namespace {

auto fields(const SiteInfo& s) {
    return std::tie(s.kind, s.space, s.file, s.line, s.column, s.text, s.function, s.type, s.pieces,
                    s.is_clamped, s.is_operand, s.operations, s.math, s.loop_variable);
}
auto fields(const ObjectInfo& o) {
    return std::tie(o.name, o.space, o.element, o.base, o.size_bytes, o.argument, o.is_null, o.is_initialised,
                    o.width, o.height, o.row_elements, o.alignment);
}
auto fields(const Output& o) {
    return std::tie(o.argument, o.instrumented, o.plain);
}
auto fields(const DeviceInfo& d) {
    return std::tie(d.name, d.platform, d.version, d.driver, d.is_cpu, d.compute_units, d.local_memory_bytes,
                    d.largest_group, d.global_memory_bytes, d.clock_mhz, d.warp_width, d.group_registers,
                    d.compute_capability);
}
auto fields(const Timing& t) {
    return std::tie(t.runs_ns, t.median_ns, t.q1_ns, t.q3_ns, t.min_ns, t.copy_bytes_per_second,
                    t.empty_launch_ns);
}

template <class T>
bool same(const T& a, const T& b) {
    return fields(a) == fields(b);
}
template <class T>
bool same(const std::vector<T>& a, const std::vector<T>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const T& x, const T& y) { return same(x, y); });
}
bool same(const Column64& a, const Column64& b) {
    return std::equal(a.data(), a.data() + a.size(), b.data(), b.data() + b.size());
}

bool same_program(const Program& a, const Program& b) {
    return a.kernel == b.kernel && a.files == b.files && a.texts == b.texts && same(a.sites, b.sites) &&
           a.needs == b.needs && a.turn_needs == b.turn_needs && a.optimised == b.optimised &&
           a.skeleton == b.skeleton && a.parameter_names == b.parameter_names &&
           a.required_group == b.required_group && a.relaxed_math == b.relaxed_math;
}

bool same_timing(const Trace& a, const Trace& b) {
    return a.answers == b.answers && a.untimed == b.untimed && a.sub_groups == b.sub_groups &&
           a.group_times == b.group_times && a.timing.has_value() == b.timing.has_value() &&
           (!a.timing || same(*a.timing, *b.timing));
}

} // namespace

std::string difference(const Trace& a, const Trace& b) {
    if (!same_program(a.program, b.program)) {
        return "program";
    }
    if (a.range != b.range) {
        return "range";
    }
    if (!same(a.objects, b.objects)) {
        return "objects";
    }
    if (!same(a.device, b.device)) {
        return "device";
    }
    if (!same_timing(a, b)) {
        return "timing";
    }
    if (!same(a.outputs, b.outputs)) {
        return "outputs";
    }
    const bool columns = same(a.offsets, b.offsets) && same(a.events, b.events) &&
                         same(a.value_offsets, b.value_offsets) && same(a.values, b.values);
    return columns ? "" : "columns";
}

std::string difference(const Recording& a, const Recording& b) {
    if (a.what != b.what || a.parameters != b.parameters || a.correct != b.correct ||
        a.plain_stop != b.plain_stop || a.program_version != b.program_version ||
        a.launches.size() != b.launches.size()) {
        return "recording";
    }
    if (a.host_steps != b.host_steps || a.concurrency != b.concurrency) {
        return "host steps";
    }
    for (std::size_t i = 0; i < a.launches.size(); ++i) {
        if (std::string part = difference(a.launches[i], b.launches[i]); !part.empty()) {
            return part;
        }
    }
    return "";
}

Recording full_recording() {
    Recording recording;
    recording.what = "own/\"kernel\"";
    recording.parameters = {{"size", "256"}, {"op", "m\xC3\xA4x"}};
    recording.correct = false;
    recording.plain_stop = PlainStop{0, Untimed::out_of_time, "50", PlainBound::build_time};
    recording.program_version = "0.1";
    RandomTraceOptions options;
    options.most_items = 6;
    options.values = true;
    recording.launches.push_back(random_trace(5, options));
    Trace& trace = recording.launches[0];
    hold_all_accesses(trace);
    trace.program.files = {"a.cl", "b.h"};
    trace.program.texts = {"// Gr\xFC\xDF"
                           "e, not UTF-8\n",
                           ""};
    trace.program.parameter_names = {"in", "n"};
    trace.program.sites[0].file = 1;
    trace.program.sites[0].column = 7;
    trace.program.sites[0].operations = 3;
    trace.program.optimised = {
        std::vector<std::uint32_t>(trace.program.sites.size(), 2), {0}, {1}, {0, 24, 30, 28}};
    trace.program.sites[0].function = "f";
    trace.program.sites[0].loop_variable = "k";
    trace.program.sites[0].is_clamped = true;
    trace.program.sites[0].math = {{"sqrt", 0, 7, Evaluates::if_refused}};
    trace.program.required_group = {8, 4, 2};
    trace.program.relaxed_math = true;
    trace.objects.push_back({"in", Space::constant, {Scalar::uint16, 3}, 0xFFFFFFFF00, 0, 1, true});
    trace.device = {"CPU", "platform", "OpenCL 3.0", "1.8", true, 2, 65536, 4096, std::uint64_t{1} << 40,
                    1500,  64,         65536,        90};
    trace.timing = Timing{{3, 1, 2}, 2, 1, 3, 1};
    trace.untimed = Untimed::earlier_findings;
    trace.sub_groups = Subgroups{16, SubgroupFunctions::vendor};
    trace.group_times = GroupTimes{GroupClock::global_timer, {}};
    for (std::uint64_t group = 0; group < group_count(trace.range); ++group) {
        trace.group_times->groups.push_back({10 * group, 10 * group + 15, static_cast<std::uint32_t>(group)});
    }
    trace.outputs = {{1, {std::byte{1}, std::byte{2}}, {std::byte{1}, std::byte{3}}}};
    recording.launches.push_back(trace_of("group 1\n site A barrier 1\n kernel { A }\n log\n A"));
    recording.host_steps = {{"finish_reduction", 1, 1200, 64, 4, {std::byte{1}, std::byte{255}}, {}}};
    recording.concurrency = {{1, 2, 3, 0, 10, 20, 30}, {0, 0, 0, 5, 11, 21, 31}};
    return recording;
}

namespace {

/// Appends the text as a comment to each line of the source; line numbers do not change.
std::string with_text_on_lines(const std::string& source, std::string text) {
    std::erase_if(text, [](char letter) { return letter == '\n' || letter == '\r'; });
    std::string all;
    for (const char letter : source) {
        all += letter == '\n' ? " // " + text + "\n" : std::string(1, letter);
    }
    return all;
}

} // namespace

Recording hostile_recording() {
    Recording recording = fixture::reduction_recording(fixture::Reduction::compacted, 64, 2);
    const std::string text = hostile_text();
    recording.what = text;
    for (const std::string& each : hostile_texts()) {
        recording.parameters["of " + std::to_string(recording.parameters.size())] = each;
    }
    recording.parameters[text] = text;
    recording.parameters["offset"] = "-1.5";
    Trace& launch = recording.launches[0];
    launch.device.name = text;
    launch.device.platform = text;
    launch.device.version = text;
    launch.device.driver = text;
    launch.program.kernel = text;
    launch.program.files[0] = text;
    launch.program.texts[0] = with_text_on_lines(launch.program.texts[0], text);
    for (std::string& name : launch.program.parameter_names) {
        name = text;
    }
    for (ObjectInfo& object : launch.objects) {
        object.name = text;
    }
    return recording;
}

} // namespace lockstep::test
