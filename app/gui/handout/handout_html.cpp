#include "app/gui/handout/handout_html.h"

#include "app/gui/exporting/picture.h"
#include "app/gui/handout/markdown_html.h"
#include "core/report/xml_text.h"

#include <QBuffer>
#include <QByteArray>

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
h1, h2, h3 { line-height: 1.25; break-after: avoid; }
h1 { font-size: 1.75rem; } h2 { font-size: 1.3rem; margin-top: 2rem; } h3 { font-size: 1rem; }
.quiet { color: var(--quiet); font-size: 0.875rem; }
.sheet { break-before: page; }
figure { margin: 1rem 0; break-inside: avoid; }
img { width: 100%; height: auto; background: #ffffff; border: 1px solid var(--line); box-sizing: border-box; }
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

std::string escaped(const QString& text) {
    return xml_text(text.toStdString());
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
    std::string operator()(const HandoutPicture& picture) const {
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
    bool begins_sheet_ = false;
};

} // namespace

std::string handout_html(const Handout& handout) {
    std::string html =
        "<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"" + escaped(handout.language) +
        "\">\n<head>\n<meta charset=\"utf-8\"/>\n"
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src data:; "
        "style-src 'unsafe-inline'\"/>\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n<title>" +
        escaped(handout.title) + "</title>\n<style>" + style + "</style>\n</head>\n<body>\n<main>\n";
    HtmlWriter writer;
    for (const HandoutPart& part : handout.parts) {
        html += std::visit(writer, part);
    }
    return html + "</main>\n</body>\n</html>\n";
}

} // namespace lockstep::gui
