#include "app/gui/handout/handout_html.h"

#include "app/gui/exporting/picture.h"
#include "app/gui/exporting/vector_bytes.h"
#include "app/gui/handout/handout_table.h"
#include "app/gui/handout/markdown_html.h"
#include "app/gui/views/scene_painter.h"
#include "app/words/visible_text.h"
#include "core/report/xml_text.h"

#include <QBuffer>
#include <QByteArray>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace lockstep::gui {
namespace {

/// Pictures have the light theme, on which their colours stay readable in the dark style.
constexpr const char* style = R"(
:root { color-scheme: light dark; --text: #1b1f24; --quiet: #57606a; --line: #8c959f; --ground: #ffffff; }
@media (prefers-color-scheme: dark) {
  :root { --text: #e6edf3; --quiet: #9da7b3; --line: #6e7681; --ground: #0d1117; }
}
body { font: 16px/1.5 Inter, system-ui, sans-serif; color: var(--text); background: var(--ground);
  max-width: 46rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: break-word; }
h1, h2, h3, h4 { line-height: 1.25; break-after: avoid; }
h1 { font-size: 1.75rem; } h2 { font-size: 1.3rem; margin-top: 2rem; } h3, h4 { font-size: 1rem; }
.quiet { color: var(--quiet); font-size: 0.875rem; }
.sheet { break-before: page; }
figure { margin: 1rem 0; break-inside: avoid; }
img { width: 100%; height: auto; background: #ffffff; border: 1px solid var(--line); box-sizing: border-box; }
svg { width: 100%; height: auto; background: #ffffff; border: 1px solid var(--line); box-sizing: border-box; }
.table { overflow-x: auto; margin: 1rem 0; }
table { border-collapse: collapse; font-size: 0.875rem; width: 100%; }
caption { text-align: left; color: var(--quiet); padding-bottom: 0.3rem; }
th, td { text-align: left; vertical-align: top; padding: 0.15rem 0.4rem; border-bottom: 1px solid var(--line); }
tr { break-inside: avoid; } thead { display: table-header-group; } tbody th { font-weight: normal; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.code { font-family: "JetBrains Mono", monospace; font-variant-ligatures: none; white-space: pre-wrap; }
td.code { min-width: 14rem; }
code { font-family: "JetBrains Mono", monospace; font-size: 0.9em; }
label { display: block; margin: 0.4rem 0; break-inside: avoid; }
input[type=text] { font: inherit; color: inherit; background: none; border: 0; border-bottom: 1px solid var(--line); }
input.number { width: 3rem; border: 1px solid var(--line); margin-right: 0.5rem; }
.lanes label { display: inline-block; min-width: 3.2rem; margin: 0.1rem 0; }
@page { size: A4; margin: 18mm; @bottom-right { content: counter(page) " / " counter(pages); } }
@media print {
  :root { --text: #000000; --quiet: #444444; --line: #666666; --ground: #ffffff; }
  body { max-width: none; margin: 0; padding: 0; font-size: 11pt; }
}
)";

constexpr int heat_levels = 5; ///< classes "heat1" to "heat5"

std::string heat_rules(const Theme& theme) {
    std::string rules;
    for (int level = 1; level <= heat_levels; ++level) {
        const double share = static_cast<double>(level) / heat_levels;
        rules += ".heat" + std::to_string(level) +
                 " { background: " + warm_ground(theme, share).name().toStdString() + "; }\n";
    }
    return rules;
}

/// Returns the colours of heat, which are the same on paper as on a light screen.
std::string heat_style() {
    return heat_rules(Theme(ThemeName::light)) + "@media screen and (prefers-color-scheme: dark) {\n" +
           heat_rules(Theme(ThemeName::dark)) + "}\n";
}

std::string escaped(const QString& text) {
    return xml_text(visible_line(text.toStdString()));
}

/// Returns how the file was made, for other programs.
std::string meta_elements(const Provenance& made) {
    std::string html;
    for (const ProvenanceItem& item : made) {
        html += "<meta name=\"lockstep:" + escaped(item.key.toLower()) + "\" content=\"" +
                escaped(item.value) + "\"/>\n";
    }
    return html;
}

/// Returns the shapes of a scene as an element of HTML. Its ids begin with the number of the picture, because
/// all ids of a page must differ.
std::string inline_svg(const HandoutPicture& picture, int number) {
    const Theme theme(ThemeName::light);
    const QByteArray bytes =
        svg_bytes(picture.scene.size, picture.scene.title, picture.words, [&](QPaintDevice& device) {
            QPainter painter(&device);
            paint(painter, picture.scene, theme, Medium::vector);
        });
    std::string svg = visible_text(bytes.toStdString());
    const std::size_t begin = svg.find("<svg");
    svg.erase(0, std::min(begin, svg.size()));
    const std::string prefix = "p" + std::to_string(number) + "-";
    for (const std::string mark : {" id=\"", "url(#", "href=\"#"}) {
        for (std::size_t at = svg.find(mark); at != std::string::npos; at = svg.find(mark, at + 1)) {
            svg.insert(at + mark.size(), prefix);
        }
    }
    return svg.insert(std::string("<svg").size(),
                      " role=\"img\" aria-label=\"" + escaped(picture.words) + "\"");
}

/// Writes the parts. Each function returns the HTML of one part.
class HtmlWriter {
public:
    std::string operator()(const HandoutHeading& heading) {
        const std::string tag = "h" + std::to_string(heading.level);
        const std::string look = std::exchange(begins_sheet_, false) ? " class=\"sheet\"" : "";
        return "<" + tag + look + ">" + escaped(heading.text) + "</" + tag + ">\n";
    }
    std::string operator()(const HandoutText& text) const {
        return std::string(text.is_quiet ? "<div class=\"quiet\">" : "<div>") + text.html.toStdString() +
               "</div>\n";
    }
    std::string operator()(const HandoutPicture& picture) {
        if (picture.is_vector && !picture.scene.size.isEmpty()) {
            return "<figure>" + inline_svg(picture, ++pictures_) + "</figure>\n";
        }
        constexpr double sharp = 2; // pixels of the image for each pixel of the page
        if (picture.scene.size.isEmpty() || !fits_in_pixels(picture.scene.size, sharp)) {
            return {};
        }
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        to_image(picture.scene, Theme(ThemeName::light), sharp).save(&buffer, "PNG");
        return "<figure><img alt=\"" + escaped(picture.words) + "\" src=\"data:image/png;base64," +
               bytes.toBase64().toStdString() + "\"/></figure>\n";
    }
    std::string operator()(const HandoutTable& table) const {
        std::string html = "<div class=\"table\" tabindex=\"0\" role=\"region\" aria-label=\"" +
                           escaped(table.title) + "\"><table><caption>" + escaped(table.title) +
                           "</caption>\n<thead><tr>";
        for (const HandoutColumn& column : table.columns) {
            html += "<th scope=\"col\"" + class_of(column, 0) + ">" + escaped(column.title) + "</th>";
        }
        html += "</tr></thead>\n<tbody>\n";
        for (const std::vector<HandoutCell>& row : table.rows) {
            html += "<tr>";
            for (std::size_t i = 0; i < row.size(); ++i) {
                const std::string tag = i == 0 ? "th" : "td";
                html += "<" + tag + (i == 0 ? " scope=\"row\"" : "") +
                        class_of(table.columns[i], row[i].heat) + ">" + cell_text(table.columns[i], row[i]) +
                        "</" + tag + ">";
            }
            html += "</tr>\n";
        }
        return html + "</tbody></table></div>\n";
    }
    std::string operator()(const HandoutChoice& choice) const {
        const std::string html = choice.html.toStdString();
        return choice.letter.isEmpty()
                   ? "<label><input type=\"text\" class=\"number\"/>" + html + "</label>\n"
                   : "<label><input type=\"checkbox\"/> <strong>" + escaped(choice.letter) + "</strong> " +
                         html + "</label>\n";
    }
    std::string operator()(const HandoutField& field) const {
        return "<label>" + escaped(field.label) + " <input type=\"text\" size=\"30\"/></label>\n";
    }
    std::string operator()(const HandoutLanes& lanes) const {
        std::string html = "<div class=\"lanes\">";
        for (std::uint32_t lane = 0; lane < lanes.lanes; ++lane) {
            html += "<label><input type=\"checkbox\"/>" + std::to_string(lane) + "</label> ";
        }
        return html + "</div>\n";
    }
    std::string operator()(const HandoutBreak& /*part*/) {
        begins_sheet_ = true;
        return {};
    }

private:
    static std::string class_of(const HandoutColumn& column, double heat) {
        std::string names = column.kind == HandoutColumn::Kind::number ? "number"
                            : column.kind == HandoutColumn::Kind::code ? "code"
                                                                       : "";
        if (const auto level = static_cast<int>(std::ceil(std::clamp(heat, 0.0, 1.0) * heat_levels));
            level > 0) {
            names += (names.empty() ? "heat" : " heat") + std::to_string(level);
        }
        return names.empty() ? "" : " class=\"" + names + "\"";
    }
    /// Source lines keep their indentation, because style sheets keep spaces in them.
    static std::string cell_text(const HandoutColumn& column, const HandoutCell& cell) {
        QString text = cell.text;
        return escaped(column.kind == HandoutColumn::Kind::code
                           ? text.replace(QLatin1Char('\t'), QStringLiteral("    "))
                           : text);
    }

    bool begins_sheet_ = false;
    int pictures_ = 0; ///< pictures whose shapes are in the file
};

} // namespace

std::string handout_html(const Handout& handout) {
    std::string html =
        "<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"" + escaped(handout.language) +
        "\">\n<head>\n<meta charset=\"utf-8\"/>\n"
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src data:; "
        "style-src 'unsafe-inline'\"/>\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n" +
        meta_elements(handout.made) + "<title>" + escaped(handout.title) + "</title>\n<style>" + style +
        heat_style() + "</style>\n</head>\n<body>\n<main>\n";
    HtmlWriter writer;
    for (const HandoutPart& part : handout.parts) {
        html += std::visit(writer, part);
    }
    return html + "</main>\n</body>\n</html>\n";
}

} // namespace lockstep::gui
