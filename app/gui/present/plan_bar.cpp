#include "app/gui/present/plan_bar.h"

#include "app/gui/present/presenter_bar.h"
#include "app/gui/theme/labels.h"

#include <QLabel>
#include <QPainter>
#include <QStyle>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

namespace lockstep::gui {
namespace {

constexpr int plan_margin = 12;
constexpr int plan_top = 10;
constexpr int plan_height = 10;
constexpr int mark_over = 4; ///< how far the mark of the time extends beyond the bar
constexpr std::int64_t second_ms = 1000;

QString plan_time(int seconds) {
    return duration_text(seconds * second_ms);
}

} // namespace

std::optional<Plan> plan_of(const Presentation& presentation) {
    const PresentedScript* const script = presentation.script();
    const auto seconds = script != nullptr ? script->planned_seconds() : std::nullopt;
    if (!seconds || *seconds == 0) {
        return std::nullopt;
    }
    const std::vector<OutlineRow> rows = script->outline();
    const auto begun =
        std::ranges::count_if(rows, [&](const OutlineRow& row) { return row.state <= presentation.shown(); });
    return Plan{.rows = std::max(1, static_cast<int>(rows.size())),
                .row = std::max(1, static_cast<int>(begun)) - 1,
                .seconds = *seconds,
                .now = static_cast<int>(presentation.since_start_ms() / second_ms)};
}

QString plan_text(const Plan& plan) {
    const QString all = plan_time(plan.seconds);
    if (plan.is_late()) {
        return PlanBar::tr("%1 behind the plan of %2", "two times")
            .arg(plan_time(plan.now - plan.end()), all);
    }
    return plan.now < plan.begin() ? PlanBar::tr("%1 ahead of the plan of %2", "two times")
                                         .arg(plan_time(plan.begin() - plan.now), all)
                                   : PlanBar::tr("On time. Planned: %1", "a time").arg(all);
}

PlanBar::PlanBar(Presentation& presentation, QWidget* parent)
    : QWidget(parent), presentation_(presentation), words_(new WholeLabel(this)), theme_(ThemeName::light) {
    setObjectName(QStringLiteral("plan"));
    setAccessibleName(tr("Plan"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(plan_margin, plan_top + plan_height + mark_over + 6, plan_margin, 8);
    column->addWidget(words_);
    connect(&presentation, &Presentation::changed, this, &PlanBar::show_plan);
    connect(&presentation, &Presentation::ticked, this, &PlanBar::show_plan);
    show_plan();
}

void PlanBar::set_theme(const Theme& theme) {
    theme_ = theme;
    update();
}

void PlanBar::show_plan() {
    const std::optional<Plan> plan = plan_of(presentation_);
    if (plan == plan_ && plan) {
        return;
    }
    plan_ = plan;
    setVisible(plan_.has_value());
    if (plan_) {
        words_->setText(plan_text(*plan_));
        words_->setProperty("badge", plan_->is_late() ? QStringLiteral("warn") : QString());
        words_->style()->unpolish(words_);
        words_->style()->polish(words_);
        setAccessibleDescription(words_->text());
        update();
    }
}

void PlanBar::paintEvent(QPaintEvent*) {
    if (!plan_) {
        return;
    }
    QPainter painter(this);
    const double width = this->width() - 2.0 * plan_margin;
    const double pitch = width / plan_->rows;
    for (int row = 0; row < plan_->rows; ++row) {
        const QRectF segment(plan_margin + pitch * row, plan_top, std::max(2.0, pitch - 3), plan_height);
        const bool is_here = row == plan_->row;
        const Role fill = row < plan_->row ? Role::accent : is_here ? Role::accent_soft : Role::panel;
        painter.setPen(theme_[is_here && plan_->is_late() ? Role::warn : Role::accent]);
        painter.setBrush(theme_[fill]);
        painter.drawRect(segment);
    }
    const double share = std::min(1.0, static_cast<double>(plan_->now) / std::max(1, plan_->seconds));
    const double x = std::round(plan_margin + share * (width - 3));
    painter.fillRect(QRectF(x, plan_top - mark_over, 3, plan_height + 2 * mark_over), theme_[Role::text]);
}

} // namespace lockstep::gui
