#pragma once

#include "app/gui/workspace/job.h"
#include "app/gui/workspace/trial/tried_array.h"
#include "core/kernel/launch.h"
#include "core/site/array_edit.h"
#include "core/site/instrumented.h"

#include <functional>
#include <string>
#include <variant>

namespace lockstep::gui {

/// Function that changes the layout of an array in a source, see core/instrument/edit/edit_array.h.
using ArrayEditor =
    std::function<Result<ArrayEdit>(const KernelSource& source, const std::string& options,
                                    const InstrumentTarget& target, const ArrayEditWish& wish)>;

/// Function that adds the group size to a kernel in a source, see core/instrument/edit/require_group.h.
using GroupRequirer =
    std::function<Result<std::string>(const KernelSource& source, const std::string& options,
                                      const InstrumentTarget& target, const GroupWish& wish)>;

/// A request to change a source.
struct EditWanted {
    KernelSource source;
    std::string options;
    InstrumentTarget target;
    std::variant<ArrayEditWish, GroupWish> wish;
    std::uint64_t array_bytes = 0; ///< size that the array has after the change

    [[nodiscard]] bool is_of_group() const { return std::holds_alternative<GroupWish>(wish); }
};
/// A changed source.
struct EditDone {
    EditWanted wanted;
    ArrayEdit edit;
};
using EditJob = Job<EditWanted, EditDone>;
[[nodiscard]] EditJob::Work edit_with(ArrayEditor editor, GroupRequirer requirer);

/// Returns the request to apply a layout to a source of the launch.
[[nodiscard]] EditWanted edit_wanted(const TriedArray& array, LayoutChoice choice, KernelSource source,
                                     std::string options);
/// Returns the request to add the group size of a launch to its kernel.
[[nodiscard]] EditWanted group_wanted(const Trace& trace, KernelSource source, std::string options);

} // namespace lockstep::gui
