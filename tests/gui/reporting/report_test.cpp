#include "app/common/command_line.h"
#include "app/gui/exporting/shown_place.h"
#include "app/gui/handout/handout_html.h"
#include "app/gui/handout/handout_pdf.h"
#include "app/gui/panels/findings/finding_text.h"
#include "app/gui/reporting/report_command.h"
#include "app/gui/reporting/report_file.h"
#include "app/gui/reporting/report_maker.h"
#include "app/gui/theme/core_words.h"
#include "app/words/figure_words.h"
#include "core/report/figure/evaluate.h"
#include "core/report/figure/expression.h"
#include "core/report/figure/value.h"
#include "core/report/json.h"
#include "core/session/run_figures.h"
#include "core/trace/trace_file.h"
#include "tests/gui/run_sessions.h"
#include "tests/support/recordings.h"
#include "tests/support/reduction_fixture.h"

#include <QCoreApplication>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <nlohmann/json.hpp>

namespace lockstep::gui {
namespace {

/// What another reader finds in a report.
struct ReadReport {
    QString error;
    QString text;
    std::vector<int> headings;           ///< levels, in order
    std::map<QString, QStringList> rows; ///< the cells of each row by its first cell
    QStringList elements;
    QStringList labels; ///< of the pictures
    QStringList ids;
    qsizetype heads = 0; ///< heads of columns
};

ReadReport read_report(const std::string& html) {
    ReadReport read;
    QXmlStreamReader reader(QByteArray::fromStdString(html));
    QStringList row;
    bool is_in_cell = false;
    while (!reader.atEnd()) {
        reader.readNext();
        const QString name = reader.name().toString();
        if (reader.isStartElement()) {
            read.elements << name;
            if (name.size() == 2 && name[0] == QLatin1Char('h') && name[1].isDigit()) {
                read.headings.push_back(name[1].digitValue());
            }
            if (name == QLatin1String("svg")) {
                read.labels << reader.attributes().value(QLatin1String("aria-label")).toString();
            }
            if (reader.attributes().hasAttribute(QLatin1String("id"))) {
                read.ids << reader.attributes().value(QLatin1String("id")).toString();
            }
            read.heads += reader.attributes().value(QLatin1String("scope")) == QLatin1String("col") ? 1 : 0;
            if (name == QLatin1String("tr")) {
                row.clear();
            }
            is_in_cell = name == QLatin1String("td") || name == QLatin1String("th");
            if (is_in_cell) {
                row << QString();
            }
        } else if (reader.isEndElement()) {
            is_in_cell = false;
            if (name == QLatin1String("tr") && !row.isEmpty()) {
                read.rows[row.front()] = row;
            }
        } else if (reader.isCharacters()) {
            read.text += reader.text().toString();
            if (is_in_cell) {
                row.back() += reader.text().toString();
            }
        }
    }
    read.error = reader.errorString();
    return read;
}

QString pdf_text(const QByteArray& pdf) {
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("a.pdf")));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(pdf);
    file.close();
    QProcess reader;
    reader.start(QStringLiteral("pdftotext"),
                 {QStringLiteral("-layout"), file.fileName(), QStringLiteral("-")});
    EXPECT_TRUE(reader.waitForFinished()) << "poppler-utils is not installed";
    return QString::fromUtf8(reader.readAllStandardOutput());
}

/// Returns a text without white space. Readers of PDF files replace the narrow spaces before units, and some
/// name the micro sign as the Greek letter.
QString squeezed(QString text) {
    text.removeIf([](QChar letter) { return letter.isSpace(); });
    return text.replace(QChar(0xB5), QChar(0x3BC));
}

ReportRequest request_of(const std::vector<std::shared_ptr<const Session>>& sessions) {
    ReportRequest request;
    for (const auto& session : sessions) {
        request.runs.push_back({session, place_of_run(*session)});
    }
    return request;
}

std::shared_ptr<const Session> reduction(fixture::Reduction variant, std::uint32_t groups = 6) {
    return session_of(fixture::reduction_recording(variant, 256, groups));
}

Handout made(const ReportRequest& request) {
    auto report = report_of(request);
    EXPECT_TRUE(report.ok());
    return report ? *report : Handout();
}

/// The value of a figure of a run with one launch in `run --json`.
std::optional<double> json_value(const nlohmann::ordered_json& json, const char* key) {
    const auto expression = read_expression(std::string("launches.") + key);
    const auto value =
        expression ? evaluate(*expression, {{"", &json}}) : Result<Evaluation>(expression.error());
    const auto number = value ? value_number(value->value) : std::nullopt;
    return number ? std::optional(static_cast<double>(*number)) : std::nullopt;
}

TEST(ReportHtml, is_well_formed_with_headings_in_order_heads_of_columns_and_described_pictures) {
    const ReadReport read =
        read_report(handout_html(made(request_of({reduction(fixture::Reduction::compacted)}))));
    EXPECT_EQ(read.error, QString());
    ASSERT_FALSE(read.headings.empty());
    EXPECT_EQ(read.headings.front(), 1);
    EXPECT_EQ(std::ranges::count(read.headings, 1), 1);
    for (std::size_t i = 1; i < read.headings.size(); ++i) {
        EXPECT_LE(read.headings[i], read.headings[i - 1] + 1) << "heading " << i;
    }
    EXPECT_GE(read.labels.size(), 2) << "the stage, and the banks with the conflicts";
    for (const QString& label : read.labels) {
        EXPECT_GT(label.size(), 40);
    }
    EXPECT_GE(read.heads, 3 + 7 + 3 + 2);
    EXPECT_FALSE(read.elements.contains(QStringLiteral("script")));
    QStringList ids = read.ids;
    ids.removeDuplicates();
    EXPECT_EQ(ids.size(), read.ids.size());
    for (const char* section : {"Verdict", "Figures", "The most expensive step", "Source", "Findings",
                                "Advice", "Checks", "Hardware model", "How to repeat this report"}) {
        EXPECT_TRUE(read.text.contains(QLatin1String(section))) << section;
    }
    EXPECT_TRUE(read.text.contains(QStringLiteral("No faults were found.")));
    EXPECT_TRUE(read.text.contains(QStringLiteral("bank conflicts")));
    EXPECT_TRUE(read.text.contains(QStringLiteral("lockstep report ")));
}

TEST(ReportHtml, says_that_its_list_of_uses_has_other_shares_than_what_removing_a_cost_saves) {
    const ReadReport read =
        read_report(handout_html(made(request_of({reduction(fixture::Reduction::compacted)}))));
    const qsizetype next = read.text.indexOf(QStringLiteral("Next: without "));
    const qsizetype list =
        read.text.indexOf(QStringLiteral("The list shows how the schedulers use their cycles."));
    const qsizetype row = read.text.indexOf(QStringLiteral("barriers: "));
    EXPECT_GE(next, 0) << read.text.toStdString();
    EXPECT_LT(next, list);
    EXPECT_LT(list, row);
}

TEST(ReportHtml, has_every_figure_of_the_run_with_its_kind) {
    const auto session = reduction(fixture::Reduction::compacted);
    const ReadReport read = read_report(handout_html(made(request_of({session}))));
    const nlohmann::ordered_json json = to_json(*session);
    int compared = 0;
    for (const RunFigure& figure : run_figure_list()) {
        const auto value = figure.of(session->run_figures());
        const QString name = QString::fromUtf8(figure_words(figure.key));
        if (!value) {
            EXPECT_FALSE(read.rows.contains(name)) << figure.key;
            continue;
        }
        ASSERT_TRUE(read.rows.contains(name)) << figure.key;
        const QStringList row = read.rows.at(name);
        EXPECT_EQ(row[1], figure_value(figure, *value)) << figure.key;
        EXPECT_TRUE(QStringList({"counted", "measured", "modelled"}).contains(row[2]))
            << row[2].toStdString();
        const bool is_model = std::string(figure.key).starts_with("model.");
        EXPECT_EQ(row[2] == QLatin1String("modelled"), is_model) << figure.key;
        if (const auto written = json_value(json, figure.key)) {
            EXPECT_EQ(row[1], figure_value(figure, *written)) << figure.key;
            ++compared;
        }
    }
    EXPECT_GT(compared, 5);
}

TEST(ReportHtml, shows_the_source_with_the_counts_of_its_lines) {
    const auto session = reduction(fixture::Reduction::compacted);
    const ReadReport read = read_report(handout_html(made(request_of({session}))));
    for (const auto& line : to_json(*session).at("launches")[0].at("lines")) {
        const QString number = QString::number(line.at("line").get<int>());
        ASSERT_TRUE(read.rows.contains(number)) << number.toStdString();
        QStringList row = read.rows.at(number);
        EXPECT_EQ(row[1].trimmed(), QString::fromStdString(line.at("text").get<std::string>()));
        EXPECT_EQ(row[2].remove(QLatin1Char(',')),
                  QString::number(line.at("warp_steps").get<std::uint64_t>()));
    }
}

TEST(ReportHtml, of_two_launches_has_the_source_of_both) {
    const ReadReport read = read_report(handout_html(made(request_of({two_launches()}))));
    EXPECT_TRUE(read.text.contains(QStringLiteral("Launch 1: ")));
    EXPECT_TRUE(read.text.contains(QStringLiteral("Launch 2: ")));
}

TEST(ReportHtml, shows_findings_with_their_evidence_and_remedy) {
    const auto session = with_finding(FindingKind::race, 552, "reduction/interleaved");
    const ReadReport read = read_report(handout_html(made(request_of({session}))));
    EXPECT_TRUE(read.text.contains(QStringLiteral("Data race"))) << read.text.toStdString();
    EXPECT_TRUE(read.text.contains(QStringLiteral("3 times")));
    EXPECT_FALSE(read.text.contains(QStringLiteral("No faults were found.")));
    const Finding& finding = session->analysis(0).findings.front();
    const FindingText text = gui::finding_text(finding, session->trace(0).range);
    EXPECT_TRUE(read.text.contains(text.remedy));
    EXPECT_TRUE(std::ranges::any_of(read.labels, [&](const QString& label) {
        return label.contains(text.sentence);
    })) << read.labels.join(QLatin1Char('\n')).toStdString();
}

TEST(ReportHtml, of_several_runs_compares_them_and_keeps_its_headings_in_order) {
    const ReadReport read = read_report(handout_html(made(request_of(
        {reduction(fixture::Reduction::interleaved), reduction(fixture::Reduction::sequential)}))));
    EXPECT_EQ(read.error, QString());
    EXPECT_TRUE(read.text.contains(QStringLiteral("Comparison")));
    EXPECT_EQ(read.text.count(QStringLiteral("Verdict")), 2);
    for (std::size_t i = 1; i < read.headings.size(); ++i) {
        EXPECT_LE(read.headings[i], read.headings[i - 1] + 1) << "heading " << i;
    }
}

TEST(ReportHtml, shows_the_step_of_the_place) {
    ReportRequest request = request_of({reduction(fixture::Reduction::compacted)});
    request.place.step = 12;
    request.place.view = "banks";
    const ReadReport read = read_report(handout_html(made(request)));
    EXPECT_TRUE(read.text.contains(QStringLiteral("The chosen step")));
    EXPECT_TRUE(read.text.contains(QStringLiteral("step 12")));
    EXPECT_EQ(read.labels.size(), 1);
    request.place.step = 100000;
    const auto refused = report_of(request);
    ASSERT_FALSE(refused.ok());
    EXPECT_EQ(refused.error().code, ErrorCode::value_not_allowed);
}

TEST(ReportHtml, shows_hostile_names_as_text) {
    const auto session = session_of(test::hostile_recording());
    const Handout report = made(request_of({session}));
    const std::string html = handout_html(report);
    const ReadReport read = read_report(html);
    EXPECT_EQ(read.error, QString());
    for (const char* element : {"script", "a", "iframe", "object", "form", "img"}) {
        EXPECT_FALSE(read.elements.contains(QLatin1String(element))) << element;
    }
    for (const char* hostile : {"\xE2\x80\xAE", "\xE2\x80\xA8", "</script"}) {
        EXPECT_EQ(html.find(hostile), std::string::npos) << hostile;
    }
    EXPECT_FALSE(pdf_text(handout_pdf(report)).isEmpty());
}

TEST(ReportHtml, is_read_by_xmllint) {
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("a.html"));
    ASSERT_TRUE(write_report(request_of({reduction(fixture::Reduction::interleaved)}), file.toStdString()));
    QProcess reader;
    reader.start(QStringLiteral("xmllint"), {QStringLiteral("--noout"), QStringLiteral("--nonet"), file});
    ASSERT_TRUE(reader.waitForFinished()) << "libxml2-utils is not installed";
    EXPECT_EQ(reader.exitCode(), 0) << reader.readAllStandardError().left(2000).toStdString();
}

TEST(ReportPdf, has_the_verdict_the_figures_and_each_row_once) {
    const auto session = reduction(fixture::Reduction::compacted);
    const ReportRequest request = request_of({session});
    const Handout report = made(request);
    const QString text = pdf_text(handout_pdf(report));
    EXPECT_TRUE(squeezed(text).contains(QStringLiteral("bankconflicts")));
    for (const RunFigure& figure : run_figure_list()) {
        if (const auto value = figure.of(session->run_figures())) {
            const QString row = QString::fromUtf8(figure_words(figure.key)) + figure_value(figure, *value);
            EXPECT_TRUE(squeezed(text).contains(squeezed(row))) << row.toStdString();
        }
    }
    EXPECT_EQ(text.count(QStringLiteral("dram_bytes_per_cycle")), 1);
    EXPECT_EQ(text.count(QStringLiteral("launch_overhead_ns")), 1);
    EXPECT_GE(text.count(QLatin1Char('\f')), 3);
}

TEST(ReportFiles, have_equal_bytes_and_leave_nothing_when_cancelled) {
    QTemporaryDir folder;
    const ReportRequest request = request_of({reduction(fixture::Reduction::sequential)});
    const auto bytes = [&](const char* name) {
        EXPECT_TRUE(write_report(request, folder.filePath(name).toStdString()));
        QFile file(folder.filePath(name));
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        return file.readAll();
    };
    EXPECT_EQ(bytes("a.html"), bytes("b.html"));
    EXPECT_EQ(bytes("a.pdf"), bytes("b.pdf"));
    const Status cancelled =
        write_report(request, folder.filePath("c.html").toStdString(), [](const Progress&) { return false; });
    ASSERT_FALSE(cancelled.ok());
    EXPECT_EQ(cancelled.error().code, ErrorCode::cancelled);
    EXPECT_FALSE(QFile::exists(folder.filePath("c.html")));
    EXPECT_EQ(write_report(request, folder.filePath("c.odt").toStdString()).error().code,
              ErrorCode::value_not_allowed);
}

TEST(ReportCommand, writes_a_recording_and_names_it_without_its_folder) {
    QTemporaryDir folder;
    const std::string recording = folder.filePath("a b.lks").toStdString();
    ASSERT_TRUE(write_recording(fixture::reduction_recording(fixture::Reduction::interleaved, 128, 2),
                                recording, Codec::zstd)
                    .ok());
    const std::string file = folder.filePath("out.html").toStdString();
    const auto arguments =
        parse_arguments(report_command(), {recording, "--hw", "warp_width=64", "-o", file});
    ASSERT_TRUE(arguments.ok());
    ASSERT_TRUE(print_report(*arguments).ok());
    QFile written(folder.filePath("out.html"));
    ASSERT_TRUE(written.open(QIODevice::ReadOnly));
    const QString text = read_report(written.readAll().toStdString()).text;
    EXPECT_TRUE(text.contains(QStringLiteral("lockstep report 'a b.lks'"))) << text.right(2000).toStdString();
    EXPECT_TRUE(text.contains(QStringLiteral("warp_width=64")));
    EXPECT_FALSE(text.contains(folder.path()));
}

TEST(ReportCommand, refuses_other_files_and_views_before_it_runs_anything) {
    const auto refused = [](const std::vector<std::string>& given) {
        const auto arguments = parse_arguments(report_command(), given);
        return arguments ? print_report(*arguments).error().code : arguments.error().code;
    };
    EXPECT_EQ(refused({"reduction/interleaved"}), ErrorCode::missing_value);
    EXPECT_EQ(refused({"reduction/interleaved", "-o", "a.png"}), ErrorCode::value_not_allowed);
    EXPECT_EQ(refused({"reduction/interleaved", "--view", "sweep", "-o", "/tmp/a.html"}),
              ErrorCode::value_not_allowed);
}

} // namespace
} // namespace lockstep::gui
