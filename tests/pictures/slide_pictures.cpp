// Writes the slides of experiments for people to inspect: every picture at some of its steps, as an audience sees
// them, and the slides of questions and answers. Prints for each slide the height of its smallest text, how much of
// the height its picture fills, and which texts cannot be read. The exit status is 1 if there are any.
//
//     slide_pictures FOLDER [--what reduction/interleaved,...] [--sizes 1920x1080,...] [--pictures stage,...]
//                    [--steps 1,18] [--no-caption] [--questions N] [--lessons FILE.md,...] [--language es]
//
// With --lessons, writes every slide of these lessons instead; with --pages, the findings of the experiments, their
// comparison and their race.
//
// Names: FOLDER/reduction-interleaved_1920x1080_stage_18.png, FOLDER/count-to-47_1920x1080_12.png.
#include "app/gui/exporting/exported_paper.h"
#include "app/gui/exporting/race_picture.h"
#include "app/gui/present/lesson/lesson_script.h"
#include "app/gui/present/run_script.h"
#include "app/gui/present/sheet_script.h"
#include "app/gui/present/slide.h"
#include "app/gui/scenes/pictures.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/language.h"
#include "app/gui/theme/quantity_text.h"
#include "app/lessons/lesson_reader.h"
#include "app/worker/client.h"
#include "core/session/pipeline.h"
#include "tests/support/pictures/slide_check.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <algorithm>
#include <cstdio>

namespace lockstep::gui {
namespace {

constexpr double least_filled = 0.8;

struct Wanted {
    QDir folder;
    QStringList sizes;
    QStringList pictures;
    QStringList steps;
    bool has_caption = true;
    int questions = 0;
    bool has_pages = false; ///< findings, comparison and race, instead of pictures
};

QSize size_of(const QString& text) {
    return {text.section(QLatin1Char('x'), 0, 0).toInt(), text.section(QLatin1Char('x'), 1, 1).toInt()};
}

bool write(const Slide& slide, QSize pixels, const QString& path) {
    QImage image(pixels, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(slide_factor(QSizeF(pixels)), slide_factor(QSizeF(pixels)));
    paint_slide(painter, slide, Theme(ThemeName::contrast));
    painter.end();
    const QStringList unreadable = unreadable_texts(slide);
    const double filled = filled_part(slide);
    std::printf("%s  %.1f px  %.0f %% filled%s\n", qPrintable(QFileInfo(path).fileName()),
                smallest_text(slide), filled * 100, filled < least_filled ? "  too little" : "");
    for (const QString& each : unreadable) {
        std::printf("    %s\n", qPrintable(each));
    }
    return image.save(path) && unreadable.isEmpty() && filled >= least_filled;
}

bool write_questions(const GroupView& view, const QString& begin, QSize size, const Wanted& wanted) {
    const RunScript script(view, Cursor{}, RunScript::Questions::each_round);
    bool is_fine = true;
    int left = 2 * wanted.questions;
    for (std::size_t index = 0; index < script.size() && left > 0; ++index) {
        const PresentedState state = script.state(index);
        if (state.kind == PresentedKind::step) {
            continue;
        }
        --left;
        SlideContent content{state, *pictures().front(), script.title()};
        content.thinking = Thinking{25, 30};
        if (state.kind == PresentedKind::answer) {
            content.thinking.reset();
            content.votes = Votes{4, 11, 2, 0};
        }
        is_fine = write(make_slide(content, slide_size(QSizeF(size))), size,
                        wanted.folder.filePath(QStringLiteral("%1_question_%2.png").arg(begin).arg(index))) &&
                  is_fine;
    }
    return is_fine;
}

bool write_all(const std::shared_ptr<const Session>& session, const QString& what, const Wanted& wanted) {
    const GroupView view = make_group_view(session, 0, Group(0));
    bool is_fine = true;
    for (const QString& pixels : wanted.sizes) {
        const QString begin =
            QStringLiteral("%1_%2").arg(QString(what).replace(QLatin1Char('/'), QLatin1Char('-')), pixels);
        const QSize size = size_of(pixels);
        for (const Picture* picture : pictures()) {
            const QString name = QLatin1String(picture->name);
            const bool is_wanted = wanted.pictures.isEmpty() || wanted.pictures.contains(name);
            for (const QString& step : is_wanted ? wanted.steps : QStringList()) {
                Cursor cursor;
                cursor.tick = Tick(std::min(std::max(1U, step.toUInt()), view.tick_count()) - 1);
                const Slide slide = slide_of(*picture, view, cursor, QSizeF(size), wanted.has_caption);
                is_fine =
                    write(slide, size,
                          wanted.folder.filePath(QStringLiteral("%1_%2_%3.png").arg(begin, name, step))) &&
                    is_fine;
            }
        }
        is_fine = write_questions(view, begin, size, wanted) && is_fine;
    }
    return is_fine;
}

/// Returns a state as the windows show it: its picture at the scale that fills the slide.
SlideContent content_of(const PresentedScript& script, std::size_t index, QSizeF size) {
    const PresentedState state = script.state(index);
    const Picture* named = picture_named(QString::fromStdString(state.picture));
    SlideContent content{state, named != nullptr ? *named : *pictures().front(), script.title()};
    if (state.kind == PresentedKind::step) {
        content.picture_scale =
            slide_scale(content.picture, content.view(), state.cursor, picture_room(size, true).size());
    }
    return content;
}

/// Writes all slides of a page.
bool write_page(std::shared_ptr<Exported> page, const QString& name, const Wanted& wanted) {
    const SheetScript script(std::move(page));
    bool is_fine = true;
    for (const QString& pixels : wanted.sizes) {
        const QSizeF size = slide_size(QSizeF(size_of(pixels)));
        for (std::size_t index = 0; index < script.size(); ++index) {
            const SlideContent content = content_of(script, index, size);
            const QString file = QStringLiteral("%1_%2_%3.png").arg(name, pixels).arg(index + 1);
            is_fine =
                write(make_slide(content, size), size_of(pixels), wanted.folder.filePath(file)) && is_fine;
        }
    }
    return is_fine;
}

/// Writes the findings of all runs, their comparison and their race.
bool write_pages(const std::vector<std::shared_ptr<const Session>>& sessions, const Wanted& wanted) {
    bool is_fine = true;
    for (std::size_t run = 0; run < sessions.size(); ++run) {
        is_fine = write_page(std::make_shared<ExportedFindings>(sessions[run], PlaceRun{}),
                             QStringLiteral("findings_%1").arg(run + 1), wanted) &&
                  is_fine;
    }
    if (sessions.size() < 2) {
        return is_fine;
    }
    const GroupView view = make_group_view(sessions.front(), 0, Group(0));
    const Tick tick(std::max(1U, wanted.steps.front().toUInt()) - 1);
    const ComparedPlace place{.from = view, .cursor = {.tick = tick}, .picture = picture_named("stage")};
    is_fine = write_page(std::make_shared<ExportedComparison>(staged_runs(sessions, 0), place),
                         QStringLiteral("compare"), wanted) &&
              is_fine;
    if (const auto race = race_of(sessions, std::nullopt)) {
        is_fine = write_page(std::make_shared<ExportedRace>(*race, QSizeF(800, 500), QString()),
                             QStringLiteral("race"), wanted) &&
                  is_fine;
    }
    return is_fine;
}

/// Writes the slides of a lesson.
bool write_lesson(const QString& file, const Wanted& wanted) {
    const auto reading = read_lesson_file(file.toStdString());
    if (!reading || !reading->ok()) {
        std::fprintf(stderr, "%s cannot be read.\n", qPrintable(file));
        return false;
    }
    const auto lesson = std::make_shared<const Lesson>(reading->lesson);
    const auto runs = lesson_runs(run_in_worker, *lesson);
    LessonScript script(lesson);
    bool is_fine = true;
    for (std::size_t page = 0; page < lesson->pages.size(); ++page) {
        const PageResult prepared = prepare_page(
            {.lesson = lesson, .page = page, .runs = runs, .numbers = number_style()}, ProgressSink());
        is_fine = prepared.ok() && is_fine;
        script.take(page, prepared);
    }
    for (const QString& pixels : wanted.sizes) {
        const QSizeF size = slide_size(QSizeF(size_of(pixels)));
        for (std::size_t index = 0; index < script.size(); ++index) {
            const SlideContent content = content_of(script, index, size);
            const QString name = QStringLiteral("%1_%2_%3.png")
                                     .arg(QString::fromStdString(lesson->id), pixels)
                                     .arg(index + 1, 2, 10, QLatin1Char('0'));
            is_fine =
                write(make_slide(content, size), size_of(pixels), wanted.folder.filePath(name)) && is_fine;
        }
    }
    return is_fine;
}

int run_lessons(const QStringList& files, const Wanted& wanted) {
    bool is_fine = wanted.folder.mkpath(QStringLiteral("."));
    for (const QString& file : files) {
        is_fine = write_lesson(file, wanted) && is_fine;
    }
    return is_fine ? 0 : 1;
}

int run(const QStringList& experiments, const Wanted& wanted) {
    bool is_fine = wanted.folder.mkpath(QStringLiteral("."));
    std::vector<std::shared_ptr<const Session>> sessions;
    for (const QString& what : experiments) {
        const auto session = look(RunSpec{.what = what.toStdString()}, {}, ProgressSink());
        if (!session) {
            std::fprintf(stderr, "%s did not run.\n", qPrintable(what));
            return 1;
        }
        sessions.push_back(session.value());
        is_fine = (wanted.has_pages || write_all(session.value(), what, wanted)) && is_fine;
    }
    if (wanted.has_pages) {
        is_fine = write_pages(sessions, wanted) && is_fine;
    }
    return is_fine ? 0 : 1;
}

} // namespace
} // namespace lockstep::gui

int main(int count, char** words) {
    using namespace lockstep::gui;
    const QApplication application(count, words);
    QApplication::setFont(font_for(FontRole::body));
    QCommandLineParser parser;
    parser.addPositionalArgument(QStringLiteral("FOLDER"), QStringLiteral("where the pictures go"));
    const auto add = [&parser](const char* name, const char* description, const char* usual) {
        parser.addOption(QCommandLineOption(QString::fromLatin1(name), QString::fromLatin1(description),
                                            QStringLiteral("LIST"), QString::fromLatin1(usual)));
    };
    add("what", "experiments", "reduction/interleaved");
    add("sizes", "in pixels", "1920x1080,1280x720");
    add("pictures", "by their names; all", "");
    add("steps", "numbers of steps", "18");
    add("questions", "number of questions per experiment", "0");
    add("lessons", "files of lessons, instead of experiments", "");
    add("language", "language of the slides", "en");
    parser.addOption(
        QCommandLineOption(QStringLiteral("no-caption"), QStringLiteral("slides without captions")));
    parser.addOption(QCommandLineOption(
        QStringLiteral("pages"), QStringLiteral("findings, comparison and race, instead of pictures")));
    parser.addHelpOption();
    parser.process(application);
    if (parser.positionalArguments().size() != 1) {
        parser.showHelp(2);
    }
    use_language(parser.value(QStringLiteral("language")));
    const auto list = [&parser](const char* name) {
        return parser.value(QLatin1String(name)).split(QLatin1Char(','), Qt::SkipEmptyParts);
    };
    const Wanted wanted{QDir(parser.positionalArguments().value(0)),
                        list("sizes"),
                        list("pictures"),
                        list("steps"),
                        !parser.isSet(QStringLiteral("no-caption")),
                        parser.value(QStringLiteral("questions")).toInt(),
                        parser.isSet(QStringLiteral("pages"))};
    return list("lessons").isEmpty() ? run(list("what"), wanted) : run_lessons(list("lessons"), wanted);
}
