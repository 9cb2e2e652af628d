#include "core/analysis/races/race_key.h"

#include <tuple>
#include <utility>

namespace lockstep {
namespace {

/// Returns the sort key that orders the two sites of a finding by kind.
int rank(SiteKind kind) {
    return is_write(kind) ? 0 : kind == SiteKind::atomic ? 1 : 2;
}

} // namespace

FindingKey race_key(const Program& program, std::uint32_t one, std::uint32_t other, std::uint32_t object) {
    const SiteInfo* first = &program.sites[one];
    const SiteInfo* second = &program.sites[other];
    const auto place = [](const SiteInfo& s) { return std::tuple(rank(s.kind), s.file, s.line); };
    if (place(*second) < place(*first)) {
        std::swap(first, second);
    }
    return {first->file, first->line, FindingKind::race, second->line, object};
}

std::optional<ByteOfObject> byte_of_object(const Trace& trace, const ObjectIndex& objects, Space space,
                                           std::uint64_t address) {
    const auto object = objects.find(space, address);
    return object ? std::optional(ByteOfObject{
                        *object, static_cast<std::int64_t>(address - trace.objects[*object].base)})
                  : std::nullopt;
}

} // namespace lockstep
