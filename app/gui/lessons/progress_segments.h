#pragma once

#include "app/gui/theme/theme.h"
#include "app/gui/workspace/lesson/learner.h"

#include <QWidget>
#include <vector>

namespace lockstep::gui {

/// One segment for each page of a lesson: filled if the page is done, half filled for the current one.
class ProgressSegments : public QWidget {
    Q_OBJECT
public:
    explicit ProgressSegments(QWidget* parent = nullptr);
    void set_theme(const Theme& theme);
    void show_pages(const std::vector<PageState>& pages, std::size_t current);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Theme theme_;
    std::vector<PageState> pages_;
    std::size_t current_ = 0;
};

} // namespace lockstep::gui
