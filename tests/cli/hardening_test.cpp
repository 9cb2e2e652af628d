// Tests hardening by the linker and the compiler: a bug in our programs must end them, so that nobody can
// exploit it.
#include "core/base/data_dir.h"

#include <algorithm>
#include <cstdint>
#include <elf.h>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <span>
#include <string>
#include <vector>

namespace lockstep {
namespace {

/// Reads the dynamic section of a 64-bit ELF file.
class Elf {
public:
    explicit Elf(const std::filesystem::path& path) {
        std::ifstream file(path, std::ios::binary);
        bytes_.assign(std::istreambuf_iterator<char>(file), {});
    }
    [[nodiscard]] std::uint16_t type() const { return header().e_type; }
    [[nodiscard]] bool has_segment(std::uint32_t type) const {
        const auto segments = table<Elf64_Phdr>(header().e_phoff, header().e_phnum);
        return std::ranges::any_of(segments, [&](const Elf64_Phdr& one) { return one.p_type == type; });
    }
    /// Returns the value of an entry of the dynamic section; 0 if there is none.
    [[nodiscard]] std::uint64_t dynamic(std::int64_t tag) const {
        const auto entries = section<Elf64_Dyn>(SHT_DYNAMIC);
        const auto found = std::ranges::find(entries, tag, &Elf64_Dyn::d_tag);
        return found == entries.end() ? 0 : found->d_un.d_val;
    }
    [[nodiscard]] bool imports(const std::string& name) const {
        const auto sections = table<Elf64_Shdr>(header().e_shoff, header().e_shnum);
        const auto symbols = std::ranges::find(sections, SHT_DYNSYM, &Elf64_Shdr::sh_type);
        const std::uint64_t names = sections[symbols->sh_link].sh_offset;
        return std::ranges::any_of(section<Elf64_Sym>(SHT_DYNSYM), [&](const Elf64_Sym& symbol) {
            return name == &bytes_[names + symbol.st_name];
        });
    }

private:
    [[nodiscard]] const Elf64_Ehdr& header() const { return table<Elf64_Ehdr>(0, 1).front(); }
    template <class T>
    [[nodiscard]] std::span<const T> table(std::uint64_t offset, std::uint64_t count) const {
        return {reinterpret_cast<const T*>(bytes_.data() + offset), count};
    }
    template <class T>
    [[nodiscard]] std::span<const T> section(std::uint32_t type) const {
        const auto sections = table<Elf64_Shdr>(header().e_shoff, header().e_shnum);
        const auto found = std::ranges::find(sections, type, &Elf64_Shdr::sh_type);
        return table<T>(found->sh_offset, found->sh_size / sizeof(T));
    }

    std::vector<char> bytes_;
};

class Hardening : public testing::TestWithParam<const char*> {
protected:
    Elf program_{program_dir() / GetParam()};
};

TEST_P(Hardening, AddressesDifferFromRunToRun) {
    EXPECT_EQ(program_.type(), ET_DYN);
    EXPECT_TRUE(program_.dynamic(DT_FLAGS_1) & DF_1_PIE);
}

TEST_P(Hardening, TheTableOfImportsIsFilledAtTheStartAndThenReadOnly) {
    EXPECT_TRUE(program_.has_segment(PT_GNU_RELRO));
    EXPECT_TRUE(program_.dynamic(DT_FLAGS_1) & DF_1_NOW);
}

TEST_P(Hardening, AnOverrunStackEndsTheProgram) {
    EXPECT_TRUE(program_.imports("__stack_chk_fail"));
}

INSTANTIATE_TEST_SUITE_P(Programs, Hardening,
                         testing::Values("lockstep-cli", "lockstep-worker", "lockstep-instrument"),
                         [](const auto& program) {
                             std::string name = program.param;
                             std::ranges::replace(name, '-', '_');
                             return name;
                         });

} // namespace
} // namespace lockstep
