#pragma once

#include "app/gui/panels/findings/advice_search.h"
#include "core/session/session.h"

#include <QString>
#include <QStringList>
#include <vector>

namespace lockstep::gui {

/// Returns the title of a run that is not an experiment: "blur of blur.cl".
[[nodiscard]] QString own_kernel_title(const Session& session);

/// Returns sentences that say what to look for in such a run: faults first, then possible improvements.
[[nodiscard]] QStringList own_kernel_text(const Session& session, const std::vector<ListedAdvice>& advice);

} // namespace lockstep::gui
