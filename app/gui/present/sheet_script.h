#pragma once

#include "app/gui/exporting/exported.h"
#include "app/gui/present/presented_script.h"

#include <memory>
#include <vector>

namespace lockstep::gui {

/// Presents a page that is not a picture of a step: findings, a comparison, a race or a chart. A page laid out for
/// paper is split into sheets of the height of a slide; each of its pictures has a slide of its own:
///
///     paper  [text][table][heading][picture][heading][text] ...
///     slides [text][table] | picture, beside its heading | [heading][text] | ...
class SheetScript final : public PresentedScript {
public:
    /// The page must have all parts of the model that it shows (see Exported::missing()).
    explicit SheetScript(std::shared_ptr<Exported> page);

    [[nodiscard]] QString title() const override { return title_; }
    [[nodiscard]] std::size_t size() const override { return states_.size(); }
    [[nodiscard]] PresentedState state(std::size_t index) const override;
    [[nodiscard]] std::size_t nearest(const Cursor& /*cursor*/) const override { return 0; }
    [[nodiscard]] std::vector<OutlineRow> outline() const override { return outline_; }
    [[nodiscard]] bool has_own_places() const override { return true; }

private:
    void add(std::shared_ptr<const PresentedSheet> sheet);
    void add_all(const Paper& paper);
    void add_blocks(const Paper& part);
    void add_picture(const ShownPicture& shown, const QString& heading);

    QString title_;
    std::vector<OutlineRow> outline_;
    std::vector<PresentedState> states_; ///< at least one
};

} // namespace lockstep::gui
