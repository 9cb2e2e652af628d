#include "app/gui/panels/forms/launches_panel.h"

#include "app/gui/theme/core_words.h"
#include "app/gui/theme/fields.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/quantity_text.h"
#include "app/words/names.h"
#include "core/session/run_figures.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>

namespace lockstep::gui {
namespace {

/// Item role: the index of the launch; -1 for a row that is not a launch.
constexpr int launch_role = Qt::UserRole;
enum Column { name, shape, time, steps, sectors, conflicts, columns };

/// Formats groups and group size: "16 × 256", "4x4 × 16x16".
QString shape_text(const NdRange& range) {
    const auto sizes = [&range](const std::array<std::uint64_t, 3>& values) {
        QStringList parts;
        for (std::size_t d = 0; d < range.dimensions; ++d) {
            parts << count_text(values[d]);
        }
        return parts.join(QLatin1Char('x'));
    };
    return QStringLiteral("%1 × %2").arg(sizes(groups_in(range)), sizes(range.local));
}

QString time_of(const std::optional<Timing>& timing) {
    return timing ? time_text(static_cast<double>(timing->median_ns)) : QStringLiteral("–");
}

QStringList counted(const Totals& totals) {
    return {count_text(totals.warp_steps), count_text(totals.all_global().sectors),
            count_text(totals.all_local().conflicts)};
}

} // namespace

LaunchesPanel::LaunchesPanel(QWidget* parent)
    : QWidget(parent), table_(new QTableWidget(0, columns, this)), note_(new QLabel(this)) {
    table_->setHorizontalHeaderLabels({tr("Launch"), tr("Groups ×\nwork-items"), tr("Time"),
                                       tr("Warp\nsteps"), tr("Sectors"), tr("Bank\nconflicts")});
    constexpr const char* keys[] = {nullptr,
                                    nullptr,
                                    "timing.median_ns",
                                    "totals.warp_steps",
                                    "totals.global_load.sectors",
                                    "totals.local_load.conflicts"};
    for (int column = 0; column < static_cast<int>(std::size(keys)); ++column) {
        if (keys[column] != nullptr) {
            table_->horizontalHeaderItem(column)->setToolTip(figure_tip(keys[column]));
        }
    }
    table_->setAccessibleName(tr("Launches"));
    make_reading_table(*table_);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table_->horizontalHeader()->setSectionResizeMode(name, QHeaderView::Stretch);
    table_->horizontalHeader()->setMinimumSectionSize(52);
    table_->horizontalHeader()->setHighlightSections(false);
    note_->setProperty("quiet", true);
    note_->setWordWrap(true);
    note_->setContentsMargins(12, 4, 12, 6);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(table_, 1);
    column->addWidget(note_);
    connect(table_, &QTableWidget::currentCellChanged, this, [this](int row) {
        const QTableWidgetItem* item = row < 0 ? nullptr : table_->item(row, name);
        if (item != nullptr && item->data(launch_role).toInt() >= 0) {
            emit chosen(static_cast<std::size_t>(item->data(launch_role).toInt()));
        }
    });
}

void LaunchesPanel::set_theme(const Theme& theme) {
    theme_ = theme;
}

void LaunchesPanel::show_session(const std::shared_ptr<const Session>& session, std::size_t launch) {
    const QSignalBlocker quiet(table_);
    if (session != session_) {
        session_ = session;
        fill();
    }
    mark(launch);
}

void LaunchesPanel::fill() {
    table_->setRowCount(0);
    const Recording& recording = session_->recording();
    for (std::size_t launch = 0; launch < session_->launch_count(); ++launch) {
        add_launch(launch);
        for (const HostStep& step : recording.host_steps) {
            if (step.after_launch == launch) {
                add_host_step(step);
            }
        }
    }
    if (session_->launch_count() > 1) {
        add_sum();
    }
    const QString device = QString::fromStdString(session_->trace(0).device.name);
    note_->setText(
        tr("Times are medians measured on %1. All other values are counted from the trace.").arg(device));
}

void LaunchesPanel::mark(std::size_t launch) {
    for (int row = 0; row < table_->rowCount(); ++row) {
        if (table_->item(row, name)->data(launch_role).toInt() == static_cast<int>(launch)) {
            table_->setCurrentCell(row, name);
        }
    }
}

void LaunchesPanel::add_launch(std::size_t launch) {
    const Trace& trace = session_->trace(launch);
    add_row(QStringList{tr("%1  %2", "number of the launch, kernel")
                            .arg(launch + 1)
                            .arg(QString::fromStdString(trace.program.kernel)),
                        shape_text(trace.range), time_of(trace.timing)} +
                counted(session_->analysis(launch).totals),
            RowKind::launch, static_cast<int>(launch));
}

void LaunchesPanel::add_host_step(const HostStep& step) {
    const char* words = host_step_words(step.id);
    const QString text = words != nullptr ? QCoreApplication::translate(name_context, words)
                                          : tr("Host computation (%1)").arg(QString::fromStdString(step.id));
    add_row({text, tr("on the host"), time_text(static_cast<double>(step.compute_ns)), {}, {}, {}},
            RowKind::host_step);
    for (int c = 0; c < columns; ++c) {
        QTableWidgetItem* item = table_->item(table_->rowCount() - 1, c);
        item->setFlags(Qt::ItemIsEnabled);
        item->setToolTip(tr("%1: %2 bytes read from the device, %3 bytes written to it")
                             .arg(text, count_text(step.bytes_read), count_text(step.bytes_written)));
        QFont font = item->font();
        font.setItalic(true);
        item->setFont(font);
    }
}

void LaunchesPanel::add_sum() {
    const RunFigures& sum = session_->run_figures();
    add_row(QStringList{tr("All %Ln launch(es)", nullptr, static_cast<int>(sum.launches)),
                        tr("%1 items", "work-items").arg(count_text(sum.work_items)), time_of(sum.timing)} +
                counted(sum.totals),
            RowKind::sum);
}

void LaunchesPanel::add_row(const QStringList& cells, RowKind kind, int launch) {
    const int row = table_->rowCount();
    table_->insertRow(row);
    for (int c = 0; c < columns; ++c) {
        auto* item = new QTableWidgetItem(cells.value(c));
        item->setData(launch_role, launch);
        item->setToolTip(cells.value(c));
        item->setTextAlignment((c == name ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
        if (kind == RowKind::sum) {
            item->setFont(text_font(FontRole::body_strong));
            item->setFlags(Qt::ItemIsEnabled);
        }
        table_->setItem(row, c, item);
    }
}

} // namespace lockstep::gui
