#pragma once

#include "app/gui/theme/theme.h"

#include <QWidget>

namespace lockstep::gui {

/// A bar with a segment for each page of a lesson. The segments of done pages are filled.
class PageSegments : public QWidget {
    Q_OBJECT
public:
    PageSegments(int pages, int done, QWidget* parent = nullptr);

    void set_theme(const Theme& theme);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const int pages_;
    const int done_;
    Theme theme_;
};

} // namespace lockstep::gui
