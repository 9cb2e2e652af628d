#include "app/gui/panels/parameters_panel.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QSpinBox>
#include <limits>

namespace lockstep::gui {
namespace {

struct Name {
    const char* name;
    const char* label;
};
constexpr Name names[] = {
    {"size", QT_TRANSLATE_NOOP("Parameters", "Elements")},
    {"local", QT_TRANSLATE_NOOP("Parameters", "Work-group size")},
    {"type", QT_TRANSLATE_NOOP("Parameters", "Element type")},
    {"op", QT_TRANSLATE_NOOP("Parameters", "Operation")},
    {"seed", QT_TRANSLATE_NOOP("Parameters", "Random seed")},
    {"kind", QT_TRANSLATE_NOOP("Parameters", "Kind")},
    {"finish", QT_TRANSLATE_NOOP("Parameters", "Finish on")},
    {"width", QT_TRANSLATE_NOOP("Parameters", "Vector width")},
    {"items", QT_TRANSLATE_NOOP("Parameters", "Elements an item")},
    {"stride", QT_TRANSLATE_NOOP("Parameters", "Stride")},
    {"offset", QT_TRANSLATE_NOOP("Parameters", "Offset")},
    {"radius", QT_TRANSLATE_NOOP("Parameters", "Radius")},
    {"image", QT_TRANSLATE_NOOP("Parameters", "Image")},
    {"ways", QT_TRANSLATE_NOOP("Parameters", "Ways")},
    {"ratio", QT_TRANSLATE_NOOP("Parameters", "Ratio")},
    {"queues", QT_TRANSLATE_NOOP("Parameters", "Queues")},
};

QString label_of(const std::string& name) {
    for (const Name& row : names) {
        if (name == row.name) {
            return QCoreApplication::translate("Parameters", row.label);
        }
    }
    return QString::fromStdString(name);
}

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

void ParametersPanel::show_parameters(const std::vector<ParameterInfo>& parameters) {
    const ParameterValues before = values();
    clear();
    controls_.clear();
    for (const ParameterInfo& parameter : parameters) {
        add(parameter);
    }
    set_values(before);
}

void ParametersPanel::add(const ParameterInfo& parameter) {
    const QString tip = tr("%1: %2").arg(QString::fromStdString(parameter.name),
                                         QString::fromStdString(allowed_values(parameter)));
    const QString first = QString::fromStdString(parameter.default_value);
    if (parameter.is_number() && !parameter.power_of_two) {
        auto* spin = new QSpinBox;
        spin->setRange(fitted(parameter.least), fitted(parameter.most));
        spin->setKeyboardTracking(false);
        spin->setValue(first.toInt());
        connect(spin, &QSpinBox::valueChanged, this, &ParametersPanel::changed);
        controls_[parameter.name] = {[spin] { return QString::number(spin->value()); },
                                     [spin](const QString& text) { spin->setValue(text.toInt()); }};
        add_row(label_of(parameter.name), spin, tip);
        return;
    }
    auto* combo = new QComboBox;
    combo->addItems(choices_of(parameter));
    combo->setCurrentText(first);
    connect(combo, &QComboBox::currentTextChanged, this, &ParametersPanel::changed);
    controls_[parameter.name] = {[combo] { return combo->currentText(); },
                                 [combo](const QString& text) {
                                     if (combo->findText(text) >= 0) {
                                         combo->setCurrentText(text);
                                     }
                                 }};
    add_row(label_of(parameter.name), combo, tip);
}

ParameterValues ParametersPanel::values() const {
    ParameterValues values;
    for (const auto& [name, control] : controls_) {
        values[name] = control.get().toStdString();
    }
    return values;
}

void ParametersPanel::set_values(const ParameterValues& values) {
    for (const auto& [name, value] : values) {
        if (const auto control = controls_.find(name); control != controls_.end()) {
            control->second.set(QString::fromStdString(value));
        }
    }
}

} // namespace lockstep::gui
