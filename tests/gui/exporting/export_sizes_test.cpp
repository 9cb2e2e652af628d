// Tests that an exported file has exactly the size that was asked for, whatever it shows, and contains its texts and how
// it was made. Other programs read the files.
#include "app/gui/charts/round_chart.h"
#include "app/gui/charts/variant_chart.h"
#include "app/gui/exporting/exported_chart.h"
#include "app/gui/exporting/exported_picture.h"
#include "app/gui/exporting/shown_place.h"
#include "tests/gui/run_summaries.h"
#include "tests/gui/scene_world.h"
#include "tests/support/hostile_texts.h"
#include "tests/support/independent_reader.h"

#include <QFile>
#include <QImageReader>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

using fixture::Reduction;

QString output_of(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.start(program, arguments);
    EXPECT_TRUE(process.waitForFinished(30000)) << qPrintable(program);
    EXPECT_EQ(process.exitCode(), 0) << qPrintable(program) << process.readAllStandardError().toStdString();
    return QString::fromUtf8(process.readAllStandardOutput());
}

std::string attribute(const nlohmann::json& element, const char* name) {
    return element["attributes"][name].get<std::string>();
}

struct ExportSizes : testing::Test {
    QTemporaryDir folder;
    SceneWorld world{Reduction::interleaved, 2};

    std::shared_ptr<Exported> picture(const Picture& row) const {
        return std::make_shared<ExportedPicture>(
            ShownPicture{&row, world.view, {.warp = Warp(1), .tick = Tick(9)}, {900, 500}, {}},
            place_of_run(*world.session));
    }
    static ExportChoice choice(const MadeForRow& row, const char* ending) {
        return {.format = QString::fromLatin1(ending),
                .frame = {.size = row.pixels, .text_points = row.text_points},
                .scale = row.scale,
                .made_for = row.made_for};
    }
    QString written(Exported& what, const ExportChoice& choice) const {
        QString path = folder.filePath(QStringLiteral("x.") + choice.format);
        EXPECT_TRUE(what.write(choice, path.toStdString()).ok()) << qPrintable(what.name());
        return path;
    }
    static nlohmann::json elements(const QString& path) {
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        return test::elements_of_xml(file.readAll().toStdString());
    }
    /// Fails if the file does not have the size of the choice.
    static void expect_size(const QString& path, const ExportChoice& choice, const char* of) {
        const QSizeF size = choice.frame.size;
        if (choice.format == QLatin1String("png")) {
            EXPECT_EQ(QImageReader(path).size(), pixels_of(size, choice.scale)) << of;
        } else if (choice.format == QLatin1String("svg")) {
            const nlohmann::json svg = elements(path).front();
            EXPECT_NEAR(std::stod(attribute(svg, "width")), size.width() / pixels_per_mm, 1e-3) << of;
            EXPECT_NEAR(std::stod(attribute(svg, "height")), size.height() / pixels_per_mm, 1e-3) << of;
            EXPECT_TRUE(attribute(svg, "width").ends_with("mm")) << of;
        } else {
            const QRegularExpression line(QStringLiteral("Page size: +([0-9.]+) x ([0-9.]+) pts"));
            const auto found = line.match(output_of(QStringLiteral("pdfinfo"), {path}));
            ASSERT_TRUE(found.hasMatch()) << of;
            EXPECT_NEAR(found.captured(1).toDouble(), size.width() * 0.75, 0.01) << of;
            EXPECT_NEAR(found.captured(2).toDouble(), size.height() * 0.75, 0.01) << of;
        }
    }
};

constexpr std::array endings{"png", "svg", "pdf"};

TEST_F(ExportSizes, are_exact_for_every_view_format_and_use) {
    std::size_t number = 0;
    for (const Picture* row : pictures()) {
        const std::shared_ptr<Exported> what = picture(*row);
        for (std::size_t i = 0; i < endings.size(); ++i) {
            const MadeForRow& use = made_for_rows()[(i + number) % 3];
            ASSERT_FALSE(use.pixels.isEmpty());
            ExportChoice chosen = choice(use, endings[i]);
            chosen.frame.caption = number % 2 == 0 ? QStringLiteral("A caption") : QString();
            expect_size(written(*what, chosen), chosen, row->name);
        }
        ++number;
    }
}

TEST_F(ExportSizes, are_exact_for_charts) {
    RoundChart rounds(RoundChart::Figure::efficiency);
    VariantChart times(VariantChart::Figure::time);
    for (ChartBase* chart : std::initializer_list<ChartBase*>{&rounds, &times}) {
        chart->set_runs({run("interleaved", 900, 3, "256"), run("compacted", 700, 3, "256")},
                        QStringLiteral("reduction/interleaved256"));
        ExportedChart what(*chart, {.name = QStringLiteral("times"), .place = {}, .made = {}});
        for (const MadeForRow& row : made_for_rows()) {
            if (!row.pixels.isEmpty()) {
                for (const char* ending : endings) {
                    const ExportChoice chosen = choice(row, ending);
                    expect_size(written(what, chosen), chosen, row.name);
                }
            }
        }
    }
}

TEST_F(ExportSizes, leave_room_for_all_texts_and_the_whole_picture) {
    for (const Picture* row : pictures()) {
        for (const MadeForRow& use : made_for_rows().first(3)) {
            const ShownPicture shown{row, world.view, {.tick = Tick(9)}, {900, 500}, {}};
            const Frame frame{.size = use.pixels,
                              .text_points = use.text_points,
                              .title = QStringLiteral("A title of several words"),
                              .caption = QStringLiteral("A sentence about the step. ").repeated(6),
                              .footer = QStringLiteral("Lockstep · a device")};
            const FramedPicture drawn = framed(shown, frame);
            ASSERT_EQ(drawn.layers.size(), 3U);
            double bottom = 0;
            for (const std::size_t layer : {0U, 2U, 1U}) { // title, picture, texts below it
                const FramedLayer& at = drawn.layers[layer];
                const QSizeF size = at.scene.size * at.scale;
                EXPECT_GE(at.at.y(), bottom - 0.5) << row->name << use.name;
                bottom = at.at.y() + size.height();
                EXPECT_LE(at.at.x() + size.width(), frame.size.width() + 0.5) << row->name << use.name;
            }
            EXPECT_LE(bottom, frame.size.height() + 0.5) << row->name << use.name;
        }
    }
}

/// Every program that opens such a file can say how it was made.
TEST_F(ExportSizes, come_with_how_the_file_was_made) {
    const std::shared_ptr<Exported> what = picture(*picture_named("stage"));
    const QString device = value_of(what->made(), "Device");
    const QString place = value_of(what->made(), "Place");
    ASSERT_FALSE(device.isEmpty());
    ASSERT_TRUE(place.contains("step=10"));
    const MadeForRow& use = made_for_row(MadeFor::column);
    const QImage png(written(*what, choice(use, "png")));
    EXPECT_EQ(png.text("Device"), device);
    EXPECT_EQ(png.text("Place"), place);
    EXPECT_NEAR(png.dotsPerMeterX(), 4 * 96 / 0.0254, 1) << "the size on paper";
    std::string metadata;
    for (const nlohmann::json& element : elements(written(*what, choice(use, "svg")))) {
        metadata +=
            element["tag"].get<std::string>().ends_with("metadata") ? element["text"].get<std::string>() : "";
    }
    EXPECT_NE(metadata.find("Device: " + device.toStdString()), std::string::npos) << metadata;
    const QString pdf = written(*what, choice(use, "pdf"));
    const QString information = output_of("pdfinfo", {"-custom", pdf}) + output_of("pdfinfo", {pdf});
    EXPECT_TRUE(information.contains(device)) << qPrintable(information);
    EXPECT_TRUE(information.contains(place)) << qPrintable(information);
}

TEST_F(ExportSizes, hold_any_title_and_caption_as_text) {
    const std::shared_ptr<Exported> what = picture(*picture_named("lanes"));
    for (const std::string& text : test::hostile_texts()) {
        for (const char* ending : endings) {
            ExportChoice chosen = choice(made_for_row(MadeFor::column), ending);
            chosen.frame.title = QString::fromStdString(text);
            chosen.frame.caption = chosen.frame.title.repeated(50);
            const QString path = written(*what, chosen);
            expect_size(path, chosen, text.c_str());
            if (chosen.format == "svg") {
                EXPECT_NO_THROW((void)elements(path)) << text;
                output_of("xmllint", {"--noout", "--nonet", path});
            }
        }
    }
}

TEST_F(ExportSizes, do_not_name_the_folders_of_own_files) {
    const ViewPlace place = place_at(*world.session, {.what = "/home/ana/secret/x.lks"}, {}, "stage");
    EXPECT_EQ(value_of(provenance(*world.session, place), "Place").section('#', 0, 0), "x.lks");
}

TEST_F(ExportSizes, of_a_long_caption_and_title_keep_most_of_the_picture) {
    const ShownPicture shown{picture_named("stage"), world.view, {.tick = Tick(9)}, {900, 500}, {}};
    const Frame frame{
        .size = {320, 200}, .title = QString(900, 'x'), .caption = QStringLiteral("word ").repeated(190)};
    const FramedPicture drawn = framed(shown, frame);
    EXPECT_GE(drawn.layers[1].at.y() - drawn.layers[0].scene.size.height() * drawn.layers[0].scale,
              0.35 * 200);
}

TEST_F(ExportSizes, of_an_animation_are_the_same_for_all_steps) {
    std::vector<ShownPicture> steps;
    for (std::uint32_t tick = 0; tick < 12; ++tick) {
        steps.push_back({picture_named("stage"), world.view, {.tick = Tick(tick)}, {900, 500}, {}});
    }
    const Frame frame{.size = {640, 360}};
    const FrameFit fit = frame_fit(frame, {"short", QStringLiteral("a long caption ").repeated(20)}, steps);
    for (const ShownPicture& step : steps) {
        const FramedPicture drawn = framed(step, frame, fit);
        EXPECT_EQ(drawn.layers.back().scale, fit.picture_scale);
        EXPECT_EQ(drawn.layers[1].at.y(), fit.room.bottom());
    }
}

TEST_F(ExportSizes, without_legend_have_none) {
    const ShownPicture shown{picture_named("lanes"), world.view, {.tick = Tick(9)}, {900, 500}, {}};
    const auto has_legend = [&](bool wanted) {
        const FramedPicture drawn = framed(shown, {.size = {900, 500}, .has_legend = wanted});
        return texts(drawn.layers.back().scene).contains("at the barrier"); // of all lanes in this step
    };
    EXPECT_TRUE(has_legend(true));
    EXPECT_FALSE(has_legend(false));
}

} // namespace
} // namespace lockstep::gui
