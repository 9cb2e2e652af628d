#include "app/gui/panels/forms/parameters_panel.h"

#include "app/gui/panels/forms/recommendation_box.h"
#include "app/gui/panels/message_area.h"
#include "app/gui/theme/core_words.h"
#include "core/experiments/own_input.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QToolButton>
#include <QUndoStack>
#include <QVBoxLayout>
#include <algorithm>
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

/// Adds an empty input to all values of a run whose input was generated.
ParameterValues whole(ParameterValues values, const std::vector<ParameterInfo>& parameters) {
    const bool is_all = std::ranges::all_of(parameters, [&values](const ParameterInfo& each) {
        return each.kind() == ParameterKind::numbers || values.contains(each.name);
    });
    for (const ParameterInfo& each : parameters) {
        if (is_all && each.kind() == ParameterKind::numbers) {
            values.emplace(each.name, "");
        }
    }
    return values;
}

/// What happens to the size when there are no input values any more.
enum class SizeIs : std::uint8_t { restored, kept };

/// Shows the number of input values as the size, which cannot be edited meanwhile.
void follow_input(std::map<std::string, ParameterControl>& controls, ParameterForm& form, SizeIs size_is) {
    const auto input = controls.find(input_name);
    const auto size = controls.find("size");
    if (input == controls.end() || size == controls.end()) {
        return;
    }
    const std::size_t count = own_input<double>({{input_name, input->second.get().toStdString()}}).size();
    QWidget& control = *size->second.row;
    if (count > 0) {
        if (form.generated_size.empty()) {
            form.generated_size = size->second.get().toStdString();
        }
        size->second.set(QString::number(count));
    } else if (!control.isEnabled()) {
        if (size_is == SizeIs::restored) {
            size->second.set(QString::fromStdString(form.generated_size));
        }
        form.generated_size.clear();
    }
    control.setEnabled(count == 0);
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
    follow_input(controls_, form_, SizeIs::restored);
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
    form_.generated_size.clear();
    fill(values);
    form_.values.begin(whole(this->values(), form_.parameters));
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
    recommendation_ = new RecommendationBox;
    connect(recommendation_, &RecommendationBox::applied, this, &ParametersPanel::set_values);
    add_wide(recommendation_);
    recommendation_->hide();
}

void ParametersPanel::show_recommendation(const std::optional<RememberedBest>& best) {
    if (recommendation_ != nullptr) {
        recommendation_->show_best(best, form_.values.value());
    }
}

QString ParametersPanel::recommendation() const {
    return recommendation_ == nullptr ? QString() : recommendation_->sentence();
}

void ParametersPanel::add(const ParameterInfo& parameter) {
    const QString name = QString::fromStdString(parameter.name);
    const QString tip =
        parameter.kind() == ParameterKind::numbers
            ? tr("%1: the values of the input array, separated by spaces. The size is the number of values.")
                  .arg(name)
            : tr("%1: %2").arg(name, QString::fromStdString(allowed_values(parameter)));
    QWidget* control = control_for(parameter);
    controls_.at(parameter.name).row = control;
    add_row(parameter_label(form_.experiment, parameter.name), control, tip);
}

QWidget* ParametersPanel::control_for(const ParameterInfo& parameter) {
    switch (parameter.kind()) {
    case ParameterKind::shape:
        return add_line(parameter);
    case ParameterKind::file:
        return add_file(parameter);
    case ParameterKind::numbers:
        return add_numbers(parameter);
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
    connect(line, &QLineEdit::textEdited, this, [this] {
        follow_input(controls_, form_, SizeIs::restored);
        mark_rows();
    });
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
        const QString path = choose_file(tr("Choose a file"), tr("Files (%1)").arg(filter));
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

QWidget* ParametersPanel::add_numbers(const ParameterInfo& parameter) {
    QLineEdit* line = add_line(parameter);
    line->setPlaceholderText(tr("generated"));
    line->setMaxLength(static_cast<int>(longest_input) +
                       1); // one more, so that longer input is refused, not cut
    return line;
}

ParameterValues ParametersPanel::values() const {
    ParameterValues values;
    for (const auto& [name, control] : controls_) {
        std::string value = control.get().toStdString();
        if (name != input_name || !value.empty()) {
            values[name] = std::move(value);
        }
    }
    return values;
}

/// Says why a parameter's input cannot be run; empty if it can.
QString ParametersPanel::reason_of(const ParameterInfo& parameter, const ParameterControl& control) const {
    if (parameter.kind() != ParameterKind::numbers) {
        return control.refused ? control.refused() : QString();
    }
    ParameterValues all = values();
    all[parameter.name] = control.line->text().toStdString(); // invalid input is not a value
    const Status checked = check_input(parameter, all);
    return checked.ok() ? QString() : error_text(checked.error());
}

QString ParametersPanel::complaint() const {
    for (const ParameterInfo& parameter : form_.parameters) {
        const QString reason = reason_of(parameter, controls_.at(parameter.name));
        if (!reason.isEmpty()) {
            return tr("%1: %2", "parameter; why its value cannot be run")
                .arg(parameter_label(form_.experiment, parameter.name), reason);
        }
    }
    return {};
}

void ParametersPanel::show_run(const ParameterValues& values) {
    form_.run = whole(values, form_.parameters);
    mark_rows();
}

void ParametersPanel::mark_rows() {
    for (const ParameterInfo& parameter : form_.parameters) {
        const auto found = controls_.find(parameter.name);
        if (found == controls_.end()) { // the controls are being created
            return;
        }
        const ParameterControl& control = found->second;
        const QString reason = reason_of(parameter, control);
        const auto shown = form_.run.find(parameter.name);
        const bool is_changed = shown != form_.run.end() && control.get().toStdString() != shown->second;
        if (!reason.isEmpty()) {
            mark_row(*control.row, RowMark::refused, reason);
        } else if (is_changed) {
            const QString run = QString::fromStdString(shown->second);
            mark_row(*control.row, RowMark::changed,
                     run.isEmpty() ? tr("not run yet · the views show generated values")
                                   : tr("not run yet · the views show %1").arg(run));
        } else {
            mark_row(*control.row, RowMark::none, {});
        }
    }
}

/// Handles Enter, which runs the typed values, and Esc, which restores those of the shown run.
void ParametersPanel::keyPressEvent(QKeyEvent* event) {
    const bool is_enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool is_other =
        !form_.run.empty() && (whole(values(), form_.parameters) != form_.run || !complaint().isEmpty());
    if (is_enter) {
        emit run_wanted();
    } else if (event->key() == Qt::Key_Escape && is_other) {
        set_values(form_.run);
    } else {
        Form::keyPressEvent(event);
    }
}

void ParametersPanel::put(const ParameterValues& values) {
    const auto size = controls_.find("size");
    const auto input = values.find(input_name);
    if (size != controls_.end() && input != values.end() && !input->second.empty() &&
        form_.generated_size.empty()) { // before the size is set too
        form_.generated_size = size->second.get().toStdString();
    }
    for (const auto& [name, value] : values) {
        if (const auto control = controls_.find(name); control != controls_.end()) {
            control->second.set(QString::fromStdString(value));
        }
    }
    follow_input(controls_, form_, SizeIs::kept);
}

void ParametersPanel::set_values(const ParameterValues& values) {
    // changes several controls, but emits only one change
    const bool was_at_work = std::exchange(at_work_, true);
    put(whole(values, form_.parameters));
    at_work_ = was_at_work;
    note_change();
}

void ParametersPanel::note_change() {
    follow_input(controls_, form_, SizeIs::restored);
    mark_rows();
    if (!at_work_) {
        form_.values.change(whole(values(), form_.parameters));
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
