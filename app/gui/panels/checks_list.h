#pragma once

#include "app/gui/theme/theme.h"
#include "core/session/session.h"

#include <QWidget>

class QVBoxLayout;

namespace lockstep::gui {

/// What a run was searched for: one line a check, with what was looked at, what was not, and why.
class ChecksList : public QWidget {
    Q_OBJECT
public:
    explicit ChecksList(QWidget* parent = nullptr);

    void show_checks(const Session& session, const Theme& theme);
    /// The lines, in their order.
    [[nodiscard]] QStringList texts() const { return texts_; }

private:
    QVBoxLayout* lines_;
    QStringList texts_;
};

} // namespace lockstep::gui
