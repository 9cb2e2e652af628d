// Barriers, fences, atomics, and vector loads and stores.
#include "core/instrument/optimised/amd_body.h"

#include <algorithm>
#include <iterator>
#include <llvm/IR/IntrinsicsAMDGPU.h>

namespace lockstep::optimised {
namespace {

using Operation = llvm::AtomicRMWInst::BinOp;
constexpr llvm::AtomicOrdering relaxed = llvm::AtomicOrdering::Monotonic;

/// How an atomic operation is translated. `name` is the part of the function name after "atomic_" or "atom_".
struct Atomic {
    std::string_view name;
    Operation operation;
    Operation of_unsigned;
};
constexpr Atomic atomics[] = {
    {"add", Operation::Add, Operation::Add},  {"sub", Operation::Sub, Operation::Sub},
    {"inc", Operation::Add, Operation::Add},  {"dec", Operation::Sub, Operation::Sub},
    {"and", Operation::And, Operation::And},  {"or", Operation::Or, Operation::Or},
    {"xor", Operation::Xor, Operation::Xor},  {"xchg", Operation::Xchg, Operation::Xchg},
    {"min", Operation::Min, Operation::UMin}, {"max", Operation::Max, Operation::UMax},
};

void fence(Body& body) {
    body.code().CreateFence(llvm::AtomicOrdering::AcquireRelease,
                            body.module().getContext().getOrInsertSyncScopeID("workgroup"));
}

bool define_barrier(Body& body) {
    const std::string_view name = body.name();
    const bool is_barrier = name == "barrier" || name == "work_group_barrier";
    if (!is_barrier && name != "mem_fence" && name != "read_mem_fence" && name != "write_mem_fence") {
        return false;
    }
    fence(body);
    if (is_barrier) {
        body.code().CreateIntrinsic(llvm::Intrinsic::amdgcn_s_barrier, {}, {});
        fence(body);
    }
    body.give(nullptr);
    return true;
}

bool define_atomic(Body& body) {
    std::string_view name = body.name();
    if (!name.starts_with("atomic_") && !name.starts_with("atom_")) {
        return false;
    }
    name.remove_prefix(name.find('_') + 1);
    llvm::IRBuilder<>& code = body.code();
    const llvm::SyncScope::ID device = body.module().getContext().getOrInsertSyncScopeID("agent");
    if (name == "cmpxchg" && body.arguments() == 3) {
        body.give(
            code.CreateExtractValue(code.CreateAtomicCmpXchg(body.argument(0), body.argument(1),
                                                             body.argument(2), {}, relaxed, relaxed, device),
                                    0));
        return true;
    }
    const auto* const row = std::ranges::find(atomics, name, &Atomic::name);
    if (row == std::end(atomics)) {
        return false;
    }
    llvm::Value* const value =
        body.arguments() > 1 ? body.argument(1) : llvm::ConstantInt::get(body.type(), 1);
    body.give(code.CreateAtomicRMW(body.is_unsigned() ? row->of_unsigned : row->operation, body.argument(0),
                                   value, {}, relaxed, device));
    return true;
}

/// Defines vloadN(offset, pointer) and vstoreN(value, offset, pointer). The address is only aligned to the
/// size of one element.
bool define_vector_access(Body& body) {
    const std::string_view name = body.name();
    const bool is_load = name.starts_with("vload");
    const std::string_view count = name.substr(std::min<std::size_t>(name.size(), is_load ? 5 : 6));
    if ((!is_load && !name.starts_with("vstore")) || count.empty() ||
        // Another function, for example vload_half.
        count.find_first_not_of("0123456789") != std::string_view::npos) {
        return false;
    }
    llvm::IRBuilder<>& code = body.code();
    auto* const type = llvm::cast<llvm::FixedVectorType>(is_load ? body.type() : body.argument(0)->getType());
    llvm::Type* const element = type->getElementType();
    const llvm::Align alignment = body.module().getDataLayout().getABITypeAlign(element);
    llvm::Value* const offset = body.argument(is_load ? 0 : 1);
    llvm::Value* const place =
        code.CreateMul(offset, llvm::ConstantInt::get(offset->getType(), type->getNumElements()));
    llvm::Value* const address = code.CreateGEP(element, body.argument(is_load ? 1 : 2), place);
    if (is_load) {
        body.give(code.CreateAlignedLoad(type, address, alignment));
    } else {
        code.CreateAlignedStore(body.argument(0), address, alignment);
        body.give(nullptr);
    }
    return true;
}

} // namespace

bool define_memory_function(Body& body) {
    return define_barrier(body) || define_atomic(body) || define_vector_access(body);
}

} // namespace lockstep::optimised
