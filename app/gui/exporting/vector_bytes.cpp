#include "app/gui/exporting/vector_bytes.h"

#include "app/gui/exporting/pdf_information.h"
#include "app/words/visible_text.h"
#include "core/base/data_dir.h"
#include "core/report/xml_text.h"

#include <QBuffer>
#include <QPageLayout>
#include <QRegularExpression>
#include <QSvgGenerator>
#include <cctype>
#include <cmath>
#include <utility>

namespace lockstep::gui {
namespace {

constexpr int dots_per_inch = 96;
constexpr double dots_per_mm = dots_per_inch / 25.4;

/// Overwrites with `with` every hexadecimal digit that the first group of `pattern` matches. The length stays
/// the same, so no offset in the file changes.
void blank_digits(QByteArray& bytes, const char* pattern, char with) {
    const QRegularExpression expression(QString::fromLatin1(pattern));
    const QString text = QString::fromLatin1(bytes);
    for (auto it = expression.globalMatch(text); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        for (qsizetype i = match.capturedStart(1); i < match.capturedEnd(1); ++i) {
            bytes[i] = std::isxdigit(static_cast<unsigned char>(bytes[i])) != 0 ? with : bytes[i];
        }
    }
}

/// Removes the time stamp and the random id that Qt's PDF writer adds.
void take_out_stamps(QByteArray& bytes) {
    blank_digits(bytes, "/CreationDate \\(D:([^)]*)\\)", '0');
    blank_digits(bytes, "/ID \\[ ([^\\]]*)\\]", '0');
    blank_digits(bytes, "(?:xmp:(?:Create|Modify|Metadata)Date)>([^<]*)<", '0');
    blank_digits(bytes, "uuid:([0-9a-f-]*)", '0');
}

/// Sets the size of all pages, which Qt rounds to whole points. The length stays the same, so no offset in the file
/// changes.
void set_page_size(QByteArray& bytes, QSizeF size) {
    constexpr double points = 72.0 / dots_per_inch;
    const QRegularExpression expression(QStringLiteral("/MediaBox \\[0 0 ([0-9.]+) ([0-9.]+)\\]"));
    const QString text = QString::fromLatin1(bytes);
    for (auto it = expression.globalMatch(text); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        for (const auto& [group, length] :
             {std::pair(1, size.width() * points), {2, size.height() * points}}) {
            const auto places = static_cast<int>(match.capturedLength(group));
            const QByteArray exact = QByteArray::number(length, 'f', 6).rightJustified(places, '0');
            if (exact.size() == places) {
                bytes.replace(match.capturedStart(group), places, exact);
            }
        }
    }
}

/// Removes control characters from a title, because titles contain texts from recordings and files.
QString plain_title(const QString& title) {
    return QString::fromStdString(xml_characters(visible_line(title.toStdString())));
}

std::string metadata_of(const Provenance& made) {
    std::string lines;
    for (const ProvenanceItem& item : made) {
        lines += item.key.toStdString() + ": " + item.value.toStdString() + "\n";
    }
    return lines.empty() ? "" : "\n<metadata>" + xml_text(lines) + "</metadata>";
}

/// Replaces the size in the first element, which Qt rounds to whole pixels.
void set_size(std::string& svg, QSizeF size) {
    const std::size_t begin = svg.find("<svg");
    const std::size_t first = begin == std::string::npos ? begin : svg.find("width=\"", begin);
    const std::size_t height = first == std::string::npos ? first : svg.find("height=\"", first);
    const std::size_t end = height == std::string::npos ? height : svg.find('"', height + 8);
    if (end != std::string::npos) {
        const auto length = [](double pixels) {
            return QString::number(pixels / dots_per_mm, 'f', 4).toStdString();
        };
        svg.replace(first, end + 1 - first,
                    "width=\"" + length(size.width()) + "mm\" height=\"" + length(size.height()) + "mm\"");
    }
}

/// Adds title, description and metadata. They are not passed to Qt's SVG generator, because some versions do not
/// escape them, and all versions write characters that XML forbids.
QByteArray with_head(const QByteArray& bytes, QSizeF size, const QString& title, const QString& description,
                     const Provenance& made) {
    std::string svg = xml_characters({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    set_size(svg, size);
    const std::size_t begin = svg.find('>', svg.find("<svg")); // no attribute of this element contains ">"
    if (begin != std::string::npos) {
        svg.insert(begin + 1, "\n<title>" + xml_text(visible_line(title.toStdString())) + "</title>\n<desc>" +
                                  xml_text(visible_text(description.toStdString())) + "</desc>" +
                                  metadata_of(made));
    }
    return QByteArray::fromStdString(svg);
}

/// Fixes the seed of Qt's hash tables while it exists, because the order of fonts in a PDF depends on it. Otherwise the
/// seed stays random, which protects the tables from crafted keys.
class SteadyHashes {
public:
    SteadyHashes() : was_random_(QHashSeed::globalSeed() != 0) { QHashSeed::setDeterministicGlobalSeed(); }
    ~SteadyHashes() {
        if (was_random_) {
            QHashSeed::resetRandomGlobalSeed();
        }
    }
    SteadyHashes(const SteadyHashes&) = delete;
    SteadyHashes& operator=(const SteadyHashes&) = delete;

private:
    const bool was_random_;
};

} // namespace

QByteArray svg_bytes(QSizeF size, const QString& title, const QString& description,
                     const std::function<void(QPaintDevice&)>& draw, const Provenance& made) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setResolution(dots_per_inch); // otherwise, text would be sized for 72 dpi
    svg.setSize(QSize(static_cast<int>(std::ceil(size.width())), static_cast<int>(std::ceil(size.height()))));
    svg.setViewBox(QRectF({0, 0}, size));
    svg.setTitle({});
    svg.setDescription({});
    draw(svg);
    return with_head(bytes, size, title, description, made);
}

QByteArray pdf_bytes(QSizeF size, const QString& title, const std::function<void(QPdfWriter&)>& draw,
                     const Provenance& made) {
    const SteadyHashes hashes;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter pdf(&buffer);
    pdf.setResolution(dots_per_inch);
    pdf.setTitle(plain_title(title));
    pdf.setCreator(QStringLiteral("Lockstep"));
    pdf.setPageLayout(QPageLayout(
        QPageSize(size * 72.0 / dots_per_inch, QPageSize::Point, QString(), QPageSize::ExactMatch),
        QPageLayout::Portrait, QMarginsF()));
    draw(pdf);
    take_out_stamps(bytes);
    set_page_size(bytes, size);
    return with_information(std::move(bytes), plain_title(title), made);
}

Status write_bytes(const QByteArray& bytes, const std::filesystem::path& path) {
    return write_text_file(path, bytes.toStdString());
}

} // namespace lockstep::gui
