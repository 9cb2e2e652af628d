#pragma once

#include "tests/support/random_kernels/ast.h"
#include "tests/support/random_kernels/value.h"

#include <map>

namespace lockstep::random_kernel {

/// The work-item that accesses memory, with the data that decides whether two accesses race.
struct Toucher {
    std::uint32_t item = 0; ///< index of the work-item in the launch
    std::uint32_t group = 0;
    std::uint32_t phase = 0; ///< number of barriers for that memory that the work-item has passed
};

enum class Touch : std::uint8_t { read, write, atomic };

/// The bytes of all variables. Checks every access: it must be inside its object, must not read before the
/// first write, and must not race with another work-item.
class Memory {
public:
    /// Allocates a variable. If `initial` is empty, the variable is uninitialised.
    void create(const Variable& variable, const std::vector<std::byte>& initial);
    [[nodiscard]] bool exists(unsigned id) const { return objects_.contains(id); }
    [[nodiscard]] std::vector<std::byte> read(PointerValue at, const std::vector<bool>& significant,
                                              Toucher who, Touch touch = Touch::read);
    void write(PointerValue at, const std::vector<std::byte>& bytes, const std::vector<bool>& significant,
               Toucher who, Touch touch = Touch::write);
    [[nodiscard]] const std::vector<std::byte>& bytes(unsigned id) const { return objects_.at(id).bytes; }
    [[nodiscard]] const Variable& variable(unsigned id) const { return *objects_.at(id).variable; }

private:
    /// The last access to a byte, by one work-item or by several in one phase.
    struct Last {
        Toucher who;
        bool any = false;
        bool several = false; ///< whether several work-items of one group accessed the byte in this phase
        /// Whether several groups accessed the byte at any time; groups are never ordered.
        bool groups = false;
    };
    struct Byte {
        bool initialised = false;
        Last read, write, atomic;
    };
    struct Object {
        const Variable* variable = nullptr;
        std::vector<std::byte> bytes;
        std::vector<Byte> state;
    };

    void touch(Object& object, std::size_t byte, Toucher who, Touch touch) const;
    Object& object_at(PointerValue at, std::size_t size);

    std::map<unsigned, Object> objects_;
};

} // namespace lockstep::random_kernel
