#pragma once

#include "app/gui/compare/link.h"
#include "app/gui/theme/theme.h"
#include "app/gui/workspace/compared_runs.h"
#include "app/gui/workspace/cursor.h"

#include <QWidget>
#include <memory>
#include <vector>

class QComboBox;
class QLabel;
class QScrollArea;

namespace lockstep::gui {

class PaneGrid;
class StagePane;
struct Picture;

inline constexpr std::size_t most_stages = 4;

/// Shows the same picture of two or more runs side by side. The run that contains the window's cursor shows
/// the cursor's tick; the others show the corresponding tick.
class LinkedStages : public QWidget {
    Q_OBJECT
public:
    explicit LinkedStages(QWidget* parent = nullptr);
    ~LinkedStages() override;

    void set_theme(const Theme& theme);
    /// Shows the pictures of these runs, at most `most_stages`.
    void show_runs(const std::vector<StagedRun>& runs);
    void show_cursor(const GroupView& view, const Cursor& cursor);
    void set_link(LinkBy by);
    void next_link();
    /// Shows the picture with this name for each run. Does nothing if there is no such picture.
    void choose_picture(const QString& name);
    /// In a page that scrolls, shows all rows of pictures at their least height, instead of scrolling them itself.
    void show_whole(bool is_whole);
    [[nodiscard]] LinkBy link() const { return link_; }
    /// Returns the picture that is shown for each run.
    [[nodiscard]] const Picture& picture() const;
    [[nodiscard]] const std::vector<StagePane*>& panes() const { return panes_; }

signals:
    void link_changed();

protected:
    void showEvent(QShowEvent* event) override;

private:
    [[nodiscard]] QWidget* head();
    void show_picture(const QString& name);
    void follow();
    void fit_height();

    Theme theme_;
    LinkBy link_ = LinkBy::round;
    std::vector<StagePane*> panes_;
    PaneGrid* const grid_;
    QScrollArea* const scroll_;
    bool is_whole_ = false;
    QComboBox* pictures_;
    QComboBox* by_;
    QLabel* hint_;
    std::unique_ptr<const GroupView> view_; ///< the window's current view
    Cursor cursor_;
};

} // namespace lockstep::gui
