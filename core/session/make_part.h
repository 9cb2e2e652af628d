#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/session/part_keys.h"

#include <memory>

namespace lockstep {

class Session;

template <class Key>
using MadePart = Result<std::shared_ptr<const typename Key::Made>>;

// Functions that make the parts of a session. They return null if there is no such part. Errors: cancelled.
MadePart<StepsOf> make_part(const Session& session, const StepsOf& key, const ProgressSink& progress);
MadePart<FlowOf> make_part(const Session& session, const FlowOf& key, const ProgressSink& progress);
MadePart<HeatOf> make_part(const Session& session, const HeatOf& key, const ProgressSink& progress);
MadePart<FootprintOf> make_part(const Session& session, const FootprintOf& key, const ProgressSink& progress);
MadePart<CostsOf> make_part(const Session& session, const CostsOf& key, const ProgressSink& progress);
MadePart<AccountOf> make_part(const Session& session, const AccountOf& key, const ProgressSink& progress);
MadePart<TimelineOf> make_part(const Session& session, const TimelineOf& key, const ProgressSink& progress);
MadePart<AdviceOf> make_part(const Session& session, const AdviceOf& key, const ProgressSink& progress);

} // namespace lockstep
