#pragma once

#include "app/gui/theme/quantity_text.h"
#include "core/trace/trace.h"

#include <QCoreApplication>
#include <QString>

namespace lockstep::gui {

/// Says how many work-groups of a launch are logged, as the picture of the roofline does: " · groups logged: 4 of 16".
/// Empty if all are.
[[nodiscard]] inline QString logged_part(const Trace& trace) {
    const std::uint64_t all = group_count(trace.range);
    return trace.logged_groups() < all
               ? QStringLiteral(" · ") +
                     QCoreApplication::translate("RooflineWords", "groups logged: %1 of %2")
                         .arg(count_text(trace.logged_groups()), count_text(all))
               : QString();
}

} // namespace lockstep::gui
