// Writes the slides of experiments for people to inspect: every picture at some of its steps, as an audience sees
// them, and the slides of questions and answers. Prints for each slide the height of its smallest text, how much of
// the height its picture fills, and which texts cannot be read. The exit status is 1 if there are any.
//
//     slide_pictures FOLDER [--what reduction/interleaved,...] [--sizes 1920x1080,...] [--pictures stage,...]
//                    [--steps 1,18] [--no-caption] [--questions N]
//
// Names: FOLDER/reduction-interleaved_1920x1080_stage_18.png.
#include "app/gui/present/run_script.h"
#include "app/gui/present/slide.h"
#include "app/gui/scenes/pictures.h"
#include "app/gui/theme/fonts.h"
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
        SlideContent content{view, state, *pictures().front(), script.title()};
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

int run(const QStringList& experiments, const Wanted& wanted) {
    bool is_fine = wanted.folder.mkpath(QStringLiteral("."));
    for (const QString& what : experiments) {
        const auto session = look(RunSpec{.what = what.toStdString()}, {}, ProgressSink());
        if (!session) {
            std::fprintf(stderr, "%s did not run.\n", qPrintable(what));
            return 1;
        }
        is_fine = write_all(session.value(), what, wanted) && is_fine;
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
    parser.addOption(
        QCommandLineOption(QStringLiteral("no-caption"), QStringLiteral("slides without captions")));
    parser.addHelpOption();
    parser.process(application);
    if (parser.positionalArguments().size() != 1) {
        parser.showHelp(2);
    }
    const auto list = [&parser](const char* name) {
        return parser.value(QLatin1String(name)).split(QLatin1Char(','), Qt::SkipEmptyParts);
    };
    return run(list("what"), {QDir(parser.positionalArguments().value(0)), list("sizes"), list("pictures"),
                              list("steps"), !parser.isSet(QStringLiteral("no-caption")),
                              parser.value(QStringLiteral("questions")).toInt()});
}
