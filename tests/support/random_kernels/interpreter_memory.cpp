#include "tests/support/random_kernels/interpreter_state.h"

#include <algorithm>

namespace lockstep::random_kernel {

namespace {

/// Returns which bytes of `whole` an access of these components touches (no components: all bytes that carry
/// a value).
std::vector<bool> touched_bytes(const Type& whole, const std::vector<unsigned>& components) {
    if (components.empty())
        return significant_bytes(whole);
    std::vector<bool> touched(whole->bytes, false);
    const std::uint32_t size = scalar_bytes(whole->value.scalar);
    for (const unsigned component : components)
        std::fill_n(touched.begin() + std::ptrdiff_t{component} * size, size, true);
    return touched;
}

} // namespace

std::vector<Piece> pieces_of(const Type& whole, const std::vector<unsigned>& components) {
    const std::vector<bool> touched = touched_bytes(whole, components);
    std::vector<Piece> pieces;
    for (std::size_t i = 0; i < touched.size(); ++i) {
        if (!touched[i])
            continue;
        if (pieces.empty() || pieces.back().offset + pieces.back().bytes != static_cast<int>(i) ||
            pieces.back().bytes == 16)
            pieces.push_back({static_cast<std::uint16_t>(i), 0});
        ++pieces.back().bytes;
    }
    return pieces;
}

Memory& Interpreter::memory_of(unsigned object) {
    switch (kernel_.variables.at(object).space) {
    case Space::global:
    case Space::constant:
        return globals_;
    case Space::local:
        return locals_;
    case Space::none:
    case Space::image: // random kernels of this suite have no images
        break;
    }
    return item_->variables;
}

Toucher Interpreter::toucher(Space space) const {
    return {item_->index, item_->group, phase_[space == Space::local ? 0 : 1]};
}

void Interpreter::log(SiteKind kind, std::uint64_t payload, std::uint32_t line) {
    ExpectedEvent event;
    event.kind = kind;
    event.line = line_of(line);
    event.payload = payload;
    item_->events.push_back(std::move(event));
}

void Interpreter::log_access(SiteKind kind, const PlaceValue& place, const Value& value,
                             const Expression& e) {
    const Space space = kernel_.variables.at(place.at.object).space;
    if (space == Space::none)
        return;
    ExpectedEvent event;
    event.kind = kind;
    event.space = space;
    event.line = line_of(e.line);
    event.object = place.at.object;
    event.offset = static_cast<std::uint32_t>(place.at.offset);
    event.pieces = pieces_of(place.whole, place.components);
    event.type = value.type->value;
    event.value = value.bytes;
    event.value.resize(std::size_t{scalar_bytes(event.type.scalar)} * event.type.count);
    event.value_known = !e.order_dependent;
    item_->events.push_back(std::move(event));
}

Value Interpreter::load_leaf(const PlaceValue& place, const Expression& e) {
    const Space space = kernel_.variables.at(place.at.object).space;
    const std::vector<std::byte> bytes =
        memory_of(place.at.object)
            .read(place.at, touched_bytes(place.whole, place.components), toucher(space));
    Value whole{place.whole, bytes};
    Value value = whole;
    if (!place.components.empty()) {
        value = {place.type, std::vector<std::byte>(place.type->bytes)};
        for (std::size_t i = 0; i < place.components.size(); ++i)
            set_component(value, i, component_bits(whole, place.components[i]));
    }
    log_access(SiteKind::read, place, value, e);
    return value;
}

void Interpreter::store_leaf(const PlaceValue& place, const Value& value, const Expression& e) {
    const Space space = kernel_.variables.at(place.at.object).space;
    Value whole{place.whole, value.bytes};
    if (!place.components.empty()) {
        whole.bytes.assign(place.whole->bytes, std::byte{0});
        for (std::size_t i = 0; i < place.components.size(); ++i)
            set_component(whole, place.components[i], component_bits(value, i));
    }
    memory_of(place.at.object)
        .write(place.at, whole.bytes, touched_bytes(place.whole, place.components), toucher(space));
    log_access(SiteKind::write, place, value, e);
}

Value Interpreter::load(const PlaceValue& place, const Expression& e) {
    if (place.type->kind != TypeKind::structure)
        return load_leaf(place, e);
    Value value{place.type, std::vector<std::byte>(place.type->bytes)};
    for (const Leaf& leaf : leaves_of(place.type)) {
        PlaceValue part{place.at, leaf.type, {}, leaf.type};
        part.at.offset += static_cast<std::int32_t>(leaf.offset);
        std::ranges::copy(load_leaf(part, e).bytes, value.bytes.begin() + leaf.offset);
    }
    return value;
}

void Interpreter::store(const PlaceValue& place, const Value& value, const Expression& e) {
    if (!same_type(place.type, value.type))
        throw InvalidKernel("a store of another type to " + type_text(place.type));
    if (place.type->kind != TypeKind::structure)
        return store_leaf(place, value, e);
    for (const Leaf& leaf : leaves_of(place.type)) {
        PlaceValue part{place.at, leaf.type, {}, leaf.type};
        part.at.offset += static_cast<std::int32_t>(leaf.offset);
        const auto begin = value.bytes.begin() + leaf.offset;
        store_leaf(part, {leaf.type, {begin, begin + leaf.type->bytes}}, e);
    }
}

} // namespace lockstep::random_kernel
