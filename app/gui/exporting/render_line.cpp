#include "app/gui/exporting/render_line.h"

#include "app/common/run_options.h"
#include "app/gui/exporting/shown_place.h"
#include "app/gui/exporting/vector_bytes.h"
#include "app/gui/theme/language.h"
#include "app/words/language/vocabulary.h"
#include "app/words/visible_text.h"

#include <QRegularExpression>
#include <QStringList>
#include <cmath>
#include <utility>

namespace lockstep::gui {
namespace {

/// Escapes control characters for bash and zsh, so that it is safe to paste the line into a terminal.
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

/// Quotes a string so that a shell reads it as one word.
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

bool is_near(QSizeF a, QSizeF b) {
    constexpr double tolerance = 0.02; // in pixels of 1/96 inch, so less than 0.01 mm
    return std::abs(a.width() - b.width()) < tolerance && std::abs(a.height() - b.height()) < tolerance;
}

/// Formats a number for the command line: with a decimal point in every language, and without zeros at the end.
QString decimal_text(double number) {
    return QString::number(std::round(number * 100) / 100, 'g', 8);
}

QString millimetres_text(QSizeF pixels) {
    return QStringLiteral("%1x%2").arg(decimal_text(pixels.width() / pixels_per_mm),
                                       decimal_text(pixels.height() / pixels_per_mm));
}

void add_titles(QStringList& words, const ExportChoice& choice) {
    const QString caption = choice.has_narration ? QString() : choice.frame.caption;
    for (const auto& [option, text] : {std::pair("--title", choice.frame.title), {"--caption", caption}}) {
        if (!text.isEmpty()) {
            words << QString::fromLatin1(option) << text;
        }
    }
}

void add_steps(QStringList& words, const ChosenSteps& steps) {
    words << QStringLiteral("--by") << steps.by;
    for (const auto& [option, step] : {std::pair("--from", steps.from), {"--to", steps.to}}) {
        if (step > 0) {
            words << QString::fromLatin1(option) << QString::number(step);
        }
    }
}

void add_texts(QStringList& words, const ExportChoice& choice) {
    add_titles(words, choice);
    for (const auto& [option, is_set] : {std::pair("--narration", choice.has_narration),
                                         {"--no-legend", !choice.frame.has_legend},
                                         {"--no-error-bars", !choice.frame.has_error_bars},
                                         {"--clear-background", choice.ground == Ground::none},
                                         {"--footer", choice.has_footer}}) {
        if (is_set) {
            words << QString::fromLatin1(option);
        }
    }
}

/// Returns the language that a command must name; empty if it uses this language by itself.
std::string named_language(const QString& chosen) {
    return !chosen.isEmpty()                          ? chosen.toStdString()
           : catalogue_language() != usual_language() ? catalogue_language()
                                                      : std::string();
}

std::string named_vocabulary(const QString& chosen) {
    const std::string name = chosen.isEmpty() ? vocabulary_name() : chosen.toStdString();
    return name == vocabulary_names.front() ? std::string() : name;
}

/// Returns the options of a film in addition to those of a still picture.
RenderLook film_look(const Exported& what, const ExportChoice& choice) {
    RenderLook look = look_of(what.name(), choice);
    look.command = QStringLiteral("animate");
    add_steps(look.frame, choice.steps);
    look.frame << QStringLiteral("--speed") << decimal_text(choice.steps.per_second);
    return look;
}

/// Returns the options of a file about the whole run.
RenderLook run_look(const ExportKind& kind, const ExportChoice& choice) {
    RenderLook look;
    switch (kind.writer) {
    case ExportWriter::player:
        look.command = QStringLiteral("player");
        add_steps(look.frame, choice.steps);
        add_titles(look.frame, choice);
        break;
    case ExportWriter::report:
        look.command = QStringLiteral("report");
        break;
    case ExportWriter::table:
        look.frame << QStringLiteral("--table") << QString::fromLatin1(kind.name);
        [[fallthrough]];
    default:
        look.program = QStringLiteral("lockstep-cli");
        look.command = QStringLiteral("export");
    }
    return look;
}

} // namespace

RenderLook look_of(const QString& view, const ExportChoice& choice) {
    RenderLook look{.theme = theme_option(choice.theme.name()),
                    .size = {},
                    .scale = 1,
                    .file = view + QLatin1Char('.') + choice.format,
                    .language = choice.language,
                    .vocabulary = choice.vocabulary,
                    .frame = {}};
    const MadeForRow& row = made_for_row(choice.made_for);
    const bool is_row = !row.pixels.isEmpty() && is_near(choice.frame.size, row.pixels);
    if (is_row) {
        look.frame << QStringLiteral("--made-for") << QLatin1String(row.name);
    } else if (is_near(choice.frame.size, choice.frame.size.toSize())) {
        look.size = choice.frame.size.toSize();
    } else {
        look.frame << QStringLiteral("--size-mm") << millimetres_text(choice.frame.size);
    }
    const double usual_points = is_row ? row.text_points : usual_text_points;
    if (std::abs(choice.frame.text_points - usual_points) > 0.005) {
        look.frame << QStringLiteral("--text-size") << decimal_text(choice.frame.text_points);
    }
    add_texts(look.frame, choice);
    const int usual_scale = is_row ? row.scale : 1;
    const ExportKind* const kind = export_kind_named(choice.format);
    const bool has_pixels = kind != nullptr && kind->has_pixels;
    look.scale = has_pixels && choice.scale != usual_scale ? choice.scale : 0;
    return look;
}

QString render_line(ViewPlace place, const RenderLook& look) {
    // what the look leaves open stays as the place says
    for (const auto& [text, member] : {std::pair(look.theme, &ViewPlace::theme),
                                       {look.language, &ViewPlace::language},
                                       {look.vocabulary, &ViewPlace::vocabulary}}) {
        if (!text.isEmpty()) {
            place.*member = text.toStdString();
        }
    }
    if (!look.size.isEmpty()) {
        place.picture_size = PictureSize{static_cast<std::uint32_t>(look.size.width()),
                                         static_cast<std::uint32_t>(look.size.height())};
    }
    QStringList words{look.program, look.command};
    for (const std::string& each : command_words(place)) {
        words << word(QString::fromStdString(each));
    }
    for (const QString& each : look.frame) {
        words << word(each);
    }
    if (look.scale > 0) {
        words << QStringLiteral("--scale") << QString::number(look.scale);
    }
    words << QStringLiteral("-o") << word(look.file);
    return words.join(QLatin1Char(' '));
}

std::optional<ViewPlace> place_of_export(const Exported& what, const ExportChoice& choice) {
    auto place = what.place();
    const ExportKind* const kind = export_kind_named(choice.format);
    if (!place || kind == nullptr) {
        return std::nullopt;
    }
    if (what.subject() == ExportSubject::run && kind->writer != ExportWriter::player) {
        place = ViewPlace{.runs = place->runs}; // not a single step
    }
    const ExportFields fields = fields_of(*kind, what.subject());
    if (fields.words) {
        place->language = named_language(choice.language);
        place->vocabulary = named_vocabulary(choice.vocabulary);
    }
    if (fields.theme) {
        place->theme = theme_option(choice.theme.name()).toStdString();
    }
    return place;
}

QString file_name_of(const Exported& what, const ExportKind& kind) {
    QString name = what.name();
    if (kind.writer == ExportWriter::report) {
        name += QStringLiteral("-report");
    } else if (kind.writer == ExportWriter::table) {
        name += QLatin1Char('-') + QString::fromLatin1(kind.name);
    }
    const QString ending = QString::fromLatin1(kind.ending);
    return ending.isEmpty() ? name + QStringLiteral("-frames/") : name + QLatin1Char('.') + ending;
}

QString Exported::command(const ExportChoice& choice) const {
    const auto there = place_of_export(*this, choice);
    const ExportKind* const kind = export_kind_named(choice.format);
    if (!there || kind == nullptr) {
        return {};
    }
    RenderLook look;
    if (kind->writer == ExportWriter::film) {
        look = film_look(*this, choice);
    } else if (subject() == ExportSubject::run || kind->writer == ExportWriter::player) {
        look = run_look(*kind, choice);
    } else if (kind->writer == ExportWriter::still) {
        ExportChoice drawn = choice;
        if (size().isEmpty()) {
            drawn.frame = {}; // a page laid out for paper has a size and texts of its own
            drawn.ground = Ground::panel;
            drawn.has_footer = false;
            drawn.made_for = MadeFor::own;
        }
        look = look_of(name(), drawn);
    }
    look.file = file_name_of(*this, *kind);
    return render_line(*there, look);
}

Status Exported::write(const ExportChoice& choice, const std::filesystem::path& path) {
    const auto contents = bytes(choice);
    return contents ? write_bytes(*contents, path) : Status(contents.error());
}

} // namespace lockstep::gui
