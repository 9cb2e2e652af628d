#pragma once

#include "app/gui/panels/findings/advice_search.h"
#include "core/session/session.h"

#include <QString>
#include <QStringList>
#include <vector>

namespace lockstep::gui {

/// "blur of blur.cl": title for the kernels of a run that is not an experiment.
[[nodiscard]] QString own_kernel_title(const Session& session);

/// What to look for in such a run, in sentences: faults first, then possible improvements.
[[nodiscard]] QStringList own_kernel_text(const Session& session, const std::vector<ListedAdvice>& advice);

} // namespace lockstep::gui
