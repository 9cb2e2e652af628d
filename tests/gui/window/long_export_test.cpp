// Tests what the export dialog writes besides pictures: animations, players, reports, traces and tables. Other programs
// read the files, and the command that the dialog shows writes the same bytes.
#include "app/gui/charts/charts_panel.h"
#include "app/gui/exporting/render_line.h"
#include "app/gui/theme/language.h"
#include "app/gui/window/exports/export_contents.h"
#include "app/gui/window/exports/export_dialog.h"
#include "core/trace/trace_file.h"
#include "tests/gui/window/shown_window.h"
#include "tests/support/independent_reader.h"
#include "tests/support/reduction_fixture.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QProcess>
#include <QProcessEnvironment>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolButton>
#include <QTranslator>
#include <map>
#include <set>
#include <tuple>

namespace lockstep::gui {
namespace {

constexpr int export_patience_ms = 60000;

Result<Recording> opened_recorder(const RunSpec& run, const ProgressSink&) {
    return read_recording(run.what);
}

QByteArray read_by(const QString& program, const QStringList& arguments, const QString& input = {}) {
    QProcess process;
    if (!input.isEmpty()) {
        process.setStandardInputFile(input);
    }
    process.start(program, arguments);
    EXPECT_TRUE(process.waitForFinished(export_patience_ms)) << qPrintable(program);
    EXPECT_EQ(process.exitCode(), 0) << qPrintable(program) << process.readAllStandardError().toStdString();
    return process.readAllStandardOutput();
}

/// Returns the contents of a file, or of all files of a folder.
QByteArray all_bytes(const QString& path) {
    QByteArray all;
    const QStringList names =
        QFileInfo(path).isDir() ? QDir(path).entryList(QDir::Files) : QStringList{QString()};
    for (const QString& name : names) {
        QFile file(name.isEmpty() ? path : QDir(path).filePath(name));
        EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << qPrintable(path);
        all += name.toUtf8() + file.readAll();
    }
    return all;
}

/// Returns the number of pictures in an animation.
int counted_frames(const QString& path) {
    return read_by(QStringLiteral("ffprobe"),
                   {QStringLiteral("-v"), QStringLiteral("error"), QStringLiteral("-count_frames"),
                    QStringLiteral("-show_entries"), QStringLiteral("stream=nb_read_frames"),
                    QStringLiteral("-of"), QStringLiteral("csv=p=0"), path})
        .trimmed()
        .toInt();
}

struct LongExports : testing::Test, ShownWindow {
    LongExports() : ShownWindow(opened_recorder) {}
    void SetUp() override {
        use_language(QStringLiteral("en"));
        const Recording recording = fixture::reduction_recording(fixture::Reduction::compacted, 64, 2);
        ASSERT_TRUE(write_recording(recording, file("a.lks").toStdString(), Codec::zstd).ok());
        show({1366, 768});
        window->open_file(file("a.lks"));
        ASSERT_TRUE(QTest::qWaitFor(
            [this] { return workspace.selection().view() != nullptr && !workspace.is_busy(); },
            export_patience_ms));
    }
    void TearDown() override {
        delete QCoreApplication::instance()->findChild<QTranslator*>(QString(), Qt::FindDirectChildrenOnly);
        QLocale::setDefault(before);
    }
    [[nodiscard]] QString file(const char* name) const { return files.filePath(QLatin1String(name)); }
    ExportDialog& opened(Command command) {
        window->actions()[command].trigger();
        auto* dialog = window->findChild<ExportDialog*>();
        EXPECT_NE(dialog, nullptr);
        return *dialog;
    }
    static void press(const ExportDialog& dialog, const char* name) {
        for (QAbstractButton* button : dialog.findChildren<QAbstractButton*>()) {
            if (button->text() == QLatin1String(name)) {
                button->click();
                return;
            }
        }
        ADD_FAILURE() << "no button " << name;
    }
    /// Opens the dialog, chooses a format, and writes it. Closes the dialog.
    QString written(Command command, const char* format) {
        ExportDialog& dialog = opened(command);
        press(dialog, format);
        last_command = dialog.what()->command(dialog.choice());
        QString path = files.filePath(
            file_name_of(*dialog.what(), *export_kind_named(dialog.choice().format)).remove('/'));
        QSignalSpy done(&dialog, &ExportDialog::written);
        dialog.write_long(path);
        EXPECT_TRUE(done.wait(export_patience_ms)) << format << ": " << said(dialog).toStdString();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return path;
    }
    static QString said(const ExportDialog& dialog) {
        QString all;
        for (const QLabel* label : dialog.findChildren<QLabel*>()) {
            all += label->isVisible() ? label->text() + QLatin1Char('\n') : QString();
        }
        return all;
    }
    /// Runs the command of the last export in another folder. Returns what it writes.
    QByteArray by_command() {
        const QTemporaryDir folder;
        QProcess shell;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("PATH"), QCoreApplication::applicationDirPath() + QLatin1Char(':') +
                                                       environment.value(QStringLiteral("PATH")));
        shell.setProcessEnvironment(environment);
        shell.setWorkingDirectory(folder.path());
        shell.start(QStringLiteral("bash"), {QStringLiteral("-c"), last_command});
        EXPECT_TRUE(shell.waitForFinished(export_patience_ms));
        EXPECT_EQ(shell.exitCode(), 0)
            << qPrintable(last_command) << shell.readAllStandardError().toStdString();
        const QStringList names =
            QDir(folder.path()).entryList(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot);
        EXPECT_EQ(names.size(), 1) << qPrintable(last_command);
        return names.isEmpty() ? QByteArray() : all_bytes(folder.filePath(names.front()));
    }
    [[nodiscard]] std::uint32_t steps() { return workspace.selection().view()->tick_count(); }

    const QLocale before;
    QTemporaryDir files;
    QString last_command;
};

TEST_F(LongExports, of_animations_are_read_by_other_programs_and_written_by_their_commands) {
    for (const char* format : {"GIF", "MP4", "WebM"}) {
        const QString path = written(Command::export_animation, format);
        EXPECT_EQ(counted_frames(path), static_cast<int>(steps())) << format;
        EXPECT_EQ(all_bytes(path), by_command()) << qPrintable(last_command);
    }
    const QString webp = written(Command::export_animation, "WebP");
    EXPECT_EQ(QString::fromLatin1(read_by("file", {"-b", webp})).contains("Web/P"), true);
    EXPECT_EQ(all_bytes(webp), by_command());
    const QString folder = written(Command::export_animation, "PNG sequence");
    const QStringList names = QDir(folder).entryList(QDir::Files);
    EXPECT_EQ(names.size(), static_cast<qsizetype>(steps()));
    EXPECT_EQ(counted_frames(QDir(folder).filePath(names.front())), 1);
    EXPECT_EQ(all_bytes(folder), by_command());
}

TEST_F(LongExports, of_animations_have_the_steps_the_speed_and_the_size_that_are_asked_for) {
    ExportDesk& kept = workspace.desk().exporting;
    kept.from = 3;
    kept.to = 7;
    kept.per_second = 4;
    kept.size = {640, 360};
    kept.made_for = QStringLiteral("own");
    kept.has_narration = true;
    const QString path = written(Command::export_animation, "GIF");
    EXPECT_EQ(counted_frames(path), 5);
    EXPECT_EQ(QImage(path).size(), QSize(640, 360));
    const double seconds =
        read_by("ffprobe", {"-v", "error", "-show_entries", "format=duration", "-of", "csv=p=0", path})
            .trimmed()
            .toDouble();
    EXPECT_NEAR(seconds, 5 / 4.0, 0.01);
    EXPECT_EQ(all_bytes(path), by_command()) << qPrintable(last_command);
    EXPECT_TRUE(last_command.contains("--from 3 --to 7 --speed 4")) << qPrintable(last_command);
}

TEST_F(LongExports, of_the_run_are_read_by_other_programs_and_written_by_their_commands) {
    const QString player = written(Command::export_player, "Player (HTML)");
    EXPECT_TRUE(all_bytes(player).startsWith("<!DOCTYPE html>"));
    EXPECT_EQ(all_bytes(player), by_command()) << qPrintable(last_command);
    const QString html = written(Command::export_report, "Report (HTML)");
    EXPECT_NO_THROW(std::ignore = test::elements_of_xml(all_bytes(html).toStdString()));
    EXPECT_EQ(all_bytes(html), by_command()) << qPrintable(last_command);
    const QString pdf = written(Command::export_report, "Report (PDF)");
    EXPECT_TRUE(read_by("pdftotext", {pdf, "-"}).contains("Hardware model"));
    EXPECT_EQ(all_bytes(pdf), by_command()) << qPrintable(last_command);
    const QString trace = written(Command::export_report, "Perfetto trace");
    EXPECT_TRUE(read_by("protoc", {"--decode_raw"}, trace).contains("multiprocessor"));
    EXPECT_EQ(all_bytes(trace), by_command()) << qPrintable(last_command);
    for (const char* table : {"Events (CSV)", "Warp steps (CSV)"}) {
        const QString csv = written(Command::export_report, table);
        const nlohmann::json rows = test::rows_of_csv(all_bytes(csv).toStdString());
        EXPECT_GT(rows.size(), std::size_t{steps()}) << table;
        EXPECT_EQ(all_bytes(csv), by_command()) << qPrintable(last_command);
    }
}

TEST_F(LongExports, in_other_words_are_those_of_their_commands) {
    workspace.desk().exporting.language = QStringLiteral("es");
    workspace.desk().exporting.vocabulary = QStringLiteral("cuda");
    workspace.desk().exporting.has_narration = true;
    workspace.desk().exporting.has_footer = true;
    workspace.desk().exporting.to = 4;
    for (const auto& [command, format] : {std::pair(Command::export_animation, "GIF"),
                                          {Command::export_player, "Player (HTML)"},
                                          {Command::export_report, "Report (HTML)"}}) {
        const QString path = written(command, format);
        EXPECT_EQ(all_bytes(path), by_command()) << qPrintable(last_command);
        EXPECT_TRUE(last_command.contains("--language es --vocabulary cuda")) << qPrintable(last_command);
    }
}

TEST_F(LongExports, that_are_cancelled_leave_nothing_behind) {
    const auto there = [this] {
        return QDir(files.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    };
    const QStringList before = there();
    for (const auto& [command, format, ending] : {std::tuple(Command::export_animation, "GIF", ".gif"),
                                                  {Command::export_animation, "MP4", ".mp4"},
                                                  {Command::export_animation, "PNG sequence", ""},
                                                  {Command::export_player, "Player (HTML)", ".html"},
                                                  {Command::export_report, "Report (PDF)", ".pdf"},
                                                  {Command::export_report, "Perfetto trace", ".pftrace"},
                                                  {Command::export_report, "Events (CSV)", ".csv"}}) {
        ExportDialog& dialog = opened(command);
        press(dialog, format);
        QSignalSpy done(&dialog, &ExportDialog::written);
        dialog.write_long(file("cancelled") + QLatin1String(ending));
        press(dialog, "Cancel");
        EXPECT_TRUE(QTest::qWaitFor(
            [&] { return said(dialog).contains("The export was cancelled. No file was written."); },
            export_patience_ms))
            << format << ": " << said(dialog).toStdString();
        EXPECT_EQ(done.count(), 0) << format;
        EXPECT_TRUE(dialog.isVisible()) << format;
        EXPECT_EQ(there(), before) << format;
        press(dialog, "Cancel");
        EXPECT_FALSE(dialog.isVisible());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

TEST_F(LongExports, that_fail_say_why_in_the_dialog) {
    ExportDialog& dialog = opened(Command::export_animation);
    press(dialog, "GIF");
    dialog.write_long(file("no/such/folder/a.gif"));
    EXPECT_TRUE(QTest::qWaitFor([&] { return said(dialog).contains("no/such/folder"); }, export_patience_ms));
    EXPECT_TRUE(dialog.isVisible());
    dialog.reject();
}

TEST_F(LongExports, say_how_large_the_file_will_be) {
    ExportDialog& dialog = opened(Command::export_animation);
    press(dialog, "GIF");
    const QString frames = QStringLiteral("%1 frame").arg(steps());
    EXPECT_TRUE(QTest::qWaitFor([&] { return said(dialog).contains(frames); }, export_patience_ms))
        << said(dialog).toStdString();
    EXPECT_TRUE(said(dialog).contains("about")) << said(dialog).toStdString();
    dialog.reject();
}

TEST_F(LongExports, offer_only_formats_that_the_machine_can_write_and_say_why) {
    ExportDesk kept;
    kept.format = QStringLiteral("mp4");
    const ExportDialog dialog(export_contents(workspace, window->centre(), *window->findChild<ChartsPanel*>(),
                                              exported_widget(workspace, window->centre().current_view())),
                              kept, Theme(), nullptr, [](const ExportKind& kind) {
                                  return QString::fromLatin1(kind.name) == "mp4"
                                             ? QStringLiteral("no library")
                                             : QString();
                              });
    bool was_seen = false;
    for (const QToolButton* button : dialog.findChildren<QToolButton*>()) {
        if (button->text() == QLatin1String("MP4")) {
            was_seen = true;
            EXPECT_FALSE(button->isEnabled());
            EXPECT_EQ(button->toolTip(), "no library");
        }
    }
    EXPECT_TRUE(was_seen);
    EXPECT_EQ(dialog.choice().format, "png") << "the format that was kept cannot be written";
    const auto labels = dialog.findChildren<QLabel*>();
    EXPECT_TRUE(
        std::ranges::any_of(labels, [](const QLabel* label) { return label->text() == "no library"; }));
}

/// Returns what the dialog would write, as text: each field must change it.
QString export_outcome(const ExportDialog& dialog) {
    return dialog.what()->command(dialog.choice()) + (dialog.has_data() ? " data" : "");
}

/// Changes a field to another value.
void change_field(QWidget& field) {
    if (auto* combo = qobject_cast<QComboBox*>(&field); combo != nullptr) {
        combo->setCurrentIndex(combo->count() - 1 - (combo->currentIndex() == combo->count() - 1 ? 1 : 0));
    } else if (auto* number = qobject_cast<QSpinBox*>(&field); number != nullptr) {
        number->setValue(number->value() == 2 ? 3 : 2);
    } else if (auto* decimal = qobject_cast<QDoubleSpinBox*>(&field); decimal != nullptr) {
        decimal->setValue(decimal->value() + 3);
    } else if (auto* line = qobject_cast<QLineEdit*>(&field); line != nullptr) {
        line->setText(QStringLiteral("other"));
    } else if (auto* check = qobject_cast<QCheckBox*>(&field); check != nullptr) {
        check->toggle();
    }
}

TEST_F(LongExports, show_no_field_that_does_not_change_the_file) {
    std::set<QString> seen;
    for (const Command command : {Command::export_animation, Command::export_report}) {
        const auto kinds =
            kinds_for(command == Command::export_report ? ExportSubject::run : ExportSubject::picture);
        for (const ExportKind* kind : kinds) {
            workspace.desk().exporting = {};
            workspace.desk().exporting.has_title = true;
            workspace.desk().exporting.has_caption = true;
            ExportDialog& dialog = opened(command);
            press(dialog, kind->title);
            for (QLineEdit* line : dialog.findChildren<QLineEdit*>()) {
                if (line->accessibleName() == "Caption") {
                    line->setText(QStringLiteral("a caption"));
                }
            }
            for (QWidget* field : dialog.findChildren<QWidget*>()) {
                const bool is_part = qobject_cast<QLineEdit*>(field) != nullptr &&
                                     qobject_cast<QAbstractSpinBox*>(field->parentWidget()) != nullptr;
                const bool is_field = qobject_cast<QComboBox*>(field) != nullptr ||
                                      qobject_cast<QAbstractSpinBox*>(field) != nullptr ||
                                      qobject_cast<QLineEdit*>(field) != nullptr ||
                                      qobject_cast<QCheckBox*>(field) != nullptr;
                const QString name = field->accessibleName();
                if (!is_field || is_part || !field->isVisibleTo(&dialog) || !field->isEnabled() ||
                    name == "What" || name == "Unit of the size") {
                    continue;
                }
                const QString before = export_outcome(dialog);
                change_field(*field);
                EXPECT_NE(export_outcome(dialog), before)
                    << kind->name << ' ' << qPrintable(name) << ' ' << field->metaObject()->className();
                seen.insert(QString::fromLatin1(kind->name));
            }
            dialog.reject();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
    }
    EXPECT_EQ(seen.size(), 11U) << "a trace and tables have no fields";
}

TEST_F(LongExports, of_a_size_in_pixels_have_this_size) {
    workspace.desk().exporting.made_for = QStringLiteral("column");
    workspace.desk().exporting.in_mm = true;
    workspace.desk().exporting.scale = 4;
    ExportDialog& dialog = opened(Command::export_picture);
    press(dialog, "PNG");
    const auto size_of_file = [&] {
        EXPECT_TRUE(dialog.what()->write(dialog.choice(), file("x.png").toStdString()).ok());
        return QImage(file("x.png")).size();
    };
    const QSizeF column = made_for_row(MadeFor::column).pixels;
    EXPECT_EQ(size_of_file(), pixels_of(column, 4));
    for (QComboBox* box : dialog.findChildren<QComboBox*>()) {
        if (box->findText("px") >= 0) {
            box->setCurrentIndex(box->findText("px"));
        }
    }
    EXPECT_EQ(size_of_file(), pixels_of(column, 1));
    press(dialog, "Screen");
    EXPECT_EQ(size_of_file(), window->centre().current_view().shown().size.toSize());
    dialog.reject();
}

} // namespace
} // namespace lockstep::gui
