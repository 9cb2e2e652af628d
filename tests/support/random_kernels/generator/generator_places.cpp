#include "tests/support/random_kernels/generator/generator_state.h"

#include <algorithm>

namespace lockstep::random_kernel {

using make::number;
using make::use;

namespace {

void add_paths(const Type& from, const Type& to, const Path& so_far, std::vector<Path>& paths) {
    if (same_type(from, to))
        paths.push_back(so_far);
    Path longer = so_far;
    longer.emplace_back();
    if (from->kind == TypeKind::structure) {
        for (unsigned i = 0; i < from->members.size(); ++i) {
            longer.back() = {true, i, 0, 0};
            add_paths(from->members[i].type, to, longer, paths);
        }
    } else if (from->kind == TypeKind::array) {
        longer.back() = {false, 0, from->length, 0};
        add_paths(from->element, to, longer, paths);
    } else if (is_vector(from) && to->kind == TypeKind::value && to->value.scalar == from->value.scalar &&
               to->value.count <= from->value.count) {
        longer.back() = {false, 0, 0, to->value.count};
        paths.push_back(longer);
    }
}

std::vector<Path> paths(const Type& from, const Type& to) {
    std::vector<Path> found;
    add_paths(from, to, {}, found);
    return found;
}

std::string component_names(const std::vector<unsigned>& components, bool by_number) {
    std::string text = by_number ? "s" : "";
    for (const unsigned component : components)
        text += by_number ? static_cast<char>('0' + component) : "xyzw"[component];
    return text;
}

} // namespace

bool Generator::allowed(const std::vector<unsigned>& roots, Purpose purpose) const {
    return std::ranges::none_of(roots, [&](unsigned root) {
        return writes_.contains(root) || (purpose == Purpose::update && reads_.contains(root));
    });
}

bool Generator::allowed(const Window& window, Purpose purpose) const {
    const bool writes = purpose != Purpose::read;
    return (!writes || window.writable) && allowed(window.roots, purpose) &&
           allowed({window.base->id}, Purpose::read);
}

void Generator::claim(const std::vector<unsigned>& roots, Purpose purpose) {
    // The target of a statement's assignment may still be read in its own index: a[a[0] & 3] = ...
    (purpose == Purpose::update ? writes_ : reads_).insert(roots.begin(), roots.end());
}

void Generator::claim(const Window& window, Purpose purpose) {
    claim(window.roots, purpose);
    if (is_pointer(window.base->type))
        claim({window.base->id}, Purpose::read);
}

void Generator::add_local(const Variable* variable, bool writable, unsigned limit) {
    scope_.locals.push_back({variable, writable, limit});
}

const Window* Generator::pick_window(const Type& element, Purpose purpose, unsigned least_length,
                                     std::optional<Space> space) {
    std::vector<const Window*> found;
    for (const Window& window : scope_.windows) {
        if (same_type(window.element, element) && window.length >= least_length && window.stride == 1 &&
            (!space || window.space == *space) && allowed(window, purpose))
            found.push_back(&window);
    }
    return found.empty() ? nullptr : random_.pick(found);
}

/// Returns p, or *pp if pp points to p.
ExpressionPtr Generator::base_of(const Window& window) {
    return window.behind != nullptr && random_.chance(60) ? make::dereference(use(window.behind))
                                                          : use(window.base);
}

/// Makes a uint expression whose value is below `length`.
ExpressionPtr Generator::bounded_index(unsigned length, unsigned depth) {
    std::vector<const Variable*> counters;
    for (const Local& local : scope_.locals) {
        if (local.limit > 0 && local.limit <= length && allowed({local.variable->id}, Purpose::read))
            counters.push_back(local.variable);
    }
    if (!counters.empty() && random_.chance(40)) {
        const Variable* counter = random_.pick(counters);
        claim({counter->id}, Purpose::read);
        return make::cast(make::uint_type(), use(counter));
    }
    if (length == 1 || random_.chance(40))
        return number(random_.below(length));
    ExpressionPtr any = uint_value(depth > 0 ? depth - 1 : 0);
    if ((length & (length - 1)) == 0)
        return make::binary("&", std::move(any), number(length - 1));
    return make::binary("%", std::move(any), number(length));
}

/// Makes the index of an element that is followed by at least `room` - 1 further elements of the window.
ExpressionPtr Generator::window_index(const Window& window, unsigned depth, unsigned room) {
    ExpressionPtr i = bounded_index(window.length - room + 1, depth);
    if (window.moved > 0) {
        const std::uint64_t moved = window.moved;
        if (i->kind == ExpressionKind::literal)
            return make::literal(make::int_type(), static_cast<std::uint32_t>(i->literal - moved));
        return make::binary("-", make::cast(make::int_type(), std::move(i)),
                            make::literal(make::int_type(), moved));
    }
    if (window.stride > 1)
        i = make::binary("*", std::move(i), number(window.stride));
    if (window.id == nullptr)
        return i;
    claim({window.id->id}, Purpose::read);
    ExpressionPtr own = use(window.id);
    if (window.scale > 1)
        own = make::binary("*", std::move(own), number(window.scale));
    if (i->kind == ExpressionKind::literal && i->literal == 0)
        return own;
    return make::binary("+", std::move(own), std::move(i));
}

/// Makes a pointer to an element of the window that is followed by at least `room` - 1 further elements.
ExpressionPtr Generator::window_pointer(const Window& window, unsigned depth, unsigned room) {
    ExpressionPtr i = window_index(window, depth, room);
    ExpressionPtr base = base_of(window);
    if (i->kind == ExpressionKind::literal && i->literal == 0 && is_pointer(window.base->type))
        return base;
    if (random_.chance(50))
        return make::address_of(make::index(std::move(base), std::move(i)), window.space);
    return make::binary("+", std::move(base), std::move(i));
}

ExpressionPtr Generator::window_place(const Window& window, unsigned depth, bool before_member) {
    ExpressionPtr i = window_index(window, depth, 1);
    ExpressionPtr base = base_of(window);
    const bool first = i->kind == ExpressionKind::literal && i->literal == 0;
    if (first && random_.chance(50))
        return before_member && random_.chance(70) ? std::move(base) : make::dereference(std::move(base));
    if (random_.chance(25)) {
        ExpressionPtr pointer = make::binary("+", std::move(base), std::move(i));
        return before_member && random_.chance(50) ? std::move(pointer)
                                                   : make::dereference(std::move(pointer));
    }
    return make::index(std::move(base), std::move(i));
}

/// Selects `count` components of a vector; distinct ones if they are written.
ExpressionPtr Generator::swizzled(ExpressionPtr base, unsigned count, bool distinct) {
    const unsigned all = base->type->value.count;
    std::vector<unsigned> components;
    while (components.size() < count) {
        const unsigned component = random_.below(all);
        if (!distinct || std::ranges::find(components, component) == components.end())
            components.push_back(component);
    }
    std::string spelling = component_names(components, random_.chance(20));
    if (all == 4 && count == 2 && random_.chance(40)) {
        const std::vector<std::pair<std::string, std::vector<unsigned>>> halves = {
            {"lo", {0, 1}}, {"hi", {2, 3}}, {"even", {0, 2}}, {"odd", {1, 3}}};
        std::tie(spelling, components) = random_.pick(halves);
    }
    return make::swizzle(std::move(base), components, spelling);
}

ExpressionPtr Generator::follow(ExpressionPtr base, const Path& path, const Type& type, Purpose purpose) {
    for (const Step& step : path) {
        if (step.is_member) {
            base = make::member(std::move(base), step.number);
        } else if (step.elements > 0) {
            base = make::index(std::move(base), bounded_index(step.elements, 1));
        } else {
            base = swizzled(std::move(base), step.components, purpose != Purpose::read);
        }
    }
    if (purpose == Purpose::read && is_vector(type) && type->value.count > 1 && !path.empty() &&
        random_.chance(10))
        base = swizzled(std::move(base), type->value.count, false);
    return base;
}

/// Makes an lvalue of the type that is in scope and allowed for the purpose; null if there is none.
ExpressionPtr Generator::place(const Type& type, Purpose purpose, unsigned depth) {
    struct Candidate {
        const Variable* variable = nullptr;
        Window window;
        Path path;
    };
    std::vector<Candidate> variables;
    std::vector<Candidate> windows;
    for (const Local& local : scope_.locals) {
        if ((local.writable || purpose == Purpose::read) && allowed({local.variable->id}, purpose)) {
            for (const Path& path : paths(local.variable->type, type))
                variables.push_back({local.variable, {}, path});
        }
    }
    for (const Window& window : scope_.windows) {
        if (allowed(window, purpose)) {
            for (const Path& path : paths(window.element, type))
                windows.push_back({nullptr, window, path});
        }
    }
    const bool memory = !windows.empty() && (variables.empty() || random_.chance(65));
    if (!memory && variables.empty())
        return nullptr;
    const Candidate chosen = random_.pick(memory ? windows : variables);
    if (!memory) {
        claim({chosen.variable->id}, purpose);
        return follow(use(chosen.variable), chosen.path, type, purpose);
    }
    claim(chosen.window, purpose);
    const bool before_member = !chosen.path.empty() && chosen.path.front().is_member;
    return follow(window_place(chosen.window, depth, before_member), chosen.path, type, purpose);
}

} // namespace lockstep::random_kernel
