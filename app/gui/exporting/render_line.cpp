#include "app/gui/exporting/render_line.h"

#include "app/words/visible_text.h"
#include "core/experiments/catalogue.h"
#include "core/hardware/device_preset.h"
#include "core/hardware/numbers.h"
#include "core/session/pipeline.h"

#include <QRegularExpression>
#include <algorithm>
#include <map>
#include <optional>
#include <string>

namespace lockstep::gui {
namespace {

/// With the escapes of bash and zsh for control characters: pasting the line into a terminal must be harmless.
QString escaped_word(const QString& text) {
    QString word = QStringLiteral("$'");
    for (const QChar letter : text) {
        const ushort code = letter.unicode();
        if (letter == QLatin1Char('\'') || letter == QLatin1Char('\\')) {
            word += QLatin1Char('\\') + letter;
        } else if (visible_line(QString(letter).toStdString()) == QString(letter).toStdString() ||
                   letter.isSurrogate()) {
            word += letter;
        } else {
            word += QStringLiteral("\\u%1").arg(code, 4, 16, QLatin1Char('0'));
        }
    }
    return word + QLatin1Char('\'');
}

/// As a shell reads it as one word.
QString word(QString text) {
    static const QRegularExpression plain(QStringLiteral("^[A-Za-z0-9_./=,:+-]+$"));
    if (plain.match(text).hasMatch()) {
        return text;
    }
    if (visible_line(text.toStdString()) != text.toStdString()) {
        return escaped_word(text);
    }
    return QLatin1Char('\'') + text.replace(QLatin1Char('\''), QStringLiteral("'\\''")) + QLatin1Char('\'');
}

void add(QStringList& words, const char* option, const QString& value) {
    words << QString::fromLatin1(option) << word(value);
}

/// The preset, and the numbers in which the model differs from it.
void add_hardware(QStringList& words, const HardwareModel& hardware, const DeviceInfo& device) {
    add(words, "--hardware", QString::fromStdString(hardware.preset));
    const auto preset = preset_behind(hardware, device);
    for (const HardwareNumber& number : hardware_numbers()) {
        if (preset && preset.value().*number.member != hardware.*number.member) {
            add(words, "--hw",
                QStringLiteral("%1=%2").arg(
                    QString::fromStdString(number.name),
                    QString::fromStdString(to_text(number, hardware.*number.member))));
        }
    }
}

void add_parameters(QStringList& words, const ParameterValues& parameters) {
    for (const auto& [name, value] : parameters) {
        add(words, "--set",
            QStringLiteral("%1=%2").arg(QString::fromStdString(name), QString::fromStdString(value)));
    }
}

void add_place(QStringList& words, const Session& session, const Cursor& cursor) {
    if (session.launch_count() > 1) {
        add(words, "--launch", QString::number(cursor.launch + 1));
    }
    add(words, "--group", QString::number(cursor.group.value()));
    add(words, "--step", QString::number(cursor.tick.value() + 1));
    add(words, "--warp", QString::number(cursor.warp.value()));
    if (cursor.cycle) {
        add(words, "--cycle", QString::number(cursor.cycle->value()));
    }
}

void add_look(QStringList& words, const RenderLook& look) {
    for (const QString& each : look.more) {
        words << word(each);
    }
    if (!look.theme.isEmpty()) {
        add(words, "--theme", look.theme);
    }
    if (!look.size.isEmpty()) {
        add(words, "--size", QStringLiteral("%1x%2").arg(look.size.width()).arg(look.size.height()));
    }
    if (look.scale > 1) {
        add(words, "--scale", QString::number(look.scale));
    }
    add(words, "-o", look.file);
}

QStringList first_words() {
    return {QStringLiteral("lockstep"), QStringLiteral("render")};
}

/// Those in which a run is not as its experiment has it; none: it is no experiment's run.
std::optional<ParameterValues> changed_parameters(const Recording& recording) {
    const auto experiment = find_experiment(recording.what);
    if (!experiment) {
        return std::nullopt;
    }
    ParameterValues changed;
    for (const auto& [name, value] : recording.parameters) {
        const auto& known = experiment.value()->parameters;
        const auto row = std::ranges::find(known, name, &ParameterInfo::name);
        if (row == known.end() || row->default_value != value) {
            changed.emplace(name, value);
        }
    }
    return changed;
}

/// Every run has these.
bool all_have(const std::vector<std::shared_ptr<const Session>>& sessions,
              const std::pair<const std::string, std::string>& wanted) {
    return std::ranges::all_of(sessions, [&wanted](const auto& session) {
        const ParameterValues& own = session->recording().parameters;
        const auto found = own.find(wanted.first);
        return found != own.end() && found->second == wanted.second;
    });
}

/// What must be said of the runs with --set; none: it cannot be said of all at once.
std::optional<ParameterValues>
parameters_of_all(const std::vector<std::shared_ptr<const Session>>& sessions) {
    ParameterValues all;
    for (const auto& session : sessions) {
        const auto changed = changed_parameters(session->recording());
        if (!changed) {
            return std::nullopt;
        }
        for (const auto& each : *changed) {
            if (!all_have(sessions, each)) {
                return std::nullopt;
            }
            all.insert(each);
        }
    }
    return all;
}

} // namespace

QString theme_option(ThemeName theme) {
    return theme == ThemeName::dark       ? QStringLiteral("dark")
           : theme == ThemeName::contrast ? QStringLiteral("contrast")
                                          : QStringLiteral("light");
}

RenderLook look_of(const QString& view, const ExportChoice& choice) {
    return {.view = view,
            .theme = theme_option(choice.theme.name()),
            .size = choice.size.toSize(),
            .scale = choice.ending == QLatin1String("png") ? choice.scale : 1,
            .file = view + QLatin1Char('.') + choice.ending};
}

QString render_line(const Session& session, const QString& opened_file, const Cursor& cursor,
                    const RenderLook& look) {
    const Recording& recording = session.recording();
    QStringList words = first_words();
    words << word(opened_file.isEmpty() ? QString::fromStdString(recording.what) : opened_file);
    const bool is_experiment =
        opened_file.isEmpty() && !QString::fromStdString(recording.what).contains(u'.');
    add_parameters(words, is_experiment ? recording.parameters : ParameterValues());
    add_hardware(words, session.hardware(), device_of(recording));
    add(words, "--view", look.view);
    add_place(words, session, cursor);
    add_look(words, look);
    return words.join(QLatin1Char(' '));
}

QString compare_line(const std::vector<std::shared_ptr<const Session>>& sessions, const Cursor& cursor,
                     const RenderLook& look) {
    const bool are_alike = std::ranges::all_of(sessions, [&sessions](const auto& session) {
        return session != nullptr && session->hardware() == sessions.front()->hardware();
    });
    const auto parameters = are_alike && !sessions.empty() ? parameters_of_all(sessions) : std::nullopt;
    if (!parameters) {
        return {};
    }
    QStringList words = first_words();
    for (const auto& session : sessions) {
        words << word(QString::fromStdString(session->recording().what));
    }
    const Session& first = *sessions.front();
    add_parameters(words, *parameters);
    add_hardware(words, first.hardware(), device_of(first.recording()));
    add(words, "--view", look.view);
    add_place(words, first, cursor);
    add_look(words, look);
    return words.join(QLatin1Char(' '));
}

QString sweep_line(const Sweep& sweep, const RenderLook& look) {
    QStringList words = first_words();
    words << word(QString::fromStdString(sweep.what));
    ParameterValues kept = sweep.points.empty() ? ParameterValues() : sweep.points.front().parameters;
    for (const SweepAxis& axis : sweep.axes) {
        kept.erase(axis.parameter);
    }
    add_parameters(words, kept);
    add_hardware(words, sweep.hardware, sweep.device);
    add(words, "--view", look.view);
    for (const SweepAxis& axis : sweep.axes) {
        QStringList values;
        for (const std::string& value : axis.values) {
            values << QString::fromStdString(value);
        }
        add(words, "--over",
            QStringLiteral("%1=%2").arg(QString::fromStdString(axis.parameter),
                                        values.join(QLatin1Char(','))));
    }
    add_look(words, look);
    return words.join(QLatin1Char(' '));
}

} // namespace lockstep::gui
