#include "tests/support/reduction_fixture.h"

#include <bit>
#include <cstring>
#include <string>

namespace lockstep::fixture {
namespace {

constexpr std::uint64_t in_base = 0x10000;
constexpr std::uint64_t out_base = 0x200000;

/// The sites in the order of the source.
enum : std::uint32_t {
    guard,
    read_in,
    fill_local,
    first_barrier,
    loop_test,
    addition_test,
    read_partner,
    read_own,
    write_own,
    round_barrier,
    leader_test,
    read_sum,
    write_out,
    site_count
};

/// The differences between the variants: the loop, the condition and the element that an item adds to.
struct Variant {
    const char* name;
    const char* loop;
    const char* condition;
    const char* index; ///< index of the element to which an item adds
};

Variant variant_of(Reduction reduction) {
    switch (reduction) {
    case Reduction::interleaved:
        return {"interleaved", "int k = 1; k < N; k <<= 1", "lid % (2 * k) == 0", "lid"};
    case Reduction::compacted:
        return {"compacted", "int k = 1; k < N; k <<= 1", "2 * k * lid < N", "2 * k * lid"};
    case Reduction::sequential:
        return {"sequential", "int k = N / 2; k > 0; k >>= 1", "lid < k", "lid"};
    }
    return {};
}

std::string source_text(const Variant& v) {
    const std::string own = std::string("s[") + v.index + "]";
    return std::string("__kernel void ") + v.name +
           "(int length,\n    __global const float* in,\n    __global float* out)\n{\n"
           "  int lid = get_local_id(0);\n  int gid = get_global_id(0);\n  __local float s[N];\n"
           "  s[lid] = gid < length\n      ? in[gid] : 0;\n  barrier(CLK_LOCAL_MEM_FENCE);\n  for (" +
           v.loop + ") {\n    if (" + v.condition + ")\n      " + own + " += s[" + v.index +
           " + k];\n    barrier(CLK_LOCAL_MEM_FENCE);\n  }\n  if (lid == 0)\n"
           "    out[get_group_id(0)] = s[0];\n}\n";
}

SiteInfo site(SiteKind kind, Space space, std::uint32_t line, std::string text) {
    SiteInfo info;
    info.kind = kind;
    info.space = space;
    info.line = line;
    info.column = 1;
    info.text = std::move(text);
    info.type = {Scalar::float32, 1};
    if (is_access(kind)) {
        info.pieces = {{0, 4}};
    }
    return info;
}

std::vector<SiteInfo> sites_of(const Variant& v) {
    const std::string own = std::string("s[") + v.index + "]";
    std::vector<SiteInfo> sites{
        site(SiteKind::branch, Space::none, 8, "gid < length"),
        site(SiteKind::read, Space::global, 9, "in[gid]"),
        site(SiteKind::write, Space::local, 8, "s[lid]"),
        site(SiteKind::barrier, Space::none, 10, "barrier(CLK_LOCAL_MEM_FENCE)"),
        site(SiteKind::loop, Space::none, 11, v.loop),
        site(SiteKind::branch, Space::none, 12, v.condition),
        site(SiteKind::read, Space::local, 13, std::string("s[") + v.index + " + k]"),
        site(SiteKind::read, Space::local, 13, own),
        site(SiteKind::write, Space::local, 13, own),
        site(SiteKind::barrier, Space::none, 14, "barrier(CLK_LOCAL_MEM_FENCE)"),
        site(SiteKind::branch, Space::none, 16, "lid == 0"),
        site(SiteKind::read, Space::local, 17, "s[0]"),
        site(SiteKind::write, Space::global, 17, "out[get_group_id(0)]"),
    };
    sites[loop_test].loop_variable = "k";
    for (SiteInfo& info : sites) {
        info.function = v.name;
    }
    return sites;
}

/// Adds nodes bottom-up; each call returns the new node's index.
struct SkeletonBuilder {
    Skeleton skeleton;

    NodeIndex add(Node node) {
        skeleton.nodes.push_back(std::move(node));
        return static_cast<NodeIndex>(skeleton.nodes.size() - 1);
    }
    NodeIndex leaf(std::uint32_t number) { return add({NodeKind::site, Site(number), {}, {}}); }
    NodeIndex sequence(std::vector<NodeIndex> children) {
        return add({NodeKind::sequence, {}, std::move(children), {}});
    }
    NodeIndex branch(std::uint32_t number, std::vector<NodeIndex> taken) {
        const NodeIndex then_side = sequence(std::move(taken));
        const NodeIndex else_side = sequence({});
        return add({NodeKind::branch, Site(number), {then_side, else_side}, {}});
    }
};

Skeleton skeleton_of() {
    SkeletonBuilder b;
    const NodeIndex load = b.branch(guard, {b.leaf(read_in)});
    const NodeIndex addition =
        b.branch(addition_test, {b.leaf(read_partner), b.leaf(read_own), b.leaf(write_own)});
    const NodeIndex body = b.sequence({addition, b.leaf(round_barrier)});
    const NodeIndex test = b.sequence({});
    const NodeIndex step = b.sequence({});
    const NodeIndex loop = b.add({NodeKind::loop, Site(loop_test), {test, body, step}, {}});
    const NodeIndex leader = b.branch(leader_test, {b.leaf(read_sum), b.leaf(write_out)});
    b.skeleton.root = b.sequence({load, b.leaf(fill_local), b.leaf(first_barrier), loop, leader});
    return std::move(b.skeleton);
}

float input(std::uint64_t item) {
    std::uint64_t x = item * 0x9E3779B97F4A7C15U + 11;
    x = (x ^ (x >> 29)) * 0xBF58476D1CE4E5B9U;
    return static_cast<float>((x >> 40) % 10);
}

/// The log of one work-item.
struct ItemLog {
    std::vector<Event> events;
    std::vector<std::uint64_t> values;

    void pass(std::uint32_t number, std::uint64_t payload) {
        events.push_back(make_event(Site(number), payload));
    }
    void access(std::uint32_t number, std::uint64_t address, float value) {
        pass(number, address);
        values.push_back(std::bit_cast<std::uint32_t>(value));
    }
};

struct GroupRun {
    Reduction reduction;
    std::uint32_t size;
    std::uint32_t group;
    std::vector<float> s = std::vector<float>(size);
    std::vector<ItemLog> logs = std::vector<ItemLog>(size);

    void load() {
        for (std::uint32_t lid = 0; lid < size; ++lid) {
            const std::uint64_t gid = std::uint64_t{group} * size + lid;
            logs[lid].pass(guard, 1);
            logs[lid].access(read_in, in_base + 4 * gid, input(gid));
            s[lid] = input(gid);
            logs[lid].access(fill_local, 4UL * lid, s[lid]);
            logs[lid].pass(first_barrier, 1);
        }
    }
    [[nodiscard]] bool adds(std::uint32_t lid, std::uint32_t k) const {
        switch (reduction) {
        case Reduction::interleaved:
            return lid % (2 * k) == 0;
        case Reduction::compacted:
            return 2 * k * lid < size;
        case Reduction::sequential:
            return lid < k;
        }
        return false;
    }
    void round(std::uint32_t k) {
        for (std::uint32_t lid = 0; lid < size; ++lid) {
            ItemLog& log = logs[lid];
            log.pass(loop_test, 1 | std::uint64_t{k} << 8);
            log.pass(addition_test, adds(lid, k) ? 1 : 0);
            if (adds(lid, k)) {
                const std::uint32_t i = reduction == Reduction::compacted ? 2 * k * lid : lid;
                log.access(read_partner, 4UL * (i + k), s[i + k]);
                log.access(read_own, 4UL * i, s[i]);
                s[i] += s[i + k];
                log.access(write_own, 4UL * i, s[i]);
            }
            log.pass(round_barrier, 1);
        }
    }
    void run() {
        load();
        const bool falls = reduction == Reduction::sequential;
        std::uint32_t k = falls ? size / 2 : 1;
        for (; falls ? k > 0 : k < size; k = falls ? k / 2 : k * 2) {
            round(k);
        }
        for (std::uint32_t lid = 0; lid < size; ++lid) {
            logs[lid].pass(loop_test, std::uint64_t{k} << 8);
            logs[lid].pass(leader_test, lid == 0 ? 1 : 0);
        }
        logs[0].access(read_sum, 0, s[0]);
        logs[0].access(write_out, out_base + 4UL * group, s[0]);
    }
};

Column64 column_of(const std::vector<std::uint64_t>& values) {
    Column64 column(values.size());
    std::memcpy(column.data(), values.data(), values.size() * sizeof(std::uint64_t));
    return column;
}

/// Joins the logs of all items, group by group.
void fill_columns(Trace& trace, Reduction reduction, std::uint32_t size, std::uint32_t groups) {
    std::vector<std::uint64_t> offsets{0};
    std::vector<std::uint64_t> value_offsets{0};
    std::vector<std::uint64_t> events;
    std::vector<std::uint64_t> values;
    for (std::uint32_t group = 0; group < groups; ++group) {
        GroupRun run{reduction, size, group};
        run.run();
        for (const ItemLog& log : run.logs) {
            events.insert(events.end(), log.events.begin(), log.events.end());
            values.insert(values.end(), log.values.begin(), log.values.end());
            offsets.push_back(events.size());
            value_offsets.push_back(values.size());
        }
    }
    trace.offsets = column_of(offsets);
    trace.events = column_of(events);
    trace.value_offsets = column_of(value_offsets);
    trace.values = column_of(values);
}

} // namespace

Recording reduction_recording(Reduction variant, std::uint32_t group_size, std::uint32_t groups) {
    if (!std::has_single_bit(group_size)) {
        throw std::invalid_argument(
            "the reductions read outside the array unless the size is a power of two");
    }
    const Variant v = variant_of(variant);
    Trace trace;
    trace.program.kernel = v.name;
    trace.program.files = {"reduction.cl"};
    trace.program.texts = {source_text(v)};
    trace.program.sites = sites_of(v);
    trace.program.skeleton = skeleton_of();
    trace.program.parameter_names = {"length", "in", "out"};
    trace.range = {1, {std::uint64_t{group_size} * groups, 1, 1}, {group_size, 1, 1}};
    const std::uint64_t items = std::uint64_t{group_size} * groups;
    trace.objects = {
        {"in", Space::global, {Scalar::float32, 1}, in_base, items * 4, 1, false},
        {"out", Space::global, {Scalar::float32, 1}, out_base, std::uint64_t{groups} * 4, 2, false},
        {"s", Space::local, {Scalar::float32, 1}, 0, std::uint64_t{group_size} * 4, -1, false}};
    trace.device.name = "fixture";
    trace.untimed = Untimed::not_asked;
    fill_columns(trace, variant, group_size, groups);
    Recording recording;
    recording.what = std::string("reduction/") + v.name;
    recording.parameters = {{"size", std::to_string(items)}, {"local", std::to_string(group_size)}};
    recording.launches.push_back(std::move(trace));
    recording.correct = true;
    return recording;
}

float group_sum(const Recording& recording, std::uint32_t group) {
    const std::uint64_t size = recording.launches[0].range.local[0];
    float sum = 0;
    for (std::uint64_t i = group * size; i < (group + 1) * size; ++i) {
        sum += input(i);
    }
    return sum;
}

} // namespace lockstep::fixture
