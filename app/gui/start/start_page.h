#pragma once

#include "app/gui/theme/theme.h"
#include "app/gui/workspace/desk.h"

#include <QPointer>
#include <QScrollArea>
#include <vector>

class QCheckBox;
class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace lockstep::gui {

class ContinuePart;
class FirstPart;
class GalleryPart;
class LessonsPart;
class OwnKernelPart;
class RecentPart;
class StartPart;
class TileGrid;

/// The page that the program starts with: where the last session ended, recent files, the user's own kernels, lessons, and
/// recordings that open without a device:
///
///     Start                                        [ Filter ]
///     +-Continue----+ +-Recent files-+ +-Open your own kernel-+
///     +-------------+ +--------------+ +----------------------+
///     Lessons
///     [card] [card] [card] [card] [card]
///     Examples
///     [film] [film] [film] [film]
///     Recorded on a GPU
///     [film] [film] [film] [film]
///
/// On a first start, there is no session to continue. Instead of Continue, the page says why the run behind it is slow.
/// In a narrow page, the parts are below each other: Continue, Open, Recent. "/" filters.
class StartPage : public QScrollArea {
    Q_OBJECT
public:
    explicit StartPage(StartForm& form, QWidget* parent = nullptr);

    void set_theme(const Theme& theme);
    /// Shows a sentence below the title, for example that there is no device. Empty: the usual sentence.
    void show_notice(const QString& sentence);
    void show_at_start(bool is_shown); ///< sets the check box
    /// Filters the parts again after their content has changed.
    void filter_again();
    /// Sets the focus to the first button, and shows the beginning of the page, even if the button is below it.
    void focus_first();
    /// Returns the visible parts from top to bottom, including the filter.
    [[nodiscard]] std::vector<QWidget*> parts() const;

    [[nodiscard]] FirstPart& first() const { return *first_; }
    [[nodiscard]] ContinuePart& last() const { return *last_; }
    [[nodiscard]] RecentPart& recent() const { return *recent_; }
    [[nodiscard]] OwnKernelPart& own() const { return *own_; }
    [[nodiscard]] LessonsPart& lessons() const { return *lessons_; }
    [[nodiscard]] GalleryPart& gallery() const { return *gallery_; }
    [[nodiscard]] GalleryPart& gpu_gallery() const { return *gpu_gallery_; }
    /// Shows or hides the part Continue. It is hidden until there is a session to continue.
    void show_last(bool is_shown);
    /// Shows or hides the part about the run behind the page. It is hidden until there is such a run.
    void show_first(bool is_shown);

signals:
    void at_start_changed(bool is_shown); ///< emitted when the user changes the check box
    void left();                          ///< emitted when the user presses Esc

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QWidget* head();
    [[nodiscard]] QWidget* foot();
    void arrange_top();
    void filter(const QString& text);
    void order_tabs();
    void follow_focus(QWidget* now);
    [[nodiscard]] std::vector<StartPart*> all() const;

    StartForm& form_;
    QLineEdit* const filter_;
    QLabel* const notice_;
    TileGrid* const top_;
    FirstPart* const first_;
    ContinuePart* const last_;
    RecentPart* const recent_;
    OwnKernelPart* const own_;
    LessonsPart* const lessons_;
    GalleryPart* const gallery_;
    GalleryPart* const gpu_gallery_;
    QLabel* const nothing_; ///< says that nothing contains the filter's text
    QCheckBox* const at_start_;
    QPointer<QWidget> focused_; ///< the widget of the page that had the focus last
    bool has_last_ = false;     ///< whether there is a session to continue
    bool has_first_ = false;    ///< whether there is a run behind the page, and no session to continue
};

} // namespace lockstep::gui
