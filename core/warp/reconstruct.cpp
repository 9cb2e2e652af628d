#include "core/warp/reconstruct.h"

#include "core/warp/walker.h"

#include <optional>
#include <utility>

namespace lockstep {

class Reconstructor::Impl {
public:
    Impl(const Trace& trace, WarpShape shape) : reader_(trace, shape) {
        if (std::optional<WalkPlan> plan =
                make_walk_plan(trace.program.skeleton, trace.program.sites.size())) {
            walker_.emplace(std::move(*plan), reader_);
        }
    }

    Status rebuild(Group group, GroupSteps& steps) {
        if (!reader_.open(group, steps) || !walker_ || !walker_->walk_all() || !reader_.close()) {
            return reader_.error();
        }
        return {};
    }

private:
    GroupReader reader_;
    std::optional<Walker> walker_; ///< empty if the skeleton is invalid
};

Reconstructor::Reconstructor(const Trace& trace, WarpShape shape)
    : impl_(std::make_unique<Impl>(trace, shape)) {}
Reconstructor::~Reconstructor() = default;
Reconstructor::Reconstructor(Reconstructor&&) noexcept = default;
Reconstructor& Reconstructor::operator=(Reconstructor&&) noexcept = default;

Status Reconstructor::rebuild(Group group, GroupSteps& steps) {
    return impl_->rebuild(group, steps);
}

Status reconstruct(const Trace& trace, Group group, WarpShape shape, GroupSteps& steps) {
    return Reconstructor(trace, shape).rebuild(group, steps);
}

} // namespace lockstep
