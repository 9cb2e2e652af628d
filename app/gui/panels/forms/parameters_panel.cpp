#include "app/gui/panels/forms/parameters_panel.h"

#include "app/gui/theme/core_words.h"
#include "app/gui/theme/quantity_text.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QUndoStack>
#include <QVBoxLayout>
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

} // namespace

ParametersPanel::ParametersPanel(ParameterForm& form, QWidget* parent) : Form(parent), form_(form) {
    connect(&form.values, &AnyEdited::changed, this, &ParametersPanel::apply);
    if (form.parameters.empty()) {
        return;
    }
    fill(form.values.value());
    for (const auto& [name, text] : form.typed) {
        controls_.at(name).line->setText(text);
    }
    mark_rows();
}

/// Keeps invalid input, so that the next window can show it.
ParametersPanel::~ParametersPanel() {
    form_.typed.clear();
    for (const auto& [name, control] : controls_) {
        const auto value = form_.values.value().find(name);
        if (control.line != nullptr && value != form_.values.value().end() &&
            control.line->text().toStdString() != value->second) {
            form_.typed[name] = control.line->text();
        }
    }
}

void ParametersPanel::show_parameters(const std::vector<ParameterInfo>& parameters,
                                      const ParameterValues& values) {
    form_.parameters = parameters;
    form_.run.clear();
    fill(values);
    form_.values.begin(this->values());
    emit changed();
}

void ParametersPanel::fill(const ParameterValues& values) {
    at_work_ = true;
    clear();
    controls_.clear();
    for (const ParameterInfo& parameter : form_.parameters) {
        add(parameter);
    }
    add_recommendation();
    put(values);
    at_work_ = false;
}

void ParametersPanel::add_recommendation() {
    recommendation_ = new QFrame;
    recommendation_->setProperty("message", "info");
    recommended_ = new QLabel;
    recommended_->setWordWrap(true);
    take_over_ = new QPushButton(tr("Apply"));
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
        const auto own = form_.values.value().find(name);
        is_set = is_set && own != form_.values.value().end() && own->second == value;
    }
    const QString values = settings.join(QStringLiteral(", "));
    recommended_->setText(is_set
                              ? tr("A sweep on this device recommends the current settings, %1.").arg(values)
                              : tr("A sweep on this device recommends %1.").arg(values));
    recommendation_->setToolTip(
        tr("Measured median %1, the best of %Ln combination(s) on %2", nullptr,
           static_cast<int>(best->combinations))
            .arg(time_text(static_cast<double>(best->median_ns)), QString::fromStdString(best->device)));
    take_over_->setVisible(!is_set);
}

QString ParametersPanel::recommendation() const {
    return recommendation_ == nullptr || recommendation_->isHidden() ? QString() : recommended_->text();
}

void ParametersPanel::add(const ParameterInfo& parameter) {
    const QString tip = tr("%1: %2").arg(QString::fromStdString(parameter.name),
                                         QString::fromStdString(allowed_values(parameter)));
    QWidget* control = control_for(parameter);
    controls_.at(parameter.name).row = control;
    add_row(parameter_label(parameter.name), control, tip);
}

QWidget* ParametersPanel::control_for(const ParameterInfo& parameter) {
    switch (parameter.kind()) {
    case ParameterKind::shape:
        return add_line(parameter);
    case ParameterKind::file:
        return add_file(parameter);
    case ParameterKind::number:
        return parameter.power_of_two ? add_combo(parameter) : add_line(parameter);
    default:
        return add_combo(parameter);
    }
}

QWidget* ParametersPanel::add_combo(const ParameterInfo& parameter) {
    auto* combo = new QComboBox;
    combo->addItems(choices_of(parameter));
    combo->setCurrentText(QString::fromStdString(parameter.default_value));
    connect(combo, &QComboBox::currentTextChanged, this, &ParametersPanel::note_change);
    ParameterControl& control = controls_[parameter.name];
    control.get = [combo] { return combo->currentText(); };
    control.set = [combo](const QString& text) {
        if (combo->findText(text) >= 0) {
            combo->setCurrentText(text);
        }
    };
    return combo;
}

QLineEdit* ParametersPanel::add_line(const ParameterInfo& parameter) {
    auto* line = new QLineEdit(QString::fromStdString(parameter.default_value));
    // Valid text becomes the value; invalid text remains, so that the user can correct it.
    const auto value = std::make_shared<QString>(line->text());
    const auto now = [line, parameter, value] {
        const std::string text = line->text().trimmed().toStdString();
        return is_allowed(parameter, text) ? QString::fromStdString(plain_value(parameter, text)) : *value;
    };
    connect(line, &QLineEdit::editingFinished, this, [this, value, now] {
        *value = now();
        note_change();
    });
    connect(line, &QLineEdit::textEdited, this, &ParametersPanel::mark_rows);
    ParameterControl& control = controls_[parameter.name];
    control.line = line;
    control.get = now; // reads the text, because a value may be run while it is still being typed
    control.set = [line, parameter, value, now](const QString& text) {
        if (is_allowed(parameter, text.toStdString())) {
            line->setText(text);
            *value = now();
        }
    };
    control.refused = [line, parameter] {
        const QString text = line->text().trimmed();
        return is_allowed(parameter, text.toStdString())
                   ? QString()
                   : tr("\"%1\" is not allowed. Allowed: %2", "what was typed; what may be")
                         .arg(text, QString::fromStdString(allowed_values(parameter)));
    };
    return line;
}

QWidget* ParametersPanel::add_file(const ParameterInfo& parameter) {
    QLineEdit* line = add_line(parameter);
    line->setPlaceholderText(tr("default file"));
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

QString ParametersPanel::complaint() const {
    for (const auto& [name, control] : controls_) {
        const QString reason = control.refused ? control.refused() : QString();
        if (!reason.isEmpty()) {
            return tr("%1: %2", "parameter; why its value cannot be run").arg(parameter_label(name), reason);
        }
    }
    return {};
}

void ParametersPanel::show_run(const ParameterValues& values) {
    form_.run = values;
    mark_rows();
}

void ParametersPanel::mark_rows() {
    for (const auto& [name, control] : controls_) {
        const QString reason = control.refused ? control.refused() : QString();
        const auto shown = form_.run.find(name);
        const bool is_changed = shown != form_.run.end() && control.get().toStdString() != shown->second;
        if (!reason.isEmpty()) {
            mark_row(*control.row, RowMark::refused, reason);
        } else if (is_changed) {
            mark_row(*control.row, RowMark::changed,
                     tr("not run yet · the views show %1").arg(QString::fromStdString(shown->second)));
        } else {
            mark_row(*control.row, RowMark::none, {});
        }
    }
}

/// Handles Enter, which runs the typed values, and Esc, which restores those of the shown run.
void ParametersPanel::keyPressEvent(QKeyEvent* event) {
    const bool is_enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool is_other = !form_.run.empty() && (values() != form_.run || !complaint().isEmpty());
    if (is_enter) {
        emit run_wanted();
    } else if (event->key() == Qt::Key_Escape && is_other) {
        set_values(form_.run);
    } else {
        Form::keyPressEvent(event);
    }
}

void ParametersPanel::put(const ParameterValues& values) {
    for (const auto& [name, value] : values) {
        if (const auto control = controls_.find(name); control != controls_.end()) {
            control->second.set(QString::fromStdString(value));
        }
    }
}

void ParametersPanel::set_values(const ParameterValues& values) {
    // changes several controls, but emits only one change
    const bool was_at_work = std::exchange(at_work_, true);
    put(values);
    at_work_ = was_at_work;
    note_change();
}

void ParametersPanel::note_change() {
    mark_rows();
    if (!at_work_) {
        form_.values.change(values());
    }
}

/// Updates the panel after a change, undo or redo.
void ParametersPanel::apply() {
    at_work_ = true;
    put(form_.values.value());
    at_work_ = false;
    mark_rows();
    emit changed();
}

} // namespace lockstep::gui
