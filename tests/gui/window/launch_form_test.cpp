// Tests the user's own kernel in the window: its launch is changed, its source edited, and both are saved.
#include "tests/gui/window/own_kernel.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QMenu>
#include <QTest>
#include <Qsci/qsciscintilla.h>

namespace lockstep::gui {
namespace {

TEST_F(WindowOfOwnKernel, shows_its_form_and_its_source) {
    open();
    EXPECT_TRUE(form().has_form());
    EXPECT_TRUE(form().isVisibleTo(window_.get()));
    EXPECT_TRUE(source().is_editable());
    EXPECT_EQ(source().text(), QString::fromLatin1(program));
    EXPECT_TRUE(runs_[0].launch_text.empty()) << "as it is guessed";
    EXPECT_FALSE(runs_[0].program_text);
}

TEST_F(WindowOfOwnKernel, a_changed_launch_is_run_and_kept_beside_it) {
    open();
    type_size("2048");
    run();
    EXPECT_NE(runs_[1].launch_text.find("2048 1 1"), std::string::npos) << runs_[1].launch_text;
    ASSERT_TRUE(QTest::qWaitFor([this] { return read("k.sim").contains("2048 1 1"); }, 5000));
    type_size("4096");
    run();
    ASSERT_TRUE(QTest::qWaitFor([this] { return read("k.sim").contains("4096 1 1"); }, 5000));
}

TEST_F(WindowOfOwnKernel, a_guess_that_grew_has_its_new_sizes_in_the_form) {
    about_ = {{"launch file", "guessed"},
              {"global", "512"},
              {"local", "64"},
              {"sizes halved", "1"},
              {"sizes grown", "o=65536"}};
    open();
    EXPECT_EQ(form().launch().range.global[0], 512U);
    EXPECT_EQ(form().launch().arguments[0].size, 65536U);
    EXPECT_FALSE(form().is_changed());
    run();
    EXPECT_TRUE(runs_[1].launch_text.empty()) << "it is still a guess";
}

TEST_F(WindowOfOwnKernel, a_changed_argument_is_marked_until_it_is_run) {
    open();
    const auto marks = [this] {
        QStringList texts;
        for (const QLabel* label : form().findChildren<QLabel*>()) {
            if (label->isVisibleTo(&form())) {
                texts << label->text();
            }
        }
        return texts.join(QLatin1Char('|'));
    };
    EXPECT_FALSE(marks().contains("not run yet")) << qPrintable(marks());
    const QString before = QString::number(form().launch().range.global[0]);
    type_size("2048");
    form().take_typed();
    EXPECT_TRUE(marks().contains("not run yet · the views show " + before)) << qPrintable(marks());
    run();
    EXPECT_FALSE(marks().contains("not run yet")) << qPrintable(marks());
    const std::size_t runs = runs_.size();
    type_size("20y8");
    window_->actions()[Command::run].trigger();
    EXPECT_TRUE(marks().contains("\"20y8\" is not a valid size")) << qPrintable(marks());
    EXPECT_EQ(runs_.size(), runs) << "it is not run with something else";
}

TEST_F(WindowOfOwnKernel, a_launch_file_of_somebody_else_is_left_alone) {
    write("k.sim", "k.cl\nk\n64 1 1\n64 1 1\n<size=256 fill=0>\n");
    open();
    type_size("2048");
    run();
    QTest::qWait(200);
    EXPECT_TRUE(read("k.sim").contains("64 1 1"));
    EXPECT_FALSE(read("k.sim").contains("2048"));
}

TEST_F(WindowOfOwnKernel, its_launch_is_saved_where_somebody_says) {
    open();
    type_size("2048");
    ASSERT_TRUE(QDir(folder_.path()).mkdir(QStringLiteral("there")));
    window_->actions()[Command::save_launch].trigger();
    auto* dialog = window_->findChild<QFileDialog*>();
    ASSERT_NE(dialog, nullptr);
    emit dialog->fileSelected(folder_.filePath(QStringLiteral("there/mine.sim")));
    dialog->close();
    ASSERT_TRUE(QTest::qWaitFor([this] { return !read("there/mine.sim").isEmpty(); }, 5000));
    const Result<SimFile> saved = sim_from(read("there/mine.sim").toStdString(), "mine.sim");
    ASSERT_TRUE(saved.ok());
    EXPECT_EQ(saved->range.global[0], 2048U);
    EXPECT_EQ(saved->program, "../k.cl");
    EXPECT_EQ(saved->arguments[0].size, form().launch().arguments[0].size);
    EXPECT_FALSE(QFile::exists(folder_.filePath(QStringLiteral("k.sim")))) << "that is for the next run";
}

TEST_F(WindowOfOwnKernel, without_one_there_is_no_launch_to_save) {
    window_->actions()[Command::save_launch].trigger();
    EXPECT_EQ(window_->findChild<QFileDialog*>(), nullptr);
}

TEST_F(WindowOfOwnKernel, is_edited_and_run_without_being_saved) {
    open();
    edit(QStringLiteral("// mine\n") + QString::fromLatin1(program));
    EXPECT_TRUE(window_->actions()[Command::save_program].isEnabled());
    run();
    EXPECT_EQ(runs_[1].program_text, "// mine\n" + std::string(program));
    EXPECT_EQ(read("k.cl"), program);
    window_->actions()[Command::save_program].trigger();
    ASSERT_TRUE(QTest::qWaitFor([this] { return read("k.cl").startsWith("// mine"); }, 5000));
    EXPECT_FALSE(window_->actions()[Command::save_program].isEnabled());
    run();
    EXPECT_FALSE(runs_[2].program_text) << "as its file has it";
}

TEST_F(WindowOfOwnKernel, is_edited_in_the_title_as_long_as_it_can_be_saved) {
    open();
    const auto is_edited = [this] { return window_->windowTitle().contains(QLatin1String("(edited)")); };
    EXPECT_FALSE(is_edited()) << qPrintable(window_->windowTitle());
    edit(QStringLiteral("// mine\n") + QString::fromLatin1(program));
    EXPECT_TRUE(is_edited());
    run();
    EXPECT_TRUE(is_edited()) << "it was run, but not saved";
    edit(QString::fromLatin1(program));
    EXPECT_FALSE(window_->actions()[Command::save_program].isEnabled());
    EXPECT_TRUE(window_->windowTitle().contains(QLatin1String("(not run)")))
        << qPrintable(window_->windowTitle());
    edit(QStringLiteral("// mine\n") + QString::fromLatin1(program));
    window_->actions()[Command::save_program].trigger();
    EXPECT_TRUE(QTest::qWaitFor([&] { return !is_edited(); }, 5000));
}

TEST_F(WindowOfOwnKernel, undoes_and_redoes_edits_with_all_keys_and_from_the_menu) {
    window_->show();
    open();
    QsciScintilla& editor = source().editor();
    window_->activateWindow();
    editor.setFocus();
    ASSERT_TRUE(QTest::qWaitFor([&] { return editor.hasFocus(); }, 5000));
    const QAction& undo = window_->actions()[Command::undo];
    const QAction& redo = window_->actions()[Command::redo];
    const QString before = editor.text();
    QTest::keyClick(&editor, Qt::Key_X);
    const QString typed = editor.text();
    ASSERT_NE(typed, before);
    for (const auto& [key, modifiers] : {std::pair(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier),
                                         std::pair(Qt::Key_Y, Qt::KeyboardModifiers(Qt::ControlModifier))}) {
        EXPECT_TRUE(undo.isEnabled());
        QTest::keyClick(&editor, Qt::Key_Z, Qt::ControlModifier);
        EXPECT_EQ(editor.text(), before);
        EXPECT_TRUE(redo.isEnabled());
        QTest::keyClick(&editor, key, modifiers);
        EXPECT_EQ(editor.text(), typed);
    }
    window_->actions()[Command::undo].trigger();
    EXPECT_EQ(editor.text(), before);
    window_->actions()[Command::redo].trigger();
    EXPECT_EQ(editor.text(), typed);
    EXPECT_TRUE(redo.shortcuts().contains(QKeySequence(Qt::CTRL | Qt::Key_Y)));
}

TEST_F(WindowOfOwnKernel, has_the_menu_of_the_editor_which_does_not_run_to_a_line_of_an_edited_source) {
    window_->show();
    open();
    const auto opened = [this] {
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {5, 5}, source().mapToGlobal(QPoint(5, 5)));
        QApplication::sendEvent(&source(), &event);
        return qobject_cast<QMenu*>(QApplication::activePopupWidget());
    };
    const auto close = [](QMenu* menu) {
        menu->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    };
    QMenu* menu = opened();
    ASSERT_NE(menu, nullptr);
    EXPECT_TRUE(menu->actions().value(0)->text().startsWith("Run to line"));
    EXPECT_GT(menu->actions().size(), 5) << "undo, cut, paste";
    close(menu);
    edit(QStringLiteral("// mine\n") + QString::fromLatin1(program));
    menu = opened();
    ASSERT_NE(menu, nullptr);
    EXPECT_TRUE(menu->actions().value(0)->text().endsWith("(the source has changed since the last run)"));
    EXPECT_FALSE(menu->actions().value(0)->isEnabled());
    close(menu);
}

TEST_F(WindowOfOwnKernel, what_does_not_compile_stands_at_its_line_while_typing) {
    open();
    edit(QStringLiteral("__kernel void k(__global int* o) {\n    error;\n}\n"));
    ASSERT_TRUE(QTest::qWaitFor([this] { return source().problems().size() == 1; }, 5000));
    EXPECT_EQ(source().problems()[0].line, 2U);
    EXPECT_EQ(source().problems()[0].message, "use of undeclared identifier 'error'");
    edit(QString::fromLatin1(program));
    ASSERT_TRUE(QTest::qWaitFor([this] { return source().problems().empty(); }, 5000));
    EXPECT_TRUE(window_->message().isEmpty()) << "it is said at the line, not above the views";
}

TEST_F(WindowOfOwnKernel, a_second_kernel_that_is_typed_asks_nothing) {
    open();
    const auto two = [this](const RunSpec& run, const ProgressSink&) -> Result<LaunchForm> {
        if (run.kernel.empty()) {
            return Error{.code = ErrorCode::which_kernel, .arguments = {run.what, "k, other"}};
        }
        return described(run);
    };
    workspace_->set_describer(two);
    edit(QString::fromLatin1(program) + QStringLiteral("__kernel void other() {}\n"));
    ASSERT_TRUE(QTest::qWaitFor([this] { return workspace_->launches().is_running(); }, 5000));
    ASSERT_TRUE(QTest::qWaitFor([this] { return !workspace_->launches().is_running(); }, 5000));
    EXPECT_EQ(window_->findChild<QInputDialog*>(), nullptr);
    run();
    EXPECT_EQ(runs_.back().kernel, "k");
}

TEST_F(WindowOfOwnKernel, that_is_renamed_while_typing_is_found_again) {
    open();
    const auto renamed = [this](const RunSpec& run, const ProgressSink&) -> Result<LaunchForm> {
        if (run.kernel == "k") {
            return Error{.code = ErrorCode::kernel_not_found, .arguments = {"k", "fresh"}};
        }
        Result<LaunchForm> form = described(run);
        form->kernel.name = "fresh";
        form->kernels = {"fresh"};
        form->guess.kernel = "fresh";
        return form;
    };
    workspace_->set_describer(renamed);
    edit(QStringLiteral("__kernel void fresh(__global int* o) {}\n"));
    ASSERT_TRUE(QTest::qWaitFor([this] { return form().form().kernel.name == "fresh"; }, 5000));
    run();
    EXPECT_EQ(runs_.back().kernel, "fresh");
}

TEST_F(WindowOfOwnKernel, that_is_read_without_end_can_be_cancelled) {
    workspace_->set_describer([](const RunSpec&, const ProgressSink& progress) -> Result<LaunchForm> {
        while (progress({Stage::instrument, 0, 0})) {
            QThread::msleep(5);
        }
        return Error{.code = ErrorCode::cancelled};
    });
    window_->open_file(folder_.filePath(QStringLiteral("k.cl")));
    ASSERT_TRUE(window_->actions()[Command::cancel].isEnabled());
    window_->actions()[Command::cancel].trigger();
    ASSERT_TRUE(QTest::qWaitFor([this] { return !workspace_->is_busy(); }, 1000));
    EXPECT_FALSE(window_->actions()[Command::cancel].isEnabled());
    EXPECT_TRUE(runs_.empty());
}

TEST_F(WindowOfOwnKernel, that_does_not_compile_can_be_mended_here) {
    write("k.cl", "__kernel void k(__global int* o) {\n    error;\n}\n");
    const auto broken = [this](const RunSpec& run, const ProgressSink&) {
        RunSpec read_from_file = run;
        read_from_file.program_text = run.program_text.value_or(read("k.cl").toStdString());
        return described(read_from_file);
    };
    workspace_->set_describer(broken);
    window_->open_file(folder_.filePath(QStringLiteral("k.cl")));
    ASSERT_TRUE(QTest::qWaitFor([this] { return source().problems().size() == 1; }, 5000));
    EXPECT_TRUE(source().is_editable());
    EXPECT_FALSE(window_->message().isEmpty());
    edit(QString::fromLatin1(program));
    ASSERT_TRUE(QTest::qWaitFor([this] { return form().has_form(); }, 5000));
    run();
    EXPECT_EQ(runs_.back().program_text, program);
}

TEST_F(WindowOfOwnKernel, edits_wait_while_something_else_is_shown) {
    open();
    edit(QStringLiteral("// mine\n") + QString::fromLatin1(program));
    window_->run_experiment(QStringLiteral("reduction/compacted"));
    wait_for_runs(2);
    EXPECT_FALSE(source().is_editable());
    EXPECT_FALSE(form().isVisibleTo(window_.get()));
    window_->open_file(folder_.filePath(QStringLiteral("k.cl")));
    wait_for_runs(3);
    EXPECT_TRUE(source().text().startsWith(QStringLiteral("// mine")));
    EXPECT_EQ(runs_[2].program_text, "// mine\n" + std::string(program));
    EXPECT_TRUE(window_->actions()[Command::save_program].isEnabled());
}

} // namespace
} // namespace lockstep::gui
