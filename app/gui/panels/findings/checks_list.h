#pragma once

#include "app/gui/panels/findings/card.h"
#include "app/gui/theme/theme.h"
#include "core/session/session.h"

#include <QWidget>

class QVBoxLayout;

namespace lockstep::gui {

struct CheckMark;

/// Lists the checks of a run, one line each: what was examined, what was not, and why. The first line is a
/// warning if the instrumented kernel gave a different result than the plain one.
class ChecksList : public QWidget {
    Q_OBJECT
public:
    explicit ChecksList(QWidget* parent = nullptr);

    void show_checks(const Session& session, const Theme& theme);
    /// Returns the lines as text, in order.
    [[nodiscard]] QStringList texts() const { return texts_; }

private:
    void add_line(const QString& text, const CheckMark& look, TextInk ink, const Theme& theme);

    QVBoxLayout* lines_;
    QStringList texts_;
};

} // namespace lockstep::gui
