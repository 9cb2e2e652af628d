#pragma once

#include <QWidget>
#include <vector>

class QAction;
class QButtonGroup;
class QHBoxLayout;
class QStackedWidget;
class QToolButton;

namespace lockstep::gui {

class ElidedLabel;

/// The sub-views of a tab: a segmented control, and below it the selected sub-view. A sub-view that has
/// nothing to show for the run can still be selected; the reason is shown next to the control.
class ViewGroup : public QWidget {
    Q_OBJECT
public:
    explicit ViewGroup(QWidget* parent = nullptr);

    void add(QWidget* page, const QString& title, const QString& caption);
    /// Adds a button with an icon at the right end, for what is often done with a view. A narrow window hides it.
    void add_corner(QAction& action);
    /// Shows a page. Does nothing if it is not one of the sub-views.
    void show_page(QWidget& page);
    void show_page(int index);
    /// Shows the next sub-view, wrapping around at the ends.
    void show_next(int by);
    /// Shows or hides the names of the sub-views. If a sub-view has nothing to show, the reason stays visible.
    void show_names(bool are_shown);
    /// Sets why a page has nothing to show; empty if it has.
    void set_why_not(QWidget& page, const QString& sentence);
    [[nodiscard]] QWidget* current() const;
    [[nodiscard]] int current_index() const;
    [[nodiscard]] QString name() const; ///< returns the whole name of the selected sub-view
    [[nodiscard]] bool holds(QWidget& page) const;
    [[nodiscard]] const std::vector<QToolButton*>& segments() const { return segments_; }
    /// Returns the text shown next to the control.
    [[nodiscard]] QString reason() const;

signals:
    void shown(); ///< emitted when another page is shown

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void set_tight(bool is_tight);
    [[nodiscard]] int room() const;
    void fit_segments();
    void show_reason();

    QHBoxLayout* const bar_;
    QButtonGroup* const buttons_;
    ElidedLabel* const reason_;
    QStackedWidget* const pages_;
    std::vector<QToolButton*> segments_;
    QToolButton* corner_ = nullptr;
    bool has_names_ = true; ///< whether the segments are visible
};

} // namespace lockstep::gui
