#pragma once

#include "app/gui/model/job.h"
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

/// Makes parts of a session's model off the window's thread, in the order in which pictures request them.
/// Another session cancels the parts of the previous one.
class ModelMaker : public Job<PartWanted, std::monostate> {
public:
    ModelMaker();

    /// Does nothing if the part waits, is being made, or has failed.
    void make(std::shared_ptr<const Session> session, PartKey part);

private:
    std::shared_ptr<const Session> session_;
    std::vector<PartKey> failed_; ///< otherwise pictures would request them forever
};

} // namespace lockstep::gui
