#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "app/gui/workspace/bank_picture.h"
#include "app/gui/workspace/cursor.h"

namespace lockstep::gui {

/// Returns the box of a bank from which a request needs `degree` words (0: bank not used); `broadcast`:
/// several lanes request the same word.
[[nodiscard]] Box bank_box(QRectF rect, std::uint32_t degree, bool broadcast, const SceneId& id = {});

/// Adds the text in the cell of a bank: the number of its passes if there are several ("×2", or "2" if that does not
/// fit), otherwise the value of its word, which is left out if it does not fit.
void add_in_bank(Scene& scene, const QRectF& cell, std::uint32_t degree, const QString& value);

/// Returns a legend for the kinds of banks and lines that occur in a request.
[[nodiscard]] std::vector<LegendEntry> bank_legend(const BankPicture& request);

/// Returns a legend for all kinds of banks and lines that can occur in the launch. Its place is reserved in all steps, so
/// that the parts of a picture stay where they are.
[[nodiscard]] std::vector<LegendEntry> whole_bank_legend(const GroupView& view);

/// Returns whether the lane is served by the held pass (the pass that is shown alone). True for all lanes if
/// no pass is held.
[[nodiscard]] bool is_served(const BankPicture& request, const Cursor& cursor, std::uint32_t lane);

/// Returns the number of passes that still need a bank. It decreases as passes are held one after the other;
/// before the first pass, and if no pass is held, it is the degree of the bank.
[[nodiscard]] std::uint32_t degree_left(const BankPicture& request, const Cursor& cursor, std::uint32_t bank);

/// Returns "pass 2 of 4" while a pass is held, otherwise the verdict on the request.
[[nodiscard]] QString pass_verdict(const BankPicture& request, const Cursor& cursor);

/// Adds one box per pass of a request, with the lanes that the pass serves. The held pass has a frame.
void add_pass_strip(Scene& scene, const BankPicture& request, const Cursor& cursor, QRectF area);

/// Adds the place of the passes in a step without a request.
void add_no_passes(Scene& scene, QRectF area);

} // namespace lockstep::gui
