#include "app/gui/scenes/kit/memory_use.h"

#include <algorithm>

namespace lockstep::gui {
namespace {

bool is_buffer_access(const SiteInfo& site) {
    return is_access(site.kind) && (site.space == Space::global || site.space == Space::constant);
}

bool uses_buffer(const GroupView& view) {
    return std::ranges::any_of(view.trace().program.sites, is_buffer_access);
}

} // namespace

bool is_local_access(const SiteInfo& site) {
    return is_access(site.kind) && site.space == Space::local;
}

bool uses_local_memory(const GroupView& view) {
    return std::ranges::any_of(view.trace().program.sites, is_local_access);
}

WhyNoPicture needs_local_memory(const GroupView& view) {
    return uses_local_memory(view) ? WhyNoPicture::none : WhyNoPicture::no_local_memory;
}

WhyNoPicture needs_buffer(const GroupView& view) {
    return uses_buffer(view) ? WhyNoPicture::none : WhyNoPicture::no_buffer;
}

WhyNoPicture needs_memory(const GroupView& view) {
    return uses_local_memory(view) || uses_buffer(view) ? WhyNoPicture::none : WhyNoPicture::no_memory;
}

} // namespace lockstep::gui
