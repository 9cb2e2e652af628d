#pragma once

#include "app/gui/theme/theme.h"
#include "app/gui/workspace/track.h"

#include <QWidget>

namespace lockstep::gui {

/// A bookmark of the shown work-group.
struct ScrubBookmark {
    std::uint32_t tick = 0;
    QString text;
    friend bool operator==(const ScrubBookmark&, const ScrubBookmark&) = default;
};

/// The timeline slider of the transport bar. A click or a drag selects a tick. A click on a bookmark selects its
/// tick; the tooltip shows its text.
class ScrubBar : public QWidget {
    Q_OBJECT
public:
    explicit ScrubBar(QWidget* parent = nullptr);
    void set_theme(const Theme& theme);
    void set_track(const Track& track);
    void set_tick(Tick tick);
    /// Sets the steps of the chosen source line, ascending, to be marked.
    void set_marked(const std::vector<std::uint32_t>& ticks);
    void set_bookmarks(const std::vector<ScrubBookmark>& bookmarks);
    [[nodiscard]] QSize sizeHint() const override { return {400, 36}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 36}; }

signals:
    void sought(lockstep::Tick tick);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] const ScrubBookmark* bookmark_at(double x) const;

    Theme theme_;
    Track track_;
    Tick tick_;
    std::vector<std::uint32_t> marked_;
    std::vector<ScrubBookmark> bookmarks_;
};

} // namespace lockstep::gui
