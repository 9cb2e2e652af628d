#include "app/gui/window/render_line.h"

#include "core/hardware/device_preset.h"
#include "core/hardware/numbers.h"
#include "core/session/pipeline.h"

#include <QRegularExpression>
#include <QStringList>
#include <map>
#include <string>

namespace lockstep::gui {
namespace {

/// As a shell reads it as one word.
QString word(QString text) {
    static const QRegularExpression plain(QStringLiteral("^[A-Za-z0-9_./=,:+-]+$"));
    return plain.match(text).hasMatch()
               ? text
               : QLatin1Char('\'') + text.replace(QLatin1Char('\''), QStringLiteral("'\\''")) +
                     QLatin1Char('\'');
}

void add(QStringList& words, const char* option, const QString& value) {
    words << QString::fromLatin1(option) << word(value);
}

/// The preset, and the numbers in which the model differs from it.
void add_hardware(QStringList& words, const Session& session) {
    const HardwareModel& hardware = session.hardware();
    const DeviceInfo device = device_of(session.recording());
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

} // namespace

QString theme_option(ThemeName theme) {
    return theme == ThemeName::dark       ? QStringLiteral("dark")
           : theme == ThemeName::contrast ? QStringLiteral("contrast")
                                          : QStringLiteral("light");
}

QString render_line(const Session& session, const QString& opened_file, const Cursor& cursor,
                    const RenderLook& look) {
    const Recording& recording = session.recording();
    QStringList words{QStringLiteral("lockstep"), QStringLiteral("render")};
    words << word(opened_file.isEmpty() ? QString::fromStdString(recording.what) : opened_file);
    const bool is_experiment =
        opened_file.isEmpty() && !QString::fromStdString(recording.what).contains(u'.');
    for (const auto& [name, value] :
         is_experiment ? recording.parameters : std::map<std::string, std::string>()) {
        add(words, "--set",
            QStringLiteral("%1=%2").arg(QString::fromStdString(name), QString::fromStdString(value)));
    }
    add_hardware(words, session);
    add(words, "--view", look.view);
    add_place(words, session, cursor);
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
    return words.join(QLatin1Char(' '));
}

} // namespace lockstep::gui
