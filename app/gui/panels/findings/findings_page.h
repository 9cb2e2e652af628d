#pragma once

#include "app/gui/panels/findings/findings_panel.h"
#include "core/session/part_keys.h"

#include <QWidget>

class QPushButton;

namespace lockstep::gui {

class ScenePicture;

/// The page Findings: findings and advice in a list on the left, and on the right the evidence for the
/// selected entry and a remedy.
class FindingsPage : public QWidget {
    Q_OBJECT
public:
    explicit FindingsPage(QWidget* parent = nullptr);

    void set_theme(const Theme& theme);
    void show_session(const std::shared_ptr<const Session>& session);
    [[nodiscard]] FindingsPanel& list() { return *list_; }
    [[nodiscard]] const ScenePicture& evidence() const { return *picture_; }
    /// Call after parts of the model were computed. Shows the picture that was waiting for them, if there is
    /// one.
    void take_parts();

signals:
    /// Emitted if the picture for a piece of advice needs this part of the shown session's model.
    void part_missing(const lockstep::PartKey& part);
    void chosen(std::size_t launch, const lockstep::Finding& finding);
    void advice_chosen(std::size_t launch, const lockstep::Advice& advice);
    /// Emitted to try other layouts of the array that this site accesses.
    void trial_wanted(std::size_t launch, lockstep::Site site);
    void required_group_wanted(std::size_t launch); ///< emitted to add the group size to the kernel
    /// Emitted when a work-item in the involvement map was clicked.
    void item_chosen(std::size_t launch, lockstep::Group group, lockstep::Warp warp, lockstep::Lane lane);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// A button, and what it does for the selected entry.
    struct Act {
        QPushButton* button = nullptr;
        std::function<void()> does;
    };
    [[nodiscard]] QWidget* detail_side();
    void show_detail(std::function<void()> detail);
    void show_picture_of(std::size_t launch, const Advice& advice);
    void show_finding(std::size_t launch, const Finding& finding);
    void show_advice(std::size_t launch, const Advice& advice);
    void offer_trial(std::size_t launch, const Advice& advice);
    void show_nothing();
    void fit_picture();

    std::shared_ptr<const Session> session_;
    std::size_t launch_ = 0;
    Group group_;
    FindingsPanel* const list_;
    QScrollArea* evidence_ = nullptr; ///< the column with the picture
    QLabel* title_;
    QLabel* sentence_;
    ScenePicture* picture_;
    QLabel* remedy_;
    Act go_;                       ///< goes to the place of the selected entry
    Act try_;                      ///< tries other layouts of the array, or applies the suggestion
    std::function<void()> detail_; ///< function that shows the selected entry
    bool is_waiting_ = false;      ///< whether the page waits for parts of the model
};

} // namespace lockstep::gui
