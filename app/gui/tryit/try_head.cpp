#include "app/gui/tryit/try_head.h"

#include "app/gui/theme/fields.h"
#include "app/gui/theme/labels.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QSignalBlocker>
#include <QSpinBox>
#include <algorithm>

namespace lockstep::gui {
namespace {

constexpr int most_row = 1 << 20; // elements

} // namespace

TryHead::TryHead(QWidget* parent)
    : QWidget(parent),
      arrays_(new QComboBox),
      row_name_(new QLabel(tr("Elements per row"))),
      row_(new QSpinBox),
      state_(new ElidedLabel),
      parts_(new QBoxLayout(QBoxLayout::LeftToRight, this)) {
    auto* name = new QLabel(tr("Array"));
    name->setBuddy(arrays_);
    arrays_->setAccessibleName(tr("Array"));
    arrays_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    arrays_->setMinimumContentsLength(12);
    row_name_->setBuddy(row_);
    row_->setAccessibleName(tr("Elements per row"));
    row_->setRange(0, most_row);
    row_->setKeyboardTracking(false); // a half-typed number is not a length
    row_->setSpecialValueText(tr("unknown"));
    row_name_->hide();
    row_->hide();
    state_->setProperty("quiet", true);
    parts_->setContentsMargins(12, 0, 12, 4);
    parts_->addWidget(name);
    parts_->addWidget(arrays_);
    parts_->addWidget(row_name_);
    parts_->addWidget(row_);
    parts_->addWidget(state_, 1);
    pass_wheel_on(*this);
    connect(arrays_, &QComboBox::activated, this,
            [this](int index) { emit array_chosen(static_cast<std::size_t>(index)); });
    connect(row_, &QSpinBox::valueChanged, this,
            [this](int row) { emit row_chosen(static_cast<std::uint32_t>(row)); });
}

void TryHead::fit(int width) {
    int needed = 80 + row_name_->sizeHint().width() + row_->sizeHint().width();
    needed += arrays_->sizeHint().width() + arrays_->fontMetrics().averageCharWidth() * 10;
    parts_->setDirection(needed > width ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void TryHead::show_arrays(const std::vector<LocalArray>& arrays) {
    arrays_->clear();
    for (const LocalArray& array : arrays) {
        const QString name = QString::fromStdString(array.name);
        arrays_->addItem(array.line == 0 ? name : tr("%1 · line %2").arg(name, QString::number(array.line)));
    }
    arrays_->setEnabled(arrays.size() > 1);
    if (arrays.empty()) {
        row_name_->hide();
        row_->hide();
    }
}

void TryHead::choose_array(std::size_t index) {
    arrays_->setCurrentIndex(static_cast<int>(index));
}

void TryHead::show_row(const TriedArray& array) {
    const bool is_declared = array.object().row_elements > 0;
    row_name_->setVisible(!is_declared);
    row_->setVisible(!is_declared);
    const QSignalBlocker quiet(row_);
    row_->setValue(static_cast<int>(std::min<std::uint32_t>(array.tried.row, most_row)));
}

void TryHead::show_state(const QString& state) {
    state_->setText(state);
}

QString TryHead::state() const {
    return state_->text();
}

} // namespace lockstep::gui
