#pragma once

#include "app/gui/theme/theme.h"
#include "core/session/session.h"

#include <QWidget>
#include <memory>

class QLabel;
class QTableWidget;

namespace lockstep::gui {

/// The launches of a run in their order, what the host does between them, and the sums over all launches.
class LaunchesPanel : public QWidget {
    Q_OBJECT
public:
    explicit LaunchesPanel(QWidget* parent = nullptr);

    void set_theme(const Theme& theme);
    void show_session(const std::shared_ptr<const Session>& session, std::size_t launch);

signals:
    void chosen(std::size_t launch);

private:
    static constexpr int no_launch = -1;
    void fill();
    void mark(std::size_t launch);
    void add_launch(std::size_t launch);
    void add_host_step(const HostStep& step);
    void add_sum();
    enum class RowKind : std::uint8_t { launch, host_step, sum };
    void add_row(const QStringList& cells, RowKind kind, int launch = no_launch);

    Theme theme_;
    std::shared_ptr<const Session> session_;
    QTableWidget* table_;
    QLabel* note_;
};

} // namespace lockstep::gui
