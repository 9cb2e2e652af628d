#include "app/worker/remote/frames.h"

#include <gtest/gtest.h>
#include <random>
#include <string>
#include <vector>

namespace lockstep {
namespace {

std::vector<Frame> read_in_pieces(const std::string& bytes, std::size_t piece, bool& is_broken) {
    FrameReader reader;
    std::vector<Frame> frames;
    for (std::size_t at = 0; at < bytes.size(); at += piece) {
        reader.add(std::string_view(bytes).substr(at, piece));
        while (auto frame = reader.next()) {
            frames.push_back(std::move(*frame));
        }
    }
    is_broken = reader.is_broken();
    return frames;
}

std::string random_bytes(std::size_t size, unsigned kinds) {
    std::mt19937 random(static_cast<unsigned>(size)); // NOLINT(cert-msc51-cpp)
    std::string bytes(size, '\0');
    for (char& byte : bytes) {
        byte = static_cast<char>(random() % kinds);
    }
    return bytes;
}

TEST(Frames, ArriveInPiecesOfAnySize) {
    const std::vector<std::string> contents{"", "a line", random_bytes(5000, 256), random_bytes(100000, 3)};
    std::string bytes;
    for (const std::string& content : contents) {
        bytes += frame_of(FrameKind::stream, content);
    }
    for (const std::size_t piece :
         {std::size_t{1}, std::size_t{7}, std::size_t{4096}, std::size_t{1} << 20}) {
        bool is_broken = false;
        const auto frames = read_in_pieces(bytes, piece, is_broken);
        EXPECT_FALSE(is_broken);
        ASSERT_EQ(frames.size(), contents.size());
        for (std::size_t i = 0; i < frames.size(); ++i) {
            EXPECT_EQ(frames[i].kind, FrameKind::stream);
            EXPECT_EQ(frames[i].bytes, contents[i]);
        }
    }
}

TEST(Frames, AreCompressedIfThatIsShorter) {
    EXPECT_LT(frame_of(FrameKind::part, std::string(most_data_bytes, 'x')).size(), 1000U);
    const std::string noise = random_bytes(10000, 256);
    EXPECT_EQ(frame_of(FrameKind::part, noise).size(), noise.size() + 12);
}

TEST(Frames, OfOtherBytesAreNotReadAndNeedNoMemory) {
    const std::string good = frame_of(FrameKind::stream, std::string(1000, 'x'));
    const auto with = [&](std::size_t at, char byte) {
        std::string bytes = good;
        bytes[at] = byte;
        return bytes;
    };
    for (const std::string& bytes : {std::string("Segmentation fault\n"), with(0, 'q'), with(1, 2),
                                     with(1, 0), with(7, 0x7F), with(11, 0x7F), with(8, 0), with(14, 'y')}) {
        bool is_broken = false;
        EXPECT_TRUE(read_in_pieces(bytes, 100, is_broken).empty());
        EXPECT_TRUE(is_broken);
    }
}

TEST(Frames, OfRandomBytesNeverCrash) {
    std::mt19937 random(7); // NOLINT(cert-msc51-cpp)
    const std::string good =
        frame_of(FrameKind::line, random_bytes(3000, 4)) + frame_of(FrameKind::alive, "");
    for (int time = 0; time < 20000; ++time) {
        std::string bytes = good;
        for (int change = 0; change < 3; ++change) {
            bytes[random() % bytes.size()] = static_cast<char>(random());
        }
        bool is_broken = false;
        for (const Frame& frame : read_in_pieces(bytes, 512, is_broken)) {
            EXPECT_LE(frame.bytes.size(), most_line_bytes);
        }
    }
}

} // namespace
} // namespace lockstep
