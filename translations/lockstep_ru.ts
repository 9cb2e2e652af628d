<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru">
<context>
    <name>Account</name>
    <message>
        <source>%1 of the scheduler cycles are spent on bank conflicts, mainly at %3. Removing them would save %2 of the modelled time.</source>
        <translation>На конфликты банков уходит %1 тактов планировщиков (в основном это %3). Без них время по модели сократилось бы на %2.</translation>
    </message>
    <message>
        <source>%1 of the scheduler cycles are spent waiting for global memory. Coalesced accesses, mainly at %3, would save %2 of the modelled time.</source>
        <translation>На ожидание глобальной памяти уходит %1 тактов планировщиков. Объединённый доступ (прежде всего: %3) сократил бы время по модели на %2.</translation>
    </message>
    <message>
        <source>%1 of the scheduler cycles are spent on divergence, mainly at %3. Removing it would save %2 of the modelled time.</source>
        <translation>На дивергенцию уходит %1 тактов планировщиков (в основном это %3). Без неё время по модели сократилось бы на %2.</translation>
    </message>
    <message>
        <source>%1 of the scheduler cycles are spent waiting at barriers, most of them at %3. Removing the barriers would save %2 of the modelled time.</source>
        <translation>На ожидание у барьеров уходит %1 тактов планировщиков (в основном это %3). Без барьеров время запуска по модели сократилось бы на %2.</translation>
    </message>
    <message>
        <source>%1 of the scheduler cycles are spent waiting for global memory, most of them at %3. Larger caches would save %2 of the modelled time.</source>
        <translation>На ожидание глобальной памяти уходит %1 тактов планировщиков (в основном это %3). Кеши большего объёма сократили бы время по модели на %2.</translation>
    </message>
    <message>
        <source>%1 of the scheduler cycles are spent waiting for atomics, most of them at %3. Removing the queues of atomics would save %2 of the modelled time.</source>
        <translation>На ожидание атомарных операций уходит %1 тактов планировщиков (в основном это %3). Без очередей атомарных операций время по модели сократилось бы на %2.</translation>
    </message>
    <message>
        <source>instructions</source>
        <translation>инструкции</translation>
    </message>
    <message>
        <source>divergence</source>
        <translation>дивергенция</translation>
    </message>
    <message>
        <source>global memory</source>
        <translation>глобальная память</translation>
    </message>
    <message>
        <source>atomics</source>
        <translation>атомарные операции</translation>
    </message>
    <message>
        <source>bank conflicts</source>
        <translation>конфликты банков</translation>
    </message>
    <message>
        <source>local memory</source>
        <translation>локальная память</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>барьеры</translation>
    </message>
    <message>
        <source>dependencies</source>
        <translation>зависимости</translation>
    </message>
    <message>
        <source>scheduling policy</source>
        <translation>политика планировщика</translation>
    </message>
    <message>
        <source>finished warps</source>
        <translation>завершённые варпы</translation>
    </message>
    <message>
        <source>start of groups</source>
        <translation>запуск групп</translation>
    </message>
    <message>
        <source>tail</source>
        <translation>хвост</translation>
    </message>
    <message>
        <source>no work</source>
        <translation>нет работы</translation>
    </message>
    <message>
        <source>The scheduler issues an instruction that is needed.</source>
        <translation>Планировщик выдаёт нужную инструкцию.</translation>
    </message>
    <message>
        <source>The scheduler issues an instruction that divergence has added.</source>
        <translation>Планировщик выдаёт инструкцию, добавленную из-за дивергенции.</translation>
    </message>
    <message>
        <source>Warps wait for global memory or images.</source>
        <translation>Варпы ждут глобальную память или изображения.</translation>
    </message>
    <message>
        <source>Warps wait for atomics.</source>
        <translation>Варпы ждут атомарные операции.</translation>
    </message>
    <message>
        <source>Warps wait while local memory makes more passes than the minimum.</source>
        <translation>Варпы ждут, пока локальная память выполняет проходы сверх минимума.</translation>
    </message>
    <message>
        <source>Warps wait for local memory, without conflicts.</source>
        <translation>Варпы ждут локальную память, конфликтов нет.</translation>
    </message>
    <message>
        <source>Warps wait at a barrier.</source>
        <translation>Варпы ждут у барьера.</translation>
    </message>
    <message>
        <source>Warps wait for the result of an instruction.</source>
        <translation>Варпы ждут результата инструкции.</translation>
    </message>
    <message>
        <source>Warps are ready, but the policy selects none of them.</source>
        <translation>Варпы готовы, но политика не выбирает ни один из них.</translation>
    </message>
    <message>
        <source>Warps are finished, but other warps of their group are not.</source>
        <translation>Варпы завершены, а другие варпы их группы ещё нет.</translation>
    </message>
    <message>
        <source>The scheduler waits for the next group.</source>
        <translation>Планировщик ждёт, пока запустится ещё одна группа.</translation>
    </message>
    <message>
        <source>The scheduler is finished, but others are not.</source>
        <translation>Планировщик закончил работу, а другие ещё нет.</translation>
    </message>
    <message>
        <source>The scheduler never gets a warp.</source>
        <translation>Планировщик за весь запуск не получает ни одного варпа.</translation>
    </message>
    <message>
        <source>uncoalesced access</source>
        <translation>необъединённый доступ</translation>
    </message>
    <message>
        <source>avoidable cache misses</source>
        <translation>устранимые промахи кеша</translation>
    </message>
    <message>
        <source>queues of atomics</source>
        <translation>очереди атомарных операций</translation>
    </message>
    <message>
        <source>delays between groups</source>
        <translation>задержки между группами</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>строка %1</translation>
    </message>
    <message>
        <source>%1: %2, %3 cycles</source>
        <translation>%1: %2, тактов: %3</translation>
    </message>
    <message>
        <source>%1: %2, %3 cycles, %4</source>
        <translation>%1: %2, тактов: %3, %4</translation>
    </message>
    <message>
        <source>No single cost is worth removing: each would save less than 1 % of the modelled time. Most scheduler cycles: %1 (%2).</source>
        <translation>Устранять нечего: устранение любой одной цены сэкономило бы меньше 1 % времени по модели. Основной расход тактов планировщиков: %1 (%2).</translation>
    </message>
    <message>
        <source>Without %1, the launch would take %2 less time.</source>
        <translation>Без этих потерь (%1) запуск занял бы на %2 меньше времени.</translation>
    </message>
    <message>
        <source>Without %1 (mainly at %3), the launch would take %2 less time.</source>
        <translation>Без этих потерь (%1; в основном это %3) запуск занял бы на %2 меньше времени.</translation>
    </message>
    <message>
        <source>No cost worth removing was found.</source>
        <translation>Устранять нечего.</translation>
    </message>
    <message>
        <source>The launch takes %1 cycles. Most scheduler cycles: %2 (%3).</source>
        <translation>Число тактов запуска: %1. Основной расход тактов планировщиков: %2 (%3).</translation>
    </message>
    <message>
        <source>less time without %1</source>
        <translation>экономия времени без этих потерь: %1</translation>
    </message>
    <message>
        <source>The launch would take %1 instead of %2 cycles.</source>
        <translation>Число тактов запуска сократилось бы с %2 до %1.</translation>
    </message>
    <message>
        <source>of the scheduler cycles: %1</source>
        <translation>тактов планировщиков: %1</translation>
    </message>
    <message>
        <source>Without %1, the launch would take %2 less time: %3 instead of %4 cycles.</source>
        <translation>Без этих потерь (%1) запуск занял бы на %2 меньше времени: число тактов сократилось бы с %4 до %3.</translation>
    </message>
    <message>
        <source>This cost has no share of the scheduler cycles. Removing a cost can save more than its share, because it can also shorten the waits of other warps.</source>
        <translation>У этой цены нет доли в тактах планировщиков. Устранение цены может сэкономить больше её доли, потому что может сократить и ожидание других варпов.</translation>
    </message>
    <message>
        <source>The bar marks the share of this cost (%1). Removing a cost can save more than its share, because it can also shorten the waits of other warps.</source>
        <translation>На полосе отмечена доля этой цены (%1). Устранение цены может сэкономить больше её доли, потому что может сократить и ожидание других варпов.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 of the scheduler cycles are spent on local atomics on the same word, mainly at %3. They take turns. Removing their extra passes would save %2 of the modelled time.</source>
        <translation>На локальные атомарные операции над одним словом, которые выполняются по очереди, уходит %1 тактов планировщиков (в основном это %3). Без их лишних проходов время по модели сократилось бы на %2.</translation>
    </message>
    <message>
        <source>local atomics on the same word</source>
        <translation>локальные атомарные операции над одним словом</translation>
    </message>
    <message>
        <source>Warps wait while local memory makes more passes than the minimum, mostly because atomics on the same word take turns.</source>
        <translation>Варпы ждут, пока локальная память выполняет проходы сверх минимума, в основном потому, что атомарные операции над одним словом выполняются по очереди.</translation>
    </message>
    <message>
        <source>extra passes of local atomics on the same word</source>
        <translation>лишние проходы локальных атомарных операций над одним словом</translation>
    </message>
    <message numerus="yes">
        <source>Next: without %1, the launch would take %2 fewer cycles (%3 less time).</source>
        <translation>
            <numerusform>Далее: без этих потерь (%1) запуск занял бы на %2 такт меньше (время меньше на %3).</numerusform>
            <numerusform>Далее: без этих потерь (%1) запуск занял бы на %2 такта меньше (время меньше на %3).</numerusform>
            <numerusform>Далее: без этих потерь (%1) запуск занял бы на %2 тактов меньше (время меньше на %3).</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: without %1, the launch would take 1 fewer cycle (%3 less time).</source>
        <translation>Далее: без этих потерь (%1) запуск занял бы на 1 такт меньше (время меньше на %3).</translation>
    </message>
    <message numerus="yes">
        <source>Next: without %1 (mainly at %4), the launch would take %2 fewer cycles (%3 less time).</source>
        <translation>
            <numerusform>Далее: без этих потерь (%1; в основном это %4) запуск занял бы на %2 такт меньше (время меньше на %3).</numerusform>
            <numerusform>Далее: без этих потерь (%1; в основном это %4) запуск занял бы на %2 такта меньше (время меньше на %3).</numerusform>
            <numerusform>Далее: без этих потерь (%1; в основном это %4) запуск занял бы на %2 тактов меньше (время меньше на %3).</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: without %1 (mainly at %4), the launch would take 1 fewer cycle (%3 less time).</source>
        <translation>Далее: без этих потерь (%1; в основном это %4) запуск занял бы на 1 такт меньше (время меньше на %3).</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>Groups do not fill their warps</source>
        <translation>Группы не заполняют свои варпы</translation>
    </message>
    <message>
        <source>Divergent condition</source>
        <translation>Дивергентное условие</translation>
    </message>
    <message>
        <source>Latency is not hidden</source>
        <translation>Задержка не скрыта</translation>
    </message>
    <message>
        <source>Uncoalesced accesses</source>
        <translation>Необъединённый доступ</translation>
    </message>
    <message>
        <source>Padding removes bank conflicts</source>
        <translation>Паддинг устраняет конфликты банков</translation>
    </message>
    <message>
        <source>A swizzle removes bank conflicts</source>
        <translation>Перестановка (swizzle) устраняет конфликты банков</translation>
    </message>
    <message>
        <source>Bank conflicts</source>
        <translation>Конфликты банков</translation>
    </message>
    <message>
        <source>Warps wait at barriers</source>
        <translation>Варпы ждут у барьеров</translation>
    </message>
    <message>
        <source>Registers limit occupancy</source>
        <translation>Занятость ограничена регистрами</translation>
    </message>
    <message numerus="yes">
        <source>Registers limit a multiprocessor to %3 groups. With %2 registers per work-item instead of %1, %4 groups fit.</source>
        <translation>
            <numerusform>Регистры ограничивают число групп на мультипроцессоре: помещается %3. Если work-item&apos;у хватит меньшего числа регистров (%2 вместо %1), поместится %4.</numerusform>
            <numerusform>Регистры ограничивают число групп на мультипроцессоре: помещается %3. Если work-item&apos;у хватит меньшего числа регистров (%2 вместо %1), поместится %4.</numerusform>
            <numerusform>Регистры ограничивают число групп на мультипроцессоре: помещается %3. Если work-item&apos;у хватит меньшего числа регистров (%2 вместо %1), поместится %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>Local memory limits occupancy</source>
        <translation>Занятость ограничена локальной памятью</translation>
    </message>
    <message numerus="yes">
        <source>Local memory limits a multiprocessor to %3 groups. With %2 bytes per group instead of %1, %4 groups fit.</source>
        <translation>
            <numerusform>Локальная память ограничивает число групп на мультипроцессоре: помещается %3. Если группе хватит меньшего объёма (в байтах: %2 вместо %1), поместится %4.</numerusform>
            <numerusform>Локальная память ограничивает число групп на мультипроцессоре: помещается %3. Если группе хватит меньшего объёма (в байтах: %2 вместо %1), поместится %4.</numerusform>
            <numerusform>Локальная память ограничивает число групп на мультипроцессоре: помещается %3. Если группе хватит меньшего объёма (в байтах: %2 вместо %1), поместится %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>Doubles are slow</source>
        <translation>Операции с double медленные</translation>
    </message>
    <message numerus="yes">
        <source>%1 memory accesses read or write doubles, which take twice as many bytes as floats and, on most GPUs, many times as many cycles. Use floats if they are precise enough.</source>
        <translation>
            <numerusform>%1 обращение к памяти читает или пишет double. Такие числа занимают вдвое больше байтов, чем float, и на большинстве GPU требуют во много раз больше тактов. Если точности float достаточно, используйте float.</numerusform>
            <numerusform>%1 обращения к памяти читают или пишут double. Такие числа занимают вдвое больше байтов, чем float, и на большинстве GPU требуют во много раз больше тактов. Если точности float достаточно, используйте float.</numerusform>
            <numerusform>%1 обращений к памяти читают или пишут double. Такие числа занимают вдвое больше байтов, чем float, и на большинстве GPU требуют во много раз больше тактов. Если точности float достаточно, используйте float.</numerusform>
        </translation>
    </message>
    <message>
        <source>Full-precision math</source>
        <translation>Вычисления с полной точностью</translation>
    </message>
    <message>
        <source>Group size not declared</source>
        <translation>Размер группы не объявлен</translation>
    </message>
    <message numerus="yes">
        <source>The compiler does not know the group size. With __attribute__((reqd_work_group_size(%1, %2, %3))), it can allocate registers for that size, and omit barriers if a group consists of one warp. Warps reached the kernel&apos;s busiest barrier %4 times.</source>
        <translation>
            <numerusform>Компилятору неизвестен размер группы. С __attribute__((reqd_work_group_size(%1, %2, %3))) он может распределить регистры под этот размер и опустить барьеры, если группа состоит из одного варпа. Число подходов варпов к самому нагруженному барьеру kernel&apos;а: %4.</numerusform>
            <numerusform>Компилятору неизвестен размер группы. С __attribute__((reqd_work_group_size(%1, %2, %3))) он может распределить регистры под этот размер и опустить барьеры, если группа состоит из одного варпа. Число подходов варпов к самому нагруженному барьеру kernel&apos;а: %4.</numerusform>
            <numerusform>Компилятору неизвестен размер группы. С __attribute__((reqd_work_group_size(%1, %2, %3))) он может распределить регистры под этот размер и опустить барьеры, если группа состоит из одного варпа. Число подходов варпов к самому нагруженному барьеру kernel&apos;а: %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each work-item accesses its own block</source>
        <translation>Каждый work-item обращается к своему блоку</translation>
    </message>
    <message>
        <source>All work-items do the same work</source>
        <translation>Все work-item&apos;ы делают одно и то же</translation>
    </message>
    <message>
        <source>Atomics contend for one address</source>
        <translation>Атомарные операции конкурируют за один адрес</translation>
    </message>
    <message>
        <source>Too few groups to hide latency</source>
        <translation>Слишком мало групп, чтобы скрыть задержку</translation>
    </message>
    <message numerus="yes">
        <source>A condition diverges in %1 of %2 warp steps.</source>
        <translation>
            <numerusform>Условие вызывает дивергенцию в %1 варп-итерации из %2.</numerusform>
            <numerusform>Условие вызывает дивергенцию в %1 варп-итерациях из %2.</numerusform>
            <numerusform>Условие вызывает дивергенцию в %1 варп-итерациях из %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 warps would hide the latency of global memory, but only %4 fit.</source>
        <translation>
            <numerusform>Задержку глобальной памяти скрыл бы %3 варп, но помещается только %4.</numerusform>
            <numerusform>Задержку глобальной памяти скрыли бы %3 варпа, но помещается только %4.</numerusform>
            <numerusform>Задержку глобальной памяти скрыли бы %3 варпов, но помещается только %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Requests move %1 sectors instead of the minimum of %2.</source>
        <translation>
            <numerusform>Запросы переносят %1 сектор вместо минимума, равного %2.</numerusform>
            <numerusform>Запросы переносят %1 сектора вместо минимума, равного %2.</numerusform>
            <numerusform>Запросы переносят %1 секторов вместо минимума, равного %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 memory accesses read or write doubles.</source>
        <translation>
            <numerusform>%1 обращение к памяти читает или пишет double.</numerusform>
            <numerusform>%1 обращения к памяти читают или пишут double.</numerusform>
            <numerusform>%1 обращений к памяти читают или пишут double.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 is evaluated %1 times in full precision.</source>
        <translation>
            <numerusform>Функция %2 вычисляется с полной точностью %1 раз.</numerusform>
            <numerusform>Функция %2 вычисляется с полной точностью %1 раза.</numerusform>
            <numerusform>Функция %2 вычисляется с полной точностью %1 раз.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Atomics on one address cost %1 extra passes.</source>
        <translation>
            <numerusform>Атомарные операции над одним адресом требуют %1 лишний проход.</numerusform>
            <numerusform>Атомарные операции над одним адресом требуют %1 лишних прохода.</numerusform>
            <numerusform>Атомарные операции над одним адресом требуют %1 лишних проходов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A group&apos;s work-items read %3 bytes that other work-items of the group also read.</source>
        <translation>
            <numerusform>Work-item&apos;ы группы читают %3 байт, который читают и другие work-item&apos;ы группы.</numerusform>
            <numerusform>Work-item&apos;ы группы читают %3 байта, которые читают и другие work-item&apos;ы группы.</numerusform>
            <numerusform>Work-item&apos;ы группы читают %3 байт, которые читают и другие work-item&apos;ы группы.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The group size (%1 work-items) is not a multiple of the warp width (%2), so only %3 % of the lanes have work. Groups of %4 work-items would fill all lanes.</source>
        <translation>
            <numerusform>Размер группы (%1 work-item) не кратен ширине варпа (%2), поэтому работа есть только у %3 % дорожек. Группы, в которых work-item&apos;ов %4, заняли бы все дорожки.</numerusform>
            <numerusform>Размер группы (%1 work-item&apos;а) не кратен ширине варпа (%2), поэтому работа есть только у %3 % дорожек. Группы, в которых work-item&apos;ов %4, заняли бы все дорожки.</numerusform>
            <numerusform>Размер группы (%1 work-item&apos;ов) не кратен ширине варпа (%2), поэтому работа есть только у %3 % дорожек. Группы, в которых work-item&apos;ов %4, заняли бы все дорожки.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This condition diverges in %1 of %2 warp steps, which costs about %4 cycles. If adjacent work-items take the same path, fewer warps diverge.</source>
        <translation>
            <numerusform>Это условие вызывает дивергенцию в %1 варп-итерации из %2; цена в тактах: около %4. Если соседние work-item&apos;ы пойдут по одной ветви, расходиться будет меньше варпов.</numerusform>
            <numerusform>Это условие вызывает дивергенцию в %1 варп-итерациях из %2; цена в тактах: около %4. Если соседние work-item&apos;ы пойдут по одной ветви, расходиться будет меньше варпов.</numerusform>
            <numerusform>Это условие вызывает дивергенцию в %1 варп-итерациях из %2; цена в тактах: около %4. Если соседние work-item&apos;ы пойдут по одной ветви, расходиться будет меньше варпов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 issue cycles per global memory read, and a read takes %7 cycles on average. Hiding this latency takes %3 warps (%5 % of the %6 warp slots), but only %4 fit. Do more work per read, or increase the number of resident warps.</source>
        <translation>
            <numerusform>На одно чтение глобальной памяти приходится %1 такт выдачи, а среднее время чтения в тактах — %7. Чтобы скрыть эту задержку, нужно варпов: %3 (%5 % слотов варпов, всего слотов: %6), а помещается только %4. Делайте больше работы на одно чтение или увеличьте число резидентных варпов.</numerusform>
            <numerusform>На одно чтение глобальной памяти приходится %1 такта выдачи, а среднее время чтения в тактах — %7. Чтобы скрыть эту задержку, нужно варпов: %3 (%5 % слотов варпов, всего слотов: %6), а помещается только %4. Делайте больше работы на одно чтение или увеличьте число резидентных варпов.</numerusform>
            <numerusform>На одно чтение глобальной памяти приходится %1 тактов выдачи, а среднее время чтения в тактах — %7. Чтобы скрыть эту задержку, нужно варпов: %3 (%5 % слотов варпов, всего слотов: %6), а помещается только %4. Делайте больше работы на одно чтение или увеличьте число резидентных варпов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 requests move %1 sectors instead of the minimum of %2, which costs about %5 cycles. Let adjacent lanes access adjacent elements.</source>
        <translation>
            <numerusform>Запросы (%3) переносят %1 сектор вместо минимума, равного %2; цена в тактах: около %5. Пусть соседние дорожки обращаются к соседним элементам.</numerusform>
            <numerusform>Запросы (%3) переносят %1 сектора вместо минимума, равного %2; цена в тактах: около %5. Пусть соседние дорожки обращаются к соседним элементам.</numerusform>
            <numerusform>Запросы (%3) переносят %1 секторов вместо минимума, равного %2; цена в тактах: около %5. Пусть соседние дорожки обращаются к соседним элементам.</numerusform>
        </translation>
    </message>
    <message>
        <source>Accesses are not aligned to sectors</source>
        <translation>Обращения не выровнены по секторам</translation>
    </message>
    <message numerus="yes">
        <source>Each of %3 requests touches %1 sectors instead of %2, because its elements are contiguous but do not start at a sector boundary. This costs about %4 cycles. Align the elements.</source>
        <translation>
            <numerusform>Каждый из запросов (%3) затрагивает больше секторов, чем нужно (%1 вместо %2), потому что его элементы идут подряд, но начинаются не на границе сектора. Цена в тактах: около %4. Выровняйте элементы.</numerusform>
            <numerusform>Каждый из запросов (%3) затрагивает больше секторов, чем нужно (%1 вместо %2), потому что его элементы идут подряд, но начинаются не на границе сектора. Цена в тактах: около %4. Выровняйте элементы.</numerusform>
            <numerusform>Каждый из запросов (%3) затрагивает больше секторов, чем нужно (%1 вместо %2), потому что его элементы идут подряд, но начинаются не на границе сектора. Цена в тактах: около %4. Выровняйте элементы.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Storing word x of row y at index x ^ y of the row, with rows of %2 words, reduces the bank conflicts of the first group from %1 to %3. The array&apos;s conflicts cost about %4 cycles.</source>
        <translation>
            <numerusform>Если хранить слово x строки y в этой строке по индексу x ^ y (слов в строке: %2), число конфликтов банков первой группы снизится с %1 до %3. Цена конфликтов этого массива в тактах: около %4.</numerusform>
            <numerusform>Если хранить слово x строки y в этой строке по индексу x ^ y (слов в строке: %2), число конфликтов банков первой группы снизится с %1 до %3. Цена конфликтов этого массива в тактах: около %4.</numerusform>
            <numerusform>Если хранить слово x строки y в этой строке по индексу x ^ y (слов в строке: %2), число конфликтов банков первой группы снизится с %1 до %3. Цена конфликтов этого массива в тактах: около %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 bank passes are conflicts, which cost about %3 cycles. Padding or swizzling the rows would remove fewer than half of them. Let the lanes of a request access words in different banks.</source>
        <translation>
            <numerusform>%1 проход по банкам из %2 — конфликтный; цена в тактах: около %3. Паддинг или перестановка (swizzle) строк устранили бы меньше половины конфликтов. Пусть дорожки одного запроса обращаются к словам в разных банках.</numerusform>
            <numerusform>%1 прохода по банкам из %2 — конфликтные; цена в тактах: около %3. Паддинг или перестановка (swizzle) строк устранили бы меньше половины конфликтов. Пусть дорожки одного запроса обращаются к словам в разных банках.</numerusform>
            <numerusform>%1 проходов по банкам из %2 — конфликтные; цена в тактах: около %3. Паддинг или перестановка (swizzle) строк устранили бы меньше половины конфликтов. Пусть дорожки одного запроса обращаются к словам в разных банках.</numerusform>
        </translation>
    </message>
    <message>
        <source>An image sampler could do the clamping</source>
        <translation>Ограничивать индекс мог бы сэмплер изображения</translation>
    </message>
    <message numerus="yes">
        <source>The index is clamped at the border, so several lanes read the same element in %3 of %4 requests, and %1 of %2 reads are redundant. An image sampler clamps without extra code, and the image cache exploits locality in both dimensions.</source>
        <translation>
            <numerusform>Индекс ограничивается границей, поэтому в части запросов (%3 из %4) несколько дорожек читают один и тот же элемент, и %1 чтение из %2 — избыточное. Сэмплер изображения ограничивает индекс без лишнего кода, а кеш изображений использует локальность в обоих измерениях.</numerusform>
            <numerusform>Индекс ограничивается границей, поэтому в части запросов (%3 из %4) несколько дорожек читают один и тот же элемент, и %1 чтения из %2 — избыточные. Сэмплер изображения ограничивает индекс без лишнего кода, а кеш изображений использует локальность в обоих измерениях.</numerusform>
            <numerusform>Индекс ограничивается границей, поэтому в части запросов (%3 из %4) несколько дорожек читают один и тот же элемент, и %1 чтений из %2 — избыточные. Сэмплер изображения ограничивает индекс без лишнего кода, а кеш изображений использует локальность в обоих измерениях.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Work-items evaluated float divisions and functions %1 times in full precision (number of source locations: %2). If less precision is enough, the build option -cl-fast-relaxed-math makes all of them faster.</source>
        <translation>
            <numerusform>Work-item&apos;ы вычисляли деления чисел float и функции от них с полной точностью %1 раз (мест в коде: %2). Если хватит меньшей точности, параметр сборки -cl-fast-relaxed-math ускорит их все.</numerusform>
            <numerusform>Work-item&apos;ы вычисляли деления чисел float и функции от них с полной точностью %1 раза (мест в коде: %2). Если хватит меньшей точности, параметр сборки -cl-fast-relaxed-math ускорит их все.</numerusform>
            <numerusform>Work-item&apos;ы вычисляли деления чисел float и функции от них с полной точностью %1 раз (мест в коде: %2). Если хватит меньшей точности, параметр сборки -cl-fast-relaxed-math ускорит их все.</numerusform>
        </translation>
    </message>
    <message>
        <source>A faster native function exists</source>
        <translation>Есть более быстрая native-функция</translation>
    </message>
    <message numerus="yes">
        <source>%2 was evaluated %1 times in full precision. Its native version, %3, is faster, but the precision depends on the device.</source>
        <translation>
            <numerusform>Функция %2 вычислялась с полной точностью %1 раз. Её native-версия %3 быстрее, но точность зависит от устройства.</numerusform>
            <numerusform>Функция %2 вычислялась с полной точностью %1 раза. Её native-версия %3 быстрее, но точность зависит от устройства.</numerusform>
            <numerusform>Функция %2 вычислялась с полной точностью %1 раз. Её native-версия %3 быстрее, но точность зависит от устройства.</numerusform>
        </translation>
    </message>
    <message>
        <source>Padding does not match the number of banks</source>
        <translation>Паддинг не соответствует числу банков</translation>
    </message>
    <message numerus="yes">
        <source>The array is padded by one element after every %2 elements, which suits a different bank layout or a smaller element type. Padding after every %3 elements instead reduces the bank conflicts of the first group from %1 to %4. The array&apos;s conflicts cost about %5 cycles.</source>
        <translation>
            <numerusform>В массив через равные промежутки (в элементах: %2) вставлено по одному элементу паддинга. Это подходит для другого расположения банков или для элементов меньшего размера. Если вставлять паддинг через другой промежуток (%3), число конфликтов банков первой группы снизится с %1 до %4. Цена конфликтов этого массива в тактах: около %5.</numerusform>
            <numerusform>В массив через равные промежутки (в элементах: %2) вставлено по одному элементу паддинга. Это подходит для другого расположения банков или для элементов меньшего размера. Если вставлять паддинг через другой промежуток (%3), число конфликтов банков первой группы снизится с %1 до %4. Цена конфликтов этого массива в тактах: около %5.</numerusform>
            <numerusform>В массив через равные промежутки (в элементах: %2) вставлено по одному элементу паддинга. Это подходит для другого расположения банков или для элементов меньшего размера. Если вставлять паддинг через другой промежуток (%3), число конфликтов банков первой группы снизится с %1 до %4. Цена конфликтов этого массива в тактах: около %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each work-item accesses %1 consecutive elements, so adjacent lanes access elements that are a block apart. %4 requests move %2 sectors instead of the minimum of %3, which costs about %5 cycles. Use a grid-stride loop, in which adjacent lanes access adjacent elements.</source>
        <translation>
            <numerusform>Каждый work-item обращается к элементам, идущим подряд (их %1), поэтому элементы соседних дорожек отстоят друг от друга на целый блок. Запросы (%4) переносят секторов: %2 вместо минимума, равного %3; цена в тактах: около %5. Используйте цикл с шагом размером в сетку (grid stride), в котором соседние дорожки обращаются к соседним элементам.</numerusform>
            <numerusform>Каждый work-item обращается к элементам, идущим подряд (их %1), поэтому элементы соседних дорожек отстоят друг от друга на целый блок. Запросы (%4) переносят секторов: %2 вместо минимума, равного %3; цена в тактах: около %5. Используйте цикл с шагом размером в сетку (grid stride), в котором соседние дорожки обращаются к соседним элементам.</numerusform>
            <numerusform>Каждый work-item обращается к элементам, идущим подряд (их %1), поэтому элементы соседних дорожек отстоят друг от друга на целый блок. Запросы (%4) переносят секторов: %2 вместо минимума, равного %3; цена в тактах: около %5. Используйте цикл с шагом размером в сетку (grid stride), в котором соседние дорожки обращаются к соседним элементам.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of a group&apos;s %1 work-items reads the same %3 elements in the same order, but only one result is written. These reads take %4 of the launch&apos;s %5 warp steps. Split the elements among the work-items and combine their partial results.</source>
        <translation>
            <numerusform>Все work-item&apos;ы группы (их %1) читают одни и те же элементы (%3) в одном и том же порядке, а записывается только один результат. На эти чтения приходится варп-итераций: %4 из %5 за запуск. Разделите элементы между work-item&apos;ами и объедините частичные результаты.</numerusform>
            <numerusform>Все work-item&apos;ы группы (их %1) читают одни и те же элементы (%3) в одном и том же порядке, а записывается только один результат. На эти чтения приходится варп-итераций: %4 из %5 за запуск. Разделите элементы между work-item&apos;ами и объедините частичные результаты.</numerusform>
            <numerusform>Все work-item&apos;ы группы (их %1) читают одни и те же элементы (%3) в одном и том же порядке, а записывается только один результат. На эти чтения приходится варп-итераций: %4 из %5 за запуск. Разделите элементы между work-item&apos;ами и объедините частичные результаты.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Several lanes of a request update the same address, so %2 requests take %1 extra passes, not counting contention between warps. The first group executes %3 of these atomics on %4 addresses. Combine the values in local memory or across the lanes of a warp first, and then update each address once.</source>
        <translation>
            <numerusform>Несколько дорожек запроса обновляют один и тот же адрес, поэтому запросам (их %2) нужен ещё %1 лишний проход, не считая конкуренции между варпами. В первой группе таких атомарных операций — %3, а адресов — %4. Сначала объедините значения в локальной памяти или между дорожками варпа, а затем обновите каждый адрес один раз.</numerusform>
            <numerusform>Несколько дорожек запроса обновляют один и тот же адрес, поэтому запросам (их %2) нужны ещё %1 лишних прохода, не считая конкуренции между варпами. В первой группе таких атомарных операций — %3, а адресов — %4. Сначала объедините значения в локальной памяти или между дорожками варпа, а затем обновите каждый адрес один раз.</numerusform>
            <numerusform>Несколько дорожек запроса обновляют один и тот же адрес, поэтому запросам (их %2) нужно ещё %1 лишних проходов, не считая конкуренции между варпами. В первой группе таких атомарных операций — %3, а адресов — %4. Сначала объедините значения в локальной памяти или между дорожками варпа, а затем обновите каждый адрес один раз.</numerusform>
        </translation>
    </message>
    <message>
        <source>A group reads the same data repeatedly</source>
        <translation>Группа многократно читает одни и те же данные</translation>
    </message>
    <message numerus="yes">
        <source>The requests of a group fetch %1 bytes of %4 from global memory, of which %2 are distinct. %3 bytes are read again by other work-items of the group. Load them into local memory once.</source>
        <translation>
            <numerusform>Запросы группы читают из глобальной памяти (массив %4) %1 байт, из них различных — %2. Остальные байты (%3) повторно читают другие work-item&apos;ы группы. Загрузите эти данные в локальную память один раз.</numerusform>
            <numerusform>Запросы группы читают из глобальной памяти (массив %4) %1 байта, из них различных — %2. Остальные байты (%3) повторно читают другие work-item&apos;ы группы. Загрузите эти данные в локальную память один раз.</numerusform>
            <numerusform>Запросы группы читают из глобальной памяти (массив %4) %1 байт, из них различных — %2. Остальные байты (%3) повторно читают другие work-item&apos;ы группы. Загрузите эти данные в локальную память один раз.</numerusform>
        </translation>
    </message>
    <message>
        <source>Multiprocessors stay idle</source>
        <translation>Мультипроцессоры простаивают</translation>
    </message>
    <message numerus="yes">
        <source>The launch has fewer groups (%1) than the hardware has multiprocessors (%2), so %3 of them stay idle. To launch more groups, process more data at once, or give each work-item less work.</source>
        <translation>
            <numerusform>Групп в запуске меньше (%1), чем мультипроцессоров у оборудования (%2), поэтому часть мультипроцессоров простаивает (%3). Чтобы запустить больше групп, обрабатывайте больше данных за раз или дайте каждому work-item&apos;у меньше работы.</numerusform>
            <numerusform>Групп в запуске меньше (%1), чем мультипроцессоров у оборудования (%2), поэтому часть мультипроцессоров простаивает (%3). Чтобы запустить больше групп, обрабатывайте больше данных за раз или дайте каждому work-item&apos;у меньше работы.</numerusform>
            <numerusform>Групп в запуске меньше (%1), чем мультипроцессоров у оборудования (%2), поэтому часть мультипроцессоров простаивает (%3). Чтобы запустить больше групп, обрабатывайте больше данных за раз или дайте каждому work-item&apos;у меньше работы.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 issue cycles per global memory read, and a read takes %2 cycles on average. Hiding this latency takes %3 warps per multiprocessor. %5 would fit, but the launch has only %4 per multiprocessor. Launch more groups.</source>
        <translation>
            <numerusform>На одно чтение глобальной памяти приходится %1 такт выдачи, а среднее время чтения в тактах — %2. Чтобы скрыть эту задержку, нужно варпов на мультипроцессор: %3. Поместилось бы %5, но запуск даёт каждому мультипроцессору только %4. Запустите больше групп.</numerusform>
            <numerusform>На одно чтение глобальной памяти приходится %1 такта выдачи, а среднее время чтения в тактах — %2. Чтобы скрыть эту задержку, нужно варпов на мультипроцессор: %3. Поместилось бы %5, но запуск даёт каждому мультипроцессору только %4. Запустите больше групп.</numerusform>
            <numerusform>На одно чтение глобальной памяти приходится %1 тактов выдачи, а среднее время чтения в тактах — %2. Чтобы скрыть эту задержку, нужно варпов на мультипроцессор: %3. Поместилось бы %5, но запуск даёт каждому мультипроцессору только %4. Запустите больше групп.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Groups do not fill their warps, so only %3 % of the lanes have work.</source>
        <translation>
            <numerusform>Группы не заполняют свои варпы, поэтому работа есть только у %3 % дорожек.</numerusform>
            <numerusform>Группы не заполняют свои варпы, поэтому работа есть только у %3 % дорожек.</numerusform>
            <numerusform>Группы не заполняют свои варпы, поэтому работа есть только у %3 % дорожек.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A request touches %1 sectors instead of %2, because accesses do not start at a sector boundary.</source>
        <translation>
            <numerusform>Запрос затрагивает больше секторов, чем нужно (%1 вместо %2), потому что обращения начинаются не на границе сектора.</numerusform>
            <numerusform>Запрос затрагивает больше секторов, чем нужно (%1 вместо %2), потому что обращения начинаются не на границе сектора.</numerusform>
            <numerusform>Запрос затрагивает больше секторов, чем нужно (%1 вместо %2), потому что обращения начинаются не на границе сектора.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first group has %1 bank conflicts.</source>
        <translation>
            <numerusform>В первой группе %1 конфликт банков.</numerusform>
            <numerusform>В первой группе %1 конфликта банков.</numerusform>
            <numerusform>В первой группе %1 конфликтов банков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first group has %1 bank conflicts, although the array is padded.</source>
        <translation>
            <numerusform>В первой группе %1 конфликт банков, хотя в массиве есть паддинг.</numerusform>
            <numerusform>В первой группе %1 конфликта банков, хотя в массиве есть паддинг.</numerusform>
            <numerusform>В первой группе %1 конфликтов банков, хотя в массиве есть паддинг.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 bank passes are conflicts.</source>
        <translation>
            <numerusform>%1 проход по банкам из %2 — конфликтный.</numerusform>
            <numerusform>%1 прохода по банкам из %2 — конфликтные.</numerusform>
            <numerusform>%1 проходов по банкам из %2 — конфликтные.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Registers limit a multiprocessor to %3 groups. With fewer registers, %4 would fit.</source>
        <translation>
            <numerusform>Из-за регистров на мультипроцессоре помещается только %3 группа. С меньшим числом регистров поместилось бы %4.</numerusform>
            <numerusform>Из-за регистров на мультипроцессоре помещаются только %3 группы. С меньшим числом регистров поместилось бы %4.</numerusform>
            <numerusform>Из-за регистров на мультипроцессоре помещается только %3 групп. С меньшим числом регистров поместилось бы %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Local memory limits a multiprocessor to %3 groups. With less local memory, %4 would fit.</source>
        <translation>
            <numerusform>Из-за локальной памяти на мультипроцессоре помещается только %3 группа. С меньшим её объёмом поместилось бы %4.</numerusform>
            <numerusform>Из-за локальной памяти на мультипроцессоре помещаются только %3 группы. С меньшим её объёмом поместилось бы %4.</numerusform>
            <numerusform>Из-за локальной памяти на мультипроцессоре помещается только %3 групп. С меньшим её объёмом поместилось бы %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 reads are redundant, because lanes read the same element at the border.</source>
        <translation>
            <numerusform>%1 чтение из %2 — избыточное, потому что на границе дорожки читают один и тот же элемент.</numerusform>
            <numerusform>%1 чтения из %2 — избыточные, потому что на границе дорожки читают один и тот же элемент.</numerusform>
            <numerusform>%1 чтений из %2 — избыточные, потому что на границе дорожки читают один и тот же элемент.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Requests move %2 sectors instead of the minimum of %3, because each work-item accesses its own block.</source>
        <translation>
            <numerusform>Запросы переносят %2 сектор вместо минимума, равного %3, потому что каждый work-item обращается к своему блоку.</numerusform>
            <numerusform>Запросы переносят %2 сектора вместо минимума, равного %3, потому что каждый work-item обращается к своему блоку.</numerusform>
            <numerusform>Запросы переносят %2 секторов вместо минимума, равного %3, потому что каждый work-item обращается к своему блоку.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %4 of %5 warp steps, all work-items of a group read the same elements.</source>
        <translation>
            <numerusform>В %4 варп-итерации из %5 все work-item&apos;ы группы читают одни и те же элементы.</numerusform>
            <numerusform>В %4 варп-итерациях из %5 все work-item&apos;ы группы читают одни и те же элементы.</numerusform>
            <numerusform>В %4 варп-итерациях из %5 все work-item&apos;ы группы читают одни и те же элементы.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 multiprocessors stay idle, because the launch has too few groups.</source>
        <translation>
            <numerusform>Простаивает %3 мультипроцессор, потому что в запуске слишком мало групп.</numerusform>
            <numerusform>Простаивают %3 мультипроцессора, потому что в запуске слишком мало групп.</numerusform>
            <numerusform>Простаивает %3 мультипроцессоров, потому что в запуске слишком мало групп.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 warps per multiprocessor would hide the latency, but the launch has only %4.</source>
        <translation>
            <numerusform>Задержку скрыл бы %3 варп на мультипроцессор, но запуск даёт только %4.</numerusform>
            <numerusform>Задержку скрыли бы %3 варпа на мультипроцессор, но запуск даёт только %4.</numerusform>
            <numerusform>Задержку скрыли бы %3 варпов на мультипроцессор, но запуск даёт только %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Padding each row of %2 words (words to add per row: %3) reduces the bank conflicts of the first group from %1 to %4. The array&apos;s conflicts cost about %5 cycles.</source>
        <translation>
            <numerusform>Если дополнить паддингом каждую строку (слов в строке: %2, добавить слов в строку: %3), число конфликтов банков первой группы снизится с %1 до %4. Цена конфликтов этого массива в тактах: около %5.</numerusform>
            <numerusform>Если дополнить паддингом каждую строку (слов в строке: %2, добавить слов в строку: %3), число конфликтов банков первой группы снизится с %1 до %4. Цена конфликтов этого массива в тактах: около %5.</numerusform>
            <numerusform>Если дополнить паддингом каждую строку (слов в строке: %2, добавить слов в строку: %3), число конфликтов банков первой группы снизится с %1 до %4. Цена конфликтов этого массива в тактах: около %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1 cycles, at least one warp waits at a barrier, which makes the launch %2 cycles longer. Balance the work between barriers, or use fewer barriers. A group of one warp (up to %3 work-items) never waits.</source>
        <translation>
            <numerusform>В течение %1 такта хотя бы один варп ждёт у барьера, из-за чего запуск становится длиннее (тактов: %2). Распределите работу между барьерами равномернее или используйте меньше барьеров. Группа из одного варпа (work-item&apos;ов: до %3) никогда не ждёт.</numerusform>
            <numerusform>В течение %1 тактов хотя бы один варп ждёт у барьера, из-за чего запуск становится длиннее (тактов: %2). Распределите работу между барьерами равномернее или используйте меньше барьеров. Группа из одного варпа (work-item&apos;ов: до %3) никогда не ждёт.</numerusform>
            <numerusform>В течение %1 тактов хотя бы один варп ждёт у барьера, из-за чего запуск становится длиннее (тактов: %2). Распределите работу между барьерами равномернее или используйте меньше барьеров. Группа из одного варпа (work-item&apos;ов: до %3) никогда не ждёт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Barriers make the launch %2 cycles longer.</source>
        <translation>
            <numerusform>Барьеры удлиняют запуск на %2 такт.</numerusform>
            <numerusform>Барьеры удлиняют запуск на %2 такта.</numerusform>
            <numerusform>Барьеры удлиняют запуск на %2 тактов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Float functions and divisions are evaluated %1 times in full precision.</source>
        <translation>
            <numerusform>Деления чисел float и функции от них вычисляются с полной точностью %1 раз.</numerusform>
            <numerusform>Деления чисел float и функции от них вычисляются с полной точностью %1 раза.</numerusform>
            <numerusform>Деления чисел float и функции от них вычисляются с полной точностью %1 раз.</numerusform>
        </translation>
    </message>
    <message>
        <source>Local atomics contend for one word</source>
        <translation>Локальные атомарные операции соперничают за одно слово</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 bank passes are extra passes, mainly because several lanes of a request update the same word: each of these updates takes a pass. The extra passes cost about %3 cycles. Combine the values across the lanes of a warp first, or let the lanes update several copies of the array.</source>
        <translation>
            <numerusform>%1 из %2 проходов по банкам лишний, главным образом потому, что несколько дорожек запроса обновляют одно и то же слово: каждое такое обновление занимает проход. Лишние проходы стоят около %3 тактов. Сначала объедините значения между дорожками варпа или пусть дорожки обновляют несколько копий массива.</numerusform>
            <numerusform>%1 из %2 проходов по банкам лишние, главным образом потому, что несколько дорожек запроса обновляют одно и то же слово: каждое такое обновление занимает проход. Лишние проходы стоят около %3 тактов. Сначала объедините значения между дорожками варпа или пусть дорожки обновляют несколько копий массива.</numerusform>
            <numerusform>%1 из %2 проходов по банкам лишние, главным образом потому, что несколько дорожек запроса обновляют одно и то же слово: каждое такое обновление занимает проход. Лишние проходы стоят около %3 тактов. Сначала объедините значения между дорожками варпа или пусть дорожки обновляют несколько копий массива.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 bank passes are extra passes of atomics on the same word.</source>
        <translation>
            <numerusform>%1 из %2 проходов по банкам лишний из-за атомарных операций над одним словом.</numerusform>
            <numerusform>%1 из %2 проходов по банкам лишние из-за атомарных операций над одним словом.</numerusform>
            <numerusform>%1 из %2 проходов по банкам лишние из-за атомарных операций над одним словом.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AdviceWords</name>
    <message>
        <source>Line %1 of %2: %3</source>
        <comment>line number; file; expression</comment>
        <translation>Строка %1, %2: %3</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <comment>title of a view</comment>
        <translation>Показать: %1</translation>
    </message>
    <message>
        <source>Counted from the trace.</source>
        <translation>Подсчитано по трассе.</translation>
    </message>
    <message>
        <source>From the model.</source>
        <translation>По модели.</translation>
    </message>
    <message>
        <source>The entire launch</source>
        <translation>Весь запуск</translation>
    </message>
    <message>
        <source>Go to line</source>
        <translation>Перейти к строке</translation>
    </message>
</context>
<context>
    <name>Allowed</name>
    <message>
        <source>one or two parameters</source>
        <translation>один или два параметра</translation>
    </message>
    <message>
        <source>parameters that are set nowhere else</source>
        <translation>параметры, которые больше нигде не заданы</translation>
    </message>
    <message>
        <source>divisors of the global size %1</source>
        <translation>делители глобального размера %1</translation>
    </message>
    <message>
        <source>a new name of letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;</source>
        <translation>новое имя из букв, цифр, &apos;-&apos;, &apos;_&apos; и &apos;.&apos;</translation>
    </message>
    <message>
        <source>a preset that does not build on this one</source>
        <translation>пресет, который не основан на этом</translation>
    </message>
    <message>
        <source>a number for which the picture has at most %1 pixels</source>
        <translation>число, при котором размер рисунка в пикселях не больше %1</translation>
    </message>
    <message>
        <source>a file name that ends in .png, .svg or .pdf</source>
        <translation>имя файла, которое заканчивается на .png, .svg или .pdf</translation>
    </message>
    <message>
        <source>one run</source>
        <translation>один прогон</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>прогонов: %1</translation>
    </message>
    <message>
        <source>nothing, because a recording is not run again</source>
        <translation>ничего, потому что запись не выполняется снова</translation>
    </message>
    <message>
        <source>nothing, because only a kernel or launch file takes build options</source>
        <translation>ничего, потому что параметры сборки есть только у kernel&apos;а и у файла запуска</translation>
    </message>
    <message>
        <source>nothing, because only a kernel file (.cl) can contain several kernels</source>
        <translation>ничего, потому что несколько kernel&apos;ов может быть только в файле kernel&apos;а (.cl)</translation>
    </message>
    <message>
        <source>nothing, because --json and --csv print all metrics</source>
        <translation>ничего, потому что --json и --csv выводят все метрики</translation>
    </message>
    <message>
        <source>experiments, because --match-inputs is given</source>
        <translation>эксперименты, потому что указан --match-inputs</translation>
    </message>
    <message>
        <source>an experiment, a launch file (x.sim) or a kernel (x.cl), because a sweep runs it many times</source>
        <translation>эксперимент, файл запуска (x.sim) или kernel (x.cl), потому что перебор выполняет его много раз</translation>
    </message>
    <message>
        <source>3, 2..5, or 2.. for all from 2</source>
        <translation>3, 2..5 или 2.. (всё начиная с 2)</translation>
    </message>
    <message>
        <source>The output</source>
        <translation>вывод</translation>
    </message>
    <message>
        <source>a number of at least %1, optionally with a suffix K, M, G or T, for example 2G</source>
        <translation>число не меньше %1, возможно с суффиксом K, M, G или T, например 2G</translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <translation>%1 или %2</translation>
    </message>
    <message>
        <source>%1, or a number of at least %2, optionally with a suffix K, M, G or T, for example 2G</source>
        <translation>%1 или число не меньше %2, возможно с суффиксом K, M, G или T, например 2G</translation>
    </message>
    <message>
        <source>WIDTHxHEIGHT in pixels, from %1 to %2</source>
        <translation>ШИРИНАxВЫСОТА в пикселях, от %1 до %2</translation>
    </message>
    <message>
        <source>a name of letters, digits, - and _</source>
        <translation>имя из букв, цифр, - и _</translation>
    </message>
    <message>
        <source>N or A..B, whole numbers from 0 with A &lt;= B, and at most %1 steps</source>
        <translation>N или A..B, целые числа от 0, где A &lt;= B, шагов не больше %1</translation>
    </message>
    <message>
        <source>0..%1: the group has %2 steps</source>
        <translation>0..%1: шагов в группе — %2</translation>
    </message>
    <message>
        <source>0..%1: the group has 1 step</source>
        <translation>0..%1: в группе 1 шаг</translation>
    </message>
    <message>
        <source>a text of at most %1 bytes</source>
        <translation>текст, длина которого в байтах не больше %1</translation>
    </message>
    <message>
        <source>the ids of other lessons, separated by commas</source>
        <translation>id других уроков через запятую</translation>
    </message>
    <message>
        <source>list, without a file</source>
        <translation>list без файла</translation>
    </message>
    <message>
        <source>check FILE ..., with at least one file</source>
        <translation>check FILE ..., хотя бы с одним файлом</translation>
    </message>
    <message>
        <source>check FILE ..., list, pack FOLDER, progress FILE ...</source>
        <translation>check FILE ..., list, pack FOLDER, progress FILE ...</translation>
    </message>
    <message>
        <source>pack FOLDER, with one folder</source>
        <translation>pack FOLDER, ровно с одной папкой</translation>
    </message>
    <message>
        <source>progress FILE ..., with at least one file</source>
        <translation>progress FILE ..., хотя бы с одним файлом</translation>
    </message>
    <message>
        <source>print FILE or print ID</source>
        <translation>print FILE или print ID</translation>
    </message>
    <message>
        <source>WIDTHxHEIGHT in millimetres, from %1 to %2</source>
        <translation>ШИРИНАxВЫСОТА в миллиметрах, от %1 до %2</translation>
    </message>
    <message>
        <source>a name that ends in .gif, .webp, .mp4 or .webm, or in / for a folder of PNG files</source>
        <translation>имя, которое заканчивается на .gif, .webp, .mp4 или .webm либо на /, если нужна папка с файлами PNG</translation>
    </message>
    <message>
        <source>a size of at most %1 pixels, with sides of at most %2</source>
        <translation>размер не более %1 пикс., стороны не более %2</translation>
    </message>
    <message>
        <source>a new or an empty folder</source>
        <translation>новая или пустая папка</translation>
    </message>
    <message>
        <source>a unit that results in at most %1 frames, for example round, or fewer steps with --from and --to</source>
        <translation>единица, при которой кадров получится не больше %1, например round, или меньше шагов с помощью --from и --to</translation>
    </message>
    <message>
        <source>fewer steps, because the file would be larger than %1 MB</source>
        <translation>меньше шагов, потому что файл был бы больше %1 MB</translation>
    </message>
    <message>
        <source>N or A..B, whole numbers of words from 0 to %1 with A &lt;= B</source>
        <translation>N или A..B, целое число слов от 0 до %1, где A &lt;= B</translation>
    </message>
    <message>
        <source>nothing, because the launch has no array in local memory</source>
        <translation>ничего, потому что у запуска нет массивов в локальной памяти</translation>
    </message>
    <message>
        <source>times, efficiency, conflicts, compare or race for several runs</source>
        <translation>times, efficiency, conflicts, compare или race, если прогонов несколько</translation>
    </message>
    <message>
        <source>two to four runs for a race</source>
        <translation>от двух до четырёх прогонов для забега</translation>
    </message>
    <message>
        <source>runs with the same problem size for a race</source>
        <translation>для забега — прогоны с тем же размером задачи, что у первого</translation>
    </message>
    <message>
        <source>for a race, runs that fit on a multiprocessor of their hardware model</source>
        <translation>для забега — прогоны, которые помещаются на мультипроцессоре своей модели оборудования</translation>
    </message>
    <message>
        <source>cycles:N for a race</source>
        <translation>cycles:N для забега</translation>
    </message>
    <message>
        <source>another view, because the kernel has no array in local memory</source>
        <translation>другой вид, потому что у kernel&apos;а нет массивов в локальной памяти</translation>
    </message>
    <message>
        <source>a file name that ends in .cl</source>
        <translation>имя файла, которое заканчивается на .cl</translation>
    </message>
    <message>
        <source>a file, if --array together with --pad N or --swizzle NAME chooses one layout</source>
        <translation>файл, если --array вместе с --pad N или --swizzle NAME задаёт одну раскладку</translation>
    </message>
    <message>
        <source>an experiment, a kernel, a launch file, or a recording of an experiment, because the source is changed</source>
        <translation>эксперимент, kernel, файл запуска или запись эксперимента, потому что меняется исходный код</translation>
    </message>
    <message>
        <source>nothing, because --require-group changes no layout</source>
        <translation>ничего, потому что --require-group не меняет раскладку</translation>
    </message>
    <message>
        <source>an experiment, a launch file (x.sim) or a kernel (x.cl), because a recording is already recorded</source>
        <translation>эксперимент, файл запуска (x.sim) или kernel (x.cl), потому что запись уже сделана</translation>
    </message>
    <message>
        <source>nothing, because --other-hardware counts no layouts</source>
        <translation>ничего, потому что --other-hardware не подсчитывает раскладки</translation>
    </message>
    <message>
        <source>ssh:HOST, ssh:HOST/NAME, ssh:USER@HOST:PORT/NAME, or part of the name of a device</source>
        <translation>ssh:HOST, ssh:HOST/NAME, ssh:USER@HOST:PORT/NAME или часть имени устройства</translation>
    </message>
    <message>
        <source>up to %1 computers</source>
        <translation>компьютеров: не больше %1</translation>
    </message>
    <message>
        <source>a computer that &quot;lockstep-cli devices&quot; lists</source>
        <translation>компьютер из списка, который выводит «lockstep-cli devices»</translation>
    </message>
    <message>
        <source>part of the name of a device of this computer</source>
        <translation>часть имени устройства этого компьютера</translation>
    </message>
</context>
<context>
    <name>AnimateWords</name>
    <message>
        <source>Laying out the frames</source>
        <translation>Компоновка кадров</translation>
    </message>
    <message>
        <source>Frame %1 of %2</source>
        <translation>Кадр %1 из %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>frame 12 of 56, about 10 seconds left</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>ArgumentWords</name>
    <message>
        <source>all equal</source>
        <translation>все одинаковые</translation>
    </message>
    <message>
        <source>a range</source>
        <translation>диапазон</translation>
    </message>
    <message>
        <source>random</source>
        <translation>случайные</translation>
    </message>
    <message>
        <source>from a file</source>
        <translation>из файла</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>не задано</translation>
    </message>
    <message>
        <source>null pointer</source>
        <translation>нулевой указатель</translation>
    </message>
    <message>
        <source>start:step:end</source>
        <translation>начало:шаг:конец</translation>
    </message>
    <message>
        <source>seed, or seed:min:max</source>
        <translation>seed или seed:мин:макс</translation>
    </message>
    <message>
        <source>path of a file</source>
        <translation>путь к файлу</translation>
    </message>
    <message>
        <source>these values</source>
        <translation>эти значения</translation>
    </message>
    <message>
        <source>Seed, or seed:min:max. Without min and max, integers are from 0 to 9, and floating-point numbers from 0 to 1.</source>
        <translation>Начальное число или число:мин:макс. Без мин и макс целые числа лежат в пределах от 0 до 9, а числа с плавающей точкой — от 0 до 1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has an invalid format. Enter it as %2.</source>
        <comment>what was typed; its form</comment>
        <translation>У «%1» недопустимый формат. Введите так: %2.</translation>
    </message>
</context>
<context>
    <name>AskWords</name>
    <message>
        <source>Question from ssh</source>
        <translation>Вопрос программы ssh</translation>
    </message>
</context>
<context>
    <name>BankLegendWords</name>
    <message>
        <source>one word, one lane</source>
        <translation>одно слово, одна дорожка</translation>
    </message>
    <message>
        <source>one word, several lanes</source>
        <translation>одно слово, несколько дорожек</translation>
    </message>
    <message>
        <source>solid line: served in the first pass</source>
        <translation>сплошная линия: обслужено в первом проходе</translation>
    </message>
    <message>
        <source>dashed line: served in a later pass</source>
        <translation>пунктир: обслужено в одном из следующих проходов</translation>
    </message>
    <message>
        <source>× number of words (one pass per word)</source>
        <translation>× число слов (один проход на слово)</translation>
    </message>
    <message>
        <source>× number of atomics (one pass each, even on the same word)</source>
        <translation>× число атомарных операций (один проход на каждую, даже над одним словом)</translation>
    </message>
</context>
<context>
    <name>BankTooltip</name>
    <message>
        <source>Bank %1</source>
        <translation>Банк %1</translation>
    </message>
    <message>
        <source>not used in this step</source>
        <translation>не используется на этом шаге</translation>
    </message>
    <message>
        <source>word %1 for lanes %2, in pass %3</source>
        <translation>слово %1 для дорожек %2, проход %3</translation>
    </message>
    <message>
        <source>Pass %1: lanes that are served together. Click to keep this pass selected. Click again or press Esc to clear the selection.</source>
        <translation>Проход %1: дорожки, которые обслуживаются вместе. Щёлкните, чтобы закрепить этот проход. Щёлкните ещё раз или нажмите Esc, чтобы снять выбор.</translation>
    </message>
    <message>
        <source>word %1 for lanes %2, in passes %3</source>
        <translation>слово %1 для дорожек %2, проходы %3</translation>
    </message>
    <message>
        <source>In one pass, each bank serves one word. Atomics on the same word need a pass each. Each pass beyond the minimum is a conflict (counted from the trace).</source>
        <translation>За один проход каждый банк обслуживает одно слово. Каждой атомарной операции над одним и тем же словом нужен свой проход. Каждый проход сверх минимума — конфликт (подсчитано по трассе).</translation>
    </message>
</context>
<context>
    <name>Banks</name>
    <message numerus="yes">
        <source>%1 passes</source>
        <translation>
            <numerusform>%1 проход</numerusform>
            <numerusform>%1 прохода</numerusform>
            <numerusform>%1 проходов</numerusform>
        </translation>
    </message>
    <message>
        <source>1 pass</source>
        <translation>1 проход</translation>
    </message>
    <message>
        <source>%1-way conflict · %2</source>
        <translation>конфликт порядка %1 · %2</translation>
    </message>
    <message>
        <source>broadcast · %1 · %2</source>
        <translation>широковещание · %1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 words</source>
        <translation>
            <numerusform>%1 слово</numerusform>
            <numerusform>%1 слова</numerusform>
            <numerusform>%1 слов</numerusform>
        </translation>
    </message>
    <message>
        <source>1 word</source>
        <translation>1 слово</translation>
    </message>
    <message>
        <source>%1 · no conflict</source>
        <translation>%1 · без конфликта</translation>
    </message>
    <message>
        <source>The lanes access the words %2 of bank %1. Each pass serves one of these words.</source>
        <translation>Дорожки обращаются к словам %2 банка %1. Каждый проход обслуживает одно из этих слов.</translation>
    </message>
    <message>
        <source>%1 passes in total, because a wide element is accessed in several parts, one after another, with at most %2 passes per part.</source>
        <translation>Всего проходов: %1, потому что обращение к широкому элементу идёт по частям, одна за другой; на каждую часть проходов не больше %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 atomics on one word · %2</source>
        <translation>
            <numerusform>%1 атомарная операция над одним словом · %2</numerusform>
            <numerusform>%1 атомарные операции над одним словом · %2</numerusform>
            <numerusform>%1 атомарных операций над одним словом · %2</numerusform>
        </translation>
    </message>
    <message>
        <source>1 atomic on one word · %2</source>
        <translation>1 атомарная операция над одним словом · %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 atomics in one bank, on %3 words · %2</source>
        <translation>
            <numerusform>%1 атомарная операция в одном банке (слов: %3) · %2</numerusform>
            <numerusform>%1 атомарные операции в одном банке (слов: %3) · %2</numerusform>
            <numerusform>%1 атомарных операций в одном банке (слов: %3) · %2</numerusform>
        </translation>
    </message>
    <message>
        <source>1 atomic in one bank, on %3 words · %2</source>
        <translation>1 атомарная операция в одном банке (слов: %3) · %2</translation>
    </message>
    <message>
        <source>Up to %1 lanes update the same word, word %3 of bank %2. Each of these updates takes a pass.</source>
        <translation>До %1 дорожек обновляют одно и то же слово: слово %3 банка %2. Каждое такое обновление занимает проход.</translation>
    </message>
    <message>
        <source>Up to %1 lanes update the words %3 of bank %2, and some of these lanes update the same word. Each of these updates takes a pass.</source>
        <translation>До %1 дорожек обновляют слова %3 банка %2, причём некоторые из этих дорожек обновляют одно и то же слово. Каждое такое обновление занимает проход.</translation>
    </message>
</context>
<context>
    <name>BanksWords</name>
    <message>
        <source>warp %1 issues no instruction in this step</source>
        <translation>варп %1 не выполняется на этом шаге</translation>
    </message>
    <message>
        <source>%1 banks of %2 bytes; word w is in bank w % %1</source>
        <translation>банков: %1 (ширина в байтах: %2); слово w — в банке w % %1</translation>
    </message>
    <message>
        <source>lanes</source>
        <translation>дорожки</translation>
    </message>
    <message>
        <source>banks</source>
        <translation>банки</translation>
    </message>
    <message>
        <source>Local memory banks</source>
        <translation>Банки локальной памяти</translation>
    </message>
    <message>
        <source>This kernel uses no local memory. The Global memory view shows its accesses to global memory.</source>
        <translation>Этот kernel не использует локальную память. Его обращения к глобальной памяти показывает вид «Глобальная память».</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) read</source>
        <translation>
            <numerusform>прочитано %Ln слово</numerusform>
            <numerusform>прочитано %Ln слова</numerusform>
            <numerusform>прочитано %Ln слов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) written</source>
        <translation>
            <numerusform>записано %Ln слово</numerusform>
            <numerusform>записано %Ln слова</numerusform>
            <numerusform>записано %Ln слов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) updated</source>
        <translation>
            <numerusform>обновлено %Ln слово</numerusform>
            <numerusform>обновлено %Ln слова</numerusform>
            <numerusform>обновлено %Ln слов</numerusform>
        </translation>
    </message>
    <message>
        <source>this step accesses no local memory (%1)</source>
        <translation>на этом шаге нет обращений к локальной памяти (%1)</translation>
    </message>
</context>
<context>
    <name>CacheWords</name>
    <message>
        <source>F</source>
        <comment>first miss</comment>
        <translation>П</translation>
    </message>
    <message>
        <source>C</source>
        <comment>capacity miss</comment>
        <translation>М</translation>
    </message>
    <message>
        <source>X</source>
        <comment>conflict miss</comment>
        <translation>К</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>попадание</translation>
    </message>
    <message>
        <source>F: miss, first use</source>
        <translation>П: промах, первое обращение</translation>
    </message>
    <message>
        <source>C: miss, cache too small</source>
        <translation>М: промах, кеш слишком мал</translation>
    </message>
    <message>
        <source>X: miss, conflict in the set</source>
        <translation>К: промах, конфликт в наборе</translation>
    </message>
    <message>
        <source>not accessed</source>
        <translation>не было обращений</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a percentage; a count of sectors</comment>
        <translation>%1 от %2</translation>
    </message>
    <message>
        <source>no L%1</source>
        <translation>нет L%1</translation>
    </message>
    <message>
        <source>L%1 %2 KiB, %3 ways</source>
        <translation>L%1, %2 KiB, ассоциативность: %3</translation>
    </message>
    <message>
        <source>modelled · %1 · %2</source>
        <translation>по модели · %1 · %2</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Кеш</translation>
    </message>
    <message>
        <source>Caches are switched off in the hardware model.</source>
        <translation>В модели оборудования кеши выключены.</translation>
    </message>
    <message>
        <source>all lines</source>
        <translation>все строки</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>строка %1: %2</translation>
    </message>
    <message>
        <source>L1: hits among the requested sectors</source>
        <translation>L1: попадания среди запрошенных секторов</translation>
    </message>
    <message>
        <source>L2: hits among the sectors that missed L1</source>
        <translation>L2: попадания среди секторов, которых не было в L1</translation>
    </message>
    <message>
        <source>Image reads are not included, because texels use a separate cache, which is not simulated.</source>
        <translation>Чтения изображений не учтены, потому что тексели идут через отдельный кеш, который не моделируется.</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>State at the cursor</source>
        <translation>Состояние под курсором</translation>
    </message>
    <message>
        <source>warp slots</source>
        <translation>слоты варпов</translation>
    </message>
</context>
<context>
    <name>CellNumbers</name>
    <message>
        <source>Value</source>
        <translation>Значение</translation>
    </message>
    <message>
        <source>Work-item</source>
        <translation>Work-item</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Адрес</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Банк</translation>
    </message>
    <message>
        <source>Accesses so far</source>
        <translation>Обращений до сих пор</translation>
    </message>
</context>
<context>
    <name>ChartTooltipWords</name>
    <message>
        <source>%1: %2</source>
        <comment>what an axis shows; a place of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Unit: %1</source>
        <comment>a unit</comment>
        <translation>Единица: %1</translation>
    </message>
</context>
<context>
    <name>Checks</name>
    <message>
        <source>Out-of-bounds accesses</source>
        <translation>Выходы за границы</translation>
    </message>
    <message>
        <source>No out-of-bounds access</source>
        <translation>Нет выходов за границы</translation>
    </message>
    <message>
        <source>Accesses through a null pointer</source>
        <translation>Обращения по нулевому указателю</translation>
    </message>
    <message>
        <source>No access through a null pointer</source>
        <translation>Нет обращений по нулевому указателю</translation>
    </message>
    <message>
        <source>Races in local memory</source>
        <translation>Гонки в локальной памяти</translation>
    </message>
    <message>
        <source>No race in local memory</source>
        <translation>Нет гонок в локальной памяти</translation>
    </message>
    <message>
        <source>Races in global memory</source>
        <translation>Гонки в глобальной памяти</translation>
    </message>
    <message>
        <source>No race in global memory, within or between groups</source>
        <translation>Нет гонок в глобальной памяти ни внутри групп, ни между ними</translation>
    </message>
    <message>
        <source>Races between writes to images</source>
        <translation>Гонки при записи в изображения</translation>
    </message>
    <message>
        <source>No race between writes to images</source>
        <translation>Нет гонок при записи в изображения</translation>
    </message>
    <message>
        <source>Barriers not reached by all work-items</source>
        <translation>Барьеры, до которых доходят не все work-item&apos;ы</translation>
    </message>
    <message>
        <source>Every barrier is reached by all work-items</source>
        <translation>До каждого барьера доходят все work-item&apos;ы</translation>
    </message>
    <message>
        <source>Reads of uninitialised local memory</source>
        <translation>Чтения неинициализированной локальной памяти</translation>
    </message>
    <message>
        <source>No read of uninitialised local memory</source>
        <translation>Нет чтений неинициализированной локальной памяти</translation>
    </message>
    <message>
        <source>Reads of uninitialised data in buffers</source>
        <translation>Чтения неинициализированных данных в буферах</translation>
    </message>
    <message>
        <source>No read of uninitialised data in a buffer</source>
        <translation>Нет чтений неинициализированных данных в буферах</translation>
    </message>
    <message>
        <source>Reads of uninitialised private variables</source>
        <translation>Чтения неинициализированных приватных переменных</translation>
    </message>
    <message>
        <source>Loops that exceed the iteration limit</source>
        <translation>Циклы, превысившие предел итераций</translation>
    </message>
    <message>
        <source>No loop exceeds the iteration limit</source>
        <translation>Ни один цикл не превышает предел итераций</translation>
    </message>
    <message>
        <source>Copied data used before the copy has finished</source>
        <translation>Использование копируемых данных до завершения копирования</translation>
    </message>
    <message>
        <source>No copied data used before the copy has finished</source>
        <translation>Копируемые данные не используются до завершения копирования</translation>
    </message>
    <message>
        <source>Misaligned accesses</source>
        <translation>Невыровненные обращения</translation>
    </message>
    <message>
        <source>No misaligned access</source>
        <translation>Нет невыровненных обращений</translation>
    </message>
    <message>
        <source>Accesses forbidden by an access qualifier</source>
        <translation>Обращения, запрещённые квалификатором доступа</translation>
    </message>
    <message>
        <source>No access forbidden by an access qualifier</source>
        <translation>Нет обращений, запрещённых квалификатором доступа</translation>
    </message>
    <message>
        <source>Asynchronous copies with different arguments in one group</source>
        <translation>Асинхронные копирования с разными аргументами в одной группе</translation>
    </message>
    <message numerus="yes">
        <source>%1 accesses checked</source>
        <translation>
            <numerusform>проверено %1 обращение</numerusform>
            <numerusform>проверено %1 обращения</numerusform>
            <numerusform>проверено %1 обращений</numerusform>
        </translation>
    </message>
    <message>
        <source>1 access checked</source>
        <translation>проверено 1 обращение</translation>
    </message>
    <message numerus="yes">
        <source>%1 arrivals checked</source>
        <translation>
            <numerusform>проверен %1 подход к барьеру</numerusform>
            <numerusform>проверено %1 подхода к барьеру</numerusform>
            <numerusform>проверено %1 подходов к барьеру</numerusform>
        </translation>
    </message>
    <message>
        <source>1 arrival checked</source>
        <translation>проверен 1 подход к барьеру</translation>
    </message>
    <message numerus="yes">
        <source>%1 reads checked</source>
        <translation>
            <numerusform>проверено %1 чтение</numerusform>
            <numerusform>проверено %1 чтения</numerusform>
            <numerusform>проверено %1 чтений</numerusform>
        </translation>
    </message>
    <message>
        <source>1 read checked</source>
        <translation>проверено 1 чтение</translation>
    </message>
    <message numerus="yes">
        <source>%1 iterations checked</source>
        <translation>
            <numerusform>проверена %1 итерация</numerusform>
            <numerusform>проверено %1 итерации</numerusform>
            <numerusform>проверено %1 итераций</numerusform>
        </translation>
    </message>
    <message>
        <source>1 iteration checked</source>
        <translation>проверена 1 итерация</translation>
    </message>
    <message numerus="yes">
        <source>%1 requests checked</source>
        <translation>
            <numerusform>проверен %1 запрос</numerusform>
            <numerusform>проверено %1 запроса</numerusform>
            <numerusform>проверено %1 запросов</numerusform>
        </translation>
    </message>
    <message>
        <source>1 request checked</source>
        <translation>проверен 1 запрос</translation>
    </message>
    <message numerus="yes">
        <source>%1 values checked</source>
        <translation>
            <numerusform>проверено %1 значение</numerusform>
            <numerusform>проверено %1 значения</numerusform>
            <numerusform>проверено %1 значений</numerusform>
        </translation>
    </message>
    <message>
        <source>1 value checked</source>
        <translation>проверено 1 значение</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not checked: %1</source>
        <translation>Не проверено: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 findings</source>
        <translation>
            <numerusform>%1 находка</numerusform>
            <numerusform>%1 находки</numerusform>
            <numerusform>%1 находок</numerusform>
        </translation>
    </message>
    <message>
        <source>1 finding</source>
        <translation>1 находка</translation>
    </message>
    <message>
        <source>not applicable, because the kernel accesses no memory</source>
        <translation>неприменимо, потому что kernel не обращается к памяти</translation>
    </message>
    <message>
        <source>not applicable, because no buffer is accessed</source>
        <translation>неприменимо, потому что нет обращений к буферам</translation>
    </message>
    <message>
        <source>not applicable, because no local memory is used</source>
        <translation>неприменимо, потому что локальная память не используется</translation>
    </message>
    <message>
        <source>not applicable, because no global memory is used</source>
        <translation>неприменимо, потому что глобальная память не используется</translation>
    </message>
    <message>
        <source>not applicable, because no image is written</source>
        <translation>неприменимо, потому что записей в изображения нет</translation>
    </message>
    <message>
        <source>not applicable, because there is no barrier</source>
        <translation>неприменимо, потому что барьеров нет</translation>
    </message>
    <message>
        <source>not applicable, because no local memory is read</source>
        <translation>неприменимо, потому что локальная память не читается</translation>
    </message>
    <message>
        <source>not applicable, because all buffers have initial content or no buffer is read</source>
        <translation>неприменимо, потому что у всех буферов есть начальное содержимое или буферы не читаются</translation>
    </message>
    <message>
        <source>not applicable, because no private variable is read</source>
        <translation>неприменимо, потому что приватные переменные не читаются</translation>
    </message>
    <message>
        <source>No reads of uninitialised private variables or arrays. Not checked: structures, and variables accessed only through a pointer</source>
        <translation>Нет чтений неинициализированных приватных переменных и массивов. Не проверено: структуры и переменные, к которым обращаются только через указатель</translation>
    </message>
    <message>
        <source>not applicable, because there is no loop</source>
        <translation>неприменимо, потому что циклов нет</translation>
    </message>
    <message>
        <source>not applicable, because there is no asynchronous copy</source>
        <translation>неприменимо, потому что асинхронных копирований нет</translation>
    </message>
    <message>
        <source>not applicable, because all buffers may be read and written</source>
        <translation>неприменимо, потому что все буферы доступны для чтения и записи</translation>
    </message>
    <message>
        <source>Differences between the results of the original and the instrumented kernel</source>
        <translation>Расхождения результатов исходного и инструментированного kernel&apos;а</translation>
    </message>
    <message>
        <source>not applicable, because there is nothing to compare</source>
        <translation>неприменимо, потому что сравнивать нечего</translation>
    </message>
    <message>
        <source>The original and the instrumented kernel compute the same result</source>
        <translation>Исходный и инструментированный kernel дают одинаковый результат</translation>
    </message>
    <message>
        <source>Not checked: the result of the original kernel, because it did not run or the findings already account for any difference.</source>
        <translation>Не проверено: результат исходного kernel&apos;а, потому что он не выполнялся или любое расхождение уже объясняется находками.</translation>
    </message>
    <message>
        <source>Not checked: reads of uninitialised private variables, because the version of Lockstep that made this recording did not check them.</source>
        <translation>Не проверено: чтения неинициализированных приватных переменных, потому что версия Lockstep, которая сделала эту запись, их не проверяла.</translation>
    </message>
    <message>
        <source>The original and the instrumented kernel compute different results, and no finding explains the difference</source>
        <translation>Исходный и инструментированный kernel дают разные результаты, и ни одна находка не объясняет расхождения</translation>
    </message>
    <message>
        <source>Redundant barriers in this launch</source>
        <translation>Барьеры, лишние в этом запуске</translation>
    </message>
    <message>
        <source>No redundant barrier found</source>
        <translation>Лишних барьеров не найдено</translation>
    </message>
    <message>
        <source>All work-items of the group request the same asynchronous copies</source>
        <translation>Все work-item&apos;ы группы запрашивают одни и те же асинхронные копирования</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Open…</source>
        <translation>Открыть…</translation>
    </message>
    <message>
        <source>Open copied link</source>
        <translation>Открыть скопированную ссылку</translation>
    </message>
    <message>
        <source>Save recording…</source>
        <translation>Сохранить запись…</translation>
    </message>
    <message>
        <source>Save kernel</source>
        <translation>Сохранить kernel</translation>
    </message>
    <message>
        <source>Save launch as…</source>
        <translation>Сохранить запуск как…</translation>
    </message>
    <message>
        <source>Edit a copy of the kernel…</source>
        <translation>Изменить копию kernel&apos;а…</translation>
    </message>
    <message>
        <source>Export picture…</source>
        <translation>Экспорт рисунка…</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Копировать рисунок</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выход</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Увеличить</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Уменьшить</translation>
    </message>
    <message>
        <source>Zoom to fit</source>
        <translation>Вписать</translation>
    </message>
    <message>
        <source>Next panel</source>
        <translation>Следующая панель</translation>
    </message>
    <message>
        <source>Previous panel</source>
        <translation>Предыдущая панель</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Сцена</translation>
    </message>
    <message>
        <source>Multiprocessor</source>
        <translation>Мультипроцессор</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Память</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Движение</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Находки</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Перебор</translation>
    </message>
    <message>
        <source>Next view in the tab</source>
        <translation>Следующий вид на вкладке</translation>
    </message>
    <message>
        <source>Previous view in the tab</source>
        <translation>Предыдущий вид на вкладке</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Графики</translation>
    </message>
    <message>
        <source>Change how compared runs are linked</source>
        <translation>Сменить связь сравниваемых прогонов</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>Сбросить расположение</translation>
    </message>
    <message>
        <source>Copy current view…</source>
        <translation>Копировать текущий вид…</translation>
    </message>
    <message>
        <source>Explain this</source>
        <translation>Объяснить это</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Выполнить</translation>
    </message>
    <message>
        <source>Run all variants</source>
        <translation>Выполнить все варианты</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Пуск или пауза</translation>
    </message>
    <message>
        <source>Play backwards</source>
        <translation>Воспроизвести в обратном порядке</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Шаг назад</translation>
    </message>
    <message>
        <source>Next round or barrier</source>
        <translation>Следующий раунд или барьер</translation>
    </message>
    <message>
        <source>Previous round or barrier</source>
        <translation>Предыдущий раунд или барьер</translation>
    </message>
    <message>
        <source>Ten steps back</source>
        <translation>Десять шагов назад</translation>
    </message>
    <message>
        <source>Next pass of a bank conflict</source>
        <translation>Следующий проход конфликта банков</translation>
    </message>
    <message>
        <source>Previous pass of a bank conflict</source>
        <translation>Предыдущий проход конфликта банков</translation>
    </message>
    <message>
        <source>Next conflict or divergence</source>
        <translation>Следующий конфликт или дивергенция</translation>
    </message>
    <message>
        <source>Previous conflict or divergence</source>
        <translation>Предыдущий конфликт или дивергенция</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Первый шаг</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Последний шаг</translation>
    </message>
    <message>
        <source>Go to step…</source>
        <translation>Перейти к шагу…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперёд</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Медленнее</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Быстрее</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>По кругу</translation>
    </message>
    <message>
        <source>Select the warp above</source>
        <translation>Выбрать варп выше</translation>
    </message>
    <message>
        <source>Select the warp below</source>
        <translation>Выбрать варп ниже</translation>
    </message>
    <message>
        <source>Select the previous lane</source>
        <translation>Выбрать предыдущую дорожку</translation>
    </message>
    <message>
        <source>Select the next lane</source>
        <translation>Выбрать следующую дорожку</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Сочетания клавиш</translation>
    </message>
    <message>
        <source>About Lockstep</source>
        <translation>О программе Lockstep</translation>
    </message>
    <message>
        <source>Ten steps forward</source>
        <translation>Десять шагов вперёд</translation>
    </message>
    <message>
        <source>Why is it slow?</source>
        <translation>Почему медленно?</translation>
    </message>
    <message>
        <source>Find a command…</source>
        <translation>Найти команду…</translation>
    </message>
    <message>
        <source>Set or remove a breakpoint</source>
        <translation>Поставить или снять точку останова</translation>
    </message>
    <message>
        <source>Go to the next step of the line</source>
        <translation>Перейти к следующему шагу строки</translation>
    </message>
    <message>
        <source>Add bookmark…</source>
        <translation>Добавить закладку…</translation>
    </message>
    <message>
        <source>Show bookmarks…</source>
        <translation>Показать закладки…</translation>
    </message>
    <message>
        <source>Next bookmark</source>
        <translation>Следующая закладка</translation>
    </message>
    <message>
        <source>Previous bookmark</source>
        <translation>Предыдущая закладка</translation>
    </message>
    <message>
        <source>list the experiments with their parameters, ranges and defaults</source>
        <translation>вывести список экспериментов с их параметрами, диапазонами и значениями по умолчанию</translation>
    </message>
    <message>
        <source>WHAT is an experiment (reduction/interleaved) or a family of experiments (reduction).
Without WHAT, all experiments are listed.</source>
        <translation>WHAT — эксперимент (reduction/interleaved) или семейство экспериментов (reduction).
Без WHAT выводится список всех экспериментов.</translation>
    </message>
    <message>
        <source>run an experiment or a launch file, or open a recording, and print its metrics</source>
        <translation>выполнить эксперимент или файл запуска либо открыть запись и вывести метрики</translation>
    </message>
    <message>
        <source>WHAT is an experiment (reduction/interleaved), a launch file (x.sim), a kernel whose
launch is guessed (x.cl), or a recording (x.lks).
First the instrumented kernel runs, to count every memory access, branch and barrier.
Then the original kernel runs, to measure times.
An EXPRESSION uses the names of --json: totals.local_load.conflicts, launches[0].items, or
line(&quot;text of a line&quot;).warp_steps. Combine metrics with + - * / and parentheses,
compare them with = != &lt; &lt;= &gt; &gt;=, and join comparisons with and, or, not.
sum(), min(), max() and count() combine all values of a metric. For an unknown name, similar
names are printed. For the name of a group (totals), the names in the group are printed.</source>
        <translation>WHAT — эксперимент (reduction/interleaved), файл запуска (x.sim), kernel, запуск которого
будет подобран (x.cl), или запись (x.lks).
Сначала выполняется инструментированный kernel, чтобы подсчитать все обращения к памяти,
ветвления и барьеры. Затем выполняется исходный kernel, чтобы измерить время.
В EXPRESSION используются имена из --json: totals.local_load.conflicts, launches[0].items или
line(&quot;текст строки&quot;).warp_steps. Соединяйте метрики знаками + - * / и скобками,
сравнивайте их с помощью = != &lt; &lt;= &gt; &gt;=, объединяйте сравнения словами and, or, not.
sum(), min(), max() и count() объединяют все значения метрики. Если имя неизвестно, выводятся
похожие имена. Для имени группы (totals) выводятся имена, входящие в группу.</translation>
    </message>
    <message>
        <source>look for races, out-of-bounds accesses and other errors, and print the findings</source>
        <translation>найти гонки, выходы за границы и другие ошибки и вывести находки</translation>
    </message>
    <message>
        <source>WHAT is an experiment, a launch file (x.sim), a kernel (x.cl) or a recording (x.lks).
Nothing is timed. The exit code is 1 if an error was found, so that a build server
can detect it.</source>
        <translation>WHAT — эксперимент, файл запуска (x.sim), kernel (x.cl) или запись (x.lks).
Время не измеряется. Если найдена ошибка, код завершения равен 1, чтобы её мог
обнаружить сервер сборки.</translation>
    </message>
    <message>
        <source>run an experiment or a kernel with many values of one or two parameters, and recommend the best values</source>
        <translation>выполнить эксперимент или kernel со многими значениями одного или двух параметров и порекомендовать лучшие значения</translation>
    </message>
    <message>
        <source>--over local=32,64,128 tries these values; --over ways=1..32 tries 1, 2, 4, 8, 16, 32;
--over size=1K..64K doubles from 1024 to 65536;
--over local tries all allowed values (for shapes, powers of two).
For a kernel (x.cl) or a launch file (x.sim), the names are local (8x8,16x16) or local.y,
D.NAME for the macro NAME (undefined: without it), global, or an argument as in --set.
A combination is recommended only if it computes the same results as the first one.
Each combination is recorded, checked and timed. For an experiment, the recommendation is saved
for this device.
Ctrl+C ends the sweep and prints the results so far.</source>
        <translation>--over local=32,64,128 перебирает эти значения; --over ways=1..32 перебирает 1, 2, 4, 8, 16, 32;
--over size=1K..64K удваивает значение от 1024 до 65536;
--over local перебирает все допустимые значения (для форм — степени двойки).
Для kernel&apos;а (x.cl) или файла запуска (x.sim) имена такие: local (8x8,16x16) или local.y,
D.NAME для макроса NAME (undefined: без него), global или аргумент, как в --set.
Комбинация рекомендуется, только если она даёт те же результаты, что и первая.
Каждая комбинация записывается, проверяется и измеряется. Для эксперимента рекомендация
сохраняется для этого устройства.
Ctrl+C завершает перебор и выводит уже полученные результаты.</translation>
    </message>
    <message>
        <source>print the metrics of several runs side by side, with ratios to the first run</source>
        <translation>вывести метрики нескольких прогонов рядом, с отношениями к первому прогону</translation>
    </message>
    <message>
        <source>WHAT is an experiment with its parameters (reduction/interleaved:size=4096,local=128) or a
recording (x.lks).
Only runs with equal work can be compared. --match-inputs gives all experiments the values of
the first one, for the parameters that they share. Values that you give for an experiment
stay. If an experiment does not allow a value of the first one, it keeps its own value.</source>
        <translation>WHAT — эксперимент с параметрами (reduction/interleaved:size=4096,local=128) или
запись (x.lks).
Сравнивать можно только прогоны с одинаковой работой. --match-inputs задаёт всем экспериментам
значения первого для общих параметров. Значения, которые вы указали для эксперимента,
остаются. Если эксперимент не допускает значение первого, он сохраняет своё.</translation>
    </message>
    <message>
        <source>describe the steps of a work-group, one line per step: what a warp does, and its effect</source>
        <translation>описать шаги рабочей группы по одному в строке: что делает варп и к чему это приводит</translation>
    </message>
    <message>
        <source>WHAT is an experiment, a launch file (x.sim), a kernel (x.cl) or a recording (x.lks).
Step 0 is the start of the group, and the step after the last one is its end.
All numbers are counted from the trace, for the warps and banks of the hardware model.
Nothing is timed.</source>
        <translation>WHAT — эксперимент, файл запуска (x.sim), kernel (x.cl) или запись (x.lks).
Шаг 0 — начало группы, а шаг после последнего — её конец.
Все числа подсчитаны по трассе, для варпов и банков модели оборудования.
Время не измеряется.</translation>
    </message>
    <message>
        <source>ask questions about a run, with three or four choices each, and print the answers</source>
        <translation>задать вопросы о прогоне с тремя или четырьмя вариантами ответа и вывести ответы</translation>
    </message>
    <message>
        <source>WHAT is an experiment, a launch file (x.sim), a kernel (x.cl) or a recording (x.lks).
Questions and answers are computed from the trace, for the hardware model.
The wrong choices come from common errors. The same seed gives the same questions.
With several runs, questions are about the first one, except for --kind which-variant,
which asks for the run with the fewest warp steps.
Nothing is timed.</source>
        <translation>WHAT — эксперимент, файл запуска (x.sim), kernel (x.cl) или запись (x.lks).
Вопросы и ответы вычисляются по трассе для модели оборудования.
Неверные варианты основаны на частых ошибках. Один и тот же seed даёт одни и те же вопросы.
Если прогонов несколько, вопросы относятся к первому, кроме --kind which-variant:
этот вид спрашивает, в каком прогоне меньше всего варп-итераций.
Время не измеряется.</translation>
    </message>
    <message>
        <source>run another program and save its OpenCL launches as launch files</source>
        <translation>выполнить другую программу и сохранить её запуски OpenCL как файлы запуска</translation>
    </message>
    <message>
        <source>Example: lockstep-cli capture --kernel blur -- ./program ARGUMENTS
PROGRAM is any unmodified program that calls OpenCL through the ICD loader.
The files (x.sim) contain the source, options, sizes and buffers of each chosen launch,
and the contents of the buffers after the launch. The exit code is that of the program,
or 3 if the program succeeded but no launch was captured.</source>
        <translation>Пример: lockstep-cli capture --kernel blur -- ./program ARGUMENTS
PROGRAM — любая неизменённая программа, которая вызывает OpenCL через загрузчик ICD.
Файлы (x.sim) содержат исходный код, параметры, размеры и буферы каждого выбранного запуска
и содержимое буферов после запуска. Код завершения — тот же, что у программы,
или 3, если программа завершилась успешно, но ни один запуск не перехвачен.</translation>
    </message>
    <message>
        <source>list the OpenCL devices</source>
        <translation>вывести список устройств OpenCL</translation>
    </message>
    <message>
        <source>list the libraries and fonts that Lockstep uses, with their licences</source>
        <translation>вывести список библиотек и шрифтов, которые использует Lockstep, с их лицензиями</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[параметры]</translation>
    </message>
    <message>
        <source>SYNOPSIS</source>
        <translation>СИНТАКСИС</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>ИМЯ</translation>
    </message>
    <message>
        <source>COMMANDS</source>
        <translation>КОМАНДЫ</translation>
    </message>
    <message>
        <source>EXIT STATUS</source>
        <translation>КОД ЗАВЕРШЕНИЯ</translation>
    </message>
    <message>
        <source>Usage: %1 COMMAND [options]</source>
        <translation>Использование: %1 КОМАНДА [параметры]</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>Использование: %1</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Параметры</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Команды</translation>
    </message>
    <message>
        <source>&quot;%1 COMMAND --help&quot; describes a command; --version prints the version.</source>
        <translation>«%1 КОМАНДА --help» описывает команду; --version выводит версию.</translation>
    </message>
    <message>
        <source>Usage: %1 [options]</source>
        <translation>Использование: %1 [параметры]</translation>
    </message>
    <message>
        <source>print a script for shell completion of commands, options and names</source>
        <translation>вывести сценарий оболочки для дополнения команд, параметров и имён</translation>
    </message>
    <message>
        <source>For bash, use source &lt;(%1 completion bash); for zsh, replace bash by zsh.
To make this permanent, add the command to ~/.bashrc or ~/.zshrc.</source>
        <translation>Для bash используйте source &lt;(%1 completion bash), для zsh замените bash на zsh.
Чтобы так было всегда, добавьте эту команду в ~/.bashrc или ~/.zshrc.</translation>
    </message>
    <message>
        <source>print the manual page, for use with man -l</source>
        <translation>вывести man-страницу (для man -l)</translation>
    </message>
    <message>
        <source>Lockstep shows how a GPU executes a kernel and moves its data.</source>
        <translation>Lockstep показывает, как GPU выполняет kernel и перемещает его данные.</translation>
    </message>
    <message>
        <source>write a picture of an experiment or a recording to a file</source>
        <translation>сохранить в файл рисунок эксперимента или записи</translation>
    </message>
    <message>
        <source>WHAT is an experiment (reduction/interleaved), a kernel (x.cl, x.sim), a recording
(x.lks), or a link copied from the window (reduction/interleaved?size=256#step=18).
Charts accept several of these. Options override the settings in a link.</source>
        <translation>WHAT — эксперимент (reduction/interleaved), kernel (x.cl, x.sim), запись (x.lks)
или ссылка, скопированная из окна (reduction/interleaved?size=256#step=18).
Для графиков можно указать несколько. Параметры команды важнее настроек из ссылки.</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Начальная страница</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Начать презентацию</translation>
    </message>
    <message>
        <source>Presenter&apos;s window</source>
        <translation>Окно докладчика</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Урок</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Все уроки</translation>
    </message>
    <message>
        <source>Next page of the lesson</source>
        <translation>Следующая страница урока</translation>
    </message>
    <message>
        <source>Previous page of the lesson</source>
        <translation>Предыдущая страница урока</translation>
    </message>
    <message>
        <source>check, list or pack lessons, or read the progress of learners</source>
        <translation>проверить, перечислить или упаковать уроки либо прочитать прогресс учеников</translation>
    </message>
    <message>
        <source>check reads each FILE, runs its kernels, evaluates its figures, answers and conditions, and
checks that its questions can be asked. It prints the line, column and reason of each flaw.
The exit code is 1 if there are flaws.
list prints the lessons that the window offers.
pack writes the lessons, kernels and recordings of FOLDER to one file, which `lockstep` opens.
progress prints a table of the files that learners have saved for their teacher.</source>
        <translation>check читает каждый FILE, выполняет его прогоны, вычисляет величины, ответы и условия и
проверяет, что вопросы можно задать. Для каждого недочёта выводятся строка, столбец и причина.
Если недочёты есть, код завершения равен 1.
list выводит уроки, которые предлагает окно.
pack собирает уроки, kernel&apos;ы и записи из FOLDER в один файл, который открывает `lockstep`.
progress выводит таблицу по файлам, которые ученики сохранили для преподавателя.</translation>
    </message>
    <message>
        <source>print a lesson as a handout for learners</source>
        <translation>напечатать урок как раздаточный материал для учеников</translation>
    </message>
    <message>
        <source>print runs the kernels of a lesson and writes its texts, pictures, questions and tasks
on A4 pages (.pdf), or as one file for a browser that works offline (.html).
The lesson is a file, or the id of one of the lessons that the window offers.</source>
        <translation>print выполняет прогоны урока и записывает его тексты, рисунки, вопросы и задания
на страницы A4 (.pdf) или в один файл, который браузер открывает без сети (.html).
Урок — это файл или id одного из уроков, которые предлагает окно.</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Анимация</translation>
    </message>
    <message>
        <source>Present this lesson</source>
        <translation>Начать презентацию урока</translation>
    </message>
    <message>
        <source>Print handout…</source>
        <translation>Печать раздаточного материала…</translation>
    </message>
    <message>
        <source>Print handout with answers…</source>
        <translation>Печать раздаточного материала с ответами…</translation>
    </message>
    <message>
        <source>Save progress for the teacher…</source>
        <translation>Сохранить прогресс для преподавателя…</translation>
    </message>
    <message>
        <source>write a table or the modelled timeline of a run to a file</source>
        <translation>сохранить в файл таблицу прогона или его временную диаграмму по модели</translation>
    </message>
    <message>
        <source>WHAT is an experiment, a launch file (x.sim), a kernel (x.cl) or a recording (x.lks).
A .csv file has one table: each event of each work-item (events), each warp step
(warp-steps), the table of run --csv (lines), or another list of run --json.
A .pftrace file has the modelled states of all warps over time. Open it in the
Perfetto viewer (ui.perfetto.dev), which shows a cycle as a nanosecond.
Names of columns and tracks are English in every language.</source>
        <translation>WHAT — эксперимент, файл запуска (x.sim), kernel (x.cl) или запись (x.lks).
В файле .csv одна таблица: все события каждого work-item&apos;а (events), все варп-итерации
(warp-steps), таблица команды run --csv (lines) или другой список команды run --json.
В файле .pftrace состояния всех варпов во времени, по модели. Откройте его в программе
просмотра Perfetto (ui.perfetto.dev), которая показывает такт как наносекунду.
Имена столбцов и треков на всех языках английские.</translation>
    </message>
    <message>
        <source>write an animation of an experiment or a recording to a file</source>
        <translation>сохранить в файл анимацию эксперимента или записи</translation>
    </message>
    <message>
        <source>write a run as a web page that plays its steps</source>
        <translation>сохранить прогон как веб-страницу, которая воспроизводит его шаги</translation>
    </message>
    <message>
        <source>write a report about a run to a file</source>
        <translation>сохранить в файл отчёт о прогоне</translation>
    </message>
    <message>
        <source>WHAT is an experiment (reduction/interleaved), a kernel (x.cl, x.sim), a recording
(x.lks), or a link copied from the window (reduction/interleaved?size=256#step=18).
The report has the verdict, the metrics with their kind, pictures of the most expensive
step (or of --step), the source with its counts, the findings with their evidence,
advice, the hardware model, and the command that writes the report again.
Several runs are also compared. --over also sweeps the first run.
An .html file works offline and has no script. A .pdf file has A4 pages.</source>
        <translation>WHAT — эксперимент (reduction/interleaved), kernel (x.cl, x.sim), запись (x.lks)
или ссылка, скопированная из окна (reduction/interleaved?size=256#step=18).
В отчёте есть вердикт, метрики с указанием, откуда они, рисунки самого дорогого шага
(или шага из --step), код с подсчитанными значениями, находки с подтверждениями,
советы, модель оборудования и команда, которая создаёт отчёт заново.
Несколько прогонов ещё и сравниваются. С --over для первого прогона выполняется и перебор.
Файл .html работает без сети и не содержит скриптов. В файле .pdf страницы A4.</translation>
    </message>
    <message>
        <source>Export animation…</source>
        <translation>Экспорт анимации…</translation>
    </message>
    <message>
        <source>Export player…</source>
        <translation>Экспорт плеера…</translation>
    </message>
    <message>
        <source>Export report…</source>
        <translation>Экспорт отчёта…</translation>
    </message>
    <message>
        <source>count the bank conflicts that other layouts of the local arrays would have</source>
        <translation>подсчитать конфликты банков, которые были бы при других раскладках массивов в локальной памяти</translation>
    </message>
    <message>
        <source>rank two to four runs by modelled time</source>
        <translation>расставить от двух до четырёх прогонов по времени модели</translation>
    </message>
    <message>
        <source>WHAT is an experiment, a launch file (x.sim), a kernel (x.cl) or a recording (x.lks).
Times are in cycles if all runs have the same hardware preset, otherwise in nanoseconds.
Only runs with the same problem size can race. Times are modelled, not measured.</source>
        <translation>WHAT — эксперимент, файл запуска (x.sim), kernel (x.cl) или запись (x.lks).
Время — в тактах, если у всех прогонов один пресет оборудования, иначе в наносекундах.
В забеге могут быть только прогоны с одним размером задачи. Время получено по модели, а не измерено.</translation>
    </message>
    <message>
        <source>WHAT is an experiment (reduction/interleaved), a kernel (x.cl, x.sim), a recording
(x.lks), or a link copied from the window (reduction/interleaved?size=256#step=18).
--view race takes two to four of these, with --by cycles:N.
Options override the settings in a link. MP4 and WebM need FFmpeg&apos;s libraries.</source>
        <translation>WHAT — эксперимент (reduction/interleaved), kernel (x.cl, x.sim), запись (x.lks)
или ссылка, скопированная из окна (reduction/interleaved?size=256#step=18).
Для --view race их указывают от двух до четырёх, с --by cycles:N.
Параметры команды важнее настроек из ссылки. Для MP4 и WebM нужны библиотеки FFmpeg.</translation>
    </message>
    <message>
        <source>Try other layouts</source>
        <translation>Другие раскладки</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Забег</translation>
    </message>
    <message>
        <source>Lines by cost…</source>
        <translation>Строки по цене…</translation>
    </message>
    <message>
        <source>Follow this work-item…</source>
        <translation>Следить за этим work-item&apos;ом…</translation>
    </message>
    <message>
        <source>Follow this word of memory…</source>
        <translation>Следить за этим словом памяти…</translation>
    </message>
    <message>
        <source>WHAT is an experiment, a launch file (x.sim), a kernel (x.cl) or a recording (x.lks).
A padding adds unused words after each row of an array. A swizzle moves element x of
row y to column x ^ y of the same row. Some swizzles use only some bits of y: xor3 uses
the lowest two.
Passes and conflicts are those of the recorded accesses at their new addresses, so they
are exact. Layouts that the accesses do not allow are refused, with the reason.
--apply saves a copy of the kernel with one layout, and its launch. --compare runs the
copy and checks its result; the exit code is 1 if it is wrong. Nothing is timed.</source>
        <translation>WHAT — эксперимент, файл запуска (x.sim), kernel (x.cl) или запись (x.lks).
Паддинг добавляет неиспользуемые слова после каждой строки массива. Перестановка (swizzle)
переносит элемент x строки y в столбец x ^ y той же строки. Некоторые перестановки используют
только часть битов y: xor3 — два младших.
Проходы и конфликты посчитаны для записанных обращений по их новым адресам, поэтому они точны.
Раскладки, которых обращения не допускают, отклоняются с указанием причины.
--apply сохраняет копию kernel&apos;а с одной раскладкой и её запуск. --compare выполняет копию
и проверяет её результат; если он неверен, код завершения равен 1. Время не измеряется.</translation>
    </message>
    <message>
        <source>The page is one file (.html). A browser opens it offline and plays the steps of a work-group in
both directions, with captions, source and markers. WHAT is an experiment, a kernel (x.cl, x.sim), a
recording (x.lks), or a link copied from the window. Several runs play side by side or, with --view
race, on the same modelled time axis. lesson:ID and lesson:FILE write a lesson with its questions.
--step is the step that is shown first; for a race, this is the time --cycle.</source>
        <translation>Страница — один файл (.html). Браузер открывает её без сети и воспроизводит шаги рабочей группы
в обе стороны, с подписями, кодом и метками. WHAT — эксперимент, kernel (x.cl, x.sim), запись
(x.lks) или ссылка, скопированная из окна. Несколько прогонов воспроизводятся рядом, а с --view
race — на общей шкале времени модели. lesson:ID и lesson:FILE сохраняют урок с его вопросами.
--step — шаг, который будет показан первым; для забега это время --cycle.</translation>
    </message>
    <message>
        <source>Costs at line ends</source>
        <translation>Цены в конце строк</translation>
    </message>
    <message>
        <source>pack a run into a file that lockstep-record records on another machine</source>
        <translation>упаковать прогон в файл, запись которого lockstep-record делает на другом компьютере</translation>
    </message>
    <message>
        <source>WHAT is an experiment, a launch file (x.sim) or a kernel (x.cl).
The packed run contains the instrumented kernels, their inputs, and the contents of files that
the run reads. On the other machine, &quot;lockstep-record x.lkp -o x.lks&quot; records it, without any
other file of Lockstep.
A kernel is instrumented for one device. Without --for, this is a device of this machine. Save
what &quot;lockstep-record --describe&quot; prints there to a file, and give this file to --for.</source>
        <translation>WHAT — эксперимент, файл запуска (x.sim) или kernel (x.cl).
Упакованный прогон содержит инструментированные kernels, их входные данные и содержимое файлов,
которые читает прогон. На другом компьютере команда «lockstep-record x.lkp -o x.lks» делает его
запись без каких-либо других файлов Lockstep.
Kernel инструментируется для одного устройства. Без --for это устройство этого компьютера. Сохраните
в файл то, что там выводит «lockstep-record --describe», и укажите этот файл в --for.</translation>
    </message>
    <message>
        <source>With --device ssh:HOST, lists the devices of another computer. HOST is what you give to ssh: a name
from your ssh configuration, USER@HOST or HOST:PORT. The computer needs an OpenCL driver, but not
Lockstep. The recorder is copied to ~/.cache/lockstep on that computer. No other files are left there.
run, check, sweep, compare and the other commands take --device ssh:HOST/NAME.</source>
        <translation>С --device ssh:HOST выводит список устройств другого компьютера. HOST — то, что вы указываете для ssh:
имя из вашей конфигурации ssh, USER@HOST или HOST:PORT. На компьютере нужен драйвер OpenCL, но не
Lockstep: программа записи копируется там в ~/.cache/lockstep, и больше ничего не остаётся.
run, check, sweep, compare и другие команды принимают --device ssh:HOST/NAME.</translation>
    </message>
    <message>
        <source>Device…</source>
        <translation>Устройство…</translation>
    </message>
    <message>
        <source>User&apos;s guide</source>
        <translation>Руководство пользователя</translation>
    </message>
    <message>
        <source>Guide to this view</source>
        <translation>Руководство по этому виду</translation>
    </message>
    <message>
        <source>Copy picture for a slide</source>
        <translation>Копировать рисунок для слайда</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Настройки…</translation>
    </message>
    <message>
        <source>Show the fix</source>
        <translation>Показать исправление</translation>
    </message>
    <message>
        <source>Values…</source>
        <translation>Значения…</translation>
    </message>
    <message>
        <source>Hardware…</source>
        <translation>Оборудование…</translation>
    </message>
</context>
<context>
    <name>ComparePaper</name>
    <message>
        <source>Metric</source>
        <translation>Метрика</translation>
    </message>
    <message>
        <source>From</source>
        <comment>where a figure comes from</comment>
        <translation>Откуда</translation>
    </message>
    <message>
        <source>Ratios are relative to the first run: ▲ better, ▼ worse, = same, ≈ no clear difference.</source>
        <translation>Отношения посчитаны относительно первого прогона: ▲ лучше, ▼ хуже, = так же, ≈ нет явной разницы.</translation>
    </message>
    <message>
        <source>Side by side: %1</source>
        <translation>Рядом: %1</translation>
    </message>
    <message>
        <source>The highlighted row is the metric mentioned above.</source>
        <translation>Выделенная строка — метрика, названная выше.</translation>
    </message>
</context>
<context>
    <name>CompareWords</name>
    <message>
        <source>measured alternately</source>
        <translation>измерено поочерёдно</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>измерено</translation>
    </message>
    <message>
        <source>model</source>
        <translation>модель</translation>
    </message>
    <message>
        <source>trace</source>
        <translation>трасса</translation>
    </message>
    <message>
        <source>The model shows no difference in time between %1 and %2.</source>
        <translation>Модель не показывает разницы во времени между %1 и %2.</translation>
    </message>
    <message>
        <source>%1 takes %2 as many cycles as %3 (model).</source>
        <translation>Отношение тактов %1 к тактам %3: %2 (модель).</translation>
    </message>
    <message>
        <source>%1 takes %2 as long as %3 (model).</source>
        <translation>Отношение времени %1 ко времени %3: %2 (модель).</translation>
    </message>
    <message>
        <source>At least one of %1 and %2 was not timed.</source>
        <translation>Время хотя бы одного из прогонов %1 и %2 не измерено.</translation>
    </message>
    <message>
        <source>%1 takes %2 as long as %3 (measured).</source>
        <translation>Отношение времени %1 ко времени %3: %2 (измерено).</translation>
    </message>
    <message>
        <source>Possible explanation: %1 (%2 in %3, %4 in %5; counted from the trace).</source>
        <translation>Возможное объяснение — %1 (%2 у %3, %4 у %5; подсчитано по трассе).</translation>
    </message>
    <message>
        <source>▲ better</source>
        <translation>▲ лучше</translation>
    </message>
    <message>
        <source>▼ worse</source>
        <translation>▼ хуже</translation>
    </message>
    <message>
        <source>= same</source>
        <translation>= так же</translation>
    </message>
    <message>
        <source>no clear difference</source>
        <translation>нет явной разницы</translation>
    </message>
    <message>
        <source>%1 and %2: %3.</source>
        <comment>two runs; why they are not comparable</comment>
        <translation>%1 и %2: %3.</translation>
    </message>
    <message>
        <source>The runs were analysed under different hardware models.</source>
        <translation>Прогоны проанализированы с разными моделями оборудования.</translation>
    </message>
    <message>
        <source>No clear difference in time between %1 and %2, because their interquartile ranges overlap.</source>
        <translation>Нет явной разницы во времени между %1 и %2, потому что их межквартильные интервалы перекрываются.</translation>
    </message>
    <message>
        <source>No clear difference in time between %1 and %2, because their medians differ by less than 3 %.</source>
        <translation>Нет явной разницы во времени между %1 и %2, потому что их медианы различаются меньше чем на 3 %.</translation>
    </message>
    <message>
        <source>No clear difference in time between %1 and %2, because launch overhead makes up most of both times or exceeds their difference.</source>
        <translation>Нет явной разницы во времени между %1 и %2, потому что накладные расходы на запуск составляют большую часть времени обоих прогонов или превышают разницу между ними.</translation>
    </message>
    <message>
        <source>No counted metric explains this, because none is higher for %1 than for %2.</source>
        <translation>Ни одна подсчитанная метрика этого не объясняет, потому что ни одна не выше у %1, чем у %2.</translation>
    </message>
    <message>
        <source>The runs were timed one after another, so a temporary slowdown of the machine may affect only some of the times.</source>
        <translation>Прогоны измерены один за другим, поэтому временное замедление машины могло сказаться только на части измерений.</translation>
    </message>
    <message>
        <source>before the edit</source>
        <translation>до правки</translation>
    </message>
    <message>
        <source>after the edit</source>
        <translation>после правки</translation>
    </message>
    <message>
        <source>guessed launch</source>
        <translation>угаданный запуск</translation>
    </message>
    <message>
        <source>launch file %1</source>
        <translation>файл запуска %1</translation>
    </message>
    <message numerus="yes">
        <source>sizes halved %Ln time(s)</source>
        <translation>
            <numerusform>размеры уменьшены вдвое %Ln раз</numerusform>
            <numerusform>размеры уменьшены вдвое %Ln раза</numerusform>
            <numerusform>размеры уменьшены вдвое %Ln раз</numerusform>
        </translation>
    </message>
    <message>
        <source>enlarged buffers (bytes): %1</source>
        <translation>увеличенные буферы (в байтах): %1</translation>
    </message>
</context>
<context>
    <name>ConcurrencyWords</name>
    <message>
        <source>measured</source>
        <translation>измерено</translation>
    </message>
    <message>
        <source>Launch %1</source>
        <translation>Запуск %1</translation>
    </message>
    <message>
        <source>queue %1, thread %2</source>
        <translation>очередь %1, поток %2</translation>
    </message>
    <message>
        <source>queued at %1, submitted at %2</source>
        <translation>поставлен в очередь: %1, отправлен: %2</translation>
    </message>
    <message>
        <source>ran from %1 to %2 (measured by the device&apos;s clock)</source>
        <translation>выполнялся от %1 до %2 (измерено по часам устройства)</translation>
    </message>
    <message>
        <source>runs on the device</source>
        <translation>выполняется на устройстве</translation>
    </message>
    <message>
        <source>the selected launch</source>
        <translation>выбранный запуск</translation>
    </message>
    <message>
        <source>queued, waiting</source>
        <translation>в очереди, ждёт</translation>
    </message>
    <message>
        <source>Launches over time</source>
        <translation>Запуски во времени</translation>
    </message>
    <message numerus="yes">
        <source>%Ln launch(es), at most %1 at once</source>
        <translation>
            <numerusform>%Ln запуск, одновременно не больше %1</numerusform>
            <numerusform>%Ln запуска, одновременно не больше %1</numerusform>
            <numerusform>%Ln запусков, одновременно не больше %1</numerusform>
        </translation>
    </message>
    <message>
        <source>all launches together take %1; their own times add up to %2</source>
        <translation>все запуски вместе занимают %1; сумма времён отдельных запусков: %2</translation>
    </message>
    <message>
        <source>The launches of this run do not overlap in time. To see launches that overlap, run the experiment reduction/concurrent.</source>
        <translation>Запуски этого прогона не перекрываются во времени. Чтобы увидеть запуски, которые перекрываются, выполните эксперимент reduction/concurrent.</translation>
    </message>
</context>
<context>
    <name>ContentWords</name>
    <message>
        <source>Chart: %1</source>
        <translation>График: %1</translation>
    </message>
</context>
<context>
    <name>CostWords</name>
    <message>
        <source>exposed</source>
        <comment>cost in cycles</comment>
        <translation>видимая</translation>
    </message>
    <message>
        <source>hidden</source>
        <comment>cost in cycles</comment>
        <translation>скрытая</translation>
    </message>
    <message>
        <source>Cost in cycles</source>
        <translation>Цена в тактах</translation>
    </message>
    <message>
        <source>Exposed: cycles that the launch would save without this cost. Exposed costs cannot be added up. In the bars, the exposed part is solid, and the hidden part is outlined.</source>
        <translation>Видимая: столько тактов сэкономил бы запуск без этой цены. Видимые цены нельзя складывать. На полосах видимая часть закрашена, скрытая обведена.</translation>
    </message>
    <message>
        <source>L%1: not accessed</source>
        <translation>L%1: не было обращений</translation>
    </message>
    <message>
        <source>L%1: %2 of %3 sectors hit</source>
        <translation>L%1: попаданий по секторам: %2 из %3</translation>
    </message>
    <message>
        <source>total</source>
        <comment>cost in cycles</comment>
        <translation>полная</translation>
    </message>
</context>
<context>
    <name>CounterWords</name>
    <message>
        <source>%1 k</source>
        <comment>thousands</comment>
        <translation>%1 к</translation>
    </message>
    <message>
        <source>%1 M</source>
        <comment>millions</comment>
        <translation>%1 М</translation>
    </message>
    <message>
        <source>warp
steps</source>
        <translation>варп-
итерации</translation>
    </message>
    <message>
        <source>bank
passes</source>
        <translation>проходы
банков</translation>
    </message>
    <message>
        <source>
sectors</source>
        <translation>
секторы</translation>
    </message>
    <message>
        <source>Warp steps: number of times warps executed this line. If the line has several operations, this is the highest of their counts (counted from the trace)</source>
        <translation>Варп-итерации: сколько раз варпы выполнили эту строку. Если в строке несколько операций, берётся наибольшее значение (подсчитано по трассе)</translation>
    </message>
    <message>
        <source>Local memory bank passes caused by this line (counted from the trace)</source>
        <translation>Проходы по банкам локальной памяти из-за этой строки (подсчитано по трассе)</translation>
    </message>
    <message>
        <source>Global memory sectors transferred by this line (counted from the trace)</source>
        <translation>Секторы глобальной памяти, перенесённые этой строкой (подсчитано по трассе)</translation>
    </message>
</context>
<context>
    <name>CurveWords</name>
    <message>
        <source>does not fit</source>
        <translation>не помещается</translation>
    </message>
</context>
<context>
    <name>CycleWords</name>
    <message>
        <source>This kernel does not fit on a multiprocessor of the model, so there are no simulated cycles</source>
        <translation>Этот kernel не помещается на мультипроцессоре модели, поэтому смоделированных тактов нет</translation>
    </message>
    <message>
        <source>This run has not been simulated yet. To simulate it, open the Multiprocessor view</source>
        <translation>Этот прогон ещё не смоделирован. Чтобы смоделировать его, откройте вид «Мультипроцессор»</translation>
    </message>
</context>
<context>
    <name>Docks</name>
    <message>
        <source>Experiments</source>
        <translation>Эксперименты</translation>
    </message>
    <message>
        <source>Hardware model</source>
        <translation>Модель оборудования</translation>
    </message>
    <message>
        <source>Kernel source</source>
        <translation>Код kernel&apos;а</translation>
    </message>
    <message>
        <source>Why is it slow?</source>
        <translation>Почему медленно?</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>Запуски</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Графики</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>Оборудование</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Значения</translation>
    </message>
    <message>
        <source>Lane</source>
        <translation>Дорожка</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Код</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Урок</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>There is no experiment &quot;%1&quot;. Did you mean &quot;%2&quot;?</source>
        <translation>Эксперимента «%1» нет. Возможно, имелся в виду «%2»?</translation>
    </message>
    <message>
        <source>%2 has no parameter &quot;%1&quot;. Available parameters: %3.</source>
        <translation>У %2 нет параметра «%1». Доступные параметры: %3.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not a valid value for %1. Allowed: %3.</source>
        <translation>«%2» — недопустимое значение для %1. Допустимо: %3.</translation>
    </message>
    <message>
        <source>There is no hardware setting or preset &quot;%1&quot;. Available: %2.</source>
        <translation>Нет настройки или пресета оборудования «%1». Доступно: %2.</translation>
    </message>
    <message>
        <source>Unknown option &quot;%1&quot;. --help lists the options.</source>
        <translation>Неизвестный параметр «%1». Список параметров выводит --help.</translation>
    </message>
    <message>
        <source>%1 needs a value. --help shows the usage.</source>
        <translation>Для %1 нужно значение. Справку выводит --help.</translation>
    </message>
    <message>
        <source>No OpenCL device has &quot;%1&quot; in its name. Available devices: %2.</source>
        <translation>Ни у одного устройства OpenCL нет «%1» в имени. Доступные устройства: %2.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Check the name and the permissions.</source>
        <translation>Не удаётся прочитать %1: %2. Проверьте имя и права доступа.</translation>
    </message>
    <message>
        <source>There is no kernel &quot;%1&quot; in the file. Available kernels: %2.</source>
        <translation>В файле нет kernel&apos;а «%1». Доступные kernel&apos;ы: %2.</translation>
    </message>
    <message>
        <source>The kernel cannot be recorded: %1. Change this part of the kernel, and run it again.</source>
        <translation>Kernel нельзя записать: %1. Измените это место kernel&apos;а и выполните его снова.</translation>
    </message>
    <message>
        <source>The run was stopped after its time limit of %1 s. Choose a smaller size, or allow more time. With more time, Lockstep can detect whether a loop is endless.</source>
        <translation>Прогон остановлен по истечении времени (%1 s). Выберите меньший размер или разрешите больше времени. Если времени больше, Lockstep может определить, бесконечен ли цикл.</translation>
    </message>
    <message>
        <source>The launch file is invalid: %1 (%2, %3). Correct it, and run it again.</source>
        <translation>В файле запуска ошибка: %1 (%2, %3). Исправьте её и выполните файл снова.</translation>
    </message>
    <message>
        <source>The build option &quot;%2&quot; is not accepted (%1, %3). Remove it.</source>
        <translation>Параметр сборки «%2» не принимается (%1, %3). Удалите его.</translation>
    </message>
    <message>
        <source>No OpenCL device was found, because no driver is installed or no driver reports a device. To install a driver that runs on every processor, use &quot;apt-get install pocl-opencl-icd&quot;. You can open recordings without a device.</source>
        <translation>Устройство OpenCL не найдено: драйвер не установлен, или ни один драйвер не сообщает об устройстве. Драйвер, который работает на любом процессоре, устанавливает команда «apt-get install pocl-opencl-icd». Записи можно открывать и без устройства.</translation>
    </message>
    <message>
        <source>An OpenCL driver is installed (%1), but it reports no devices. Check that the device is connected and that you have permission to use it; on many systems you must be in the &quot;video&quot; or &quot;render&quot; group. You can open recordings without a device.</source>
        <translation>Драйвер OpenCL установлен (%1), но не сообщает ни об одном устройстве. Проверьте, что устройство подключено и что у вас есть право его использовать: во многих системах нужно состоять в группе «video» или «render». Записи можно открывать и без устройства.</translation>
    </message>
    <message>
        <source>A work-group of %1 work-items is too large for %3, which supports up to %2. Choose a smaller group size.</source>
        <translation>Рабочая группа слишком велика для %3: work-item&apos;ов в ней %1, а поддерживается не больше %2. Выберите меньший размер группы.</translation>
    </message>
    <message>
        <source>A work-group needs %1 bytes of local memory, but %3 has only %2. Choose a smaller group or a smaller type.</source>
        <translation>Рабочей группе нужна локальная память (в байтах: %1), а у %3 есть только %2. Выберите меньшую группу или меньший тип.</translation>
    </message>
    <message>
        <source>A work-item needs %1 bytes of private memory, most of it for the declaration on this line. %4 puts the private memory of all %2 work-items of a group on the stack of one thread, which has %3 bytes. Make the array smaller, choose a smaller group, or put the array in a buffer.</source>
        <translation>Одному work-item&apos;у нужна приватная память (в байтах: %1), больше всего — для объявления в этой строке. %4 размещает приватную память всех work-item&apos;ов группы (их %2) в стеке одного потока, размер которого в байтах — %3. Уменьшите массив, выберите меньшую группу или поместите массив в буфер.</translation>
    </message>
    <message>
        <source>%2 does not have the %1 bytes of memory that the run needs. Choose a smaller size.</source>
        <translation>Прогону нужна память (в байтах: %1), а у %2 столько нет. Выберите меньший размер.</translation>
    </message>
    <message>
        <source>Kernel %1 takes a different path in each run on %2, because of a data race between its work-items. Fix the race, or try a smaller size.</source>
        <translation>Kernel %1 на %2 в разных прогонах идёт разными путями из-за гонки данных между work-item&apos;ами. Устраните гонку или попробуйте меньший размер.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Отменено.</translation>
    </message>
    <message>
        <source>The image %1 is damaged or truncated (%2). Save it again, as PNG or JPEG.</source>
        <translation>Изображение %1 повреждено или обрезано (%2). Сохраните его снова как PNG или JPEG.</translation>
    </message>
    <message>
        <source>The image %1 is too large (%2). The limit is %3 pixels per side and %4 pixels in total. Make it smaller.</source>
        <translation>Изображение %1 слишком велико (%2). Предел: %3 по стороне и %4 всего (в пикселях). Уменьшите его.</translation>
    </message>
    <message>
        <source>None of the %2 combinations of this sweep over %1 can run. The reason for the first combination follows. Choose other values.</source>
        <translation>Ни одну из комбинаций (их %2) этого перебора по %1 выполнить нельзя. Причина для первой из них приведена ниже. Выберите другие значения.</translation>
    </message>
    <message>
        <source>A filter of radius %1 is larger than the part of the image in use (%2 x %3 pixels). Choose a smaller radius or use a larger part.</source>
        <translation>Фильтр радиуса %1 больше используемой части изображения (%2 x %3, в пикселях). Выберите меньший радиус или возьмите часть побольше.</translation>
    </message>
    <message>
        <source>The expression is invalid: %1 (%2, %3). Correct it.</source>
        <translation>В выражении ошибка: %1 (%2, %3). Исправьте её.</translation>
    </message>
    <message>
        <source>The expression is longer than the limit of %2 bytes. Split it.</source>
        <translation>Выражение длиннее предела (в байтах: %2). Разделите его.</translation>
    </message>
    <message>
        <source>The parentheses are nested deeper than the limit of %2 levels. Simplify the expression.</source>
        <translation>Скобки вложены глубже предела (уровней: %2). Упростите выражение.</translation>
    </message>
    <message>
        <source>The string that starts here is not closed. Add a double quote at its end.</source>
        <translation>Строка, которая начинается здесь, не закрыта. Добавьте двойную кавычку в её конце.</translation>
    </message>
    <message>
        <source>Unknown escape sequence \%2. In a string, write \&quot; for a double quote and \\ for a backslash.</source>
        <translation>Неизвестная escape-последовательность \%2. В строке пишите \&quot; вместо двойной кавычки и \\ вместо обратной косой черты.</translation>
    </message>
    <message>
        <source>The number %2 is out of range. Use a different number.</source>
        <translation>Число %2 вне допустимого диапазона. Используйте другое число.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is missing here. Add it.</source>
        <translation>Здесь не хватает «%2». Добавьте.</translation>
    </message>
    <message>
        <source>There is no function &quot;%2&quot;. Known functions: %3.</source>
        <translation>Функции «%2» нет. Известные функции: %3.</translation>
    </message>
    <message>
        <source>%2 is neither true nor false. Compare it with a value, for example %2 = 0.</source>
        <translation>%2 — ни истина, ни ложь. Сравните с каким-нибудь значением, например %2 = 0.</translation>
    </message>
    <message>
        <source>%2 has no value in this run. Remove it, or change the run.</source>
        <translation>У %2 нет значения в этом прогоне. Удалите это или измените прогон.</translation>
    </message>
    <message>
        <source>%2 is not a list, so it has no elements to choose from. Remove the square brackets.</source>
        <translation>%2 — не список, в нём нет элементов для выбора. Удалите квадратные скобки.</translation>
    </message>
    <message>
        <source>%2 has %3 values that cannot be added up. Choose one, for example with launches[0] or lines[line=12], or use sum, min, max or count.</source>
        <translation>У %2 несколько значений (%3), которые нельзя сложить. Выберите одно, например с помощью launches[0] или lines[line=12], или используйте sum, min, max или count.</translation>
    </message>
    <message>
        <source>Division by zero: the divisor is 0 in this run. Test it first, for example: a &gt; 0 and b / a &lt; 2.</source>
        <translation>Деление на ноль: в этом прогоне делитель равен 0. Сначала проверьте его, например: a &gt; 0 and b / a &lt; 2.</translation>
    </message>
    <message>
        <source>The result is too large. Use smaller numbers.</source>
        <translation>Результат слишком велик. Используйте меньшие числа.</translation>
    </message>
    <message>
        <source>The build option &quot;%2&quot; is not accepted, because some compiler options write files or load programs. Remove it. Accepted options: -D, -U, -I, -w, -W and OpenCL&apos;s own options, such as -cl-fast-relaxed-math.</source>
        <translation>Параметр сборки «%2» не принимается, потому что некоторые параметры компилятора записывают файлы или загружают программы. Удалите его. Принимаются -D, -U, -I, -w, -W и собственные параметры OpenCL, например -cl-fast-relaxed-math.</translation>
    </message>
    <message>
        <source>The build option &quot;%2&quot; has no value. Add one after it.</source>
        <translation>У параметра сборки «%2» нет значения. Добавьте его после параметра.</translation>
    </message>
    <message>
        <source>The build option &quot;%2&quot; has a value that is not accepted. Accepted values: %3.</source>
        <translation>У параметра сборки «%2» недопустимое значение. Допустимые значения: %3.</translation>
    </message>
    <message>
        <source>A double quote in the build options is not closed: &quot;%2&quot;. Close it, or put a backslash before a quote that is part of a value.</source>
        <translation>Двойная кавычка в параметрах сборки не закрыта: «%2». Закройте её или поставьте обратную косую черту перед кавычкой, которая входит в значение.</translation>
    </message>
    <message>
        <source>The build options contain a control character: &quot;%2&quot;. Remove it.</source>
        <translation>В параметрах сборки есть управляющий символ: «%2». Удалите его.</translation>
    </message>
    <message>
        <source>The build options are longer than %3 bytes. They begin with &quot;%2&quot;. Move definitions into a header.</source>
        <translation>Параметры сборки длиннее предела (в байтах: %3). Они начинаются с «%2». Перенесите определения в заголовочный файл.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not a valid number for the %3. Write a whole number.</source>
        <translation>«%2» — недопустимое число (%3). Укажите целое число.</translation>
    </message>
    <message>
        <source>The NDRange has more than 2^40 work-items. Write smaller sizes.</source>
        <translation>В NDRange больше 2^40 work-item&apos;ов. Укажите меньшие размеры.</translation>
    </message>
    <message>
        <source>The header of this argument does not end on its line. Close it with &gt;.</source>
        <translation>Заголовок этого аргумента не заканчивается в своей строке. Закройте его знаком &gt;.</translation>
    </message>
    <message>
        <source>The name that starts with a double quote here does not end on its line. Add the closing quote.</source>
        <translation>Имя, которое начинается здесь с двойной кавычки, не заканчивается в своей строке. Добавьте закрывающую кавычку.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not valid in an argument&apos;s header. Did you mean &quot;%3&quot;?</source>
        <translation>«%2» недопустимо в заголовке аргумента. Возможно, имелось в виду «%3»?</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not valid in an argument&apos;s header. Valid keywords: size, the scalar types, fill, range, random, file, noinit, null, image, sampler, ro, wo, hex and dump.</source>
        <translation>«%2» недопустимо в заголовке аргумента. Допустимые ключевые слова: size, скалярные типы, fill, range, random, file, noinit, null, image, sampler, ro, wo, hex и dump.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; appears twice in this header. Remove one of them.</source>
        <translation>«%2» встречается в этом заголовке дважды. Удалите одно из них.</translation>
    </message>
    <message>
        <source>This argument has no size. Write size=BYTES.</source>
        <translation>У этого аргумента нет размера. Укажите size=БАЙТЫ.</translation>
    </message>
    <message>
        <source>This argument has a size of 0 bytes, which OpenCL does not allow. Write a larger size, or write null instead for a null pointer.</source>
        <translation>Размер этого аргумента — 0 байт, а OpenCL этого не допускает. Укажите больший размер или null, если нужен нулевой указатель.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not an image format. Known formats: %3.</source>
        <translation>«%2» — не формат изображения. Известные форматы: %3.</translation>
    </message>
    <message>
        <source>The launch file has %2 arguments, but the kernel has %3 parameters. Write one argument for each parameter, in the same order.</source>
        <translation>Число аргументов в файле запуска — %2, а число параметров kernel&apos;а — %3. Укажите по одному аргументу на каждый параметр, в том же порядке.</translation>
    </message>
    <message>
        <source>This argument has %2 values, but its size requires %3. Add the missing values, or use fill, range, random or file.</source>
        <translation>Число значений в этом аргументе — %2, а по размеру нужно %3. Добавьте недостающие значения или используйте fill, range, random или file.</translation>
    </message>
    <message>
        <source>This argument has more values than its size allows: &quot;%2&quot; is the first extra one. Remove the extra values, or change the size.</source>
        <translation>В этом аргументе больше значений, чем допускает его размер: первое лишнее — «%2». Удалите лишние значения или измените размер.</translation>
    </message>
    <message>
        <source>The range has %2 values, but the size of this argument requires %3. Change the range or the size.</source>
        <translation>Число значений в диапазоне — %2, а по размеру аргумента нужно %3. Измените диапазон или размер.</translation>
    </message>
    <message>
        <source>The file %2 has fewer than the %3 bytes of this argument. Change the size, or choose another file.</source>
        <translation>Файл %2 меньше, чем нужно этому аргументу (в байтах: %3). Измените размер или выберите другой файл.</translation>
    </message>
    <message>
        <source>The arguments take %2 bytes in total. The limit on this computer is %3 bytes, a quarter of its memory. Make them smaller.</source>
        <translation>Общий размер аргументов в байтах: %2. Предел на этом компьютере — %3, четверть его памяти. Уменьшите аргументы.</translation>
    </message>
    <message>
        <source>There is no experiment &quot;%1&quot; and no file of this name. &quot;lockstep-cli list&quot; lists the experiments.</source>
        <translation>Нет ни эксперимента «%1», ни файла с таким именем. Список экспериментов выводит «lockstep-cli list».</translation>
    </message>
    <message>
        <source>%2 has no parameters, so &quot;%1&quot; cannot be set.</source>
        <translation>У %2 нет параметров, поэтому «%1» задать нельзя.</translation>
    </message>
    <message>
        <source>The file contains no kernel: no function in it is declared __kernel. Choose another file.</source>
        <translation>В файле нет kernel&apos;а: ни одна функция в нём не объявлена как __kernel. Выберите другой файл.</translation>
    </message>
    <message>
        <source>%1 does not compile: &quot;%2&quot; is not defined. To define it as a macro, use -D %2=VALUE on the command line, or Build options in the window.</source>
        <translation>%1 не компилируется: «%2» не определено. Чтобы определить это как макрос, используйте -D %2=ЗНАЧЕНИЕ в командной строке или «Параметры сборки» в окне.</translation>
    </message>
    <message>
        <source>The log of a single work-group takes %5 bytes. Its analysis needs %6 bytes in total, but the memory budget is %2 bytes. Allow more memory, or choose a smaller size.</source>
        <translation>Размер журнала одной рабочей группы в байтах: %5. Всего для его анализа нужно %6, а бюджет памяти — %2. Разрешите больше памяти или выберите меньший размер.</translation>
    </message>
    <message>
        <source>The log of a single work-group takes %5 bytes, more than the device can allocate at once. Choose a smaller size.</source>
        <translation>Размер журнала одной рабочей группы в байтах: %5. Это больше, чем устройство может выделить за раз. Выберите меньший размер.</translation>
    </message>
    <message>
        <source>A work-group needs %4 bytes of local memory. With the memory that Lockstep adds to run barriers and sub-group functions step by step, it needs %1, but %3 has only %2. Choose a smaller group or a smaller type.</source>
        <translation>Рабочей группе нужна локальная память (в байтах: %4). Вместе с памятью, которую Lockstep добавляет, чтобы выполнять барьеры и функции подгрупп по шагам, нужно %1, а у %3 есть только %2. Выберите меньшую группу или меньший тип.</translation>
    </message>
    <message>
        <source>A work-item needs %1 bytes of private memory, most of it for the declaration on this line. A thread of %4 has only %3 bytes for it. Make the array smaller, or put it in a buffer.</source>
        <translation>Одному work-item&apos;у нужна приватная память (в байтах: %1), больше всего — для объявления в этой строке. У потока %4 для неё есть только %3. Уменьшите массив или поместите его в буфер.</translation>
    </message>
    <message>
        <source>%2 does not have enough memory for the run. Choose a smaller size, or another device.</source>
        <translation>У %2 не хватает памяти для прогона. Выберите меньший размер или другое устройство.</translation>
    </message>
    <message>
        <source>Macros expand the kernel to more than the limit of %2 tokens. Parsing stopped at this line. Use a loop instead of macros that repeat code.</source>
        <translation>После раскрытия макросов в kernel&apos;е больше лексем, чем допускает предел (%2). Разбор остановился на этой строке. Используйте цикл вместо макросов, которые повторяют код.</translation>
    </message>
    <message>
        <source>To build this kernel, the driver needs more memory than the limit of %2 bytes. Make the kernel or its arrays smaller. To allow more memory, use --build-memory on the command line.</source>
        <translation>Для сборки этого kernel&apos;а драйверу нужно больше памяти, чем допускает предел (в байтах: %2). Уменьшите kernel или его массивы. Чтобы разрешить больше памяти, укажите в командной строке --build-memory.</translation>
    </message>
    <message>
        <source>Parsing and building the kernels of this run exceeded the limit of %2 s of processor time. The limit was reached at this kernel. To make the kernel smaller, use loops instead of repeated code. To allow more time, use --build-time on the command line.</source>
        <translation>При разборе и сборке kernel&apos;ов этого прогона превышен предел процессорного времени (%2 s). Предел достигнут на этом kernel&apos;е. Чтобы уменьшить kernel, используйте циклы вместо повторяющегося кода. Чтобы разрешить больше времени, укажите в командной строке --build-time.</translation>
    </message>
    <message>
        <source>The link has a &quot;%&quot; without two hexadecimal digits at character %5. Write %3 for a percent sign.</source>
        <translation>В ссылке в позиции %5 стоит «%» без двух шестнадцатеричных цифр. Вместо знака процента пишите %3.</translation>
    </message>
    <message>
        <source>The link has a value without a name at character %5. Write NAME=VALUE.</source>
        <translation>В ссылке в позиции %5 есть значение без имени. Пишите ИМЯ=ЗНАЧЕНИЕ.</translation>
    </message>
    <message>
        <source>The link has no value for &quot;%1&quot; at character %5. Write %1=VALUE.</source>
        <translation>В ссылке в позиции %5 нет значения для «%1». Пишите %1=ЗНАЧЕНИЕ.</translation>
    </message>
    <message>
        <source>The link has an unknown key &quot;%1&quot; at character %5. Known keys: %3.</source>
        <translation>В ссылке в позиции %5 неизвестный ключ «%1». Известные ключи: %3.</translation>
    </message>
    <message>
        <source>The link repeats &quot;%1&quot; at character %5. Keep only one of them.</source>
        <translation>В ссылке в позиции %5 повторяется «%1». Оставьте только одно из них.</translation>
    </message>
    <message>
        <source>The link has an extra &quot;%2&quot; at character %5. Write %3 for this character in a name or value.</source>
        <translation>В ссылке в позиции %5 есть лишний знак «%2». В имени или значении пишите вместо него %3.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Choose another location, or free up some space there.</source>
        <translation>Не удаётся записать %1: %2. Выберите другую папку или освободите место на диске.</translation>
    </message>
    <message>
        <source>%1 is not a hardware preset, because it does not contain a JSON object. Start with a copy of a preset in resources/hardware, or save a preset in the window.</source>
        <translation>%1 — не пресет оборудования, потому что в файле нет объекта JSON. Возьмите за основу копию пресета из resources/hardware или сохраните пресет в окне.</translation>
    </message>
    <message>
        <source>%1 cannot be read, because it is a device, a pipe or a socket, and Lockstep reads only regular files. Save its data to a file, and choose that file.</source>
        <translation>Не удаётся прочитать %1, потому что это устройство, канал или сокет, а Lockstep читает только обычные файлы. Сохраните данные в файл и выберите его.</translation>
    </message>
    <message>
        <source>%1 was not overwritten, because it is a device, a pipe or a socket, and the result would replace it. Choose the name of a regular file.</source>
        <translation>%1 не перезаписано, потому что это устройство, канал или сокет, и результат заменил бы его. Выберите имя обычного файла.</translation>
    </message>
    <message>
        <source>%1 is not a Lockstep recording, because it does not begin with the signature of a .lks file. Choose a file written by &quot;run --save&quot;.</source>
        <translation>%1 — не запись Lockstep, потому что файл начинается не с сигнатуры .lks. Выберите файл, созданный командой «run --save».</translation>
    </message>
    <message>
        <source>%1 uses version %2 of the recording format, but this version of Lockstep supports only versions up to %3. Open the file with a newer version of Lockstep, or make the recording again.</source>
        <translation>%1 использует версию %2 формата записи, а эта версия Lockstep поддерживает версии только до %3. Откройте файл в более новой версии Lockstep или сделайте запись заново.</translation>
    </message>
    <message>
        <source>%1 is damaged or truncated, because its section &quot;%2&quot; is invalid. Copy the file again, or make the recording again.</source>
        <translation>Файл %1 повреждён или обрезан: в его разделе «%2» недопустимые данные. Скопируйте файл ещё раз или сделайте запись заново.</translation>
    </message>
    <message>
        <source>%1 does not compile. See the compiler&apos;s message for the line to correct.</source>
        <translation>%1 не компилируется. Какую строку исправить, указано в сообщении компилятора.</translation>
    </message>
    <message>
        <source>%1 has no kernel to run, because its kernels are inside the preprocessor condition %2, which is false. To define the names in the condition, use -D NAME on the command line, or Build options in the window.</source>
        <translation>В %1 нет kernel&apos;а для выполнения, потому что kernel&apos;ы находятся внутри условия препроцессора %2, а оно ложно. Чтобы определить имена из условия, укажите -D ИМЯ в командной строке или «Параметры сборки» в окне.</translation>
    </message>
    <message>
        <source>Argument %1 of the kernel does not match. Expected %2, but found %3. Change the launch.</source>
        <translation>Аргумент %1 kernel&apos;а не подходит. Ожидается %2, а найдено %3. Измените запуск.</translation>
    </message>
    <message>
        <source>%1 contains several kernels: %2. Choose one (on the command line, use --kernel NAME).</source>
        <translation>В %1 несколько kernel&apos;ов: %2. Выберите один (в командной строке укажите --kernel ИМЯ).</translation>
    </message>
    <message>
        <source>The driver for %2 failed in %1 with CL_OUT_OF_RESOURCES and gave no reason. Possible reasons: the kernel accesses memory outside its buffers, runs too long, or needs too many registers or too much local or global memory. Try a smaller size or group, or another device.</source>
        <translation>Драйвер для %2 завершил %1 с ошибкой CL_OUT_OF_RESOURCES и не назвал причины. Возможные причины: kernel обращается к памяти вне своих буферов, работает слишком долго либо требует слишком много регистров, локальной или глобальной памяти. Попробуйте меньший размер, меньшую группу или другое устройство.</translation>
    </message>
    <message>
        <source>The log of all %4 work-groups takes %1 bytes, which exceeds the memory budget of %2. Log only the first groups (at most %3), or allow more memory.</source>
        <translation>Журнал всех рабочих групп (их %4) не укладывается в бюджет памяти (в байтах: %1 при бюджете %2). Записывайте в журнал только первые группы (не больше %3) или разрешите больше памяти.</translation>
    </message>
    <message>
        <source>The driver for %1 failed to build the kernel. Its build log follows. Correct the errors in the log, or try another device or a newer driver.</source>
        <translation>Драйвер для %1 не смог собрать kernel. Его журнал сборки приведён ниже. Исправьте ошибки из журнала или попробуйте другое устройство либо более новый драйвер.</translation>
    </message>
    <message>
        <source>The original kernel builds with the driver for %1, but the instrumented kernel does not. This is a bug in Lockstep, not in the kernel. Report it with the kernel and the log that follows.</source>
        <translation>Драйвер для %1 собирает исходный kernel, но не собирает инструментированный. Это ошибка Lockstep, а не kernel&apos;а. Сообщите о ней, приложив kernel и журнал, приведённый ниже.</translation>
    </message>
    <message>
        <source>The driver for %3 failed: %1 returned %2. Try again, or use a smaller size or another device.</source>
        <translation>Ошибка драйвера для %3: %1 возвращает %2. Попробуйте ещё раз либо возьмите меньший размер или другое устройство.</translation>
    </message>
    <message>
        <source>The driver for %2 built the program but finds no kernel &quot;%1&quot; in it, because drivers reserve the names of OpenCL&apos;s built-in functions, such as dot and max. Rename the kernel.</source>
        <translation>Драйвер для %2 собрал программу, но не находит в ней kernel «%1», потому что драйверы резервируют имена встроенных функций OpenCL, например dot и max. Переименуйте kernel.</translation>
    </message>
    <message>
        <source>The process that runs kernels exited unexpectedly (%1), most likely inside the device&apos;s driver. Nothing else is lost. Try again, or use another device. If this happens every time, delete the folder %2. PoCL caches compiled kernels there, and a damaged file in this cache can crash the process.</source>
        <translation>Процесс, который выполняет kernel&apos;ы, неожиданно завершился (%1), скорее всего внутри драйвера устройства. Больше ничего не потеряно. Попробуйте ещё раз или возьмите другое устройство. Если это происходит каждый раз, удалите папку %2. PoCL хранит там кеш скомпилированных kernel&apos;ов, и повреждённый файл в этом кеше может привести к сбою процесса.</translation>
    </message>
    <message>
        <source>The process that runs kernels, %1, cannot be started: %2. Reinstall Lockstep. You can open recordings without this process.</source>
        <translation>Не удаётся запустить процесс %1, который выполняет kernel&apos;ы: %2. Переустановите Lockstep. Записи можно открывать и без этого процесса.</translation>
    </message>
    <message>
        <source>The process that runs kernels was stopped because its response is invalid: %1. The process may belong to another version of Lockstep, or a driver may have damaged its memory. Try again, or use another device. If this does not help, reinstall Lockstep.</source>
        <translation>Процесс, который выполняет kernel&apos;ы, остановлен, потому что прислал недопустимый ответ: %1. Возможно, это процесс другой версии Lockstep или его память повредил драйвер. Попробуйте ещё раз или возьмите другое устройство. Если это не поможет, переустановите Lockstep.</translation>
    </message>
    <message>
        <source>The process that parses kernels exited unexpectedly (%1). Nothing else is lost. Try again. If this happens every time, this kernel probably crashes Clang.</source>
        <translation>Процесс, который разбирает kernel&apos;ы, неожиданно завершился (%1). Больше ничего не потеряно. Попробуйте ещё раз. Если это происходит каждый раз, вероятно, этот kernel приводит к сбою Clang.</translation>
    </message>
    <message>
        <source>The process that parses kernels, %1, cannot be started: %2. Reinstall Lockstep. You can open recordings without this process.</source>
        <translation>Не удаётся запустить процесс %1, который разбирает kernel&apos;ы: %2. Переустановите Lockstep. Записи можно открывать и без этого процесса.</translation>
    </message>
    <message>
        <source>The process that parses kernels was stopped because its response is invalid: %1. The process may belong to another version of Lockstep. Try again. If this does not help, reinstall Lockstep.</source>
        <translation>Процесс, который разбирает kernel&apos;ы, остановлен, потому что прислал недопустимый ответ: %1. Возможно, это процесс другой версии Lockstep. Попробуйте ещё раз. Если это не поможет, переустановите Lockstep.</translation>
    </message>
    <message>
        <source>This computer does not have enough free memory. Close other programs, choose a smaller size, or log fewer work-groups.</source>
        <translation>На этом компьютере недостаточно свободной памяти. Закройте другие программы, выберите меньший размер или записывайте в журнал меньше рабочих групп.</translation>
    </message>
    <message>
        <source>An internal error occurred in Lockstep (%1). Your files are unchanged. Try again. If the error occurs again, report it with the steps that lead to it.</source>
        <translation>В Lockstep произошла внутренняя ошибка (%1). Ваши файлы не изменены. Попробуйте ещё раз. Если ошибка повторится, сообщите о ней и опишите шаги, которые к ней приводят.</translation>
    </message>
    <message>
        <source>The kernel calls sub-group functions and was recorded for warps of %1 lanes, not %2. Record it again with a warp width of %2, or choose a warp width of %1.</source>
        <translation>Kernel вызывает функции подгрупп и записан для варпов шириной %1, а не %2. Сделайте запись заново с шириной варпа %2 или выберите ширину варпа %1.</translation>
    </message>
    <message>
        <source>The recording is damaged, because the log of work-item %1 does not match the kernel at event %2. Make the recording again.</source>
        <translation>Запись повреждена, потому что журнал work-item&apos;а %1 не соответствует kernel&apos;у в событии %2. Сделайте запись заново.</translation>
    </message>
    <message>
        <source>%1 is not a PNG or JPEG image, because its first bytes match neither format. Choose a .png or .jpg file.</source>
        <translation>%1 — не изображение PNG или JPEG, потому что первые байты файла не подходят ни к одному из форматов. Выберите файл .png или .jpg.</translation>
    </message>
    <message>
        <source>In a work-group of %1, all work-items would only load the border, and none would write a result. With radius %2, the group must have at least %3 work-items in the direction in which the groups overlap.</source>
        <translation>В рабочей группе %1 все work-item&apos;ы только загружали бы границу, и ни один не записал бы результат. При радиусе %2 в том направлении, в котором группы перекрываются, в группе должно быть не меньше %3 work-item&apos;ов.</translation>
    </message>
    <message>
        <source>The expression is empty. Write the name of a metric, for example totals.barriers.</source>
        <translation>Выражение пустое. Укажите имя метрики, например totals.barriers.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; cannot be used here. Combine metrics with + - * / and parentheses. Compare them with = != &lt; &lt;= &gt; &gt;= or ~. Join comparisons with and, or, not. Put strings in double quotes.</source>
        <translation>«%2» здесь использовать нельзя. Соединяйте метрики знаками + - * / и скобками. Сравнивайте их с помощью = != &lt; &lt;= &gt; &gt;= или ~. Объединяйте сравнения словами and, or, not. Заключайте строки в двойные кавычки.</translation>
    </message>
    <message>
        <source>%2 is not a valid index or line number. Write a whole number. Indexes start at 0, line numbers at 1.</source>
        <translation>%2 — недопустимый индекс или номер строки. Укажите целое число. Индексы начинаются с 0, номера строк — с 1.</translation>
    </message>
    <message>
        <source>Unexpected &quot;%2&quot;. Check the expression before this point.</source>
        <translation>Неожиданное «%2». Проверьте выражение до этого места.</translation>
    </message>
    <message>
        <source>The expression is incomplete. Add a metric or a number at its end.</source>
        <translation>Выражение не закончено. Добавьте в конце метрику или число.</translation>
    </message>
    <message>
        <source>The name of a metric is missing here. Add it. Put a name with special characters in double quotes, and the index of a list element in square brackets, for example launches[0].</source>
        <translation>Здесь не хватает имени метрики. Добавьте его. Имя со специальными знаками заключайте в двойные кавычки, а индекс элемента списка — в квадратные скобки, например launches[0].</translation>
    </message>
    <message>
        <source>line(...) needs text from a source line, or its line number. Write line(&quot;text&quot;) or line(12).</source>
        <translation>Для line(...) нужен текст из строки кода или номер строки. Укажите line(&quot;текст&quot;) или line(12).</translation>
    </message>
    <message>
        <source>To compare numbers, ~ needs a tolerance, for example ~ 0.5 within 0.01. Add a tolerance.</source>
        <translation>Чтобы сравнивать числа, для ~ нужен допуск, например ~ 0.5 within 0.01. Добавьте допуск.</translation>
    </message>
    <message>
        <source>Comparisons cannot be chained. Join them with &quot;and&quot;, for example a &lt; b and b &lt; c.</source>
        <translation>Сравнения нельзя сцеплять. Соедините их словом «and», например a &lt; b and b &lt; c.</translation>
    </message>
    <message>
        <source>This run has no metric %2. Similar names: %3.</source>
        <translation>В этом прогоне нет метрики %2. Похожие имена: %3.</translation>
    </message>
    <message>
        <source>This run has no metric %2. Available names: %3.</source>
        <translation>В этом прогоне нет метрики %2. Доступные имена: %3.</translation>
    </message>
    <message>
        <source>%2 is a single value, so no name can follow it. Remove the name that follows.</source>
        <translation>%2 — одиночное значение, поэтому после него не может стоять имя. Удалите имя, стоящее после него.</translation>
    </message>
    <message>
        <source>This index is outside the list %2 (number of elements: %3; indexes start at 0). Choose an element of the list.</source>
        <translation>Этот индекс за пределами списка %2 (число элементов: %3; индексы начинаются с 0). Выберите элемент списка.</translation>
    </message>
    <message>
        <source>Nothing in this run matches %2. If a run without a match is acceptable, use count(...) or sum(...).</source>
        <translation>Ничто в этом прогоне не соответствует %2. Если совпадений может не быть, используйте count(...) или sum(...).</translation>
    </message>
    <message>
        <source>%2 is a list (number of elements: %3). Choose an element, for example %2[0], or use sum, min, max or count.</source>
        <translation>%2 — список (число элементов: %3). Выберите элемент, например %2[0], или используйте sum, min, max или count.</translation>
    </message>
    <message>
        <source>%2 is a group of metrics. Append a dot and one of these names: %3.</source>
        <translation>%2 — группа метрик. Добавьте точку и одно из этих имён: %3.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; matches no line of the kernel that has metrics. Check the text or the line number.</source>
        <translation>«%2» не соответствует ни одной строке kernel&apos;а, для которой есть метрики. Проверьте текст или номер строки.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; matches several lines: %3. Write more of the line&apos;s text, or use its line number.</source>
        <translation>«%2» соответствует нескольким строкам: %3. Приведите больше текста строки или укажите её номер.</translation>
    </message>
    <message>
        <source>%2 is not a number, because its value is &quot;%3&quot;. Use a metric whose value is a number.</source>
        <translation>%2 — не число, потому что значение равно «%3». Используйте метрику, значение которой — число.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; and &quot;%3&quot; cannot be compared, because only one of them is a number. Compare two numbers, or two strings in double quotes.</source>
        <translation>«%2» и «%3» нельзя сравнить, потому что только одно из них — число. Сравнивайте два числа или две строки в двойных кавычках.</translation>
    </message>
    <message>
        <source>The expression reads too many metrics of this run. Use fewer metrics.</source>
        <translation>Выражение читает слишком много метрик этого прогона. Используйте меньше метрик.</translation>
    </message>
    <message>
        <source>The build option &quot;%2&quot; does not contain a valid macro name. Use a name of letters, digits and underscores, such as -DNAME=1.</source>
        <translation>В параметре сборки «%2» нет допустимого имени макроса. Используйте имя из букв, цифр и знаков подчёркивания, например -DNAME=1.</translation>
    </message>
    <message>
        <source>The value of the build option &quot;%2&quot; starts a comment or ends with a backslash, so the next line would become part of it. Remove the comment or the backslash.</source>
        <translation>Значение параметра сборки «%2» начинает комментарий или заканчивается обратной косой чертой, поэтому следующая строка стала бы его частью. Удалите комментарий или обратную косую черту.</translation>
    </message>
    <message>
        <source>The launch file ends too early. Missing: %2. It must contain the program, the kernel, three sizes of the NDRange, three sizes of the work-group, and then each argument.</source>
        <translation>Файл запуска обрывается: в нём нет части «%2». Файл должен содержать программу, kernel, три размера NDRange, три размера рабочей группы, а затем все аргументы.</translation>
    </message>
    <message>
        <source>One of the sizes of the %2 is 0, so nothing would run. Write sizes of 1 or more.</source>
        <translation>Один из размеров (%2) равен 0, поэтому выполнять было бы нечего. Укажите размеры не меньше 1.</translation>
    </message>
    <message>
        <source>The NDRange has %2 work-items, but this computer has only enough memory to count the accesses of %3 work-items. Use smaller sizes.</source>
        <translation>Число work-item&apos;ов в NDRange: %2. Памяти этого компьютера хватает, чтобы подсчитать обращения только для меньшего числа work-item&apos;ов (%3). Используйте меньшие размеры.</translation>
    </message>
    <message>
        <source>The NDRange size %2 is not a multiple of the work-group size %3, as OpenCL 1.2 requires. Change one of them.</source>
        <translation>Размер NDRange %2 не кратен размеру рабочей группы %3, как требует OpenCL 1.2. Измените один из них.</translation>
    </message>
    <message>
        <source>Expected &lt;size=...&gt; at the start of an argument, but found &quot;%2&quot;. Insert the argument&apos;s header before this text.</source>
        <translation>В начале аргумента ожидается &lt;size=...&gt;, а найдено «%2». Вставьте перед этим текстом заголовок аргумента.</translation>
    </message>
    <message>
        <source>The content of this argument is specified twice, by &quot;%2&quot; and by &quot;%3&quot;. Remove one of them.</source>
        <translation>Содержимое этого аргумента задано дважды: «%2» и «%3». Удалите одно из них.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; has an invalid format. Write it as %3.</source>
        <translation>У «%2» недопустимый формат. Пишите так: %3.</translation>
    </message>
    <message>
        <source>This argument has a size of %2, but its parameter or image has a size of %3. Use the same size for both.</source>
        <translation>Размер этого аргумента — %2, а размер его параметра или изображения — %3. Используйте для обоих одинаковый размер.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; does not apply to this argument, because its parameter has the kind &quot;%3&quot;. Remove &quot;%2&quot;.</source>
        <translation>«%2» не применимо к этому аргументу, потому что вид его параметра — «%3». Удалите «%2».</translation>
    </message>
    <message>
        <source>The parameter of this argument has the kind &quot;%3&quot; and requires &quot;%2&quot;. Add it to the header.</source>
        <translation>Вид параметра этого аргумента — «%3», и для него требуется «%2». Добавьте это в заголовок.</translation>
    </message>
    <message>
        <source>The size of this argument, %2 bytes, is not a multiple of the value size, %3 bytes. Change the size or the type.</source>
        <translation>Размер этого аргумента (в байтах: %2) не кратен размеру значения (в байтах: %3). Измените размер или тип.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not a valid %3 value or is out of range. Use a different value or type.</source>
        <translation>«%2» — недопустимое значение типа %3 или выходит за его диапазон. Используйте другое значение или другой тип.</translation>
    </message>
    <message>
        <source>The process that runs kernels exited unexpectedly (%1), most likely inside the device&apos;s driver. Nothing else is lost. Try again, or use another device.</source>
        <translation>Процесс, который выполняет kernel&apos;ы, неожиданно завершился (%1), скорее всего внутри драйвера устройства. Больше ничего не потеряно. Попробуйте ещё раз или возьмите другое устройство.</translation>
    </message>
    <message>
        <source>The process that runs kernels was killed by the system or by another program (%1). The system does this when memory runs out. Nothing else is lost. Close other programs, choose a smaller size, or log fewer work-groups.</source>
        <translation>Процесс, который выполняет kernel&apos;ы, был принудительно завершён системой или другой программой (%1). Система делает так, когда заканчивается память. Больше ничего не потеряно. Закройте другие программы, выберите меньший размер или записывайте в журнал меньше рабочих групп.</translation>
    </message>
    <message>
        <source>The driver cannot cache compiled kernels in %1: %2. Free up space on that disk, or set POCL_CACHE_DIR to a folder on another disk.</source>
        <translation>Драйвер не может сохранить скомпилированные kernel&apos;ы в %1: %2. Освободите место на этом диске или укажите в POCL_CACHE_DIR папку на другом диске.</translation>
    </message>
    <message>
        <source>Lockstep cannot write its temporary files in %1: %2. Free up space on that disk, or set TMPDIR to a folder on another disk.</source>
        <translation>Lockstep не может записать временные файлы в %1: %2. Освободите место на этом диске или укажите в TMPDIR папку на другом диске.</translation>
    </message>
    <message>
        <source>The kernel calls sub-group functions and was recorded for warps of a whole work-group, not of %2 lanes. Record it again with a warp width of %2, or choose the warp width &quot;group&quot;.</source>
        <translation>Kernel вызывает функции подгрупп и записан для варпов размером с рабочую группу, а не для ширины %2. Сделайте запись заново с шириной варпа %2 или выберите ширину варпа «group».</translation>
    </message>
    <message>
        <source>The kernel calls sub-group functions and was recorded for warps of %1 lanes, not of a whole work-group. Record it again with the warp width &quot;group&quot;, or choose a warp width of %1.</source>
        <translation>Kernel вызывает функции подгрупп и записан для варпов шириной %1, а не размером с рабочую группу. Сделайте запись заново с шириной варпа «group» или выберите ширину варпа %1.</translation>
    </message>
    <message>
        <source>Parsing the kernel exceeded the memory limit of %2 bytes. Parsing stopped at this line. Use fewer macros or smaller arrays here. To allow more memory, use --build-memory on the command line.</source>
        <translation>При разборе kernel&apos;а превышен предел памяти (в байтах: %2). Разбор остановился на этой строке. Используйте здесь меньше макросов или массивы поменьше. Чтобы разрешить больше памяти, укажите в командной строке --build-memory.</translation>
    </message>
    <message>
        <source>Parsing the kernel exceeded the limit of %2 s of processor time. Parsing stopped at this line. Use fewer or smaller macros here. To allow more time, use --build-time on the command line.</source>
        <translation>При разборе kernel&apos;а превышен предел процессорного времени (%2 s). Разбор остановился на этой строке. Используйте здесь меньше макросов или макросы поменьше. Чтобы разрешить больше времени, укажите в командной строке --build-time.</translation>
    </message>
    <message>
        <source>The part of the link at character %5 is too long. The limit is %3 bytes. Copy the link again.</source>
        <translation>Часть ссылки в позиции %5 слишком длинна. Предел (в байтах): %3. Скопируйте ссылку снова.</translation>
    </message>
    <message>
        <source>From character %5 on, the link has too many parts. The limit is %3. Remove some of them.</source>
        <translation>Начиная с позиции %5, в ссылке слишком много частей. Предел: %3. Удалите лишние.</translation>
    </message>
    <message>
        <source>At character %5, the link must specify an experiment or a file. Add one, for example reduction/interleaved#step=18.</source>
        <translation>В позиции %5 ссылки должно быть указано, какой эксперимент или файл выполнить. Добавьте его, например reduction/interleaved#step=18.</translation>
    </message>
    <message>
        <source>The link contains bytes that are not valid text at character %5. Copy the link again.</source>
        <translation>В ссылке в позиции %5 есть байты, которые не являются допустимым текстом. Скопируйте ссылку снова.</translation>
    </message>
    <message>
        <source>The link has the invalid value &quot;%2&quot; for %1 at character %5. Allowed: %3.</source>
        <translation>В ссылке в позиции %5 для %1 указано недопустимое значение «%2». Допустимо: %3.</translation>
    </message>
    <message>
        <source>The launch uses the files listed below, which are outside its folder %1. Lockstep reads them only with your permission. Check the list. Then run the launch again and choose &quot;Read these files&quot; in the window, or use --allow-files-outside on the command line.</source>
        <translation>Запуск использует перечисленные ниже файлы, которые находятся вне его папки %1. Lockstep читает их только с вашего разрешения. Проверьте список. Затем выполните запуск снова и выберите «Читать эти файлы» в окне или укажите --allow-files-outside в командной строке.</translation>
    </message>
    <message>
        <source>%1 is %2, but the number of input values is %3. Leave out %1, or set it to %3.</source>
        <translation>%1 = %2, но число входных значений — %3. Не указывайте %1 или задайте значение %3.</translation>
    </message>
    <message>
        <source>The input values have %2 characters. The limit is %3. Use fewer values.</source>
        <translation>Длина входных значений в символах: %2. Предел: %3. Задайте меньше значений.</translation>
    </message>
    <message>
        <source>The lesson is invalid: %1 (%2, %3). Correct it.</source>
        <translation>В уроке ошибка: %1 (%2, %3). Исправьте её.</translation>
    </message>
    <message>
        <source>The lesson is longer than the limit of %2 bytes. Split it.</source>
        <translation>Урок длиннее предела (в байтах: %2). Разделите его.</translation>
    </message>
    <message>
        <source>This line contains bytes that are not valid UTF-8 text. Save the file as UTF-8, without control characters.</source>
        <translation>В этой строке есть байты, которые не являются допустимым текстом UTF-8. Сохраните файл в UTF-8, без управляющих символов.</translation>
    </message>
    <message>
        <source>The lesson has no header. Begin the file with a line ---, the header&apos;s keys and another line ---.</source>
        <translation>У урока нет заголовка. Начните файл строкой ---, ключами заголовка и ещё одной строкой ---.</translation>
    </message>
    <message>
        <source>The header does not end. Add a line --- after its last key.</source>
        <translation>Заголовок не заканчивается. Добавьте строку --- после его последнего ключа.</translation>
    </message>
    <message>
        <source>There is no key &quot;%2&quot; here. Known keys: %3.</source>
        <translation>Ключа «%2» здесь быть не может. Известные ключи: %3.</translation>
    </message>
    <message>
        <source>The header has no &quot;%2&quot;. Add a line &quot;%2: ...&quot;.</source>
        <translation>В заголовке нет «%2». Добавьте строку «%2: ...».</translation>
    </message>
    <message>
        <source>&quot;%2&quot; appears twice. Remove one of them.</source>
        <translation>«%2» встречается дважды. Удалите одно из них.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; has no value. Write it after the colon.</source>
        <translation>У «%2» нет значения. Укажите его после двоеточия.</translation>
    </message>
    <message>
        <source>This value of &quot;%2&quot; is not valid. Allowed: %3.</source>
        <translation>Это значение для «%2» недопустимо. Допустимо: %3.</translation>
    </message>
    <message>
        <source>The lesson %3 has the same id &quot;%2&quot;. Choose another id.</source>
        <translation>У урока %3 такой же id «%2». Выберите другой id.</translation>
    </message>
    <message>
        <source>The lesson has no page. Begin a page with a line &quot;## &quot; and its title.</source>
        <translation>В уроке нет ни одной страницы. Начните страницу строкой «## » с её названием.</translation>
    </message>
    <message>
        <source>This line is before the first page. Begin a page with a line &quot;## &quot; and its title.</source>
        <translation>Эта строка стоит до первой страницы. Начните страницу строкой «## » с её названием.</translation>
    </message>
    <message>
        <source>The lesson has more than %2 pages. Split the lesson.</source>
        <translation>В уроке больше страниц, чем допускает предел (%2). Разделите урок.</translation>
    </message>
    <message>
        <source>The page has more than %2 texts, questions and tasks. Split the page.</source>
        <translation>На странице больше текстов, вопросов и заданий, чем допускает предел (%2). Разделите страницу.</translation>
    </message>
    <message>
        <source>The lesson needs more than %2 different runs. Use fewer.</source>
        <translation>Уроку нужно больше разных прогонов, чем допускает предел (%2). Используйте меньше.</translation>
    </message>
    <message>
        <source>The page has no title. Write it after &quot;## &quot;.</source>
        <translation>У страницы нет названия. Напишите его после «## ».</translation>
    </message>
    <message>
        <source>The page does not specify a place in a run. Add a line such as &quot;place: reduction/interleaved#step=18&quot; below its title.</source>
        <translation>У страницы не указано место. Добавьте под её названием строку, например «place: reduction/interleaved#step=18».</translation>
    </message>
    <message>
        <source>This place cannot be opened, for the reason below. Correct it.</source>
        <translation>Это место нельзя открыть по причине, указанной ниже. Исправьте его.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is outside the folder of the lesson. A lesson may use only the experiments, and the files in its own folder.</source>
        <translation>«%2» находится вне папки урока. Урок может использовать только эксперименты и файлы из своей папки.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; cannot be the name of another run. Use up to 40 lower-case letters and digits, but not &quot;before&quot; or the name of a function.</source>
        <translation>«%2» не может быть именем другого прогона. Используйте не больше 40 строчных букв и цифр, но не «before» и не имя функции.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; must be above the first text, question or task of the page.</source>
        <translation>Ключ «%2» должен стоять выше первого текста, вопроса или задания на странице.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; belongs to a task. Write it below a line &quot;task: ...&quot;.</source>
        <translation>Ключ «%2» относится к заданию. Поместите его под строкой «task: ...».</translation>
    </message>
    <message>
        <source>The task has more than %2 hints. Remove some of them.</source>
        <translation>У задания больше подсказок, чем допускает предел (%2). Удалите лишние.</translation>
    </message>
    <message>
        <source>The figure that starts here does not end. Add }} after its expression.</source>
        <translation>Величина, которая начинается здесь, не закрыта. Добавьте }} после её выражения.</translation>
    </message>
    <message>
        <source>A figure cannot be shown as &quot;%2&quot;. Known forms: %3.</source>
        <translation>Показать величину в виде «%2» нельзя. Известные виды: %3.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not allowed in the text of a lesson. Use only paragraphs, lists, **bold**, *emphasis* and `code`.</source>
        <translation>«%2» в тексте урока не допускается. Используйте только абзацы, списки, **жирный шрифт**, *выделение* и `код`.</translation>
    </message>
    <message>
        <source>There is no question kind &quot;%2&quot;. Known kinds: %3.</source>
        <translation>Вида вопроса «%2» нет. Известные виды: %3.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not valid after this kind of question. Allowed: %3.</source>
        <translation>«%2» недопустимо после вопроса этого вида. Допустимо: %3.</translation>
    </message>
    <message>
        <source>The question has no text. Write it after the kind of question.</source>
        <translation>У вопроса нет текста. Добавьте его после вида вопроса.</translation>
    </message>
    <message>
        <source>This line is not valid here. Write it as %2.</source>
        <translation>Эта строка здесь недопустима. Пишите так: %2.</translation>
    </message>
    <message>
        <source>This answer has no reason. Write it after &quot; :: &quot;.</source>
        <translation>У этого ответа нет объяснения. Напишите его после « :: ».</translation>
    </message>
    <message>
        <source>The number of lines below this question is %2. Allowed: %3.</source>
        <translation>Число строк под этим вопросом — %2. Допустимо: %3.</translation>
    </message>
    <message>
        <source>No answer of this question is right. Mark the right one with [x].</source>
        <translation>Среди ответов на этот вопрос нет верного. Отметьте верный знаком [x].</translation>
    </message>
    <message>
        <source>The number of right answers of this question is %2. Leave exactly one.</source>
        <translation>Число верных ответов на этот вопрос — %2. Оставьте ровно один.</translation>
    </message>
    <message>
        <source>Another answer of this question has the same value, %2. Change one of them.</source>
        <translation>У другого ответа на этот вопрос то же значение, %2. Измените один из них.</translation>
    </message>
    <message>
        <source>Another line of this question has the same value, %2, so their order is undefined. Change one of them.</source>
        <translation>У другой строки этого вопроса то же значение, %2, поэтому их порядок не определён. Измените одну из них.</translation>
    </message>
    <message>
        <source>The value here must be a number, but it is &quot;%2&quot;. Use another figure.</source>
        <translation>Значение здесь должно быть числом, а это «%2». Возьмите другую величину.</translation>
    </message>
    <message>
        <source>A question of the kind &quot;%2&quot; is not possible at this place. Choose another step, warp or kind.</source>
        <translation>В этом месте нельзя задать вопрос вида «%2». Выберите другой шаг, другой варп или другой вид вопроса.</translation>
    </message>
    <message>
        <source>A question of the kind &quot;%2&quot; cannot be answered by lanes. Remove as=lanes.</source>
        <translation>На вопрос вида «%2» нельзя ответить выбором дорожек. Удалите as=lanes.</translation>
    </message>
    <message>
        <source>The task is solved before the learner changes anything. Write a stricter condition, or start from another place.</source>
        <translation>Задание решено ещё до того, как учащийся что-либо изменит. Задайте более строгое условие или начните с другого места.</translation>
    </message>
    <message>
        <source>The run has no %2 with this number. Allowed: %3.</source>
        <translation>В прогоне нет такого значения %2. Допустимо: %3.</translation>
    </message>
    <message>
        <source>%2 is not a lesson bundle. Choose a file that &quot;lockstep-cli lesson pack&quot; has written.</source>
        <translation>%2 — не пакет уроков. Выберите файл, созданный командой «lockstep-cli lesson pack».</translation>
    </message>
    <message>
        <source>The lesson bundle %2 is damaged. Ask its author for another copy.</source>
        <translation>Пакет уроков %2 повреждён. Попросите у автора другую копию.</translation>
    </message>
    <message>
        <source>The lesson bundle %2 has a newer format than version %3. Update Lockstep.</source>
        <translation>Формат пакета уроков %2 новее версии %3. Обновите Lockstep.</translation>
    </message>
    <message>
        <source>The contents of %2 are larger than the limit of %3 bytes. Use smaller recordings.</source>
        <translation>Содержимое %2 больше предела (в байтах: %3). Используйте записи меньшего размера.</translation>
    </message>
    <message>
        <source>%2 contains more than %3 files. Make several bundles.</source>
        <translation>В %2 больше файлов, чем допускает предел (%3). Сделайте несколько пакетов.</translation>
    </message>
    <message>
        <source>&quot;%3&quot; in %2 is not allowed in a lesson bundle. Allowed: .md, .cl, .h, .sim, .lks and .raw files, also in folders of one level. Names consist of a-z, 0-9, &quot;.&quot;, &quot;_&quot; and &quot;-&quot;.</source>
        <translation>«%3» из %2 в пакете уроков не допускается. Допускаются файлы .md, .cl, .h, .sim, .lks и .raw, в том числе в папках одного уровня. Имена состоят из a-z, 0-9, «.», «_» и «-».</translation>
    </message>
    <message>
        <source>&quot;%3&quot; occurs twice in %2. Ask its author for another copy.</source>
        <translation>«%3» встречается в %2 дважды. Попросите у автора пакета другую копию.</translation>
    </message>
    <message>
        <source>%2 contains no lesson. Add a lesson file (.md).</source>
        <translation>В %2 нет ни одного урока. Добавьте файл урока (.md).</translation>
    </message>
    <message>
        <source>%2 cannot be unpacked, because there is no folder for it. Set XDG_CACHE_HOME or HOME.</source>
        <translation>Не удаётся распаковать %2, потому что для этого нет папки. Задайте XDG_CACHE_HOME или HOME.</translation>
    </message>
    <message>
        <source>%1 is not the progress of a learner, or it is damaged. Ask the learner to save it again.</source>
        <translation>%1 — не файл с прогрессом ученика, или этот файл повреждён. Попросите ученика сохранить прогресс ещё раз.</translation>
    </message>
    <message>
        <source>The lesson bundle is invalid: %1 (%2, %3). Ask its author for another copy.</source>
        <translation>В пакете уроков ошибка: %1 (%2, %3). Попросите у автора другую копию.</translation>
    </message>
    <message>
        <source>The contents of %2 are more than %3 times as large as the bundle, which is not allowed for safety. Use recordings with less repetition.</source>
        <translation>Отношение размера содержимого %2 к размеру пакета больше %3, а это запрещено из соображений безопасности. Используйте записи, в которых меньше повторов.</translation>
    </message>
    <message>
        <source>%1 was not written, because FFmpeg&apos;s library %2 is not installed. Install FFmpeg, or choose a name that ends in .gif or .webp.</source>
        <translation>Файл %1 не записан: не установлена библиотека FFmpeg %2. Установите FFmpeg или выберите имя, которое заканчивается на .gif или .webp.</translation>
    </message>
    <message>
        <source>%1 was not written, because the installed FFmpeg cannot encode %2. Install a complete FFmpeg, or choose a name that ends in .gif or .webp.</source>
        <translation>Файл %1 не записан: установленный FFmpeg не умеет кодировать %2. Установите полный FFmpeg или выберите имя, которое заканчивается на .gif или .webp.</translation>
    </message>
    <message>
        <source>%1 was not kept, because its frames differ when they are read again. Check the disk, or choose another format.</source>
        <translation>Файл %1 не сохранён: при повторном чтении его кадры отличаются. Проверьте диск или выберите другой формат.</translation>
    </message>
    <message>
        <source>The layout of the array cannot be changed in the source: %1. Change the source by hand, or choose another array.</source>
        <translation>Раскладку массива нельзя изменить в исходном коде: %1. Измените код вручную или выберите другой массив.</translation>
    </message>
    <message>
        <source>The group size cannot be added to the source: %1. Change the source by hand.</source>
        <translation>Размер группы нельзя добавить в исходный код: %1. Измените код вручную.</translation>
    </message>
    <message>
        <source>%1 is a CUDA file. Lockstep cannot run it, because Lockstep reads only OpenCL C. Translate the kernels in a copy whose name ends in .cl: write __kernel for __global__, __global before pointers to device memory, __local for __shared__, get_local_id(0) for threadIdx.x, get_group_id(0) for blockIdx.x, get_local_size(0) for blockDim.x, and barrier(CLK_LOCAL_MEM_FENCE) for __syncthreads(). Leave out the host code. In the window, View &gt; Words shows everything in the words of CUDA.</source>
        <translation>%1 — файл CUDA. Lockstep не может его выполнить, потому что читает только OpenCL C. Перепишите kernels в копии, имя которой заканчивается на .cl: пишите __kernel вместо __global__, __global перед указателями на память устройства, __local вместо __shared__, get_local_id(0) вместо threadIdx.x, get_group_id(0) вместо blockIdx.x, get_local_size(0) вместо blockDim.x и barrier(CLK_LOCAL_MEM_FENCE) вместо __syncthreads(). Код хоста не нужен. В окне меню «Вид &gt; Термины» показывает всё в терминах CUDA.</translation>
    </message>
    <message>
        <source>%1 does not compile: &quot;%2&quot; is a CUDA name, but Lockstep reads OpenCL C. Write __kernel for __global__, __global before pointers to device memory, __local for __shared__, get_local_id(0) for threadIdx.x, get_group_id(0) for blockIdx.x, get_local_size(0) for blockDim.x, and barrier(CLK_LOCAL_MEM_FENCE) for __syncthreads(). In the window, View &gt; Words shows everything in the words of CUDA.</source>
        <translation>%1 не компилируется: «%2» — имя из CUDA, а Lockstep читает OpenCL C. Пишите __kernel вместо __global__, __global перед указателями на память устройства, __local вместо __shared__, get_local_id(0) вместо threadIdx.x, get_group_id(0) вместо blockIdx.x, get_local_size(0) вместо blockDim.x и barrier(CLK_LOCAL_MEM_FENCE) вместо __syncthreads(). В окне меню «Вид &gt; Термины» показывает всё в терминах CUDA.</translation>
    </message>
    <message>
        <source>%1 is not a packed run, because it does not begin with the signature of a .lkp file. Choose a file written by &quot;lockstep-cli pack&quot;.</source>
        <translation>%1 — не упакованный прогон, потому что файл начинается не с сигнатуры .lkp. Выберите файл, созданный командой «lockstep-cli pack».</translation>
    </message>
    <message>
        <source>%1 uses version %2 of the format of packed runs, but this program supports only versions up to %3. Use a newer lockstep-record, or pack the run again.</source>
        <translation>%1 использует версию %2 формата упакованных прогонов, а эта программа поддерживает версии только до %3. Используйте более новый lockstep-record или упакуйте прогон заново.</translation>
    </message>
    <message>
        <source>%1 is damaged or truncated, because its section &quot;%2&quot; is invalid. Copy the file again, or pack the run again.</source>
        <translation>Файл %1 повреждён или обрезан: в его разделе «%2» недопустимые данные. Скопируйте файл ещё раз или упакуйте прогон заново.</translation>
    </message>
    <message>
        <source>The buffers and images of %1 need more than %2 bytes, a quarter of the memory of this machine. Choose a smaller size.</source>
        <translation>Буферам и изображениям %1 нужно больше %2 байт — четверти памяти этого компьютера. Выберите меньший размер.</translation>
    </message>
    <message>
        <source>The run was packed for %1, where %2 is &quot;%3&quot;, but on this device, it is &quot;%4&quot;. Describe this device with &quot;lockstep-record --describe&quot;, and pack the run again with &quot;lockstep-cli pack --for&quot;.</source>
        <translation>Прогон упакован для устройства %1, где %2 имеет значение «%3», а на этом устройстве — «%4». Получите описание этого устройства командой «lockstep-record --describe» и упакуйте прогон заново командой «lockstep-cli pack --for».</translation>
    </message>
    <message>
        <source>The run of %3 was packed by Lockstep %1. In this program (version %2), the experiment is different. Use the lockstep-record of the same version.</source>
        <translation>Прогон %3 упакован в Lockstep %1. В этой программе (версия %2) эксперимент другой. Используйте lockstep-record той же версии.</translation>
    </message>
    <message>
        <source>%1 is not a description of devices. Choose a file that contains the output of &quot;lockstep-record --describe&quot;.</source>
        <translation>%1 — не описание устройств. Выберите файл с выводом команды «lockstep-record --describe».</translation>
    </message>
    <message>
        <source>The kernel tests these macros, but the description of the device does not contain them: %1. Describe the device again with &quot;lockstep-record --describe --ask %1 --options &apos;%2&apos;&quot;.</source>
        <translation>Kernel проверяет эти макросы, но в описании устройства их нет: %1. Получите описание устройства заново командой «lockstep-record --describe --ask %1 --options &apos;%2&apos;».</translation>
    </message>
    <message>
        <source>The program ssh cannot be started: %1. To install it, use &quot;apt-get install openssh-client&quot;.</source>
        <translation>Не удаётся запустить программу ssh: %1. Её устанавливает команда «apt-get install openssh-client».</translation>
    </message>
    <message>
        <source>There is no ssh connection to %2 (%1).</source>
        <translation>Нет соединения ssh с компьютером %2 (%1).</translation>
    </message>
    <message>
        <source>%2 cannot record the run: %1 (%3, %4).</source>
        <translation>Компьютер %2 не может сделать запись прогона: %1 (%3, %4).</translation>
    </message>
    <message>
        <source>The connection to %1 was lost after %2 bytes. Not enough of the recording had arrived to show it. Check the network, and try again.</source>
        <translation>Соединение с компьютером %1 прервалось раньше, чем пришла часть записи, которую можно показать (получено байтов: %2). Проверьте сеть и попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>There is no computer with the name %2 on the network. Check the name. &quot;ssh %2&quot; must work in a terminal.</source>
        <translation>В сети нет компьютера с именем %2. Проверьте имя. Команда «ssh %2» должна работать в терминале.</translation>
    </message>
    <message>
        <source>%2 does not accept ssh connections. Start an ssh server there, or check the port in your ssh configuration.</source>
        <translation>Компьютер %2 не принимает соединения ssh. Запустите там сервер ssh или проверьте порт в своей конфигурации ssh.</translation>
    </message>
    <message>
        <source>%2 cannot be reached. Check the network and the name. &quot;ssh %2&quot; must work in a terminal.</source>
        <translation>Компьютер %2 недоступен. Проверьте сеть и имя. Команда «ssh %2» должна работать в терминале.</translation>
    </message>
    <message>
        <source>%2 did not respond in time. Check that it is running and that the network works.</source>
        <translation>Компьютер %2 не ответил вовремя. Проверьте, что он включён и что сеть работает.</translation>
    </message>
    <message>
        <source>The host key of %2 is unknown. Run &quot;ssh %2&quot; in a terminal, compare the fingerprint of the key, and accept it.</source>
        <translation>Ключ хоста %2 неизвестен. Выполните в терминале «ssh %2», сравните отпечаток ключа и подтвердите ключ.</translation>
    </message>
    <message>
        <source>The host key of %2 has changed. %2 may now be another computer. Ask its administrator before you remove the old key from known_hosts.</source>
        <translation>Ключ хоста %2 изменился. Возможно, %2 — теперь другой компьютер. Спросите его администратора, прежде чем удалять старый ключ из known_hosts.</translation>
    </message>
    <message>
        <source>%2 did not accept your login. Check the user name and your ssh keys. &quot;ssh %2&quot; must work in a terminal.</source>
        <translation>Компьютер %2 не разрешил вам вход. Проверьте имя пользователя и свои ключи ssh. Команда «ssh %2» должна работать в терминале.</translation>
    </message>
    <message>
        <source>There is no ssh connection to %2. The message from ssh is shown below. &quot;ssh %2&quot; must work in a terminal.</source>
        <translation>Нет соединения ssh с компьютером %2. Далее следует сообщение ssh. Команда «ssh %2» должна работать в терминале.</translation>
    </message>
    <message>
        <source>%2 did not start the recorder. The account there must allow commands and have a POSIX shell, sh.</source>
        <translation>Компьютер %2 не запустил программу записи. Учётная запись на нём должна разрешать выполнение команд, и там нужна оболочка POSIX, sh.</translation>
    </message>
    <message>
        <source>The recorder is built for %4, but %2 uses %3. Choose another computer, or install Lockstep there.</source>
        <translation>Программа записи работает на %4, а компьютер %2 — это %3. Выберите другой компьютер или установите Lockstep на нём.</translation>
    </message>
    <message>
        <source>%2 has no folder for the recorder, because neither HOME nor XDG_CACHE_HOME is set there. Set one of them.</source>
        <translation>На компьютере %2 нет папки для программы записи, потому что там не задано ни HOME, ни XDG_CACHE_HOME. Задайте одно из них.</translation>
    </message>
    <message>
        <source>The disk of %2 is full, so the recorder cannot be copied to %3. Free up some space there.</source>
        <translation>Диск компьютера %2 заполнен, поэтому программу записи не удаётся скопировать в %3. Освободите там место.</translation>
    </message>
    <message>
        <source>The recorder cannot be copied to %3 on %2. Check the permissions, or set XDG_CACHE_HOME there.</source>
        <translation>Не удаётся скопировать программу записи в %3 на компьютере %2. Проверьте права доступа или задайте там XDG_CACHE_HOME.</translation>
    </message>
    <message>
        <source>The recorder was damaged while it was copied to %3 on %2. Try again. If this does not help, check the disk there.</source>
        <translation>Программа записи повреждена при копировании в %3 на компьютере %2. Попробуйте ещё раз. Если это не поможет, проверьте там диск.</translation>
    </message>
    <message>
        <source>%3 cannot run on %2. The recorder needs the GNU C library and a folder from which programs may be started. Set XDG_CACHE_HOME there to another folder.</source>
        <translation>Не удаётся выполнить %3 на компьютере %2. Программе записи нужны библиотека GNU C и папка, из которой разрешено запускать программы. Укажите там в XDG_CACHE_HOME другую папку.</translation>
    </message>
    <message>
        <source>The recorder on %2 has version %3, but this computer has Lockstep %4. Remove the recorder there, and try again.</source>
        <translation>Программа записи на компьютере %2 имеет версию %3, а это Lockstep %4. Удалите там программу записи и попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>The connection to %2 was closed, because the data from there is invalid. Try again.</source>
        <translation>Соединение с компьютером %2 закрыто, потому что он прислал недопустимые данные. Попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>%3, which records on %2, is missing on this computer. Reinstall Lockstep.</source>
        <translation>На этом компьютере не хватает %3, программы записи для компьютера %2. Переустановите Lockstep.</translation>
    </message>
    <message>
        <source>%1 is a run that was packed for another computer. Record it there with &quot;lockstep-record %1 -o x.lks&quot;, and open the recording x.lks here.</source>
        <translation>%1 — прогон, упакованный для другого компьютера. Сделайте там его запись командой «lockstep-record %1 -o x.lks» и откройте запись x.lks здесь.</translation>
    </message>
    <message>
        <source>No OpenCL device was found on %9, because no driver is installed there or no driver reports a device. Install a driver there.</source>
        <translation>На компьютере %9 устройство OpenCL не найдено: драйвер там не установлен, или ни один драйвер не сообщает об устройстве. Установите там драйвер.</translation>
    </message>
    <message>
        <source>An OpenCL driver is installed on %9 (%1), but it reports no devices. Check that you may use the device there; on many systems you must be in the &quot;video&quot; or &quot;render&quot; group.</source>
        <translation>На компьютере %9 драйвер OpenCL установлен (%1), но не сообщает ни об одном устройстве. Проверьте, что у вас есть право использовать там устройство: во многих системах нужно состоять в группе «video» или «render».</translation>
    </message>
    <message>
        <source>%9 does not have enough free memory. Choose a smaller size, or log fewer work-groups.</source>
        <translation>На компьютере %9 недостаточно свободной памяти. Выберите меньший размер или записывайте в журнал меньше рабочих групп.</translation>
    </message>
    <message>
        <source>No OpenCL device on %9 has &quot;%1&quot; in its name. Available devices: %2.</source>
        <translation>На компьютере %9 ни у одного устройства OpenCL нет «%1» в имени. Доступные устройства: %2.</translation>
    </message>
    <message>
        <source>Argument %1: %2</source>
        <translation>Аргумент %1: %2</translation>
    </message>
    <message>
        <source>%1 does not compile: &quot;%2&quot; is part of OpenCL C 2.0, but the kernel is compiled as OpenCL C 1.2. Add -cl-std=CL2.0 to the build options: --options on the command line, or Build options in the window.</source>
        <translation>%1 не компилируется: «%2» относится к OpenCL C 2.0, а ядро компилируется как OpenCL C 1.2. Добавьте -cl-std=CL2.0 в параметры сборки: --options в командной строке или «Параметры сборки» в окне.</translation>
    </message>
    <message>
        <source>%1 does not compile: &quot;%2&quot; belongs to a part of OpenCL C 2.0 that Lockstep does not support. Use the functions and types of OpenCL C 1.2 instead.</source>
        <translation>%1 не компилируется: «%2» относится к той части OpenCL C 2.0, которую Lockstep не поддерживает. Используйте вместо этого функции и типы OpenCL C 1.2.</translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message>
        <source>What happened</source>
        <translation>Что произошло</translation>
    </message>
    <message>
        <source>Waiting and missing work-items</source>
        <translation>Ждущие и отсутствующие work-item&apos;ы</translation>
    </message>
    <message>
        <source>Work-items involved</source>
        <translation>Участвующие work-item&apos;ы</translation>
    </message>
    <message>
        <source>Work-items with this fault</source>
        <translation>Work-item&apos;ы с этой ошибкой</translation>
    </message>
    <message>
        <source>work-group %1</source>
        <translation>рабочая группа %1</translation>
    </message>
    <message>
        <source>work-group %1, %2 at byte %3</source>
        <translation>рабочая группа %1, %2, байт %3</translation>
    </message>
    <message>
        <source>The map shows this group when one of its work-items first failed to reach the barrier.</source>
        <translation>На карте показан первый случай, когда work-item этой группы не дошёл до барьера.</translation>
    </message>
    <message>
        <source>Only the first work-items were recorded; more work-items may be involved.</source>
        <translation>Записаны только первые work-item&apos;ы; участвовать могут и другие.</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs of work-items race here, %2 of them in different warps.</source>
        <translation>
            <numerusform>Здесь в гонке %1 пара work-item&apos;ов, из них в разных варпах: %2.</numerusform>
            <numerusform>Здесь в гонке %1 пары work-item&apos;ов, из них в разных варпах: %2.</numerusform>
            <numerusform>Здесь в гонке %1 пар work-item&apos;ов, из них в разных варпах: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 pair of work-items races here, in the same warp.</source>
        <translation>Здесь в гонке 1 пара work-item&apos;ов, в одном варпе.</translation>
    </message>
    <message>
        <source>1 pair of work-items races here, in different warps.</source>
        <translation>Здесь в гонке 1 пара work-item&apos;ов, в разных варпах.</translation>
    </message>
    <message>
        <source>Within a warp, lockstep execution may hide a race, but OpenCL does not guarantee lockstep execution.</source>
        <translation>Внутри варпа синхронное выполнение может скрыть гонку, но OpenCL его не гарантирует.</translation>
    </message>
    <message>
        <source>Work-item %1</source>
        <translation>Work-item %1</translation>
    </message>
    <message>
        <source>group %1, warp %2, lane %3</source>
        <translation>группа %1, варп %2, дорожка %3</translation>
    </message>
    <message>
        <source>reads %1</source>
        <translation>читает %1</translation>
    </message>
    <message>
        <source>writes %1</source>
        <translation>пишет %1</translation>
    </message>
    <message>
        <source>line %1, step %2</source>
        <translation>строка %1, шаг %2</translation>
    </message>
    <message>
        <source>missing barrier flag in line %1</source>
        <translation>в строке %1 не хватает флага барьера</translation>
    </message>
    <message>
        <source>no fence</source>
        <translation>нет барьера памяти (fence)</translation>
    </message>
    <message>
        <source>no order between groups</source>
        <translation>нет порядка между группами</translation>
    </message>
    <message>
        <source>no barrier</source>
        <translation>нет барьера</translation>
    </message>
    <message>
        <source>The last write determines the final value.</source>
        <translation>Итоговое значение определяет последняя запись.</translation>
    </message>
    <message>
        <source>waits (%1)</source>
        <translation>ждёт (%1)</translation>
    </message>
    <message>
        <source>never arrives (%1)</source>
        <translation>так и не доходит (%1)</translation>
    </message>
    <message>
        <source>reads and writes (%1)</source>
        <translation>читает и пишет (%1)</translation>
    </message>
    <message>
        <source>reads (%1)</source>
        <translation>читает (%1)</translation>
    </message>
    <message>
        <source>writes (%1)</source>
        <translation>пишет (%1)</translation>
    </message>
    <message>
        <source>has this fault (%1)</source>
        <translation>с этой ошибкой (%1)</translation>
    </message>
    <message>
        <source>not involved (%1)</source>
        <translation>не участвует (%1)</translation>
    </message>
    <message>
        <source>The map shows which work-items of this group access the byte involved in the example race.</source>
        <translation>На карте показано, какие work-item&apos;ы этой группы обращаются к байту, взятому как пример гонки.</translation>
    </message>
    <message>
        <source>If the read happens first, it gets the old value. If the write happens first, the read gets the new value.</source>
        <translation>Если чтение происходит первым, оно получает старое значение. Если первой происходит запись, чтение получает новое.</translation>
    </message>
    <message>
        <source>Work-items at the barrier</source>
        <translation>Work-item&apos;ы у барьера</translation>
    </message>
    <message>
        <source>no wait for the copy</source>
        <translation>нет ожидания копирования</translation>
    </message>
</context>
<context>
    <name>EvidenceWords</name>
    <message>
        <source>Evidence</source>
        <translation>Подтверждение</translation>
    </message>
</context>
<context>
    <name>ExchangeWords</name>
    <message>
        <source>no lane receives its value</source>
        <translation>её значение не получает ни одна дорожка</translation>
    </message>
    <message>
        <source>keeps its own value</source>
        <translation>сохраняет своё значение</translation>
    </message>
    <message>
        <source>masked off: does not execute this step</source>
        <translation>замаскирована: не выполняет этот шаг</translation>
    </message>
    <message>
        <source>This kernel exchanges no values between lanes, because it calls no sub-group function.</source>
        <translation>В этом kernel&apos;е дорожки не обмениваются значениями: он не вызывает функций подгрупп.</translation>
    </message>
    <message>
        <source>The lanes of warp %1 exchange no values in the whole launch.</source>
        <translation>Дорожки варпа %1 не обмениваются значениями за весь запуск.</translation>
    </message>
    <message>
        <source>No values are exchanged in this step. The next exchange, in step %1, is shown.</source>
        <translation>На этом шаге нет обмена значениями. Показан следующий обмен, на шаге %1.</translation>
    </message>
    <message>
        <source>No values are exchanged in this step. The previous exchange, in step %1, is shown.</source>
        <translation>На этом шаге нет обмена значениями. Показан предыдущий обмен, на шаге %1.</translation>
    </message>
    <message>
        <source>counted from the trace</source>
        <translation>подсчитано по трассе</translation>
    </message>
    <message>
        <source>receives</source>
        <translation>получает</translation>
    </message>
    <message>
        <source>Exchanges between lanes</source>
        <translation>Обмены между дорожками</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lane(s) read from a lane without an active work-item and kept their own value</source>
        <translation>
            <numerusform>%Ln дорожка читала из дорожки без активного work-item&apos;а и сохранила своё значение</numerusform>
            <numerusform>%Ln дорожки читали из дорожки без активного work-item&apos;а и сохранили своё значение</numerusform>
            <numerusform>%Ln дорожек читали из дорожки без активного work-item&apos;а и сохранили своё значение</numerusform>
        </translation>
    </message>
    <message>
        <source>sends or receives a value</source>
        <translation>отправляет или получает значение</translation>
    </message>
    <message>
        <source>sends</source>
        <translation>отправляет</translation>
    </message>
</context>
<context>
    <name>Families</name>
    <message>
        <source>Reduction</source>
        <translation>Редукция</translation>
    </message>
    <message>
        <source>Scan</source>
        <translation>Скан</translation>
    </message>
    <message>
        <source>Convolution</source>
        <translation>Свёртка</translation>
    </message>
    <message>
        <source>Memory access</source>
        <translation>Доступ к памяти</translation>
    </message>
    <message>
        <source>Transpose</source>
        <translation>Транспонирование</translation>
    </message>
    <message>
        <source>Matrix multiply</source>
        <translation>Умножение матриц</translation>
    </message>
    <message>
        <source>Execution</source>
        <translation>Выполнение</translation>
    </message>
    <message>
        <source>N-body</source>
        <translation>Задача N тел</translation>
    </message>
    <message>
        <source>Ray tracing</source>
        <translation>Трассировка лучей</translation>
    </message>
    <message>
        <source>Matrix times vector</source>
        <translation>Матрица × вектор</translation>
    </message>
    <message>
        <source>Sparse matrix times vector</source>
        <translation>Разреженная матрица × вектор</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Гистограмма</translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>Уплотнение</translation>
    </message>
    <message>
        <source>Stencil</source>
        <translation>Стенсил</translation>
    </message>
    <message>
        <source>Tree search</source>
        <translation>Поиск в дереве</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Resident warps / warp slots, averaged over the cycles in which any warp is resident (modelled).</source>
        <translation>Резидентные варпы / слоты варпов, среднее по тактам, в которых есть хотя бы один резидентный варп (по модели).</translation>
    </message>
    <message>
        <source>Issue cycles / (cycles × schedulers of the multiprocessors used) (modelled).</source>
        <translation>Такты выдачи / (такты × планировщики использованных мультипроцессоров) (по модели).</translation>
    </message>
    <message>
        <source>Active lanes of all warp steps / (lanes of a warp × warp steps) (counted).</source>
        <translation>Активные дорожки всех варп-итераций / (дорожки варпа × варп-итерации) (подсчитано).</translation>
    </message>
    <message>
        <source>Number of times a warp passed a barrier (counted).</source>
        <translation>Сколько раз варпы проходили барьер (подсчитано).</translation>
    </message>
    <message>
        <source>Largest number of lanes that update the same word in one atomic request (counted).</source>
        <translation>Наибольшее число дорожек, которые обновляют одно и то же слово в одном атомарном запросе (подсчитано).</translation>
    </message>
    <message>
        <source>Bytes requested by the active lanes (counted).</source>
        <translation>Байты, запрошенные активными дорожками (подсчитано).</translation>
    </message>
    <message>
        <source>median time</source>
        <translation>медианное время</translation>
    </message>
    <message>
        <source>median</source>
        <translation>медиана</translation>
    </message>
    <message>
        <source>lower quartile of the time</source>
        <translation>нижний квартиль времени</translation>
    </message>
    <message>
        <source>quartile 1</source>
        <translation>квартиль 1</translation>
    </message>
    <message>
        <source>upper quartile of the time</source>
        <translation>верхний квартиль времени</translation>
    </message>
    <message>
        <source>quartile 3</source>
        <translation>квартиль 3</translation>
    </message>
    <message>
        <source>fastest run</source>
        <translation>самый быстрый прогон</translation>
    </message>
    <message>
        <source>fastest</source>
        <translation>лучшее</translation>
    </message>
    <message>
        <source>modelled cycles</source>
        <translation>такты по модели</translation>
    </message>
    <message>
        <source>cycles</source>
        <translation>такты</translation>
    </message>
    <message>
        <source>modelled time</source>
        <translation>время по модели</translation>
    </message>
    <message>
        <source>theoretical occupancy</source>
        <translation>теоретическая занятость</translation>
    </message>
    <message>
        <source>theoretical</source>
        <translation>теоретическая</translation>
    </message>
    <message>
        <source>achieved occupancy</source>
        <translation>достигнутая занятость</translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation>занятость</translation>
    </message>
    <message>
        <source>utilisation</source>
        <translation>загрузка</translation>
    </message>
    <message>
        <source>warp steps</source>
        <translation>варп-итерации</translation>
    </message>
    <message>
        <source>lane efficiency</source>
        <translation>эффективность дорожек</translation>
    </message>
    <message>
        <source>branches executed</source>
        <translation>выполненные ветвления</translation>
    </message>
    <message>
        <source>branches</source>
        <translation>ветвления</translation>
    </message>
    <message>
        <source>divergent branches</source>
        <translation>дивергентные ветвления</translation>
    </message>
    <message>
        <source>divergent</source>
        <translation>дивергентные</translation>
    </message>
    <message>
        <source>&amp;&amp; and ||</source>
        <translation>&amp;&amp; и ||</translation>
    </message>
    <message>
        <source>divergent &amp;&amp; and ||</source>
        <translation>диверг. &amp;&amp; и ||</translation>
    </message>
    <message>
        <source>barriers passed by warps</source>
        <translation>барьеры, пройденные варпами</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>барьеры</translation>
    </message>
    <message>
        <source>global read requests</source>
        <translation>запросы на чтение глобальной памяти</translation>
    </message>
    <message>
        <source>read requests</source>
        <translation>запросы на чтение</translation>
    </message>
    <message>
        <source>read sectors</source>
        <translation>секторы чтения</translation>
    </message>
    <message>
        <source>read bytes</source>
        <translation>байты чтения</translation>
    </message>
    <message>
        <source>global write requests</source>
        <translation>запросы на запись в глобальную память</translation>
    </message>
    <message>
        <source>write requests</source>
        <translation>запросы на запись</translation>
    </message>
    <message>
        <source>write sectors</source>
        <translation>секторы записи</translation>
    </message>
    <message>
        <source>write bytes</source>
        <translation>байты записи</translation>
    </message>
    <message>
        <source>global atomic requests</source>
        <translation>атомарные запросы к глобальной памяти</translation>
    </message>
    <message>
        <source>atomics</source>
        <translation>атомарные</translation>
    </message>
    <message>
        <source>local read requests</source>
        <translation>запросы на чтение локальной памяти</translation>
    </message>
    <message>
        <source>local reads</source>
        <translation>локальные чтения</translation>
    </message>
    <message>
        <source>local read passes</source>
        <translation>проходы чтения</translation>
    </message>
    <message>
        <source>read conflicts</source>
        <translation>конфликты чтения</translation>
    </message>
    <message>
        <source>local write requests</source>
        <translation>запросы на запись в локальную память</translation>
    </message>
    <message>
        <source>local writes</source>
        <translation>локальные записи</translation>
    </message>
    <message>
        <source>local write passes</source>
        <translation>проходы записи</translation>
    </message>
    <message>
        <source>write conflicts</source>
        <translation>конфликты записи</translation>
    </message>
    <message>
        <source>local atomic requests</source>
        <translation>атомарные запросы к локальной памяти</translation>
    </message>
    <message>
        <source>local atomics</source>
        <translation>локальные атомарные</translation>
    </message>
    <message>
        <source>local atomic passes</source>
        <translation>атомарные проходы</translation>
    </message>
    <message>
        <source>atomics:</source>
        <translation>атомарные:</translation>
    </message>
    <message>
        <source>lanes whose atomics share a word</source>
        <translation>дорожки атомарных операций с общим словом</translation>
    </message>
    <message>
        <source>same word</source>
        <translation>то же слово</translation>
    </message>
    <message>
        <source>max. lanes</source>
        <translation>макс. дорожек</translation>
    </message>
    <message>
        <source>image read requests</source>
        <translation>запросы на чтение изображений</translation>
    </message>
    <message>
        <source>image reads</source>
        <translation>чтения изображений</translation>
    </message>
    <message>
        <source>texels</source>
        <translation>тексели</translation>
    </message>
    <message>
        <source>image write requests</source>
        <translation>запросы на запись в изображения</translation>
    </message>
    <message>
        <source>image writes</source>
        <translation>записи в изображения</translation>
    </message>
    <message>
        <source>Median of the run times of the original kernel (measured).</source>
        <translation>Медиана времени прогонов исходного kernel&apos;а (измерено).</translation>
    </message>
    <message>
        <source>Lower quartile of the run times of the original kernel (measured).</source>
        <translation>Нижний квартиль времени прогонов исходного kernel&apos;а (измерено).</translation>
    </message>
    <message>
        <source>Upper quartile of the run times of the original kernel (measured).</source>
        <translation>Верхний квартиль времени прогонов исходного kernel&apos;а (измерено).</translation>
    </message>
    <message>
        <source>Time of the fastest run of the original kernel (measured).</source>
        <translation>Время самого быстрого прогона исходного kernel&apos;а (измерено).</translation>
    </message>
    <message>
        <source>Simulated cycles, from the first issue until all warps and writes are complete, summed over launches (modelled).</source>
        <translation>Такты симуляции от первой выдачи до завершения всех варпов и записей, сумма по запускам (по модели).</translation>
    </message>
    <message>
        <source>Launch overhead + cycles / clock rate, summed over launches (modelled).</source>
        <translation>Накладные расходы на запуск + такты / тактовая частота, сумма по запускам (по модели).</translation>
    </message>
    <message>
        <source>Warps that fit on a multiprocessor / warp slots (modelled).</source>
        <translation>Варпы, которые помещаются на мультипроцессоре / слоты варпов (по модели).</translation>
    </message>
    <message>
        <source>Number of operations that warps executed, such as memory accesses, branches and barriers (counted).</source>
        <translation>Число операций, которые выполнили варпы: обращений к памяти, ветвлений, барьеров и других (подсчитано).</translation>
    </message>
    <message>
        <source>Number of times a warp executed a branch, which is an if, ?:, loop condition or switch. &amp;&amp; and || are counted separately (counted).</source>
        <translation>Сколько раз варпы выполняли ветвление: if, ?:, условие цикла или switch. &amp;&amp; и || считаются отдельно (подсчитано).</translation>
    </message>
    <message>
        <source>Number of executed branches at which the lanes of a warp take different paths (counted).</source>
        <translation>Число выполненных ветвлений, на которых дорожки варпа идут по разным ветвям (подсчитано).</translation>
    </message>
    <message>
        <source>Number of times a warp evaluated the left operand of &amp;&amp; or || (counted).</source>
        <translation>Сколько раз варпы вычисляли левый операнд &amp;&amp; или || (подсчитано).</translation>
    </message>
    <message>
        <source>Number of &amp;&amp; and || evaluations whose left operand differs between the lanes of a warp (counted).</source>
        <translation>Число вычислений &amp;&amp; и ||, левый операнд которых различается у дорожек варпа (подсчитано).</translation>
    </message>
    <message>
        <source>Number of lanes that update the same word as another lane of the same atomic request (counted).</source>
        <translation>Число дорожек, которые обновляют то же слово, что и другая дорожка того же атомарного запроса (подсчитано).</translation>
    </message>
    <message>
        <source>Number of requests of this kind. A warp makes one request per access, or several for a wide vector access (counted).</source>
        <translation>Число запросов этого вида. Варп делает один запрос на обращение или несколько, если обращение к вектору широкое (подсчитано).</translation>
    </message>
    <message>
        <source>Number of distinct sectors that a request touches, summed over all requests (counted).</source>
        <translation>Число различных секторов, которые затрагивает запрос, сумма по всем запросам (подсчитано).</translation>
    </message>
    <message>
        <source>Number of bank passes. A request takes as many passes as the largest number of distinct words that it accesses in one bank (counted).</source>
        <translation>Число проходов по банкам. Для одного запроса оно равно наибольшему числу различных слов, к которым он обращается в одном банке (подсчитано).</translation>
    </message>
    <message>
        <source>Number of bank passes beyond the minimum for the same lanes (counted).</source>
        <translation>Число проходов по банкам сверх минимума для тех же дорожек (подсчитано).</translation>
    </message>
    <message>
        <source>Number of distinct texels that a request touches, summed over all requests (counted).</source>
        <translation>Число различных текселей, которые затрагивает запрос, сумма по всем запросам (подсчитано).</translation>
    </message>
    <message>
        <source>&amp;&amp; and || evaluations</source>
        <translation>вычисления &amp;&amp; и ||</translation>
    </message>
    <message>
        <source>divergent &amp;&amp; and || evaluations</source>
        <translation>дивергентные вычисления &amp;&amp; и ||</translation>
    </message>
    <message>
        <source>global read sectors</source>
        <translation>секторы при чтении глобальной памяти</translation>
    </message>
    <message>
        <source>global read bytes</source>
        <translation>байты при чтении глобальной памяти</translation>
    </message>
    <message>
        <source>global write sectors</source>
        <translation>секторы при записи в глобальную память</translation>
    </message>
    <message>
        <source>global write bytes</source>
        <translation>байты при записи в глобальную память</translation>
    </message>
    <message>
        <source>local read bank passes</source>
        <translation>проходы по банкам при чтении локальной памяти</translation>
    </message>
    <message>
        <source>local read bank conflicts</source>
        <translation>конфликты банков при чтении локальной памяти</translation>
    </message>
    <message>
        <source>local write bank passes</source>
        <translation>проходы по банкам при записи в локальную память</translation>
    </message>
    <message>
        <source>local write bank conflicts</source>
        <translation>конфликты банков при записи в локальную память</translation>
    </message>
    <message>
        <source>local atomic bank passes</source>
        <translation>проходы по банкам при атомарных операциях в локальной памяти</translation>
    </message>
    <message>
        <source>atomics with several lanes per word</source>
        <translation>атомарные операции с несколькими дорожками на слово</translation>
    </message>
    <message>
        <source>maximum number of lanes that update one word</source>
        <translation>наибольшее число дорожек, обновляющих одно слово</translation>
    </message>
    <message>
        <source>image read texels</source>
        <translation>тексели при чтении изображений</translation>
    </message>
    <message>
        <source>Number of global memory sectors that a group loads for the first time (counted).</source>
        <translation>Число секторов глобальной памяти, которые группа читает впервые (подсчитано).</translation>
    </message>
    <message>
        <source>Number of global memory sectors that a group loads again, although local memory or registers could keep them (counted).</source>
        <translation>Число секторов глобальной памяти, которые группа читает повторно, хотя их можно было бы хранить в локальной памяти или в регистрах (подсчитано).</translation>
    </message>
    <message>
        <source>global sectors that a group loads again</source>
        <translation>секторы глобальной памяти, которые группа читает повторно</translation>
    </message>
    <message>
        <source>reloaded</source>
        <translation>повторно</translation>
    </message>
    <message>
        <source>sectors that the group has loaded before</source>
        <translation>секторы, которые группа уже читала</translation>
    </message>
    <message>
        <source>sectors</source>
        <translation>секторы</translation>
    </message>
</context>
<context>
    <name>FilmParts</name>
    <message>
        <source>active, or condition true</source>
        <translation>активна или условие истинно</translation>
    </message>
    <message>
        <source>condition false</source>
        <translation>условие ложно</translation>
    </message>
    <message>
        <source>masked off</source>
        <translation>замаскирована</translation>
    </message>
    <message>
        <source>waits at the barrier</source>
        <translation>ждёт у барьера</translation>
    </message>
    <message>
        <source>barrier</source>
        <translation>барьер</translation>
    </message>
    <message>
        <source>finished, or not issued</source>
        <translation>завершена или не выполняется</translation>
    </message>
    <message>
        <source>step</source>
        <translation>шаг</translation>
    </message>
    <message>
        <source>loop condition: continues</source>
        <translation>условие цикла: продолжение</translation>
    </message>
    <message>
        <source>loop condition: exits</source>
        <translation>условие цикла: выход</translation>
    </message>
</context>
<context>
    <name>FilmPointing</name>
    <message>
        <source>step %1 of %2: %3</source>
        <comment>number; count; what happens</comment>
        <translation>шаг %1 из %2: %3</translation>
    </message>
</context>
<context>
    <name>FilmWords</name>
    <message>
        <source>one pixel is %1 × %2 (steps × lanes)</source>
        <translation>один пиксель: %1 × %2 (шаги × дорожки)</translation>
    </message>
    <message>
        <source>each row of pixels is a lane</source>
        <translation>каждая строка пикселей — дорожка</translation>
    </message>
    <message>
        <source>work-group %1</source>
        <translation>рабочая группа %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s), %1 warps</source>
        <translation>
            <numerusform>%Ln шаг, варпов: %1</numerusform>
            <numerusform>%Ln шага, варпов: %1</numerusform>
            <numerusform>%Ln шагов, варпов: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>counted from the trace</source>
        <translation>подсчитано по трассе</translation>
    </message>
    <message>
        <source>Warp %1</source>
        <translation>Варп %1</translation>
    </message>
    <message>
        <source>warp steps</source>
        <translation>варп-итерации</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>Плёнка</translation>
    </message>
    <message>
        <source>This work-group has no steps.</source>
        <translation>В этой рабочей группе нет шагов.</translation>
    </message>
</context>
<context>
    <name>FindingWords</name>
    <message>
        <source>The experiment demonstrates &quot;%1&quot;, which was not found in this run. Try other parameters.</source>
        <translation>Эксперимент рассчитан на находку «%1», но в этом прогоне её нет. Попробуйте другие параметры.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s) found.</source>
        <translation>
            <numerusform>Обнаружена %Ln ошибка.</numerusform>
            <numerusform>Обнаружены %Ln ошибки.</numerusform>
            <numerusform>Обнаружено %Ln ошибок.</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; was found. This is the fault that the experiment demonstrates.</source>
        <translation>Обнаружено: «%1». Именно эту ошибку и показывает эксперимент.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s), no errors.</source>
        <translation>
            <numerusform>%Ln замечание, ошибок нет.</numerusform>
            <numerusform>%Ln замечания, ошибок нет.</numerusform>
            <numerusform>%Ln замечаний, ошибок нет.</numerusform>
        </translation>
    </message>
    <message>
        <source>No findings.</source>
        <translation>Находок нет.</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>Work-item %1 accesses %2 at byte %3, which is out of bounds.</source>
        <translation>Work-item %1 выходит за границы: %2, байт %3.</translation>
    </message>
    <message>
        <source>Work-item %1 accesses %2 at an address outside every object of the launch.</source>
        <translation>Work-item %1 обращается по адресу вне всех объектов запуска (%2).</translation>
    </message>
    <message>
        <source>Derive the pointer used in line %1 from a buffer or an array, not from an integer.</source>
        <translation>Получайте указатель, используемый в строке %1, из буфера или массива, а не из целого числа.</translation>
    </message>
    <message>
        <source>Work-item %1 accesses a private array out of bounds.</source>
        <translation>Work-item %1 обращается к приватному массиву за его границами.</translation>
    </message>
    <message>
        <source>Work-item %1 accesses %2, which is a null pointer.</source>
        <translation>Work-item %1 обращается по нулевому указателю: %2.</translation>
    </message>
    <message>
        <source>Pass a buffer for %2, or do not execute line %1 without one.</source>
        <translation>Передайте буфер (%2) или не выполняйте строку %1 без него.</translation>
    </message>
    <message>
        <source>The barrier is not reached by all work-items of group %4. Work-item %1 is among those that never arrive.</source>
        <translation>До барьера доходят не все work-item&apos;ы группы %4. Work-item %1 — среди тех, кто до него не доходит.</translation>
    </message>
    <message>
        <source>Work-item %1 reads %2 at byte %3, which has not been written yet.</source>
        <translation>Work-item %1 читает то, что ещё не записано: %2, байт %3.</translation>
    </message>
    <message>
        <source>Write %2 before line %1 reads it. If another work-item writes it, put a barrier between the write and the read.</source>
        <translation>Запишите данные (%2) до чтения в строке %1. Если пишет другой work-item, поставьте барьер между записью и чтением.</translation>
    </message>
    <message>
        <source>Work-item %1 reads a private variable before writing it.</source>
        <translation>Work-item %1 читает приватную переменную до записи в неё.</translation>
    </message>
    <message>
        <source>Assign the variable a value in its declaration, or on every path to line %1.</source>
        <translation>Присвойте переменной значение в объявлении или на каждом пути к строке %1.</translation>
    </message>
    <message>
        <source>Check the exit condition of the loop in line %1, or allow more iterations.</source>
        <translation>Проверьте условие выхода из цикла в строке %1 или разрешите больше итераций.</translation>
    </message>
    <message>
        <source>Work-item %1 uses %2 before waiting for the copy into it.</source>
        <translation>Work-item %1 использует данные (%2), не дождавшись конца копирования.</translation>
    </message>
    <message>
        <source>Call wait_group_events before line %1.</source>
        <translation>Вызовите wait_group_events перед строкой %1.</translation>
    </message>
    <message>
        <source>Work-item %1 accesses %2 at byte %3, which is not a multiple of the type&apos;s alignment.</source>
        <translation>Work-item %1 обращается по адресу, который не кратен выравниванию типа: %2, байт %3.</translation>
    </message>
    <message>
        <source>Use vloadN or vstoreN in line %1, or an address that is aligned for the type.</source>
        <translation>Используйте в строке %1 vloadN или vstoreN либо адрес, выровненный для этого типа.</translation>
    </message>
    <message>
        <source>Declare %2 to match its use in line %1, or remove the access.</source>
        <translation>Приведите объявление (%2) в соответствие с использованием в строке %1 или удалите обращение.</translation>
    </message>
    <message>
        <source>In line %1, pass arguments that do not depend on the work-item.</source>
        <translation>Передавайте в строке %1 аргументы, которые не зависят от work-item&apos;а.</translation>
    </message>
    <message>
        <source>Work-items %1 and %5 write the same value to the same location in %2, and no barrier separates the writes. The result does not depend on which one writes last.</source>
        <translation>Work-item&apos;ы %1 и %5 пишут одно и то же значение в одно и то же место (%2), и записи не разделены барьером. Результат не зависит от того, какая запись последняя.</translation>
    </message>
    <message>
        <source>This is harmless if the kernel checks the value before it continues, as with a ticket or a lock.</source>
        <translation>Это безвредно, если kernel проверяет значение, прежде чем продолжить, как в схеме с номерками (ticket) или с блокировкой.</translation>
    </message>
    <message>
        <source>Give each work-item its own location in %2, put a barrier between the accesses in line %1, or use an atomic.</source>
        <translation>Дайте каждому work-item&apos;у своё место в памяти (%2), поставьте барьер между обращениями в строке %1 или используйте атомарную операцию.</translation>
    </message>
    <message>
        <source>Put barrier(CLK_LOCAL_MEM_FENCE) between line %1 and line %3, where all work-items of the group reach it.</source>
        <translation>Поставьте barrier(CLK_LOCAL_MEM_FENCE) между строками %1 и %3 там, где до него дойдут все work-item&apos;ы группы.</translation>
    </message>
    <message>
        <source>Put barrier(CLK_GLOBAL_MEM_FENCE) between line %1 and line %3, where all work-items of the group reach it.</source>
        <translation>Поставьте barrier(CLK_GLOBAL_MEM_FENCE) между строками %1 и %3 там, где до него дойдут все work-item&apos;ы группы.</translation>
    </message>
    <message>
        <source>Line %1 of %2</source>
        <translation>Строка %1, %2</translation>
    </message>
    <message>
        <source>Lines %1 and %2 of %3</source>
        <translation>Строки %1 и %2, %3</translation>
    </message>
    <message>
        <source>Work-items: %1</source>
        <translation>Work-item&apos;ы: %1</translation>
    </message>
    <message>
        <source>Work-items: %1 and %2 more</source>
        <translation>Work-item&apos;ы: %1 и ещё %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 times</source>
        <translation>
            <numerusform>%1 раз</numerusform>
            <numerusform>%1 раза</numerusform>
            <numerusform>%1 раз</numerusform>
        </translation>
    </message>
    <message>
        <source>1 time</source>
        <translation>1 раз</translation>
    </message>
    <message>
        <source>Check the index before line %1, or make %2 larger.</source>
        <translation>Проверяйте индекс перед строкой %1 или увеличьте размер (%2).</translation>
    </message>
    <message>
        <source>Check the index before line %1, or make the array larger.</source>
        <translation>Проверяйте индекс перед строкой %1 или увеличьте массив.</translation>
    </message>
    <message>
        <source>Move the barrier in line %1 to a location that every work-item of the group reaches, for example outside the condition or before the return.</source>
        <translation>Перенесите барьер из строки %1 туда, куда доходят все work-item&apos;ы группы, например за пределы условия или перед return.</translation>
    </message>
    <message>
        <source>Work-item %1 was still in the loop when it reached the iteration limit.</source>
        <translation>Work-item %1 был ещё в цикле, когда достиг предела итераций.</translation>
    </message>
    <message>
        <source>Work-item %1 accesses %2 at byte %3 in a way that its access qualifier forbids, because it writes a read-only object or reads a write-only one.</source>
        <translation>Work-item %1 обращается к данным (%2, байт %3) так, как запрещает квалификатор доступа: пишет в объект только для чтения или читает объект только для записи.</translation>
    </message>
    <message>
        <source>Work-items %1 and %5 access the same location in %2, at least one of them writes it, and no barrier separates the accesses. In this run, only atomics ordered the accesses. The values returned by the atomics show which access came first.</source>
        <translation>Work-item&apos;ы %1 и %5 обращаются к одному и тому же месту (%2), хотя бы один из них пишет туда, и обращения не разделены барьером. В этом прогоне обращения упорядочены только атомарными операциями. Какое было первым, видно по значениям, которые вернули атомарные операции.</translation>
    </message>
    <message>
        <source>Work-items %1 and %5 access the same location in %2, at least one of them writes it, and the barrier between the accesses does not order this memory. The result can therefore differ from run to run.</source>
        <translation>Work-item&apos;ы %1 и %5 обращаются к одному и тому же месту (%2), хотя бы один из них пишет туда, а барьер между обращениями не упорядочивает эту память. Поэтому результат может меняться от прогона к прогону.</translation>
    </message>
    <message>
        <source>Work-items %1 and %5 access the same location in %2, at least one of them writes it, and no barrier separates the accesses. The result can therefore differ from run to run.</source>
        <translation>Work-item&apos;ы %1 и %5 обращаются к одному и тому же месту (%2), хотя бы один из них пишет туда, и обращения не разделены барьером. Поэтому результат может меняться от прогона к прогону.</translation>
    </message>
    <message>
        <source>This is harmless in practice, but OpenCL does not define the result of two simultaneous writes. Let only one work-item write.</source>
        <translation>На практике это не вредит, но OpenCL не определяет результат двух одновременных записей. Пусть пишет только один work-item.</translation>
    </message>
    <message>
        <source>The groups of a launch run in an unspecified order. Give each group its own location in %2, use an atomic, or split the work into two launches.</source>
        <translation>Группы запуска выполняются в неопределённом порядке. Дайте каждой группе своё место в памяти (%2), используйте атомарную операцию или разделите работу на два запуска.</translation>
    </message>
    <message>
        <source>This barrier is redundant in this launch. Wherever work-items of a group share data that one of them writes, other barriers already separate their accesses.</source>
        <translation>В этом запуске этот барьер лишний. Если work-item&apos;ы группы обращаются к общим данным и один из них пишет, их обращения уже разделены другими барьерами.</translation>
    </message>
    <message>
        <source>Remove the barrier in line %1 if it is redundant for other sizes and inputs too. Then run the kernel again, because another barrier that was redundant may now be needed.</source>
        <translation>Уберите барьер в строке %1, если он лишний и при других размерах и входных данных. Затем выполните kernel снова: другой барьер, который был лишним, теперь может понадобиться.</translation>
    </message>
    <message>
        <source>Work-item %1 requests an asynchronous copy that differs from that of the rest of group %4, or waits for different copies. All work-items of a group must pass the same arguments.</source>
        <translation>Work-item %1 запрашивает не то асинхронное копирование, что остальная группа %4, или ждёт других копирований. Все work-item&apos;ы группы должны передавать одинаковые аргументы.</translation>
    </message>
    <message>
        <source>An asynchronous copy and another access use the same location in %2, and at least one of them writes it. No wait for the copy separates them, so the result can differ from run to run.</source>
        <translation>Асинхронное копирование и другое обращение используют одно и то же место (%2), и хотя бы одно из них его изменяет. Между ними нет ожидания копирования, поэтому результат может меняться от запуска к запуску.</translation>
    </message>
</context>
<context>
    <name>FindingsPaper</name>
    <message>
        <source>Findings: %1</source>
        <translation>Находки: %1</translation>
    </message>
    <message>
        <source>No faults were found.</source>
        <translation>Ошибок не обнаружено.</translation>
    </message>
    <message>
        <source>Checks performed</source>
        <translation>Выполненные проверки</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more finding(s) are not listed.</source>
        <translation>
            <numerusform>Ещё %Ln находка не показана.</numerusform>
            <numerusform>Ещё %Ln находки не показаны.</numerusform>
            <numerusform>Ещё %Ln находок не показаны.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FlowWords</name>
    <message>
        <source>step %1 · warp %2</source>
        <translation>шаг %1 · варп %2</translation>
    </message>
    <message>
        <source>active, but provides no value here</source>
        <translation>активна, но не даёт здесь значения</translation>
    </message>
    <message>
        <source>solid line: through local memory</source>
        <translation>сплошная линия: через локальную память</translation>
    </message>
    <message>
        <source>dashed line: through global memory</source>
        <translation>пунктир: через глобальную память</translation>
    </message>
    <message>
        <source>pin: a value that this group did not write</source>
        <translation>булавка: значение, которое записала не эта группа</translation>
    </message>
    <message>
        <source>counted from the trace</source>
        <translation>подсчитано по трассе</translation>
    </message>
    <message>
        <source>No memory is accessed in this step. The next access, in step %1, is shown.</source>
        <translation>На этом шаге нет обращений к памяти. Показано следующее обращение, на шаге %1.</translation>
    </message>
    <message>
        <source>No memory is accessed in this step. The previous access, in step %1, is shown.</source>
        <translation>На этом шаге нет обращений к памяти. Показано предыдущее обращение, на шаге %1.</translation>
    </message>
    <message>
        <source>Data flow</source>
        <translation>Движение данных</translation>
    </message>
    <message>
        <source>Warp %1, lane %2 (work-item %3), step %4</source>
        <translation>Варп %1, дорожка %2 (work-item %3), шаг %4</translation>
    </message>
    <message>
        <source>reads %1</source>
        <translation>читает %1</translation>
    </message>
    <message>
        <source>writes %1</source>
        <translation>пишет %1</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>строка %1: %2</translation>
    </message>
    <message>
        <source>Warp %1 accesses neither local nor global memory in this launch.</source>
        <translation>Варп %1 в этом запуске не обращается ни к локальной, ни к глобальной памяти.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln earlier step(s) that provide values are not shown.</source>
        <translation>
            <numerusform>Не показан %Ln более ранний шаг, дающий значения.</numerusform>
            <numerusform>Не показаны %Ln более ранних шага, дающих значения.</numerusform>
            <numerusform>Не показаны %Ln более ранних шагов, дающих значения.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s): %1 from the same lane, %2 from other lanes, %3 from other warps, %4 from outside the group</source>
        <translation>
            <numerusform>%Ln значение: из той же дорожки — %1, из других дорожек — %2, из других варпов — %3, не из этой группы — %4</numerusform>
            <numerusform>%Ln значения: из той же дорожки — %1, из других дорожек — %2, из других варпов — %3, не из этой группы — %4</numerusform>
            <numerusform>%Ln значений: из той же дорожки — %1, из других дорожек — %2, из других варпов — %3, не из этой группы — %4</numerusform>
        </translation>
    </message>
    <message>
        <source>provides a value to the selected lane</source>
        <translation>даёт значение выбранной дорожке</translation>
    </message>
    <message>
        <source>provides a value to another lane of the step</source>
        <translation>даёт значение другой дорожке шага</translation>
    </message>
    <message>
        <source>There are too many lines to draw, so only those of the selected lane are shown.</source>
        <translation>Линий слишком много, поэтому показаны только линии выбранной дорожки.</translation>
    </message>
    <message>
        <source>Each written value is linked to all values that the same lane has read since its previous write. Values that were read earlier and kept in registers are not linked.</source>
        <translation>Каждое записанное значение связано со всеми значениями, которые та же дорожка прочитала после своей предыдущей записи. Значения, прочитанные раньше и сохранённые в регистрах, не связываются.</translation>
    </message>
</context>
<context>
    <name>FootprintWords</name>
    <message>
        <source>Halo of a full group</source>
        <translation>Гало полной группы</translation>
    </message>
    <message>
        <source>Group %1 reads %2 elements for its own tile of %3.</source>
        <translation>Группа %1 читает элементов: %2, а в её тайле их %3.</translation>
    </message>
    <message>
        <source>redundant work</source>
        <translation>избыточная работа</translation>
    </message>
    <message>
        <source>No halo</source>
        <translation>Гало нет</translation>
    </message>
    <message>
        <source>bytes re-read, all groups</source>
        <translation>байты, прочитанные повторно, все группы</translation>
    </message>
    <message>
        <source>Group %1</source>
        <translation>Группа %1</translation>
    </message>
    <message>
        <source>footprint, elements</source>
        <translation>охват, элементы</translation>
    </message>
    <message>
        <source>own tile, elements</source>
        <translation>свой тайл, элементы</translation>
    </message>
    <message>
        <source>halo</source>
        <translation>гало</translation>
    </message>
    <message>
        <source>helper work-items</source>
        <translation>вспомогательные work-item&apos;ы</translation>
    </message>
    <message>
        <source>elements written</source>
        <translation>записанные элементы</translation>
    </message>
    <message>
        <source>also read by other groups</source>
        <translation>читают и другие группы</translation>
    </message>
    <message>
        <source>loads per element read</source>
        <translation>чтений на прочитанный элемент</translation>
    </message>
    <message>
        <source>Halo = (footprint − own tile) / own tile, counted from the trace. The full group is the one that writes the most results.</source>
        <translation>Гало (halo) = (охват − свой тайл) / свой тайл, подсчитано по трассе. Полная группа — та, что пишет больше всего результатов.</translation>
    </message>
    <message>
        <source>Elements of the output that this group writes.</source>
        <translation>Элементы выхода, которые пишет эта группа.</translation>
    </message>
    <message>
        <source>Distinct elements of the input that this group reads.</source>
        <translation>Различные элементы входа, которые читает эта группа.</translation>
    </message>
    <message>
        <source>Loads of the input / distinct elements of the input that are read.</source>
        <translation>Чтения входа / различные прочитанные элементы входа.</translation>
    </message>
    <message>
        <source>Redundant work = helper work-items / work-items. A helper reads the input and writes no result.</source>
        <translation>Избыточная работа = вспомогательные work-item&apos;ы / work-item&apos;ы. Вспомогательный work-item читает вход и не пишет результата.</translation>
    </message>
    <message>
        <source>Elements of this group&apos;s footprint that other groups read as well.</source>
        <translation>Элементы охвата этой группы, которые читают и другие группы.</translation>
    </message>
    <message>
        <source>Elements of global memory and images that this group writes.</source>
        <translation>Элементы глобальной памяти и изображений, которые пишет эта группа.</translation>
    </message>
    <message>
        <source>footprint of group %1 (solid edge)</source>
        <translation>охват группы %1 (сплошная рамка)</translation>
    </message>
    <message>
        <source>footprint of group %1 (dashed edge)</source>
        <translation>охват группы %1 (пунктирная рамка)</translation>
    </message>
    <message>
        <source>tile of a group</source>
        <translation>тайл группы</translation>
    </message>
    <message>
        <source>area read by a group</source>
        <translation>область, которую читает группа</translation>
    </message>
    <message>
        <source>tile of a group (1 in %1 shown)</source>
        <translation>тайл группы (показан 1 из %1)</translation>
    </message>
    <message>
        <source>area read by a group (1 in %1 shown)</source>
        <translation>область, которую читает группа (показана 1 из %1)</translation>
    </message>
    <message>
        <source>This launch reads no buffer and no image.</source>
        <translation>Этот запуск не читает ни буферов, ни изображений.</translation>
    </message>
    <message>
        <source>Work-group %1</source>
        <translation>Рабочая группа %1</translation>
    </message>
    <message>
        <source>Work-group footprints</source>
        <translation>Охват рабочих групп</translation>
    </message>
    <message numerus="yes">
        <source>element %1 is read by %Ln group(s) (counted from the trace)</source>
        <translation>
            <numerusform>элемент %1 читает %Ln группа (подсчитано по трассе)</numerusform>
            <numerusform>элемент %1 читают %Ln группы (подсчитано по трассе)</numerusform>
            <numerusform>элемент %1 читают %Ln групп (подсчитано по трассе)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 × %3 elements, read by %Ln group(s); counted from the trace</source>
        <translation>
            <numerusform>%1, элементов: %2 × %3; читает %Ln группа; подсчитано по трассе</numerusform>
            <numerusform>%1, элементов: %2 × %3; читают %Ln группы; подсчитано по трассе</numerusform>
            <numerusform>%1, элементов: %2 × %3; читают %Ln групп; подсчитано по трассе</numerusform>
        </translation>
    </message>
    <message>
        <source>These groups have no tiles, because a group does not read the elements that it writes or because the input and the output differ in size.</source>
        <translation>У этих групп нет тайлов, потому что группа не читает элементы, которые пишет, или размеры входа и выхода различаются.</translation>
    </message>
    <message>
        <source>bytes re-read in %1</source>
        <translation>байты, прочитанные повторно в %1</translation>
    </message>
    <message>
        <source>Bytes that more than one group reads. Each byte is counted once per group that reads it, not counting the first group.</source>
        <translation>Байты, которые читает больше чем одна группа. Каждый байт считается один раз для каждой читающей его группы, не считая первой.</translation>
    </message>
    <message>
        <source>Each square is one element. The number in the square shows how many groups read it.</source>
        <translation>Каждый квадрат — один элемент. Число в квадрате показывает, сколько групп его читают.</translation>
    </message>
    <message>
        <source>The input of this launch has more than %1 elements, which is too many to count the readers of each element.</source>
        <translation>На входе этого запуска слишком много элементов (больше %1), чтобы считать, сколько групп читают каждый из них.</translation>
    </message>
    <message>
        <source>click to select this work-group</source>
        <translation>щёлкните, чтобы выбрать эту рабочую группу</translation>
    </message>
</context>
<context>
    <name>FormatWords</name>
    <message>
        <source>%1 needs FFmpeg, but %2 is not installed</source>
        <comment>a format; a library</comment>
        <translation>Для %1 нужен FFmpeg, но библиотека %2 не установлена</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>PNG sequence</source>
        <translation>Последовательность PNG</translation>
    </message>
    <message>
        <source>Player (HTML)</source>
        <translation>Плеер (HTML)</translation>
    </message>
    <message>
        <source>Report (HTML)</source>
        <translation>Отчёт (HTML)</translation>
    </message>
    <message>
        <source>Report (PDF)</source>
        <translation>Отчёт (PDF)</translation>
    </message>
    <message>
        <source>Perfetto trace</source>
        <translation>Трасса Perfetto</translation>
    </message>
    <message>
        <source>Events (CSV)</source>
        <translation>События (CSV)</translation>
    </message>
    <message>
        <source>Warp steps (CSV)</source>
        <translation>Варп-итерации (CSV)</translation>
    </message>
</context>
<context>
    <name>FrontWords</name>
    <message>
        <source>Nothing is compared yet. Select two or more runs</source>
        <translation>Сравнивать пока нечего. Выберите два прогона или больше</translation>
    </message>
    <message>
        <source>There is no chart yet. Start the sweep</source>
        <translation>Графика пока нет. Начните перебор</translation>
    </message>
    <message>
        <source>There is no picture yet. Run an experiment or a kernel</source>
        <translation>Рисунка пока нет. Выполните эксперимент или kernel</translation>
    </message>
    <message>
        <source>There is no race yet. Select two to four runs</source>
        <translation>Забега пока нет. Выберите от двух до четырёх прогонов</translation>
    </message>
    <message>
        <source>There are no layouts yet. Run a kernel with an array in local memory</source>
        <translation>Раскладок пока нет. Выполните kernel с массивом в локальной памяти</translation>
    </message>
</context>
<context>
    <name>GlobalWords</name>
    <message>
        <source>Warp %1 issues no instruction in this step.</source>
        <translation>Варп %1 не выполняется на этом шаге.</translation>
    </message>
    <message>
        <source>%1 The next access, in step %2, is shown: %3.</source>
        <translation>%1 Показано следующее обращение, на шаге %2: %3.</translation>
    </message>
    <message>
        <source>%1 The previous access, in step %2, is shown: %3.</source>
        <translation>%1 Показано предыдущее обращение, на шаге %2: %3.</translation>
    </message>
    <message>
        <source>In the whole launch, line %1 makes %3 and moves %2: %4 per request on average.</source>
        <comment>a line&apos;s number; a count of sectors; a count of requests; a number of sectors</comment>
        <translation>За весь запуск строка %1 делает %3 и переносит %2: в среднем %4 на запрос.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sector(s)</source>
        <translation>
            <numerusform>%Ln сектор</numerusform>
            <numerusform>%Ln сектора</numerusform>
            <numerusform>%Ln секторов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation>
            <numerusform>%Ln запрос</numerusform>
            <numerusform>%Ln запроса</numerusform>
            <numerusform>%Ln запросов</numerusform>
        </translation>
    </message>
    <message>
        <source>Request %1 of %2</source>
        <translation>Запрос %1 из %2</translation>
    </message>
    <message>
        <source>Warp %1 accesses no global memory in the whole launch.</source>
        <translation>Варп %1 за весь запуск не обращается к глобальной памяти.</translation>
    </message>
    <message>
        <source>This kernel accesses no buffer in global memory.</source>
        <translation>Этот kernel не обращается к буферам в глобальной памяти.</translation>
    </message>
    <message>
        <source>Sector of %1 bytes, starting at %2</source>
        <translation>Сектор (размер в байтах: %1), начало — %2</translation>
    </message>
    <message>
        <source>requested by lanes %1 (counted from the trace)</source>
        <translation>запрошен дорожками %1 (подсчитано по трассе)</translation>
    </message>
    <message>
        <source>Global memory</source>
        <translation>Глобальная память</translation>
    </message>
    <message>
        <source>Numbers below cache lines are byte offsets in the buffer.</source>
        <translation>Числа под кеш-линиями — смещения в буфере в байтах.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lane(s) × %1 bytes, counted from the trace</source>
        <translation>
            <numerusform>%Ln дорожка, байтов на каждую: %1; подсчитано по трассе</numerusform>
            <numerusform>%Ln дорожки, байтов на каждую: %1; подсчитано по трассе</numerusform>
            <numerusform>%Ln дорожек, байтов на каждую: %1; подсчитано по трассе</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s), one after another: %1 sectors, %2 of them distinct</source>
        <translation>
            <numerusform>%Ln запрос, один за другим: секторов %1, из них различных %2</numerusform>
            <numerusform>%Ln запроса, один за другим: секторов %1, из них различных %2</numerusform>
            <numerusform>%Ln запросов, один за другим: секторов %1, из них различных %2</numerusform>
        </translation>
    </message>
    <message>
        <source>No global memory is accessed in this step (%1).</source>
        <translation>На этом шаге нет обращений к глобальной памяти (%1).</translation>
    </message>
</context>
<context>
    <name>GridWords</name>
    <message>
        <source>width of %1</source>
        <translation>ширина %1</translation>
    </message>
    <message>
        <source>height of %1</source>
        <translation>высота %1</translation>
    </message>
</context>
<context>
    <name>GroupBarsWords</name>
    <message>
        <source>the selected work-group</source>
        <translation>выбранная рабочая группа</translation>
    </message>
    <message>
        <source>runs at the same time</source>
        <translation>выполняется одновременно</translation>
    </message>
    <message>
        <source>concurrent groups</source>
        <translation>одновременные группы</translation>
    </message>
    <message>
        <source>runs at another time</source>
        <translation>выполняется в другое время</translation>
    </message>
</context>
<context>
    <name>GuessWords</name>
    <message>
        <source>The number of work-items was reduced so that the log fits the memory budget.</source>
        <translation>Число work-item&apos;ов уменьшено, чтобы журнал уложился в бюджет памяти.</translation>
    </message>
    <message>
        <source>The kernel accesses memory far beyond the buffer sizes guessed at first. These arguments were enlarged: %1.</source>
        <translation>Kernel обращается к памяти далеко за пределами подобранных вначале размеров буферов. Эти аргументы увеличены: %1.</translation>
    </message>
    <message>
        <source>The launch of %1 was guessed from its source: %2 work-items in groups of %3. To use other sizes and inputs, change them under Values and run the kernel again. Your changes are kept.</source>
        <translation>Запуск %1 подобран по коду: work-item&apos;ов — %2, группы по %3. Чтобы взять другие размеры и входные данные, измените их в панели «Значения» и выполните kernel снова. Ваши изменения сохраняются.</translation>
    </message>
</context>
<context>
    <name>GuideSections</name>
    <message>
        <source>Getting started</source>
        <translation>Начало работы</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Задачи</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Виды</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Панели</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Дополнительно</translation>
    </message>
</context>
<context>
    <name>HandoutWords</name>
    <message>
        <source>Minutes: %1</source>
        <translation>Минут: %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Заметки</translation>
    </message>
    <message>
        <source>Answers and notes</source>
        <translation>Ответы и заметки</translation>
    </message>
    <message>
        <source>Question %1</source>
        <translation>Вопрос %1</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Ответ</translation>
    </message>
    <message>
        <source>Write the numbers 1 to %1 into the boxes.</source>
        <translation>Впишите в клетки числа от 1 до %1.</translation>
    </message>
    <message>
        <source>Task %1</source>
        <translation>Задание %1</translation>
    </message>
    <message>
        <source>%1: hints</source>
        <translation>%1: подсказки</translation>
    </message>
</context>
<context>
    <name>Hardware</name>
    <message>
        <source>Lanes per warp</source>
        <translation>Дорожек в варпе</translation>
    </message>
    <message>
        <source>Pack small groups</source>
        <translation>Уплотнять малые группы</translation>
    </message>
    <message>
        <source>Banks</source>
        <translation>Банки</translation>
    </message>
    <message>
        <source>Bank width</source>
        <translation>Ширина банка</translation>
    </message>
    <message>
        <source>Bytes per word of a bank</source>
        <translation>Байтов в слове банка</translation>
    </message>
    <message>
        <source>Sector</source>
        <translation>Сектор</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Кеш-линия</translation>
    </message>
    <message>
        <source>Bytes per cache line of global memory</source>
        <translation>Байтов в кеш-линии глобальной памяти</translation>
    </message>
    <message>
        <source>Multiprocessors</source>
        <translation>Мультипроцессоры</translation>
    </message>
    <message>
        <source>Warp slots</source>
        <translation>Слоты варпов</translation>
    </message>
    <message>
        <source>Group slots</source>
        <translation>Слоты групп</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>Регистры</translation>
    </message>
    <message>
        <source>Register blocks</source>
        <translation>Блоки регистров</translation>
    </message>
    <message>
        <source>Register unit</source>
        <translation>Гранулярность регистров</translation>
    </message>
    <message>
        <source>Max. registers per work-item</source>
        <translation>Макс. регистров на work-item</translation>
    </message>
    <message>
        <source>Largest number of registers that a work-item can address</source>
        <translation>Наибольшее число регистров, к которым может обратиться work-item</translation>
    </message>
    <message>
        <source>Registers per work-item</source>
        <translation>Регистров на work-item</translation>
    </message>
    <message>
        <source>LLVM target GPU</source>
        <translation>Целевой GPU для LLVM</translation>
    </message>
    <message>
        <source>Local memory</source>
        <translation>Локальная память</translation>
    </message>
    <message>
        <source>Max. local memory per group</source>
        <translation>Макс. лок. памяти на группу</translation>
    </message>
    <message>
        <source>Largest amount of local memory that a work-group can use</source>
        <translation>Наибольший объём локальной памяти, который может использовать рабочая группа</translation>
    </message>
    <message>
        <source>Local memory unit</source>
        <translation>Гранулярность лок. памяти</translation>
    </message>
    <message>
        <source>Reserved local memory</source>
        <translation>Резерв локальной памяти</translation>
    </message>
    <message>
        <source>Partitioned caching</source>
        <translation>Раздельное кеширование</translation>
    </message>
    <message>
        <source>Schedulers</source>
        <translation>Планировщики</translation>
    </message>
    <message>
        <source>Scheduler policy</source>
        <translation>Политика планировщика</translation>
    </message>
    <message>
        <source>Groups per 1,000 cycles</source>
        <translation>Групп за 1&#xa0;000 тактов</translation>
    </message>
    <message>
        <source>Active warps</source>
        <translation>Активные варпы</translation>
    </message>
    <message>
        <source>Arithmetic lanes</source>
        <translation>Арифм. дорожки</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Арифметика</translation>
    </message>
    <message>
        <source>Predicated operations</source>
        <translation>Предикатные операции</translation>
    </message>
    <message>
        <source>Atomics on one address</source>
        <translation>Атом. операции: один адрес</translation>
    </message>
    <message>
        <source>Loads per warp</source>
        <translation>Чтений на варп</translation>
    </message>
    <message>
        <source>Loads per multiprocessor</source>
        <translation>Чтений на мультипроцессор</translation>
    </message>
    <message>
        <source>Arithmetic latency</source>
        <translation>Задержка арифметики</translation>
    </message>
    <message>
        <source>Branch latency</source>
        <translation>Задержка ветвления</translation>
    </message>
    <message>
        <source>Local latency</source>
        <translation>Задержка лок. памяти</translation>
    </message>
    <message>
        <source>Group latency</source>
        <translation>Задержка группы</translation>
    </message>
    <message>
        <source>Barrier latency</source>
        <translation>Задержка барьера</translation>
    </message>
    <message>
        <source>Cycles per warp at a barrier</source>
        <translation>Тактов на варп у барьера</translation>
    </message>
    <message>
        <source>L1 latency</source>
        <translation>Задержка L1</translation>
    </message>
    <message>
        <source>L2 latency</source>
        <translation>Задержка L2</translation>
    </message>
    <message>
        <source>Global latency</source>
        <translation>Задержка глоб. памяти</translation>
    </message>
    <message>
        <source>Local/global memory pipe</source>
        <translation>Конвейер лок./глоб. памяти</translation>
    </message>
    <message>
        <source>Sectors per cycle</source>
        <translation>Секторов за такт</translation>
    </message>
    <message>
        <source>Sectors written per cycle</source>
        <translation>Секторов записи за такт</translation>
    </message>
    <message>
        <source>Lines per cycle</source>
        <translation>Кеш-линий за такт</translation>
    </message>
    <message>
        <source>Texels per cycle</source>
        <translation>Текселей за такт</translation>
    </message>
    <message>
        <source>L2 bytes per cycle</source>
        <translation>Байтов L2 за такт</translation>
    </message>
    <message>
        <source>L2 bytes written per cycle</source>
        <translation>Байтов записи L2 за такт</translation>
    </message>
    <message>
        <source>DRAM bytes per cycle</source>
        <translation>Байтов DRAM за такт</translation>
    </message>
    <message>
        <source>L2 slices</source>
        <translation>Секции L2</translation>
    </message>
    <message>
        <source>Slice interleave</source>
        <translation>Чередование секций</translation>
    </message>
    <message>
        <source>Atomics per 1,000 cycles</source>
        <translation>Атом. операций за 1&#xa0;000 тактов</translation>
    </message>
    <message>
        <source>Caches</source>
        <translation>Кеши</translation>
    </message>
    <message>
        <source>L1</source>
        <translation>L1</translation>
    </message>
    <message>
        <source>L1 ways</source>
        <translation>Ассоциативность L1</translation>
    </message>
    <message>
        <source>L2</source>
        <translation>L2</translation>
    </message>
    <message>
        <source>L2 ways</source>
        <translation>Ассоциативность L2</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>Вытеснение</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Частота</translation>
    </message>
    <message>
        <source>Launch overhead</source>
        <translation>Расходы на запуск</translation>
    </message>
    <message>
        <source>off</source>
        <translation>выключено</translation>
    </message>
    <message>
        <source>on</source>
        <translation>включено</translation>
    </message>
    <message>
        <source>whole group</source>
        <translation>вся группа</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>gfx803 (GCN)</source>
        <translation>gfx803 (GCN)</translation>
    </message>
    <message>
        <source>gfx90a (CDNA)</source>
        <translation>gfx90a (CDNA)</translation>
    </message>
    <message>
        <source>gfx1010 (RDNA)</source>
        <translation>gfx1010 (RDNA)</translation>
    </message>
    <message>
        <source>as written</source>
        <translation>как написано</translation>
    </message>
    <message>
        <source>optimised, where known</source>
        <translation>оптимизированный, где известен</translation>
    </message>
    <message>
        <source>for each lane</source>
        <translation>для каждой дорожки</translation>
    </message>
    <message>
        <source>separate</source>
        <translation>отдельно</translation>
    </message>
    <message>
        <source>once per warp</source>
        <translation>один раз на варп</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пуст</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>заполнен</translation>
    </message>
    <message>
        <source>round robin</source>
        <translation>по кругу</translation>
    </message>
    <message>
        <source>greedy, then oldest</source>
        <translation>жадно, затем старший</translation>
    </message>
    <message>
        <source>oldest first</source>
        <translation>сначала старший</translation>
    </message>
    <message>
        <source>two-level</source>
        <translation>двухуровневая</translation>
    </message>
    <message>
        <source>least recently used</source>
        <translation>самая давняя (LRU)</translation>
    </message>
    <message>
        <source>first in, first out</source>
        <translation>первым вошёл, первым вышел</translation>
    </message>
    <message>
        <source>random</source>
        <translation>случайно</translation>
    </message>
    <message>
        <source>Warps and memory</source>
        <translation>Варпы и память</translation>
    </message>
    <message>
        <source>Residency limits</source>
        <translation>Пределы резидентности</translation>
    </message>
    <message>
        <source>Issuing</source>
        <translation>Выдача</translation>
    </message>
    <message>
        <source>Latencies</source>
        <translation>Задержки</translation>
    </message>
    <message>
        <source>Pipes and bandwidths</source>
        <translation>Конвейеры и пропускная способность</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>lanes</source>
        <translation>дорожки</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>байты</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>регистры</translation>
    </message>
    <message>
        <source>cycles</source>
        <translation>такты</translation>
    </message>
    <message>
        <source>bytes per cycle</source>
        <translation>байты за такт</translation>
    </message>
    <message>
        <source>MHz</source>
        <translation>MHz</translation>
    </message>
    <message>
        <source>ns</source>
        <translation>ns</translation>
    </message>
    <message>
        <source>Number of work-items that execute in lockstep</source>
        <translation>Число work-item&apos;ов, которые выполняются синхронно</translation>
    </message>
    <message>
        <source>Whether groups smaller than a warp share a warp</source>
        <translation>Могут ли группы, которые меньше варпа, находиться в одном варпе</translation>
    </message>
    <message>
        <source>Number of local memory banks; each serves one word per pass</source>
        <translation>Число банков локальной памяти; каждый обслуживает одно слово за проход</translation>
    </message>
    <message>
        <source>Smallest unit of a global memory transfer</source>
        <translation>Наименьшая порция данных при обмене с глобальной памятью</translation>
    </message>
    <message>
        <source>Number of multiprocessors; each runs its own work-groups</source>
        <translation>Число мультипроцессоров; каждый выполняет свои рабочие группы</translation>
    </message>
    <message>
        <source>Number of warps that can be resident on a multiprocessor</source>
        <translation>Число варпов, которые могут быть резидентными на мультипроцессоре</translation>
    </message>
    <message>
        <source>Number of work-groups that can be resident on a multiprocessor</source>
        <translation>Число рабочих групп, которые могут быть резидентными на мультипроцессоре</translation>
    </message>
    <message>
        <source>Number of 32-bit registers of a multiprocessor</source>
        <translation>Число 32-битных регистров мультипроцессора</translation>
    </message>
    <message>
        <source>Number of partitions of the register file; the registers of a warp are all in one partition</source>
        <translation>Число частей регистрового файла; все регистры варпа находятся в одной части</translation>
    </message>
    <message>
        <source>The number of registers of a warp is rounded up to a multiple of this value</source>
        <translation>Число регистров варпа округляется вверх до числа, кратного этому значению</translation>
    </message>
    <message>
        <source>Number of registers that this kernel uses per work-item. If this is 0, LLVM or the driver reports the number, or it is estimated</source>
        <translation>Число регистров на work-item, которые использует этот kernel. Если значение 0, это число сообщает LLVM или драйвер либо берётся оценка</translation>
    </message>
    <message>
        <source>The target GPU for which LLVM&apos;s back end reports the registers per work-item. With &quot;none&quot;, the driver reports them, or they are estimated</source>
        <translation>Целевой GPU, для которого генератор кода LLVM сообщает число регистров на work-item. При значении «нет» число сообщает драйвер или берётся оценка</translation>
    </message>
    <message>
        <source>Size of the local memory of a multiprocessor</source>
        <translation>Объём локальной памяти мультипроцессора</translation>
    </message>
    <message>
        <source>The local memory of a group is rounded up to a multiple of this value</source>
        <translation>Объём локальной памяти группы округляется вверх до числа, кратного этому значению</translation>
    </message>
    <message>
        <source>Local memory reserved per work-group in addition to what the kernel uses</source>
        <translation>Локальная память, которая резервируется для рабочей группы сверх того, что использует kernel</translation>
    </message>
    <message>
        <source>Whether the warps of a group stay in one half of the multiprocessor</source>
        <translation>Остаются ли варпы группы в одной половине мультипроцессора</translation>
    </message>
    <message>
        <source>Number of schedulers of a multiprocessor; each issues one warp step per cycle</source>
        <translation>Число планировщиков мультипроцессора; каждый выдаёт одну варп-итерацию за такт</translation>
    </message>
    <message>
        <source>How a scheduler selects the next ready warp</source>
        <translation>Как планировщик выбирает следующий готовый варп</translation>
    </message>
    <message>
        <source>Number of groups that start in 1,000 cycles on all multiprocessors together. If this is 0, groups start without delay</source>
        <translation>Число групп, которые запускаются за 1&#xa0;000 тактов на всех мультипроцессорах вместе. Если значение 0, группы запускаются без задержки</translation>
    </message>
    <message>
        <source>Number of active warps per scheduler under the two-level policy</source>
        <translation>Число активных варпов на планировщик при двухуровневой политике</translation>
    </message>
    <message>
        <source>Number of lanes of an operation that a scheduler issues per cycle</source>
        <translation>Число дорожек операции, которые планировщик выдаёт за такт</translation>
    </message>
    <message>
        <source>Whether arithmetic is counted in the source as written or, where known, in the optimised code</source>
        <translation>Считается ли арифметика по коду, как он написан, или по оптимизированному коду там, где он известен</translation>
    </message>
    <message>
        <source>Largest number of operations on one side of a branch that the compiler still predicates. Warps issue predicated operations even if no lane takes that side</source>
        <translation>Наибольшее число операций в ветви, для которой компилятор использует предикаты. Варпы выдают предикатные операции, даже если по этой ветви не идёт ни одна дорожка</translation>
    </message>
    <message>
        <source>Whether atomics on one address execute once per lane, or once per warp because the compiler combines the values first</source>
        <translation>Выполняются ли атомарные операции над одним адресом по разу на дорожку или один раз на варп, потому что компилятор сначала объединяет значения</translation>
    </message>
    <message>
        <source>Operations per math function</source>
        <translation>Операций на мат. функцию</translation>
    </message>
    <message>
        <source>Number of operations that a full-precision float division or function takes</source>
        <translation>Число операций, которых требует деление или функция float с полной точностью</translation>
    </message>
    <message>
        <source>Number of loads that a warp can have in flight. If this is 0, a warp waits for each load before it continues</source>
        <translation>Число чтений, которые варп может выполнять одновременно. Если значение 0, варп ждёт каждое чтение, прежде чем продолжить</translation>
    </message>
    <message>
        <source>Loads per source location</source>
        <translation>Чтений на место в коде</translation>
    </message>
    <message>
        <source>Number of loads from one source location that a warp can have in flight, for example in an unrolled loop</source>
        <translation>Число чтений из одного места в коде, которые варп может выполнять одновременно, например в развёрнутом цикле</translation>
    </message>
    <message>
        <source>Number of global memory loads that all warps of a multiprocessor together can have in flight</source>
        <translation>Число чтений глобальной памяти, которые все варпы мультипроцессора вместе могут выполнять одновременно</translation>
    </message>
    <message>
        <source>Cycles from an operation until its result can be used</source>
        <translation>Такты от операции до момента, когда можно использовать её результат</translation>
    </message>
    <message>
        <source>Cycles from a branch, other than a loop condition, until its warp issues again</source>
        <translation>Такты от ветвления, кроме условия цикла, до следующей выдачи инструкции этого варпа</translation>
    </message>
    <message>
        <source>Cycles from a local memory request to its response</source>
        <translation>Такты от запроса к локальной памяти до ответа</translation>
    </message>
    <message>
        <source>Cycles from the end of a work-group until another can start in its slot</source>
        <translation>Такты от конца рабочей группы до момента, когда в её слоте может начаться другая</translation>
    </message>
    <message>
        <source>Cycles from the processing of the last warp at a barrier until the group continues</source>
        <translation>Такты от обработки последнего варпа у барьера до продолжения группы</translation>
    </message>
    <message>
        <source>Cycles to process a warp that arrives at a barrier; the warps of a group are processed one after the other</source>
        <translation>Такты на обработку варпа, который доходит до барьера; варпы группы обрабатываются один за другим</translation>
    </message>
    <message>
        <source>Cycles from a request that hits L1 to its response</source>
        <translation>Такты от запроса, попавшего в L1, до ответа</translation>
    </message>
    <message>
        <source>Cycles from a request that hits L2 to its response</source>
        <translation>Такты от запроса, попавшего в L2, до ответа</translation>
    </message>
    <message>
        <source>Cycles from a request that goes to DRAM to its response</source>
        <translation>Такты от запроса, который идёт в DRAM, до ответа</translation>
    </message>
    <message>
        <source>Whether local and global memory have separate pipes or share one pipe</source>
        <translation>Отдельные ли конвейеры у локальной и глобальной памяти или один общий</translation>
    </message>
    <message>
        <source>Number of sectors that the global-memory pipe of a multiprocessor accepts per cycle</source>
        <translation>Число секторов, которые конвейер глобальной памяти мультипроцессора принимает за такт</translation>
    </message>
    <message>
        <source>Number of written sectors that the global-memory pipe of a multiprocessor accepts per cycle</source>
        <translation>Число записываемых секторов, которые конвейер глобальной памяти мультипроцессора принимает за такт</translation>
    </message>
    <message>
        <source>Number of cache lines that the global-memory pipe of a multiprocessor looks up per cycle for a read</source>
        <translation>Число кеш-линий, которые конвейер глобальной памяти мультипроцессора проверяет за такт при чтении</translation>
    </message>
    <message>
        <source>Number of texels that the image pipe of a multiprocessor accepts per cycle</source>
        <translation>Число текселей, которые конвейер изображений мультипроцессора принимает за такт</translation>
    </message>
    <message>
        <source>Number of bytes that L2 transfers per cycle for reads and atomics of all multiprocessors</source>
        <translation>Число байтов, которые L2 передаёт за такт для чтений и атомарных операций всех мультипроцессоров</translation>
    </message>
    <message>
        <source>Number of bytes that L2 accepts per cycle for writes of all multiprocessors</source>
        <translation>Число байтов, которые L2 принимает за такт для записей всех мультипроцессоров</translation>
    </message>
    <message>
        <source>Number of bytes that DRAM transfers per cycle for all multiprocessors</source>
        <translation>Число байтов, которые DRAM передаёт за такт для всех мультипроцессоров</translation>
    </message>
    <message>
        <source>Number of partitions of L2; each serves the atomics on its own addresses</source>
        <translation>Число секций L2; каждая обслуживает атомарные операции над своими адресами</translation>
    </message>
    <message>
        <source>Number of consecutive bytes in one L2 slice before the addresses continue in the next slice</source>
        <translation>Число байтов, идущих подряд в одной секции L2, прежде чем адреса продолжатся в следующей</translation>
    </message>
    <message>
        <source>Number of atomic passes that one L2 slice can serve in 1,000 cycles</source>
        <translation>Число атомарных проходов, которые одна секция L2 может обслужить за 1&#xa0;000 тактов</translation>
    </message>
    <message>
        <source>If the caches are off, every access to global memory goes to DRAM</source>
        <translation>Если кеши выключены, каждое обращение к глобальной памяти идёт в DRAM</translation>
    </message>
    <message>
        <source>Size of the L1 cache of each multiprocessor. If this is 0, there is no L1 cache</source>
        <translation>Размер кеша L1 каждого мультипроцессора. Если значение 0, кеша L1 нет</translation>
    </message>
    <message>
        <source>Number of cache lines per set of L1</source>
        <translation>Число кеш-линий в наборе L1</translation>
    </message>
    <message>
        <source>Size of the L2 cache of the GPU. If this is 0, there is no L2 cache</source>
        <translation>Размер кеша L2 GPU. Если значение 0, кеша L2 нет</translation>
    </message>
    <message>
        <source>L2 at launch start</source>
        <translation>L2 в начале запуска</translation>
    </message>
    <message>
        <source>Whether L2 is empty when a launch starts, or contains the launch&apos;s buffers if all of them fit</source>
        <translation>Пуст ли L2 в начале запуска или содержит буферы запуска, если все они помещаются</translation>
    </message>
    <message>
        <source>Number of cache lines per set of L2</source>
        <translation>Число кеш-линий в наборе L2</translation>
    </message>
    <message>
        <source>Which cache line of a full set is evicted</source>
        <translation>Какая кеш-линия полного набора вытесняется</translation>
    </message>
    <message>
        <source>Clock rate that converts modelled cycles to modelled time</source>
        <translation>Тактовая частота для перевода тактов по модели во время по модели</translation>
    </message>
    <message>
        <source>Time to launch an empty kernel; included in every modelled time</source>
        <translation>Время запуска пустого kernel&apos;а; входит в любое время по модели</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>общий</translation>
    </message>
    <message>
        <source>Barriers</source>
        <translation>Барьеры</translation>
    </message>
    <message>
        <source>Number of work-groups of more than one warp that can be resident on a multiprocessor; each of them needs a barrier</source>
        <translation>Число рабочих групп из нескольких варпов, которые могут одновременно находиться на мультипроцессоре; каждой нужен барьер</translation>
    </message>
</context>
<context>
    <name>HeatWords</name>
    <message>
        <source>warp steps</source>
        <translation>варп-итерации</translation>
    </message>
    <message>
        <source>divergent branches</source>
        <translation>дивергентные ветвления</translation>
    </message>
    <message>
        <source>local memory passes</source>
        <translation>проходы локальной памяти</translation>
    </message>
    <message>
        <source>bank conflicts</source>
        <translation>конфликты банков</translation>
    </message>
    <message>
        <source>global sectors</source>
        <translation>глобальные секторы</translation>
    </message>
    <message>
        <source>waiting cycles, modelled</source>
        <translation>такты ожидания, по модели</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>строка %1: %2</translation>
    </message>
    <message>
        <source>Source lines</source>
        <translation>Строки кода</translation>
    </message>
</context>
<context>
    <name>HeldPassWords</name>
    <message>
        <source>pass %1 of %2</source>
        <translation>проход %1 из %2</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>reads %1</source>
        <translation>читает %1</translation>
    </message>
    <message>
        <source>writes %1</source>
        <translation>пишет %1</translation>
    </message>
    <message>
        <source>updates %1 atomically</source>
        <translation>атомарно обновляет %1</translation>
    </message>
    <message>
        <source>evaluates %1</source>
        <translation>вычисляет %1</translation>
    </message>
    <message>
        <source>evaluates the loop condition %1</source>
        <translation>вычисляет условие цикла %1</translation>
    </message>
    <message>
        <source>evaluates the switch on %1</source>
        <translation>выбирает ветвь switch по %1</translation>
    </message>
    <message>
        <source>arrives at the barrier</source>
        <translation>доходит до барьера</translation>
    </message>
    <message>
        <source>executes a fence</source>
        <translation>выполняет барьер памяти (fence)</translation>
    </message>
    <message>
        <source>exchanges values: %1</source>
        <translation>обменивается значениями: %1</translation>
    </message>
    <message>
        <source>reads an image: %1</source>
        <translation>читает изображение: %1</translation>
    </message>
    <message>
        <source>writes an image: %1</source>
        <translation>пишет в изображение: %1</translation>
    </message>
    <message>
        <source>arrives at the barrier of its sub-group</source>
        <translation>доходит до барьера своей подгруппы</translation>
    </message>
    <message>
        <source>starts an asynchronous copy: %1</source>
        <translation>начинает асинхронное копирование: %1</translation>
    </message>
    <message>
        <source>has finished waiting for its copies</source>
        <translation>дождался своих копирований</translation>
    </message>
    <message>
        <source>stops at the iteration limit</source>
        <translation>останавливается: достигнут предел итераций</translation>
    </message>
    <message>
        <source>leaves the loop</source>
        <translation>выходит из цикла</translation>
    </message>
    <message>
        <source>continues</source>
        <translation>продолжает</translation>
    </message>
    <message>
        <source>continues, %1 = %2</source>
        <translation>продолжает, %1 = %2</translation>
    </message>
    <message>
        <source>true</source>
        <translation>истина</translation>
    </message>
    <message>
        <source>false</source>
        <translation>ложь</translation>
    </message>
    <message>
        <source>The first %1 of %2 steps.</source>
        <translation>Первые шаги: %1 из %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 steps.</source>
        <translation>
            <numerusform>%1 шаг.</numerusform>
            <numerusform>%1 шага.</numerusform>
            <numerusform>%1 шагов.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 step.</source>
        <translation>1 шаг.</translation>
    </message>
</context>
<context>
    <name>InspectorWords</name>
    <message>
        <source>Reads</source>
        <translation>Читает</translation>
    </message>
    <message>
        <source>Writes</source>
        <translation>Пишет</translation>
    </message>
    <message>
        <source>Updates</source>
        <translation>Обновляет</translation>
    </message>
    <message>
        <source>%1, bytes %2 to %3</source>
        <comment>object; first; last</comment>
        <translation>%1, байты с %2 по %3</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Байты</translation>
    </message>
    <message>
        <source>Bank, word</source>
        <translation>Банк, слово</translation>
    </message>
    <message>
        <source>Sector</source>
        <translation>Сектор</translation>
    </message>
    <message>
        <source>Raw address</source>
        <translation>Числовой адрес</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>Local memory: %1.</source>
        <translation>Локальная память: %1.</translation>
    </message>
    <message>
        <source>Warp %1, lane %2</source>
        <translation>Варп %1, дорожка %2</translation>
    </message>
    <message>
        <source>work-item %1</source>
        <translation>work-item %1</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Строка %1</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Условие</translation>
    </message>
    <message>
        <source>true</source>
        <translation>истина</translation>
    </message>
    <message>
        <source>false</source>
        <translation>ложь</translation>
    </message>
    <message>
        <source>Next access</source>
        <translation>Следующее обращение</translation>
    </message>
    <message>
        <source>Accesses so far</source>
        <translation>Обращений до сих пор</translation>
    </message>
    <message>
        <source>Switch value</source>
        <translation>Значение switch</translation>
    </message>
    <message>
        <source>Index %1</source>
        <comment>an expression in brackets</comment>
        <translation>Индекс %1</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation>Итерация</translation>
    </message>
    <message>
        <source>Loop counter %1</source>
        <comment>a variable</comment>
        <translation>Счётчик цикла %1</translation>
    </message>
</context>
<context>
    <name>KeysWords</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Сочетания клавиш</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Zoom at the pointer</source>
        <translation>Изменить масштаб относительно указателя</translation>
    </message>
    <message>
        <source>Ctrl+wheel</source>
        <translation>Ctrl+колесо</translation>
    </message>
    <message>
        <source>During a presentation</source>
        <translation>Во время презентации</translation>
    </message>
    <message>
        <source>Resume the presentation that Esc ended</source>
        <translation>Вернуться к презентации, прерванной клавишей Esc</translation>
    </message>
</context>
<context>
    <name>LaneCounts</name>
    <message>
        <source>all %1: case %2</source>
        <comment>lanes; the value chosen by</comment>
        <translation>все %1: case %2</translation>
    </message>
    <message>
        <source>all %1</source>
        <comment>of the lanes decide true</comment>
        <translation>все %1</translation>
    </message>
    <message>
        <source>none</source>
        <comment>of the lanes decides true</comment>
        <translation>ни одной</translation>
    </message>
    <message>
        <source>this branch</source>
        <translation>это ветвление</translation>
    </message>
    <message>
        <source>lanes active</source>
        <translation>активных дорожек</translation>
    </message>
    <message numerus="yes">
        <source>%Ln case(s)</source>
        <translation>
            <numerusform>%Ln ветвь case</numerusform>
            <numerusform>%Ln ветви case</numerusform>
            <numerusform>%Ln ветвей case</numerusform>
        </translation>
    </message>
    <message>
        <source>split %1</source>
        <translation>делятся %1</translation>
    </message>
</context>
<context>
    <name>LaneTooltip</name>
    <message>
        <source>active: executes this step</source>
        <translation>активна: выполняет этот шаг</translation>
    </message>
    <message>
        <source>active: the condition is false</source>
        <translation>активна: условие ложно</translation>
    </message>
    <message>
        <source>passes the barrier</source>
        <translation>проходит барьер</translation>
    </message>
    <message>
        <source>masked off: idle while its warp runs this step</source>
        <translation>замаскирована: простаивает, пока варп выполняет этот шаг</translation>
    </message>
    <message>
        <source>waits at the barrier until the other warps arrive</source>
        <translation>ждёт у барьера, пока подойдут остальные варпы</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>завершена</translation>
    </message>
    <message>
        <source>reads %1</source>
        <translation>читает %1</translation>
    </message>
    <message>
        <source>writes %1</source>
        <translation>пишет %1</translation>
    </message>
    <message>
        <source>Warp %1, lane %2 (work-item %3)</source>
        <translation>Варп %1, дорожка %2 (work-item %3)</translation>
    </message>
    <message>
        <source>accesses so far: %1</source>
        <translation>обращений до сих пор: %1</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>строка %1: %2</translation>
    </message>
    <message>
        <source>Warp %1, work-items %2 to %3</source>
        <translation>Варп %1, work-item&apos;ы с %2 по %3</translation>
    </message>
    <message>
        <source>lane efficiency of this step: %1 of its lanes are active (counted from the trace)</source>
        <translation>эффективность дорожек на этом шаге: активно %1 дорожек (подсчитано по трассе)</translation>
    </message>
    <message>
        <source>the warp of this lane issues no instruction in this step</source>
        <translation>варп этой дорожки не выполняется на этом шаге</translation>
    </message>
</context>
<context>
    <name>LaneWords</name>
    <message>
        <source>active</source>
        <translation>активна</translation>
    </message>
    <message>
        <source>condition false</source>
        <translation>условие ложно</translation>
    </message>
    <message>
        <source>at the barrier</source>
        <translation>у барьера</translation>
    </message>
    <message>
        <source>masked off</source>
        <translation>замаскирована</translation>
    </message>
    <message>
        <source>waits at the barrier</source>
        <translation>ждёт у барьера</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>завершена</translation>
    </message>
    <message>
        <source>not issued</source>
        <translation>не выполняется</translation>
    </message>
    <message>
        <source>faulty access</source>
        <translation>ошибочный доступ</translation>
    </message>
</context>
<context>
    <name>LanesWords</name>
    <message>
        <source>condition true</source>
        <translation>условие истинно</translation>
    </message>
    <message>
        <source>Warp %1</source>
        <translation>Варп %1</translation>
    </message>
    <message>
        <source>work-group %1</source>
        <translation>рабочая группа %1</translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>Дорожки</translation>
    </message>
    <message numerus="yes">
        <source>1 px = %Ln lane(s)</source>
        <translation>
            <numerusform>1 px = %Ln дорожка</numerusform>
            <numerusform>1 px = %Ln дорожки</numerusform>
            <numerusform>1 px = %Ln дорожек</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LanguageWords</name>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Язык системы</translation>
    </message>
</context>
<context>
    <name>Layouts</name>
    <message>
        <source>padding %1</source>
        <translation>паддинг %1</translation>
    </message>
    <message>
        <source>unknown row length: use --row</source>
        <translation>длина строки неизвестна: используйте --row</translation>
    </message>
    <message>
        <source>not a whole number of elements</source>
        <translation>не целое число элементов</translation>
    </message>
    <message>
        <source>a vector access would not be contiguous and aligned</source>
        <translation>векторное обращение перестало бы быть непрерывным и выровненным</translation>
    </message>
    <message>
        <source>two elements would have the same place</source>
        <translation>два элемента попали бы на одно и то же место</translation>
    </message>
    <message>
        <source>an async copy needs contiguous elements</source>
        <translation>для асинхронного копирования элементы должны идти подряд</translation>
    </message>
    <message>
        <source>the run has an out-of-bounds access to local memory</source>
        <translation>в прогоне есть выход за границы в локальной памяти</translation>
    </message>
    <message>
        <source>the group needs too much local memory</source>
        <translation>группе нужно слишком много локальной памяти</translation>
    </message>
    <message>
        <source>No other layout needs fewer passes than the recorded one.</source>
        <translation>Ни одна другая раскладка не требует меньше проходов, чем записанная.</translation>
    </message>
    <message>
        <source>Best: the swizzle %1 changes the passes from %2 to %3 and the conflicts from %4 to %5. A group needs %6 of local memory.</source>
        <translation>Лучший выбор: перестановка (swizzle) %1 меняет число проходов с %2 на %3, а число конфликтов — с %4 на %5. Группе нужно %6 локальной памяти.</translation>
    </message>
    <message numerus="yes">
        <source>Best: a padding of %1 words per row changes the passes from %2 to %3 and the conflicts from %4 to %5. A group needs %6 of local memory.</source>
        <translation>
            <numerusform>Лучший выбор: паддинг в %1 слово на строку меняет число проходов с %2 на %3, а число конфликтов — с %4 на %5. Группе нужно %6 локальной памяти.</numerusform>
            <numerusform>Лучший выбор: паддинг в %1 слова на строку меняет число проходов с %2 на %3, а число конфликтов — с %4 на %5. Группе нужно %6 локальной памяти.</numerusform>
            <numerusform>Лучший выбор: паддинг в %1 слов на строку меняет число проходов с %2 на %3, а число конфликтов — с %4 на %5. Группе нужно %6 локальной памяти.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best: a padding of 1 word per row changes the passes from %2 to %3 and the conflicts from %4 to %5. A group needs %6 of local memory.</source>
        <translation>Лучший выбор: паддинг в 1 слово на строку меняет число проходов с %2 на %3, а число конфликтов — с %4 на %5. Группе нужно %6 локальной памяти.</translation>
    </message>
</context>
<context>
    <name>LessonNotes</name>
    <message>
        <source>A part of this page is left out. %1</source>
        <comment>an error message</comment>
        <translation>Часть этой страницы пропущена. %1</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Подсказка: %1</translation>
    </message>
    <message>
        <source>This page cannot be shown. %1</source>
        <comment>an error message</comment>
        <translation>Эту страницу нельзя показать. %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a number; the title of a page</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>LessonSlides</name>
    <message>
        <source>%1: %2</source>
        <comment>an item of a list; its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This is the right order, the smallest value first.</source>
        <translation>Это верный порядок: от меньшего значения к большему.</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Страница %1 из %2</translation>
    </message>
    <message>
        <source>Running the kernels of this page…</source>
        <translation>Запускаются kernel&apos;ы этой страницы…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln минута</numerusform>
            <numerusform>%Ln минуты</numerusform>
            <numerusform>%Ln минут</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LineCostWords</name>
    <message>
        <source>%1-way × %2</source>
        <comment>degree of the worst bank conflict; number of warp steps with conflicts</comment>
        <translation>порядок %1 × %2</translation>
    </message>
    <message>
        <source>%1 sectors per access</source>
        <translation>секторов на обращение: %1</translation>
    </message>
    <message>
        <source>%1, %2 of the cycles</source>
        <comment>8-way × 9; a share</comment>
        <translation>%1, %2 тактов</translation>
    </message>
    <message>
        <source>%1 of the cycles</source>
        <comment>a share</comment>
        <translation>%1 тактов</translation>
    </message>
</context>
<context>
    <name>MadeFor</name>
    <message>
        <source>Slide 16:9</source>
        <translation>Слайд 16:9</translation>
    </message>
    <message>
        <source>Paper column</source>
        <translation>Колонка статьи</translation>
    </message>
    <message>
        <source>Paper width</source>
        <translation>Вся ширина статьи</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Экран</translation>
    </message>
    <message>
        <source>Custom size</source>
        <translation>Свой размер</translation>
    </message>
</context>
<context>
    <name>MapWords</name>
    <message>
        <source>Warp %1</source>
        <translation>Варп %1</translation>
    </message>
</context>
<context>
    <name>MatchedInputs</name>
    <message>
        <source>%1 has the inputs of %2: %3.</source>
        <translation>%1: взяты входные данные эксперимента «%2» (%3).</translation>
    </message>
    <message>
        <source>%1 already has the inputs of %2.</source>
        <translation>%1: входные данные уже те же, что у эксперимента «%2».</translation>
    </message>
    <message>
        <source>%1 does not allow %2 and runs with %3.</source>
        <translation>%1: недопустимо %2, используется %3.</translation>
    </message>
</context>
<context>
    <name>MemoryHeatWords</name>
    <message>
        <source>%1 in local memory, %2 bytes</source>
        <translation>%1 в локальной памяти, байтов: %2</translation>
    </message>
    <message>
        <source>%1 in constant memory, %2 bytes</source>
        <translation>%1 в константной памяти, байтов: %2</translation>
    </message>
    <message>
        <source>%1 in global memory, %2 bytes</source>
        <translation>%1 в глобальной памяти, байтов: %2</translation>
    </message>
    <message>
        <source>each cell is %1 bytes</source>
        <translation>размер ячейки в байтах: %1</translation>
    </message>
    <message>
        <source>This launch accessed no buffer and no local array.</source>
        <translation>Этот запуск не обращался ни к буферам, ни к локальным массивам.</translation>
    </message>
    <message>
        <source>%1, bytes %2 to %3</source>
        <translation>%1, байты с %2 по %3</translation>
    </message>
    <message>
        <source>reads: %1, writes: %2, by work-items (counted from the trace)</source>
        <translation>чтений work-item&apos;ами: %1, записей: %2 (подсчитано по трассе)</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>Нагрев</translation>
    </message>
    <message>
        <source>Reads and writes of all work-items, by address. Numbers are byte offsets. Frames mark the cells that the selected warp accesses in this step. Bars mark the cells that the work-group accesses in the selected source line.</source>
        <translation>Чтения и записи всех work-item&apos;ов по адресам. Числа — смещения в байтах. Рамками обведены ячейки, к которым на этом шаге обращается выбранный варп. Полосками отмечены ячейки, к которым рабочая группа обращается в выбранной строке кода.</translation>
    </message>
    <message>
        <source>the whole launch, counted from the trace · each column and each array has its own square-root colour scale · an empty cell means 0</source>
        <translation>весь запуск, подсчитано по трассе · у каждого столбца и каждого массива своя цветовая шкала (по квадратному корню) · пустая ячейка означает 0</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Правка</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>В&amp;ыполнение</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>&amp;Шаг</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Перейти</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Оформление</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Панели</translation>
    </message>
    <message>
        <source>Select a warp or lane</source>
        <translation>Выбрать варп или дорожку</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Закладки</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation>&amp;Урок</translation>
    </message>
</context>
<context>
    <name>Model</name>
    <message>
        <source>warp slots</source>
        <translation>слоты варпов</translation>
    </message>
    <message>
        <source>group slots</source>
        <translation>слоты групп</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>регистры</translation>
    </message>
    <message>
        <source>local memory</source>
        <translation>локальная память</translation>
    </message>
    <message>
        <source>bank conflicts</source>
        <translation>конфликты банков</translation>
    </message>
    <message>
        <source>uncoalesced access</source>
        <translation>необъединённый доступ</translation>
    </message>
    <message>
        <source>divergence</source>
        <translation>дивергенция</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>барьеры</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>global memory</source>
        <translation>глобальная память</translation>
    </message>
    <message>
        <source>a barrier</source>
        <translation>барьер</translation>
    </message>
    <message>
        <source>reported by the driver</source>
        <translation>по данным драйвера</translation>
    </message>
    <message>
        <source>set by the user</source>
        <translation>задано пользователем</translation>
    </message>
    <message>
        <source>reported by LLVM&apos;s back end for %1</source>
        <translation>по данным генератора кода LLVM для %1</translation>
    </message>
    <message numerus="yes">
        <source>The compiler keeps %1 of these %2 accesses.</source>
        <translation>
            <numerusform>Компилятор сохраняет %1 обращение из %2.</numerusform>
            <numerusform>Компилятор сохраняет %1 обращения из %2.</numerusform>
            <numerusform>Компилятор сохраняет %1 обращений из %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The compiler removes all of these %1 accesses.</source>
        <translation>
            <numerusform>Компилятор удаляет все эти обращения (их %1).</numerusform>
            <numerusform>Компилятор удаляет все эти обращения (их %1).</numerusform>
            <numerusform>Компилятор удаляет все эти обращения (их %1).</numerusform>
        </translation>
    </message>
    <message>
        <source>The compiler removes this access.</source>
        <translation>Компилятор удаляет это обращение.</translation>
    </message>
    <message>
        <source>The counts include all accesses in the source.</source>
        <translation>Подсчитаны все обращения, которые есть в коде.</translation>
    </message>
    <message>
        <source>This kernel does not fit on a multiprocessor of %1, because even a single work-group exceeds the limit (%2).</source>
        <translation>Этот kernel не помещается на мультипроцессоре модели %1, потому что даже одна рабочая группа превышает предел (%2).</translation>
    </message>
    <message>
        <source>an arithmetic or branch result</source>
        <translation>результат арифметики или ветвления</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>по оценке</translation>
    </message>
    <message>
        <source>The exposed cost is larger than the total cost or below zero, because without this cost the warps run in a different order, which also changes the number of cycles.</source>
        <translation>Видимая цена больше полной или меньше нуля, потому что без этой цены варпы выполняются в другом порядке, а это тоже меняет число тактов.</translation>
    </message>
    <message>
        <source>With %1 registers per work-item instead of %4, the number of resident groups is %2 (warps: %3).</source>
        <translation>Если регистров на work-item будет %1 вместо %4, число резидентных групп составит %2 (варпов: %3).</translation>
    </message>
    <message>
        <source>With %1 bytes of local memory per group instead of %4, the number of resident groups is %2 (warps: %3).</source>
        <translation>Если локальной памяти на группу (в байтах) будет %1 вместо %4, число резидентных групп составит %2 (варпов: %3).</translation>
    </message>
    <message>
        <source>With %1 work-items per group instead of %4, the number of resident groups is %2 (warps: %3).</source>
        <translation>Если work-item&apos;ов в группе будет %1 вместо %4, число резидентных групп составит %2 (варпов: %3).</translation>
    </message>
</context>
<context>
    <name>ModelTooltip</name>
    <message>
        <source>Warp %1 of group %2, slot %3</source>
        <translation>Варп %1 группы %2, слот %3</translation>
    </message>
    <message>
        <source>modelled; click to go to this step</source>
        <translation>по модели; щёлкните, чтобы перейти к этому шагу</translation>
    </message>
    <message>
        <source>Slot %1</source>
        <translation>Слот %1</translation>
    </message>
    <message>
        <source>empty at this cycle</source>
        <translation>пуст в этом такте</translation>
    </message>
    <message>
        <source>Work-group %1</source>
        <translation>Рабочая группа %1</translation>
    </message>
    <message>
        <source>on multiprocessor %1 from cycle %2 to %3</source>
        <translation>на мультипроцессоре %1, с такта %2 по %3</translation>
    </message>
    <message>
        <source>Issue cycles / (cycles × schedulers of the multiprocessors used) (modelled).</source>
        <translation>Такты выдачи / (такты × планировщики использованных мультипроцессоров) (по модели).</translation>
    </message>
    <message>
        <source>Resident warps / warp slots, based only on the kernel&apos;s resource use (modelled).</source>
        <translation>Резидентные варпы / слоты варпов; учитываются только ресурсы, нужные kernel&apos;у (по модели).</translation>
    </message>
    <message>
        <source>Resident warps / warp slots, averaged over the cycles with at least one resident warp (modelled).</source>
        <translation>Резидентные варпы / слоты варпов, среднее по тактам, в которых есть хотя бы один резидентный варп (по модели).</translation>
    </message>
    <message>
        <source>Sectors that this cache served / sectors requested from it (modelled).</source>
        <translation>Секторы, которые выдал этот кеш / секторы, запрошенные у него (по модели).</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cycle(s), from cycle %1 to %2</source>
        <translation>
            <numerusform>%Ln такт, с такта %1 по %2</numerusform>
            <numerusform>%Ln такта, с такта %1 по %2</numerusform>
            <numerusform>%Ln тактов, с такта %1 по %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other group(s) ran at the same time (simulated)</source>
        <translation>
            <numerusform>в то же время выполнялась ещё %Ln группа (по симуляции)</numerusform>
            <numerusform>в то же время выполнялись ещё %Ln группы (по симуляции)</numerusform>
            <numerusform>в то же время выполнялись ещё %Ln групп (по симуляции)</numerusform>
        </translation>
    </message>
    <message>
        <source>several states share this column; zoom in to see each state</source>
        <translation>в этом столбце несколько состояний; увеличьте масштаб, чтобы видеть каждое</translation>
    </message>
    <message>
        <source>Cycles until the last warp has finished and all writes are complete (modelled). The modelled time is the launch overhead plus these cycles divided by the clock rate. Both values come from the hardware model, not from the timed device.</source>
        <translation>Такты до завершения последнего варпа и всех записей (по модели). Время по модели — это накладные расходы на запуск плюс эти такты, делённые на тактовую частоту. Оба значения взяты из модели оборудования, а не с измеренного устройства.</translation>
    </message>
    <message>
        <source>Share of the waiting cycles of warps in which another warp of the same scheduler issues (modelled). Latency counts as hidden at 80 % or more, and as not hidden below 30 %.</source>
        <translation>Доля тактов ожидания варпов, в которых инструкции выдаёт другой варп того же планировщика (по модели). Задержка считается скрытой при 80 % и больше и не скрытой ниже 30 %.</translation>
    </message>
    <message>
        <source>Number of warp slots of this multiprocessor that are in this state at the cursor (modelled).</source>
        <translation>Число слотов варпов этого мультипроцессора, которые в такте под курсором находятся в этом состоянии (по модели).</translation>
    </message>
    <message>
        <source>Cycles that warps spent waiting for this reason, summed over all warps (modelled).</source>
        <translation>Такты, в течение которых варпы ждали по этой причине, сумма по всем варпам (по модели).</translation>
    </message>
    <message>
        <source>Cycles that warps spent waiting for the accesses, barriers and results of this line, summed over all warps and all reasons (modelled).</source>
        <translation>Такты, в течение которых варпы ждали обращений, барьеров и результатов этой строки, сумма по всем варпам и всем причинам (по модели).</translation>
    </message>
    <message>
        <source>Total: the extra pipe cycles caused by this cost, on the multiprocessor where they are highest (modelled).</source>
        <translation>Полная: лишние такты конвейеров из-за этой цены на мультипроцессоре, где их больше всего (по модели).</translation>
    </message>
    <message>
        <source>Exposed: cycles of the launch minus its cycles with this cost set to zero (modelled).</source>
        <translation>Видимая: такты запуска минус его же такты без этой цены (по модели).</translation>
    </message>
    <message>
        <source>Hidden: total minus exposed. Other warps issued during these cycles (modelled).</source>
        <translation>Скрытая: полная минус видимая. В эти такты инструкции выдавали другие варпы (по модели).</translation>
    </message>
    <message>
        <source>Number of work-groups that could be resident if this were the only limit. The limit with the smallest number is the limiter.</source>
        <translation>Сколько рабочих групп могли бы быть резидентными, если бы это был единственный предел. Ограничивает тот предел, у которого это число наименьшее.</translation>
    </message>
    <message>
        <source>The smallest change to the registers, the local memory or the group size that allows more resident warps.</source>
        <translation>Наименьшее изменение регистров, локальной памяти или размера группы, при котором резидентных варпов может быть больше.</translation>
    </message>
</context>
<context>
    <name>MultiprocessorWords</name>
    <message>
        <source>modelled</source>
        <translation>по модели</translation>
    </message>
    <message>
        <source>%1 of %2 warp slots filled</source>
        <translation>заполнено слотов варпов: %1 из %2</translation>
    </message>
    <message>
        <source>states shorter than %1 cycles are merged into stacked bars</source>
        <translation>состояния, в которых тактов меньше %1, объединены в составные полосы</translation>
    </message>
    <message>
        <source>only the first %1 states are drawn</source>
        <translation>показаны только первые состояния (%1)</translation>
    </message>
    <message>
        <source>another work-group starts</source>
        <translation>начинается другая рабочая группа</translation>
    </message>
    <message>
        <source>group slot %1</source>
        <translation>слот группы %1</translation>
    </message>
    <message>
        <source>latency hidden</source>
        <translation>задержка скрыта</translation>
    </message>
    <message>
        <source>latency partly hidden</source>
        <translation>задержка скрыта частично</translation>
    </message>
    <message>
        <source>latency not hidden</source>
        <translation>задержка не скрыта</translation>
    </message>
    <message>
        <source>Multiprocessor</source>
        <translation>Мультипроцессор</translation>
    </message>
    <message>
        <source>Multiprocessor %1</source>
        <translation>Мультипроцессор %1</translation>
    </message>
    <message>
        <source>cycle</source>
        <translation>такт</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more warp slot(s) stay empty</source>
        <translation>
            <numerusform>пустует ещё %Ln слот варпа</numerusform>
            <numerusform>пустуют ещё %Ln слота варпов</numerusform>
            <numerusform>пустуют ещё %Ln слотов варпов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cycles, modelled time %2, %3 of the issue slots used</source>
        <comment>All modelled; a time with its unit; a percentage</comment>
        <translation>такты: %1, время по модели: %2, занято слотов выдачи: %3</translation>
    </message>
    <message>
        <source>%1: another warp issues in %2 of the waiting cycles</source>
        <comment>latency hidden; a percentage</comment>
        <translation>%1: в %2 тактов ожидания инструкции выдаёт другой варп</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more warp slot(s)</source>
        <translation>
            <numerusform>ещё %Ln слот варпа</numerusform>
            <numerusform>ещё %Ln слота варпов</numerusform>
            <numerusform>ещё %Ln слотов варпов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Instrumenting the kernel</source>
        <translation>Инструментирование kernel&apos;а</translation>
    </message>
    <message>
        <source>Building the kernel</source>
        <translation>Сборка kernel&apos;а</translation>
    </message>
    <message>
        <source>Counting events</source>
        <translation>Подсчёт событий</translation>
    </message>
    <message>
        <source>Recording events</source>
        <translation>Запись событий</translation>
    </message>
    <message>
        <source>Analysing</source>
        <translation>Анализ</translation>
    </message>
    <message>
        <source>Simulating</source>
        <translation>Симуляция</translation>
    </message>
    <message>
        <source>Saving the recording</source>
        <translation>Сохранение записи</translation>
    </message>
    <message>
        <source>Opening the recording</source>
        <translation>Открытие записи</translation>
    </message>
    <message>
        <source>Running the combinations</source>
        <translation>Выполнение комбинаций</translation>
    </message>
    <message>
        <source>Data race</source>
        <translation>Гонка данных</translation>
    </message>
    <message>
        <source>Out-of-bounds access</source>
        <translation>Выход за границы</translation>
    </message>
    <message>
        <source>Access through a null pointer</source>
        <translation>Обращение по нулевому указателю</translation>
    </message>
    <message>
        <source>Barrier not reached by all work-items</source>
        <translation>До барьера доходят не все work-item&apos;ы</translation>
    </message>
    <message>
        <source>Uninitialised read</source>
        <translation>Чтение неинициализированных данных</translation>
    </message>
    <message>
        <source>Endless loop</source>
        <translation>Бесконечный цикл</translation>
    </message>
    <message>
        <source>Copied data used before the copy has finished</source>
        <translation>Использование копируемых данных до завершения копирования</translation>
    </message>
    <message>
        <source>Misaligned access</source>
        <translation>Невыровненное обращение</translation>
    </message>
    <message>
        <source>Access violates a qualifier</source>
        <translation>Обращение нарушает квалификатор</translation>
    </message>
    <message>
        <source>Asynchronous copy or wait with different arguments in one group</source>
        <translation>Асинхронное копирование или ожидание с разными аргументами в одной группе</translation>
    </message>
    <message>
        <source>The host reduces the partial results to one value</source>
        <translation>Хост сводит частичные результаты к одному значению</translation>
    </message>
    <message>
        <source>no memory</source>
        <translation>память не используется</translation>
    </message>
    <message>
        <source>global memory</source>
        <translation>глобальная память</translation>
    </message>
    <message>
        <source>constant memory</source>
        <translation>константная память</translation>
    </message>
    <message>
        <source>local memory</source>
        <translation>локальная память</translation>
    </message>
    <message>
        <source>an image</source>
        <translation>изображение</translation>
    </message>
    <message>
        <source>error</source>
        <translation>ошибка</translation>
    </message>
    <message>
        <source>note</source>
        <translation>замечание</translation>
    </message>
    <message>
        <source>Running the original kernel</source>
        <translation>Выполнение исходного kernel&apos;а</translation>
    </message>
    <message>
        <source>Timing the original kernel</source>
        <translation>Измерение времени исходного kernel&apos;а</translation>
    </message>
    <message>
        <source>Reconstructing the warps</source>
        <translation>Восстановление варпов</translation>
    </message>
    <message>
        <source>The original kernel&apos;s sub-group functions are built-in functions of the device.</source>
        <translation>Функции подгрупп в исходном kernel&apos;е — встроенные функции устройства.</translation>
    </message>
    <message>
        <source>The original kernel&apos;s sub-group functions are implemented in vendor-specific inline assembly.</source>
        <translation>Функции подгрупп в исходном kernel&apos;е реализованы ассемблерными вставками производителя.</translation>
    </message>
    <message>
        <source>The original kernel&apos;s sub-group functions are emulated with local memory and barriers, and its measured time includes this emulation.</source>
        <translation>Функции подгрупп в исходном kernel&apos;е эмулируются локальной памятью и барьерами, и его измеренное время включает эту эмуляцию.</translation>
    </message>
    <message>
        <source>Redundant barrier in this launch</source>
        <translation>Барьер, лишний в этом запуске</translation>
    </message>
    <message>
        <source>Connecting over ssh</source>
        <translation>Подключение по ssh</translation>
    </message>
    <message>
        <source>Sending the kernel over ssh</source>
        <translation>Передача kernel&apos;а по ssh</translation>
    </message>
</context>
<context>
    <name>Narration</name>
    <message>
        <source>Warp %1 reads %4 from global memory with %2 of %3 lanes active.</source>
        <translation>Варп %1 читает %4 из глобальной памяти; активных дорожек: %2 из %3.</translation>
    </message>
    <message>
        <source>Warp %1 reads %4 from constant memory with %2 of %3 lanes active.</source>
        <translation>Варп %1 читает %4 из константной памяти; активных дорожек: %2 из %3.</translation>
    </message>
    <message>
        <source>Warp %1 reads %4 from local memory with %2 of %3 lanes active.</source>
        <translation>Варп %1 читает %4 из локальной памяти; активных дорожек: %2 из %3.</translation>
    </message>
    <message>
        <source>Warp %1 reads an image (%4) with %2 of %3 lanes active.</source>
        <translation>Варп %1 читает изображение (%4); активных дорожек: %2 из %3.</translation>
    </message>
    <message>
        <source>Warp %1 writes %4 to global memory with %2 of %3 lanes active.</source>
        <translation>Варп %1 пишет %4 в глобальную память; активных дорожек: %2 из %3.</translation>
    </message>
    <message>
        <source>Warp %1 writes %4 to local memory with %2 of %3 lanes active.</source>
        <translation>Варп %1 пишет %4 в локальную память; активных дорожек: %2 из %3.</translation>
    </message>
    <message>
        <source>Warp %1 writes an image (%4) with %2 of %3 lanes active.</source>
        <translation>Варп %1 пишет в изображение (%4); активных дорожек: %2 из %3.</translation>
    </message>
    <message>
        <source>Warp %1 executes %4 on global memory with %2 of %3 lanes active.</source>
        <translation>Варп %1 выполняет %4 в глобальной памяти; активных дорожек: %2 из %3.</translation>
    </message>
    <message>
        <source>Warp %1 executes %4 on local memory with %2 of %3 lanes active.</source>
        <translation>Варп %1 выполняет %4 в локальной памяти; активных дорожек: %2 из %3.</translation>
    </message>
    <message numerus="yes">
        <source>%3 is true for all %2 active lanes of warp %1.</source>
        <translation>
            <numerusform>Условие %3 истинно для всех активных дорожек варпа %1 (их %2).</numerusform>
            <numerusform>Условие %3 истинно для всех %2 активных дорожек варпа %1.</numerusform>
            <numerusform>Условие %3 истинно для всех %2 активных дорожек варпа %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%3 is true for the only active lane of warp %1.</source>
        <translation>Условие %3 истинно для единственной активной дорожки варпа %1.</translation>
    </message>
    <message numerus="yes">
        <source>%3 is false for all %2 active lanes of warp %1.</source>
        <translation>
            <numerusform>Условие %3 ложно для всех активных дорожек варпа %1 (их %2).</numerusform>
            <numerusform>Условие %3 ложно для всех %2 активных дорожек варпа %1.</numerusform>
            <numerusform>Условие %3 ложно для всех %2 активных дорожек варпа %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%3 is false for the only active lane of warp %1.</source>
        <translation>Условие %3 ложно для единственной активной дорожки варпа %1.</translation>
    </message>
    <message>
        <source>In warp %1, %5 is true for %2 of %4 active lanes and false for %3.</source>
        <translation>Варп %1, активных дорожек: %4. Условие %5 истинно для %2 из них и ложно для %3.</translation>
    </message>
    <message numerus="yes">
        <source>All %2 active lanes of warp %1 start the next loop iteration.</source>
        <translation>
            <numerusform>Все активные дорожки варпа %1 (их %2) начинают следующую итерацию цикла.</numerusform>
            <numerusform>Все %2 активные дорожки варпа %1 начинают следующую итерацию цикла.</numerusform>
            <numerusform>Все %2 активных дорожек варпа %1 начинают следующую итерацию цикла.</numerusform>
        </translation>
    </message>
    <message>
        <source>The only active lane of warp %1 starts the next loop iteration.</source>
        <translation>Единственная активная дорожка варпа %1 начинает следующую итерацию цикла.</translation>
    </message>
    <message numerus="yes">
        <source>With %3 = %4, all %2 active lanes of warp %1 start the next loop iteration.</source>
        <translation>
            <numerusform>При %3 = %4 все активные дорожки варпа %1 (их %2) начинают следующую итерацию цикла.</numerusform>
            <numerusform>При %3 = %4 все %2 активные дорожки варпа %1 начинают следующую итерацию цикла.</numerusform>
            <numerusform>При %3 = %4 все %2 активных дорожек варпа %1 начинают следующую итерацию цикла.</numerusform>
        </translation>
    </message>
    <message>
        <source>With %3 = %4, the only active lane of warp %1 starts the next loop iteration.</source>
        <translation>При %3 = %4 единственная активная дорожка варпа %1 начинает следующую итерацию цикла.</translation>
    </message>
    <message numerus="yes">
        <source>All %2 active lanes of warp %1 leave the loop.</source>
        <translation>
            <numerusform>Все активные дорожки варпа %1 (их %2) выходят из цикла.</numerusform>
            <numerusform>Все %2 активные дорожки варпа %1 выходят из цикла.</numerusform>
            <numerusform>Все %2 активных дорожек варпа %1 выходят из цикла.</numerusform>
        </translation>
    </message>
    <message>
        <source>The only active lane of warp %1 leaves the loop.</source>
        <translation>Единственная активная дорожка варпа %1 выходит из цикла.</translation>
    </message>
    <message>
        <source>In warp %1, the loop continues for %2 of %4 active lanes and ends for %3.</source>
        <translation>Варп %1, активных дорожек: %4. Для %2 из них цикл продолжается, а для %3 заканчивается.</translation>
    </message>
    <message>
        <source>A lane of warp %1 has reached the iteration limit and leaves the loop.</source>
        <translation>Дорожка варпа %1 достигла предела итераций и выходит из цикла.</translation>
    </message>
    <message numerus="yes">
        <source>All %2 active lanes of warp %1 enter the same case of switch (%3).</source>
        <translation>
            <numerusform>Все активные дорожки варпа %1 (их %2) попадают в одну и ту же ветвь switch (%3).</numerusform>
            <numerusform>Все %2 активные дорожки варпа %1 попадают в одну и ту же ветвь switch (%3).</numerusform>
            <numerusform>Все %2 активных дорожек варпа %1 попадают в одну и ту же ветвь switch (%3).</numerusform>
        </translation>
    </message>
    <message>
        <source>The only active lane of warp %1 enters a case of switch (%3).</source>
        <translation>Единственная активная дорожка варпа %1 попадает в одну из ветвей switch (%3).</translation>
    </message>
    <message>
        <source>The %2 active lanes of warp %1 enter %3 different cases of switch (%4).</source>
        <translation>Активные дорожки варпа %1 (их %2) попадают в разные ветви switch (%4), всего ветвей: %3.</translation>
    </message>
    <message>
        <source>All %1 warps of the group have arrived at the barrier.</source>
        <translation>Все варпы группы (их %1) дошли до барьера.</translation>
    </message>
    <message>
        <source>The only warp of the group has arrived at the barrier.</source>
        <translation>Единственный варп группы дошёл до барьера.</translation>
    </message>
    <message>
        <source>Warp %1 passes a sub-group barrier with %2 of %3 lanes active.</source>
        <translation>Варп %1 проходит барьер подгруппы; активных дорожек: %2 из %3.</translation>
    </message>
    <message>
        <source>The asynchronous copies of the group are complete.</source>
        <translation>Асинхронные копирования группы завершены.</translation>
    </message>
    <message>
        <source>The group starts an asynchronous copy (%1).</source>
        <translation>Группа начинает асинхронное копирование (%1).</translation>
    </message>
    <message>
        <source>Warp %1 executes a memory fence with %2 of %3 lanes active.</source>
        <translation>Варп %1 выполняет барьер памяти (fence); активных дорожек: %2 из %3.</translation>
    </message>
    <message>
        <source>Warp %1 exchanges values between lanes (%4) with %2 of %3 lanes active.</source>
        <translation>Дорожки варпа %1 обмениваются значениями (%4); активных дорожек: %2 из %3.</translation>
    </message>
    <message numerus="yes">
        <source>Warp %1 waits at the barrier at line %4. So far, %2 of %3 warps have arrived.</source>
        <translation>
            <numerusform>Варп %1 ждёт у барьера в строке %4. Пока дошёл %2 варп из %3.</numerusform>
            <numerusform>Варп %1 ждёт у барьера в строке %4. Пока дошли %2 варпа из %3.</numerusform>
            <numerusform>Варп %1 ждёт у барьера в строке %4. Пока дошло %2 варпов из %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Warp %1 waits at the barrier at line %4. It is the first of %3 warps to arrive.</source>
        <translation>Варп %1 ждёт у барьера в строке %4. Он дошёл первым (всего варпов: %3).</translation>
    </message>
    <message numerus="yes">
        <source>Warp %1 waits for asynchronous copies at line %4. So far, %2 of %3 warps have arrived.</source>
        <translation>
            <numerusform>Варп %1 ждёт асинхронных копирований в строке %4. Пока дошёл %2 варп из %3.</numerusform>
            <numerusform>Варп %1 ждёт асинхронных копирований в строке %4. Пока дошли %2 варпа из %3.</numerusform>
            <numerusform>Варп %1 ждёт асинхронных копирований в строке %4. Пока дошло %2 варпов из %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Warp %1 waits for asynchronous copies at line %4. It is the first of %3 warps to arrive.</source>
        <translation>Варп %1 ждёт асинхронных копирований в строке %4. Он дошёл первым (всего варпов: %3).</translation>
    </message>
    <message>
        <source>Warp %1 has no active lane in this step.</source>
        <translation>У варпа %1 на этом шаге нет активных дорожек.</translation>
    </message>
    <message>
        <source>Warp %1 has finished.</source>
        <translation>Варп %1 завершён.</translation>
    </message>
    <message>
        <source>Warp %1 has no steps in this kernel.</source>
        <translation>У варпа %1 нет шагов в этом kernel&apos;е.</translation>
    </message>
    <message numerus="yes">
        <source>Group %1 has finished after %2 steps.</source>
        <translation>
            <numerusform>Группа %1 завершилась за %2 шаг.</numerusform>
            <numerusform>Группа %1 завершилась за %2 шага.</numerusform>
            <numerusform>Группа %1 завершилась за %2 шагов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Group %1 has finished after one step.</source>
        <translation>Группа %1 завершилась за один шаг.</translation>
    </message>
    <message numerus="yes">
        <source>The access is fully coalesced: %1 sectors, the minimum for this data.</source>
        <translation>
            <numerusform>Доступ полностью объединён: %1 сектор, минимум для этих данных.</numerusform>
            <numerusform>Доступ полностью объединён: %1 сектора, минимум для этих данных.</numerusform>
            <numerusform>Доступ полностью объединён: %1 секторов, минимум для этих данных.</numerusform>
        </translation>
    </message>
    <message>
        <source>The access needs only one sector.</source>
        <translation>Для обращения нужен только один сектор.</translation>
    </message>
    <message>
        <source>All %1 active lanes access the same address, so one sector serves them all.</source>
        <translation>Все активные дорожки (их %1) обращаются по одному адресу, поэтому всех обслуживает один сектор.</translation>
    </message>
    <message>
        <source>The stride between lanes is %1 bytes, so the access moves %2 sectors instead of %3.</source>
        <translation>Шаг между дорожками в байтах — %1, поэтому обращение переносит секторов: %2 вместо %3.</translation>
    </message>
    <message>
        <source>The data does not start at a sector boundary, so the access moves %1 sectors instead of %2.</source>
        <translation>Данные начинаются не на границе сектора, поэтому обращение переносит секторов: %1 вместо %2.</translation>
    </message>
    <message>
        <source>The lanes use only parts of the sectors, so the access moves %1 sectors instead of %2.</source>
        <translation>Дорожки используют только части секторов, поэтому обращение переносит секторов: %1 вместо %2.</translation>
    </message>
    <message>
        <source>The access takes %1 requests, which move %2 sectors in total, the minimum for this data.</source>
        <translation>Обращение разбито на несколько запросов (%1). Всего они переносят секторов: %2. Это минимум для этих данных.</translation>
    </message>
    <message>
        <source>The access takes %1 requests, which move %2 sectors in total instead of %3.</source>
        <translation>Обращение разбито на несколько запросов (%1). Всего они переносят секторов: %2 вместо %3.</translation>
    </message>
    <message numerus="yes">
        <source>All words are in different banks, so one pass serves all lanes.</source>
        <translation>
            <numerusform>Все слова в разных банках, поэтому один проход обслуживает все дорожки.</numerusform>
            <numerusform>Все слова в разных банках, поэтому один проход обслуживает все дорожки.</numerusform>
            <numerusform>Все слова в разных банках, поэтому один проход обслуживает все дорожки.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one lane is active. It needs one pass, without a bank conflict.</source>
        <translation>Активна только одна дорожка. Ей нужен один проход, конфликта банков нет.</translation>
    </message>
    <message>
        <source>All %1 active lanes read the same word. This is a broadcast in one pass, not a bank conflict.</source>
        <translation>Все активные дорожки (их %1) читают одно и то же слово. Это широковещание за один проход, а не конфликт банков.</translation>
    </message>
    <message>
        <source>All %1 active lanes write the same word. This takes one pass and is not a bank conflict.</source>
        <translation>Все активные дорожки (их %1) пишут одно и то же слово. Это один проход, а не конфликт банков.</translation>
    </message>
    <message>
        <source>The access takes %1 passes, the minimum for its size. There is no bank conflict.</source>
        <translation>Обращению нужно несколько проходов (%1). Это минимум для его размера, конфликта банков нет.</translation>
    </message>
    <message>
        <source>Up to %1 of %2 active lanes update the same address, one after the other.</source>
        <translation>Один и тот же адрес по очереди обновляют несколько активных дорожек (до %1 из %2).</translation>
    </message>
    <message numerus="yes">
        <source>All %1 active lanes update different addresses, so no lane waits for another.</source>
        <translation>
            <numerusform>Все активные дорожки (их %1) обновляют разные адреса, поэтому ни одна не ждёт другую.</numerusform>
            <numerusform>Все %1 активные дорожки обновляют разные адреса, поэтому ни одна не ждёт другую.</numerusform>
            <numerusform>Все %1 активных дорожек обновляют разные адреса, поэтому ни одна не ждёт другую.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one lane is active, so it waits for no other lane.</source>
        <translation>Активна только одна дорожка, поэтому она не ждёт других.</translation>
    </message>
    <message numerus="yes">
        <source>The access touches %1 different texels.</source>
        <translation>
            <numerusform>Обращение затрагивает %1 тексель.</numerusform>
            <numerusform>Обращение затрагивает %1 разных текселя.</numerusform>
            <numerusform>Обращение затрагивает %1 разных текселей.</numerusform>
        </translation>
    </message>
    <message>
        <source>The access touches one texel.</source>
        <translation>Обращение затрагивает один тексель.</translation>
    </message>
    <message>
        <source>All lanes take the same path, so the warp does not diverge.</source>
        <translation>Все дорожки идут по одной ветви, поэтому варп не расходится.</translation>
    </message>
    <message numerus="yes">
        <source>All active lanes take the same path. The other %1 of %2 lanes stay masked off.</source>
        <translation>
            <numerusform>Все активные дорожки идут по одной ветви. Остаётся замаскированной ещё %1 дорожка из %2.</numerusform>
            <numerusform>Все активные дорожки идут по одной ветви. Остаются замаскированными ещё %1 дорожки из %2.</numerusform>
            <numerusform>Все активные дорожки идут по одной ветви. Остаются замаскированными ещё %1 дорожек из %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>All active lanes take the same path. The other lane stays masked off.</source>
        <translation>Все активные дорожки идут по одной ветви. Ещё одна дорожка остаётся замаскированной.</translation>
    </message>
    <message numerus="yes">
        <source>The next %1 steps run with %2 of %3 lanes idle. Then both sides reconverge at line %4.</source>
        <translation>
            <numerusform>Часть дорожек (%2 из %3) простаивает ещё %1 шаг. Затем обе ветви сходятся в строке %4.</numerusform>
            <numerusform>Часть дорожек (%2 из %3) простаивает ещё %1 шага. Затем обе ветви сходятся в строке %4.</numerusform>
            <numerusform>Часть дорожек (%2 из %3) простаивает ещё %1 шагов. Затем обе ветви сходятся в строке %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next step runs with %2 of %3 lanes idle. Then both sides reconverge at line %4.</source>
        <translation>На следующем шаге часть дорожек простаивает (%2 из %3). Затем обе ветви сходятся в строке %4.</translation>
    </message>
    <message numerus="yes">
        <source>The kernel ends for %2 of %3 lanes. The warp runs its last %1 steps without them.</source>
        <translation>
            <numerusform>Для части дорожек (%2 из %3) kernel заканчивается. Без них варп выполняет ещё %1 шаг.</numerusform>
            <numerusform>Для части дорожек (%2 из %3) kernel заканчивается. Без них варп выполняет ещё %1 шага.</numerusform>
            <numerusform>Для части дорожек (%2 из %3) kernel заканчивается. Без них варп выполняет ещё %1 шагов.</numerusform>
        </translation>
    </message>
    <message>
        <source>The kernel ends for %2 of %3 lanes. The warp runs its last step without them.</source>
        <translation>Для части дорожек (%2 из %3) kernel заканчивается. Последний шаг варп выполняет без них.</translation>
    </message>
    <message>
        <source>The two sides run one after the other, %1 steps in total, and reconverge at line %2.</source>
        <translation>Две ветви выполняются одна за другой (всего шагов: %1) и сходятся в строке %2.</translation>
    </message>
    <message>
        <source>The two sides run one after the other, %1 steps in total, to the end of the kernel.</source>
        <translation>Две ветви выполняются одна за другой до конца kernel&apos;а, всего шагов: %1.</translation>
    </message>
    <message>
        <source>All lanes reconverge at line %1, so the divergence costs no extra step.</source>
        <translation>Все дорожки сходятся в строке %1, поэтому дивергенция не требует лишних шагов.</translation>
    </message>
    <message numerus="yes">
        <source>The cases run one after the other, %1 steps in total, and reconverge at line %2.</source>
        <translation>
            <numerusform>Ветви case выполняются одна за другой (всего %1 шаг) и сходятся в строке %2.</numerusform>
            <numerusform>Ветви case выполняются одна за другой (всего %1 шага) и сходятся в строке %2.</numerusform>
            <numerusform>Ветви case выполняются одна за другой (всего %1 шагов) и сходятся в строке %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one step runs before all cases reconverge at line %2.</source>
        <translation>Прежде чем все ветви case сойдутся в строке %2, выполняется только один шаг.</translation>
    </message>
    <message numerus="yes">
        <source>The cases run one after the other, %1 steps in total, to the end of the kernel.</source>
        <translation>
            <numerusform>Ветви case выполняются одна за другой до конца kernel&apos;а, всего %1 шаг.</numerusform>
            <numerusform>Ветви case выполняются одна за другой до конца kernel&apos;а, всего %1 шага.</numerusform>
            <numerusform>Ветви case выполняются одна за другой до конца kernel&apos;а, всего %1 шагов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one more step runs before the kernel ends.</source>
        <translation>До конца kernel&apos;а выполняется только ещё один шаг.</translation>
    </message>
    <message>
        <source>This is the last step of these lanes.</source>
        <translation>Это последний шаг этих дорожек.</translation>
    </message>
    <message>
        <source>The loop may be endless. Lockstep stops it so that the run ends.</source>
        <translation>Возможно, цикл бесконечный. Lockstep останавливает его, чтобы прогон закончился.</translation>
    </message>
    <message>
        <source>The group has no other warp to wait for.</source>
        <translation>В группе нет других варпов, которых нужно ждать.</translation>
    </message>
    <message>
        <source>The lanes of the sub-group wait for each other, not for other warps.</source>
        <translation>Дорожки подгруппы ждут друг друга, а не других варпов.</translation>
    </message>
    <message>
        <source>The data is available only after wait_group_events.</source>
        <translation>Данные доступны только после wait_group_events.</translation>
    </message>
    <message>
        <source>A fence orders the memory accesses of each work-item. It does not wait for other work-items.</source>
        <translation>Барьер памяти (fence) упорядочивает обращения каждого work-item&apos;а к памяти. Других work-item&apos;ов он не ждёт.</translation>
    </message>
    <message>
        <source>All %2 active lanes receive the value of lane %1.</source>
        <translation>Все активные дорожки (их %2) получают значение дорожки %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 active lanes receive a value from another lane, without using memory.</source>
        <translation>
            <numerusform>Активных дорожек: %2. Из них %1 получает значение от другой дорожки, не используя память.</numerusform>
            <numerusform>Активных дорожек: %2. Из них %1 получают значение от другой дорожки, не используя память.</numerusform>
            <numerusform>Активных дорожек: %2. Из них %1 получают значение от другой дорожки, не используя память.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 of %2 active lanes receives a value from another lane, without using memory.</source>
        <translation>Активных дорожек: %2. Из них 1 получает значение от другой дорожки, не используя память.</translation>
    </message>
    <message>
        <source>All active lanes receive the same result, computed from %1 lanes.</source>
        <translation>Все активные дорожки получают один и тот же результат, вычисленный по значениям дорожек (их %1).</translation>
    </message>
    <message>
        <source>Each active lane receives its own result, computed from up to %1 lanes.</source>
        <translation>Каждая активная дорожка получает свой результат, вычисленный по значениям дорожек (их не больше %1).</translation>
    </message>
    <message>
        <source>No lane receives a value from another lane.</source>
        <translation>Ни одна дорожка не получает значение от другой.</translation>
    </message>
    <message>
        <source>The last warp arrives in step %1.</source>
        <translation>Последний варп дойдёт сюда на шаге %1.</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 of %2 work-items of the group arrive at this barrier.</source>
        <translation>
            <numerusform>До этого барьера доходит только %1 work-item из %2 в группе.</numerusform>
            <numerusform>До этого барьера доходят только %1 work-item&apos;а из %2 в группе.</numerusform>
            <numerusform>До этого барьера доходят только %1 work-item&apos;ов из %2 в группе.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only 1 of %2 work-items of the group arrives at this barrier.</source>
        <translation>До этого барьера доходит только 1 work-item из %2 в группе.</translation>
    </message>
    <message>
        <source>Group %1 starts with %2 work-items in %3 warps of at most %4 lanes.</source>
        <translation>Группа %1 начинает работу: work-item&apos;ов — %2, варпов — %3, дорожек в варпе — не больше %4.</translation>
    </message>
    <message numerus="yes">
        <source>Group %1 starts with %2 work-items in one warp.</source>
        <translation>
            <numerusform>Группа %1 начинает работу: %2 work-item в одном варпе.</numerusform>
            <numerusform>Группа %1 начинает работу: %2 work-item&apos;а в одном варпе.</numerusform>
            <numerusform>Группа %1 начинает работу: %2 work-item&apos;ов в одном варпе.</numerusform>
        </translation>
    </message>
    <message>
        <source>Group %1 starts with one work-item in one warp.</source>
        <translation>Группа %1 начинает работу: один work-item в одном варпе.</translation>
    </message>
    <message>
        <source>Group %1 has no steps, because its work-items access no memory and take no branch.</source>
        <translation>У группы %1 нет шагов, потому что её work-item&apos;ы не обращаются к памяти и не проходят ветвлений.</translation>
    </message>
    <message>
        <source>The %1 active lanes share %2 words in different banks, so one pass serves them without a bank conflict.</source>
        <translation>Активные дорожки (их %1) обращаются к общим словам в разных банках (слов: %2), поэтому их обслуживает один проход без конфликта банков.</translation>
    </message>
    <message>
        <source>Bank conflict: %3 passes instead of %4. Lanes %5 access %2 words of bank %1.</source>
        <translation>Конфликт банков: проходов %3 вместо %4. Дорожки %5 обращаются к разным словам банка %1 (слов: %2).</translation>
    </message>
    <message>
        <source>Bank conflict: %3 passes instead of %4. One lane accesses %2 words of bank %1.</source>
        <translation>Конфликт банков: проходов %3 вместо %4. Одна дорожка обращается к разным словам банка %1 (слов: %2).</translation>
    </message>
    <message>
        <source>Up to %1 of %2 lanes update the same word. Accesses to one bank are serialised: %3 passes instead of %4.</source>
        <translation>Одно и то же слово обновляют несколько дорожек (до %1 из %2). Обращения к одному банку идут по очереди, проходов: %3 вместо %4.</translation>
    </message>
    <message numerus="yes">
        <source>Warp %1 takes the fewest steps to reach this point. The warp with the most steps takes %2 more.</source>
        <translation>
            <numerusform>Варп %1 доходит до этого места за наименьшее число шагов. Варпу с наибольшим числом шагов нужен ещё %2 шаг.</numerusform>
            <numerusform>Варп %1 доходит до этого места за наименьшее число шагов. Варпу с наибольшим числом шагов нужны ещё %2 шага.</numerusform>
            <numerusform>Варп %1 доходит до этого места за наименьшее число шагов. Варпу с наибольшим числом шагов нужно ещё %2 шагов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Warp %1 takes the fewest steps to reach this point. The warp with the most steps takes one more.</source>
        <translation>Варп %1 доходит до этого места за наименьшее число шагов. Варпу с наибольшим числом шагов нужен ещё один шаг.</translation>
    </message>
    <message>
        <source>All warps take the same number of steps to reach this point.</source>
        <translation>Все варпы доходят до этого места за одинаковое число шагов.</translation>
    </message>
    <message>
        <source>All work-items of the group must arrive at a barrier. Otherwise, a GPU can hang or compute wrong results.</source>
        <translation>До барьера должны дойти все work-item&apos;ы группы. Иначе GPU может зависнуть или дать неверный результат.</translation>
    </message>
    <message>
        <source>The warp skips this step and continues in step %1 at line %2.</source>
        <translation>Варп пропускает этот шаг и продолжает работу на шаге %1 в строке %2.</translation>
    </message>
    <message>
        <source>The last step of this warp was step %1.</source>
        <translation>Последним шагом этого варпа был шаг %1.</translation>
    </message>
</context>
<context>
    <name>NearestRequest</name>
    <message>
        <source>Warp %1 issues no instruction in this step.</source>
        <translation>Варп %1 не выполняется на этом шаге.</translation>
    </message>
    <message>
        <source>%1 The next access, in step %2, is shown.</source>
        <translation>%1 Показано следующее обращение, на шаге %2.</translation>
    </message>
    <message>
        <source>%1 The previous access, in step %2, is shown.</source>
        <translation>%1 Показано предыдущее обращение, на шаге %2.</translation>
    </message>
    <message>
        <source>No local memory is accessed in this step (%1).</source>
        <translation>На этом шаге нет обращений к локальной памяти (%1).</translation>
    </message>
</context>
<context>
    <name>OccupancyWords</name>
    <message>
        <source>%1 of %2 warp slots per work-group</source>
        <translation>слотов варпов на рабочую группу: %1 из %2</translation>
    </message>
    <message>
        <source>1 of %1 group slots per work-group</source>
        <translation>слотов групп на рабочую группу: 1 из %1</translation>
    </message>
    <message>
        <source>%1 of %2 registers per work-group; %3 per work-item, %4</source>
        <translation>регистров на рабочую группу: %1 из %2; на work-item: %3, %4</translation>
    </message>
    <message>
        <source>%1 of %2 bytes of local memory per work-group</source>
        <translation>локальной памяти на рабочую группу, в байтах: %1 из %2</translation>
    </message>
    <message>
        <source>%1 · limiter</source>
        <translation>%1 · ограничивает</translation>
    </message>
    <message>
        <source>theoretical: %1 of %2 warps, %3</source>
        <translation>теоретическая: варпов %1 из %2, %3</translation>
    </message>
    <message>
        <source>achieved in this launch: %1</source>
        <translation>достигнуто в этом запуске: %1</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>не помещается</translation>
    </message>
    <message>
        <source>%1: occupancy rises from %2 to %3.</source>
        <comment>how many groups fit; percentages</comment>
        <translation>%1: занятость растёт с %2 до %3.</translation>
    </message>
    <message>
        <source>Resources per work-group</source>
        <translation>Ресурсы на рабочую группу</translation>
    </message>
    <message>
        <source>groups that fit</source>
        <translation>помещается групп</translation>
    </message>
    <message>
        <source>Resident warps by work-items per group</source>
        <translation>Резидентные варпы по числу work-item&apos;ов в группе</translation>
    </message>
    <message numerus="yes">
        <source>%Ln work-item(s)</source>
        <translation>
            <numerusform>%Ln work-item</numerusform>
            <numerusform>%Ln work-item&apos;а</numerusform>
            <numerusform>%Ln work-item&apos;ов</numerusform>
        </translation>
    </message>
    <message>
        <source>Resident warps by registers per work-item</source>
        <translation>Резидентные варпы по числу регистров на work-item</translation>
    </message>
    <message>
        <source>Resident warps by KiB of local memory per group</source>
        <translation>Резидентные варпы по объёму локальной памяти на группу (KiB)</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>байтов: %1</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Занятость</translation>
    </message>
    <message>
        <source>modelled · %1</source>
        <translation>по модели · %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln work-group(s)</source>
        <translation>
            <numerusform>%Ln рабочая группа</numerusform>
            <numerusform>%Ln рабочие группы</numerusform>
            <numerusform>%Ln рабочих групп</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln work-group(s) fit with %1 registers per work-item instead of %2</source>
        <translation>
            <numerusform>Если регистров на work-item будет %1 вместо %2, поместится %Ln рабочая группа</numerusform>
            <numerusform>Если регистров на work-item будет %1 вместо %2, поместятся %Ln рабочие группы</numerusform>
            <numerusform>Если регистров на work-item будет %1 вместо %2, поместится %Ln рабочих групп</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln work-group(s) fit with %1 bytes of local memory instead of %2</source>
        <translation>
            <numerusform>Если локальной памяти (в байтах) будет %1 вместо %2, поместится %Ln рабочая группа</numerusform>
            <numerusform>Если локальной памяти (в байтах) будет %1 вместо %2, поместятся %Ln рабочие группы</numerusform>
            <numerusform>Если локальной памяти (в байтах) будет %1 вместо %2, поместится %Ln рабочих групп</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln work-group(s) fit with %1 work-items each instead of %2</source>
        <translation>
            <numerusform>Если work-item&apos;ов в группе будет %1 вместо %2, поместится %Ln рабочая группа</numerusform>
            <numerusform>Если work-item&apos;ов в группе будет %1 вместо %2, поместятся %Ln рабочие группы</numerusform>
            <numerusform>Если work-item&apos;ов в группе будет %1 вместо %2, поместится %Ln рабочих групп</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln register(s)</source>
        <translation>
            <numerusform>%Ln регистр</numerusform>
            <numerusform>%Ln регистра</numerusform>
            <numerusform>%Ln регистров</numerusform>
        </translation>
    </message>
    <message>
        <source>All warp slots can be filled, so occupancy cannot be improved.</source>
        <translation>Можно заполнить все слоты варпов, поэтому занятость улучшить нельзя.</translation>
    </message>
    <message>
        <source>Changing only the registers, the local memory or the group size does not allow more resident warps.</source>
        <translation>Если менять только регистры, локальную память или размер группы, резидентных варпов больше не станет.</translation>
    </message>
    <message numerus="yes">
        <source>Achieved occupancy is lower, because the launch has only %Ln work-group(s), but %1 can be resident at once.</source>
        <translation>
            <numerusform>Достигнутая занятость ниже, потому что в запуске только %Ln рабочая группа, а одновременно резидентных групп может быть %1.</numerusform>
            <numerusform>Достигнутая занятость ниже, потому что в запуске только %Ln рабочие группы, а одновременно резидентных групп может быть %1.</numerusform>
            <numerusform>Достигнутая занятость ниже, потому что в запуске только %Ln рабочих групп, а одновременно резидентных групп может быть %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Achieved occupancy is lower, because fewer work-groups are left at the end than could be resident.</source>
        <translation>Достигнутая занятость ниже, потому что в конце остаётся меньше рабочих групп, чем могло бы быть резидентными.</translation>
    </message>
    <message>
        <source>Next improvement</source>
        <translation>Следующее улучшение</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>print one JSON object</source>
        <translation>вывести один объект JSON</translation>
    </message>
    <message>
        <source>print CSV with JSON paths as column names; strings that a spreadsheet would read as formulas get a leading apostrophe</source>
        <translation>вывести CSV, в котором имена столбцов — пути JSON; перед строками, которые табличный редактор принял бы за формулы, ставится апостроф</translation>
    </message>
    <message>
        <source>registers per work-item, instead of the reported or estimated number</source>
        <translation>число регистров на work-item вместо числа по данным драйвера или LLVM либо по оценке</translation>
    </message>
    <message>
        <source>omit costs, advice and verdict; each cost needs another simulation of the launch</source>
        <translation>не выводить цены, советы и вердикт; для каждой цены нужна ещё одна симуляция запуска</translation>
    </message>
    <message>
        <source>do not time the original kernel</source>
        <translation>не измерять время исходного kernel&apos;а</translation>
    </message>
    <message>
        <source>time limit in seconds for the process that runs the kernel; default: no limit</source>
        <translation>предел времени в секундах для процесса, который выполняет kernel; по умолчанию: без предела</translation>
    </message>
    <message>
        <source>time limit in seconds for one run of the original (not instrumented) kernel; default: 30 times the time of the instrumented run, at least 10</source>
        <translation>предел времени в секундах для одного прогона исходного (не инструментированного) kernel&apos;а; по умолчанию: в 30 раз больше времени инструментированного прогона, но не меньше 10</translation>
    </message>
    <message>
        <source>log only the first N work-groups of each launch</source>
        <translation>записывать в журнал только первые N рабочих групп каждого запуска</translation>
    </message>
    <message>
        <source>memory limit for logs, for example 2G; default: 1G, or half of the memory of a small machine</source>
        <translation>предел памяти для журналов, например 2G; по умолчанию: 1G или половина памяти, если на машине её мало</translation>
    </message>
    <message>
        <source>memory limit for parsing and building a kernel; default: 1536M</source>
        <translation>предел памяти для разбора и сборки kernel&apos;а; по умолчанию: 1536M</translation>
    </message>
    <message>
        <source>processor time limit, in seconds, for parsing and building all kernels of a run; default: 40</source>
        <translation>предел процессорного времени в секундах для разбора и сборки всех kernel&apos;ов прогона; по умолчанию: 40</translation>
    </message>
    <message>
        <source>print only the value of EXPRESSION, for example totals.local_load.conflicts; may be repeated</source>
        <translation>вывести только значение EXPRESSION, например totals.local_load.conflicts; можно указать несколько раз</translation>
    </message>
    <message>
        <source>print nothing if EXPRESSION is true; if it is false, print both sides and exit with code 1; for example &apos;totals.local_load.conflicts = 0&apos;; may be repeated</source>
        <translation>ничего не выводить, если EXPRESSION истинно; если ложно, вывести обе части и завершиться с кодом 1; например &apos;totals.local_load.conflicts = 0&apos;; можно указать несколько раз</translation>
    </message>
    <message>
        <source>save the recording</source>
        <translation>сохранить запись</translation>
    </message>
    <message>
        <source>write the results as JUnit XML, for build servers</source>
        <translation>записать результаты в формате JUnit XML, для серверов сборки</translation>
    </message>
    <message>
        <source>a parameter to vary; may be given twice</source>
        <translation>параметр, который нужно менять; можно указать дважды</translation>
    </message>
    <message>
        <source>run all experiments with the parameter values of the first one</source>
        <translation>выполнить все эксперименты со значениями параметров первого</translation>
    </message>
    <message>
        <source>describe the steps from A to B, at most 10000; default: the first 10000</source>
        <translation>описать шаги с A по B, не больше 10000; по умолчанию: первые 10000</translation>
    </message>
    <message>
        <source>the launch, counted from 1; default: 1</source>
        <translation>запуск, считая с 1; по умолчанию: 1</translation>
    </message>
    <message>
        <source>the work-group, counted from 0; default: 0</source>
        <translation>рабочая группа, считая с 0; по умолчанию: 0</translation>
    </message>
    <message>
        <source>the warp, counted from 0; default: the first warp that executes the step</source>
        <translation>варп, считая с 0; по умолчанию: первый варп, который выполняет шаг</translation>
    </message>
    <message>
        <source>ask only questions of this kind; default: all kinds</source>
        <translation>задавать вопросы только этого вида; по умолчанию: всех видов</translation>
    </message>
    <message>
        <source>select other questions; default: 0</source>
        <translation>выбрать другие вопросы; по умолчанию: 0</translation>
    </message>
    <message>
        <source>maximum number of questions; default: 10</source>
        <translation>наибольшее число вопросов; по умолчанию: 10</translation>
    </message>
    <message>
        <source>names of kernels, separated by commas, for example blur,reduce_*; default: all</source>
        <translation>имена kernel&apos;ов через запятую, например blur,reduce_*; по умолчанию: все</translation>
    </message>
    <message>
        <source>which launches of each of these kernels to save, counted from 1; default: the first</source>
        <translation>какие запуски каждого из этих kernel&apos;ов сохранить, считая с 1; по умолчанию: первый</translation>
    </message>
    <message>
        <source>maximum number of launches; default: 100</source>
        <translation>наибольшее число запусков; по умолчанию: 100</translation>
    </message>
    <message>
        <source>the folder for the files; default: lockstep-launches</source>
        <translation>папка для файлов; по умолчанию: lockstep-launches</translation>
    </message>
    <message>
        <source>print the help</source>
        <translation>вывести справку</translation>
    </message>
    <message>
        <source>the language of the texts: %1; default: the language of the environment (LANGUAGE, LC_ALL, LC_MESSAGES, LANG)</source>
        <translation>язык текстов: %1; по умолчанию: язык окружения (LANGUAGE, LC_ALL, LC_MESSAGES, LANG)</translation>
    </message>
    <message>
        <source>print this help</source>
        <translation>вывести эту справку</translation>
    </message>
    <message>
        <source>the view to show; &quot;window&quot; is the whole program; default: stage</source>
        <translation>какой вид показать; «window» — вся программа; по умолчанию: stage</translation>
    </message>
    <message>
        <source>a parameter that the sweep view varies, for example local=32..256; may be given twice</source>
        <translation>параметр, который меняется в виде sweep, например local=32..256; можно указать дважды</translation>
    </message>
    <message>
        <source>the view (of a step or of the model) that the compare view shows for each run; default: stage</source>
        <translation>вид (шага или модели), который compare показывает для каждого прогона; по умолчанию: stage</translation>
    </message>
    <message>
        <source>how compared runs are linked; default: round</source>
        <translation>как связываются сравниваемые прогоны; по умолчанию: round</translation>
    </message>
    <message>
        <source>the launch to show, counted from 1</source>
        <translation>какой запуск показать, считая с 1</translation>
    </message>
    <message>
        <source>the work-group to show, counted from 0</source>
        <translation>какую рабочую группу показать, считая с 0</translation>
    </message>
    <message>
        <source>the step to show, counted from 1</source>
        <translation>какой шаг показать, считая с 1</translation>
    </message>
    <message>
        <source>the cycle of the model to show, counted from 0</source>
        <translation>какой такт модели показать, считая с 0</translation>
    </message>
    <message>
        <source>the selected warp, counted from 0</source>
        <translation>выбранный варп, считая с 0</translation>
    </message>
    <message>
        <source>the selected lane, counted from 0</source>
        <translation>выбранная дорожка, считая с 0</translation>
    </message>
    <message>
        <source>the pass of a bank conflict to show, counted from 1</source>
        <translation>какой проход конфликта банков показать, считая с 1</translation>
    </message>
    <message>
        <source>the source line whose steps are marked, counted from 1</source>
        <translation>строка кода, шаги которой отмечены, считая с 1</translation>
    </message>
    <message>
        <source>the colour theme; default: light</source>
        <translation>цветовая тема; по умолчанию: light</translation>
    </message>
    <message>
        <source>size in pixels; the findings and compare views are laid out for A4 instead</source>
        <translation>размер в пикселях; виды findings и compare вместо этого размещаются на A4</translation>
    </message>
    <message>
        <source>the language of the user interface</source>
        <translation>язык интерфейса</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>set a parameter of the experiment; &quot;lockstep-cli list WHAT&quot; lists the parameters; 64K is 65536. For a kernel or launch file, the name is global or local (value: 64x64), or the name of a kernel parameter (value: a buffer&apos;s size in bytes, or a scalar&apos;s value)</source>
        <translation>задать параметр эксперимента; «lockstep-cli list WHAT» выводит список параметров; 64K — это 65536. Для kernel&apos;а или файла запуска имя — это global или local (значение: 64x64) либо имя параметра kernel&apos;а (значение: размер буфера в байтах или значение скаляра)</translation>
    </message>
    <message>
        <source>the kernel to run, if a .cl file contains several kernels</source>
        <translation>какой kernel выполнить, если в файле .cl их несколько</translation>
    </message>
    <message>
        <source>define a macro for a kernel or launch file</source>
        <translation>определить макрос для kernel&apos;а или файла запуска</translation>
    </message>
    <message>
        <source>OpenCL build options for a kernel or launch file, in quotes</source>
        <translation>параметры сборки OpenCL для kernel&apos;а или файла запуска, в кавычках</translation>
    </message>
    <message>
        <source>read files outside the folder of the launch; the recording then contains their contents</source>
        <translation>читать файлы вне папки запуска; тогда их содержимое войдёт в запись</translation>
    </message>
    <message>
        <source>the hardware model: %1, a preset that you saved, or a file (x.json); default: the preset of the device (educational for a CPU)</source>
        <translation>модель оборудования: %1, сохранённый вами пресет или файл (x.json); по умолчанию: пресет устройства (для CPU — educational)</translation>
    </message>
    <message>
        <source>set a value of the hardware model (64K is 65536): %1</source>
        <translation>задать значение модели оборудования (64K — это 65536): %1</translation>
    </message>
    <message>
        <source>scale factor of PNG pictures: PNG pixels per pixel of --size, from 1 to 8</source>
        <translation>масштаб рисунков PNG: сколько пикселей PNG приходится на пиксель из --size, от 1 до 8</translation>
    </message>
    <message>
        <source>pack: the file to write: .lockstep-lesson</source>
        <translation>pack: в какой файл записать: .lockstep-lesson</translation>
    </message>
    <message>
        <source>the words for work-items, work-groups, warps and local memory; default: opencl</source>
        <translation>термины для work-item&apos;ов, рабочих групп, варпов и локальной памяти; по умолчанию: opencl</translation>
    </message>
    <message>
        <source>add the right answers with their reasons, the hints and the teacher&apos;s notes</source>
        <translation>добавить верные ответы с объяснениями, подсказки и заметки для преподавателя</translation>
    </message>
    <message>
        <source>the file to write: .pdf or .html</source>
        <translation>в какой файл записать: .pdf или .html</translation>
    </message>
    <message>
        <source>the table to write to a .csv file; default: lines</source>
        <translation>какую таблицу записать в файл .csv; по умолчанию: lines</translation>
    </message>
    <message>
        <source>the file to write: .csv or .pftrace</source>
        <translation>в какой файл записать: .csv или .pftrace</translation>
    </message>
    <message>
        <source>write the first N multiprocessors to a .pftrace file; default: 4</source>
        <translation>записать в файл .pftrace первые N мультипроцессоров; по умолчанию: 4</translation>
    </message>
    <message>
        <source>how far each frame advances: one step, access, line, round, barrier or pass, or cycles:N for N cycles of the model; default: step</source>
        <translation>на сколько продвигается каждый кадр: step, access, line, round, barrier, pass или cycles:N (N тактов модели); по умолчанию: step</translation>
    </message>
    <message>
        <source>the first step, counted from 1, or the first cycle, counted from 0; default: the first of the work-group</source>
        <translation>первый шаг, считая с 1, или первый такт, считая с 0; по умолчанию: первый в рабочей группе</translation>
    </message>
    <message>
        <source>the last step or cycle; default: the last one</source>
        <translation>последний шаг или такт; по умолчанию: самый последний</translation>
    </message>
    <message>
        <source>frames per second, from 0.1 to 60; default: 2</source>
        <translation>число кадров в секунду, от 0.1 до 60; по умолчанию: 2</translation>
    </message>
    <message>
        <source>how much longer the last frame is shown; default: 0</source>
        <translation>насколько дольше показывать последний кадр; по умолчанию: 0</translation>
    </message>
    <message>
        <source>pixels of the file per pixel of --size, from 1 to 8</source>
        <translation>сколько пикселей файла приходится на пиксель из --size, от 1 до 8</translation>
    </message>
    <message>
        <source>the file to write: .gif, .webp, .mp4 or .webm; a name that ends in / is a folder of PNG files</source>
        <translation>в какой файл записать: .gif, .webp, .mp4 или .webm; имя с / на конце — папка для файлов PNG</translation>
    </message>
    <message>
        <source>set the picture size and the text size for a 16:9 slide, a column of a paper (85 mm) or the width of a page (178 mm)</source>
        <translation>задать размер рисунка и размер текста для слайда 16:9, колонки статьи (85 mm) или ширины страницы (178 mm)</translation>
    </message>
    <message>
        <source>size in millimetres, for example 85x54; replaces --size</source>
        <translation>размер в миллиметрах, например 85x54; заменяет --size</translation>
    </message>
    <message>
        <source>size of normal text in points, for example 8</source>
        <translation>размер обычного текста в пунктах, например 8</translation>
    </message>
    <message>
        <source>the title above the picture</source>
        <translation>заголовок над рисунком</translation>
    </message>
    <message>
        <source>the text below the picture</source>
        <translation>текст под рисунком</translation>
    </message>
    <message>
        <source>write what happens in the step, below the picture</source>
        <translation>написать под рисунком, что происходит на этом шаге</translation>
    </message>
    <message>
        <source>omit the legend of colours</source>
        <translation>не показывать легенду цветов</translation>
    </message>
    <message>
        <source>omit the error bars of charts</source>
        <translation>не показывать планки погрешностей на графиках</translation>
    </message>
    <message>
        <source>make the background transparent</source>
        <translation>сделать фон прозрачным</translation>
    </message>
    <message>
        <source>write the device, the experiment and its parameters at the bottom; the metadata of the file always contains them</source>
        <translation>указать внизу устройство, эксперимент и его параметры; в метаданных файла они есть всегда</translation>
    </message>
    <message>
        <source>the views of the page, separated by commas; without it, all views that apply to the run, as many as fit into 5 MB</source>
        <translation>виды на странице, через запятую; без этого параметра — все виды, применимые к прогону, сколько поместится в 5 MB</translation>
    </message>
    <message>
        <source>how far each frame advances: one step, access, line, round, barrier or pass, or cycles:N for N cycles of the model</source>
        <translation>на сколько продвигается каждый кадр: step, access, line, round, barrier, pass или cycles:N (N тактов модели)</translation>
    </message>
    <message>
        <source>the first step</source>
        <translation>первый шаг</translation>
    </message>
    <message>
        <source>the last step</source>
        <translation>последний шаг</translation>
    </message>
    <message>
        <source>title of the page</source>
        <translation>заголовок страницы</translation>
    </message>
    <message>
        <source>sentence below the title</source>
        <translation>предложение под заголовком</translation>
    </message>
    <message>
        <source>a marker at a step, with its text; may be repeated</source>
        <translation>метка на шаге и её текст; можно указать несколько раз</translation>
    </message>
    <message>
        <source>the file to write</source>
        <translation>в какой файл записать</translation>
    </message>
    <message>
        <source>the file to write: .html or .pdf</source>
        <translation>в какой файл записать: .html или .pdf</translation>
    </message>
    <message>
        <source>the file to write: .png, .svg or .pdf; for charts, also .csv</source>
        <translation>в какой файл записать: .png, .svg или .pdf, для графиков также .csv</translation>
    </message>
    <message>
        <source>try all swizzles, or this one; default: all, if --pad is not given</source>
        <translation>проверить все перестановки (swizzle) или только эту; по умолчанию: все, если не указан --pad</translation>
    </message>
    <message>
        <source>the array in local memory; default: each array of the launch</source>
        <translation>массив в локальной памяти; по умолчанию: каждый массив запуска</translation>
    </message>
    <message>
        <source>words to add after each row; default: 0..32, if --swizzle is not given</source>
        <translation>сколько слов добавить после каждой строки; по умолчанию: 0..32, если не указан --swizzle</translation>
    </message>
    <message>
        <source>elements per row; default: the last dimension of the declaration; if it has no rows, as many as fill all banks once</source>
        <translation>число элементов в строке; по умолчанию: последнее измерение из объявления, а если строк нет — столько, сколько заполняет все банки один раз</translation>
    </message>
    <message>
        <source>simulate each layout, and print its modelled cycles</source>
        <translation>симулировать каждую раскладку и вывести её такты по модели</translation>
    </message>
    <message>
        <source>save the kernel with one layout of one array in this new file, and its launch in FILE.sim; print the changed lines</source>
        <translation>сохранить kernel с одной раскладкой одного массива в этот новый файл, а его запуск — в FILE.sim; вывести изменённые строки</translation>
    </message>
    <message>
        <source>with --apply: instead of a layout, add the group size of the launch to the kernel, as reqd_work_group_size</source>
        <translation>с --apply: вместо раскладки добавить в kernel размер группы запуска, как reqd_work_group_size</translation>
    </message>
    <message>
        <source>with --apply: run the saved kernel, and compare it with the original one</source>
        <translation>с --apply: выполнить сохранённый kernel и сравнить его с исходным</translation>
    </message>
    <message>
        <source>the array in local memory whose layouts the try-it view shows; default: the one with the most conflicts</source>
        <translation>массив в локальной памяти, раскладки которого показывает вид try-it; по умолчанию: тот, у которого больше всего конфликтов</translation>
    </message>
    <message>
        <source>the padding that the try-it view shows, in words per row</source>
        <translation>паддинг, который показывает вид try-it, слов на строку</translation>
    </message>
    <message>
        <source>the swizzle that the try-it view shows, instead of a padding</source>
        <translation>перестановка (swizzle), которую вид try-it показывает вместо паддинга</translation>
    </message>
    <message>
        <source>print the counts and cycles of the launch on other hardware, instead of other layouts</source>
        <translation>вывести подсчитанные значения и такты запуска на другом оборудовании вместо других раскладок</translation>
    </message>
    <message>
        <source>pack for a device of another machine, which this file describes</source>
        <translation>упаковать для устройства другого компьютера, которое описывает этот файл</translation>
    </message>
    <message>
        <source>remember a computer, so that this command and the window list it</source>
        <translation>запомнить компьютер, чтобы он был в списках этой команды и окна</translation>
    </message>
    <message>
        <source>forget a computer</source>
        <translation>забыть компьютер</translation>
    </message>
    <message>
        <source>use the OpenCL device whose name contains NAME; &quot;lockstep-cli devices&quot; lists the devices. ssh:HOST or ssh:HOST/NAME: a device of another computer</source>
        <translation>использовать устройство OpenCL, имя которого содержит NAME; «lockstep-cli devices» выводит список устройств. ssh:HOST или ssh:HOST/NAME — устройство другого компьютера</translation>
    </message>
</context>
<context>
    <name>OverlapWords</name>
    <message>
        <source>multiprocessor %1</source>
        <translation>мультипроцессор %1</translation>
    </message>
    <message>
        <source>logical processor %1</source>
        <translation>логический процессор %1</translation>
    </message>
    <message>
        <source>ns</source>
        <translation>ns</translation>
    </message>
    <message>
        <source>CPU cycle</source>
        <translation>такт CPU</translation>
    </message>
    <message>
        <source>cycle</source>
        <translation>такт</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>измерено</translation>
    </message>
    <message>
        <source>simulated, not measured</source>
        <translation>по симуляции, не измерено</translation>
    </message>
    <message>
        <source>Work-groups over time</source>
        <translation>Рабочие группы во времени</translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s) ran at the same time as group %1</source>
        <translation>
            <numerusform>одновременно с группой %1 выполнялась %Ln группа</numerusform>
            <numerusform>одновременно с группой %1 выполнялись %Ln группы</numerusform>
            <numerusform>одновременно с группой %1 выполнялись %Ln групп</numerusform>
        </translation>
    </message>
    <message>
        <source>concurrent groups: at most %1, %2 on average</source>
        <translation>одновременных групп: не больше %1, в среднем %2</translation>
    </message>
</context>
<context>
    <name>OwnKernelWords</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Kernel %1 of %2</source>
        <translation>Kernel %1 из %2</translation>
    </message>
</context>
<context>
    <name>PagePictureWords</name>
    <message>
        <source>%1, step %2</source>
        <translation>%1, шаг %2</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Находки</translation>
    </message>
</context>
<context>
    <name>PaperWords</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Страница %1 из %2</translation>
    </message>
</context>
<context>
    <name>Parameters</name>
    <message>
        <source>Elements</source>
        <translation>Элементы</translation>
    </message>
    <message>
        <source>Work-group size</source>
        <translation>Размер рабочей группы</translation>
    </message>
    <message>
        <source>Element type</source>
        <translation>Тип элемента</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Операция</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>Seed генератора</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Final reduction on</source>
        <translation>Финальная редукция на</translation>
    </message>
    <message>
        <source>Vector width</source>
        <translation>Ширина вектора</translation>
    </message>
    <message>
        <source>Elements per work-item</source>
        <translation>Элементов на work-item</translation>
    </message>
    <message>
        <source>Stride</source>
        <translation>Шаг доступа</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Смещение</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Радиус</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Изображение</translation>
    </message>
    <message>
        <source>Arithmetic per load</source>
        <translation>Операций на чтение</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Высота</translation>
    </message>
    <message>
        <source>Inner dimension</source>
        <translation>Внутренняя размерность</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Тайл</translation>
    </message>
    <message>
        <source>Padding</source>
        <translation>Паддинг</translation>
    </message>
    <message>
        <source>Fields used</source>
        <translation>Используемые поля</translation>
    </message>
    <message>
        <source>Polynomial terms</source>
        <translation>Члены многочлена</translation>
    </message>
    <message>
        <source>Branch statement</source>
        <translation>Оператор ветвления</translation>
    </message>
    <message>
        <source>Busy work-items</source>
        <translation>Занятые work-item&apos;ы</translation>
    </message>
    <message>
        <source>Work per round</source>
        <translation>Работа за раунд</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Раунды</translation>
    </message>
    <message>
        <source>Bins</source>
        <translation>Корзины</translation>
    </message>
    <message>
        <source>Distinct values</source>
        <translation>Разных значений</translation>
    </message>
    <message>
        <source>Memory for counting</source>
        <translation>Память для подсчёта</translation>
    </message>
    <message>
        <source>Spheres</source>
        <translation>Сферы</translation>
    </message>
    <message>
        <source>Reflections</source>
        <translation>Отражения</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Очереди</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>Запуски</translation>
    </message>
    <message>
        <source>Enqueue mode</source>
        <translation>Режим очередей</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>Ветви</translation>
    </message>
    <message>
        <source>Adjacent work-items per path</source>
        <translation>Соседних на ветвь</translation>
    </message>
    <message>
        <source>Input values</source>
        <translation>Входные значения</translation>
    </message>
    <message>
        <source>Elements in the first bin (%)</source>
        <translation>Элементов в первой корзине (%)</translation>
    </message>
    <message>
        <source>Elements kept (%)</source>
        <translation>Остаётся элементов (%)</translation>
    </message>
    <message>
        <source>Nonzero elements per row</source>
        <translation>Ненулевых элементов в строке</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Глубина</translation>
    </message>
    <message>
        <source>Nodes of the tree</source>
        <translation>Узлы дерева</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Ширина</translation>
    </message>
</context>
<context>
    <name>PartWords</name>
    <message>
        <source>Simulating…</source>
        <translation>Симуляция…</translation>
    </message>
    <message>
        <source>Processing the trace…</source>
        <translation>Обработка трассы…</translation>
    </message>
</context>
<context>
    <name>PassWords</name>
    <message>
        <source>passes</source>
        <translation>проходы</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lane(s): %1</source>
        <translation>
            <numerusform>%Ln дорожка: %1</numerusform>
            <numerusform>%Ln дорожки: %1</numerusform>
            <numerusform>%Ln дорожек: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lane(s)</source>
        <translation>
            <numerusform>%Ln дорожка</numerusform>
            <numerusform>%Ln дорожки</numerusform>
            <numerusform>%Ln дорожек</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PhotoWords</name>
    <message numerus="yes">
        <source>%Ln round(s) done</source>
        <translation>
            <numerusform>пройден %Ln раунд</numerusform>
            <numerusform>пройдено %Ln раунда</numerusform>
            <numerusform>пройдено %Ln раундов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 to go</source>
        <comment>2 rounds done; a time</comment>
        <translation>%1, ещё %2</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>завершён</translation>
    </message>
    <message>
        <source>what warp slot %1 does when the runs start to differ</source>
        <translation>что делает слот варпа %1, когда прогоны расходятся</translation>
    </message>
    <message>
        <source>how far each run is when %1 finishes</source>
        <translation>где находится каждый прогон, когда завершается %1</translation>
    </message>
    <message>
        <source>Photo finish</source>
        <translation>Фотофиниш</translation>
    </message>
    <message>
        <source>The photo appears when the runs start to differ, and when the first run finishes.</source>
        <translation>Фото появляется, когда прогоны расходятся и когда завершается первый прогон.</translation>
    </message>
    <message>
        <source>First difference</source>
        <translation>Первое различие</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>A run; how far it is</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Local memory banks</source>
        <translation>Банки локальной памяти</translation>
    </message>
    <message>
        <source>Shows which bank of local memory each lane accesses, and how many passes this takes.</source>
        <translation>Показывает, к какому банку локальной памяти обращается каждая дорожка и сколько для этого нужно проходов.</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>Плёнка</translation>
    </message>
    <message>
        <source>Shows the whole work-group in one image: each row is a lane, each column a step.</source>
        <translation>Показывает всю рабочую группу на одном рисунке: каждая строка — дорожка, каждый столбец — шаг.</translation>
    </message>
    <message>
        <source>Launches over time</source>
        <translation>Запуски во времени</translation>
    </message>
    <message>
        <source>Shows which launches overlap in time, and on which queue.</source>
        <translation>Показывает, какие запуски перекрываются во времени и в какой они очереди.</translation>
    </message>
    <message>
        <source>Data flow</source>
        <translation>Движение данных</translation>
    </message>
    <message>
        <source>Shows which values flow from lane to lane through memory, round by round.</source>
        <translation>Показывает, какие значения переходят от дорожки к дорожке через память, раунд за раундом.</translation>
    </message>
    <message>
        <source>Exchanges</source>
        <translation>Обмены</translation>
    </message>
    <message>
        <source>Footprints</source>
        <translation>Охват</translation>
    </message>
    <message>
        <source>Shows which elements each work-group reads, and which of them several work-groups read.</source>
        <translation>Показывает охват (footprint) групп: какие элементы читает каждая рабочая группа и какие из них читают несколько рабочих групп.</translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>Дорожки</translation>
    </message>
    <message>
        <source>Shows what each lane of the work-group does in this step, warp by warp.</source>
        <translation>Показывает, что делает каждая дорожка (lane) рабочей группы на этом шаге, варп за варпом.</translation>
    </message>
    <message>
        <source>Global memory</source>
        <translation>Глобальная память</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>Нагрев</translation>
    </message>
    <message>
        <source>Shows how often the launch accesses each address of its arrays.</source>
        <translation>Показывает, как часто запуск обращается к каждому адресу своих массивов.</translation>
    </message>
    <message>
        <source>Kernel source</source>
        <translation>Код kernel&apos;а</translation>
    </message>
    <message>
        <source>Shows the source of the kernel with the counts of each line.</source>
        <translation>Показывает код kernel&apos;а со счётчиками для каждой строки.</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Кеш</translation>
    </message>
    <message>
        <source>Shows how many sectors hit and miss in each modelled cache, and why they miss.</source>
        <translation>Показывает, сколько попаданий и промахов по секторам у каждого кеша модели и в чём причина промахов.</translation>
    </message>
    <message>
        <source>Multiprocessor</source>
        <translation>Мультипроцессор</translation>
    </message>
    <message>
        <source>Shows cycle by cycle which warps issue and what the others wait for, as modelled.</source>
        <translation>Показывает такт за тактом, какие варпы выдают инструкции и чего ждут остальные, по модели.</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Занятость</translation>
    </message>
    <message>
        <source>Shows how many warps fit on a multiprocessor of the model, and what limits them.</source>
        <translation>Показывает занятость (occupancy): сколько варпов помещается на мультипроцессоре модели и что их ограничивает.</translation>
    </message>
    <message>
        <source>Work-groups over time</source>
        <translation>Рабочие группы во времени</translation>
    </message>
    <message>
        <source>Shows when each work-group runs on which multiprocessor, as modelled.</source>
        <translation>Показывает, когда и на каком мультипроцессоре выполняется каждая рабочая группа, по модели.</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Shows how close each launch comes to the bandwidth and issue limits of the model.</source>
        <translation>Показывает, насколько каждый запуск близок к пределам модели по пропускной способности и выдаче.</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Сцена</translation>
    </message>
    <message>
        <source>Shows to which lane each lane sends its value when a warp exchanges values.</source>
        <translation>Показывает, какая дорожка какой отправляет своё значение, когда дорожки варпа обмениваются значениями.</translation>
    </message>
    <message>
        <source>Shows which sectors and cache lines of global memory the lanes of a warp access together.</source>
        <translation>Показывает, к каким секторам и кеш-линиям глобальной памяти вместе обращаются дорожки варпа.</translation>
    </message>
    <message>
        <source>Shows what each lane does in this step and, below the lanes, the memory request of the warp.</source>
        <translation>Показывает, что делает каждая дорожка на этом шаге, а под дорожками — запрос варпа к памяти.</translation>
    </message>
</context>
<context>
    <name>PlainKernels</name>
    <message>
        <source>The original kernel of launch %1 crashed (%2), but the instrumented kernel did not. The kernel has undefined behaviour, or the driver miscompiled it. Try another device or driver.</source>
        <translation>Исходный kernel запуска %1 аварийно завершился (%2), а инструментированный — нет. У kernel&apos;а неопределённое поведение, или драйвер скомпилировал его неверно. Попробуйте другое устройство или драйвер.</translation>
    </message>
    <message>
        <source>The run reached its time limit of %2 s while the original kernel of launch %1 was running. To allow more time, use --time-limit on the command line.</source>
        <translation>Прогон достиг предела времени (%2 s), когда выполнялся исходный kernel запуска %1. Чтобы разрешить больше времени, укажите в командной строке --time-limit.</translation>
    </message>
    <message>
        <source>Parsing and building the kernels of this run exceeded the limit of %2 s of processor time. The limit was reached while the driver was building the original kernel of launch %1. To allow more time, use --build-time on the command line.</source>
        <translation>При разборе и сборке kernel&apos;ов этого прогона превышен предел процессорного времени (%2 s). Предел достигнут, когда драйвер собирал исходный kernel запуска %1. Чтобы разрешить больше времени, укажите в командной строке --build-time.</translation>
    </message>
    <message>
        <source>To build the original kernel of launch %1, the driver needs more memory than the limit of %2 bytes. To allow more, use --build-memory on the command line.</source>
        <translation>Для сборки исходного kernel&apos;а запуска %1 драйверу нужно больше памяти, чем допускает предел (в байтах: %2). Чтобы разрешить больше, укажите в командной строке --build-memory.</translation>
    </message>
    <message>
        <source>The original kernel of launch %1 used up the memory of this computer and was stopped. Choose a smaller size.</source>
        <translation>Исходный kernel запуска %1 израсходовал память этого компьютера и был остановлен. Выберите меньший размер.</translation>
    </message>
    <message>
        <source>The original kernel of launch %1 did not finish within %2 s and was stopped. It needs more time, or the driver compiled it into an endless loop. To allow more time, use --plain-limit on the command line.</source>
        <translation>Исходный kernel запуска %1 не закончился за отведённое время (%2 s) и был остановлен. Ему нужно больше времени, или драйвер скомпилировал его в бесконечный цикл. Чтобы разрешить больше времени, укажите в командной строке --plain-limit.</translation>
    </message>
    <message>
        <source>The result and the time of the original kernel are complete, but the times of its work-groups are missing.</source>
        <translation>Результат и время исходного kernel&apos;а получены полностью, но нет времени его рабочих групп.</translation>
    </message>
    <message>
        <source>The original kernel has no result and no time. The counts and the findings are complete.</source>
        <translation>У исходного kernel&apos;а нет ни результата, ни времени. Подсчитанные значения и находки получены полностью.</translation>
    </message>
    <message>
        <source>The original kernel and the instrumented kernel of launch %2 compute different results, and no finding explains this. The kernel has undefined behaviour, or the compiler for %1 miscompiled the original kernel. First difference at %3[%4]: original %5, instrumented %6. Number of values that differ: %7. Try another device or driver.</source>
        <translation>Исходный и инструментированный kernel запуска %2 дают разные результаты, и ни одна находка этого не объясняет. У kernel&apos;а неопределённое поведение, или компилятор для %1 неверно скомпилировал исходный kernel. Первое расхождение — %3[%4]: исходный %5, инструментированный %6. Число различающихся значений: %7. Попробуйте другое устройство или драйвер.</translation>
    </message>
    <message>
        <source>The connection to %2 was lost while the original kernel of launch %1 was running. Check the network, and run it again.</source>
        <translation>Соединение с компьютером %2 прервалось, когда выполнялся исходный kernel запуска %1. Проверьте сеть и повторите прогон.</translation>
    </message>
    <message>
        <source>The connection to %2 was lost while launch %1 was being recorded. Check the network, and run it again.</source>
        <translation>Соединение с компьютером %2 прервалось во время записи запуска %1. Проверьте сеть и повторите прогон.</translation>
    </message>
    <message>
        <source>The recording contains only the work-groups that had arrived by then. The counts and the findings are those of these work-groups.</source>
        <translation>Запись содержит только рабочие группы, полученные до этого момента. Подсчитанные значения и находки относятся только к ним.</translation>
    </message>
</context>
<context>
    <name>PlayedRaceWords</name>
    <message>
        <source>Cycle %1</source>
        <translation>Такт %1</translation>
    </message>
    <message>
        <source>%1 finishes in place %2</source>
        <comment>A run; its place: 1, 2, ...</comment>
        <translation>%1 завершается, место %2</translation>
    </message>
    <message>
        <source>%1 finishes in place %2 after %3.</source>
        <comment>A run; its place; its time</comment>
        <translation>%1 завершается через %3: место %2.</translation>
    </message>
    <message>
        <source>%1 finishes in place %2 after %3, %4 behind the first.</source>
        <comment>A run; its place; its time; a time</comment>
        <translation>%1 завершается через %3: место %2, отставание от первого %4.</translation>
    </message>
    <message>
        <source>All runs on the same modelled time axis, not measured</source>
        <translation>Все прогоны на общей шкале времени модели, не измерено</translation>
    </message>
    <message>
        <source>The runs start to differ</source>
        <translation>Прогоны расходятся</translation>
    </message>
    <message>
        <source>modelled, not measured</source>
        <translation>по модели, не измерено</translation>
    </message>
</context>
<context>
    <name>PlayedWords</name>
    <message>
        <source>Cycle %1</source>
        <translation>Такт %1</translation>
    </message>
    <message>
        <source>Step %1, pass %2</source>
        <translation>Шаг %1, проход %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Шаг %1 из %2</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>элементов: %1</translation>
    </message>
    <message>
        <source>work-group of %1</source>
        <translation>размер рабочей группы: %1</translation>
    </message>
    <message>
        <source>work-group %1</source>
        <translation>рабочая группа %1</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>seed %1</translation>
    </message>
    <message>
        <source>recorded on %1</source>
        <translation>записано на %1</translation>
    </message>
    <message>
        <source>recorded on %1, driver %2</source>
        <translation>записано на %1, драйвер %2</translation>
    </message>
    <message>
        <source>hardware model: %1</source>
        <comment>name of a preset</comment>
        <translation>модель оборудования: %1</translation>
    </message>
    <message>
        <source>%1 (waits)</source>
        <comment>Step 9 of 28; the other run continues</comment>
        <translation>%1 (ожидание)</translation>
    </message>
</context>
<context>
    <name>PlayerCommandWords</name>
    <message>
        <source>Left out, because the file would be larger than 5 MB: %1</source>
        <translation>Не включено, иначе файл был бы больше 5 MB: %1</translation>
    </message>
</context>
<context>
    <name>PlayerJsonWords</name>
    <message>
        <source>The result matches the reference</source>
        <translation>Результат совпадает с эталоном</translation>
    </message>
    <message>
        <source>The result differs from the reference</source>
        <translation>Результат отличается от эталона</translation>
    </message>
</context>
<context>
    <name>PlayerWords</name>
    <message>
        <source>First step</source>
        <translation>Первый шаг</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Шаг назад</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Воспроизвести</translation>
    </message>
    <message>
        <source>Play backwards</source>
        <translation>Воспроизвести в обратном порядке</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Шаг вперёд</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Последний шаг</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>%1 / s</source>
        <comment>steps per second</comment>
        <translation>%1 / s</translation>
    </message>
    <message>
        <source>Pause at</source>
        <translation>Остановка</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>pause at nothing</comment>
        <translation>нигде</translation>
    </message>
    <message>
        <source>markers</source>
        <translation>на метках</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>на раундах</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>на барьерах</translation>
    </message>
    <message>
        <source>conflicts and divergent branches</source>
        <translation>на конфликтах и дивергентных ветвлениях</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Подпись</translation>
    </message>
    <message>
        <source>Position in the run</source>
        <translation>Место в прогоне</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Контрастная</translation>
    </message>
    <message>
        <source>System</source>
        <comment>theme of the operating system</comment>
        <translation>Системная</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Виды</translation>
    </message>
    <message>
        <source>The picture as text</source>
        <translation>Рисунок в виде текста</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Код</translation>
    </message>
    <message>
        <source>The recording has no source text.</source>
        <translation>В записи нет исходного кода.</translation>
    </message>
    <message>
        <source>line</source>
        <translation>строка</translation>
    </message>
    <message>
        <source>warp steps</source>
        <translation>варп-итерации</translation>
    </message>
    <message>
        <source>bank passes</source>
        <translation>проходы по банкам</translation>
    </message>
    <message>
        <source>sectors</source>
        <translation>секторы</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Метки</translation>
    </message>
    <message>
        <source>No markers.</source>
        <translation>Меток нет.</translation>
    </message>
    <message>
        <source>About the run</source>
        <translation>О прогоне</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>key</comment>
        <translation>Space</translation>
    </message>
    <message>
        <source>Shift</source>
        <comment>key</comment>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>key</comment>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <comment>key</comment>
        <translation>End</translation>
    </message>
    <message>
        <source>play or pause</source>
        <translation>пуск или пауза</translation>
    </message>
    <message>
        <source>step back or forward</source>
        <translation>шаг назад или вперёд</translation>
    </message>
    <message>
        <source>previous or next marker</source>
        <translation>предыдущая или следующая метка</translation>
    </message>
    <message>
        <source>first or last step</source>
        <translation>первый или последний шаг</translation>
    </message>
    <message>
        <source>go to a marker</source>
        <translation>перейти к метке</translation>
    </message>
    <message>
        <source>previous or next view</source>
        <translation>предыдущий или следующий вид</translation>
    </message>
    <message>
        <source>caption</source>
        <translation>подпись</translation>
    </message>
    <message>
        <source>theme</source>
        <translation>тема</translation>
    </message>
    <message>
        <source>Open in Lockstep</source>
        <translation>Открыть в Lockstep</translation>
    </message>
    <message>
        <source>Copied. In Lockstep, choose File &gt; Open copied link.</source>
        <translation>Скопировано. В Lockstep выберите «Файл &gt; Открыть скопированную ссылку».</translation>
    </message>
    <message>
        <source>Copy this link. In Lockstep, choose File &gt; Open copied link.</source>
        <translation>Скопируйте эту ссылку. В Lockstep выберите «Файл &gt; Открыть скопированную ссылку».</translation>
    </message>
    <message>
        <source>Counts are exact, from the trace. This file works offline and sends nothing.</source>
        <translation>Числа точные: они подсчитаны по трассе. Этот файл работает без сети и ничего не отправляет.</translation>
    </message>
    <message>
        <source>This page needs JavaScript. It needs no other file and no network.</source>
        <translation>Этой странице нужен JavaScript. Другие файлы и сеть ей не нужны.</translation>
    </message>
    <message>
        <source>This file is damaged, or the browser is too old. Export it again, or use another browser.</source>
        <translation>Этот файл повреждён, или браузер слишком старый. Экспортируйте файл заново или откройте его в другом браузере.</translation>
    </message>
    <message>
        <source>Pages of the lesson</source>
        <translation>Страницы урока</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Проверить</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Верно</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Пока неверно</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Ваш ответ</translation>
    </message>
    <message>
        <source>Task in Lockstep</source>
        <translation>Задание в Lockstep</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
</context>
<context>
    <name>PresentWords</name>
    <message>
        <source>Next</source>
        <translation>Далее</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>End the presentation</source>
        <translation>Завершить презентацию</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Пустой экран</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Подпись</translation>
    </message>
    <message>
        <source>Hide numbers</source>
        <translation>Скрыть числа</translation>
    </message>
    <message>
        <source>Ask questions</source>
        <translation>Задавать вопросы</translation>
    </message>
    <message>
        <source>Show votes</source>
        <translation>Показать голоса</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>Время на размышление</translation>
    </message>
    <message>
        <source>Ask again elsewhere</source>
        <translation>Спросить снова в другом месте</translation>
    </message>
    <message>
        <source>Laser dot</source>
        <translation>Лазерная точка</translation>
    </message>
    <message>
        <source>Spotlight</source>
        <translation>Прожектор</translation>
    </message>
    <message>
        <source>Zoom lens</source>
        <translation>Лупа</translation>
    </message>
    <message>
        <source>Pen</source>
        <translation>Перо</translation>
    </message>
    <message>
        <source>Erase the drawing</source>
        <translation>Стереть пометки</translation>
    </message>
    <message>
        <source>Save the slide with its drawing</source>
        <translation>Сохранить слайд с пометками</translation>
    </message>
    <message>
        <source>Full screen or window</source>
        <translation>Во весь экран или в окне</translation>
    </message>
    <message>
        <source>Count a raised hand; with Shift: subtract one</source>
        <translation>Засчитать голос; с Shift — убрать один</translation>
    </message>
    <message>
        <source>Freeze what the audience sees</source>
        <translation>Стоп-кадр для слушателей</translation>
    </message>
    <message>
        <source>Send the prepared state to the audience</source>
        <translation>Показать слушателям подготовленное состояние</translation>
    </message>
</context>
<context>
    <name>ProvenanceWords</name>
    <message>
        <source>seed %1</source>
        <translation>seed %1</translation>
    </message>
</context>
<context>
    <name>QuantityWords</name>
    <message>
        <source>a few seconds left</source>
        <translation>осталось несколько секунд</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln second(s) left</source>
        <translation>
            <numerusform>осталась примерно %Ln секунда</numerusform>
            <numerusform>осталось примерно %Ln секунды</numerusform>
            <numerusform>осталось примерно %Ln секунд</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minute(s) left</source>
        <translation>
            <numerusform>осталась примерно %Ln минута</numerusform>
            <numerusform>осталось примерно %Ln минуты</numerusform>
            <numerusform>осталось примерно %Ln минут</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln hour(s) left</source>
        <translation>
            <numerusform>остался примерно %Ln час</numerusform>
            <numerusform>осталось примерно %Ln часа</numerusform>
            <numerusform>осталось примерно %Ln часов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuestionWords</name>
    <message>
        <source>right answer</source>
        <translation>верный ответ</translation>
    </message>
    <message>
        <source>%1 to think</source>
        <comment>a time</comment>
        <translation>на размышление: %1</translation>
    </message>
    <message>
        <source>Think for yourself, then hold up your letter.</source>
        <translation>Сначала подумайте сами, затем поднимите карточку со своей буквой.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a letter; an answer</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>Вопрос %1 из %2</translation>
    </message>
    <message>
        <source>The answer is counted from the trace.</source>
        <translation>Ответ подсчитан по трассе.</translation>
    </message>
    <message>
        <source>Values and totals are hidden until the answer is shown.</source>
        <translation>Значения и итоги скрыты, пока не показан ответ.</translation>
    </message>
    <message>
        <source>Think for yourself, then write down the order of the letters.</source>
        <translation>Сначала подумайте сами, затем запишите порядок букв.</translation>
    </message>
    <message>
        <source>Think for yourself, then write down your answer.</source>
        <translation>Сначала подумайте сами, затем запишите свой ответ.</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Some of these lanes access another bank.</source>
        <translation>Некоторые из этих дорожек обращаются к другому банку.</translation>
    </message>
    <message>
        <source>Some lanes are masked off in this step.</source>
        <translation>На этом шаге часть дорожек замаскирована.</translation>
    </message>
    <message>
        <source>The number is right, but the active lanes are not the first lanes of the warp.</source>
        <translation>Число верное, но активны не первые дорожки варпа.</translation>
    </message>
    <message>
        <source>The addresses select the bank, not the positions of the lanes.</source>
        <translation>Банк определяют адреса, а не положение дорожек.</translation>
    </message>
    <message>
        <source>The number is right, but the active lanes are not adjacent.</source>
        <translation>Число верное, но активные дорожки стоят не подряд.</translation>
    </message>
    <message>
        <source>These lanes are masked off in this step.</source>
        <translation>Эти дорожки на этом шаге замаскированы.</translation>
    </message>
    <message>
        <source>The addresses select the bank. A distance of 16 lanes alone does not cause a conflict.</source>
        <translation>Банк определяют адреса. Само по себе расстояние в 16 дорожек не вызывает конфликта.</translation>
    </message>
    <message>
        <source>The conditions decide which lanes are active. A warp does not execute a step in halves.</source>
        <translation>Какие дорожки активны, определяют условия. Варп не делит шаг пополам.</translation>
    </message>
    <message>
        <source>Lanes are counted from 0, not from 1.</source>
        <translation>Дорожки считаются с 0, а не с 1.</translation>
    </message>
    <message>
        <source>Other words are in this bank too. Lanes that access them share the bank.</source>
        <translation>В этом банке есть и другие слова. Дорожки, которым нужны эти слова, обращаются к тому же банку.</translation>
    </message>
    <message>
        <source>All of these lanes access the bank, but they are not the only ones.</source>
        <translation>Все эти дорожки обращаются к этому банку, но не только они.</translation>
    </message>
    <message>
        <source>All of these lanes are active, but they are not the only ones.</source>
        <translation>Все эти дорожки активны, но не только они.</translation>
    </message>
    <message>
        <source>Some of these lanes access another bank. The words of a bank are further apart.</source>
        <translation>Некоторые из этих дорожек обращаются к другому банку. Слова одного банка отстоят друг от друга дальше.</translation>
    </message>
    <message>
        <source>This is the answer for an earlier execution of this code.</source>
        <translation>Это ответ для более раннего выполнения этого кода.</translation>
    </message>
    <message>
        <source>This is the answer for a later execution of this code.</source>
        <translation>Это ответ для более позднего выполнения этого кода.</translation>
    </message>
    <message>
        <source>Off by one: this is one too many for the true side.</source>
        <translation>Ошибка на единицу: на ветви «истина» на одну дорожку больше, чем нужно.</translation>
    </message>
    <message>
        <source>Off by one: this is one too few for the true side.</source>
        <translation>Ошибка на единицу: на ветви «истина» на одну дорожку меньше, чем нужно.</translation>
    </message>
    <message>
        <source>Off by one: the right number is smaller.</source>
        <translation>Ошибка на единицу: верное число меньше.</translation>
    </message>
    <message>
        <source>Off by one: the right number is larger.</source>
        <translation>Ошибка на единицу: верное число больше.</translation>
    </message>
    <message>
        <source>This is only half of the right number.</source>
        <translation>Это только половина верного числа.</translation>
    </message>
    <message>
        <source>This is twice the right number.</source>
        <translation>Это вдвое больше верного числа.</translation>
    </message>
    <message>
        <source>The access touches every line that contains a requested byte, not only one line.</source>
        <translation>Обращение затрагивает каждую кеш-линию, в которой есть запрошенный байт, а не только одну.</translation>
    </message>
    <message>
        <source>Atomic operations in the same bank are executed one after the other.</source>
        <translation>Атомарные операции в одном банке выполняются одна за другой.</translation>
    </message>
    <message>
        <source>The access moves every sector that contains a requested byte, not only one sector.</source>
        <translation>Обращение переносит каждый сектор, в котором есть запрошенный байт, а не только один.</translation>
    </message>
    <message>
        <source>Lanes that access the same line share it.</source>
        <translation>Одна кеш-линия обслуживает все дорожки, которые к ней обращаются.</translation>
    </message>
    <message>
        <source>One pass serves all lanes whose words are in different banks.</source>
        <translation>Один проход обслуживает все дорожки, слова которых лежат в разных банках.</translation>
    </message>
    <message>
        <source>Lanes that access the same sector share it.</source>
        <translation>Один сектор обслуживает все дорожки, которые к нему обращаются.</translation>
    </message>
    <message>
        <source>The requested bytes would fit into this many lines, but they are spread over more.</source>
        <translation>Этого числа кеш-линий хватило бы, если бы запрошенные байты лежали подряд, но они разбросаны по большему числу кеш-линий.</translation>
    </message>
    <message>
        <source>The requested bytes would fit into this many sectors, but they are spread over more.</source>
        <translation>Этого числа секторов хватило бы, если бы запрошенные байты лежали подряд, но они разбросаны по большему числу секторов.</translation>
    </message>
    <message>
        <source>Lanes that access the same bytes share the transfer.</source>
        <translation>Дорожки, которые обращаются к одним и тем же байтам, обслуживаются одним переносом.</translation>
    </message>
    <message>
        <source>This is the number of sectors. A line contains several sectors.</source>
        <translation>Это число секторов. В кеш-линии несколько секторов.</translation>
    </message>
    <message>
        <source>This is the number of lines. A line contains several sectors.</source>
        <translation>Это число кеш-линий. В кеш-линии несколько секторов.</translation>
    </message>
    <message>
        <source>One pass serves all lanes that access the same word. This is not a bank conflict.</source>
        <translation>Один проход обслуживает все дорожки, которые обращаются к одному и тому же слову. Это не конфликт банков.</translation>
    </message>
    <message>
        <source>One pass serves lanes of the whole warp, not only of one half.</source>
        <translation>Один проход обслуживает дорожки всего варпа, а не только одной его половины.</translation>
    </message>
    <message>
        <source>This is the stride. The number of passes depends on the number of words in one bank, not on the stride.</source>
        <translation>Это шаг доступа. Число проходов зависит от числа слов в одном банке, а не от шага.</translation>
    </message>
    <message>
        <source>Other lanes access this bank too.</source>
        <translation>К этому банку обращаются и другие дорожки.</translation>
    </message>
    <message>
        <source>Different words in the same bank need separate passes.</source>
        <translation>Для разных слов одного банка нужны отдельные проходы.</translation>
    </message>
    <message>
        <source>The condition is false for at least one active lane.</source>
        <translation>Условие ложно хотя бы для одной активной дорожки.</translation>
    </message>
    <message>
        <source>The condition is true for at least one active lane.</source>
        <translation>Условие истинно хотя бы для одной активной дорожки.</translation>
    </message>
    <message>
        <source>True and false are swapped.</source>
        <translation>Истина и ложь перепутаны.</translation>
    </message>
    <message>
        <source>Each lane evaluates the condition with its own values. The warp does not have to split in half.</source>
        <translation>Каждая дорожка вычисляет условие со своими значениями. Делиться пополам варп не обязан.</translation>
    </message>
    <message>
        <source>A warp without an active lane does not execute the step.</source>
        <translation>Варп без активных дорожек не выполняет этот шаг.</translation>
    </message>
    <message>
        <source>Active lanes stay in their warps. They are not packed into fewer warps.</source>
        <translation>Активные дорожки остаются в своих варпах. Их не собирают в меньшее число варпов.</translation>
    </message>
    <message>
        <source>This is the number of the lane itself. See the expression for the index.</source>
        <translation>Это номер самой дорожки. Посмотрите на выражение индекса.</translation>
    </message>
    <message>
        <source>The lane has read this before.</source>
        <translation>Этот элемент дорожка уже читала раньше.</translation>
    </message>
    <message>
        <source>This is the answer for the next lane.</source>
        <translation>Это ответ для следующей дорожки.</translation>
    </message>
    <message>
        <source>Rows and columns are swapped.</source>
        <translation>Строки и столбцы перепутаны.</translation>
    </message>
    <message>
        <source>In this run, these accesses do not race.</source>
        <translation>В этом прогоне между этими обращениями гонки нет.</translation>
    </message>
    <message>
        <source>In this run, some accesses race. A barrier would separate them.</source>
        <translation>В этом прогоне есть гонка между обращениями, которые разделил бы барьер.</translation>
    </message>
    <message>
        <source>The runs need different numbers of warp steps.</source>
        <translation>Прогонам нужно разное число варп-итераций.</translation>
    </message>
    <message>
        <source>In this order, the numbers of active lanes are %1.</source>
        <translation>В этом порядке числа активных дорожек такие: %1.</translation>
    </message>
    <message>
        <source>This kernel does not need this resource.</source>
        <translation>Этот ресурс этому kernel&apos;у не нужен.</translation>
    </message>
    <message numerus="yes">
        <source>This resource alone would allow %1 groups, which is more than the actual limit.</source>
        <translation>
            <numerusform>Этого ресурса хватило бы на %1 группу — больше, чем помещается на самом деле.</numerusform>
            <numerusform>Этого ресурса хватило бы на %1 группы — больше, чем помещается на самом деле.</numerusform>
            <numerusform>Этого ресурса хватило бы на %1 групп — больше, чем помещается на самом деле.</numerusform>
        </translation>
    </message>
    <message>
        <source>This resource alone would allow one group, which is more than the actual limit.</source>
        <translation>Этого ресурса хватило бы на одну группу — больше, чем помещается на самом деле.</translation>
    </message>
    <message>
        <source>All runs need the same number of warp steps.</source>
        <translation>Всем прогонам нужно одинаковое число варп-итераций.</translation>
    </message>
    <message numerus="yes">
        <source>This run needs %1 warp steps, more than the best one.</source>
        <translation>
            <numerusform>Этому прогону нужна %1 варп-итерация — больше, чем лучшему.</numerusform>
            <numerusform>Этому прогону нужны %1 варп-итерации — больше, чем лучшему.</numerusform>
            <numerusform>Этому прогону нужно %1 варп-итераций — больше, чем лучшему.</numerusform>
        </translation>
    </message>
    <message>
        <source>This run needs one warp step, more than the best one.</source>
        <translation>Этому прогону нужна одна варп-итерация — больше, чем лучшему.</translation>
    </message>
    <message numerus="yes">
        <source>In this step, %1 of %2 lanes of the warp are active.</source>
        <translation>
            <numerusform>На этом шаге активна %1 дорожка варпа из %2.</numerusform>
            <numerusform>На этом шаге активны %1 дорожки варпа из %2.</numerusform>
            <numerusform>На этом шаге активно %1 дорожек варпа из %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this step, 1 of %2 lanes of the warp is active.</source>
        <translation>На этом шаге активна 1 дорожка варпа из %2.</translation>
    </message>
    <message numerus="yes">
        <source>In this step, %1 of %2 warps have an active lane.</source>
        <translation>
            <numerusform>На этом шаге активная дорожка есть у %1 варпа из %2.</numerusform>
            <numerusform>На этом шаге активная дорожка есть у %1 варпов из %2.</numerusform>
            <numerusform>На этом шаге активная дорожка есть у %1 варпов из %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this step, 1 of %2 warps has an active lane.</source>
        <translation>На этом шаге активная дорожка есть у 1 варпа из %2.</translation>
    </message>
    <message numerus="yes">
        <source>The requested bytes are in %1 different lines of %2 bytes.</source>
        <translation>
            <numerusform>Запрошенные байты лежат в %1 кеш-линии (размер в байтах: %2).</numerusform>
            <numerusform>Запрошенные байты лежат в %1 разных кеш-линиях (размер в байтах: %2).</numerusform>
            <numerusform>Запрошенные байты лежат в %1 разных кеш-линиях (размер в байтах: %2).</numerusform>
        </translation>
    </message>
    <message>
        <source>All requested bytes are in the same line of %2 bytes.</source>
        <translation>Все запрошенные байты лежат в одной кеш-линии (размер в байтах: %2).</translation>
    </message>
    <message>
        <source>No other active lane accesses the bank of lane %1.</source>
        <translation>К банку дорожки %1 не обращается ни одна другая активная дорожка.</translation>
    </message>
    <message>
        <source>Their words and the word of lane %1 are equal modulo %2, the number of banks.</source>
        <translation>Номера их слов и номер слова дорожки %1 дают одинаковый остаток от деления на %2 — число банков.</translation>
    </message>
    <message>
        <source>In this run, barriers order all accesses that would otherwise race.</source>
        <translation>В этом прогоне барьеры упорядочивают все обращения, между которыми иначе была бы гонка.</translation>
    </message>
    <message>
        <source>Different work-items access the same bytes here, and no barrier orders the accesses.</source>
        <translation>Разные work-item&apos;ы обращаются здесь к одним и тем же байтам, и ни один барьер не упорядочивает эти обращения.</translation>
    </message>
    <message numerus="yes">
        <source>The limit (%2) allows %1 groups on a multiprocessor, the fewest of all.</source>
        <translation>
            <numerusform>Предел (%2) допускает на мультипроцессоре %1 группу — меньше, чем все другие.</numerusform>
            <numerusform>Предел (%2) допускает на мультипроцессоре %1 группы — меньше, чем все другие.</numerusform>
            <numerusform>Предел (%2) допускает на мультипроцессоре %1 групп — меньше, чем все другие.</numerusform>
        </translation>
    </message>
    <message>
        <source>The limit (%2) allows one group on a multiprocessor, the fewest of all.</source>
        <translation>Предел (%2) допускает на мультипроцессоре одну группу — меньше, чем все другие.</translation>
    </message>
    <message>
        <source>Lane %1 receives the value of lane %2.</source>
        <translation>Дорожка %1 получает значение дорожки %2.</translation>
    </message>
    <message>
        <source>The index of lane %1 is %2 in this step.</source>
        <translation>Индекс дорожки %1 на этом шаге — %2.</translation>
    </message>
    <message numerus="yes">
        <source>This run needs %1 warp steps, fewer than all others.</source>
        <translation>
            <numerusform>Этому прогону нужна %1 варп-итерация — меньше, чем всем другим.</numerusform>
            <numerusform>Этому прогону нужны %1 варп-итерации — меньше, чем всем другим.</numerusform>
            <numerusform>Этому прогону нужно %1 варп-итераций — меньше, чем всем другим.</numerusform>
        </translation>
    </message>
    <message>
        <source>This run needs one warp step, fewer than all others.</source>
        <translation>Этому прогону нужна одна варп-итерация — меньше, чем всем другим.</translation>
    </message>
    <message>
        <source>For lane %1, %2 is %3, so %4 is true.</source>
        <translation>У дорожки %1 значение %2 равно %3, поэтому условие %4 истинно.</translation>
    </message>
    <message>
        <source>For lane %1, %2 is %3, so %4 is false.</source>
        <translation>У дорожки %1 значение %2 равно %3, поэтому условие %4 ложно.</translation>
    </message>
    <message>
        <source>Active lanes</source>
        <translation>Активные дорожки</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %6: which lanes of warp %3 execute %5?</source>
        <translation>Группа %2, шаг %1, строка %6: какие дорожки варпа %3 выполняют %5?</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %6, %7 = %8: which lanes of warp %3 execute %5?</source>
        <translation>Группа %2, шаг %1, строка %6, %7 = %8: какие дорожки варпа %3 выполняют %5?</translation>
    </message>
    <message>
        <source>Active warps</source>
        <translation>Активные варпы</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %6: how many of the %3 warps execute %5?</source>
        <translation>Группа %2, шаг %1, строка %6: сколько варпов из %3 выполняют %5?</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %6, %7 = %8: how many of the %3 warps execute %5?</source>
        <translation>Группа %2, шаг %1, строка %6, %7 = %8: сколько варпов из %3 выполняют %5?</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>Секторы</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %7: warp %3 accesses %6 (active lanes: %4). How many %5-byte sectors does it move?</source>
        <translation>Группа %2, шаг %1, строка %7: варп %3 обращается к %6 (активных дорожек: %4). Сколько секторов он переносит (размер сектора в байтах: %5)?</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %7, %8 = %9: warp %3 accesses %6 (active lanes: %4). How many %5-byte sectors does it move?</source>
        <translation>Группа %2, шаг %1, строка %7, %8 = %9: варп %3 обращается к %6 (активных дорожек: %4). Сколько секторов он переносит (размер сектора в байтах: %5)?</translation>
    </message>
    <message>
        <source>Lines of memory</source>
        <translation>Кеш-линии</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %7: warp %3 accesses %6 (active lanes: %4). How many %5-byte lines of memory does it touch?</source>
        <translation>Группа %2, шаг %1, строка %7: варп %3 обращается к %6 (активных дорожек: %4). Сколько кеш-линий он затрагивает (размер кеш-линии в байтах: %5)?</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %7, %8 = %9: warp %3 accesses %6 (active lanes: %4). How many %5-byte lines of memory does it touch?</source>
        <translation>Группа %2, шаг %1, строка %7, %8 = %9: варп %3 обращается к %6 (активных дорожек: %4). Сколько кеш-линий он затрагивает (размер кеш-линии в байтах: %5)?</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Проходы</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %7: warp %3 accesses %6 (active lanes: %4). How many passes do the %5 banks need?</source>
        <translation>Группа %2, шаг %1, строка %7: варп %3 обращается к %6 (активных дорожек: %4). Сколько проходов нужно банкам (всего банков: %5)?</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %7, %8 = %9: warp %3 accesses %6 (active lanes: %4). How many passes do the %5 banks need?</source>
        <translation>Группа %2, шаг %1, строка %7, %8 = %9: варп %3 обращается к %6 (активных дорожек: %4). Сколько проходов нужно банкам (всего банков: %5)?</translation>
    </message>
    <message>
        <source>Lanes in one bank</source>
        <translation>Дорожки в одном банке</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %7: warp %3 accesses %6. There are %5 banks. Which other lanes share a bank with lane %4?</source>
        <translation>Группа %2, шаг %1, строка %7: варп %3 обращается к %6. Всего банков: %5. Какие ещё дорожки обращаются к тому же банку, что и дорожка %4?</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %7, %8 = %9: warp %3 accesses %6. There are %5 banks. Which other lanes share a bank with lane %4?</source>
        <translation>Группа %2, шаг %1, строка %7, %8 = %9: варп %3 обращается к %6. Всего банков: %5. Какие ещё дорожки обращаются к тому же банку, что и дорожка %4?</translation>
    </message>
    <message>
        <source>Lanes with a true condition</source>
        <translation>Дорожки с истинным условием</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %6: for how many lanes of warp %3 is %5 true (active lanes: %4)?</source>
        <translation>Группа %2, шаг %1, строка %6: для скольких дорожек варпа %3 условие %5 истинно (активных дорожек: %4)?</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %6, %7 = %8: for how many lanes of warp %3 is %5 true (active lanes: %4)?</source>
        <translation>Группа %2, шаг %1, строка %6, %7 = %8: для скольких дорожек варпа %3 условие %5 истинно (активных дорожек: %4)?</translation>
    </message>
    <message>
        <source>Divergence</source>
        <translation>Дивергенция</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %6: how does %5 split warp %3 (active lanes: %4)?</source>
        <translation>Группа %2, шаг %1, строка %6: как условие %5 делит варп %3 (активных дорожек: %4)?</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %6, %7 = %8: how does %5 split warp %3 (active lanes: %4)?</source>
        <translation>Группа %2, шаг %1, строка %6, %7 = %8: как условие %5 делит варп %3 (активных дорожек: %4)?</translation>
    </message>
    <message>
        <source>Missing barrier</source>
        <translation>Недостающий барьер</translation>
    </message>
    <message>
        <source>Between which accesses to local memory is a barrier missing in this run?</source>
        <translation>Между какими обращениями к локальной памяти в этом прогоне не хватает барьера?</translation>
    </message>
    <message>
        <source>Occupancy limit</source>
        <translation>Предел занятости</translation>
    </message>
    <message>
        <source>Hardware: %4. Group size: %1, registers per work-item: %2, bytes of local memory: %3. What limits the resident groups?</source>
        <translation>Оборудование: %4. Размер группы: %1, регистров на work-item: %2, локальной памяти в байтах: %3. Что ограничивает число резидентных групп?</translation>
    </message>
    <message>
        <source>Next element</source>
        <translation>Следующий элемент</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %6: which element does lane %4 of warp %3 read with %5?</source>
        <translation>Группа %2, шаг %1, строка %6: какой элемент дорожка %4 варпа %3 читает в выражении %5?</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %6, %7 = %8: which element does lane %4 of warp %3 read with %5?</source>
        <translation>Группа %2, шаг %1, строка %6, %7 = %8: какой элемент дорожка %4 варпа %3 читает в выражении %5?</translation>
    </message>
    <message>
        <source>Fewest warp steps</source>
        <translation>Меньше всего варп-итераций</translation>
    </message>
    <message>
        <source>Which run needs the fewest warp steps?</source>
        <translation>Какому прогону нужно меньше всего варп-итераций?</translation>
    </message>
    <message>
        <source>Order of rounds</source>
        <translation>Порядок раундов</translation>
    </message>
    <message>
        <source>Group %1, line %3: order the rounds by the number of lanes that execute %2, most lanes first. (Choices: round numbers.)</source>
        <translation>Группа %1, строка %3: расположите раунды по числу дорожек, которые выполняют %2, от большего к меньшему. (Варианты: номера раундов.)</translation>
    </message>
    <message>
        <source>Group %1, line %3: order the rounds by the number of lanes that execute %2, most lanes first. (Choices: values of %4.)</source>
        <translation>Группа %1, строка %3: расположите раунды по числу дорожек, которые выполняют %2, от большего к меньшему. (Варианты: значения %4.)</translation>
    </message>
    <message>
        <source>No other lane</source>
        <translation>Никакие другие дорожки</translation>
    </message>
    <message>
        <source>Only lane %1</source>
        <translation>Только дорожка %1</translation>
    </message>
    <message>
        <source>All %1 lanes</source>
        <translation>Все дорожки (их %1)</translation>
    </message>
    <message>
        <source>No barrier is missing</source>
        <translation>Барьеров хватает</translation>
    </message>
    <message>
        <source>Line %1, by different work-items</source>
        <translation>Строка %1, разные work-item&apos;ы</translation>
    </message>
    <message>
        <source>Lines %1 and %2</source>
        <translation>Строки %1 и %2</translation>
    </message>
    <message>
        <source>Lane %1</source>
        <translation>Дорожка %1</translation>
    </message>
    <message>
        <source>%1 to %2 in steps of %3</source>
        <translation>%1–%2 с шагом %3</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %6: from which lane does lane %4 of warp %3 receive a value with %5?</source>
        <translation>Группа %2, шаг %1, строка %6: от какой дорожки дорожка %4 варпа %3 получает значение через %5?</translation>
    </message>
    <message>
        <source>True: %1, false: %2</source>
        <translation>Истина: %1, ложь: %2</translation>
    </message>
    <message>
        <source>There is no difference</source>
        <translation>Разницы нет</translation>
    </message>
</context>
<context>
    <name>Race</name>
    <message>
        <source>A race needs at least two runs.</source>
        <translation>Для забега нужны хотя бы два прогона.</translation>
    </message>
    <message>
        <source>A race has at most four runs.</source>
        <translation>В забеге может быть не больше четырёх прогонов.</translation>
    </message>
    <message>
        <source>%1 and %2 have different problem sizes, so they cannot race. Run both with the same size.</source>
        <translation>У %1 и %2 разные размеры задачи, поэтому забег невозможен. Выполните их с одинаковым размером.</translation>
    </message>
    <message>
        <source>%1 cannot race: it does not fit on a multiprocessor of its hardware model, so it has no modelled time.</source>
        <translation>Прогон %1 не может участвовать в забеге: он не помещается на мультипроцессоре своей модели оборудования, поэтому времени по модели нет.</translation>
    </message>
    <message numerus="yes">
        <source>%1 cycles</source>
        <translation>
            <numerusform>%1 такт</numerusform>
            <numerusform>%1 такта</numerusform>
            <numerusform>%1 тактов</numerusform>
        </translation>
    </message>
    <message>
        <source>The warps on multiprocessor 0 do the same in all runs, until the end.</source>
        <translation>Варпы на мультипроцессоре 0 делают одно и то же во всех прогонах, до самого конца.</translation>
    </message>
    <message>
        <source>The runs are too long to find when they start to differ: only the beginning of their timelines is recorded.</source>
        <translation>Прогоны слишком длинные, чтобы найти, где они расходятся: у временных диаграмм записано только начало.</translation>
    </message>
    <message>
        <source>The runs differ from the start.</source>
        <translation>Прогоны различаются с самого начала.</translation>
    </message>
    <message>
        <source>Until cycle %1, the warps on multiprocessor 0 do the same in all runs.</source>
        <translation>До такта %1 варпы на мультипроцессоре 0 делают одно и то же во всех прогонах.</translation>
    </message>
    <message>
        <source>For the first %1, the warps on multiprocessor 0 do the same in all runs.</source>
        <translation>До отметки %1 варпы на мультипроцессоре 0 делают одно и то же во всех прогонах.</translation>
    </message>
    <message>
        <source>%1 and %2 finish at the same time.</source>
        <translation>%1 и %2 завершаются одновременно.</translation>
    </message>
    <message>
        <source>There is no clear winner: %1 finishes only %3 before %2, a difference of less than 1 %.</source>
        <translation>Явного победителя нет: %1 опережает %2 всего на %3, то есть меньше чем на 1 %.</translation>
    </message>
    <message>
        <source>%1 finishes first, %3 before %2.</source>
        <translation>Первым завершается %1, опережая %2 на %3.</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>раунд %1</translation>
    </message>
</context>
<context>
    <name>RaceFiles</name>
    <message>
        <source>A web page that plays the race, with markers when the runs start to differ and when each run finishes. A browser opens it offline, without Lockstep. It is at most 5 MB.</source>
        <translation>Веб-страница, которая воспроизводит забег, с метками там, где прогоны расходятся и где завершается каждый из них. Браузер открывает её без сети и без Lockstep. Её размер — не больше 5 MB.</translation>
    </message>
</context>
<context>
    <name>RaceTrackWords</name>
    <message numerus="yes">
        <source>%Ln warp step(s)</source>
        <translation>
            <numerusform>%Ln варп-итерация</numerusform>
            <numerusform>%Ln варп-итерации</numerusform>
            <numerusform>%Ln варп-итераций</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bank conflict(s)</source>
        <translation>
            <numerusform>%Ln конфликт банков</numerusform>
            <numerusform>%Ln конфликта банков</numerusform>
            <numerusform>%Ln конфликтов банков</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 behind, %2</source>
        <comment>A time; a ratio: 1.14x</comment>
        <translation>отставание %1, %2</translation>
    </message>
    <message>
        <source>%1 behind</source>
        <translation>отставание %1</translation>
    </message>
    <message>
        <source>still running</source>
        <translation>ещё выполняется</translation>
    </message>
    <message>
        <source>%1 behind so far</source>
        <comment>A time</comment>
        <translation>пока отставание %1</translation>
    </message>
</context>
<context>
    <name>RaceWords</name>
    <message>
        <source>modelled, not measured</source>
        <translation>по модели, не измерено</translation>
    </message>
    <message>
        <source>rows are the warp slots of multiprocessor 0</source>
        <translation>ряды — слоты варпов мультипроцессора 0</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other multiprocessor(s) not shown</source>
        <translation>
            <numerusform>ещё %Ln мультипроцессор не показан</numerusform>
            <numerusform>ещё %Ln мультипроцессора не показаны</numerusform>
            <numerusform>ещё %Ln мультипроцессоров не показаны</numerusform>
        </translation>
    </message>
    <message>
        <source>rounds are those of the first work-group on multiprocessor 0</source>
        <translation>раунды — первой рабочей группы на мультипроцессоре 0</translation>
    </message>
    <message>
        <source>%1: place %2, %3</source>
        <comment>A run; its place; its time</comment>
        <translation>%1: место %2, %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>A run; how far it is</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>cycle, modelled</source>
        <translation>такт, по модели</translation>
    </message>
    <message>
        <source>%1, modelled</source>
        <comment>A unit of time</comment>
        <translation>%1, по модели</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>завершён</translation>
    </message>
    <message>
        <source>in launch %1 of %2</source>
        <translation>запуск %1 из %2</translation>
    </message>
    <message>
        <source>in round %1 of %2</source>
        <translation>раунд %1 из %2</translation>
    </message>
    <message>
        <source>before the first round</source>
        <translation>до первого раунда</translation>
    </message>
    <message>
        <source>after a round</source>
        <translation>после раунда</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Забег</translation>
    </message>
    <message>
        <source>gap %1</source>
        <comment>A time</comment>
        <translation>разрыв %1</translation>
    </message>
</context>
<context>
    <name>Races</name>
    <message>
        <source>The barrier at line %1 does not order local memory, because it has only CLK_GLOBAL_MEM_FENCE. Add CLK_LOCAL_MEM_FENCE.</source>
        <translation>Барьер в строке %1 не упорядочивает локальную память: у него только CLK_GLOBAL_MEM_FENCE. Добавьте CLK_LOCAL_MEM_FENCE.</translation>
    </message>
    <message>
        <source>The barrier at line %1 does not order global memory, because it has only CLK_LOCAL_MEM_FENCE. Add CLK_GLOBAL_MEM_FENCE.</source>
        <translation>Барьер в строке %1 не упорядочивает глобальную память: у него только CLK_LOCAL_MEM_FENCE. Добавьте CLK_GLOBAL_MEM_FENCE.</translation>
    </message>
    <message>
        <source>Atomics order the two work-items, but no fence orders their accesses to %2. Add mem_fence(CLK_GLOBAL_MEM_FENCE) between each access and the atomic.</source>
        <translation>Атомарные операции упорядочивают два work-item&apos;а, но ни один барьер памяти (fence) не упорядочивает их обращения (%2). Добавьте mem_fence(CLK_GLOBAL_MEM_FENCE) между каждым обращением и атомарной операцией.</translation>
    </message>
    <message>
        <source>Line %1 accesses %2 without an atomic, while other lines change it with atomics. Use an atomic in line %1 too: atomic_or(p, 0) to read, atomic_xchg(p, x) to write.</source>
        <translation>Обращение в строке %1 (%2) не атомарное, а другие строки меняют это место атомарными операциями. Используйте атомарную операцию и в строке %1: для чтения — atomic_or(p, 0), для записи — atomic_xchg(p, x).</translation>
    </message>
    <message>
        <source>Line %1 accesses %2 without an atomic, while other lines change it with atomics. Put a barrier between these accesses, or use an atomic in line %1 too: atomic_or(p, 0) to read, atomic_xchg(p, x) to write.</source>
        <translation>Обращение в строке %1 (%2) не атомарное, а другие строки меняют это место атомарными операциями. Поставьте между этими обращениями барьер или используйте атомарную операцию и в строке %1: для чтения — atomic_or(p, 0), для записи — atomic_xchg(p, x).</translation>
    </message>
    <message>
        <source>Atomics order the two work-items, but no fence orders their accesses to %2. Keep the value and the flag in one word, or, with OpenCL 2.0, add atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acq_rel, memory_scope_device) between each access and the atomic.</source>
        <translation>Атомарные операции упорядочивают два work-item&apos;а, но ни один барьер памяти (fence) не упорядочивает их обращения (%2). Храните значение и флаг в одном слове или, с OpenCL 2.0, добавьте atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acq_rel, memory_scope_device) между каждым обращением и атомарной операцией.</translation>
    </message>
    <message>
        <source>Call wait_group_events for the copy before line %1.</source>
        <translation>Вызовите wait_group_events для этого копирования перед строкой %1.</translation>
    </message>
</context>
<context>
    <name>RangeWords</name>
    <message>
        <source>line %1: %2 (%3)</source>
        <comment>number of a line; its text; a percentage</comment>
        <translation>строка %1: %2 (%3)</translation>
    </message>
    <message numerus="yes">
        <source>Cycles %1 to %2: %Ln cycle(s), %3 modelled</source>
        <comment>a range; a time</comment>
        <translation>
            <numerusform>Такты с %1 по %2: %Ln такт, %3 по модели</numerusform>
            <numerusform>Такты с %1 по %2: %Ln такта, %3 по модели</numerusform>
            <numerusform>Такты с %1 по %2: %Ln тактов, %3 по модели</numerusform>
        </translation>
    </message>
    <message>
        <source>No warp is resident in these cycles.</source>
        <translation>В этих тактах нет резидентных варпов.</translation>
    </message>
    <message>
        <source>Waits by line: %1</source>
        <comment>a list</comment>
        <translation>Ожидание по строкам: %1</translation>
    </message>
</context>
<context>
    <name>ReadingWords</name>
    <message>
        <source>In grey, “%1” and “%2” look the same</source>
        <translation>В оттенках серого «%1» и «%2» выглядят одинаково</translation>
    </message>
    <message>
        <source>Readers who confuse blue and green cannot tell “%1” from “%2”</source>
        <translation>Читатели, которые путают синий и зелёный, не отличат «%1» от «%2»</translation>
    </message>
    <message>
        <source>Readers who confuse red and green cannot tell “%1” from “%2”</source>
        <translation>Читатели, которые путают красный и зелёный, не отличат «%1» от «%2»</translation>
    </message>
    <message>
        <source>In grey, some colours look the same</source>
        <translation>В оттенках серого некоторые цвета выглядят одинаково</translation>
    </message>
    <message>
        <source>Readers who confuse blue and green cannot tell some colours apart</source>
        <translation>Читатели, которые путают синий и зелёный, не различат некоторые цвета</translation>
    </message>
    <message>
        <source>Readers who confuse red and green cannot tell some colours apart</source>
        <translation>Читатели, которые путают красный и зелёный, не различат некоторые цвета</translation>
    </message>
    <message>
        <source>Readable in grey and for colour-blind readers</source>
        <translation>Читается в оттенках серого и при нарушениях цветового зрения</translation>
    </message>
</context>
<context>
    <name>ReceiptWords</name>
    <message>
        <source>receives %1 from lane %2</source>
        <translation>получает %1 от дорожки %2</translation>
    </message>
    <message>
        <source>receives %1 from lanes %2 to %3</source>
        <translation>получает %1 от дорожек с %2 по %3</translation>
    </message>
    <message>
        <source>kept its own value %1, because the lane that it reads from has no active work-item</source>
        <translation>сохранила своё значение %1, потому что у дорожки, из которой она читает, нет активного work-item&apos;а</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>it sent more data than expected</source>
        <translation>он прислал больше данных, чем ожидалось</translation>
    </message>
    <message>
        <source>it sent a line that cannot be parsed</source>
        <translation>он прислал строку, которую нельзя разобрать</translation>
    </message>
    <message>
        <source>its recording cannot be read</source>
        <translation>его запись нельзя прочитать</translation>
    </message>
    <message>
        <source>the parts of its log do not match its recording</source>
        <translation>части его журнала не соответствуют его записи</translation>
    </message>
    <message>
        <source>a function calls itself, which OpenCL C does not allow</source>
        <translation>функция вызывает сама себя, а OpenCL C этого не допускает</translation>
    </message>
    <message>
        <source>a goto into a block, or in a function with barriers, is not supported</source>
        <translation>goto в блок или в функции с барьерами не поддерживается</translation>
    </message>
    <message>
        <source>a case label is inside a statement nested in its switch</source>
        <translation>метка case находится внутри вложенной инструкции своего switch</translation>
    </message>
    <message>
        <source>a case label is a range of values</source>
        <translation>метка case — диапазон значений</translation>
    </message>
    <message>
        <source>statement expressions are not part of OpenCL C 1.2</source>
        <translation>выражения-инструкции не входят в OpenCL C 1.2</translation>
    </message>
    <message>
        <source>image types that OpenCL 1.2 does not have, read-write images, and samplers that are neither constants nor parameters are not supported</source>
        <translation>не поддерживаются типы изображений, которых нет в OpenCL 1.2, изображения для чтения и записи, а также сэмплеры, которые не являются ни константами, ни параметрами</translation>
    </message>
    <message>
        <source>a bit-field in memory has no address</source>
        <translation>у битового поля в памяти нет адреса</translation>
    </message>
    <message>
        <source>a barrier or a sub-group function is in an operand that &amp;&amp;, || or ?: may skip</source>
        <translation>барьер или функция подгруппы стоит в операнде, который &amp;&amp;, || или ?: может пропустить</translation>
    </message>
    <message>
        <source>a function is called through a pointer</source>
        <translation>функция вызывается через указатель</translation>
    </message>
    <message>
        <source>this sub-group function is not supported</source>
        <translation>эта функция подгруппы не поддерживается</translation>
    </message>
    <message>
        <source>the program declares a variable in global memory, which OpenCL C 1.2 does not allow</source>
        <translation>программа объявляет переменную в глобальной памяти, а OpenCL C 1.2 этого не допускает</translation>
    </message>
    <message>
        <source>the argument of printf for %s is not a string literal</source>
        <translation>аргумент printf для %s — не строковый литерал</translation>
    </message>
    <message>
        <source>a generic pointer of OpenCL 2 does not specify its address space</source>
        <translation>обобщённый указатель OpenCL 2 не указывает своё адресное пространство</translation>
    </message>
    <message>
        <source>an atomic function of OpenCL 2 is called, but only those of OpenCL 1.2, such as atomic_add, are supported</source>
        <translation>вызывается атомарная функция OpenCL 2, а поддерживаются только функции OpenCL 1.2, например atomic_add</translation>
    </message>
    <message>
        <source>a function is called that is neither defined here nor built into OpenCL C</source>
        <translation>вызывается функция, которая не определена здесь и не встроена в OpenCL C</translation>
    </message>
    <message>
        <source>inline assembly cannot be analysed</source>
        <translation>встроенный ассемблер нельзя проанализировать</translation>
    </message>
    <message>
        <source>the kernel has a name that is reserved for Lockstep&apos;s own functions</source>
        <translation>имя kernel&apos;а зарезервировано для собственных функций Lockstep</translation>
    </message>
    <message>
        <source>this kind of expression is not supported</source>
        <translation>выражения такого вида не поддерживаются</translation>
    </message>
    <message>
        <source>an expression has more than a million characters after macro expansion</source>
        <translation>после раскрытия макросов в выражении больше миллиона символов</translation>
    </message>
    <message>
        <source>the program is too long for a recording, which can contain 24 MB, or 3 MB if the text is not UTF-8</source>
        <translation>программа слишком длинна для записи, которая вмещает 24 MB, или 3 MB, если текст не в UTF-8</translation>
    </message>
    <message>
        <source>a struct or union is too large: the limit is 64 KiB for a union and 2 GiB for an element of a buffer</source>
        <translation>struct или union слишком велики: предел — 64 KiB для union и 2 GiB для элемента буфера</translation>
    </message>
    <message>
        <source>the kernel has more than 4,096 parameters</source>
        <translation>у kernel&apos;а больше 4&#xa0;096 параметров</translation>
    </message>
    <message>
        <source>the kernel has more than 4,095 buffers, local variables and constants</source>
        <translation>в kernel&apos;е больше 4&#xa0;095 буферов, локальных переменных и констант</translation>
    </message>
    <message>
        <source>the kernel declares more than 2 GiB of local memory</source>
        <translation>kernel объявляет больше 2 GiB локальной памяти</translation>
    </message>
    <message>
        <source>statements and calls are nested more than 2,000 levels deep here; each &quot;else if&quot; adds a level</source>
        <translation>инструкции и вызовы вложены здесь глубже 2&#xa0;000 уровней; каждый «else if» добавляет уровень</translation>
    </message>
    <message>
        <source>up to this line, the kernel has more accesses and branches than a recording can describe</source>
        <translation>до этой строки в kernel&apos;е больше обращений и ветвлений, чем может описать запись</translation>
    </message>
    <message>
        <source>it exited without responding</source>
        <translation>он завершился без ответа</translation>
    </message>
    <message>
        <source>it sent an unterminated line</source>
        <translation>он прислал незавершённую строку</translation>
    </message>
    <message>
        <source>it responded to a different request</source>
        <translation>он ответил на другой запрос</translation>
    </message>
    <message>
        <source>it could still modify the memory that contains its recording</source>
        <translation>он ещё мог изменить память, в которой находится его запись</translation>
    </message>
    <message>
        <source>this attribute is not on the list of harmless attributes, such as aligned, packed, always_inline and reqd_work_group_size</source>
        <translation>этого атрибута нет в списке безвредных атрибутов, таких как aligned, packed, always_inline и reqd_work_group_size</translation>
    </message>
    <message>
        <source>this pragma is not on the list of harmless pragmas, such as unroll, pack and OPENCL EXTENSION</source>
        <translation>этой прагмы нет в списке безвредных прагм, таких как unroll, pack и OPENCL EXTENSION</translation>
    </message>
    <message>
        <source>operators, calls and subscripts are nested too deeply here: with the code that Lockstep adds to record them, there would be more than the 256 nested brackets that compilers accept</source>
        <translation>операторы, вызовы и индексы вложены здесь слишком глубоко, потому что вместе с кодом, который Lockstep добавляет для их записи, они превышают 256 вложенных скобок, которые допускают компиляторы</translation>
    </message>
    <message>
        <source>#line sets a line number above 2,147,483,647, the largest that C allows</source>
        <translation>#line задаёт номер строки больше 2&#xa0;147&#xa0;483&#xa0;647, наибольшего допустимого в C</translation>
    </message>
    <message>
        <source>the kernel has no array of this name in local memory</source>
        <translation>в локальной памяти kernel&apos;а нет массива с таким именем</translation>
    </message>
    <message>
        <source>the text to change is in a macro</source>
        <translation>текст, который нужно изменить, находится в макросе</translation>
    </message>
    <message>
        <source>the text to change is in an included file</source>
        <translation>текст, который нужно изменить, находится во включаемом файле</translation>
    </message>
    <message>
        <source>the array is used through a pointer, not by an index</source>
        <translation>массив используется через указатель, а не по индексу</translation>
    </message>
    <message>
        <source>the program uses the size of the array</source>
        <translation>программа использует размер массива</translation>
    </message>
    <message>
        <source>a function that uses the array is also called with another array</source>
        <translation>функция, которая использует этот массив, вызывается и с другим массивом</translation>
    </message>
    <message>
        <source>the declaration of the array has no size to change</source>
        <translation>в объявлении массива нет размера, который можно изменить</translation>
    </message>
    <message>
        <source>the index of the row has a side effect or reads memory, and the swizzle would evaluate it twice</source>
        <translation>индекс строки имеет побочный эффект или читает память, а при перестановке (swizzle) он вычислялся бы дважды</translation>
    </message>
    <message>
        <source>the array has more than two dimensions</source>
        <translation>у массива больше двух измерений</translation>
    </message>
    <message>
        <source>another kernel calls a function that uses the array</source>
        <translation>другой kernel вызывает функцию, которая использует этот массив</translation>
    </message>
    <message>
        <source>the host sets the size of the array</source>
        <translation>размер массива задаёт хост</translation>
    </message>
    <message>
        <source>the kernel already requires a group size</source>
        <translation>у kernel&apos;а уже задан обязательный размер группы</translation>
    </message>
    <message>
        <source>work-group functions of OpenCL 2, such as work_group_reduce_add, are not supported</source>
        <translation>функции рабочих групп OpenCL 2, например work_group_reduce_add, не поддерживаются</translation>
    </message>
    <message>
        <source>this function receives a pointer, and Lockstep does not know what it reads or writes</source>
        <translation>эта функция получает указатель, и Lockstep не знает, что она читает или записывает</translation>
    </message>
    <message>
        <source>pipes and device-side enqueue (enqueue_kernel) are not supported</source>
        <translation>каналы (pipe) и постановка ядер в очередь на устройстве (enqueue_kernel) не поддерживаются</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>No launch was captured.</source>
        <translation>Ни один запуск не перехвачен.</translation>
    </message>
    <message numerus="yes">
        <source>%1 launches were captured. To view them:</source>
        <translation>
            <numerusform>Перехвачен %1 запуск. Для просмотра:</numerusform>
            <numerusform>Перехвачено %1 запуска. Для просмотра:</numerusform>
            <numerusform>Перехвачено %1 запусков. Для просмотра:</numerusform>
        </translation>
    </message>
    <message>
        <source>1 launch was captured. To view it:</source>
        <translation>Перехвачен 1 запуск. Для просмотра:</translation>
    </message>
    <message numerus="yes">
        <source>%1 errors</source>
        <translation>
            <numerusform>%1 ошибка</numerusform>
            <numerusform>%1 ошибки</numerusform>
            <numerusform>%1 ошибок</numerusform>
        </translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 ошибка</translation>
    </message>
    <message numerus="yes">
        <source>%1 notes</source>
        <translation>
            <numerusform>%1 замечание</numerusform>
            <numerusform>%1 замечания</numerusform>
            <numerusform>%1 замечаний</numerusform>
        </translation>
    </message>
    <message>
        <source>1 note</source>
        <translation>1 замечание</translation>
    </message>
    <message numerus="yes">
        <source>size halved %1 times to fit the memory budget</source>
        <translation>
            <numerusform>размер уменьшен вдвое %1 раз, чтобы уложиться в бюджет памяти</numerusform>
            <numerusform>размер уменьшен вдвое %1 раза, чтобы уложиться в бюджет памяти</numerusform>
            <numerusform>размер уменьшен вдвое %1 раз, чтобы уложиться в бюджет памяти</numerusform>
        </translation>
    </message>
    <message>
        <source>size halved once to fit the memory budget</source>
        <translation>размер уменьшен вдвое один раз, чтобы уложиться в бюджет памяти</translation>
    </message>
    <message>
        <source>the launch was guessed: %1 work-items in groups of %2</source>
        <translation>запуск подобран: work-item&apos;ов — %1, группы по %2</translation>
    </message>
    <message>
        <source>with arguments enlarged to the sizes that the kernel accesses, in bytes: %1</source>
        <translation>аргументы увеличены до размеров, к которым обращается kernel, в байтах: %1</translation>
    </message>
    <message numerus="yes">
        <source>only the first %2 of %1 work-groups were checked</source>
        <translation>
            <numerusform>проверены только первые рабочие группы: %2 из %1</numerusform>
            <numerusform>проверены только первые рабочие группы: %2 из %1</numerusform>
            <numerusform>проверены только первые рабочие группы: %2 из %1</numerusform>
        </translation>
    </message>
    <message>
        <source>only %2 of 1 work-group was checked</source>
        <translation>проверены только первые рабочие группы: %2 из 1</translation>
    </message>
    <message numerus="yes">
        <source>only the first %2 of %1 work-groups of launch %3 were checked</source>
        <translation>
            <numerusform>проверены только первые рабочие группы запуска %3: %2 из %1</numerusform>
            <numerusform>проверены только первые рабочие группы запуска %3: %2 из %1</numerusform>
            <numerusform>проверены только первые рабочие группы запуска %3: %2 из %1</numerusform>
        </translation>
    </message>
    <message>
        <source>only %2 of 1 work-group of launch %3 was checked</source>
        <translation>проверены только первые рабочие группы запуска %3: %2 из 1</translation>
    </message>
    <message>
        <source>the launch comes from %1</source>
        <translation>запуск взят из %1</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>the result differs from the result of the captured program</source>
        <translation>результат отличается от результата программы, из которой взят запуск</translation>
    </message>
    <message>
        <source>the result differs from the CPU result</source>
        <translation>результат отличается от результата CPU</translation>
    </message>
    <message>
        <source>%1: not checked</source>
        <translation>%1: не проверено</translation>
    </message>
    <message>
        <source>Sizes and inputs were guessed and may cause the error. Set them with --set, or write a launch file (.sim).</source>
        <translation>Размеры и входные данные подобраны и могут быть причиной ошибки. Задайте их с помощью --set или напишите файл запуска (.sim).</translation>
    </message>
    <message>
        <source>%1, based on %2</source>
        <translation>%1, на основе %2</translation>
    </message>
    <message>
        <source>Kernels run confined: they have no access to your files (Landlock %1), the network or other programs (seccomp).</source>
        <translation>Kernel&apos;ы выполняются изолированно: у них нет доступа ни к вашим файлам (Landlock %1), ни к сети, ни к другим программам (seccomp).</translation>
    </message>
    <message>
        <source>Kernels run partly confined: they have no access to the network or to other programs (seccomp), but they can access your files, because Landlock is missing (it requires Linux 5.19 or later). Run only kernels that you trust.</source>
        <translation>Kernel&apos;ы изолированы частично: у них нет доступа ни к сети, ни к другим программам (seccomp), но есть доступ к вашим файлам, потому что нет Landlock (нужен Linux 5.19 или новее). Выполняйте только те kernel&apos;ы, которым доверяете.</translation>
    </message>
    <message>
        <source>Kernels run partly confined: they have no access to your files (Landlock %1), but they can access the network and other programs, because seccomp is missing. Run only kernels that you trust.</source>
        <translation>Kernel&apos;ы изолированы частично: у них нет доступа к вашим файлам (Landlock %1), но есть доступ к сети и к другим программам, потому что нет seccomp. Выполняйте только те kernel&apos;ы, которым доверяете.</translation>
    </message>
    <message>
        <source>Kernels run without confinement: Landlock (it requires Linux 5.19 or later) and seccomp are missing. Run only kernels that you trust.</source>
        <translation>Kernel&apos;ы выполняются без изоляции: нет ни Landlock (нужен Linux 5.19 или новее), ни seccomp. Выполняйте только те kernel&apos;ы, которым доверяете.</translation>
    </message>
    <message>
        <source>device</source>
        <translation>устройство</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>вид</translation>
    </message>
    <message>
        <source>platform</source>
        <translation>платформа</translation>
    </message>
    <message>
        <source>compute units</source>
        <translation>вычислительные блоки</translation>
    </message>
    <message>
        <source>largest group</source>
        <translation>наибольшая группа</translation>
    </message>
    <message>
        <source>local memory</source>
        <translation>локальная память</translation>
    </message>
    <message>
        <source>hardware model</source>
        <translation>модель оборудования</translation>
    </message>
    <message>
        <source>%1 KiB</source>
        <translation>%1 KiB</translation>
    </message>
    <message>
        <source>no flaws</source>
        <translation>недочётов нет</translation>
    </message>
    <message numerus="yes">
        <source>%1 flaws</source>
        <translation>
            <numerusform>%1 недочёт</numerusform>
            <numerusform>%1 недочёта</numerusform>
            <numerusform>%1 недочётов</numerusform>
        </translation>
    </message>
    <message>
        <source>1 flaw</source>
        <translation>1 недочёт</translation>
    </message>
    <message numerus="yes">
        <source>%1 pages</source>
        <translation>
            <numerusform>%1 страница</numerusform>
            <numerusform>%1 страницы</numerusform>
            <numerusform>%1 страниц</numerusform>
        </translation>
    </message>
    <message>
        <source>1 page</source>
        <translation>1 страница</translation>
    </message>
    <message numerus="yes">
        <source>%1 questions</source>
        <translation>
            <numerusform>%1 вопрос</numerusform>
            <numerusform>%1 вопроса</numerusform>
            <numerusform>%1 вопросов</numerusform>
        </translation>
    </message>
    <message>
        <source>1 question</source>
        <translation>1 вопрос</translation>
    </message>
    <message numerus="yes">
        <source>%1 tasks</source>
        <translation>
            <numerusform>%1 задание</numerusform>
            <numerusform>%1 задания</numerusform>
            <numerusform>%1 заданий</numerusform>
        </translation>
    </message>
    <message>
        <source>1 task</source>
        <translation>1 задание</translation>
    </message>
    <message>
        <source>id</source>
        <translation>id</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>минуты</translation>
    </message>
    <message>
        <source>title</source>
        <translation>название</translation>
    </message>
    <message>
        <source>default %1</source>
        <translation>по умолчанию %1</translation>
    </message>
    <message>
        <source>%1 (broken on purpose)</source>
        <translation>%1 (испорчено намеренно)</translation>
    </message>
    <message>
        <source>What to look at: %1</source>
        <translation>На что смотреть: %1</translation>
    </message>
    <message>
        <source>A sweep on this device recommends %1 (median %2).</source>
        <translation>Перебор на этом устройстве рекомендует %1 (медиана %2).</translation>
    </message>
    <message>
        <source>unclear</source>
        <translation>неясно</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>отношение</translation>
    </message>
    <message>
        <source>result</source>
        <translation>результат</translation>
    </message>
    <message>
        <source>findings</source>
        <translation>находки</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>не проверено</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>верно</translation>
    </message>
    <message>
        <source>WRONG</source>
        <translation>НЕВЕРНО</translation>
    </message>
    <message>
        <source>No clear difference in time between %1 and %2, because their interquartile ranges overlap.</source>
        <translation>Нет явной разницы во времени между %1 и %2, потому что их межквартильные интервалы перекрываются.</translation>
    </message>
    <message>
        <source>No clear difference in time between %1 and %2, because their medians differ by less than 3 %.</source>
        <translation>Нет явной разницы во времени между %1 и %2, потому что их медианы различаются меньше чем на 3 %.</translation>
    </message>
    <message>
        <source>No clear difference in time between %1 and %2, because launch overhead makes up most of both times or exceeds their difference.</source>
        <translation>Нет явной разницы во времени между %1 и %2, потому что накладные расходы на запуск составляют большую часть времени обоих прогонов или превышают разницу между ними.</translation>
    </message>
    <message>
        <source>Most of the time of %1 is launch overhead, because an empty kernel takes %2 of %3 (lower quartiles). Use larger inputs to measure the kernel itself.</source>
        <translation>Большая часть времени %1 — накладные расходы на запуск, потому что пустой kernel занимает %2 из %3 (нижние квартили). Чтобы измерить сам kernel, возьмите входные данные большего размера.</translation>
    </message>
    <message>
        <source>Cycles, the time calculated from them, occupancy and utilisation are modelled. Other times are measured. All other values are counted from the trace.</source>
        <translation>Такты, вычисленное по ним время, занятость и загрузка — по модели. Остальные значения времени измерены. Все остальные значения подсчитаны по трассе.</translation>
    </message>
    <message>
        <source>Ratios are relative to the first run.</source>
        <translation>Отношения посчитаны относительно первого прогона.</translation>
    </message>
    <message>
        <source>warp|steps</source>
        <extracomment>The heads of columns have two lines, separated by &quot;|&quot;. Keep them short.</extracomment>
        <translation>варп-|итерации</translation>
    </message>
    <message>
        <source>lane|efficiency</source>
        <translation>эффект.|дорожек</translation>
    </message>
    <message>
        <source>divergent|branches</source>
        <translation>диверг.|ветвл.</translation>
    </message>
    <message>
        <source>global|requests</source>
        <translation>глобал.|запросы</translation>
    </message>
    <message>
        <source>sectors</source>
        <translation>секторы</translation>
    </message>
    <message>
        <source>local|requests</source>
        <translation>локал.|запросы</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>проходы</translation>
    </message>
    <message>
        <source>conflicts</source>
        <translation>конфликты</translation>
    </message>
    <message>
        <source>atomic|requests</source>
        <translation>атомар.|запросы</translation>
    </message>
    <message>
        <source>shuffles</source>
        <translation>обмены</translation>
    </message>
    <message>
        <source>images|requests</source>
        <translation>изображ.|запросы</translation>
    </message>
    <message>
        <source>texels</source>
        <translation>тексели</translation>
    </message>
    <message>
        <source>total</source>
        <translation>всего</translation>
    </message>
    <message>
        <source>line</source>
        <translation>строка</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>запуск</translation>
    </message>
    <message>
        <source>Warp step: one execution of one source location by one warp.</source>
        <translation>Варп-итерация: одно выполнение одного места в коде одним варпом.</translation>
    </message>
    <message>
        <source>Lane efficiency: the share of active lanes in these steps.</source>
        <translation>Эффективность дорожек: доля активных дорожек в этих варп-итерациях.</translation>
    </message>
    <message>
        <source>Divergent branch: the lanes of a warp take different paths.</source>
        <translation>Дивергентное ветвление: дорожки варпа идут по разным ветвям.</translation>
    </message>
    <message>
        <source>Request: a warp step that accesses memory.</source>
        <translation>Запрос: варп-итерация, которая обращается к памяти.</translation>
    </message>
    <message>
        <source>Sector: %1 aligned bytes of global memory.</source>
        <translation>Сектор: выровненный участок глобальной памяти, размер в байтах — %1.</translation>
    </message>
    <message>
        <source>Pass: one access to the banks of local memory, in which each bank serves one word.</source>
        <translation>Проход: одно обращение к банкам локальной памяти, при котором каждый банк выдаёт одно слово.</translation>
    </message>
    <message>
        <source>Conflict: a pass beyond the minimum.</source>
        <translation>Конфликт: проход сверх минимума.</translation>
    </message>
    <message>
        <source>%1, as the original kernel left it</source>
        <translation>%1, каким его оставил исходный kernel</translation>
    </message>
    <message>
        <source>%1, as the instrumented kernel left it; the original kernel did not run</source>
        <translation>%1, каким его оставил инструментированный kernel; исходный kernel не выполнялся</translation>
    </message>
    <message numerus="yes">
        <source>Work-groups running at once, measured with the GPU&apos;s global timer: at most %2, %3 on average, on %1 multiprocessors</source>
        <translation>
            <numerusform>Рабочие группы, выполнявшиеся одновременно (измерено глобальным таймером GPU): не больше %2, в среднем %3, мультипроцессоров: %1</numerusform>
            <numerusform>Рабочие группы, выполнявшиеся одновременно (измерено глобальным таймером GPU): не больше %2, в среднем %3, мультипроцессоров: %1</numerusform>
            <numerusform>Рабочие группы, выполнявшиеся одновременно (измерено глобальным таймером GPU): не больше %2, в среднем %3, мультипроцессоров: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Work-groups running at once, measured with the GPU&apos;s global timer: at most %2, %3 on average, on 1 multiprocessor</source>
        <translation>Рабочие группы, выполнявшиеся одновременно (измерено глобальным таймером GPU): не больше %2, в среднем %3, мультипроцессоров: 1</translation>
    </message>
    <message numerus="yes">
        <source>Work-groups running at once, measured with the CPU&apos;s cycle counter: at most %2, %3 on average, on %1 logical processors</source>
        <translation>
            <numerusform>Рабочие группы, выполнявшиеся одновременно (измерено счётчиком тактов CPU): не больше %2, в среднем %3, логических процессоров: %1</numerusform>
            <numerusform>Рабочие группы, выполнявшиеся одновременно (измерено счётчиком тактов CPU): не больше %2, в среднем %3, логических процессоров: %1</numerusform>
            <numerusform>Рабочие группы, выполнявшиеся одновременно (измерено счётчиком тактов CPU): не больше %2, в среднем %3, логических процессоров: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Work-groups running at once, measured with the CPU&apos;s cycle counter: at most %2, %3 on average, on 1 logical processor</source>
        <translation>Рабочие группы, выполнявшиеся одновременно (измерено счётчиком тактов CPU): не больше %2, в среднем %3, логических процессоров: 1</translation>
    </message>
    <message>
        <source>Similar lines not shown: %1.</source>
        <translation>Не показано похожих строк: %1.</translation>
    </message>
    <message>
        <source>Work-groups overlap. The halo is %1 of a full group&apos;s own tile, and %2 of the group&apos;s work-items do redundant work.</source>
        <translation>Рабочие группы перекрываются. Гало составляет %1 от собственного тайла полной группы, а на лишнюю работу приходится %2 её work-item&apos;ов.</translation>
    </message>
    <message>
        <source>%1 bytes are read by more than one group.</source>
        <translation>Число байтов, которые читает больше чем одна группа: %1.</translation>
    </message>
    <message>
        <source>correct: it equals the result of the captured program</source>
        <translation>верно: совпадает с результатом программы, из которой взят запуск</translation>
    </message>
    <message>
        <source>correct: it equals the CPU result</source>
        <translation>верно: совпадает с результатом CPU</translation>
    </message>
    <message>
        <source>WRONG: it differs from the result of the captured program</source>
        <translation>НЕВЕРНО: отличается от результата программы, из которой взят запуск</translation>
    </message>
    <message>
        <source>WRONG: it differs from the CPU result</source>
        <translation>НЕВЕРНО: отличается от результата CPU</translation>
    </message>
    <message>
        <source>%1: %2 launch overhead + cycles / %3 MHz</source>
        <translation>%1: накладные расходы на запуск %2 + такты / %3 MHz</translation>
    </message>
    <message numerus="yes">
        <source>%2 on %1 multiprocessors, utilisation %3, latency hidden %4</source>
        <translation>
            <numerusform>%2, мультипроцессоров: %1, загрузка %3, скрыто задержки %4</numerusform>
            <numerusform>%2, мультипроцессоров: %1, загрузка %3, скрыто задержки %4</numerusform>
            <numerusform>%2, мультипроцессоров: %1, загрузка %3, скрыто задержки %4</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 on 1 multiprocessor, utilisation %3, latency hidden %4</source>
        <translation>%2, мультипроцессоров: 1, загрузка %3, скрыто задержки %4</translation>
    </message>
    <message>
        <source>%1: %2 of %3 warps, limited by %4; %5 registers per work-item (%6)</source>
        <translation>%1: варпов %2 из %3, предел: %4; регистров на work-item: %5 (%6)</translation>
    </message>
    <message>
        <source>%1: %2 of %3 warps, limited by %4; %5 registers per work-item (%6); achieved %7</source>
        <translation>%1: варпов %2 из %3, предел: %4; регистров на work-item: %5 (%6); достигнуто %7</translation>
    </message>
    <message>
        <source>%1 cycles, of which exposed %2, hidden %3</source>
        <translation>цена в тактах: %1, из неё видимая %2, скрытая %3</translation>
    </message>
    <message>
        <source>no requests</source>
        <translation>нет запросов</translation>
    </message>
    <message>
        <source>%1 of %2 sectors hit; misses: %3 cold, %4 capacity, %5 conflict</source>
        <translation>секторов с попаданием: %1 из %2; промахи: первое обращение — %3, кеш слишком мал — %4, конфликт — %5</translation>
    </message>
    <message>
        <source>Advice for this run on %1:</source>
        <translation>Советы для этого прогона на %1:</translation>
    </message>
    <message>
        <source>cycles</source>
        <translation>такты</translation>
    </message>
    <message>
        <source>time</source>
        <translation>время</translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation>занятость</translation>
    </message>
    <message>
        <source>next improvement</source>
        <translation>следующее улучшение</translation>
    </message>
    <message>
        <source>Modelled for %1:</source>
        <translation>По модели для %1:</translation>
    </message>
    <message>
        <source>The group has %1 steps. To continue, use --steps %2.</source>
        <translation>Шагов в группе: %1. Чтобы продолжить, укажите --steps %2.</translation>
    </message>
    <message>
        <source>No question can be asked about this run.</source>
        <translation>Об этом прогоне нельзя задать ни одного вопроса.</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Ответы</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>Its size was halved %1 times so that the log fits into the memory budget.</source>
        <translation>
            <numerusform>Размер запуска уменьшен вдвое %1 раз, чтобы журнал уложился в бюджет памяти.</numerusform>
            <numerusform>Размер запуска уменьшен вдвое %1 раза, чтобы журнал уложился в бюджет памяти.</numerusform>
            <numerusform>Размер запуска уменьшен вдвое %1 раз, чтобы журнал уложился в бюджет памяти.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its size was halved once so that the log fits into the memory budget.</source>
        <translation>Размер запуска уменьшен вдвое один раз, чтобы журнал уложился в бюджет памяти.</translation>
    </message>
    <message>
        <source>The kernel accesses much more memory than was guessed at first. These buffer sizes were enlarged, in bytes: %1.</source>
        <translation>Kernel обращается к намного большему объёму памяти, чем было подобрано вначале. Эти размеры буферов увеличены, в байтах: %1.</translation>
    </message>
    <message>
        <source>The launch comes from %1 in the same folder.</source>
        <translation>Запуск взят из %1 в той же папке.</translation>
    </message>
    <message>
        <source>The launch was guessed from the kernel&apos;s source. Set sizes and values with --set, or write a launch file (.sim).</source>
        <translation>Запуск подобран по коду kernel&apos;а. Задайте размеры и значения с помощью --set или напишите файл запуска (.sim).</translation>
    </message>
    <message>
        <source>This recording contains the contents of:</source>
        <translation>В этой записи есть содержимое файлов:</translation>
    </message>
    <message>
        <source>not checked, because the kernel is broken on purpose to demonstrate the finding</source>
        <translation>не проверено, потому что kernel испорчен намеренно, чтобы показать находку</translation>
    </message>
    <message>
        <source>not checked, because there is no reference result</source>
        <translation>не проверено, потому что нет эталонного результата</translation>
    </message>
    <message>
        <source>%1 model: warps of a whole group, %2 banks of %3 bytes, sectors of %4 bytes, lines of %5</source>
        <translation>модель %1: варпы размером с группу, банков: %2; размеры в байтах: банк %3, сектор %4, кеш-линия %5</translation>
    </message>
    <message>
        <source>%1 model: warps of %6, %2 banks of %3 bytes, sectors of %4 bytes, lines of %5</source>
        <translation>модель %1: ширина варпа %6, банков: %2; размеры в байтах: банк %3, сектор %4, кеш-линия %5</translation>
    </message>
    <message>
        <source>%1 (%2, a CPU)</source>
        <translation>%1 (%2, CPU)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>hardware</source>
        <translation>оборудование</translation>
    </message>
    <message>
        <source>Only the first %1 of %2 groups were logged. Counted and modelled values cover only these groups.</source>
        <translation>В журнал записаны только первые группы: %1 из %2. Подсчитанные значения и значения по модели относятся только к ним.</translation>
    </message>
    <message>
        <source>%1: %2 measured, %3 bytes read from the device, %4 written</source>
        <translation>%1: измерено %2, байтов прочитано с устройства: %3, записано: %4</translation>
    </message>
    <message numerus="yes">
        <source>%2, %3: %4 work-items (%5) in %1 groups of %6, %7 events</source>
        <translation>
            <numerusform>%2, %3: work-item&apos;ов — %4 (%5), групп — %1 по %6, событий — %7</numerusform>
            <numerusform>%2, %3: work-item&apos;ов — %4 (%5), групп — %1 по %6, событий — %7</numerusform>
            <numerusform>%2, %3: work-item&apos;ов — %4 (%5), групп — %1 по %6, событий — %7</numerusform>
        </translation>
    </message>
    <message>
        <source>%2, %3: %4 work-items (%5) in 1 group of %6, %7 events</source>
        <translation>%2, %3: work-item&apos;ов — %4 (%5), групп — 1 по %6, событий — %7</translation>
    </message>
    <message>
        <source>Launch %1 of %2: %3</source>
        <translation>Запуск %1 из %2: %3</translation>
    </message>
    <message>
        <source>Counted from the trace:</source>
        <translation>Подсчитано по трассе:</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>очередь</translation>
    </message>
    <message>
        <source>thread</source>
        <translation>поток</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>поставлен</translation>
    </message>
    <message>
        <source>submitted</source>
        <translation>отправлен</translation>
    </message>
    <message>
        <source>start</source>
        <translation>начало</translation>
    </message>
    <message>
        <source>end</source>
        <translation>конец</translation>
    </message>
    <message>
        <source>Original kernels that ran at the same time. Times are relative to the time when the first kernel was queued:</source>
        <translation>Исходные kernel&apos;ы, которые выполнялись одновременно. Время отсчитывается от момента, когда первый kernel поставлен в очередь:</translation>
    </message>
    <message>
        <source>All launches, counted from the trace:</source>
        <translation>Все запуски, подсчитано по трассе:</translation>
    </message>
    <message>
        <source>All launches, one after the other, modelled for %1: %2 cycles, %3</source>
        <translation>Все запуски один за другим, по модели для %1: тактов %2, время %3</translation>
    </message>
    <message>
        <source>The result of the instrumented kernel differs from that of the original kernel: %1[%2] is %3 instead of %4, the first of %5 differing values. A race or an unspecified execution order can cause this. If neither is the cause, the counts may not apply to the original kernel.</source>
        <translation>Инструментированный kernel даёт не тот результат, что исходный: %1[%2] равно %3 вместо %4, и это первое из отличающихся значений (всего их %5). Причиной может быть гонка или неопределённый порядок выполнения. Если дело не в них, подсчитанные значения могут не относиться к исходному kernel&apos;у.</translation>
    </message>
    <message>
        <source>Launch %1: %2</source>
        <translation>Запуск %1: %2</translation>
    </message>
    <message>
        <source>Launch %1, the longest: %2</source>
        <translation>Запуск %1, самый долгий: %2</translation>
    </message>
    <message>
        <source>Verdict: %1 at line %2. Fix this error first. Until then, the other metrics are not reliable.</source>
        <translation>Вердикт: %1, строка %2. Сначала исправьте эту ошибку. До тех пор остальные метрики ненадёжны.</translation>
    </message>
    <message>
        <source>Verdict: the result is wrong. Fix this error first. Until then, the other metrics are not reliable.</source>
        <translation>Вердикт: результат неверен. Сначала исправьте эту ошибку. До тех пор остальные метрики ненадёжны.</translation>
    </message>
    <message>
        <source>Verdict: the original and the instrumented kernel compute different results. The counts may not apply to the original kernel.</source>
        <translation>Вердикт: исходный и инструментированный kernel дают разные результаты. Подсчитанные значения могут не относиться к исходному kernel&apos;у.</translation>
    </message>
    <message>
        <source>The result is correct.</source>
        <translation>Результат верен.</translation>
    </message>
    <message>
        <source>Verdict, modelled for %1: correct. %2</source>
        <translation>Вердикт по модели для %1: верно. %2</translation>
    </message>
    <message>
        <source>Verdict, modelled for %1: %2</source>
        <translation>Вердикт по модели для %1: %2</translation>
    </message>
    <message>
        <source>by work-items %1 and %2</source>
        <translation>у work-item&apos;ов %1 и %2</translation>
    </message>
    <message>
        <source>first by work-items %1 and %2</source>
        <translation>первый раз у work-item&apos;ов %1 и %2</translation>
    </message>
    <message>
        <source>by work-item %1</source>
        <translation>у work-item&apos;а %1</translation>
    </message>
    <message>
        <source>first by work-item %1</source>
        <translation>первый раз у work-item&apos;а %1</translation>
    </message>
    <message>
        <source>and by %1 more</source>
        <translation>и ещё у %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 times</source>
        <translation>
            <numerusform>%1 раз</numerusform>
            <numerusform>%1 раза</numerusform>
            <numerusform>%1 раз</numerusform>
        </translation>
    </message>
    <message>
        <source>once</source>
        <translation>один раз</translation>
    </message>
    <message>
        <source>%1 of them between groups</source>
        <translation>из них %1 между группами</translation>
    </message>
    <message>
        <source>%1 with line %2</source>
        <translation>%1 со строкой %2</translation>
    </message>
    <message>
        <source>ordered only by atomics</source>
        <translation>порядок задают только атомарные операции</translation>
    </message>
    <message>
        <source>%1 at byte %2</source>
        <translation>%1, байт %2</translation>
    </message>
    <message>
        <source>an address outside every object of the launch</source>
        <translation>адрес вне всех объектов запуска</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>median</source>
        <translation>медиана</translation>
    </message>
    <message>
        <source>quartiles</source>
        <translation>квартили</translation>
    </message>
    <message>
        <source>vs. best</source>
        <translation>к лучшей</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>от %1 до %2</translation>
    </message>
    <message>
        <source>did not run</source>
        <translation>не выполнялась</translation>
    </message>
    <message>
        <source>%1 on %2 (a CPU), hardware model %3</source>
        <translation>%1 на %2 (CPU), модель оборудования %3</translation>
    </message>
    <message>
        <source>%1 on %2, hardware model %3</source>
        <translation>%1 на %2, модель оборудования %3</translation>
    </message>
    <message>
        <source>Times are measured, cycles and occupancy are modelled, and all other values are counted from the trace.</source>
        <translation>Время измерено, такты и занятость — по модели, все остальные значения подсчитаны по трассе.</translation>
    </message>
    <message>
        <source>The kernel accesses global memory at %1 (requested bytes).</source>
        <translation>Запросы kernel&apos;а к глобальной памяти идут со скоростью %1.</translation>
    </message>
    <message>
        <source>The kernel accesses global memory at %1 (requested bytes); a copy reaches %2 on this device.</source>
        <translation>Запросы kernel&apos;а к глобальной памяти идут со скоростью %1; копирование на этом устройстве достигает %2.</translation>
    </message>
    <message>
        <source>Modelled for %1, not measured on this device: %2.</source>
        <translation>По модели для %1, не измерено на этом устройстве: %2.</translation>
    </message>
    <message>
        <source>Most of this time is launch overhead, because an empty kernel takes %1.</source>
        <translation>Большая часть этого времени — накладные расходы на запуск, потому что пустой kernel занимает %1.</translation>
    </message>
    <message>
        <source>The original kernel was not timed, because the run has findings. Fix the findings above first.</source>
        <translation>Время исходного kernel&apos;а не измерено, потому что в прогоне есть находки. Сначала исправьте находки, перечисленные выше.</translation>
    </message>
    <message>
        <source>The original kernel was not timed, because a work-group that was not logged has errors. Log more groups to see them.</source>
        <translation>Время исходного kernel&apos;а не измерено, потому что в рабочей группе, которая не записана в журнал, есть ошибки. Чтобы их увидеть, записывайте в журнал больше групп.</translation>
    </message>
    <message>
        <source>The original kernel was not timed, because an earlier launch has findings. Fix those findings first.</source>
        <translation>Время исходного kernel&apos;а не измерено, потому что в одном из предыдущих запусков есть находки. Сначала исправьте их.</translation>
    </message>
    <message>
        <source>The original kernel was not timed, because it crashed or was stopped.</source>
        <translation>Время исходного kernel&apos;а не измерено, потому что он аварийно завершился или был остановлен.</translation>
    </message>
    <message>
        <source>The original kernel was not timed, because it did not finish in time.</source>
        <translation>Время исходного kernel&apos;а не измерено, потому что он не успел завершиться.</translation>
    </message>
    <message>
        <source>The original kernel was not timed, because the original kernel of an earlier launch crashed or did not finish.</source>
        <translation>Время исходного kernel&apos;а не измерено, потому что исходный kernel одного из предыдущих запусков аварийно завершился или не успел завершиться.</translation>
    </message>
    <message>
        <source>The original kernel was not timed.</source>
        <translation>Время исходного kernel&apos;а не измерено.</translation>
    </message>
    <message>
        <source>Original kernel, measured on this CPU: median %1, quartiles %2 to %3, fastest %4, %5 runs</source>
        <translation>Исходный kernel, измерено на этом CPU: медиана %1, квартили от %2 до %3, лучшее %4, прогонов: %5</translation>
    </message>
    <message>
        <source>Original kernel, measured on this device: median %1, quartiles %2 to %3, fastest %4, %5 runs</source>
        <translation>Исходный kernel, измерено на этом устройстве: медиана %1, квартили от %2 до %3, лучшее %4, прогонов: %5</translation>
    </message>
    <message>
        <source>learner</source>
        <translation>ученик</translation>
    </message>
    <message>
        <source>lesson</source>
        <translation>урок</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>страницы</translation>
    </message>
    <message>
        <source>done</source>
        <translation>пройдено</translation>
    </message>
    <message>
        <source>mastered</source>
        <translation>освоено</translation>
    </message>
    <message>
        <source>tries</source>
        <translation>попытки</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 files</source>
        <translation>
            <numerusform>%2: %1 файл</numerusform>
            <numerusform>%2: %1 файла</numerusform>
            <numerusform>%2: %1 файлов</numerusform>
        </translation>
    </message>
    <message>
        <source>%2: 1 file</source>
        <translation>%2: 1 файл</translation>
    </message>
    <message>
        <source>The launch has no array in local memory.</source>
        <translation>У запуска нет массивов в локальной памяти.</translation>
    </message>
    <message>
        <source>layout</source>
        <translation>раскладка</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>байты</translation>
    </message>
    <message>
        <source>Array %1, without rows</source>
        <translation>Массив %1, без строк</translation>
    </message>
    <message>
        <source>Array %1, elements per row: %2</source>
        <translation>Массив %1, элементов в строке: %2</translation>
    </message>
    <message>
        <source>place</source>
        <translation>место</translation>
    </message>
    <message>
        <source>run</source>
        <translation>прогон</translation>
    </message>
    <message>
        <source>modelled time</source>
        <translation>время по модели</translation>
    </message>
    <message>
        <source>behind</source>
        <translation>отставание</translation>
    </message>
    <message>
        <source>Times are modelled, not measured.</source>
        <translation>Время получено по модели, а не измерено.</translation>
    </message>
    <message>
        <source>Nothing was written, because this layout is not possible: %1.</source>
        <translation>Ничего не записано, потому что эта раскладка невозможна: %1.</translation>
    </message>
    <message>
        <source>The source does not change.</source>
        <translation>Исходный код не меняется.</translation>
    </message>
    <message>
        <source>Changed lines:</source>
        <translation>Изменённые строки:</translation>
    </message>
    <message>
        <source>The changed kernel is in %1, and its launch is in %2.</source>
        <translation>Изменённый kernel — в %1, его запуск — в %2.</translation>
    </message>
    <message>
        <source>The host sets the size of argument %1. In this launch, it is %2. Change the host program in the same way.</source>
        <translation>Размер аргумента %1 задаёт хост. В этом запуске он равен %2. Так же измените программу хоста.</translation>
    </message>
    <message>
        <source>Other kernels call a changed function and no longer work: %1.</source>
        <translation>Другие kernel&apos;ы вызывают изменённую функцию и больше не работают: %1.</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>как раньше</translation>
    </message>
    <message>
        <source>DIFFERENT</source>
        <translation>ДРУГОЙ</translation>
    </message>
    <message>
        <source>before</source>
        <translation>до</translation>
    </message>
    <message>
        <source>after</source>
        <translation>после</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>ошибки</translation>
    </message>
    <message>
        <source>modelled cycles</source>
        <translation>такты по модели</translation>
    </message>
    <message>
        <source>local memory per group</source>
        <translation>локальная память на группу</translation>
    </message>
    <message>
        <source>warp steps</source>
        <translation>варп-итерации</translation>
    </message>
    <message>
        <source>Computers over ssh: %1. &quot;lockstep-cli devices --device ssh:HOST&quot; lists their devices.</source>
        <translation>Компьютеры, доступные по ssh: %1. Список их устройств выводит «lockstep-cli devices --device ssh:HOST».</translation>
    </message>
</context>
<context>
    <name>ReportPages</name>
    <message>
        <source>Comparison</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>Ratios are relative to the first run.</source>
        <translation>Отношения посчитаны относительно первого прогона.</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Метрика</translation>
    </message>
    <message>
        <source>From</source>
        <comment>where a figure comes from</comment>
        <translation>Откуда</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Перебор</translation>
    </message>
    <message>
        <source>How to repeat this report</source>
        <translation>Как повторить этот отчёт</translation>
    </message>
    <message>
        <source>This command writes the report again:</source>
        <translation>Эта команда создаёт отчёт заново:</translation>
    </message>
    <message>
        <source>How this file was made</source>
        <translation>Как создан этот файл</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>Сведения</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Значение</translation>
    </message>
    <message>
        <source>Report: %1</source>
        <comment>titles of runs</comment>
        <translation>Отчёт: %1</translation>
    </message>
</context>
<context>
    <name>ReportSections</name>
    <message>
        <source>The original kernel was not timed.</source>
        <translation>Время исходного kernel&apos;а не измерено.</translation>
    </message>
    <message>
        <source>The original kernel takes %1 (median; quartiles %2 and %3; measured).</source>
        <translation>Исходный kernel выполняется за %1 (медиана; квартили %2 и %3; измерено).</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Метрики</translation>
    </message>
    <message>
        <source>Hardware model</source>
        <translation>Модель оборудования</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Вердикт</translation>
    </message>
    <message>
        <source>Result: %1.</source>
        <translation>Результат: %1.</translation>
    </message>
    <message>
        <source>The chosen step</source>
        <translation>Выбранный шаг</translation>
    </message>
    <message>
        <source>The most expensive step</source>
        <translation>Самый дорогой шаг</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Код</translation>
    </message>
    <message>
        <source>Launch %1: %2</source>
        <translation>Запуск %1: %2</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Находки</translation>
    </message>
    <message>
        <source>No faults were found.</source>
        <translation>Ошибок не обнаружено.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more finding(s) are not listed.</source>
        <translation>
            <numerusform>Ещё %Ln находка не показана.</numerusform>
            <numerusform>Ещё %Ln находки не показаны.</numerusform>
            <numerusform>Ещё %Ln находок не показаны.</numerusform>
        </translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Советы</translation>
    </message>
    <message>
        <source>Nothing was found to improve.</source>
        <translation>Не найдено ничего, что стоило бы улучшить.</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Проверки</translation>
    </message>
    <message>
        <source>The list shows how the schedulers use their cycles. Removing a cost can save more than its share, because it can also shorten the waits of other warps.</source>
        <translation>В списке показано, на что планировщики тратят такты. Устранение цены может сэкономить больше её доли, потому что может сократить и ожидание других варпов.</translation>
    </message>
</context>
<context>
    <name>ReportTables</name>
    <message>
        <source>measured</source>
        <translation>измерено</translation>
    </message>
    <message>
        <source>modelled</source>
        <translation>по модели</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>подсчитано</translation>
    </message>
    <message>
        <source>Warp steps</source>
        <translation>Варп-итерации</translation>
    </message>
    <message>
        <source>Divergent</source>
        <translation>Дивергентные</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>Секторы</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Конфликты</translation>
    </message>
    <message>
        <source>Stall cycles</source>
        <translation>Такты простоя</translation>
    </message>
    <message>
        <source>The figures of all launches together</source>
        <translation>Метрики всех запусков вместе</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Метрика</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Значение</translation>
    </message>
    <message>
        <source>Kind</source>
        <comment>counted, measured or modelled</comment>
        <translation>Откуда</translation>
    </message>
    <message>
        <source>Source lines with counts. The stall cycles are modelled for %1.</source>
        <translation>Строки кода с подсчитанными значениями. Такты простоя — по модели для %1.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Строка</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Код</translation>
    </message>
    <message>
        <source>The numbers of the hardware model %1</source>
        <translation>Величины модели оборудования %1</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Величина</translation>
    </message>
    <message>
        <source>Name for --hw</source>
        <translation>Имя для --hw</translation>
    </message>
    <message>
        <source>Times are measured, cycles and occupancy are modelled, and all other values are counted.</source>
        <translation>Время измерено, такты и занятость — по модели, остальные значения подсчитаны.</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>Медианное время</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
</context>
<context>
    <name>RequestWords</name>
    <message>
        <source>lane</source>
        <translation>дорожка</translation>
    </message>
    <message>
        <source>sector</source>
        <translation>сектор</translation>
    </message>
    <message>
        <source>line</source>
        <translation>кеш-линия</translation>
    </message>
    <message numerus="yes">
        <source>sector(s)</source>
        <comment>under a number: 4 sectors per request</comment>
        <translation>
            <numerusform>сектор</numerusform>
            <numerusform>сектора</numerusform>
            <numerusform>секторов</numerusform>
        </translation>
    </message>
    <message>
        <source>per request</source>
        <translation>на запрос</translation>
    </message>
    <message>
        <source>sector moved, bytes used</source>
        <translation>сектор перенесён, байты использованы</translation>
    </message>
    <message>
        <source>sector not touched</source>
        <translation>сектор не затронут</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) · %1 B moved</source>
        <translation>
            <numerusform>%Ln кеш-линия · перенесено %1 B</numerusform>
            <numerusform>%Ln кеш-линии · перенесено %1 B</numerusform>
            <numerusform>%Ln кеш-линий · перенесено %1 B</numerusform>
        </translation>
    </message>
    <message>
        <source>bytes used: %1</source>
        <translation>использовано байтов: %1</translation>
    </message>
    <message>
        <source>moved but not used</source>
        <translation>перенесено, но не использовано</translation>
    </message>
</context>
<context>
    <name>RooflineWords</name>
    <message>
        <source>L2</source>
        <translation>L2</translation>
    </message>
    <message>
        <source>DRAM</source>
        <translation>DRAM</translation>
    </message>
    <message>
        <source>issue slots: %1 per cycle</source>
        <translation>слотов выдачи: %1 за такт</translation>
    </message>
    <message>
        <source>%1: %2 bytes per cycle</source>
        <translation>%1, байтов за такт: %2</translation>
    </message>
    <message>
        <source>Launch %1 uses %2 of the issue slots</source>
        <translation>Запуск %1 использует %2 слотов выдачи</translation>
    </message>
    <message>
        <source>modelled</source>
        <translation>по модели</translation>
    </message>
    <message>
        <source>groups logged: %1 of %2</source>
        <translation>групп в журнале: %1 из %2</translation>
    </message>
    <message>
        <source>Launch %1 accesses no global memory</source>
        <translation>Запуск %1 не обращается к глобальной памяти</translation>
    </message>
    <message>
        <source>Launch %1</source>
        <translation>Запуск %1</translation>
    </message>
    <message>
        <source>%1 issue cycles per byte of the sectors accessed (modelled)</source>
        <translation>тактов выдачи на байт затронутых секторов: %1 (по модели)</translation>
    </message>
    <message>
        <source>%1 issue cycles per cycle (modelled)</source>
        <translation>тактов выдачи за такт: %1 (по модели)</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>No launch of this run accesses global memory.</source>
        <translation>Ни один запуск этого прогона не обращается к глобальной памяти.</translation>
    </message>
    <message>
        <source>global-memory pipes</source>
        <translation>конвейеры глобальной памяти</translation>
    </message>
    <message>
        <source>Launch %1 reaches %2 of the limit of the global-memory pipes</source>
        <translation>Запуск %1 достигает %2 предела конвейеров глобальной памяти</translation>
    </message>
    <message>
        <source>Vertical axis: issue cycles per cycle, over all schedulers. Horizontal axis: issue cycles per byte of the accessed sectors. Each number is a launch.</source>
        <translation>Вертикальная ось: такты выдачи за такт, по всем планировщикам. Горизонтальная ось: такты выдачи на байт затронутых секторов. Каждое число — запуск.</translation>
    </message>
</context>
<context>
    <name>RunFiles</name>
    <message>
        <source>Whole run</source>
        <translation>Весь прогон</translation>
    </message>
    <message>
        <source>A web page that plays the steps of this work-group in every view. A browser opens it offline, without Lockstep. It is at most 5 MB.</source>
        <translation>Веб-страница, которая воспроизводит шаги этой рабочей группы во всех видах. Браузер открывает её без сети и без Lockstep. Её размер — не больше 5 MB.</translation>
    </message>
    <message>
        <source>A report about the run: the verdict and its cause, the figures, the most expensive step, the source with its counts, findings and advice.</source>
        <translation>Отчёт о прогоне: вердикт и его причина, метрики, самый дорогой шаг, исходный код с подсчитанными значениями, находки и советы.</translation>
    </message>
    <message>
        <source>The modelled timeline of all launches, for the Perfetto viewer (ui.perfetto.dev).</source>
        <translation>Временная диаграмма всех запусков по модели, для просмотра в Perfetto (ui.perfetto.dev).</translation>
    </message>
    <message>
        <source>A table of all events of all work-items. It can be large.</source>
        <translation>Таблица всех событий всех work-item&apos;ов. Она может быть большой.</translation>
    </message>
    <message>
        <source>A table of all warp steps: which lanes were active, and what each step cost.</source>
        <translation>Таблица всех варп-итераций: какие дорожки были активны и какова цена каждого шага.</translation>
    </message>
</context>
<context>
    <name>RunItemWords</name>
    <message>
        <source>%1 · %2
%3
Device: %4
Hardware model: %5</source>
        <comment>family; run; its parameters; device; hardware</comment>
        <translation>%1 · %2
%3
Устройство: %4
Модель оборудования: %5</translation>
    </message>
</context>
<context>
    <name>RunNameWords</name>
    <message>
        <source>measured copy rate: %1</source>
        <translation>измеренная скорость копирования: %1</translation>
    </message>
</context>
<context>
    <name>SceneCellWords</name>
    <message>
        <source>Column %1</source>
        <translation>Столбец %1</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Строка %1</translation>
    </message>
    <message>
        <source>Empty cell</source>
        <translation>Пустая ячейка</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a cell of a picture represents; its text</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ScriptWords</name>
    <message>
        <source>%1: %2</source>
        <comment>a family of experiments; an experiment</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>From step %1</source>
        <translation>С шага %1</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <comment>a number; the name of a loop iteration, such as round k = 4</comment>
        <translation>Шаг %1: %2</translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Страница %1 из %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>the number of a slide; the number of slides</comment>
        <translation>%1 из %2</translation>
    </message>
</context>
<context>
    <name>ShownStepWords</name>
    <message>
        <source>This view shows only steps that come after the open question.</source>
        <translation>В этом виде есть только шаги после вопроса, на который ещё нет ответа.</translation>
    </message>
</context>
<context>
    <name>SlideParts</name>
    <message>
        <source>barrier</source>
        <translation>барьер</translation>
    </message>
</context>
<context>
    <name>SlideWords</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Шаг %1 из %2</translation>
    </message>
</context>
<context>
    <name>SlotWords</name>
    <message>
        <source>active: issues now</source>
        <translation>активен: выдаёт инструкцию</translation>
    </message>
    <message>
        <source>ready: waits to issue</source>
        <translation>готов: ждёт выдачи</translation>
    </message>
    <message>
        <source>blocked: global memory</source>
        <translation>заблокирован: глобальная память</translation>
    </message>
    <message>
        <source>blocked: local memory</source>
        <translation>заблокирован: локальная память</translation>
    </message>
    <message>
        <source>blocked: barrier</source>
        <translation>заблокирован: барьер</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пуст</translation>
    </message>
    <message>
        <source>G</source>
        <comment>blocked: global memory</comment>
        <translation>Г</translation>
    </message>
    <message>
        <source>L</source>
        <comment>blocked: local memory</comment>
        <translation>Л</translation>
    </message>
    <message>
        <source>B</source>
        <comment>blocked: barrier</comment>
        <translation>Б</translation>
    </message>
    <message>
        <source>blocked: arithmetic or branch result</source>
        <translation>заблокирован: результат арифметики или ветвления</translation>
    </message>
    <message>
        <source>done: waits for the rest of its group</source>
        <translation>завершён: ждёт остальных варпов своей группы</translation>
    </message>
</context>
<context>
    <name>SourceWords</name>
    <message>
        <source>Kernel source</source>
        <translation>Код kernel&apos;а</translation>
    </message>
    <message>
        <source>The recording does not contain the source.</source>
        <translation>В записи нет кода.</translation>
    </message>
    <message>
        <source>%1: counted over the launch</source>
        <comment>a file</comment>
        <translation>%1: подсчитано за запуск</translation>
    </message>
</context>
<context>
    <name>StageWords</name>
    <message>
        <source>Stage</source>
        <translation>Сцена</translation>
    </message>
</context>
<context>
    <name>StallWords</name>
    <message>
        <source>Stall reasons</source>
        <translation>Причины простоя</translation>
    </message>
    <message>
        <source>warp cycles · share</source>
        <translation>варп-такты · доля</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>строка %1: %2</translation>
    </message>
    <message>
        <source>not selected: another warp issues</source>
        <translation>не выбран: инструкции выдаёт другой варп</translation>
    </message>
    <message>
        <source>Lines with the most waiting cycles</source>
        <translation>Строки с наибольшим числом тактов ожидания</translation>
    </message>
</context>
<context>
    <name>StepNotice</name>
    <message>
        <source>The access in step %1 is shown.</source>
        <translation>Показано обращение шага %1.</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>1 is true, 0 is false</source>
        <translation>1 — истина, 0 — ложь</translation>
    </message>
    <message>
        <source>warp %1 reads %2</source>
        <translation>варп %1 читает %2</translation>
    </message>
    <message>
        <source>warps read %1</source>
        <translation>варпы читают %1</translation>
    </message>
    <message>
        <source>numbers are the values read</source>
        <translation>числа — прочитанные значения</translation>
    </message>
    <message>
        <source>warp %1 writes %2</source>
        <translation>варп %1 пишет %2</translation>
    </message>
    <message>
        <source>warps write %1</source>
        <translation>варпы пишут %1</translation>
    </message>
    <message>
        <source>numbers are the values written</source>
        <translation>числа — записанные значения</translation>
    </message>
    <message>
        <source>warp %1 updates %2 atomically</source>
        <translation>варп %1 атомарно обновляет %2</translation>
    </message>
    <message>
        <source>warps update %1 atomically</source>
        <translation>варпы атомарно обновляют %1</translation>
    </message>
    <message>
        <source>numbers are the values before the update</source>
        <translation>числа — значения до обновления</translation>
    </message>
    <message>
        <source>warp %1 evaluates %2</source>
        <translation>варп %1 вычисляет %2</translation>
    </message>
    <message>
        <source>warps evaluate %1</source>
        <translation>варпы вычисляют %1</translation>
    </message>
    <message>
        <source>warp %1 evaluates the loop condition %2</source>
        <translation>варп %1 вычисляет условие цикла %2</translation>
    </message>
    <message>
        <source>warps evaluate the loop condition %1</source>
        <translation>варпы вычисляют условие цикла %1</translation>
    </message>
    <message>
        <source>warp %1 evaluates the switch on %2</source>
        <translation>варп %1 выбирает ветвь switch по %2</translation>
    </message>
    <message>
        <source>warps evaluate the switch on %1</source>
        <translation>варпы выбирают ветвь switch по %1</translation>
    </message>
    <message>
        <source>numbers are the switch values</source>
        <translation>числа — значения switch</translation>
    </message>
    <message>
        <source>warp %1 passes the barrier</source>
        <translation>варп %1 проходит барьер</translation>
    </message>
    <message>
        <source>all warps arrive at the barrier</source>
        <translation>все варпы доходят до барьера</translation>
    </message>
    <message>
        <source>warp %1 executes a fence</source>
        <translation>варп %1 выполняет барьер памяти (fence)</translation>
    </message>
    <message>
        <source>warps execute a fence</source>
        <translation>варпы выполняют барьер памяти (fence)</translation>
    </message>
    <message>
        <source>the lanes of warp %1 exchange values: %2</source>
        <translation>дорожки варпа %1 обмениваются значениями: %2</translation>
    </message>
    <message>
        <source>the lanes of a warp exchange values: %1</source>
        <translation>дорожки варпа обмениваются значениями: %1</translation>
    </message>
    <message>
        <source>numbers are the values received</source>
        <translation>числа — полученные значения</translation>
    </message>
    <message>
        <source>warp %1 reads an image: %2</source>
        <translation>варп %1 читает изображение: %2</translation>
    </message>
    <message>
        <source>warps read an image: %1</source>
        <translation>варпы читают изображение: %1</translation>
    </message>
    <message>
        <source>warp %1 writes an image: %2</source>
        <translation>варп %1 пишет в изображение: %2</translation>
    </message>
    <message>
        <source>warps write an image: %1</source>
        <translation>варпы пишут в изображение: %1</translation>
    </message>
    <message>
        <source>warp %1 passes the barrier of its sub-group</source>
        <translation>варп %1 проходит барьер своей подгруппы</translation>
    </message>
    <message>
        <source>each warp arrives at the barrier of its sub-group</source>
        <translation>каждый варп доходит до барьера своей подгруппы</translation>
    </message>
    <message>
        <source>warp %1 starts an asynchronous copy: %2</source>
        <translation>варп %1 начинает асинхронное копирование: %2</translation>
    </message>
    <message>
        <source>the group starts an asynchronous copy: %1</source>
        <translation>группа начинает асинхронное копирование: %1</translation>
    </message>
    <message>
        <source>warp %1 has finished waiting for its copies</source>
        <translation>варп %1 дождался своих копирований</translation>
    </message>
    <message>
        <source>the group has finished waiting for its copies</source>
        <translation>группа дождалась своих копирований</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>раунд %1</translation>
    </message>
    <message>
        <source>round %1 = %2</source>
        <translation>раунд %1 = %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>строка %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 lanes at %2</source>
        <translation>
            <numerusform>%1 дорожка по адресу %2</numerusform>
            <numerusform>%1 дорожки по адресу %2</numerusform>
            <numerusform>%1 дорожек по адресу %2</numerusform>
        </translation>
    </message>
    <message>
        <source>1 lane at %2</source>
        <translation>1 дорожка по адресу %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 lanes at %2 to %3</source>
        <translation>
            <numerusform>%1 дорожка по адресам с %2 по %3</numerusform>
            <numerusform>%1 дорожки по адресам с %2 по %3</numerusform>
            <numerusform>%1 дорожек по адресам с %2 по %3</numerusform>
        </translation>
    </message>
    <message>
        <source>1 lane at %2 to %3</source>
        <translation>1 дорожка по адресам с %2 по %3</translation>
    </message>
    <message>
        <source>active</source>
        <translation>активна</translation>
    </message>
    <message>
        <source>at the barrier</source>
        <translation>у барьера</translation>
    </message>
    <message>
        <source>masked off</source>
        <translation>замаскирована</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>завершена</translation>
    </message>
    <message>
        <source>not issued</source>
        <translation>не выполняется</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 warps issue an instruction.</source>
        <translation>
            <numerusform>Выполняется %1 варп из %2.</numerusform>
            <numerusform>Выполняются %1 варпа из %2.</numerusform>
            <numerusform>Выполняется %1 варпов из %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 of %2 warps issues an instruction.</source>
        <translation>Выполняется 1 варп из %2.</translation>
    </message>
    <message numerus="yes">
        <source>In this warp, %1 of %2 lanes are active.</source>
        <translation>
            <numerusform>В этом варпе активна %1 дорожка из %2.</numerusform>
            <numerusform>В этом варпе активны %1 дорожки из %2.</numerusform>
            <numerusform>В этом варпе активно %1 дорожек из %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this warp, 1 of %2 lanes is active.</source>
        <translation>В этом варпе активна 1 дорожка из %2.</translation>
    </message>
    <message>
        <source>This warp issues no instruction in this step: %1.</source>
        <translation>Этот варп не выполняется на этом шаге: %1.</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>ждёт</translation>
    </message>
</context>
<context>
    <name>StripWords</name>
    <message>
        <source>Warps</source>
        <translation>Варпы</translation>
    </message>
    <message>
        <source>Warp %1</source>
        <translation>Варп %1</translation>
    </message>
    <message>
        <source>lanes 0–%1</source>
        <translation>дорожки 0–%1</translation>
    </message>
</context>
<context>
    <name>SummaryWords</name>
    <message>
        <source>round</source>
        <translation>раунд</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>раунд %1</translation>
    </message>
    <message>
        <source>wrong result</source>
        <translation>неверный результат</translation>
    </message>
    <message>
        <source>not comparable: %1</source>
        <comment>why</comment>
        <translation>несравнимо: %1</translation>
    </message>
    <message>
        <source>%1 work-items</source>
        <translation>work-item&apos;ов: %1</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <comment>name of a preset</comment>
        <translation>%1, изменён</translation>
    </message>
    <message>
        <source>CPU: %1</source>
        <comment>name of a device</comment>
        <translation>CPU: %1</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>элементов: %1</translation>
    </message>
</context>
<context>
    <name>Sweep</name>
    <message>
        <source>CPU: %1</source>
        <translation>CPU: %1</translation>
    </message>
    <message>
        <source>The combinations do different amounts of work, so the time per finished element was compared.</source>
        <translation>Комбинации делают разный объём работы, поэтому сравнивалось время на готовый элемент.</translation>
    </message>
    <message>
        <source>The recommended combination leaves %1 partial results, which another launch or the host must combine.</source>
        <translation>Рекомендуемая комбинация оставляет частичные результаты (их %1), которые должен объединить ещё один запуск или хост.</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>ещё %1</translation>
    </message>
    <message>
        <source>No clear difference from %1.</source>
        <translation>Явной разницы с %1 нет.</translation>
    </message>
    <message>
        <source>The next best is %1, which takes %2 as long.</source>
        <translation>Следующая по скорости: %1; отношение её времени к лучшему — %2.</translation>
    </message>
    <message>
        <source>The next best is %1, which takes %2 as long per element.</source>
        <translation>Следующая по скорости: %1; отношение её времени на элемент к лучшему — %2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Recommended on %1: %2 (%3), measured median %4.</source>
        <translation>Рекомендуется для %1: %2 (%3), измеренная медиана %4.</translation>
    </message>
    <message>
        <source>No combination is clearly the fastest on %1. %2 (%3) has the lowest measured median: %4.</source>
        <translation>Явно самой быстрой комбинации на %1 нет. Наименьшая измеренная медиана у %2 (%3): %4.</translation>
    </message>
    <message>
        <source>No other combination has lower counts of: %1 (counted from the trace).</source>
        <translation>Ни у одной другой комбинации нет меньших значений: %1 (подсчитано по трассе).</translation>
    </message>
    <message>
        <source>findings</source>
        <translation>находки</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>не проверено</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>верно</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>неверно</translation>
    </message>
    <message>
        <source>No combination is recommended, because the fastest ones could not be timed alternately, and times measured at different moments are not comparable.</source>
        <translation>Ни одна комбинация не рекомендуется, потому что самые быстрые не удалось измерить поочерёдно, а значения времени, измеренные в разные моменты, несравнимы.</translation>
    </message>
    <message>
        <source>No combination is recommended, because none with a correct result was timed.</source>
        <translation>Ни одна комбинация не рекомендуется, потому что ни для одной с верным результатом время не измерено.</translation>
    </message>
    <message>
        <source>No combination is recommended, because different values of %1 mean different work, so their times cannot be ranked.</source>
        <translation>Ни одна комбинация не рекомендуется, потому что разные значения (%1) означают разную работу, поэтому упорядочить их по времени нельзя.</translation>
    </message>
    <message>
        <source>All combinations do the same work, so their times were compared.</source>
        <translation>Все комбинации делают одну и ту же работу, поэтому сравнивалось их время.</translation>
    </message>
    <message>
        <source>Most of this time is launch overhead. Use larger inputs to measure the kernel itself.</source>
        <translation>Большая часть этого времени — накладные расходы на запуск. Чтобы измерить сам kernel, возьмите входные данные большего размера.</translation>
    </message>
    <message>
        <source>No combination is recommended, because the combinations compute different results.</source>
        <translation>Ни одна комбинация не рекомендуется, потому что комбинации дают разные результаты.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>%1: %2 of %3 values differ from those of %4. The first is %5[%6]: %7 instead of %8.</source>
        <translation>%1: результат не такой, как у %4 (отличается значений: %2 из %3). Первое отличие — %5[%6]: %7 вместо %8.</translation>
    </message>
    <message>
        <source>Combinations with different results were not compared.</source>
        <translation>Комбинации с другими результатами не сравнивались.</translation>
    </message>
    <message>
        <source>Global size</source>
        <translation>Глобальный размер</translation>
    </message>
    <message>
        <source>Work-group size in %1</source>
        <translation>Размер рабочей группы по %1</translation>
    </message>
    <message>
        <source>Macro %1</source>
        <translation>Макрос %1</translation>
    </message>
    <message>
        <source>different</source>
        <translation>отличается</translation>
    </message>
    <message>
        <source>same</source>
        <translation>совпадает</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 combinations have errors, so they are not recommended.</source>
        <translation>
            <numerusform>У %1 из %2 комбинаций есть ошибки, поэтому она не рекомендуется.</numerusform>
            <numerusform>У %1 из %2 комбинаций есть ошибки, поэтому они не рекомендуются.</numerusform>
            <numerusform>У %1 из %2 комбинаций есть ошибки, поэтому они не рекомендуются.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 combinations has errors, so it is not recommended.</source>
        <translation>У %1 из %2 комбинаций есть ошибки, поэтому она не рекомендуется.</translation>
    </message>
</context>
<context>
    <name>SweepFaultNote</name>
    <message numerus="yes">
        <source>%1 %Ln combination(s) with errors, not recommended</source>
        <translation>
            <numerusform>%1 %Ln комбинация с ошибками, не рекомендуется</numerusform>
            <numerusform>%1 %Ln комбинации с ошибками, не рекомендуются</numerusform>
            <numerusform>%1 %Ln комбинаций с ошибками, не рекомендуются</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SweepFaultWords</name>
    <message>
        <source>The result is wrong, so this combination is not recommended.</source>
        <translation>Результат неверен, поэтому эта комбинация не рекомендуется.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s), so this combination is not recommended.</source>
        <translation>
            <numerusform>%Ln ошибка, поэтому эта комбинация не рекомендуется.</numerusform>
            <numerusform>%Ln ошибки, поэтому эта комбинация не рекомендуется.</numerusform>
            <numerusform>%Ln ошибок, поэтому эта комбинация не рекомендуется.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SweepWords</name>
    <message>
        <source>The same in all combinations: %1.</source>
        <translation>Одинаково во всех комбинациях: %1.</translation>
    </message>
</context>
<context>
    <name>Themes</name>
    <message>
        <source>System</source>
        <translation>Системная</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Контрастная</translation>
    </message>
</context>
<context>
    <name>TrackWords</name>
    <message>
        <source>issue slots used</source>
        <translation>занято слотов выдачи</translation>
    </message>
    <message>
        <source>0 %</source>
        <translation>0 %</translation>
    </message>
</context>
<context>
    <name>TryWords</name>
    <message>
        <source>Source changes</source>
        <translation>Изменение кода</translation>
    </message>
    <message>
        <source>Line %1 added: %2</source>
        <translation>Добавлена строка %1: %2</translation>
    </message>
    <message>
        <source>Line %1 removed: %2</source>
        <translation>Удалена строка %1: %2</translation>
    </message>
    <message>
        <source>A warp in another work-group</source>
        <translation>Варп другой рабочей группы</translation>
    </message>
    <message>
        <source>%1, at the cursor</source>
        <comment>a warp and its access</comment>
        <translation>%1 (под курсором)</translation>
    </message>
    <message>
        <source>%1, the request with the most conflicts</source>
        <comment>a warp and its access</comment>
        <translation>%1, запрос с наибольшим числом конфликтов</translation>
    </message>
    <message>
        <source>%1 · recorded: %2</source>
        <translation>%1 · записано: %2</translation>
    </message>
    <message>
        <source>%1 · recorded: %2 → %3</source>
        <translation>%1 · записано: %2 → %3</translation>
    </message>
    <message>
        <source>Banks</source>
        <translation>Банки</translation>
    </message>
    <message>
        <source>no recorded step accesses this array</source>
        <translation>ни один записанный шаг не обращается к этому массиву</translation>
    </message>
    <message>
        <source>lanes</source>
        <translation>дорожки</translation>
    </message>
    <message>
        <source>banks</source>
        <translation>банки</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>записано</translation>
    </message>
    <message>
        <source>Number on a bar: passes of the worst request. Height: conflicts of all accesses to the array in the launch, on a square-root scale.</source>
        <translation>Число на столбике: проходы худшего запроса. Высота: квадратный корень из числа конфликтов при всех обращениях к массиву за запуск.</translation>
    </message>
    <message>
        <source>no conflict</source>
        <translation>нет конфликтов</translation>
    </message>
    <message>
        <source>Padding of %1</source>
        <translation>Паддинг массива %1</translation>
    </message>
    <message>
        <source>conflicts for each padding, in words per row</source>
        <translation>конфликты для каждого паддинга, слов на строку</translation>
    </message>
    <message>
        <source>The length of a row is unknown. Enter the number of elements per row.</source>
        <translation>Длина строки неизвестна. Введите число элементов в строке.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln conflict(s)</source>
        <translation>
            <numerusform>%Ln конфликт</numerusform>
            <numerusform>%Ln конфликта</numerusform>
            <numerusform>%Ln конфликтов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (recorded)</source>
        <comment>a formula</comment>
        <translation>%1 (записано)</translation>
    </message>
    <message>
        <source>XOR swizzle of %1</source>
        <translation>XOR-перестановка массива %1</translation>
    </message>
    <message>
        <source>no extra bytes, but extra instructions that compute the new indices; x: index in the row, y: row</source>
        <translation>без лишних байтов, но с дополнительными инструкциями для вычисления новых индексов; x: индекс в строке, y: строка</translation>
    </message>
    <message>
        <source>recounted from the trace</source>
        <translation>пересчитано по трассе</translation>
    </message>
    <message>
        <source>modelled</source>
        <translation>по модели</translation>
    </message>
    <message>
        <source>changes the source</source>
        <translation>меняет код</translation>
    </message>
    <message>
        <source>Layouts of %1</source>
        <translation>Раскладки массива %1</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>без изменений</translation>
    </message>
    <message>
        <source>%1 less</source>
        <comment>a share</comment>
        <translation>на %1 меньше</translation>
    </message>
    <message>
        <source>%1 more</source>
        <comment>a share</comment>
        <translation>на %1 больше</translation>
    </message>
    <message>
        <source>Passes of local memory</source>
        <translation>Проходы локальной памяти</translation>
    </message>
    <message>
        <source>Cycles</source>
        <translation>Такты</translation>
    </message>
    <message>
        <source>does not fit on a multiprocessor</source>
        <translation>не помещается на мультипроцессоре</translation>
    </message>
    <message>
        <source>modelled, without the extra instructions</source>
        <translation>по модели, без дополнительных инструкций</translation>
    </message>
    <message>
        <source>computing…</source>
        <translation>вычисление…</translation>
    </message>
    <message>
        <source>Local memory per group</source>
        <translation>Локальная память на группу</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>вычислено</translation>
    </message>
    <message>
        <source>%1 more</source>
        <comment>a number of bytes</comment>
        <translation>на %1 больше</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Занятость</translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s) fit</source>
        <translation>
            <numerusform>помещается %Ln группа</numerusform>
            <numerusform>помещаются %Ln группы</numerusform>
            <numerusform>помещается %Ln групп</numerusform>
        </translation>
    </message>
    <message>
        <source>Neither this layout nor the recorded one has conflicts.</source>
        <translation>Ни у этой раскладки, ни у записанной нет конфликтов.</translation>
    </message>
    <message>
        <source>No conflict is left.</source>
        <translation>Конфликтов не остаётся.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln conflict(s) are left.</source>
        <translation>
            <numerusform>Остаётся %Ln конфликт.</numerusform>
            <numerusform>Остаются %Ln конфликта.</numerusform>
            <numerusform>Остаётся %Ln конфликтов.</numerusform>
        </translation>
    </message>
    <message>
        <source>The number of conflicts does not change.</source>
        <translation>Число конфликтов не меняется.</translation>
    </message>
    <message>
        <source>%1 That is %2 less than recorded.</source>
        <translation>%1 Это на %2 меньше, чем записано.</translation>
    </message>
    <message>
        <source>%1 That is %2 more than recorded.</source>
        <translation>%1 Это на %2 больше, чем записано.</translation>
    </message>
    <message>
        <source>A swizzle needs no extra bytes, but it needs extra instructions to compute the new indices.</source>
        <translation>Перестановка (swizzle) не требует лишних байтов, но требует дополнительных инструкций для вычисления новых индексов.</translation>
    </message>
    <message>
        <source>A group needs %1 more local memory.</source>
        <translation>Группе нужно на %1 больше локальной памяти.</translation>
    </message>
    <message numerus="yes">
        <source>It is the smallest of %Ln padding(s) without a conflict.</source>
        <translation>
            <numerusform>Это наименьший паддинг без конфликтов; всего таких: %Ln.</numerusform>
            <numerusform>Это наименьший паддинг без конфликтов; всего таких: %Ln.</numerusform>
            <numerusform>Это наименьший паддинг без конфликтов; всего таких: %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown row length: enter the number of elements per row</source>
        <translation>длина строки неизвестна: введите число элементов в строке</translation>
    </message>
    <message>
        <source>As recorded</source>
        <translation>Как записано</translation>
    </message>
    <message numerus="yes">
        <source>Padding of %Ln word(s) per row</source>
        <translation>
            <numerusform>Паддинг в %Ln слово на строку</numerusform>
            <numerusform>Паддинг в %Ln слова на строку</numerusform>
            <numerusform>Паддинг в %Ln слов на строку</numerusform>
        </translation>
    </message>
    <message>
        <source>Not possible: %1</source>
        <translation>Невозможно: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln conflict(s) of all accesses to the array in the launch</source>
        <translation>
            <numerusform>%Ln конфликт по всем обращениям к массиву за запуск</numerusform>
            <numerusform>%Ln конфликта по всем обращениям к массиву за запуск</numerusform>
            <numerusform>%Ln конфликтов по всем обращениям к массиву за запуск</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pass(es) of the worst request</source>
        <translation>
            <numerusform>%Ln проход худшего запроса</numerusform>
            <numerusform>%Ln прохода худшего запроса</numerusform>
            <numerusform>%Ln проходов худшего запроса</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not possible: %2.</source>
        <translation>Раскладка «%1» невозможна: %2.</translation>
    </message>
    <message>
        <source>The recorded layout has no conflicts.</source>
        <translation>У записанной раскладки нет конфликтов.</translation>
    </message>
    <message numerus="yes">
        <source>The recorded layout has %Ln conflict(s).</source>
        <translation>
            <numerusform>У записанной раскладки %Ln конфликт.</numerusform>
            <numerusform>У записанной раскладки %Ln конфликта.</numerusform>
            <numerusform>У записанной раскладки %Ln конфликтов.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a layout; sentences about it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The lanes update the same word with atomics, which take turns in every layout. So no padding and no swizzle removes a conflict.</source>
        <translation>Дорожки обновляют одно и то же слово атомарными операциями, которые при любой раскладке выполняются по очереди. Поэтому ни паддинг, ни перестановка не устраняют конфликты.</translation>
    </message>
    <message>
        <source>%1 of the conflicts are atomics on the same word, which take turns in every layout. A padding or a swizzle can only remove the others.</source>
        <translation>%1 конфликтов — атомарные операции над одним словом, которые при любой раскладке выполняются по очереди. Паддинг или перестановка могут устранить только остальные.</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>ns</source>
        <translation>ns</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>B/s</source>
        <translation>B/s</translation>
    </message>
    <message>
        <source>kB/s</source>
        <translation>kB/s</translation>
    </message>
    <message>
        <source>MB/s</source>
        <translation>MB/s</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>TB/s</source>
        <translation>TB/s</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>KiB</source>
        <translation>KiB</translation>
    </message>
    <message>
        <source>MiB</source>
        <translation>MiB</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
</context>
<context>
    <name>Usage</name>
    <message>
        <source>There is no command &quot;%1&quot;.</source>
        <translation>Команды «%1» нет.</translation>
    </message>
    <message>
        <source> &quot;%1 --help&quot; lists all commands.</source>
        <translation> Список команд выводит «%1 --help».</translation>
    </message>
    <message>
        <source>Unexpected argument &quot;%2&quot;. &quot;%1 --help&quot; shows the usage.</source>
        <translation>Лишний аргумент «%2». Справку выводит «%1 --help».</translation>
    </message>
    <message>
        <source> Did you mean &quot;%1&quot;?</source>
        <translation> Возможно, имелось в виду «%1»?</translation>
    </message>
    <message>
        <source>Assertion failed: %1</source>
        <translation>Утверждение не выполнено: %1</translation>
    </message>
    <message>
        <source>The run has errors or a wrong result, so the exit code is 1. To see the details, run the command without --get and --assert.</source>
        <translation>В прогоне есть ошибки или неверный результат, поэтому код завершения — 1. Чтобы увидеть подробности, выполните команду без --get и --assert.</translation>
    </message>
    <message>
        <source>Exit codes: 0 success, 1 findings, a wrong result or a failed --assert, 2 wrong usage, 3 unusable input, 4 no device, a driver failure, an internal error or too little memory, 130 cancelled.</source>
        <translation>Коды завершения: 0 — успех, 1 — находки, неверный результат или невыполненный --assert, 2 — неверный вызов, 3 — непригодные входные данные, 4 — нет устройства, ошибка драйвера, внутренняя ошибка или мало памяти, 130 — отменено.</translation>
    </message>
    <message>
        <source>Missing argument: %2. &quot;%1 --help&quot; shows the usage.</source>
        <translation>Не хватает аргумента: %2. Справку выводит «%1 --help».</translation>
    </message>
    <message>
        <source>Cannot open a window, because there is no display. Without a display, use &quot;lockstep render&quot; to write pictures and &quot;lockstep-cli&quot; to print metrics.</source>
        <translation>Не удаётся открыть окно, потому что нет дисплея. Без дисплея рисунки записывает команда «lockstep render», а метрики выводит «lockstep-cli».</translation>
    </message>
    <message>
        <source>Unexpected argument &quot;%2&quot;. At most %3 are possible. &quot;%1 --help&quot; shows the usage.</source>
        <translation>Лишний аргумент «%2». Аргументов может быть не больше %3. Справку выводит «%1 --help».</translation>
    </message>
</context>
<context>
    <name>ValueWords</name>
    <message>
        <source>no texel (outside the image)</source>
        <translation>нет текселя (за пределами изображения)</translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message>
        <source>%1, a null pointer</source>
        <translation>%1, нулевой указатель</translation>
    </message>
    <message>
        <source>a null pointer</source>
        <translation>нулевой указатель</translation>
    </message>
    <message>
        <source>a misaligned address</source>
        <translation>невыровненный адрес</translation>
    </message>
    <message>
        <source>an address outside every object</source>
        <translation>адрес вне всех объектов</translation>
    </message>
    <message>
        <source>%1, misaligned</source>
        <translation>%1, не выровнено</translation>
    </message>
    <message>
        <source>%1, out of bounds</source>
        <translation>%1, выход за границы</translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message>
        <source>Solved. Your solution also works for other input values.</source>
        <translation>Решено. Ваше решение работает и с другими входными значениями.</translation>
    </message>
    <message>
        <source>Nothing has been changed yet.</source>
        <translation>Пока ничего не изменено.</translation>
    </message>
    <message>
        <source>The window shows another experiment. Go back to the one of this task.</source>
        <translation>В окне открыт другой эксперимент. Вернитесь к эксперименту этого задания.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must stay as it was in this task.</source>
        <translation>В этом задании значение «%1» нельзя менять.</translation>
    </message>
    <message>
        <source>The hardware must stay as it was in this task.</source>
        <translation>В этом задании оборудование нельзя менять.</translation>
    </message>
    <message>
        <source>The kernel does not run.</source>
        <translation>Kernel не запускается.</translation>
    </message>
    <message>
        <source>The result is wrong. It must be the same as before.</source>
        <translation>Результат неверный. Он должен быть таким же, как раньше.</translation>
    </message>
    <message>
        <source>Lockstep found an error in your version. Run the kernel (F5), and open the Findings tab.</source>
        <translation>Lockstep нашёл ошибку в вашей версии. Выполните kernel (F5) и откройте вкладку «Находки».</translation>
    </message>
    <message>
        <source>Not yet. This must be true:</source>
        <translation>Пока не решено. Должно выполняться:</translation>
    </message>
    <message>
        <source>Your solution works for these input values, but not for others.</source>
        <translation>Ваше решение работает с этими входными значениями, но не с другими.</translation>
    </message>
</context>
<context>
    <name>ViewChoices</name>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Размер текста</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Show in cells</source>
        <translation>Показывать в ячейках</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Термины</translation>
    </message>
    <message>
        <source>OpenCL</source>
        <translation>OpenCL</translation>
    </message>
    <message>
        <source>CUDA</source>
        <translation>CUDA</translation>
    </message>
    <message>
        <source>GLSL and WebGPU</source>
        <translation>GLSL и WebGPU</translation>
    </message>
    <message>
        <source>AMD</source>
        <translation>AMD</translation>
    </message>
    <message>
        <source>Uses the words of this programming interface in texts, but not in kernels, files and options</source>
        <translation>Термины этого программного интерфейса используются в текстах, но не в kernel&apos;ах, файлах и параметрах</translation>
    </message>
</context>
<context>
    <name>Views</name>
    <message>
        <source>Sweep</source>
        <translation>Перебор</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Находки</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Рядом</translation>
    </message>
    <message>
        <source>Banks</source>
        <translation>Банки</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>Плёнка</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>Запуски</translation>
    </message>
    <message>
        <source>Data flow</source>
        <translation>Движение данных</translation>
    </message>
    <message>
        <source>Exchanges</source>
        <translation>Обмены</translation>
    </message>
    <message>
        <source>Footprint</source>
        <translation>Охват</translation>
    </message>
    <message>
        <source>Global</source>
        <translation>Глобальная</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>Нагрев</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Кеш</translation>
    </message>
    <message>
        <source>Warps</source>
        <translation>Варпы</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Занятость</translation>
    </message>
    <message>
        <source>Groups over time</source>
        <translation>Группы во времени</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Сцена</translation>
    </message>
    <message>
        <source>Multiprocessor</source>
        <translation>Мультипроцессор</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Память</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Движение</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>Lanes and banks</source>
        <translation>Дорожки и банки</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Забег</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Попробовать</translation>
    </message>
</context>
<context>
    <name>WaitWords</name>
    <message>
        <source>Warp %1 issues from cycle %2 to %3.</source>
        <translation>Варп %1 выдаёт инструкции с такта %2 по %3.</translation>
    </message>
    <message>
        <source>Meanwhile, warp %1 of group %2 issues.</source>
        <translation>Тем временем инструкции выдаёт варп %1 группы %2.</translation>
    </message>
    <message>
        <source>Warp %1 of group %2 is not resident in cycle %3.</source>
        <translation>В такте %3 варп %1 группы %2 не резидентен.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sector(s) requested</source>
        <translation>
            <numerusform>запрошен %Ln сектор</numerusform>
            <numerusform>запрошено %Ln сектора</numerusform>
            <numerusform>запрошено %Ln секторов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warp(s) of its group have not reached the barrier yet: %1.</source>
        <translation>
            <numerusform>%Ln варп его группы ещё не дошёл до барьера: %1.</numerusform>
            <numerusform>%Ln варпа его группы ещё не дошли до барьера: %1.</numerusform>
            <numerusform>%Ln варпов его группы ещё не дошли до барьера: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Warp %1 is ready from cycle %2 to %3, waiting to issue.</source>
        <translation>Варп %1 готов с такта %2 по %3 и ждёт выдачи.</translation>
    </message>
    <message>
        <source>Warp %1 is blocked from cycle %2 to %3, waiting for global memory.</source>
        <translation>Варп %1 заблокирован с такта %2 по %3: он ждёт глобальную память.</translation>
    </message>
    <message>
        <source>Warp %1 is blocked from cycle %2 to %3, waiting for local memory.</source>
        <translation>Варп %1 заблокирован с такта %2 по %3: он ждёт локальную память.</translation>
    </message>
    <message>
        <source>Warp %1 is blocked from cycle %2 to %3, waiting at a barrier.</source>
        <translation>Варп %1 заблокирован с такта %2 по %3: он ждёт у барьера.</translation>
    </message>
    <message>
        <source>Warp %1 is blocked from cycle %2 to %3, waiting for an arithmetic result or for a branch to be resolved.</source>
        <translation>Варп %1 заблокирован с такта %2 по %3: он ждёт результата арифметики или ветвления.</translation>
    </message>
    <message>
        <source>Warp %1 is done, but its slot stays occupied from cycle %2 to %3, until its group ends.</source>
        <translation>Варп %1 завершён, но его слот остаётся занятым с такта %2 по %3, до конца его группы.</translation>
    </message>
    <message numerus="yes">
        <source>The next wait of this warp starts in cycle %1 and takes %Ln cycle(s): %2</source>
        <translation>
            <numerusform>Следующее ожидание этого варпа начинается в такте %1 и длится %Ln такт: %2</numerusform>
            <numerusform>Следующее ожидание этого варпа начинается в такте %1 и длится %Ln такта: %2</numerusform>
            <numerusform>Следующее ожидание этого варпа начинается в такте %1 и длится %Ln тактов: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>The group is resident from cycle %1 to %2.</source>
        <translation>Группа резидентна с такта %1 по %2.</translation>
    </message>
</context>
<context>
    <name>WarpFilm</name>
    <message>
        <source>lane</source>
        <translation>дорожка</translation>
    </message>
    <message>
        <source>Warp %1, whole run</source>
        <translation>Варп %1, весь прогон</translation>
    </message>
    <message>
        <source>rows are lanes, columns are steps</source>
        <translation>строки — дорожки, столбцы — шаги</translation>
    </message>
</context>
<context>
    <name>WarpSplitWords</name>
    <message>
        <source>continues</source>
        <comment>lanes whose loop has a next turn</comment>
        <translation>продолжают</translation>
    </message>
    <message>
        <source>then</source>
        <comment>the side of an if that is true</comment>
        <translation>then</translation>
    </message>
    <message>
        <source>else</source>
        <comment>the side of an if that is false</comment>
        <translation>else</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>so many lanes; so many steps</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>so many lanes; wait so many steps</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>end of kernel, %1</source>
        <comment>the kernel&apos;s; number of lanes</comment>
        <translation>конец kernel&apos;а, %1</translation>
    </message>
    <message>
        <source>line %1, %2, %3</source>
        <comment>number; lanes; steps</comment>
        <translation>строка %1, %2, %3</translation>
    </message>
    <message>
        <source>continue at line %1, %2 (%3)</source>
        <comment>number; lanes; steps that they wait</comment>
        <translation>продолжение в строке %1, %2 (%3)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lane(s)</source>
        <translation>
            <numerusform>%Ln дорожка</numerusform>
            <numerusform>%Ln дорожки</numerusform>
            <numerusform>%Ln дорожек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation>
            <numerusform>%Ln шаг</numerusform>
            <numerusform>%Ln шага</numerusform>
            <numerusform>%Ln шагов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wait %Ln step(s)</source>
        <comment>lanes</comment>
        <translation>
            <numerusform>ждут %Ln шаг</numerusform>
            <numerusform>ждут %Ln шага</numerusform>
            <numerusform>ждут %Ln шагов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lane(s) of each warp</source>
        <translation>
            <numerusform>%Ln дорожка каждого варпа</numerusform>
            <numerusform>%Ln дорожки каждого варпа</numerusform>
            <numerusform>%Ln дорожек каждого варпа</numerusform>
        </translation>
    </message>
    <message>
        <source>exits</source>
        <comment>lanes whose loop ends</comment>
        <translation>выходят</translation>
    </message>
</context>
<context>
    <name>WhyNoPicture</name>
    <message>
        <source>This kernel uses no local memory.</source>
        <translation>Этот kernel не использует локальную память.</translation>
    </message>
    <message>
        <source>This kernel accesses no buffer.</source>
        <translation>Этот kernel не обращается к буферам.</translation>
    </message>
    <message>
        <source>This kernel does not fit on a multiprocessor of the hardware model.</source>
        <translation>Этот kernel не помещается на мультипроцессоре модели оборудования.</translation>
    </message>
    <message>
        <source>This kernel accesses neither local nor global memory.</source>
        <translation>Этот kernel не обращается ни к локальной, ни к глобальной памяти.</translation>
    </message>
    <message>
        <source>Caches are switched off in the hardware model.</source>
        <translation>В модели оборудования кеши выключены.</translation>
    </message>
    <message>
        <source>This launch reads no buffer and no image.</source>
        <translation>Этот запуск не читает ни буферов, ни изображений.</translation>
    </message>
    <message>
        <source>No lane exchanges values with another lane.</source>
        <translation>Дорожки не обмениваются значениями друг с другом.</translation>
    </message>
    <message>
        <source>The launches of this run do not overlap in time.</source>
        <translation>Запуски этого прогона не перекрываются во времени.</translation>
    </message>
    <message>
        <source>This launch has only one work-group.</source>
        <translation>В этом запуске только одна рабочая группа.</translation>
    </message>
    <message>
        <source>This launch has no array in local memory.</source>
        <translation>У этого запуска нет массивов в локальной памяти.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::AccountBar</name>
    <message>
        <source>Use of the modelled time</source>
        <translation>Расход времени по модели</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ActButtons</name>
    <message>
        <source>%1  %2</source>
        <comment>a command; its key</comment>
        <translation>%1  %2</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::AnswerButton</name>
    <message>
        <source>Right</source>
        <translation>Верно</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Неверно</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ArgumentRow</name>
    <message>
        <source>Size of %1</source>
        <translation>Размер %1</translation>
    </message>
    <message>
        <source>Width x height, in texels</source>
        <translation>Ширина x высота, в текселях</translation>
    </message>
    <message>
        <source>Format of %1</source>
        <translation>Формат %1</translation>
    </message>
    <message>
        <source>Texel format: channels and data type</source>
        <translation>Формат текселя: каналы и тип данных</translation>
    </message>
    <message>
        <source>Content of %1</source>
        <translation>Содержимое %1</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>Значение %1</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Выберите файл</translation>
    </message>
    <message>
        <source>Addressing mode: none, clamp_to_edge, clamp, repeat or mirrored_repeat; append :normalized, :linear or both if needed</source>
        <translation>Режим адресации: none, clamp_to_edge, clamp, repeat или mirrored_repeat; при необходимости добавьте :normalized, :linear или оба</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a valid size</source>
        <comment>what was typed</comment>
        <translation>«%1» — недопустимый размер</translation>
    </message>
    <message numerus="yes">
        <source>Number of elements of %Ln byte(s) each. 4K is 4096 elements, and 64 B is a size in bytes.</source>
        <translation>
            <numerusform>Число элементов, каждый по %Ln байту. 4K — это 4096 элементов, а 64 B — размер в байтах.</numerusform>
            <numerusform>Число элементов, каждый по %Ln байта. 4K — это 4096 элементов, а 64 B — размер в байтах.</numerusform>
            <numerusform>Число элементов, каждый по %Ln байт. 4K — это 4096 элементов, а 64 B — размер в байтах.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s) of values from the launch file</source>
        <translation>
            <numerusform>%Ln байт значений из файла запуска</numerusform>
            <numerusform>%Ln байта значений из файла запуска</numerusform>
            <numerusform>%Ln байт значений из файла запуска</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a valid sampler</source>
        <comment>what was typed</comment>
        <translation>«%1» не является допустимым сэмплером</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a field; why its value is invalid</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::AudienceWindow</name>
    <message>
        <source>Lockstep: presentation</source>
        <translation>Lockstep: презентация</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::AxisRow</name>
    <message>
        <source>Values: %1</source>
        <comment>the label of what is varied</comment>
        <translation>Значения: %1</translation>
    </message>
    <message>
        <source>32,64,128 or 32..1024</source>
        <translation>32,64,128 или 32..1024</translation>
    </message>
    <message>
        <source>Values separated by commas, or FIRST..LAST (each value is twice the previous one)</source>
        <translation>Значения через запятую или ПЕРВОЕ..ПОСЛЕДНЕЕ (каждое вдвое больше предыдущего)</translation>
    </message>
    <message>
        <source>no other parameter</source>
        <translation>без другого параметра</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::BookmarkActions</name>
    <message>
        <source>There is no step to bookmark yet. Run an experiment or a kernel</source>
        <translation>Пока нет шага для закладки. Выполните эксперимент или kernel</translation>
    </message>
    <message>
        <source>There are already %1 bookmarks. Remove some of them</source>
        <translation>Закладок уже %1. Удалите некоторые из них</translation>
    </message>
    <message>
        <source>Add bookmark</source>
        <translation>Добавить закладку</translation>
    </message>
    <message>
        <source>Rename bookmark</source>
        <translation>Переименовать закладку</translation>
    </message>
    <message>
        <source>Text of the bookmark at step %1:</source>
        <translation>Текст закладки на шаге %1:</translation>
    </message>
    <message>
        <source>Bookmark at step %1 saved</source>
        <translation>Закладка на шаге %1 сохранена</translation>
    </message>
    <message>
        <source>shown now</source>
        <translation>показан сейчас</translation>
    </message>
    <message>
        <source>This run has no bookmark after this step</source>
        <translation>В этом прогоне нет закладок после этого шага</translation>
    </message>
    <message>
        <source>This run has no bookmark before this step</source>
        <translation>В этом прогоне нет закладок до этого шага</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::BookmarkList</name>
    <message>
        <source>There are no bookmarks yet. %1 adds one at the current step.</source>
        <comment>%1: a shortcut</comment>
        <translation>Закладок пока нет. %1 добавляет закладку на текущем шаге.</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Закладки</translation>
    </message>
    <message>
        <source>List of bookmarks</source>
        <translation>Список закладок</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Прогон</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Переименовать</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::BreakpointActions</name>
    <message>
        <source>No step of this work-group executes line %1, so playback cannot stop there</source>
        <translation>Ни один шаг этой рабочей группы не выполняет строку %1, поэтому воспроизведение не может там остановиться</translation>
    </message>
    <message>
        <source>nothing has been run yet</source>
        <translation>ещё ничего не выполнено</translation>
    </message>
    <message>
        <source>the source has changed since the last run</source>
        <translation>код изменился после последнего прогона</translation>
    </message>
    <message>
        <source>warp %1 does not execute it after this step</source>
        <translation>варп %1 не выполняет её после этого шага</translation>
    </message>
    <message>
        <source>warp %1 does not execute it</source>
        <translation>варп %1 не выполняет её</translation>
    </message>
    <message>
        <source>Run to line %1</source>
        <translation>Выполнить до строки %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an entry; why it is disabled</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::Centre</name>
    <message numerus="yes">
        <source>%Ln finding(s) and suggestion(s)</source>
        <translation>
            <numerusform>Находок и советов: %Ln</numerusform>
            <numerusform>Находок и советов: %Ln</numerusform>
            <numerusform>Находок и советов: %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ChartBase</name>
    <message>
        <source>%1 %2</source>
        <comment>letter of a run; why it is not comparable</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Ряд</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Положение</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ChartedSweep</name>
    <message>
        <source>Map</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Линии</translation>
    </message>
    <message>
        <source>Chart type</source>
        <translation>Тип графика</translation>
    </message>
    <message>
        <source>Metric shown in the chart</source>
        <translation>Метрика на графике</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ChartsPanel</name>
    <message>
        <source>Rounds</source>
        <translation>Раунды</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Варианты</translation>
    </message>
    <message>
        <source>This launch</source>
        <translation>Этот запуск</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ChecksList</name>
    <message>
        <source>This recording contains these files:</source>
        <translation>В этой записи есть такие файлы:</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more file(s)</source>
        <translation>
            <numerusform>и ещё %Ln файл</numerusform>
            <numerusform>и ещё %Ln файла</numerusform>
            <numerusform>и ещё %Ln файлов</numerusform>
        </translation>
    </message>
    <message>
        <source>The result of the instrumented kernel differs from that of the original kernel: in launch %1, %2[%3] is %4 instead of %5. A race or an unspecified execution order can cause this. If neither is the cause, the counts may not apply to the original kernel.</source>
        <translation>Инструментированный kernel даёт не тот результат, что исходный: в запуске %1 значение %2[%3] равно %4, а не %5. Причиной может быть гонка или неопределённый порядок выполнения. Если дело не в них, подсчитанные значения могут не относиться к исходному kernel&apos;у.</translation>
    </message>
    <message>
        <source>Checks performed</source>
        <translation>Выполненные проверки</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ChosenLine</name>
    <message>
        <source>Enter: next step of this line · Esc: clear</source>
        <translation>Enter: следующий шаг этой строки · Esc: снять выбор</translation>
    </message>
    <message>
        <source>The steps of this line are marked below the timeline slider and in the Film view. Bars mark the lanes that execute the line and, in the Heat view, the memory cells that it accesses. In the Heat view, a frame marks the row of the line.</source>
        <translation>Шаги этой строки отмечены под шкалой времени и в виде «Плёнка». Полоски отмечают дорожки, которые выполняют строку, а в виде «Нагрев» — ячейки памяти, к которым она обращается. В виде «Нагрев» рамкой обведена полоса этой строки.</translation>
    </message>
    <message numerus="yes">
        <source>Line %1: %Ln of %2 steps</source>
        <translation>
            <numerusform>Строка %1: %Ln шаг из %2</numerusform>
            <numerusform>Строка %1: %Ln шага из %2</numerusform>
            <numerusform>Строка %1: %Ln шагов из %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::CommandDialog</name>
    <message>
        <source>Command line</source>
        <translation>Командная строка</translation>
    </message>
    <message>
        <source>This command writes the same file:</source>
        <translation>Эта команда создаёт такой же файл:</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::CommandSearch</name>
    <message>
        <source>%1 — %2</source>
        <comment>a command; its menu</comment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>%1 — %2 (%3)</source>
        <comment>a command; its menu; its keys</comment>
        <translation>%1 — %2 (%3)</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Найти команду</translation>
    </message>
    <message>
        <source>Command or experiment</source>
        <translation>Команда или эксперимент</translation>
    </message>
    <message>
        <source>Commands found</source>
        <translation>Найденные команды</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer words.</source>
        <translation>Ничего не найдено. Сократите запрос.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::CompactBar</name>
    <message>
        <source>Tools</source>
        <translation>Инструменты</translation>
    </message>
    <message>
        <source>&amp;Menu</source>
        <translation>&amp;Меню</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Состояние</translation>
    </message>
    <message numerus="yes">
        <source>%Ln finding(s) and suggestion(s)</source>
        <translation>
            <numerusform>Находок и советов: %Ln</numerusform>
            <numerusform>Находок и советов: %Ln</numerusform>
            <numerusform>Находок и советов: %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::CompareActions</name>
    <message>
        <source>Compare with %1</source>
        <translation>Сравнить с «%1»</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::CompareButtons</name>
    <message>
        <source>cannot be compared with the shown run</source>
        <translation>нельзя сравнить с показанным запуском</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ComparePage</name>
    <message>
        <source>Runs in this window</source>
        <translation>Прогоны в этом окне</translation>
    </message>
    <message>
        <source>Runs to compare</source>
        <translation>Прогоны для сравнения</translation>
    </message>
    <message>
        <source>Run all variants</source>
        <translation>Выполнить все варианты</translation>
    </message>
    <message>
        <source>Open recording…</source>
        <translation>Открыть запись…</translation>
    </message>
    <message>
        <source>Another hardware preset</source>
        <translation>Другой пресет оборудования</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>Копировать как CSV</translation>
    </message>
    <message>
        <source>Select two or more runs. The list contains all runs of this window.</source>
        <translation>Выберите два прогона или больше. В списке все прогоны этого окна.</translation>
    </message>
    <message>
        <source>Analyse the current run again with a different hardware preset</source>
        <translation>Проанализировать текущий прогон снова с другим пресетом оборудования</translation>
    </message>
    <message>
        <source>Interpretation</source>
        <translation>Интерпретация</translation>
    </message>
    <message>
        <source>Ratios are relative to the first run. Hover over a metric to see the source of its values.</source>
        <translation>Отношения посчитаны относительно первого прогона. Наведите указатель на метрику, чтобы увидеть источник её значений.</translation>
    </message>
    <message>
        <source>Timing the runs alternately (round %1 of %2)</source>
        <translation>Поочерёдное измерение прогонов (раунд %1 из %2)</translation>
    </message>
    <message>
        <source>Match inputs</source>
        <translation>Уравнять данные</translation>
    </message>
    <message>
        <source>Run the other experiments with the parameter values of the first one</source>
        <translation>Выполнить остальные эксперименты со значениями параметров первого</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::CompareTable</name>
    <message>
        <source>Comparison</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Метрика</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>the ratio of a run to the first, by their letters</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>From</source>
        <comment>where a figure comes from</comment>
        <translation>Откуда</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ContextMenus</name>
    <message>
        <source>Copy picture</source>
        <translation>Копировать рисунок</translation>
    </message>
    <message>
        <source>Data copied to the clipboard as CSV</source>
        <translation>Данные скопированы в буфер обмена как CSV</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>Копировать как CSV</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Копировать ссылку</translation>
    </message>
    <message>
        <source>Link copied to the clipboard</source>
        <translation>Ссылка скопирована в буфер обмена</translation>
    </message>
    <message>
        <source>Copy command line</source>
        <translation>Копировать команду</translation>
    </message>
    <message>
        <source>Command line copied to the clipboard</source>
        <translation>Командная строка скопирована в буфер обмена</translation>
    </message>
    <message>
        <source>Picture copied to the clipboard</source>
        <translation>Рисунок скопирован в буфер обмена</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Экспорт…</translation>
    </message>
    <message>
        <source>Present this chart</source>
        <translation>Начать презентацию графика</translation>
    </message>
    <message>
        <source>Text copied to the clipboard</source>
        <translation>Текст скопирован в буфер обмена</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ContinuePart</name>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Шаг %1 из %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what was run; where it continues, or why it cannot</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::CostNotes</name>
    <message>
        <source>Costs at line ends</source>
        <translation>Цены в конце строк</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <comment>a line of the source; its cost</comment>
        <translation>строка %1: %2</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::CureActions</name>
    <message>
        <source>Running %1…</source>
        <translation>Выполняется %1…</translation>
    </message>
    <message>
        <source>%1 is shown next to this run.</source>
        <translation>Рядом с этим прогоном показано: %1.</translation>
    </message>
    <message>
        <source>No faster variant of this experiment avoids this cost.</source>
        <translation>У этого эксперимента нет более быстрого варианта без этой цены.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::CurePanel</name>
    <message>
        <source>Why is it slow?</source>
        <translation>Почему медленно?</translation>
    </message>
    <message>
        <source>Looking for the highest cost…</source>
        <translation>Поиск самой большой цены…</translation>
    </message>
    <message>
        <source>Show the fix</source>
        <translation>Показать исправление</translation>
    </message>
    <message>
        <source>Show the suggestion</source>
        <translation>Показать совет</translation>
    </message>
    <message>
        <source>Counted from the trace. First error: %1.</source>
        <comment>a kind of error</comment>
        <translation>Подсчитано по трассе. Первая ошибка: %1.</translation>
    </message>
    <message>
        <source>Show the findings</source>
        <translation>Показать находки</translation>
    </message>
    <message>
        <source>Run the kernel (F5) to see here why it is slow.</source>
        <translation>Выполните kernel (F5), чтобы увидеть здесь, почему он медленный.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s) were found, so the result can be wrong. Fix the errors before you optimise.</source>
        <translation>
            <numerusform>Обнаружена %Ln ошибка, поэтому результат может быть неверным. Сначала исправьте всё найденное, потом оптимизируйте.</numerusform>
            <numerusform>Обнаружены %Ln ошибки, поэтому результат может быть неверным. Сначала исправьте всё найденное, потом оптимизируйте.</numerusform>
            <numerusform>Обнаружено %Ln ошибок, поэтому результат может быть неверным. Сначала исправьте всё найденное, потом оптимизируйте.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing found to improve. Analysed: divergence, sectors, bank conflicts, barriers, occupancy, latency, atomics and repeated work. %Ln check(s) were run.</source>
        <translation>
            <numerusform>Улучшать нечего. Проанализированы дивергенция, секторы, конфликты банков, барьеры, занятость, задержка, атомарные операции и повторная работа. Выполнена %Ln проверка.</numerusform>
            <numerusform>Улучшать нечего. Проанализированы дивергенция, секторы, конфликты банков, барьеры, занятость, задержка, атомарные операции и повторная работа. Выполнены %Ln проверки.</numerusform>
            <numerusform>Улучшать нечего. Проанализированы дивергенция, секторы, конфликты банков, барьеры, занятость, задержка, атомарные операции и повторная работа. Выполнено %Ln проверок.</numerusform>
        </translation>
    </message>
    <message>
        <source>The guessed sizes and inputs may have caused these errors. Set your own under Values.</source>
        <translation>Причиной этих ошибок могут быть подобранные размеры и входные данные. Задайте свои в панели «Значения».</translation>
    </message>
    <message>
        <source>Show the costs anyway</source>
        <translation>Всё равно показать цены</translation>
    </message>
    <message>
        <source>Simulating where the time goes…</source>
        <translation>Симуляция: на что уходит время…</translation>
    </message>
    <message>
        <source>The costs of this run are not known.</source>
        <translation>Цены этого прогона неизвестны.</translation>
    </message>
    <message>
        <source>Try other layouts</source>
        <translation>Другие раскладки</translation>
    </message>
    <message>
        <source>This suggestion is about another cost. %1</source>
        <comment>a sentence follows</comment>
        <translation>Этот совет относится к другой цене. %1</translation>
    </message>
    <message>
        <source>Below: how the schedulers use their cycles. Removing a cost can save more than its share, because it can also shorten the waits of other warps.</source>
        <translation>Ниже: на что уходят такты планировщиков. Устранение цены может сэкономить больше её доли, потому что может сократить и ожидание других варпов.</translation>
    </message>
    <message>
        <source>Below: how the schedulers use their cycles.</source>
        <translation>Ниже: на что уходят такты планировщиков.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::DeviceActions</name>
    <message>
        <source>Runs are recorded on this computer.</source>
        <translation>Прогоны записываются на этом компьютере.</translation>
    </message>
    <message>
        <source>Runs are recorded on %1.</source>
        <translation>Прогоны записываются на устройстве %1.</translation>
    </message>
    <message>
        <source>The device &quot;%1&quot; is missing. Runs are recorded on the default device of this computer.</source>
        <translation>Устройства «%1» нет. Прогоны записываются на устройстве этого компьютера по умолчанию.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::DeviceDialog</name>
    <message>
        <source>Device</source>
        <translation>Устройство</translation>
    </message>
    <message>
        <source>&amp;Record on:</source>
        <translation>&amp;Записывать на:</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Устройства</translation>
    </message>
    <message>
        <source>&amp;Add a computer over ssh:</source>
        <translation>&amp;Добавить компьютер по ssh:</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>Доб&amp;авить</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Проверить</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>&amp;Use this device</source>
        <translation>&amp;Использовать это устройство</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Этот компьютер</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation>Подключение к компьютеру %1…</translation>
    </message>
    <message numerus="yes">
        <source>%1 is ready. It has %n device(s).</source>
        <translation>
            <numerusform>Компьютер %1 готов. На нём %n устройство.</numerusform>
            <numerusform>Компьютер %1 готов. На нём %n устройства.</numerusform>
            <numerusform>Компьютер %1 готов. На нём %n устройств.</numerusform>
        </translation>
    </message>
    <message>
        <source>This computer: %1</source>
        <translation>Этот компьютер: %1</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::DeviceNotice</name>
    <message>
        <source>No OpenCL device. Recordings and examples open without one.</source>
        <translation>Устройства OpenCL нет. Записи и примеры открываются и без него.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ExperimentsPanel</name>
    <message>
        <source>Filter experiments</source>
        <translation>Фильтр экспериментов</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Эксперименты</translation>
    </message>
    <message>
        <source>What to look at</source>
        <translation>На что смотреть</translation>
    </message>
    <message>
        <source>What the experiment teaches</source>
        <translation>Чему учит эксперимент</translation>
    </message>
    <message>
        <source>Looking for suggestions…</source>
        <translation>Поиск советов…</translation>
    </message>
    <message>
        <source>Broken on purpose, to demonstrate the fault. %1</source>
        <translation>Испорчено намеренно, чтобы показать ошибку. %1</translation>
    </message>
    <message>
        <source>%1, broken on purpose</source>
        <translation>%1, испорчено намеренно</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>experiment; why it did not run</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln variant(s)</source>
        <translation>
            <numerusform>%Ln вариант</numerusform>
            <numerusform>%Ln варианта</numerusform>
            <numerusform>%Ln вариантов</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems found and nothing to suggest. To look further, compare two group sizes or two versions of the kernel.</source>
        <translation>Проблем не обнаружено, и предложить нечего. Чтобы исследовать дальше, сравните два размера группы или две версии kernel&apos;а.</translation>
    </message>
    <message>
        <source>Broken on purpose. The expected finding is &quot;%1&quot;.</source>
        <translation>Испорчено намеренно. Ожидаемая находка — «%1».</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>не удалось</translation>
    </message>
    <message>
        <source>broken on purpose</source>
        <translation>испорчено намеренно</translation>
    </message>
    <message>
        <source>was run</source>
        <translation>выполнено</translation>
    </message>
    <message>
        <source>not run yet</source>
        <translation>ещё не выполнено</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Copy to clipboard</source>
        <translation>Копировать в буфер</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Экспорт…</translation>
    </message>
    <message>
        <source>No single command reproduces everything shown here</source>
        <translation>Одна команда не может воспроизвести всё, что показано здесь</translation>
    </message>
    <message>
        <source>Command line…</source>
        <translation>Командная строка…</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Что</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ExportForm</name>
    <message>
        <source>Format</source>
        <translation>Формат</translation>
    </message>
    <message>
        <source>As on screen</source>
        <translation>Как на экране</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Контрастная</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Цвета</translation>
    </message>
    <message>
        <source>As in the window</source>
        <translation>Как в окне</translation>
    </message>
    <message>
        <source>OpenCL</source>
        <translation>OpenCL</translation>
    </message>
    <message>
        <source>CUDA</source>
        <translation>CUDA</translation>
    </message>
    <message>
        <source>GLSL and WebGPU</source>
        <translation>GLSL и WebGPU</translation>
    </message>
    <message>
        <source>AMD</source>
        <translation>AMD</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Термины</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Заголовок</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Подпись</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Легенда</translation>
    </message>
    <message>
        <source>Error bars</source>
        <translation>Планки погрешностей</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>Прозрачный фон</translation>
    </message>
    <message>
        <source>Device and parameters below</source>
        <translation>Устройство и параметры внизу</translation>
    </message>
    <message>
        <source>Also save the data as CSV</source>
        <translation>Сохранить также данные в CSV</translation>
    </message>
    <message>
        <source>The file also contains the device, the parameters, the seed and the version of Lockstep, so that the picture can be made again.</source>
        <translation>Файл также содержит сведения об устройстве, параметры, seed и версию Lockstep, чтобы рисунок можно было создать заново.</translation>
    </message>
    <message>
        <source>Describe each step below the picture</source>
        <translation>Описание каждого шага под рисунком</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ExportPreview</name>
    <message>
        <source>Preview</source>
        <translation>Предпросмотр</translation>
    </message>
    <message>
        <source>Readability</source>
        <translation>Читаемость</translation>
    </message>
    <message>
        <source>The preview appears when the simulation has finished.</source>
        <translation>Предпросмотр появится, когда закончится симуляция.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s) of %1 × %2 mm</source>
        <translation>
            <numerusform>%Ln страница %1 × %2 mm</numerusform>
            <numerusform>%Ln страницы %1 × %2 mm</numerusform>
            <numerusform>%Ln страниц %1 × %2 mm</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 px</source>
        <translation>%1 × %2 px</translation>
    </message>
    <message>
        <source>%1 × %2 mm</source>
        <translation>%1 × %2 mm</translation>
    </message>
    <message>
        <source>%1 · about %2</source>
        <comment>size of the picture; size of the file</comment>
        <translation>%1 · около %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln frame(s) of %1 × %2 px · about %3</source>
        <comment>number of frames; width; height; size of the file</comment>
        <translation>
            <numerusform>%Ln кадр %1 × %2 px · около %3</numerusform>
            <numerusform>%Ln кадра %1 × %2 px · около %3</numerusform>
            <numerusform>%Ln кадров %1 × %2 px · около %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ExportProgress</name>
    <message>
        <source>Progress</source>
        <translation>Ход выполнения</translation>
    </message>
    <message>
        <source>Writing the file (%1)</source>
        <comment>how long it will take</comment>
        <translation>Файл записывается (%1)</translation>
    </message>
    <message>
        <source>Writing the file</source>
        <translation>Файл записывается</translation>
    </message>
    <message>
        <source>The export was cancelled. No file was written.</source>
        <translation>Экспорт отменён. Файл не записан.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ExportSize</name>
    <message>
        <source>Made for</source>
        <translation>Назначение</translation>
    </message>
    <message>
        <source>px</source>
        <comment>pixels</comment>
        <translation>px</translation>
    </message>
    <message>
        <source>mm</source>
        <comment>millimetres</comment>
        <translation>mm</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Ширина</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Высота</translation>
    </message>
    <message>
        <source>Unit of the size</source>
        <translation>Единица размера</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source> pt</source>
        <comment>points</comment>
        <translation> pt</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Размер текста</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>Пиксели</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ExportSteps</name>
    <message>
        <source>Pass of a bank conflict</source>
        <translation>Проход конфликта банков</translation>
    </message>
    <message>
        <source>A frame per</source>
        <translation>Один кадр</translation>
    </message>
    <message>
        <source>Cycles per frame</source>
        <translation>Тактов на кадр</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>Первый кадр</translation>
    </message>
    <message>
        <source>first</source>
        <translation>первый</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>Последний кадр</translation>
    </message>
    <message>
        <source>last</source>
        <translation>последний</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Шаги</translation>
    </message>
    <message>
        <source> per second</source>
        <translation> кадр/с</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::FileActions</name>
    <message>
        <source>Saved %1</source>
        <translation>Сохранено: %1</translation>
    </message>
    <message>
        <source>Save the recording</source>
        <translation>Сохранить запись</translation>
    </message>
    <message>
        <source>Recordings (*.lks)</source>
        <translation>Записи (*.lks)</translation>
    </message>
    <message>
        <source>%1 is still being saved. Wait until saving has finished, or cancel it, before you save this recording.</source>
        <translation>%1 ещё сохраняется. Прежде чем сохранять эту запись, дождитесь конца сохранения или отмените его.</translation>
    </message>
    <message>
        <source>%1 is being saved. The window closes when saving has finished. Cancel saving to close the window immediately.</source>
        <translation>%1 сохраняется. Окно закроется, когда сохранение закончится. Чтобы закрыть окно сразу, отмените сохранение.</translation>
    </message>
    <message>
        <source>Open a kernel, a launch file, a recording or a lesson</source>
        <translation>Открыть kernel, файл запуска, запись или урок</translation>
    </message>
    <message>
        <source>Kernels, launch files, recordings and lessons (*.cl *.sim *.lks *.lockstep-lesson);;All files (*)</source>
        <translation>Kernel&apos;ы, файлы запуска, записи и уроки (*.cl *.sim *.lks *.lockstep-lesson);;Все файлы (*)</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::FileRows</name>
    <message>
        <source>My files</source>
        <translation>Мои файлы</translation>
    </message>
    <message>
        <source>%1 was not found.</source>
        <translation>Файл %1 не найден.</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>не найден</translation>
    </message>
    <message>
        <source>file</source>
        <translation>файл</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::FileTile</name>
    <message>
        <source>not found</source>
        <translation>не найден</translation>
    </message>
    <message>
        <source>%1 was not found.</source>
        <translation>Файл %1 не найден.</translation>
    </message>
    <message>
        <source>%1, not found</source>
        <comment>a file</comment>
        <translation>%1, не найден</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::FilesQuestion</name>
    <message>
        <source>Files outside the folder</source>
        <translation>Файлы вне папки</translation>
    </message>
    <message>
        <source>%1 refers to files outside its folder:</source>
        <translation>%1 ссылается на файлы вне своей папки:</translation>
    </message>
    <message>
        <source>Lockstep reads these files only with your permission. The recording then contains their contents.</source>
        <translation>Lockstep читает эти файлы только с вашего разрешения. Тогда их содержимое войдёт в запись.</translation>
    </message>
    <message>
        <source>Read these files</source>
        <translation>Читать эти файлы</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::FindingActions</name>
    <message>
        <source>The recorded work-groups have no step at this line</source>
        <translation>У записанных рабочих групп нет шага в этой строке</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::FindingsPage</name>
    <message>
        <source>Evidence</source>
        <translation>Подтверждение</translation>
    </message>
    <message>
        <source>Go to step</source>
        <translation>Перейти к шагу</translation>
    </message>
    <message>
        <source>Choose a finding or a suggestion to see its evidence here.</source>
        <translation>Выберите находку или совет, чтобы увидеть здесь подтверждение.</translation>
    </message>
    <message>
        <source>Try other layouts</source>
        <translation>Другие раскладки</translation>
    </message>
    <message>
        <source>Apply, run and compare</source>
        <translation>Применить, выполнить, сравнить</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::FindingsPanel</name>
    <message>
        <source>No trace yet</source>
        <translation>Трассы пока нет</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Находки</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Все %1</translation>
    </message>
    <message>
        <source>Errors %1</source>
        <translation>Ошибки %1</translation>
    </message>
    <message>
        <source>Notes %1</source>
        <translation>Замечания %1</translation>
    </message>
    <message>
        <source>Suggestions %1</source>
        <translation>Советы %1</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>ожидается</translation>
    </message>
    <message>
        <source>Launch %1</source>
        <translation>Запуск %1</translation>
    </message>
    <message>
        <source>suggestion</source>
        <translation>совет</translation>
    </message>
    <message>
        <source>Looking for suggestions. The model simulates the launch with each cost set to zero…</source>
        <translation>Поиск советов. Модель симулирует запуск, обнуляя каждую цену по очереди…</translation>
    </message>
    <message numerus="yes">
        <source>No faults found, %Ln suggestion(s).</source>
        <translation>
            <numerusform>Ошибок не обнаружено, %Ln совет.</numerusform>
            <numerusform>Ошибок не обнаружено, %Ln совета.</numerusform>
            <numerusform>Ошибок не обнаружено, %Ln советов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to step</source>
        <translation>Перейти к шагу</translation>
    </message>
    <message>
        <source>Go to step: %1</source>
        <translation>Перейти к шагу: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more finding(s) and suggestion(s) are not listed.</source>
        <translation>
            <numerusform>Не показано находок и советов: %Ln.</numerusform>
            <numerusform>Не показано находок и советов: %Ln.</numerusform>
            <numerusform>Не показано находок и советов: %Ln.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::FirstPart</name>
    <message>
        <source>Show this run</source>
        <translation>Показать этот прогон</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::FollowActions</name>
    <message>
        <source>There is no work-item to follow yet. Run an experiment or a kernel</source>
        <translation>Пока нет work-item&apos;а, за которым можно следить. Выполните эксперимент или kernel</translation>
    </message>
    <message>
        <source>Work-item %1</source>
        <translation>Work-item %1</translation>
    </message>
    <message>
        <source>The selected lane accesses no memory in this step. Select another step or lane</source>
        <translation>Выбранная дорожка на этом шаге не обращается к памяти. Выберите другой шаг или другую дорожку</translation>
    </message>
    <message>
        <source>%1 in work-group %2</source>
        <comment>a word of local memory</comment>
        <translation>%1 в рабочей группе %2</translation>
    </message>
    <message>
        <source>The log of these steps can no longer be read. Run the kernel again</source>
        <translation>Журнал этих шагов больше нельзя прочитать. Выполните kernel снова</translation>
    </message>
    <message>
        <source>Work-groups run in any order.</source>
        <translation>Рабочие группы выполняются в любом порядке.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::GalleryPart</name>
    <message>
        <source>Examples</source>
        <translation>Примеры</translation>
    </message>
    <message>
        <source>Recordings that open immediately, without a device</source>
        <translation>Записи, которые открываются сразу, без устройства</translation>
    </message>
    <message>
        <source>Steps: %1 · lane efficiency: %2 · bank conflicts: %3</source>
        <translation>Шагов: %1 · эффективность дорожек: %2 · конфликтов банков: %3</translation>
    </message>
    <message>
        <source>Driver %1 · %2</source>
        <comment>version and date</comment>
        <translation>Драйвер %1 · %2</translation>
    </message>
    <message>
        <source>Recorded on a GPU</source>
        <translation>Записано на GPU</translation>
    </message>
    <message>
        <source>Device: %1</source>
        <translation>Устройство: %1</translation>
    </message>
    <message>
        <source>Driver: %1</source>
        <translation>Драйвер: %1</translation>
    </message>
    <message>
        <source>Date: %1</source>
        <translation>Дата: %1</translation>
    </message>
    <message>
        <source>Command: %1</source>
        <translation>Команда: %1</translation>
    </message>
    <message>
        <source>With the times and the work-group order that were measured on the GPU</source>
        <translation>Со временем и порядком рабочих групп, которые измерил GPU</translation>
    </message>
    <message>
        <source>%1, recorded on %2</source>
        <comment>an experiment, a device</comment>
        <translation>%1, записано на %2</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::GroupChooser</name>
    <message>
        <source>Launch</source>
        <translation>Запуск</translation>
    </message>
    <message>
        <source>Work-group</source>
        <translation>Рабочая группа</translation>
    </message>
    <message>
        <source>The launch that all views, counters and charts show</source>
        <translation>Запуск, который показывают все виды, счётчики и графики</translation>
    </message>
    <message>
        <source>The work-group that all views show</source>
        <translation>Рабочая группа, которую показывают все виды</translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> из %1</translation>
    </message>
    <message>
        <source> · first %1 of %2</source>
        <comment>after the number of a work-group; work-groups</comment>
        <translation> · первые %1 из %2</translation>
    </message>
    <message>
        <source> · %1 in all</source>
        <comment>after the number of a work-group; work-groups</comment>
        <translation> · всего %1</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::GuideBrowser</name>
    <message>
        <source>Page of the guide</source>
        <translation>Страница руководства</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::GuideWindow</name>
    <message>
        <source>User&apos;s guide</source>
        <translation>Руководство пользователя</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Поиск в руководстве</translation>
    </message>
    <message>
        <source>Pages of the guide</source>
        <translation>Страницы руководства</translation>
    </message>
    <message>
        <source>%1 – User&apos;s guide</source>
        <comment>title of a page</comment>
        <translation>%1 — Руководство пользователя</translation>
    </message>
    <message>
        <source>This page is not translated.</source>
        <translation>Эта страница не переведена.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::HandoutActions</name>
    <message>
        <source>Print the lesson as a handout</source>
        <translation>Напечатать урок как раздаточный материал</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Web page (*.html)</source>
        <translation>PDF (*.pdf);;Веб-страница (*.html)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Сохранено: %1</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::HardwarePanel</name>
    <message>
        <source>Load a hardware preset</source>
        <translation>Загрузить пресет оборудования</translation>
    </message>
    <message>
        <source>Hardware presets (*.json)</source>
        <translation>Пресеты оборудования (*.json)</translation>
    </message>
    <message>
        <source>Save as your own preset</source>
        <translation>Сохранить как свой пресет</translation>
    </message>
    <message>
        <source>Name (letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;):</source>
        <translation>Имя (буквы, цифры, «-», «_» и «.»):</translation>
    </message>
    <message>
        <source>my-%1</source>
        <comment>proposed name of a preset</comment>
        <translation>my-%1</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Пресет</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Сохранить…</translation>
    </message>
    <message>
        <source>Save these values as your own preset</source>
        <translation>Сохранить эти значения как свой пресет</translation>
    </message>
    <message>
        <source>Load…</source>
        <translation>Загрузить…</translation>
    </message>
    <message>
        <source>Add a preset file to your own presets</source>
        <translation>Добавить файл пресета к своим пресетам</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Сброс</translation>
    </message>
    <message>
        <source>Restore the preset&apos;s values</source>
        <translation>Вернуть значения пресета</translation>
    </message>
    <message>
        <source>Same as the preset</source>
        <translation>Совпадает с пресетом</translation>
    </message>
    <message>
        <source>The educational preset, because kernels run on a CPU, which has no warps</source>
        <translation>Учебный пресет, потому что kernel&apos;ы выполняются на CPU, в котором нет варпов</translation>
    </message>
    <message>
        <source>The preset of %1, which runs the kernels</source>
        <comment>a device</comment>
        <translation>Пресет устройства %1, на котором выполняются kernel&apos;ы</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a preset; a number with its unit</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name of a number; its unit</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) changed</source>
        <translation>
            <numerusform>изменено %Ln значение</numerusform>
            <numerusform>изменены %Ln значения</numerusform>
            <numerusform>изменено %Ln значений</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>least and greatest value of a number</comment>
        <translation>от %1 до %2</translation>
    </message>
    <message>
        <source>Hardware presets, in this order: the preset of the device, those supplied with Lockstep, and your own</source>
        <translation>Пресеты оборудования в таком порядке: пресет устройства, пресеты из поставки Lockstep и ваши</translation>
    </message>
    <message>
        <source>Uses the values that the driver for %1 reports; all other values come from the preset %2</source>
        <comment>a device; a preset</comment>
        <translation>Использует значения, которые сообщает драйвер для %1; все остальные значения — из пресета %2</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Источник: %1</translation>
    </message>
    <message>
        <source>changed · preset value: %1</source>
        <comment>a number with its unit</comment>
        <translation>изменено · в пресете: %1</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <comment>name of a number</comment>
        <translation>Сброс: %1</translation>
    </message>
    <message>
        <source>Restore the preset&apos;s value</source>
        <translation>Вернуть значение из пресета</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::HardwareTable</name>
    <message>
        <source>The same recording on other hardware</source>
        <translation>Та же запись на другом оборудовании</translation>
    </message>
    <message>
        <source>Counts are exact, cycles are modelled. Numbers that differ from those of the shown hardware are bold.</source>
        <translation>Подсчитанные числа точные, такты — по модели. Числа, которые отличаются от чисел показанного оборудования, выделены жирным.</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>Оборудование</translation>
    </message>
    <message>
        <source>Warp
steps</source>
        <translation>Варп-
итерации</translation>
    </message>
    <message>
        <source>Passes of
local memory</source>
        <translation>Проходы
локальной памяти</translation>
    </message>
    <message>
        <source>Bank
conflicts</source>
        <translation>Конфликты
банков</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>Секторы</translation>
    </message>
    <message>
        <source>Cycles</source>
        <translation>Такты</translation>
    </message>
    <message>
        <source>Use this hardware</source>
        <translation>Выбрать это оборудование</translation>
    </message>
    <message>
        <source>%1 (shown)</source>
        <comment>the name of a preset</comment>
        <translation>%1 (показано)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a number of the hardware, and its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>recorded for another warp width</source>
        <translation>записано для другой ширины варпа</translation>
    </message>
    <message>
        <source>counting…</source>
        <translation>подсчёт…</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::HeatLegend</name>
    <message>
        <source>Each column has its own scale: the square root of the count, relative to the column&apos;s maximum.</source>
        <translation>У каждого столбца своя шкала: квадратный корень из числа относительно наибольшего в столбце.</translation>
    </message>
    <message>
        <source>fewer</source>
        <translation>меньше</translation>
    </message>
    <message>
        <source>more · square-root scale, per column</source>
        <translation>больше · шкала по квадратному корню, для каждого столбца</translation>
    </message>
    <message>
        <source>more · square root</source>
        <translation>больше · квадратный корень</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::HistogramChart</name>
    <message>
        <source>Share of the launch&apos;s warp steps with this number of active lanes (counted)</source>
        <translation>Доля варп-итераций запуска с таким числом активных дорожек (подсчитано)</translation>
    </message>
    <message>
        <source>Share of the launch&apos;s global memory requests that touch this number of sectors (counted)</source>
        <translation>Доля запросов запуска к глобальной памяти, которые затрагивают столько секторов (подсчитано)</translation>
    </message>
    <message>
        <source>Divergence</source>
        <translation>Дивергенция</translation>
    </message>
    <message>
        <source>Sectors per request</source>
        <translation>Секторов на запрос</translation>
    </message>
    <message>
        <source>Run an experiment to see the distribution of its warp steps and requests here.</source>
        <translation>Выполните эксперимент, чтобы увидеть здесь распределение его варп-итераций и запросов.</translation>
    </message>
    <message>
        <source>counting…</source>
        <translation>подсчёт…</translation>
    </message>
    <message>
        <source>no warp steps</source>
        <translation>нет варп-итераций</translation>
    </message>
    <message>
        <source>this launch uses no global memory</source>
        <translation>этот запуск не использует глобальную память</translation>
    </message>
    <message>
        <source>counted from the trace: warp steps by active lanes, this launch</source>
        <translation>подсчитано по трассе: варп-итерации по числу активных дорожек, этот запуск</translation>
    </message>
    <message>
        <source>counted from the trace: requests by sectors touched, this launch</source>
        <translation>подсчитано по трассе: запросы по числу затронутых секторов, этот запуск</translation>
    </message>
    <message>
        <source>active lanes</source>
        <translation>активные дорожки</translation>
    </message>
    <message>
        <source>sectors</source>
        <translation>секторы</translation>
    </message>
    <message>
        <source>% of total</source>
        <translation>% от общего числа</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::HistoryList</name>
    <message>
        <source>Steps of the history</source>
        <translation>Шаги истории</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Группа</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>Work-item</source>
        <translation>Work-item</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Строка</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Что происходит</translation>
    </message>
    <message>
        <source>Value</source>
        <comment>that a step reads, writes or decides</comment>
        <translation>Значение</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::InspectorPanel</name>
    <message>
        <source>Inspector</source>
        <translation>Инспектор</translation>
    </message>
    <message>
        <source>Run the kernel (F5)</source>
        <translation>Выполните kernel (F5)</translation>
    </message>
    <message>
        <source>This panel shows the details of a lane.</source>
        <translation>Эта панель показывает подробности о дорожке.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LanesBlock</name>
    <message>
        <source>I have selected all of them</source>
        <translation>Отмечены все</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Показать ответ</translation>
    </message>
    <message>
        <source>Lane %1 is not one of them. Evaluate the code in the question for this lane.</source>
        <translation>Дорожка %1 сюда не входит. Подставьте её номер в строку из вопроса.</translation>
    </message>
    <message>
        <source>You have not selected all of them. The missing lanes now have a dashed border.</source>
        <translation>Отмечены не все дорожки. Недостающие теперь обведены пунктиром.</translation>
    </message>
    <message>
        <source>Lane %1</source>
        <translation>Дорожка %1</translation>
    </message>
    <message>
        <source>Lane %1, right</source>
        <translation>Дорожка %1, верно</translation>
    </message>
    <message>
        <source>Lane %1, wrong</source>
        <translation>Дорожка %1, неверно</translation>
    </message>
    <message>
        <source>%1 right, %2 wrong</source>
        <translation>верно: %1, неверно: %2</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LaunchActions</name>
    <message>
        <source>Saved %1</source>
        <translation>Сохранено: %1</translation>
    </message>
    <message>
        <source>%1 was not written by Lockstep and is left unchanged. The changed launch applies only to this window.</source>
        <translation>%1 создан не программой Lockstep и остаётся без изменений. Изменённый запуск действует только в этом окне.</translation>
    </message>
    <message>
        <source>Choose a kernel</source>
        <translation>Выберите kernel</translation>
    </message>
    <message>
        <source>%1 contains several kernels. Which one do you want to run?</source>
        <translation>В %1 несколько kernel&apos;ов. Какой выполнить?</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LaunchPanel</name>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Global size</source>
        <translation>Глобальный размер</translation>
    </message>
    <message>
        <source>Work-group size</source>
        <translation>Размер рабочей группы</translation>
    </message>
    <message>
        <source>Work-items per group: X, XxY or XxYxZ</source>
        <translation>Work-item&apos;ов в группе: X, XxY или XxYxZ</translation>
    </message>
    <message>
        <source>Build options</source>
        <translation>Параметры сборки</translation>
    </message>
    <message>
        <source>Options passed to the compiler</source>
        <translation>Параметры, которые передаются компилятору</translation>
    </message>
    <message>
        <source>not run yet · the views show %1</source>
        <translation>ещё не выполнено · виды показывают %1</translation>
    </message>
    <message>
        <source>not run yet</source>
        <translation>ещё не выполнено</translation>
    </message>
    <message>
        <source>Number of work-items: X, XxY or XxYxZ. Guessed buffer sizes scale with it.</source>
        <translation>Число work-item&apos;ов: X, XxY или XxYxZ. Подобранные размеры буферов меняются вместе с ним.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a valid size. Enter X, XxY or XxYxZ</source>
        <comment>what was typed</comment>
        <translation>«%1» — недопустимый размер. Введите X, XxY или XxYxZ</translation>
    </message>
    <message>
        <source>Which kernel of the program to run</source>
        <translation>Какой kernel программы выполнить</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a field; why its value is invalid</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LaunchSaver</name>
    <message>
        <source>Saved %1</source>
        <translation>Сохранено: %1</translation>
    </message>
    <message>
        <source>Open a kernel of your own first, then save its launch</source>
        <translation>Сначала откройте свой kernel, затем сохраните его запуск</translation>
    </message>
    <message>
        <source>Save the launch</source>
        <translation>Сохранить запуск</translation>
    </message>
    <message>
        <source>Launch files (*.sim)</source>
        <translation>Файлы запуска (*.sim)</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LaunchesPanel</name>
    <message>
        <source>Launch</source>
        <translation>Запуск</translation>
    </message>
    <message>
        <source>Groups ×
work-items</source>
        <translation>Группы ×
work-item&apos;ы</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Warp
steps</source>
        <translation>Варп-
итерации</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>Секторы</translation>
    </message>
    <message>
        <source>Bank
conflicts</source>
        <translation>Конфликты
банков</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>Запуски</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>number of the launch, kernel</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>on the host</source>
        <translation>на хосте</translation>
    </message>
    <message>
        <source>%1: %2 bytes read from the device, %3 bytes written to it</source>
        <translation>%1, байтов: прочитано с устройства — %2, записано на него — %3</translation>
    </message>
    <message>
        <source>%1 items</source>
        <comment>work-items</comment>
        <translation>work-item&apos;ов: %1</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln launch(es)</source>
        <translation>
            <numerusform>Все запуски (%Ln)</numerusform>
            <numerusform>Все запуски (%Ln)</numerusform>
            <numerusform>Все запуски (%Ln)</numerusform>
        </translation>
    </message>
    <message>
        <source>Times are medians measured on %1. All other values are counted from the trace.</source>
        <translation>Время — медиана измерений на %1. Все остальные значения подсчитаны по трассе.</translation>
    </message>
    <message>
        <source>Host computation (%1)</source>
        <translation>Вычисление на хосте (%1)</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LessonCover</name>
    <message>
        <source>This step is hidden until you have answered the lesson&apos;s question about it.</source>
        <translation>Этот шаг скрыт, пока вы не ответите на вопрос урока о нём.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LessonListView</name>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln минута</numerusform>
            <numerusform>%Ln минуты</numerusform>
            <numerusform>%Ln минут</numerusform>
        </translation>
    </message>
    <message>
        <source>All pages done</source>
        <translation>Все страницы пройдены</translation>
    </message>
    <message>
        <source>%1 of %2 pages done</source>
        <translation>Пройдено страниц: %1 из %2</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Уроки</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>Из пакета %1</translation>
    </message>
    <message>
        <source>Other lessons</source>
        <translation>Другие уроки</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LessonPanel</name>
    <message>
        <source>Lesson</source>
        <translation>Урок</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LessonView</name>
    <message>
        <source>All lessons</source>
        <translation>Все уроки</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Пропустить</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Завершить</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Страница %1 из %2</translation>
    </message>
    <message>
        <source>This page cannot be shown. Skip it.</source>
        <translation>Эту страницу нельзя показать. Пропустите её.</translation>
    </message>
    <message>
        <source>Running the kernels of this page…</source>
        <translation>Запускаются kernel&apos;ы этой страницы…</translation>
    </message>
    <message>
        <source>Present this lesson</source>
        <translation>Начать презентацию урока</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>Print the lesson, or save your progress</source>
        <translation>Напечатать урок или сохранить свой прогресс</translation>
    </message>
    <message>
        <source>Print handout…</source>
        <translation>Печать раздаточного материала…</translation>
    </message>
    <message>
        <source>Print handout with answers…</source>
        <translation>Печать раздаточного материала с ответами…</translation>
    </message>
    <message>
        <source>Save progress for the teacher…</source>
        <translation>Сохранить прогресс для преподавателя…</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LessonsPart</name>
    <message>
        <source>Done</source>
        <translation>Пройден</translation>
    </message>
    <message>
        <source>%1 of %2 pages done</source>
        <translation>Пройдено страниц: %1 из %2</translation>
    </message>
    <message>
        <source>Pages: %1 · minutes: %2</source>
        <translation>Страниц: %1 · минут: %2</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Уроки</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Все уроки</translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>Урок %1</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>Урок %1: %2</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <comment>lessons</comment>
        <translation>Пройдено: %1 из %2</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Начать презентацию</translation>
    </message>
    <message>
        <source>Present lesson %1: %2</source>
        <translation>Начать презентацию урока %1: %2</translation>
    </message>
    <message>
        <source>Shows the lesson to an audience</source>
        <translation>Показывает урок слушателям</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LineActions</name>
    <message>
        <source>%1 of %2</source>
        <comment>accesses that the compiler keeps, all accesses</comment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>There are no lines to list yet. Run an experiment or a kernel</source>
        <translation>Пока нет строк для списка. Выполните эксперимент или kernel</translation>
    </message>
    <message>
        <source>Kernel %1. Scheduler cycles are modelled: cycles when the line issues an instruction or warps wait for it. The other cycles belong to no line. The other columns are counted from the trace.</source>
        <translation>Kernel %1. Такты планировщиков — по модели: это такты, в которых выдаются инструкции строки или варпы ждут её. Остальные такты не относятся ни к одной строке. Прочие столбцы подсчитаны по трассе.</translation>
    </message>
    <message>
        <source>Kernel %1. The modelled cycles of this launch are not available. The columns are counted from the trace.</source>
        <translation>Kernel %1. Такты этого запуска по модели недоступны. Столбцы подсчитаны по трассе.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LineButton</name>
    <message>
        <source>Go to line %1</source>
        <comment>the number and text of a line</comment>
        <translation>Перейти к строке %1</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LineList</name>
    <message>
        <source>Lines by cost</source>
        <translation>Строки по цене</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Строка</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Код</translation>
    </message>
    <message>
        <source>Scheduler
cycles</source>
        <translation>Такты
планировщиков</translation>
    </message>
    <message>
        <source>Main use</source>
        <translation>На что ушло</translation>
    </message>
    <message>
        <source>Warp
steps</source>
        <translation>Варп-
итерации</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>Секторы</translation>
    </message>
    <message>
        <source>Bank
conflicts</source>
        <translation>Конфликты
банков</translation>
    </message>
    <message>
        <source>Accesses after
compilation</source>
        <translation>Обращения после
компиляции</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LinkedStages</name>
    <message>
        <source>Picture</source>
        <translation>Рисунок</translation>
    </message>
    <message>
        <source>by round</source>
        <translation>по раундам</translation>
    </message>
    <message>
        <source>by barrier</source>
        <translation>по барьерам</translation>
    </message>
    <message>
        <source>by source line</source>
        <translation>по строкам кода</translation>
    </message>
    <message>
        <source>by step</source>
        <translation>по шагам</translation>
    </message>
    <message>
        <source>How the cursors of the runs are linked (%1)</source>
        <comment>%1: a shortcut</comment>
        <translation>Как связаны курсоры прогонов (%1)</translation>
    </message>
    <message>
        <source>Select two or more runs on the left to see their pictures here side by side, with linked cursors. &quot;Run all variants&quot; runs every variant of the experiment.</source>
        <translation>Выберите слева два прогона или больше, чтобы увидеть здесь их рисунки рядом, со связанными курсорами. Команда «Выполнить все варианты» выполняет каждый вариант эксперимента.</translation>
    </message>
    <message>
        <source>Link cursors</source>
        <translation>Связать курсоры</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::MainWindow</name>
    <message>
        <source>Lockstep</source>
        <translation>Lockstep</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Панели</translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation>Открыть недавние</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>Очистить список</translation>
    </message>
    <message>
        <source>Nothing was opened. Drop a single file from this computer.</source>
        <translation>Ничего не открыто. Перетащите один файл с этого компьютера.</translation>
    </message>
    <message>
        <source>%1 was not opened. Lockstep opens kernels (.cl), launch files (.sim), recordings (.lks) and lessons (.lockstep-lesson).</source>
        <translation>Файл %1 не открыт. Lockstep открывает kernel&apos;ы (.cl), файлы запуска (.sim), записи (.lks) и уроки (.lockstep-lesson).</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::MessageArea</name>
    <message>
        <source>Show full log</source>
        <translation>Показать весь журнал</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Закрыть сообщение</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::NotesPanel</name>
    <message>
        <source>Notes</source>
        <translation>Заметки</translation>
    </message>
    <message>
        <source>Notes on this state. Only this window shows them.</source>
        <translation>Заметки к этому состоянию. Их показывает только это окно.</translation>
    </message>
    <message>
        <source>Note size</source>
        <translation>Размер заметок</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Мельче</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Крупнее</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::NumberBlock</name>
    <message>
        <source>Check</source>
        <translation>Проверить</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Показать ответ</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Ваш ответ</translation>
    </message>
    <message>
        <source>This is not a number.</source>
        <translation>Это не число.</translation>
    </message>
    <message>
        <source>Not yet. Count again, or step through the run.</source>
        <translation>Пока неверно. Посчитайте ещё раз или пройдите прогон по шагам.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::OrderBlock</name>
    <message>
        <source>Check</source>
        <translation>Проверить</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Показать ответ</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Верно.</translation>
    </message>
    <message>
        <source>Not yet. At least two of them are in the wrong place.</source>
        <translation>Пока неверно. По крайней мере два пункта стоят не на своих местах.</translation>
    </message>
    <message>
        <source>This is the right order.</source>
        <translation>Это верный порядок.</translation>
    </message>
    <message>
        <source>Move %1 up</source>
        <translation>Переместить вверх: %1</translation>
    </message>
    <message>
        <source>Move %1 down</source>
        <translation>Переместить вниз: %1</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::OwnKernelPart</name>
    <message>
        <source>Open your own kernel</source>
        <translation>Открыть свой kernel</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Открыть файл…</translation>
    </message>
    <message>
        <source>Choose a folder of kernels…</source>
        <translation>Выбрать папку с kernel&apos;ами…</translation>
    </message>
    <message>
        <source>Drop a file here: a kernel (.cl), a launch file (.sim) or a recording (.lks). Lockstep guesses the launch of a kernel, and you can change it.</source>
        <translation>Перетащите сюда файл: kernel (.cl), файл запуска (.sim) или запись (.lks). Запуск kernel&apos;а Lockstep подбирает сам, его можно изменить.</translation>
    </message>
    <message>
        <source>There are no kernels in %1.</source>
        <translation>В папке %1 нет kernel&apos;ов.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::PanelDock</name>
    <message>
        <source>Float %1</source>
        <translation>Открепить: %1</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>Закрыть: %1</translation>
    </message>
    <message>
        <source>Make %1 larger or smaller</source>
        <translation>Увеличить или уменьшить: %1</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ParametersPanel</name>
    <message>
        <source>Apply</source>
        <translation>Применить</translation>
    </message>
    <message>
        <source>A sweep on this device recommends %1.</source>
        <translation>Перебор на этом устройстве рекомендует %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>default file</source>
        <translation>файл по умолчанию</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Выберите файл</translation>
    </message>
    <message>
        <source>Files (%1)</source>
        <translation>Файлы (%1)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>parameter; why its value cannot be run</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>not run yet · the views show %1</source>
        <translation>ещё не выполнено · виды показывают %1</translation>
    </message>
    <message numerus="yes">
        <source>Measured median %1, the best of %Ln combination(s) on %2</source>
        <translation>
            <numerusform>Измеренная медиана %1, лучшая из %Ln комбинации на %2</numerusform>
            <numerusform>Измеренная медиана %1, лучшая из %Ln комбинаций на %2</numerusform>
            <numerusform>Измеренная медиана %1, лучшая из %Ln комбинаций на %2</numerusform>
        </translation>
    </message>
    <message>
        <source>A sweep on this device recommends the current settings, %1.</source>
        <translation>Перебор на этом устройстве рекомендует текущие настройки, %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not allowed. Allowed: %2</source>
        <comment>what was typed; what may be</comment>
        <translation>«%1» не допускается. Допустимо: %2</translation>
    </message>
    <message>
        <source>%1: the values of the input array, separated by spaces. The size is the number of values.</source>
        <translation>%1: числа входного массива через пробел. Размер равен их количеству.</translation>
    </message>
    <message>
        <source>generated</source>
        <translation>сгенерированы</translation>
    </message>
    <message>
        <source>not run yet · the views show generated values</source>
        <translation>ещё не выполнено · виды показывают сгенерированные значения</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::PhotoPanel</name>
    <message>
        <source>First difference</source>
        <translation>Первое различие</translation>
    </message>
    <message>
        <source>Go to the time when the runs start to differ</source>
        <translation>Перейти к моменту, когда прогоны расходятся</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::PhotoView</name>
    <message>
        <source>Photo finish</source>
        <translation>Фотофиниш</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::PictureExport</name>
    <message>
        <source>Picture copied to the clipboard</source>
        <translation>Рисунок скопирован в буфер обмена</translation>
    </message>
    <message>
        <source>Export the picture</source>
        <translation>Экспорт рисунка</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Сохранено: %1</translation>
    </message>
    <message>
        <source>The picture will be ready when the simulation has finished</source>
        <translation>Рисунок будет готов, когда закончится симуляция</translation>
    </message>
    <message>
        <source>The picture was not exported, because another run was shown before the simulation had finished</source>
        <translation>Рисунок не экспортирован, потому что до конца симуляции был показан другой прогон</translation>
    </message>
    <message>
        <source>Name of the new folder</source>
        <translation>Имя новой папки</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::PlaceActions</name>
    <message>
        <source>Run kernels from a link</source>
        <translation>Выполнить kernel&apos;ы из ссылки</translation>
    </message>
    <message>
        <source>This link runs kernels from these files:</source>
        <translation>Эта ссылка выполняет kernel&apos;ы из этих файлов:</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Выполнить</translation>
    </message>
    <message>
        <source>Run these kernels only if you know where the files come from.</source>
        <translation>Выполняйте эти kernel&apos;ы, только если знаете, откуда эти файлы.</translation>
    </message>
    <message>
        <source>This link opens these files:</source>
        <translation>Эта ссылка открывает файлы:</translation>
    </message>
    <message>
        <source>Open files from a link</source>
        <translation>Открыть файлы по ссылке</translation>
    </message>
    <message>
        <source>Open these files only if you know where the link comes from.</source>
        <translation>Открывайте эти файлы, только если знаете, откуда взята ссылка.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::PlanBar</name>
    <message>
        <source>%1 behind the plan of %2</source>
        <comment>two times</comment>
        <translation>Отставание от плана: %1 (весь план: %2)</translation>
    </message>
    <message>
        <source>%1 ahead of the plan of %2</source>
        <comment>two times</comment>
        <translation>Опережение плана: %1 (весь план: %2)</translation>
    </message>
    <message>
        <source>On time. Planned: %1</source>
        <comment>a time</comment>
        <translation>Точно по плану. Весь план: %1</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>План по времени</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::PresentationWindows</name>
    <message>
        <source>Save the slide</source>
        <translation>Сохранить слайд</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>Рисунки PNG (*.png)</translation>
    </message>
    <message>
        <source>The slide was not saved</source>
        <translation>Слайд не сохранён</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::PresenterBar</name>
    <message>
        <source>End</source>
        <translation>Завершить</translation>
    </message>
    <message>
        <source>End the presentation (Esc)</source>
        <translation>Завершить презентацию (Esc)</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Экран</translation>
    </message>
    <message>
        <source>The screen that the audience sees</source>
        <translation>Экран, который видят слушатели</translation>
    </message>
    <message>
        <source>Swap screens</source>
        <translation>Поменять экраны местами</translation>
    </message>
    <message>
        <source>%1: %2 × %3</source>
        <comment>name of a screen; its size in pixels</comment>
        <translation>%1: %2 × %3</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Во весь экран</translation>
    </message>
    <message>
        <source>This state</source>
        <translation>Это состояние</translation>
    </message>
    <message>
        <source>Since the start</source>
        <translation>С начала</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Stop the timers</source>
        <translation>Остановить таймеры</translation>
    </message>
    <message>
        <source>The time of day</source>
        <translation>Текущее время</translation>
    </message>
    <message>
        <source>BLANK</source>
        <comment>what the audience sees</comment>
        <translation>ПУСТО</translation>
    </message>
    <message>
        <source>FROZEN</source>
        <comment>what the audience sees</comment>
        <translation>СТОП-КАДР</translation>
    </message>
    <message>
        <source>LIVE</source>
        <comment>what the audience sees</comment>
        <translation>В ЭФИРЕ</translation>
    </message>
    <message>
        <source>The audience sees an empty slide. Press B to show it again.</source>
        <translation>Слушатели видят пустой слайд. Чтобы снова показать содержимое, нажмите B.</translation>
    </message>
    <message>
        <source>The slide of the audience does not change while you look at other slides. Press Enter to show yours.</source>
        <translation>У слушателей остаётся прежний слайд, пока вы смотрите другие. Нажмите Enter, чтобы показать им ваш.</translation>
    </message>
    <message>
        <source>The audience sees each step immediately.</source>
        <translation>Слушатели сразу видят каждый шаг.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::PresenterWindow</name>
    <message>
        <source>Lockstep: presenter</source>
        <translation>Lockstep: докладчик</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>План</translation>
    </message>
    <message>
        <source>The audience sees now</source>
        <translation>Сейчас видят слушатели</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Далее</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>Голоса</translation>
    </message>
    <message>
        <source>Caption and notes</source>
        <translation>Подпись и заметки</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Заметки</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::PresetBox</name>
    <message>
        <source>The preset of the device that runs the kernels; for a CPU, which has no warps, the educational preset</source>
        <translation>Пресет устройства, на котором выполняются kernel&apos;ы; для CPU, в котором нет варпов, — учебный пресет</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ProgressActions</name>
    <message>
        <source>Save progress for the teacher</source>
        <translation>Сохранить прогресс для преподавателя</translation>
    </message>
    <message>
        <source>Your name:</source>
        <translation>Ваше имя:</translation>
    </message>
    <message>
        <source>The progress was not saved, because your teacher needs your name.</source>
        <translation>Прогресс не сохранён, потому что преподавателю нужно ваше имя.</translation>
    </message>
    <message>
        <source>Progress (*.json)</source>
        <translation>Прогресс (*.json)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Сохранено: %1</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ProgressDisplay</name>
    <message>
        <source>%1, %2 of %3</source>
        <comment>experiment; its number; how many are run</comment>
        <translation>%1, %2 из %3</translation>
    </message>
    <message>
        <source>Running %1</source>
        <translation>Выполняется %1</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Сохраняется %1</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ProgressSegments</name>
    <message numerus="yes">
        <source>%Ln page(s) done</source>
        <translation>
            <numerusform>Пройдена %Ln страница</numerusform>
            <numerusform>Пройдено %Ln страницы</numerusform>
            <numerusform>Пройдено %Ln страниц</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::RacePage</name>
    <message>
        <source>Add a run</source>
        <translation>Добавить прогон</translation>
    </message>
    <message>
        <source>The runs could not be simulated.</source>
        <translation>Не удалось симулировать прогоны.</translation>
    </message>
    <message>
        <source>The race was cancelled. Open this view again to start it.</source>
        <translation>Забег отменён. Чтобы начать его, откройте этот вид снова.</translation>
    </message>
    <message>
        <source>Run all variants</source>
        <translation>Выполнить все варианты</translation>
    </message>
    <message>
        <source>A race has at most four runs.</source>
        <translation>В забеге может быть не больше четырёх прогонов.</translation>
    </message>
    <message>
        <source>A run is no longer available. Run it again.</source>
        <translation>Один из прогонов больше недоступен. Выполните его снова.</translation>
    </message>
    <message>
        <source>Select two to four runs under &quot;Side by side&quot;, or add a run here, to see them on the same time axis.</source>
        <translation>Выберите от двух до четырёх прогонов в виде «Рядом» или добавьте прогон здесь, чтобы увидеть их на общей шкале времени.</translation>
    </message>
    <message>
        <source>Simulating the runs</source>
        <translation>Симуляция прогонов</translation>
    </message>
    <message>
        <source>The compared runs on the same modelled time axis.</source>
        <translation>Сравниваемые прогоны на общей шкале времени модели.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::RaceTable</name>
    <message>
        <source>Result so far</source>
        <translation>Текущий результат</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Прогон</translation>
    </message>
    <message>
        <source>Cycles</source>
        <translation>Такты</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Отставание</translation>
    </message>
    <message>
        <source>Warp steps</source>
        <translation>Варп-итерации</translation>
    </message>
    <message>
        <source>Bank conflicts</source>
        <translation>Конфликты банков</translation>
    </message>
    <message>
        <source>Barrier cycles</source>
        <translation>Такты у барьеров</translation>
    </message>
    <message>
        <source>The modelled time of all launches of the run</source>
        <translation>Время всех запусков прогона по модели</translation>
    </message>
    <message>
        <source>How much later this run finishes than the fastest run, and the ratio of their times</source>
        <translation>Насколько позже самого быстрого прогона он завершается и каково отношение их времени</translation>
    </message>
    <message>
        <source>Passes of local memory beyond the minimum, for reads, writes and atomics (counted)</source>
        <translation>Проходы локальной памяти сверх минимума при чтении, записи и атомарных операциях (подсчитано)</translation>
    </message>
    <message>
        <source>Cycles in which warps wait at barriers, summed over all warps (modelled)</source>
        <translation>Такты, в которых варпы ждут у барьеров, сумма по всем варпам (по модели)</translation>
    </message>
    <message>
        <source>running</source>
        <translation>выполняется</translation>
    </message>
    <message>
        <source>model</source>
        <translation>модель</translation>
    </message>
    <message>
        <source>trace</source>
        <translation>трасса</translation>
    </message>
    <message>
        <source>From</source>
        <comment>where a figure comes from</comment>
        <translation>Откуда</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::RaceTransport</name>
    <message>
        <source>Photo finish</source>
        <translation>Фотофиниш</translation>
    </message>
    <message>
        <source>Speed of the race</source>
        <translation>Скорость забега</translation>
    </message>
    <message>
        <source>How much modelled time passes per second</source>
        <translation>Сколько времени по модели проходит за секунду</translation>
    </message>
    <message>
        <source>Time of the race</source>
        <translation>Время забега</translation>
    </message>
    <message>
        <source>Go to the time when the fastest run finishes (P)</source>
        <translation>Перейти к моменту, когда завершается самый быстрый прогон (P)</translation>
    </message>
    <message>
        <source>Start of the race (Home)</source>
        <translation>Начало забега (Home)</translation>
    </message>
    <message>
        <source>One cycle back (←)</source>
        <translation>На такт назад (←)</translation>
    </message>
    <message>
        <source>Play or pause the race (Space)</source>
        <translation>Пуск или пауза забега (Space)</translation>
    </message>
    <message>
        <source>One cycle forward (→)</source>
        <translation>На такт вперёд (→)</translation>
    </message>
    <message>
        <source>End of the race (End)</source>
        <translation>Конец забега (End)</translation>
    </message>
    <message>
        <source>%1 / s</source>
        <comment>modelled time per second</comment>
        <translation>%1 / s</translation>
    </message>
    <message>
        <source>Cycle %1</source>
        <translation>Такт %1</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::RaceView</name>
    <message>
        <source>Race</source>
        <translation>Забег</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::Rail</name>
    <message>
        <source>Panels</source>
        <translation>Панели</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::RecentPart</name>
    <message>
        <source>Recent files</source>
        <translation>Недавние файлы</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>Очистить список</translation>
    </message>
    <message>
        <source>Locate…</source>
        <translation>Найти…</translation>
    </message>
    <message>
        <source>Locate %1</source>
        <translation>Найти %1</translation>
    </message>
    <message>
        <source>Files that you open are listed here.</source>
        <translation>Здесь появятся файлы, которые вы откроете.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::RoundChart</name>
    <message>
        <source>Active lanes as a share of all lanes of the warps that access memory in this round (counted)</source>
        <translation>Активные дорожки как доля всех дорожек варпов, которые в этом раунде обращаются к памяти (подсчитано)</translation>
    </message>
    <message>
        <source>Active lanes per access</source>
        <translation>Активных дорожек на обращение</translation>
    </message>
    <message>
        <source>Local write passes</source>
        <translation>Проходы локальной записи</translation>
    </message>
    <message>
        <source>No memory access was recorded.</source>
        <translation>Обращения к памяти не записаны.</translation>
    </message>
    <message>
        <source>step</source>
        <translation>шаг</translation>
    </message>
    <message>
        <source>round</source>
        <translation>раунд</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>проходы</translation>
    </message>
    <message>
        <source>loop %1: %2</source>
        <comment>its number; its rounds: round k</comment>
        <translation>цикл %1: %2</translation>
    </message>
    <message>
        <source>Bank passes that local-memory writes take in this round (counted)</source>
        <translation>Проходы по банкам, которые в этом раунде нужны записям в локальную память (подсчитано)</translation>
    </message>
    <message>
        <source>Run an experiment to see the metrics of each round (loop iteration) here.</source>
        <translation>Выполните эксперимент, чтобы увидеть здесь метрики каждого раунда (итерации цикла).</translation>
    </message>
    <message>
        <source>counted from the trace, per %1</source>
        <comment>round or step</comment>
        <translation>подсчитано по трассе, на %1</translation>
    </message>
    <message>
        <source>counted from the trace: local memory, per %1</source>
        <comment>round or step</comment>
        <translation>подсчитано по трассе: локальная память, на %1</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::RunActions</name>
    <message>
        <source>The window shows a new recording, made on this device, instead of the recording in %1. The file is unchanged. To see its recording again, open the file.</source>
        <translation>Вместо записи из %1 окно показывает новую запись, сделанную на этом устройстве. Файл не изменён. Чтобы снова увидеть его запись, откройте файл.</translation>
    </message>
    <message>
        <source>Choose an experiment first, then copy its kernel</source>
        <translation>Сначала выберите эксперимент, затем скопируйте его kernel</translation>
    </message>
    <message>
        <source>Edit a copy of the kernel</source>
        <translation>Изменить копию kernel&apos;а</translation>
    </message>
    <message>
        <source>Kernels (*.cl)</source>
        <translation>Kernel&apos;ы (*.cl)</translation>
    </message>
    <message>
        <source>A sweep is running. Wait until it has finished, or cancel it</source>
        <translation>Идёт перебор. Дождитесь его конца или отмените его</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::RunNotices</name>
    <message>
        <source>%1 – Lockstep</source>
        <translation>%1 — Lockstep</translation>
    </message>
    <message>
        <source>%1 (edited) – Lockstep</source>
        <translation>%1 (с правками) — Lockstep</translation>
    </message>
    <message>
        <source>%1 (not run) – Lockstep</source>
        <translation>%1 (не выполнено) — Lockstep</translation>
    </message>
    <message>
        <source>Recording %1…</source>
        <translation>Идёт запись: %1…</translation>
    </message>
    <message>
        <source>Recording %1… The views still show the previous run.</source>
        <translation>Идёт запись: %1… Виды по-прежнему показывают предыдущий прогон.</translation>
    </message>
    <message>
        <source>The edited kernel could not be run. The views show the run before the edit.</source>
        <translation>Не удалось выполнить изменённый kernel. Виды показывают прогон до правки.</translation>
    </message>
    <message>
        <source>The run of the edited kernel was cancelled. The views show the run before the edit.</source>
        <translation>Прогон изменённого kernel&apos;а отменён. Виды показывают прогон до правки.</translation>
    </message>
    <message>
        <source>The views show the run before the edit. To update them, run the kernel (F5).</source>
        <translation>Виды показывают прогон до правки. Чтобы обновить их, выполните kernel (F5).</translation>
    </message>
    <message>
        <source>%1 could not be run. The views still show %2.</source>
        <translation>Не удалось выполнить: %1. Виды по-прежнему показывают: %2.</translation>
    </message>
    <message>
        <source>The run of %1 was cancelled. The views still show %2.</source>
        <translation>Прогон отменён: %1. Виды по-прежнему показывают: %2.</translation>
    </message>
    <message>
        <source>%1 has not been run yet. The views still show %2.</source>
        <translation>Ещё не выполнено: %1. Виды по-прежнему показывают: %2.</translation>
    </message>
    <message>
        <source>Showing the run before the edit</source>
        <translation>Показан прогон до правки</translation>
    </message>
    <message>
        <source>Showing an older run: %1</source>
        <translation>Показан более ранний прогон: %1</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::SceneView</name>
    <message>
        <source>Run the kernel (F5) to record its accesses</source>
        <translation>Выполните kernel (F5), чтобы записать его обращения</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ScrubBar</name>
    <message>
        <source>Steps</source>
        <translation>Шаги</translation>
    </message>
    <message>
        <source>Click or drag to go to a step; bars mark barriers</source>
        <translation>Щёлкните или перетащите, чтобы перейти к шагу; полоски отмечают барьеры</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::SourceCounterColumns</name>
    <message>
        <source>Counters of each line</source>
        <translation>Счётчики каждой строки</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::SourceCounterHead</name>
    <message>
        <source>Heads of the counters</source>
        <translation>Заголовки счётчиков</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::SourcePanel</name>
    <message>
        <source>Line</source>
        <translation>Строка</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Код</translation>
    </message>
    <message>
        <source>Kernel source</source>
        <translation>Код kernel&apos;а</translation>
    </message>
    <message>
        <source>This launch</source>
        <translation>Этот запуск</translation>
    </message>
    <message>
        <source>All launches</source>
        <translation>Все запуски</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Счётчики</translation>
    </message>
    <message>
        <source>Launches included in the line counters</source>
        <translation>Запуски, которые входят в счётчики строк</translation>
    </message>
    <message>
        <source>Changed since the last run</source>
        <translation>Изменено после последнего прогона</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::SplitTags</name>
    <message>
        <source>Sides of the branch at line ends</source>
        <translation>Стороны ветвления в конце строк</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::StagePane</name>
    <message>
        <source>step %1 of %2: %3</source>
        <comment>number; count; what happens</comment>
        <translation>шаг %1 из %2: %3</translation>
    </message>
    <message>
        <source>waiting, because this run has no matching step · %1</source>
        <comment>what it shows meanwhile</comment>
        <translation>ждёт, потому что в этом прогоне нет соответствующего шага · %1</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::StartActions</name>
    <message>
        <source>%1 was not found.</source>
        <translation>Файл %1 не найден.</translation>
    </message>
    <message>
        <source>Locate %1</source>
        <translation>Найти %1</translation>
    </message>
    <message>
        <source>Choose a folder of kernels</source>
        <translation>Выбрать папку с kernel&apos;ами</translation>
    </message>
    <message>
        <source>Kernels, launch files, recordings and lessons (*.cl *.sim *.lks *.lockstep-lesson);;All files (*)</source>
        <translation>Kernel&apos;ы, файлы запуска, записи и уроки (*.cl *.sim *.lks *.lockstep-lesson);;Все файлы (*)</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::StartPage</name>
    <message>
        <source>Nothing found. Try fewer words.</source>
        <translation>Ничего не найдено. Сократите запрос.</translation>
    </message>
    <message>
        <source>Show this page at startup</source>
        <translation>Показывать эту страницу при запуске программы</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>What shall we look at?</source>
        <translation>Что посмотрим?</translation>
    </message>
    <message>
        <source>Filter (/)</source>
        <translation>Фильтр (/)</translation>
    </message>
    <message>
        <source>Filter the start page</source>
        <translation>Фильтр страницы «Начало»</translation>
    </message>
    <message>
        <source>F6: next part. Arrow keys: move inside a part. Enter: open. %1: show or hide this page.</source>
        <comment>%1: a shortcut</comment>
        <translation>F6: следующая часть. Клавиши со стрелками: перемещение внутри части. Enter: открыть. %1: показать или скрыть эту страницу.</translation>
    </message>
    <message>
        <source>Lockstep shows how a GPU executes a kernel. The examples work without a GPU.</source>
        <translation>Lockstep показывает, как GPU выполняет kernel. Примеры работают без GPU.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::StateButtons</name>
    <message>
        <source>End</source>
        <translation>Конец</translation>
    </message>
    <message>
        <source>Reveal the answer</source>
        <translation>Показать ответ</translation>
    </message>
    <message>
        <source>Ask the question</source>
        <translation>Задать вопрос</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Следующий шаг</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Следующая страница</translation>
    </message>
    <message>
        <source>Next text</source>
        <translation>Следующий текст</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::StatusLine</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>No trace yet</source>
        <translation>Трассы пока нет</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Cancel (Esc)</source>
        <translation>Отмена (Esc)</translation>
    </message>
    <message>
        <source>Trace ready</source>
        <translation>Трасса готова</translation>
    </message>
    <message>
        <source>%1 steps · %2 accesses</source>
        <translation>шагов: %1 · обращений: %2</translation>
    </message>
    <message>
        <source>OpenCL device: %1</source>
        <translation>Устройство OpenCL: %1</translation>
    </message>
    <message>
        <source>Verified: the result matches the reference</source>
        <translation>Проверено: результат совпадает с эталоном</translation>
    </message>
    <message>
        <source>Wrong: the result differs from the reference</source>
        <translation>Неверно: результат отличается от эталона</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what runs: its stage</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what runs; how long it will take</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Модель</translation>
    </message>
    <message>
        <source>%1 · only the first %2 of %3 groups logged</source>
        <translation>%1 · в журнале только первые группы: %2 из %3</translation>
    </message>
    <message>
        <source>No reference result to check against</source>
        <translation>Нет эталонного результата для проверки</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::StepActions</name>
    <message>
        <source>No conflict or divergence after this step</source>
        <translation>После этого шага нет конфликтов и дивергенции</translation>
    </message>
    <message>
        <source>No conflict or divergence before this step</source>
        <translation>До этого шага нет конфликтов и дивергенции</translation>
    </message>
    <message>
        <source>No bank conflict of this warp after this step</source>
        <translation>После этого шага у этого варпа нет конфликтов банков</translation>
    </message>
    <message>
        <source>No bank conflict of this warp before this step</source>
        <translation>До этого шага у этого варпа нет конфликтов банков</translation>
    </message>
    <message>
        <source>Go to step</source>
        <translation>Перейти к шагу</translation>
    </message>
    <message>
        <source>Step (1 to %1):</source>
        <translation>Шаг (от 1 до %1):</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::SweepActions</name>
    <message>
        <source>The sweep was cancelled. The results so far are kept.</source>
        <translation>Перебор отменён. Полученные результаты сохранены.</translation>
    </message>
    <message>
        <source>Export the sweep</source>
        <translation>Экспорт перебора</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Сохранено: %1</translation>
    </message>
    <message>
        <source>The kernel was edited after this sweep.</source>
        <translation>После этого перебора kernel был изменён.</translation>
    </message>
    <message>
        <source>Only experiments and kernels have parameters to sweep. Choose an experiment or open a kernel</source>
        <translation>Параметры для перебора есть только у экспериментов и kernel&apos;ов. Выберите эксперимент или откройте kernel</translation>
    </message>
    <message>
        <source>The Values panel now has %1</source>
        <translation>В панели «Значения» теперь %1</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::SweepChart</name>
    <message>
        <source>Sweep</source>
        <translation>Перебор</translation>
    </message>
    <message>
        <source>Start a sweep to see its times here.</source>
        <translation>Начните перебор, чтобы увидеть здесь время комбинаций.</translation>
    </message>
    <message>
        <source>%1 · modelled: %2</source>
        <comment>experiment; figure</comment>
        <translation>%1 · по модели: %2</translation>
    </message>
    <message>
        <source>%1 · counted from the trace: %2</source>
        <comment>experiment; figure</comment>
        <translation>%1 · подсчитано по трассе: %2</translation>
    </message>
    <message>
        <source>run on %1</source>
        <comment>device</comment>
        <translation>выполнено на %1</translation>
    </message>
    <message>
        <source>%1 · measured, median and quartiles</source>
        <comment>experiment</comment>
        <translation>%1 · измерено, медиана и квартили</translation>
    </message>
    <message>
        <source>best</source>
        <translation>лучшая</translation>
    </message>
    <message>
        <source>time, %1</source>
        <comment>unit</comment>
        <translation>время, %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>ещё %Ln</numerusform>
            <numerusform>ещё %Ln</numerusform>
            <numerusform>ещё %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Measuring. The times are shown when the sweep has finished.</source>
        <translation>Идёт измерение. Время появится, когда закончится перебор.</translation>
    </message>
    <message>
        <source>%1 · measured median; a frame marks the recommended one</source>
        <comment>experiment</comment>
        <translation>%1 · измеренная медиана; рамкой отмечена рекомендуемая</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::SweepPage</name>
    <message>
        <source>Sweep</source>
        <translation>Перебор</translation>
    </message>
    <message>
        <source>Start the sweep</source>
        <translation>Начать перебор</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>Экспорт CSV…</translation>
    </message>
    <message>
        <source>Export JSON…</source>
        <translation>Экспорт JSON…</translation>
    </message>
    <message>
        <source>Vary</source>
        <translation>Менять</translation>
    </message>
    <message>
        <source>and</source>
        <translation>и</translation>
    </message>
    <message>
        <source>Sweep of %1</source>
        <translation>Перебор: %1</translation>
    </message>
    <message>
        <source>The sweep starts when the current run has finished.</source>
        <translation>Перебор начнётся, когда закончится текущий прогон.</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Запуск перебора</translation>
    </message>
    <message>
        <source>Combination %1 of %2: %3 – %4</source>
        <comment>the third is the combination, the fourth what it does</comment>
        <translation>Комбинация %1 из %2: %3 — %4</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Применить</translation>
    </message>
    <message>
        <source>Use the recommended values in the Values panel</source>
        <translation>Задать рекомендуемые значения в панели «Значения»</translation>
    </message>
    <message>
        <source>All other parameters keep their values from the Values panel.</source>
        <translation>Все остальные параметры сохраняют значения из панели «Значения».</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::SweepTable</name>
    <message>
        <source>Combinations</source>
        <translation>Комбинации</translation>
    </message>
    <message>
        <source>median</source>
        <translation>медиана</translation>
    </message>
    <message>
        <source>quartiles</source>
        <translation>квартили</translation>
    </message>
    <message>
        <source>vs. best</source>
        <translation>к лучшей</translation>
    </message>
    <message>
        <source>result</source>
        <translation>результат</translation>
    </message>
    <message>
        <source>Name on the command line: %1</source>
        <comment>a parameter&apos;s name there</comment>
        <translation>Имя в командной строке: %1</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Измерено</translation>
    </message>
    <message>
        <source>Modelled: %1</source>
        <translation>По модели: %1</translation>
    </message>
    <message>
        <source>Counted from the trace: %1</source>
        <translation>Подсчитано по трассе: %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>от %1 до %2</translation>
    </message>
    <message>
        <source>no clear difference</source>
        <translation>нет явной разницы</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::TaskActions</name>
    <message>
        <source>Open the kernel of this task as a file, and edit it there.</source>
        <translation>Откройте kernel этого задания как файл и измените его там.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::TaskBlock</name>
    <message>
        <source>Edit the kernel</source>
        <translation>Изменить kernel</translation>
    </message>
    <message>
        <source>Change the values</source>
        <translation>Изменить значения</translation>
    </message>
    <message>
        <source>Change the hardware</source>
        <translation>Изменить оборудование</translation>
    </message>
    <message>
        <source>Check the task</source>
        <translation>Проверить задание</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Проверка…</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ToolBar</name>
    <message>
        <source>Tools</source>
        <translation>Инструменты</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>a command; its shortcut</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Theme, text size and language</source>
        <translation>Тема, размер текста и язык</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::TransportBar</name>
    <message>
        <source>%1 / %2</source>
        <comment>the step, emphasised; how many there are</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>the step, emphasised; how many there are</comment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Шаг %1</translation>
    </message>
    <message>
        <source>Single step</source>
        <translation>Один шаг</translation>
    </message>
    <message>
        <source>Memory access</source>
        <translation>Обращение к памяти</translation>
    </message>
    <message>
        <source>Source line</source>
        <translation>Строка кода</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>Barrier</source>
        <translation>Барьер</translation>
    </message>
    <message>
        <source>Cycle (model)</source>
        <translation>Такт (модель)</translation>
    </message>
    <message>
        <source>%1 / s</source>
        <translation>%1 / s</translation>
    </message>
    <message>
        <source>max</source>
        <translation>макс</translation>
    </message>
    <message>
        <source>First step (Home)</source>
        <translation>Первый шаг (Home)</translation>
    </message>
    <message>
        <source>Step back (←)</source>
        <translation>Шаг назад (←)</translation>
    </message>
    <message>
        <source>Step forward (→)</source>
        <translation>Шаг вперёд (→)</translation>
    </message>
    <message>
        <source>Last step (End)</source>
        <translation>Последний шаг (End)</translation>
    </message>
    <message>
        <source>Step unit</source>
        <translation>Размер шага</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>Steps per second ([ slower, ] faster)</source>
        <translation>Шагов в секунду ([ медленнее, ] быстрее)</translation>
    </message>
    <message>
        <source>▮▮ barrier</source>
        <translation>▮▮ барьер</translation>
    </message>
    <message>
        <source>Loop (L)</source>
        <translation>По кругу (L)</translation>
    </message>
    <message>
        <source>Play or pause (Space), play backwards (Shift+Space)</source>
        <translation>Пуск или пауза (Space), воспроизведение в обратном порядке (Shift+Space)</translation>
    </message>
    <message>
        <source>Press %1 to go to a step</source>
        <comment>%1: a shortcut</comment>
        <translation>Нажмите %1, чтобы перейти к шагу</translation>
    </message>
    <message>
        <source>More playback controls</source>
        <translation>Ещё кнопки воспроизведения</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::TryActions</name>
    <message>
        <source>The source of this recording is not open. Open its kernel file, and run it.</source>
        <translation>Код этой записи не открыт. Откройте файл её kernel&apos;а и выполните его.</translation>
    </message>
    <message>
        <source>in the editor; %1 changes only when you save it</source>
        <translation>в редакторе; %1 изменится только при сохранении</translation>
    </message>
    <message>
        <source>in a copy of %1; the experiment does not change</source>
        <translation>в копии %1; эксперимент не меняется</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::TryFoot</name>
    <message>
        <source>As recorded</source>
        <translation>Как записано</translation>
    </message>
    <message>
        <source>Next without conflicts</source>
        <translation>Следующая без конфликтов</translation>
    </message>
    <message>
        <source>Show recorded</source>
        <translation>Показать записанную</translation>
    </message>
    <message>
        <source>Apply to a copy</source>
        <translation>Применить к копии</translation>
    </message>
    <message>
        <source>Run it</source>
        <translation>Выполнить</translation>
    </message>
    <message>
        <source>Choose the recorded layout (Home)</source>
        <translation>Выбрать записанную раскладку (Home)</translation>
    </message>
    <message>
        <source>Choose the next padding that leaves no conflict (N)</source>
        <translation>Выбрать следующий паддинг, при котором не остаётся конфликтов (N)</translation>
    </message>
    <message>
        <source>Switch between the recorded and the chosen layout (A)</source>
        <translation>Переключить записанную и выбранную раскладку (A)</translation>
    </message>
    <message>
        <source>Change the layout in a copy of the source, and show the changed lines</source>
        <translation>Изменить раскладку в копии кода и показать изменённые строки</translation>
    </message>
    <message>
        <source>← → one word · N next without conflicts · Home as recorded · A show recorded</source>
        <translation>← → одно слово · N следующая без конфликтов · Home как записано · A показать записанную</translation>
    </message>
    <message>
        <source>Change a copy of the source, run it, and compare it with this run</source>
        <translation>Изменить копию исходного кода, выполнить её и сравнить с этим прогоном</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::TryHead</name>
    <message>
        <source>Elements per row</source>
        <translation>Элементов в строке</translation>
    </message>
    <message>
        <source>Array</source>
        <translation>Массив</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>неизвестно</translation>
    </message>
    <message>
        <source>%1 · line %2</source>
        <translation>%1 · строка %2</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::TryPage</name>
    <message>
        <source>Layouts</source>
        <translation>Раскладки</translation>
    </message>
    <message>
        <source>Run the kernel (F5) to record its accesses</source>
        <translation>Выполните kernel (F5), чтобы записать его обращения</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Подсчёт…</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::TryView</name>
    <message>
        <source>Layouts</source>
        <translation>Раскладки</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::TwinBlock</name>
    <message>
        <source>Try a similar question</source>
        <translation>Ещё один похожий вопрос</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::UnsavedEdits</name>
    <message>
        <source>Lockstep closed before your edits to these kernels were saved: %1. Open a kernel to restore its edits.</source>
        <translation>Lockstep завершился до того, как были сохранены изменения в этих kernel&apos;ах: %1. Откройте kernel, чтобы продолжить с его изменениями.</translation>
    </message>
    <message>
        <source>Edited kernels</source>
        <translation>Изменённые kernel&apos;ы</translation>
    </message>
    <message numerus="yes">
        <source>%Ln kernel(s) were edited and not saved: %1.</source>
        <translation>
            <numerusform>%Ln kernel изменён и не сохранён: %1.</numerusform>
            <numerusform>%Ln kernel&apos;а изменены и не сохранены: %1.</numerusform>
            <numerusform>%Ln kernel&apos;ов изменены и не сохранены: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::VariantChart</name>
    <message>
        <source>Bytes that the accesses request (counted), divided by the median time (measured)</source>
        <translation>Байты, запрошенные обращениями (подсчитано), делённые на медианное время (измерено)</translation>
    </message>
    <message>
        <source>Requests to global and local memory, and bank conflicts (counted)</source>
        <translation>Запросы к глобальной и локальной памяти и конфликты банков (подсчитано)</translation>
    </message>
    <message>
        <source>Measured time</source>
        <translation>Измеренное время</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Пропускная способность</translation>
    </message>
    <message>
        <source>Requests and bank conflicts</source>
        <translation>Запросы и конфликты банков</translation>
    </message>
    <message>
        <source>Lane efficiency</source>
        <translation>Эффективность дорожек</translation>
    </message>
    <message>
        <source>million</source>
        <translation>миллионы</translation>
    </message>
    <message>
        <source>thousand</source>
        <translation>тысячи</translation>
    </message>
    <message>
        <source>%</source>
        <comment>per cent</comment>
        <translation>%</translation>
    </message>
    <message>
        <source>Run an experiment to see the measured times of its kernels here.</source>
        <translation>Выполните эксперимент, чтобы увидеть здесь измеренное время его kernel&apos;ов.</translation>
    </message>
    <message>
        <source>Run an experiment to see the counts of its memory accesses here.</source>
        <translation>Выполните эксперимент, чтобы увидеть здесь число его обращений к памяти.</translation>
    </message>
    <message>
        <source>None of these runs was timed.</source>
        <translation>Время этих прогонов не измерялось.</translation>
    </message>
    <message>
        <source>Runs with findings or a wrong result have no bar.</source>
        <translation>У прогонов с находками или неверным результатом нет столбца.</translation>
    </message>
    <message>
        <source>no clear difference between %1 and %2</source>
        <comment>letters of runs</comment>
        <translation>нет явной разницы между %1 и %2</translation>
    </message>
    <message>
        <source>counted from the trace: share of active lanes</source>
        <translation>подсчитано по трассе: доля активных дорожек</translation>
    </message>
    <message>
        <source>counted from the trace · filled: requests, hollow: conflicts</source>
        <translation>подсчитано по трассе · закрашено: запросы, контур: конфликты</translation>
    </message>
    <message>
        <source>measured: requested bytes / time</source>
        <translation>измерено: запрошенные байты / время</translation>
    </message>
    <message numerus="yes">
        <source>measured: median, quartiles, %Ln run(s)</source>
        <translation>
            <numerusform>измерено: медиана, квартили, %Ln прогон</numerusform>
            <numerusform>измерено: медиана, квартили, %Ln прогона</numerusform>
            <numerusform>измерено: медиана, квартили, %Ln прогонов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>quartiles</comment>
        <translation>%1–%2</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ViewActions</name>
    <message>
        <source>About Lockstep</source>
        <translation>О программе Lockstep</translation>
    </message>
    <message>
        <source>Lockstep %1 shows how a GPU executes a kernel and moves its data.

GPL-3.0-or-later</source>
        <translation>Lockstep %1 показывает, как GPU выполняет kernel и перемещает его данные.

GPL-3.0-or-later</translation>
    </message>
    <message>
        <source>All views</source>
        <translation>Все виды</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ViewBox</name>
    <message>
        <source>View</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>The view to show</source>
        <translation>Какой вид показать</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a tab and its view</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ViewGroup</name>
    <message>
        <source>Views</source>
        <translation>Виды</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::VotePanel</name>
    <message>
        <source>Clear</source>
        <translation>Очистить</translation>
    </message>
    <message>
        <source>Show votes</source>
        <translation>Показать голоса</translation>
    </message>
    <message>
        <source>Ask again elsewhere</source>
        <translation>Спросить снова в другом месте</translation>
    </message>
    <message>
        <source>%1 (right)</source>
        <comment>an answer</comment>
        <translation>%1 (верно)</translation>
    </message>
    <message>
        <source>Votes for %1: %2</source>
        <comment>a letter; an answer</comment>
        <translation>Голоса за %1: %2</translation>
    </message>
    <message>
        <source>There is nothing to ask at this step.</source>
        <translation>На этом шаге спросить не о чем.</translation>
    </message>
    <message>
        <source>Questions are off. Press Q to ask one before a step of each round.</source>
        <translation>Вопросы выключены. Нажмите Q, чтобы в каждом раунде перед одним из шагов задавать вопрос.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln vote(s), %1 right</source>
        <translation>
            <numerusform>%Ln голос, верных: %1</numerusform>
            <numerusform>%Ln голоса, верных: %1</numerusform>
            <numerusform>%Ln голосов, верных: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer than 7 of 10 are right.</source>
        <translation>Верных ответов меньше 7 из 10.</translation>
    </message>
    <message>
        <source>This question has no letters to vote for.</source>
        <translation>В этом вопросе нет букв, за которые можно голосовать.</translation>
    </message>
    <message>
        <source>For each raised hand, press the number of its answer (1 to %1).</source>
        <translation>За каждую поднятую руку нажмите клавишу с номером ответа (от 1 до %1).</translation>
    </message>
</context>
</TS>
