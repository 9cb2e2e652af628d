#include "tests/support/random_kernels/generator/generator_state.h"

#include <bit>
#include <cstring>

namespace lockstep::random_kernel {

using make::number;

Generator::Generator(std::uint64_t seed) : random_(seed) {
    kernel_.seed = seed;
    diverges_ = seed >= first_divergent_seed && seed < first_barrier_first_seed;
    barrier_first_ = seed >= first_barrier_first_seed && seed < first_copying_seed;
    copies_ = seed >= first_copying_seed;
    kernel_.has_header = copies_ && random_.chance(50);
    kernel_.names_operators = copies_ && random_.chance(50);
}

Variable* Generator::variable(const std::string& name, const Type& type, Space space) {
    const auto id = static_cast<unsigned>(kernel_.variables.size());
    kernel_.variables.push_back({id, name, type, space, {}});
    return &kernel_.variables.back();
}

Type Generator::random_value_type() {
    static const std::vector<Type> types = {
        make::uint_type(),
        make::uint_type(),
        make::uint_type(),
        make::int_type(),
        make::float_type(),
        value_type(Scalar::uint32, 4),
        value_type(Scalar::uint32, 2),
        value_type(Scalar::int32, 4),
        value_type(Scalar::float32, 4),
        value_type(Scalar::float32, 2),
        value_type(Scalar::int32, 2),
        value_type(Scalar::uint64),
    };
    return random_.pick(types);
}

/// Picks an element type for buffers and assignments, including small integers, 3-vectors and structures.
Type Generator::random_element_type() {
    if (!kernel_.structures.empty() && random_.chance(20))
        return random_.pick(kernel_.structures);
    if (random_.chance(15)) {
        static const std::vector<Type> rare = {value_type(Scalar::uint8), value_type(Scalar::uint16),
                                               value_type(Scalar::uint32, 3), value_type(Scalar::float32, 3)};
        return random_.pick(rare);
    }
    return random_value_type();
}

void Generator::add_range() {
    const std::vector<unsigned> sizes = {2, 4, 6, 8, 8, 16};
    NdRange& range = kernel_.range;
    range.local[0] = random_.pick(sizes);
    range.global[0] = range.local[0] * random_.between(1, 3);
    if (random_.chance(25)) {
        range.dimensions = 2;
        range.local[1] = random_.between(1, 2);
        range.global[1] = range.local[1] * random_.between(1, 2);
    }
}

void Generator::add_structures() {
    const unsigned count = random_.chance(45) ? random_.between(1, 2) : 0;
    for (unsigned i = 0; i < count; ++i) {
        std::vector<Member> members;
        const unsigned member_count = random_.between(2, 4);
        for (unsigned m = 0; m < member_count; ++m) {
            Type type = random_value_type();
            if (i > 0 && random_.chance(25)) {
                type = kernel_.structures[0];
            } else if (random_.chance(12)) {
                type = array_type(make::uint_type(), 2);
            }
            members.push_back({"m" + std::to_string(m), type, 0});
        }
        kernel_.structures.push_back(structure_type("Pair" + std::to_string(i), std::move(members)));
    }
}

std::vector<std::byte> Generator::random_content(const Type& element, unsigned length) {
    std::vector<std::byte> bytes(std::size_t{element->bytes} * length);
    const std::vector<Leaf> leaves = leaves_of(array_type(element, length));
    for (const Leaf& leaf : leaves) {
        const std::uint32_t size = scalar_bytes(leaf.type->value.scalar);
        for (std::uint32_t c = 0; c < leaf.type->value.count; ++c) {
            std::uint64_t bits = random_.chance(70) ? random_.below(12) : random_.next();
            if (leaf.type->value.scalar == Scalar::float32) {
                bits = std::bit_cast<std::uint32_t>(static_cast<float>(random_.below(400)) * 0.25F - 50.0F);
            } else if (leaf.type->value.scalar == Scalar::int32 && random_.chance(30)) {
                bits = ~bits;
            }
            std::memcpy(bytes.data() + leaf.offset + std::size_t{c} * size, &bits, size);
        }
    }
    return bytes;
}

void Generator::add_constants() {
    if (!random_.chance(40))
        return;
    const std::vector<Type> elements = {make::uint_type(), make::uint_type(), make::float_type()};
    const Type element = random_.pick(elements);
    const unsigned length = random_.between(3, 8);
    Variable* table = variable("table", array_type(element, length), Space::constant);
    table->initial = random_content(element, length);
    kernel_.constants.push_back(table);
    scope_.windows.push_back({table, element, Space::constant, length, false, {table->id}});
}

KernelParameter& Generator::add_parameter(const std::string& name, const Type& type) {
    KernelParameter parameter;
    parameter.variable = variable(name, type);
    kernel_.parameters.push_back(std::move(parameter));
    return kernel_.parameters.back();
}

void Generator::add_buffer(unsigned i) {
    // With copies, the second buffer is shared, so that groups may copy from it.
    const bool own = i == 0 || (random_.chance(50) && !(copies_ && i == 1));
    const Type element = i < 2 ? make::uint_type() : random_element_type();
    const auto items = static_cast<unsigned>(item_count(kernel_.range));
    const unsigned length = own ? items * random_.between(1, 4) : random_.between(4, 9);
    const Space space = !own && random_.chance(25) ? Space::constant : Space::global;
    const std::string name = (own ? "out" : "in") + std::to_string(i);
    KernelParameter& parameter = add_parameter(name, pointer_type(element, space, !own));
    Variable* target = variable(name + "_buffer", array_type(element, length), space);
    target->initial = random_content(element, length);
    parameter.target = target;
    Window window{parameter.variable, element, space, own ? length / items : length, own, {target->id}};
    if (own) {
        window.id = gid_;
        const bool interleaved = window.length > 1 && random_.chance(30);
        window.scale = interleaved ? 1 : window.length;
        window.stride = interleaved ? items : 1;
    } else {
        window.depth = 1;
    }
    scope_.windows.push_back(std::move(window));
}

void Generator::add_counters() {
    if (!random_.chance(35))
        return;
    const unsigned length = random_.between(1, 4);
    const Type uint = make::uint_type();
    KernelParameter& parameter = add_parameter("counters", pointer_type(uint, Space::global));
    Variable* target = variable("counters_buffer", array_type(uint, length), Space::global);
    target->initial = random_content(uint, length);
    parameter.target = target;
    const std::vector<std::string> operations = {"add", "sub", "inc", "dec", "max",
                                                 "min", "or",  "and", "xor"};
    shared_.push_back(
        {{parameter.variable, uint, Space::global, length, false, {target->id}}, random_.pick(operations)});
}

void Generator::add_scalars() {
    const unsigned count = random_.below(3);
    for (unsigned i = 0; i < count; ++i) {
        const Type type = random_value_type();
        KernelParameter& parameter = add_parameter("scalar" + std::to_string(i), type);
        parameter.value = random_content(type, 1);
        add_local(parameter.variable);
    }
}

void Generator::add_local_argument() {
    const auto items = static_cast<unsigned>(items_per_group(kernel_.range));
    const Type uint = make::uint_type();
    KernelParameter& parameter = add_parameter("scratch", pointer_type(uint, Space::local));
    Variable* target = variable("scratch_memory", array_type(uint, items), Space::local);
    parameter.target = target;
    local_windows_.push_back({parameter.variable, uint, Space::local, items, false, {target->id}});
}

void Generator::add_local_memory(Statement& body) {
    const auto items = static_cast<unsigned>(items_per_group(kernel_.range));
    const unsigned count = random_.between(local_windows_.empty() ? 1 : 0, 2);
    for (unsigned i = 0; i < count; ++i) {
        const std::vector<Type> elements = {make::uint_type(), make::uint_type(), make::float_type(),
                                            value_type(Scalar::uint8), value_type(Scalar::float32, 4)};
        Type element = random_.pick(elements);
        if (!kernel_.structures.empty() && random_.chance(15))
            element = kernel_.structures[0];
        const unsigned scale = element->kind == TypeKind::structure ? 1 : random_.between(1, 2);
        Variable* array =
            variable("tile" + std::to_string(i), array_type(element, items * scale), Space::local);
        kernel_.locals.push_back(array);
        body.children.push_back(make::declaration(array, nullptr));
        Window whole{array, element, Space::local, items * scale, false, {array->id}};
        whole.scale = scale;
        local_windows_.push_back(std::move(whole));
    }
}

/// Declares uint gid = ..., lid = ...: the work-item's ids in row-major order, independent of the trace.
void Generator::add_ids(Statement& body) {
    const auto number_of = [&](const std::string& function, std::uint64_t width) {
        const auto id = [&](unsigned dimension) {
            ExpressionPtr e = make::builtin(function, value_type(Scalar::uint64), number(dimension));
            return make::cast(make::uint_type(), std::move(e));
        };
        if (kernel_.range.dimensions == 1)
            return id(0);
        return make::binary("+", make::binary("*", id(1), number(static_cast<unsigned>(width))), id(0));
    };
    body.children.push_back(make::declaration(gid_, number_of("get_global_id", kernel_.range.global[0])));
    body.children.push_back(make::declaration(lid_, number_of("get_local_id", kernel_.range.local[0])));
}

Kernel Generator::run() {
    add_range();
    add_structures();
    add_macros();
    add_constants();
    const unsigned helpers = random_.below(4);
    for (unsigned i = 0; i < helpers; ++i)
        add_helper(i);
    const bool has_local = random_.chance(65);
    if (has_local)
        add_barrier_helper();
    gid_ = variable("gid", make::uint_type());
    lid_ = variable("lid", make::uint_type());
    const unsigned buffers = random_.between(2, 5);
    for (unsigned i = 0; i < buffers; ++i)
        add_buffer(i);
    add_counters();
    add_scalars();
    if (has_local && random_.chance(40))
        add_local_argument();
    kernel_.body = make::statement(StatementKind::block, nullptr);
    depth_ = 1;
    add_ids(*kernel_.body);
    add_local(gid_, false);
    add_local(lid_, false, static_cast<unsigned>(items_per_group(kernel_.range)));
    if (has_local)
        add_local_memory(*kernel_.body);
    add_phases(*kernel_.body);
    return std::move(kernel_);
}

Kernel generate(std::uint64_t seed) {
    return Generator(seed).run();
}

} // namespace lockstep::random_kernel
