#include "tests/support/random_kernels/interpreter_state.h"

#include <algorithm>

namespace lockstep::random_kernel {

Value Interpreter::call(const Expression& e) {
    std::vector<Value> arguments;
    for (const ExpressionPtr& operand : e.operands)
        arguments.push_back(value(*operand));
    bind(*e.function, arguments);
    const std::uint32_t line = macro_line_;
    macro_line_ = 0;
    run(*e.function->body);
    macro_line_ = line;
    return item_->returned;
}

void Interpreter::bind(const Function& function, const std::vector<Value>& arguments) {
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        if (!same_type(arguments[i].type, function.parameters[i]->type))
            throw InvalidKernel("an argument of another type");
        item_->variables.create(*function.parameters[i], arguments[i].bytes);
    }
    item_->returned = {};
}

Value Interpreter::vector(const Expression& e) {
    Value result{e.type, std::vector<std::byte>(e.type->bytes)};
    std::size_t next = 0;
    for (const ExpressionPtr& operand : e.operands) {
        const Value part = value(*operand);
        for (std::size_t i = 0; i < part.type->value.count; ++i)
            set_component(result, next++, component_bits(part, i));
    }
    if (next == 1) // a single scalar initialises every component
        return converted(scalar_value(component_type(e.type), component_bits(result, 0)), e.type);
    return result;
}

Value Interpreter::list(const Expression& e) {
    Value result{e.type, std::vector<std::byte>(e.type->bytes)};
    for (std::size_t i = 0; i < e.operands.size(); ++i) {
        const std::size_t offset =
            e.type->kind == TypeKind::structure ? e.type->members[i].offset : i * e.type->element->bytes;
        std::ranges::copy(value(*e.operands[i]).bytes,
                          result.bytes.begin() + static_cast<std::ptrdiff_t>(offset));
    }
    return result;
}

namespace {

/// Returns the pieces that vloadN and vstoreN access: N requests of one element each.
std::vector<Piece> element_pieces(const Type& vector) {
    const auto size = static_cast<std::uint16_t>(scalar_bytes(vector->value.scalar));
    std::vector<Piece> pieces;
    for (std::uint16_t i = 0; i < vector->value.count; ++i)
        pieces.push_back({static_cast<std::uint16_t>(i * size), size});
    return pieces;
}

} // namespace

Value Interpreter::vload(const Expression& e) {
    const std::int64_t offset = as_integer(value(*e.operands[0]));
    const Value pointer = value(*e.operands[1]);
    const std::size_t events = item_->events.size();
    PlaceValue at{as_pointer(moved("+", pointer, offset * e.type->value.count)), e.type, {}, e.type};
    Value result{e.type, std::vector<std::byte>(e.type->bytes)};
    const Type part = component_type(e.type);
    for (std::uint32_t i = 0; i < e.type->value.count; ++i) {
        const Value component = load_leaf({at.at, part, {}, part}, e);
        set_component(result, i, component_bits(component, 0));
        at.at.offset += static_cast<std::int32_t>(part->bytes);
    }
    if (item_->events.size() == events)
        return result;
    item_->events.resize(events + 1); // a single event replaces those of the elements
    ExpectedEvent& event = item_->events.back();
    event.type = e.type->value;
    event.pieces = element_pieces(e.type);
    event.value.assign(result.bytes.begin(),
                       result.bytes.begin() + std::ptrdiff_t{part->bytes} * e.type->value.count);
    return result;
}

Value Interpreter::vstore(const Expression& e) {
    const Value data = value(*e.operands[0]);
    const std::int64_t offset = as_integer(value(*e.operands[1]));
    const Value pointer = value(*e.operands[2]);
    const std::size_t events = item_->events.size();
    PointerValue at = as_pointer(moved("+", pointer, offset * data.type->value.count));
    const Type part = component_type(data.type);
    for (std::uint32_t i = 0; i < data.type->value.count; ++i) {
        store_leaf({at, part, {}, part}, scalar_value(part, component_bits(data, i)), e);
        at.offset += static_cast<std::int32_t>(part->bytes);
    }
    if (item_->events.size() == events)
        return {};
    item_->events.resize(events + 1);
    ExpectedEvent& event = item_->events.back();
    event.type = data.type->value;
    event.pieces = element_pieces(data.type);
    event.value.assign(data.bytes.begin(),
                       data.bytes.begin() + std::ptrdiff_t{part->bytes} * data.type->value.count);
    return {};
}

Value Interpreter::atomic(const Expression& e) {
    const Value pointer = value(*e.operands[0]);
    std::vector<Value> values;
    for (std::size_t i = 1; i < e.operands.size(); ++i)
        values.push_back(value(*e.operands[i]));
    const PlaceValue at{as_pointer(pointer), e.type, {}, e.type};
    const Space space = kernel_.variables.at(at.at.object).space;
    const std::vector<bool> all(e.type->bytes, true);
    Memory& memory = memory_of(at.at.object);
    Value old{e.type, memory.read(at.at, all, toucher(space), Touch::atomic)};
    Value fresh = old;
    if (e.op == "inc" || e.op == "dec") {
        fresh = binary_value(e.op == "inc" ? "+" : "-", old, converted(int_value(1), e.type));
    } else if (e.op == "xchg") {
        fresh = values[0];
    } else if (e.op == "cmpxchg") {
        fresh = old.bytes == values[0].bytes ? values[1] : old;
    } else {
        fresh = binary_value(e.op, old, values[0]);
    }
    memory.write(at.at, fresh.bytes, all, toucher(space), Touch::atomic);
    const std::size_t events = item_->events.size();
    log_access(SiteKind::atomic, at, old, e);
    if (e.op == "cmpxchg" && item_->events.size() > events)
        item_->events.back().exchanges = old.bytes == values[0].bytes;
    return old;
}

std::uint64_t Interpreter::work_item_number(const std::string& name, std::size_t dimension) const {
    if (name == "get_global_id")
        return item_->global_id[dimension];
    if (name == "get_local_id")
        return item_->local_id[dimension];
    if (name == "get_group_id")
        return item_->group_id[dimension];
    if (name == "get_local_size")
        return kernel_.range.local[dimension];
    if (name == "get_global_size")
        return kernel_.range.global[dimension];
    throw InvalidKernel("no function " + name);
}

Value Interpreter::builtin(const Expression& e) {
    std::vector<Value> values;
    for (const ExpressionPtr& operand : e.operands)
        values.push_back(value(*operand));
    if (e.op.starts_with("get_"))
        return scalar_value(e.type, work_item_number(e.op, static_cast<std::size_t>(as_integer(values[0]))));
    if (e.op.starts_with("as_"))
        return {e.type, values[0].bytes};
    if (e.op.starts_with("convert_"))
        return converted(values[0], e.type);
    if (e.op == "clamp") {
        return binary_value("min", binary_value("max", values[0], converted(values[1], e.type)),
                            converted(values[2], e.type));
    }
    return binary_value(e.op, values[0], values[1]); // the remaining built-in functions are min and max
}

} // namespace lockstep::random_kernel
