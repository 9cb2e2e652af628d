#include "app/gui/player/player_page.h"

#include "app/gui/player/player_words.h"
#include "app/gui/player/scene_book.h"
#include "app/gui/theme/theme.h"
#include "core/base/version.h"
#include "core/report/xml_text.h"

#include <QCryptographicHash>
#include <QFile>
#include <array>
#include <map>
#include <string>
#include <utility>

namespace lockstep::gui {
namespace {

/// The variables of player.css and page.js.
constexpr std::pair<const char*, Role> variables[] = {
    {"window", Role::window},
    {"panel", Role::panel},
    {"button", Role::button},
    {"border", Role::border},
    {"outline", Role::outline},
    {"grid", Role::grid},
    {"text", Role::text},
    {"text2", Role::text2},
    {"disabled", Role::disabled},
    {"accent", Role::accent},
    {"on-accent", Role::on_accent},
    {"accent-soft", Role::accent_soft},
    {"current-line", Role::current_line},
    {"ok", Role::ok},
    {"ok-soft", Role::ok_soft},
    {"warn", Role::warn},
    {"warn-soft", Role::warn_soft},
    {"error", Role::error},
    {"error-soft", Role::error_soft},
    {"code-keyword", Role::code_keyword},
    {"code-call", Role::code_call},
    {"code-comment", Role::code_comment},
    {"barrier", Role::barrier},
    {"conflict-line", Role::conflict_line},
};

/// Returns a file of resources/player.
QByteArray resource(const char* name) {
    QFile file(QStringLiteral(":/player/") + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Returns the variables in the colours of a theme (0 light, 1 dark, 2 high contrast).
QByteArray colours_of(std::size_t theme) {
    QByteArray css;
    for (const auto& [name, role] : variables) {
        css += QByteArray("--") + name + ": " + QByteArray::fromStdString(themed(role).at(theme)) + "; ";
    }
    return css;
}

QByteArray style() {
    const QByteArray light = colours_of(0);
    const QByteArray dark = colours_of(1);
    const QByteArray contrast = colours_of(2);
    return ":root { " + light + "}\n@media (prefers-color-scheme: dark) { :root:not([data-theme]) { " + dark +
           "} }\n@media (prefers-contrast: more) { :root:not([data-theme]) { " + contrast +
           "} }\n:root[data-theme=\"dark\"] { " + dark + "}\n:root[data-theme=\"contrast\"] { " + contrast +
           "}\n@media print { :root, :root[data-theme], :root:not([data-theme]) { " + light + "} }\n" +
           resource("player.css");
}

/// Returns the script. It is one function, so that its names do not become those of the page.
QByteArray script() {
    return "(() => {\n\"use strict\";\n" + resource("data.js") + resource("paint.js") + resource("page.js") +
           "})();\n";
}

QByteArray source_of(const QByteArray& inline_text) {
    return "'sha256-" + QCryptographicHash::hash(inline_text, QCryptographicHash::Sha256).toBase64() + "'";
}

QByteArray escaped(const QString& text) {
    return QByteArray::fromStdString(xml_text(safe_line(text)));
}

/// Returns the provenance as elements of the head.
QByteArray metadata(const Provenance& made) {
    QByteArray html;
    for (const ProvenanceItem& item : made) {
        html += "<meta name=\"lockstep." + escaped(item.key).toLower() + "\" content=\"" +
                escaped(item.value) + "\">\n";
    }
    return html;
}

/// Replaces {{name}} in the template. What is put in is not searched again.
QByteArray filled(const QByteArray& page, const std::map<QByteArray, QByteArray>& values) {
    QByteArray result;
    qsizetype at = 0;
    for (;;) {
        const qsizetype begin = page.indexOf("{{", at);
        const qsizetype end = page.indexOf("}}", begin);
        if (begin < 0 || end < 0) {
            return result + page.mid(at);
        }
        result += page.mid(at, begin - at);
        const auto value = values.find(page.mid(begin + 2, end - begin - 2));
        result += value == values.end() ? QByteArray() : value->second;
        at = end + 2;
    }
}

} // namespace

QByteArray player_page(const PlayerData& data) {
    const QByteArray css = style();
    const QByteArray code = script();
    return filled(resource("player.html"),
                  {{"language", escaped(data.language)},
                   {"title", escaped(data.title)},
                   {"generator", QByteArray("Lockstep ") + program_version()},
                   {"policy", "default-src 'none'; script-src " + source_of(code) + "; style-src " +
                                  source_of(css) + "; base-uri 'none'; form-action 'none'"},
                   {"metadata", metadata(data.made)},
                   {"no_script", escaped(no_script_sentence())},
                   {"damaged", escaped(damaged_sentence())},
                   {"style", css},
                   {"script", code},
                   {"data", data.packed.toBase64()}});
}

} // namespace lockstep::gui
