// Tests the vocabularies: which phrases of a text are replaced, and which tables are refused.
#include "app/words/language/vocabulary.h"

#include <gtest/gtest.h>
#include <string>

namespace lockstep {
namespace {

const std::string head = "opencl,cuda,glsl,amd\n";

Vocabulary vocabulary(const std::string& rows, const char* name = "cuda") {
    const auto read = vocabulary_from(head + rows, name);
    EXPECT_TRUE(read) << rows;
    return read.value_or(Vocabulary());
}

const std::string few = "work-item,thread,invocation,work-item\n"
                        "a work-item,a thread,an invocation,a work-item\n"
                        "work-items,threads,invocations,work-items\n"
                        "group,block,workgroup,group\n"
                        "work-group,thread block,workgroup,work-group\n"
                        "local memory,shared memory,shared memory,LDS\n"
                        "NDRange,grid,dispatch,NDRange\n";

TEST(Vocabulary, replaces_the_longest_phrase_first) {
    EXPECT_EQ(vocabulary(few, "glsl").apply("Each work-item asks a work-item of the work-group"),
              "Each invocation asks an invocation of the workgroup");
    EXPECT_EQ(vocabulary(few).apply("work-items per group"), "threads per block");
}

TEST(Vocabulary, keeps_a_capital_at_the_start) {
    EXPECT_EQ(vocabulary(few).apply("Work-group %1. Local memory."), "Thread block %1. Shared memory.");
    EXPECT_EQ(vocabulary(few, "amd").apply("Local memory and local memory"), "LDS and LDS");
    EXPECT_EQ(vocabulary(few).apply("The NDRange"), "The grid");
    EXPECT_EQ(vocabulary("группа,блок,рабочая группа,группа\nécran,bloque,ítem,x\n").apply("Группа Écran"),
              "Блок Bloque");
    EXPECT_EQ(vocabulary("группа,участок,рабочая группа,группа\nécran,ítem,ítem,x\n").apply("Группа Écran"),
              "Участок Ítem");
}

TEST(Vocabulary, replaces_whole_words_only) {
    const Vocabulary cuda = vocabulary(few + "работа,дело,дело,дело\nwarp이,x이,x이,x이\nwarp,x,x,x\n");
    EXPECT_EQ(cuda.apply("sub-group groups grouped regroup group's group-wide (group)"),
              "sub-group groups grouped regroup block's block-wide (block)");
    EXPECT_EQ(cuda.apply("работа работать заработа"), "дело работать заработа");
    EXPECT_EQ(cuda.apply("warp이 warp은 warp"), "x이 warp은 x");
    EXPECT_EQ(cuda.apply("local\nmemory group\n"), "shared memory block\n");
}

TEST(Vocabulary, keeps_code_tags_and_texts_that_name_code) {
    const Vocabulary cuda = vocabulary(few);
    EXPECT_EQ(cuda.apply("a group `get group` group `group"), "a block `get group` block `group");
    EXPECT_EQ(cuda.apply("<b class=\"group\">group</b> 1 < group >"),
              "<b class=\"group\">block</b> 1 < block >");
    for (const char* text : {"group get_local_id", "group CLK_LOCAL_MEM_FENCE", "Use --local for the group",
                             "group -cl-fast-math", "group __local"}) {
        EXPECT_TRUE(names_code(text)) << text;
        EXPECT_EQ(cuda.apply(text), text);
    }
    for (const char* text :
         {"a group - or two", "a -- b", "`get_local_id` asks", "%1_%2", "sub-cl-group", "_"}) {
        EXPECT_FALSE(names_code(text)) << text;
    }
}

TEST(Vocabulary, does_not_replace_words_of_its_own) {
    EXPECT_EQ(vocabulary("local memory,shared memory,x,x\nprivate memory,local memory,x,x\n")
                  .apply("private memory, local memory"),
              "local memory, shared memory");
}

TEST(Vocabulary, keeps_placeholders_in_phrases) {
    EXPECT_EQ(vocabulary("%1 items,%1 threads,%1 invocations,%1 items\n").apply("%1 items, %2 items"),
              "%1 threads, %2 items");
    EXPECT_FALSE(vocabulary_from(head + "%1 items,threads,%1 x,%1 y\n", "cuda"));
    EXPECT_FALSE(vocabulary_from(head + "items,%1 threads,x,y\n", "cuda"));
}

TEST(Vocabulary, of_opencl_changes_nothing) {
    EXPECT_TRUE(vocabulary(few, "opencl").empty());
    EXPECT_EQ(Vocabulary().apply("a work-item"), "a work-item");
    EXPECT_TRUE(vocabulary_for("en", "opencl").empty());
    EXPECT_TRUE(vocabulary_for("en", "metal").empty());
    EXPECT_TRUE(vocabulary_for("../en", "cuda").empty());
}

TEST(VocabularyTable, may_quote_cells) {
    EXPECT_EQ(vocabulary("\"group, work-item\",\"a \"\"b\"\", c\",x,x\n").apply("group, work-item"),
              "a \"b\", c");
}

TEST(VocabularyTable, may_have_line_breaks_in_phrases) {
    const Vocabulary table =
        vocabulary("warp\\nsteps,x,\\nsteps,x\nWarp\\nsteps,x,Subgroup\\nsteps,x\n", "glsl");
    EXPECT_EQ(table.apply("warp\nsteps, Warp\nsteps, warp steps"), "\nsteps, Subgroup\nsteps, warp steps");
}

TEST(VocabularyTable, is_refused_if_it_is_damaged) {
    const std::string large = std::string(most_vocabulary_bytes, 'x');
    for (const std::string& table :
         {std::string(), std::string("group,block,workgroup,group\n"), head + "group,block,workgroup\n",
          head + "group,block,workgroup,group,group\n", head + "group,,workgroup,group\n", head + "\n",
          head + "grp,block,x,x\n", head + "group,block,x,x\ngroup,block,x,x\n", head + "group,`block`,x,x\n",
          head + "group,<b>,x,x\n", head + " group,block,x,x\n", head + "group,block\xff,x,x\n",
          head + "group,block,x,x\r\n",
          head + "group,block,x," + std::string(longest_vocabulary_term + 1, 'y') + "\n",
          head + "group,\"block,x,x\n", head + large}) {
        EXPECT_FALSE(vocabulary_from(table, "cuda")) << table.substr(0, 80);
    }
    EXPECT_FALSE(vocabulary_from(head + few, "metal"));
}

TEST(VocabularyTable, is_refused_if_it_has_too_many_rows) {
    std::string rows;
    for (std::size_t i = 0; i < most_vocabulary_rows; ++i) {
        rows += "word" + std::to_string(i) + ",a,b,c\n";
    }
    EXPECT_TRUE(vocabulary_from(head + rows, "cuda"));
    EXPECT_FALSE(vocabulary_from(head + rows + "group,a,b,c\n", "cuda"));
}

} // namespace
} // namespace lockstep
