#include "app/gui/workspace/model_maker.h"

#include <algorithm>

namespace lockstep::gui {

ModelMaker::ModelMaker()
    : Job(
          [](const PartWanted& wanted, const ProgressSink& progress) -> Result<std::monostate> {
              const Status made = wanted.session->make_any(wanted.part, progress);
              return made ? Result<std::monostate>(std::monostate()) : made.error();
          },
          patient_threads()) {
    connect(this, &AnyJob::failed, this, [this] { failed_.push_back(current().part); });
}

void ModelMaker::make(std::shared_ptr<const Session> session, PartKey part) {
    if (session != session_) {
        cancel();
        session_ = session;
        failed_.clear();
    }
    const PartWanted wanted{std::move(session), part};
    if (std::ranges::find(failed_, part) == failed_.end() && !has(wanted)) {
        add(wanted);
    }
}

} // namespace lockstep::gui
