#include "tests/support/struct_trace.h"

#include "tests/support/trace_text.h"

#include <algorithm>
#include <array>
#include <bit>

namespace lockstep::test {
namespace {

constexpr std::uint64_t base = 4096;
constexpr std::uint64_t struct_bytes = 8;
constexpr std::uint64_t all_bytes = 2 * struct_bytes;

SiteInfo write_of(Scalar scalar, std::uint32_t line) {
    const ValueType type{scalar, 1};
    return {.kind = SiteKind::write,
            .space = Space::global,
            .line = line,
            .type = type,
            .pieces = pieces_of(type)};
}

} // namespace

std::vector<std::byte> two_structs(float member, const std::vector<std::uint8_t>& padding) {
    std::vector<std::uint8_t> bytes(all_bytes, 0);
    bytes[struct_bytes] = 'x';
    std::ranges::copy(padding, bytes.begin() + struct_bytes + 1);
    std::ranges::copy(std::bit_cast<std::array<std::uint8_t, 4>>(member), bytes.begin() + struct_bytes + 4);
    return bytes_of(bytes);
}

Trace trace_of_structs(float instrumented, float plain, const std::vector<std::uint8_t>& padding) {
    Trace trace;
    trace.program.parameter_names = {"in", "out"};
    trace.program.sites = {write_of(Scalar::int8, 1), write_of(Scalar::float32, 2)};
    trace.objects = {{.name = "out",
                      .element = {Scalar::bytes, std::uint32_t{struct_bytes}},
                      .base = base,
                      .size_bytes = all_bytes,
                      .argument = 1}};
    trace.outputs = {{1, two_structs(instrumented, padding), two_structs(plain, {0, 0, 0})}};
    trace.range = {.dimensions = 1, .global = {1, 1, 1}, .local = {1, 1, 1}};
    set_logs(trace, {{make_event(Site(0), base + struct_bytes), make_event(Site(1), base + struct_bytes + 4),
                      make_event(Site(fault_site), 0)}});
    return trace;
}

} // namespace lockstep::test
