#include "app/words/hardware_words.h"

#include <gtest/gtest.h>
#include <set>
#include <string>

namespace lockstep {
namespace {

TEST(HardwareWords, EveryNumberHasALabelOfItsOwnAndASentence) {
    std::set<std::string> labels;
    for (const HardwareNumber& number : hardware_numbers()) {
        const std::string label = number_label(number);
        EXPECT_TRUE(!label.empty() && labels.insert(label).second) << number.name << ": " << label;
        EXPECT_STRNE(number_tip(number), "") << number.name;
        EXPECT_STRNE(number_group_words(number.group), "") << number.name;
        const bool is_plain = number.unit == NumberUnit::count || number.unit == NumberUnit::choice;
        EXPECT_EQ(std::string(number_unit_words(number.unit)).empty(), is_plain) << number.name;
    }
}

TEST(HardwareWords, EveryChoiceHasWords) {
    for (const HardwareNumber& number : hardware_numbers()) {
        for (std::size_t i = 0; i < number.words.size(); ++i) {
            const std::string words = number_value_words(number, number.allowed[i]);
            EXPECT_EQ(words.find('_'), std::string::npos) << words;
            EXPECT_FALSE(words.empty()) << number.name;
        }
    }
}

} // namespace
} // namespace lockstep
