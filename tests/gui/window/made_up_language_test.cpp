// Tests that in a made-up language no English is left on the screen except names: of code, files, presets and
// devices.
#include "app/gui/panels/findings/advice_text.h"
#include "app/gui/panels/findings/finding_text.h"
#include "app/gui/panels/forms/hardware_words.h"
#include "app/gui/panels/message_area.h"
#include "app/gui/scenes/pictures.h"
#include "app/gui/theme/language.h"
#include "app/gui/window/main_window.h"
#include "app/words/errors/error_words.h"
#include "core/base/data_dir.h"
#include "core/experiments/catalogue.h"
#include "core/hardware/numbers.h"
#include "core/hardware/presets.h"
#include "tests/gui/made_up_language.h"
#include "tests/gui/run_sessions.h"
#include "tests/gui/scene_world.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QCoreApplication>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTreeWidget>
#include <cstdlib>
#include <filesystem>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <set>

namespace lockstep::gui {
namespace {

namespace fs = std::filesystem;

/// Words that stay the same in every language.
const std::set<QString> kept = {
    "Lockstep", "OpenCL",      "CPU",       "GPU",        "PNG",   "SVG",  "PDF", "CSV", // names
    "Ctrl",     "Alt",         "Shift",     "Esc",        "Space", "Home", "End",        // keys
    "English",  "Interleaved", "Compacted", "Sequential",                                // titles
};

/// Returns Latin words of three or more letters that do not occur in `names`.
QStringList english_in(QString text, const QString& names) {
    static const QRegularExpression tag(QStringLiteral("<[^>]*>|&[a-z]+;"));
    static const QRegularExpression word(QStringLiteral("[A-Za-z_][A-Za-z_0-9]{2,}"));
    QStringList left;
    for (auto it = word.globalMatch(text.remove(tag)); it.hasNext();) {
        const QString each = it.next().captured();
        if (!kept.contains(each) && !names.contains(each)) {
            left << each;
        }
    }
    return left;
}

void expect_no_english(const QString& text, const QString& names, const std::string& where) {
    const QStringList left = english_in(text, names);
    EXPECT_TRUE(left.isEmpty()) << where << ": \"" << qPrintable(text) << "\" has "
                                << qPrintable(left.join(QStringLiteral(", ")));
}

class InAMadeUpLanguage : public testing::Test {
protected:
    void SetUp() override { QCoreApplication::installTranslator(&language_); }
    void TearDown() override { QCoreApplication::removeTranslator(&language_); }

    /// Returns names that come from a run: its code, kernels, files, objects and device.
    static QString names_of(const Session& session) {
        QStringList names{QString::fromStdString(session.recording().what)};
        for (std::size_t launch = 0; launch < session.launch_count(); ++launch) {
            const Trace& trace = session.trace(launch);
            names << QString::fromStdString(trace.device.name + " " + trace.device.driver);
            names << QString::fromStdString(trace.program.kernel);
            for (const SiteInfo& site : trace.program.sites) {
                names << QString::fromStdString(site.text);
            }
            for (const std::string& text : trace.program.texts) {
                names << QString::fromStdString(text);
            }
            for (const std::string& file : trace.program.files) {
                names << QString::fromStdString(file);
            }
        }
        return names.join(QLatin1Char(' '));
    }

private:
    MadeUpLanguage language_;
};

TEST_F(InAMadeUpLanguage, every_error_has_its_sentence) {
    for (const char* name : {"group_too_large", "cannot_instrument", "worker_answer_wrong", "out_of_memory",
                             "worker_died", "recording_damaged", "value_not_allowed"}) {
        const std::string reason = std::string(name) == "cannot_instrument" ? "recursion" : "none";
        const QString text = error_text({.code = *error_named(name), .arguments = {reason, "2", "3"}});
        expect_no_english(text, "none", name);
    }
}

TEST_F(InAMadeUpLanguage, advice_and_findings_are_translated) {
    const SceneWorld world(fixture::Reduction::interleaved, 6);
    for (std::size_t kind = 0; kind < 20; ++kind) {
        const Advice advice{.kind = static_cast<AdviceKind>(kind), .numbers = {1, 2, 3, 4, 5, 6, 7}};
        const AdviceText text = advice_text(*world.session, 0, advice);
        // Text quoted as code is not translated.
        const QString code = "__attribute__ reqd_work_group_size fast relaxed math";
        expect_no_english(text.sentence + text.place + text.go, code, std::to_string(kind));
    }
    const auto session = with_finding(FindingKind::race, 552, "reduction/interleaved");
    const FindingText text = finding_text(session->analysis(0).findings[0], session->trace(0).range);
    for (const QString& part :
         {text.title, text.severity, text.sentence, text.lines, text.work_items, text.count, text.remedy}) {
        expect_no_english(part, names_of(*session), "finding");
    }
}

TEST_F(InAMadeUpLanguage, every_view_is_translated) {
    const SceneWorld world(fixture::Reduction::compacted, 6);
    const QString names = names_of(*world.session) + " educational";
    for (const Picture* row : pictures()) {
        const Scene scene = whole_scene(*row, world.view, world.cursor, {1184, 560}, {});
        expect_no_english(scene.title + " " + scene.description, names, row->name);
        for (const Shape& shape : scene.shapes) {
            if (const auto* label = std::get_if<Label>(&shape)) {
                expect_no_english(label->text, names, row->name);
            }
        }
    }
}

/// Returns all texts of a widget and its children.
QStringList texts_of(const QWidget& window) {
    QStringList texts;
    for (const QLabel* label : window.findChildren<QLabel*>()) {
        texts << label->text() << label->toolTip();
    }
    for (const QAbstractButton* button : window.findChildren<QAbstractButton*>()) {
        texts << button->text() << button->toolTip();
    }
    for (const QComboBox* box : window.findChildren<QComboBox*>()) {
        for (int i = 0; i < box->count(); ++i) {
            texts << box->itemText(i);
        }
    }
    for (const QTabWidget* tabs : window.findChildren<QTabWidget*>()) {
        for (int i = 0; i < tabs->count(); ++i) {
            texts << tabs->tabText(i);
        }
    }
    for (const QDockWidget* dock : window.findChildren<QDockWidget*>()) {
        texts << dock->windowTitle();
    }
    for (const QMenu* menu : window.findChildren<QMenu*>()) {
        for (const QAction* action : menu->actions()) {
            texts << action->text();
        }
    }
    for (const QTreeWidget* tree : window.findChildren<QTreeWidget*>()) {
        for (QTreeWidgetItemIterator it(const_cast<QTreeWidget*>(tree)); *it != nullptr; ++it) {
            texts << (*it)->text(0) << (*it)->toolTip(0);
        }
    }
    return texts;
}

/// Makes the catalogue of the made-up language, in a separate data folder.
class MadeUpCatalogue {
public:
    MadeUpCatalogue() {
        const fs::path source = data_dir();
        const fs::path data = folder_.path().toStdString();
        fs::create_directories(data / "resources/catalogue/en");
        for (const char* part : {"kernels", "resources/hardware", "resources/images"}) {
            fs::create_directory_symlink(source / part, data / part);
        }
        for (const auto& entry : fs::directory_iterator(source / "resources/catalogue/en")) {
            auto json = nlohmann::ordered_json::parse(read_text_file(entry.path()).value());
            for (auto& experiment : json) {
                for (auto& text : experiment) {
                    text = MadeUpLanguage::made_up(QString::fromStdString(text)).toStdString();
                }
            }
            EXPECT_TRUE(
                write_text_file(data / "resources/catalogue/en" / entry.path().filename(), json.dump()).ok());
        }
        setenv("LOCKSTEP_DATA", data.c_str(), 1);
    }
    ~MadeUpCatalogue() { unsetenv("LOCKSTEP_DATA"); }
    MadeUpCatalogue(const MadeUpCatalogue&) = delete;
    MadeUpCatalogue& operator=(const MadeUpCatalogue&) = delete;

private:
    QTemporaryDir folder_;
};

TEST_F(InAMadeUpLanguage, the_window_is_translated_with_its_catalogue_and_its_settings) {
    const MadeUpCatalogue catalogue_in_it;
    const QTemporaryDir folder;
    Settings settings{folder.filePath("settings.ini")};
    const auto session = two_launches();
    Workspace workspace([](const RunSpec&, const ProgressSink&) -> Result<Recording> {
        return Error{.code = ErrorCode::cancelled};
    });
    MainWindow window(workspace, settings);
    window.show();
    window.show_session(session);
    QCoreApplication::processEvents();
    QString names = names_of(*session);
    for (const QString& code : languages()) {
        names += QLatin1Char(' ') + language_title(code);
    }
    for (const Experiment& experiment : catalogue()) {
        names += QString::fromStdString(" " + experiment.id);
        // Parameters are written as on the command line.
        for (const ParameterInfo& parameter : experiment.parameters) {
            names += QString::fromStdString(" " + parameter.name + " " + allowed_values(parameter) + " " +
                                            parameter.default_value);
        }
    }
    for (const std::string& preset : hardware_preset_names(hardware_folder())) {
        names += QString::fromStdString(" " + preset);
    }
    for (const HardwareNumber& number :
         hardware_numbers()) { // the source of a default, a text of core that is not translated
        names += QString::fromStdString(" " + number.source);
    }
    const QStringList texts = texts_of(window);
    EXPECT_GT(texts.size(), 300);
    for (const QString& text : texts) {
        expect_no_english(text, names, "window");
    }
}

} // namespace
} // namespace lockstep::gui
