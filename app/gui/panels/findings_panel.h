#pragma once

#include "app/gui/theme/theme.h"
#include "core/session/session.h"

#include <QScrollArea>
#include <memory>

class QLabel;
class QVBoxLayout;

namespace lockstep::gui {

/// What is wrong with the kernel, one card a finding, over all launches of the run.
class FindingsPanel : public QScrollArea {
    Q_OBJECT
public:
    explicit FindingsPanel(QWidget* parent = nullptr);

    void set_theme(const Theme& theme);
    void show_session(const std::shared_ptr<const Session>& session);
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] int card_count() const;

signals:
    /// Go to it.
    void chosen(std::size_t launch, const lockstep::Finding& finding);

private:
    void fill();
    [[nodiscard]] QWidget* card(std::size_t launch, const Finding& finding);

    Theme theme_;
    std::shared_ptr<const Session> session_;
    QLabel* verdict_;
    QLabel* checked_;
    QVBoxLayout* cards_;
};

} // namespace lockstep::gui
