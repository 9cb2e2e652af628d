#pragma once

#include "app/gui/panels/advice_search.h"
#include "core/session/session.h"

#include <QString>
#include <QStringList>
#include <vector>

namespace lockstep::gui {

/// "blur of blur.cl": the kernels of a run that is no experiment.
[[nodiscard]] QString own_kernel_title(const Session& session);

/// What to look at in such a run, in sentences: what is wrong, then what could be done better.
[[nodiscard]] QStringList own_kernel_text(const Session& session, const std::vector<ListedAdvice>& advice);

} // namespace lockstep::gui
