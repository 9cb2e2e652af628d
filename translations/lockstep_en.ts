<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>Advice</name>
    <message numerus="yes">
        <source>A group of %1 work-items is no multiple of the warp&apos;s %2 lanes: %3 % of the lanes have work. Groups of %4 would fill them.</source>
        <translation>
            <numerusform>A group of %1 work-item is no multiple of the warp&apos;s %2 lanes: %3 % of the lanes have work. Groups of %4 would fill them.</numerusform>
            <numerusform>A group of %1 work-items is no multiple of the warp&apos;s %2 lanes: %3 % of the lanes have work. Groups of %4 would fill them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lanes of a warp disagree on this condition in %1 of %2 warp steps, which costs about %4 cycles. Work-items that decide alike would fill fewer warps: let neighbours decide alike.</source>
        <translation>
            <numerusform>The lanes of a warp disagree on this condition in %1 of %2 warp steps, which costs about %4 cycles. Work-items that decide alike would fill fewer warps: let neighbours decide alike.</numerusform>
            <numerusform>The lanes of a warp disagree on this condition in %1 of %2 warp steps, which costs about %4 cycles. Work-items that decide alike would fill fewer warps: let neighbours decide alike.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 issue cycles for each read of global memory, which is answered after %7 cycles on average: %3 warps, %5 % of the %6 slots, would hide that; %4 fit. Do more work for each read, or let more warps be resident.</source>
        <translation>
            <numerusform>There is %1 issue cycle for each read of global memory, which is answered after %7 cycles on average: %3 warps, %5 % of the %6 slots, would hide that; %4 fit. Do more work for each read, or let more warps be resident.</numerusform>
            <numerusform>There are %1 issue cycles for each read of global memory, which is answered after %7 cycles on average: %3 warps, %5 % of the %6 slots, would hide that; %4 fit. Do more work for each read, or let more warps be resident.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 requests move %1 sectors where %2 would hold the bytes, which costs about %5 cycles. Let neighbouring lanes access neighbouring elements.</source>
        <translation>
            <numerusform>%3 requests move %1 sector where %2 would hold the bytes, which costs about %5 cycles. Let neighbouring lanes access neighbouring elements.</numerusform>
            <numerusform>%3 requests move %1 sectors where %2 would hold the bytes, which costs about %5 cycles. Let neighbouring lanes access neighbouring elements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of %3 requests touches %1 sectors where %2 would do: its elements stand side by side, but begin inside a sector. That costs about %4 cycles. Align them.</source>
        <translation>
            <numerusform>Each of %3 requests touches %1 sector where %2 would do: its elements stand side by side, but begin inside a sector. That costs about %4 cycles. Align them.</numerusform>
            <numerusform>Each of %3 requests touches %1 sectors where %2 would do: its elements stand side by side, but begin inside a sector. That costs about %4 cycles. Align them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the first group %1 bank conflicts become %4 with padding after each row of %2 words (words to add: %3). The array&apos;s conflicts cost about %5 cycles.</source>
        <translation>
            <numerusform>In the first group %1 bank conflict becomes %4 with padding after each row of %2 words (words to add: %3). The array&apos;s conflicts cost about %5 cycles.</numerusform>
            <numerusform>In the first group %1 bank conflicts become %4 with padding after each row of %2 words (words to add: %3). The array&apos;s conflicts cost about %5 cycles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the first group %1 bank conflicts become %3 when word x of row y, in rows of %2 words, stands at x ^ y instead. The array&apos;s conflicts cost about %4 cycles.</source>
        <translation>
            <numerusform>In the first group %1 bank conflict becomes %3 when word x of row y, in rows of %2 words, stands at x ^ y instead. The array&apos;s conflicts cost about %4 cycles.</numerusform>
            <numerusform>In the first group %1 bank conflicts become %3 when word x of row y, in rows of %2 words, stands at x ^ y instead. The array&apos;s conflicts cost about %4 cycles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 passes over the banks are conflicts, which cost about %3 cycles, and neither padding nor a swizzle of rows removes half of them. Give the lanes of a request other words.</source>
        <translation>
            <numerusform>%1 of %2 passes over the banks are conflicts, which cost about %3 cycles, and neither padding nor a swizzle of rows removes half of them. Give the lanes of a request other words.</numerusform>
            <numerusform>%1 of %2 passes over the banks are conflicts, which cost about %3 cycles, and neither padding nor a swizzle of rows removes half of them. Give the lanes of a request other words.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Warps stand at a barrier in %1 cycles, which costs %2 cycles of the launch. Let warps have alike to do between barriers, or meet less often; a group of one warp, up to %3 work-items, does not wait at all.</source>
        <translation>
            <numerusform>Warps stand at a barrier in %1 cycle, which costs %2 cycles of the launch. Let warps have alike to do between barriers, or meet less often; a group of one warp, up to %3 work-items, does not wait at all.</numerusform>
            <numerusform>Warps stand at a barrier in %1 cycles, which costs %2 cycles of the launch. Let warps have alike to do between barriers, or meet less often; a group of one warp, up to %3 work-items, does not wait at all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Registers limit a multiprocessor to %3 groups. With %2 instead of %1 a work-item it holds %4.</source>
        <translation>
            <numerusform>Registers limit a multiprocessor to %3 groups. With %2 instead of %1 a work-item it holds %4.</numerusform>
            <numerusform>Registers limit a multiprocessor to %3 groups. With %2 instead of %1 a work-item it holds %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Local memory limits a multiprocessor to %3 groups. With %2 instead of %1 bytes a group it holds %4.</source>
        <translation>
            <numerusform>Local memory limits a multiprocessor to %3 groups. With %2 instead of %1 bytes a group it holds %4.</numerusform>
            <numerusform>Local memory limits a multiprocessor to %3 groups. With %2 instead of %1 bytes a group it holds %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 accesses move doubles, which take twice the bytes of floats and on most GPUs many times their cycles. Use floats where they are precise enough.</source>
        <translation>
            <numerusform>%1 access moves a double, which takes twice the bytes of floats and on most GPUs many times their cycles. Use floats where they are precise enough.</numerusform>
            <numerusform>%1 accesses move doubles, which take twice the bytes of floats and on most GPUs many times their cycles. Use floats where they are precise enough.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The index is held back at a border: in %3 of %4 requests lanes meet on one element, %1 of %2 reads are repeats. An image&apos;s sampler clamps without code, and its cache serves neighbours in both directions.</source>
        <translation>
            <numerusform>The index is held back at a border: in %3 of %4 requests lanes meet on one element, %1 of %2 reads are repeats. An image&apos;s sampler clamps without code, and its cache serves neighbours in both directions.</numerusform>
            <numerusform>The index is held back at a border: in %3 of %4 requests lanes meet on one element, %1 of %2 reads are repeats. An image&apos;s sampler clamps without code, and its cache serves neighbours in both directions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Work-items evaluated divisions and functions of floats %1 times in full precision (places in the source: %2). Where less will do, the build option -cl-fast-relaxed-math makes all of them faster.</source>
        <translation>
            <numerusform>Work-items evaluated divisions and functions of floats %1 time in full precision (places in the source: %2). Where less will do, the build option -cl-fast-relaxed-math makes all of them faster.</numerusform>
            <numerusform>Work-items evaluated divisions and functions of floats %1 times in full precision (places in the source: %2). Where less will do, the build option -cl-fast-relaxed-math makes all of them faster.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 was evaluated %1 times in full precision. %3 is the device&apos;s own form: faster, with an error that the device chooses.</source>
        <translation>
            <numerusform>%2 was evaluated %1 time in full precision. %3 is the device&apos;s own form: faster, with an error that the device chooses.</numerusform>
            <numerusform>%2 was evaluated %1 times in full precision. %3 is the device&apos;s own form: faster, with an error that the device chooses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The compiler does not know how large groups are. With __attribute__((reqd_work_group_size(%1, %2, %3))) it can share out registers for that size, and leave barriers out where a group is one warp; warps met its barrier %4 times.</source>
        <translation>
            <numerusform>The compiler does not know how large groups are. With __attribute__((reqd_work_group_size(%1, %2, %3))) it can share out registers for that size, and leave barriers out where a group is one warp; warps met its barrier %4 times.</numerusform>
            <numerusform>The compiler does not know how large groups are. With __attribute__((reqd_work_group_size(%1, %2, %3))) it can share out registers for that size, and leave barriers out where a group is one warp; warps met its barrier %4 times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The array is padded, an element after every %2, which suits other banks or smaller elements. In the first group %1 bank conflicts become %4 with an element after every %3. The array&apos;s conflicts cost about %5 cycles.</source>
        <translation>
            <numerusform>The array is padded, an element after every %2, which suits other banks or smaller elements. In the first group %1 bank conflict becomes %4 with an element after every %3. The array&apos;s conflicts cost about %5 cycles.</numerusform>
            <numerusform>The array is padded, an element after every %2, which suits other banks or smaller elements. In the first group %1 bank conflicts become %4 with an element after every %3. The array&apos;s conflicts cost about %5 cycles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each work-item walks %1 elements one after the other, so that neighbouring lanes stand a block apart: %4 requests move %2 sectors where %3 would hold the bytes, which costs about %5 cycles. Let all work-items stride through the elements together.</source>
        <translation>
            <numerusform>Each work-item walks %1 element one after the other, so that neighbouring lanes stand a block apart: %4 requests move %2 sectors where %3 would hold the bytes, which costs about %5 cycles. Let all work-items stride through the elements together.</numerusform>
            <numerusform>Each work-item walks %1 elements one after the other, so that neighbouring lanes stand a block apart: %4 requests move %2 sectors where %3 would hold the bytes, which costs about %5 cycles. Let all work-items stride through the elements together.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of a group&apos;s %1 work-items reads the same %3 elements in the same order, and one result is written: %4 of the launch&apos;s %5 warp steps are these reads. Share the elements out, and put the parts together.</source>
        <translation>
            <numerusform>Each of a group&apos;s %1 work-item reads the same %3 elements in the same order, and one result is written: %4 of the launch&apos;s %5 warp steps are these reads. Share the elements out, and put the parts together.</numerusform>
            <numerusform>Each of a group&apos;s %1 work-items reads the same %3 elements in the same order, and one result is written: %4 of the launch&apos;s %5 warp steps are these reads. Share the elements out, and put the parts together.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lanes of a request meet at one address: %2 requests wait %1 turns, and where warps meet there is not counted. The first group makes %3 of these atomics at %4 addresses. Let a group gather in local memory first, or a warp in its lanes, and add each address&apos;s sum once.</source>
        <translation>
            <numerusform>Lanes of a request meet at one address: %2 requests wait %1 turn, and where warps meet there is not counted. The first group makes %3 of these atomics at %4 addresses. Let a group gather in local memory first, or a warp in its lanes, and add each address&apos;s sum once.</numerusform>
            <numerusform>Lanes of a request meet at one address: %2 requests wait %1 turns, and where warps meet there is not counted. The first group makes %3 of these atomics at %4 addresses. Let a group gather in local memory first, or a warp in its lanes, and add each address&apos;s sum once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The requests of a group fetch %1 bytes of %4 from global memory, of which %2 are distinct: %3 bytes are read again by other work-items of the group. Bring them into local memory once.</source>
        <translation>
            <numerusform>The requests of a group fetch %1 byte of %4 from global memory, of which %2 are distinct: %3 bytes are read again by other work-items of the group. Bring them into local memory once.</numerusform>
            <numerusform>The requests of a group fetch %1 bytes of %4 from global memory, of which %2 are distinct: %3 bytes are read again by other work-items of the group. Bring them into local memory once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The launch has fewer groups than the machine multiprocessors, %1 for %2: %3 stay empty. Give it more groups: more data at once, or less work for each work-item.</source>
        <translation>
            <numerusform>The launch has fewer groups than the machine multiprocessors, %1 for %2: %3 stay empty. Give it more groups: more data at once, or less work for each work-item.</numerusform>
            <numerusform>The launch has fewer groups than the machine multiprocessors, %1 for %2: %3 stay empty. Give it more groups: more data at once, or less work for each work-item.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 issue cycles for each read of global memory, which is answered after %2 cycles on average: %3 warps on a multiprocessor would hide that. %5 fit, but the launch gives each %4. Launch more groups.</source>
        <translation>
            <numerusform>There is %1 issue cycle for each read of global memory, which is answered after %2 cycles on average: %3 warps on a multiprocessor would hide that. %5 fit, but the launch gives each %4. Launch more groups.</numerusform>
            <numerusform>There are %1 issue cycles for each read of global memory, which is answered after %2 cycles on average: %3 warps on a multiprocessor would hide that. %5 fit, but the launch gives each %4. Launch more groups.</numerusform>
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
        <source>In %1 of %2 warp steps the lanes of a warp disagree on a condition.</source>
        <translation>
            <numerusform>In %1 of %2 warp steps the lanes of a warp disagree on a condition.</numerusform>
            <numerusform>In %1 of %2 warp steps the lanes of a warp disagree on a condition.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 warps would hide the latency of global memory; %4 fit.</source>
        <translation>
            <numerusform>%3 warp would hide the latency of global memory; %4 fit.</numerusform>
            <numerusform>%3 warps would hide the latency of global memory; %4 fit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Requests move %1 sectors where %2 would hold the bytes.</source>
        <translation>
            <numerusform>Requests move %1 sector where %2 would hold the bytes.</numerusform>
            <numerusform>Requests move %1 sectors where %2 would hold the bytes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A request touches %1 sectors where %2 would do: accesses begin inside a sector.</source>
        <translation>
            <numerusform>A request touches %1 sectors where %2 would do: accesses begin inside a sector.</numerusform>
            <numerusform>A request touches %1 sectors where %2 would do: accesses begin inside a sector.</numerusform>
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
        <source>Registers let %3 groups be resident; with fewer it would be %4.</source>
        <translation>
            <numerusform>Registers let %3 group be resident; with fewer it would be %4.</numerusform>
            <numerusform>Registers let %3 groups be resident; with fewer it would be %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Local memory lets %3 groups be resident; with less it would be %4.</source>
        <translation>
            <numerusform>Local memory lets %3 group be resident; with less it would be %4.</numerusform>
            <numerusform>Local memory lets %3 groups be resident; with less it would be %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 accesses move doubles.</source>
        <translation>
            <numerusform>%1 access moves a double.</numerusform>
            <numerusform>%1 accesses move doubles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 reads are repeats: lanes meet at the border.</source>
        <translation>
            <numerusform>%1 of %2 reads is a repeat: lanes meet at the border.</numerusform>
            <numerusform>%1 of %2 reads are repeats: lanes meet at the border.</numerusform>
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
        <source>Requests move %2 sectors where %3 would hold the bytes: each work-item walks a block of its own.</source>
        <translation>
            <numerusform>Requests move %2 sector where %3 would hold the bytes: each work-item walks a block of its own.</numerusform>
            <numerusform>Requests move %2 sectors where %3 would hold the bytes: each work-item walks a block of its own.</numerusform>
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
        <source>Lanes wait %1 turns for atomics at one address.</source>
        <translation>
            <numerusform>Lanes wait %1 turn for atomics at one address.</numerusform>
            <numerusform>Lanes wait %1 turns for atomics at one address.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A group&apos;s work-items read %3 bytes again that others have read.</source>
        <translation>
            <numerusform>A group&apos;s work-items read %3 byte again that others have read.</numerusform>
            <numerusform>A group&apos;s work-items read %3 bytes again that others have read.</numerusform>
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
        <source>%3 warps on a multiprocessor would hide the latency; the launch gives each %4.</source>
        <translation>
            <numerusform>%3 warp on a multiprocessor would hide the latency; the launch gives each %4.</numerusform>
            <numerusform>%3 warps on a multiprocessor would hide the latency; the launch gives each %4.</numerusform>
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
        <source>Accesses outside their array: %n finding(s)</source>
        <translation>
            <numerusform>Accesses outside their array: %n finding</numerusform>
            <numerusform>Accesses outside their array: %n findings</numerusform>
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
        <source>Barriers that not all reach: %n finding(s)</source>
        <translation>
            <numerusform>Barriers that not all reach: %n finding</numerusform>
            <numerusform>Barriers that not all reach: %n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reads of local memory before a write: %n finding(s)</source>
        <translation>
            <numerusform>Reads of local memory before a write: %n finding</numerusform>
            <numerusform>Reads of local memory before a write: %n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reads of buffers before a write: %n finding(s)</source>
        <translation>
            <numerusform>Reads of buffers before a write: %n finding</numerusform>
            <numerusform>Reads of buffers before a write: %n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reads of private variables before a write: %n finding(s)</source>
        <translation>
            <numerusform>Reads of private variables before a write: %n finding</numerusform>
            <numerusform>Reads of private variables before a write: %n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Loops out of turns: %n finding(s)</source>
        <translation>
            <numerusform>Loops out of turns: %n finding</numerusform>
            <numerusform>Loops out of turns: %n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copies used too early: %n finding(s)</source>
        <translation>
            <numerusform>Copies used too early: %n finding</numerusform>
            <numerusform>Copies used too early: %n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No access outside its array, over %Ln access(es)</source>
        <translation>
            <numerusform>No access outside its array, over %Ln access</numerusform>
            <numerusform>No access outside its array, over %Ln accesses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No access through a null pointer, over %Ln access(es)</source>
        <translation>
            <numerusform>No access through a null pointer, over %Ln access</numerusform>
            <numerusform>No access through a null pointer, over %Ln accesses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No race in local memory, over %Ln access(es)</source>
        <translation>
            <numerusform>No race in local memory, over %Ln access</numerusform>
            <numerusform>No race in local memory, over %Ln accesses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No race in global memory, inside groups and between them, over %Ln access(es)</source>
        <translation>
            <numerusform>No race in global memory, inside groups and between them, over %Ln access</numerusform>
            <numerusform>No race in global memory, inside groups and between them, over %Ln accesses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No race between writes to images, over %Ln access(es)</source>
        <translation>
            <numerusform>No race between writes to images, over %Ln access</numerusform>
            <numerusform>No race between writes to images, over %Ln accesses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every barrier is reached by all, over %Ln arrival(s)</source>
        <translation>
            <numerusform>Every barrier is reached by all, over %Ln arrival</numerusform>
            <numerusform>Every barrier is reached by all, over %Ln arrivals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No read of local memory before a write, over %Ln read(s)</source>
        <translation>
            <numerusform>No read of local memory before a write, over %Ln read</numerusform>
            <numerusform>No read of local memory before a write, over %Ln reads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No read of a buffer before a write, over %Ln read(s)</source>
        <translation>
            <numerusform>No read of a buffer before a write, over %Ln read</numerusform>
            <numerusform>No read of a buffer before a write, over %Ln reads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No loop out of turns, over %Ln turn(s)</source>
        <translation>
            <numerusform>No loop out of turns, over %Ln turn</numerusform>
            <numerusform>No loop out of turns, over %Ln turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No copy used too early, over %Ln access(es)</source>
        <translation>
            <numerusform>No copy used too early, over %Ln access</numerusform>
            <numerusform>No copy used too early, over %Ln accesses</numerusform>
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
        <source>Accesses against what the launch declares: %n finding(s)</source>
        <translation>
            <numerusform>Accesses against what the launch declares: %n finding</numerusform>
            <numerusform>Accesses against what the launch declares: %n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copies that a group does not ask for alike: %n finding(s)</source>
        <translation>
            <numerusform>Copies that a group does not ask for alike: %n finding</numerusform>
            <numerusform>Copies that a group does not ask for alike: %n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No misaligned access, over %Ln access(es)</source>
        <translation>
            <numerusform>No misaligned access, over %Ln access</numerusform>
            <numerusform>No misaligned access, over %Ln accesses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No access against what the launch declares, over %Ln access(es)</source>
        <translation>
            <numerusform>No access against what the launch declares, over %Ln access</numerusform>
            <numerusform>No access against what the launch declares, over %Ln accesses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every copy is asked for alike by its group, over %Ln request(s)</source>
        <translation>
            <numerusform>Every copy is asked for alike by its group, over %Ln request</numerusform>
            <numerusform>Every copy is asked for alike by its group, over %Ln requests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Differences of the plain kernel&apos;s result: %n finding(s)</source>
        <translation>
            <numerusform>Differences of the plain kernel&apos;s result: %n finding</numerusform>
            <numerusform>Differences of the plain kernel&apos;s result: %n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The plain kernel&apos;s result equals the instrumented one&apos;s, over %Ln value(s)</source>
        <translation>
            <numerusform>The plain kernel&apos;s result equals the instrumented one&apos;s, over %Ln value</numerusform>
            <numerusform>The plain kernel&apos;s result equals the instrumented one&apos;s, over %Ln values</numerusform>
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
        <source>%n lane(s) named nobody and kept their own value</source>
        <translation>
            <numerusform>%n lane named nobody and kept its own value</numerusform>
            <numerusform>%n lanes named nobody and kept their own value</numerusform>
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
        <source>%n value(s): %1 of its own, %2 from other lanes, %3 from other warps, %4 from outside</source>
        <translation>
            <numerusform>%n value: %1 of its own, %2 from other lanes, %3 from other warps, %4 from outside</numerusform>
            <numerusform>%n values: %1 of its own, %2 from other lanes, %3 from other warps, %4 from outside</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier step(s) from which values come are not shown.</source>
        <translation>
            <numerusform>%n earlier step from which values come is not shown.</numerusform>
            <numerusform>%n earlier steps from which values come are not shown.</numerusform>
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
        <source>%n request(s), one after the other: %1 sectors, %2 of them different</source>
        <translation>
            <numerusform>%n request, one after the other: %1 sectors, %2 of them different</numerusform>
            <numerusform>%n requests, one after the other: %1 sectors, %2 of them different</numerusform>
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
        <source>In this one %n of %1 lanes take part.</source>
        <translation>
            <numerusform>In this one %n of %1 lanes takes part.</numerusform>
            <numerusform>In this one %n of %1 lanes take part.</numerusform>
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
        <source>%n further warp slot(s) stay empty</source>
        <translation>
            <numerusform>%n further warp slot stays empty</numerusform>
            <numerusform>%n further warp slots stay empty</numerusform>
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
        <source>The active lanes agree. The other %1 of %2 lanes stay masked off.</source>
        <translation>
            <numerusform>The active lanes agree. The other %1 of %2 lanes stay masked off.</numerusform>
            <numerusform>The active lanes agree. The other %1 of %2 lanes stay masked off.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next %1 steps run with %2 of %3 lanes idle. Then both sides continue together at line %4.</source>
        <translation>
            <numerusform>The next %1 steps run with %2 of %3 lanes idle. Then both sides continue together at line %4.</numerusform>
            <numerusform>The next %1 steps run with %2 of %3 lanes idle. Then both sides continue together at line %4.</numerusform>
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
        <source>The cases run one after the other, %1 steps in total, and continue together at line %2.</source>
        <translation>
            <numerusform>The cases run one after the other, %1 steps in total, and continue together at line %2.</numerusform>
            <numerusform>The cases run one after the other, %1 steps in total, and continue together at line %2.</numerusform>
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
        <source>%n work-group(s) fit with %1 registers a work-item instead of %2</source>
        <translation>
            <numerusform>%n work-group fits with %1 registers a work-item instead of %2</numerusform>
            <numerusform>%n work-groups fit with %1 registers a work-item instead of %2</numerusform>
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
        <source>Achieved is less: the launch has %n work-group(s), and the machine holds %1 at once.</source>
        <translation>
            <numerusform>Achieved is less: the launch has %n work-group, and the machine holds %1 at once.</numerusform>
            <numerusform>Achieved is less: the launch has %n work-groups, and the machine holds %1 at once.</numerusform>
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
        <source>%n sector(s) asked for</source>
        <translation>
            <numerusform>%n sector asked for</numerusform>
            <numerusform>%n sectors asked for</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not there yet: %n warp(s) of its group (%1).</source>
        <translation>
            <numerusform>Not there yet: %n warp of its group (%1).</numerusform>
            <numerusform>Not there yet: %n warps of its group (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its next wait, %n cycle(s) from cycle %1 on: %2</source>
        <translation>
            <numerusform>Its next wait, %n cycle from cycle %1 on: %2</numerusform>
            <numerusform>Its next wait, %n cycles from cycle %1 on: %2</numerusform>
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
        <source>%n byte(s) of values, as in the launch file</source>
        <translation>
            <numerusform>%n byte of values, as in the launch file</numerusform>
            <numerusform>%n bytes of values, as in the launch file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Elements of %n byte(s) each; 4K is 4096, and 64 B are bytes</source>
        <translation>
            <numerusform>Elements of %n byte each; 4K is 4096, and 64 B are bytes</numerusform>
            <numerusform>Elements of %n bytes each; 4K is 4096, and 64 B are bytes</numerusform>
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
        <source>Looked at: divergence, sectors, bank conflicts, barriers, occupancy, latency, atomics and repeated work. Of the checks for faults, %n were made.</source>
        <translation>
            <numerusform>Looked at: divergence, sectors, bank conflicts, barriers, occupancy, latency, atomics and repeated work. Of the checks for faults, %n was made.</numerusform>
            <numerusform>Looked at: divergence, sectors, bank conflicts, barriers, occupancy, latency, atomics and repeated work. Of the checks for faults, %n were made.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s) were found: the result can be wrong. Speed comes after.</source>
        <translation>
            <numerusform>%n fault was found: the result can be wrong. Speed comes after.</numerusform>
            <numerusform>%n faults were found: the result can be wrong. Speed comes after.</numerusform>
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
        <source>No fault was found; %n thing(s) could be better.</source>
        <translation>
            <numerusform>No fault was found; %n thing could be better.</numerusform>
            <numerusform>No fault was found; %n things could be better.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::HardwarePanel</name>
    <message numerus="yes">
        <source>%n number(s) changed</source>
        <translation>
            <numerusform>%n number changed</numerusform>
            <numerusform>%n numbers changed</numerusform>
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
