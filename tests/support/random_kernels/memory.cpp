#include "tests/support/random_kernels/memory.h"

namespace lockstep::random_kernel {

void Memory::create(const Variable& variable, const std::vector<std::byte>& initial) {
    Object object;
    object.variable = &variable;
    object.bytes = initial;
    object.bytes.resize(variable.type->bytes);
    object.state.resize(variable.type->bytes);
    for (Byte& byte : object.state)
        byte.initialised = !initial.empty();
    objects_[variable.id] = std::move(object);
}

Memory::Object& Memory::object_at(PointerValue at, std::size_t size) {
    const auto found = objects_.find(at.object);
    if (found == objects_.end())
        throw InvalidKernel("a pointer to nothing");
    Object& object = found->second;
    if (at.offset < 0 || static_cast<std::size_t>(at.offset) + size > object.bytes.size())
        throw InvalidKernel("outside " + object.variable->name + " at byte " + std::to_string(at.offset));
    return object;
}

void Memory::touch(Object& object, std::size_t byte, Toucher who, Touch touch) const {
    Byte& state = object.state[byte];
    const auto conflicts = [&](const Last& last) {
        if (!last.any || (last.who.item == who.item && !last.several && !last.groups))
            return false;
        return last.groups || last.who.group != who.group || last.who.phase == who.phase;
    };
    const bool race = conflicts(state.write) || (touch != Touch::atomic && conflicts(state.atomic)) ||
                      (touch != Touch::read && conflicts(state.read));
    if (race)
        throw InvalidKernel("a race in " + object.variable->name);
    Last& last = touch == Touch::read ? state.read : touch == Touch::write ? state.write : state.atomic;
    const bool same_phase = last.any && last.who.group == who.group && last.who.phase == who.phase;
    last.groups = last.groups || (last.any && last.who.group != who.group);
    last.several = same_phase && (last.several || last.who.item != who.item);
    last.who = who;
    last.any = true;
}

std::vector<std::byte> Memory::read(PointerValue at, const std::vector<bool>& significant, Toucher who,
                                    Touch touch) {
    Object& object = object_at(at, significant.size());
    const auto first = static_cast<std::size_t>(at.offset);
    for (std::size_t i = 0; i < significant.size(); ++i) {
        if (!significant[i])
            continue;
        if (!object.state[first + i].initialised)
            throw InvalidKernel("an uninitialised read of " + object.variable->name);
        if (object.variable->space != Space::none)
            this->touch(object, first + i, who, touch);
    }
    const auto begin = object.bytes.begin() + at.offset;
    return {begin, begin + static_cast<std::ptrdiff_t>(significant.size())};
}

void Memory::write(PointerValue at, const std::vector<std::byte>& bytes, const std::vector<bool>& significant,
                   Toucher who, Touch touch) {
    Object& object = object_at(at, bytes.size());
    if (object.variable->space == Space::constant)
        throw InvalidKernel("a write to constant memory");
    const auto first = static_cast<std::size_t>(at.offset);
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (!significant[i])
            continue;
        if (object.variable->space != Space::none)
            this->touch(object, first + i, who, touch);
        object.state[first + i].initialised = true;
        object.bytes[first + i] = bytes[i];
    }
}

} // namespace lockstep::random_kernel
