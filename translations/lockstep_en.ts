<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>Account</name>
    <message numerus="yes">
        <source>Next: without %1, the launch would take %2 fewer cycles (%3 less time).</source>
        <translation>
            <numerusform>Next: without %1, the launch would take %2 fewer cycle (%3 less time).</numerusform>
            <numerusform>Next: without %1, the launch would take %2 fewer cycles (%3 less time).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: without %1 (mainly at %4), the launch would take %2 fewer cycles (%3 less time).</source>
        <translation>
            <numerusform>Next: without %1 (mainly at %4), the launch would take %2 fewer cycle (%3 less time).</numerusform>
            <numerusform>Next: without %1 (mainly at %4), the launch would take %2 fewer cycles (%3 less time).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message numerus="yes">
        <source>The group size (%1 work-items) is not a multiple of the warp width (%2), so only %3 % of the lanes have work. Groups of %4 work-items would fill all lanes.</source>
        <translation>
            <numerusform>The group size (%1 work-item) is not a multiple of the warp width (%2), so only %3 % of the lanes have work. Groups of %4 work-items would fill all lanes.</numerusform>
            <numerusform>The group size (%1 work-items) is not a multiple of the warp width (%2), so only %3 % of the lanes have work. Groups of %4 work-items would fill all lanes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This condition diverges in %1 of %2 warp steps, which costs about %4 cycles. If adjacent work-items take the same path, fewer warps diverge.</source>
        <translation>
            <numerusform>This condition diverges in %1 of %2 warp steps, which costs about %4 cycles. If adjacent work-items take the same path, fewer warps diverge.</numerusform>
            <numerusform>This condition diverges in %1 of %2 warp steps, which costs about %4 cycles. If adjacent work-items take the same path, fewer warps diverge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 issue cycles per global memory read, and a read takes %7 cycles on average. Hiding this latency takes %3 warps (%5 % of the %6 warp slots), but only %4 fit. Do more work per read, or increase the number of resident warps.</source>
        <translation>
            <numerusform>There is %1 issue cycle per global memory read, and a read takes %7 cycles on average. Hiding this latency takes %3 warps (%5 % of the %6 warp slots), but only %4 fit. Do more work per read, or increase the number of resident warps.</numerusform>
            <numerusform>There are %1 issue cycles per global memory read, and a read takes %7 cycles on average. Hiding this latency takes %3 warps (%5 % of the %6 warp slots), but only %4 fit. Do more work per read, or increase the number of resident warps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 requests move %1 sectors instead of the minimum of %2, which costs about %5 cycles. Let adjacent lanes access adjacent elements.</source>
        <translation>
            <numerusform>%3 requests move %1 sector instead of the minimum of %2, which costs about %5 cycles. Let adjacent lanes access adjacent elements.</numerusform>
            <numerusform>%3 requests move %1 sectors instead of the minimum of %2, which costs about %5 cycles. Let adjacent lanes access adjacent elements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of %3 requests touches %1 sectors instead of %2, because its elements are contiguous but do not start at a sector boundary. This costs about %4 cycles. Align the elements.</source>
        <translation>
            <numerusform>Each of %3 requests touches %1 sector instead of %2, because its elements are contiguous but do not start at a sector boundary. This costs about %4 cycles. Align the elements.</numerusform>
            <numerusform>Each of %3 requests touches %1 sectors instead of %2, because its elements are contiguous but do not start at a sector boundary. This costs about %4 cycles. Align the elements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Storing word x of row y at index x ^ y of the row, with rows of %2 words, reduces the bank conflicts of the first group from %1 to %3. The array&apos;s conflicts cost about %4 cycles.</source>
        <translation>
            <numerusform>Storing word x of row y at index x ^ y of the row, with rows of %2 words, reduces the bank conflicts of the first group from %1 to %3. The array&apos;s conflicts cost about %4 cycles.</numerusform>
            <numerusform>Storing word x of row y at index x ^ y of the row, with rows of %2 words, reduces the bank conflicts of the first group from %1 to %3. The array&apos;s conflicts cost about %4 cycles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 bank passes are conflicts, which cost about %3 cycles. Padding or swizzling the rows would remove fewer than half of them. Let the lanes of a request access words in different banks.</source>
        <translation>
            <numerusform>%1 of %2 bank passes are conflicts, which cost about %3 cycles. Padding or swizzling the rows would remove fewer than half of them. Let the lanes of a request access words in different banks.</numerusform>
            <numerusform>%1 of %2 bank passes are conflicts, which cost about %3 cycles. Padding or swizzling the rows would remove fewer than half of them. Let the lanes of a request access words in different banks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Registers limit a multiprocessor to %3 groups. With %2 registers per work-item instead of %1, %4 groups fit.</source>
        <translation>
            <numerusform>Registers limit a multiprocessor to %3 groups. With %2 registers per work-item instead of %1, %4 groups fit.</numerusform>
            <numerusform>Registers limit a multiprocessor to %3 groups. With %2 registers per work-item instead of %1, %4 groups fit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Local memory limits a multiprocessor to %3 groups. With %2 bytes per group instead of %1, %4 groups fit.</source>
        <translation>
            <numerusform>Local memory limits a multiprocessor to %3 groups. With %2 bytes per group instead of %1, %4 groups fit.</numerusform>
            <numerusform>Local memory limits a multiprocessor to %3 groups. With %2 bytes per group instead of %1, %4 groups fit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 memory accesses read or write doubles, which take twice as many bytes as floats and, on most GPUs, many times as many cycles. Use floats if they are precise enough.</source>
        <translation>
            <numerusform>%1 memory access reads or writes a double, which takes twice as many bytes as a float and, on most GPUs, many times as many cycles. Use floats if they are precise enough.</numerusform>
            <numerusform>%1 memory accesses read or write doubles, which take twice as many bytes as floats and, on most GPUs, many times as many cycles. Use floats if they are precise enough.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The index is clamped at the border, so several lanes read the same element in %3 of %4 requests, and %1 of %2 reads are redundant. An image sampler clamps without extra code, and the image cache exploits locality in both dimensions.</source>
        <translation>
            <numerusform>The index is clamped at the border, so several lanes read the same element in %3 of %4 requests, and %1 of %2 reads are redundant. An image sampler clamps without extra code, and the image cache exploits locality in both dimensions.</numerusform>
            <numerusform>The index is clamped at the border, so several lanes read the same element in %3 of %4 requests, and %1 of %2 reads are redundant. An image sampler clamps without extra code, and the image cache exploits locality in both dimensions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Work-items evaluated float divisions and functions %1 times in full precision (number of source locations: %2). If less precision is enough, the build option -cl-fast-relaxed-math makes all of them faster.</source>
        <translation>
            <numerusform>Work-items evaluated float divisions and functions %1 time in full precision (number of source locations: %2). If less precision is enough, the build option -cl-fast-relaxed-math makes all of them faster.</numerusform>
            <numerusform>Work-items evaluated float divisions and functions %1 times in full precision (number of source locations: %2). If less precision is enough, the build option -cl-fast-relaxed-math makes all of them faster.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 was evaluated %1 times in full precision. Its native version, %3, is faster, but the precision depends on the device.</source>
        <translation>
            <numerusform>%2 was evaluated %1 time in full precision. Its native version, %3, is faster, but the precision depends on the device.</numerusform>
            <numerusform>%2 was evaluated %1 times in full precision. Its native version, %3, is faster, but the precision depends on the device.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The compiler does not know the group size. With __attribute__((reqd_work_group_size(%1, %2, %3))), it can allocate registers for that size, and omit barriers if a group consists of one warp. Warps reached the kernel&apos;s busiest barrier %4 times.</source>
        <translation>
            <numerusform>The compiler does not know the group size. With __attribute__((reqd_work_group_size(%1, %2, %3))), it can allocate registers for that size, and omit barriers if a group consists of one warp. Warps reached the kernel&apos;s busiest barrier %4 times.</numerusform>
            <numerusform>The compiler does not know the group size. With __attribute__((reqd_work_group_size(%1, %2, %3))), it can allocate registers for that size, and omit barriers if a group consists of one warp. Warps reached the kernel&apos;s busiest barrier %4 times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The array is padded by one element after every %2 elements, which suits a different bank layout or a smaller element type. Padding after every %3 elements instead reduces the bank conflicts of the first group from %1 to %4. The array&apos;s conflicts cost about %5 cycles.</source>
        <translation>
            <numerusform>The array is padded by one element after every %2 elements, which suits a different bank layout or a smaller element type. Padding after every %3 elements instead reduces the bank conflicts of the first group from %1 to %4. The array&apos;s conflicts cost about %5 cycles.</numerusform>
            <numerusform>The array is padded by one element after every %2 elements, which suits a different bank layout or a smaller element type. Padding after every %3 elements instead reduces the bank conflicts of the first group from %1 to %4. The array&apos;s conflicts cost about %5 cycles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each work-item accesses %1 consecutive elements, so adjacent lanes access elements that are a block apart. %4 requests move %2 sectors instead of the minimum of %3, which costs about %5 cycles. Use a grid-stride loop, in which adjacent lanes access adjacent elements.</source>
        <translation>
            <numerusform>Each work-item accesses %1 consecutive element, so adjacent lanes access elements that are a block apart. %4 requests move %2 sectors instead of the minimum of %3, which costs about %5 cycles. Use a grid-stride loop, in which adjacent lanes access adjacent elements.</numerusform>
            <numerusform>Each work-item accesses %1 consecutive elements, so adjacent lanes access elements that are a block apart. %4 requests move %2 sectors instead of the minimum of %3, which costs about %5 cycles. Use a grid-stride loop, in which adjacent lanes access adjacent elements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of a group&apos;s %1 work-items reads the same %3 elements in the same order, but only one result is written. These reads take %4 of the launch&apos;s %5 warp steps. Split the elements among the work-items and combine their partial results.</source>
        <translation>
            <numerusform>Each of a group&apos;s %1 work-item reads the same %3 elements in the same order, but only one result is written. These reads take %4 of the launch&apos;s %5 warp steps. Split the elements among the work-items and combine their partial results.</numerusform>
            <numerusform>Each of a group&apos;s %1 work-items reads the same %3 elements in the same order, but only one result is written. These reads take %4 of the launch&apos;s %5 warp steps. Split the elements among the work-items and combine their partial results.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Several lanes of a request update the same address, so %2 requests take %1 extra passes, not counting contention between warps. The first group executes %3 of these atomics on %4 addresses. Combine the values in local memory or across the lanes of a warp first, and then update each address once.</source>
        <translation>
            <numerusform>Several lanes of a request update the same address, so %2 requests take %1 extra pass, not counting contention between warps. The first group executes %3 of these atomics on %4 addresses. Combine the values in local memory or across the lanes of a warp first, and then update each address once.</numerusform>
            <numerusform>Several lanes of a request update the same address, so %2 requests take %1 extra passes, not counting contention between warps. The first group executes %3 of these atomics on %4 addresses. Combine the values in local memory or across the lanes of a warp first, and then update each address once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The requests of a group fetch %1 bytes of %4 from global memory, of which %2 are distinct. %3 bytes are read again by other work-items of the group. Load them into local memory once.</source>
        <translation>
            <numerusform>The requests of a group fetch %1 byte of %4 from global memory, of which %2 are distinct. %3 bytes are read again by other work-items of the group. Load them into local memory once.</numerusform>
            <numerusform>The requests of a group fetch %1 bytes of %4 from global memory, of which %2 are distinct. %3 bytes are read again by other work-items of the group. Load them into local memory once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The launch has fewer groups (%1) than the hardware has multiprocessors (%2), so %3 of them stay idle. To launch more groups, process more data at once, or give each work-item less work.</source>
        <translation>
            <numerusform>The launch has fewer groups (%1) than the hardware has multiprocessors (%2), so %3 of them stay idle. To launch more groups, process more data at once, or give each work-item less work.</numerusform>
            <numerusform>The launch has fewer groups (%1) than the hardware has multiprocessors (%2), so %3 of them stay idle. To launch more groups, process more data at once, or give each work-item less work.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 issue cycles per global memory read, and a read takes %2 cycles on average. Hiding this latency takes %3 warps per multiprocessor. %5 would fit, but the launch has only %4 per multiprocessor. Launch more groups.</source>
        <translation>
            <numerusform>There is %1 issue cycle per global memory read, and a read takes %2 cycles on average. Hiding this latency takes %3 warps per multiprocessor. %5 would fit, but the launch has only %4 per multiprocessor. Launch more groups.</numerusform>
            <numerusform>There are %1 issue cycles per global memory read, and a read takes %2 cycles on average. Hiding this latency takes %3 warps per multiprocessor. %5 would fit, but the launch has only %4 per multiprocessor. Launch more groups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Groups do not fill their warps, so only %3 % of the lanes have work.</source>
        <translation>
            <numerusform>Groups do not fill their warps, so only %3 % of the lanes have work.</numerusform>
            <numerusform>Groups do not fill their warps, so only %3 % of the lanes have work.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A condition diverges in %1 of %2 warp steps.</source>
        <translation>
            <numerusform>A condition diverges in %1 of %2 warp steps.</numerusform>
            <numerusform>A condition diverges in %1 of %2 warp steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 warps would hide the latency of global memory, but only %4 fit.</source>
        <translation>
            <numerusform>%3 warp would hide the latency of global memory, but only %4 fit.</numerusform>
            <numerusform>%3 warps would hide the latency of global memory, but only %4 fit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Requests move %1 sectors instead of the minimum of %2.</source>
        <translation>
            <numerusform>Requests move %1 sector instead of the minimum of %2.</numerusform>
            <numerusform>Requests move %1 sectors instead of the minimum of %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A request touches %1 sectors instead of %2, because accesses do not start at a sector boundary.</source>
        <translation>
            <numerusform>A request touches %1 sectors instead of %2, because accesses do not start at a sector boundary.</numerusform>
            <numerusform>A request touches %1 sectors instead of %2, because accesses do not start at a sector boundary.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first group has %1 bank conflicts.</source>
        <translation>
            <numerusform>The first group has %1 bank conflict.</numerusform>
            <numerusform>The first group has %1 bank conflicts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first group has %1 bank conflicts, although the array is padded.</source>
        <translation>
            <numerusform>The first group has %1 bank conflict, although the array is padded.</numerusform>
            <numerusform>The first group has %1 bank conflicts, although the array is padded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 bank passes are conflicts.</source>
        <translation>
            <numerusform>%1 of %2 bank passes is a conflict.</numerusform>
            <numerusform>%1 of %2 bank passes are conflicts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Registers limit a multiprocessor to %3 groups. With fewer registers, %4 would fit.</source>
        <translation>
            <numerusform>Registers limit a multiprocessor to %3 group. With fewer registers, %4 would fit.</numerusform>
            <numerusform>Registers limit a multiprocessor to %3 groups. With fewer registers, %4 would fit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Local memory limits a multiprocessor to %3 groups. With less local memory, %4 would fit.</source>
        <translation>
            <numerusform>Local memory limits a multiprocessor to %3 group. With less local memory, %4 would fit.</numerusform>
            <numerusform>Local memory limits a multiprocessor to %3 groups. With less local memory, %4 would fit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 memory accesses read or write doubles.</source>
        <translation>
            <numerusform>%1 memory access reads or writes a double.</numerusform>
            <numerusform>%1 memory accesses read or write doubles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 reads are redundant, because lanes read the same element at the border.</source>
        <translation>
            <numerusform>%1 of %2 reads is redundant, because lanes read the same element at the border.</numerusform>
            <numerusform>%1 of %2 reads are redundant, because lanes read the same element at the border.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 is evaluated %1 times in full precision.</source>
        <translation>
            <numerusform>%2 is evaluated %1 time in full precision.</numerusform>
            <numerusform>%2 is evaluated %1 times in full precision.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Requests move %2 sectors instead of the minimum of %3, because each work-item accesses its own block.</source>
        <translation>
            <numerusform>Requests move %2 sector instead of the minimum of %3, because each work-item accesses its own block.</numerusform>
            <numerusform>Requests move %2 sectors instead of the minimum of %3, because each work-item accesses its own block.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %4 of %5 warp steps, all work-items of a group read the same elements.</source>
        <translation>
            <numerusform>In %4 of %5 warp steps, all work-items of a group read the same elements.</numerusform>
            <numerusform>In %4 of %5 warp steps, all work-items of a group read the same elements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Atomics on one address cost %1 extra passes.</source>
        <translation>
            <numerusform>Atomics on one address cost %1 extra pass.</numerusform>
            <numerusform>Atomics on one address cost %1 extra passes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A group&apos;s work-items read %3 bytes that other work-items of the group also read.</source>
        <translation>
            <numerusform>A group&apos;s work-items read %3 byte that other work-items of the group also read.</numerusform>
            <numerusform>A group&apos;s work-items read %3 bytes that other work-items of the group also read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 multiprocessors stay idle, because the launch has too few groups.</source>
        <translation>
            <numerusform>%3 multiprocessor stays idle, because the launch has too few groups.</numerusform>
            <numerusform>%3 multiprocessors stay idle, because the launch has too few groups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 warps per multiprocessor would hide the latency, but the launch has only %4.</source>
        <translation>
            <numerusform>%3 warp per multiprocessor would hide the latency, but the launch has only %4.</numerusform>
            <numerusform>%3 warps per multiprocessor would hide the latency, but the launch has only %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Padding each row of %2 words (words to add per row: %3) reduces the bank conflicts of the first group from %1 to %4. The array&apos;s conflicts cost about %5 cycles.</source>
        <translation>
            <numerusform>Padding each row of %2 words (words to add per row: %3) reduces the bank conflicts of the first group from %1 to %4. The array&apos;s conflicts cost about %5 cycles.</numerusform>
            <numerusform>Padding each row of %2 words (words to add per row: %3) reduces the bank conflicts of the first group from %1 to %4. The array&apos;s conflicts cost about %5 cycles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1 cycles, at least one warp waits at a barrier, which makes the launch %2 cycles longer. Balance the work between barriers, or use fewer barriers. A group of one warp (up to %3 work-items) never waits.</source>
        <translation>
            <numerusform>In %1 cycle, at least one warp waits at a barrier, which makes the launch %2 cycles longer. Balance the work between barriers, or use fewer barriers. A group of one warp (up to %3 work-items) never waits.</numerusform>
            <numerusform>In %1 cycles, at least one warp waits at a barrier, which makes the launch %2 cycles longer. Balance the work between barriers, or use fewer barriers. A group of one warp (up to %3 work-items) never waits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Barriers make the launch %2 cycles longer.</source>
        <translation>
            <numerusform>Barriers make the launch %2 cycle longer.</numerusform>
            <numerusform>Barriers make the launch %2 cycles longer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Float functions and divisions are evaluated %1 times in full precision.</source>
        <translation>
            <numerusform>Float functions and divisions are evaluated %1 time in full precision.</numerusform>
            <numerusform>Float functions and divisions are evaluated %1 times in full precision.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 bank passes are extra passes, mainly because several lanes of a request update the same word: each of these updates takes a pass. The extra passes cost about %3 cycles. Combine the values across the lanes of a warp first, or let the lanes update several copies of the array.</source>
        <translation>
            <numerusform>%1 of %2 bank passes is an extra pass, mainly because several lanes of a request update the same word: each of these updates takes a pass. The extra pass costs about %3 cycles. Combine the values across the lanes of a warp first, or let the lanes update several copies of the array.</numerusform>
            <numerusform>%1 of %2 bank passes are extra passes, mainly because several lanes of a request update the same word: each of these updates takes a pass. The extra passes cost about %3 cycles. Combine the values across the lanes of a warp first, or let the lanes update several copies of the array.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 bank passes are extra passes of atomics on the same word.</source>
        <translation>
            <numerusform>%1 of %2 bank passes is an extra pass of atomics on the same word.</numerusform>
            <numerusform>%1 of %2 bank passes are extra passes of atomics on the same word.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Banks</name>
    <message numerus="yes">
        <source>%1 passes</source>
        <translation>
            <numerusform>%1 pass</numerusform>
            <numerusform>%1 passes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 words</source>
        <translation>
            <numerusform>%1 word</numerusform>
            <numerusform>%1 words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 atomics on one word · %2</source>
        <translation>
            <numerusform>%1 atomic on one word · %2</numerusform>
            <numerusform>%1 atomics on one word · %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 atomics in one bank, on %3 words · %2</source>
        <translation>
            <numerusform>%1 atomic in one bank, on %3 words · %2</numerusform>
            <numerusform>%1 atomics in one bank, on %3 words · %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BanksWords</name>
    <message numerus="yes">
        <source>%Ln word(s) read</source>
        <translation>
            <numerusform>%Ln word read</numerusform>
            <numerusform>%Ln words read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) written</source>
        <translation>
            <numerusform>%Ln word written</numerusform>
            <numerusform>%Ln words written</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) updated</source>
        <translation>
            <numerusform>%Ln word updated</numerusform>
            <numerusform>%Ln words updated</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Checks</name>
    <message numerus="yes">
        <source>%1 accesses checked</source>
        <translation>
            <numerusform>%1 access checked</numerusform>
            <numerusform>%1 accesses checked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 arrivals checked</source>
        <translation>
            <numerusform>%1 arrival checked</numerusform>
            <numerusform>%1 arrivals checked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 reads checked</source>
        <translation>
            <numerusform>%1 read checked</numerusform>
            <numerusform>%1 reads checked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 iterations checked</source>
        <translation>
            <numerusform>%1 iteration checked</numerusform>
            <numerusform>%1 iterations checked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 requests checked</source>
        <translation>
            <numerusform>%1 request checked</numerusform>
            <numerusform>%1 requests checked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 values checked</source>
        <translation>
            <numerusform>%1 value checked</numerusform>
            <numerusform>%1 values checked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 findings</source>
        <translation>
            <numerusform>%1 finding</numerusform>
            <numerusform>%1 findings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompareWords</name>
    <message numerus="yes">
        <source>sizes halved %Ln time(s)</source>
        <translation>
            <numerusform>sizes halved %Ln time</numerusform>
            <numerusform>sizes halved %Ln times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConcurrencyWords</name>
    <message numerus="yes">
        <source>%Ln launch(es), at most %1 at once</source>
        <translation>
            <numerusform>%Ln launch, at most %1 at once</numerusform>
            <numerusform>%Ln launches, at most %1 at once</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message numerus="yes">
        <source>%1 pairs of work-items race here, %2 of them in different warps.</source>
        <translation>
            <numerusform>%1 pair of work-items races here, %2 of them in different warps.</numerusform>
            <numerusform>%1 pairs of work-items race here, %2 of them in different warps.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExchangeWords</name>
    <message numerus="yes">
        <source>%Ln lane(s) read from a lane without an active work-item and kept their own value</source>
        <translation>
            <numerusform>%Ln lane read from a lane without an active work-item and kept its own value</numerusform>
            <numerusform>%Ln lanes read from a lane without an active work-item and kept their own value</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FilmWords</name>
    <message numerus="yes">
        <source>%Ln step(s), %1 warps</source>
        <translation>
            <numerusform>%Ln step, %1 warps</numerusform>
            <numerusform>%Ln steps, %1 warps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindingWords</name>
    <message numerus="yes">
        <source>%Ln error(s) found.</source>
        <translation>
            <numerusform>%Ln error found.</numerusform>
            <numerusform>%Ln errors found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s), no errors.</source>
        <translation>
            <numerusform>%Ln note, no errors.</numerusform>
            <numerusform>%Ln notes, no errors.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message numerus="yes">
        <source>%1 times</source>
        <translation>
            <numerusform>%1 time</numerusform>
            <numerusform>%1 times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindingsPaper</name>
    <message numerus="yes">
        <source>%Ln more finding(s) are not listed.</source>
        <translation>
            <numerusform>%Ln more finding is not listed.</numerusform>
            <numerusform>%Ln more findings are not listed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FlowWords</name>
    <message numerus="yes">
        <source>%Ln earlier step(s) that provide values are not shown.</source>
        <translation>
            <numerusform>%Ln earlier step that provides values is not shown.</numerusform>
            <numerusform>%Ln earlier steps that provide values are not shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s): %1 from the same lane, %2 from other lanes, %3 from other warps, %4 from outside the group</source>
        <translation>
            <numerusform>%Ln value: %1 from the same lane, %2 from other lanes, %3 from other warps, %4 from outside the group</numerusform>
            <numerusform>%Ln values: %1 from the same lane, %2 from other lanes, %3 from other warps, %4 from outside the group</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FootprintWords</name>
    <message numerus="yes">
        <source>element %1 is read by %Ln group(s) (counted from the trace)</source>
        <translation>
            <numerusform>element %1 is read by %Ln group (counted from the trace)</numerusform>
            <numerusform>element %1 is read by %Ln groups (counted from the trace)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 × %3 elements, read by %Ln group(s); counted from the trace</source>
        <translation>
            <numerusform>%1, %2 × %3 elements, read by %Ln group; counted from the trace</numerusform>
            <numerusform>%1, %2 × %3 elements, read by %Ln groups; counted from the trace</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GlobalWords</name>
    <message numerus="yes">
        <source>%Ln sector(s)</source>
        <translation>
            <numerusform>%Ln sector</numerusform>
            <numerusform>%Ln sectors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation>
            <numerusform>%Ln request</numerusform>
            <numerusform>%Ln requests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lane(s) × %1 bytes, counted from the trace</source>
        <translation>
            <numerusform>%Ln lane × %1 bytes, counted from the trace</numerusform>
            <numerusform>%Ln lanes × %1 bytes, counted from the trace</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s), one after another: %1 sectors, %2 of them distinct</source>
        <translation>
            <numerusform>%Ln request: %1 sectors, %2 of them distinct</numerusform>
            <numerusform>%Ln requests, one after another: %1 sectors, %2 of them distinct</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>History</name>
    <message numerus="yes">
        <source>%1 steps.</source>
        <translation>
            <numerusform>%1 step.</numerusform>
            <numerusform>%1 steps.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LaneCounts</name>
    <message numerus="yes">
        <source>%Ln case(s)</source>
        <translation>
            <numerusform>%Ln case</numerusform>
            <numerusform>%Ln cases</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LanesWords</name>
    <message numerus="yes">
        <source>1 px = %Ln lane(s)</source>
        <translation>
            <numerusform>1 px = %Ln lane</numerusform>
            <numerusform>1 px = %Ln lanes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Layouts</name>
    <message numerus="yes">
        <source>Best: a padding of %1 words per row changes the passes from %2 to %3 and the conflicts from %4 to %5. A group needs %6 of local memory.</source>
        <translation>
            <numerusform>Best: a padding of %1 word per row changes the passes from %2 to %3 and the conflicts from %4 to %5. A group needs %6 of local memory.</numerusform>
            <numerusform>Best: a padding of %1 words per row changes the passes from %2 to %3 and the conflicts from %4 to %5. A group needs %6 of local memory.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonSlides</name>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln minute</numerusform>
            <numerusform>%Ln minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Model</name>
    <message numerus="yes">
        <source>The compiler keeps %1 of these %2 accesses.</source>
        <translation>
            <numerusform>The compiler keeps %1 of these %2 accesses.</numerusform>
            <numerusform>The compiler keeps %1 of these %2 accesses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The compiler removes all of these %1 accesses.</source>
        <translation>
            <numerusform>The compiler removes all of these %1 accesses.</numerusform>
            <numerusform>The compiler removes all of these %1 accesses.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ModelTooltip</name>
    <message numerus="yes">
        <source>%Ln cycle(s), from cycle %1 to %2</source>
        <translation>
            <numerusform>%Ln cycle, from cycle %1 to %2</numerusform>
            <numerusform>%Ln cycles, from cycle %1 to %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other group(s) ran at the same time (simulated)</source>
        <translation>
            <numerusform>%Ln other group ran at the same time (simulated)</numerusform>
            <numerusform>%Ln other groups ran at the same time (simulated)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MultiprocessorWords</name>
    <message numerus="yes">
        <source>%Ln more warp slot(s) stay empty</source>
        <translation>
            <numerusform>%Ln more warp slot stays empty</numerusform>
            <numerusform>%Ln more warp slots stay empty</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more warp slot(s)</source>
        <translation>
            <numerusform>%Ln more warp slot</numerusform>
            <numerusform>%Ln more warp slots</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Narration</name>
    <message numerus="yes">
        <source>%3 is true for all %2 active lanes of warp %1.</source>
        <translation>
            <numerusform>%3 is true for all %2 active lanes of warp %1.</numerusform>
            <numerusform>%3 is true for all %2 active lanes of warp %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 is false for all %2 active lanes of warp %1.</source>
        <translation>
            <numerusform>%3 is false for all %2 active lanes of warp %1.</numerusform>
            <numerusform>%3 is false for all %2 active lanes of warp %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %2 active lanes of warp %1 start the next loop iteration.</source>
        <translation>
            <numerusform>All %2 active lanes of warp %1 start the next loop iteration.</numerusform>
            <numerusform>All %2 active lanes of warp %1 start the next loop iteration.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %3 = %4, all %2 active lanes of warp %1 start the next loop iteration.</source>
        <translation>
            <numerusform>With %3 = %4, all %2 active lanes of warp %1 start the next loop iteration.</numerusform>
            <numerusform>With %3 = %4, all %2 active lanes of warp %1 start the next loop iteration.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %2 active lanes of warp %1 leave the loop.</source>
        <translation>
            <numerusform>All %2 active lanes of warp %1 leave the loop.</numerusform>
            <numerusform>All %2 active lanes of warp %1 leave the loop.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %2 active lanes of warp %1 enter the same case of switch (%3).</source>
        <translation>
            <numerusform>All %2 active lanes of warp %1 enter the same case of switch (%3).</numerusform>
            <numerusform>All %2 active lanes of warp %1 enter the same case of switch (%3).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 of %2 work-items of the group arrive at this barrier.</source>
        <translation>
            <numerusform>Only %1 of %2 work-items of the group arrive at this barrier.</numerusform>
            <numerusform>Only %1 of %2 work-items of the group arrive at this barrier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Warp %1 waits at the barrier at line %4. So far, %2 of %3 warps have arrived.</source>
        <translation>
            <numerusform>Warp %1 waits at the barrier at line %4. So far, %2 of %3 warps have arrived.</numerusform>
            <numerusform>Warp %1 waits at the barrier at line %4. So far, %2 of %3 warps have arrived.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Warp %1 waits for asynchronous copies at line %4. So far, %2 of %3 warps have arrived.</source>
        <translation>
            <numerusform>Warp %1 waits for asynchronous copies at line %4. So far, %2 of %3 warps have arrived.</numerusform>
            <numerusform>Warp %1 waits for asynchronous copies at line %4. So far, %2 of %3 warps have arrived.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Group %1 starts with %2 work-items in one warp.</source>
        <translation>
            <numerusform>Group %1 starts with %2 work-items in one warp.</numerusform>
            <numerusform>Group %1 starts with %2 work-items in one warp.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Group %1 has finished after %2 steps.</source>
        <translation>
            <numerusform>Group %1 has finished after %2 steps.</numerusform>
            <numerusform>Group %1 has finished after %2 steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The access is fully coalesced: %1 sectors, the minimum for this data.</source>
        <translation>
            <numerusform>The access is fully coalesced: %1 sectors, the minimum for this data.</numerusform>
            <numerusform>The access is fully coalesced: %1 sectors, the minimum for this data.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All words are in different banks, so one pass serves all lanes.</source>
        <translation>
            <numerusform>All words are in different banks, so one pass serves all lanes.</numerusform>
            <numerusform>All words are in different banks, so one pass serves all lanes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %1 active lanes update different addresses, so no lane waits for another.</source>
        <translation>
            <numerusform>All %1 active lanes update different addresses, so no lane waits for another.</numerusform>
            <numerusform>All %1 active lanes update different addresses, so no lane waits for another.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The access touches %1 different texels.</source>
        <translation>
            <numerusform>The access touches %1 different texels.</numerusform>
            <numerusform>The access touches %1 different texels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All active lanes take the same path. The other %1 of %2 lanes stay masked off.</source>
        <translation>
            <numerusform>All active lanes take the same path. The other %1 of %2 lanes stay masked off.</numerusform>
            <numerusform>All active lanes take the same path. The other %1 of %2 lanes stay masked off.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next %1 steps run with %2 of %3 lanes idle. Then both sides reconverge at line %4.</source>
        <translation>
            <numerusform>The next %1 steps run with %2 of %3 lanes idle. Then both sides reconverge at line %4.</numerusform>
            <numerusform>The next %1 steps run with %2 of %3 lanes idle. Then both sides reconverge at line %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The kernel ends for %2 of %3 lanes. The warp runs its last %1 steps without them.</source>
        <translation>
            <numerusform>The kernel ends for %2 of %3 lanes. The warp runs its last %1 steps without them.</numerusform>
            <numerusform>The kernel ends for %2 of %3 lanes. The warp runs its last %1 steps without them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cases run one after the other, %1 steps in total, and reconverge at line %2.</source>
        <translation>
            <numerusform>The cases run one after the other, %1 steps in total, and reconverge at line %2.</numerusform>
            <numerusform>The cases run one after the other, %1 steps in total, and reconverge at line %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cases run one after the other, %1 steps in total, to the end of the kernel.</source>
        <translation>
            <numerusform>The cases run one after the other, %1 steps in total, to the end of the kernel.</numerusform>
            <numerusform>The cases run one after the other, %1 steps in total, to the end of the kernel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 active lanes receive a value from another lane, without using memory.</source>
        <translation>
            <numerusform>%1 of %2 active lanes receive a value from another lane, without using memory.</numerusform>
            <numerusform>%1 of %2 active lanes receive a value from another lane, without using memory.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Warp %1 takes the fewest steps to reach this point. The warp with the most steps takes %2 more.</source>
        <translation>
            <numerusform>Warp %1 takes the fewest steps to reach this point. The warp with the most steps takes %2 more.</numerusform>
            <numerusform>Warp %1 takes the fewest steps to reach this point. The warp with the most steps takes %2 more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OccupancyWords</name>
    <message numerus="yes">
        <source>%Ln work-item(s)</source>
        <translation>
            <numerusform>%Ln work-item</numerusform>
            <numerusform>%Ln work-items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln work-group(s)</source>
        <translation>
            <numerusform>%Ln work-group</numerusform>
            <numerusform>%Ln work-groups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln work-group(s) fit with %1 registers per work-item instead of %2</source>
        <translation>
            <numerusform>%Ln work-group fits with %1 registers per work-item instead of %2</numerusform>
            <numerusform>%Ln work-groups fit with %1 registers per work-item instead of %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln work-group(s) fit with %1 bytes of local memory instead of %2</source>
        <translation>
            <numerusform>%Ln work-group fits with %1 bytes of local memory instead of %2</numerusform>
            <numerusform>%Ln work-groups fit with %1 bytes of local memory instead of %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln work-group(s) fit with %1 work-items each instead of %2</source>
        <translation>
            <numerusform>%Ln work-group fits with %1 work-items each instead of %2</numerusform>
            <numerusform>%Ln work-groups fit with %1 work-items each instead of %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln register(s)</source>
        <translation>
            <numerusform>%Ln register</numerusform>
            <numerusform>%Ln registers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Achieved occupancy is lower, because the launch has only %Ln work-group(s), but %1 can be resident at once.</source>
        <translation>
            <numerusform>Achieved occupancy is lower, because the launch has only %Ln work-group, but %1 can be resident at once.</numerusform>
            <numerusform>Achieved occupancy is lower, because the launch has only %Ln work-groups, but %1 can be resident at once.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OverlapWords</name>
    <message numerus="yes">
        <source>%Ln group(s) ran at the same time as group %1</source>
        <translation>
            <numerusform>%Ln group ran at the same time as group %1</numerusform>
            <numerusform>%Ln groups ran at the same time as group %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PassWords</name>
    <message numerus="yes">
        <source>%Ln lane(s): %1</source>
        <translation>
            <numerusform>lane %1</numerusform>
            <numerusform>lanes %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lane(s)</source>
        <translation>
            <numerusform>%Ln lane</numerusform>
            <numerusform>%Ln lanes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PhotoWords</name>
    <message numerus="yes">
        <source>%Ln round(s) done</source>
        <translation>
            <numerusform>%Ln round done</numerusform>
            <numerusform>%Ln rounds done</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuantityWords</name>
    <message numerus="yes">
        <source>about %Ln second(s) left</source>
        <translation>
            <numerusform>about %Ln second left</numerusform>
            <numerusform>about %Ln seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minute(s) left</source>
        <translation>
            <numerusform>about %Ln minute left</numerusform>
            <numerusform>about %Ln minutes left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln hour(s) left</source>
        <translation>
            <numerusform>about %Ln hour left</numerusform>
            <numerusform>about %Ln hours left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message numerus="yes">
        <source>This resource alone would allow %1 groups, which is more than the actual limit.</source>
        <translation>
            <numerusform>This resource alone would allow %1 group, which is more than the actual limit.</numerusform>
            <numerusform>This resource alone would allow %1 groups, which is more than the actual limit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This run needs %1 warp steps, more than the best one.</source>
        <translation>
            <numerusform>This run needs %1 warp step, more than the best one.</numerusform>
            <numerusform>This run needs %1 warp steps, more than the best one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In this step, %1 of %2 lanes of the warp are active.</source>
        <translation>
            <numerusform>In this step, %1 of %2 lanes of the warp is active.</numerusform>
            <numerusform>In this step, %1 of %2 lanes of the warp are active.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In this step, %1 of %2 warps have an active lane.</source>
        <translation>
            <numerusform>In this step, %1 of %2 warps has an active lane.</numerusform>
            <numerusform>In this step, %1 of %2 warps have an active lane.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The requested bytes are in %1 different lines of %2 bytes.</source>
        <translation>
            <numerusform>The requested bytes are in %1 line of %2 bytes.</numerusform>
            <numerusform>The requested bytes are in %1 different lines of %2 bytes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The limit (%2) allows %1 groups on a multiprocessor, the fewest of all.</source>
        <translation>
            <numerusform>The limit (%2) allows %1 group on a multiprocessor, the fewest of all.</numerusform>
            <numerusform>The limit (%2) allows %1 groups on a multiprocessor, the fewest of all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This run needs %1 warp steps, fewer than all others.</source>
        <translation>
            <numerusform>This run needs %1 warp step, fewer than all others.</numerusform>
            <numerusform>This run needs %1 warp steps, fewer than all others.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Race</name>
    <message numerus="yes">
        <source>%1 cycles</source>
        <translation>
            <numerusform>%1 cycle</numerusform>
            <numerusform>%1 cycles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaceTrackWords</name>
    <message numerus="yes">
        <source>%Ln warp step(s)</source>
        <translation>
            <numerusform>%Ln warp step</numerusform>
            <numerusform>%Ln warp steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bank conflict(s)</source>
        <translation>
            <numerusform>%Ln bank conflict</numerusform>
            <numerusform>%Ln bank conflicts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaceWords</name>
    <message numerus="yes">
        <source>%Ln other multiprocessor(s) not shown</source>
        <translation>
            <numerusform>%Ln other multiprocessor not shown</numerusform>
            <numerusform>%Ln other multiprocessors not shown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RangeWords</name>
    <message numerus="yes">
        <source>Cycles %1 to %2: %Ln cycle(s), %3 modelled</source>
        <comment>a range; a time</comment>
        <translation>
            <numerusform>Cycles %1 to %2: %Ln cycle, %3 modelled</numerusform>
            <numerusform>Cycles %1 to %2: %Ln cycles, %3 modelled</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message numerus="yes">
        <source>%1 launches were captured. To view them:</source>
        <translation>
            <numerusform>%1 launch was captured. To view it:</numerusform>
            <numerusform>%1 launches were captured. To view them:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 errors</source>
        <translation>
            <numerusform>%1 error</numerusform>
            <numerusform>%1 errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 notes</source>
        <translation>
            <numerusform>%1 note</numerusform>
            <numerusform>%1 notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>size halved %1 times to fit the memory budget</source>
        <translation>
            <numerusform>size halved %1 time to fit the memory budget</numerusform>
            <numerusform>size halved %1 times to fit the memory budget</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only the first %2 of %1 work-groups were checked</source>
        <translation>
            <numerusform>only %2 of %1 work-group was checked</numerusform>
            <numerusform>only the first %2 of %1 work-groups were checked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only the first %2 of %1 work-groups of launch %3 were checked</source>
        <translation>
            <numerusform>only %2 of %1 work-group of launch %3 was checked</numerusform>
            <numerusform>only the first %2 of %1 work-groups of launch %3 were checked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 flaws</source>
        <translation>
            <numerusform>%1 flaw</numerusform>
            <numerusform>%1 flaws</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pages</source>
        <translation>
            <numerusform>%1 page</numerusform>
            <numerusform>%1 pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 questions</source>
        <translation>
            <numerusform>%1 question</numerusform>
            <numerusform>%1 questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 tasks</source>
        <translation>
            <numerusform>%1 task</numerusform>
            <numerusform>%1 tasks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Work-groups running at once, measured with the GPU&apos;s global timer: at most %2, %3 on average, on %1 multiprocessors</source>
        <translation>
            <numerusform>Work-groups running at once, measured with the GPU&apos;s global timer: at most %2, %3 on average, on %1 multiprocessor</numerusform>
            <numerusform>Work-groups running at once, measured with the GPU&apos;s global timer: at most %2, %3 on average, on %1 multiprocessors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Work-groups running at once, measured with the CPU&apos;s cycle counter: at most %2, %3 on average, on %1 logical processors</source>
        <translation>
            <numerusform>Work-groups running at once, measured with the CPU&apos;s cycle counter: at most %2, %3 on average, on %1 logical processor</numerusform>
            <numerusform>Work-groups running at once, measured with the CPU&apos;s cycle counter: at most %2, %3 on average, on %1 logical processors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 on %1 multiprocessors, utilisation %3, latency hidden %4</source>
        <translation>
            <numerusform>%2 on %1 multiprocessor, utilisation %3, latency hidden %4</numerusform>
            <numerusform>%2 on %1 multiprocessors, utilisation %3, latency hidden %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its size was halved %1 times so that the log fits into the memory budget.</source>
        <translation>
            <numerusform>Its size was halved %1 time so that the log fits into the memory budget.</numerusform>
            <numerusform>Its size was halved %1 times so that the log fits into the memory budget.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2, %3: %4 work-items (%5) in %1 groups of %6, %7 events</source>
        <translation>
            <numerusform>%2, %3: %4 work-items (%5) in %1 group of %6, %7 events</numerusform>
            <numerusform>%2, %3: %4 work-items (%5) in %1 groups of %6, %7 events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 times</source>
        <translation>
            <numerusform>%1 time</numerusform>
            <numerusform>%1 times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 files</source>
        <translation>
            <numerusform>%2: %1 file</numerusform>
            <numerusform>%2: %1 files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportSections</name>
    <message numerus="yes">
        <source>%Ln more finding(s) are not listed.</source>
        <translation>
            <numerusform>%Ln more finding is not listed.</numerusform>
            <numerusform>%Ln more findings are not listed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RequestWords</name>
    <message numerus="yes">
        <source>sector(s)</source>
        <comment>under a number: 4 sectors per request</comment>
        <translation>
            <numerusform>sector</numerusform>
            <numerusform>sectors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) · %1 B moved</source>
        <translation>
            <numerusform>%Ln line · %1 B moved</numerusform>
            <numerusform>%Ln lines · %1 B moved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message numerus="yes">
        <source>%1 lanes at %2</source>
        <translation>
            <numerusform>%1 lane at %2</numerusform>
            <numerusform>%1 lanes at %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lanes at %2 to %3</source>
        <translation>
            <numerusform>%1 lane at %2 to %3</numerusform>
            <numerusform>%1 lanes at %2 to %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 warps issue an instruction.</source>
        <translation>
            <numerusform>%1 of %2 warps issues an instruction.</numerusform>
            <numerusform>%1 of %2 warps issue an instruction.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In this warp, %1 of %2 lanes are active.</source>
        <translation>
            <numerusform>In this warp, %1 of %2 lanes is active.</numerusform>
            <numerusform>In this warp, %1 of %2 lanes are active.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sweep</name>
    <message numerus="yes">
        <source>%1 of %2 combinations have errors, so they are not recommended.</source>
        <translation>
            <numerusform>%1 of %2 combinations has errors, so it is not recommended.</numerusform>
            <numerusform>%1 of %2 combinations have errors, so they are not recommended.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SweepFaultNote</name>
    <message numerus="yes">
        <source>%1 %Ln combination(s) with errors, not recommended</source>
        <translation>
            <numerusform>%1 %Ln combination with errors, not recommended</numerusform>
            <numerusform>%1 %Ln combinations with errors, not recommended</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SweepFaultWords</name>
    <message numerus="yes">
        <source>%Ln error(s), so this combination is not recommended.</source>
        <translation>
            <numerusform>%Ln error, so this combination is not recommended.</numerusform>
            <numerusform>%Ln errors, so this combination is not recommended.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TryWords</name>
    <message numerus="yes">
        <source>%Ln conflict(s)</source>
        <translation>
            <numerusform>%Ln conflict</numerusform>
            <numerusform>%Ln conflicts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s) fit</source>
        <translation>
            <numerusform>%Ln group fits</numerusform>
            <numerusform>%Ln groups fit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln conflict(s) are left.</source>
        <translation>
            <numerusform>%Ln conflict is left.</numerusform>
            <numerusform>%Ln conflicts are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is the smallest of %Ln padding(s) without a conflict.</source>
        <translation>
            <numerusform>It is the only padding without a conflict.</numerusform>
            <numerusform>It is the smallest of %Ln paddings without a conflict.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Padding of %Ln word(s) per row</source>
        <translation>
            <numerusform>Padding of %Ln word per row</numerusform>
            <numerusform>Padding of %Ln words per row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln conflict(s) of all accesses to the array in the launch</source>
        <translation>
            <numerusform>%Ln conflict of all accesses to the array in the launch</numerusform>
            <numerusform>%Ln conflicts of all accesses to the array in the launch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pass(es) of the worst request</source>
        <translation>
            <numerusform>%Ln pass of the worst request</numerusform>
            <numerusform>%Ln passes of the worst request</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The recorded layout has %Ln conflict(s).</source>
        <translation>
            <numerusform>The recorded layout has %Ln conflict.</numerusform>
            <numerusform>The recorded layout has %Ln conflicts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WaitWords</name>
    <message numerus="yes">
        <source>%Ln sector(s) requested</source>
        <translation>
            <numerusform>%Ln sector requested</numerusform>
            <numerusform>%Ln sectors requested</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warp(s) of its group have not reached the barrier yet: %1.</source>
        <translation>
            <numerusform>%Ln warp of its group has not reached the barrier yet: %1.</numerusform>
            <numerusform>%Ln warps of its group have not reached the barrier yet: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next wait of this warp starts in cycle %1 and takes %Ln cycle(s): %2</source>
        <translation>
            <numerusform>The next wait of this warp starts in cycle %1 and takes %Ln cycle: %2</numerusform>
            <numerusform>The next wait of this warp starts in cycle %1 and takes %Ln cycles: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WarpSplitWords</name>
    <message numerus="yes">
        <source>%Ln lane(s)</source>
        <translation>
            <numerusform>%Ln lane</numerusform>
            <numerusform>%Ln lanes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation>
            <numerusform>%Ln step</numerusform>
            <numerusform>%Ln steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wait %Ln step(s)</source>
        <comment>lanes</comment>
        <translation>
            <numerusform>wait %Ln step</numerusform>
            <numerusform>wait %Ln steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lane(s) of each warp</source>
        <translation>
            <numerusform>%Ln lane of each warp</numerusform>
            <numerusform>%Ln lanes of each warp</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ArgumentRow</name>
    <message numerus="yes">
        <source>Number of elements of %Ln byte(s) each. 4K is 4096 elements, and 64 B is a size in bytes.</source>
        <translation>
            <numerusform>Number of elements of %Ln byte each. 4K is 4096 elements, and 64 B is a size in bytes.</numerusform>
            <numerusform>Number of elements of %Ln bytes each. 4K is 4096 elements, and 64 B is a size in bytes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s) of values from the launch file</source>
        <translation>
            <numerusform>%Ln byte of values from the launch file</numerusform>
            <numerusform>%Ln bytes of values from the launch file</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::Centre</name>
    <message numerus="yes">
        <source>%Ln finding(s) and suggestion(s)</source>
        <translation>
            <numerusform>%Ln finding or suggestion</numerusform>
            <numerusform>%Ln findings and suggestions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ChecksList</name>
    <message numerus="yes">
        <source>and %Ln more file(s)</source>
        <translation>
            <numerusform>and %Ln more file</numerusform>
            <numerusform>and %Ln more files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ChosenLine</name>
    <message numerus="yes">
        <source>Line %1: %Ln of %2 steps</source>
        <translation>
            <numerusform>Line %1: %Ln of %2 steps</numerusform>
            <numerusform>Line %1: %Ln of %2 steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::CompactBar</name>
    <message numerus="yes">
        <source>%Ln finding(s) and suggestion(s)</source>
        <translation>
            <numerusform>%Ln finding or suggestion</numerusform>
            <numerusform>%Ln findings and suggestions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::CurePanel</name>
    <message numerus="yes">
        <source>%Ln error(s) were found, so the result can be wrong. Fix the errors before you optimise.</source>
        <translation>
            <numerusform>%Ln error was found, so the result can be wrong. Fix the error before you optimise.</numerusform>
            <numerusform>%Ln errors were found, so the result can be wrong. Fix the errors before you optimise.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing found to improve. Analysed: divergence, sectors, bank conflicts, barriers, occupancy, latency, atomics and repeated work. %Ln check(s) were run.</source>
        <translation>
            <numerusform>Nothing found to improve. Analysed: divergence, sectors, bank conflicts, barriers, occupancy, latency, atomics and repeated work. %Ln check was run.</numerusform>
            <numerusform>Nothing found to improve. Analysed: divergence, sectors, bank conflicts, barriers, occupancy, latency, atomics and repeated work. %Ln checks were run.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::DeviceDialog</name>
    <message numerus="yes">
        <source>%1 is ready. It has %n device(s).</source>
        <translation>
            <numerusform>%1 is ready. It has %n device.</numerusform>
            <numerusform>%1 is ready. It has %n devices.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ExperimentsPanel</name>
    <message numerus="yes">
        <source>%Ln variant(s)</source>
        <translation>
            <numerusform>%Ln variant</numerusform>
            <numerusform>%Ln variants</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ExportPreview</name>
    <message numerus="yes">
        <source>%Ln page(s) of %1 × %2 mm</source>
        <translation>
            <numerusform>%Ln page of %1 × %2 mm</numerusform>
            <numerusform>%Ln pages of %1 × %2 mm</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln frame(s) of %1 × %2 px · about %3</source>
        <comment>number of frames; width; height; size of the file</comment>
        <translation>
            <numerusform>%Ln frame of %1 × %2 px · about %3</numerusform>
            <numerusform>%Ln frames of %1 × %2 px · about %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::FindingsPanel</name>
    <message numerus="yes">
        <source>No faults found, %Ln suggestion(s).</source>
        <translation>
            <numerusform>No faults found, %Ln suggestion.</numerusform>
            <numerusform>No faults found, %Ln suggestions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more finding(s) and suggestion(s) are not listed.</source>
        <translation>
            <numerusform>%Ln more finding or suggestion is not listed.</numerusform>
            <numerusform>%Ln more findings and suggestions are not listed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::HardwarePanel</name>
    <message numerus="yes">
        <source>%Ln value(s) changed</source>
        <translation>
            <numerusform>%Ln value changed</numerusform>
            <numerusform>%Ln values changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LaunchesPanel</name>
    <message numerus="yes">
        <source>All %Ln launch(es)</source>
        <translation>
            <numerusform>All %Ln launch</numerusform>
            <numerusform>All %Ln launches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LessonListView</name>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln minute</numerusform>
            <numerusform>%Ln minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ParametersPanel</name>
    <message numerus="yes">
        <source>Measured median %1, the best of %Ln combination(s) on %2</source>
        <translation>
            <numerusform>Measured median %1, the best of %Ln combination on %2</numerusform>
            <numerusform>Measured median %1, the best of %Ln combinations on %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ProgressSegments</name>
    <message numerus="yes">
        <source>%Ln page(s) done</source>
        <translation>
            <numerusform>%Ln page done</numerusform>
            <numerusform>%Ln pages done</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::SweepChart</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln more</numerusform>
            <numerusform>%Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::UnsavedEdits</name>
    <message numerus="yes">
        <source>%Ln kernel(s) were edited and not saved: %1.</source>
        <translation>
            <numerusform>%Ln kernel was edited and not saved: %1.</numerusform>
            <numerusform>%Ln kernels were edited and not saved: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::VariantChart</name>
    <message numerus="yes">
        <source>measured: median, quartiles, %Ln run(s)</source>
        <translation>
            <numerusform>measured: median, quartiles, %Ln run</numerusform>
            <numerusform>measured: median, quartiles, %Ln runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::VotePanel</name>
    <message numerus="yes">
        <source>%Ln vote(s), %1 right</source>
        <translation>
            <numerusform>%Ln vote, %1 right</numerusform>
            <numerusform>%Ln votes, %1 right</numerusform>
        </translation>
    </message>
</context>
</TS>
