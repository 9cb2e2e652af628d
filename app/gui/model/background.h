#pragma once

#include "core/base/guarded.h"

#include <QtConcurrentRun>
#include <memory>
#include <type_traits>
#include <utility>

namespace lockstep::gui {

/// Runs `work`, which returns a Result, off the window's thread. An exception that leaves it arrives as its
/// error: in a future it would be thrown at whoever looks, or in a destructor that waits.
template <class Work>
auto in_background(Work work) {
    using Outcome = std::invoke_result_t<const Work&>;
    return QtConcurrent::run([work = std::move(work)] { return std::make_shared<Outcome>(guarded(work)); });
}

} // namespace lockstep::gui
