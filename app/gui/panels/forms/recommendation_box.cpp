#include "app/gui/panels/forms/recommendation_box.h"

#include "app/gui/panels/forms/parameters_panel.h"
#include "app/gui/theme/quantity_text.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace lockstep::gui {

RecommendationBox::RecommendationBox(QWidget* parent)
    : QFrame(parent),
      sentence_(new QLabel(this)),
      apply_(new QPushButton(ParametersPanel::tr("Apply"), this)) {
    setProperty("message", "info");
    sentence_->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 6, 8, 8);
    column->addWidget(sentence_);
    column->addWidget(apply_, 0, Qt::AlignLeft);
    connect(apply_, &QPushButton::clicked, this, [this] {
        if (best_) {
            emit applied(best_->best);
        }
    });
}

void RecommendationBox::show_best(const std::optional<RememberedBest>& best, const ParameterValues& values) {
    best_ = best;
    setVisible(best.has_value());
    if (!best) {
        return;
    }
    QStringList settings;
    bool is_set = true;
    for (const auto& [name, value] : best->best) {
        settings << QStringLiteral("%1=%2").arg(QString::fromStdString(name), QString::fromStdString(value));
        const auto own = values.find(name);
        is_set = is_set && own != values.end() && own->second == value;
    }
    const QString text = settings.join(QStringLiteral(", "));
    sentence_->setText(
        is_set ? ParametersPanel::tr("A sweep on this device recommends the current settings, %1.").arg(text)
               : ParametersPanel::tr("A sweep on this device recommends %1.").arg(text));
    setToolTip(
        ParametersPanel::tr("Measured median %1, the best of %Ln combination(s) on %2", nullptr,
                            static_cast<int>(best->combinations))
            .arg(time_text(static_cast<double>(best->median_ns)), QString::fromStdString(best->device)));
    apply_->setVisible(!is_set);
}

QString RecommendationBox::sentence() const {
    return isHidden() ? QString() : sentence_->text();
}

} // namespace lockstep::gui
