#pragma once

#include "app/gui/start/start_part.h"
#include "app/gui/workspace/places/last_session.h"

class QLabel;

namespace lockstep::gui {

class FilmStrip;
class StartButton;

/// Shows where the last session ended, with a button that continues there.
class ContinuePart : public StartPart {
    Q_OBJECT
public:
    explicit ContinuePart(QWidget* parent = nullptr);

    /// Shows a session. `why_not` says why it cannot be continued; empty if it can.
    void show_session(const LastSession& session, const QString& why_not);
    void set_theme(const Theme& theme) override;

signals:
    void wanted(); ///< emitted when the user wants to continue

private:
    FilmStrip* const film_;
    QLabel* const title_;
    QLabel* const place_;
    StartButton* const button_;
};

} // namespace lockstep::gui
