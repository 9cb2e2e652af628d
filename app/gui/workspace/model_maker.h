#pragma once

#include "app/gui/workspace/job.h"
#include "core/session/part_keys.h"
#include "core/session/session.h"

#include <memory>
#include <variant>
#include <vector>

namespace lockstep::gui {

struct PartWanted {
    std::shared_ptr<const Session> session;
    PartKey part;

    bool operator==(const PartWanted&) const = default;
};

/// Computes parts of a session's model in another thread, in the order in which pictures request them. A
/// request for another session cancels the parts of the previous session.
class ModelMaker : public Job<PartWanted, std::monostate> {
public:
    ModelMaker();

    /// Requests a part. Does nothing if the part is waiting, is being computed, or has failed.
    void make(std::shared_ptr<const Session> session, PartKey part);

private:
    std::shared_ptr<const Session> session_;
    /// failed parts, which are not computed again, although pictures keep requesting them
    std::vector<PartKey> failed_;
};

} // namespace lockstep::gui
