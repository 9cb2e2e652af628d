#include "app/gui/panels/parameters_panel.h"

#include "app/common/table.h"
#include "app/gui/panels/value_change.h"
#include "app/gui/theme/core_words.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QUndoStack>
#include <QVBoxLayout>
#include <limits>
#include <memory>

namespace lockstep::gui {
namespace {

QStringList choices_of(const ParameterInfo& parameter) {
    QStringList choices;
    for (const std::string& choice : parameter.choices) {
        choices << QString::fromStdString(choice);
    }
    if (parameter.is_number()) {
        for (std::int64_t value = 1; value <= parameter.most; value *= 2) {
            if (value >= parameter.least) {
                choices << QString::number(value);
            }
        }
    }
    return choices;
}

int fitted(std::int64_t value) {
    constexpr std::int64_t least = std::numeric_limits<int>::min();
    constexpr std::int64_t most = std::numeric_limits<int>::max();
    return static_cast<int>(std::clamp(value, least, most));
}

} // namespace

ParametersPanel::ParametersPanel(QWidget* parent) : Form(parent), changes_(new QUndoStack(this)) {}

void ParametersPanel::show_parameters(const std::vector<ParameterInfo>& parameters) {
    const ParameterValues before = values();
    at_work_ = true;
    clear();
    controls_.clear();
    for (const ParameterInfo& parameter : parameters) {
        add(parameter);
    }
    add_recommendation();
    put(before);
    at_work_ = false;
    known_ = values();
    changes_->clear();
    emit changed();
}

void ParametersPanel::add_recommendation() {
    recommendation_ = new QFrame;
    recommendation_->setProperty("message", "info");
    recommended_ = new QLabel;
    recommended_->setWordWrap(true);
    take_over_ = new QPushButton(tr("Take it over"));
    auto* column = new QVBoxLayout(recommendation_);
    column->setContentsMargins(12, 6, 8, 8);
    column->addWidget(recommended_);
    column->addWidget(take_over_, 0, Qt::AlignLeft);
    connect(take_over_, &QPushButton::clicked, this, [this] {
        if (best_) {
            set_values(best_->best);
        }
    });
    add_wide(recommendation_);
    recommendation_->hide();
}

void ParametersPanel::show_recommendation(const std::optional<RememberedBest>& best) {
    best_ = best;
    if (recommendation_ == nullptr) {
        return;
    }
    recommendation_->setVisible(best.has_value());
    if (!best) {
        return;
    }
    QStringList settings;
    bool is_set = true;
    for (const auto& [name, value] : best->best) {
        settings << QStringLiteral("%1=%2").arg(QString::fromStdString(name), QString::fromStdString(value));
        const auto own = known_.find(name);
        is_set = is_set && own != known_.end() && own->second == value;
    }
    const QString values = settings.join(QStringLiteral(", "));
    recommended_->setText(is_set ? tr("As set, %1 is what a sweep on this device recommends.").arg(values)
                                 : tr("A sweep on this device recommends %1.").arg(values));
    recommendation_->setToolTip(
        tr("Measured median %1, the best of %n combination(s) on %2", nullptr,
           static_cast<int>(best->combinations))
            .arg(QString::fromStdString(duration(static_cast<double>(best->median_ns))),
                 QString::fromStdString(best->device)));
    take_over_->setVisible(!is_set);
}

QString ParametersPanel::recommendation() const {
    return recommendation_ == nullptr || recommendation_->isHidden() ? QString() : recommended_->text();
}

void ParametersPanel::add(const ParameterInfo& parameter) {
    const QString tip = tr("%1: %2").arg(QString::fromStdString(parameter.name),
                                         QString::fromStdString(allowed_values(parameter)));
    add_row(parameter_label(parameter.name), control_for(parameter), tip);
}

QWidget* ParametersPanel::control_for(const ParameterInfo& parameter) {
    switch (parameter.kind()) {
    case ParameterKind::shape:
        return add_line(parameter);
    case ParameterKind::file:
        return add_file(parameter);
    case ParameterKind::number:
        return parameter.power_of_two ? add_combo(parameter) : add_spin(parameter);
    default:
        return add_combo(parameter);
    }
}

QWidget* ParametersPanel::add_spin(const ParameterInfo& parameter) {
    auto* spin = new QSpinBox;
    spin->setRange(fitted(parameter.least), fitted(parameter.most));
    spin->setKeyboardTracking(false);
    spin->setValue(QString::fromStdString(parameter.default_value).toInt());
    connect(spin, &QSpinBox::valueChanged, this, &ParametersPanel::note_change);
    controls_[parameter.name] = {[spin] {
                                     spin->interpretText(); // typed, and run before it lost the focus
                                     return QString::number(spin->value());
                                 },
                                 [spin, parameter](const QString& text) {
                                     if (is_allowed(parameter, text.toStdString())) {
                                         spin->setValue(text.toInt());
                                     }
                                 }};
    return spin;
}

QWidget* ParametersPanel::add_combo(const ParameterInfo& parameter) {
    auto* combo = new QComboBox;
    combo->addItems(choices_of(parameter));
    combo->setCurrentText(QString::fromStdString(parameter.default_value));
    connect(combo, &QComboBox::currentTextChanged, this, &ParametersPanel::note_change);
    controls_[parameter.name] = {[combo] { return combo->currentText(); },
                                 [combo](const QString& text) {
                                     if (combo->findText(text) >= 0) {
                                         combo->setCurrentText(text);
                                     }
                                 }};
    return combo;
}

QLineEdit* ParametersPanel::add_line(const ParameterInfo& parameter) {
    auto* line = new QLineEdit(QString::fromStdString(parameter.default_value));
    // What is half typed is no shape yet: a text becomes the value once it is allowed.
    const auto value = std::make_shared<QString>(line->text());
    const auto accept = [this, line, parameter, value] {
        if (line->text() != *value && is_allowed(parameter, line->text().toStdString())) {
            *value = line->text();
            note_change();
        }
        line->setText(*value);
    };
    connect(line, &QLineEdit::editingFinished, this, accept);
    controls_[parameter.name] = {[value, accept] {
                                     accept(); // typed, and run before it lost the focus
                                     return *value;
                                 },
                                 [line, accept](const QString& text) {
                                     line->setText(text);
                                     accept();
                                 }};
    return line;
}

QWidget* ParametersPanel::add_file(const ParameterInfo& parameter) {
    QLineEdit* line = add_line(parameter);
    line->setPlaceholderText(tr("shipped"));
    auto* choose = new QToolButton;
    choose->setText(QStringLiteral("\u2026"));
    choose->setAccessibleName(tr("Choose a file"));
    const QString filter = QString::fromStdString(allowed_values(parameter)).remove(QLatin1Char(','));
    connect(choose, &QToolButton::clicked, this, [this, name = parameter.name, filter] {
        const QString path =
            QFileDialog::getOpenFileName(this, tr("Choose a file"), QString(), tr("Files (%1)").arg(filter));
        if (!path.isEmpty()) {
            controls_.at(name).set(path);
        }
    });
    auto* both = new QWidget;
    auto* row = new QHBoxLayout(both);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(line, 1);
    row->addWidget(choose);
    both->setFocusProxy(line);
    return both;
}

ParameterValues ParametersPanel::values() const {
    ParameterValues values;
    for (const auto& [name, control] : controls_) {
        values[name] = control.get().toStdString();
    }
    return values;
}

void ParametersPanel::put(const ParameterValues& values) {
    for (const auto& [name, value] : values) {
        if (const auto control = controls_.find(name); control != controls_.end()) {
            control->second.set(QString::fromStdString(value));
        }
    }
}

void ParametersPanel::set_values(const ParameterValues& values) {
    const bool was_at_work = std::exchange(at_work_, true); // several controls, one change
    put(values);
    at_work_ = was_at_work;
    note_change();
}

void ParametersPanel::note_change() {
    ParameterValues now = values();
    if (at_work_ || now == known_) {
        return;
    }
    changes_->push(new ValueChange<ParameterValues>(
        known_, std::move(now), [this](const ParameterValues& values) { apply(values); }));
}

/// What undo and redo do.
void ParametersPanel::apply(const ParameterValues& values) {
    at_work_ = true;
    put(values);
    at_work_ = false;
    known_ = this->values();
    emit changed();
}

} // namespace lockstep::gui
