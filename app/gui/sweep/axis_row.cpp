#include "app/gui/sweep/axis_row.h"

#include "app/gui/theme/core_words.h"
#include "app/words/sweep_words.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <algorithm>

namespace lockstep::gui {
namespace {

/// Sizes up to this one are suggested; larger ones take long to run, but can be typed.
constexpr std::uint64_t suggested_size = std::uint64_t{1} << 16;

} // namespace

AxisRow::AxisRow(const QString& label, AxisNeed need, QWidget* parent)
    : QWidget(parent), need_(need), parameter_(new QComboBox), values_(new QLineEdit) {
    auto* text = new QLabel(label);
    text->setBuddy(parameter_);
    parameter_->setAccessibleName(label);
    parameter_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    parameter_->setSizePolicy(QSizePolicy::Minimum,
                              QSizePolicy::Fixed); // so that the full name is visible at every text size
    values_->setAccessibleName(tr("Values: %1", "the label of what is varied").arg(label));
    values_->setPlaceholderText(tr("32,64,128 or 32..1024"));
    values_->setToolTip(
        tr("Values separated by commas, or FIRST..LAST (each value is twice the previous one)"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(text);
    row->addWidget(parameter_);
    row->addWidget(values_, 1);
    connect(parameter_, &QComboBox::currentIndexChanged, this, &AxisRow::suggest);
}

void AxisRow::show_subject(const SweepSubject& subject, std::uint64_t largest_group) {
    const QString before = parameter();
    const QString typed = subject.id == subject_.id && values() != suggested_ ? values() : QString();
    subject_ = subject;
    largest_group_ = largest_group;
    const QSignalBlocker quiet(parameter_);
    parameter_->clear();
    if (need_ == AxisNeed::optional) {
        parameter_->addItem(tr("no other parameter"), QString());
    }
    for (const SweepParameter& each : subject.parameters) {
        parameter_->addItem(worded(swept_name({subject.kind, subject.id}, each.name)),
                            QString::fromStdString(each.name));
    }
    choose(!before.isEmpty() ? before : need_ == AxisNeed::optional ? QString() : QStringLiteral("local"));
    suggest();
    if (!typed.isEmpty() && parameter() == before) {
        set_values(typed);
    }
}

void AxisRow::choose(const QString& parameter) {
    parameter_->setCurrentIndex(std::max(0, parameter_->findData(parameter)));
}

void AxisRow::set_values(const QString& values) {
    values_->setText(values);
}

bool AxisRow::is_none() const {
    return parameter().isEmpty();
}

QString AxisRow::parameter() const {
    return parameter_->currentData().toString();
}

QString AxisRow::values() const {
    return values_->text();
}

/// Fills in suggested values: all values of a choice, all group sizes that the device supports, or sizes in
/// powers of two.
void AxisRow::suggest() {
    values_->setEnabled(!is_none());
    values_->clear();
    suggested_.clear();
    if (is_none()) {
        return;
    }
    const bool is_group = parameter() == QLatin1String("local");
    const auto axis =
        sweep_axis(subject_, parameter().toStdString(), is_group ? largest_group_ : suggested_size);
    if (axis) {
        QStringList values;
        for (const std::string& value : axis.value().values) {
            values << QString::fromStdString(value);
        }
        suggested_ = values.join(QLatin1Char(','));
        values_->setText(suggested_);
        values_->setCursorPosition(0);
    }
}

Result<SweepAxis> AxisRow::axis() const {
    const QString values = values_->text().remove(QLatin1Char(' '));
    return sweep_axis(subject_, QStringLiteral("%1=%2").arg(parameter(), values).toStdString(),
                      largest_group_);
}

} // namespace lockstep::gui
