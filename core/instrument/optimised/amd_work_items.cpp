// Work-item functions. They are computed from values that AMD's hardware and the dispatch packet provide.
#include "core/instrument/optimised/amd_body.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <llvm/IR/IntrinsicsAMDGPU.h>

namespace lockstep::optimised {
namespace {

namespace intrinsic = llvm::Intrinsic;
using Ids = std::array<intrinsic::ID, 3>;

constexpr Ids local_ids{intrinsic::amdgcn_workitem_id_x, intrinsic::amdgcn_workitem_id_y,
                        intrinsic::amdgcn_workitem_id_z};
constexpr Ids group_ids{intrinsic::amdgcn_workgroup_id_x, intrinsic::amdgcn_workgroup_id_y,
                        intrinsic::amdgcn_workgroup_id_z};

/// An array of values in the dispatch packet (HSA's hsa_kernel_dispatch_packet_t), one per dimension.
struct PacketField {
    unsigned first = 0; ///< byte offset of the first value
    unsigned bytes = 0;
};
constexpr PacketField group_size{4, 2};
constexpr PacketField grid_size{12, 4};

class WorkItem {
public:
    explicit WorkItem(Body& body) : body_(body), code_(body.code()) {}

    /// Returns the id in the dimension that is the argument of the function.
    llvm::Value* id(const Ids& ids) {
        llvm::Value* value = code_.getInt32(0);
        for (unsigned i = 3; i-- > 0;) {
            llvm::Value* const is_asked = code_.CreateICmpEQ(body_.argument(0), code_.getInt32(i));
            value = code_.CreateSelect(is_asked, code_.CreateIntrinsic(ids[i], {}, {}), value);
        }
        return code_.CreateZExt(value, code_.getInt64Ty());
    }
    llvm::Value* from_packet(const PacketField& field) {
        return load(intrinsic::amdgcn_dispatch_ptr, field.first, field.bytes);
    }
    llvm::Value* offset() { return load(intrinsic::amdgcn_implicitarg_ptr, 0, 8); }

    llvm::Value* global_id() {
        llvm::Value* const first = code_.CreateMul(id(group_ids), from_packet(group_size));
        return code_.CreateAdd(code_.CreateAdd(first, id(local_ids)), offset());
    }
    llvm::Value* groups() {
        llvm::Value* const size = from_packet(group_size);
        llvm::Value* const last =
            code_.CreateSub(code_.CreateAdd(from_packet(grid_size), size), code_.getInt64(1));
        return code_.CreateUDiv(code_.CreateTrunc(last, code_.getInt32Ty()),
                                code_.CreateTrunc(size, code_.getInt32Ty()));
    }
    llvm::Value* dimensions() {
        return code_.CreateLoad(code_.getInt16Ty(),
                                code_.CreateIntrinsic(intrinsic::amdgcn_dispatch_ptr, {}, {}));
    }
    /// Returns the index of the lane in its warp.
    llvm::Value* lane() {
        llvm::Value* const all = code_.getInt32(~0U);
        llvm::Value* const low =
            code_.CreateIntrinsic(intrinsic::amdgcn_mbcnt_lo, {}, {all, code_.getInt32(0)});
        return code_.CreateIntrinsic(intrinsic::amdgcn_mbcnt_hi, {}, {all, low});
    }

private:
    llvm::Value* load(intrinsic::ID table, unsigned first, unsigned bytes) {
        llvm::Value* const place = code_.CreateMul(body_.argument(0), code_.getInt32(bytes));
        llvm::Value* const address = code_.CreateGEP(code_.getInt8Ty(), code_.CreateIntrinsic(table, {}, {}),
                                                     code_.CreateAdd(place, code_.getInt32(first)));
        return code_.CreateZExt(code_.CreateLoad(code_.getIntNTy(8 * bytes), address), code_.getInt64Ty());
    }

    Body& body_;
    llvm::IRBuilder<>& code_;
};

struct Place {
    std::string_view name;
    llvm::Value* (*value)(WorkItem&);
};

constexpr Place places[] = {
    {"get_global_id", [](WorkItem& item) { return item.global_id(); }},
    {"get_local_id", [](WorkItem& item) { return item.id(local_ids); }},
    {"get_group_id", [](WorkItem& item) { return item.id(group_ids); }},
    {"get_local_size", [](WorkItem& item) { return item.from_packet(group_size); }},
    {"get_enqueued_local_size", [](WorkItem& item) { return item.from_packet(group_size); }},
    {"get_global_size", [](WorkItem& item) { return item.from_packet(grid_size); }},
    {"get_global_offset", [](WorkItem& item) { return item.offset(); }},
    {"get_num_groups", [](WorkItem& item) { return item.groups(); }},
    {"get_work_dim", [](WorkItem& item) { return item.dimensions(); }},
    {"get_sub_group_local_id", [](WorkItem& item) { return item.lane(); }},
};

} // namespace

bool define_work_item_function(Body& body) {
    const auto* const row = std::ranges::find(places, body.name(), &Place::name);
    if (row == std::end(places)) {
        return false;
    }
    WorkItem item(body);
    body.give(body.code().CreateZExtOrTrunc(row->value(item), body.type()));
    return true;
}

} // namespace lockstep::optimised
