#include "app/gui/panels/cause/account_view.h"

#include "app/gui/theme/fonts.h"
#include "app/gui/theme/labels.h"
#include "app/gui/theme/quantity_text.h"
#include "app/gui/theme/tips.h"
#include "app/gui/views/scene_painter.h"

#include <QHBoxLayout>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPixmap>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace lockstep::gui {
namespace {

constexpr int bar_height = 24; ///< pixels at a text size of 100 %
constexpr int swatch_side = 13;

QPixmap swatch(CycleUse use, const Theme& theme, double ratio) {
    const double scale = text_scale();
    const int side = qRound(swatch_side * scale);
    QPixmap picture(QSize(side, side) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    Scene scene{.size = QSizeF(swatch_side, swatch_side)};
    scene.shapes.emplace_back(use_box(use, QRectF(0.5, 0.5, swatch_side - 1, swatch_side - 1)));
    QPainter painter(&picture);
    painter.scale(scale, scale);
    paint(painter, scene, theme);
    return picture;
}

} // namespace

AccountBar::AccountBar(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void AccountBar::set_theme(const Theme& theme) {
    theme_ = theme;
    update();
}

void AccountBar::show_rows(const std::vector<AccountRow>& rows) {
    rows_ = rows;
    QStringList parts;
    for (const AccountRow& row : rows_) {
        parts << row.sentence;
    }
    setAccessibleName(tr("Use of the modelled time"));
    setAccessibleDescription(parts.join(QStringLiteral(" · ")));
    updateGeometry(); // the mark below the bar takes height
    update();
}

QSize AccountBar::sizeHint() const {
    const bool has_mark = std::ranges::any_of(rows_, &AccountRow::is_named);
    return {120, qRound((bar_height + (has_mark ? account_mark_height : 0)) * text_scale())};
}

void AccountBar::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    const double scale = text_scale();
    painter.scale(scale, scale);
    paint(painter, account_scene(rows_, QSizeF(width(), height()) / scale), theme_);
}

const AccountRow* AccountBar::row_at(double x) const {
    double sum = 0;
    for (const AccountRow& row : rows_) {
        sum += static_cast<double>(row.amount);
    }
    double amount = 0;
    for (const AccountRow& row : rows_) {
        amount += static_cast<double>(row.amount);
        if (x <= width() * amount / sum) {
            return &row;
        }
    }
    return nullptr;
}

void AccountBar::mouseReleaseEvent(QMouseEvent* event) {
    const AccountRow* const row = row_at(event->position().x());
    if (event->button() == Qt::LeftButton && row != nullptr && row->site) {
        emit site_wanted(*row->site);
    }
}

bool AccountBar::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) {
        return QWidget::event(event);
    }
    const auto* const help = static_cast<QHelpEvent*>(event);
    if (const AccountRow* row = row_at(help->pos().x())) {
        show_plain_tip(help->globalPos(), row->sentence + QLatin1Char('\n') + row->definition, this);
    }
    return true;
}

AccountButton::AccountButton(const AccountRow& row, const Theme& theme, QWidget* parent)
    : QPushButton(parent) {
    setProperty("tile", QStringLiteral("row"));
    setAutoDefault(true); // Enter presses the button
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto* mark = new QLabel;
    mark->setPixmap(swatch(row.use, theme, devicePixelRatioF()));
    auto* name = new ElidedLabel;
    name->setText(row.name);
    auto* place = new QLabel(row.place);
    place->setProperty("quiet", true);
    auto* share = new QLabel(row.share);
    use_font(*share, FontRole::body_strong);
    use_font(*name, row.is_named ? FontRole::body_strong : FontRole::secondary);
    use_font(*place, FontRole::secondary);
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(4, 3, 4, 3);
    line->setSpacing(8);
    line->addWidget(mark);
    line->addWidget(name, 1);
    line->addWidget(place);
    line->addWidget(share);
    for (QWidget* each : std::initializer_list<QWidget*>{mark, name, place, share}) {
        each->setAttribute(Qt::WA_TransparentForMouseEvents);
    }
    setAccessibleName(row.sentence);
    setAccessibleDescription(row.definition);
    setToolTip(row.sentence + QLatin1Char('\n') + row.definition);
    setEnabled(row.site.has_value());
}

QSize AccountButton::sizeHint() const {
    return layout()->sizeHint();
}

AccountList::AccountList(QWidget* parent) : QWidget(parent), column_(new QVBoxLayout(this)) {
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(0);
}

void AccountList::set_theme(const Theme& theme) {
    theme_ = theme;
    fill();
}

void AccountList::show_rows(std::vector<AccountRow> rows) {
    rows_ = std::move(rows);
    fill();
}

void AccountList::fill() {
    while (QLayoutItem* item = column_->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (const AccountRow& row : rows_) {
        auto* button = new AccountButton(row, theme_);
        column_->addWidget(button);
        if (row.site) {
            connect(button, &QPushButton::clicked, this,
                    [this, site = *row.site] { emit site_wanted(site); });
        }
    }
}

} // namespace lockstep::gui
