<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>Advice</name>
    <message numerus="yes">
        <source>A group of %1 work-items is not a multiple of the warp width (%2): only %3 % of the lanes have work. Groups of %4 would fill all lanes.</source>
        <translation>
            <numerusform>A group of %1 work-item is not a multiple of the warp width (%2): only %3 % of the lanes have work. Groups of %4 would fill all lanes.</numerusform>
            <numerusform>A group of %1 work-items is not a multiple of the warp width (%2): only %3 % of the lanes have work. Groups of %4 would fill all lanes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This condition diverges in %1 of %2 warp steps, which costs about %4 cycles. If neighbouring work-items take the same side, fewer warps diverge.</source>
        <translation>
            <numerusform>This condition diverges in %1 of %2 warp steps, which costs about %4 cycles. If neighbouring work-items take the same side, fewer warps diverge.</numerusform>
            <numerusform>This condition diverges in %1 of %2 warp steps, which costs about %4 cycles. If neighbouring work-items take the same side, fewer warps diverge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 issue cycles per read of global memory, and a read takes %7 cycles on average. Hiding this latency takes %3 warps (%5 % of the %6 warp slots), but only %4 fit. Do more work per read, or make more warps resident.</source>
        <translation>
            <numerusform>There is %1 issue cycle per read of global memory, and a read takes %7 cycles on average. Hiding this latency takes %3 warps (%5 % of the %6 warp slots), but only %4 fit. Do more work per read, or make more warps resident.</numerusform>
            <numerusform>There are %1 issue cycles per read of global memory, and a read takes %7 cycles on average. Hiding this latency takes %3 warps (%5 % of the %6 warp slots), but only %4 fit. Do more work per read, or make more warps resident.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 requests move %1 sectors instead of the minimum of %2, which costs about %5 cycles. Let neighbouring lanes access neighbouring elements.</source>
        <translation>
            <numerusform>%3 requests move %1 sector instead of the minimum of %2, which costs about %5 cycles. Let neighbouring lanes access neighbouring elements.</numerusform>
            <numerusform>%3 requests move %1 sectors instead of the minimum of %2, which costs about %5 cycles. Let neighbouring lanes access neighbouring elements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of %3 requests touches %1 sectors instead of %2: its elements are contiguous, but do not start at a sector boundary. This costs about %4 cycles. Align the elements.</source>
        <translation>
            <numerusform>Each of %3 requests touches %1 sector instead of %2: its elements are contiguous, but do not start at a sector boundary. This costs about %4 cycles. Align the elements.</numerusform>
            <numerusform>Each of %3 requests touches %1 sectors instead of %2: its elements are contiguous, but do not start at a sector boundary. This costs about %4 cycles. Align the elements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Padding after each row of %2 words (words to add: %3) reduces the bank conflicts of the first group from %1 to %4. The array&apos;s conflicts cost about %5 cycles.</source>
        <translation>
            <numerusform>Padding after each row of %2 words (words to add: %3) reduces the bank conflicts of the first group from %1 to %4. The array&apos;s conflicts cost about %5 cycles.</numerusform>
            <numerusform>Padding after each row of %2 words (words to add: %3) reduces the bank conflicts of the first group from %1 to %4. The array&apos;s conflicts cost about %5 cycles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Storing word x of row y at position x ^ y, in rows of %2 words, reduces the bank conflicts of the first group from %1 to %3. The array&apos;s conflicts cost about %4 cycles.</source>
        <translation>
            <numerusform>Storing word x of row y at position x ^ y, in rows of %2 words, reduces the bank conflicts of the first group from %1 to %3. The array&apos;s conflicts cost about %4 cycles.</numerusform>
            <numerusform>Storing word x of row y at position x ^ y, in rows of %2 words, reduces the bank conflicts of the first group from %1 to %3. The array&apos;s conflicts cost about %4 cycles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 passes over the banks are conflicts, which cost about %3 cycles. Neither padding nor a swizzle of rows removes half of them. Let the lanes of a request access words in different banks.</source>
        <translation>
            <numerusform>%1 of %2 passes over the banks are conflicts, which cost about %3 cycles. Neither padding nor a swizzle of rows removes half of them. Let the lanes of a request access words in different banks.</numerusform>
            <numerusform>%1 of %2 passes over the banks are conflicts, which cost about %3 cycles. Neither padding nor a swizzle of rows removes half of them. Let the lanes of a request access words in different banks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Warps wait at a barrier in %1 cycles, which costs %2 cycles of the launch. Balance the work between barriers, or use fewer barriers. A group of one warp (up to %3 work-items) does not wait at all.</source>
        <translation>
            <numerusform>Warps wait at a barrier in %1 cycle, which costs %2 cycles of the launch. Balance the work between barriers, or use fewer barriers. A group of one warp (up to %3 work-items) does not wait at all.</numerusform>
            <numerusform>Warps wait at a barrier in %1 cycles, which costs %2 cycles of the launch. Balance the work between barriers, or use fewer barriers. A group of one warp (up to %3 work-items) does not wait at all.</numerusform>
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
        <source>The index is clamped at a border: in %3 of %4 requests, several lanes read the same element, so %1 of %2 reads are repeats. An image sampler clamps without code, and the image cache serves neighbours in both directions.</source>
        <translation>
            <numerusform>The index is clamped at a border: in %3 of %4 requests, several lanes read the same element, so %1 of %2 reads are repeats. An image sampler clamps without code, and the image cache serves neighbours in both directions.</numerusform>
            <numerusform>The index is clamped at a border: in %3 of %4 requests, several lanes read the same element, so %1 of %2 reads are repeats. An image sampler clamps without code, and the image cache serves neighbours in both directions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Work-items evaluated float divisions and functions %1 times in full precision (locations in the source: %2). If less precision is enough, the build option -cl-fast-relaxed-math makes all of them faster.</source>
        <translation>
            <numerusform>Work-items evaluated float divisions and functions %1 time in full precision (locations in the source: %2). If less precision is enough, the build option -cl-fast-relaxed-math makes all of them faster.</numerusform>
            <numerusform>Work-items evaluated float divisions and functions %1 times in full precision (locations in the source: %2). If less precision is enough, the build option -cl-fast-relaxed-math makes all of them faster.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 was evaluated %1 times in full precision. %3 is the native version: it is faster, but its precision depends on the device.</source>
        <translation>
            <numerusform>%2 was evaluated %1 time in full precision. %3 is the native version: it is faster, but its precision depends on the device.</numerusform>
            <numerusform>%2 was evaluated %1 times in full precision. %3 is the native version: it is faster, but its precision depends on the device.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The compiler does not know the group size. With __attribute__((reqd_work_group_size(%1, %2, %3))), it can allocate registers for that size, and omit barriers if a group is one warp. Warps reached the kernel&apos;s busiest barrier %4 times.</source>
        <translation>
            <numerusform>The compiler does not know the group size. With __attribute__((reqd_work_group_size(%1, %2, %3))), it can allocate registers for that size, and omit barriers if a group is one warp. Warps reached the kernel&apos;s busiest barrier %4 times.</numerusform>
            <numerusform>The compiler does not know the group size. With __attribute__((reqd_work_group_size(%1, %2, %3))), it can allocate registers for that size, and omit barriers if a group is one warp. Warps reached the kernel&apos;s busiest barrier %4 times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The array is padded by one element after every %2, which suits other banks or smaller elements. Padding after every %3 instead reduces the bank conflicts of the first group from %1 to %4. The array&apos;s conflicts cost about %5 cycles.</source>
        <translation>
            <numerusform>The array is padded by one element after every %2, which suits other banks or smaller elements. Padding after every %3 instead reduces the bank conflicts of the first group from %1 to %4. The array&apos;s conflicts cost about %5 cycles.</numerusform>
            <numerusform>The array is padded by one element after every %2, which suits other banks or smaller elements. Padding after every %3 instead reduces the bank conflicts of the first group from %1 to %4. The array&apos;s conflicts cost about %5 cycles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each work-item accesses %1 elements one after the other, so neighbouring lanes are a block apart: %4 requests move %2 sectors instead of the minimum of %3, which costs about %5 cycles. Let all work-items stride through the elements together.</source>
        <translation>
            <numerusform>Each work-item accesses %1 element one after the other, so neighbouring lanes are a block apart: %4 requests move %2 sectors instead of the minimum of %3, which costs about %5 cycles. Let all work-items stride through the elements together.</numerusform>
            <numerusform>Each work-item accesses %1 elements one after the other, so neighbouring lanes are a block apart: %4 requests move %2 sectors instead of the minimum of %3, which costs about %5 cycles. Let all work-items stride through the elements together.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of a group&apos;s %1 work-items reads the same %3 elements in the same order, but only one result is written: these reads are %4 of the launch&apos;s %5 warp steps. Split the elements among the work-items and combine their partial results.</source>
        <translation>
            <numerusform>Each of a group&apos;s %1 work-item reads the same %3 elements in the same order, but only one result is written: these reads are %4 of the launch&apos;s %5 warp steps. Split the elements among the work-items and combine their partial results.</numerusform>
            <numerusform>Each of a group&apos;s %1 work-items reads the same %3 elements in the same order, but only one result is written: these reads are %4 of the launch&apos;s %5 warp steps. Split the elements among the work-items and combine their partial results.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lanes of a request update the same address: %2 requests take %1 extra passes, without counting contention between warps. The first group executes %3 of these atomics on %4 addresses. Combine the values in local memory or across the lanes of a warp first, and add each address&apos;s sum once.</source>
        <translation>
            <numerusform>Lanes of a request update the same address: %2 requests take %1 extra pass, without counting contention between warps. The first group executes %3 of these atomics on %4 addresses. Combine the values in local memory or across the lanes of a warp first, and add each address&apos;s sum once.</numerusform>
            <numerusform>Lanes of a request update the same address: %2 requests take %1 extra passes, without counting contention between warps. The first group executes %3 of these atomics on %4 addresses. Combine the values in local memory or across the lanes of a warp first, and add each address&apos;s sum once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The requests of a group fetch %1 bytes of %4 from global memory, of which %2 are distinct: %3 bytes are read again by other work-items of the group. Load them into local memory once.</source>
        <translation>
            <numerusform>The requests of a group fetch %1 byte of %4 from global memory, of which %2 are distinct: %3 bytes are read again by other work-items of the group. Load them into local memory once.</numerusform>
            <numerusform>The requests of a group fetch %1 bytes of %4 from global memory, of which %2 are distinct: %3 bytes are read again by other work-items of the group. Load them into local memory once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The launch has fewer groups (%1) than the machine has multiprocessors (%2): %3 stay empty. Launch more groups: process more data at once, or give each work-item less work.</source>
        <translation>
            <numerusform>The launch has fewer groups (%1) than the machine has multiprocessors (%2): %3 stay empty. Launch more groups: process more data at once, or give each work-item less work.</numerusform>
            <numerusform>The launch has fewer groups (%1) than the machine has multiprocessors (%2): %3 stay empty. Launch more groups: process more data at once, or give each work-item less work.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 issue cycles per read of global memory, and a read takes %2 cycles on average. Hiding this latency takes %3 warps on each multiprocessor: %5 fit, but the launch has only %4 for each. Launch more groups.</source>
        <translation>
            <numerusform>There is %1 issue cycle per read of global memory, and a read takes %2 cycles on average. Hiding this latency takes %3 warps on each multiprocessor: %5 fit, but the launch has only %4 for each. Launch more groups.</numerusform>
            <numerusform>There are %1 issue cycles per read of global memory, and a read takes %2 cycles on average. Hiding this latency takes %3 warps on each multiprocessor: %5 fit, but the launch has only %4 for each. Launch more groups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Groups do not fill their warps: %3 % of the lanes have work.</source>
        <translation>
            <numerusform>Groups do not fill their warps: %3 % of the lanes have work.</numerusform>
            <numerusform>Groups do not fill their warps: %3 % of the lanes have work.</numerusform>
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
        <source>A request touches %1 sectors instead of %2: accesses start inside a sector.</source>
        <translation>
            <numerusform>A request touches %1 sectors instead of %2: accesses start inside a sector.</numerusform>
            <numerusform>A request touches %1 sectors instead of %2: accesses start inside a sector.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 passes over the banks are conflicts in the first group.</source>
        <translation>
            <numerusform>%1 pass over the banks is a conflict in the first group.</numerusform>
            <numerusform>%1 passes over the banks are conflicts in the first group.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 passes over the banks are conflicts in the first group, although the array is padded.</source>
        <translation>
            <numerusform>%1 pass over the banks is a conflict in the first group, although the array is padded.</numerusform>
            <numerusform>%1 passes over the banks are conflicts in the first group, although the array is padded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 passes over the banks are conflicts.</source>
        <translation>
            <numerusform>%1 of %2 passes over the banks is a conflict.</numerusform>
            <numerusform>%1 of %2 passes over the banks are conflicts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Barriers cost %2 cycles of the launch.</source>
        <translation>
            <numerusform>Barriers cost %2 cycle of the launch.</numerusform>
            <numerusform>Barriers cost %2 cycles of the launch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Registers limit residency to %3 groups; with fewer registers, %4 would fit.</source>
        <translation>
            <numerusform>Registers limit residency to %3 group; with fewer registers, %4 would fit.</numerusform>
            <numerusform>Registers limit residency to %3 groups; with fewer registers, %4 would fit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Local memory limits residency to %3 groups; with less, %4 would fit.</source>
        <translation>
            <numerusform>Local memory limits residency to %3 group; with less, %4 would fit.</numerusform>
            <numerusform>Local memory limits residency to %3 groups; with less, %4 would fit.</numerusform>
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
        <source>%1 of %2 reads are repeats: lanes read the same element at the border.</source>
        <translation>
            <numerusform>%1 of %2 reads is a repeat: lanes read the same element at the border.</numerusform>
            <numerusform>%1 of %2 reads are repeats: lanes read the same element at the border.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 functions and divisions are evaluated in full precision.</source>
        <translation>
            <numerusform>%1 function or division is evaluated in full precision.</numerusform>
            <numerusform>%1 functions and divisions are evaluated in full precision.</numerusform>
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
        <source>Requests move %2 sectors instead of the minimum of %3: each work-item accesses its own block.</source>
        <translation>
            <numerusform>Requests move %2 sector instead of the minimum of %3: each work-item accesses its own block.</numerusform>
            <numerusform>Requests move %2 sectors instead of the minimum of %3: each work-item accesses its own block.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%4 of %5 warp steps read the same elements for all work-items of a group.</source>
        <translation>
            <numerusform>%4 of %5 warp steps reads the same elements for all work-items of a group.</numerusform>
            <numerusform>%4 of %5 warp steps read the same elements for all work-items of a group.</numerusform>
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
        <source>%3 multiprocessors stay empty: the launch has too few groups.</source>
        <translation>
            <numerusform>%3 multiprocessor stays empty: the launch has too few groups.</numerusform>
            <numerusform>%3 multiprocessors stay empty: the launch has too few groups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 warps on a multiprocessor would hide the latency, but the launch has only %4 for each.</source>
        <translation>
            <numerusform>%3 warp on a multiprocessor would hide the latency, but the launch has only %4 for each.</numerusform>
            <numerusform>%3 warps on a multiprocessor would hide the latency, but the launch has only %4 for each.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BankWords</name>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%n pass</numerusform>
            <numerusform>%n passes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n word</numerusform>
            <numerusform>%n words</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BanksWords</name>
    <message numerus="yes">
        <source>%n word(s) read</source>
        <translation>
            <numerusform>%n word read</numerusform>
            <numerusform>%n words read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) written</source>
        <translation>
            <numerusform>%n word written</numerusform>
            <numerusform>%n words written</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) updated</source>
        <translation>
            <numerusform>%n word updated</numerusform>
            <numerusform>%n words updated</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckWords</name>
    <message numerus="yes">
        <source>Out-of-bounds accesses: %n finding(s)</source>
        <translation>
            <numerusform>Out-of-bounds accesses: %n finding</numerusform>
            <numerusform>Out-of-bounds accesses: %n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Accesses through a null pointer: %n finding(s)</source>
        <translation>
            <numerusform>Accesses through a null pointer: %n finding</numerusform>
            <numerusform>Accesses through a null pointer: %n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Races in local memory: %n finding(s)</source>
        <translation>
            <numerusform>Races in local memory: %n finding</numerusform>
            <numerusform>Races in local memory: %n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Races in global memory: %n finding(s)</source>
        <translation>
            <numerusform>Races in global memory: %n finding</numerusform>
            <numerusform>Races in global memory: %n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Races between writes to images: %n finding(s)</source>
        <translation>
            <numerusform>Races between writes to images: %n finding</numerusform>
            <numerusform>Races between writes to images: %n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Barriers not reached by all work-items: %n finding(s)</source>
        <translation>
            <numerusform>Barriers not reached by all work-items: %n finding</numerusform>
            <numerusform>Barriers not reached by all work-items: %n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reads of uninitialised local memory: %n finding(s)</source>
        <translation>
            <numerusform>Reads of uninitialised local memory: %n finding</numerusform>
            <numerusform>Reads of uninitialised local memory: %n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reads of uninitialised data in buffers: %n finding(s)</source>
        <translation>
            <numerusform>Reads of uninitialised data in buffers: %n finding</numerusform>
            <numerusform>Reads of uninitialised data in buffers: %n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reads of uninitialised private variables: %n finding(s)</source>
        <translation>
            <numerusform>Reads of uninitialised private variables: %n finding</numerusform>
            <numerusform>Reads of uninitialised private variables: %n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Loops that exceed the iteration limit: %n finding(s)</source>
        <translation>
            <numerusform>Loops that exceed the iteration limit: %n finding</numerusform>
            <numerusform>Loops that exceed the iteration limit: %n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied data used before the copy has finished: %n finding(s)</source>
        <translation>
            <numerusform>Copied data used before the copy has finished: %n finding</numerusform>
            <numerusform>Copied data used before the copy has finished: %n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No out-of-bounds access (%Ln access(es) checked)</source>
        <translation>
            <numerusform>No out-of-bounds access (%Ln access checked)</numerusform>
            <numerusform>No out-of-bounds access (%Ln accesses checked)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No access through a null pointer (%Ln access(es) checked)</source>
        <translation>
            <numerusform>No access through a null pointer (%Ln access checked)</numerusform>
            <numerusform>No access through a null pointer (%Ln accesses checked)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No race in local memory (%Ln access(es) checked)</source>
        <translation>
            <numerusform>No race in local memory (%Ln access checked)</numerusform>
            <numerusform>No race in local memory (%Ln accesses checked)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No race in global memory, within or between groups (%Ln access(es) checked)</source>
        <translation>
            <numerusform>No race in global memory, within or between groups (%Ln access checked)</numerusform>
            <numerusform>No race in global memory, within or between groups (%Ln accesses checked)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No race between writes to images (%Ln access(es) checked)</source>
        <translation>
            <numerusform>No race between writes to images (%Ln access checked)</numerusform>
            <numerusform>No race between writes to images (%Ln accesses checked)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every barrier is reached by all work-items (%Ln arrival(s) checked)</source>
        <translation>
            <numerusform>Every barrier is reached by all work-items (%Ln arrival checked)</numerusform>
            <numerusform>Every barrier is reached by all work-items (%Ln arrivals checked)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No read of uninitialised local memory (%Ln read(s) checked)</source>
        <translation>
            <numerusform>No read of uninitialised local memory (%Ln read checked)</numerusform>
            <numerusform>No read of uninitialised local memory (%Ln reads checked)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No read of uninitialised data in a buffer (%Ln read(s) checked)</source>
        <translation>
            <numerusform>No read of uninitialised data in a buffer (%Ln read checked)</numerusform>
            <numerusform>No read of uninitialised data in a buffer (%Ln reads checked)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No loop exceeds the iteration limit (%Ln iteration(s) checked)</source>
        <translation>
            <numerusform>No loop exceeds the iteration limit (%Ln iteration checked)</numerusform>
            <numerusform>No loop exceeds the iteration limit (%Ln iterations checked)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No copied data used before the copy has finished (%Ln access(es) checked)</source>
        <translation>
            <numerusform>No copied data used before the copy has finished (%Ln access checked)</numerusform>
            <numerusform>No copied data used before the copy has finished (%Ln accesses checked)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Misaligned accesses: %n finding(s)</source>
        <translation>
            <numerusform>Misaligned accesses: %n finding</numerusform>
            <numerusform>Misaligned accesses: %n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Accesses forbidden by an access qualifier: %n finding(s)</source>
        <translation>
            <numerusform>Accesses forbidden by an access qualifier: %n finding</numerusform>
            <numerusform>Accesses forbidden by an access qualifier: %n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Asynchronous copies with different arguments in one group: %n finding(s)</source>
        <translation>
            <numerusform>Asynchronous copies with different arguments in one group: %n finding</numerusform>
            <numerusform>Asynchronous copies with different arguments in one group: %n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No misaligned access (%Ln access(es) checked)</source>
        <translation>
            <numerusform>No misaligned access (%Ln access checked)</numerusform>
            <numerusform>No misaligned access (%Ln accesses checked)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No access forbidden by an access qualifier (%Ln access(es) checked)</source>
        <translation>
            <numerusform>No access forbidden by an access qualifier (%Ln access checked)</numerusform>
            <numerusform>No access forbidden by an access qualifier (%Ln accesses checked)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All work-items of a group request the same copies (%Ln request(s) checked)</source>
        <translation>
            <numerusform>All work-items of a group request the same copies (%Ln request checked)</numerusform>
            <numerusform>All work-items of a group request the same copies (%Ln requests checked)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Differences between plain and instrumented results: %n finding(s)</source>
        <translation>
            <numerusform>Differences between plain and instrumented results: %n finding</numerusform>
            <numerusform>Differences between plain and instrumented results: %n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The plain kernel&apos;s result equals the instrumented one&apos;s (%Ln value(s) checked)</source>
        <translation>
            <numerusform>The plain kernel&apos;s result equals the instrumented one&apos;s (%Ln value checked)</numerusform>
            <numerusform>The plain kernel&apos;s result equals the instrumented one&apos;s (%Ln values checked)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConcurrencyWords</name>
    <message numerus="yes">
        <source>%n launch(es), at most %1 at once</source>
        <translation>
            <numerusform>%n launch, at most %1 at once</numerusform>
            <numerusform>%n launches, at most %1 at once</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EvidenceWords</name>
    <message numerus="yes">
        <source>%Ln pair(s) of work-items race here, %1 of them in different warps.</source>
        <translation>
            <numerusform>%Ln pair of work-items races here, %1 of them in different warps.</numerusform>
            <numerusform>%Ln pairs of work-items race here, %1 of them in different warps.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExchangeWords</name>
    <message numerus="yes">
        <source>%n lane(s) read from a lane without an active work-item and kept their own value</source>
        <translation>
            <numerusform>%n lane read from a lane without an active work-item and kept its own value</numerusform>
            <numerusform>%n lanes read from a lane without an active work-item and kept their own value</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FilmWords</name>
    <message numerus="yes">
        <source>%Ln step(s) of %1 warps</source>
        <translation>
            <numerusform>%Ln step of %1 warps</numerusform>
            <numerusform>%Ln steps of %1 warps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindingWords</name>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s) found.</source>
        <translation>
            <numerusform>%n error found.</numerusform>
            <numerusform>%n errors found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s), no error.</source>
        <translation>
            <numerusform>%n note, no error.</numerusform>
            <numerusform>%n notes, no error.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Work-items: %1 and %n more</source>
        <translation>
            <numerusform>Work-items: %1 and %n more</numerusform>
            <numerusform>Work-items: %1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindingsPaper</name>
    <message numerus="yes">
        <source>%n more are not listed.</source>
        <translation>
            <numerusform>%n more is not listed.</numerusform>
            <numerusform>%n more are not listed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FlowWords</name>
    <message numerus="yes">
        <source>%n value(s): %1 from the same lane, %2 from other lanes, %3 from other warps, %4 from outside the group</source>
        <translation>
            <numerusform>%n value: %1 from the same lane, %2 from other lanes, %3 from other warps, %4 from outside the group</numerusform>
            <numerusform>%n values: %1 from the same lane, %2 from other lanes, %3 from other warps, %4 from outside the group</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier step(s) that provide values are not shown.</source>
        <translation>
            <numerusform>%n earlier step that provides values is not shown.</numerusform>
            <numerusform>%n earlier steps that provide values are not shown.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FootprintWords</name>
    <message numerus="yes">
        <source>%1, %2 × %3 elements, read by %n group(s); counted from the trace</source>
        <translation>
            <numerusform>%1, %2 × %3 elements, read by %n group; counted from the trace</numerusform>
            <numerusform>%1, %2 × %3 elements, read by %n groups; counted from the trace</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>element %1 is read by %n group(s) (counted from the trace)</source>
        <translation>
            <numerusform>element %1 is read by %n group (counted from the trace)</numerusform>
            <numerusform>element %1 is read by %n groups (counted from the trace)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GlobalWords</name>
    <message numerus="yes">
        <source>%n lane(s) × %1 bytes, counted from the trace</source>
        <translation>
            <numerusform>%n lane × %1 bytes, counted from the trace</numerusform>
            <numerusform>%n lanes × %1 bytes, counted from the trace</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s), one after another: %1 sectors, %2 of them distinct</source>
        <translation>
            <numerusform>%n request: %1 sectors, %2 of them distinct</numerusform>
            <numerusform>%n requests, one after another: %1 sectors, %2 of them distinct</numerusform>
        </translation>
    </message>
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
</context>
<context>
    <name>InspectorWords</name>
    <message numerus="yes">
        <source>%n of %1 warps are issued.</source>
        <translation>
            <numerusform>%n of %1 warps is issued.</numerusform>
            <numerusform>%n of %1 warps are issued.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In this warp, %n of %1 lanes are active.</source>
        <translation>
            <numerusform>In this warp, %n of %1 lanes is active.</numerusform>
            <numerusform>In this warp, %n of %1 lanes are active.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LaneCounts</name>
    <message numerus="yes">
        <source>%n case(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LanesWords</name>
    <message numerus="yes">
        <source>1 px = %n lane(s)</source>
        <translation>
            <numerusform>1 px = %n lane</numerusform>
            <numerusform>1 px = %n lanes</numerusform>
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
        <source>The compiler keeps none of these %1 accesses.</source>
        <translation>
            <numerusform>The compiler keeps none of these %1 accesses.</numerusform>
            <numerusform>The compiler keeps none of these %1 accesses.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ModelTooltip</name>
    <message numerus="yes">
        <source>%n cycle(s), from cycle %1 to %2</source>
        <translation>
            <numerusform>%n cycle, from cycle %1 to %2</numerusform>
            <numerusform>%n cycles, from cycle %1 to %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other group(s) ran at the same time (simulated)</source>
        <translation>
            <numerusform>%n other group ran at the same time (simulated)</numerusform>
            <numerusform>%n other groups ran at the same time (simulated)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MultiprocessorWords</name>
    <message numerus="yes">
        <source>%n more warp slot(s) stay empty</source>
        <translation>
            <numerusform>%n more warp slot stays empty</numerusform>
            <numerusform>%n more warp slots stay empty</numerusform>
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
        <source>Only %1 of %2 work-items of the group arrive here.</source>
        <translation>
            <numerusform>Only %1 of %2 work-items of the group arrive here.</numerusform>
            <numerusform>Only %1 of %2 work-items of the group arrive here.</numerusform>
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
        <source>Group %1 starts: %2 work-items in one warp.</source>
        <translation>
            <numerusform>Group %1 starts: %2 work-items in one warp.</numerusform>
            <numerusform>Group %1 starts: %2 work-items in one warp.</numerusform>
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
        <source>Warp %1 takes the fewest steps to get here. The warp with the most takes %2 more.</source>
        <translation>
            <numerusform>Warp %1 takes the fewest steps to get here. The warp with the most takes %2 more.</numerusform>
            <numerusform>Warp %1 takes the fewest steps to get here. The warp with the most takes %2 more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OccupancyWords</name>
    <message numerus="yes">
        <source>%n work-group(s)</source>
        <translation>
            <numerusform>%n work-group</numerusform>
            <numerusform>%n work-groups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n work-group(s) fit with %1 registers per work-item instead of %2</source>
        <translation>
            <numerusform>%n work-group fits with %1 registers per work-item instead of %2</numerusform>
            <numerusform>%n work-groups fit with %1 registers per work-item instead of %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n work-group(s) fit with %1 bytes of local memory instead of %2</source>
        <translation>
            <numerusform>%n work-group fits with %1 bytes of local memory instead of %2</numerusform>
            <numerusform>%n work-groups fit with %1 bytes of local memory instead of %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n work-group(s) fit with %1 work-items each instead of %2</source>
        <translation>
            <numerusform>%n work-group fits with %1 work-items each instead of %2</numerusform>
            <numerusform>%n work-groups fit with %1 work-items each instead of %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln work-item(s)</source>
        <translation>
            <numerusform>%Ln work-item</numerusform>
            <numerusform>%Ln work-items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n register(s)</source>
        <translation>
            <numerusform>%n register</numerusform>
            <numerusform>%n registers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Achieved occupancy is lower: the launch has %n work-group(s), but the machine can hold %1 at once.</source>
        <translation>
            <numerusform>Achieved occupancy is lower: the launch has %n work-group, but the machine can hold %1 at once.</numerusform>
            <numerusform>Achieved occupancy is lower: the launch has %n work-groups, but the machine can hold %1 at once.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OverlapWords</name>
    <message numerus="yes">
        <source>%n group(s) ran at the same time as group %1</source>
        <translation>
            <numerusform>%n group ran at the same time as group %1</numerusform>
            <numerusform>%n groups ran at the same time as group %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PassWords</name>
    <message numerus="yes">
        <source>%n lane(s): %1</source>
        <translation>
            <numerusform>lane %1</numerusform>
            <numerusform>lanes %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lane(s)</source>
        <translation>
            <numerusform>%n lane</numerusform>
            <numerusform>%n lanes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlaceWords</name>
    <message numerus="yes">
        <source>%n lane(s) at %1</source>
        <translation>
            <numerusform>%n lane at %1</numerusform>
            <numerusform>%n lanes at %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lane(s) at %1 to %2</source>
        <translation>
            <numerusform>%n lane at %1 to %2</numerusform>
            <numerusform>%n lanes at %1 to %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuantityWords</name>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <translation>
            <numerusform>about %n second left</numerusform>
            <numerusform>about %n seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>about %n minute left</numerusform>
            <numerusform>about %n minutes left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s) left</source>
        <translation>
            <numerusform>about %n hour left</numerusform>
            <numerusform>about %n hours left</numerusform>
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
        <source>%n line(s) · %1 B moved</source>
        <translation>
            <numerusform>%n line · %1 B moved</numerusform>
            <numerusform>%n lines · %1 B moved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SweepWords</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WaitWords</name>
    <message numerus="yes">
        <source>%n sector(s) requested</source>
        <translation>
            <numerusform>%n sector requested</numerusform>
            <numerusform>%n sectors requested</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warp(s) of its group have not reached the barrier yet: %1.</source>
        <translation>
            <numerusform>%n warp of its group has not reached the barrier yet: %1.</numerusform>
            <numerusform>%n warps of its group have not reached the barrier yet: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its next wait starts in cycle %1 and takes %n cycle(s): %2</source>
        <translation>
            <numerusform>Its next wait starts in cycle %1 and takes %n cycle: %2</numerusform>
            <numerusform>Its next wait starts in cycle %1 and takes %n cycles: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WarpSplitWords</name>
    <message numerus="yes">
        <source>%n lane(s) of each warp</source>
        <translation>
            <numerusform>%n lane of each warp</numerusform>
            <numerusform>%n lanes of each warp</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lane(s)</source>
        <translation>
            <numerusform>%n lane</numerusform>
            <numerusform>%n lanes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wait %n step(s)</source>
        <comment>lanes</comment>
        <translation>
            <numerusform>wait %n step</numerusform>
            <numerusform>wait %n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ArgumentRow</name>
    <message numerus="yes">
        <source>%n byte(s) of values from the launch file</source>
        <translation>
            <numerusform>%n byte of values from the launch file</numerusform>
            <numerusform>%n bytes of values from the launch file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Number of elements of %n byte(s) each. 4K is 4096 elements, and 64 B is a size in bytes.</source>
        <translation>
            <numerusform>Number of elements of %n byte each. 4K is 4096 elements, and 64 B is a size in bytes.</numerusform>
            <numerusform>Number of elements of %n bytes each. 4K is 4096 elements, and 64 B is a size in bytes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::Centre</name>
    <message numerus="yes">
        <source>%n finding(s) and pieces of advice</source>
        <translation>
            <numerusform>%n finding or piece of advice</numerusform>
            <numerusform>%n findings and pieces of advice</numerusform>
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
        <source>Line %1: %n of %2 steps</source>
        <translation>
            <numerusform>Line %1: %n of %2 steps</numerusform>
            <numerusform>Line %1: %n of %2 steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::CurePanel</name>
    <message numerus="yes">
        <source>Analysed: divergence, sectors, bank conflicts, barriers, occupancy, latency, atomics and repeated work. %n fault check(s) were run.</source>
        <translation>
            <numerusform>Analysed: divergence, sectors, bank conflicts, barriers, occupancy, latency, atomics and repeated work. %n fault check was run.</numerusform>
            <numerusform>Analysed: divergence, sectors, bank conflicts, barriers, occupancy, latency, atomics and repeated work. %n fault checks were run.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s) were found: the result can be wrong. Fix the faults before you optimise.</source>
        <translation>
            <numerusform>%n fault was found: the result can be wrong. Fix the fault before you optimise.</numerusform>
            <numerusform>%n faults were found: the result can be wrong. Fix the faults before you optimise.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ExperimentsPanel</name>
    <message numerus="yes">
        <source>%n variant(s)</source>
        <translation>
            <numerusform>%n variant</numerusform>
            <numerusform>%n variants</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ExportDialog</name>
    <message numerus="yes">
        <source>%n page(s) of %1 × %2 mm</source>
        <translation>
            <numerusform>%n page of %1 × %2 mm</numerusform>
            <numerusform>%n pages of %1 × %2 mm</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::FindingsPanel</name>
    <message numerus="yes">
        <source>%n more are not listed.</source>
        <translation>
            <numerusform>%n more is not listed.</numerusform>
            <numerusform>%n more are not listed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No fault was found; %n possible improvement(s).</source>
        <translation>
            <numerusform>No fault was found; %n possible improvement.</numerusform>
            <numerusform>No fault was found; %n possible improvements.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::HardwarePanel</name>
    <message numerus="yes">
        <source>%n value(s) changed</source>
        <translation>
            <numerusform>%n value changed</numerusform>
            <numerusform>%n values changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LaunchActions</name>
    <message numerus="yes">
        <source>%n kernel(s) were edited and not saved. Close without saving?</source>
        <translation>
            <numerusform>%n kernel was edited and not saved. Close without saving?</numerusform>
            <numerusform>%n kernels were edited and not saved. Close without saving?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LaunchesPanel</name>
    <message numerus="yes">
        <source>All %n launch(es)</source>
        <translation>
            <numerusform>All %n launch</numerusform>
            <numerusform>All %n launches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ParametersPanel</name>
    <message numerus="yes">
        <source>Measured median %1, the best of %n combination(s) on %2</source>
        <translation>
            <numerusform>Measured median %1, the best of %n combination on %2</numerusform>
            <numerusform>Measured median %1, the best of %n combinations on %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::SweepChart</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::VariantChart</name>
    <message numerus="yes">
        <source>measured: median, quartiles, %n run(s)</source>
        <translation>
            <numerusform>measured: median, quartiles, %n run</numerusform>
            <numerusform>measured: median, quartiles, %n runs</numerusform>
        </translation>
    </message>
</context>
</TS>
