<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR">
<context>
    <name>Account</name>
    <message>
        <source>%1 of the scheduler cycles are spent on bank conflicts, mainly at %3. Removing them would save %2 of the modelled time.</source>
        <translation>%1 dos ciclos dos escalonadores são conflitos de bancos de memória (principal origem: %3). Eliminá-los economizaria %2 do tempo modelado.</translation>
    </message>
    <message>
        <source>%1 of the scheduler cycles are spent waiting for global memory. Coalesced accesses, mainly at %3, would save %2 of the modelled time.</source>
        <translation>%1 dos ciclos dos escalonadores são gastos à espera da memória global. Acessos coalescidos, sobretudo neste ponto (%3), economizariam %2 do tempo modelado.</translation>
    </message>
    <message>
        <source>%1 of the scheduler cycles are spent on divergence, mainly at %3. Removing it would save %2 of the modelled time.</source>
        <translation>%1 dos ciclos dos escalonadores são divergência (principal origem: %3). Eliminá-la economizaria %2 do tempo modelado.</translation>
    </message>
    <message>
        <source>%1 of the scheduler cycles are spent waiting at barriers, most of them at %3. Removing the barriers would save %2 of the modelled time.</source>
        <translation>%1 dos ciclos dos escalonadores são gastos à espera em barreiras (principal origem: %3). Eliminar as barreiras economizaria %2 do tempo modelado.</translation>
    </message>
    <message>
        <source>%1 of the scheduler cycles are spent waiting for global memory, most of them at %3. Larger caches would save %2 of the modelled time.</source>
        <translation>%1 dos ciclos dos escalonadores são gastos à espera da memória global (principal origem: %3). Caches maiores economizariam %2 do tempo modelado.</translation>
    </message>
    <message>
        <source>%1 of the scheduler cycles are spent waiting for atomics, most of them at %3. Removing the queues of atomics would save %2 of the modelled time.</source>
        <translation>%1 dos ciclos dos escalonadores são gastos à espera de operações atômicas (principal origem: %3). Eliminar as filas de operações atômicas economizaria %2 do tempo modelado.</translation>
    </message>
    <message>
        <source>instructions</source>
        <translation>instruções</translation>
    </message>
    <message>
        <source>divergence</source>
        <translation>divergência</translation>
    </message>
    <message>
        <source>global memory</source>
        <translation>memória global</translation>
    </message>
    <message>
        <source>atomics</source>
        <translation>atômicas</translation>
    </message>
    <message>
        <source>bank conflicts</source>
        <translation>conflitos de bancos</translation>
    </message>
    <message>
        <source>local memory</source>
        <translation>memória local</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>barreiras</translation>
    </message>
    <message>
        <source>dependencies</source>
        <translation>dependências</translation>
    </message>
    <message>
        <source>scheduling policy</source>
        <translation>política de escalonamento</translation>
    </message>
    <message>
        <source>finished warps</source>
        <translation>warps terminados</translation>
    </message>
    <message>
        <source>start of groups</source>
        <translation>início de grupos</translation>
    </message>
    <message>
        <source>tail</source>
        <translation>cauda</translation>
    </message>
    <message>
        <source>no work</source>
        <translation>sem trabalho</translation>
    </message>
    <message>
        <source>The scheduler issues an instruction that is needed.</source>
        <translation>O escalonador emite uma instrução necessária.</translation>
    </message>
    <message>
        <source>The scheduler issues an instruction that divergence has added.</source>
        <translation>O escalonador emite uma instrução a mais, causada pela divergência.</translation>
    </message>
    <message>
        <source>Warps wait for global memory or images.</source>
        <translation>Os warps esperam pela memória global ou por imagens.</translation>
    </message>
    <message>
        <source>Warps wait for atomics.</source>
        <translation>Os warps esperam por operações atômicas.</translation>
    </message>
    <message>
        <source>Warps wait while local memory makes more passes than the minimum.</source>
        <translation>Os warps esperam enquanto a memória local faz mais passagens do que o mínimo.</translation>
    </message>
    <message>
        <source>Warps wait for local memory, without conflicts.</source>
        <translation>Os warps esperam pela memória local, sem conflitos.</translation>
    </message>
    <message>
        <source>Warps wait at a barrier.</source>
        <translation>Os warps esperam em uma barreira.</translation>
    </message>
    <message>
        <source>Warps wait for the result of an instruction.</source>
        <translation>Os warps esperam pelo resultado de uma instrução.</translation>
    </message>
    <message>
        <source>Warps are ready, but the policy selects none of them.</source>
        <translation>Há warps prontos, mas a política não seleciona nenhum deles.</translation>
    </message>
    <message>
        <source>Warps are finished, but other warps of their group are not.</source>
        <translation>Os warps terminaram, mas outros warps do seu grupo não.</translation>
    </message>
    <message>
        <source>The scheduler waits for the next group.</source>
        <translation>O escalonador espera pelo próximo grupo.</translation>
    </message>
    <message>
        <source>The scheduler is finished, but others are not.</source>
        <translation>O escalonador terminou, mas outros não.</translation>
    </message>
    <message>
        <source>The scheduler never gets a warp.</source>
        <translation>O escalonador nunca recebe um warp.</translation>
    </message>
    <message>
        <source>uncoalesced access</source>
        <translation>acesso não coalescido</translation>
    </message>
    <message>
        <source>avoidable cache misses</source>
        <translation>faltas de cache evitáveis</translation>
    </message>
    <message>
        <source>queues of atomics</source>
        <translation>filas de atômicas</translation>
    </message>
    <message>
        <source>delays between groups</source>
        <translation>atrasos entre grupos</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>linha %1</translation>
    </message>
    <message>
        <source>%1: %2, %3 cycles</source>
        <translation>%1: %2, %3 ciclos</translation>
    </message>
    <message>
        <source>%1: %2, %3 cycles, %4</source>
        <translation>%1: %2, %3 ciclos, %4</translation>
    </message>
    <message>
        <source>No single cost is worth removing: each would save less than 1 % of the modelled time. Most scheduler cycles: %1 (%2).</source>
        <translation>Nada para corrigir: nenhum custo, se eliminado sozinho, economizaria 1% do tempo modelado. Principal uso dos ciclos dos escalonadores: %1 (%2).</translation>
    </message>
    <message>
        <source>Without %1, the launch would take %2 less time.</source>
        <translation>Sem %1, o lançamento levaria %2 menos tempo.</translation>
    </message>
    <message>
        <source>Without %1 (mainly at %3), the launch would take %2 less time.</source>
        <translation>Sem %1 (principal origem: %3), o lançamento levaria %2 menos tempo.</translation>
    </message>
    <message>
        <source>No cost worth removing was found.</source>
        <translation>Nada encontrado para corrigir.</translation>
    </message>
    <message>
        <source>The launch takes %1 cycles. Most scheduler cycles: %2 (%3).</source>
        <translation>O lançamento leva %1 ciclos. Principal uso dos ciclos dos escalonadores: %2 (%3).</translation>
    </message>
    <message>
        <source>less time without %1</source>
        <translation>menos tempo sem %1</translation>
    </message>
    <message>
        <source>The launch would take %1 instead of %2 cycles.</source>
        <translation>O lançamento levaria %1 em vez de %2 ciclos.</translation>
    </message>
    <message>
        <source>of the scheduler cycles: %1</source>
        <translation>dos ciclos dos escalonadores: %1</translation>
    </message>
    <message>
        <source>Without %1, the launch would take %2 less time: %3 instead of %4 cycles.</source>
        <translation>Sem %1, o lançamento levaria %2 menos tempo: %3 em vez de %4 ciclos.</translation>
    </message>
    <message>
        <source>This cost has no share of the scheduler cycles. Removing a cost can save more than its share, because it can also shorten the waits of other warps.</source>
        <translation>Este custo não tem parte nos ciclos dos escalonadores. Eliminar um custo pode economizar mais do que a sua parte, porque também pode encurtar as esperas de outros warps.</translation>
    </message>
    <message>
        <source>The bar marks the share of this cost (%1). Removing a cost can save more than its share, because it can also shorten the waits of other warps.</source>
        <translation>A barra marca a parte deste custo (%1). Eliminar um custo pode economizar mais do que a sua parte, porque também pode encurtar as esperas de outros warps.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 of the scheduler cycles are spent on local atomics on the same word, mainly at %3. They take turns. Removing their extra passes would save %2 of the modelled time.</source>
        <translation>%1 dos ciclos dos escalonadores são operações atômicas locais na mesma palavra, que se revezam (principal origem: %3). Eliminar as passagens adicionais delas economizaria %2 do tempo modelado.</translation>
    </message>
    <message>
        <source>local atomics on the same word</source>
        <translation>operações atômicas locais na mesma palavra</translation>
    </message>
    <message>
        <source>Warps wait while local memory makes more passes than the minimum, mostly because atomics on the same word take turns.</source>
        <translation>Os warps esperam enquanto a memória local faz mais passagens do que o mínimo, sobretudo porque operações atômicas na mesma palavra se revezam.</translation>
    </message>
    <message>
        <source>extra passes of local atomics on the same word</source>
        <translation>passagens adicionais de operações atômicas locais na mesma palavra</translation>
    </message>
    <message numerus="yes">
        <source>Next: without %1, the launch would take %2 fewer cycles (%3 less time).</source>
        <translation>
            <numerusform>Próxima: sem %1, o lançamento levaria %2 ciclo a menos (%3 menos tempo).</numerusform>
            <numerusform>Próxima: sem %1, o lançamento levaria %2 ciclos a menos (%3 menos tempo).</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: without %1, the launch would take 1 fewer cycle (%3 less time).</source>
        <translation>Próxima: sem %1, o lançamento levaria 1 ciclo a menos (%3 menos tempo).</translation>
    </message>
    <message numerus="yes">
        <source>Next: without %1 (mainly at %4), the launch would take %2 fewer cycles (%3 less time).</source>
        <translation>
            <numerusform>Próxima: sem %1 (principal origem: %4), o lançamento levaria %2 ciclo a menos (%3 menos tempo).</numerusform>
            <numerusform>Próxima: sem %1 (principal origem: %4), o lançamento levaria %2 ciclos a menos (%3 menos tempo).</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: without %1 (mainly at %4), the launch would take 1 fewer cycle (%3 less time).</source>
        <translation>Próxima: sem %1 (principal origem: %4), o lançamento levaria 1 ciclo a menos (%3 menos tempo).</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>Groups do not fill their warps</source>
        <translation>Os grupos não preenchem seus warps</translation>
    </message>
    <message>
        <source>Divergent condition</source>
        <translation>Condição divergente</translation>
    </message>
    <message>
        <source>Latency is not hidden</source>
        <translation>A latência não é ocultada</translation>
    </message>
    <message>
        <source>Uncoalesced accesses</source>
        <translation>Acessos não coalescidos</translation>
    </message>
    <message>
        <source>Padding removes bank conflicts</source>
        <translation>O preenchimento elimina conflitos de bancos de memória</translation>
    </message>
    <message>
        <source>A swizzle removes bank conflicts</source>
        <translation>Um swizzle elimina conflitos de bancos de memória</translation>
    </message>
    <message>
        <source>Bank conflicts</source>
        <translation>Conflitos de bancos de memória</translation>
    </message>
    <message>
        <source>Warps wait at barriers</source>
        <translation>Warps esperam em barreiras</translation>
    </message>
    <message>
        <source>Registers limit occupancy</source>
        <translation>Os registradores limitam a ocupação</translation>
    </message>
    <message numerus="yes">
        <source>Registers limit a multiprocessor to %3 groups. With %2 registers per work-item instead of %1, %4 groups fit.</source>
        <translation>
            <numerusform>Os registradores limitam um multiprocessador a %3 grupos. Com %2 registradores por item de trabalho em vez de %1, cabem %4 grupos.</numerusform>
            <numerusform>Os registradores limitam um multiprocessador a %3 grupos. Com %2 registradores por item de trabalho em vez de %1, cabem %4 grupos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Local memory limits occupancy</source>
        <translation>A memória local limita a ocupação</translation>
    </message>
    <message numerus="yes">
        <source>Local memory limits a multiprocessor to %3 groups. With %2 bytes per group instead of %1, %4 groups fit.</source>
        <translation>
            <numerusform>A memória local limita um multiprocessador a %3 grupos. Com %2 bytes por grupo em vez de %1, cabem %4 grupos.</numerusform>
            <numerusform>A memória local limita um multiprocessador a %3 grupos. Com %2 bytes por grupo em vez de %1, cabem %4 grupos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Doubles are slow</source>
        <translation>Doubles são lentos</translation>
    </message>
    <message numerus="yes">
        <source>%1 memory accesses read or write doubles, which take twice as many bytes as floats and, on most GPUs, many times as many cycles. Use floats if they are precise enough.</source>
        <translation>
            <numerusform>%1 acesso à memória lê ou escreve um double, que ocupa o dobro dos bytes de um float e, na maioria das GPUs, leva muitas vezes mais ciclos. Use floats se a precisão deles for suficiente.</numerusform>
            <numerusform>%1 acessos à memória leem ou escrevem doubles, que ocupam o dobro dos bytes de floats e, na maioria das GPUs, levam muitas vezes mais ciclos. Use floats se a precisão deles for suficiente.</numerusform>
        </translation>
    </message>
    <message>
        <source>Full-precision math</source>
        <translation>Cálculos em precisão total</translation>
    </message>
    <message>
        <source>Group size not declared</source>
        <translation>Tamanho de grupo não declarado</translation>
    </message>
    <message numerus="yes">
        <source>The compiler does not know the group size. With __attribute__((reqd_work_group_size(%1, %2, %3))), it can allocate registers for that size, and omit barriers if a group consists of one warp. Warps reached the kernel&apos;s busiest barrier %4 times.</source>
        <translation>
            <numerusform>O compilador não conhece o tamanho do grupo. Com __attribute__((reqd_work_group_size(%1, %2, %3))), ele pode alocar registradores para esse tamanho e omitir barreiras quando um grupo tem um só warp. Chegadas de warps à barreira mais usada do kernel: %4.</numerusform>
            <numerusform>O compilador não conhece o tamanho do grupo. Com __attribute__((reqd_work_group_size(%1, %2, %3))), ele pode alocar registradores para esse tamanho e omitir barreiras quando um grupo tem um só warp. Chegadas de warps à barreira mais usada do kernel: %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each work-item accesses its own block</source>
        <translation>Cada item de trabalho acessa seu próprio bloco</translation>
    </message>
    <message>
        <source>All work-items do the same work</source>
        <translation>Todos os itens de trabalho fazem o mesmo trabalho</translation>
    </message>
    <message>
        <source>Atomics contend for one address</source>
        <translation>Operações atômicas disputam um endereço</translation>
    </message>
    <message>
        <source>Too few groups to hide latency</source>
        <translation>Poucos grupos para ocultar a latência</translation>
    </message>
    <message numerus="yes">
        <source>A condition diverges in %1 of %2 warp steps.</source>
        <translation>
            <numerusform>Uma condição diverge em %1 de %2 passos de warp.</numerusform>
            <numerusform>Uma condição diverge em %1 de %2 passos de warp.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 warps would hide the latency of global memory, but only %4 fit.</source>
        <translation>
            <numerusform>%3 warp ocultaria a latência da memória global, mas só cabem %4.</numerusform>
            <numerusform>%3 warps ocultariam a latência da memória global, mas só cabem %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Requests move %1 sectors instead of the minimum of %2.</source>
        <translation>
            <numerusform>As requisições transferem %1 setor em vez do mínimo de %2.</numerusform>
            <numerusform>As requisições transferem %1 setores em vez do mínimo de %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 memory accesses read or write doubles.</source>
        <translation>
            <numerusform>%1 acesso à memória lê ou escreve um double.</numerusform>
            <numerusform>%1 acessos à memória leem ou escrevem doubles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 is evaluated %1 times in full precision.</source>
        <translation>
            <numerusform>%2 é calculada %1 vez em precisão total.</numerusform>
            <numerusform>%2 é calculada %1 vezes em precisão total.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Atomics on one address cost %1 extra passes.</source>
        <translation>
            <numerusform>Operações atômicas em um mesmo endereço custam %1 passagem extra.</numerusform>
            <numerusform>Operações atômicas em um mesmo endereço custam %1 passagens extras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A group&apos;s work-items read %3 bytes that other work-items of the group also read.</source>
        <translation>
            <numerusform>Os itens de trabalho de um grupo leem %3 byte que outros itens de trabalho do grupo também leem.</numerusform>
            <numerusform>Os itens de trabalho de um grupo leem %3 bytes que outros itens de trabalho do grupo também leem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The group size (%1 work-items) is not a multiple of the warp width (%2), so only %3 % of the lanes have work. Groups of %4 work-items would fill all lanes.</source>
        <translation>
            <numerusform>O tamanho do grupo (%1 item de trabalho) não é múltiplo da largura do warp (%2), portanto apenas %3% das lanes têm trabalho. Grupos de %4 itens de trabalho preencheriam todas as lanes.</numerusform>
            <numerusform>O tamanho do grupo (%1 itens de trabalho) não é múltiplo da largura do warp (%2), portanto apenas %3% das lanes têm trabalho. Grupos de %4 itens de trabalho preencheriam todas as lanes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This condition diverges in %1 of %2 warp steps, which costs about %4 cycles. If adjacent work-items take the same path, fewer warps diverge.</source>
        <translation>
            <numerusform>Esta condição diverge em %1 de %2 passos de warp, o que custa cerca de %4 ciclos. Se itens de trabalho vizinhos seguirem o mesmo caminho, menos warps divergirão.</numerusform>
            <numerusform>Esta condição diverge em %1 de %2 passos de warp, o que custa cerca de %4 ciclos. Se itens de trabalho vizinhos seguirem o mesmo caminho, menos warps divergirão.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 issue cycles per global memory read, and a read takes %7 cycles on average. Hiding this latency takes %3 warps (%5 % of the %6 warp slots), but only %4 fit. Do more work per read, or increase the number of resident warps.</source>
        <translation>
            <numerusform>Há %1 ciclo de emissão por leitura da memória global, e uma leitura leva %7 ciclos em média. Para ocultar essa latência, são necessários %3 warps (%5% dos %6 slots de warp), mas só cabem %4. Faça mais trabalho por leitura ou aumente o número de warps residentes.</numerusform>
            <numerusform>Há %1 ciclos de emissão por leitura da memória global, e uma leitura leva %7 ciclos em média. Para ocultar essa latência, são necessários %3 warps (%5% dos %6 slots de warp), mas só cabem %4. Faça mais trabalho por leitura ou aumente o número de warps residentes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 requests move %1 sectors instead of the minimum of %2, which costs about %5 cycles. Let adjacent lanes access adjacent elements.</source>
        <translation>
            <numerusform>%3 requisições transferem %1 setor em vez do mínimo de %2, o que custa cerca de %5 ciclos. Faça lanes vizinhas acessarem elementos vizinhos.</numerusform>
            <numerusform>%3 requisições transferem %1 setores em vez do mínimo de %2, o que custa cerca de %5 ciclos. Faça lanes vizinhas acessarem elementos vizinhos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Accesses are not aligned to sectors</source>
        <translation>Os acessos não estão alinhados aos setores</translation>
    </message>
    <message numerus="yes">
        <source>Each of %3 requests touches %1 sectors instead of %2, because its elements are contiguous but do not start at a sector boundary. This costs about %4 cycles. Align the elements.</source>
        <translation>
            <numerusform>Cada uma de %3 requisições abrange %1 setor em vez de %2, porque seus elementos são contíguos, mas não começam no limite de um setor. Isso custa cerca de %4 ciclos. Alinhe os elementos.</numerusform>
            <numerusform>Cada uma de %3 requisições abrange %1 setores em vez de %2, porque seus elementos são contíguos, mas não começam no limite de um setor. Isso custa cerca de %4 ciclos. Alinhe os elementos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Storing word x of row y at index x ^ y of the row, with rows of %2 words, reduces the bank conflicts of the first group from %1 to %3. The array&apos;s conflicts cost about %4 cycles.</source>
        <translation>
            <numerusform>Guardar a palavra x da linha y no índice x ^ y da linha, com linhas de %2 palavras, reduz os conflitos de bancos de memória do primeiro grupo de %1 para %3. Os conflitos deste array custam cerca de %4 ciclos.</numerusform>
            <numerusform>Guardar a palavra x da linha y no índice x ^ y da linha, com linhas de %2 palavras, reduz os conflitos de bancos de memória do primeiro grupo de %1 para %3. Os conflitos deste array custam cerca de %4 ciclos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 bank passes are conflicts, which cost about %3 cycles. Padding or swizzling the rows would remove fewer than half of them. Let the lanes of a request access words in different banks.</source>
        <translation>
            <numerusform>%1 de %2 passagens pelos bancos é conflito, o que custa cerca de %3 ciclos. O preenchimento ou um swizzle das linhas eliminaria menos da metade dos conflitos. Faça as lanes de uma requisição acessarem palavras em bancos diferentes.</numerusform>
            <numerusform>%1 de %2 passagens pelos bancos são conflitos, que custam cerca de %3 ciclos. O preenchimento ou um swizzle das linhas eliminaria menos da metade deles. Faça as lanes de uma requisição acessarem palavras em bancos diferentes.</numerusform>
        </translation>
    </message>
    <message>
        <source>An image sampler could do the clamping</source>
        <translation>Um sampler de imagem poderia fazer o clamp do índice</translation>
    </message>
    <message numerus="yes">
        <source>The index is clamped at the border, so several lanes read the same element in %3 of %4 requests, and %1 of %2 reads are redundant. An image sampler clamps without extra code, and the image cache exploits locality in both dimensions.</source>
        <translation>
            <numerusform>O índice é limitado à borda (clamp), por isso várias lanes leem o mesmo elemento em %3 de %4 requisições, e %1 de %2 leituras é redundante. Um sampler de imagem faz esse clamp sem código adicional, e a cache de imagens aproveita a localidade nas duas dimensões.</numerusform>
            <numerusform>O índice é limitado à borda (clamp), por isso várias lanes leem o mesmo elemento em %3 de %4 requisições, e %1 de %2 leituras são redundantes. Um sampler de imagem faz esse clamp sem código adicional, e a cache de imagens aproveita a localidade nas duas dimensões.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Work-items evaluated float divisions and functions %1 times in full precision (number of source locations: %2). If less precision is enough, the build option -cl-fast-relaxed-math makes all of them faster.</source>
        <translation>
            <numerusform>Os itens de trabalho calcularam divisões e funções de float %1 vez em precisão total (número de pontos do código-fonte: %2). Se uma precisão menor for suficiente, a opção de compilação -cl-fast-relaxed-math torna todas elas mais rápidas.</numerusform>
            <numerusform>Os itens de trabalho calcularam divisões e funções de float %1 vezes em precisão total (número de pontos do código-fonte: %2). Se uma precisão menor for suficiente, a opção de compilação -cl-fast-relaxed-math torna todas elas mais rápidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>A faster native function exists</source>
        <translation>Existe uma função nativa mais rápida</translation>
    </message>
    <message numerus="yes">
        <source>%2 was evaluated %1 times in full precision. Its native version, %3, is faster, but the precision depends on the device.</source>
        <translation>
            <numerusform>%2 foi calculada %1 vez em precisão total. A versão nativa, %3, é mais rápida, mas a precisão depende do dispositivo.</numerusform>
            <numerusform>%2 foi calculada %1 vezes em precisão total. A versão nativa, %3, é mais rápida, mas a precisão depende do dispositivo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Padding does not match the number of banks</source>
        <translation>O preenchimento não é adequado ao número de bancos</translation>
    </message>
    <message numerus="yes">
        <source>The array is padded by one element after every %2 elements, which suits a different bank layout or a smaller element type. Padding after every %3 elements instead reduces the bank conflicts of the first group from %1 to %4. The array&apos;s conflicts cost about %5 cycles.</source>
        <translation>
            <numerusform>O array tem um elemento de preenchimento (padding) a cada %2 elementos, o que serve para outra organização dos bancos ou para um tipo de elemento menor. Um elemento de preenchimento a cada %3 elementos reduz os conflitos de bancos de memória do primeiro grupo de %1 para %4. Os conflitos deste array custam cerca de %5 ciclos.</numerusform>
            <numerusform>O array tem um elemento de preenchimento (padding) a cada %2 elementos, o que serve para outra organização dos bancos ou para um tipo de elemento menor. Um elemento de preenchimento a cada %3 elementos reduz os conflitos de bancos de memória do primeiro grupo de %1 para %4. Os conflitos deste array custam cerca de %5 ciclos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each work-item accesses %1 consecutive elements, so adjacent lanes access elements that are a block apart. %4 requests move %2 sectors instead of the minimum of %3, which costs about %5 cycles. Use a grid-stride loop, in which adjacent lanes access adjacent elements.</source>
        <translation>
            <numerusform>Cada item de trabalho acessa %1 elemento consecutivo, de modo que lanes vizinhas acessam elementos a um bloco de distância. %4 requisições transferem %2 setores em vez do mínimo de %3, o que custa cerca de %5 ciclos. Use um laço grid stride, em que lanes vizinhas acessam elementos vizinhos.</numerusform>
            <numerusform>Cada item de trabalho acessa %1 elementos consecutivos, de modo que lanes vizinhas acessam elementos a um bloco de distância. %4 requisições transferem %2 setores em vez do mínimo de %3, o que custa cerca de %5 ciclos. Use um laço grid stride, em que lanes vizinhas acessam elementos vizinhos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of a group&apos;s %1 work-items reads the same %3 elements in the same order, but only one result is written. These reads take %4 of the launch&apos;s %5 warp steps. Split the elements among the work-items and combine their partial results.</source>
        <translation>
            <numerusform>Cada item de trabalho de um grupo de %1 item de trabalho lê os mesmos %3 elementos na mesma ordem, mas só um resultado é escrito. Essas leituras levam %4 dos %5 passos de warp do lançamento. Divida os elementos entre os itens de trabalho e combine seus resultados parciais.</numerusform>
            <numerusform>Cada um dos %1 itens de trabalho de um grupo lê os mesmos %3 elementos na mesma ordem, mas só um resultado é escrito. Essas leituras levam %4 dos %5 passos de warp do lançamento. Divida os elementos entre os itens de trabalho e combine seus resultados parciais.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Several lanes of a request update the same address, so %2 requests take %1 extra passes, not counting contention between warps. The first group executes %3 of these atomics on %4 addresses. Combine the values in local memory or across the lanes of a warp first, and then update each address once.</source>
        <translation>
            <numerusform>Várias lanes de uma requisição atualizam o mesmo endereço, por isso %2 requisições levam %1 passagem extra, sem contar a disputa entre warps. O primeiro grupo executa %3 dessas operações atômicas em %4 endereços. Primeiro combine os valores na memória local ou entre as lanes de um warp e depois atualize cada endereço uma única vez.</numerusform>
            <numerusform>Várias lanes de uma requisição atualizam o mesmo endereço, por isso %2 requisições levam %1 passagens extras, sem contar a disputa entre warps. O primeiro grupo executa %3 dessas operações atômicas em %4 endereços. Primeiro combine os valores na memória local ou entre as lanes de um warp e depois atualize cada endereço uma única vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>A group reads the same data repeatedly</source>
        <translation>Um grupo lê os mesmos dados repetidamente</translation>
    </message>
    <message numerus="yes">
        <source>The requests of a group fetch %1 bytes of %4 from global memory, of which %2 are distinct. %3 bytes are read again by other work-items of the group. Load them into local memory once.</source>
        <translation>
            <numerusform>As requisições de um grupo buscam na memória global %1 byte de %4, dos quais %2 são distintos. %3 bytes são lidos de novo por outros itens de trabalho do grupo. Carregue-os uma única vez na memória local.</numerusform>
            <numerusform>As requisições de um grupo buscam na memória global %1 bytes de %4, dos quais %2 são distintos. %3 bytes são lidos de novo por outros itens de trabalho do grupo. Carregue-os uma única vez na memória local.</numerusform>
        </translation>
    </message>
    <message>
        <source>Multiprocessors stay idle</source>
        <translation>Multiprocessadores ficam ociosos</translation>
    </message>
    <message numerus="yes">
        <source>The launch has fewer groups (%1) than the hardware has multiprocessors (%2), so %3 of them stay idle. To launch more groups, process more data at once, or give each work-item less work.</source>
        <translation>
            <numerusform>O lançamento tem menos grupos (%1) do que o hardware tem multiprocessadores (%2), o que deixa %3 deles sem trabalho. Para lançar mais grupos, processe mais dados de uma vez ou dê menos trabalho a cada item de trabalho.</numerusform>
            <numerusform>O lançamento tem menos grupos (%1) do que o hardware tem multiprocessadores (%2), o que deixa %3 deles sem trabalho. Para lançar mais grupos, processe mais dados de uma vez ou dê menos trabalho a cada item de trabalho.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 issue cycles per global memory read, and a read takes %2 cycles on average. Hiding this latency takes %3 warps per multiprocessor. %5 would fit, but the launch has only %4 per multiprocessor. Launch more groups.</source>
        <translation>
            <numerusform>Há %1 ciclo de emissão por leitura da memória global, e uma leitura leva %2 ciclos em média. Para ocultar essa latência, são necessários %3 warps por multiprocessador. Caberiam %5, mas o lançamento tem apenas %4 por multiprocessador. Lance mais grupos.</numerusform>
            <numerusform>Há %1 ciclos de emissão por leitura da memória global, e uma leitura leva %2 ciclos em média. Para ocultar essa latência, são necessários %3 warps por multiprocessador. Caberiam %5, mas o lançamento tem apenas %4 por multiprocessador. Lance mais grupos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Groups do not fill their warps, so only %3 % of the lanes have work.</source>
        <translation>
            <numerusform>Os grupos não preenchem seus warps, por isso apenas %3% das lanes tem trabalho.</numerusform>
            <numerusform>Os grupos não preenchem seus warps, por isso apenas %3% das lanes têm trabalho.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A request touches %1 sectors instead of %2, because accesses do not start at a sector boundary.</source>
        <translation>
            <numerusform>Uma requisição abrange %1 setor em vez de %2, porque os acessos não começam no limite de um setor.</numerusform>
            <numerusform>Uma requisição abrange %1 setores em vez de %2, porque os acessos não começam no limite de um setor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first group has %1 bank conflicts.</source>
        <translation>
            <numerusform>O primeiro grupo tem %1 conflito de bancos de memória.</numerusform>
            <numerusform>O primeiro grupo tem %1 conflitos de bancos de memória.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first group has %1 bank conflicts, although the array is padded.</source>
        <translation>
            <numerusform>O primeiro grupo tem %1 conflito de bancos de memória, embora o array tenha preenchimento.</numerusform>
            <numerusform>O primeiro grupo tem %1 conflitos de bancos de memória, embora o array tenha preenchimento.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 bank passes are conflicts.</source>
        <translation>
            <numerusform>%1 de %2 passagens pelos bancos é conflito.</numerusform>
            <numerusform>%1 de %2 passagens pelos bancos são conflitos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Registers limit a multiprocessor to %3 groups. With fewer registers, %4 would fit.</source>
        <translation>
            <numerusform>Os registradores limitam um multiprocessador a %3 grupo. Com menos registradores, caberiam %4.</numerusform>
            <numerusform>Os registradores limitam um multiprocessador a %3 grupos. Com menos registradores, caberiam %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Local memory limits a multiprocessor to %3 groups. With less local memory, %4 would fit.</source>
        <translation>
            <numerusform>A memória local limita um multiprocessador a %3 grupo. Com menos memória local, caberiam %4.</numerusform>
            <numerusform>A memória local limita um multiprocessador a %3 grupos. Com menos memória local, caberiam %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 reads are redundant, because lanes read the same element at the border.</source>
        <translation>
            <numerusform>%1 de %2 leituras é redundante, porque lanes leem o mesmo elemento na borda.</numerusform>
            <numerusform>%1 de %2 leituras são redundantes, porque lanes leem o mesmo elemento na borda.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Requests move %2 sectors instead of the minimum of %3, because each work-item accesses its own block.</source>
        <translation>
            <numerusform>As requisições transferem %2 setor em vez do mínimo de %3, porque cada item de trabalho acessa seu próprio bloco.</numerusform>
            <numerusform>As requisições transferem %2 setores em vez do mínimo de %3, porque cada item de trabalho acessa seu próprio bloco.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %4 of %5 warp steps, all work-items of a group read the same elements.</source>
        <translation>
            <numerusform>Em %4 de %5 passos de warp, todos os itens de trabalho de um grupo leem os mesmos elementos.</numerusform>
            <numerusform>Em %4 de %5 passos de warp, todos os itens de trabalho de um grupo leem os mesmos elementos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 multiprocessors stay idle, because the launch has too few groups.</source>
        <translation>
            <numerusform>%3 multiprocessador fica ocioso, porque o lançamento tem poucos grupos.</numerusform>
            <numerusform>%3 multiprocessadores ficam ociosos, porque o lançamento tem poucos grupos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 warps per multiprocessor would hide the latency, but the launch has only %4.</source>
        <translation>
            <numerusform>%3 warp por multiprocessador ocultaria a latência, mas o lançamento tem apenas %4.</numerusform>
            <numerusform>%3 warps por multiprocessador ocultariam a latência, mas o lançamento tem apenas %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Padding each row of %2 words (words to add per row: %3) reduces the bank conflicts of the first group from %1 to %4. The array&apos;s conflicts cost about %5 cycles.</source>
        <translation>
            <numerusform>O preenchimento (padding) de cada linha de %2 palavras (palavras a acrescentar por linha: %3) reduz os conflitos de bancos de memória do primeiro grupo de %1 para %4. Os conflitos deste array custam cerca de %5 ciclos.</numerusform>
            <numerusform>O preenchimento (padding) de cada linha de %2 palavras (palavras a acrescentar por linha: %3) reduz os conflitos de bancos de memória do primeiro grupo de %1 para %4. Os conflitos deste array custam cerca de %5 ciclos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1 cycles, at least one warp waits at a barrier, which makes the launch %2 cycles longer. Balance the work between barriers, or use fewer barriers. A group of one warp (up to %3 work-items) never waits.</source>
        <translation>
            <numerusform>Durante %1 ciclo, pelo menos um warp espera em uma barreira, o que prolonga o lançamento em %2 ciclos. Equilibre o trabalho entre as barreiras ou use menos barreiras. Um grupo de um só warp (até %3 itens de trabalho) nunca espera.</numerusform>
            <numerusform>Durante %1 ciclos, pelo menos um warp espera em uma barreira, o que prolonga o lançamento em %2 ciclos. Equilibre o trabalho entre as barreiras ou use menos barreiras. Um grupo de um só warp (até %3 itens de trabalho) nunca espera.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Barriers make the launch %2 cycles longer.</source>
        <translation>
            <numerusform>As barreiras prolongam o lançamento em %2 ciclo.</numerusform>
            <numerusform>As barreiras prolongam o lançamento em %2 ciclos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Float functions and divisions are evaluated %1 times in full precision.</source>
        <translation>
            <numerusform>Funções e divisões de float são calculadas %1 vez em precisão total.</numerusform>
            <numerusform>Funções e divisões de float são calculadas %1 vezes em precisão total.</numerusform>
        </translation>
    </message>
    <message>
        <source>Local atomics contend for one word</source>
        <translation>As operações atômicas locais disputam a mesma palavra</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 bank passes are extra passes, mainly because several lanes of a request update the same word: each of these updates takes a pass. The extra passes cost about %3 cycles. Combine the values across the lanes of a warp first, or let the lanes update several copies of the array.</source>
        <translation>
            <numerusform>%1 de %2 passagens de bancos é extra, principalmente porque várias lanes de uma requisição atualizam a mesma palavra: cada uma dessas atualizações leva uma passagem. As passagens extras custam cerca de %3 ciclos. Primeiro combine os valores entre as lanes de um warp, ou faça as lanes atualizarem várias cópias do array.</numerusform>
            <numerusform>%1 de %2 passagens de bancos são extras, principalmente porque várias lanes de uma requisição atualizam a mesma palavra: cada uma dessas atualizações leva uma passagem. As passagens extras custam cerca de %3 ciclos. Primeiro combine os valores entre as lanes de um warp, ou faça as lanes atualizarem várias cópias do array.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 bank passes are extra passes of atomics on the same word.</source>
        <translation>
            <numerusform>%1 de %2 passagens de bancos é extra, por operações atômicas na mesma palavra.</numerusform>
            <numerusform>%1 de %2 passagens de bancos são extras, por operações atômicas na mesma palavra.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AdviceWords</name>
    <message>
        <source>Line %1 of %2: %3</source>
        <comment>line number; file; expression</comment>
        <translation>Linha %1 de %2: %3</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <comment>title of a view</comment>
        <translation>Mostrar: %1</translation>
    </message>
    <message>
        <source>Counted from the trace.</source>
        <translation>Contagem do trace.</translation>
    </message>
    <message>
        <source>From the model.</source>
        <translation>Valor do modelo.</translation>
    </message>
    <message>
        <source>The entire launch</source>
        <translation>O lançamento inteiro</translation>
    </message>
    <message>
        <source>Go to line</source>
        <translation>Ir para a linha</translation>
    </message>
</context>
<context>
    <name>Allowed</name>
    <message>
        <source>one or two parameters</source>
        <translation>um ou dois parâmetros</translation>
    </message>
    <message>
        <source>parameters that are set nowhere else</source>
        <translation>parâmetros que não são definidos em outro lugar</translation>
    </message>
    <message>
        <source>divisors of the global size %1</source>
        <translation>divisores do tamanho global %1</translation>
    </message>
    <message>
        <source>a new name of letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;</source>
        <translation>um nome novo com letras, dígitos, &apos;-&apos;, &apos;_&apos; e &apos;.&apos;</translation>
    </message>
    <message>
        <source>a preset that does not build on this one</source>
        <translation>uma predefinição que não se baseia nesta</translation>
    </message>
    <message>
        <source>a number for which the picture has at most %1 pixels</source>
        <translation>um número com o qual a figura tenha no máximo %1 pixels</translation>
    </message>
    <message>
        <source>a file name that ends in .png, .svg or .pdf</source>
        <translation>um nome de arquivo que termine em .png, .svg ou .pdf</translation>
    </message>
    <message>
        <source>one run</source>
        <translation>uma execução</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 execuções</translation>
    </message>
    <message>
        <source>nothing, because a recording is not run again</source>
        <translation>nada, porque uma gravação não é executada de novo</translation>
    </message>
    <message>
        <source>nothing, because only a kernel or launch file takes build options</source>
        <translation>nada, porque só um kernel ou um arquivo de lançamento aceita opções de compilação</translation>
    </message>
    <message>
        <source>nothing, because only a kernel file (.cl) can contain several kernels</source>
        <translation>nada, porque só um arquivo de kernel (.cl) pode conter vários kernels</translation>
    </message>
    <message>
        <source>nothing, because --json and --csv print all metrics</source>
        <translation>nada, porque --json e --csv imprimem todas as métricas</translation>
    </message>
    <message>
        <source>experiments, because --match-inputs is given</source>
        <translation>experimentos, porque --match-inputs foi usada</translation>
    </message>
    <message>
        <source>an experiment, a launch file (x.sim) or a kernel (x.cl), because a sweep runs it many times</source>
        <translation>um experimento, um arquivo de lançamento (x.sim) ou um kernel (x.cl), porque uma varredura o executa muitas vezes</translation>
    </message>
    <message>
        <source>3, 2..5, or 2.. for all from 2</source>
        <translation>3, 2..5 ou 2.. para todos a partir de 2</translation>
    </message>
    <message>
        <source>The output</source>
        <translation>a saída</translation>
    </message>
    <message>
        <source>a number of at least %1, optionally with a suffix K, M, G or T, for example 2G</source>
        <translation>um número maior ou igual a %1, opcionalmente com um sufixo K, M, G ou T, por exemplo 2G</translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>%1, or a number of at least %2, optionally with a suffix K, M, G or T, for example 2G</source>
        <translation>%1 ou um número maior ou igual a %2, opcionalmente com um sufixo K, M, G ou T, por exemplo 2G</translation>
    </message>
    <message>
        <source>WIDTHxHEIGHT in pixels, from %1 to %2</source>
        <translation>LARGURAxALTURA em pixels, de %1 a %2</translation>
    </message>
    <message>
        <source>a name of letters, digits, - and _</source>
        <translation>um nome com letras, dígitos, - e _</translation>
    </message>
    <message>
        <source>N or A..B, whole numbers from 0 with A &lt;= B, and at most %1 steps</source>
        <translation>N ou A..B, números inteiros a partir de 0 com A &lt;= B, e no máximo %1 passos</translation>
    </message>
    <message>
        <source>0..%1: the group has %2 steps</source>
        <translation>0..%1: o grupo tem %2 passos</translation>
    </message>
    <message>
        <source>0..%1: the group has 1 step</source>
        <translation>0..%1: o grupo tem 1 passo</translation>
    </message>
    <message>
        <source>a text of at most %1 bytes</source>
        <translation>um texto de no máximo %1 bytes</translation>
    </message>
    <message>
        <source>the ids of other lessons, separated by commas</source>
        <translation>os ids de outras lições, separados por vírgulas</translation>
    </message>
    <message>
        <source>list, without a file</source>
        <translation>list, sem arquivo</translation>
    </message>
    <message>
        <source>check FILE ..., with at least one file</source>
        <translation>check FILE ..., com pelo menos um arquivo</translation>
    </message>
    <message>
        <source>check FILE ..., list, pack FOLDER, progress FILE ...</source>
        <translation>check FILE ..., list, pack FOLDER, progress FILE ...</translation>
    </message>
    <message>
        <source>pack FOLDER, with one folder</source>
        <translation>pack FOLDER, com uma pasta</translation>
    </message>
    <message>
        <source>progress FILE ..., with at least one file</source>
        <translation>progress FILE ..., com pelo menos um arquivo</translation>
    </message>
    <message>
        <source>print FILE or print ID</source>
        <translation>print FILE ou print ID</translation>
    </message>
    <message>
        <source>WIDTHxHEIGHT in millimetres, from %1 to %2</source>
        <translation>LARGURAxALTURA em milímetros, de %1 a %2</translation>
    </message>
    <message>
        <source>a name that ends in .gif, .webp, .mp4 or .webm, or in / for a folder of PNG files</source>
        <translation>um nome que termine em .gif, .webp, .mp4 ou .webm, ou em / para uma pasta de arquivos PNG</translation>
    </message>
    <message>
        <source>a size of at most %1 pixels, with sides of at most %2</source>
        <translation>um tamanho de no máximo %1 pixels, com lados de no máximo %2</translation>
    </message>
    <message>
        <source>a new or an empty folder</source>
        <translation>uma pasta nova ou vazia</translation>
    </message>
    <message>
        <source>a unit that results in at most %1 frames, for example round, or fewer steps with --from and --to</source>
        <translation>uma unidade que resulte em no máximo %1 quadros, por exemplo round, ou menos passos com --from e --to</translation>
    </message>
    <message>
        <source>fewer steps, because the file would be larger than %1 MB</source>
        <translation>menos passos, porque o arquivo passaria de %1 MB</translation>
    </message>
    <message>
        <source>N or A..B, whole numbers of words from 0 to %1 with A &lt;= B</source>
        <translation>N ou A..B, números inteiros de palavras de 0 a %1 com A &lt;= B</translation>
    </message>
    <message>
        <source>nothing, because the launch has no array in local memory</source>
        <translation>nada, porque o lançamento não tem array na memória local</translation>
    </message>
    <message>
        <source>times, efficiency, conflicts, compare or race for several runs</source>
        <translation>times, efficiency, conflicts, compare ou race para várias execuções</translation>
    </message>
    <message>
        <source>two to four runs for a race</source>
        <translation>de duas a quatro execuções para uma corrida</translation>
    </message>
    <message>
        <source>runs with the same problem size for a race</source>
        <translation>para uma corrida, execuções com o mesmo tamanho de problema da primeira</translation>
    </message>
    <message>
        <source>for a race, runs that fit on a multiprocessor of their hardware model</source>
        <translation>para uma corrida, execuções que caibam em um multiprocessador do seu modelo de hardware</translation>
    </message>
    <message>
        <source>cycles:N for a race</source>
        <translation>cycles:N para uma corrida</translation>
    </message>
    <message>
        <source>another view, because the kernel has no array in local memory</source>
        <translation>outra visão, porque o kernel não tem array na memória local</translation>
    </message>
    <message>
        <source>a file name that ends in .cl</source>
        <translation>um nome de arquivo que termine em .cl</translation>
    </message>
    <message>
        <source>a file, if --array together with --pad N or --swizzle NAME chooses one layout</source>
        <translation>um arquivo, se --array junto com --pad N ou --swizzle NAME escolher um único layout</translation>
    </message>
    <message>
        <source>an experiment, a kernel, a launch file, or a recording of an experiment, because the source is changed</source>
        <translation>um experimento, um kernel, um arquivo de lançamento ou uma gravação de um experimento, porque o código-fonte é alterado</translation>
    </message>
    <message>
        <source>nothing, because --require-group changes no layout</source>
        <translation>nada, porque --require-group não altera nenhum layout</translation>
    </message>
    <message>
        <source>an experiment, a launch file (x.sim) or a kernel (x.cl), because a recording is already recorded</source>
        <translation>um experimento, um arquivo de lançamento (x.sim) ou um kernel (x.cl), porque uma gravação já está gravada</translation>
    </message>
    <message>
        <source>nothing, because --other-hardware counts no layouts</source>
        <translation>nada, porque --other-hardware não conta layouts</translation>
    </message>
    <message>
        <source>ssh:HOST, ssh:HOST/NAME, ssh:USER@HOST:PORT/NAME, or part of the name of a device</source>
        <translation>ssh:HOST, ssh:HOST/NAME, ssh:USER@HOST:PORT/NAME ou parte do nome de um dispositivo</translation>
    </message>
    <message>
        <source>up to %1 computers</source>
        <translation>até %1 computadores</translation>
    </message>
    <message>
        <source>a computer that &quot;lockstep-cli devices&quot; lists</source>
        <translation>um computador que “lockstep-cli devices” lista</translation>
    </message>
    <message>
        <source>part of the name of a device of this computer</source>
        <translation>parte do nome de um dispositivo deste computador</translation>
    </message>
</context>
<context>
    <name>AnimateWords</name>
    <message>
        <source>Laying out the frames</source>
        <translation>Montando os quadros</translation>
    </message>
    <message>
        <source>Frame %1 of %2</source>
        <translation>Quadro %1 de %2</translation>
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
        <translation>todos iguais</translation>
    </message>
    <message>
        <source>a range</source>
        <translation>um intervalo</translation>
    </message>
    <message>
        <source>random</source>
        <translation>aleatório</translation>
    </message>
    <message>
        <source>from a file</source>
        <translation>de um arquivo</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>não definido</translation>
    </message>
    <message>
        <source>null pointer</source>
        <translation>ponteiro nulo</translation>
    </message>
    <message>
        <source>start:step:end</source>
        <translation>início:passo:fim</translation>
    </message>
    <message>
        <source>seed, or seed:min:max</source>
        <translation>semente ou semente:mín:máx</translation>
    </message>
    <message>
        <source>path of a file</source>
        <translation>caminho de um arquivo</translation>
    </message>
    <message>
        <source>these values</source>
        <translation>estes valores</translation>
    </message>
    <message>
        <source>Seed, or seed:min:max. Without min and max, integers are from 0 to 9, and floating-point numbers from 0 to 1.</source>
        <translation>Semente, ou semente:mín:máx. Sem mín e máx, os inteiros vão de 0 a 9 e os números de ponto flutuante, de 0 a 1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has an invalid format. Enter it as %2.</source>
        <comment>what was typed; its form</comment>
        <translation>“%1” tem um formato inválido. Digite como %2.</translation>
    </message>
</context>
<context>
    <name>AskWords</name>
    <message>
        <source>Question from ssh</source>
        <translation>Pergunta do ssh</translation>
    </message>
</context>
<context>
    <name>BankLegendWords</name>
    <message>
        <source>one word, one lane</source>
        <translation>uma palavra, uma lane</translation>
    </message>
    <message>
        <source>one word, several lanes</source>
        <translation>uma palavra, várias lanes</translation>
    </message>
    <message>
        <source>solid line: served in the first pass</source>
        <translation>linha contínua: atendida na primeira passagem</translation>
    </message>
    <message>
        <source>dashed line: served in a later pass</source>
        <translation>linha tracejada: atendida em uma passagem posterior</translation>
    </message>
    <message>
        <source>× number of words (one pass per word)</source>
        <translation>× número de palavras (uma passagem por palavra)</translation>
    </message>
    <message>
        <source>× number of atomics (one pass each, even on the same word)</source>
        <translation>× número de operações atômicas (uma passagem cada, mesmo na mesma palavra)</translation>
    </message>
</context>
<context>
    <name>BankTooltip</name>
    <message>
        <source>Bank %1</source>
        <translation>Banco %1</translation>
    </message>
    <message>
        <source>not used in this step</source>
        <translation>não usado neste passo</translation>
    </message>
    <message>
        <source>word %1 for lanes %2, in pass %3</source>
        <translation>palavra %1 para as lanes %2, na passagem %3</translation>
    </message>
    <message>
        <source>Pass %1: lanes that are served together. Click to keep this pass selected. Click again or press Esc to clear the selection.</source>
        <translation>Passagem %1: lanes que são atendidas juntas. Clique para manter esta passagem selecionada. Clique de novo ou tecle Esc para limpar a seleção.</translation>
    </message>
    <message>
        <source>word %1 for lanes %2, in passes %3</source>
        <translation>palavra %1 para as lanes %2, nas passagens %3</translation>
    </message>
    <message>
        <source>In one pass, each bank serves one word. Atomics on the same word need a pass each. Each pass beyond the minimum is a conflict (counted from the trace).</source>
        <translation>Em uma passagem, cada banco atende uma palavra. Cada operação atômica na mesma palavra precisa da sua própria passagem. Cada passagem além do mínimo é um conflito (contado no trace).</translation>
    </message>
</context>
<context>
    <name>Banks</name>
    <message numerus="yes">
        <source>%1 passes</source>
        <translation>
            <numerusform>%1 passagem</numerusform>
            <numerusform>%1 passagens</numerusform>
        </translation>
    </message>
    <message>
        <source>1 pass</source>
        <translation>1 passagem</translation>
    </message>
    <message>
        <source>%1-way conflict · %2</source>
        <translation>conflito de grau %1 · %2</translation>
    </message>
    <message>
        <source>broadcast · %1 · %2</source>
        <translation>broadcast · %1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 words</source>
        <translation>
            <numerusform>%1 palavra</numerusform>
            <numerusform>%1 palavras</numerusform>
        </translation>
    </message>
    <message>
        <source>1 word</source>
        <translation>1 palavra</translation>
    </message>
    <message>
        <source>%1 · no conflict</source>
        <translation>%1 · sem conflito</translation>
    </message>
    <message>
        <source>The lanes access the words %2 of bank %1. Each pass serves one of these words.</source>
        <translation>As lanes acessam as palavras %2 do banco %1. Cada passagem atende uma dessas palavras.</translation>
    </message>
    <message>
        <source>%1 passes in total, because a wide element is accessed in several parts, one after another, with at most %2 passes per part.</source>
        <translation>%1 passagens no total, porque um elemento largo é acessado em várias partes, uma após a outra, com no máximo %2 passagens por parte.</translation>
    </message>
    <message numerus="yes">
        <source>%1 atomics on one word · %2</source>
        <translation>
            <numerusform>%1 operação atômica em uma palavra · %2</numerusform>
            <numerusform>%1 operações atômicas em uma palavra · %2</numerusform>
        </translation>
    </message>
    <message>
        <source>1 atomic on one word · %2</source>
        <translation>1 operação atômica em uma palavra · %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 atomics in one bank, on %3 words · %2</source>
        <translation>
            <numerusform>%1 operação atômica em um banco, em %3 palavras · %2</numerusform>
            <numerusform>%1 operações atômicas em um banco, em %3 palavras · %2</numerusform>
        </translation>
    </message>
    <message>
        <source>1 atomic in one bank, on %3 words · %2</source>
        <translation>1 operação atômica em um banco, em %3 palavras · %2</translation>
    </message>
    <message>
        <source>Up to %1 lanes update the same word, word %3 of bank %2. Each of these updates takes a pass.</source>
        <translation>Até %1 lanes atualizam a mesma palavra, a palavra %3 do banco %2. Cada uma dessas atualizações leva uma passagem.</translation>
    </message>
    <message>
        <source>Up to %1 lanes update the words %3 of bank %2, and some of these lanes update the same word. Each of these updates takes a pass.</source>
        <translation>Até %1 lanes atualizam as palavras %3 do banco %2, e algumas dessas lanes atualizam a mesma palavra. Cada uma dessas atualizações leva uma passagem.</translation>
    </message>
</context>
<context>
    <name>BanksWords</name>
    <message>
        <source>warp %1 issues no instruction in this step</source>
        <translation>o warp %1 não emite instrução neste passo</translation>
    </message>
    <message>
        <source>%1 banks of %2 bytes; word w is in bank w % %1</source>
        <translation>%1 bancos de %2 bytes; a palavra w está no banco w % %1</translation>
    </message>
    <message>
        <source>lanes</source>
        <translation>lanes</translation>
    </message>
    <message>
        <source>banks</source>
        <translation>bancos</translation>
    </message>
    <message>
        <source>Local memory banks</source>
        <translation>Bancos da memória local</translation>
    </message>
    <message>
        <source>This kernel uses no local memory. The Global memory view shows its accesses to global memory.</source>
        <translation>Este kernel não usa memória local. A visão Memória global mostra seus acessos à memória global.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) read</source>
        <translation>
            <numerusform>%Ln palavra lida</numerusform>
            <numerusform>%Ln palavras lidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) written</source>
        <translation>
            <numerusform>%Ln palavra escrita</numerusform>
            <numerusform>%Ln palavras escritas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) updated</source>
        <translation>
            <numerusform>%Ln palavra atualizada</numerusform>
            <numerusform>%Ln palavras atualizadas</numerusform>
        </translation>
    </message>
    <message>
        <source>this step accesses no local memory (%1)</source>
        <translation>este passo não acessa a memória local (%1)</translation>
    </message>
</context>
<context>
    <name>CacheWords</name>
    <message>
        <source>F</source>
        <comment>first miss</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>C</source>
        <comment>capacity miss</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>X</source>
        <comment>conflict miss</comment>
        <translation>X</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>acerto</translation>
    </message>
    <message>
        <source>F: miss, first use</source>
        <translation>P: falta, primeiro uso</translation>
    </message>
    <message>
        <source>C: miss, cache too small</source>
        <translation>C: falta, cache pequena demais</translation>
    </message>
    <message>
        <source>X: miss, conflict in the set</source>
        <translation>X: falta, conflito no conjunto</translation>
    </message>
    <message>
        <source>not accessed</source>
        <translation>não acessado</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a percentage; a count of sectors</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>no L%1</source>
        <translation>sem L%1</translation>
    </message>
    <message>
        <source>L%1 %2 KiB, %3 ways</source>
        <translation>L%1 %2 KiB, %3 vias</translation>
    </message>
    <message>
        <source>modelled · %1 · %2</source>
        <translation>modelo · %1 · %2</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>Caches are switched off in the hardware model.</source>
        <translation>As caches estão desligadas no modelo de hardware.</translation>
    </message>
    <message>
        <source>all lines</source>
        <translation>todas as linhas</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>linha %1: %2</translation>
    </message>
    <message>
        <source>L1: hits among the requested sectors</source>
        <translation>L1: acertos entre os setores requisitados</translation>
    </message>
    <message>
        <source>L2: hits among the sectors that missed L1</source>
        <translation>L2: acertos entre os setores com falta na L1</translation>
    </message>
    <message>
        <source>Image reads are not included, because texels use a separate cache, which is not simulated.</source>
        <translation>As leituras de imagens não estão incluídas, porque texels usam uma cache separada, que não é simulada.</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>State at the cursor</source>
        <translation>Estado no cursor</translation>
    </message>
    <message>
        <source>warp slots</source>
        <translation>slots de warp</translation>
    </message>
</context>
<context>
    <name>CellNumbers</name>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Work-item</source>
        <translation>Item de trabalho</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Endereço</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Banco</translation>
    </message>
    <message>
        <source>Accesses so far</source>
        <translation>Acessos até aqui</translation>
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
        <translation>Unidade: %1</translation>
    </message>
</context>
<context>
    <name>Checks</name>
    <message>
        <source>Out-of-bounds accesses</source>
        <translation>Acessos fora dos limites</translation>
    </message>
    <message>
        <source>No out-of-bounds access</source>
        <translation>Nenhum acesso fora dos limites</translation>
    </message>
    <message>
        <source>Accesses through a null pointer</source>
        <translation>Acessos por um ponteiro nulo</translation>
    </message>
    <message>
        <source>No access through a null pointer</source>
        <translation>Nenhum acesso por um ponteiro nulo</translation>
    </message>
    <message>
        <source>Races in local memory</source>
        <translation>Condições de corrida na memória local</translation>
    </message>
    <message>
        <source>No race in local memory</source>
        <translation>Nenhuma condição de corrida na memória local</translation>
    </message>
    <message>
        <source>Races in global memory</source>
        <translation>Condições de corrida na memória global</translation>
    </message>
    <message>
        <source>No race in global memory, within or between groups</source>
        <translation>Nenhuma condição de corrida na memória global, dentro de um grupo ou entre grupos</translation>
    </message>
    <message>
        <source>Races between writes to images</source>
        <translation>Condições de corrida entre escritas em imagens</translation>
    </message>
    <message>
        <source>No race between writes to images</source>
        <translation>Nenhuma condição de corrida entre escritas em imagens</translation>
    </message>
    <message>
        <source>Barriers not reached by all work-items</source>
        <translation>Barreiras não alcançadas por todos os itens de trabalho</translation>
    </message>
    <message>
        <source>Every barrier is reached by all work-items</source>
        <translation>Toda barreira é alcançada por todos os itens de trabalho</translation>
    </message>
    <message>
        <source>Reads of uninitialised local memory</source>
        <translation>Leituras de memória local não inicializada</translation>
    </message>
    <message>
        <source>No read of uninitialised local memory</source>
        <translation>Nenhuma leitura de memória local não inicializada</translation>
    </message>
    <message>
        <source>Reads of uninitialised data in buffers</source>
        <translation>Leituras de dados não inicializados em buffers</translation>
    </message>
    <message>
        <source>No read of uninitialised data in a buffer</source>
        <translation>Nenhuma leitura de dados não inicializados em um buffer</translation>
    </message>
    <message>
        <source>Reads of uninitialised private variables</source>
        <translation>Leituras de variáveis privadas não inicializadas</translation>
    </message>
    <message>
        <source>Loops that exceed the iteration limit</source>
        <translation>Laços que excedem o limite de iterações</translation>
    </message>
    <message>
        <source>No loop exceeds the iteration limit</source>
        <translation>Nenhum laço excede o limite de iterações</translation>
    </message>
    <message>
        <source>Copied data used before the copy has finished</source>
        <translation>Dados copiados usados antes do fim da cópia</translation>
    </message>
    <message>
        <source>No copied data used before the copy has finished</source>
        <translation>Nenhum dado copiado foi usado antes do fim da cópia</translation>
    </message>
    <message>
        <source>Misaligned accesses</source>
        <translation>Acessos desalinhados</translation>
    </message>
    <message>
        <source>No misaligned access</source>
        <translation>Nenhum acesso desalinhado</translation>
    </message>
    <message>
        <source>Accesses forbidden by an access qualifier</source>
        <translation>Acessos proibidos por um qualificador de acesso</translation>
    </message>
    <message>
        <source>No access forbidden by an access qualifier</source>
        <translation>Nenhum acesso proibido por um qualificador de acesso</translation>
    </message>
    <message>
        <source>Asynchronous copies with different arguments in one group</source>
        <translation>Cópias assíncronas com argumentos diferentes em um mesmo grupo</translation>
    </message>
    <message numerus="yes">
        <source>%1 accesses checked</source>
        <translation>
            <numerusform>%1 acesso verificado</numerusform>
            <numerusform>%1 acessos verificados</numerusform>
        </translation>
    </message>
    <message>
        <source>1 access checked</source>
        <translation>1 acesso verificado</translation>
    </message>
    <message numerus="yes">
        <source>%1 arrivals checked</source>
        <translation>
            <numerusform>%1 chegada verificada</numerusform>
            <numerusform>%1 chegadas verificadas</numerusform>
        </translation>
    </message>
    <message>
        <source>1 arrival checked</source>
        <translation>1 chegada verificada</translation>
    </message>
    <message numerus="yes">
        <source>%1 reads checked</source>
        <translation>
            <numerusform>%1 leitura verificada</numerusform>
            <numerusform>%1 leituras verificadas</numerusform>
        </translation>
    </message>
    <message>
        <source>1 read checked</source>
        <translation>1 leitura verificada</translation>
    </message>
    <message numerus="yes">
        <source>%1 iterations checked</source>
        <translation>
            <numerusform>%1 iteração verificada</numerusform>
            <numerusform>%1 iterações verificadas</numerusform>
        </translation>
    </message>
    <message>
        <source>1 iteration checked</source>
        <translation>1 iteração verificada</translation>
    </message>
    <message numerus="yes">
        <source>%1 requests checked</source>
        <translation>
            <numerusform>%1 pedido verificado</numerusform>
            <numerusform>%1 pedidos verificados</numerusform>
        </translation>
    </message>
    <message>
        <source>1 request checked</source>
        <translation>1 pedido verificado</translation>
    </message>
    <message numerus="yes">
        <source>%1 values checked</source>
        <translation>
            <numerusform>%1 valor verificado</numerusform>
            <numerusform>%1 valores verificados</numerusform>
        </translation>
    </message>
    <message>
        <source>1 value checked</source>
        <translation>1 valor verificado</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not checked: %1</source>
        <translation>Não verificado: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 findings</source>
        <translation>
            <numerusform>%1 achado</numerusform>
            <numerusform>%1 achados</numerusform>
        </translation>
    </message>
    <message>
        <source>1 finding</source>
        <translation>1 achado</translation>
    </message>
    <message>
        <source>not applicable, because the kernel accesses no memory</source>
        <translation>não se aplica, porque o kernel não acessa memória</translation>
    </message>
    <message>
        <source>not applicable, because no buffer is accessed</source>
        <translation>não se aplica, porque nenhum buffer é acessado</translation>
    </message>
    <message>
        <source>not applicable, because no local memory is used</source>
        <translation>não se aplica, porque a memória local não é usada</translation>
    </message>
    <message>
        <source>not applicable, because no global memory is used</source>
        <translation>não se aplica, porque a memória global não é usada</translation>
    </message>
    <message>
        <source>not applicable, because no image is written</source>
        <translation>não se aplica, porque nenhuma imagem é escrita</translation>
    </message>
    <message>
        <source>not applicable, because there is no barrier</source>
        <translation>não se aplica, porque não há barreira</translation>
    </message>
    <message>
        <source>not applicable, because no local memory is read</source>
        <translation>não se aplica, porque a memória local não é lida</translation>
    </message>
    <message>
        <source>not applicable, because all buffers have initial content or no buffer is read</source>
        <translation>não se aplica, porque todos os buffers têm conteúdo inicial ou nenhum buffer é lido</translation>
    </message>
    <message>
        <source>not applicable, because no private variable is read</source>
        <translation>não se aplica, porque nenhuma variável privada é lida</translation>
    </message>
    <message>
        <source>No reads of uninitialised private variables or arrays. Not checked: structures, and variables accessed only through a pointer</source>
        <translation>Nenhuma leitura de variáveis ou arrays privados não inicializados. Não verificados: estruturas e variáveis acessadas apenas por meio de um ponteiro</translation>
    </message>
    <message>
        <source>not applicable, because there is no loop</source>
        <translation>não se aplica, porque não há laço</translation>
    </message>
    <message>
        <source>not applicable, because there is no asynchronous copy</source>
        <translation>não se aplica, porque não há cópia assíncrona</translation>
    </message>
    <message>
        <source>not applicable, because all buffers may be read and written</source>
        <translation>não se aplica, porque todos os buffers podem ser lidos e escritos</translation>
    </message>
    <message>
        <source>Differences between the results of the original and the instrumented kernel</source>
        <translation>Diferenças entre os resultados do kernel original e do instrumentado</translation>
    </message>
    <message>
        <source>not applicable, because there is nothing to compare</source>
        <translation>não se aplica, porque não há nada para comparar</translation>
    </message>
    <message>
        <source>The original and the instrumented kernel compute the same result</source>
        <translation>O kernel original e o instrumentado calculam o mesmo resultado</translation>
    </message>
    <message>
        <source>Not checked: the result of the original kernel, because it did not run or the findings already account for any difference.</source>
        <translation>Não verificado: o resultado do kernel original, porque ele não foi executado ou porque os achados já explicam qualquer diferença.</translation>
    </message>
    <message>
        <source>Not checked: reads of uninitialised private variables, because the version of Lockstep that made this recording did not check them.</source>
        <translation>Não verificado: leituras de variáveis privadas não inicializadas, porque a versão do Lockstep que fez esta gravação não as verificava.</translation>
    </message>
    <message>
        <source>The original and the instrumented kernel compute different results, and no finding explains the difference</source>
        <translation>O kernel original e o instrumentado calculam resultados diferentes, e nenhum achado explica a diferença</translation>
    </message>
    <message>
        <source>Redundant barriers in this launch</source>
        <translation>Barreiras redundantes neste lançamento</translation>
    </message>
    <message>
        <source>No redundant barrier found</source>
        <translation>Nenhuma barreira redundante foi encontrada</translation>
    </message>
    <message>
        <source>All work-items of the group request the same asynchronous copies</source>
        <translation>Todos os itens de trabalho do grupo pedem as mesmas cópias assíncronas</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Open copied link</source>
        <translation>Abrir link copiado</translation>
    </message>
    <message>
        <source>Save recording…</source>
        <translation>Salvar gravação…</translation>
    </message>
    <message>
        <source>Save kernel</source>
        <translation>Salvar kernel</translation>
    </message>
    <message>
        <source>Save launch as…</source>
        <translation>Salvar lançamento como…</translation>
    </message>
    <message>
        <source>Edit a copy of the kernel…</source>
        <translation>Editar uma cópia do kernel…</translation>
    </message>
    <message>
        <source>Export picture…</source>
        <translation>Exportar figura…</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Copiar figura</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Reduzir</translation>
    </message>
    <message>
        <source>Zoom to fit</source>
        <translation>Ajustar à janela</translation>
    </message>
    <message>
        <source>Next panel</source>
        <translation>Próximo painel</translation>
    </message>
    <message>
        <source>Previous panel</source>
        <translation>Painel anterior</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Palco</translation>
    </message>
    <message>
        <source>Multiprocessor</source>
        <translation>Multiprocessador</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memória</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Fluxo</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparação</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Achados</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Varredura</translation>
    </message>
    <message>
        <source>Next view in the tab</source>
        <translation>Próxima visão da aba</translation>
    </message>
    <message>
        <source>Previous view in the tab</source>
        <translation>Visão anterior da aba</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Gráficos</translation>
    </message>
    <message>
        <source>Change how compared runs are linked</source>
        <translation>Mudar a vinculação das execuções comparadas</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>Restaurar layout</translation>
    </message>
    <message>
        <source>Copy current view…</source>
        <translation>Copiar visão atual…</translation>
    </message>
    <message>
        <source>Explain this</source>
        <translation>Explicar isto</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Executar</translation>
    </message>
    <message>
        <source>Run all variants</source>
        <translation>Executar variantes</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Reproduzir ou pausar</translation>
    </message>
    <message>
        <source>Play backwards</source>
        <translation>Reproduzir ao contrário</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Avançar um passo</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Voltar um passo</translation>
    </message>
    <message>
        <source>Next round or barrier</source>
        <translation>Próxima rodada ou barreira</translation>
    </message>
    <message>
        <source>Previous round or barrier</source>
        <translation>Rodada ou barreira anterior</translation>
    </message>
    <message>
        <source>Ten steps back</source>
        <translation>Dez passos para trás</translation>
    </message>
    <message>
        <source>Next pass of a bank conflict</source>
        <translation>Próxima passagem do conflito de bancos</translation>
    </message>
    <message>
        <source>Previous pass of a bank conflict</source>
        <translation>Passagem anterior do conflito de bancos</translation>
    </message>
    <message>
        <source>Next conflict or divergence</source>
        <translation>Próximo conflito ou divergência</translation>
    </message>
    <message>
        <source>Previous conflict or divergence</source>
        <translation>Conflito ou divergência anterior</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Primeiro passo</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Último passo</translation>
    </message>
    <message>
        <source>Go to step…</source>
        <translation>Ir para o passo…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Mais devagar</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Mais rápido</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Select the warp above</source>
        <translation>Selecionar o warp de cima</translation>
    </message>
    <message>
        <source>Select the warp below</source>
        <translation>Selecionar o warp de baixo</translation>
    </message>
    <message>
        <source>Select the previous lane</source>
        <translation>Selecionar a lane anterior</translation>
    </message>
    <message>
        <source>Select the next lane</source>
        <translation>Selecionar a próxima lane</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atalhos de teclado</translation>
    </message>
    <message>
        <source>About Lockstep</source>
        <translation>Sobre o Lockstep</translation>
    </message>
    <message>
        <source>Ten steps forward</source>
        <translation>Dez passos para a frente</translation>
    </message>
    <message>
        <source>Why is it slow?</source>
        <translation>Por que é lento?</translation>
    </message>
    <message>
        <source>Find a command…</source>
        <translation>Procurar um comando…</translation>
    </message>
    <message>
        <source>Set or remove a breakpoint</source>
        <translation>Definir ou remover um ponto de interrupção</translation>
    </message>
    <message>
        <source>Go to the next step of the line</source>
        <translation>Ir para o próximo passo da linha</translation>
    </message>
    <message>
        <source>Add bookmark…</source>
        <translation>Adicionar marcador…</translation>
    </message>
    <message>
        <source>Show bookmarks…</source>
        <translation>Mostrar marcadores…</translation>
    </message>
    <message>
        <source>Next bookmark</source>
        <translation>Próximo marcador</translation>
    </message>
    <message>
        <source>Previous bookmark</source>
        <translation>Marcador anterior</translation>
    </message>
    <message>
        <source>list the experiments with their parameters, ranges and defaults</source>
        <translation>listar os experimentos com seus parâmetros, intervalos e valores padrão</translation>
    </message>
    <message>
        <source>WHAT is an experiment (reduction/interleaved) or a family of experiments (reduction).
Without WHAT, all experiments are listed.</source>
        <translation>WHAT é um experimento (reduction/interleaved) ou uma família de experimentos (reduction).
Sem WHAT, todos os experimentos são listados.</translation>
    </message>
    <message>
        <source>run an experiment or a launch file, or open a recording, and print its metrics</source>
        <translation>executar um experimento ou um arquivo de lançamento, ou abrir uma gravação, e mostrar as métricas</translation>
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
        <translation>WHAT é um experimento (reduction/interleaved), um arquivo de lançamento (x.sim), um kernel
com lançamento deduzido (x.cl) ou uma gravação (x.lks).
Primeiro o kernel instrumentado é executado, para contar cada acesso à memória, desvio e barreira.
Depois o kernel original é executado, para medir tempos.
Uma EXPRESSION usa os nomes de --json: totals.local_load.conflicts, launches[0].items ou
line(&quot;text of a line&quot;).warp_steps. Combine métricas com + - * / e parênteses,
compare-as com = != &lt; &lt;= &gt; &gt;= e junte comparações com and, or, not.
sum(), min(), max() e count() combinam todos os valores de uma métrica. Para um nome desconhecido,
são mostrados nomes semelhantes. Para o nome de um grupo (totals), são mostrados os nomes do grupo.</translation>
    </message>
    <message>
        <source>look for races, out-of-bounds accesses and other errors, and print the findings</source>
        <translation>procurar condições de corrida, acessos fora dos limites e outros erros, e mostrar os achados</translation>
    </message>
    <message>
        <source>WHAT is an experiment, a launch file (x.sim), a kernel (x.cl) or a recording (x.lks).
Nothing is timed. The exit code is 1 if an error was found, so that a build server
can detect it.</source>
        <translation>WHAT é um experimento, um arquivo de lançamento (x.sim), um kernel (x.cl) ou uma gravação (x.lks).
Nenhum tempo é medido. O código de saída é 1 se algum erro for encontrado, para que um servidor
de build possa detectá-lo.</translation>
    </message>
    <message>
        <source>run an experiment or a kernel with many values of one or two parameters, and recommend the best values</source>
        <translation>executar um experimento ou um kernel com muitos valores de um ou dois parâmetros e recomendar os melhores valores</translation>
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
        <translation>--over local=32,64,128 testa esses valores; --over ways=1..32 testa 1, 2, 4, 8, 16, 32;
--over size=1K..64K dobra o valor de 1024 até 65536;
--over local testa todos os valores permitidos (para formas, potências de dois).
Para um kernel (x.cl) ou um arquivo de lançamento (x.sim), os nomes são local (8x8,16x16) ou local.y,
D.NAME para a macro NAME (undefined: sem ela), global ou um argumento, como em --set.
Uma combinação só é recomendada se calcula os mesmos resultados que a primeira.
Cada combinação é gravada, verificada e tem o tempo medido. Para um experimento, a recomendação
é salva para este dispositivo.
Ctrl+C encerra a varredura e mostra os resultados obtidos até então.</translation>
    </message>
    <message>
        <source>print the metrics of several runs side by side, with ratios to the first run</source>
        <translation>mostrar as métricas de várias execuções lado a lado, com as razões em relação à primeira execução</translation>
    </message>
    <message>
        <source>WHAT is an experiment with its parameters (reduction/interleaved:size=4096,local=128) or a
recording (x.lks).
Only runs with equal work can be compared. --match-inputs gives all experiments the values of
the first one, for the parameters that they share. Values that you give for an experiment
stay. If an experiment does not allow a value of the first one, it keeps its own value.</source>
        <translation>WHAT é um experimento com seus parâmetros (reduction/interleaved:size=4096,local=128) ou uma
gravação (x.lks).
Só execuções com o mesmo trabalho podem ser comparadas. --match-inputs dá a todos os experimentos
os valores do primeiro, para os parâmetros que eles têm em comum. Os valores que você informa para
um experimento são mantidos. Se um experimento não permite um valor do primeiro, ele mantém o seu.</translation>
    </message>
    <message>
        <source>describe the steps of a work-group, one line per step: what a warp does, and its effect</source>
        <translation>descrever os passos de um grupo de trabalho, um passo por linha: o que um warp faz e com que efeito</translation>
    </message>
    <message>
        <source>WHAT is an experiment, a launch file (x.sim), a kernel (x.cl) or a recording (x.lks).
Step 0 is the start of the group, and the step after the last one is its end.
All numbers are counted from the trace, for the warps and banks of the hardware model.
Nothing is timed.</source>
        <translation>WHAT é um experimento, um arquivo de lançamento (x.sim), um kernel (x.cl) ou uma gravação (x.lks).
O passo 0 é o início do grupo, e o passo depois do último é o fim dele.
Todos os números vêm da contagem do trace, para os warps e bancos do modelo de hardware.
Nenhum tempo é medido.</translation>
    </message>
    <message>
        <source>ask questions about a run, with three or four choices each, and print the answers</source>
        <translation>fazer perguntas sobre uma execução, com três ou quatro opções cada uma, e mostrar as respostas</translation>
    </message>
    <message>
        <source>WHAT is an experiment, a launch file (x.sim), a kernel (x.cl) or a recording (x.lks).
Questions and answers are computed from the trace, for the hardware model.
The wrong choices come from common errors. The same seed gives the same questions.
With several runs, questions are about the first one, except for --kind which-variant,
which asks for the run with the fewest warp steps.
Nothing is timed.</source>
        <translation>WHAT é um experimento, um arquivo de lançamento (x.sim), um kernel (x.cl) ou uma gravação (x.lks).
As perguntas e as respostas são calculadas a partir do trace, para o modelo de hardware.
As opções erradas vêm de erros comuns. A mesma semente dá as mesmas perguntas.
Com várias execuções, as perguntas são sobre a primeira, exceto com --kind which-variant,
que pergunta pela execução com menos passos de warp.
Nenhum tempo é medido.</translation>
    </message>
    <message>
        <source>run another program and save its OpenCL launches as launch files</source>
        <translation>executar outro programa e salvar seus lançamentos OpenCL como arquivos de lançamento</translation>
    </message>
    <message>
        <source>Example: lockstep-cli capture --kernel blur -- ./program ARGUMENTS
PROGRAM is any unmodified program that calls OpenCL through the ICD loader.
The files (x.sim) contain the source, options, sizes and buffers of each chosen launch,
and the contents of the buffers after the launch. The exit code is that of the program,
or 3 if the program succeeded but no launch was captured.</source>
        <translation>Exemplo: lockstep-cli capture --kernel blur -- ./program ARGUMENTS
PROGRAM é qualquer programa, sem modificações, que chame o OpenCL pelo carregador ICD.
Os arquivos (x.sim) contêm o código-fonte, as opções, os tamanhos e os buffers de cada lançamento
escolhido e o conteúdo dos buffers depois do lançamento. O código de saída é o do programa,
ou 3 se o programa terminou com sucesso, mas nenhum lançamento foi capturado.</translation>
    </message>
    <message>
        <source>list the OpenCL devices</source>
        <translation>listar os dispositivos OpenCL</translation>
    </message>
    <message>
        <source>list the libraries and fonts that Lockstep uses, with their licences</source>
        <translation>listar as bibliotecas e fontes que o Lockstep usa, com suas licenças</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[opções]</translation>
    </message>
    <message>
        <source>SYNOPSIS</source>
        <translation>SINOPSE</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOME</translation>
    </message>
    <message>
        <source>COMMANDS</source>
        <translation>COMANDOS</translation>
    </message>
    <message>
        <source>EXIT STATUS</source>
        <translation>CÓDIGO DE SAÍDA</translation>
    </message>
    <message>
        <source>Usage: %1 COMMAND [options]</source>
        <translation>Uso: %1 COMANDO [opções]</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>Uso: %1</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opções</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>&quot;%1 COMMAND --help&quot; describes a command; --version prints the version.</source>
        <translation>“%1 COMANDO --help” descreve um comando; --version mostra a versão.</translation>
    </message>
    <message>
        <source>Usage: %1 [options]</source>
        <translation>Uso: %1 [opções]</translation>
    </message>
    <message>
        <source>print a script for shell completion of commands, options and names</source>
        <translation>imprimir um script para completar comandos, opções e nomes no shell</translation>
    </message>
    <message>
        <source>For bash, use source &lt;(%1 completion bash); for zsh, replace bash by zsh.
To make this permanent, add the command to ~/.bashrc or ~/.zshrc.</source>
        <translation>No bash, use source &lt;(%1 completion bash); no zsh, troque bash por zsh.
Para tornar isso permanente, acrescente o comando a ~/.bashrc ou ~/.zshrc.</translation>
    </message>
    <message>
        <source>print the manual page, for use with man -l</source>
        <translation>imprimir a página de manual, para usar com man -l</translation>
    </message>
    <message>
        <source>Lockstep shows how a GPU executes a kernel and moves its data.</source>
        <translation>O Lockstep mostra como uma GPU executa um kernel e move seus dados.</translation>
    </message>
    <message>
        <source>write a picture of an experiment or a recording to a file</source>
        <translation>escrever em um arquivo uma figura de um experimento ou de uma gravação</translation>
    </message>
    <message>
        <source>WHAT is an experiment (reduction/interleaved), a kernel (x.cl, x.sim), a recording
(x.lks), or a link copied from the window (reduction/interleaved?size=256#step=18).
Charts accept several of these. Options override the settings in a link.</source>
        <translation>WHAT é um experimento (reduction/interleaved), um kernel (x.cl, x.sim), uma gravação
(x.lks) ou um link copiado da janela (reduction/interleaved?size=256#step=18).
Os gráficos aceitam vários deles. As opções prevalecem sobre as configurações de um link.</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Página inicial</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Apresentar</translation>
    </message>
    <message>
        <source>Presenter&apos;s window</source>
        <translation>Janela do apresentador</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lição</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Todas as lições</translation>
    </message>
    <message>
        <source>Next page of the lesson</source>
        <translation>Próxima página da lição</translation>
    </message>
    <message>
        <source>Previous page of the lesson</source>
        <translation>Página anterior da lição</translation>
    </message>
    <message>
        <source>check, list or pack lessons, or read the progress of learners</source>
        <translation>verificar, listar ou empacotar lições, ou ler o progresso dos alunos</translation>
    </message>
    <message>
        <source>check reads each FILE, runs its kernels, evaluates its figures, answers and conditions, and
checks that its questions can be asked. It prints the line, column and reason of each flaw.
The exit code is 1 if there are flaws.
list prints the lessons that the window offers.
pack writes the lessons, kernels and recordings of FOLDER to one file, which `lockstep` opens.
progress prints a table of the files that learners have saved for their teacher.</source>
        <translation>check lê cada FILE, executa seus kernels, calcula seus valores, respostas e condições e verifica
se suas perguntas podem ser feitas. Para cada problema, mostra a linha, a coluna e o motivo. O
código de saída é 1 se houver problemas.
list mostra as lições que a janela oferece.
pack reúne as lições, os kernels e as gravações de FOLDER em um único arquivo, que `lockstep` abre.
progress mostra uma tabela dos arquivos que os alunos salvaram para o professor.</translation>
    </message>
    <message>
        <source>print a lesson as a handout for learners</source>
        <translation>imprimir uma lição como apostila para os alunos</translation>
    </message>
    <message>
        <source>print runs the kernels of a lesson and writes its texts, pictures, questions and tasks
on A4 pages (.pdf), or as one file for a browser that works offline (.html).
The lesson is a file, or the id of one of the lessons that the window offers.</source>
        <translation>print executa os kernels de uma lição e escreve seus textos, figuras, perguntas e tarefas
em páginas A4 (.pdf) ou em um único arquivo para o navegador, que funciona offline (.html).
A lição é um arquivo ou o id de uma das lições que a janela oferece.</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animações</translation>
    </message>
    <message>
        <source>Present this lesson</source>
        <translation>Apresentar esta lição</translation>
    </message>
    <message>
        <source>Print handout…</source>
        <translation>Imprimir apostila…</translation>
    </message>
    <message>
        <source>Print handout with answers…</source>
        <translation>Imprimir apostila com respostas…</translation>
    </message>
    <message>
        <source>Save progress for the teacher…</source>
        <translation>Salvar progresso para o professor…</translation>
    </message>
    <message>
        <source>write a table or the modelled timeline of a run to a file</source>
        <translation>escrever em um arquivo uma tabela ou a linha do tempo modelada de uma execução</translation>
    </message>
    <message>
        <source>WHAT is an experiment, a launch file (x.sim), a kernel (x.cl) or a recording (x.lks).
A .csv file has one table: each event of each work-item (events), each warp step
(warp-steps), the table of run --csv (lines), or another list of run --json.
A .pftrace file has the modelled states of all warps over time. Open it in the
Perfetto viewer (ui.perfetto.dev), which shows a cycle as a nanosecond.
Names of columns and tracks are English in every language.</source>
        <translation>WHAT é um experimento, um arquivo de lançamento (x.sim), um kernel (x.cl) ou uma gravação (x.lks).
Um arquivo .csv contém uma tabela: cada evento de cada item de trabalho (events), cada passo de
warp (warp-steps), a tabela de run --csv (lines) ou outra lista de run --json.
Um arquivo .pftrace contém os estados modelados de todos os warps ao longo do tempo. Abra-o no
visualizador Perfetto (ui.perfetto.dev), que mostra um ciclo como um nanossegundo.
Os nomes de colunas e trilhas ficam em inglês em todos os idiomas.</translation>
    </message>
    <message>
        <source>write an animation of an experiment or a recording to a file</source>
        <translation>escrever em um arquivo uma animação de um experimento ou de uma gravação</translation>
    </message>
    <message>
        <source>write a run as a web page that plays its steps</source>
        <translation>escrever uma execução como página web que reproduz seus passos</translation>
    </message>
    <message>
        <source>write a report about a run to a file</source>
        <translation>escrever em um arquivo um relatório sobre uma execução</translation>
    </message>
    <message>
        <source>WHAT is an experiment (reduction/interleaved), a kernel (x.cl, x.sim), a recording
(x.lks), or a link copied from the window (reduction/interleaved?size=256#step=18).
The report has the verdict, the metrics with their kind, pictures of the most expensive
step (or of --step), the source with its counts, the findings with their evidence,
advice, the hardware model, and the command that writes the report again.
Several runs are also compared. --over also sweeps the first run.
An .html file works offline and has no script. A .pdf file has A4 pages.</source>
        <translation>WHAT é um experimento (reduction/interleaved), um kernel (x.cl, x.sim), uma gravação
(x.lks) ou um link copiado da janela (reduction/interleaved?size=256#step=18).
O relatório contém o veredito, as métricas com seu tipo, figuras do passo mais caro
(ou do passo de --step), o código com suas contagens, os achados com suas evidências,
sugestões, o modelo de hardware e o comando que escreve o relatório de novo.
Várias execuções também são comparadas. --over acrescenta uma varredura da primeira execução.
Um arquivo .html funciona offline e não contém scripts. Um arquivo .pdf tem páginas A4.</translation>
    </message>
    <message>
        <source>Export animation…</source>
        <translation>Exportar animação…</translation>
    </message>
    <message>
        <source>Export player…</source>
        <translation>Exportar player…</translation>
    </message>
    <message>
        <source>Export report…</source>
        <translation>Exportar relatório…</translation>
    </message>
    <message>
        <source>count the bank conflicts that other layouts of the local arrays would have</source>
        <translation>contar os conflitos de bancos de memória que outros layouts dos arrays locais teriam</translation>
    </message>
    <message>
        <source>rank two to four runs by modelled time</source>
        <translation>classificar de duas a quatro execuções pelo tempo modelado</translation>
    </message>
    <message>
        <source>WHAT is an experiment, a launch file (x.sim), a kernel (x.cl) or a recording (x.lks).
Times are in cycles if all runs have the same hardware preset, otherwise in nanoseconds.
Only runs with the same problem size can race. Times are modelled, not measured.</source>
        <translation>WHAT é um experimento, um arquivo de lançamento (x.sim), um kernel (x.cl) ou uma gravação (x.lks).
Os tempos são em ciclos se todas as execuções têm a mesma predefinição de hardware; senão, em nanossegundos.
Só execuções com o mesmo tamanho de problema podem competir. Os tempos são modelados, não medidos.</translation>
    </message>
    <message>
        <source>WHAT is an experiment (reduction/interleaved), a kernel (x.cl, x.sim), a recording
(x.lks), or a link copied from the window (reduction/interleaved?size=256#step=18).
--view race takes two to four of these, with --by cycles:N.
Options override the settings in a link. MP4 and WebM need FFmpeg&apos;s libraries.</source>
        <translation>WHAT é um experimento (reduction/interleaved), um kernel (x.cl, x.sim), uma gravação
(x.lks) ou um link copiado da janela (reduction/interleaved?size=256#step=18).
--view race aceita de dois a quatro deles, com --by cycles:N.
As opções prevalecem sobre as configurações de um link. MP4 e WebM exigem as bibliotecas do FFmpeg.</translation>
    </message>
    <message>
        <source>Try other layouts</source>
        <translation>Testar outros layouts</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Corrida</translation>
    </message>
    <message>
        <source>Lines by cost…</source>
        <translation>Linhas por custo…</translation>
    </message>
    <message>
        <source>Follow this work-item…</source>
        <translation>Seguir este item de trabalho…</translation>
    </message>
    <message>
        <source>Follow this word of memory…</source>
        <translation>Seguir esta palavra de memória…</translation>
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
        <translation>WHAT é um experimento, um arquivo de lançamento (x.sim), um kernel (x.cl) ou uma gravação (x.lks).
Um preenchimento (padding) acrescenta palavras não usadas depois de cada linha de um array.
Um swizzle move o elemento x da linha y para a coluna x ^ y da mesma linha. Alguns swizzles
usam só alguns bits de y: xor3 usa os dois mais baixos.
As passagens e os conflitos são os dos acessos gravados em seus novos endereços, por isso são
exatos. Os layouts que os acessos não permitem são recusados, com o motivo.
--apply salva uma cópia do kernel com um layout, e seu lançamento. --compare executa a cópia
e verifica seu resultado; o código de saída é 1 se ele estiver errado. Nenhum tempo é medido.</translation>
    </message>
    <message>
        <source>The page is one file (.html). A browser opens it offline and plays the steps of a work-group in
both directions, with captions, source and markers. WHAT is an experiment, a kernel (x.cl, x.sim), a
recording (x.lks), or a link copied from the window. Several runs play side by side or, with --view
race, on the same modelled time axis. lesson:ID and lesson:FILE write a lesson with its questions.
--step is the step that is shown first; for a race, this is the time --cycle.</source>
        <translation>A página é um arquivo (.html). Um navegador a abre offline e reproduz os passos de um grupo de trabalho
nos dois sentidos, com legendas, código e marcadores. WHAT é um experimento, um kernel (x.cl, x.sim),
uma gravação (x.lks) ou um link copiado da janela. Várias execuções vão lado a lado ou, com --view
race, no mesmo eixo de tempo modelado. lesson:ID e lesson:FILE escrevem uma lição com suas perguntas.
--step é o passo mostrado primeiro; em uma corrida, é o tempo --cycle.</translation>
    </message>
    <message>
        <source>Costs at line ends</source>
        <translation>Custos no fim das linhas</translation>
    </message>
    <message>
        <source>pack a run into a file that lockstep-record records on another machine</source>
        <translation>empacotar uma execução em um arquivo que o lockstep-record grava em outra máquina</translation>
    </message>
    <message>
        <source>WHAT is an experiment, a launch file (x.sim) or a kernel (x.cl).
The packed run contains the instrumented kernels, their inputs, and the contents of files that
the run reads. On the other machine, &quot;lockstep-record x.lkp -o x.lks&quot; records it, without any
other file of Lockstep.
A kernel is instrumented for one device. Without --for, this is a device of this machine. Save
what &quot;lockstep-record --describe&quot; prints there to a file, and give this file to --for.</source>
        <translation>WHAT é um experimento, um arquivo de lançamento (x.sim) ou um kernel (x.cl).
A execução empacotada contém os kernels instrumentados, suas entradas e o conteúdo dos
arquivos que a execução lê. Na outra máquina, “lockstep-record x.lkp -o x.lks” faz a gravação
sem nenhum outro arquivo do Lockstep.
Um kernel é instrumentado para um dispositivo. Sem --for, é um dispositivo desta máquina. Salve
em um arquivo o que “lockstep-record --describe” imprime lá e indique esse arquivo com --for.</translation>
    </message>
    <message>
        <source>With --device ssh:HOST, lists the devices of another computer. HOST is what you give to ssh: a name
from your ssh configuration, USER@HOST or HOST:PORT. The computer needs an OpenCL driver, but not
Lockstep. The recorder is copied to ~/.cache/lockstep on that computer. No other files are left there.
run, check, sweep, compare and the other commands take --device ssh:HOST/NAME.</source>
        <translation>Com --device ssh:HOST, lista os dispositivos de outro computador. HOST é o que você informa ao ssh:
um nome da sua configuração do ssh, USER@HOST ou HOST:PORT. O computador precisa de um driver
OpenCL, mas não do Lockstep: o gravador é copiado para ~/.cache/lockstep lá e não deixa mais nada.
run, check, sweep, compare e os outros comandos aceitam --device ssh:HOST/NAME.</translation>
    </message>
    <message>
        <source>Device…</source>
        <translation>Dispositivo…</translation>
    </message>
    <message>
        <source>User&apos;s guide</source>
        <translation>Guia do usuário</translation>
    </message>
    <message>
        <source>Guide to this view</source>
        <translation>Guia desta visão</translation>
    </message>
    <message>
        <source>Copy picture for a slide</source>
        <translation>Copiar figura para um slide</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Configurações…</translation>
    </message>
    <message>
        <source>Show the fix</source>
        <translation>Mostrar a correção</translation>
    </message>
    <message>
        <source>Values…</source>
        <translation>Valores…</translation>
    </message>
    <message>
        <source>Hardware…</source>
        <translation>Hardware…</translation>
    </message>
</context>
<context>
    <name>ComparePaper</name>
    <message>
        <source>Metric</source>
        <translation>Métrica</translation>
    </message>
    <message>
        <source>From</source>
        <comment>where a figure comes from</comment>
        <translation>Origem</translation>
    </message>
    <message>
        <source>Ratios are relative to the first run: ▲ better, ▼ worse, = same, ≈ no clear difference.</source>
        <translation>As razões são relativas à primeira execução: ▲ melhor, ▼ pior, = igual, ≈ sem diferença clara.</translation>
    </message>
    <message>
        <source>Side by side: %1</source>
        <translation>Lado a lado: %1</translation>
    </message>
    <message>
        <source>The highlighted row is the metric mentioned above.</source>
        <translation>A linha destacada é a métrica citada acima.</translation>
    </message>
</context>
<context>
    <name>CompareWords</name>
    <message>
        <source>measured alternately</source>
        <translation>medição alternada</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>medição</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modelo</translation>
    </message>
    <message>
        <source>trace</source>
        <translation>trace</translation>
    </message>
    <message>
        <source>The model shows no difference in time between %1 and %2.</source>
        <translation>O modelo não mostra diferença de tempo entre %1 e %2.</translation>
    </message>
    <message>
        <source>%1 takes %2 as many cycles as %3 (model).</source>
        <translation>Os ciclos de %1 são %2 os de %3 (modelo).</translation>
    </message>
    <message>
        <source>%1 takes %2 as long as %3 (model).</source>
        <translation>O tempo de %1 é %2 o de %3 (modelo).</translation>
    </message>
    <message>
        <source>At least one of %1 and %2 was not timed.</source>
        <translation>Pelo menos uma das execuções (%1 e %2) não teve o tempo medido.</translation>
    </message>
    <message>
        <source>%1 takes %2 as long as %3 (measured).</source>
        <translation>O tempo de %1 é %2 o de %3 (medição).</translation>
    </message>
    <message>
        <source>Possible explanation: %1 (%2 in %3, %4 in %5; counted from the trace).</source>
        <translation>Explicação possível: %1 (%2 em %3, %4 em %5; contagem do trace).</translation>
    </message>
    <message>
        <source>▲ better</source>
        <translation>▲ melhor</translation>
    </message>
    <message>
        <source>▼ worse</source>
        <translation>▼ pior</translation>
    </message>
    <message>
        <source>= same</source>
        <translation>= igual</translation>
    </message>
    <message>
        <source>no clear difference</source>
        <translation>sem diferença clara</translation>
    </message>
    <message>
        <source>%1 and %2: %3.</source>
        <comment>two runs; why they are not comparable</comment>
        <translation>%1 e %2: %3.</translation>
    </message>
    <message>
        <source>The runs were analysed under different hardware models.</source>
        <translation>As execuções foram analisadas com modelos de hardware diferentes.</translation>
    </message>
    <message>
        <source>No clear difference in time between %1 and %2, because their interquartile ranges overlap.</source>
        <translation>Sem diferença clara de tempo entre %1 e %2, porque seus intervalos interquartis se sobrepõem.</translation>
    </message>
    <message>
        <source>No clear difference in time between %1 and %2, because their medians differ by less than 3 %.</source>
        <translation>Sem diferença clara de tempo entre %1 e %2, porque suas medianas diferem em menos de 3%.</translation>
    </message>
    <message>
        <source>No clear difference in time between %1 and %2, because launch overhead makes up most of both times or exceeds their difference.</source>
        <translation>Sem diferença clara de tempo entre %1 e %2, porque o custo de lançamento é a maior parte dos dois tempos ou excede a diferença entre eles.</translation>
    </message>
    <message>
        <source>No counted metric explains this, because none is higher for %1 than for %2.</source>
        <translation>Nenhuma métrica contada explica isso, porque nenhuma é maior em %1 do que em %2.</translation>
    </message>
    <message>
        <source>The runs were timed one after another, so a temporary slowdown of the machine may affect only some of the times.</source>
        <translation>Os tempos das execuções foram medidos um após o outro, portanto uma lentidão temporária da máquina pode afetar só alguns dos tempos.</translation>
    </message>
    <message>
        <source>before the edit</source>
        <translation>antes da edição</translation>
    </message>
    <message>
        <source>after the edit</source>
        <translation>depois da edição</translation>
    </message>
    <message>
        <source>guessed launch</source>
        <translation>lançamento deduzido</translation>
    </message>
    <message>
        <source>launch file %1</source>
        <translation>arquivo de lançamento %1</translation>
    </message>
    <message numerus="yes">
        <source>sizes halved %Ln time(s)</source>
        <translation>
            <numerusform>tamanhos reduzidos à metade %Ln vez</numerusform>
            <numerusform>tamanhos reduzidos à metade %Ln vezes</numerusform>
        </translation>
    </message>
    <message>
        <source>enlarged buffers (bytes): %1</source>
        <translation>buffers ampliados (bytes): %1</translation>
    </message>
</context>
<context>
    <name>ConcurrencyWords</name>
    <message>
        <source>measured</source>
        <translation>medição</translation>
    </message>
    <message>
        <source>Launch %1</source>
        <translation>Lançamento %1</translation>
    </message>
    <message>
        <source>queue %1, thread %2</source>
        <translation>fila %1, thread %2</translation>
    </message>
    <message>
        <source>queued at %1, submitted at %2</source>
        <translation>enfileirado em %1, submetido em %2</translation>
    </message>
    <message>
        <source>ran from %1 to %2 (measured by the device&apos;s clock)</source>
        <translation>executado de %1 a %2 (medição pelo clock do dispositivo)</translation>
    </message>
    <message>
        <source>runs on the device</source>
        <translation>em execução no dispositivo</translation>
    </message>
    <message>
        <source>the selected launch</source>
        <translation>o lançamento selecionado</translation>
    </message>
    <message>
        <source>queued, waiting</source>
        <translation>enfileirado, esperando</translation>
    </message>
    <message>
        <source>Launches over time</source>
        <translation>Lançamentos ao longo do tempo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln launch(es), at most %1 at once</source>
        <translation>
            <numerusform>%Ln lançamento, no máximo %1 ao mesmo tempo</numerusform>
            <numerusform>%Ln lançamentos, no máximo %1 ao mesmo tempo</numerusform>
        </translation>
    </message>
    <message>
        <source>all launches together take %1; their own times add up to %2</source>
        <translation>todos os lançamentos juntos levam %1; seus próprios tempos somam %2</translation>
    </message>
    <message>
        <source>The launches of this run do not overlap in time. To see launches that overlap, run the experiment reduction/concurrent.</source>
        <translation>Os lançamentos desta execução não se sobrepõem no tempo. Para ver lançamentos que se sobrepõem, execute o experimento reduction/concurrent.</translation>
    </message>
</context>
<context>
    <name>ContentWords</name>
    <message>
        <source>Chart: %1</source>
        <translation>Gráfico: %1</translation>
    </message>
</context>
<context>
    <name>CostWords</name>
    <message>
        <source>exposed</source>
        <comment>cost in cycles</comment>
        <translation>exposto</translation>
    </message>
    <message>
        <source>hidden</source>
        <comment>cost in cycles</comment>
        <translation>oculto</translation>
    </message>
    <message>
        <source>Cost in cycles</source>
        <translation>Custo em ciclos</translation>
    </message>
    <message>
        <source>Exposed: cycles that the launch would save without this cost. Exposed costs cannot be added up. In the bars, the exposed part is solid, and the hidden part is outlined.</source>
        <translation>Exposto: ciclos que o lançamento economizaria sem este custo. Os custos expostos não podem ser somados. Nas barras, a parte exposta é sólida e a oculta tem só o contorno.</translation>
    </message>
    <message>
        <source>L%1: not accessed</source>
        <translation>L%1: não acessada</translation>
    </message>
    <message>
        <source>L%1: %2 of %3 sectors hit</source>
        <translation>L%1: %2 de %3 setores com acerto</translation>
    </message>
    <message>
        <source>total</source>
        <comment>cost in cycles</comment>
        <translation>total</translation>
    </message>
</context>
<context>
    <name>CounterWords</name>
    <message>
        <source>%1 k</source>
        <comment>thousands</comment>
        <translation>%1 k</translation>
    </message>
    <message>
        <source>%1 M</source>
        <comment>millions</comment>
        <translation>%1 M</translation>
    </message>
    <message>
        <source>warp
steps</source>
        <translation>passos
warp</translation>
    </message>
    <message>
        <source>bank
passes</source>
        <translation>passag.
banco</translation>
    </message>
    <message>
        <source>
sectors</source>
        <translation>
setores</translation>
    </message>
    <message>
        <source>Warp steps: number of times warps executed this line. If the line has several operations, this is the highest of their counts (counted from the trace)</source>
        <translation>Passos de warp: número de vezes que warps executaram esta linha. Se a linha tem várias operações, é a maior das suas contagens (contagem do trace)</translation>
    </message>
    <message>
        <source>Local memory bank passes caused by this line (counted from the trace)</source>
        <translation>Passagens pelos bancos da memória local causadas por esta linha (contagem do trace)</translation>
    </message>
    <message>
        <source>Global memory sectors transferred by this line (counted from the trace)</source>
        <translation>Setores da memória global transferidos por esta linha (contagem do trace)</translation>
    </message>
</context>
<context>
    <name>CurveWords</name>
    <message>
        <source>does not fit</source>
        <translation>não cabe</translation>
    </message>
</context>
<context>
    <name>CycleWords</name>
    <message>
        <source>This kernel does not fit on a multiprocessor of the model, so there are no simulated cycles</source>
        <translation>Este kernel não cabe em um multiprocessador do modelo, portanto não há ciclos simulados</translation>
    </message>
    <message>
        <source>This run has not been simulated yet. To simulate it, open the Multiprocessor view</source>
        <translation>Esta execução ainda não foi simulada. Para simulá-la, abra a visão Multiprocessador</translation>
    </message>
</context>
<context>
    <name>Docks</name>
    <message>
        <source>Experiments</source>
        <translation>Experimentos</translation>
    </message>
    <message>
        <source>Hardware model</source>
        <translation>Modelo de hardware</translation>
    </message>
    <message>
        <source>Kernel source</source>
        <translation>Código do kernel</translation>
    </message>
    <message>
        <source>Why is it slow?</source>
        <translation>Por que é lento?</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>Lançamentos</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Gráficos</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>Hardware</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Lane</source>
        <translation>Lane</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Causa</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lição</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>There is no experiment &quot;%1&quot;. Did you mean &quot;%2&quot;?</source>
        <translation>Não existe o experimento “%1”. Você quis dizer “%2”?</translation>
    </message>
    <message>
        <source>%2 has no parameter &quot;%1&quot;. Available parameters: %3.</source>
        <translation>%2 não tem o parâmetro “%1”. Parâmetros disponíveis: %3.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not a valid value for %1. Allowed: %3.</source>
        <translation>“%2” não é um valor válido para %1. Valores permitidos: %3.</translation>
    </message>
    <message>
        <source>There is no hardware setting or preset &quot;%1&quot;. Available: %2.</source>
        <translation>Não existe a configuração ou predefinição de hardware “%1”. Disponíveis: %2.</translation>
    </message>
    <message>
        <source>Unknown option &quot;%1&quot;. --help lists the options.</source>
        <translation>Opção desconhecida “%1”. --help lista as opções.</translation>
    </message>
    <message>
        <source>%1 needs a value. --help shows the usage.</source>
        <translation>%1 precisa de um valor. --help mostra o uso.</translation>
    </message>
    <message>
        <source>No OpenCL device has &quot;%1&quot; in its name. Available devices: %2.</source>
        <translation>Nenhum dispositivo OpenCL tem “%1” no nome. Dispositivos disponíveis: %2.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Check the name and the permissions.</source>
        <translation>Não é possível ler %1: %2. Verifique o nome e as permissões.</translation>
    </message>
    <message>
        <source>There is no kernel &quot;%1&quot; in the file. Available kernels: %2.</source>
        <translation>O arquivo não contém o kernel “%1”. Kernels disponíveis: %2.</translation>
    </message>
    <message>
        <source>The kernel cannot be recorded: %1. Change this part of the kernel, and run it again.</source>
        <translation>Não é possível gravar o kernel: %1. Mude essa parte do kernel e execute de novo.</translation>
    </message>
    <message>
        <source>The run was stopped after its time limit of %1 s. Choose a smaller size, or allow more time. With more time, Lockstep can detect whether a loop is endless.</source>
        <translation>A execução foi interrompida após seu limite de tempo de %1 s. Escolha um tamanho menor ou permita mais tempo. Com mais tempo, o Lockstep consegue detectar se um laço é infinito.</translation>
    </message>
    <message>
        <source>The launch file is invalid: %1 (%2, %3). Correct it, and run it again.</source>
        <translation>O arquivo de lançamento é inválido: %1 (%2, %3). Corrija-o e execute de novo.</translation>
    </message>
    <message>
        <source>The build option &quot;%2&quot; is not accepted (%1, %3). Remove it.</source>
        <translation>A opção de compilação “%2” não é aceita (%1, %3). Remova-a.</translation>
    </message>
    <message>
        <source>No OpenCL device was found, because no driver is installed or no driver reports a device. To install a driver that runs on every processor, use &quot;apt-get install pocl-opencl-icd&quot;. You can open recordings without a device.</source>
        <translation>Nenhum dispositivo OpenCL foi encontrado, porque não há driver instalado ou nenhum driver informa um dispositivo. Para instalar um driver que funciona em qualquer processador, use “apt-get install pocl-opencl-icd”. Você pode abrir gravações sem um dispositivo.</translation>
    </message>
    <message>
        <source>An OpenCL driver is installed (%1), but it reports no devices. Check that the device is connected and that you have permission to use it; on many systems you must be in the &quot;video&quot; or &quot;render&quot; group. You can open recordings without a device.</source>
        <translation>Um driver OpenCL está instalado (%1), mas não informa nenhum dispositivo. Verifique se o dispositivo está conectado e se você tem permissão para usá-lo; em muitos sistemas, é preciso pertencer ao grupo “video” ou “render”. Você pode abrir gravações sem um dispositivo.</translation>
    </message>
    <message>
        <source>A work-group of %1 work-items is too large for %3, which supports up to %2. Choose a smaller group size.</source>
        <translation>Um grupo de trabalho de %1 itens de trabalho é grande demais para %3, que aceita até %2. Escolha um tamanho de grupo menor.</translation>
    </message>
    <message>
        <source>A work-group needs %1 bytes of local memory, but %3 has only %2. Choose a smaller group or a smaller type.</source>
        <translation>Um grupo de trabalho precisa de %1 bytes de memória local, mas %3 tem apenas %2. Escolha um grupo menor ou um tipo menor.</translation>
    </message>
    <message>
        <source>A work-item needs %1 bytes of private memory, most of it for the declaration on this line. %4 puts the private memory of all %2 work-items of a group on the stack of one thread, which has %3 bytes. Make the array smaller, choose a smaller group, or put the array in a buffer.</source>
        <translation>Um item de trabalho precisa de %1 bytes de memória privada, a maior parte para a declaração nesta linha. %4 coloca a memória privada de todos os %2 itens de trabalho de um grupo na pilha de uma thread, que tem %3 bytes. Reduza o array, escolha um grupo menor ou coloque o array em um buffer.</translation>
    </message>
    <message>
        <source>%2 does not have the %1 bytes of memory that the run needs. Choose a smaller size.</source>
        <translation>%2 não tem os %1 bytes de memória de que a execução precisa. Escolha um tamanho menor.</translation>
    </message>
    <message>
        <source>Kernel %1 takes a different path in each run on %2, because of a data race between its work-items. Fix the race, or try a smaller size.</source>
        <translation>O kernel %1 segue um caminho diferente a cada execução em %2, por causa de uma condição de corrida entre seus itens de trabalho. Corrija a condição de corrida ou tente um tamanho menor.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>The image %1 is damaged or truncated (%2). Save it again, as PNG or JPEG.</source>
        <translation>A imagem %1 está danificada ou truncada (%2). Salve-a de novo, como PNG ou JPEG.</translation>
    </message>
    <message>
        <source>The image %1 is too large (%2). The limit is %3 pixels per side and %4 pixels in total. Make it smaller.</source>
        <translation>A imagem %1 é grande demais (%2). O limite é de %3 pixels por lado e de %4 pixels no total. Reduza a imagem.</translation>
    </message>
    <message>
        <source>None of the %2 combinations of this sweep over %1 can run. The reason for the first combination follows. Choose other values.</source>
        <translation>Nenhuma das %2 combinações desta varredura de %1 pode ser executada. O motivo da primeira combinação vem a seguir. Escolha outros valores.</translation>
    </message>
    <message>
        <source>A filter of radius %1 is larger than the part of the image in use (%2 x %3 pixels). Choose a smaller radius or use a larger part.</source>
        <translation>Um filtro de raio %1 é maior do que a parte usada da imagem (%2 x %3 pixels). Escolha um raio menor ou use uma parte maior.</translation>
    </message>
    <message>
        <source>The expression is invalid: %1 (%2, %3). Correct it.</source>
        <translation>A expressão é inválida: %1 (%2, %3). Corrija-a.</translation>
    </message>
    <message>
        <source>The expression is longer than the limit of %2 bytes. Split it.</source>
        <translation>A expressão é mais longa do que o limite de %2 bytes. Divida-a.</translation>
    </message>
    <message>
        <source>The parentheses are nested deeper than the limit of %2 levels. Simplify the expression.</source>
        <translation>O aninhamento dos parênteses excede o limite de %2 níveis. Simplifique a expressão.</translation>
    </message>
    <message>
        <source>The string that starts here is not closed. Add a double quote at its end.</source>
        <translation>A string que começa aqui não está fechada. Coloque aspas duplas no final.</translation>
    </message>
    <message>
        <source>Unknown escape sequence \%2. In a string, write \&quot; for a double quote and \\ for a backslash.</source>
        <translation>Sequência de escape desconhecida: \%2. Em uma string, escreva \&quot; para aspas duplas e \\ para uma barra invertida.</translation>
    </message>
    <message>
        <source>The number %2 is out of range. Use a different number.</source>
        <translation>O número %2 está fora da faixa permitida. Use outro número.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is missing here. Add it.</source>
        <translation>Falta “%2” aqui. Acrescente-o.</translation>
    </message>
    <message>
        <source>There is no function &quot;%2&quot;. Known functions: %3.</source>
        <translation>Não existe a função “%2”. Funções conhecidas: %3.</translation>
    </message>
    <message>
        <source>%2 is neither true nor false. Compare it with a value, for example %2 = 0.</source>
        <translation>%2 não é verdadeiro nem falso. Compare com um valor, por exemplo %2 = 0.</translation>
    </message>
    <message>
        <source>%2 has no value in this run. Remove it, or change the run.</source>
        <translation>%2 não tem valor nesta execução. Remova-o ou mude a execução.</translation>
    </message>
    <message>
        <source>%2 is not a list, so it has no elements to choose from. Remove the square brackets.</source>
        <translation>%2 não é uma lista, portanto não tem elementos para escolher. Remova os colchetes.</translation>
    </message>
    <message>
        <source>%2 has %3 values that cannot be added up. Choose one, for example with launches[0] or lines[line=12], or use sum, min, max or count.</source>
        <translation>%2 tem %3 valores que não podem ser somados. Escolha um, por exemplo com launches[0] ou lines[line=12], ou use sum, min, max ou count.</translation>
    </message>
    <message>
        <source>Division by zero: the divisor is 0 in this run. Test it first, for example: a &gt; 0 and b / a &lt; 2.</source>
        <translation>Divisão por zero: o divisor é 0 nesta execução. Teste-o antes, por exemplo: a &gt; 0 and b / a &lt; 2.</translation>
    </message>
    <message>
        <source>The result is too large. Use smaller numbers.</source>
        <translation>O resultado é grande demais. Use números menores.</translation>
    </message>
    <message>
        <source>The build option &quot;%2&quot; is not accepted, because some compiler options write files or load programs. Remove it. Accepted options: -D, -U, -I, -w, -W and OpenCL&apos;s own options, such as -cl-fast-relaxed-math.</source>
        <translation>A opção de compilação “%2” não é aceita, porque algumas opções do compilador escrevem arquivos ou carregam programas. Remova-a. São aceitas -D, -U, -I, -w, -W e as opções próprias do OpenCL, como -cl-fast-relaxed-math.</translation>
    </message>
    <message>
        <source>The build option &quot;%2&quot; has no value. Add one after it.</source>
        <translation>A opção de compilação “%2” não tem valor. Acrescente um depois dela.</translation>
    </message>
    <message>
        <source>The build option &quot;%2&quot; has a value that is not accepted. Accepted values: %3.</source>
        <translation>A opção de compilação “%2” tem um valor que não é aceito. Valores aceitos: %3.</translation>
    </message>
    <message>
        <source>A double quote in the build options is not closed: &quot;%2&quot;. Close it, or put a backslash before a quote that is part of a value.</source>
        <translation>Falta fechar aspas duplas nas opções de compilação: “%2”. Feche-as ou coloque uma barra invertida antes de aspas que façam parte de um valor.</translation>
    </message>
    <message>
        <source>The build options contain a control character: &quot;%2&quot;. Remove it.</source>
        <translation>As opções de compilação contêm um caractere de controle: “%2”. Remova-o.</translation>
    </message>
    <message>
        <source>The build options are longer than %3 bytes. They begin with &quot;%2&quot;. Move definitions into a header.</source>
        <translation>As opções de compilação têm mais de %3 bytes. Elas começam com “%2”. Passe definições para um cabeçalho.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not a valid number for the %3. Write a whole number.</source>
        <translation>“%2” não é um número válido aqui (%3). Escreva um número inteiro.</translation>
    </message>
    <message>
        <source>The NDRange has more than 2^40 work-items. Write smaller sizes.</source>
        <translation>O NDRange tem mais de 2^40 itens de trabalho. Escreva tamanhos menores.</translation>
    </message>
    <message>
        <source>The header of this argument does not end on its line. Close it with &gt;.</source>
        <translation>O cabeçalho deste argumento não termina na própria linha. Feche-o com &gt;.</translation>
    </message>
    <message>
        <source>The name that starts with a double quote here does not end on its line. Add the closing quote.</source>
        <translation>O nome que começa com aspas duplas aqui não termina na própria linha. Acrescente as aspas finais.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not valid in an argument&apos;s header. Did you mean &quot;%3&quot;?</source>
        <translation>“%2” não é válido no cabeçalho de um argumento. Você quis dizer “%3”?</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not valid in an argument&apos;s header. Valid keywords: size, the scalar types, fill, range, random, file, noinit, null, image, sampler, ro, wo, hex and dump.</source>
        <translation>“%2” não é válido no cabeçalho de um argumento. Palavras-chave válidas: size, os tipos escalares, fill, range, random, file, noinit, null, image, sampler, ro, wo, hex e dump.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; appears twice in this header. Remove one of them.</source>
        <translation>“%2” aparece duas vezes neste cabeçalho. Remova uma das ocorrências.</translation>
    </message>
    <message>
        <source>This argument has no size. Write size=BYTES.</source>
        <translation>Este argumento não tem tamanho. Escreva size=BYTES.</translation>
    </message>
    <message>
        <source>This argument has a size of 0 bytes, which OpenCL does not allow. Write a larger size, or write null instead for a null pointer.</source>
        <translation>Este argumento tem tamanho de 0 bytes, o que o OpenCL não permite. Escreva um tamanho maior, ou null para um ponteiro nulo.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not an image format. Known formats: %3.</source>
        <translation>“%2” não é um formato de imagem. Formatos conhecidos: %3.</translation>
    </message>
    <message>
        <source>The launch file has %2 arguments, but the kernel has %3 parameters. Write one argument for each parameter, in the same order.</source>
        <translation>O arquivo de lançamento tem %2 argumentos, mas o kernel tem %3 parâmetros. Escreva um argumento para cada parâmetro, na mesma ordem.</translation>
    </message>
    <message>
        <source>This argument has %2 values, but its size requires %3. Add the missing values, or use fill, range, random or file.</source>
        <translation>Este argumento tem %2 valores, mas seu tamanho exige %3. Acrescente os valores que faltam ou use fill, range, random ou file.</translation>
    </message>
    <message>
        <source>This argument has more values than its size allows: &quot;%2&quot; is the first extra one. Remove the extra values, or change the size.</source>
        <translation>Este argumento tem mais valores do que seu tamanho permite: o primeiro a mais é “%2”. Remova os valores a mais ou mude o tamanho.</translation>
    </message>
    <message>
        <source>The range has %2 values, but the size of this argument requires %3. Change the range or the size.</source>
        <translation>O intervalo tem %2 valores, mas o tamanho deste argumento exige %3. Mude o intervalo ou o tamanho.</translation>
    </message>
    <message>
        <source>The file %2 has fewer than the %3 bytes of this argument. Change the size, or choose another file.</source>
        <translation>O arquivo %2 tem menos do que os %3 bytes deste argumento. Mude o tamanho ou escolha outro arquivo.</translation>
    </message>
    <message>
        <source>The arguments take %2 bytes in total. The limit on this computer is %3 bytes, a quarter of its memory. Make them smaller.</source>
        <translation>Os argumentos ocupam %2 bytes no total. O limite neste computador é de %3 bytes, um quarto da sua memória. Reduza os argumentos.</translation>
    </message>
    <message>
        <source>There is no experiment &quot;%1&quot; and no file of this name. &quot;lockstep-cli list&quot; lists the experiments.</source>
        <translation>Não existe o experimento “%1” nem um arquivo com esse nome. “lockstep-cli list” lista os experimentos.</translation>
    </message>
    <message>
        <source>%2 has no parameters, so &quot;%1&quot; cannot be set.</source>
        <translation>%2 não tem parâmetros, portanto “%1” não pode ser definido.</translation>
    </message>
    <message>
        <source>The file contains no kernel: no function in it is declared __kernel. Choose another file.</source>
        <translation>O arquivo não contém kernel: nenhuma função nele é declarada __kernel. Escolha outro arquivo.</translation>
    </message>
    <message>
        <source>%1 does not compile: &quot;%2&quot; is not defined. To define it as a macro, use -D %2=VALUE on the command line, or Build options in the window.</source>
        <translation>%1 não compila: “%2” não está definido. Para defini-lo como macro, use -D %2=VALOR na linha de comando ou Opções de compilação na janela.</translation>
    </message>
    <message>
        <source>The log of a single work-group takes %5 bytes. Its analysis needs %6 bytes in total, but the memory budget is %2 bytes. Allow more memory, or choose a smaller size.</source>
        <translation>O log de um único grupo de trabalho ocupa %5 bytes. Analisá-lo exige %6 bytes no total, mas o limite de memória é de %2 bytes. Permita mais memória ou escolha um tamanho menor.</translation>
    </message>
    <message>
        <source>The log of a single work-group takes %5 bytes, more than the device can allocate at once. Choose a smaller size.</source>
        <translation>O log de um único grupo de trabalho ocupa %5 bytes, mais do que o dispositivo pode alocar de uma vez. Escolha um tamanho menor.</translation>
    </message>
    <message>
        <source>A work-group needs %4 bytes of local memory. With the memory that Lockstep adds to run barriers and sub-group functions step by step, it needs %1, but %3 has only %2. Choose a smaller group or a smaller type.</source>
        <translation>Um grupo de trabalho precisa de %4 bytes de memória local. Com a memória que o Lockstep acrescenta para executar barreiras e funções de subgrupo passo a passo, ele precisa de %1, mas %3 tem apenas %2. Escolha um grupo menor ou um tipo menor.</translation>
    </message>
    <message>
        <source>A work-item needs %1 bytes of private memory, most of it for the declaration on this line. A thread of %4 has only %3 bytes for it. Make the array smaller, or put it in a buffer.</source>
        <translation>Um item de trabalho precisa de %1 bytes de memória privada, a maior parte para a declaração nesta linha. Uma thread de %4 tem apenas %3 bytes para isso. Reduza o array ou coloque-o em um buffer.</translation>
    </message>
    <message>
        <source>%2 does not have enough memory for the run. Choose a smaller size, or another device.</source>
        <translation>%2 não tem memória suficiente para a execução. Escolha um tamanho menor ou outro dispositivo.</translation>
    </message>
    <message>
        <source>Macros expand the kernel to more than the limit of %2 tokens. Parsing stopped at this line. Use a loop instead of macros that repeat code.</source>
        <translation>As macros expandem o kernel além do limite de %2 tokens. A análise sintática parou nesta linha. Use um laço em vez de macros que repetem código.</translation>
    </message>
    <message>
        <source>To build this kernel, the driver needs more memory than the limit of %2 bytes. Make the kernel or its arrays smaller. To allow more memory, use --build-memory on the command line.</source>
        <translation>Para compilar este kernel, o driver precisa de mais memória do que o limite de %2 bytes. Reduza o kernel ou seus arrays. Para permitir mais memória, use --build-memory na linha de comando.</translation>
    </message>
    <message>
        <source>Parsing and building the kernels of this run exceeded the limit of %2 s of processor time. The limit was reached at this kernel. To make the kernel smaller, use loops instead of repeated code. To allow more time, use --build-time on the command line.</source>
        <translation>A análise sintática e a compilação dos kernels desta execução excederam o limite de %2 s de tempo de processador. O limite foi atingido neste kernel. Para reduzir o kernel, use laços em vez de código repetido. Para permitir mais tempo, use --build-time na linha de comando.</translation>
    </message>
    <message>
        <source>The link has a &quot;%&quot; without two hexadecimal digits at character %5. Write %3 for a percent sign.</source>
        <translation>O link tem um “%” sem dois dígitos hexadecimais no caractere %5. Escreva %3 para o sinal de porcentagem.</translation>
    </message>
    <message>
        <source>The link has a value without a name at character %5. Write NAME=VALUE.</source>
        <translation>O link tem um valor sem nome no caractere %5. Escreva NOME=VALOR.</translation>
    </message>
    <message>
        <source>The link has no value for &quot;%1&quot; at character %5. Write %1=VALUE.</source>
        <translation>O link não tem valor para “%1” no caractere %5. Escreva %1=VALOR.</translation>
    </message>
    <message>
        <source>The link has an unknown key &quot;%1&quot; at character %5. Known keys: %3.</source>
        <translation>O link tem uma chave desconhecida “%1” no caractere %5. Chaves conhecidas: %3.</translation>
    </message>
    <message>
        <source>The link repeats &quot;%1&quot; at character %5. Keep only one of them.</source>
        <translation>O link repete “%1” no caractere %5. Mantenha apenas uma ocorrência.</translation>
    </message>
    <message>
        <source>The link has an extra &quot;%2&quot; at character %5. Write %3 for this character in a name or value.</source>
        <translation>O link tem “%2” a mais no caractere %5. Escreva %3 para esse caractere em um nome ou valor.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Choose another location, or free up some space there.</source>
        <translation>Não é possível escrever %1: %2. Escolha outro local ou libere espaço nele.</translation>
    </message>
    <message>
        <source>%1 is not a hardware preset, because it does not contain a JSON object. Start with a copy of a preset in resources/hardware, or save a preset in the window.</source>
        <translation>%1 não é uma predefinição de hardware, porque não contém um objeto JSON. Comece com uma cópia de uma predefinição de resources/hardware ou salve uma predefinição na janela.</translation>
    </message>
    <message>
        <source>%1 cannot be read, because it is a device, a pipe or a socket, and Lockstep reads only regular files. Save its data to a file, and choose that file.</source>
        <translation>Não é possível ler %1, porque é um dispositivo, um pipe ou um socket, e o Lockstep lê apenas arquivos comuns. Salve os dados em um arquivo e escolha esse arquivo.</translation>
    </message>
    <message>
        <source>%1 was not overwritten, because it is a device, a pipe or a socket, and the result would replace it. Choose the name of a regular file.</source>
        <translation>%1 não foi sobrescrito, porque é um dispositivo, um pipe ou um socket, e o resultado o substituiria. Escolha o nome de um arquivo comum.</translation>
    </message>
    <message>
        <source>%1 is not a Lockstep recording, because it does not begin with the signature of a .lks file. Choose a file written by &quot;run --save&quot;.</source>
        <translation>%1 não é uma gravação do Lockstep, porque não começa com a assinatura de um arquivo .lks. Escolha um arquivo escrito por “run --save”.</translation>
    </message>
    <message>
        <source>%1 uses version %2 of the recording format, but this version of Lockstep supports only versions up to %3. Open the file with a newer version of Lockstep, or make the recording again.</source>
        <translation>%1 usa a versão %2 do formato de gravação, mas esta versão do Lockstep só aceita versões até a %3. Abra o arquivo com uma versão mais nova do Lockstep ou faça a gravação de novo.</translation>
    </message>
    <message>
        <source>%1 is damaged or truncated, because its section &quot;%2&quot; is invalid. Copy the file again, or make the recording again.</source>
        <translation>%1 está danificado ou truncado, porque sua seção “%2” é inválida. Copie o arquivo de novo ou faça a gravação de novo.</translation>
    </message>
    <message>
        <source>%1 does not compile. See the compiler&apos;s message for the line to correct.</source>
        <translation>%1 não compila. Veja na mensagem do compilador a linha a corrigir.</translation>
    </message>
    <message>
        <source>%1 has no kernel to run, because its kernels are inside the preprocessor condition %2, which is false. To define the names in the condition, use -D NAME on the command line, or Build options in the window.</source>
        <translation>%1 não tem kernel para executar, porque seus kernels estão dentro da condição de pré-processador %2, que é falsa. Para definir os nomes da condição, use -D NOME na linha de comando ou Opções de compilação na janela.</translation>
    </message>
    <message>
        <source>Argument %1 of the kernel does not match. Expected %2, but found %3. Change the launch.</source>
        <translation>O argumento %1 do kernel não confere. Esperava-se %2, mas foi encontrado %3. Mude o lançamento.</translation>
    </message>
    <message>
        <source>%1 contains several kernels: %2. Choose one (on the command line, use --kernel NAME).</source>
        <translation>%1 contém vários kernels: %2. Escolha um (na linha de comando, use --kernel NOME).</translation>
    </message>
    <message>
        <source>The driver for %2 failed in %1 with CL_OUT_OF_RESOURCES and gave no reason. Possible reasons: the kernel accesses memory outside its buffers, runs too long, or needs too many registers or too much local or global memory. Try a smaller size or group, or another device.</source>
        <translation>O driver de %2 falhou em %1 com CL_OUT_OF_RESOURCES e não informou o motivo. Motivos possíveis: o kernel acessa memória fora dos seus buffers, demora demais ou precisa de registradores demais ou de memória local ou global demais. Tente um tamanho ou um grupo menor, ou outro dispositivo.</translation>
    </message>
    <message>
        <source>The log of all %4 work-groups takes %1 bytes, which exceeds the memory budget of %2. Log only the first groups (at most %3), or allow more memory.</source>
        <translation>O log de todos os %4 grupos de trabalho ocupa %1 bytes, o que excede o limite de memória de %2. Registre apenas os primeiros grupos (no máximo %3) ou permita mais memória.</translation>
    </message>
    <message>
        <source>The driver for %1 failed to build the kernel. Its build log follows. Correct the errors in the log, or try another device or a newer driver.</source>
        <translation>O driver de %1 não conseguiu compilar o kernel. O log de compilação vem a seguir. Corrija os erros do log ou tente outro dispositivo ou um driver mais novo.</translation>
    </message>
    <message>
        <source>The original kernel builds with the driver for %1, but the instrumented kernel does not. This is a bug in Lockstep, not in the kernel. Report it with the kernel and the log that follows.</source>
        <translation>O kernel original compila com o driver de %1, mas o kernel instrumentado não. Isso é um defeito do Lockstep, não do kernel. Informe-o com o kernel e o log a seguir.</translation>
    </message>
    <message>
        <source>The driver for %3 failed: %1 returned %2. Try again, or use a smaller size or another device.</source>
        <translation>O driver de %3 falhou: %1 retornou %2. Tente de novo ou use um tamanho menor ou outro dispositivo.</translation>
    </message>
    <message>
        <source>The driver for %2 built the program but finds no kernel &quot;%1&quot; in it, because drivers reserve the names of OpenCL&apos;s built-in functions, such as dot and max. Rename the kernel.</source>
        <translation>O driver de %2 compilou o programa, mas não encontra o kernel “%1” nele, porque os drivers reservam os nomes das funções embutidas (built-in) do OpenCL, como dot e max. Renomeie o kernel.</translation>
    </message>
    <message>
        <source>The process that runs kernels exited unexpectedly (%1), most likely inside the device&apos;s driver. Nothing else is lost. Try again, or use another device. If this happens every time, delete the folder %2. PoCL caches compiled kernels there, and a damaged file in this cache can crash the process.</source>
        <translation>O processo que executa kernels terminou inesperadamente (%1), muito provavelmente dentro do driver do dispositivo. Nada mais se perdeu. Tente de novo ou use outro dispositivo. Se isso acontecer sempre, apague a pasta %2. O PoCL guarda ali um cache dos kernels compilados, e um arquivo danificado desse cache pode derrubar o processo.</translation>
    </message>
    <message>
        <source>The process that runs kernels, %1, cannot be started: %2. Reinstall Lockstep. You can open recordings without this process.</source>
        <translation>Não é possível iniciar o processo que executa kernels, %1: %2. Reinstale o Lockstep. Você pode abrir gravações sem esse processo.</translation>
    </message>
    <message>
        <source>The process that runs kernels was stopped because its response is invalid: %1. The process may belong to another version of Lockstep, or a driver may have damaged its memory. Try again, or use another device. If this does not help, reinstall Lockstep.</source>
        <translation>O processo que executa kernels foi interrompido porque sua resposta é inválida: %1. O processo pode pertencer a outra versão do Lockstep, ou um driver pode ter danificado a memória dele. Tente de novo ou use outro dispositivo. Se isso não resolver, reinstale o Lockstep.</translation>
    </message>
    <message>
        <source>The process that parses kernels exited unexpectedly (%1). Nothing else is lost. Try again. If this happens every time, this kernel probably crashes Clang.</source>
        <translation>O processo que analisa a sintaxe dos kernels terminou inesperadamente (%1). Nada mais se perdeu. Tente de novo. Se isso acontecer sempre, é provável que este kernel derrube o Clang.</translation>
    </message>
    <message>
        <source>The process that parses kernels, %1, cannot be started: %2. Reinstall Lockstep. You can open recordings without this process.</source>
        <translation>Não é possível iniciar o processo que analisa a sintaxe dos kernels, %1: %2. Reinstale o Lockstep. Você pode abrir gravações sem esse processo.</translation>
    </message>
    <message>
        <source>The process that parses kernels was stopped because its response is invalid: %1. The process may belong to another version of Lockstep. Try again. If this does not help, reinstall Lockstep.</source>
        <translation>O processo que analisa a sintaxe dos kernels foi interrompido porque sua resposta é inválida: %1. O processo pode pertencer a outra versão do Lockstep. Tente de novo. Se isso não resolver, reinstale o Lockstep.</translation>
    </message>
    <message>
        <source>This computer does not have enough free memory. Close other programs, choose a smaller size, or log fewer work-groups.</source>
        <translation>Este computador não tem memória livre suficiente. Feche outros programas, escolha um tamanho menor ou registre menos grupos de trabalho.</translation>
    </message>
    <message>
        <source>An internal error occurred in Lockstep (%1). Your files are unchanged. Try again. If the error occurs again, report it with the steps that lead to it.</source>
        <translation>Ocorreu um erro interno no Lockstep (%1). Seus arquivos não foram alterados. Tente de novo. Se o erro ocorrer outra vez, informe-o com os passos que levam a ele.</translation>
    </message>
    <message>
        <source>The kernel calls sub-group functions and was recorded for warps of %1 lanes, not %2. Record it again with a warp width of %2, or choose a warp width of %1.</source>
        <translation>O kernel chama funções de subgrupo e foi gravado para warps de %1 lanes, não de %2. Grave de novo com uma largura de warp de %2 ou escolha uma largura de warp de %1.</translation>
    </message>
    <message>
        <source>The recording is damaged, because the log of work-item %1 does not match the kernel at event %2. Make the recording again.</source>
        <translation>A gravação está danificada, porque o log do item de trabalho %1 não corresponde ao kernel no evento %2. Faça a gravação de novo.</translation>
    </message>
    <message>
        <source>%1 is not a PNG or JPEG image, because its first bytes match neither format. Choose a .png or .jpg file.</source>
        <translation>%1 não é uma imagem PNG nem JPEG, porque seus primeiros bytes não correspondem a nenhum dos dois formatos. Escolha um arquivo .png ou .jpg.</translation>
    </message>
    <message>
        <source>In a work-group of %1, all work-items would only load the border, and none would write a result. With radius %2, the group must have at least %3 work-items in the direction in which the groups overlap.</source>
        <translation>Em um grupo de trabalho de %1, todos os itens de trabalho só carregariam a borda, e nenhum escreveria um resultado. Com raio %2, o grupo deve ter pelo menos %3 itens de trabalho na direção em que os grupos se sobrepõem.</translation>
    </message>
    <message>
        <source>The expression is empty. Write the name of a metric, for example totals.barriers.</source>
        <translation>A expressão está vazia. Escreva o nome de uma métrica, por exemplo totals.barriers.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; cannot be used here. Combine metrics with + - * / and parentheses. Compare them with = != &lt; &lt;= &gt; &gt;= or ~. Join comparisons with and, or, not. Put strings in double quotes.</source>
        <translation>“%2” não pode ser usado aqui. Combine métricas com + - * / e parênteses. Compare-as com = != &lt; &lt;= &gt; &gt;= ou ~. Junte comparações com and, or, not. Coloque strings entre aspas duplas.</translation>
    </message>
    <message>
        <source>%2 is not a valid index or line number. Write a whole number. Indexes start at 0, line numbers at 1.</source>
        <translation>%2 não é um índice nem um número de linha válido. Escreva um número inteiro. Os índices começam em 0; os números de linha, em 1.</translation>
    </message>
    <message>
        <source>Unexpected &quot;%2&quot;. Check the expression before this point.</source>
        <translation>“%2” inesperado. Verifique a expressão antes deste ponto.</translation>
    </message>
    <message>
        <source>The expression is incomplete. Add a metric or a number at its end.</source>
        <translation>A expressão está incompleta. Acrescente uma métrica ou um número no final.</translation>
    </message>
    <message>
        <source>The name of a metric is missing here. Add it. Put a name with special characters in double quotes, and the index of a list element in square brackets, for example launches[0].</source>
        <translation>Falta aqui o nome de uma métrica. Acrescente-o. Coloque um nome com caracteres especiais entre aspas duplas e o índice de um elemento de lista entre colchetes, por exemplo launches[0].</translation>
    </message>
    <message>
        <source>line(...) needs text from a source line, or its line number. Write line(&quot;text&quot;) or line(12).</source>
        <translation>line(...) precisa de um trecho de uma linha do código-fonte ou do número da linha. Escreva line(&quot;text&quot;) ou line(12).</translation>
    </message>
    <message>
        <source>To compare numbers, ~ needs a tolerance, for example ~ 0.5 within 0.01. Add a tolerance.</source>
        <translation>Para comparar números, ~ precisa de uma tolerância, por exemplo ~ 0.5 within 0.01. Acrescente uma tolerância.</translation>
    </message>
    <message>
        <source>Comparisons cannot be chained. Join them with &quot;and&quot;, for example a &lt; b and b &lt; c.</source>
        <translation>Comparações não podem ser encadeadas. Junte-as com “and”, por exemplo a &lt; b and b &lt; c.</translation>
    </message>
    <message>
        <source>This run has no metric %2. Similar names: %3.</source>
        <translation>Esta execução não tem a métrica %2. Nomes parecidos: %3.</translation>
    </message>
    <message>
        <source>This run has no metric %2. Available names: %3.</source>
        <translation>Esta execução não tem a métrica %2. Nomes disponíveis: %3.</translation>
    </message>
    <message>
        <source>%2 is a single value, so no name can follow it. Remove the name that follows.</source>
        <translation>%2 é um valor único, portanto nenhum nome pode vir depois dele. Remova o nome que vem depois.</translation>
    </message>
    <message>
        <source>This index is outside the list %2 (number of elements: %3; indexes start at 0). Choose an element of the list.</source>
        <translation>Este índice está fora da lista %2 (número de elementos: %3; os índices começam em 0). Escolha um elemento da lista.</translation>
    </message>
    <message>
        <source>Nothing in this run matches %2. If a run without a match is acceptable, use count(...) or sum(...).</source>
        <translation>Nada nesta execução corresponde a %2. Se for aceitável que nada corresponda, use count(...) ou sum(...).</translation>
    </message>
    <message>
        <source>%2 is a list (number of elements: %3). Choose an element, for example %2[0], or use sum, min, max or count.</source>
        <translation>%2 é uma lista (número de elementos: %3). Escolha um elemento, por exemplo %2[0], ou use sum, min, max ou count.</translation>
    </message>
    <message>
        <source>%2 is a group of metrics. Append a dot and one of these names: %3.</source>
        <translation>%2 é um grupo de métricas. Acrescente um ponto e um destes nomes: %3.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; matches no line of the kernel that has metrics. Check the text or the line number.</source>
        <translation>“%2” não corresponde a nenhuma linha do kernel com métricas. Verifique o texto ou o número da linha.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; matches several lines: %3. Write more of the line&apos;s text, or use its line number.</source>
        <translation>“%2” corresponde a várias linhas: %3. Escreva mais do texto da linha ou use seu número.</translation>
    </message>
    <message>
        <source>%2 is not a number, because its value is &quot;%3&quot;. Use a metric whose value is a number.</source>
        <translation>%2 não é um número, porque seu valor é “%3”. Use uma métrica cujo valor seja um número.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; and &quot;%3&quot; cannot be compared, because only one of them is a number. Compare two numbers, or two strings in double quotes.</source>
        <translation>“%2” e “%3” não podem ser comparados, porque só um deles é um número. Compare dois números ou duas strings entre aspas duplas.</translation>
    </message>
    <message>
        <source>The expression reads too many metrics of this run. Use fewer metrics.</source>
        <translation>A expressão lê métricas demais desta execução. Use menos métricas.</translation>
    </message>
    <message>
        <source>The build option &quot;%2&quot; does not contain a valid macro name. Use a name of letters, digits and underscores, such as -DNAME=1.</source>
        <translation>A opção de compilação “%2” não contém um nome de macro válido. Use um nome com letras, dígitos e sublinhados, como -DNAME=1.</translation>
    </message>
    <message>
        <source>The value of the build option &quot;%2&quot; starts a comment or ends with a backslash, so the next line would become part of it. Remove the comment or the backslash.</source>
        <translation>O valor da opção de compilação “%2” inicia um comentário ou termina com uma barra invertida, e por isso a linha seguinte passaria a fazer parte dele. Remova o comentário ou a barra invertida.</translation>
    </message>
    <message>
        <source>The launch file ends too early. Missing: %2. It must contain the program, the kernel, three sizes of the NDRange, three sizes of the work-group, and then each argument.</source>
        <translation>O arquivo de lançamento termina antes do esperado. Falta: %2. Ele deve conter o programa, o kernel, três tamanhos do NDRange, três tamanhos do grupo de trabalho e depois cada argumento.</translation>
    </message>
    <message>
        <source>One of the sizes of the %2 is 0, so nothing would run. Write sizes of 1 or more.</source>
        <translation>Um dos tamanhos é 0 (%2), portanto nada seria executado. Escreva tamanhos a partir de 1.</translation>
    </message>
    <message>
        <source>The NDRange has %2 work-items, but this computer has only enough memory to count the accesses of %3 work-items. Use smaller sizes.</source>
        <translation>O NDRange tem %2 itens de trabalho, mas a memória deste computador só basta para contar os acessos de %3 itens de trabalho. Use tamanhos menores.</translation>
    </message>
    <message>
        <source>The NDRange size %2 is not a multiple of the work-group size %3, as OpenCL 1.2 requires. Change one of them.</source>
        <translation>O tamanho do NDRange, %2, não é múltiplo do tamanho do grupo de trabalho, %3, como o OpenCL 1.2 exige. Mude um dos dois.</translation>
    </message>
    <message>
        <source>Expected &lt;size=...&gt; at the start of an argument, but found &quot;%2&quot;. Insert the argument&apos;s header before this text.</source>
        <translation>Esperava-se &lt;size=...&gt; no início de um argumento, mas foi encontrado “%2”. Insira o cabeçalho do argumento antes desse texto.</translation>
    </message>
    <message>
        <source>The content of this argument is specified twice, by &quot;%2&quot; and by &quot;%3&quot;. Remove one of them.</source>
        <translation>O conteúdo deste argumento é especificado duas vezes, por “%2” e por “%3”. Remova um deles.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; has an invalid format. Write it as %3.</source>
        <translation>“%2” tem um formato inválido. Escreva como %3.</translation>
    </message>
    <message>
        <source>This argument has a size of %2, but its parameter or image has a size of %3. Use the same size for both.</source>
        <translation>Este argumento tem tamanho %2, mas seu parâmetro ou sua imagem tem tamanho %3. Use o mesmo tamanho nos dois.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; does not apply to this argument, because its parameter has the kind &quot;%3&quot;. Remove &quot;%2&quot;.</source>
        <translation>“%2” não se aplica a este argumento, porque seu parâmetro é do tipo “%3”. Remova “%2”.</translation>
    </message>
    <message>
        <source>The parameter of this argument has the kind &quot;%3&quot; and requires &quot;%2&quot;. Add it to the header.</source>
        <translation>O parâmetro deste argumento é do tipo “%3” e exige “%2”. Acrescente isso ao cabeçalho.</translation>
    </message>
    <message>
        <source>The size of this argument, %2 bytes, is not a multiple of the value size, %3 bytes. Change the size or the type.</source>
        <translation>O tamanho deste argumento, %2 bytes, não é múltiplo do tamanho de um valor, %3 bytes. Mude o tamanho ou o tipo.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not a valid %3 value or is out of range. Use a different value or type.</source>
        <translation>“%2” não é um valor válido do tipo %3 ou está fora da faixa. Use outro valor ou outro tipo.</translation>
    </message>
    <message>
        <source>The process that runs kernels exited unexpectedly (%1), most likely inside the device&apos;s driver. Nothing else is lost. Try again, or use another device.</source>
        <translation>O processo que executa kernels terminou inesperadamente (%1), muito provavelmente dentro do driver do dispositivo. Nada mais se perdeu. Tente de novo ou use outro dispositivo.</translation>
    </message>
    <message>
        <source>The process that runs kernels was killed by the system or by another program (%1). The system does this when memory runs out. Nothing else is lost. Close other programs, choose a smaller size, or log fewer work-groups.</source>
        <translation>O processo que executa kernels foi encerrado pelo sistema ou por outro programa (%1). O sistema faz isso quando a memória acaba. Nada mais se perdeu. Feche outros programas, escolha um tamanho menor ou registre menos grupos de trabalho.</translation>
    </message>
    <message>
        <source>The driver cannot cache compiled kernels in %1: %2. Free up space on that disk, or set POCL_CACHE_DIR to a folder on another disk.</source>
        <translation>O driver não consegue guardar kernels compilados em %1: %2. Libere espaço nesse disco ou defina POCL_CACHE_DIR como uma pasta de outro disco.</translation>
    </message>
    <message>
        <source>Lockstep cannot write its temporary files in %1: %2. Free up space on that disk, or set TMPDIR to a folder on another disk.</source>
        <translation>O Lockstep não consegue escrever seus arquivos temporários em %1: %2. Libere espaço nesse disco ou defina TMPDIR como uma pasta de outro disco.</translation>
    </message>
    <message>
        <source>The kernel calls sub-group functions and was recorded for warps of a whole work-group, not of %2 lanes. Record it again with a warp width of %2, or choose the warp width &quot;group&quot;.</source>
        <translation>O kernel chama funções de subgrupo e foi gravado para warps de um grupo de trabalho inteiro, não de %2 lanes. Grave de novo com uma largura de warp de %2 ou escolha a largura de warp “group”.</translation>
    </message>
    <message>
        <source>The kernel calls sub-group functions and was recorded for warps of %1 lanes, not of a whole work-group. Record it again with the warp width &quot;group&quot;, or choose a warp width of %1.</source>
        <translation>O kernel chama funções de subgrupo e foi gravado para warps de %1 lanes, não de um grupo de trabalho inteiro. Grave de novo com a largura de warp “group” ou escolha uma largura de warp de %1.</translation>
    </message>
    <message>
        <source>Parsing the kernel exceeded the memory limit of %2 bytes. Parsing stopped at this line. Use fewer macros or smaller arrays here. To allow more memory, use --build-memory on the command line.</source>
        <translation>A análise sintática do kernel excedeu o limite de %2 bytes de memória. A análise parou nesta linha. Use menos macros ou arrays menores aqui. Para permitir mais memória, use --build-memory na linha de comando.</translation>
    </message>
    <message>
        <source>Parsing the kernel exceeded the limit of %2 s of processor time. Parsing stopped at this line. Use fewer or smaller macros here. To allow more time, use --build-time on the command line.</source>
        <translation>A análise sintática do kernel excedeu o limite de %2 s de tempo de processador. A análise parou nesta linha. Use menos macros ou macros menores aqui. Para permitir mais tempo, use --build-time na linha de comando.</translation>
    </message>
    <message>
        <source>The part of the link at character %5 is too long. The limit is %3 bytes. Copy the link again.</source>
        <translation>A parte do link no caractere %5 é longa demais. O limite é de %3 bytes. Copie o link de novo.</translation>
    </message>
    <message>
        <source>From character %5 on, the link has too many parts. The limit is %3. Remove some of them.</source>
        <translation>A partir do caractere %5, o link tem partes demais. O limite é %3. Remova algumas.</translation>
    </message>
    <message>
        <source>At character %5, the link must specify an experiment or a file. Add one, for example reduction/interleaved#step=18.</source>
        <translation>No caractere %5, o link deve indicar um experimento ou um arquivo a executar. Acrescente um, por exemplo reduction/interleaved#step=18.</translation>
    </message>
    <message>
        <source>The link contains bytes that are not valid text at character %5. Copy the link again.</source>
        <translation>No caractere %5, o link contém bytes que não são texto válido. Copie o link de novo.</translation>
    </message>
    <message>
        <source>The link has the invalid value &quot;%2&quot; for %1 at character %5. Allowed: %3.</source>
        <translation>O link tem o valor inválido “%2” para %1 no caractere %5. Valores permitidos: %3.</translation>
    </message>
    <message>
        <source>The launch uses the files listed below, which are outside its folder %1. Lockstep reads them only with your permission. Check the list. Then run the launch again and choose &quot;Read these files&quot; in the window, or use --allow-files-outside on the command line.</source>
        <translation>O lançamento usa os arquivos listados abaixo, que estão fora da pasta dele (%1). O Lockstep só os lê com a sua permissão. Verifique a lista. Depois execute o lançamento de novo e escolha “Ler estes arquivos” na janela ou use --allow-files-outside na linha de comando.</translation>
    </message>
    <message>
        <source>%1 is %2, but the number of input values is %3. Leave out %1, or set it to %3.</source>
        <translation>%1 é %2, mas o número de valores de entrada é %3. Omita %1 ou defina-o como %3.</translation>
    </message>
    <message>
        <source>The input values have %2 characters. The limit is %3. Use fewer values.</source>
        <translation>Os valores de entrada têm %2 caracteres. O limite é %3. Use menos valores.</translation>
    </message>
    <message>
        <source>The lesson is invalid: %1 (%2, %3). Correct it.</source>
        <translation>A lição é inválida: %1 (%2, %3). Corrija-a.</translation>
    </message>
    <message>
        <source>The lesson is longer than the limit of %2 bytes. Split it.</source>
        <translation>A lição é mais longa do que o limite de %2 bytes. Divida-a.</translation>
    </message>
    <message>
        <source>This line contains bytes that are not valid UTF-8 text. Save the file as UTF-8, without control characters.</source>
        <translation>Esta linha contém bytes que não são texto UTF-8 válido. Salve o arquivo em UTF-8, sem caracteres de controle.</translation>
    </message>
    <message>
        <source>The lesson has no header. Begin the file with a line ---, the header&apos;s keys and another line ---.</source>
        <translation>A lição não tem cabeçalho. Comece o arquivo com uma linha ---, as chaves do cabeçalho e outra linha ---.</translation>
    </message>
    <message>
        <source>The header does not end. Add a line --- after its last key.</source>
        <translation>O cabeçalho não termina. Acrescente uma linha --- depois da última chave.</translation>
    </message>
    <message>
        <source>There is no key &quot;%2&quot; here. Known keys: %3.</source>
        <translation>Não existe a chave “%2” aqui. Chaves conhecidas: %3.</translation>
    </message>
    <message>
        <source>The header has no &quot;%2&quot;. Add a line &quot;%2: ...&quot;.</source>
        <translation>O cabeçalho não tem “%2”. Acrescente uma linha “%2: ...”.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; appears twice. Remove one of them.</source>
        <translation>“%2” aparece duas vezes. Remova uma das ocorrências.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; has no value. Write it after the colon.</source>
        <translation>“%2” não tem valor. Escreva-o depois dos dois-pontos.</translation>
    </message>
    <message>
        <source>This value of &quot;%2&quot; is not valid. Allowed: %3.</source>
        <translation>Este valor de “%2” não é válido. Valores permitidos: %3.</translation>
    </message>
    <message>
        <source>The lesson %3 has the same id &quot;%2&quot;. Choose another id.</source>
        <translation>A lição %3 tem o mesmo id “%2”. Escolha outro id.</translation>
    </message>
    <message>
        <source>The lesson has no page. Begin a page with a line &quot;## &quot; and its title.</source>
        <translation>A lição não tem página. Comece uma página com uma linha “## ” e o título.</translation>
    </message>
    <message>
        <source>This line is before the first page. Begin a page with a line &quot;## &quot; and its title.</source>
        <translation>Esta linha está antes da primeira página. Comece uma página com uma linha “## ” e o título.</translation>
    </message>
    <message>
        <source>The lesson has more than %2 pages. Split the lesson.</source>
        <translation>A lição tem mais de %2 páginas. Divida a lição.</translation>
    </message>
    <message>
        <source>The page has more than %2 texts, questions and tasks. Split the page.</source>
        <translation>A página tem mais de %2 textos, perguntas e tarefas. Divida a página.</translation>
    </message>
    <message>
        <source>The lesson needs more than %2 different runs. Use fewer.</source>
        <translation>A lição precisa de mais de %2 execuções diferentes. Use menos.</translation>
    </message>
    <message>
        <source>The page has no title. Write it after &quot;## &quot;.</source>
        <translation>A página não tem título. Escreva-o depois de “## ”.</translation>
    </message>
    <message>
        <source>The page does not specify a place in a run. Add a line such as &quot;place: reduction/interleaved#step=18&quot; below its title.</source>
        <translation>A página não indica um lugar. Acrescente uma linha como “place: reduction/interleaved#step=18” abaixo do título.</translation>
    </message>
    <message>
        <source>This place cannot be opened, for the reason below. Correct it.</source>
        <translation>Não é possível abrir este lugar, pelo motivo abaixo. Corrija-o.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is outside the folder of the lesson. A lesson may use only the experiments, and the files in its own folder.</source>
        <translation>“%2” está fora da pasta da lição. Uma lição só pode usar os experimentos e os arquivos da sua própria pasta.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; cannot be the name of another run. Use up to 40 lower-case letters and digits, but not &quot;before&quot; or the name of a function.</source>
        <translation>“%2” não pode ser o nome de outra execução. Use até 40 letras minúsculas e dígitos, mas não “before” nem o nome de uma função.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; must be above the first text, question or task of the page.</source>
        <translation>“%2” deve estar acima do primeiro texto, pergunta ou tarefa da página.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; belongs to a task. Write it below a line &quot;task: ...&quot;.</source>
        <translation>“%2” pertence a uma tarefa. Escreva-o abaixo de uma linha “task: ...”.</translation>
    </message>
    <message>
        <source>The task has more than %2 hints. Remove some of them.</source>
        <translation>A tarefa tem mais de %2 dicas. Remova algumas.</translation>
    </message>
    <message>
        <source>The figure that starts here does not end. Add }} after its expression.</source>
        <translation>O valor que começa aqui não termina. Acrescente }} depois da expressão.</translation>
    </message>
    <message>
        <source>A figure cannot be shown as &quot;%2&quot;. Known forms: %3.</source>
        <translation>Um valor não pode ser mostrado como “%2”. Formas conhecidas: %3.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not allowed in the text of a lesson. Use only paragraphs, lists, **bold**, *emphasis* and `code`.</source>
        <translation>“%2” não é permitido no texto de uma lição. Use apenas parágrafos, listas, **negrito**, *ênfase* e `código`.</translation>
    </message>
    <message>
        <source>There is no question kind &quot;%2&quot;. Known kinds: %3.</source>
        <translation>Não existe o tipo de pergunta “%2”. Tipos conhecidos: %3.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not valid after this kind of question. Allowed: %3.</source>
        <translation>“%2” não é válido depois deste tipo de pergunta. Valores permitidos: %3.</translation>
    </message>
    <message>
        <source>The question has no text. Write it after the kind of question.</source>
        <translation>A pergunta não tem texto. Escreva-o depois do tipo de pergunta.</translation>
    </message>
    <message>
        <source>This line is not valid here. Write it as %2.</source>
        <translation>Esta linha não é válida aqui. Escreva-a como %2.</translation>
    </message>
    <message>
        <source>This answer has no reason. Write it after &quot; :: &quot;.</source>
        <translation>Esta resposta não tem justificativa. Escreva-a depois de “ :: ”.</translation>
    </message>
    <message>
        <source>The number of lines below this question is %2. Allowed: %3.</source>
        <translation>O número de linhas abaixo desta pergunta é %2. Valores permitidos: %3.</translation>
    </message>
    <message>
        <source>No answer of this question is right. Mark the right one with [x].</source>
        <translation>Nenhuma resposta desta pergunta está certa. Marque a resposta certa com [x].</translation>
    </message>
    <message>
        <source>The number of right answers of this question is %2. Leave exactly one.</source>
        <translation>O número de respostas certas desta pergunta é %2. Deixe exatamente uma.</translation>
    </message>
    <message>
        <source>Another answer of this question has the same value, %2. Change one of them.</source>
        <translation>Outra resposta desta pergunta tem o mesmo valor, %2. Mude uma delas.</translation>
    </message>
    <message>
        <source>Another line of this question has the same value, %2, so their order is undefined. Change one of them.</source>
        <translation>Outra linha desta pergunta tem o mesmo valor, %2, e por isso a ordem das duas fica indeterminada. Mude uma delas.</translation>
    </message>
    <message>
        <source>The value here must be a number, but it is &quot;%2&quot;. Use another figure.</source>
        <translation>O valor aqui deve ser um número, mas é “%2”. Use outro valor.</translation>
    </message>
    <message>
        <source>A question of the kind &quot;%2&quot; is not possible at this place. Choose another step, warp or kind.</source>
        <translation>Neste lugar, não é possível fazer uma pergunta do tipo “%2”. Escolha outro passo, warp ou tipo.</translation>
    </message>
    <message>
        <source>A question of the kind &quot;%2&quot; cannot be answered by lanes. Remove as=lanes.</source>
        <translation>Uma pergunta do tipo “%2” não pode ser respondida com lanes. Remova as=lanes.</translation>
    </message>
    <message>
        <source>The task is solved before the learner changes anything. Write a stricter condition, or start from another place.</source>
        <translation>A tarefa já está resolvida antes que o aluno mude algo. Escreva uma condição mais rigorosa ou comece em outro lugar.</translation>
    </message>
    <message>
        <source>The run has no %2 with this number. Allowed: %3.</source>
        <translation>A execução não tem este valor de %2. Valores permitidos: %3.</translation>
    </message>
    <message>
        <source>%2 is not a lesson bundle. Choose a file that &quot;lockstep-cli lesson pack&quot; has written.</source>
        <translation>%2 não é um pacote de lições. Escolha um arquivo criado por “lockstep-cli lesson pack”.</translation>
    </message>
    <message>
        <source>The lesson bundle %2 is damaged. Ask its author for another copy.</source>
        <translation>O pacote de lições %2 está danificado. Peça outra cópia ao autor.</translation>
    </message>
    <message>
        <source>The lesson bundle %2 has a newer format than version %3. Update Lockstep.</source>
        <translation>O pacote de lições %2 tem um formato mais novo do que a versão %3. Atualize o Lockstep.</translation>
    </message>
    <message>
        <source>The contents of %2 are larger than the limit of %3 bytes. Use smaller recordings.</source>
        <translation>O conteúdo de %2 é maior do que o limite de %3 bytes. Use gravações menores.</translation>
    </message>
    <message>
        <source>%2 contains more than %3 files. Make several bundles.</source>
        <translation>%2 contém mais de %3 arquivos. Crie vários pacotes.</translation>
    </message>
    <message>
        <source>&quot;%3&quot; in %2 is not allowed in a lesson bundle. Allowed: .md, .cl, .h, .sim, .lks and .raw files, also in folders of one level. Names consist of a-z, 0-9, &quot;.&quot;, &quot;_&quot; and &quot;-&quot;.</source>
        <translation>“%3”, em %2, não é permitido em um pacote de lições. São permitidos arquivos .md, .cl, .h, .sim, .lks e .raw, também em pastas de um só nível. Os nomes só podem conter a-z, 0-9, “.”, “_” e “-”.</translation>
    </message>
    <message>
        <source>&quot;%3&quot; occurs twice in %2. Ask its author for another copy.</source>
        <translation>“%3” aparece duas vezes em %2. Peça outra cópia ao autor.</translation>
    </message>
    <message>
        <source>%2 contains no lesson. Add a lesson file (.md).</source>
        <translation>%2 não contém nenhuma lição. Acrescente um arquivo de lição (.md).</translation>
    </message>
    <message>
        <source>%2 cannot be unpacked, because there is no folder for it. Set XDG_CACHE_HOME or HOME.</source>
        <translation>Não é possível desempacotar %2, porque não há uma pasta para isso. Defina XDG_CACHE_HOME ou HOME.</translation>
    </message>
    <message>
        <source>%1 is not the progress of a learner, or it is damaged. Ask the learner to save it again.</source>
        <translation>%1 não é o progresso de um aluno ou está danificado. Peça ao aluno que o salve de novo.</translation>
    </message>
    <message>
        <source>The lesson bundle is invalid: %1 (%2, %3). Ask its author for another copy.</source>
        <translation>O pacote de lições é inválido: %1 (%2, %3). Peça outra cópia ao autor.</translation>
    </message>
    <message>
        <source>The contents of %2 are more than %3 times as large as the bundle, which is not allowed for safety. Use recordings with less repetition.</source>
        <translation>O conteúdo de %2 é mais de %3 vezes maior que o pacote, o que não é permitido por segurança. Use gravações com menos repetições.</translation>
    </message>
    <message>
        <source>%1 was not written, because FFmpeg&apos;s library %2 is not installed. Install FFmpeg, or choose a name that ends in .gif or .webp.</source>
        <translation>%1 não foi gravado, porque a biblioteca %2 do FFmpeg não está instalada. Instale o FFmpeg ou escolha um nome que termine em .gif ou .webp.</translation>
    </message>
    <message>
        <source>%1 was not written, because the installed FFmpeg cannot encode %2. Install a complete FFmpeg, or choose a name that ends in .gif or .webp.</source>
        <translation>%1 não foi gravado, porque o FFmpeg instalado não consegue codificar %2. Instale um FFmpeg completo ou escolha um nome que termine em .gif ou .webp.</translation>
    </message>
    <message>
        <source>%1 was not kept, because its frames differ when they are read again. Check the disk, or choose another format.</source>
        <translation>%1 não foi mantido, porque seus quadros diferem quando são lidos de novo. Verifique o disco ou escolha outro formato.</translation>
    </message>
    <message>
        <source>The layout of the array cannot be changed in the source: %1. Change the source by hand, or choose another array.</source>
        <translation>Não é possível mudar o layout do array no código-fonte: %1. Mude o código-fonte à mão ou escolha outro array.</translation>
    </message>
    <message>
        <source>The group size cannot be added to the source: %1. Change the source by hand.</source>
        <translation>Não é possível acrescentar o tamanho do grupo ao código-fonte: %1. Mude o código-fonte à mão.</translation>
    </message>
    <message>
        <source>%1 is a CUDA file. Lockstep cannot run it, because Lockstep reads only OpenCL C. Translate the kernels in a copy whose name ends in .cl: write __kernel for __global__, __global before pointers to device memory, __local for __shared__, get_local_id(0) for threadIdx.x, get_group_id(0) for blockIdx.x, get_local_size(0) for blockDim.x, and barrier(CLK_LOCAL_MEM_FENCE) for __syncthreads(). Leave out the host code. In the window, View &gt; Words shows everything in the words of CUDA.</source>
        <translation>%1 é um arquivo de CUDA. O Lockstep não pode executá-lo, porque lê apenas OpenCL C. Traduza os kernels em uma cópia cujo nome termine em .cl: escreva __kernel no lugar de __global__, __global antes dos ponteiros para a memória do dispositivo, __local no lugar de __shared__, get_local_id(0) no lugar de threadIdx.x, get_group_id(0) no lugar de blockIdx.x, get_local_size(0) no lugar de blockDim.x e barrier(CLK_LOCAL_MEM_FENCE) no lugar de __syncthreads(). Deixe de fora o código do host. Na janela, Exibir &gt; Termos mostra tudo com os termos de CUDA.</translation>
    </message>
    <message>
        <source>%1 does not compile: &quot;%2&quot; is a CUDA name, but Lockstep reads OpenCL C. Write __kernel for __global__, __global before pointers to device memory, __local for __shared__, get_local_id(0) for threadIdx.x, get_group_id(0) for blockIdx.x, get_local_size(0) for blockDim.x, and barrier(CLK_LOCAL_MEM_FENCE) for __syncthreads(). In the window, View &gt; Words shows everything in the words of CUDA.</source>
        <translation>%1 não compila: “%2” é um nome de CUDA, mas o Lockstep lê OpenCL C. Escreva __kernel no lugar de __global__, __global antes dos ponteiros para a memória do dispositivo, __local no lugar de __shared__, get_local_id(0) no lugar de threadIdx.x, get_group_id(0) no lugar de blockIdx.x, get_local_size(0) no lugar de blockDim.x e barrier(CLK_LOCAL_MEM_FENCE) no lugar de __syncthreads(). Na janela, Exibir &gt; Termos mostra tudo com os termos de CUDA.</translation>
    </message>
    <message>
        <source>%1 is not a packed run, because it does not begin with the signature of a .lkp file. Choose a file written by &quot;lockstep-cli pack&quot;.</source>
        <translation>%1 não é uma execução empacotada, porque não começa com a assinatura de um arquivo .lkp. Escolha um arquivo escrito por “lockstep-cli pack”.</translation>
    </message>
    <message>
        <source>%1 uses version %2 of the format of packed runs, but this program supports only versions up to %3. Use a newer lockstep-record, or pack the run again.</source>
        <translation>%1 usa a versão %2 do formato de execuções empacotadas, mas este programa só aceita versões até a %3. Use um lockstep-record mais novo ou empacote a execução de novo.</translation>
    </message>
    <message>
        <source>%1 is damaged or truncated, because its section &quot;%2&quot; is invalid. Copy the file again, or pack the run again.</source>
        <translation>%1 está danificado ou truncado, porque sua seção “%2” é inválida. Copie o arquivo de novo ou empacote a execução de novo.</translation>
    </message>
    <message>
        <source>The buffers and images of %1 need more than %2 bytes, a quarter of the memory of this machine. Choose a smaller size.</source>
        <translation>Os buffers e as imagens de %1 precisam de mais de %2 bytes, um quarto da memória desta máquina. Escolha um tamanho menor.</translation>
    </message>
    <message>
        <source>The run was packed for %1, where %2 is &quot;%3&quot;, but on this device, it is &quot;%4&quot;. Describe this device with &quot;lockstep-record --describe&quot;, and pack the run again with &quot;lockstep-cli pack --for&quot;.</source>
        <translation>A execução foi empacotada para %1, onde %2 é “%3”, mas neste dispositivo é “%4”. Descreva este dispositivo com “lockstep-record --describe” e empacote a execução de novo com “lockstep-cli pack --for”.</translation>
    </message>
    <message>
        <source>The run of %3 was packed by Lockstep %1. In this program (version %2), the experiment is different. Use the lockstep-record of the same version.</source>
        <translation>A execução de %3 foi empacotada pelo Lockstep %1. Neste programa (versão %2), o experimento é diferente. Use o lockstep-record da mesma versão.</translation>
    </message>
    <message>
        <source>%1 is not a description of devices. Choose a file that contains the output of &quot;lockstep-record --describe&quot;.</source>
        <translation>%1 não é uma descrição de dispositivos. Escolha um arquivo que contenha a saída de “lockstep-record --describe”.</translation>
    </message>
    <message>
        <source>The kernel tests these macros, but the description of the device does not contain them: %1. Describe the device again with &quot;lockstep-record --describe --ask %1 --options &apos;%2&apos;&quot;.</source>
        <translation>O kernel testa estas macros, mas a descrição do dispositivo não as contém: %1. Descreva o dispositivo de novo com “lockstep-record --describe --ask %1 --options &apos;%2&apos;”.</translation>
    </message>
    <message>
        <source>The program ssh cannot be started: %1. To install it, use &quot;apt-get install openssh-client&quot;.</source>
        <translation>Não é possível iniciar o programa ssh: %1. Para instalá-lo, use “apt-get install openssh-client”.</translation>
    </message>
    <message>
        <source>There is no ssh connection to %2 (%1).</source>
        <translation>Não há conexão ssh com %2 (%1).</translation>
    </message>
    <message>
        <source>%2 cannot record the run: %1 (%3, %4).</source>
        <translation>%2 não consegue gravar a execução: %1 (%3, %4).</translation>
    </message>
    <message>
        <source>The connection to %1 was lost after %2 bytes. Not enough of the recording had arrived to show it. Check the network, and try again.</source>
        <translation>A conexão com %1 foi perdida após %2 bytes, antes que chegasse uma parte da gravação que possa ser mostrada. Verifique a rede e tente de novo.</translation>
    </message>
    <message>
        <source>There is no computer with the name %2 on the network. Check the name. &quot;ssh %2&quot; must work in a terminal.</source>
        <translation>Não há nenhum computador com o nome %2 na rede. Verifique o nome. “ssh %2” precisa funcionar em um terminal.</translation>
    </message>
    <message>
        <source>%2 does not accept ssh connections. Start an ssh server there, or check the port in your ssh configuration.</source>
        <translation>%2 não aceita conexões ssh. Inicie um servidor ssh lá ou verifique a porta na sua configuração do ssh.</translation>
    </message>
    <message>
        <source>%2 cannot be reached. Check the network and the name. &quot;ssh %2&quot; must work in a terminal.</source>
        <translation>Não é possível acessar %2. Verifique a rede e o nome. “ssh %2” precisa funcionar em um terminal.</translation>
    </message>
    <message>
        <source>%2 did not respond in time. Check that it is running and that the network works.</source>
        <translation>%2 não respondeu a tempo. Verifique se o computador está ligado e se a rede funciona.</translation>
    </message>
    <message>
        <source>The host key of %2 is unknown. Run &quot;ssh %2&quot; in a terminal, compare the fingerprint of the key, and accept it.</source>
        <translation>A chave de host de %2 é desconhecida. Execute “ssh %2” em um terminal, compare a impressão digital da chave e aceite-a.</translation>
    </message>
    <message>
        <source>The host key of %2 has changed. %2 may now be another computer. Ask its administrator before you remove the old key from known_hosts.</source>
        <translation>A chave de host de %2 mudou. Talvez %2 seja agora outro computador. Consulte o administrador dele antes de remover a chave antiga de known_hosts.</translation>
    </message>
    <message>
        <source>%2 did not accept your login. Check the user name and your ssh keys. &quot;ssh %2&quot; must work in a terminal.</source>
        <translation>%2 não aceitou você. Verifique o nome de usuário e suas chaves ssh. “ssh %2” precisa funcionar em um terminal.</translation>
    </message>
    <message>
        <source>There is no ssh connection to %2. The message from ssh is shown below. &quot;ssh %2&quot; must work in a terminal.</source>
        <translation>Não há conexão ssh com %2. A mensagem do ssh vem a seguir. “ssh %2” precisa funcionar em um terminal.</translation>
    </message>
    <message>
        <source>%2 did not start the recorder. The account there must allow commands and have a POSIX shell, sh.</source>
        <translation>%2 não iniciou o gravador. A conta nesse computador precisa permitir comandos e ter um shell POSIX, sh.</translation>
    </message>
    <message>
        <source>The recorder is built for %4, but %2 uses %3. Choose another computer, or install Lockstep there.</source>
        <translation>O gravador funciona em %4, mas %2 é %3. Escolha outro computador ou instale o Lockstep lá.</translation>
    </message>
    <message>
        <source>%2 has no folder for the recorder, because neither HOME nor XDG_CACHE_HOME is set there. Set one of them.</source>
        <translation>%2 não tem uma pasta para o gravador, porque nem HOME nem XDG_CACHE_HOME está definida lá. Defina uma das duas.</translation>
    </message>
    <message>
        <source>The disk of %2 is full, so the recorder cannot be copied to %3. Free up some space there.</source>
        <translation>O disco de %2 está cheio, por isso não é possível copiar o gravador para %3. Libere espaço lá.</translation>
    </message>
    <message>
        <source>The recorder cannot be copied to %3 on %2. Check the permissions, or set XDG_CACHE_HOME there.</source>
        <translation>Não é possível copiar o gravador para %3 em %2. Verifique as permissões ou defina XDG_CACHE_HOME lá.</translation>
    </message>
    <message>
        <source>The recorder was damaged while it was copied to %3 on %2. Try again. If this does not help, check the disk there.</source>
        <translation>O gravador foi danificado a caminho de %3 em %2. Tente de novo. Se isso não resolver, verifique o disco de lá.</translation>
    </message>
    <message>
        <source>%3 cannot run on %2. The recorder needs the GNU C library and a folder from which programs may be started. Set XDG_CACHE_HOME there to another folder.</source>
        <translation>Não é possível executar %3 em %2. O gravador precisa da biblioteca C do GNU e de uma pasta em que seja permitido iniciar programas. Defina XDG_CACHE_HOME lá como outra pasta.</translation>
    </message>
    <message>
        <source>The recorder on %2 has version %3, but this computer has Lockstep %4. Remove the recorder there, and try again.</source>
        <translation>O gravador em %2 é da versão %3, mas este é o Lockstep %4. Remova o gravador de lá e tente de novo.</translation>
    </message>
    <message>
        <source>The connection to %2 was closed, because the data from there is invalid. Try again.</source>
        <translation>A conexão com %2 foi encerrada, porque os dados vindos de lá são inválidos. Tente de novo.</translation>
    </message>
    <message>
        <source>%3, which records on %2, is missing on this computer. Reinstall Lockstep.</source>
        <translation>Falta neste computador o programa %3, que faz a gravação em %2. Reinstale o Lockstep.</translation>
    </message>
    <message>
        <source>%1 is a run that was packed for another computer. Record it there with &quot;lockstep-record %1 -o x.lks&quot;, and open the recording x.lks here.</source>
        <translation>%1 é uma execução empacotada para outro computador. Grave-a lá com “lockstep-record %1 -o x.lks” e abra a gravação x.lks aqui.</translation>
    </message>
    <message>
        <source>No OpenCL device was found on %9, because no driver is installed there or no driver reports a device. Install a driver there.</source>
        <translation>Nenhum dispositivo OpenCL foi encontrado em %9, porque não há driver instalado lá ou nenhum driver informa um dispositivo. Instale um driver lá.</translation>
    </message>
    <message>
        <source>An OpenCL driver is installed on %9 (%1), but it reports no devices. Check that you may use the device there; on many systems you must be in the &quot;video&quot; or &quot;render&quot; group.</source>
        <translation>Um driver OpenCL está instalado em %9 (%1), mas não informa nenhum dispositivo. Verifique se você tem permissão para usar o dispositivo lá; em muitos sistemas, é preciso pertencer ao grupo “video” ou “render”.</translation>
    </message>
    <message>
        <source>%9 does not have enough free memory. Choose a smaller size, or log fewer work-groups.</source>
        <translation>%9 não tem memória livre suficiente. Escolha um tamanho menor ou registre menos grupos de trabalho.</translation>
    </message>
    <message>
        <source>No OpenCL device on %9 has &quot;%1&quot; in its name. Available devices: %2.</source>
        <translation>Nenhum dispositivo OpenCL de %9 tem “%1” no nome. Dispositivos disponíveis: %2.</translation>
    </message>
    <message>
        <source>Argument %1: %2</source>
        <translation>Argumento %1: %2</translation>
    </message>
    <message>
        <source>%1 does not compile: &quot;%2&quot; is part of OpenCL C 2.0, but the kernel is compiled as OpenCL C 1.2. Add -cl-std=CL2.0 to the build options: --options on the command line, or Build options in the window.</source>
        <translation>%1 não compila: “%2” faz parte do OpenCL C 2.0, mas o kernel é compilado como OpenCL C 1.2. Adicione -cl-std=CL2.0 às opções de compilação: --options na linha de comando ou Opções de compilação na janela.</translation>
    </message>
    <message>
        <source>%1 does not compile: &quot;%2&quot; belongs to a part of OpenCL C 2.0 that Lockstep does not support. Use the functions and types of OpenCL C 1.2 instead.</source>
        <translation>%1 não compila: “%2” pertence a uma parte do OpenCL C 2.0 que não tem suporte no Lockstep. Em vez disso, use as funções e os tipos do OpenCL C 1.2.</translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message>
        <source>What happened</source>
        <translation>O que aconteceu</translation>
    </message>
    <message>
        <source>Waiting and missing work-items</source>
        <translation>Itens de trabalho que esperam e que faltam</translation>
    </message>
    <message>
        <source>Work-items involved</source>
        <translation>Itens de trabalho envolvidos</translation>
    </message>
    <message>
        <source>Work-items with this fault</source>
        <translation>Itens de trabalho com esta falha</translation>
    </message>
    <message>
        <source>work-group %1</source>
        <translation>grupo de trabalho %1</translation>
    </message>
    <message>
        <source>work-group %1, %2 at byte %3</source>
        <translation>grupo de trabalho %1, %2 no byte %3</translation>
    </message>
    <message>
        <source>The map shows this group when one of its work-items first failed to reach the barrier.</source>
        <translation>O mapa mostra a primeira vez que um item de trabalho deste grupo não chegou à barreira.</translation>
    </message>
    <message>
        <source>Only the first work-items were recorded; more work-items may be involved.</source>
        <translation>Só os primeiros itens de trabalho foram gravados; pode haver mais itens de trabalho envolvidos.</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs of work-items race here, %2 of them in different warps.</source>
        <translation>
            <numerusform>Há condição de corrida em %1 par de itens de trabalho aqui, %2 deles em warps diferentes.</numerusform>
            <numerusform>Há condição de corrida em %1 pares de itens de trabalho aqui, %2 deles em warps diferentes.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 pair of work-items races here, in the same warp.</source>
        <translation>Há condição de corrida em 1 par de itens de trabalho aqui, no mesmo warp.</translation>
    </message>
    <message>
        <source>1 pair of work-items races here, in different warps.</source>
        <translation>Há condição de corrida em 1 par de itens de trabalho aqui, em warps diferentes.</translation>
    </message>
    <message>
        <source>Within a warp, lockstep execution may hide a race, but OpenCL does not guarantee lockstep execution.</source>
        <translation>Dentro de um warp, a execução em passo síncrono pode esconder uma condição de corrida, mas o OpenCL não garante essa execução.</translation>
    </message>
    <message>
        <source>Work-item %1</source>
        <translation>Item de trabalho %1</translation>
    </message>
    <message>
        <source>group %1, warp %2, lane %3</source>
        <translation>grupo %1, warp %2, lane %3</translation>
    </message>
    <message>
        <source>reads %1</source>
        <translation>lê %1</translation>
    </message>
    <message>
        <source>writes %1</source>
        <translation>escreve %1</translation>
    </message>
    <message>
        <source>line %1, step %2</source>
        <translation>linha %1, passo %2</translation>
    </message>
    <message>
        <source>missing barrier flag in line %1</source>
        <translation>falta uma flag na barreira da linha %1</translation>
    </message>
    <message>
        <source>no fence</source>
        <translation>sem fence</translation>
    </message>
    <message>
        <source>no order between groups</source>
        <translation>sem ordem entre grupos</translation>
    </message>
    <message>
        <source>no barrier</source>
        <translation>sem barreira</translation>
    </message>
    <message>
        <source>The last write determines the final value.</source>
        <translation>A última escrita determina o valor final.</translation>
    </message>
    <message>
        <source>waits (%1)</source>
        <translation>espera (%1)</translation>
    </message>
    <message>
        <source>never arrives (%1)</source>
        <translation>nunca chega (%1)</translation>
    </message>
    <message>
        <source>reads and writes (%1)</source>
        <translation>lê e escreve (%1)</translation>
    </message>
    <message>
        <source>reads (%1)</source>
        <translation>lê (%1)</translation>
    </message>
    <message>
        <source>writes (%1)</source>
        <translation>escreve (%1)</translation>
    </message>
    <message>
        <source>has this fault (%1)</source>
        <translation>tem esta falha (%1)</translation>
    </message>
    <message>
        <source>not involved (%1)</source>
        <translation>não envolvido (%1)</translation>
    </message>
    <message>
        <source>The map shows which work-items of this group access the byte involved in the example race.</source>
        <translation>O mapa mostra quais itens de trabalho deste grupo acessam o byte envolvido na condição de corrida do exemplo.</translation>
    </message>
    <message>
        <source>If the read happens first, it gets the old value. If the write happens first, the read gets the new value.</source>
        <translation>Se a leitura acontecer primeiro, ela obtém o valor antigo. Se a escrita acontecer primeiro, a leitura obtém o valor novo.</translation>
    </message>
    <message>
        <source>Work-items at the barrier</source>
        <translation>Itens de trabalho na barreira</translation>
    </message>
    <message>
        <source>no wait for the copy</source>
        <translation>sem espera pela cópia</translation>
    </message>
</context>
<context>
    <name>EvidenceWords</name>
    <message>
        <source>Evidence</source>
        <translation>Evidência</translation>
    </message>
</context>
<context>
    <name>ExchangeWords</name>
    <message>
        <source>no lane receives its value</source>
        <translation>nenhuma lane recebe seu valor</translation>
    </message>
    <message>
        <source>keeps its own value</source>
        <translation>mantém seu próprio valor</translation>
    </message>
    <message>
        <source>masked off: does not execute this step</source>
        <translation>mascarada: não executa este passo</translation>
    </message>
    <message>
        <source>This kernel exchanges no values between lanes, because it calls no sub-group function.</source>
        <translation>Este kernel não troca valores entre lanes, porque não chama nenhuma função de subgrupo.</translation>
    </message>
    <message>
        <source>The lanes of warp %1 exchange no values in the whole launch.</source>
        <translation>As lanes do warp %1 não trocam valores em nenhum momento do lançamento.</translation>
    </message>
    <message>
        <source>No values are exchanged in this step. The next exchange, in step %1, is shown.</source>
        <translation>Nenhum valor é trocado neste passo. É mostrada a próxima troca, no passo %1.</translation>
    </message>
    <message>
        <source>No values are exchanged in this step. The previous exchange, in step %1, is shown.</source>
        <translation>Nenhum valor é trocado neste passo. É mostrada a troca anterior, no passo %1.</translation>
    </message>
    <message>
        <source>counted from the trace</source>
        <translation>contagem do trace</translation>
    </message>
    <message>
        <source>receives</source>
        <translation>recebe</translation>
    </message>
    <message>
        <source>Exchanges between lanes</source>
        <translation>Trocas entre lanes</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lane(s) read from a lane without an active work-item and kept their own value</source>
        <translation>
            <numerusform>%Ln lane leu de uma lane sem item de trabalho ativo e manteve seu próprio valor</numerusform>
            <numerusform>%Ln lanes leram de uma lane sem item de trabalho ativo e mantiveram seu próprio valor</numerusform>
        </translation>
    </message>
    <message>
        <source>sends or receives a value</source>
        <translation>envia ou recebe um valor</translation>
    </message>
    <message>
        <source>sends</source>
        <translation>envia</translation>
    </message>
</context>
<context>
    <name>Families</name>
    <message>
        <source>Reduction</source>
        <translation>Redução</translation>
    </message>
    <message>
        <source>Scan</source>
        <translation>Scan</translation>
    </message>
    <message>
        <source>Convolution</source>
        <translation>Convolução</translation>
    </message>
    <message>
        <source>Memory access</source>
        <translation>Acesso à memória</translation>
    </message>
    <message>
        <source>Transpose</source>
        <translation>Transposição</translation>
    </message>
    <message>
        <source>Matrix multiply</source>
        <translation>Multiplicação de matrizes</translation>
    </message>
    <message>
        <source>Execution</source>
        <translation>Execução</translation>
    </message>
    <message>
        <source>N-body</source>
        <translation>N corpos</translation>
    </message>
    <message>
        <source>Ray tracing</source>
        <translation>Ray tracing</translation>
    </message>
    <message>
        <source>Matrix times vector</source>
        <translation>Matriz vezes vetor</translation>
    </message>
    <message>
        <source>Sparse matrix times vector</source>
        <translation>Matriz esparsa vezes vetor</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histograma</translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>Compactação</translation>
    </message>
    <message>
        <source>Stencil</source>
        <translation>Stencil</translation>
    </message>
    <message>
        <source>Tree search</source>
        <translation>Busca em árvore</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Resident warps / warp slots, averaged over the cycles in which any warp is resident (modelled).</source>
        <translation>Warps residentes / slots de warp, em média nos ciclos em que há algum warp residente (modelo).</translation>
    </message>
    <message>
        <source>Issue cycles / (cycles × schedulers of the multiprocessors used) (modelled).</source>
        <translation>Ciclos de emissão / (ciclos × escalonadores dos multiprocessadores usados) (modelo).</translation>
    </message>
    <message>
        <source>Active lanes of all warp steps / (lanes of a warp × warp steps) (counted).</source>
        <translation>Lanes ativas de todos os passos de warp / (lanes de um warp × passos de warp) (contagem).</translation>
    </message>
    <message>
        <source>Number of times a warp passed a barrier (counted).</source>
        <translation>Número de vezes que um warp passou por uma barreira (contagem).</translation>
    </message>
    <message>
        <source>Largest number of lanes that update the same word in one atomic request (counted).</source>
        <translation>Maior número de lanes que atualizam a mesma palavra em uma requisição atômica (contagem).</translation>
    </message>
    <message>
        <source>Bytes requested by the active lanes (counted).</source>
        <translation>Bytes requisitados pelas lanes ativas (contagem).</translation>
    </message>
    <message>
        <source>median time</source>
        <translation>tempo mediano</translation>
    </message>
    <message>
        <source>median</source>
        <translation>mediana</translation>
    </message>
    <message>
        <source>lower quartile of the time</source>
        <translation>quartil inferior do tempo</translation>
    </message>
    <message>
        <source>quartile 1</source>
        <translation>quartil 1</translation>
    </message>
    <message>
        <source>upper quartile of the time</source>
        <translation>quartil superior do tempo</translation>
    </message>
    <message>
        <source>quartile 3</source>
        <translation>quartil 3</translation>
    </message>
    <message>
        <source>fastest run</source>
        <translation>execução mais rápida</translation>
    </message>
    <message>
        <source>fastest</source>
        <translation>mais rápida</translation>
    </message>
    <message>
        <source>modelled cycles</source>
        <translation>ciclos modelados</translation>
    </message>
    <message>
        <source>cycles</source>
        <translation>ciclos</translation>
    </message>
    <message>
        <source>modelled time</source>
        <translation>tempo modelado</translation>
    </message>
    <message>
        <source>theoretical occupancy</source>
        <translation>ocupação teórica</translation>
    </message>
    <message>
        <source>theoretical</source>
        <translation>teórica</translation>
    </message>
    <message>
        <source>achieved occupancy</source>
        <translation>ocupação alcançada</translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation>ocupação</translation>
    </message>
    <message>
        <source>utilisation</source>
        <translation>utilização</translation>
    </message>
    <message>
        <source>warp steps</source>
        <translation>passos de warp</translation>
    </message>
    <message>
        <source>lane efficiency</source>
        <translation>eficiência das lanes</translation>
    </message>
    <message>
        <source>branches executed</source>
        <translation>desvios executados</translation>
    </message>
    <message>
        <source>branches</source>
        <translation>desvios</translation>
    </message>
    <message>
        <source>divergent branches</source>
        <translation>desvios divergentes</translation>
    </message>
    <message>
        <source>divergent</source>
        <translation>divergentes</translation>
    </message>
    <message>
        <source>&amp;&amp; and ||</source>
        <translation>&amp;&amp; e ||</translation>
    </message>
    <message>
        <source>divergent &amp;&amp; and ||</source>
        <translation>&amp;&amp; e || divergentes</translation>
    </message>
    <message>
        <source>barriers passed by warps</source>
        <translation>barreiras atravessadas por warps</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>barreiras</translation>
    </message>
    <message>
        <source>global read requests</source>
        <translation>requisições de leitura global</translation>
    </message>
    <message>
        <source>read requests</source>
        <translation>req. de leitura</translation>
    </message>
    <message>
        <source>read sectors</source>
        <translation>setores lidos</translation>
    </message>
    <message>
        <source>read bytes</source>
        <translation>bytes lidos</translation>
    </message>
    <message>
        <source>global write requests</source>
        <translation>requisições de escrita global</translation>
    </message>
    <message>
        <source>write requests</source>
        <translation>req. de escrita</translation>
    </message>
    <message>
        <source>write sectors</source>
        <translation>setores escritos</translation>
    </message>
    <message>
        <source>write bytes</source>
        <translation>bytes escritos</translation>
    </message>
    <message>
        <source>global atomic requests</source>
        <translation>requisições atômicas globais</translation>
    </message>
    <message>
        <source>atomics</source>
        <translation>atômicas</translation>
    </message>
    <message>
        <source>local read requests</source>
        <translation>requisições de leitura local</translation>
    </message>
    <message>
        <source>local reads</source>
        <translation>leituras locais</translation>
    </message>
    <message>
        <source>local read passes</source>
        <translation>passag. leitura local</translation>
    </message>
    <message>
        <source>read conflicts</source>
        <translation>conflitos de leitura</translation>
    </message>
    <message>
        <source>local write requests</source>
        <translation>requisições de escrita local</translation>
    </message>
    <message>
        <source>local writes</source>
        <translation>escritas locais</translation>
    </message>
    <message>
        <source>local write passes</source>
        <translation>passagens de escrita</translation>
    </message>
    <message>
        <source>write conflicts</source>
        <translation>conflitos de escrita</translation>
    </message>
    <message>
        <source>local atomic requests</source>
        <translation>requisições atômicas locais</translation>
    </message>
    <message>
        <source>local atomics</source>
        <translation>atômicas locais</translation>
    </message>
    <message>
        <source>local atomic passes</source>
        <translation>passag. atômica local</translation>
    </message>
    <message>
        <source>atomics:</source>
        <translation>atômicas:</translation>
    </message>
    <message>
        <source>lanes whose atomics share a word</source>
        <translation>lanes cujas atômicas compartilham uma palavra</translation>
    </message>
    <message>
        <source>same word</source>
        <translation>mesma palavra</translation>
    </message>
    <message>
        <source>max. lanes</source>
        <translation>máx. de lanes</translation>
    </message>
    <message>
        <source>image read requests</source>
        <translation>requisições de leitura de imagem</translation>
    </message>
    <message>
        <source>image reads</source>
        <translation>leituras de imagem</translation>
    </message>
    <message>
        <source>texels</source>
        <translation>texels</translation>
    </message>
    <message>
        <source>image write requests</source>
        <translation>requisições de escrita de imagem</translation>
    </message>
    <message>
        <source>image writes</source>
        <translation>escritas de imagem</translation>
    </message>
    <message>
        <source>Median of the run times of the original kernel (measured).</source>
        <translation>Mediana dos tempos de execução do kernel original (medição).</translation>
    </message>
    <message>
        <source>Lower quartile of the run times of the original kernel (measured).</source>
        <translation>Quartil inferior dos tempos de execução do kernel original (medição).</translation>
    </message>
    <message>
        <source>Upper quartile of the run times of the original kernel (measured).</source>
        <translation>Quartil superior dos tempos de execução do kernel original (medição).</translation>
    </message>
    <message>
        <source>Time of the fastest run of the original kernel (measured).</source>
        <translation>Tempo da execução mais rápida do kernel original (medição).</translation>
    </message>
    <message>
        <source>Simulated cycles, from the first issue until all warps and writes are complete, summed over launches (modelled).</source>
        <translation>Ciclos simulados, da primeira emissão até a conclusão de todos os warps e escritas, no total dos lançamentos (modelo).</translation>
    </message>
    <message>
        <source>Launch overhead + cycles / clock rate, summed over launches (modelled).</source>
        <translation>Custo de lançamento + ciclos / frequência do clock, no total dos lançamentos (modelo).</translation>
    </message>
    <message>
        <source>Warps that fit on a multiprocessor / warp slots (modelled).</source>
        <translation>Warps que cabem em um multiprocessador / slots de warp (modelo).</translation>
    </message>
    <message>
        <source>Number of operations that warps executed, such as memory accesses, branches and barriers (counted).</source>
        <translation>Número de operações que os warps executaram, como acessos à memória, desvios e barreiras (contagem).</translation>
    </message>
    <message>
        <source>Number of times a warp executed a branch, which is an if, ?:, loop condition or switch. &amp;&amp; and || are counted separately (counted).</source>
        <translation>Número de vezes que um warp executou um desvio, isto é, um if, ?:, condição de laço ou switch. &amp;&amp; e || são contados à parte (contagem).</translation>
    </message>
    <message>
        <source>Number of executed branches at which the lanes of a warp take different paths (counted).</source>
        <translation>Número de desvios executados em que as lanes de um warp seguem caminhos diferentes (contagem).</translation>
    </message>
    <message>
        <source>Number of times a warp evaluated the left operand of &amp;&amp; or || (counted).</source>
        <translation>Número de vezes que um warp avaliou o operando esquerdo de &amp;&amp; ou || (contagem).</translation>
    </message>
    <message>
        <source>Number of &amp;&amp; and || evaluations whose left operand differs between the lanes of a warp (counted).</source>
        <translation>Número de avaliações de &amp;&amp; e || cujo operando esquerdo difere entre as lanes de um warp (contagem).</translation>
    </message>
    <message>
        <source>Number of lanes that update the same word as another lane of the same atomic request (counted).</source>
        <translation>Número de lanes que atualizam a mesma palavra que outra lane da mesma requisição atômica (contagem).</translation>
    </message>
    <message>
        <source>Number of requests of this kind. A warp makes one request per access, or several for a wide vector access (counted).</source>
        <translation>Número de requisições deste tipo. Um warp faz uma requisição por acesso, ou várias em um acesso vetorial largo (contagem).</translation>
    </message>
    <message>
        <source>Number of distinct sectors that a request touches, summed over all requests (counted).</source>
        <translation>Número de setores distintos que uma requisição abrange, no total de todas as requisições (contagem).</translation>
    </message>
    <message>
        <source>Number of bank passes. A request takes as many passes as the largest number of distinct words that it accesses in one bank (counted).</source>
        <translation>Número de passagens pelos bancos. Em cada requisição, é igual ao maior número de palavras distintas que ela acessa em um mesmo banco (contagem).</translation>
    </message>
    <message>
        <source>Number of bank passes beyond the minimum for the same lanes (counted).</source>
        <translation>Número de passagens pelos bancos além do mínimo para as mesmas lanes (contagem).</translation>
    </message>
    <message>
        <source>Number of distinct texels that a request touches, summed over all requests (counted).</source>
        <translation>Número de texels distintos que uma requisição abrange, no total de todas as requisições (contagem).</translation>
    </message>
    <message>
        <source>&amp;&amp; and || evaluations</source>
        <translation>avaliações de &amp;&amp; e ||</translation>
    </message>
    <message>
        <source>divergent &amp;&amp; and || evaluations</source>
        <translation>avaliações divergentes de &amp;&amp; e ||</translation>
    </message>
    <message>
        <source>global read sectors</source>
        <translation>setores das leituras globais</translation>
    </message>
    <message>
        <source>global read bytes</source>
        <translation>bytes das leituras globais</translation>
    </message>
    <message>
        <source>global write sectors</source>
        <translation>setores das escritas globais</translation>
    </message>
    <message>
        <source>global write bytes</source>
        <translation>bytes das escritas globais</translation>
    </message>
    <message>
        <source>local read bank passes</source>
        <translation>passagens de banco das leituras locais</translation>
    </message>
    <message>
        <source>local read bank conflicts</source>
        <translation>conflitos de bancos das leituras locais</translation>
    </message>
    <message>
        <source>local write bank passes</source>
        <translation>passagens de banco das escritas locais</translation>
    </message>
    <message>
        <source>local write bank conflicts</source>
        <translation>conflitos de bancos das escritas locais</translation>
    </message>
    <message>
        <source>local atomic bank passes</source>
        <translation>passagens de banco das atômicas locais</translation>
    </message>
    <message>
        <source>atomics with several lanes per word</source>
        <translation>operações atômicas com várias lanes por palavra</translation>
    </message>
    <message>
        <source>maximum number of lanes that update one word</source>
        <translation>maior número de lanes que atualizam uma palavra</translation>
    </message>
    <message>
        <source>image read texels</source>
        <translation>texels das leituras de imagem</translation>
    </message>
    <message>
        <source>Number of global memory sectors that a group loads for the first time (counted).</source>
        <translation>Número de setores da memória global que um grupo lê pela primeira vez (contagem).</translation>
    </message>
    <message>
        <source>Number of global memory sectors that a group loads again, although local memory or registers could keep them (counted).</source>
        <translation>Número de setores da memória global que um grupo lê de novo, embora a memória local ou os registradores pudessem guardá-los (contagem).</translation>
    </message>
    <message>
        <source>global sectors that a group loads again</source>
        <translation>setores globais que um grupo lê de novo</translation>
    </message>
    <message>
        <source>reloaded</source>
        <translation>relidos</translation>
    </message>
    <message>
        <source>sectors that the group has loaded before</source>
        <translation>setores que o grupo já leu</translation>
    </message>
    <message>
        <source>sectors</source>
        <translation>setores</translation>
    </message>
</context>
<context>
    <name>FilmParts</name>
    <message>
        <source>active, or condition true</source>
        <translation>ativa, ou condição verdadeira</translation>
    </message>
    <message>
        <source>condition false</source>
        <translation>condição falsa</translation>
    </message>
    <message>
        <source>masked off</source>
        <translation>mascarada</translation>
    </message>
    <message>
        <source>waits at the barrier</source>
        <translation>espera na barreira</translation>
    </message>
    <message>
        <source>barrier</source>
        <translation>barreira</translation>
    </message>
    <message>
        <source>finished, or not issued</source>
        <translation>terminada ou sem emissão</translation>
    </message>
    <message>
        <source>step</source>
        <translation>passo</translation>
    </message>
    <message>
        <source>loop condition: continues</source>
        <translation>condição do laço: continua</translation>
    </message>
    <message>
        <source>loop condition: exits</source>
        <translation>condição do laço: sai</translation>
    </message>
</context>
<context>
    <name>FilmPointing</name>
    <message>
        <source>step %1 of %2: %3</source>
        <comment>number; count; what happens</comment>
        <translation>passo %1 de %2: %3</translation>
    </message>
</context>
<context>
    <name>FilmWords</name>
    <message>
        <source>one pixel is %1 × %2 (steps × lanes)</source>
        <translation>um pixel é %1 × %2 (passos × lanes)</translation>
    </message>
    <message>
        <source>each row of pixels is a lane</source>
        <translation>cada linha de pixels é uma lane</translation>
    </message>
    <message>
        <source>work-group %1</source>
        <translation>grupo de trabalho %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s), %1 warps</source>
        <translation>
            <numerusform>%Ln passo, %1 warps</numerusform>
            <numerusform>%Ln passos, %1 warps</numerusform>
        </translation>
    </message>
    <message>
        <source>counted from the trace</source>
        <translation>contagem do trace</translation>
    </message>
    <message>
        <source>Warp %1</source>
        <translation>Warp %1</translation>
    </message>
    <message>
        <source>warp steps</source>
        <translation>passos de warp</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>Filme</translation>
    </message>
    <message>
        <source>This work-group has no steps.</source>
        <translation>Este grupo de trabalho não tem passos.</translation>
    </message>
</context>
<context>
    <name>FindingWords</name>
    <message>
        <source>The experiment demonstrates &quot;%1&quot;, which was not found in this run. Try other parameters.</source>
        <translation>O experimento demonstra “%1”, mas isso não foi encontrado nesta execução. Tente outros parâmetros.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s) found.</source>
        <translation>
            <numerusform>%Ln erro encontrado.</numerusform>
            <numerusform>%Ln erros encontrados.</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; was found. This is the fault that the experiment demonstrates.</source>
        <translation>Achado: “%1”. É a falha que o experimento demonstra.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s), no errors.</source>
        <translation>
            <numerusform>%Ln nota, nenhum erro.</numerusform>
            <numerusform>%Ln notas, nenhum erro.</numerusform>
        </translation>
    </message>
    <message>
        <source>No findings.</source>
        <translation>Nenhum achado.</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>Work-item %1 accesses %2 at byte %3, which is out of bounds.</source>
        <translation>O item de trabalho %1 acessa %2 no byte %3, que está fora dos limites.</translation>
    </message>
    <message>
        <source>Work-item %1 accesses %2 at an address outside every object of the launch.</source>
        <translation>O item de trabalho %1 acessa %2 em um endereço fora de todos os objetos do lançamento.</translation>
    </message>
    <message>
        <source>Derive the pointer used in line %1 from a buffer or an array, not from an integer.</source>
        <translation>Derive o ponteiro usado na linha %1 de um buffer ou de um array, não de um inteiro.</translation>
    </message>
    <message>
        <source>Work-item %1 accesses a private array out of bounds.</source>
        <translation>O item de trabalho %1 acessa um array privado fora dos limites.</translation>
    </message>
    <message>
        <source>Work-item %1 accesses %2, which is a null pointer.</source>
        <translation>O item de trabalho %1 acessa %2, que é um ponteiro nulo.</translation>
    </message>
    <message>
        <source>Pass a buffer for %2, or do not execute line %1 without one.</source>
        <translation>Passe um buffer para %2 ou não execute a linha %1 sem ele.</translation>
    </message>
    <message>
        <source>The barrier is not reached by all work-items of group %4. Work-item %1 is among those that never arrive.</source>
        <translation>A barreira não é alcançada por todos os itens de trabalho do grupo %4. O item de trabalho %1 está entre os que nunca chegam.</translation>
    </message>
    <message>
        <source>Work-item %1 reads %2 at byte %3, which has not been written yet.</source>
        <translation>O item de trabalho %1 lê %2 no byte %3, que ainda não foi escrito.</translation>
    </message>
    <message>
        <source>Write %2 before line %1 reads it. If another work-item writes it, put a barrier between the write and the read.</source>
        <translation>Escreva %2 antes que a linha %1 o leia. Se outro item de trabalho o escreve, coloque uma barreira entre a escrita e a leitura.</translation>
    </message>
    <message>
        <source>Work-item %1 reads a private variable before writing it.</source>
        <translation>O item de trabalho %1 lê uma variável privada antes de escrevê-la.</translation>
    </message>
    <message>
        <source>Assign the variable a value in its declaration, or on every path to line %1.</source>
        <translation>Atribua um valor à variável na declaração ou em todos os caminhos até a linha %1.</translation>
    </message>
    <message>
        <source>Check the exit condition of the loop in line %1, or allow more iterations.</source>
        <translation>Verifique a condição de saída do laço na linha %1 ou permita mais iterações.</translation>
    </message>
    <message>
        <source>Work-item %1 uses %2 before waiting for the copy into it.</source>
        <translation>O item de trabalho %1 usa %2 antes de esperar pela cópia que o preenche.</translation>
    </message>
    <message>
        <source>Call wait_group_events before line %1.</source>
        <translation>Chame wait_group_events antes da linha %1.</translation>
    </message>
    <message>
        <source>Work-item %1 accesses %2 at byte %3, which is not a multiple of the type&apos;s alignment.</source>
        <translation>O item de trabalho %1 acessa %2 no byte %3, que não é múltiplo do alinhamento do tipo.</translation>
    </message>
    <message>
        <source>Use vloadN or vstoreN in line %1, or an address that is aligned for the type.</source>
        <translation>Use vloadN ou vstoreN na linha %1, ou um endereço alinhado para o tipo.</translation>
    </message>
    <message>
        <source>Declare %2 to match its use in line %1, or remove the access.</source>
        <translation>Declare %2 de acordo com seu uso na linha %1 ou remova o acesso.</translation>
    </message>
    <message>
        <source>In line %1, pass arguments that do not depend on the work-item.</source>
        <translation>Na linha %1, passe argumentos que não dependam do item de trabalho.</translation>
    </message>
    <message>
        <source>Work-items %1 and %5 write the same value to the same location in %2, and no barrier separates the writes. The result does not depend on which one writes last.</source>
        <translation>Os itens de trabalho %1 e %5 escrevem o mesmo valor na mesma posição em %2, e nenhuma barreira separa as escritas. O resultado não depende de qual deles escreve por último.</translation>
    </message>
    <message>
        <source>This is harmless if the kernel checks the value before it continues, as with a ticket or a lock.</source>
        <translation>Isso é inofensivo se o kernel verifica o valor antes de continuar, como com um ticket ou um lock.</translation>
    </message>
    <message>
        <source>Give each work-item its own location in %2, put a barrier between the accesses in line %1, or use an atomic.</source>
        <translation>Dê a cada item de trabalho sua própria posição em %2, coloque uma barreira entre os acessos na linha %1 ou use uma operação atômica.</translation>
    </message>
    <message>
        <source>Put barrier(CLK_LOCAL_MEM_FENCE) between line %1 and line %3, where all work-items of the group reach it.</source>
        <translation>Coloque barrier(CLK_LOCAL_MEM_FENCE) entre a linha %1 e a linha %3, onde todos os itens de trabalho do grupo a alcancem.</translation>
    </message>
    <message>
        <source>Put barrier(CLK_GLOBAL_MEM_FENCE) between line %1 and line %3, where all work-items of the group reach it.</source>
        <translation>Coloque barrier(CLK_GLOBAL_MEM_FENCE) entre a linha %1 e a linha %3, onde todos os itens de trabalho do grupo a alcancem.</translation>
    </message>
    <message>
        <source>Line %1 of %2</source>
        <translation>Linha %1 de %2</translation>
    </message>
    <message>
        <source>Lines %1 and %2 of %3</source>
        <translation>Linhas %1 e %2 de %3</translation>
    </message>
    <message>
        <source>Work-items: %1</source>
        <translation>Itens de trabalho: %1</translation>
    </message>
    <message>
        <source>Work-items: %1 and %2 more</source>
        <translation>Itens de trabalho: %1 e mais %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 times</source>
        <translation>
            <numerusform>%1 vez</numerusform>
            <numerusform>%1 vezes</numerusform>
        </translation>
    </message>
    <message>
        <source>1 time</source>
        <translation>1 vez</translation>
    </message>
    <message>
        <source>Check the index before line %1, or make %2 larger.</source>
        <translation>Verifique o índice antes da linha %1 ou aumente %2.</translation>
    </message>
    <message>
        <source>Check the index before line %1, or make the array larger.</source>
        <translation>Verifique o índice antes da linha %1 ou aumente o array.</translation>
    </message>
    <message>
        <source>Move the barrier in line %1 to a location that every work-item of the group reaches, for example outside the condition or before the return.</source>
        <translation>Mova a barreira da linha %1 para um ponto que todos os itens de trabalho do grupo alcancem, por exemplo fora da condição ou antes do return.</translation>
    </message>
    <message>
        <source>Work-item %1 was still in the loop when it reached the iteration limit.</source>
        <translation>O item de trabalho %1 ainda estava no laço quando atingiu o limite de iterações.</translation>
    </message>
    <message>
        <source>Work-item %1 accesses %2 at byte %3 in a way that its access qualifier forbids, because it writes a read-only object or reads a write-only one.</source>
        <translation>O item de trabalho %1 acessa %2 no byte %3 de um modo que o qualificador de acesso proíbe, porque escreve um objeto somente leitura ou lê um objeto somente escrita.</translation>
    </message>
    <message>
        <source>Work-items %1 and %5 access the same location in %2, at least one of them writes it, and no barrier separates the accesses. In this run, only atomics ordered the accesses. The values returned by the atomics show which access came first.</source>
        <translation>Os itens de trabalho %1 e %5 acessam a mesma posição em %2, pelo menos um deles a escreve, e nenhuma barreira separa os acessos. Nesta execução, só operações atômicas ordenaram os acessos. Os valores que elas retornaram mostram qual acesso veio primeiro.</translation>
    </message>
    <message>
        <source>Work-items %1 and %5 access the same location in %2, at least one of them writes it, and the barrier between the accesses does not order this memory. The result can therefore differ from run to run.</source>
        <translation>Os itens de trabalho %1 e %5 acessam a mesma posição em %2, pelo menos um deles a escreve, e a barreira entre os acessos não ordena esta memória. Por isso, o resultado pode variar de uma execução para outra.</translation>
    </message>
    <message>
        <source>Work-items %1 and %5 access the same location in %2, at least one of them writes it, and no barrier separates the accesses. The result can therefore differ from run to run.</source>
        <translation>Os itens de trabalho %1 e %5 acessam a mesma posição em %2, pelo menos um deles a escreve, e nenhuma barreira separa os acessos. Por isso, o resultado pode variar de uma execução para outra.</translation>
    </message>
    <message>
        <source>This is harmless in practice, but OpenCL does not define the result of two simultaneous writes. Let only one work-item write.</source>
        <translation>Isso é inofensivo na prática, mas o OpenCL não define o resultado de duas escritas simultâneas. Deixe só um item de trabalho escrever.</translation>
    </message>
    <message>
        <source>The groups of a launch run in an unspecified order. Give each group its own location in %2, use an atomic, or split the work into two launches.</source>
        <translation>Os grupos de um lançamento são executados em uma ordem não especificada. Dê a cada grupo sua própria posição em %2, use uma operação atômica ou divida o trabalho em dois lançamentos.</translation>
    </message>
    <message>
        <source>This barrier is redundant in this launch. Wherever work-items of a group share data that one of them writes, other barriers already separate their accesses.</source>
        <translation>Esta barreira é redundante neste lançamento. Sempre que itens de trabalho de um grupo compartilham dados que um deles escreve, outras barreiras já separam os acessos.</translation>
    </message>
    <message>
        <source>Remove the barrier in line %1 if it is redundant for other sizes and inputs too. Then run the kernel again, because another barrier that was redundant may now be needed.</source>
        <translation>Remova a barreira da linha %1 se ela também for redundante com outros tamanhos e entradas. Depois execute o kernel de novo, porque outra barreira que era redundante pode agora ser necessária.</translation>
    </message>
    <message>
        <source>Work-item %1 requests an asynchronous copy that differs from that of the rest of group %4, or waits for different copies. All work-items of a group must pass the same arguments.</source>
        <translation>O item de trabalho %1 pede uma cópia assíncrona diferente da do resto do grupo %4 ou espera por cópias diferentes. Todos os itens de trabalho de um grupo devem passar os mesmos argumentos.</translation>
    </message>
    <message>
        <source>An asynchronous copy and another access use the same location in %2, and at least one of them writes it. No wait for the copy separates them, so the result can differ from run to run.</source>
        <translation>Uma cópia assíncrona e outro acesso usam a mesma posição de %2, e pelo menos um dos dois a escreve. Nenhuma espera pela cópia os separa, portanto o resultado pode mudar de uma execução para outra.</translation>
    </message>
</context>
<context>
    <name>FindingsPaper</name>
    <message>
        <source>Findings: %1</source>
        <translation>Achados: %1</translation>
    </message>
    <message>
        <source>No faults were found.</source>
        <translation>Nenhuma falha foi encontrada.</translation>
    </message>
    <message>
        <source>Checks performed</source>
        <translation>Verificações realizadas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more finding(s) are not listed.</source>
        <translation>
            <numerusform>Mais %Ln achado não é listado.</numerusform>
            <numerusform>Mais %Ln achados não são listados.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FlowWords</name>
    <message>
        <source>step %1 · warp %2</source>
        <translation>passo %1 · warp %2</translation>
    </message>
    <message>
        <source>active, but provides no value here</source>
        <translation>ativa, mas não fornece valor aqui</translation>
    </message>
    <message>
        <source>solid line: through local memory</source>
        <translation>linha contínua: pela memória local</translation>
    </message>
    <message>
        <source>dashed line: through global memory</source>
        <translation>linha tracejada: pela memória global</translation>
    </message>
    <message>
        <source>pin: a value that this group did not write</source>
        <translation>pino: um valor que este grupo não escreveu</translation>
    </message>
    <message>
        <source>counted from the trace</source>
        <translation>contagem do trace</translation>
    </message>
    <message>
        <source>No memory is accessed in this step. The next access, in step %1, is shown.</source>
        <translation>A memória não é acessada neste passo. É mostrado o próximo acesso, no passo %1.</translation>
    </message>
    <message>
        <source>No memory is accessed in this step. The previous access, in step %1, is shown.</source>
        <translation>A memória não é acessada neste passo. É mostrado o acesso anterior, no passo %1.</translation>
    </message>
    <message>
        <source>Data flow</source>
        <translation>Fluxo de dados</translation>
    </message>
    <message>
        <source>Warp %1, lane %2 (work-item %3), step %4</source>
        <translation>Warp %1, lane %2 (item de trabalho %3), passo %4</translation>
    </message>
    <message>
        <source>reads %1</source>
        <translation>lê %1</translation>
    </message>
    <message>
        <source>writes %1</source>
        <translation>escreve %1</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>linha %1: %2</translation>
    </message>
    <message>
        <source>Warp %1 accesses neither local nor global memory in this launch.</source>
        <translation>O warp %1 não acessa a memória local nem a global neste lançamento.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln earlier step(s) that provide values are not shown.</source>
        <translation>
            <numerusform>%Ln passo anterior que fornece valores não é mostrado.</numerusform>
            <numerusform>%Ln passos anteriores que fornecem valores não são mostrados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s): %1 from the same lane, %2 from other lanes, %3 from other warps, %4 from outside the group</source>
        <translation>
            <numerusform>%Ln valor: %1 da mesma lane, %2 de outras lanes, %3 de outros warps, %4 de fora do grupo</numerusform>
            <numerusform>%Ln valores: %1 da mesma lane, %2 de outras lanes, %3 de outros warps, %4 de fora do grupo</numerusform>
        </translation>
    </message>
    <message>
        <source>provides a value to the selected lane</source>
        <translation>fornece um valor à lane selecionada</translation>
    </message>
    <message>
        <source>provides a value to another lane of the step</source>
        <translation>fornece um valor a outra lane do passo</translation>
    </message>
    <message>
        <source>There are too many lines to draw, so only those of the selected lane are shown.</source>
        <translation>Há linhas demais para desenhar, por isso só são mostradas as da lane selecionada.</translation>
    </message>
    <message>
        <source>Each written value is linked to all values that the same lane has read since its previous write. Values that were read earlier and kept in registers are not linked.</source>
        <translation>Cada valor escrito é ligado a todos os valores que a mesma lane leu desde sua escrita anterior. Valores lidos antes e mantidos em registradores não são ligados.</translation>
    </message>
</context>
<context>
    <name>FootprintWords</name>
    <message>
        <source>Halo of a full group</source>
        <translation>Halo de um grupo completo</translation>
    </message>
    <message>
        <source>Group %1 reads %2 elements for its own tile of %3.</source>
        <translation>O grupo %1 lê %2 elementos para seu próprio tile de %3.</translation>
    </message>
    <message>
        <source>redundant work</source>
        <translation>trabalho redundante</translation>
    </message>
    <message>
        <source>No halo</source>
        <translation>Sem halo</translation>
    </message>
    <message>
        <source>bytes re-read, all groups</source>
        <translation>bytes relidos, todos os grupos</translation>
    </message>
    <message>
        <source>Group %1</source>
        <translation>Grupo %1</translation>
    </message>
    <message>
        <source>footprint, elements</source>
        <translation>footprint, elementos</translation>
    </message>
    <message>
        <source>own tile, elements</source>
        <translation>tile próprio, elementos</translation>
    </message>
    <message>
        <source>halo</source>
        <translation>halo</translation>
    </message>
    <message>
        <source>helper work-items</source>
        <translation>itens de trabalho auxiliares</translation>
    </message>
    <message>
        <source>elements written</source>
        <translation>elementos escritos</translation>
    </message>
    <message>
        <source>also read by other groups</source>
        <translation>também lidos por outros grupos</translation>
    </message>
    <message>
        <source>loads per element read</source>
        <translation>leituras por elemento lido</translation>
    </message>
    <message>
        <source>Halo = (footprint − own tile) / own tile, counted from the trace. The full group is the one that writes the most results.</source>
        <translation>Halo = (footprint − tile próprio) / tile próprio, contagem do trace. O grupo completo é o que escreve mais resultados.</translation>
    </message>
    <message>
        <source>Elements of the output that this group writes.</source>
        <translation>Elementos da saída que este grupo escreve.</translation>
    </message>
    <message>
        <source>Distinct elements of the input that this group reads.</source>
        <translation>Elementos distintos da entrada que este grupo lê.</translation>
    </message>
    <message>
        <source>Loads of the input / distinct elements of the input that are read.</source>
        <translation>Leituras da entrada / elementos distintos da entrada que são lidos.</translation>
    </message>
    <message>
        <source>Redundant work = helper work-items / work-items. A helper reads the input and writes no result.</source>
        <translation>Trabalho redundante = itens de trabalho auxiliares / itens de trabalho. Um auxiliar lê a entrada e não escreve nenhum resultado.</translation>
    </message>
    <message>
        <source>Elements of this group&apos;s footprint that other groups read as well.</source>
        <translation>Elementos do footprint deste grupo que outros grupos também leem.</translation>
    </message>
    <message>
        <source>Elements of global memory and images that this group writes.</source>
        <translation>Elementos da memória global e de imagens que este grupo escreve.</translation>
    </message>
    <message>
        <source>footprint of group %1 (solid edge)</source>
        <translation>footprint do grupo %1 (borda contínua)</translation>
    </message>
    <message>
        <source>footprint of group %1 (dashed edge)</source>
        <translation>footprint do grupo %1 (borda tracejada)</translation>
    </message>
    <message>
        <source>tile of a group</source>
        <translation>tile de um grupo</translation>
    </message>
    <message>
        <source>area read by a group</source>
        <translation>área lida por um grupo</translation>
    </message>
    <message>
        <source>tile of a group (1 in %1 shown)</source>
        <translation>tile de um grupo (1 em cada %1 mostrado)</translation>
    </message>
    <message>
        <source>area read by a group (1 in %1 shown)</source>
        <translation>área lida por um grupo (1 em cada %1 mostrada)</translation>
    </message>
    <message>
        <source>This launch reads no buffer and no image.</source>
        <translation>Este lançamento não lê nenhum buffer nem imagem.</translation>
    </message>
    <message>
        <source>Work-group %1</source>
        <translation>Grupo de trabalho %1</translation>
    </message>
    <message>
        <source>Work-group footprints</source>
        <translation>Footprints dos grupos de trabalho</translation>
    </message>
    <message numerus="yes">
        <source>element %1 is read by %Ln group(s) (counted from the trace)</source>
        <translation>
            <numerusform>o elemento %1 é lido por %Ln grupo (contagem do trace)</numerusform>
            <numerusform>o elemento %1 é lido por %Ln grupos (contagem do trace)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 × %3 elements, read by %Ln group(s); counted from the trace</source>
        <translation>
            <numerusform>%1, %2 × %3 elementos, lidos por %Ln grupo; contagem do trace</numerusform>
            <numerusform>%1, %2 × %3 elementos, lidos por %Ln grupos; contagem do trace</numerusform>
        </translation>
    </message>
    <message>
        <source>These groups have no tiles, because a group does not read the elements that it writes or because the input and the output differ in size.</source>
        <translation>Estes grupos não têm tiles, porque um grupo não lê os elementos que escreve ou porque a entrada e a saída têm tamanhos diferentes.</translation>
    </message>
    <message>
        <source>bytes re-read in %1</source>
        <translation>bytes relidos em %1</translation>
    </message>
    <message>
        <source>Bytes that more than one group reads. Each byte is counted once per group that reads it, not counting the first group.</source>
        <translation>Bytes que mais de um grupo lê. Cada byte é contado uma vez para cada grupo que o lê, exceto o primeiro.</translation>
    </message>
    <message>
        <source>Each square is one element. The number in the square shows how many groups read it.</source>
        <translation>Cada quadrado é um elemento. O número no quadrado mostra quantos grupos o leem.</translation>
    </message>
    <message>
        <source>The input of this launch has more than %1 elements, which is too many to count the readers of each element.</source>
        <translation>A entrada deste lançamento tem mais de %1 elementos, um número grande demais para contar os leitores de cada elemento.</translation>
    </message>
    <message>
        <source>click to select this work-group</source>
        <translation>clique para selecionar este grupo de trabalho</translation>
    </message>
</context>
<context>
    <name>FormatWords</name>
    <message>
        <source>%1 needs FFmpeg, but %2 is not installed</source>
        <comment>a format; a library</comment>
        <translation>%1 exige o FFmpeg, mas falta instalar %2</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>PNG sequence</source>
        <translation>Sequência de PNG</translation>
    </message>
    <message>
        <source>Player (HTML)</source>
        <translation>Player (HTML)</translation>
    </message>
    <message>
        <source>Report (HTML)</source>
        <translation>Relatório (HTML)</translation>
    </message>
    <message>
        <source>Report (PDF)</source>
        <translation>Relatório (PDF)</translation>
    </message>
    <message>
        <source>Perfetto trace</source>
        <translation>Trace do Perfetto</translation>
    </message>
    <message>
        <source>Events (CSV)</source>
        <translation>Eventos (CSV)</translation>
    </message>
    <message>
        <source>Warp steps (CSV)</source>
        <translation>Passos de warp (CSV)</translation>
    </message>
</context>
<context>
    <name>FrontWords</name>
    <message>
        <source>Nothing is compared yet. Select two or more runs</source>
        <translation>Ainda não há nada comparado. Selecione duas ou mais execuções</translation>
    </message>
    <message>
        <source>There is no chart yet. Start the sweep</source>
        <translation>Ainda não há gráfico. Inicie a varredura</translation>
    </message>
    <message>
        <source>There is no picture yet. Run an experiment or a kernel</source>
        <translation>Ainda não há figura. Execute um experimento ou um kernel</translation>
    </message>
    <message>
        <source>There is no race yet. Select two to four runs</source>
        <translation>Ainda não há corrida. Selecione de duas a quatro execuções</translation>
    </message>
    <message>
        <source>There are no layouts yet. Run a kernel with an array in local memory</source>
        <translation>Ainda não há layouts. Execute um kernel com um array na memória local</translation>
    </message>
</context>
<context>
    <name>GlobalWords</name>
    <message>
        <source>Warp %1 issues no instruction in this step.</source>
        <translation>O warp %1 não emite instrução neste passo.</translation>
    </message>
    <message>
        <source>%1 The next access, in step %2, is shown: %3.</source>
        <translation>%1 É mostrado o próximo acesso, no passo %2: %3.</translation>
    </message>
    <message>
        <source>%1 The previous access, in step %2, is shown: %3.</source>
        <translation>%1 É mostrado o acesso anterior, no passo %2: %3.</translation>
    </message>
    <message>
        <source>In the whole launch, line %1 makes %3 and moves %2: %4 per request on average.</source>
        <comment>a line&apos;s number; a count of sectors; a count of requests; a number of sectors</comment>
        <translation>No lançamento inteiro, a linha %1 faz %3 e move %2: %4 por requisição em média.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sector(s)</source>
        <translation>
            <numerusform>%Ln setor</numerusform>
            <numerusform>%Ln setores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation>
            <numerusform>%Ln requisição</numerusform>
            <numerusform>%Ln requisições</numerusform>
        </translation>
    </message>
    <message>
        <source>Request %1 of %2</source>
        <translation>Requisição %1 de %2</translation>
    </message>
    <message>
        <source>Warp %1 accesses no global memory in the whole launch.</source>
        <translation>O warp %1 não acessa a memória global em nenhum momento do lançamento.</translation>
    </message>
    <message>
        <source>This kernel accesses no buffer in global memory.</source>
        <translation>Este kernel não acessa nenhum buffer na memória global.</translation>
    </message>
    <message>
        <source>Sector of %1 bytes, starting at %2</source>
        <translation>Setor de %1 bytes, a partir de %2</translation>
    </message>
    <message>
        <source>requested by lanes %1 (counted from the trace)</source>
        <translation>requisitado pelas lanes %1 (contagem do trace)</translation>
    </message>
    <message>
        <source>Global memory</source>
        <translation>Memória global</translation>
    </message>
    <message>
        <source>Numbers below cache lines are byte offsets in the buffer.</source>
        <translation>Os números abaixo das linhas de cache são deslocamentos em bytes no buffer.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lane(s) × %1 bytes, counted from the trace</source>
        <translation>
            <numerusform>%Ln lane × %1 bytes, contagem do trace</numerusform>
            <numerusform>%Ln lanes × %1 bytes, contagem do trace</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s), one after another: %1 sectors, %2 of them distinct</source>
        <translation>
            <numerusform>%Ln requisição: %1 setores, %2 deles distintos</numerusform>
            <numerusform>%Ln requisições, uma após a outra: %1 setores, %2 deles distintos</numerusform>
        </translation>
    </message>
    <message>
        <source>No global memory is accessed in this step (%1).</source>
        <translation>A memória global não é acessada neste passo (%1).</translation>
    </message>
</context>
<context>
    <name>GridWords</name>
    <message>
        <source>width of %1</source>
        <translation>largura de %1</translation>
    </message>
    <message>
        <source>height of %1</source>
        <translation>altura de %1</translation>
    </message>
</context>
<context>
    <name>GroupBarsWords</name>
    <message>
        <source>the selected work-group</source>
        <translation>o grupo de trabalho selecionado</translation>
    </message>
    <message>
        <source>runs at the same time</source>
        <translation>em execução ao mesmo tempo</translation>
    </message>
    <message>
        <source>concurrent groups</source>
        <translation>grupos simultâneos</translation>
    </message>
    <message>
        <source>runs at another time</source>
        <translation>executado em outro momento</translation>
    </message>
</context>
<context>
    <name>GuessWords</name>
    <message>
        <source>The number of work-items was reduced so that the log fits the memory budget.</source>
        <translation>O número de itens de trabalho foi reduzido para que o log caiba no limite de memória.</translation>
    </message>
    <message>
        <source>The kernel accesses memory far beyond the buffer sizes guessed at first. These arguments were enlarged: %1.</source>
        <translation>O kernel acessa memória muito além dos tamanhos de buffer deduzidos no início. Estes argumentos foram ampliados: %1.</translation>
    </message>
    <message>
        <source>The launch of %1 was guessed from its source: %2 work-items in groups of %3. To use other sizes and inputs, change them under Values and run the kernel again. Your changes are kept.</source>
        <translation>O lançamento de %1 foi deduzido do código-fonte: %2 itens de trabalho em grupos de %3. Para usar outros tamanhos e entradas, mude-os em Valores e execute o kernel de novo. Suas mudanças são mantidas.</translation>
    </message>
</context>
<context>
    <name>GuideSections</name>
    <message>
        <source>Getting started</source>
        <translation>Primeiros passos</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tarefas</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Visões</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Painéis</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Fundamentos</translation>
    </message>
</context>
<context>
    <name>HandoutWords</name>
    <message>
        <source>Minutes: %1</source>
        <translation>Minutos: %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Anotações</translation>
    </message>
    <message>
        <source>Answers and notes</source>
        <translation>Respostas e anotações</translation>
    </message>
    <message>
        <source>Question %1</source>
        <translation>Pergunta %1</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>Write the numbers 1 to %1 into the boxes.</source>
        <translation>Escreva os números de 1 a %1 nas caixas.</translation>
    </message>
    <message>
        <source>Task %1</source>
        <translation>Tarefa %1</translation>
    </message>
    <message>
        <source>%1: hints</source>
        <translation>%1: dicas</translation>
    </message>
</context>
<context>
    <name>Hardware</name>
    <message>
        <source>Lanes per warp</source>
        <translation>Lanes por warp</translation>
    </message>
    <message>
        <source>Pack small groups</source>
        <translation>Juntar grupos pequenos</translation>
    </message>
    <message>
        <source>Banks</source>
        <translation>Bancos</translation>
    </message>
    <message>
        <source>Bank width</source>
        <translation>Largura do banco</translation>
    </message>
    <message>
        <source>Bytes per word of a bank</source>
        <translation>Bytes por palavra de um banco</translation>
    </message>
    <message>
        <source>Sector</source>
        <translation>Setor</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linha</translation>
    </message>
    <message>
        <source>Bytes per cache line of global memory</source>
        <translation>Bytes por linha de cache da memória global</translation>
    </message>
    <message>
        <source>Multiprocessors</source>
        <translation>Multiprocessadores</translation>
    </message>
    <message>
        <source>Warp slots</source>
        <translation>Slots de warp</translation>
    </message>
    <message>
        <source>Group slots</source>
        <translation>Slots de grupo</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>Registradores</translation>
    </message>
    <message>
        <source>Register blocks</source>
        <translation>Blocos de registradores</translation>
    </message>
    <message>
        <source>Register unit</source>
        <translation>Unidade de registradores</translation>
    </message>
    <message>
        <source>Max. registers per work-item</source>
        <translation>Máx. de registradores por item</translation>
    </message>
    <message>
        <source>Largest number of registers that a work-item can address</source>
        <translation>Maior número de registradores que um item de trabalho pode endereçar</translation>
    </message>
    <message>
        <source>Registers per work-item</source>
        <translation>Registradores por item</translation>
    </message>
    <message>
        <source>LLVM target GPU</source>
        <translation>GPU-alvo do LLVM</translation>
    </message>
    <message>
        <source>Local memory</source>
        <translation>Memória local</translation>
    </message>
    <message>
        <source>Max. local memory per group</source>
        <translation>Máx. de memória local por grupo</translation>
    </message>
    <message>
        <source>Largest amount of local memory that a work-group can use</source>
        <translation>Maior quantidade de memória local que um grupo de trabalho pode usar</translation>
    </message>
    <message>
        <source>Local memory unit</source>
        <translation>Unidade de memória local</translation>
    </message>
    <message>
        <source>Reserved local memory</source>
        <translation>Memória local reservada</translation>
    </message>
    <message>
        <source>Partitioned caching</source>
        <translation>Cache particionada</translation>
    </message>
    <message>
        <source>Schedulers</source>
        <translation>Escalonadores</translation>
    </message>
    <message>
        <source>Scheduler policy</source>
        <translation>Política do escalonador</translation>
    </message>
    <message>
        <source>Groups per 1,000 cycles</source>
        <translation>Grupos por 1.000 ciclos</translation>
    </message>
    <message>
        <source>Active warps</source>
        <translation>Warps ativos</translation>
    </message>
    <message>
        <source>Arithmetic lanes</source>
        <translation>Lanes aritméticas</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Aritmética</translation>
    </message>
    <message>
        <source>Predicated operations</source>
        <translation>Operações com predicação</translation>
    </message>
    <message>
        <source>Atomics on one address</source>
        <translation>Atômicas em um endereço</translation>
    </message>
    <message>
        <source>Loads per warp</source>
        <translation>Leituras por warp</translation>
    </message>
    <message>
        <source>Loads per multiprocessor</source>
        <translation>Leituras por multiprocessador</translation>
    </message>
    <message>
        <source>Arithmetic latency</source>
        <translation>Latência aritmética</translation>
    </message>
    <message>
        <source>Branch latency</source>
        <translation>Latência de desvio</translation>
    </message>
    <message>
        <source>Local latency</source>
        <translation>Latência local</translation>
    </message>
    <message>
        <source>Group latency</source>
        <translation>Latência de grupo</translation>
    </message>
    <message>
        <source>Barrier latency</source>
        <translation>Latência de barreira</translation>
    </message>
    <message>
        <source>Cycles per warp at a barrier</source>
        <translation>Ciclos por warp na barreira</translation>
    </message>
    <message>
        <source>L1 latency</source>
        <translation>Latência da L1</translation>
    </message>
    <message>
        <source>L2 latency</source>
        <translation>Latência da L2</translation>
    </message>
    <message>
        <source>Global latency</source>
        <translation>Latência global</translation>
    </message>
    <message>
        <source>Local/global memory pipe</source>
        <translation>Pipe de memória local/global</translation>
    </message>
    <message>
        <source>Sectors per cycle</source>
        <translation>Setores por ciclo</translation>
    </message>
    <message>
        <source>Sectors written per cycle</source>
        <translation>Setores escritos por ciclo</translation>
    </message>
    <message>
        <source>Lines per cycle</source>
        <translation>Linhas por ciclo</translation>
    </message>
    <message>
        <source>Texels per cycle</source>
        <translation>Texels por ciclo</translation>
    </message>
    <message>
        <source>L2 bytes per cycle</source>
        <translation>Bytes da L2 por ciclo</translation>
    </message>
    <message>
        <source>L2 bytes written per cycle</source>
        <translation>Bytes escritos na L2 por ciclo</translation>
    </message>
    <message>
        <source>DRAM bytes per cycle</source>
        <translation>Bytes da DRAM por ciclo</translation>
    </message>
    <message>
        <source>L2 slices</source>
        <translation>Fatias da L2</translation>
    </message>
    <message>
        <source>Slice interleave</source>
        <translation>Intercalação das fatias</translation>
    </message>
    <message>
        <source>Atomics per 1,000 cycles</source>
        <translation>Atômicas por 1.000 ciclos</translation>
    </message>
    <message>
        <source>Caches</source>
        <translation>Caches</translation>
    </message>
    <message>
        <source>L1</source>
        <translation>L1</translation>
    </message>
    <message>
        <source>L1 ways</source>
        <translation>Vias da L1</translation>
    </message>
    <message>
        <source>L2</source>
        <translation>L2</translation>
    </message>
    <message>
        <source>L2 ways</source>
        <translation>Vias da L2</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>Substituição</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Clock</translation>
    </message>
    <message>
        <source>Launch overhead</source>
        <translation>Custo de lançamento</translation>
    </message>
    <message>
        <source>off</source>
        <translation>desligado</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ligado</translation>
    </message>
    <message>
        <source>whole group</source>
        <translation>grupo inteiro</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
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
        <translation>como escrito</translation>
    </message>
    <message>
        <source>optimised, where known</source>
        <translation>otimizado, se conhecido</translation>
    </message>
    <message>
        <source>for each lane</source>
        <translation>para cada lane</translation>
    </message>
    <message>
        <source>separate</source>
        <translation>separados</translation>
    </message>
    <message>
        <source>once per warp</source>
        <translation>uma vez por warp</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vazia</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>preenchida</translation>
    </message>
    <message>
        <source>round robin</source>
        <translation>round robin</translation>
    </message>
    <message>
        <source>greedy, then oldest</source>
        <translation>guloso, depois o mais antigo</translation>
    </message>
    <message>
        <source>oldest first</source>
        <translation>o mais antigo primeiro</translation>
    </message>
    <message>
        <source>two-level</source>
        <translation>dois níveis</translation>
    </message>
    <message>
        <source>least recently used</source>
        <translation>menos recentemente usada</translation>
    </message>
    <message>
        <source>first in, first out</source>
        <translation>primeira a entrar, primeira a sair</translation>
    </message>
    <message>
        <source>random</source>
        <translation>aleatória</translation>
    </message>
    <message>
        <source>Warps and memory</source>
        <translation>Warps e memória</translation>
    </message>
    <message>
        <source>Residency limits</source>
        <translation>Limites de residência</translation>
    </message>
    <message>
        <source>Issuing</source>
        <translation>Emissão</translation>
    </message>
    <message>
        <source>Latencies</source>
        <translation>Latências</translation>
    </message>
    <message>
        <source>Pipes and bandwidths</source>
        <translation>Pipes e larguras de banda</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>lanes</source>
        <translation>lanes</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>bytes</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>registradores</translation>
    </message>
    <message>
        <source>cycles</source>
        <translation>ciclos</translation>
    </message>
    <message>
        <source>bytes per cycle</source>
        <translation>bytes por ciclo</translation>
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
        <translation>Número de itens de trabalho executados em passo síncrono</translation>
    </message>
    <message>
        <source>Whether groups smaller than a warp share a warp</source>
        <translation>Indica se grupos menores que um warp compartilham um warp</translation>
    </message>
    <message>
        <source>Number of local memory banks; each serves one word per pass</source>
        <translation>Número de bancos da memória local; cada um atende uma palavra por passagem</translation>
    </message>
    <message>
        <source>Smallest unit of a global memory transfer</source>
        <translation>Menor unidade de uma transferência da memória global</translation>
    </message>
    <message>
        <source>Number of multiprocessors; each runs its own work-groups</source>
        <translation>Número de multiprocessadores; cada um executa seus próprios grupos de trabalho</translation>
    </message>
    <message>
        <source>Number of warps that can be resident on a multiprocessor</source>
        <translation>Número de warps que podem estar residentes em um multiprocessador</translation>
    </message>
    <message>
        <source>Number of work-groups that can be resident on a multiprocessor</source>
        <translation>Número de grupos de trabalho que podem estar residentes em um multiprocessador</translation>
    </message>
    <message>
        <source>Number of 32-bit registers of a multiprocessor</source>
        <translation>Número de registradores de 32 bits de um multiprocessador</translation>
    </message>
    <message>
        <source>Number of partitions of the register file; the registers of a warp are all in one partition</source>
        <translation>Número de partições do banco de registradores; os registradores de um warp ficam todos em uma mesma partição</translation>
    </message>
    <message>
        <source>The number of registers of a warp is rounded up to a multiple of this value</source>
        <translation>O número de registradores de um warp é arredondado para cima, até um múltiplo deste valor</translation>
    </message>
    <message>
        <source>Number of registers that this kernel uses per work-item. If this is 0, LLVM or the driver reports the number, or it is estimated</source>
        <translation>Número de registradores que este kernel usa por item de trabalho. Se for 0, o número é informado pelo LLVM ou pelo driver, ou estimado</translation>
    </message>
    <message>
        <source>The target GPU for which LLVM&apos;s back end reports the registers per work-item. With &quot;none&quot;, the driver reports them, or they are estimated</source>
        <translation>A GPU-alvo para a qual o back end do LLVM informa os registradores por item de trabalho. Com “nenhuma”, o driver os informa ou eles são estimados</translation>
    </message>
    <message>
        <source>Size of the local memory of a multiprocessor</source>
        <translation>Tamanho da memória local de um multiprocessador</translation>
    </message>
    <message>
        <source>The local memory of a group is rounded up to a multiple of this value</source>
        <translation>A memória local de um grupo é arredondada para cima, até um múltiplo deste valor</translation>
    </message>
    <message>
        <source>Local memory reserved per work-group in addition to what the kernel uses</source>
        <translation>Memória local reservada por grupo de trabalho, além da que o kernel usa</translation>
    </message>
    <message>
        <source>Whether the warps of a group stay in one half of the multiprocessor</source>
        <translation>Indica se todos os warps de um grupo ficam na mesma metade do multiprocessador</translation>
    </message>
    <message>
        <source>Number of schedulers of a multiprocessor; each issues one warp step per cycle</source>
        <translation>Número de escalonadores de um multiprocessador; cada um emite um passo de warp por ciclo</translation>
    </message>
    <message>
        <source>How a scheduler selects the next ready warp</source>
        <translation>Como um escalonador seleciona o próximo warp pronto</translation>
    </message>
    <message>
        <source>Number of groups that start in 1,000 cycles on all multiprocessors together. If this is 0, groups start without delay</source>
        <translation>Número de grupos que começam em 1.000 ciclos no conjunto de todos os multiprocessadores. Se for 0, os grupos começam sem atraso</translation>
    </message>
    <message>
        <source>Number of active warps per scheduler under the two-level policy</source>
        <translation>Número de warps ativos por escalonador na política de dois níveis</translation>
    </message>
    <message>
        <source>Number of lanes of an operation that a scheduler issues per cycle</source>
        <translation>Número de lanes de uma operação que um escalonador emite por ciclo</translation>
    </message>
    <message>
        <source>Whether arithmetic is counted in the source as written or, where known, in the optimised code</source>
        <translation>Indica se a aritmética é contada no código-fonte como está escrito ou, quando conhecido, no código otimizado</translation>
    </message>
    <message>
        <source>Largest number of operations on one side of a branch that the compiler still predicates. Warps issue predicated operations even if no lane takes that side</source>
        <translation>Maior número de operações no lado de um desvio ao qual o compilador aplica predicação. Os warps emitem operações com predicação mesmo que nenhuma lane siga esse lado</translation>
    </message>
    <message>
        <source>Whether atomics on one address execute once per lane, or once per warp because the compiler combines the values first</source>
        <translation>Indica se as operações atômicas em um endereço são executadas uma vez por lane, ou uma vez por warp porque o compilador combina os valores antes</translation>
    </message>
    <message>
        <source>Operations per math function</source>
        <translation>Operações por função matemática</translation>
    </message>
    <message>
        <source>Number of operations that a full-precision float division or function takes</source>
        <translation>Número de operações de uma divisão ou função de float em precisão total</translation>
    </message>
    <message>
        <source>Number of loads that a warp can have in flight. If this is 0, a warp waits for each load before it continues</source>
        <translation>Número de leituras que um warp pode ter em andamento. Se for 0, um warp espera cada leitura antes de continuar</translation>
    </message>
    <message>
        <source>Loads per source location</source>
        <translation>Leituras por ponto do código</translation>
    </message>
    <message>
        <source>Number of loads from one source location that a warp can have in flight, for example in an unrolled loop</source>
        <translation>Número de leituras de um ponto do código-fonte que um warp pode ter em andamento, por exemplo em um laço desenrolado</translation>
    </message>
    <message>
        <source>Number of global memory loads that all warps of a multiprocessor together can have in flight</source>
        <translation>Número de leituras da memória global que todos os warps de um multiprocessador, somados, podem ter em andamento</translation>
    </message>
    <message>
        <source>Cycles from an operation until its result can be used</source>
        <translation>Ciclos desde uma operação até que seu resultado possa ser usado</translation>
    </message>
    <message>
        <source>Cycles from a branch, other than a loop condition, until its warp issues again</source>
        <translation>Ciclos desde um desvio, exceto uma condição de laço, até que seu warp volte a emitir instruções</translation>
    </message>
    <message>
        <source>Cycles from a local memory request to its response</source>
        <translation>Ciclos desde uma requisição à memória local até sua resposta</translation>
    </message>
    <message>
        <source>Cycles from the end of a work-group until another can start in its slot</source>
        <translation>Ciclos desde o fim de um grupo de trabalho até que outro possa começar no seu slot</translation>
    </message>
    <message>
        <source>Cycles from the processing of the last warp at a barrier until the group continues</source>
        <translation>Ciclos desde o processamento do último warp em uma barreira até que o grupo prossiga</translation>
    </message>
    <message>
        <source>Cycles to process a warp that arrives at a barrier; the warps of a group are processed one after the other</source>
        <translation>Ciclos para processar um warp que chega a uma barreira; os warps de um grupo são processados um após o outro</translation>
    </message>
    <message>
        <source>Cycles from a request that hits L1 to its response</source>
        <translation>Ciclos desde uma requisição com acerto na L1 até sua resposta</translation>
    </message>
    <message>
        <source>Cycles from a request that hits L2 to its response</source>
        <translation>Ciclos desde uma requisição com acerto na L2 até sua resposta</translation>
    </message>
    <message>
        <source>Cycles from a request that goes to DRAM to its response</source>
        <translation>Ciclos desde uma requisição que vai à DRAM até sua resposta</translation>
    </message>
    <message>
        <source>Whether local and global memory have separate pipes or share one pipe</source>
        <translation>Indica se a memória local e a global têm pipes separados ou compartilham um pipe</translation>
    </message>
    <message>
        <source>Number of sectors that the global-memory pipe of a multiprocessor accepts per cycle</source>
        <translation>Número de setores que o pipe da memória global de um multiprocessador aceita por ciclo</translation>
    </message>
    <message>
        <source>Number of written sectors that the global-memory pipe of a multiprocessor accepts per cycle</source>
        <translation>Número de setores escritos que o pipe da memória global de um multiprocessador aceita por ciclo</translation>
    </message>
    <message>
        <source>Number of cache lines that the global-memory pipe of a multiprocessor looks up per cycle for a read</source>
        <translation>Número de linhas de cache que o pipe da memória global de um multiprocessador consulta por ciclo em uma leitura</translation>
    </message>
    <message>
        <source>Number of texels that the image pipe of a multiprocessor accepts per cycle</source>
        <translation>Número de texels que o pipe de imagens de um multiprocessador aceita por ciclo</translation>
    </message>
    <message>
        <source>Number of bytes that L2 transfers per cycle for reads and atomics of all multiprocessors</source>
        <translation>Número de bytes que a L2 transfere por ciclo para leituras e operações atômicas de todos os multiprocessadores</translation>
    </message>
    <message>
        <source>Number of bytes that L2 accepts per cycle for writes of all multiprocessors</source>
        <translation>Número de bytes que a L2 aceita por ciclo para escritas de todos os multiprocessadores</translation>
    </message>
    <message>
        <source>Number of bytes that DRAM transfers per cycle for all multiprocessors</source>
        <translation>Número de bytes que a DRAM transfere por ciclo para todos os multiprocessadores</translation>
    </message>
    <message>
        <source>Number of partitions of L2; each serves the atomics on its own addresses</source>
        <translation>Número de partições da L2; cada uma atende as operações atômicas em seus próprios endereços</translation>
    </message>
    <message>
        <source>Number of consecutive bytes in one L2 slice before the addresses continue in the next slice</source>
        <translation>Número de bytes consecutivos em uma fatia da L2 antes que os endereços continuem na próxima fatia</translation>
    </message>
    <message>
        <source>Number of atomic passes that one L2 slice can serve in 1,000 cycles</source>
        <translation>Número de passagens de operações atômicas que uma fatia da L2 consegue atender em 1.000 ciclos</translation>
    </message>
    <message>
        <source>If the caches are off, every access to global memory goes to DRAM</source>
        <translation>Se as caches estiverem desligadas, todo acesso à memória global vai à DRAM</translation>
    </message>
    <message>
        <source>Size of the L1 cache of each multiprocessor. If this is 0, there is no L1 cache</source>
        <translation>Tamanho da cache L1 de cada multiprocessador. Se for 0, não há cache L1</translation>
    </message>
    <message>
        <source>Number of cache lines per set of L1</source>
        <translation>Número de linhas de cache por conjunto da L1</translation>
    </message>
    <message>
        <source>Size of the L2 cache of the GPU. If this is 0, there is no L2 cache</source>
        <translation>Tamanho da cache L2 da GPU. Se for 0, não há cache L2</translation>
    </message>
    <message>
        <source>L2 at launch start</source>
        <translation>L2 no início do lançamento</translation>
    </message>
    <message>
        <source>Whether L2 is empty when a launch starts, or contains the launch&apos;s buffers if all of them fit</source>
        <translation>Indica se a L2 está vazia quando um lançamento começa ou contém os buffers do lançamento, se todos couberem</translation>
    </message>
    <message>
        <source>Number of cache lines per set of L2</source>
        <translation>Número de linhas de cache por conjunto da L2</translation>
    </message>
    <message>
        <source>Which cache line of a full set is evicted</source>
        <translation>Qual linha de cache de um conjunto cheio é substituída</translation>
    </message>
    <message>
        <source>Clock rate that converts modelled cycles to modelled time</source>
        <translation>Frequência do clock que converte ciclos modelados em tempo modelado</translation>
    </message>
    <message>
        <source>Time to launch an empty kernel; included in every modelled time</source>
        <translation>Tempo para lançar um kernel vazio; incluído em todo tempo modelado</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>compartilhado</translation>
    </message>
    <message>
        <source>Barriers</source>
        <translation>Barreiras</translation>
    </message>
    <message>
        <source>Number of work-groups of more than one warp that can be resident on a multiprocessor; each of them needs a barrier</source>
        <translation>Número de grupos de trabalho com mais de um warp que podem estar residentes em um multiprocessador; cada um precisa de uma barreira</translation>
    </message>
</context>
<context>
    <name>HeatWords</name>
    <message>
        <source>warp steps</source>
        <translation>passos de warp</translation>
    </message>
    <message>
        <source>divergent branches</source>
        <translation>desvios divergentes</translation>
    </message>
    <message>
        <source>local memory passes</source>
        <translation>passagens locais</translation>
    </message>
    <message>
        <source>bank conflicts</source>
        <translation>conflitos de bancos</translation>
    </message>
    <message>
        <source>global sectors</source>
        <translation>setores globais</translation>
    </message>
    <message>
        <source>waiting cycles, modelled</source>
        <translation>ciclos de espera, modelo</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>linha %1: %2</translation>
    </message>
    <message>
        <source>Source lines</source>
        <translation>Linhas do código</translation>
    </message>
</context>
<context>
    <name>HeldPassWords</name>
    <message>
        <source>pass %1 of %2</source>
        <translation>passagem %1 de %2</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>reads %1</source>
        <translation>lê %1</translation>
    </message>
    <message>
        <source>writes %1</source>
        <translation>escreve %1</translation>
    </message>
    <message>
        <source>updates %1 atomically</source>
        <translation>atualiza %1 atomicamente</translation>
    </message>
    <message>
        <source>evaluates %1</source>
        <translation>avalia %1</translation>
    </message>
    <message>
        <source>evaluates the loop condition %1</source>
        <translation>avalia a condição do laço %1</translation>
    </message>
    <message>
        <source>evaluates the switch on %1</source>
        <translation>avalia o switch (%1)</translation>
    </message>
    <message>
        <source>arrives at the barrier</source>
        <translation>chega à barreira</translation>
    </message>
    <message>
        <source>executes a fence</source>
        <translation>executa uma fence</translation>
    </message>
    <message>
        <source>exchanges values: %1</source>
        <translation>troca valores: %1</translation>
    </message>
    <message>
        <source>reads an image: %1</source>
        <translation>lê uma imagem: %1</translation>
    </message>
    <message>
        <source>writes an image: %1</source>
        <translation>escreve uma imagem: %1</translation>
    </message>
    <message>
        <source>arrives at the barrier of its sub-group</source>
        <translation>chega à barreira do seu subgrupo</translation>
    </message>
    <message>
        <source>starts an asynchronous copy: %1</source>
        <translation>inicia uma cópia assíncrona: %1</translation>
    </message>
    <message>
        <source>has finished waiting for its copies</source>
        <translation>terminou de esperar por suas cópias</translation>
    </message>
    <message>
        <source>stops at the iteration limit</source>
        <translation>para ao atingir o limite de iterações</translation>
    </message>
    <message>
        <source>leaves the loop</source>
        <translation>sai do laço</translation>
    </message>
    <message>
        <source>continues</source>
        <translation>continua</translation>
    </message>
    <message>
        <source>continues, %1 = %2</source>
        <translation>continua, %1 = %2</translation>
    </message>
    <message>
        <source>true</source>
        <translation>verdadeiro</translation>
    </message>
    <message>
        <source>false</source>
        <translation>falso</translation>
    </message>
    <message>
        <source>The first %1 of %2 steps.</source>
        <translation>Os primeiros %1 de %2 passos.</translation>
    </message>
    <message numerus="yes">
        <source>%1 steps.</source>
        <translation>
            <numerusform>%1 passo.</numerusform>
            <numerusform>%1 passos.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 step.</source>
        <translation>1 passo.</translation>
    </message>
</context>
<context>
    <name>InspectorWords</name>
    <message>
        <source>Reads</source>
        <translation>Lê</translation>
    </message>
    <message>
        <source>Writes</source>
        <translation>Escreve</translation>
    </message>
    <message>
        <source>Updates</source>
        <translation>Atualiza</translation>
    </message>
    <message>
        <source>%1, bytes %2 to %3</source>
        <comment>object; first; last</comment>
        <translation>%1, bytes %2 a %3</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Bank, word</source>
        <translation>Banco, palavra</translation>
    </message>
    <message>
        <source>Sector</source>
        <translation>Setor</translation>
    </message>
    <message>
        <source>Raw address</source>
        <translation>Endereço bruto</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>Local memory: %1.</source>
        <translation>Memória local: %1.</translation>
    </message>
    <message>
        <source>Warp %1, lane %2</source>
        <translation>Warp %1, lane %2</translation>
    </message>
    <message>
        <source>work-item %1</source>
        <translation>item de trabalho %1</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Linha %1</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condição</translation>
    </message>
    <message>
        <source>true</source>
        <translation>verdadeira</translation>
    </message>
    <message>
        <source>false</source>
        <translation>falsa</translation>
    </message>
    <message>
        <source>Next access</source>
        <translation>Próximo acesso</translation>
    </message>
    <message>
        <source>Accesses so far</source>
        <translation>Acessos até aqui</translation>
    </message>
    <message>
        <source>Switch value</source>
        <translation>Valor do switch</translation>
    </message>
    <message>
        <source>Index %1</source>
        <comment>an expression in brackets</comment>
        <translation>Índice %1</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation>Iteração</translation>
    </message>
    <message>
        <source>Loop counter %1</source>
        <comment>a variable</comment>
        <translation>Contador do laço %1</translation>
    </message>
</context>
<context>
    <name>KeysWords</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atalhos de teclado</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Zoom at the pointer</source>
        <translation>Zoom no ponteiro</translation>
    </message>
    <message>
        <source>Ctrl+wheel</source>
        <translation>Ctrl+roda</translation>
    </message>
    <message>
        <source>During a presentation</source>
        <translation>Durante uma apresentação</translation>
    </message>
    <message>
        <source>Resume the presentation that Esc ended</source>
        <translation>Retomar a apresentação que Esc encerrou</translation>
    </message>
</context>
<context>
    <name>LaneCounts</name>
    <message>
        <source>all %1: case %2</source>
        <comment>lanes; the value chosen by</comment>
        <translation>todas as %1: caso %2</translation>
    </message>
    <message>
        <source>all %1</source>
        <comment>of the lanes decide true</comment>
        <translation>todas as %1</translation>
    </message>
    <message>
        <source>none</source>
        <comment>of the lanes decides true</comment>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>this branch</source>
        <translation>este desvio</translation>
    </message>
    <message>
        <source>lanes active</source>
        <translation>lanes ativas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln case(s)</source>
        <translation>
            <numerusform>%Ln caso</numerusform>
            <numerusform>%Ln casos</numerusform>
        </translation>
    </message>
    <message>
        <source>split %1</source>
        <translation>divide %1</translation>
    </message>
</context>
<context>
    <name>LaneTooltip</name>
    <message>
        <source>active: executes this step</source>
        <translation>ativa: executa este passo</translation>
    </message>
    <message>
        <source>active: the condition is false</source>
        <translation>ativa: a condição é falsa</translation>
    </message>
    <message>
        <source>passes the barrier</source>
        <translation>passa pela barreira</translation>
    </message>
    <message>
        <source>masked off: idle while its warp runs this step</source>
        <translation>mascarada: ociosa enquanto seu warp executa este passo</translation>
    </message>
    <message>
        <source>waits at the barrier until the other warps arrive</source>
        <translation>espera na barreira até que os outros warps cheguem</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminada</translation>
    </message>
    <message>
        <source>reads %1</source>
        <translation>lê %1</translation>
    </message>
    <message>
        <source>writes %1</source>
        <translation>escreve %1</translation>
    </message>
    <message>
        <source>Warp %1, lane %2 (work-item %3)</source>
        <translation>Warp %1, lane %2 (item de trabalho %3)</translation>
    </message>
    <message>
        <source>accesses so far: %1</source>
        <translation>acessos até aqui: %1</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>linha %1: %2</translation>
    </message>
    <message>
        <source>Warp %1, work-items %2 to %3</source>
        <translation>Warp %1, itens de trabalho %2 a %3</translation>
    </message>
    <message>
        <source>lane efficiency of this step: %1 of its lanes are active (counted from the trace)</source>
        <translation>eficiência das lanes neste passo: %1 das lanes do warp estão ativas (contagem do trace)</translation>
    </message>
    <message>
        <source>the warp of this lane issues no instruction in this step</source>
        <translation>o warp desta lane não emite instrução neste passo</translation>
    </message>
</context>
<context>
    <name>LaneWords</name>
    <message>
        <source>active</source>
        <translation>ativa</translation>
    </message>
    <message>
        <source>condition false</source>
        <translation>condição falsa</translation>
    </message>
    <message>
        <source>at the barrier</source>
        <translation>na barreira</translation>
    </message>
    <message>
        <source>masked off</source>
        <translation>mascarada</translation>
    </message>
    <message>
        <source>waits at the barrier</source>
        <translation>espera na barreira</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminada</translation>
    </message>
    <message>
        <source>not issued</source>
        <translation>sem emissão</translation>
    </message>
    <message>
        <source>faulty access</source>
        <translation>acesso incorreto</translation>
    </message>
</context>
<context>
    <name>LanesWords</name>
    <message>
        <source>condition true</source>
        <translation>condição verdadeira</translation>
    </message>
    <message>
        <source>Warp %1</source>
        <translation>Warp %1</translation>
    </message>
    <message>
        <source>work-group %1</source>
        <translation>grupo de trabalho %1</translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>Lanes</translation>
    </message>
    <message numerus="yes">
        <source>1 px = %Ln lane(s)</source>
        <translation>
            <numerusform>1 px = %Ln lane</numerusform>
            <numerusform>1 px = %Ln lanes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LanguageWords</name>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Idioma do sistema</translation>
    </message>
</context>
<context>
    <name>Layouts</name>
    <message>
        <source>padding %1</source>
        <translation>padding %1</translation>
    </message>
    <message>
        <source>unknown row length: use --row</source>
        <translation>comprimento da linha desconhecido: use --row</translation>
    </message>
    <message>
        <source>not a whole number of elements</source>
        <translation>não é um número inteiro de elementos</translation>
    </message>
    <message>
        <source>a vector access would not be contiguous and aligned</source>
        <translation>um acesso vetorial não seria contíguo e alinhado</translation>
    </message>
    <message>
        <source>two elements would have the same place</source>
        <translation>dois elementos teriam a mesma posição</translation>
    </message>
    <message>
        <source>an async copy needs contiguous elements</source>
        <translation>uma cópia assíncrona exige elementos contíguos</translation>
    </message>
    <message>
        <source>the run has an out-of-bounds access to local memory</source>
        <translation>a execução tem um acesso fora dos limites à memória local</translation>
    </message>
    <message>
        <source>the group needs too much local memory</source>
        <translation>o grupo precisa de memória local demais</translation>
    </message>
    <message>
        <source>No other layout needs fewer passes than the recorded one.</source>
        <translation>Nenhum outro layout precisa de menos passagens do que o gravado.</translation>
    </message>
    <message>
        <source>Best: the swizzle %1 changes the passes from %2 to %3 and the conflicts from %4 to %5. A group needs %6 of local memory.</source>
        <translation>Melhor: o swizzle %1 muda as passagens de %2 para %3 e os conflitos de %4 para %5. Um grupo precisa de %6 de memória local.</translation>
    </message>
    <message numerus="yes">
        <source>Best: a padding of %1 words per row changes the passes from %2 to %3 and the conflicts from %4 to %5. A group needs %6 of local memory.</source>
        <translation>
            <numerusform>Melhor: um preenchimento de %1 palavra por linha muda as passagens de %2 para %3 e os conflitos de %4 para %5. Um grupo precisa de %6 de memória local.</numerusform>
            <numerusform>Melhor: um preenchimento de %1 palavras por linha muda as passagens de %2 para %3 e os conflitos de %4 para %5. Um grupo precisa de %6 de memória local.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best: a padding of 1 word per row changes the passes from %2 to %3 and the conflicts from %4 to %5. A group needs %6 of local memory.</source>
        <translation>Melhor: um preenchimento de 1 palavra por linha muda as passagens de %2 para %3 e os conflitos de %4 para %5. Um grupo precisa de %6 de memória local.</translation>
    </message>
</context>
<context>
    <name>LessonNotes</name>
    <message>
        <source>A part of this page is left out. %1</source>
        <comment>an error message</comment>
        <translation>Uma parte desta página foi omitida. %1</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Dica: %1</translation>
    </message>
    <message>
        <source>This page cannot be shown. %1</source>
        <comment>an error message</comment>
        <translation>Esta página não pode ser mostrada. %1</translation>
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
        <translation>Esta é a ordem certa, começando pelo menor valor.</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <source>Running the kernels of this page…</source>
        <translation>Executando os kernels desta página…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln minuto</numerusform>
            <numerusform>%Ln minutos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LineCostWords</name>
    <message>
        <source>%1-way × %2</source>
        <comment>degree of the worst bank conflict; number of warp steps with conflicts</comment>
        <translation>grau %1 × %2</translation>
    </message>
    <message>
        <source>%1 sectors per access</source>
        <translation>%1 setores por acesso</translation>
    </message>
    <message>
        <source>%1, %2 of the cycles</source>
        <comment>8-way × 9; a share</comment>
        <translation>%1, %2 dos ciclos</translation>
    </message>
    <message>
        <source>%1 of the cycles</source>
        <comment>a share</comment>
        <translation>%1 dos ciclos</translation>
    </message>
</context>
<context>
    <name>MadeFor</name>
    <message>
        <source>Slide 16:9</source>
        <translation>Slide 16:9</translation>
    </message>
    <message>
        <source>Paper column</source>
        <translation>Coluna de artigo</translation>
    </message>
    <message>
        <source>Paper width</source>
        <translation>Largura da página</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Tela</translation>
    </message>
    <message>
        <source>Custom size</source>
        <translation>Tamanho personalizado</translation>
    </message>
</context>
<context>
    <name>MapWords</name>
    <message>
        <source>Warp %1</source>
        <translation>Warp %1</translation>
    </message>
</context>
<context>
    <name>MatchedInputs</name>
    <message>
        <source>%1 has the inputs of %2: %3.</source>
        <translation>%1 tem as entradas de %2: %3.</translation>
    </message>
    <message>
        <source>%1 already has the inputs of %2.</source>
        <translation>%1 já tem as entradas de %2.</translation>
    </message>
    <message>
        <source>%1 does not allow %2 and runs with %3.</source>
        <translation>%1 não permite %2 e usa %3.</translation>
    </message>
</context>
<context>
    <name>MemoryHeatWords</name>
    <message>
        <source>%1 in local memory, %2 bytes</source>
        <translation>%1 na memória local, %2 bytes</translation>
    </message>
    <message>
        <source>%1 in constant memory, %2 bytes</source>
        <translation>%1 na memória constante, %2 bytes</translation>
    </message>
    <message>
        <source>%1 in global memory, %2 bytes</source>
        <translation>%1 na memória global, %2 bytes</translation>
    </message>
    <message>
        <source>each cell is %1 bytes</source>
        <translation>cada célula tem %1 bytes</translation>
    </message>
    <message>
        <source>This launch accessed no buffer and no local array.</source>
        <translation>Este lançamento não acessou nenhum buffer nem array local.</translation>
    </message>
    <message>
        <source>%1, bytes %2 to %3</source>
        <translation>%1, bytes %2 a %3</translation>
    </message>
    <message>
        <source>reads: %1, writes: %2, by work-items (counted from the trace)</source>
        <translation>leituras: %1, escritas: %2, por itens de trabalho (contagem do trace)</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>Calor</translation>
    </message>
    <message>
        <source>Reads and writes of all work-items, by address. Numbers are byte offsets. Frames mark the cells that the selected warp accesses in this step. Bars mark the cells that the work-group accesses in the selected source line.</source>
        <translation>Leituras e escritas de todos os itens de trabalho, por endereço. Os números são deslocamentos em bytes. As molduras marcam as células que o warp selecionado acessa neste passo. As barras marcam as células que o grupo de trabalho acessa na linha selecionada do código-fonte.</translation>
    </message>
    <message>
        <source>the whole launch, counted from the trace · each column and each array has its own square-root colour scale · an empty cell means 0</source>
        <translation>o lançamento inteiro, contagem do trace · cada coluna e cada array tem sua própria escala de cores de raiz quadrada · uma célula vazia significa 0</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Arquivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>Exec&amp;utar</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>&amp;Passo</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;juda</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Ir para</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aparência</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Painéis</translation>
    </message>
    <message>
        <source>Select a warp or lane</source>
        <translation>Selecionar um warp ou uma lane</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation>&amp;Lição</translation>
    </message>
</context>
<context>
    <name>Model</name>
    <message>
        <source>warp slots</source>
        <translation>slots de warp</translation>
    </message>
    <message>
        <source>group slots</source>
        <translation>slots de grupo</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>registradores</translation>
    </message>
    <message>
        <source>local memory</source>
        <translation>memória local</translation>
    </message>
    <message>
        <source>bank conflicts</source>
        <translation>conflitos de bancos</translation>
    </message>
    <message>
        <source>uncoalesced access</source>
        <translation>acesso não coalescido</translation>
    </message>
    <message>
        <source>divergence</source>
        <translation>divergência</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>barreiras</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>global memory</source>
        <translation>memória global</translation>
    </message>
    <message>
        <source>a barrier</source>
        <translation>uma barreira</translation>
    </message>
    <message>
        <source>reported by the driver</source>
        <translation>informado pelo driver</translation>
    </message>
    <message>
        <source>set by the user</source>
        <translation>definido pelo usuário</translation>
    </message>
    <message>
        <source>reported by LLVM&apos;s back end for %1</source>
        <translation>informado pelo back end do LLVM para %1</translation>
    </message>
    <message numerus="yes">
        <source>The compiler keeps %1 of these %2 accesses.</source>
        <translation>
            <numerusform>O compilador mantém %1 destes %2 acessos.</numerusform>
            <numerusform>O compilador mantém %1 destes %2 acessos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The compiler removes all of these %1 accesses.</source>
        <translation>
            <numerusform>O compilador elimina este %1 acesso.</numerusform>
            <numerusform>O compilador elimina todos estes %1 acessos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The compiler removes this access.</source>
        <translation>O compilador elimina este acesso.</translation>
    </message>
    <message>
        <source>The counts include all accesses in the source.</source>
        <translation>As contagens incluem todos os acessos do código-fonte.</translation>
    </message>
    <message>
        <source>This kernel does not fit on a multiprocessor of %1, because even a single work-group exceeds the limit (%2).</source>
        <translation>Este kernel não cabe em um multiprocessador de %1, porque mesmo um único grupo de trabalho excede o limite (%2).</translation>
    </message>
    <message>
        <source>an arithmetic or branch result</source>
        <translation>um resultado aritmético ou de desvio</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>estimado</translation>
    </message>
    <message>
        <source>The exposed cost is larger than the total cost or below zero, because without this cost the warps run in a different order, which also changes the number of cycles.</source>
        <translation>O custo exposto é maior que o custo total ou menor que zero, porque sem este custo os warps são executados em outra ordem, o que também muda o número de ciclos.</translation>
    </message>
    <message>
        <source>With %1 registers per work-item instead of %4, the number of resident groups is %2 (warps: %3).</source>
        <translation>Com %1 registradores por item de trabalho em vez de %4, o número de grupos residentes é %2 (warps: %3).</translation>
    </message>
    <message>
        <source>With %1 bytes of local memory per group instead of %4, the number of resident groups is %2 (warps: %3).</source>
        <translation>Com %1 bytes de memória local por grupo em vez de %4, o número de grupos residentes é %2 (warps: %3).</translation>
    </message>
    <message>
        <source>With %1 work-items per group instead of %4, the number of resident groups is %2 (warps: %3).</source>
        <translation>Com %1 itens de trabalho por grupo em vez de %4, o número de grupos residentes é %2 (warps: %3).</translation>
    </message>
</context>
<context>
    <name>ModelTooltip</name>
    <message>
        <source>Warp %1 of group %2, slot %3</source>
        <translation>Warp %1 do grupo %2, slot %3</translation>
    </message>
    <message>
        <source>modelled; click to go to this step</source>
        <translation>modelo; clique para ir a este passo</translation>
    </message>
    <message>
        <source>Slot %1</source>
        <translation>Slot %1</translation>
    </message>
    <message>
        <source>empty at this cycle</source>
        <translation>vazio neste ciclo</translation>
    </message>
    <message>
        <source>Work-group %1</source>
        <translation>Grupo de trabalho %1</translation>
    </message>
    <message>
        <source>on multiprocessor %1 from cycle %2 to %3</source>
        <translation>no multiprocessador %1, do ciclo %2 ao %3</translation>
    </message>
    <message>
        <source>Issue cycles / (cycles × schedulers of the multiprocessors used) (modelled).</source>
        <translation>Ciclos de emissão / (ciclos × escalonadores dos multiprocessadores usados) (modelo).</translation>
    </message>
    <message>
        <source>Resident warps / warp slots, based only on the kernel&apos;s resource use (modelled).</source>
        <translation>Warps residentes / slots de warp, com base apenas no uso de recursos do kernel (modelo).</translation>
    </message>
    <message>
        <source>Resident warps / warp slots, averaged over the cycles with at least one resident warp (modelled).</source>
        <translation>Warps residentes / slots de warp, em média nos ciclos com pelo menos um warp residente (modelo).</translation>
    </message>
    <message>
        <source>Sectors that this cache served / sectors requested from it (modelled).</source>
        <translation>Setores que esta cache atendeu / setores requisitados a ela (modelo).</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cycle(s), from cycle %1 to %2</source>
        <translation>
            <numerusform>%Ln ciclo, do ciclo %1 ao %2</numerusform>
            <numerusform>%Ln ciclos, do ciclo %1 ao %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other group(s) ran at the same time (simulated)</source>
        <translation>
            <numerusform>%Ln outro grupo foi executado ao mesmo tempo (simulação)</numerusform>
            <numerusform>%Ln outros grupos foram executados ao mesmo tempo (simulação)</numerusform>
        </translation>
    </message>
    <message>
        <source>several states share this column; zoom in to see each state</source>
        <translation>vários estados compartilham esta coluna; amplie para ver cada estado</translation>
    </message>
    <message>
        <source>Cycles until the last warp has finished and all writes are complete (modelled). The modelled time is the launch overhead plus these cycles divided by the clock rate. Both values come from the hardware model, not from the timed device.</source>
        <translation>Ciclos até o último warp terminar e todas as escritas serem concluídas (modelo). O tempo modelado é o custo de lançamento mais esses ciclos divididos pela frequência do clock. Os dois valores vêm do modelo de hardware, não do dispositivo cujo tempo foi medido.</translation>
    </message>
    <message>
        <source>Share of the waiting cycles of warps in which another warp of the same scheduler issues (modelled). Latency counts as hidden at 80 % or more, and as not hidden below 30 %.</source>
        <translation>Proporção dos ciclos de espera dos warps em que outro warp do mesmo escalonador emite instruções (modelo). A latência conta como oculta a partir de 80% e como não oculta abaixo de 30%.</translation>
    </message>
    <message>
        <source>Number of warp slots of this multiprocessor that are in this state at the cursor (modelled).</source>
        <translation>Número de slots de warp deste multiprocessador que estão neste estado no cursor (modelo).</translation>
    </message>
    <message>
        <source>Cycles that warps spent waiting for this reason, summed over all warps (modelled).</source>
        <translation>Ciclos que os warps passaram esperando por este motivo, no total de todos os warps (modelo).</translation>
    </message>
    <message>
        <source>Cycles that warps spent waiting for the accesses, barriers and results of this line, summed over all warps and all reasons (modelled).</source>
        <translation>Ciclos que os warps passaram esperando pelos acessos, barreiras e resultados desta linha, no total de todos os warps e motivos (modelo).</translation>
    </message>
    <message>
        <source>Total: the extra pipe cycles caused by this cost, on the multiprocessor where they are highest (modelled).</source>
        <translation>Total: os ciclos extras de pipe causados por este custo, no multiprocessador em que são mais altos (modelo).</translation>
    </message>
    <message>
        <source>Exposed: cycles of the launch minus its cycles with this cost set to zero (modelled).</source>
        <translation>Exposto: ciclos do lançamento menos seus ciclos com este custo zerado (modelo).</translation>
    </message>
    <message>
        <source>Hidden: total minus exposed. Other warps issued during these cycles (modelled).</source>
        <translation>Oculto: total menos exposto. Outros warps emitiram instruções durante esses ciclos (modelo).</translation>
    </message>
    <message>
        <source>Number of work-groups that could be resident if this were the only limit. The limit with the smallest number is the limiter.</source>
        <translation>Número de grupos de trabalho que poderiam estar residentes se este fosse o único limite. O limite com o menor número é o limitante.</translation>
    </message>
    <message>
        <source>The smallest change to the registers, the local memory or the group size that allows more resident warps.</source>
        <translation>A menor mudança nos registradores, na memória local ou no tamanho do grupo que permite mais warps residentes.</translation>
    </message>
</context>
<context>
    <name>MultiprocessorWords</name>
    <message>
        <source>modelled</source>
        <translation>modelo</translation>
    </message>
    <message>
        <source>%1 of %2 warp slots filled</source>
        <translation>%1 de %2 slots de warp preenchidos</translation>
    </message>
    <message>
        <source>states shorter than %1 cycles are merged into stacked bars</source>
        <translation>estados com menos de %1 ciclos são reunidos em barras empilhadas</translation>
    </message>
    <message>
        <source>only the first %1 states are drawn</source>
        <translation>só os primeiros %1 estados são desenhados</translation>
    </message>
    <message>
        <source>another work-group starts</source>
        <translation>outro grupo de trabalho começa</translation>
    </message>
    <message>
        <source>group slot %1</source>
        <translation>slot de grupo %1</translation>
    </message>
    <message>
        <source>latency hidden</source>
        <translation>latência oculta</translation>
    </message>
    <message>
        <source>latency partly hidden</source>
        <translation>latência oculta em parte</translation>
    </message>
    <message>
        <source>latency not hidden</source>
        <translation>latência não oculta</translation>
    </message>
    <message>
        <source>Multiprocessor</source>
        <translation>Multiprocessador</translation>
    </message>
    <message>
        <source>Multiprocessor %1</source>
        <translation>Multiprocessador %1</translation>
    </message>
    <message>
        <source>cycle</source>
        <translation>ciclo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more warp slot(s) stay empty</source>
        <translation>
            <numerusform>mais %Ln slot de warp fica vazio</numerusform>
            <numerusform>mais %Ln slots de warp ficam vazios</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cycles, modelled time %2, %3 of the issue slots used</source>
        <comment>All modelled; a time with its unit; a percentage</comment>
        <translation>%1 ciclos, tempo modelado de %2, %3 dos slots de emissão usados</translation>
    </message>
    <message>
        <source>%1: another warp issues in %2 of the waiting cycles</source>
        <comment>latency hidden; a percentage</comment>
        <translation>%1: outro warp emite instruções em %2 dos ciclos de espera</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more warp slot(s)</source>
        <translation>
            <numerusform>mais %Ln slot de warp</numerusform>
            <numerusform>mais %Ln slots de warp</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Instrumenting the kernel</source>
        <translation>Instrumentando o kernel</translation>
    </message>
    <message>
        <source>Building the kernel</source>
        <translation>Compilando o kernel</translation>
    </message>
    <message>
        <source>Counting events</source>
        <translation>Contando eventos</translation>
    </message>
    <message>
        <source>Recording events</source>
        <translation>Gravando eventos</translation>
    </message>
    <message>
        <source>Analysing</source>
        <translation>Analisando</translation>
    </message>
    <message>
        <source>Simulating</source>
        <translation>Simulando</translation>
    </message>
    <message>
        <source>Saving the recording</source>
        <translation>Salvando a gravação</translation>
    </message>
    <message>
        <source>Opening the recording</source>
        <translation>Abrindo a gravação</translation>
    </message>
    <message>
        <source>Running the combinations</source>
        <translation>Executando as combinações</translation>
    </message>
    <message>
        <source>Data race</source>
        <translation>Condição de corrida</translation>
    </message>
    <message>
        <source>Out-of-bounds access</source>
        <translation>Acesso fora dos limites</translation>
    </message>
    <message>
        <source>Access through a null pointer</source>
        <translation>Acesso por um ponteiro nulo</translation>
    </message>
    <message>
        <source>Barrier not reached by all work-items</source>
        <translation>Barreira não alcançada por todos os itens de trabalho</translation>
    </message>
    <message>
        <source>Uninitialised read</source>
        <translation>Leitura de dados não inicializados</translation>
    </message>
    <message>
        <source>Endless loop</source>
        <translation>Laço infinito</translation>
    </message>
    <message>
        <source>Copied data used before the copy has finished</source>
        <translation>Dados copiados usados antes do fim da cópia</translation>
    </message>
    <message>
        <source>Misaligned access</source>
        <translation>Acesso desalinhado</translation>
    </message>
    <message>
        <source>Access violates a qualifier</source>
        <translation>Acesso que viola um qualificador</translation>
    </message>
    <message>
        <source>Asynchronous copy or wait with different arguments in one group</source>
        <translation>Cópia assíncrona ou espera com argumentos diferentes em um mesmo grupo</translation>
    </message>
    <message>
        <source>The host reduces the partial results to one value</source>
        <translation>O host reduz os resultados parciais a um único valor</translation>
    </message>
    <message>
        <source>no memory</source>
        <translation>nenhuma memória</translation>
    </message>
    <message>
        <source>global memory</source>
        <translation>memória global</translation>
    </message>
    <message>
        <source>constant memory</source>
        <translation>memória constante</translation>
    </message>
    <message>
        <source>local memory</source>
        <translation>memória local</translation>
    </message>
    <message>
        <source>an image</source>
        <translation>uma imagem</translation>
    </message>
    <message>
        <source>error</source>
        <translation>erro</translation>
    </message>
    <message>
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>Running the original kernel</source>
        <translation>Executando o kernel original</translation>
    </message>
    <message>
        <source>Timing the original kernel</source>
        <translation>Medindo o tempo do kernel original</translation>
    </message>
    <message>
        <source>Reconstructing the warps</source>
        <translation>Reconstruindo os warps</translation>
    </message>
    <message>
        <source>The original kernel&apos;s sub-group functions are built-in functions of the device.</source>
        <translation>As funções de subgrupo do kernel original são funções embutidas (built-in) do dispositivo.</translation>
    </message>
    <message>
        <source>The original kernel&apos;s sub-group functions are implemented in vendor-specific inline assembly.</source>
        <translation>As funções de subgrupo do kernel original são implementadas em assembly inline específico do fabricante.</translation>
    </message>
    <message>
        <source>The original kernel&apos;s sub-group functions are emulated with local memory and barriers, and its measured time includes this emulation.</source>
        <translation>As funções de subgrupo do kernel original são emuladas com memória local e barreiras, e o tempo medido inclui essa emulação.</translation>
    </message>
    <message>
        <source>Redundant barrier in this launch</source>
        <translation>Barreira redundante neste lançamento</translation>
    </message>
    <message>
        <source>Connecting over ssh</source>
        <translation>Conectando por ssh</translation>
    </message>
    <message>
        <source>Sending the kernel over ssh</source>
        <translation>Enviando o kernel por ssh</translation>
    </message>
</context>
<context>
    <name>Narration</name>
    <message>
        <source>Warp %1 reads %4 from global memory with %2 of %3 lanes active.</source>
        <translation>O warp %1 lê %4 da memória global com %2 de %3 lanes ativas.</translation>
    </message>
    <message>
        <source>Warp %1 reads %4 from constant memory with %2 of %3 lanes active.</source>
        <translation>O warp %1 lê %4 da memória constante com %2 de %3 lanes ativas.</translation>
    </message>
    <message>
        <source>Warp %1 reads %4 from local memory with %2 of %3 lanes active.</source>
        <translation>O warp %1 lê %4 da memória local com %2 de %3 lanes ativas.</translation>
    </message>
    <message>
        <source>Warp %1 reads an image (%4) with %2 of %3 lanes active.</source>
        <translation>O warp %1 lê uma imagem (%4) com %2 de %3 lanes ativas.</translation>
    </message>
    <message>
        <source>Warp %1 writes %4 to global memory with %2 of %3 lanes active.</source>
        <translation>O warp %1 escreve %4 na memória global com %2 de %3 lanes ativas.</translation>
    </message>
    <message>
        <source>Warp %1 writes %4 to local memory with %2 of %3 lanes active.</source>
        <translation>O warp %1 escreve %4 na memória local com %2 de %3 lanes ativas.</translation>
    </message>
    <message>
        <source>Warp %1 writes an image (%4) with %2 of %3 lanes active.</source>
        <translation>O warp %1 escreve uma imagem (%4) com %2 de %3 lanes ativas.</translation>
    </message>
    <message>
        <source>Warp %1 executes %4 on global memory with %2 of %3 lanes active.</source>
        <translation>O warp %1 executa %4 na memória global com %2 de %3 lanes ativas.</translation>
    </message>
    <message>
        <source>Warp %1 executes %4 on local memory with %2 of %3 lanes active.</source>
        <translation>O warp %1 executa %4 na memória local com %2 de %3 lanes ativas.</translation>
    </message>
    <message numerus="yes">
        <source>%3 is true for all %2 active lanes of warp %1.</source>
        <translation>
            <numerusform>%3 é verdadeiro para todas as %2 lanes ativas do warp %1.</numerusform>
            <numerusform>%3 é verdadeiro para todas as %2 lanes ativas do warp %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%3 is true for the only active lane of warp %1.</source>
        <translation>%3 é verdadeiro para a única lane ativa do warp %1.</translation>
    </message>
    <message numerus="yes">
        <source>%3 is false for all %2 active lanes of warp %1.</source>
        <translation>
            <numerusform>%3 é falso para todas as %2 lanes ativas do warp %1.</numerusform>
            <numerusform>%3 é falso para todas as %2 lanes ativas do warp %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%3 is false for the only active lane of warp %1.</source>
        <translation>%3 é falso para a única lane ativa do warp %1.</translation>
    </message>
    <message>
        <source>In warp %1, %5 is true for %2 of %4 active lanes and false for %3.</source>
        <translation>No warp %1, %5 é verdadeiro para %2 de %4 lanes ativas e falso para %3.</translation>
    </message>
    <message numerus="yes">
        <source>All %2 active lanes of warp %1 start the next loop iteration.</source>
        <translation>
            <numerusform>Todas as %2 lanes ativas do warp %1 iniciam a próxima iteração do laço.</numerusform>
            <numerusform>Todas as %2 lanes ativas do warp %1 iniciam a próxima iteração do laço.</numerusform>
        </translation>
    </message>
    <message>
        <source>The only active lane of warp %1 starts the next loop iteration.</source>
        <translation>A única lane ativa do warp %1 inicia a próxima iteração do laço.</translation>
    </message>
    <message numerus="yes">
        <source>With %3 = %4, all %2 active lanes of warp %1 start the next loop iteration.</source>
        <translation>
            <numerusform>Com %3 = %4, todas as %2 lanes ativas do warp %1 iniciam a próxima iteração do laço.</numerusform>
            <numerusform>Com %3 = %4, todas as %2 lanes ativas do warp %1 iniciam a próxima iteração do laço.</numerusform>
        </translation>
    </message>
    <message>
        <source>With %3 = %4, the only active lane of warp %1 starts the next loop iteration.</source>
        <translation>Com %3 = %4, a única lane ativa do warp %1 inicia a próxima iteração do laço.</translation>
    </message>
    <message numerus="yes">
        <source>All %2 active lanes of warp %1 leave the loop.</source>
        <translation>
            <numerusform>Todas as %2 lanes ativas do warp %1 saem do laço.</numerusform>
            <numerusform>Todas as %2 lanes ativas do warp %1 saem do laço.</numerusform>
        </translation>
    </message>
    <message>
        <source>The only active lane of warp %1 leaves the loop.</source>
        <translation>A única lane ativa do warp %1 sai do laço.</translation>
    </message>
    <message>
        <source>In warp %1, the loop continues for %2 of %4 active lanes and ends for %3.</source>
        <translation>No warp %1, o laço continua para %2 de %4 lanes ativas e termina para %3.</translation>
    </message>
    <message>
        <source>A lane of warp %1 has reached the iteration limit and leaves the loop.</source>
        <translation>Uma lane do warp %1 atingiu o limite de iterações e sai do laço.</translation>
    </message>
    <message numerus="yes">
        <source>All %2 active lanes of warp %1 enter the same case of switch (%3).</source>
        <translation>
            <numerusform>Todas as %2 lanes ativas do warp %1 entram no mesmo caso do switch (%3).</numerusform>
            <numerusform>Todas as %2 lanes ativas do warp %1 entram no mesmo caso do switch (%3).</numerusform>
        </translation>
    </message>
    <message>
        <source>The only active lane of warp %1 enters a case of switch (%3).</source>
        <translation>A única lane ativa do warp %1 entra em um caso do switch (%3).</translation>
    </message>
    <message>
        <source>The %2 active lanes of warp %1 enter %3 different cases of switch (%4).</source>
        <translation>As %2 lanes ativas do warp %1 entram em %3 casos diferentes do switch (%4).</translation>
    </message>
    <message>
        <source>All %1 warps of the group have arrived at the barrier.</source>
        <translation>Todos os %1 warps do grupo chegaram à barreira.</translation>
    </message>
    <message>
        <source>The only warp of the group has arrived at the barrier.</source>
        <translation>O único warp do grupo chegou à barreira.</translation>
    </message>
    <message>
        <source>Warp %1 passes a sub-group barrier with %2 of %3 lanes active.</source>
        <translation>O warp %1 passa por uma barreira de subgrupo com %2 de %3 lanes ativas.</translation>
    </message>
    <message>
        <source>The asynchronous copies of the group are complete.</source>
        <translation>As cópias assíncronas do grupo terminaram.</translation>
    </message>
    <message>
        <source>The group starts an asynchronous copy (%1).</source>
        <translation>O grupo inicia uma cópia assíncrona (%1).</translation>
    </message>
    <message>
        <source>Warp %1 executes a memory fence with %2 of %3 lanes active.</source>
        <translation>O warp %1 executa uma fence de memória com %2 de %3 lanes ativas.</translation>
    </message>
    <message>
        <source>Warp %1 exchanges values between lanes (%4) with %2 of %3 lanes active.</source>
        <translation>O warp %1 troca valores entre lanes (%4) com %2 de %3 lanes ativas.</translation>
    </message>
    <message numerus="yes">
        <source>Warp %1 waits at the barrier at line %4. So far, %2 of %3 warps have arrived.</source>
        <translation>
            <numerusform>O warp %1 espera na barreira da linha %4. Até aqui, %2 de %3 warps chegou.</numerusform>
            <numerusform>O warp %1 espera na barreira da linha %4. Até aqui, %2 de %3 warps chegaram.</numerusform>
        </translation>
    </message>
    <message>
        <source>Warp %1 waits at the barrier at line %4. It is the first of %3 warps to arrive.</source>
        <translation>O warp %1 espera na barreira da linha %4. É o primeiro dos %3 warps a chegar.</translation>
    </message>
    <message numerus="yes">
        <source>Warp %1 waits for asynchronous copies at line %4. So far, %2 of %3 warps have arrived.</source>
        <translation>
            <numerusform>O warp %1 espera por cópias assíncronas na linha %4. Até aqui, %2 de %3 warps chegou.</numerusform>
            <numerusform>O warp %1 espera por cópias assíncronas na linha %4. Até aqui, %2 de %3 warps chegaram.</numerusform>
        </translation>
    </message>
    <message>
        <source>Warp %1 waits for asynchronous copies at line %4. It is the first of %3 warps to arrive.</source>
        <translation>O warp %1 espera por cópias assíncronas na linha %4. É o primeiro dos %3 warps a chegar.</translation>
    </message>
    <message>
        <source>Warp %1 has no active lane in this step.</source>
        <translation>O warp %1 não tem lane ativa neste passo.</translation>
    </message>
    <message>
        <source>Warp %1 has finished.</source>
        <translation>O warp %1 terminou.</translation>
    </message>
    <message>
        <source>Warp %1 has no steps in this kernel.</source>
        <translation>O warp %1 não tem passos neste kernel.</translation>
    </message>
    <message numerus="yes">
        <source>Group %1 has finished after %2 steps.</source>
        <translation>
            <numerusform>O grupo %1 terminou após %2 passo.</numerusform>
            <numerusform>O grupo %1 terminou após %2 passos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Group %1 has finished after one step.</source>
        <translation>O grupo %1 terminou após um passo.</translation>
    </message>
    <message numerus="yes">
        <source>The access is fully coalesced: %1 sectors, the minimum for this data.</source>
        <translation>
            <numerusform>O acesso é totalmente coalescido: %1 setor, o mínimo para estes dados.</numerusform>
            <numerusform>O acesso é totalmente coalescido: %1 setores, o mínimo para estes dados.</numerusform>
        </translation>
    </message>
    <message>
        <source>The access needs only one sector.</source>
        <translation>O acesso precisa de apenas um setor.</translation>
    </message>
    <message>
        <source>All %1 active lanes access the same address, so one sector serves them all.</source>
        <translation>Todas as %1 lanes ativas acessam o mesmo endereço, por isso um só setor atende todas.</translation>
    </message>
    <message>
        <source>The stride between lanes is %1 bytes, so the access moves %2 sectors instead of %3.</source>
        <translation>O stride entre lanes é de %1 bytes, por isso o acesso transfere %2 setores em vez de %3.</translation>
    </message>
    <message>
        <source>The data does not start at a sector boundary, so the access moves %1 sectors instead of %2.</source>
        <translation>Os dados não começam no limite de um setor, por isso o acesso transfere %1 setores em vez de %2.</translation>
    </message>
    <message>
        <source>The lanes use only parts of the sectors, so the access moves %1 sectors instead of %2.</source>
        <translation>As lanes usam apenas partes dos setores, por isso o acesso transfere %1 setores em vez de %2.</translation>
    </message>
    <message>
        <source>The access takes %1 requests, which move %2 sectors in total, the minimum for this data.</source>
        <translation>O acesso leva %1 requisições, que transferem %2 setores no total, o mínimo para estes dados.</translation>
    </message>
    <message>
        <source>The access takes %1 requests, which move %2 sectors in total instead of %3.</source>
        <translation>O acesso leva %1 requisições, que transferem %2 setores no total em vez de %3.</translation>
    </message>
    <message numerus="yes">
        <source>All words are in different banks, so one pass serves all lanes.</source>
        <translation>
            <numerusform>Todas as palavras estão em bancos diferentes, por isso uma passagem atende todas as lanes.</numerusform>
            <numerusform>Todas as palavras estão em bancos diferentes, por isso uma passagem atende todas as lanes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one lane is active. It needs one pass, without a bank conflict.</source>
        <translation>Só uma lane está ativa. Ela precisa de uma passagem, sem conflito de bancos de memória.</translation>
    </message>
    <message>
        <source>All %1 active lanes read the same word. This is a broadcast in one pass, not a bank conflict.</source>
        <translation>Todas as %1 lanes ativas leem a mesma palavra. É um broadcast em uma passagem, não um conflito de bancos de memória.</translation>
    </message>
    <message>
        <source>All %1 active lanes write the same word. This takes one pass and is not a bank conflict.</source>
        <translation>Todas as %1 lanes ativas escrevem a mesma palavra. Isso leva uma passagem e não é um conflito de bancos de memória.</translation>
    </message>
    <message>
        <source>The access takes %1 passes, the minimum for its size. There is no bank conflict.</source>
        <translation>O acesso leva %1 passagens, o mínimo para seu tamanho. Não há conflito de bancos de memória.</translation>
    </message>
    <message>
        <source>Up to %1 of %2 active lanes update the same address, one after the other.</source>
        <translation>Até %1 de %2 lanes ativas atualizam o mesmo endereço, uma após a outra.</translation>
    </message>
    <message numerus="yes">
        <source>All %1 active lanes update different addresses, so no lane waits for another.</source>
        <translation>
            <numerusform>Todas as %1 lanes ativas atualizam endereços diferentes, por isso nenhuma lane espera por outra.</numerusform>
            <numerusform>Todas as %1 lanes ativas atualizam endereços diferentes, por isso nenhuma lane espera por outra.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one lane is active, so it waits for no other lane.</source>
        <translation>Só uma lane está ativa, por isso ela não espera por nenhuma outra lane.</translation>
    </message>
    <message numerus="yes">
        <source>The access touches %1 different texels.</source>
        <translation>
            <numerusform>O acesso abrange %1 texel diferente.</numerusform>
            <numerusform>O acesso abrange %1 texels diferentes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The access touches one texel.</source>
        <translation>O acesso abrange um texel.</translation>
    </message>
    <message>
        <source>All lanes take the same path, so the warp does not diverge.</source>
        <translation>Todas as lanes seguem o mesmo caminho, por isso o warp não diverge.</translation>
    </message>
    <message numerus="yes">
        <source>All active lanes take the same path. The other %1 of %2 lanes stay masked off.</source>
        <translation>
            <numerusform>Todas as lanes ativas seguem o mesmo caminho. A outra lane (%1 de %2) continua mascarada.</numerusform>
            <numerusform>Todas as lanes ativas seguem o mesmo caminho. As outras %1 de %2 lanes continuam mascaradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>All active lanes take the same path. The other lane stays masked off.</source>
        <translation>Todas as lanes ativas seguem o mesmo caminho. A outra lane continua mascarada.</translation>
    </message>
    <message numerus="yes">
        <source>The next %1 steps run with %2 of %3 lanes idle. Then both sides reconverge at line %4.</source>
        <translation>
            <numerusform>O próximo %1 passo é executado com %2 de %3 lanes ociosas. Depois os dois lados reconvergem na linha %4.</numerusform>
            <numerusform>Os próximos %1 passos são executados com %2 de %3 lanes ociosas. Depois os dois lados reconvergem na linha %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next step runs with %2 of %3 lanes idle. Then both sides reconverge at line %4.</source>
        <translation>O próximo passo é executado com %2 de %3 lanes ociosas. Depois os dois lados reconvergem na linha %4.</translation>
    </message>
    <message numerus="yes">
        <source>The kernel ends for %2 of %3 lanes. The warp runs its last %1 steps without them.</source>
        <translation>
            <numerusform>O kernel termina para %2 de %3 lanes. O warp executa seu último %1 passo sem elas.</numerusform>
            <numerusform>O kernel termina para %2 de %3 lanes. O warp executa seus últimos %1 passos sem elas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The kernel ends for %2 of %3 lanes. The warp runs its last step without them.</source>
        <translation>O kernel termina para %2 de %3 lanes. O warp executa seu último passo sem elas.</translation>
    </message>
    <message>
        <source>The two sides run one after the other, %1 steps in total, and reconverge at line %2.</source>
        <translation>Os dois lados são executados um após o outro, %1 passos no total, e reconvergem na linha %2.</translation>
    </message>
    <message>
        <source>The two sides run one after the other, %1 steps in total, to the end of the kernel.</source>
        <translation>Os dois lados são executados um após o outro, %1 passos no total, até o fim do kernel.</translation>
    </message>
    <message>
        <source>All lanes reconverge at line %1, so the divergence costs no extra step.</source>
        <translation>Todas as lanes reconvergem na linha %1, por isso a divergência não custa nenhum passo a mais.</translation>
    </message>
    <message numerus="yes">
        <source>The cases run one after the other, %1 steps in total, and reconverge at line %2.</source>
        <translation>
            <numerusform>Os casos são executados um após o outro, %1 passo no total, e reconvergem na linha %2.</numerusform>
            <numerusform>Os casos são executados um após o outro, %1 passos no total, e reconvergem na linha %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one step runs before all cases reconverge at line %2.</source>
        <translation>Só um passo é executado antes que todos os casos reconvirjam na linha %2.</translation>
    </message>
    <message numerus="yes">
        <source>The cases run one after the other, %1 steps in total, to the end of the kernel.</source>
        <translation>
            <numerusform>Os casos são executados um após o outro, %1 passo no total, até o fim do kernel.</numerusform>
            <numerusform>Os casos são executados um após o outro, %1 passos no total, até o fim do kernel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one more step runs before the kernel ends.</source>
        <translation>Só mais um passo é executado antes do fim do kernel.</translation>
    </message>
    <message>
        <source>This is the last step of these lanes.</source>
        <translation>Este é o último passo destas lanes.</translation>
    </message>
    <message>
        <source>The loop may be endless. Lockstep stops it so that the run ends.</source>
        <translation>O laço pode ser infinito. O Lockstep o interrompe para que a execução termine.</translation>
    </message>
    <message>
        <source>The group has no other warp to wait for.</source>
        <translation>O grupo não tem outro warp pelo qual esperar.</translation>
    </message>
    <message>
        <source>The lanes of the sub-group wait for each other, not for other warps.</source>
        <translation>As lanes do subgrupo esperam umas pelas outras, não por outros warps.</translation>
    </message>
    <message>
        <source>The data is available only after wait_group_events.</source>
        <translation>Os dados só ficam disponíveis após wait_group_events.</translation>
    </message>
    <message>
        <source>A fence orders the memory accesses of each work-item. It does not wait for other work-items.</source>
        <translation>Uma fence ordena os acessos à memória de cada item de trabalho. Ela não espera por outros itens de trabalho.</translation>
    </message>
    <message>
        <source>All %2 active lanes receive the value of lane %1.</source>
        <translation>Todas as %2 lanes ativas recebem o valor da lane %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 active lanes receive a value from another lane, without using memory.</source>
        <translation>
            <numerusform>%1 de %2 lanes ativas recebe um valor de outra lane, sem usar memória.</numerusform>
            <numerusform>%1 de %2 lanes ativas recebem um valor de outra lane, sem usar memória.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 of %2 active lanes receives a value from another lane, without using memory.</source>
        <translation>1 de %2 lanes ativas recebe um valor de outra lane, sem usar memória.</translation>
    </message>
    <message>
        <source>All active lanes receive the same result, computed from %1 lanes.</source>
        <translation>Todas as lanes ativas recebem o mesmo resultado, calculado a partir de %1 lanes.</translation>
    </message>
    <message>
        <source>Each active lane receives its own result, computed from up to %1 lanes.</source>
        <translation>Cada lane ativa recebe seu próprio resultado, calculado a partir de até %1 lanes.</translation>
    </message>
    <message>
        <source>No lane receives a value from another lane.</source>
        <translation>Nenhuma lane recebe um valor de outra lane.</translation>
    </message>
    <message>
        <source>The last warp arrives in step %1.</source>
        <translation>O último warp chega no passo %1.</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 of %2 work-items of the group arrive at this barrier.</source>
        <translation>
            <numerusform>Apenas %1 de %2 itens de trabalho do grupo chega a esta barreira.</numerusform>
            <numerusform>Apenas %1 de %2 itens de trabalho do grupo chegam a esta barreira.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only 1 of %2 work-items of the group arrives at this barrier.</source>
        <translation>Apenas 1 de %2 itens de trabalho do grupo chega a esta barreira.</translation>
    </message>
    <message>
        <source>Group %1 starts with %2 work-items in %3 warps of at most %4 lanes.</source>
        <translation>O grupo %1 começa com %2 itens de trabalho em %3 warps de no máximo %4 lanes.</translation>
    </message>
    <message numerus="yes">
        <source>Group %1 starts with %2 work-items in one warp.</source>
        <translation>
            <numerusform>O grupo %1 começa com %2 item de trabalho em um warp.</numerusform>
            <numerusform>O grupo %1 começa com %2 itens de trabalho em um warp.</numerusform>
        </translation>
    </message>
    <message>
        <source>Group %1 starts with one work-item in one warp.</source>
        <translation>O grupo %1 começa com um item de trabalho em um warp.</translation>
    </message>
    <message>
        <source>Group %1 has no steps, because its work-items access no memory and take no branch.</source>
        <translation>O grupo %1 não tem passos, porque seus itens de trabalho não acessam memória nem passam por desvios.</translation>
    </message>
    <message>
        <source>The %1 active lanes share %2 words in different banks, so one pass serves them without a bank conflict.</source>
        <translation>As %1 lanes ativas compartilham %2 palavras em bancos diferentes, por isso uma passagem as atende sem conflito de bancos de memória.</translation>
    </message>
    <message>
        <source>Bank conflict: %3 passes instead of %4. Lanes %5 access %2 words of bank %1.</source>
        <translation>Conflito de bancos de memória: %3 passagens em vez de %4. As lanes %5 acessam %2 palavras do banco %1.</translation>
    </message>
    <message>
        <source>Bank conflict: %3 passes instead of %4. One lane accesses %2 words of bank %1.</source>
        <translation>Conflito de bancos de memória: %3 passagens em vez de %4. Uma lane acessa %2 palavras do banco %1.</translation>
    </message>
    <message>
        <source>Up to %1 of %2 lanes update the same word. Accesses to one bank are serialised: %3 passes instead of %4.</source>
        <translation>Até %1 de %2 lanes atualizam a mesma palavra. Os acessos a um mesmo banco são serializados: %3 passagens em vez de %4.</translation>
    </message>
    <message numerus="yes">
        <source>Warp %1 takes the fewest steps to reach this point. The warp with the most steps takes %2 more.</source>
        <translation>
            <numerusform>O warp %1 leva o menor número de passos para chegar a este ponto. O warp com mais passos leva %2 passo a mais.</numerusform>
            <numerusform>O warp %1 leva o menor número de passos para chegar a este ponto. O warp com mais passos leva %2 passos a mais.</numerusform>
        </translation>
    </message>
    <message>
        <source>Warp %1 takes the fewest steps to reach this point. The warp with the most steps takes one more.</source>
        <translation>O warp %1 leva o menor número de passos para chegar a este ponto. O warp com mais passos leva um passo a mais.</translation>
    </message>
    <message>
        <source>All warps take the same number of steps to reach this point.</source>
        <translation>Todos os warps levam o mesmo número de passos para chegar a este ponto.</translation>
    </message>
    <message>
        <source>All work-items of the group must arrive at a barrier. Otherwise, a GPU can hang or compute wrong results.</source>
        <translation>Todos os itens de trabalho do grupo devem chegar a uma barreira. Caso contrário, a GPU pode travar ou calcular resultados errados.</translation>
    </message>
    <message>
        <source>The warp skips this step and continues in step %1 at line %2.</source>
        <translation>O warp pula este passo e continua no passo %1, na linha %2.</translation>
    </message>
    <message>
        <source>The last step of this warp was step %1.</source>
        <translation>O último passo deste warp foi o passo %1.</translation>
    </message>
</context>
<context>
    <name>NearestRequest</name>
    <message>
        <source>Warp %1 issues no instruction in this step.</source>
        <translation>O warp %1 não emite instrução neste passo.</translation>
    </message>
    <message>
        <source>%1 The next access, in step %2, is shown.</source>
        <translation>%1 É mostrado o próximo acesso, no passo %2.</translation>
    </message>
    <message>
        <source>%1 The previous access, in step %2, is shown.</source>
        <translation>%1 É mostrado o acesso anterior, no passo %2.</translation>
    </message>
    <message>
        <source>No local memory is accessed in this step (%1).</source>
        <translation>A memória local não é acessada neste passo (%1).</translation>
    </message>
</context>
<context>
    <name>OccupancyWords</name>
    <message>
        <source>%1 of %2 warp slots per work-group</source>
        <translation>%1 de %2 slots de warp por grupo de trabalho</translation>
    </message>
    <message>
        <source>1 of %1 group slots per work-group</source>
        <translation>1 de %1 slots de grupo por grupo de trabalho</translation>
    </message>
    <message>
        <source>%1 of %2 registers per work-group; %3 per work-item, %4</source>
        <translation>%1 de %2 registradores por grupo de trabalho; %3 por item de trabalho, %4</translation>
    </message>
    <message>
        <source>%1 of %2 bytes of local memory per work-group</source>
        <translation>%1 de %2 bytes de memória local por grupo de trabalho</translation>
    </message>
    <message>
        <source>%1 · limiter</source>
        <translation>%1 · limitante</translation>
    </message>
    <message>
        <source>theoretical: %1 of %2 warps, %3</source>
        <translation>teórica: %1 de %2 warps, %3</translation>
    </message>
    <message>
        <source>achieved in this launch: %1</source>
        <translation>alcançada neste lançamento: %1</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>não cabe</translation>
    </message>
    <message>
        <source>%1: occupancy rises from %2 to %3.</source>
        <comment>how many groups fit; percentages</comment>
        <translation>%1: a ocupação sobe de %2 para %3.</translation>
    </message>
    <message>
        <source>Resources per work-group</source>
        <translation>Recursos por grupo de trabalho</translation>
    </message>
    <message>
        <source>groups that fit</source>
        <translation>grupos que cabem</translation>
    </message>
    <message>
        <source>Resident warps by work-items per group</source>
        <translation>Warps residentes em função dos itens de trabalho por grupo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln work-item(s)</source>
        <translation>
            <numerusform>%Ln item de trabalho</numerusform>
            <numerusform>%Ln itens de trabalho</numerusform>
        </translation>
    </message>
    <message>
        <source>Resident warps by registers per work-item</source>
        <translation>Warps residentes em função dos registradores por item de trabalho</translation>
    </message>
    <message>
        <source>Resident warps by KiB of local memory per group</source>
        <translation>Warps residentes em função dos KiB de memória local por grupo</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 bytes</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Ocupação</translation>
    </message>
    <message>
        <source>modelled · %1</source>
        <translation>modelo · %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln work-group(s)</source>
        <translation>
            <numerusform>%Ln grupo de trabalho</numerusform>
            <numerusform>%Ln grupos de trabalho</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln work-group(s) fit with %1 registers per work-item instead of %2</source>
        <translation>
            <numerusform>%Ln grupo de trabalho cabe com %1 registradores por item de trabalho em vez de %2</numerusform>
            <numerusform>%Ln grupos de trabalho cabem com %1 registradores por item de trabalho em vez de %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln work-group(s) fit with %1 bytes of local memory instead of %2</source>
        <translation>
            <numerusform>%Ln grupo de trabalho cabe com %1 bytes de memória local em vez de %2</numerusform>
            <numerusform>%Ln grupos de trabalho cabem com %1 bytes de memória local em vez de %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln work-group(s) fit with %1 work-items each instead of %2</source>
        <translation>
            <numerusform>%Ln grupo de trabalho cabe com %1 itens de trabalho em vez de %2</numerusform>
            <numerusform>%Ln grupos de trabalho cabem com %1 itens de trabalho cada um em vez de %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln register(s)</source>
        <translation>
            <numerusform>%Ln registrador</numerusform>
            <numerusform>%Ln registradores</numerusform>
        </translation>
    </message>
    <message>
        <source>All warp slots can be filled, so occupancy cannot be improved.</source>
        <translation>Todos os slots de warp podem ser preenchidos, portanto a ocupação não pode ser melhorada.</translation>
    </message>
    <message>
        <source>Changing only the registers, the local memory or the group size does not allow more resident warps.</source>
        <translation>Mudar apenas os registradores, a memória local ou o tamanho do grupo não permite mais warps residentes.</translation>
    </message>
    <message numerus="yes">
        <source>Achieved occupancy is lower, because the launch has only %Ln work-group(s), but %1 can be resident at once.</source>
        <translation>
            <numerusform>A ocupação alcançada é menor, porque o lançamento tem apenas %Ln grupo de trabalho, mas %1 podem estar residentes ao mesmo tempo.</numerusform>
            <numerusform>A ocupação alcançada é menor, porque o lançamento tem apenas %Ln grupos de trabalho, mas %1 podem estar residentes ao mesmo tempo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Achieved occupancy is lower, because fewer work-groups are left at the end than could be resident.</source>
        <translation>A ocupação alcançada é menor, porque no fim restam menos grupos de trabalho do que poderiam estar residentes.</translation>
    </message>
    <message>
        <source>Next improvement</source>
        <translation>Próxima melhoria</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>print one JSON object</source>
        <translation>imprimir um único objeto JSON</translation>
    </message>
    <message>
        <source>print CSV with JSON paths as column names; strings that a spreadsheet would read as formulas get a leading apostrophe</source>
        <translation>imprimir CSV com caminhos JSON como nomes de colunas; strings que uma planilha leria como fórmulas recebem um apóstrofo no início</translation>
    </message>
    <message>
        <source>registers per work-item, instead of the reported or estimated number</source>
        <translation>registradores por item de trabalho, em vez do número informado ou estimado</translation>
    </message>
    <message>
        <source>omit costs, advice and verdict; each cost needs another simulation of the launch</source>
        <translation>omitir custos, sugestões e veredito; cada custo exige mais uma simulação do lançamento</translation>
    </message>
    <message>
        <source>do not time the original kernel</source>
        <translation>não medir o tempo do kernel original</translation>
    </message>
    <message>
        <source>time limit in seconds for the process that runs the kernel; default: no limit</source>
        <translation>limite de tempo, em segundos, para o processo que executa o kernel; padrão: sem limite</translation>
    </message>
    <message>
        <source>time limit in seconds for one run of the original (not instrumented) kernel; default: 30 times the time of the instrumented run, at least 10</source>
        <translation>limite de tempo, em segundos, para uma execução do kernel original (não instrumentado); padrão: 30 vezes o tempo da execução instrumentada, pelo menos 10</translation>
    </message>
    <message>
        <source>log only the first N work-groups of each launch</source>
        <translation>registrar apenas os primeiros N grupos de trabalho de cada lançamento</translation>
    </message>
    <message>
        <source>memory limit for logs, for example 2G; default: 1G, or half of the memory of a small machine</source>
        <translation>limite de memória para logs, por exemplo 2G; padrão: 1G ou, em máquinas com pouca memória, metade dela</translation>
    </message>
    <message>
        <source>memory limit for parsing and building a kernel; default: 1536M</source>
        <translation>limite de memória para a análise sintática e a compilação de um kernel; padrão: 1536M</translation>
    </message>
    <message>
        <source>processor time limit, in seconds, for parsing and building all kernels of a run; default: 40</source>
        <translation>limite de tempo de processador, em segundos, para a análise sintática e a compilação de todos os kernels de uma execução; padrão: 40</translation>
    </message>
    <message>
        <source>print only the value of EXPRESSION, for example totals.local_load.conflicts; may be repeated</source>
        <translation>imprimir apenas o valor de EXPRESSION, por exemplo totals.local_load.conflicts; a opção pode ser repetida</translation>
    </message>
    <message>
        <source>print nothing if EXPRESSION is true; if it is false, print both sides and exit with code 1; for example &apos;totals.local_load.conflicts = 0&apos;; may be repeated</source>
        <translation>não imprimir nada se EXPRESSION for verdadeira; se for falsa, imprimir os dois lados e sair com o código 1; por exemplo &apos;totals.local_load.conflicts = 0&apos;; a opção pode ser repetida</translation>
    </message>
    <message>
        <source>save the recording</source>
        <translation>salvar a gravação</translation>
    </message>
    <message>
        <source>write the results as JUnit XML, for build servers</source>
        <translation>escrever os resultados como JUnit XML, para servidores de build</translation>
    </message>
    <message>
        <source>a parameter to vary; may be given twice</source>
        <translation>um parâmetro a variar; a opção pode ser usada duas vezes</translation>
    </message>
    <message>
        <source>run all experiments with the parameter values of the first one</source>
        <translation>executar todos os experimentos com os valores dos parâmetros do primeiro</translation>
    </message>
    <message>
        <source>describe the steps from A to B, at most 10000; default: the first 10000</source>
        <translation>descrever os passos de A a B, no máximo 10000; padrão: os primeiros 10000</translation>
    </message>
    <message>
        <source>the launch, counted from 1; default: 1</source>
        <translation>o lançamento, contado a partir de 1; padrão: 1</translation>
    </message>
    <message>
        <source>the work-group, counted from 0; default: 0</source>
        <translation>o grupo de trabalho, contado a partir de 0; padrão: 0</translation>
    </message>
    <message>
        <source>the warp, counted from 0; default: the first warp that executes the step</source>
        <translation>o warp, contado a partir de 0; padrão: o primeiro warp que executa o passo</translation>
    </message>
    <message>
        <source>ask only questions of this kind; default: all kinds</source>
        <translation>fazer apenas perguntas deste tipo; padrão: todos os tipos</translation>
    </message>
    <message>
        <source>select other questions; default: 0</source>
        <translation>escolher outras perguntas; padrão: 0</translation>
    </message>
    <message>
        <source>maximum number of questions; default: 10</source>
        <translation>número máximo de perguntas; padrão: 10</translation>
    </message>
    <message>
        <source>names of kernels, separated by commas, for example blur,reduce_*; default: all</source>
        <translation>nomes de kernels, separados por vírgulas, por exemplo blur,reduce_*; padrão: todos</translation>
    </message>
    <message>
        <source>which launches of each of these kernels to save, counted from 1; default: the first</source>
        <translation>quais lançamentos de cada um desses kernels salvar, contados a partir de 1; padrão: o primeiro</translation>
    </message>
    <message>
        <source>maximum number of launches; default: 100</source>
        <translation>número máximo de lançamentos; padrão: 100</translation>
    </message>
    <message>
        <source>the folder for the files; default: lockstep-launches</source>
        <translation>a pasta para os arquivos; padrão: lockstep-launches</translation>
    </message>
    <message>
        <source>print the help</source>
        <translation>mostrar a ajuda</translation>
    </message>
    <message>
        <source>the language of the texts: %1; default: the language of the environment (LANGUAGE, LC_ALL, LC_MESSAGES, LANG)</source>
        <translation>o idioma dos textos: %1; padrão: o idioma do ambiente (LANGUAGE, LC_ALL, LC_MESSAGES, LANG)</translation>
    </message>
    <message>
        <source>print this help</source>
        <translation>mostrar esta ajuda</translation>
    </message>
    <message>
        <source>the view to show; &quot;window&quot; is the whole program; default: stage</source>
        <translation>a visão a mostrar; “window” é o programa inteiro; padrão: stage</translation>
    </message>
    <message>
        <source>a parameter that the sweep view varies, for example local=32..256; may be given twice</source>
        <translation>um parâmetro que a visão sweep varia, por exemplo local=32..256; a opção pode ser usada duas vezes</translation>
    </message>
    <message>
        <source>the view (of a step or of the model) that the compare view shows for each run; default: stage</source>
        <translation>a visão (de um passo ou do modelo) que a visão compare mostra para cada execução; padrão: stage</translation>
    </message>
    <message>
        <source>how compared runs are linked; default: round</source>
        <translation>como as execuções comparadas são vinculadas; padrão: round</translation>
    </message>
    <message>
        <source>the launch to show, counted from 1</source>
        <translation>o lançamento a mostrar, contado a partir de 1</translation>
    </message>
    <message>
        <source>the work-group to show, counted from 0</source>
        <translation>o grupo de trabalho a mostrar, contado a partir de 0</translation>
    </message>
    <message>
        <source>the step to show, counted from 1</source>
        <translation>o passo a mostrar, contado a partir de 1</translation>
    </message>
    <message>
        <source>the cycle of the model to show, counted from 0</source>
        <translation>o ciclo do modelo a mostrar, contado a partir de 0</translation>
    </message>
    <message>
        <source>the selected warp, counted from 0</source>
        <translation>o warp selecionado, contado a partir de 0</translation>
    </message>
    <message>
        <source>the selected lane, counted from 0</source>
        <translation>a lane selecionada, contada a partir de 0</translation>
    </message>
    <message>
        <source>the pass of a bank conflict to show, counted from 1</source>
        <translation>a passagem do conflito de bancos de memória a mostrar, contada a partir de 1</translation>
    </message>
    <message>
        <source>the source line whose steps are marked, counted from 1</source>
        <translation>a linha do código-fonte cujos passos são marcados, contada a partir de 1</translation>
    </message>
    <message>
        <source>the colour theme; default: light</source>
        <translation>o tema de cores; padrão: light</translation>
    </message>
    <message>
        <source>size in pixels; the findings and compare views are laid out for A4 instead</source>
        <translation>tamanho em pixels; as visões findings e compare são, em vez disso, diagramadas para A4</translation>
    </message>
    <message>
        <source>the language of the user interface</source>
        <translation>o idioma da interface do usuário</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>set a parameter of the experiment; &quot;lockstep-cli list WHAT&quot; lists the parameters; 64K is 65536. For a kernel or launch file, the name is global or local (value: 64x64), or the name of a kernel parameter (value: a buffer&apos;s size in bytes, or a scalar&apos;s value)</source>
        <translation>definir um parâmetro do experimento; “lockstep-cli list WHAT” lista os parâmetros; 64K é 65536. Para um kernel ou arquivo de lançamento, o nome é global ou local (valor: 64x64) ou o nome de um parâmetro do kernel (valor: o tamanho de um buffer em bytes ou o valor de um escalar)</translation>
    </message>
    <message>
        <source>the kernel to run, if a .cl file contains several kernels</source>
        <translation>o kernel a executar, se um arquivo .cl contiver vários kernels</translation>
    </message>
    <message>
        <source>define a macro for a kernel or launch file</source>
        <translation>definir uma macro para um kernel ou arquivo de lançamento</translation>
    </message>
    <message>
        <source>OpenCL build options for a kernel or launch file, in quotes</source>
        <translation>opções de compilação do OpenCL para um kernel ou arquivo de lançamento, entre aspas</translation>
    </message>
    <message>
        <source>read files outside the folder of the launch; the recording then contains their contents</source>
        <translation>ler arquivos fora da pasta do lançamento; a gravação passa então a incluir o conteúdo deles</translation>
    </message>
    <message>
        <source>the hardware model: %1, a preset that you saved, or a file (x.json); default: the preset of the device (educational for a CPU)</source>
        <translation>o modelo de hardware: %1, uma predefinição que você salvou ou um arquivo (x.json); padrão: a predefinição do dispositivo (educational para uma CPU)</translation>
    </message>
    <message>
        <source>set a value of the hardware model (64K is 65536): %1</source>
        <translation>definir um valor do modelo de hardware (64K é 65536): %1</translation>
    </message>
    <message>
        <source>scale factor of PNG pictures: PNG pixels per pixel of --size, from 1 to 8</source>
        <translation>fator de escala das figuras PNG: pixels do PNG por pixel de --size, de 1 a 8</translation>
    </message>
    <message>
        <source>pack: the file to write: .lockstep-lesson</source>
        <translation>pack: o arquivo a escrever: .lockstep-lesson</translation>
    </message>
    <message>
        <source>the words for work-items, work-groups, warps and local memory; default: opencl</source>
        <translation>os termos para itens de trabalho, grupos de trabalho, warps e memória local; padrão: opencl</translation>
    </message>
    <message>
        <source>add the right answers with their reasons, the hints and the teacher&apos;s notes</source>
        <translation>acrescentar as respostas certas com suas justificativas, as dicas e as anotações do professor</translation>
    </message>
    <message>
        <source>the file to write: .pdf or .html</source>
        <translation>o arquivo a escrever: .pdf ou .html</translation>
    </message>
    <message>
        <source>the table to write to a .csv file; default: lines</source>
        <translation>a tabela a escrever em um arquivo .csv; padrão: lines</translation>
    </message>
    <message>
        <source>the file to write: .csv or .pftrace</source>
        <translation>o arquivo a escrever: .csv ou .pftrace</translation>
    </message>
    <message>
        <source>write the first N multiprocessors to a .pftrace file; default: 4</source>
        <translation>escrever os primeiros N multiprocessadores em um arquivo .pftrace; padrão: 4</translation>
    </message>
    <message>
        <source>how far each frame advances: one step, access, line, round, barrier or pass, or cycles:N for N cycles of the model; default: step</source>
        <translation>quanto cada quadro avança: step, access, line, round, barrier, pass ou cycles:N para N ciclos do modelo; padrão: step</translation>
    </message>
    <message>
        <source>the first step, counted from 1, or the first cycle, counted from 0; default: the first of the work-group</source>
        <translation>o primeiro passo, contado a partir de 1, ou o primeiro ciclo, contado a partir de 0; padrão: o primeiro do grupo de trabalho</translation>
    </message>
    <message>
        <source>the last step or cycle; default: the last one</source>
        <translation>o passo ou ciclo final; padrão: o último</translation>
    </message>
    <message>
        <source>frames per second, from 0.1 to 60; default: 2</source>
        <translation>quadros por segundo, de 0.1 a 60; padrão: 2</translation>
    </message>
    <message>
        <source>how much longer the last frame is shown; default: 0</source>
        <translation>por quanto tempo a mais o último quadro é mostrado; padrão: 0</translation>
    </message>
    <message>
        <source>pixels of the file per pixel of --size, from 1 to 8</source>
        <translation>pixels do arquivo por pixel de --size, de 1 a 8</translation>
    </message>
    <message>
        <source>the file to write: .gif, .webp, .mp4 or .webm; a name that ends in / is a folder of PNG files</source>
        <translation>o arquivo a escrever: .gif, .webp, .mp4 ou .webm; um nome que termina em / é uma pasta de arquivos PNG</translation>
    </message>
    <message>
        <source>set the picture size and the text size for a 16:9 slide, a column of a paper (85 mm) or the width of a page (178 mm)</source>
        <translation>definir o tamanho da figura e o do texto para um slide 16:9, uma coluna de artigo (85 mm) ou a largura de uma página (178 mm)</translation>
    </message>
    <message>
        <source>size in millimetres, for example 85x54; replaces --size</source>
        <translation>tamanho em milímetros, por exemplo 85x54; substitui --size</translation>
    </message>
    <message>
        <source>size of normal text in points, for example 8</source>
        <translation>tamanho do texto normal em pontos, por exemplo 8</translation>
    </message>
    <message>
        <source>the title above the picture</source>
        <translation>o título acima da figura</translation>
    </message>
    <message>
        <source>the text below the picture</source>
        <translation>o texto abaixo da figura</translation>
    </message>
    <message>
        <source>write what happens in the step, below the picture</source>
        <translation>escrever abaixo da figura o que acontece no passo</translation>
    </message>
    <message>
        <source>omit the legend of colours</source>
        <translation>omitir a legenda de cores</translation>
    </message>
    <message>
        <source>omit the error bars of charts</source>
        <translation>omitir as barras de erro dos gráficos</translation>
    </message>
    <message>
        <source>make the background transparent</source>
        <translation>tornar o fundo transparente</translation>
    </message>
    <message>
        <source>write the device, the experiment and its parameters at the bottom; the metadata of the file always contains them</source>
        <translation>escrever no rodapé o dispositivo, o experimento e seus parâmetros; os metadados do arquivo sempre os contêm</translation>
    </message>
    <message>
        <source>the views of the page, separated by commas; without it, all views that apply to the run, as many as fit into 5 MB</source>
        <translation>as visões da página, separadas por vírgulas; sem a opção, todas as visões que se aplicam à execução, quantas couberem em 5 MB</translation>
    </message>
    <message>
        <source>how far each frame advances: one step, access, line, round, barrier or pass, or cycles:N for N cycles of the model</source>
        <translation>quanto cada quadro avança: step, access, line, round, barrier, pass ou cycles:N para N ciclos do modelo</translation>
    </message>
    <message>
        <source>the first step</source>
        <translation>o primeiro passo</translation>
    </message>
    <message>
        <source>the last step</source>
        <translation>o último passo</translation>
    </message>
    <message>
        <source>title of the page</source>
        <translation>título da página</translation>
    </message>
    <message>
        <source>sentence below the title</source>
        <translation>frase abaixo do título</translation>
    </message>
    <message>
        <source>a marker at a step, with its text; may be repeated</source>
        <translation>um marcador em um passo, com seu texto; a opção pode ser repetida</translation>
    </message>
    <message>
        <source>the file to write</source>
        <translation>o arquivo a escrever</translation>
    </message>
    <message>
        <source>the file to write: .html or .pdf</source>
        <translation>o arquivo a escrever: .html ou .pdf</translation>
    </message>
    <message>
        <source>the file to write: .png, .svg or .pdf; for charts, also .csv</source>
        <translation>o arquivo a escrever: .png, .svg ou .pdf; para gráficos, também .csv</translation>
    </message>
    <message>
        <source>try all swizzles, or this one; default: all, if --pad is not given</source>
        <translation>testar cada swizzle ou só este; padrão: todos, se --pad não for usada</translation>
    </message>
    <message>
        <source>the array in local memory; default: each array of the launch</source>
        <translation>o array na memória local; padrão: cada array do lançamento</translation>
    </message>
    <message>
        <source>words to add after each row; default: 0..32, if --swizzle is not given</source>
        <translation>palavras a acrescentar depois de cada linha; padrão: 0..32, se --swizzle não for usada</translation>
    </message>
    <message>
        <source>elements per row; default: the last dimension of the declaration; if it has no rows, as many as fill all banks once</source>
        <translation>elementos por linha; padrão: a última dimensão da declaração; se ela não tiver linhas, tantos quantos preencham todos os bancos uma vez</translation>
    </message>
    <message>
        <source>simulate each layout, and print its modelled cycles</source>
        <translation>simular cada layout e mostrar seus ciclos modelados</translation>
    </message>
    <message>
        <source>save the kernel with one layout of one array in this new file, and its launch in FILE.sim; print the changed lines</source>
        <translation>salvar o kernel com um layout de um array neste novo arquivo, e seu lançamento em FILE.sim; mostrar as linhas alteradas</translation>
    </message>
    <message>
        <source>with --apply: instead of a layout, add the group size of the launch to the kernel, as reqd_work_group_size</source>
        <translation>com --apply: em vez de um layout, acrescentar ao kernel o tamanho do grupo do lançamento, como reqd_work_group_size</translation>
    </message>
    <message>
        <source>with --apply: run the saved kernel, and compare it with the original one</source>
        <translation>com --apply: executar o kernel salvo e compará-lo com o original</translation>
    </message>
    <message>
        <source>the array in local memory whose layouts the try-it view shows; default: the one with the most conflicts</source>
        <translation>o array na memória local cujos layouts a visão try-it mostra; padrão: o que tem mais conflitos</translation>
    </message>
    <message>
        <source>the padding that the try-it view shows, in words per row</source>
        <translation>o preenchimento que a visão try-it mostra, em palavras por linha</translation>
    </message>
    <message>
        <source>the swizzle that the try-it view shows, instead of a padding</source>
        <translation>o swizzle que a visão try-it mostra, em vez de um preenchimento</translation>
    </message>
    <message>
        <source>print the counts and cycles of the launch on other hardware, instead of other layouts</source>
        <translation>mostrar as contagens e os ciclos do lançamento em outro hardware, em vez de outros layouts</translation>
    </message>
    <message>
        <source>pack for a device of another machine, which this file describes</source>
        <translation>empacotar para um dispositivo de outra máquina, descrito por este arquivo</translation>
    </message>
    <message>
        <source>remember a computer, so that this command and the window list it</source>
        <translation>guardar um computador, para que este comando e a janela o listem</translation>
    </message>
    <message>
        <source>forget a computer</source>
        <translation>esquecer um computador</translation>
    </message>
    <message>
        <source>use the OpenCL device whose name contains NAME; &quot;lockstep-cli devices&quot; lists the devices. ssh:HOST or ssh:HOST/NAME: a device of another computer</source>
        <translation>usar o dispositivo OpenCL cujo nome contém NAME; “lockstep-cli devices” lista os dispositivos. ssh:HOST ou ssh:HOST/NAME: um dispositivo de outro computador</translation>
    </message>
</context>
<context>
    <name>OverlapWords</name>
    <message>
        <source>multiprocessor %1</source>
        <translation>multiprocessador %1</translation>
    </message>
    <message>
        <source>logical processor %1</source>
        <translation>processador lógico %1</translation>
    </message>
    <message>
        <source>ns</source>
        <translation>ns</translation>
    </message>
    <message>
        <source>CPU cycle</source>
        <translation>ciclo de CPU</translation>
    </message>
    <message>
        <source>cycle</source>
        <translation>ciclo</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>medição</translation>
    </message>
    <message>
        <source>simulated, not measured</source>
        <translation>simulação, não medição</translation>
    </message>
    <message>
        <source>Work-groups over time</source>
        <translation>Grupos de trabalho ao longo do tempo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s) ran at the same time as group %1</source>
        <translation>
            <numerusform>%Ln grupo foi executado ao mesmo tempo que o grupo %1</numerusform>
            <numerusform>%Ln grupos foram executados ao mesmo tempo que o grupo %1</numerusform>
        </translation>
    </message>
    <message>
        <source>concurrent groups: at most %1, %2 on average</source>
        <translation>grupos simultâneos: no máximo %1, %2 em média</translation>
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
        <translation>Kernel %1 de %2</translation>
    </message>
</context>
<context>
    <name>PagePictureWords</name>
    <message>
        <source>%1, step %2</source>
        <translation>%1, passo %2</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Achados</translation>
    </message>
</context>
<context>
    <name>PaperWords</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
</context>
<context>
    <name>Parameters</name>
    <message>
        <source>Elements</source>
        <translation>Elementos</translation>
    </message>
    <message>
        <source>Work-group size</source>
        <translation>Tamanho do grupo</translation>
    </message>
    <message>
        <source>Element type</source>
        <translation>Tipo de elemento</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operação</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>Semente aleatória</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Final reduction on</source>
        <translation>Redução final em</translation>
    </message>
    <message>
        <source>Vector width</source>
        <translation>Largura do vetor</translation>
    </message>
    <message>
        <source>Elements per work-item</source>
        <translation>Elementos por item</translation>
    </message>
    <message>
        <source>Stride</source>
        <translation>Passo (stride)</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Deslocamento</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Raio</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Imagem</translation>
    </message>
    <message>
        <source>Arithmetic per load</source>
        <translation>Aritmética por leitura</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Altura</translation>
    </message>
    <message>
        <source>Inner dimension</source>
        <translation>Dimensão interna</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Tile</translation>
    </message>
    <message>
        <source>Padding</source>
        <translation>Preenchimento</translation>
    </message>
    <message>
        <source>Fields used</source>
        <translation>Campos usados</translation>
    </message>
    <message>
        <source>Polynomial terms</source>
        <translation>Termos do polinômio</translation>
    </message>
    <message>
        <source>Branch statement</source>
        <translation>Instrução de desvio</translation>
    </message>
    <message>
        <source>Busy work-items</source>
        <translation>Itens ocupados</translation>
    </message>
    <message>
        <source>Work per round</source>
        <translation>Trabalho por rodada</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rodadas</translation>
    </message>
    <message>
        <source>Bins</source>
        <translation>Bins</translation>
    </message>
    <message>
        <source>Distinct values</source>
        <translation>Valores distintos</translation>
    </message>
    <message>
        <source>Memory for counting</source>
        <translation>Memória da contagem</translation>
    </message>
    <message>
        <source>Spheres</source>
        <translation>Esferas</translation>
    </message>
    <message>
        <source>Reflections</source>
        <translation>Reflexões</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>Lançamentos</translation>
    </message>
    <message>
        <source>Enqueue mode</source>
        <translation>Modo de enfileiramento</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>Caminhos</translation>
    </message>
    <message>
        <source>Adjacent work-items per path</source>
        <translation>Itens vizinhos por caminho</translation>
    </message>
    <message>
        <source>Input values</source>
        <translation>Valores de entrada</translation>
    </message>
    <message>
        <source>Elements in the first bin (%)</source>
        <translation>Elementos no primeiro bin (%)</translation>
    </message>
    <message>
        <source>Elements kept (%)</source>
        <translation>Elementos mantidos (%)</translation>
    </message>
    <message>
        <source>Nonzero elements per row</source>
        <translation>Elementos não nulos por linha</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidade</translation>
    </message>
    <message>
        <source>Nodes of the tree</source>
        <translation>Nós da árvore</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largura</translation>
    </message>
</context>
<context>
    <name>PartWords</name>
    <message>
        <source>Simulating…</source>
        <translation>Simulando…</translation>
    </message>
    <message>
        <source>Processing the trace…</source>
        <translation>Processando o trace…</translation>
    </message>
</context>
<context>
    <name>PassWords</name>
    <message>
        <source>passes</source>
        <translation>passagens</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lane(s): %1</source>
        <translation>
            <numerusform>%Ln lane: %1</numerusform>
            <numerusform>%Ln lanes: %1</numerusform>
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
            <numerusform>%Ln rodada concluída</numerusform>
            <numerusform>%Ln rodadas concluídas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 to go</source>
        <comment>2 rounds done; a time</comment>
        <translation>%1, faltam %2</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminada</translation>
    </message>
    <message>
        <source>what warp slot %1 does when the runs start to differ</source>
        <translation>o que o slot de warp %1 faz quando as execuções começam a diferir</translation>
    </message>
    <message>
        <source>how far each run is when %1 finishes</source>
        <translation>até onde cada execução chegou quando %1 termina</translation>
    </message>
    <message>
        <source>Photo finish</source>
        <translation>Foto da chegada</translation>
    </message>
    <message>
        <source>The photo appears when the runs start to differ, and when the first run finishes.</source>
        <translation>A foto aparece quando as execuções começam a diferir e quando a primeira termina.</translation>
    </message>
    <message>
        <source>First difference</source>
        <translation>Primeira diferença</translation>
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
        <translation>Bancos da memória local</translation>
    </message>
    <message>
        <source>Shows which bank of local memory each lane accesses, and how many passes this takes.</source>
        <translation>Mostra qual banco da memória local cada lane acessa e quantas passagens isso leva.</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>Filme</translation>
    </message>
    <message>
        <source>Shows the whole work-group in one image: each row is a lane, each column a step.</source>
        <translation>Mostra o grupo de trabalho inteiro em uma figura: cada linha é uma lane, cada coluna é um passo.</translation>
    </message>
    <message>
        <source>Launches over time</source>
        <translation>Lançamentos ao longo do tempo</translation>
    </message>
    <message>
        <source>Shows which launches overlap in time, and on which queue.</source>
        <translation>Mostra quais lançamentos se sobrepõem no tempo e em qual fila.</translation>
    </message>
    <message>
        <source>Data flow</source>
        <translation>Fluxo de dados</translation>
    </message>
    <message>
        <source>Shows which values flow from lane to lane through memory, round by round.</source>
        <translation>Mostra quais valores fluem de lane para lane pela memória, rodada a rodada.</translation>
    </message>
    <message>
        <source>Exchanges</source>
        <translation>Trocas</translation>
    </message>
    <message>
        <source>Footprints</source>
        <translation>Footprints</translation>
    </message>
    <message>
        <source>Shows which elements each work-group reads, and which of them several work-groups read.</source>
        <translation>Mostra quais elementos cada grupo de trabalho lê e quais deles são lidos por vários grupos.</translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>Lanes</translation>
    </message>
    <message>
        <source>Shows what each lane of the work-group does in this step, warp by warp.</source>
        <translation>Mostra o que cada lane do grupo de trabalho faz neste passo, warp a warp.</translation>
    </message>
    <message>
        <source>Global memory</source>
        <translation>Memória global</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>Calor</translation>
    </message>
    <message>
        <source>Shows how often the launch accesses each address of its arrays.</source>
        <translation>Mostra quantas vezes o lançamento acessa cada endereço dos seus arrays.</translation>
    </message>
    <message>
        <source>Kernel source</source>
        <translation>Código do kernel</translation>
    </message>
    <message>
        <source>Shows the source of the kernel with the counts of each line.</source>
        <translation>Mostra o código-fonte do kernel com as contagens de cada linha.</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>Shows how many sectors hit and miss in each modelled cache, and why they miss.</source>
        <translation>Mostra quantos acertos e faltas de setores há em cada cache modelada e o motivo das faltas.</translation>
    </message>
    <message>
        <source>Multiprocessor</source>
        <translation>Multiprocessador</translation>
    </message>
    <message>
        <source>Shows cycle by cycle which warps issue and what the others wait for, as modelled.</source>
        <translation>Mostra, ciclo a ciclo, quais warps emitem instruções e o que os outros esperam, segundo o modelo.</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Ocupação</translation>
    </message>
    <message>
        <source>Shows how many warps fit on a multiprocessor of the model, and what limits them.</source>
        <translation>Mostra quantos warps cabem em um multiprocessador do modelo e o que os limita.</translation>
    </message>
    <message>
        <source>Work-groups over time</source>
        <translation>Grupos de trabalho ao longo do tempo</translation>
    </message>
    <message>
        <source>Shows when each work-group runs on which multiprocessor, as modelled.</source>
        <translation>Mostra quando cada grupo de trabalho é executado e em qual multiprocessador, segundo o modelo.</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Shows how close each launch comes to the bandwidth and issue limits of the model.</source>
        <translation>Mostra o quanto cada lançamento se aproxima dos limites de largura de banda e de emissão do modelo.</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Palco</translation>
    </message>
    <message>
        <source>Shows to which lane each lane sends its value when a warp exchanges values.</source>
        <translation>Mostra para qual lane cada lane envia seu valor quando um warp troca valores.</translation>
    </message>
    <message>
        <source>Shows which sectors and cache lines of global memory the lanes of a warp access together.</source>
        <translation>Mostra quais setores e linhas de cache da memória global as lanes de um warp acessam juntas.</translation>
    </message>
    <message>
        <source>Shows what each lane does in this step and, below the lanes, the memory request of the warp.</source>
        <translation>Mostra o que cada lane faz neste passo e, abaixo das lanes, a requisição de memória do warp.</translation>
    </message>
</context>
<context>
    <name>PlainKernels</name>
    <message>
        <source>The original kernel of launch %1 crashed (%2), but the instrumented kernel did not. The kernel has undefined behaviour, or the driver miscompiled it. Try another device or driver.</source>
        <translation>O kernel original do lançamento %1 falhou (%2), mas o kernel instrumentado não. O kernel tem comportamento indefinido, ou o driver gerou código incorreto para ele. Tente outro dispositivo ou driver.</translation>
    </message>
    <message>
        <source>The run reached its time limit of %2 s while the original kernel of launch %1 was running. To allow more time, use --time-limit on the command line.</source>
        <translation>A execução atingiu seu limite de tempo de %2 s enquanto o kernel original do lançamento %1 estava em execução. Para permitir mais tempo, use --time-limit na linha de comando.</translation>
    </message>
    <message>
        <source>Parsing and building the kernels of this run exceeded the limit of %2 s of processor time. The limit was reached while the driver was building the original kernel of launch %1. To allow more time, use --build-time on the command line.</source>
        <translation>A análise sintática e a compilação dos kernels desta execução excederam o limite de %2 s de tempo de processador. O limite foi atingido enquanto o driver compilava o kernel original do lançamento %1. Para permitir mais tempo, use --build-time na linha de comando.</translation>
    </message>
    <message>
        <source>To build the original kernel of launch %1, the driver needs more memory than the limit of %2 bytes. To allow more, use --build-memory on the command line.</source>
        <translation>Para compilar o kernel original do lançamento %1, o driver precisa de mais memória do que o limite de %2 bytes. Para permitir mais, use --build-memory na linha de comando.</translation>
    </message>
    <message>
        <source>The original kernel of launch %1 used up the memory of this computer and was stopped. Choose a smaller size.</source>
        <translation>O kernel original do lançamento %1 esgotou a memória deste computador e foi interrompido. Escolha um tamanho menor.</translation>
    </message>
    <message>
        <source>The original kernel of launch %1 did not finish within %2 s and was stopped. It needs more time, or the driver compiled it into an endless loop. To allow more time, use --plain-limit on the command line.</source>
        <translation>O kernel original do lançamento %1 não terminou em %2 s e foi interrompido. Ele precisa de mais tempo, ou o driver o compilou como um laço infinito. Para permitir mais tempo, use --plain-limit na linha de comando.</translation>
    </message>
    <message>
        <source>The result and the time of the original kernel are complete, but the times of its work-groups are missing.</source>
        <translation>O resultado e o tempo do kernel original estão completos, mas faltam os tempos dos seus grupos de trabalho.</translation>
    </message>
    <message>
        <source>The original kernel has no result and no time. The counts and the findings are complete.</source>
        <translation>O kernel original não tem resultado nem tempo. As contagens e os achados estão completos.</translation>
    </message>
    <message>
        <source>The original kernel and the instrumented kernel of launch %2 compute different results, and no finding explains this. The kernel has undefined behaviour, or the compiler for %1 miscompiled the original kernel. First difference at %3[%4]: original %5, instrumented %6. Number of values that differ: %7. Try another device or driver.</source>
        <translation>O kernel original e o kernel instrumentado do lançamento %2 calculam resultados diferentes, e nenhum achado explica isso. O kernel tem comportamento indefinido, ou o compilador de %1 gerou código incorreto para o kernel original. Primeira diferença em %3[%4]: original %5, instrumentado %6. Número de valores que diferem: %7. Tente outro dispositivo ou driver.</translation>
    </message>
    <message>
        <source>The connection to %2 was lost while the original kernel of launch %1 was running. Check the network, and run it again.</source>
        <translation>A conexão com %2 foi perdida enquanto o kernel original do lançamento %1 estava em execução. Verifique a rede e execute de novo.</translation>
    </message>
    <message>
        <source>The connection to %2 was lost while launch %1 was being recorded. Check the network, and run it again.</source>
        <translation>A conexão com %2 foi perdida durante a gravação do lançamento %1. Verifique a rede e execute de novo.</translation>
    </message>
    <message>
        <source>The recording contains only the work-groups that had arrived by then. The counts and the findings are those of these work-groups.</source>
        <translation>A gravação contém apenas os grupos de trabalho que tinham chegado até então. As contagens e os achados são os desses grupos de trabalho.</translation>
    </message>
</context>
<context>
    <name>PlayedRaceWords</name>
    <message>
        <source>Cycle %1</source>
        <translation>Ciclo %1</translation>
    </message>
    <message>
        <source>%1 finishes in place %2</source>
        <comment>A run; its place: 1, 2, ...</comment>
        <translation>%1 termina na posição %2</translation>
    </message>
    <message>
        <source>%1 finishes in place %2 after %3.</source>
        <comment>A run; its place; its time</comment>
        <translation>%1 termina na posição %2 após %3.</translation>
    </message>
    <message>
        <source>%1 finishes in place %2 after %3, %4 behind the first.</source>
        <comment>A run; its place; its time; a time</comment>
        <translation>%1 termina na posição %2 após %3, com %4 de atraso em relação à primeira.</translation>
    </message>
    <message>
        <source>All runs on the same modelled time axis, not measured</source>
        <translation>Todas as execuções no mesmo eixo de tempo modelado, não medido</translation>
    </message>
    <message>
        <source>The runs start to differ</source>
        <translation>As execuções começam a diferir</translation>
    </message>
    <message>
        <source>modelled, not measured</source>
        <translation>modelado, não medido</translation>
    </message>
</context>
<context>
    <name>PlayedWords</name>
    <message>
        <source>Cycle %1</source>
        <translation>Ciclo %1</translation>
    </message>
    <message>
        <source>Step %1, pass %2</source>
        <translation>Passo %1, passagem %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Passo %1 de %2</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 elementos</translation>
    </message>
    <message>
        <source>work-group of %1</source>
        <translation>grupo de trabalho de %1</translation>
    </message>
    <message>
        <source>work-group %1</source>
        <translation>grupo de trabalho %1</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>semente %1</translation>
    </message>
    <message>
        <source>recorded on %1</source>
        <translation>gravação feita em %1</translation>
    </message>
    <message>
        <source>recorded on %1, driver %2</source>
        <translation>gravação feita em %1, driver %2</translation>
    </message>
    <message>
        <source>hardware model: %1</source>
        <comment>name of a preset</comment>
        <translation>modelo de hardware: %1</translation>
    </message>
    <message>
        <source>%1 (waits)</source>
        <comment>Step 9 of 28; the other run continues</comment>
        <translation>%1 (espera)</translation>
    </message>
</context>
<context>
    <name>PlayerCommandWords</name>
    <message>
        <source>Left out, because the file would be larger than 5 MB: %1</source>
        <translation>Visões omitidas, porque o arquivo passaria de 5 MB: %1</translation>
    </message>
</context>
<context>
    <name>PlayerJsonWords</name>
    <message>
        <source>The result matches the reference</source>
        <translation>O resultado coincide com a referência</translation>
    </message>
    <message>
        <source>The result differs from the reference</source>
        <translation>O resultado difere da referência</translation>
    </message>
</context>
<context>
    <name>PlayerWords</name>
    <message>
        <source>First step</source>
        <translation>Primeiro passo</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Voltar um passo</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>Play backwards</source>
        <translation>Reproduzir ao contrário</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Avançar um passo</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Último passo</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>%1 / s</source>
        <comment>steps per second</comment>
        <translation>%1 / s</translation>
    </message>
    <message>
        <source>Pause at</source>
        <translation>Pausar em</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>pause at nothing</comment>
        <translation>nada</translation>
    </message>
    <message>
        <source>markers</source>
        <translation>marcadores</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>rodadas</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>barreiras</translation>
    </message>
    <message>
        <source>conflicts and divergent branches</source>
        <translation>conflitos e desvios divergentes</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Legenda</translation>
    </message>
    <message>
        <source>Position in the run</source>
        <translation>Posição na execução</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>System</source>
        <comment>theme of the operating system</comment>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Visões</translation>
    </message>
    <message>
        <source>The picture as text</source>
        <translation>A figura em texto</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>The recording has no source text.</source>
        <translation>A gravação não contém o código-fonte.</translation>
    </message>
    <message>
        <source>line</source>
        <translation>linha</translation>
    </message>
    <message>
        <source>warp steps</source>
        <translation>passos de warp</translation>
    </message>
    <message>
        <source>bank passes</source>
        <translation>passagens de banco</translation>
    </message>
    <message>
        <source>sectors</source>
        <translation>setores</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>No markers.</source>
        <translation>Não há marcadores.</translation>
    </message>
    <message>
        <source>About the run</source>
        <translation>Sobre a execução</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>key</comment>
        <translation>Espaço</translation>
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
        <translation>reproduzir ou pausar</translation>
    </message>
    <message>
        <source>step back or forward</source>
        <translation>voltar ou avançar um passo</translation>
    </message>
    <message>
        <source>previous or next marker</source>
        <translation>marcador anterior ou próximo</translation>
    </message>
    <message>
        <source>first or last step</source>
        <translation>primeiro ou último passo</translation>
    </message>
    <message>
        <source>go to a marker</source>
        <translation>ir para um marcador</translation>
    </message>
    <message>
        <source>previous or next view</source>
        <translation>visão anterior ou próxima</translation>
    </message>
    <message>
        <source>caption</source>
        <translation>legenda</translation>
    </message>
    <message>
        <source>theme</source>
        <translation>tema</translation>
    </message>
    <message>
        <source>Open in Lockstep</source>
        <translation>Abrir no Lockstep</translation>
    </message>
    <message>
        <source>Copied. In Lockstep, choose File &gt; Open copied link.</source>
        <translation>Link copiado. No Lockstep, escolha Arquivo &gt; Abrir link copiado.</translation>
    </message>
    <message>
        <source>Copy this link. In Lockstep, choose File &gt; Open copied link.</source>
        <translation>Copie este link. No Lockstep, escolha Arquivo &gt; Abrir link copiado.</translation>
    </message>
    <message>
        <source>Counts are exact, from the trace. This file works offline and sends nothing.</source>
        <translation>As contagens são exatas e vêm do trace. Este arquivo funciona offline e não envia nada.</translation>
    </message>
    <message>
        <source>This page needs JavaScript. It needs no other file and no network.</source>
        <translation>Esta página precisa de JavaScript. Ela não precisa de nenhum outro arquivo nem de rede.</translation>
    </message>
    <message>
        <source>This file is damaged, or the browser is too old. Export it again, or use another browser.</source>
        <translation>Este arquivo está danificado ou o navegador é antigo demais. Exporte-o de novo ou use outro navegador.</translation>
    </message>
    <message>
        <source>Pages of the lesson</source>
        <translation>Páginas da lição</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Correto</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Ainda não</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Sua resposta</translation>
    </message>
    <message>
        <source>Task in Lockstep</source>
        <translation>Tarefa no Lockstep</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
</context>
<context>
    <name>PresentWords</name>
    <message>
        <source>Next</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>End the presentation</source>
        <translation>Encerrar a apresentação</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Tela vazia</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Legenda</translation>
    </message>
    <message>
        <source>Hide numbers</source>
        <translation>Ocultar números</translation>
    </message>
    <message>
        <source>Ask questions</source>
        <translation>Fazer perguntas</translation>
    </message>
    <message>
        <source>Show votes</source>
        <translation>Mostrar votos</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>Tempo para pensar</translation>
    </message>
    <message>
        <source>Ask again elsewhere</source>
        <translation>Perguntar de novo em outro ponto</translation>
    </message>
    <message>
        <source>Laser dot</source>
        <translation>Ponto de laser</translation>
    </message>
    <message>
        <source>Spotlight</source>
        <translation>Holofote</translation>
    </message>
    <message>
        <source>Zoom lens</source>
        <translation>Lente de zoom</translation>
    </message>
    <message>
        <source>Pen</source>
        <translation>Caneta</translation>
    </message>
    <message>
        <source>Erase the drawing</source>
        <translation>Apagar o desenho</translation>
    </message>
    <message>
        <source>Save the slide with its drawing</source>
        <translation>Salvar o slide com o desenho</translation>
    </message>
    <message>
        <source>Full screen or window</source>
        <translation>Tela cheia ou janela</translation>
    </message>
    <message>
        <source>Count a raised hand; with Shift: subtract one</source>
        <translation>Contar uma mão levantada; com Shift: descontar uma</translation>
    </message>
    <message>
        <source>Freeze what the audience sees</source>
        <translation>Congelar o que o público vê</translation>
    </message>
    <message>
        <source>Send the prepared state to the audience</source>
        <translation>Enviar ao público o estado preparado</translation>
    </message>
</context>
<context>
    <name>ProvenanceWords</name>
    <message>
        <source>seed %1</source>
        <translation>semente %1</translation>
    </message>
</context>
<context>
    <name>QuantityWords</name>
    <message>
        <source>a few seconds left</source>
        <translation>restam alguns segundos</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln second(s) left</source>
        <translation>
            <numerusform>resta cerca de %Ln segundo</numerusform>
            <numerusform>restam cerca de %Ln segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minute(s) left</source>
        <translation>
            <numerusform>resta cerca de %Ln minuto</numerusform>
            <numerusform>restam cerca de %Ln minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln hour(s) left</source>
        <translation>
            <numerusform>resta cerca de %Ln hora</numerusform>
            <numerusform>restam cerca de %Ln horas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuestionWords</name>
    <message>
        <source>right answer</source>
        <translation>resposta certa</translation>
    </message>
    <message>
        <source>%1 to think</source>
        <comment>a time</comment>
        <translation>%1 para pensar</translation>
    </message>
    <message>
        <source>Think for yourself, then hold up your letter.</source>
        <translation>Pense por conta própria e depois levante a sua letra.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a letter; an answer</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>Pergunta %1 de %2</translation>
    </message>
    <message>
        <source>The answer is counted from the trace.</source>
        <translation>A resposta vem da contagem do trace.</translation>
    </message>
    <message>
        <source>Values and totals are hidden until the answer is shown.</source>
        <translation>Valores e totais ficam ocultos até que a resposta seja mostrada.</translation>
    </message>
    <message>
        <source>Think for yourself, then write down the order of the letters.</source>
        <translation>Pense por conta própria e depois anote a ordem das letras.</translation>
    </message>
    <message>
        <source>Think for yourself, then write down your answer.</source>
        <translation>Pense por conta própria e depois anote a sua resposta.</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Some of these lanes access another bank.</source>
        <translation>Algumas destas lanes acessam outro banco.</translation>
    </message>
    <message>
        <source>Some lanes are masked off in this step.</source>
        <translation>Algumas lanes estão mascaradas neste passo.</translation>
    </message>
    <message>
        <source>The number is right, but the active lanes are not the first lanes of the warp.</source>
        <translation>O número está certo, mas as lanes ativas não são as primeiras lanes do warp.</translation>
    </message>
    <message>
        <source>The addresses select the bank, not the positions of the lanes.</source>
        <translation>Quem determina o banco são os endereços, não as posições das lanes.</translation>
    </message>
    <message>
        <source>The number is right, but the active lanes are not adjacent.</source>
        <translation>O número está certo, mas as lanes ativas não são vizinhas.</translation>
    </message>
    <message>
        <source>These lanes are masked off in this step.</source>
        <translation>Estas lanes estão mascaradas neste passo.</translation>
    </message>
    <message>
        <source>The addresses select the bank. A distance of 16 lanes alone does not cause a conflict.</source>
        <translation>Quem determina o banco são os endereços. Uma distância de 16 lanes, por si só, não causa um conflito.</translation>
    </message>
    <message>
        <source>The conditions decide which lanes are active. A warp does not execute a step in halves.</source>
        <translation>As condições decidem quais lanes estão ativas. Um warp não divide um passo ao meio.</translation>
    </message>
    <message>
        <source>Lanes are counted from 0, not from 1.</source>
        <translation>As lanes são contadas a partir de 0, não de 1.</translation>
    </message>
    <message>
        <source>Other words are in this bank too. Lanes that access them share the bank.</source>
        <translation>Há outras palavras neste banco também. As lanes que as acessam usam o mesmo banco.</translation>
    </message>
    <message>
        <source>All of these lanes access the bank, but they are not the only ones.</source>
        <translation>Todas estas lanes acessam o banco, mas não são as únicas.</translation>
    </message>
    <message>
        <source>All of these lanes are active, but they are not the only ones.</source>
        <translation>Todas estas lanes estão ativas, mas não são as únicas.</translation>
    </message>
    <message>
        <source>Some of these lanes access another bank. The words of a bank are further apart.</source>
        <translation>Algumas destas lanes acessam outro banco. As palavras de um mesmo banco ficam mais distantes umas das outras.</translation>
    </message>
    <message>
        <source>This is the answer for an earlier execution of this code.</source>
        <translation>Esta é a resposta para uma execução anterior deste código.</translation>
    </message>
    <message>
        <source>This is the answer for a later execution of this code.</source>
        <translation>Esta é a resposta para uma execução posterior deste código.</translation>
    </message>
    <message>
        <source>Off by one: this is one too many for the true side.</source>
        <translation>Erro de uma unidade: aqui há uma lane a mais no lado verdadeiro.</translation>
    </message>
    <message>
        <source>Off by one: this is one too few for the true side.</source>
        <translation>Erro de uma unidade: aqui há uma lane a menos no lado verdadeiro.</translation>
    </message>
    <message>
        <source>Off by one: the right number is smaller.</source>
        <translation>Erro de uma unidade: o número certo é menor.</translation>
    </message>
    <message>
        <source>Off by one: the right number is larger.</source>
        <translation>Erro de uma unidade: o número certo é maior.</translation>
    </message>
    <message>
        <source>This is only half of the right number.</source>
        <translation>Isto é só a metade do número certo.</translation>
    </message>
    <message>
        <source>This is twice the right number.</source>
        <translation>Isto é o dobro do número certo.</translation>
    </message>
    <message>
        <source>The access touches every line that contains a requested byte, not only one line.</source>
        <translation>O acesso abrange todas as linhas que contêm um byte requisitado, não apenas uma linha.</translation>
    </message>
    <message>
        <source>Atomic operations in the same bank are executed one after the other.</source>
        <translation>Operações atômicas no mesmo banco são executadas uma após a outra.</translation>
    </message>
    <message>
        <source>The access moves every sector that contains a requested byte, not only one sector.</source>
        <translation>O acesso transfere todos os setores que contêm um byte requisitado, não apenas um setor.</translation>
    </message>
    <message>
        <source>Lanes that access the same line share it.</source>
        <translation>Lanes que acessam a mesma linha a compartilham.</translation>
    </message>
    <message>
        <source>One pass serves all lanes whose words are in different banks.</source>
        <translation>Uma passagem atende todas as lanes cujas palavras estão em bancos diferentes.</translation>
    </message>
    <message>
        <source>Lanes that access the same sector share it.</source>
        <translation>Lanes que acessam o mesmo setor o compartilham.</translation>
    </message>
    <message>
        <source>The requested bytes would fit into this many lines, but they are spread over more.</source>
        <translation>Os bytes requisitados caberiam neste número de linhas, mas estão espalhados por mais.</translation>
    </message>
    <message>
        <source>The requested bytes would fit into this many sectors, but they are spread over more.</source>
        <translation>Os bytes requisitados caberiam neste número de setores, mas estão espalhados por mais.</translation>
    </message>
    <message>
        <source>Lanes that access the same bytes share the transfer.</source>
        <translation>Lanes que acessam os mesmos bytes compartilham a transferência.</translation>
    </message>
    <message>
        <source>This is the number of sectors. A line contains several sectors.</source>
        <translation>Este é o número de setores. Uma linha contém vários setores.</translation>
    </message>
    <message>
        <source>This is the number of lines. A line contains several sectors.</source>
        <translation>Este é o número de linhas. Uma linha contém vários setores.</translation>
    </message>
    <message>
        <source>One pass serves all lanes that access the same word. This is not a bank conflict.</source>
        <translation>Uma passagem atende todas as lanes que acessam a mesma palavra. Isso não é um conflito de bancos de memória.</translation>
    </message>
    <message>
        <source>One pass serves lanes of the whole warp, not only of one half.</source>
        <translation>Uma passagem atende lanes do warp inteiro, não apenas de uma metade.</translation>
    </message>
    <message>
        <source>This is the stride. The number of passes depends on the number of words in one bank, not on the stride.</source>
        <translation>Este é o stride. O número de passagens depende do número de palavras em um mesmo banco, não do stride.</translation>
    </message>
    <message>
        <source>Other lanes access this bank too.</source>
        <translation>Outras lanes também acessam este banco.</translation>
    </message>
    <message>
        <source>Different words in the same bank need separate passes.</source>
        <translation>Palavras diferentes no mesmo banco precisam de passagens separadas.</translation>
    </message>
    <message>
        <source>The condition is false for at least one active lane.</source>
        <translation>A condição é falsa para pelo menos uma lane ativa.</translation>
    </message>
    <message>
        <source>The condition is true for at least one active lane.</source>
        <translation>A condição é verdadeira para pelo menos uma lane ativa.</translation>
    </message>
    <message>
        <source>True and false are swapped.</source>
        <translation>Verdadeiro e falso estão trocados.</translation>
    </message>
    <message>
        <source>Each lane evaluates the condition with its own values. The warp does not have to split in half.</source>
        <translation>Cada lane avalia a condição com seus próprios valores. Nada obriga o warp a se dividir ao meio.</translation>
    </message>
    <message>
        <source>A warp without an active lane does not execute the step.</source>
        <translation>Um warp sem lane ativa não executa o passo.</translation>
    </message>
    <message>
        <source>Active lanes stay in their warps. They are not packed into fewer warps.</source>
        <translation>As lanes ativas ficam em seus warps. Elas não são reunidas em menos warps.</translation>
    </message>
    <message>
        <source>This is the number of the lane itself. See the expression for the index.</source>
        <translation>Este é o número da própria lane. Veja o índice na expressão.</translation>
    </message>
    <message>
        <source>The lane has read this before.</source>
        <translation>A lane já leu isto antes.</translation>
    </message>
    <message>
        <source>This is the answer for the next lane.</source>
        <translation>Esta é a resposta para a próxima lane.</translation>
    </message>
    <message>
        <source>Rows and columns are swapped.</source>
        <translation>Linhas e colunas estão trocadas.</translation>
    </message>
    <message>
        <source>In this run, these accesses do not race.</source>
        <translation>Nesta execução, não há condição de corrida entre estes acessos.</translation>
    </message>
    <message>
        <source>In this run, some accesses race. A barrier would separate them.</source>
        <translation>Nesta execução, há condição de corrida entre acessos que uma barreira separaria.</translation>
    </message>
    <message>
        <source>The runs need different numbers of warp steps.</source>
        <translation>As execuções precisam de números diferentes de passos de warp.</translation>
    </message>
    <message>
        <source>In this order, the numbers of active lanes are %1.</source>
        <translation>Nesta ordem, os números de lanes ativas são %1.</translation>
    </message>
    <message>
        <source>This kernel does not need this resource.</source>
        <translation>Este kernel não precisa deste recurso.</translation>
    </message>
    <message numerus="yes">
        <source>This resource alone would allow %1 groups, which is more than the actual limit.</source>
        <translation>
            <numerusform>Este recurso sozinho permitiria %1 grupo, mais do que o limite real.</numerusform>
            <numerusform>Este recurso sozinho permitiria %1 grupos, mais do que o limite real.</numerusform>
        </translation>
    </message>
    <message>
        <source>This resource alone would allow one group, which is more than the actual limit.</source>
        <translation>Este recurso sozinho permitiria um grupo, mais do que o limite real.</translation>
    </message>
    <message>
        <source>All runs need the same number of warp steps.</source>
        <translation>Todas as execuções precisam do mesmo número de passos de warp.</translation>
    </message>
    <message numerus="yes">
        <source>This run needs %1 warp steps, more than the best one.</source>
        <translation>
            <numerusform>Esta execução precisa de %1 passo de warp, mais do que a melhor.</numerusform>
            <numerusform>Esta execução precisa de %1 passos de warp, mais do que a melhor.</numerusform>
        </translation>
    </message>
    <message>
        <source>This run needs one warp step, more than the best one.</source>
        <translation>Esta execução precisa de um passo de warp, mais do que a melhor.</translation>
    </message>
    <message numerus="yes">
        <source>In this step, %1 of %2 lanes of the warp are active.</source>
        <translation>
            <numerusform>Neste passo, %1 de %2 lanes do warp está ativa.</numerusform>
            <numerusform>Neste passo, %1 de %2 lanes do warp estão ativas.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this step, 1 of %2 lanes of the warp is active.</source>
        <translation>Neste passo, 1 de %2 lanes do warp está ativa.</translation>
    </message>
    <message numerus="yes">
        <source>In this step, %1 of %2 warps have an active lane.</source>
        <translation>
            <numerusform>Neste passo, %1 de %2 warps tem uma lane ativa.</numerusform>
            <numerusform>Neste passo, %1 de %2 warps têm uma lane ativa.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this step, 1 of %2 warps has an active lane.</source>
        <translation>Neste passo, 1 de %2 warps tem uma lane ativa.</translation>
    </message>
    <message numerus="yes">
        <source>The requested bytes are in %1 different lines of %2 bytes.</source>
        <translation>
            <numerusform>Os bytes requisitados estão em %1 linha de %2 bytes.</numerusform>
            <numerusform>Os bytes requisitados estão em %1 linhas diferentes de %2 bytes.</numerusform>
        </translation>
    </message>
    <message>
        <source>All requested bytes are in the same line of %2 bytes.</source>
        <translation>Todos os bytes requisitados estão na mesma linha de %2 bytes.</translation>
    </message>
    <message>
        <source>No other active lane accesses the bank of lane %1.</source>
        <translation>Nenhuma outra lane ativa acessa o banco da lane %1.</translation>
    </message>
    <message>
        <source>Their words and the word of lane %1 are equal modulo %2, the number of banks.</source>
        <translation>As palavras delas e a palavra da lane %1 são congruentes módulo %2, o número de bancos.</translation>
    </message>
    <message>
        <source>In this run, barriers order all accesses that would otherwise race.</source>
        <translation>Nesta execução, barreiras ordenam todos os acessos que, sem elas, estariam em condição de corrida.</translation>
    </message>
    <message>
        <source>Different work-items access the same bytes here, and no barrier orders the accesses.</source>
        <translation>Aqui, itens de trabalho diferentes acessam os mesmos bytes, e nenhuma barreira ordena os acessos.</translation>
    </message>
    <message numerus="yes">
        <source>The limit (%2) allows %1 groups on a multiprocessor, the fewest of all.</source>
        <translation>
            <numerusform>O limite (%2) permite %1 grupo por multiprocessador, o menor número entre todos os limites.</numerusform>
            <numerusform>O limite (%2) permite %1 grupos por multiprocessador, o menor número entre todos os limites.</numerusform>
        </translation>
    </message>
    <message>
        <source>The limit (%2) allows one group on a multiprocessor, the fewest of all.</source>
        <translation>O limite (%2) permite um grupo por multiprocessador, o menor número entre todos os limites.</translation>
    </message>
    <message>
        <source>Lane %1 receives the value of lane %2.</source>
        <translation>A lane %1 recebe o valor da lane %2.</translation>
    </message>
    <message>
        <source>The index of lane %1 is %2 in this step.</source>
        <translation>O índice da lane %1 é %2 neste passo.</translation>
    </message>
    <message numerus="yes">
        <source>This run needs %1 warp steps, fewer than all others.</source>
        <translation>
            <numerusform>Esta execução precisa de %1 passo de warp, menos do que todas as outras.</numerusform>
            <numerusform>Esta execução precisa de %1 passos de warp, menos do que todas as outras.</numerusform>
        </translation>
    </message>
    <message>
        <source>This run needs one warp step, fewer than all others.</source>
        <translation>Esta execução precisa de um passo de warp, menos do que todas as outras.</translation>
    </message>
    <message>
        <source>For lane %1, %2 is %3, so %4 is true.</source>
        <translation>Para a lane %1, %2 é %3, portanto %4 é verdadeiro.</translation>
    </message>
    <message>
        <source>For lane %1, %2 is %3, so %4 is false.</source>
        <translation>Para a lane %1, %2 é %3, portanto %4 é falso.</translation>
    </message>
    <message>
        <source>Active lanes</source>
        <translation>Lanes ativas</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %6: which lanes of warp %3 execute %5?</source>
        <translation>Grupo %2, passo %1, linha %6: quais lanes do warp %3 executam %5?</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %6, %7 = %8: which lanes of warp %3 execute %5?</source>
        <translation>Grupo %2, passo %1, linha %6, %7 = %8: quais lanes do warp %3 executam %5?</translation>
    </message>
    <message>
        <source>Active warps</source>
        <translation>Warps ativos</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %6: how many of the %3 warps execute %5?</source>
        <translation>Grupo %2, passo %1, linha %6: quantos dos %3 warps executam %5?</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %6, %7 = %8: how many of the %3 warps execute %5?</source>
        <translation>Grupo %2, passo %1, linha %6, %7 = %8: quantos dos %3 warps executam %5?</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>Setores</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %7: warp %3 accesses %6 (active lanes: %4). How many %5-byte sectors does it move?</source>
        <translation>Grupo %2, passo %1, linha %7: o warp %3 acessa %6 (lanes ativas: %4). Quantos setores de %5 bytes ele transfere?</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %7, %8 = %9: warp %3 accesses %6 (active lanes: %4). How many %5-byte sectors does it move?</source>
        <translation>Grupo %2, passo %1, linha %7, %8 = %9: o warp %3 acessa %6 (lanes ativas: %4). Quantos setores de %5 bytes ele transfere?</translation>
    </message>
    <message>
        <source>Lines of memory</source>
        <translation>Linhas de memória</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %7: warp %3 accesses %6 (active lanes: %4). How many %5-byte lines of memory does it touch?</source>
        <translation>Grupo %2, passo %1, linha %7: o warp %3 acessa %6 (lanes ativas: %4). Quantas linhas de memória de %5 bytes ele abrange?</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %7, %8 = %9: warp %3 accesses %6 (active lanes: %4). How many %5-byte lines of memory does it touch?</source>
        <translation>Grupo %2, passo %1, linha %7, %8 = %9: o warp %3 acessa %6 (lanes ativas: %4). Quantas linhas de memória de %5 bytes ele abrange?</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Passagens</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %7: warp %3 accesses %6 (active lanes: %4). How many passes do the %5 banks need?</source>
        <translation>Grupo %2, passo %1, linha %7: o warp %3 acessa %6 (lanes ativas: %4). De quantas passagens os %5 bancos precisam?</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %7, %8 = %9: warp %3 accesses %6 (active lanes: %4). How many passes do the %5 banks need?</source>
        <translation>Grupo %2, passo %1, linha %7, %8 = %9: o warp %3 acessa %6 (lanes ativas: %4). De quantas passagens os %5 bancos precisam?</translation>
    </message>
    <message>
        <source>Lanes in one bank</source>
        <translation>Lanes em um banco</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %7: warp %3 accesses %6. There are %5 banks. Which other lanes share a bank with lane %4?</source>
        <translation>Grupo %2, passo %1, linha %7: o warp %3 acessa %6. Há %5 bancos. Quais outras lanes acessam o mesmo banco que a lane %4?</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %7, %8 = %9: warp %3 accesses %6. There are %5 banks. Which other lanes share a bank with lane %4?</source>
        <translation>Grupo %2, passo %1, linha %7, %8 = %9: o warp %3 acessa %6. Há %5 bancos. Quais outras lanes acessam o mesmo banco que a lane %4?</translation>
    </message>
    <message>
        <source>Lanes with a true condition</source>
        <translation>Lanes com condição verdadeira</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %6: for how many lanes of warp %3 is %5 true (active lanes: %4)?</source>
        <translation>Grupo %2, passo %1, linha %6: em quantas lanes do warp %3 a condição %5 é verdadeira (lanes ativas: %4)?</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %6, %7 = %8: for how many lanes of warp %3 is %5 true (active lanes: %4)?</source>
        <translation>Grupo %2, passo %1, linha %6, %7 = %8: em quantas lanes do warp %3 a condição %5 é verdadeira (lanes ativas: %4)?</translation>
    </message>
    <message>
        <source>Divergence</source>
        <translation>Divergência</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %6: how does %5 split warp %3 (active lanes: %4)?</source>
        <translation>Grupo %2, passo %1, linha %6: como %5 divide o warp %3 (lanes ativas: %4)?</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %6, %7 = %8: how does %5 split warp %3 (active lanes: %4)?</source>
        <translation>Grupo %2, passo %1, linha %6, %7 = %8: como %5 divide o warp %3 (lanes ativas: %4)?</translation>
    </message>
    <message>
        <source>Missing barrier</source>
        <translation>Barreira ausente</translation>
    </message>
    <message>
        <source>Between which accesses to local memory is a barrier missing in this run?</source>
        <translation>Entre quais acessos à memória local falta uma barreira nesta execução?</translation>
    </message>
    <message>
        <source>Occupancy limit</source>
        <translation>Limite da ocupação</translation>
    </message>
    <message>
        <source>Hardware: %4. Group size: %1, registers per work-item: %2, bytes of local memory: %3. What limits the resident groups?</source>
        <translation>Hardware: %4. Tamanho do grupo: %1, registradores por item de trabalho: %2, bytes de memória local: %3. O que limita os grupos residentes?</translation>
    </message>
    <message>
        <source>Next element</source>
        <translation>Próximo elemento</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %6: which element does lane %4 of warp %3 read with %5?</source>
        <translation>Grupo %2, passo %1, linha %6: qual elemento a lane %4 do warp %3 lê com %5?</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %6, %7 = %8: which element does lane %4 of warp %3 read with %5?</source>
        <translation>Grupo %2, passo %1, linha %6, %7 = %8: qual elemento a lane %4 do warp %3 lê com %5?</translation>
    </message>
    <message>
        <source>Fewest warp steps</source>
        <translation>Menos passos de warp</translation>
    </message>
    <message>
        <source>Which run needs the fewest warp steps?</source>
        <translation>Qual execução precisa de menos passos de warp?</translation>
    </message>
    <message>
        <source>Order of rounds</source>
        <translation>Ordem das rodadas</translation>
    </message>
    <message>
        <source>Group %1, line %3: order the rounds by the number of lanes that execute %2, most lanes first. (Choices: round numbers.)</source>
        <translation>Grupo %1, linha %3: ordene as rodadas pelo número de lanes que executam %2, começando pela que tem mais lanes. (Opções: números das rodadas.)</translation>
    </message>
    <message>
        <source>Group %1, line %3: order the rounds by the number of lanes that execute %2, most lanes first. (Choices: values of %4.)</source>
        <translation>Grupo %1, linha %3: ordene as rodadas pelo número de lanes que executam %2, começando pela que tem mais lanes. (Opções: valores de %4.)</translation>
    </message>
    <message>
        <source>No other lane</source>
        <translation>Nenhuma outra lane</translation>
    </message>
    <message>
        <source>Only lane %1</source>
        <translation>Só a lane %1</translation>
    </message>
    <message>
        <source>All %1 lanes</source>
        <translation>Todas as %1 lanes</translation>
    </message>
    <message>
        <source>No barrier is missing</source>
        <translation>Não falta nenhuma barreira</translation>
    </message>
    <message>
        <source>Line %1, by different work-items</source>
        <translation>Linha %1, por itens de trabalho diferentes</translation>
    </message>
    <message>
        <source>Lines %1 and %2</source>
        <translation>Linhas %1 e %2</translation>
    </message>
    <message>
        <source>Lane %1</source>
        <translation>Lane %1</translation>
    </message>
    <message>
        <source>%1 to %2 in steps of %3</source>
        <translation>%1 a %2 em incrementos de %3</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %6: from which lane does lane %4 of warp %3 receive a value with %5?</source>
        <translation>Grupo %2, passo %1, linha %6: de qual lane a lane %4 do warp %3 recebe um valor com %5?</translation>
    </message>
    <message>
        <source>True: %1, false: %2</source>
        <translation>Verdadeiro: %1, falso: %2</translation>
    </message>
    <message>
        <source>There is no difference</source>
        <translation>Não há diferença</translation>
    </message>
</context>
<context>
    <name>Race</name>
    <message>
        <source>A race needs at least two runs.</source>
        <translation>Uma corrida precisa de pelo menos duas execuções.</translation>
    </message>
    <message>
        <source>A race has at most four runs.</source>
        <translation>Uma corrida tem no máximo quatro execuções.</translation>
    </message>
    <message>
        <source>%1 and %2 have different problem sizes, so they cannot race. Run both with the same size.</source>
        <translation>%1 e %2 têm tamanhos de problema diferentes, portanto não podem competir. Execute ambas com o mesmo tamanho.</translation>
    </message>
    <message>
        <source>%1 cannot race: it does not fit on a multiprocessor of its hardware model, so it has no modelled time.</source>
        <translation>%1 não pode competir: não cabe em um multiprocessador do seu modelo de hardware, portanto não tem tempo modelado.</translation>
    </message>
    <message numerus="yes">
        <source>%1 cycles</source>
        <translation>
            <numerusform>%1 ciclo</numerusform>
            <numerusform>%1 ciclos</numerusform>
        </translation>
    </message>
    <message>
        <source>The warps on multiprocessor 0 do the same in all runs, until the end.</source>
        <translation>Os warps do multiprocessador 0 fazem o mesmo em todas as execuções, até o fim.</translation>
    </message>
    <message>
        <source>The runs are too long to find when they start to differ: only the beginning of their timelines is recorded.</source>
        <translation>As execuções são longas demais para determinar em que ponto começam a diferir: só o começo de suas linhas do tempo está gravado.</translation>
    </message>
    <message>
        <source>The runs differ from the start.</source>
        <translation>As execuções diferem desde o início.</translation>
    </message>
    <message>
        <source>Until cycle %1, the warps on multiprocessor 0 do the same in all runs.</source>
        <translation>Até o ciclo %1, os warps do multiprocessador 0 fazem o mesmo em todas as execuções.</translation>
    </message>
    <message>
        <source>For the first %1, the warps on multiprocessor 0 do the same in all runs.</source>
        <translation>Durante os primeiros %1, os warps do multiprocessador 0 fazem o mesmo em todas as execuções.</translation>
    </message>
    <message>
        <source>%1 and %2 finish at the same time.</source>
        <translation>%1 e %2 terminam ao mesmo tempo.</translation>
    </message>
    <message>
        <source>There is no clear winner: %1 finishes only %3 before %2, a difference of less than 1 %.</source>
        <translation>Não há um vencedor claro: %1 termina apenas %3 antes de %2, uma diferença de menos de 1%.</translation>
    </message>
    <message>
        <source>%1 finishes first, %3 before %2.</source>
        <translation>%1 termina primeiro, %3 antes de %2.</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>rodada %1</translation>
    </message>
</context>
<context>
    <name>RaceFiles</name>
    <message>
        <source>A web page that plays the race, with markers when the runs start to differ and when each run finishes. A browser opens it offline, without Lockstep. It is at most 5 MB.</source>
        <translation>Uma página web que reproduz a corrida, com marcadores onde as execuções começam a diferir e onde cada uma termina. Um navegador a abre offline, sem o Lockstep. Ela tem no máximo 5 MB.</translation>
    </message>
</context>
<context>
    <name>RaceTrackWords</name>
    <message numerus="yes">
        <source>%Ln warp step(s)</source>
        <translation>
            <numerusform>%Ln passo de warp</numerusform>
            <numerusform>%Ln passos de warp</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bank conflict(s)</source>
        <translation>
            <numerusform>%Ln conflito de bancos</numerusform>
            <numerusform>%Ln conflitos de bancos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 behind, %2</source>
        <comment>A time; a ratio: 1.14x</comment>
        <translation>%1 de atraso, %2</translation>
    </message>
    <message>
        <source>%1 behind</source>
        <translation>%1 de atraso</translation>
    </message>
    <message>
        <source>still running</source>
        <translation>ainda em execução</translation>
    </message>
    <message>
        <source>%1 behind so far</source>
        <comment>A time</comment>
        <translation>%1 de atraso até aqui</translation>
    </message>
</context>
<context>
    <name>RaceWords</name>
    <message>
        <source>modelled, not measured</source>
        <translation>modelado, não medido</translation>
    </message>
    <message>
        <source>rows are the warp slots of multiprocessor 0</source>
        <translation>as linhas são os slots de warp do multiprocessador 0</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other multiprocessor(s) not shown</source>
        <translation>
            <numerusform>mais %Ln multiprocessador, não mostrado</numerusform>
            <numerusform>mais %Ln multiprocessadores, não mostrados</numerusform>
        </translation>
    </message>
    <message>
        <source>rounds are those of the first work-group on multiprocessor 0</source>
        <translation>as rodadas são as do primeiro grupo de trabalho no multiprocessador 0</translation>
    </message>
    <message>
        <source>%1: place %2, %3</source>
        <comment>A run; its place; its time</comment>
        <translation>%1: posição %2, %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>A run; how far it is</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>cycle, modelled</source>
        <translation>ciclo, modelo</translation>
    </message>
    <message>
        <source>%1, modelled</source>
        <comment>A unit of time</comment>
        <translation>%1, modelo</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminada</translation>
    </message>
    <message>
        <source>in launch %1 of %2</source>
        <translation>no lançamento %1 de %2</translation>
    </message>
    <message>
        <source>in round %1 of %2</source>
        <translation>na rodada %1 de %2</translation>
    </message>
    <message>
        <source>before the first round</source>
        <translation>antes da primeira rodada</translation>
    </message>
    <message>
        <source>after a round</source>
        <translation>depois de uma rodada</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Corrida</translation>
    </message>
    <message>
        <source>gap %1</source>
        <comment>A time</comment>
        <translation>atraso %1</translation>
    </message>
</context>
<context>
    <name>Races</name>
    <message>
        <source>The barrier at line %1 does not order local memory, because it has only CLK_GLOBAL_MEM_FENCE. Add CLK_LOCAL_MEM_FENCE.</source>
        <translation>A barreira da linha %1 não ordena a memória local, porque tem apenas CLK_GLOBAL_MEM_FENCE. Acrescente CLK_LOCAL_MEM_FENCE.</translation>
    </message>
    <message>
        <source>The barrier at line %1 does not order global memory, because it has only CLK_LOCAL_MEM_FENCE. Add CLK_GLOBAL_MEM_FENCE.</source>
        <translation>A barreira da linha %1 não ordena a memória global, porque tem apenas CLK_LOCAL_MEM_FENCE. Acrescente CLK_GLOBAL_MEM_FENCE.</translation>
    </message>
    <message>
        <source>Atomics order the two work-items, but no fence orders their accesses to %2. Add mem_fence(CLK_GLOBAL_MEM_FENCE) between each access and the atomic.</source>
        <translation>Operações atômicas ordenam os dois itens de trabalho, mas nenhuma fence ordena seus acessos a %2. Acrescente mem_fence(CLK_GLOBAL_MEM_FENCE) entre cada acesso e a operação atômica.</translation>
    </message>
    <message>
        <source>Line %1 accesses %2 without an atomic, while other lines change it with atomics. Use an atomic in line %1 too: atomic_or(p, 0) to read, atomic_xchg(p, x) to write.</source>
        <translation>A linha %1 acessa %2 sem uma operação atômica, enquanto outras linhas alteram esses dados com operações atômicas. Use uma operação atômica na linha %1 também: atomic_or(p, 0) para ler, atomic_xchg(p, x) para escrever.</translation>
    </message>
    <message>
        <source>Line %1 accesses %2 without an atomic, while other lines change it with atomics. Put a barrier between these accesses, or use an atomic in line %1 too: atomic_or(p, 0) to read, atomic_xchg(p, x) to write.</source>
        <translation>A linha %1 acessa %2 sem uma operação atômica, enquanto outras linhas alteram esses dados com operações atômicas. Coloque uma barreira entre esses acessos ou use uma operação atômica na linha %1 também: atomic_or(p, 0) para ler, atomic_xchg(p, x) para escrever.</translation>
    </message>
    <message>
        <source>Atomics order the two work-items, but no fence orders their accesses to %2. Keep the value and the flag in one word, or, with OpenCL 2.0, add atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acq_rel, memory_scope_device) between each access and the atomic.</source>
        <translation>Operações atômicas ordenam os dois itens de trabalho, mas nenhuma fence ordena seus acessos a %2. Guarde o valor e o indicador em uma só palavra ou, com OpenCL 2.0, acrescente atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acq_rel, memory_scope_device) entre cada acesso e a operação atômica.</translation>
    </message>
    <message>
        <source>Call wait_group_events for the copy before line %1.</source>
        <translation>Chame wait_group_events para a cópia antes da linha %1.</translation>
    </message>
</context>
<context>
    <name>RangeWords</name>
    <message>
        <source>line %1: %2 (%3)</source>
        <comment>number of a line; its text; a percentage</comment>
        <translation>linha %1: %2 (%3)</translation>
    </message>
    <message numerus="yes">
        <source>Cycles %1 to %2: %Ln cycle(s), %3 modelled</source>
        <comment>a range; a time</comment>
        <translation>
            <numerusform>Ciclos %1 a %2: %Ln ciclo, %3 (modelo)</numerusform>
            <numerusform>Ciclos %1 a %2: %Ln ciclos, %3 (modelo)</numerusform>
        </translation>
    </message>
    <message>
        <source>No warp is resident in these cycles.</source>
        <translation>Nenhum warp está residente nestes ciclos.</translation>
    </message>
    <message>
        <source>Waits by line: %1</source>
        <comment>a list</comment>
        <translation>Esperas por linha: %1</translation>
    </message>
</context>
<context>
    <name>ReadingWords</name>
    <message>
        <source>In grey, “%1” and “%2” look the same</source>
        <translation>Em tons de cinza, “%1” e “%2” se confundem</translation>
    </message>
    <message>
        <source>Readers who confuse blue and green cannot tell “%1” from “%2”</source>
        <translation>Quem confunde azul e verde não distingue “%1” de “%2”</translation>
    </message>
    <message>
        <source>Readers who confuse red and green cannot tell “%1” from “%2”</source>
        <translation>Quem confunde vermelho e verde não distingue “%1” de “%2”</translation>
    </message>
    <message>
        <source>In grey, some colours look the same</source>
        <translation>Em tons de cinza, algumas cores se confundem</translation>
    </message>
    <message>
        <source>Readers who confuse blue and green cannot tell some colours apart</source>
        <translation>Quem confunde azul e verde não distingue algumas cores entre si</translation>
    </message>
    <message>
        <source>Readers who confuse red and green cannot tell some colours apart</source>
        <translation>Quem confunde vermelho e verde não distingue algumas cores entre si</translation>
    </message>
    <message>
        <source>Readable in grey and for colour-blind readers</source>
        <translation>Legível em tons de cinza e para pessoas daltônicas</translation>
    </message>
</context>
<context>
    <name>ReceiptWords</name>
    <message>
        <source>receives %1 from lane %2</source>
        <translation>recebe %1 da lane %2</translation>
    </message>
    <message>
        <source>receives %1 from lanes %2 to %3</source>
        <translation>recebe %1 das lanes %2 a %3</translation>
    </message>
    <message>
        <source>kept its own value %1, because the lane that it reads from has no active work-item</source>
        <translation>manteve seu próprio valor %1, porque a lane da qual lê não tem item de trabalho ativo</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>it sent more data than expected</source>
        <translation>ele enviou mais dados do que o esperado</translation>
    </message>
    <message>
        <source>it sent a line that cannot be parsed</source>
        <translation>ele enviou uma linha que não pode ser interpretada</translation>
    </message>
    <message>
        <source>its recording cannot be read</source>
        <translation>a gravação dele não pode ser lida</translation>
    </message>
    <message>
        <source>the parts of its log do not match its recording</source>
        <translation>as partes do log não correspondem à gravação</translation>
    </message>
    <message>
        <source>a function calls itself, which OpenCL C does not allow</source>
        <translation>uma função chama a si mesma, o que o OpenCL C não permite</translation>
    </message>
    <message>
        <source>a goto into a block, or in a function with barriers, is not supported</source>
        <translation>não há suporte a um goto para dentro de um bloco ou em uma função com barreiras</translation>
    </message>
    <message>
        <source>a case label is inside a statement nested in its switch</source>
        <translation>um rótulo case está dentro de uma instrução aninhada no seu switch</translation>
    </message>
    <message>
        <source>a case label is a range of values</source>
        <translation>um rótulo case é um intervalo de valores</translation>
    </message>
    <message>
        <source>statement expressions are not part of OpenCL C 1.2</source>
        <translation>expressões de instruções (statement expressions) não fazem parte do OpenCL C 1.2</translation>
    </message>
    <message>
        <source>image types that OpenCL 1.2 does not have, read-write images, and samplers that are neither constants nor parameters are not supported</source>
        <translation>não há suporte a tipos de imagem que o OpenCL 1.2 não tem, a imagens de leitura e escrita nem a samplers que não sejam constantes ou parâmetros</translation>
    </message>
    <message>
        <source>a bit-field in memory has no address</source>
        <translation>um campo de bits na memória não tem endereço</translation>
    </message>
    <message>
        <source>a barrier or a sub-group function is in an operand that &amp;&amp;, || or ?: may skip</source>
        <translation>uma barreira ou função de subgrupo está em um operando que &amp;&amp;, || ou ?: pode pular</translation>
    </message>
    <message>
        <source>a function is called through a pointer</source>
        <translation>uma função é chamada por meio de um ponteiro</translation>
    </message>
    <message>
        <source>this sub-group function is not supported</source>
        <translation>não há suporte a esta função de subgrupo</translation>
    </message>
    <message>
        <source>the program declares a variable in global memory, which OpenCL C 1.2 does not allow</source>
        <translation>o programa declara uma variável na memória global, o que o OpenCL C 1.2 não permite</translation>
    </message>
    <message>
        <source>the argument of printf for %s is not a string literal</source>
        <translation>o argumento de printf para %s não é uma string literal</translation>
    </message>
    <message>
        <source>a generic pointer of OpenCL 2 does not specify its address space</source>
        <translation>um ponteiro genérico do OpenCL 2 não especifica seu espaço de endereçamento</translation>
    </message>
    <message>
        <source>an atomic function of OpenCL 2 is called, but only those of OpenCL 1.2, such as atomic_add, are supported</source>
        <translation>há uma chamada a uma função atômica do OpenCL 2, mas só há suporte às do OpenCL 1.2, como atomic_add</translation>
    </message>
    <message>
        <source>a function is called that is neither defined here nor built into OpenCL C</source>
        <translation>há uma chamada a uma função que não está definida aqui nem é embutida (built-in) no OpenCL C</translation>
    </message>
    <message>
        <source>inline assembly cannot be analysed</source>
        <translation>assembly inline não pode ser analisado</translation>
    </message>
    <message>
        <source>the kernel has a name that is reserved for Lockstep&apos;s own functions</source>
        <translation>o kernel tem um nome reservado para as funções do próprio Lockstep</translation>
    </message>
    <message>
        <source>this kind of expression is not supported</source>
        <translation>não há suporte a este tipo de expressão</translation>
    </message>
    <message>
        <source>an expression has more than a million characters after macro expansion</source>
        <translation>uma expressão tem mais de um milhão de caracteres após a expansão de macros</translation>
    </message>
    <message>
        <source>the program is too long for a recording, which can contain 24 MB, or 3 MB if the text is not UTF-8</source>
        <translation>o programa é longo demais para uma gravação, que pode conter 24 MB, ou 3 MB se o texto não for UTF-8</translation>
    </message>
    <message>
        <source>a struct or union is too large: the limit is 64 KiB for a union and 2 GiB for an element of a buffer</source>
        <translation>uma struct ou union é grande demais: o limite é de 64 KiB para uma union e de 2 GiB para um elemento de um buffer</translation>
    </message>
    <message>
        <source>the kernel has more than 4,096 parameters</source>
        <translation>o kernel tem mais de 4.096 parâmetros</translation>
    </message>
    <message>
        <source>the kernel has more than 4,095 buffers, local variables and constants</source>
        <translation>o kernel tem mais de 4.095 buffers, variáveis locais e constantes</translation>
    </message>
    <message>
        <source>the kernel declares more than 2 GiB of local memory</source>
        <translation>o kernel declara mais de 2 GiB de memória local</translation>
    </message>
    <message>
        <source>statements and calls are nested more than 2,000 levels deep here; each &quot;else if&quot; adds a level</source>
        <translation>as instruções e chamadas estão aninhadas em mais de 2.000 níveis aqui; cada “else if” acrescenta um nível</translation>
    </message>
    <message>
        <source>up to this line, the kernel has more accesses and branches than a recording can describe</source>
        <translation>até esta linha, o kernel tem mais acessos e desvios do que uma gravação consegue descrever</translation>
    </message>
    <message>
        <source>it exited without responding</source>
        <translation>ele terminou sem responder</translation>
    </message>
    <message>
        <source>it sent an unterminated line</source>
        <translation>ele enviou uma linha sem terminador</translation>
    </message>
    <message>
        <source>it responded to a different request</source>
        <translation>ele respondeu a outro pedido</translation>
    </message>
    <message>
        <source>it could still modify the memory that contains its recording</source>
        <translation>ele ainda poderia modificar a memória que contém sua gravação</translation>
    </message>
    <message>
        <source>this attribute is not on the list of harmless attributes, such as aligned, packed, always_inline and reqd_work_group_size</source>
        <translation>este atributo não está na lista de atributos inofensivos, como aligned, packed, always_inline e reqd_work_group_size</translation>
    </message>
    <message>
        <source>this pragma is not on the list of harmless pragmas, such as unroll, pack and OPENCL EXTENSION</source>
        <translation>este pragma não está na lista de pragmas inofensivos, como unroll, pack e OPENCL EXTENSION</translation>
    </message>
    <message>
        <source>operators, calls and subscripts are nested too deeply here: with the code that Lockstep adds to record them, there would be more than the 256 nested brackets that compilers accept</source>
        <translation>operadores, chamadas e índices estão aninhados em níveis demais aqui: com o código que o Lockstep acrescenta para registrá-los, haveria mais do que os 256 parênteses aninhados que os compiladores aceitam</translation>
    </message>
    <message>
        <source>#line sets a line number above 2,147,483,647, the largest that C allows</source>
        <translation>#line define um número de linha acima de 2.147.483.647, o maior que o C permite</translation>
    </message>
    <message>
        <source>the kernel has no array of this name in local memory</source>
        <translation>o kernel não tem um array com este nome na memória local</translation>
    </message>
    <message>
        <source>the text to change is in a macro</source>
        <translation>o texto a mudar está em uma macro</translation>
    </message>
    <message>
        <source>the text to change is in an included file</source>
        <translation>o texto a mudar está em um arquivo incluído</translation>
    </message>
    <message>
        <source>the array is used through a pointer, not by an index</source>
        <translation>o array é usado por meio de um ponteiro, não de um índice</translation>
    </message>
    <message>
        <source>the program uses the size of the array</source>
        <translation>o programa usa o tamanho do array</translation>
    </message>
    <message>
        <source>a function that uses the array is also called with another array</source>
        <translation>uma função que usa o array também é chamada com outro array</translation>
    </message>
    <message>
        <source>the declaration of the array has no size to change</source>
        <translation>a declaração do array não tem um tamanho que se possa mudar</translation>
    </message>
    <message>
        <source>the index of the row has a side effect or reads memory, and the swizzle would evaluate it twice</source>
        <translation>o índice da linha tem um efeito colateral ou lê a memória, e o swizzle o avaliaria duas vezes</translation>
    </message>
    <message>
        <source>the array has more than two dimensions</source>
        <translation>o array tem mais de duas dimensões</translation>
    </message>
    <message>
        <source>another kernel calls a function that uses the array</source>
        <translation>outro kernel chama uma função que usa o array</translation>
    </message>
    <message>
        <source>the host sets the size of the array</source>
        <translation>o host define o tamanho do array</translation>
    </message>
    <message>
        <source>the kernel already requires a group size</source>
        <translation>o kernel já exige um tamanho de grupo</translation>
    </message>
    <message>
        <source>work-group functions of OpenCL 2, such as work_group_reduce_add, are not supported</source>
        <translation>não há suporte às funções de grupo de trabalho do OpenCL 2, como work_group_reduce_add</translation>
    </message>
    <message>
        <source>this function receives a pointer, and Lockstep does not know what it reads or writes</source>
        <translation>esta função recebe um ponteiro, e o Lockstep não sabe o que ela lê ou grava</translation>
    </message>
    <message>
        <source>pipes and device-side enqueue (enqueue_kernel) are not supported</source>
        <translation>não há suporte a pipes nem ao enfileiramento pelo dispositivo (enqueue_kernel)</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>No launch was captured.</source>
        <translation>Nenhum lançamento foi capturado.</translation>
    </message>
    <message numerus="yes">
        <source>%1 launches were captured. To view them:</source>
        <translation>
            <numerusform>%1 lançamento foi capturado. Para vê-lo:</numerusform>
            <numerusform>%1 lançamentos foram capturados. Para vê-los:</numerusform>
        </translation>
    </message>
    <message>
        <source>1 launch was captured. To view it:</source>
        <translation>1 lançamento foi capturado. Para vê-lo:</translation>
    </message>
    <message numerus="yes">
        <source>%1 errors</source>
        <translation>
            <numerusform>%1 erro</numerusform>
            <numerusform>%1 erros</numerusform>
        </translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 erro</translation>
    </message>
    <message numerus="yes">
        <source>%1 notes</source>
        <translation>
            <numerusform>%1 nota</numerusform>
            <numerusform>%1 notas</numerusform>
        </translation>
    </message>
    <message>
        <source>1 note</source>
        <translation>1 nota</translation>
    </message>
    <message numerus="yes">
        <source>size halved %1 times to fit the memory budget</source>
        <translation>
            <numerusform>tamanho reduzido à metade %1 vez para caber no limite de memória</numerusform>
            <numerusform>tamanho reduzido à metade %1 vezes para caber no limite de memória</numerusform>
        </translation>
    </message>
    <message>
        <source>size halved once to fit the memory budget</source>
        <translation>tamanho reduzido à metade uma vez para caber no limite de memória</translation>
    </message>
    <message>
        <source>the launch was guessed: %1 work-items in groups of %2</source>
        <translation>o lançamento foi deduzido: %1 itens de trabalho em grupos de %2</translation>
    </message>
    <message>
        <source>with arguments enlarged to the sizes that the kernel accesses, in bytes: %1</source>
        <translation>com argumentos ampliados até os tamanhos que o kernel acessa, em bytes: %1</translation>
    </message>
    <message numerus="yes">
        <source>only the first %2 of %1 work-groups were checked</source>
        <translation>
            <numerusform>grupos de trabalho verificados: só os primeiros %2 de %1</numerusform>
            <numerusform>grupos de trabalho verificados: só os primeiros %2 de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>only %2 of 1 work-group was checked</source>
        <translation>grupos de trabalho verificados: só os primeiros %2 de 1</translation>
    </message>
    <message numerus="yes">
        <source>only the first %2 of %1 work-groups of launch %3 were checked</source>
        <translation>
            <numerusform>grupos de trabalho verificados no lançamento %3: só os primeiros %2 de %1</numerusform>
            <numerusform>grupos de trabalho verificados no lançamento %3: só os primeiros %2 de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>only %2 of 1 work-group of launch %3 was checked</source>
        <translation>grupos de trabalho verificados no lançamento %3: só os primeiros %2 de 1</translation>
    </message>
    <message>
        <source>the launch comes from %1</source>
        <translation>o lançamento vem de %1</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>the result differs from the result of the captured program</source>
        <translation>o resultado difere do resultado do programa capturado</translation>
    </message>
    <message>
        <source>the result differs from the CPU result</source>
        <translation>o resultado difere do resultado da CPU</translation>
    </message>
    <message>
        <source>%1: not checked</source>
        <translation>%1: não verificado</translation>
    </message>
    <message>
        <source>Sizes and inputs were guessed and may cause the error. Set them with --set, or write a launch file (.sim).</source>
        <translation>Os tamanhos e as entradas foram deduzidos e podem causar o erro. Defina-os com --set ou escreva um arquivo de lançamento (.sim).</translation>
    </message>
    <message>
        <source>%1, based on %2</source>
        <translation>%1, com base em %2</translation>
    </message>
    <message>
        <source>Kernels run confined: they have no access to your files (Landlock %1), the network or other programs (seccomp).</source>
        <translation>Os kernels são executados em confinamento: não têm acesso aos seus arquivos (Landlock %1), à rede nem a outros programas (seccomp).</translation>
    </message>
    <message>
        <source>Kernels run partly confined: they have no access to the network or to other programs (seccomp), but they can access your files, because Landlock is missing (it requires Linux 5.19 or later). Run only kernels that you trust.</source>
        <translation>Os kernels são executados em confinamento parcial: não têm acesso à rede nem a outros programas (seccomp), mas podem acessar seus arquivos, porque falta o Landlock (exige Linux 5.19 ou posterior). Execute apenas kernels em que você confia.</translation>
    </message>
    <message>
        <source>Kernels run partly confined: they have no access to your files (Landlock %1), but they can access the network and other programs, because seccomp is missing. Run only kernels that you trust.</source>
        <translation>Os kernels são executados em confinamento parcial: não têm acesso aos seus arquivos (Landlock %1), mas podem acessar a rede e outros programas, porque falta o seccomp. Execute apenas kernels em que você confia.</translation>
    </message>
    <message>
        <source>Kernels run without confinement: Landlock (it requires Linux 5.19 or later) and seccomp are missing. Run only kernels that you trust.</source>
        <translation>Os kernels são executados sem confinamento: faltam o Landlock (exige Linux 5.19 ou posterior) e o seccomp. Execute apenas kernels em que você confia.</translation>
    </message>
    <message>
        <source>device</source>
        <translation>dispositivo</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>tipo</translation>
    </message>
    <message>
        <source>platform</source>
        <translation>plataforma</translation>
    </message>
    <message>
        <source>compute units</source>
        <translation>unid. de computação</translation>
    </message>
    <message>
        <source>largest group</source>
        <translation>maior grupo</translation>
    </message>
    <message>
        <source>local memory</source>
        <translation>memória local</translation>
    </message>
    <message>
        <source>hardware model</source>
        <translation>modelo de hardware</translation>
    </message>
    <message>
        <source>%1 KiB</source>
        <translation>%1 KiB</translation>
    </message>
    <message>
        <source>no flaws</source>
        <translation>nenhum problema</translation>
    </message>
    <message numerus="yes">
        <source>%1 flaws</source>
        <translation>
            <numerusform>%1 problema</numerusform>
            <numerusform>%1 problemas</numerusform>
        </translation>
    </message>
    <message>
        <source>1 flaw</source>
        <translation>1 problema</translation>
    </message>
    <message numerus="yes">
        <source>%1 pages</source>
        <translation>
            <numerusform>%1 página</numerusform>
            <numerusform>%1 páginas</numerusform>
        </translation>
    </message>
    <message>
        <source>1 page</source>
        <translation>1 página</translation>
    </message>
    <message numerus="yes">
        <source>%1 questions</source>
        <translation>
            <numerusform>%1 pergunta</numerusform>
            <numerusform>%1 perguntas</numerusform>
        </translation>
    </message>
    <message>
        <source>1 question</source>
        <translation>1 pergunta</translation>
    </message>
    <message numerus="yes">
        <source>%1 tasks</source>
        <translation>
            <numerusform>%1 tarefa</numerusform>
            <numerusform>%1 tarefas</numerusform>
        </translation>
    </message>
    <message>
        <source>1 task</source>
        <translation>1 tarefa</translation>
    </message>
    <message>
        <source>id</source>
        <translation>id</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutos</translation>
    </message>
    <message>
        <source>title</source>
        <translation>título</translation>
    </message>
    <message>
        <source>default %1</source>
        <translation>padrão %1</translation>
    </message>
    <message>
        <source>%1 (broken on purpose)</source>
        <translation>%1 (com erro proposital)</translation>
    </message>
    <message>
        <source>What to look at: %1</source>
        <translation>O que observar: %1</translation>
    </message>
    <message>
        <source>A sweep on this device recommends %1 (median %2).</source>
        <translation>Uma varredura neste dispositivo recomenda %1 (mediana %2).</translation>
    </message>
    <message>
        <source>unclear</source>
        <translation>incerta</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>razão</translation>
    </message>
    <message>
        <source>result</source>
        <translation>resultado</translation>
    </message>
    <message>
        <source>findings</source>
        <translation>achados</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>não verificado</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>correto</translation>
    </message>
    <message>
        <source>WRONG</source>
        <translation>ERRADO</translation>
    </message>
    <message>
        <source>No clear difference in time between %1 and %2, because their interquartile ranges overlap.</source>
        <translation>Sem diferença clara de tempo entre %1 e %2, porque seus intervalos interquartis se sobrepõem.</translation>
    </message>
    <message>
        <source>No clear difference in time between %1 and %2, because their medians differ by less than 3 %.</source>
        <translation>Sem diferença clara de tempo entre %1 e %2, porque suas medianas diferem em menos de 3%.</translation>
    </message>
    <message>
        <source>No clear difference in time between %1 and %2, because launch overhead makes up most of both times or exceeds their difference.</source>
        <translation>Sem diferença clara de tempo entre %1 e %2, porque o custo de lançamento é a maior parte dos dois tempos ou excede a diferença entre eles.</translation>
    </message>
    <message>
        <source>Most of the time of %1 is launch overhead, because an empty kernel takes %2 of %3 (lower quartiles). Use larger inputs to measure the kernel itself.</source>
        <translation>A maior parte do tempo de %1 é custo de lançamento, porque um kernel vazio leva %2 de %3 (quartis inferiores). Use entradas maiores para medir o próprio kernel.</translation>
    </message>
    <message>
        <source>Cycles, the time calculated from them, occupancy and utilisation are modelled. Other times are measured. All other values are counted from the trace.</source>
        <translation>Os ciclos, o tempo calculado a partir deles, a ocupação e a utilização vêm do modelo. Os outros tempos são medidos. Todos os outros valores vêm da contagem do trace.</translation>
    </message>
    <message>
        <source>Ratios are relative to the first run.</source>
        <translation>As razões são relativas à primeira execução.</translation>
    </message>
    <message>
        <source>warp|steps</source>
        <extracomment>The heads of columns have two lines, separated by &quot;|&quot;. Keep them short.</extracomment>
        <translation>passos|de warp</translation>
    </message>
    <message>
        <source>lane|efficiency</source>
        <translation>eficiência|das lanes</translation>
    </message>
    <message>
        <source>divergent|branches</source>
        <translation>desvios|divergentes</translation>
    </message>
    <message>
        <source>global|requests</source>
        <translation>global|req.</translation>
    </message>
    <message>
        <source>sectors</source>
        <translation>setores</translation>
    </message>
    <message>
        <source>local|requests</source>
        <translation>local|req.</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passagens</translation>
    </message>
    <message>
        <source>conflicts</source>
        <translation>conflitos</translation>
    </message>
    <message>
        <source>atomic|requests</source>
        <translation>atômicas|req.</translation>
    </message>
    <message>
        <source>shuffles</source>
        <translation>shuffles</translation>
    </message>
    <message>
        <source>images|requests</source>
        <translation>imagens|req.</translation>
    </message>
    <message>
        <source>texels</source>
        <translation>texels</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>line</source>
        <translation>linha</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>lançamento</translation>
    </message>
    <message>
        <source>Warp step: one execution of one source location by one warp.</source>
        <translation>Passo de warp: uma execução de um ponto do código-fonte por um warp.</translation>
    </message>
    <message>
        <source>Lane efficiency: the share of active lanes in these steps.</source>
        <translation>Eficiência das lanes: a proporção de lanes ativas nesses passos.</translation>
    </message>
    <message>
        <source>Divergent branch: the lanes of a warp take different paths.</source>
        <translation>Desvio divergente: as lanes de um warp seguem caminhos diferentes.</translation>
    </message>
    <message>
        <source>Request: a warp step that accesses memory.</source>
        <translation>Requisição (req.): um passo de warp que acessa a memória.</translation>
    </message>
    <message>
        <source>Sector: %1 aligned bytes of global memory.</source>
        <translation>Setor: %1 bytes alinhados da memória global.</translation>
    </message>
    <message>
        <source>Pass: one access to the banks of local memory, in which each bank serves one word.</source>
        <translation>Passagem: um acesso aos bancos da memória local, em que cada banco atende uma palavra.</translation>
    </message>
    <message>
        <source>Conflict: a pass beyond the minimum.</source>
        <translation>Conflito: uma passagem além do mínimo.</translation>
    </message>
    <message>
        <source>%1, as the original kernel left it</source>
        <translation>%1, como o kernel original o deixou</translation>
    </message>
    <message>
        <source>%1, as the instrumented kernel left it; the original kernel did not run</source>
        <translation>%1, como o kernel instrumentado o deixou; o kernel original não foi executado</translation>
    </message>
    <message numerus="yes">
        <source>Work-groups running at once, measured with the GPU&apos;s global timer: at most %2, %3 on average, on %1 multiprocessors</source>
        <translation>
            <numerusform>Grupos de trabalho simultâneos, medidos com o timer global da GPU: no máximo %2, %3 em média, em %1 multiprocessador</numerusform>
            <numerusform>Grupos de trabalho simultâneos, medidos com o timer global da GPU: no máximo %2, %3 em média, em %1 multiprocessadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Work-groups running at once, measured with the GPU&apos;s global timer: at most %2, %3 on average, on 1 multiprocessor</source>
        <translation>Grupos de trabalho simultâneos, medidos com o timer global da GPU: no máximo %2, %3 em média, em 1 multiprocessador</translation>
    </message>
    <message numerus="yes">
        <source>Work-groups running at once, measured with the CPU&apos;s cycle counter: at most %2, %3 on average, on %1 logical processors</source>
        <translation>
            <numerusform>Grupos de trabalho simultâneos, medidos com o contador de ciclos da CPU: no máximo %2, %3 em média, em %1 processador lógico</numerusform>
            <numerusform>Grupos de trabalho simultâneos, medidos com o contador de ciclos da CPU: no máximo %2, %3 em média, em %1 processadores lógicos</numerusform>
        </translation>
    </message>
    <message>
        <source>Work-groups running at once, measured with the CPU&apos;s cycle counter: at most %2, %3 on average, on 1 logical processor</source>
        <translation>Grupos de trabalho simultâneos, medidos com o contador de ciclos da CPU: no máximo %2, %3 em média, em 1 processador lógico</translation>
    </message>
    <message>
        <source>Similar lines not shown: %1.</source>
        <translation>Linhas semelhantes não mostradas: %1.</translation>
    </message>
    <message>
        <source>Work-groups overlap. The halo is %1 of a full group&apos;s own tile, and %2 of the group&apos;s work-items do redundant work.</source>
        <translation>Os grupos de trabalho se sobrepõem. O halo equivale a %1 do tile próprio de um grupo completo, e %2 dos itens de trabalho do grupo fazem trabalho redundante.</translation>
    </message>
    <message>
        <source>%1 bytes are read by more than one group.</source>
        <translation>%1 bytes são lidos por mais de um grupo.</translation>
    </message>
    <message>
        <source>correct: it equals the result of the captured program</source>
        <translation>correto: é igual ao resultado do programa capturado</translation>
    </message>
    <message>
        <source>correct: it equals the CPU result</source>
        <translation>correto: é igual ao resultado da CPU</translation>
    </message>
    <message>
        <source>WRONG: it differs from the result of the captured program</source>
        <translation>ERRADO: difere do resultado do programa capturado</translation>
    </message>
    <message>
        <source>WRONG: it differs from the CPU result</source>
        <translation>ERRADO: difere do resultado da CPU</translation>
    </message>
    <message>
        <source>%1: %2 launch overhead + cycles / %3 MHz</source>
        <translation>%1: %2 de custo de lançamento + ciclos / %3 MHz</translation>
    </message>
    <message numerus="yes">
        <source>%2 on %1 multiprocessors, utilisation %3, latency hidden %4</source>
        <translation>
            <numerusform>%2 em %1 multiprocessador, utilização %3, latência oculta %4</numerusform>
            <numerusform>%2 em %1 multiprocessadores, utilização %3, latência oculta %4</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 on 1 multiprocessor, utilisation %3, latency hidden %4</source>
        <translation>%2 em 1 multiprocessador, utilização %3, latência oculta %4</translation>
    </message>
    <message>
        <source>%1: %2 of %3 warps, limited by %4; %5 registers per work-item (%6)</source>
        <translation>%1: %2 de %3 warps, limitante: %4; %5 registradores por item de trabalho (%6)</translation>
    </message>
    <message>
        <source>%1: %2 of %3 warps, limited by %4; %5 registers per work-item (%6); achieved %7</source>
        <translation>%1: %2 de %3 warps, limitante: %4; %5 registradores por item de trabalho (%6); alcançada: %7</translation>
    </message>
    <message>
        <source>%1 cycles, of which exposed %2, hidden %3</source>
        <translation>%1 ciclos, dos quais %2 expostos e %3 ocultos</translation>
    </message>
    <message>
        <source>no requests</source>
        <translation>nenhuma requisição</translation>
    </message>
    <message>
        <source>%1 of %2 sectors hit; misses: %3 cold, %4 capacity, %5 conflict</source>
        <translation>%1 de %2 setores com acerto; faltas: %3 de primeiro uso, %4 de capacidade, %5 de conflito</translation>
    </message>
    <message>
        <source>Advice for this run on %1:</source>
        <translation>Sugestões para esta execução em %1:</translation>
    </message>
    <message>
        <source>cycles</source>
        <translation>ciclos</translation>
    </message>
    <message>
        <source>time</source>
        <translation>tempo</translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation>ocupação</translation>
    </message>
    <message>
        <source>next improvement</source>
        <translation>próxima melhoria</translation>
    </message>
    <message>
        <source>Modelled for %1:</source>
        <translation>Segundo o modelo %1:</translation>
    </message>
    <message>
        <source>The group has %1 steps. To continue, use --steps %2.</source>
        <translation>O grupo tem %1 passos. Para continuar, use --steps %2.</translation>
    </message>
    <message>
        <source>No question can be asked about this run.</source>
        <translation>Não é possível fazer nenhuma pergunta sobre esta execução.</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Respostas</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>Its size was halved %1 times so that the log fits into the memory budget.</source>
        <translation>
            <numerusform>Seu tamanho foi reduzido à metade %1 vez para que o log caiba no limite de memória.</numerusform>
            <numerusform>Seu tamanho foi reduzido à metade %1 vezes para que o log caiba no limite de memória.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its size was halved once so that the log fits into the memory budget.</source>
        <translation>Seu tamanho foi reduzido à metade uma vez para que o log caiba no limite de memória.</translation>
    </message>
    <message>
        <source>The kernel accesses much more memory than was guessed at first. These buffer sizes were enlarged, in bytes: %1.</source>
        <translation>O kernel acessa muito mais memória do que foi deduzido no início. Estes tamanhos de buffer foram ampliados, em bytes: %1.</translation>
    </message>
    <message>
        <source>The launch comes from %1 in the same folder.</source>
        <translation>O lançamento vem de %1, na mesma pasta.</translation>
    </message>
    <message>
        <source>The launch was guessed from the kernel&apos;s source. Set sizes and values with --set, or write a launch file (.sim).</source>
        <translation>O lançamento foi deduzido do código-fonte do kernel. Defina tamanhos e valores com --set ou escreva um arquivo de lançamento (.sim).</translation>
    </message>
    <message>
        <source>This recording contains the contents of:</source>
        <translation>Esta gravação inclui o conteúdo de:</translation>
    </message>
    <message>
        <source>not checked, because the kernel is broken on purpose to demonstrate the finding</source>
        <translation>não verificado, porque o kernel contém um erro proposital para demonstrar o achado</translation>
    </message>
    <message>
        <source>not checked, because there is no reference result</source>
        <translation>não verificado, porque não há resultado de referência</translation>
    </message>
    <message>
        <source>%1 model: warps of a whole group, %2 banks of %3 bytes, sectors of %4 bytes, lines of %5</source>
        <translation>modelo %1: warps de um grupo inteiro, %2 bancos de %3 bytes, setores de %4 bytes, linhas de %5</translation>
    </message>
    <message>
        <source>%1 model: warps of %6, %2 banks of %3 bytes, sectors of %4 bytes, lines of %5</source>
        <translation>modelo %1: warps de %6, %2 bancos de %3 bytes, setores de %4 bytes, linhas de %5</translation>
    </message>
    <message>
        <source>%1 (%2, a CPU)</source>
        <translation>%1 (%2, uma CPU)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>hardware</source>
        <translation>hardware</translation>
    </message>
    <message>
        <source>Only the first %1 of %2 groups were logged. Counted and modelled values cover only these groups.</source>
        <translation>Só os primeiros %1 de %2 grupos foram registrados. Os valores de contagem e de modelo abrangem apenas esses grupos.</translation>
    </message>
    <message>
        <source>%1: %2 measured, %3 bytes read from the device, %4 written</source>
        <translation>%1: %2 (medição), %3 bytes lidos do dispositivo, %4 escritos</translation>
    </message>
    <message numerus="yes">
        <source>%2, %3: %4 work-items (%5) in %1 groups of %6, %7 events</source>
        <translation>
            <numerusform>%2, %3: %4 itens de trabalho (%5) em %1 grupo de %6, %7 eventos</numerusform>
            <numerusform>%2, %3: %4 itens de trabalho (%5) em %1 grupos de %6, %7 eventos</numerusform>
        </translation>
    </message>
    <message>
        <source>%2, %3: %4 work-items (%5) in 1 group of %6, %7 events</source>
        <translation>%2, %3: %4 itens de trabalho (%5) em 1 grupo de %6, %7 eventos</translation>
    </message>
    <message>
        <source>Launch %1 of %2: %3</source>
        <translation>Lançamento %1 de %2: %3</translation>
    </message>
    <message>
        <source>Counted from the trace:</source>
        <translation>Contagem do trace:</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>fila</translation>
    </message>
    <message>
        <source>thread</source>
        <translation>thread</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>enfileirado</translation>
    </message>
    <message>
        <source>submitted</source>
        <translation>submetido</translation>
    </message>
    <message>
        <source>start</source>
        <translation>início</translation>
    </message>
    <message>
        <source>end</source>
        <translation>fim</translation>
    </message>
    <message>
        <source>Original kernels that ran at the same time. Times are relative to the time when the first kernel was queued:</source>
        <translation>Kernels originais executados ao mesmo tempo. Os tempos são relativos ao momento em que o primeiro kernel foi enfileirado:</translation>
    </message>
    <message>
        <source>All launches, counted from the trace:</source>
        <translation>Todos os lançamentos, contagem do trace:</translation>
    </message>
    <message>
        <source>All launches, one after the other, modelled for %1: %2 cycles, %3</source>
        <translation>Todos os lançamentos, um após o outro, segundo o modelo %1: %2 ciclos, %3</translation>
    </message>
    <message>
        <source>The result of the instrumented kernel differs from that of the original kernel: %1[%2] is %3 instead of %4, the first of %5 differing values. A race or an unspecified execution order can cause this. If neither is the cause, the counts may not apply to the original kernel.</source>
        <translation>O kernel instrumentado calcula um resultado diferente do calculado pelo kernel original: %1[%2] é %3 em vez de %4, o primeiro de %5 valores que diferem. Uma condição de corrida ou uma ordem de execução não especificada pode causar isso. Se nenhuma das duas for a causa, as contagens podem não valer para o kernel original.</translation>
    </message>
    <message>
        <source>Launch %1: %2</source>
        <translation>Lançamento %1: %2</translation>
    </message>
    <message>
        <source>Launch %1, the longest: %2</source>
        <translation>Lançamento %1, o mais longo: %2</translation>
    </message>
    <message>
        <source>Verdict: %1 at line %2. Fix this error first. Until then, the other metrics are not reliable.</source>
        <translation>Veredito: %1 na linha %2. Corrija este erro primeiro. Até lá, as outras métricas não são confiáveis.</translation>
    </message>
    <message>
        <source>Verdict: the result is wrong. Fix this error first. Until then, the other metrics are not reliable.</source>
        <translation>Veredito: o resultado está errado. Corrija este erro primeiro. Até lá, as outras métricas não são confiáveis.</translation>
    </message>
    <message>
        <source>Verdict: the original and the instrumented kernel compute different results. The counts may not apply to the original kernel.</source>
        <translation>Veredito: o kernel original e o instrumentado calculam resultados diferentes. As contagens podem não valer para o kernel original.</translation>
    </message>
    <message>
        <source>The result is correct.</source>
        <translation>O resultado está correto.</translation>
    </message>
    <message>
        <source>Verdict, modelled for %1: correct. %2</source>
        <translation>Veredito, segundo o modelo %1: correto. %2</translation>
    </message>
    <message>
        <source>Verdict, modelled for %1: %2</source>
        <translation>Veredito, segundo o modelo %1: %2</translation>
    </message>
    <message>
        <source>by work-items %1 and %2</source>
        <translation>pelos itens de trabalho %1 e %2</translation>
    </message>
    <message>
        <source>first by work-items %1 and %2</source>
        <translation>primeiro pelos itens de trabalho %1 e %2</translation>
    </message>
    <message>
        <source>by work-item %1</source>
        <translation>pelo item de trabalho %1</translation>
    </message>
    <message>
        <source>first by work-item %1</source>
        <translation>primeiro pelo item de trabalho %1</translation>
    </message>
    <message>
        <source>and by %1 more</source>
        <translation>e por mais %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 times</source>
        <translation>
            <numerusform>%1 vez</numerusform>
            <numerusform>%1 vezes</numerusform>
        </translation>
    </message>
    <message>
        <source>once</source>
        <translation>uma vez</translation>
    </message>
    <message>
        <source>%1 of them between groups</source>
        <translation>%1 delas entre grupos</translation>
    </message>
    <message>
        <source>%1 with line %2</source>
        <translation>%1 com a linha %2</translation>
    </message>
    <message>
        <source>ordered only by atomics</source>
        <translation>acessos ordenados só por operações atômicas</translation>
    </message>
    <message>
        <source>%1 at byte %2</source>
        <translation>%1 no byte %2</translation>
    </message>
    <message>
        <source>an address outside every object of the launch</source>
        <translation>um endereço fora de todos os objetos do lançamento</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>median</source>
        <translation>mediana</translation>
    </message>
    <message>
        <source>quartiles</source>
        <translation>quartis</translation>
    </message>
    <message>
        <source>vs. best</source>
        <translation>vs. melhor</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>did not run</source>
        <translation>não executada</translation>
    </message>
    <message>
        <source>%1 on %2 (a CPU), hardware model %3</source>
        <translation>%1 em %2 (uma CPU), modelo de hardware %3</translation>
    </message>
    <message>
        <source>%1 on %2, hardware model %3</source>
        <translation>%1 em %2, modelo de hardware %3</translation>
    </message>
    <message>
        <source>Times are measured, cycles and occupancy are modelled, and all other values are counted from the trace.</source>
        <translation>Os tempos são medidos, os ciclos e a ocupação vêm do modelo, e todos os outros valores vêm da contagem do trace.</translation>
    </message>
    <message>
        <source>The kernel accesses global memory at %1 (requested bytes).</source>
        <translation>A taxa das requisições do kernel à memória global é de %1.</translation>
    </message>
    <message>
        <source>The kernel accesses global memory at %1 (requested bytes); a copy reaches %2 on this device.</source>
        <translation>A taxa das requisições do kernel à memória global é de %1; uma cópia alcança %2 neste dispositivo.</translation>
    </message>
    <message>
        <source>Modelled for %1, not measured on this device: %2.</source>
        <translation>Segundo o modelo %1, sem medição neste dispositivo: %2.</translation>
    </message>
    <message>
        <source>Most of this time is launch overhead, because an empty kernel takes %1.</source>
        <translation>A maior parte desse tempo é custo de lançamento, porque um kernel vazio leva %1.</translation>
    </message>
    <message>
        <source>The original kernel was not timed, because the run has findings. Fix the findings above first.</source>
        <translation>O tempo do kernel original não foi medido, porque a execução tem achados. Corrija primeiro os achados acima.</translation>
    </message>
    <message>
        <source>The original kernel was not timed, because a work-group that was not logged has errors. Log more groups to see them.</source>
        <translation>O tempo do kernel original não foi medido, porque um grupo de trabalho que não foi registrado tem erros. Registre mais grupos para vê-los.</translation>
    </message>
    <message>
        <source>The original kernel was not timed, because an earlier launch has findings. Fix those findings first.</source>
        <translation>O tempo do kernel original não foi medido, porque um lançamento anterior tem achados. Corrija primeiro esses achados.</translation>
    </message>
    <message>
        <source>The original kernel was not timed, because it crashed or was stopped.</source>
        <translation>O kernel original não teve o tempo medido, porque falhou ou foi interrompido.</translation>
    </message>
    <message>
        <source>The original kernel was not timed, because it did not finish in time.</source>
        <translation>O kernel original não teve o tempo medido, porque não terminou no prazo.</translation>
    </message>
    <message>
        <source>The original kernel was not timed, because the original kernel of an earlier launch crashed or did not finish.</source>
        <translation>O tempo do kernel original não foi medido, porque o kernel original de um lançamento anterior falhou ou não terminou.</translation>
    </message>
    <message>
        <source>The original kernel was not timed.</source>
        <translation>O tempo do kernel original não foi medido.</translation>
    </message>
    <message>
        <source>Original kernel, measured on this CPU: median %1, quartiles %2 to %3, fastest %4, %5 runs</source>
        <translation>Kernel original, medição nesta CPU: mediana %1, quartis %2 a %3, mais rápida %4, %5 execuções</translation>
    </message>
    <message>
        <source>Original kernel, measured on this device: median %1, quartiles %2 to %3, fastest %4, %5 runs</source>
        <translation>Kernel original, medição neste dispositivo: mediana %1, quartis %2 a %3, mais rápida %4, %5 execuções</translation>
    </message>
    <message>
        <source>learner</source>
        <translation>aluno</translation>
    </message>
    <message>
        <source>lesson</source>
        <translation>lição</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>páginas</translation>
    </message>
    <message>
        <source>done</source>
        <translation>concluídas</translation>
    </message>
    <message>
        <source>mastered</source>
        <translation>dominadas</translation>
    </message>
    <message>
        <source>tries</source>
        <translation>tentativas</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 files</source>
        <translation>
            <numerusform>%2: %1 arquivo</numerusform>
            <numerusform>%2: %1 arquivos</numerusform>
        </translation>
    </message>
    <message>
        <source>%2: 1 file</source>
        <translation>%2: 1 arquivo</translation>
    </message>
    <message>
        <source>The launch has no array in local memory.</source>
        <translation>O lançamento não tem array na memória local.</translation>
    </message>
    <message>
        <source>layout</source>
        <translation>layout</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>bytes</translation>
    </message>
    <message>
        <source>Array %1, without rows</source>
        <translation>Array %1, sem linhas</translation>
    </message>
    <message>
        <source>Array %1, elements per row: %2</source>
        <translation>Array %1, elementos por linha: %2</translation>
    </message>
    <message>
        <source>place</source>
        <translation>posição</translation>
    </message>
    <message>
        <source>run</source>
        <translation>execução</translation>
    </message>
    <message>
        <source>modelled time</source>
        <translation>tempo modelado</translation>
    </message>
    <message>
        <source>behind</source>
        <translation>atraso</translation>
    </message>
    <message>
        <source>Times are modelled, not measured.</source>
        <translation>Os tempos são modelados, não medidos.</translation>
    </message>
    <message>
        <source>Nothing was written, because this layout is not possible: %1.</source>
        <translation>Nada foi escrito, porque este layout não é possível: %1.</translation>
    </message>
    <message>
        <source>The source does not change.</source>
        <translation>O código-fonte não muda.</translation>
    </message>
    <message>
        <source>Changed lines:</source>
        <translation>Linhas alteradas:</translation>
    </message>
    <message>
        <source>The changed kernel is in %1, and its launch is in %2.</source>
        <translation>O kernel alterado está em %1, e seu lançamento está em %2.</translation>
    </message>
    <message>
        <source>The host sets the size of argument %1. In this launch, it is %2. Change the host program in the same way.</source>
        <translation>O host define o tamanho do argumento %1. Neste lançamento, ele é de %2. Mude o programa do host da mesma forma.</translation>
    </message>
    <message>
        <source>Other kernels call a changed function and no longer work: %1.</source>
        <translation>Outros kernels chamam uma função alterada e não funcionam mais: %1.</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>como antes</translation>
    </message>
    <message>
        <source>DIFFERENT</source>
        <translation>DIFERENTE</translation>
    </message>
    <message>
        <source>before</source>
        <translation>antes</translation>
    </message>
    <message>
        <source>after</source>
        <translation>depois</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>erros</translation>
    </message>
    <message>
        <source>modelled cycles</source>
        <translation>ciclos modelados</translation>
    </message>
    <message>
        <source>local memory per group</source>
        <translation>memória local por grupo</translation>
    </message>
    <message>
        <source>warp steps</source>
        <translation>passos de warp</translation>
    </message>
    <message>
        <source>Computers over ssh: %1. &quot;lockstep-cli devices --device ssh:HOST&quot; lists their devices.</source>
        <translation>Computadores por ssh: %1. “lockstep-cli devices --device ssh:HOST” lista os dispositivos deles.</translation>
    </message>
</context>
<context>
    <name>ReportPages</name>
    <message>
        <source>Comparison</source>
        <translation>Comparação</translation>
    </message>
    <message>
        <source>Ratios are relative to the first run.</source>
        <translation>As razões são relativas à primeira execução.</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Métrica</translation>
    </message>
    <message>
        <source>From</source>
        <comment>where a figure comes from</comment>
        <translation>Origem</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Varredura</translation>
    </message>
    <message>
        <source>How to repeat this report</source>
        <translation>Como repetir este relatório</translation>
    </message>
    <message>
        <source>This command writes the report again:</source>
        <translation>Este comando escreve o relatório de novo:</translation>
    </message>
    <message>
        <source>How this file was made</source>
        <translation>Como este arquivo foi feito</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>Informação</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Report: %1</source>
        <comment>titles of runs</comment>
        <translation>Relatório: %1</translation>
    </message>
</context>
<context>
    <name>ReportSections</name>
    <message>
        <source>The original kernel was not timed.</source>
        <translation>O tempo do kernel original não foi medido.</translation>
    </message>
    <message>
        <source>The original kernel takes %1 (median; quartiles %2 and %3; measured).</source>
        <translation>O kernel original leva %1 (mediana; quartis %2 e %3; medição).</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Métricas</translation>
    </message>
    <message>
        <source>Hardware model</source>
        <translation>Modelo de hardware</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredito</translation>
    </message>
    <message>
        <source>Result: %1.</source>
        <translation>Resultado: %1.</translation>
    </message>
    <message>
        <source>The chosen step</source>
        <translation>O passo escolhido</translation>
    </message>
    <message>
        <source>The most expensive step</source>
        <translation>O passo mais caro</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>Launch %1: %2</source>
        <translation>Lançamento %1: %2</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Achados</translation>
    </message>
    <message>
        <source>No faults were found.</source>
        <translation>Nenhuma falha foi encontrada.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more finding(s) are not listed.</source>
        <translation>
            <numerusform>Mais %Ln achado não é listado.</numerusform>
            <numerusform>Mais %Ln achados não são listados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Sugestões</translation>
    </message>
    <message>
        <source>Nothing was found to improve.</source>
        <translation>Não foi encontrado nada a melhorar.</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Verificações</translation>
    </message>
    <message>
        <source>The list shows how the schedulers use their cycles. Removing a cost can save more than its share, because it can also shorten the waits of other warps.</source>
        <translation>A lista mostra em que os escalonadores usam seus ciclos. Eliminar um custo pode economizar mais do que a sua parte, porque também pode encurtar as esperas de outros warps.</translation>
    </message>
</context>
<context>
    <name>ReportTables</name>
    <message>
        <source>measured</source>
        <translation>medição</translation>
    </message>
    <message>
        <source>modelled</source>
        <translation>modelo</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>contagem</translation>
    </message>
    <message>
        <source>Warp steps</source>
        <translation>Passos de warp</translation>
    </message>
    <message>
        <source>Divergent</source>
        <translation>Divergentes</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>Setores</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Conflitos</translation>
    </message>
    <message>
        <source>Stall cycles</source>
        <translation>Ciclos de espera</translation>
    </message>
    <message>
        <source>The figures of all launches together</source>
        <translation>As métricas de todos os lançamentos em conjunto</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Métrica</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Kind</source>
        <comment>counted, measured or modelled</comment>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Source lines with counts. The stall cycles are modelled for %1.</source>
        <translation>Linhas do código com contagens. Os ciclos de espera seguem o modelo %1.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linha</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>The numbers of the hardware model %1</source>
        <translation>Os valores do modelo de hardware %1</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Grandeza</translation>
    </message>
    <message>
        <source>Name for --hw</source>
        <translation>Nome para --hw</translation>
    </message>
    <message>
        <source>Times are measured, cycles and occupancy are modelled, and all other values are counted.</source>
        <translation>Os tempos são medidos, os ciclos e a ocupação vêm do modelo, e todos os outros valores são contados.</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>Tempo mediano</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
</context>
<context>
    <name>RequestWords</name>
    <message>
        <source>lane</source>
        <translation>lane</translation>
    </message>
    <message>
        <source>sector</source>
        <translation>setor</translation>
    </message>
    <message>
        <source>line</source>
        <translation>linha</translation>
    </message>
    <message numerus="yes">
        <source>sector(s)</source>
        <comment>under a number: 4 sectors per request</comment>
        <translation>
            <numerusform>setor</numerusform>
            <numerusform>setores</numerusform>
        </translation>
    </message>
    <message>
        <source>per request</source>
        <translation>por requisição</translation>
    </message>
    <message>
        <source>sector moved, bytes used</source>
        <translation>setor transferido, bytes usados</translation>
    </message>
    <message>
        <source>sector not touched</source>
        <translation>setor não acessado</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) · %1 B moved</source>
        <translation>
            <numerusform>%Ln linha · %1 B transferidos</numerusform>
            <numerusform>%Ln linhas · %1 B transferidos</numerusform>
        </translation>
    </message>
    <message>
        <source>bytes used: %1</source>
        <translation>bytes usados: %1</translation>
    </message>
    <message>
        <source>moved but not used</source>
        <translation>transferido, mas não usado</translation>
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
        <translation>slots de emissão: %1 por ciclo</translation>
    </message>
    <message>
        <source>%1: %2 bytes per cycle</source>
        <translation>%1: %2 bytes por ciclo</translation>
    </message>
    <message>
        <source>Launch %1 uses %2 of the issue slots</source>
        <translation>O lançamento %1 usa %2 dos slots de emissão</translation>
    </message>
    <message>
        <source>modelled</source>
        <translation>modelo</translation>
    </message>
    <message>
        <source>groups logged: %1 of %2</source>
        <translation>grupos registrados: %1 de %2</translation>
    </message>
    <message>
        <source>Launch %1 accesses no global memory</source>
        <translation>O lançamento %1 não acessa a memória global</translation>
    </message>
    <message>
        <source>Launch %1</source>
        <translation>Lançamento %1</translation>
    </message>
    <message>
        <source>%1 issue cycles per byte of the sectors accessed (modelled)</source>
        <translation>%1 ciclos de emissão por byte dos setores acessados (modelo)</translation>
    </message>
    <message>
        <source>%1 issue cycles per cycle (modelled)</source>
        <translation>%1 ciclos de emissão por ciclo (modelo)</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>No launch of this run accesses global memory.</source>
        <translation>Nenhum lançamento desta execução acessa a memória global.</translation>
    </message>
    <message>
        <source>global-memory pipes</source>
        <translation>pipes da memória global</translation>
    </message>
    <message>
        <source>Launch %1 reaches %2 of the limit of the global-memory pipes</source>
        <translation>O lançamento %1 atinge %2 do limite dos pipes da memória global</translation>
    </message>
    <message>
        <source>Vertical axis: issue cycles per cycle, over all schedulers. Horizontal axis: issue cycles per byte of the accessed sectors. Each number is a launch.</source>
        <translation>Eixo vertical: ciclos de emissão por ciclo, em todos os escalonadores. Eixo horizontal: ciclos de emissão por byte dos setores acessados. Cada número é um lançamento.</translation>
    </message>
</context>
<context>
    <name>RunFiles</name>
    <message>
        <source>Whole run</source>
        <translation>Execução inteira</translation>
    </message>
    <message>
        <source>A web page that plays the steps of this work-group in every view. A browser opens it offline, without Lockstep. It is at most 5 MB.</source>
        <translation>Uma página web que reproduz os passos deste grupo de trabalho em todas as visões. Um navegador a abre offline, sem o Lockstep. Ela tem no máximo 5 MB.</translation>
    </message>
    <message>
        <source>A report about the run: the verdict and its cause, the figures, the most expensive step, the source with its counts, findings and advice.</source>
        <translation>Um relatório sobre a execução: o veredito e sua causa, as métricas, o passo mais caro, o código com suas contagens, os achados e as sugestões.</translation>
    </message>
    <message>
        <source>The modelled timeline of all launches, for the Perfetto viewer (ui.perfetto.dev).</source>
        <translation>A linha do tempo modelada de todos os lançamentos, para o visualizador Perfetto (ui.perfetto.dev).</translation>
    </message>
    <message>
        <source>A table of all events of all work-items. It can be large.</source>
        <translation>Uma tabela com todos os eventos de todos os itens de trabalho. Ela pode ser grande.</translation>
    </message>
    <message>
        <source>A table of all warp steps: which lanes were active, and what each step cost.</source>
        <translation>Uma tabela com todos os passos de warp: quais lanes estavam ativas e quanto custou cada passo.</translation>
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
Dispositivo: %4
Modelo de hardware: %5</translation>
    </message>
</context>
<context>
    <name>RunNameWords</name>
    <message>
        <source>measured copy rate: %1</source>
        <translation>taxa de cópia medida: %1</translation>
    </message>
</context>
<context>
    <name>SceneCellWords</name>
    <message>
        <source>Column %1</source>
        <translation>Coluna %1</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Linha %1</translation>
    </message>
    <message>
        <source>Empty cell</source>
        <translation>Célula vazia</translation>
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
        <translation>A partir do passo %1</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <comment>a number; the name of a loop iteration, such as round k = 4</comment>
        <translation>Passo %1: %2</translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>the number of a slide; the number of slides</comment>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>ShownStepWords</name>
    <message>
        <source>This view shows only steps that come after the open question.</source>
        <translation>Esta visão só mostra passos posteriores à pergunta aberta.</translation>
    </message>
</context>
<context>
    <name>SlideParts</name>
    <message>
        <source>barrier</source>
        <translation>barreira</translation>
    </message>
</context>
<context>
    <name>SlideWords</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Passo %1 de %2</translation>
    </message>
</context>
<context>
    <name>SlotWords</name>
    <message>
        <source>active: issues now</source>
        <translation>ativo: emite agora</translation>
    </message>
    <message>
        <source>ready: waits to issue</source>
        <translation>pronto: espera para emitir</translation>
    </message>
    <message>
        <source>blocked: global memory</source>
        <translation>bloqueado: memória global</translation>
    </message>
    <message>
        <source>blocked: local memory</source>
        <translation>bloqueado: memória local</translation>
    </message>
    <message>
        <source>blocked: barrier</source>
        <translation>bloqueado: barreira</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vazio</translation>
    </message>
    <message>
        <source>G</source>
        <comment>blocked: global memory</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>L</source>
        <comment>blocked: local memory</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>B</source>
        <comment>blocked: barrier</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>blocked: arithmetic or branch result</source>
        <translation>bloqueado: resultado aritmético ou de desvio</translation>
    </message>
    <message>
        <source>done: waits for the rest of its group</source>
        <translation>concluído: espera o resto do seu grupo</translation>
    </message>
</context>
<context>
    <name>SourceWords</name>
    <message>
        <source>Kernel source</source>
        <translation>Código do kernel</translation>
    </message>
    <message>
        <source>The recording does not contain the source.</source>
        <translation>A gravação não contém o código-fonte.</translation>
    </message>
    <message>
        <source>%1: counted over the launch</source>
        <comment>a file</comment>
        <translation>%1: contagem em todo o lançamento</translation>
    </message>
</context>
<context>
    <name>StageWords</name>
    <message>
        <source>Stage</source>
        <translation>Palco</translation>
    </message>
</context>
<context>
    <name>StallWords</name>
    <message>
        <source>Stall reasons</source>
        <translation>Motivos de espera</translation>
    </message>
    <message>
        <source>warp cycles · share</source>
        <translation>ciclos de warp · fração</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>linha %1: %2</translation>
    </message>
    <message>
        <source>not selected: another warp issues</source>
        <translation>não selecionado: outro warp emite instruções</translation>
    </message>
    <message>
        <source>Lines with the most waiting cycles</source>
        <translation>Linhas com mais ciclos de espera</translation>
    </message>
</context>
<context>
    <name>StepNotice</name>
    <message>
        <source>The access in step %1 is shown.</source>
        <translation>O acesso do passo %1 está sendo mostrado.</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>1 is true, 0 is false</source>
        <translation>1 é verdadeiro, 0 é falso</translation>
    </message>
    <message>
        <source>warp %1 reads %2</source>
        <translation>o warp %1 lê %2</translation>
    </message>
    <message>
        <source>warps read %1</source>
        <translation>warps leem %1</translation>
    </message>
    <message>
        <source>numbers are the values read</source>
        <translation>os números são os valores lidos</translation>
    </message>
    <message>
        <source>warp %1 writes %2</source>
        <translation>o warp %1 escreve %2</translation>
    </message>
    <message>
        <source>warps write %1</source>
        <translation>warps escrevem %1</translation>
    </message>
    <message>
        <source>numbers are the values written</source>
        <translation>os números são os valores escritos</translation>
    </message>
    <message>
        <source>warp %1 updates %2 atomically</source>
        <translation>o warp %1 atualiza %2 atomicamente</translation>
    </message>
    <message>
        <source>warps update %1 atomically</source>
        <translation>warps atualizam %1 atomicamente</translation>
    </message>
    <message>
        <source>numbers are the values before the update</source>
        <translation>os números são os valores antes da atualização</translation>
    </message>
    <message>
        <source>warp %1 evaluates %2</source>
        <translation>o warp %1 avalia %2</translation>
    </message>
    <message>
        <source>warps evaluate %1</source>
        <translation>warps avaliam %1</translation>
    </message>
    <message>
        <source>warp %1 evaluates the loop condition %2</source>
        <translation>o warp %1 avalia a condição do laço %2</translation>
    </message>
    <message>
        <source>warps evaluate the loop condition %1</source>
        <translation>warps avaliam a condição do laço %1</translation>
    </message>
    <message>
        <source>warp %1 evaluates the switch on %2</source>
        <translation>o warp %1 avalia o switch (%2)</translation>
    </message>
    <message>
        <source>warps evaluate the switch on %1</source>
        <translation>warps avaliam o switch (%1)</translation>
    </message>
    <message>
        <source>numbers are the switch values</source>
        <translation>os números são os valores do switch</translation>
    </message>
    <message>
        <source>warp %1 passes the barrier</source>
        <translation>o warp %1 passa pela barreira</translation>
    </message>
    <message>
        <source>all warps arrive at the barrier</source>
        <translation>todos os warps chegam à barreira</translation>
    </message>
    <message>
        <source>warp %1 executes a fence</source>
        <translation>o warp %1 executa uma fence</translation>
    </message>
    <message>
        <source>warps execute a fence</source>
        <translation>warps executam uma fence</translation>
    </message>
    <message>
        <source>the lanes of warp %1 exchange values: %2</source>
        <translation>as lanes do warp %1 trocam valores: %2</translation>
    </message>
    <message>
        <source>the lanes of a warp exchange values: %1</source>
        <translation>as lanes de um warp trocam valores: %1</translation>
    </message>
    <message>
        <source>numbers are the values received</source>
        <translation>os números são os valores recebidos</translation>
    </message>
    <message>
        <source>warp %1 reads an image: %2</source>
        <translation>o warp %1 lê uma imagem: %2</translation>
    </message>
    <message>
        <source>warps read an image: %1</source>
        <translation>warps leem uma imagem: %1</translation>
    </message>
    <message>
        <source>warp %1 writes an image: %2</source>
        <translation>o warp %1 escreve uma imagem: %2</translation>
    </message>
    <message>
        <source>warps write an image: %1</source>
        <translation>warps escrevem uma imagem: %1</translation>
    </message>
    <message>
        <source>warp %1 passes the barrier of its sub-group</source>
        <translation>o warp %1 passa pela barreira do seu subgrupo</translation>
    </message>
    <message>
        <source>each warp arrives at the barrier of its sub-group</source>
        <translation>cada warp chega à barreira do seu subgrupo</translation>
    </message>
    <message>
        <source>warp %1 starts an asynchronous copy: %2</source>
        <translation>o warp %1 inicia uma cópia assíncrona: %2</translation>
    </message>
    <message>
        <source>the group starts an asynchronous copy: %1</source>
        <translation>o grupo inicia uma cópia assíncrona: %1</translation>
    </message>
    <message>
        <source>warp %1 has finished waiting for its copies</source>
        <translation>o warp %1 terminou de esperar por suas cópias</translation>
    </message>
    <message>
        <source>the group has finished waiting for its copies</source>
        <translation>o grupo terminou de esperar por suas cópias</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>rodada %1</translation>
    </message>
    <message>
        <source>round %1 = %2</source>
        <translation>rodada %1 = %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>linha %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 lanes at %2</source>
        <translation>
            <numerusform>%1 lane em %2</numerusform>
            <numerusform>%1 lanes em %2</numerusform>
        </translation>
    </message>
    <message>
        <source>1 lane at %2</source>
        <translation>1 lane em %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 lanes at %2 to %3</source>
        <translation>
            <numerusform>%1 lane em %2 a %3</numerusform>
            <numerusform>%1 lanes em %2 a %3</numerusform>
        </translation>
    </message>
    <message>
        <source>1 lane at %2 to %3</source>
        <translation>1 lane em %2 a %3</translation>
    </message>
    <message>
        <source>active</source>
        <translation>ativa</translation>
    </message>
    <message>
        <source>at the barrier</source>
        <translation>na barreira</translation>
    </message>
    <message>
        <source>masked off</source>
        <translation>mascarada</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminada</translation>
    </message>
    <message>
        <source>not issued</source>
        <translation>sem emissão</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 warps issue an instruction.</source>
        <translation>
            <numerusform>%1 de %2 warps emite uma instrução.</numerusform>
            <numerusform>%1 de %2 warps emitem uma instrução.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 of %2 warps issues an instruction.</source>
        <translation>1 de %2 warps emite uma instrução.</translation>
    </message>
    <message numerus="yes">
        <source>In this warp, %1 of %2 lanes are active.</source>
        <translation>
            <numerusform>Neste warp, %1 de %2 lanes está ativa.</numerusform>
            <numerusform>Neste warp, %1 de %2 lanes estão ativas.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this warp, 1 of %2 lanes is active.</source>
        <translation>Neste warp, 1 de %2 lanes está ativa.</translation>
    </message>
    <message>
        <source>This warp issues no instruction in this step: %1.</source>
        <translation>Este warp não emite instrução neste passo: %1.</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>em espera</translation>
    </message>
</context>
<context>
    <name>StripWords</name>
    <message>
        <source>Warps</source>
        <translation>Warps</translation>
    </message>
    <message>
        <source>Warp %1</source>
        <translation>Warp %1</translation>
    </message>
    <message>
        <source>lanes 0–%1</source>
        <translation>lanes 0–%1</translation>
    </message>
</context>
<context>
    <name>SummaryWords</name>
    <message>
        <source>round</source>
        <translation>rodada</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>rodada %1</translation>
    </message>
    <message>
        <source>wrong result</source>
        <translation>resultado errado</translation>
    </message>
    <message>
        <source>not comparable: %1</source>
        <comment>why</comment>
        <translation>não comparável: %1</translation>
    </message>
    <message>
        <source>%1 work-items</source>
        <translation>%1 itens de trabalho</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <comment>name of a preset</comment>
        <translation>%1, com alterações</translation>
    </message>
    <message>
        <source>CPU: %1</source>
        <comment>name of a device</comment>
        <translation>CPU: %1</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 elementos</translation>
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
        <translation>As combinações fazem quantidades diferentes de trabalho, por isso foi comparado o tempo por elemento concluído.</translation>
    </message>
    <message>
        <source>The recommended combination leaves %1 partial results, which another launch or the host must combine.</source>
        <translation>A combinação recomendada deixa %1 resultados parciais, que outro lançamento ou o host precisa combinar.</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>mais %1</translation>
    </message>
    <message>
        <source>No clear difference from %1.</source>
        <translation>Sem diferença clara em relação a %1.</translation>
    </message>
    <message>
        <source>The next best is %1, which takes %2 as long.</source>
        <translation>A segunda melhor é %1; seu tempo é %2 o da melhor.</translation>
    </message>
    <message>
        <source>The next best is %1, which takes %2 as long per element.</source>
        <translation>A segunda melhor é %1; seu tempo por elemento é %2 o da melhor.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Recommended on %1: %2 (%3), measured median %4.</source>
        <translation>Recomendação em %1: %2 (%3), mediana medida de %4.</translation>
    </message>
    <message>
        <source>No combination is clearly the fastest on %1. %2 (%3) has the lowest measured median: %4.</source>
        <translation>Nenhuma combinação é claramente a mais rápida em %1. %2 (%3) tem a menor mediana medida: %4.</translation>
    </message>
    <message>
        <source>No other combination has lower counts of: %1 (counted from the trace).</source>
        <translation>Nenhuma outra combinação tem contagens menores de: %1 (contagem do trace).</translation>
    </message>
    <message>
        <source>findings</source>
        <translation>achados</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>não verificado</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>correto</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>errado</translation>
    </message>
    <message>
        <source>No combination is recommended, because the fastest ones could not be timed alternately, and times measured at different moments are not comparable.</source>
        <translation>Nenhuma combinação é recomendada, porque as mais rápidas não puderam ser medidas alternadamente, e tempos medidos em momentos diferentes não são comparáveis.</translation>
    </message>
    <message>
        <source>No combination is recommended, because none with a correct result was timed.</source>
        <translation>Nenhuma combinação é recomendada, porque nenhuma com resultado correto teve o tempo medido.</translation>
    </message>
    <message>
        <source>No combination is recommended, because different values of %1 mean different work, so their times cannot be ranked.</source>
        <translation>Nenhuma combinação é recomendada, porque valores diferentes de %1 significam trabalhos diferentes, e por isso seus tempos não podem ser ordenados.</translation>
    </message>
    <message>
        <source>All combinations do the same work, so their times were compared.</source>
        <translation>Todas as combinações fazem o mesmo trabalho, por isso seus tempos foram comparados.</translation>
    </message>
    <message>
        <source>Most of this time is launch overhead. Use larger inputs to measure the kernel itself.</source>
        <translation>A maior parte desse tempo é custo de lançamento. Use entradas maiores para medir o próprio kernel.</translation>
    </message>
    <message>
        <source>No combination is recommended, because the combinations compute different results.</source>
        <translation>Nenhuma combinação é recomendada, porque as combinações calculam resultados diferentes.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>%1: %2 of %3 values differ from those of %4. The first is %5[%6]: %7 instead of %8.</source>
        <translation>%1: %2 de %3 valores diferem dos de %4. O primeiro é %5[%6]: %7 em vez de %8.</translation>
    </message>
    <message>
        <source>Combinations with different results were not compared.</source>
        <translation>As combinações com resultados diferentes não foram comparadas.</translation>
    </message>
    <message>
        <source>Global size</source>
        <translation>Tamanho global</translation>
    </message>
    <message>
        <source>Work-group size in %1</source>
        <translation>Tamanho do grupo em %1</translation>
    </message>
    <message>
        <source>Macro %1</source>
        <translation>Macro %1</translation>
    </message>
    <message>
        <source>different</source>
        <translation>diferente</translation>
    </message>
    <message>
        <source>same</source>
        <translation>igual</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 combinations have errors, so they are not recommended.</source>
        <translation>
            <numerusform>%1 de %2 combinações tem erros, por isso não é recomendada.</numerusform>
            <numerusform>%1 de %2 combinações têm erros, por isso não são recomendadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 combinations has errors, so it is not recommended.</source>
        <translation>%1 de %2 combinações tem erros, por isso não é recomendada.</translation>
    </message>
</context>
<context>
    <name>SweepFaultNote</name>
    <message numerus="yes">
        <source>%1 %Ln combination(s) with errors, not recommended</source>
        <translation>
            <numerusform>%1 %Ln combinação com erros, não recomendada</numerusform>
            <numerusform>%1 %Ln combinações com erros, não recomendadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SweepFaultWords</name>
    <message>
        <source>The result is wrong, so this combination is not recommended.</source>
        <translation>O resultado está errado, por isso esta combinação não é recomendada.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s), so this combination is not recommended.</source>
        <translation>
            <numerusform>%Ln erro, por isso esta combinação não é recomendada.</numerusform>
            <numerusform>%Ln erros, por isso esta combinação não é recomendada.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SweepWords</name>
    <message>
        <source>The same in all combinations: %1.</source>
        <translation>Igual em todas as combinações: %1.</translation>
    </message>
</context>
<context>
    <name>Themes</name>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
</context>
<context>
    <name>TrackWords</name>
    <message>
        <source>issue slots used</source>
        <translation>slots de emissão usados</translation>
    </message>
    <message>
        <source>0 %</source>
        <translation>0%</translation>
    </message>
</context>
<context>
    <name>TryWords</name>
    <message>
        <source>Source changes</source>
        <translation>Alterações no código-fonte</translation>
    </message>
    <message>
        <source>Line %1 added: %2</source>
        <translation>Linha %1 acrescentada: %2</translation>
    </message>
    <message>
        <source>Line %1 removed: %2</source>
        <translation>Linha %1 removida: %2</translation>
    </message>
    <message>
        <source>A warp in another work-group</source>
        <translation>Um warp de outro grupo de trabalho</translation>
    </message>
    <message>
        <source>%1, at the cursor</source>
        <comment>a warp and its access</comment>
        <translation>%1, no cursor</translation>
    </message>
    <message>
        <source>%1, the request with the most conflicts</source>
        <comment>a warp and its access</comment>
        <translation>%1, a requisição com mais conflitos</translation>
    </message>
    <message>
        <source>%1 · recorded: %2</source>
        <translation>%1 · gravado: %2</translation>
    </message>
    <message>
        <source>%1 · recorded: %2 → %3</source>
        <translation>%1 · gravado: %2 → %3</translation>
    </message>
    <message>
        <source>Banks</source>
        <translation>Bancos</translation>
    </message>
    <message>
        <source>no recorded step accesses this array</source>
        <translation>nenhum passo gravado acessa este array</translation>
    </message>
    <message>
        <source>lanes</source>
        <translation>lanes</translation>
    </message>
    <message>
        <source>banks</source>
        <translation>bancos</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>gravado</translation>
    </message>
    <message>
        <source>Number on a bar: passes of the worst request. Height: conflicts of all accesses to the array in the launch, on a square-root scale.</source>
        <translation>Número em uma barra: passagens da pior requisição. Altura: conflitos de todos os acessos ao array no lançamento (escala de raiz quadrada).</translation>
    </message>
    <message>
        <source>no conflict</source>
        <translation>sem conflito</translation>
    </message>
    <message>
        <source>Padding of %1</source>
        <translation>Preenchimento (padding) de %1</translation>
    </message>
    <message>
        <source>conflicts for each padding, in words per row</source>
        <translation>conflitos com cada preenchimento, em palavras por linha</translation>
    </message>
    <message>
        <source>The length of a row is unknown. Enter the number of elements per row.</source>
        <translation>O comprimento da linha é desconhecido. Informe o número de elementos por linha.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln conflict(s)</source>
        <translation>
            <numerusform>%Ln conflito</numerusform>
            <numerusform>%Ln conflitos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (recorded)</source>
        <comment>a formula</comment>
        <translation>%1 (gravado)</translation>
    </message>
    <message>
        <source>XOR swizzle of %1</source>
        <translation>Swizzle XOR de %1</translation>
    </message>
    <message>
        <source>no extra bytes, but extra instructions that compute the new indices; x: index in the row, y: row</source>
        <translation>sem bytes adicionais, mas com instruções adicionais que calculam os novos índices; x: índice na linha, y: linha</translation>
    </message>
    <message>
        <source>recounted from the trace</source>
        <translation>recontagem a partir do trace</translation>
    </message>
    <message>
        <source>modelled</source>
        <translation>modelo</translation>
    </message>
    <message>
        <source>changes the source</source>
        <translation>muda o código-fonte</translation>
    </message>
    <message>
        <source>Layouts of %1</source>
        <translation>Layouts de %1</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>sem mudança</translation>
    </message>
    <message>
        <source>%1 less</source>
        <comment>a share</comment>
        <translation>%1 a menos</translation>
    </message>
    <message>
        <source>%1 more</source>
        <comment>a share</comment>
        <translation>%1 a mais</translation>
    </message>
    <message>
        <source>Passes of local memory</source>
        <translation>Passagens da memória local</translation>
    </message>
    <message>
        <source>Cycles</source>
        <translation>Ciclos</translation>
    </message>
    <message>
        <source>does not fit on a multiprocessor</source>
        <translation>não cabe em um multiprocessador</translation>
    </message>
    <message>
        <source>modelled, without the extra instructions</source>
        <translation>modelo, sem as instruções adicionais</translation>
    </message>
    <message>
        <source>computing…</source>
        <translation>calculando…</translation>
    </message>
    <message>
        <source>Local memory per group</source>
        <translation>Memória local por grupo</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>cálculo</translation>
    </message>
    <message>
        <source>%1 more</source>
        <comment>a number of bytes</comment>
        <translation>%1 a mais</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Ocupação</translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s) fit</source>
        <translation>
            <numerusform>cabe %Ln grupo</numerusform>
            <numerusform>cabem %Ln grupos</numerusform>
        </translation>
    </message>
    <message>
        <source>Neither this layout nor the recorded one has conflicts.</source>
        <translation>Nem este layout nem o gravado têm conflitos.</translation>
    </message>
    <message>
        <source>No conflict is left.</source>
        <translation>Não resta nenhum conflito.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln conflict(s) are left.</source>
        <translation>
            <numerusform>Resta %Ln conflito.</numerusform>
            <numerusform>Restam %Ln conflitos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The number of conflicts does not change.</source>
        <translation>O número de conflitos não muda.</translation>
    </message>
    <message>
        <source>%1 That is %2 less than recorded.</source>
        <translation>%1 Isso é %2 a menos do que no layout gravado.</translation>
    </message>
    <message>
        <source>%1 That is %2 more than recorded.</source>
        <translation>%1 Isso é %2 a mais do que no layout gravado.</translation>
    </message>
    <message>
        <source>A swizzle needs no extra bytes, but it needs extra instructions to compute the new indices.</source>
        <translation>Um swizzle não precisa de bytes adicionais, mas sim de instruções adicionais que calculam os novos índices.</translation>
    </message>
    <message>
        <source>A group needs %1 more local memory.</source>
        <translation>Um grupo precisa de mais %1 de memória local.</translation>
    </message>
    <message numerus="yes">
        <source>It is the smallest of %Ln padding(s) without a conflict.</source>
        <translation>
            <numerusform>É o menor preenchimento sem conflitos (preenchimentos sem conflitos: %Ln).</numerusform>
            <numerusform>É o menor de %Ln preenchimentos sem conflitos.</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown row length: enter the number of elements per row</source>
        <translation>comprimento da linha desconhecido: informe o número de elementos por linha</translation>
    </message>
    <message>
        <source>As recorded</source>
        <translation>Como gravado</translation>
    </message>
    <message numerus="yes">
        <source>Padding of %Ln word(s) per row</source>
        <translation>
            <numerusform>Preenchimento de %Ln palavra por linha</numerusform>
            <numerusform>Preenchimento de %Ln palavras por linha</numerusform>
        </translation>
    </message>
    <message>
        <source>Not possible: %1</source>
        <translation>Não é possível: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln conflict(s) of all accesses to the array in the launch</source>
        <translation>
            <numerusform>%Ln conflito no total dos acessos ao array no lançamento</numerusform>
            <numerusform>%Ln conflitos no total dos acessos ao array no lançamento</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pass(es) of the worst request</source>
        <translation>
            <numerusform>%Ln passagem da pior requisição</numerusform>
            <numerusform>%Ln passagens da pior requisição</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not possible: %2.</source>
        <translation>%1 não é possível: %2.</translation>
    </message>
    <message>
        <source>The recorded layout has no conflicts.</source>
        <translation>O layout gravado não tem conflitos.</translation>
    </message>
    <message numerus="yes">
        <source>The recorded layout has %Ln conflict(s).</source>
        <translation>
            <numerusform>O layout gravado tem %Ln conflito.</numerusform>
            <numerusform>O layout gravado tem %Ln conflitos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a layout; sentences about it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The lanes update the same word with atomics, which take turns in every layout. So no padding and no swizzle removes a conflict.</source>
        <translation>As lanes atualizam a mesma palavra com operações atômicas, que se revezam em qualquer layout. Por isso, nenhum preenchimento e nenhum swizzle elimina um conflito.</translation>
    </message>
    <message>
        <source>%1 of the conflicts are atomics on the same word, which take turns in every layout. A padding or a swizzle can only remove the others.</source>
        <translation>%1 dos conflitos são operações atômicas na mesma palavra, que se revezam em qualquer layout. Um preenchimento ou um swizzle só pode eliminar os outros.</translation>
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
        <translation>Não existe o comando “%1”.</translation>
    </message>
    <message>
        <source> &quot;%1 --help&quot; lists all commands.</source>
        <translation> “%1 --help” lista todos os comandos.</translation>
    </message>
    <message>
        <source>Unexpected argument &quot;%2&quot;. &quot;%1 --help&quot; shows the usage.</source>
        <translation>Argumento inesperado “%2”. “%1 --help” mostra o uso.</translation>
    </message>
    <message>
        <source> Did you mean &quot;%1&quot;?</source>
        <translation> Você quis dizer “%1”?</translation>
    </message>
    <message>
        <source>Assertion failed: %1</source>
        <translation>A asserção falhou: %1</translation>
    </message>
    <message>
        <source>The run has errors or a wrong result, so the exit code is 1. To see the details, run the command without --get and --assert.</source>
        <translation>A execução tem erros ou um resultado errado, por isso o código de saída é 1. Para ver os detalhes, execute o comando sem --get e --assert.</translation>
    </message>
    <message>
        <source>Exit codes: 0 success, 1 findings, a wrong result or a failed --assert, 2 wrong usage, 3 unusable input, 4 no device, a driver failure, an internal error or too little memory, 130 cancelled.</source>
        <translation>Códigos de saída: 0 sucesso, 1 achados, um resultado errado ou um --assert que falhou, 2 uso errado, 3 entrada inutilizável, 4 nenhum dispositivo, uma falha de driver, um erro interno ou memória insuficiente, 130 cancelado.</translation>
    </message>
    <message>
        <source>Missing argument: %2. &quot;%1 --help&quot; shows the usage.</source>
        <translation>Argumento ausente: %2. “%1 --help” mostra o uso.</translation>
    </message>
    <message>
        <source>Cannot open a window, because there is no display. Without a display, use &quot;lockstep render&quot; to write pictures and &quot;lockstep-cli&quot; to print metrics.</source>
        <translation>Não é possível abrir uma janela, porque não há display. Sem display, use “lockstep render” para escrever figuras e “lockstep-cli” para imprimir métricas.</translation>
    </message>
    <message>
        <source>Unexpected argument &quot;%2&quot;. At most %3 are possible. &quot;%1 --help&quot; shows the usage.</source>
        <translation>Argumento inesperado “%2”. No máximo %3 são possíveis. “%1 --help” mostra o uso.</translation>
    </message>
</context>
<context>
    <name>ValueWords</name>
    <message>
        <source>no texel (outside the image)</source>
        <translation>nenhum texel (fora da imagem)</translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message>
        <source>%1, a null pointer</source>
        <translation>%1, um ponteiro nulo</translation>
    </message>
    <message>
        <source>a null pointer</source>
        <translation>um ponteiro nulo</translation>
    </message>
    <message>
        <source>a misaligned address</source>
        <translation>um endereço desalinhado</translation>
    </message>
    <message>
        <source>an address outside every object</source>
        <translation>um endereço fora de todos os objetos</translation>
    </message>
    <message>
        <source>%1, misaligned</source>
        <translation>%1, desalinhado</translation>
    </message>
    <message>
        <source>%1, out of bounds</source>
        <translation>%1, fora dos limites</translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message>
        <source>Solved. Your solution also works for other input values.</source>
        <translation>Resolvido. Sua solução também funciona com outros valores de entrada.</translation>
    </message>
    <message>
        <source>Nothing has been changed yet.</source>
        <translation>Nada foi alterado ainda.</translation>
    </message>
    <message>
        <source>The window shows another experiment. Go back to the one of this task.</source>
        <translation>A janela mostra outro experimento. Volte ao desta tarefa.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must stay as it was in this task.</source>
        <translation>Nesta tarefa, “%1” deve ficar como estava.</translation>
    </message>
    <message>
        <source>The hardware must stay as it was in this task.</source>
        <translation>Nesta tarefa, o hardware deve ficar como estava.</translation>
    </message>
    <message>
        <source>The kernel does not run.</source>
        <translation>Não é possível executar o kernel.</translation>
    </message>
    <message>
        <source>The result is wrong. It must be the same as before.</source>
        <translation>O resultado está errado. Ele deve ser o mesmo de antes.</translation>
    </message>
    <message>
        <source>Lockstep found an error in your version. Run the kernel (F5), and open the Findings tab.</source>
        <translation>O Lockstep encontrou um erro na sua versão. Execute o kernel (F5) e abra a aba Achados.</translation>
    </message>
    <message>
        <source>Not yet. This must be true:</source>
        <translation>Ainda não. Falta satisfazer esta condição:</translation>
    </message>
    <message>
        <source>Your solution works for these input values, but not for others.</source>
        <translation>Sua solução funciona com estes valores de entrada, mas não com outros.</translation>
    </message>
</context>
<context>
    <name>ViewChoices</name>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamanho do texto</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Show in cells</source>
        <translation>Mostrar nas células</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Termos</translation>
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
        <translation>GLSL e WebGPU</translation>
    </message>
    <message>
        <source>AMD</source>
        <translation>AMD</translation>
    </message>
    <message>
        <source>Uses the words of this programming interface in texts, but not in kernels, files and options</source>
        <translation>Usa os termos desta interface de programação nos textos, mas não em kernels, arquivos e opções</translation>
    </message>
</context>
<context>
    <name>Views</name>
    <message>
        <source>Sweep</source>
        <translation>Varredura</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Achados</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Lado a lado</translation>
    </message>
    <message>
        <source>Banks</source>
        <translation>Bancos</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>Filme</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>Lançamentos</translation>
    </message>
    <message>
        <source>Data flow</source>
        <translation>Fluxo de dados</translation>
    </message>
    <message>
        <source>Exchanges</source>
        <translation>Trocas</translation>
    </message>
    <message>
        <source>Footprint</source>
        <translation>Footprint</translation>
    </message>
    <message>
        <source>Global</source>
        <translation>Global</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>Calor</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>Warps</source>
        <translation>Warps</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Ocupação</translation>
    </message>
    <message>
        <source>Groups over time</source>
        <translation>Grupos no tempo</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Palco</translation>
    </message>
    <message>
        <source>Multiprocessor</source>
        <translation>Multiprocessador</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memória</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Fluxo</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparação</translation>
    </message>
    <message>
        <source>Lanes and banks</source>
        <translation>Lanes e bancos</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Corrida</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Testar</translation>
    </message>
</context>
<context>
    <name>WaitWords</name>
    <message>
        <source>Warp %1 issues from cycle %2 to %3.</source>
        <translation>O warp %1 emite instruções do ciclo %2 ao %3.</translation>
    </message>
    <message>
        <source>Meanwhile, warp %1 of group %2 issues.</source>
        <translation>Enquanto isso, o warp %1 do grupo %2 emite instruções.</translation>
    </message>
    <message>
        <source>Warp %1 of group %2 is not resident in cycle %3.</source>
        <translation>O warp %1 do grupo %2 não está residente no ciclo %3.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sector(s) requested</source>
        <translation>
            <numerusform>%Ln setor requisitado</numerusform>
            <numerusform>%Ln setores requisitados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warp(s) of its group have not reached the barrier yet: %1.</source>
        <translation>
            <numerusform>%Ln warp do grupo ainda não chegou à barreira: %1.</numerusform>
            <numerusform>%Ln warps do grupo ainda não chegaram à barreira: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Warp %1 is ready from cycle %2 to %3, waiting to issue.</source>
        <translation>O warp %1 está pronto do ciclo %2 ao %3, esperando a vez de emitir instruções.</translation>
    </message>
    <message>
        <source>Warp %1 is blocked from cycle %2 to %3, waiting for global memory.</source>
        <translation>O warp %1 está bloqueado do ciclo %2 ao %3, esperando pela memória global.</translation>
    </message>
    <message>
        <source>Warp %1 is blocked from cycle %2 to %3, waiting for local memory.</source>
        <translation>O warp %1 está bloqueado do ciclo %2 ao %3, esperando pela memória local.</translation>
    </message>
    <message>
        <source>Warp %1 is blocked from cycle %2 to %3, waiting at a barrier.</source>
        <translation>O warp %1 está bloqueado do ciclo %2 ao %3, esperando em uma barreira.</translation>
    </message>
    <message>
        <source>Warp %1 is blocked from cycle %2 to %3, waiting for an arithmetic result or for a branch to be resolved.</source>
        <translation>O warp %1 está bloqueado do ciclo %2 ao %3, esperando por um resultado aritmético ou pela resolução de um desvio.</translation>
    </message>
    <message>
        <source>Warp %1 is done, but its slot stays occupied from cycle %2 to %3, until its group ends.</source>
        <translation>O warp %1 já terminou, mas seu slot continua ocupado do ciclo %2 ao %3, até o fim do seu grupo.</translation>
    </message>
    <message numerus="yes">
        <source>The next wait of this warp starts in cycle %1 and takes %Ln cycle(s): %2</source>
        <translation>
            <numerusform>A próxima espera deste warp começa no ciclo %1 e leva %Ln ciclo: %2</numerusform>
            <numerusform>A próxima espera deste warp começa no ciclo %1 e leva %Ln ciclos: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>The group is resident from cycle %1 to %2.</source>
        <translation>O grupo está residente do ciclo %1 ao %2.</translation>
    </message>
</context>
<context>
    <name>WarpFilm</name>
    <message>
        <source>lane</source>
        <translation>lane</translation>
    </message>
    <message>
        <source>Warp %1, whole run</source>
        <translation>Warp %1, execução inteira</translation>
    </message>
    <message>
        <source>rows are lanes, columns are steps</source>
        <translation>linhas são lanes, colunas são passos</translation>
    </message>
</context>
<context>
    <name>WarpSplitWords</name>
    <message>
        <source>continues</source>
        <comment>lanes whose loop has a next turn</comment>
        <translation>continuam</translation>
    </message>
    <message>
        <source>then</source>
        <comment>the side of an if that is true</comment>
        <translation>então</translation>
    </message>
    <message>
        <source>else</source>
        <comment>the side of an if that is false</comment>
        <translation>senão</translation>
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
        <translation>fim do kernel, %1</translation>
    </message>
    <message>
        <source>line %1, %2, %3</source>
        <comment>number; lanes; steps</comment>
        <translation>linha %1, %2, %3</translation>
    </message>
    <message>
        <source>continue at line %1, %2 (%3)</source>
        <comment>number; lanes; steps that they wait</comment>
        <translation>continuam na linha %1, %2 (%3)</translation>
    </message>
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
            <numerusform>%Ln passo</numerusform>
            <numerusform>%Ln passos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wait %Ln step(s)</source>
        <comment>lanes</comment>
        <translation>
            <numerusform>esperam %Ln passo</numerusform>
            <numerusform>esperam %Ln passos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lane(s) of each warp</source>
        <translation>
            <numerusform>%Ln lane de cada warp</numerusform>
            <numerusform>%Ln lanes de cada warp</numerusform>
        </translation>
    </message>
    <message>
        <source>exits</source>
        <comment>lanes whose loop ends</comment>
        <translation>saem</translation>
    </message>
</context>
<context>
    <name>WhyNoPicture</name>
    <message>
        <source>This kernel uses no local memory.</source>
        <translation>Este kernel não usa memória local.</translation>
    </message>
    <message>
        <source>This kernel accesses no buffer.</source>
        <translation>Este kernel não acessa nenhum buffer.</translation>
    </message>
    <message>
        <source>This kernel does not fit on a multiprocessor of the hardware model.</source>
        <translation>Este kernel não cabe em um multiprocessador do modelo de hardware.</translation>
    </message>
    <message>
        <source>This kernel accesses neither local nor global memory.</source>
        <translation>Este kernel não acessa a memória local nem a global.</translation>
    </message>
    <message>
        <source>Caches are switched off in the hardware model.</source>
        <translation>As caches estão desligadas no modelo de hardware.</translation>
    </message>
    <message>
        <source>This launch reads no buffer and no image.</source>
        <translation>Este lançamento não lê nenhum buffer nem imagem.</translation>
    </message>
    <message>
        <source>No lane exchanges values with another lane.</source>
        <translation>Nenhuma lane troca valores com outra lane.</translation>
    </message>
    <message>
        <source>The launches of this run do not overlap in time.</source>
        <translation>Os lançamentos desta execução não se sobrepõem no tempo.</translation>
    </message>
    <message>
        <source>This launch has only one work-group.</source>
        <translation>Este lançamento tem apenas um grupo de trabalho.</translation>
    </message>
    <message>
        <source>This launch has no array in local memory.</source>
        <translation>Este lançamento não tem array na memória local.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::AccountBar</name>
    <message>
        <source>Use of the modelled time</source>
        <translation>Uso do tempo modelado</translation>
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
        <translation>Certo</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Errado</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ArgumentRow</name>
    <message>
        <source>Size of %1</source>
        <translation>Tamanho de %1</translation>
    </message>
    <message>
        <source>Width x height, in texels</source>
        <translation>Largura x altura, em texels</translation>
    </message>
    <message>
        <source>Format of %1</source>
        <translation>Formato de %1</translation>
    </message>
    <message>
        <source>Texel format: channels and data type</source>
        <translation>Formato de texel: canais e tipo de dados</translation>
    </message>
    <message>
        <source>Content of %1</source>
        <translation>Conteúdo de %1</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>Valor de %1</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Escolher um arquivo</translation>
    </message>
    <message>
        <source>Addressing mode: none, clamp_to_edge, clamp, repeat or mirrored_repeat; append :normalized, :linear or both if needed</source>
        <translation>Modo de endereçamento: none, clamp_to_edge, clamp, repeat ou mirrored_repeat; acrescente :normalized, :linear ou os dois, se necessário</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a valid size</source>
        <comment>what was typed</comment>
        <translation>“%1” não é um tamanho válido</translation>
    </message>
    <message numerus="yes">
        <source>Number of elements of %Ln byte(s) each. 4K is 4096 elements, and 64 B is a size in bytes.</source>
        <translation>
            <numerusform>Número de elementos de %Ln byte cada um. 4K são 4096 elementos, e 64 B é um tamanho em bytes.</numerusform>
            <numerusform>Número de elementos de %Ln bytes cada um. 4K são 4096 elementos, e 64 B é um tamanho em bytes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s) of values from the launch file</source>
        <translation>
            <numerusform>%Ln byte de valores do arquivo de lançamento</numerusform>
            <numerusform>%Ln bytes de valores do arquivo de lançamento</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a valid sampler</source>
        <comment>what was typed</comment>
        <translation>&quot;%1&quot; não é um sampler válido</translation>
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
        <translation>Lockstep: apresentação</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::AxisRow</name>
    <message>
        <source>Values: %1</source>
        <comment>the label of what is varied</comment>
        <translation>Valores: %1</translation>
    </message>
    <message>
        <source>32,64,128 or 32..1024</source>
        <translation>32,64,128 ou 32..1024</translation>
    </message>
    <message>
        <source>Values separated by commas, or FIRST..LAST (each value is twice the previous one)</source>
        <translation>Valores separados por vírgulas, ou PRIMEIRO..ÚLTIMO (cada valor é o dobro do anterior)</translation>
    </message>
    <message>
        <source>no other parameter</source>
        <translation>nenhum outro parâmetro</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::BookmarkActions</name>
    <message>
        <source>There is no step to bookmark yet. Run an experiment or a kernel</source>
        <translation>Ainda não há passo para adicionar aos marcadores. Execute um experimento ou um kernel</translation>
    </message>
    <message>
        <source>There are already %1 bookmarks. Remove some of them</source>
        <translation>Já há %1 marcadores. Remova alguns</translation>
    </message>
    <message>
        <source>Add bookmark</source>
        <translation>Adicionar marcador</translation>
    </message>
    <message>
        <source>Rename bookmark</source>
        <translation>Renomear marcador</translation>
    </message>
    <message>
        <source>Text of the bookmark at step %1:</source>
        <translation>Texto do marcador no passo %1:</translation>
    </message>
    <message>
        <source>Bookmark at step %1 saved</source>
        <translation>Marcador no passo %1 salvo</translation>
    </message>
    <message>
        <source>shown now</source>
        <translation>mostrada agora</translation>
    </message>
    <message>
        <source>This run has no bookmark after this step</source>
        <translation>Esta execução não tem marcador depois deste passo</translation>
    </message>
    <message>
        <source>This run has no bookmark before this step</source>
        <translation>Esta execução não tem marcador antes deste passo</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::BookmarkList</name>
    <message>
        <source>There are no bookmarks yet. %1 adds one at the current step.</source>
        <comment>%1: a shortcut</comment>
        <translation>Ainda não há marcadores. %1 adiciona um no passo atual.</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>List of bookmarks</source>
        <translation>Lista de marcadores</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Execução</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renomear</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::BreakpointActions</name>
    <message>
        <source>No step of this work-group executes line %1, so playback cannot stop there</source>
        <translation>Nenhum passo deste grupo de trabalho executa a linha %1, por isso a reprodução não pode parar ali</translation>
    </message>
    <message>
        <source>nothing has been run yet</source>
        <translation>nada foi executado ainda</translation>
    </message>
    <message>
        <source>the source has changed since the last run</source>
        <translation>o código mudou desde a última execução</translation>
    </message>
    <message>
        <source>warp %1 does not execute it after this step</source>
        <translation>o warp %1 não a executa depois deste passo</translation>
    </message>
    <message>
        <source>warp %1 does not execute it</source>
        <translation>o warp %1 não a executa</translation>
    </message>
    <message>
        <source>Run to line %1</source>
        <translation>Executar até a linha %1</translation>
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
            <numerusform>%Ln achado ou sugestão</numerusform>
            <numerusform>%Ln achados e sugestões</numerusform>
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
        <translation>Série</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posição</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ChartedSweep</name>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linhas</translation>
    </message>
    <message>
        <source>Chart type</source>
        <translation>Tipo de gráfico</translation>
    </message>
    <message>
        <source>Metric shown in the chart</source>
        <translation>Métrica mostrada no gráfico</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ChartsPanel</name>
    <message>
        <source>Rounds</source>
        <translation>Rodadas</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>This launch</source>
        <translation>Este lançamento</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ChecksList</name>
    <message>
        <source>This recording contains these files:</source>
        <translation>Esta gravação contém estes arquivos:</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more file(s)</source>
        <translation>
            <numerusform>e mais %Ln arquivo</numerusform>
            <numerusform>e mais %Ln arquivos</numerusform>
        </translation>
    </message>
    <message>
        <source>The result of the instrumented kernel differs from that of the original kernel: in launch %1, %2[%3] is %4 instead of %5. A race or an unspecified execution order can cause this. If neither is the cause, the counts may not apply to the original kernel.</source>
        <translation>O kernel instrumentado calcula um resultado diferente do calculado pelo kernel original: no lançamento %1, %2[%3] é %4 em vez de %5. Uma condição de corrida ou uma ordem de execução não especificada pode causar isso. Se nenhuma delas for a causa, as contagens podem não valer para o kernel original.</translation>
    </message>
    <message>
        <source>Checks performed</source>
        <translation>Verificações realizadas</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ChosenLine</name>
    <message>
        <source>Enter: next step of this line · Esc: clear</source>
        <translation>Enter: próximo passo desta linha · Esc: limpar</translation>
    </message>
    <message>
        <source>The steps of this line are marked below the timeline slider and in the Film view. Bars mark the lanes that execute the line and, in the Heat view, the memory cells that it accesses. In the Heat view, a frame marks the row of the line.</source>
        <translation>Os passos desta linha são marcados abaixo da linha do tempo e na visão Filme. As barras marcam as lanes que executam a linha e, na visão Calor, as células de memória que ela acessa. Na visão Calor, uma moldura marca a faixa da linha.</translation>
    </message>
    <message numerus="yes">
        <source>Line %1: %Ln of %2 steps</source>
        <translation>
            <numerusform>Linha %1: %Ln de %2 passos</numerusform>
            <numerusform>Linha %1: %Ln de %2 passos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::CommandDialog</name>
    <message>
        <source>Command line</source>
        <translation>Linha de comando</translation>
    </message>
    <message>
        <source>This command writes the same file:</source>
        <translation>Este comando escreve o mesmo arquivo:</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
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
        <translation>Procurar um comando</translation>
    </message>
    <message>
        <source>Command or experiment</source>
        <translation>Comando ou experimento</translation>
    </message>
    <message>
        <source>Commands found</source>
        <translation>Comandos encontrados</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer words.</source>
        <translation>Nada encontrado. Tente com menos palavras.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::CompactBar</name>
    <message>
        <source>Tools</source>
        <translation>Ferramentas</translation>
    </message>
    <message>
        <source>&amp;Menu</source>
        <translation>&amp;Menu</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message numerus="yes">
        <source>%Ln finding(s) and suggestion(s)</source>
        <translation>
            <numerusform>%Ln achado ou sugestão</numerusform>
            <numerusform>%Ln achados e sugestões</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::CompareActions</name>
    <message>
        <source>Compare with %1</source>
        <translation>Comparar com %1</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::CompareButtons</name>
    <message>
        <source>cannot be compared with the shown run</source>
        <translation>não pode ser comparado com a execução exibida</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ComparePage</name>
    <message>
        <source>Runs in this window</source>
        <translation>Execuções nesta janela</translation>
    </message>
    <message>
        <source>Runs to compare</source>
        <translation>Execuções a comparar</translation>
    </message>
    <message>
        <source>Run all variants</source>
        <translation>Executar variantes</translation>
    </message>
    <message>
        <source>Open recording…</source>
        <translation>Abrir gravação…</translation>
    </message>
    <message>
        <source>Another hardware preset</source>
        <translation>Outra predefinição de hardware</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>Copiar como CSV</translation>
    </message>
    <message>
        <source>Select two or more runs. The list contains all runs of this window.</source>
        <translation>Selecione duas ou mais execuções. A lista contém todas as execuções desta janela.</translation>
    </message>
    <message>
        <source>Analyse the current run again with a different hardware preset</source>
        <translation>Analisar de novo a execução atual com outra predefinição de hardware</translation>
    </message>
    <message>
        <source>Interpretation</source>
        <translation>Interpretação</translation>
    </message>
    <message>
        <source>Ratios are relative to the first run. Hover over a metric to see the source of its values.</source>
        <translation>As razões são relativas à primeira execução. Passe o ponteiro sobre uma métrica para ver a origem dos seus valores.</translation>
    </message>
    <message>
        <source>Timing the runs alternately (round %1 of %2)</source>
        <translation>Medindo os tempos das execuções alternadamente (rodada %1 de %2)</translation>
    </message>
    <message>
        <source>Match inputs</source>
        <translation>Igualar entradas</translation>
    </message>
    <message>
        <source>Run the other experiments with the parameter values of the first one</source>
        <translation>Executar os outros experimentos com os valores dos parâmetros do primeiro</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::CompareTable</name>
    <message>
        <source>Comparison</source>
        <translation>Comparação</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Métrica</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>the ratio of a run to the first, by their letters</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>From</source>
        <comment>where a figure comes from</comment>
        <translation>Origem</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ContextMenus</name>
    <message>
        <source>Copy picture</source>
        <translation>Copiar figura</translation>
    </message>
    <message>
        <source>Data copied to the clipboard as CSV</source>
        <translation>Dados copiados para a área de transferência como CSV</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>Copiar como CSV</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Copiar link</translation>
    </message>
    <message>
        <source>Link copied to the clipboard</source>
        <translation>Link copiado para a área de transferência</translation>
    </message>
    <message>
        <source>Copy command line</source>
        <translation>Copiar linha de comando</translation>
    </message>
    <message>
        <source>Command line copied to the clipboard</source>
        <translation>Linha de comando copiada para a área de transferência</translation>
    </message>
    <message>
        <source>Picture copied to the clipboard</source>
        <translation>Figura copiada para a área de transferência</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Present this chart</source>
        <translation>Apresentar este gráfico</translation>
    </message>
    <message>
        <source>Text copied to the clipboard</source>
        <translation>Texto copiado para a área de transferência</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ContinuePart</name>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Passo %1 de %2</translation>
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
        <translation>Custos no fim das linhas</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <comment>a line of the source; its cost</comment>
        <translation>linha %1: %2</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::CureActions</name>
    <message>
        <source>Running %1…</source>
        <translation>Executando %1…</translation>
    </message>
    <message>
        <source>%1 is shown next to this run.</source>
        <translation>Ao lado desta execução: %1.</translation>
    </message>
    <message>
        <source>No faster variant of this experiment avoids this cost.</source>
        <translation>Nenhuma variante mais rápida deste experimento evita este custo.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::CurePanel</name>
    <message>
        <source>Why is it slow?</source>
        <translation>Por que é lento?</translation>
    </message>
    <message>
        <source>Looking for the highest cost…</source>
        <translation>Procurando o maior custo…</translation>
    </message>
    <message>
        <source>Show the fix</source>
        <translation>Mostrar a correção</translation>
    </message>
    <message>
        <source>Show the suggestion</source>
        <translation>Mostrar a sugestão</translation>
    </message>
    <message>
        <source>Counted from the trace. First error: %1.</source>
        <comment>a kind of error</comment>
        <translation>Contagem do trace. Primeiro erro: %1.</translation>
    </message>
    <message>
        <source>Show the findings</source>
        <translation>Mostrar os achados</translation>
    </message>
    <message>
        <source>Run the kernel (F5) to see here why it is slow.</source>
        <translation>Execute o kernel (F5) para ver aqui por que ele é lento.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s) were found, so the result can be wrong. Fix the errors before you optimise.</source>
        <translation>
            <numerusform>%Ln erro foi encontrado, portanto o resultado pode estar errado. Corrija o erro antes de otimizar.</numerusform>
            <numerusform>%Ln erros foram encontrados, portanto o resultado pode estar errado. Corrija os erros antes de otimizar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing found to improve. Analysed: divergence, sectors, bank conflicts, barriers, occupancy, latency, atomics and repeated work. %Ln check(s) were run.</source>
        <translation>
            <numerusform>Nada encontrado para melhorar. Análise: divergência, setores, conflitos de bancos de memória, barreiras, ocupação, latência, operações atômicas e trabalho repetido. Foi feita %Ln verificação.</numerusform>
            <numerusform>Nada encontrado para melhorar. Análise: divergência, setores, conflitos de bancos de memória, barreiras, ocupação, latência, operações atômicas e trabalho repetido. Foram feitas %Ln verificações.</numerusform>
        </translation>
    </message>
    <message>
        <source>The guessed sizes and inputs may have caused these errors. Set your own under Values.</source>
        <translation>Os tamanhos e as entradas deduzidos podem ter causado estes erros. Defina os seus em Valores.</translation>
    </message>
    <message>
        <source>Show the costs anyway</source>
        <translation>Mostrar os custos mesmo assim</translation>
    </message>
    <message>
        <source>Simulating where the time goes…</source>
        <translation>Simulando para ver onde o tempo é gasto…</translation>
    </message>
    <message>
        <source>The costs of this run are not known.</source>
        <translation>Os custos desta execução não são conhecidos.</translation>
    </message>
    <message>
        <source>Try other layouts</source>
        <translation>Testar outros layouts</translation>
    </message>
    <message>
        <source>This suggestion is about another cost. %1</source>
        <comment>a sentence follows</comment>
        <translation>Esta sugestão trata de outro custo. %1</translation>
    </message>
    <message>
        <source>Below: how the schedulers use their cycles. Removing a cost can save more than its share, because it can also shorten the waits of other warps.</source>
        <translation>Abaixo: como os escalonadores usam seus ciclos. Eliminar um custo pode economizar mais do que a sua parte, porque também pode encurtar as esperas de outros warps.</translation>
    </message>
    <message>
        <source>Below: how the schedulers use their cycles.</source>
        <translation>Abaixo: como os escalonadores usam seus ciclos.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::DeviceActions</name>
    <message>
        <source>Runs are recorded on this computer.</source>
        <translation>As gravações são feitas neste computador.</translation>
    </message>
    <message>
        <source>Runs are recorded on %1.</source>
        <translation>As gravações são feitas em %1.</translation>
    </message>
    <message>
        <source>The device &quot;%1&quot; is missing. Runs are recorded on the default device of this computer.</source>
        <translation>O dispositivo &quot;%1&quot; não está disponível. As execuções são gravadas no dispositivo padrão deste computador.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::DeviceDialog</name>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>&amp;Record on:</source>
        <translation>&amp;Gravar em:</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Dispositivos</translation>
    </message>
    <message>
        <source>&amp;Add a computer over ssh:</source>
        <translation>&amp;Adicionar um computador por ssh:</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>A&amp;dicionar</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Testar</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Re&amp;mover</translation>
    </message>
    <message>
        <source>&amp;Use this device</source>
        <translation>&amp;Usar este dispositivo</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Este computador</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation>Conectando a %1…</translation>
    </message>
    <message numerus="yes">
        <source>%1 is ready. It has %n device(s).</source>
        <translation>
            <numerusform>%1 está pronto. Tem %n dispositivo.</numerusform>
            <numerusform>%1 está pronto. Tem %n dispositivos.</numerusform>
        </translation>
    </message>
    <message>
        <source>This computer: %1</source>
        <translation>Este computador: %1</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::DeviceNotice</name>
    <message>
        <source>No OpenCL device. Recordings and examples open without one.</source>
        <translation>Nenhum dispositivo OpenCL. Gravações e exemplos podem ser abertos mesmo assim.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ExperimentsPanel</name>
    <message>
        <source>Filter experiments</source>
        <translation>Filtrar experimentos</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Experimentos</translation>
    </message>
    <message>
        <source>What to look at</source>
        <translation>O que observar</translation>
    </message>
    <message>
        <source>What the experiment teaches</source>
        <translation>O que o experimento ensina</translation>
    </message>
    <message>
        <source>Looking for suggestions…</source>
        <translation>Procurando sugestões…</translation>
    </message>
    <message>
        <source>Broken on purpose, to demonstrate the fault. %1</source>
        <translation>Com erro proposital, para demonstrar a falha. %1</translation>
    </message>
    <message>
        <source>%1, broken on purpose</source>
        <translation>%1, com erro proposital</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>experiment; why it did not run</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln variant(s)</source>
        <translation>
            <numerusform>%Ln variante</numerusform>
            <numerusform>%Ln variantes</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems found and nothing to suggest. To look further, compare two group sizes or two versions of the kernel.</source>
        <translation>Nenhum problema encontrado e nada a sugerir. Para investigar mais, compare dois tamanhos de grupo ou duas versões do kernel.</translation>
    </message>
    <message>
        <source>Broken on purpose. The expected finding is &quot;%1&quot;.</source>
        <translation>Com erro proposital. O achado esperado é “%1”.</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>falhou</translation>
    </message>
    <message>
        <source>broken on purpose</source>
        <translation>com erro proposital</translation>
    </message>
    <message>
        <source>was run</source>
        <translation>já executado</translation>
    </message>
    <message>
        <source>not run yet</source>
        <translation>ainda não executado</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Copy to clipboard</source>
        <translation>Copiar figura</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>No single command reproduces everything shown here</source>
        <translation>Não há um comando único que reproduza tudo o que é mostrado aqui</translation>
    </message>
    <message>
        <source>Command line…</source>
        <translation>Linha de comando…</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Conteúdo</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ExportForm</name>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>As on screen</source>
        <translation>Como na tela</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Cores</translation>
    </message>
    <message>
        <source>As in the window</source>
        <translation>Como na janela</translation>
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
        <translation>GLSL e WebGPU</translation>
    </message>
    <message>
        <source>AMD</source>
        <translation>AMD</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Termos</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Legenda</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Legenda de cores</translation>
    </message>
    <message>
        <source>Error bars</source>
        <translation>Barras de erro</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>Fundo transparente</translation>
    </message>
    <message>
        <source>Device and parameters below</source>
        <translation>Dispositivo e parâmetros no rodapé</translation>
    </message>
    <message>
        <source>Also save the data as CSV</source>
        <translation>Salvar também os dados em CSV</translation>
    </message>
    <message>
        <source>The file also contains the device, the parameters, the seed and the version of Lockstep, so that the picture can be made again.</source>
        <translation>O arquivo também contém o dispositivo, os parâmetros, a semente e a versão do Lockstep, para que a figura possa ser refeita.</translation>
    </message>
    <message>
        <source>Describe each step below the picture</source>
        <translation>Descrever cada passo abaixo da figura</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ExportPreview</name>
    <message>
        <source>Preview</source>
        <translation>Prévia</translation>
    </message>
    <message>
        <source>Readability</source>
        <translation>Legibilidade</translation>
    </message>
    <message>
        <source>The preview appears when the simulation has finished.</source>
        <translation>A prévia aparece quando a simulação termina.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s) of %1 × %2 mm</source>
        <translation>
            <numerusform>%Ln página de %1 × %2 mm</numerusform>
            <numerusform>%Ln páginas de %1 × %2 mm</numerusform>
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
        <translation>%1 · cerca de %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln frame(s) of %1 × %2 px · about %3</source>
        <comment>number of frames; width; height; size of the file</comment>
        <translation>
            <numerusform>%Ln quadro de %1 × %2 px · cerca de %3</numerusform>
            <numerusform>%Ln quadros de %1 × %2 px · cerca de %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ExportProgress</name>
    <message>
        <source>Progress</source>
        <translation>Progresso</translation>
    </message>
    <message>
        <source>Writing the file (%1)</source>
        <comment>how long it will take</comment>
        <translation>Gravando o arquivo (%1)</translation>
    </message>
    <message>
        <source>Writing the file</source>
        <translation>Gravando o arquivo</translation>
    </message>
    <message>
        <source>The export was cancelled. No file was written.</source>
        <translation>A exportação foi cancelada. Nenhum arquivo foi gravado.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ExportSize</name>
    <message>
        <source>Made for</source>
        <translation>Finalidade</translation>
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
        <translation>Largura</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Altura</translation>
    </message>
    <message>
        <source>Unit of the size</source>
        <translation>Unidade do tamanho</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source> pt</source>
        <comment>points</comment>
        <translation> pt</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamanho do texto</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>Pixels</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ExportSteps</name>
    <message>
        <source>Pass of a bank conflict</source>
        <translation>Passagem de conflito de bancos</translation>
    </message>
    <message>
        <source>A frame per</source>
        <translation>Quadro a cada</translation>
    </message>
    <message>
        <source>Cycles per frame</source>
        <translation>Ciclos por quadro</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>Primeiro quadro</translation>
    </message>
    <message>
        <source>first</source>
        <translation>primeiro</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>Último quadro</translation>
    </message>
    <message>
        <source>last</source>
        <translation>último</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Passos</translation>
    </message>
    <message>
        <source> per second</source>
        <translation> por segundo</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::FileActions</name>
    <message>
        <source>Saved %1</source>
        <translation>Salvo: %1</translation>
    </message>
    <message>
        <source>Save the recording</source>
        <translation>Salvar a gravação</translation>
    </message>
    <message>
        <source>Recordings (*.lks)</source>
        <translation>Gravações (*.lks)</translation>
    </message>
    <message>
        <source>%1 is still being saved. Wait until saving has finished, or cancel it, before you save this recording.</source>
        <translation>%1 ainda está sendo salvo. Espere até que isso termine ou cancele o salvamento antes de salvar esta gravação.</translation>
    </message>
    <message>
        <source>%1 is being saved. The window closes when saving has finished. Cancel saving to close the window immediately.</source>
        <translation>%1 está sendo salvo. A janela será fechada quando o salvamento terminar. Cancele o salvamento para fechar a janela imediatamente.</translation>
    </message>
    <message>
        <source>Open a kernel, a launch file, a recording or a lesson</source>
        <translation>Abrir um kernel, um arquivo de lançamento, uma gravação ou uma lição</translation>
    </message>
    <message>
        <source>Kernels, launch files, recordings and lessons (*.cl *.sim *.lks *.lockstep-lesson);;All files (*)</source>
        <translation>Kernels, arquivos de lançamento, gravações e lições (*.cl *.sim *.lks *.lockstep-lesson);;Todos os arquivos (*)</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::FileRows</name>
    <message>
        <source>My files</source>
        <translation>Meus arquivos</translation>
    </message>
    <message>
        <source>%1 was not found.</source>
        <translation>O arquivo %1 não foi encontrado.</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>não encontrado</translation>
    </message>
    <message>
        <source>file</source>
        <translation>arquivo</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::FileTile</name>
    <message>
        <source>not found</source>
        <translation>não encontrado</translation>
    </message>
    <message>
        <source>%1 was not found.</source>
        <translation>O arquivo %1 não foi encontrado.</translation>
    </message>
    <message>
        <source>%1, not found</source>
        <comment>a file</comment>
        <translation>%1, não encontrado</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::FilesQuestion</name>
    <message>
        <source>Files outside the folder</source>
        <translation>Arquivos fora da pasta</translation>
    </message>
    <message>
        <source>%1 refers to files outside its folder:</source>
        <translation>%1 se refere a arquivos fora da própria pasta:</translation>
    </message>
    <message>
        <source>Lockstep reads these files only with your permission. The recording then contains their contents.</source>
        <translation>O Lockstep só lê estes arquivos com a sua permissão. A gravação passa então a incluir o conteúdo deles.</translation>
    </message>
    <message>
        <source>Read these files</source>
        <translation>Ler estes arquivos</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::FindingActions</name>
    <message>
        <source>The recorded work-groups have no step at this line</source>
        <translation>Os grupos de trabalho gravados não têm nenhum passo nesta linha</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::FindingsPage</name>
    <message>
        <source>Evidence</source>
        <translation>Evidência</translation>
    </message>
    <message>
        <source>Go to step</source>
        <translation>Ir para o passo</translation>
    </message>
    <message>
        <source>Choose a finding or a suggestion to see its evidence here.</source>
        <translation>Escolha um achado ou uma sugestão para ver sua evidência aqui.</translation>
    </message>
    <message>
        <source>Try other layouts</source>
        <translation>Testar outros layouts</translation>
    </message>
    <message>
        <source>Apply, run and compare</source>
        <translation>Aplicar, executar e comparar</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::FindingsPanel</name>
    <message>
        <source>No trace yet</source>
        <translation>Ainda não há trace</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Achados</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Todos %1</translation>
    </message>
    <message>
        <source>Errors %1</source>
        <translation>Erros %1</translation>
    </message>
    <message>
        <source>Notes %1</source>
        <translation>Notas %1</translation>
    </message>
    <message>
        <source>Suggestions %1</source>
        <translation>Sugestões %1</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>esperado</translation>
    </message>
    <message>
        <source>Launch %1</source>
        <translation>Lançamento %1</translation>
    </message>
    <message>
        <source>suggestion</source>
        <translation>sugestão</translation>
    </message>
    <message>
        <source>Looking for suggestions. The model simulates the launch with each cost set to zero…</source>
        <translation>Procurando sugestões. O modelo simula o lançamento com cada custo zerado…</translation>
    </message>
    <message numerus="yes">
        <source>No faults found, %Ln suggestion(s).</source>
        <translation>
            <numerusform>Nenhuma falha encontrada, %Ln sugestão.</numerusform>
            <numerusform>Nenhuma falha encontrada, %Ln sugestões.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to step</source>
        <translation>Ir para o passo</translation>
    </message>
    <message>
        <source>Go to step: %1</source>
        <translation>Ir para o passo: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more finding(s) and suggestion(s) are not listed.</source>
        <translation>
            <numerusform>Mais %Ln achado ou sugestão não é listado.</numerusform>
            <numerusform>Mais %Ln achados e sugestões não são listados.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::FirstPart</name>
    <message>
        <source>Show this run</source>
        <translation>Mostrar esta execução</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::FollowActions</name>
    <message>
        <source>There is no work-item to follow yet. Run an experiment or a kernel</source>
        <translation>Ainda não há item de trabalho para seguir. Execute um experimento ou um kernel</translation>
    </message>
    <message>
        <source>Work-item %1</source>
        <translation>Item de trabalho %1</translation>
    </message>
    <message>
        <source>The selected lane accesses no memory in this step. Select another step or lane</source>
        <translation>A lane selecionada não acessa a memória neste passo. Selecione outro passo ou outra lane</translation>
    </message>
    <message>
        <source>%1 in work-group %2</source>
        <comment>a word of local memory</comment>
        <translation>%1 no grupo de trabalho %2</translation>
    </message>
    <message>
        <source>The log of these steps can no longer be read. Run the kernel again</source>
        <translation>Não é mais possível ler o log destes passos. Execute o kernel de novo</translation>
    </message>
    <message>
        <source>Work-groups run in any order.</source>
        <translation>Os grupos de trabalho são executados em qualquer ordem.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::GalleryPart</name>
    <message>
        <source>Examples</source>
        <translation>Exemplos</translation>
    </message>
    <message>
        <source>Recordings that open immediately, without a device</source>
        <translation>Gravações que abrem na hora, sem dispositivo</translation>
    </message>
    <message>
        <source>Steps: %1 · lane efficiency: %2 · bank conflicts: %3</source>
        <translation>Passos: %1 · eficiência das lanes: %2 · conflitos de bancos: %3</translation>
    </message>
    <message>
        <source>Driver %1 · %2</source>
        <comment>version and date</comment>
        <translation>Driver %1 · %2</translation>
    </message>
    <message>
        <source>Recorded on a GPU</source>
        <translation>Gravado em uma GPU</translation>
    </message>
    <message>
        <source>Device: %1</source>
        <translation>Dispositivo: %1</translation>
    </message>
    <message>
        <source>Driver: %1</source>
        <translation>Driver: %1</translation>
    </message>
    <message>
        <source>Date: %1</source>
        <translation>Data: %1</translation>
    </message>
    <message>
        <source>Command: %1</source>
        <translation>Comando: %1</translation>
    </message>
    <message>
        <source>With the times and the work-group order that were measured on the GPU</source>
        <translation>Com os tempos e a ordem dos grupos de trabalho, medidos pela GPU</translation>
    </message>
    <message>
        <source>%1, recorded on %2</source>
        <comment>an experiment, a device</comment>
        <translation>%1, gravação feita em %2</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::GroupChooser</name>
    <message>
        <source>Launch</source>
        <translation>Lançamento</translation>
    </message>
    <message>
        <source>Work-group</source>
        <translation>Grupo de trabalho</translation>
    </message>
    <message>
        <source>The launch that all views, counters and charts show</source>
        <translation>O lançamento que todas as visões, contadores e gráficos mostram</translation>
    </message>
    <message>
        <source>The work-group that all views show</source>
        <translation>O grupo de trabalho que todas as visões mostram</translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> de %1</translation>
    </message>
    <message>
        <source> · first %1 of %2</source>
        <comment>after the number of a work-group; work-groups</comment>
        <translation> · primeiros %1 de %2</translation>
    </message>
    <message>
        <source> · %1 in all</source>
        <comment>after the number of a work-group; work-groups</comment>
        <translation> · %1 ao todo</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::GuideBrowser</name>
    <message>
        <source>Page of the guide</source>
        <translation>Página do guia</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::GuideWindow</name>
    <message>
        <source>User&apos;s guide</source>
        <translation>Guia do usuário</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Pesquisar no guia</translation>
    </message>
    <message>
        <source>Pages of the guide</source>
        <translation>Páginas do guia</translation>
    </message>
    <message>
        <source>%1 – User&apos;s guide</source>
        <comment>title of a page</comment>
        <translation>%1 – Guia do usuário</translation>
    </message>
    <message>
        <source>This page is not translated.</source>
        <translation>Esta página não está traduzida.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::HandoutActions</name>
    <message>
        <source>Print the lesson as a handout</source>
        <translation>Imprimir a lição como apostila</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Web page (*.html)</source>
        <translation>PDF (*.pdf);;Página web (*.html)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Salvo: %1</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::HardwarePanel</name>
    <message>
        <source>Load a hardware preset</source>
        <translation>Carregar uma predefinição de hardware</translation>
    </message>
    <message>
        <source>Hardware presets (*.json)</source>
        <translation>Predefinições de hardware (*.json)</translation>
    </message>
    <message>
        <source>Save as your own preset</source>
        <translation>Salvar como predefinição própria</translation>
    </message>
    <message>
        <source>Name (letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;):</source>
        <translation>Nome (letras, dígitos, &apos;-&apos;, &apos;_&apos; e &apos;.&apos;):</translation>
    </message>
    <message>
        <source>my-%1</source>
        <comment>proposed name of a preset</comment>
        <translation>meu-%1</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Predefinição</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Salvar…</translation>
    </message>
    <message>
        <source>Save these values as your own preset</source>
        <translation>Salvar estes valores como predefinição própria</translation>
    </message>
    <message>
        <source>Load…</source>
        <translation>Carregar…</translation>
    </message>
    <message>
        <source>Add a preset file to your own presets</source>
        <translation>Acrescentar um arquivo às suas predefinições</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Restore the preset&apos;s values</source>
        <translation>Restaurar os valores da predefinição</translation>
    </message>
    <message>
        <source>Same as the preset</source>
        <translation>Igual à predefinição</translation>
    </message>
    <message>
        <source>The educational preset, because kernels run on a CPU, which has no warps</source>
        <translation>A predefinição educacional, porque os kernels são executados em uma CPU, que não tem warps</translation>
    </message>
    <message>
        <source>The preset of %1, which runs the kernels</source>
        <comment>a device</comment>
        <translation>A predefinição de %1, que executa os kernels</translation>
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
            <numerusform>%Ln valor alterado</numerusform>
            <numerusform>%Ln valores alterados</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>least and greatest value of a number</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Hardware presets, in this order: the preset of the device, those supplied with Lockstep, and your own</source>
        <translation>Predefinições de hardware, nesta ordem: a do dispositivo, as fornecidas com o Lockstep e as suas</translation>
    </message>
    <message>
        <source>Uses the values that the driver for %1 reports; all other values come from the preset %2</source>
        <comment>a device; a preset</comment>
        <translation>Usa os valores que o driver de %1 informa; todos os outros valores vêm da predefinição %2</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Origem: %1</translation>
    </message>
    <message>
        <source>changed · preset value: %1</source>
        <comment>a number with its unit</comment>
        <translation>alterado · a predefinição tem %1</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <comment>name of a number</comment>
        <translation>Restaurar: %1</translation>
    </message>
    <message>
        <source>Restore the preset&apos;s value</source>
        <translation>Restaurar o valor da predefinição</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::HardwareTable</name>
    <message>
        <source>The same recording on other hardware</source>
        <translation>A mesma gravação em outro hardware</translation>
    </message>
    <message>
        <source>Counts are exact, cycles are modelled. Numbers that differ from those of the shown hardware are bold.</source>
        <translation>As contagens são exatas; os ciclos, modelados. Os números que diferem dos do hardware mostrado estão em negrito.</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>Hardware</translation>
    </message>
    <message>
        <source>Warp
steps</source>
        <translation>Passos
de warp</translation>
    </message>
    <message>
        <source>Passes of
local memory</source>
        <translation>Passagens da
memória local</translation>
    </message>
    <message>
        <source>Bank
conflicts</source>
        <translation>Conflitos
de bancos</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>Setores</translation>
    </message>
    <message>
        <source>Cycles</source>
        <translation>Ciclos</translation>
    </message>
    <message>
        <source>Use this hardware</source>
        <translation>Usar este hardware</translation>
    </message>
    <message>
        <source>%1 (shown)</source>
        <comment>the name of a preset</comment>
        <translation>%1 (mostrado)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a number of the hardware, and its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>recorded for another warp width</source>
        <translation>gravado para outra largura de warp</translation>
    </message>
    <message>
        <source>counting…</source>
        <translation>contando…</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::HeatLegend</name>
    <message>
        <source>Each column has its own scale: the square root of the count, relative to the column&apos;s maximum.</source>
        <translation>Cada coluna tem sua própria escala: a raiz quadrada da contagem, relativa ao máximo da coluna.</translation>
    </message>
    <message>
        <source>fewer</source>
        <translation>menos</translation>
    </message>
    <message>
        <source>more · square-root scale, per column</source>
        <translation>mais · escala de raiz quadrada, por coluna</translation>
    </message>
    <message>
        <source>more · square root</source>
        <translation>mais · raiz quadrada</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::HistogramChart</name>
    <message>
        <source>Share of the launch&apos;s warp steps with this number of active lanes (counted)</source>
        <translation>Proporção dos passos de warp do lançamento com este número de lanes ativas (contagem)</translation>
    </message>
    <message>
        <source>Share of the launch&apos;s global memory requests that touch this number of sectors (counted)</source>
        <translation>Proporção das requisições à memória global do lançamento que abrangem este número de setores (contagem)</translation>
    </message>
    <message>
        <source>Divergence</source>
        <translation>Divergência</translation>
    </message>
    <message>
        <source>Sectors per request</source>
        <translation>Setores por requisição</translation>
    </message>
    <message>
        <source>Run an experiment to see the distribution of its warp steps and requests here.</source>
        <translation>Execute um experimento para ver aqui a distribuição dos seus passos de warp e das suas requisições.</translation>
    </message>
    <message>
        <source>counting…</source>
        <translation>contando…</translation>
    </message>
    <message>
        <source>no warp steps</source>
        <translation>nenhum passo de warp</translation>
    </message>
    <message>
        <source>this launch uses no global memory</source>
        <translation>este lançamento não usa memória global</translation>
    </message>
    <message>
        <source>counted from the trace: warp steps by active lanes, this launch</source>
        <translation>contagem do trace: passos de warp por lanes ativas, este lançamento</translation>
    </message>
    <message>
        <source>counted from the trace: requests by sectors touched, this launch</source>
        <translation>contagem do trace: requisições por setores acessados, este lançamento</translation>
    </message>
    <message>
        <source>active lanes</source>
        <translation>lanes ativas</translation>
    </message>
    <message>
        <source>sectors</source>
        <translation>setores</translation>
    </message>
    <message>
        <source>% of total</source>
        <translation>% do total</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::HistoryList</name>
    <message>
        <source>Steps of the history</source>
        <translation>Passos do histórico</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Work-item</source>
        <translation>Item de trabalho</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linha</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>O que acontece</translation>
    </message>
    <message>
        <source>Value</source>
        <comment>that a step reads, writes or decides</comment>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::InspectorPanel</name>
    <message>
        <source>Inspector</source>
        <translation>Inspetor</translation>
    </message>
    <message>
        <source>Run the kernel (F5)</source>
        <translation>Execute o kernel (F5)</translation>
    </message>
    <message>
        <source>This panel shows the details of a lane.</source>
        <translation>Este painel mostra os detalhes de uma lane.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LanesBlock</name>
    <message>
        <source>I have selected all of them</source>
        <translation>Marquei todas</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Mostrar a resposta</translation>
    </message>
    <message>
        <source>Lane %1 is not one of them. Evaluate the code in the question for this lane.</source>
        <translation>A lane %1 não é uma delas. Avalie a linha de código da pergunta com o número dessa lane.</translation>
    </message>
    <message>
        <source>You have not selected all of them. The missing lanes now have a dashed border.</source>
        <translation>Você não marcou todas. As lanes que faltam agora têm uma borda tracejada.</translation>
    </message>
    <message>
        <source>Lane %1</source>
        <translation>Lane %1</translation>
    </message>
    <message>
        <source>Lane %1, right</source>
        <translation>Lane %1, certa</translation>
    </message>
    <message>
        <source>Lane %1, wrong</source>
        <translation>Lane %1, errada</translation>
    </message>
    <message>
        <source>%1 right, %2 wrong</source>
        <translation>certas: %1, erradas: %2</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LaunchActions</name>
    <message>
        <source>Saved %1</source>
        <translation>Salvo: %1</translation>
    </message>
    <message>
        <source>%1 was not written by Lockstep and is left unchanged. The changed launch applies only to this window.</source>
        <translation>%1 não foi escrito pelo Lockstep e não é alterado. O lançamento modificado vale apenas para esta janela.</translation>
    </message>
    <message>
        <source>Choose a kernel</source>
        <translation>Escolher um kernel</translation>
    </message>
    <message>
        <source>%1 contains several kernels. Which one do you want to run?</source>
        <translation>%1 contém vários kernels. Qual deles você quer executar?</translation>
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
        <translation>Tamanho global</translation>
    </message>
    <message>
        <source>Work-group size</source>
        <translation>Tamanho do grupo</translation>
    </message>
    <message>
        <source>Work-items per group: X, XxY or XxYxZ</source>
        <translation>Itens de trabalho por grupo: X, XxY ou XxYxZ</translation>
    </message>
    <message>
        <source>Build options</source>
        <translation>Opções de compilação</translation>
    </message>
    <message>
        <source>Options passed to the compiler</source>
        <translation>Opções passadas ao compilador</translation>
    </message>
    <message>
        <source>not run yet · the views show %1</source>
        <translation>ainda não executado · as visões mostram %1</translation>
    </message>
    <message>
        <source>not run yet</source>
        <translation>ainda não executado</translation>
    </message>
    <message>
        <source>Number of work-items: X, XxY or XxYxZ. Guessed buffer sizes scale with it.</source>
        <translation>Número de itens de trabalho: X, XxY ou XxYxZ. Os tamanhos de buffer deduzidos aumentam com ele.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a valid size. Enter X, XxY or XxYxZ</source>
        <comment>what was typed</comment>
        <translation>“%1” não é um tamanho válido. Digite X, XxY ou XxYxZ</translation>
    </message>
    <message>
        <source>Which kernel of the program to run</source>
        <translation>Qual kernel do programa executar</translation>
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
        <translation>Salvo: %1</translation>
    </message>
    <message>
        <source>Open a kernel of your own first, then save its launch</source>
        <translation>Primeiro abra um kernel próprio, depois salve seu lançamento</translation>
    </message>
    <message>
        <source>Save the launch</source>
        <translation>Salvar o lançamento</translation>
    </message>
    <message>
        <source>Launch files (*.sim)</source>
        <translation>Arquivos de lançamento (*.sim)</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LaunchesPanel</name>
    <message>
        <source>Launch</source>
        <translation>Lançamento</translation>
    </message>
    <message>
        <source>Groups ×
work-items</source>
        <translation>Grupos ×
itens de trabalho</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Warp
steps</source>
        <translation>Passos
de warp</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>Setores</translation>
    </message>
    <message>
        <source>Bank
conflicts</source>
        <translation>Conflitos
de bancos</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>Lançamentos</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>number of the launch, kernel</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>on the host</source>
        <translation>no host</translation>
    </message>
    <message>
        <source>%1: %2 bytes read from the device, %3 bytes written to it</source>
        <translation>%1: %2 bytes lidos do dispositivo, %3 bytes escritos nele</translation>
    </message>
    <message>
        <source>%1 items</source>
        <comment>work-items</comment>
        <translation>%1 itens</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln launch(es)</source>
        <translation>
            <numerusform>Todos: %Ln lançamento</numerusform>
            <numerusform>Todos: %Ln lançamentos</numerusform>
        </translation>
    </message>
    <message>
        <source>Times are medians measured on %1. All other values are counted from the trace.</source>
        <translation>Os tempos são medianas medidas em %1. Todos os outros valores vêm da contagem do trace.</translation>
    </message>
    <message>
        <source>Host computation (%1)</source>
        <translation>Cálculo no host (%1)</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LessonCover</name>
    <message>
        <source>This step is hidden until you have answered the lesson&apos;s question about it.</source>
        <translation>Este passo fica encoberto até que você responda à pergunta da lição sobre ele.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LessonListView</name>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln minuto</numerusform>
            <numerusform>%Ln minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>All pages done</source>
        <translation>Todas as páginas concluídas</translation>
    </message>
    <message>
        <source>%1 of %2 pages done</source>
        <translation>Páginas concluídas: %1 de %2</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lições</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>De %1</translation>
    </message>
    <message>
        <source>Other lessons</source>
        <translation>Outras lições</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LessonPanel</name>
    <message>
        <source>Lesson</source>
        <translation>Lição</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LessonView</name>
    <message>
        <source>All lessons</source>
        <translation>Todas as lições</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pular</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Concluir</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Próxima página</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <source>This page cannot be shown. Skip it.</source>
        <translation>Esta página não pode ser mostrada. Pule-a.</translation>
    </message>
    <message>
        <source>Running the kernels of this page…</source>
        <translation>Executando os kernels desta página…</translation>
    </message>
    <message>
        <source>Present this lesson</source>
        <translation>Apresentar esta lição</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>Print the lesson, or save your progress</source>
        <translation>Imprimir a lição ou salvar seu progresso</translation>
    </message>
    <message>
        <source>Print handout…</source>
        <translation>Imprimir apostila…</translation>
    </message>
    <message>
        <source>Print handout with answers…</source>
        <translation>Imprimir apostila com respostas…</translation>
    </message>
    <message>
        <source>Save progress for the teacher…</source>
        <translation>Salvar progresso para o professor…</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LessonsPart</name>
    <message>
        <source>Done</source>
        <translation>Concluída</translation>
    </message>
    <message>
        <source>%1 of %2 pages done</source>
        <translation>%1 de %2 páginas concluídas</translation>
    </message>
    <message>
        <source>Pages: %1 · minutes: %2</source>
        <translation>Páginas: %1 · minutos: %2</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lições</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Todas as lições</translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>Lição %1</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>Lição %1: %2</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <comment>lessons</comment>
        <translation>%1 de %2 concluídas</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Apresentar</translation>
    </message>
    <message>
        <source>Present lesson %1: %2</source>
        <translation>Apresentar a lição %1: %2</translation>
    </message>
    <message>
        <source>Shows the lesson to an audience</source>
        <translation>Mostra a lição a um público</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LineActions</name>
    <message>
        <source>%1 of %2</source>
        <comment>accesses that the compiler keeps, all accesses</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>There are no lines to list yet. Run an experiment or a kernel</source>
        <translation>Ainda não há linhas para listar. Execute um experimento ou um kernel</translation>
    </message>
    <message>
        <source>Kernel %1. Scheduler cycles are modelled: cycles when the line issues an instruction or warps wait for it. The other cycles belong to no line. The other columns are counted from the trace.</source>
        <translation>Kernel %1. Os ciclos de escalonador vêm do modelo: são aqueles em que uma linha emite instruções ou em que warps esperam por ela. Os demais ciclos não correspondem a nenhuma linha. As outras colunas são contagens do trace.</translation>
    </message>
    <message>
        <source>Kernel %1. The modelled cycles of this launch are not available. The columns are counted from the trace.</source>
        <translation>Kernel %1. Os ciclos modelados deste lançamento não estão disponíveis. As colunas são contagens do trace.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LineButton</name>
    <message>
        <source>Go to line %1</source>
        <comment>the number and text of a line</comment>
        <translation>Ir para a linha %1</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LineList</name>
    <message>
        <source>Lines by cost</source>
        <translation>Linhas por custo</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linha</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>Scheduler
cycles</source>
        <translation>Ciclos de
escalonador</translation>
    </message>
    <message>
        <source>Main use</source>
        <translation>Uso principal</translation>
    </message>
    <message>
        <source>Warp
steps</source>
        <translation>Passos
de warp</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>Setores</translation>
    </message>
    <message>
        <source>Bank
conflicts</source>
        <translation>Conflitos
de bancos</translation>
    </message>
    <message>
        <source>Accesses after
compilation</source>
        <translation>Acessos após
compilação</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LinkedStages</name>
    <message>
        <source>Picture</source>
        <translation>Figura</translation>
    </message>
    <message>
        <source>by round</source>
        <translation>por rodada</translation>
    </message>
    <message>
        <source>by barrier</source>
        <translation>por barreira</translation>
    </message>
    <message>
        <source>by source line</source>
        <translation>por linha do código</translation>
    </message>
    <message>
        <source>by step</source>
        <translation>por passo</translation>
    </message>
    <message>
        <source>How the cursors of the runs are linked (%1)</source>
        <comment>%1: a shortcut</comment>
        <translation>Como os cursores das execuções são vinculados (%1)</translation>
    </message>
    <message>
        <source>Select two or more runs on the left to see their pictures here side by side, with linked cursors. &quot;Run all variants&quot; runs every variant of the experiment.</source>
        <translation>Selecione à esquerda duas ou mais execuções para ver suas figuras aqui lado a lado, com cursores vinculados. “Executar variantes” executa cada variante do experimento.</translation>
    </message>
    <message>
        <source>Link cursors</source>
        <translation>Vincular cursores</translation>
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
        <translation>Painéis</translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation>Abrir recente</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>Limpar lista</translation>
    </message>
    <message>
        <source>Nothing was opened. Drop a single file from this computer.</source>
        <translation>Nada foi aberto. Solte um único arquivo deste computador.</translation>
    </message>
    <message>
        <source>%1 was not opened. Lockstep opens kernels (.cl), launch files (.sim), recordings (.lks) and lessons (.lockstep-lesson).</source>
        <translation>%1 não foi aberto. O Lockstep abre kernels (.cl), arquivos de lançamento (.sim), gravações (.lks) e lições (.lockstep-lesson).</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::MessageArea</name>
    <message>
        <source>Show full log</source>
        <translation>Mostrar log completo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Fechar a mensagem</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::NotesPanel</name>
    <message>
        <source>Notes</source>
        <translation>Anotações</translation>
    </message>
    <message>
        <source>Notes on this state. Only this window shows them.</source>
        <translation>Anotações sobre este estado. Só esta janela as mostra.</translation>
    </message>
    <message>
        <source>Note size</source>
        <translation>Tamanho das anotações</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Menor</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Maior</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::NumberBlock</name>
    <message>
        <source>Check</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Mostrar a resposta</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Sua resposta</translation>
    </message>
    <message>
        <source>This is not a number.</source>
        <translation>Isto não é um número.</translation>
    </message>
    <message>
        <source>Not yet. Count again, or step through the run.</source>
        <translation>Ainda não. Conte de novo ou percorra a execução passo a passo.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::OrderBlock</name>
    <message>
        <source>Check</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Mostrar a resposta</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Certo.</translation>
    </message>
    <message>
        <source>Not yet. At least two of them are in the wrong place.</source>
        <translation>Ainda não. Pelo menos dois estão fora do lugar.</translation>
    </message>
    <message>
        <source>This is the right order.</source>
        <translation>Esta é a ordem certa.</translation>
    </message>
    <message>
        <source>Move %1 up</source>
        <translation>Mover para cima: %1</translation>
    </message>
    <message>
        <source>Move %1 down</source>
        <translation>Mover para baixo: %1</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::OwnKernelPart</name>
    <message>
        <source>Open your own kernel</source>
        <translation>Abrir seu próprio kernel</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Abrir um arquivo…</translation>
    </message>
    <message>
        <source>Choose a folder of kernels…</source>
        <translation>Escolher uma pasta de kernels…</translation>
    </message>
    <message>
        <source>Drop a file here: a kernel (.cl), a launch file (.sim) or a recording (.lks). Lockstep guesses the launch of a kernel, and you can change it.</source>
        <translation>Solte um arquivo aqui: um kernel (.cl), um arquivo de lançamento (.sim) ou uma gravação (.lks). O Lockstep deduz o lançamento de um kernel, e você pode mudá-lo.</translation>
    </message>
    <message>
        <source>There are no kernels in %1.</source>
        <translation>Não há kernels em %1.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::PanelDock</name>
    <message>
        <source>Float %1</source>
        <translation>Desencaixar %1</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>Fechar %1</translation>
    </message>
    <message>
        <source>Make %1 larger or smaller</source>
        <translation>Aumentar ou reduzir %1</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ParametersPanel</name>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>A sweep on this device recommends %1.</source>
        <translation>Uma varredura neste dispositivo recomenda %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>default file</source>
        <translation>arquivo padrão</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Escolher um arquivo</translation>
    </message>
    <message>
        <source>Files (%1)</source>
        <translation>Arquivos (%1)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>parameter; why its value cannot be run</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>not run yet · the views show %1</source>
        <translation>ainda não executado · as visões mostram %1</translation>
    </message>
    <message numerus="yes">
        <source>Measured median %1, the best of %Ln combination(s) on %2</source>
        <translation>
            <numerusform>Mediana medida de %1, a melhor de %Ln combinação em %2</numerusform>
            <numerusform>Mediana medida de %1, a melhor de %Ln combinações em %2</numerusform>
        </translation>
    </message>
    <message>
        <source>A sweep on this device recommends the current settings, %1.</source>
        <translation>Uma varredura neste dispositivo recomenda as configurações atuais, %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not allowed. Allowed: %2</source>
        <comment>what was typed; what may be</comment>
        <translation>“%1” não é permitido. Permitido: %2</translation>
    </message>
    <message>
        <source>%1: the values of the input array, separated by spaces. The size is the number of values.</source>
        <translation>%1: os números do array de entrada, separados por espaços. O tamanho é a quantidade de números.</translation>
    </message>
    <message>
        <source>generated</source>
        <translation>gerados</translation>
    </message>
    <message>
        <source>not run yet · the views show generated values</source>
        <translation>ainda não executado · as visões mostram valores gerados</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::PhotoPanel</name>
    <message>
        <source>First difference</source>
        <translation>Primeira diferença</translation>
    </message>
    <message>
        <source>Go to the time when the runs start to differ</source>
        <translation>Ir para o momento em que as execuções começam a diferir</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::PhotoView</name>
    <message>
        <source>Photo finish</source>
        <translation>Foto da chegada</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::PictureExport</name>
    <message>
        <source>Picture copied to the clipboard</source>
        <translation>Figura copiada para a área de transferência</translation>
    </message>
    <message>
        <source>Export the picture</source>
        <translation>Exportar a figura</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Salvo: %1</translation>
    </message>
    <message>
        <source>The picture will be ready when the simulation has finished</source>
        <translation>A figura estará pronta quando a simulação terminar</translation>
    </message>
    <message>
        <source>The picture was not exported, because another run was shown before the simulation had finished</source>
        <translation>A figura não foi exportada, porque outra execução foi mostrada antes do fim da simulação</translation>
    </message>
    <message>
        <source>Name of the new folder</source>
        <translation>Nome da nova pasta</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::PlaceActions</name>
    <message>
        <source>Run kernels from a link</source>
        <translation>Executar kernels de um link</translation>
    </message>
    <message>
        <source>This link runs kernels from these files:</source>
        <translation>Este link executa kernels destes arquivos:</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Executar</translation>
    </message>
    <message>
        <source>Run these kernels only if you know where the files come from.</source>
        <translation>Execute estes kernels apenas se souber de onde vêm os arquivos.</translation>
    </message>
    <message>
        <source>This link opens these files:</source>
        <translation>Este link abre estes arquivos:</translation>
    </message>
    <message>
        <source>Open files from a link</source>
        <translation>Abrir arquivos de um link</translation>
    </message>
    <message>
        <source>Open these files only if you know where the link comes from.</source>
        <translation>Abra estes arquivos somente se souber de onde vem o link.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::PlanBar</name>
    <message>
        <source>%1 behind the plan of %2</source>
        <comment>two times</comment>
        <translation>%1 atrás do plano de %2</translation>
    </message>
    <message>
        <source>%1 ahead of the plan of %2</source>
        <comment>two times</comment>
        <translation>%1 à frente do plano de %2</translation>
    </message>
    <message>
        <source>On time. Planned: %1</source>
        <comment>a time</comment>
        <translation>No horário. Plano: %1</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plano</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::PresentationWindows</name>
    <message>
        <source>Save the slide</source>
        <translation>Salvar o slide</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>Figuras PNG (*.png)</translation>
    </message>
    <message>
        <source>The slide was not saved</source>
        <translation>O slide não foi salvo</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::PresenterBar</name>
    <message>
        <source>End</source>
        <translation>Encerrar</translation>
    </message>
    <message>
        <source>End the presentation (Esc)</source>
        <translation>Encerrar a apresentação (Esc)</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Tela</translation>
    </message>
    <message>
        <source>The screen that the audience sees</source>
        <translation>A tela que o público vê</translation>
    </message>
    <message>
        <source>Swap screens</source>
        <translation>Trocar telas</translation>
    </message>
    <message>
        <source>%1: %2 × %3</source>
        <comment>name of a screen; its size in pixels</comment>
        <translation>%1: %2 × %3</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Tela cheia</translation>
    </message>
    <message>
        <source>This state</source>
        <translation>Este estado</translation>
    </message>
    <message>
        <source>Since the start</source>
        <translation>Desde o início</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Stop the timers</source>
        <translation>Parar os cronômetros</translation>
    </message>
    <message>
        <source>The time of day</source>
        <translation>A hora atual</translation>
    </message>
    <message>
        <source>BLANK</source>
        <comment>what the audience sees</comment>
        <translation>VAZIA</translation>
    </message>
    <message>
        <source>FROZEN</source>
        <comment>what the audience sees</comment>
        <translation>CONGELADA</translation>
    </message>
    <message>
        <source>LIVE</source>
        <comment>what the audience sees</comment>
        <translation>AO VIVO</translation>
    </message>
    <message>
        <source>The audience sees an empty slide. Press B to show it again.</source>
        <translation>O público vê um slide vazio. Tecle B para mostrar de novo o slide atual.</translation>
    </message>
    <message>
        <source>The slide of the audience does not change while you look at other slides. Press Enter to show yours.</source>
        <translation>O slide do público não muda enquanto você olha outros. Tecle Enter para mostrar o seu.</translation>
    </message>
    <message>
        <source>The audience sees each step immediately.</source>
        <translation>O público vê cada passo na hora.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::PresenterWindow</name>
    <message>
        <source>Lockstep: presenter</source>
        <translation>Lockstep: apresentador</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Roteiro</translation>
    </message>
    <message>
        <source>The audience sees now</source>
        <translation>O público vê agora</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>A seguir</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>Votos</translation>
    </message>
    <message>
        <source>Caption and notes</source>
        <translation>Legenda e anotações</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Anotações</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::PresetBox</name>
    <message>
        <source>The preset of the device that runs the kernels; for a CPU, which has no warps, the educational preset</source>
        <translation>A predefinição do dispositivo que executa os kernels; para uma CPU, que não tem warps, a predefinição educacional</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ProgressActions</name>
    <message>
        <source>Save progress for the teacher</source>
        <translation>Salvar progresso para o professor</translation>
    </message>
    <message>
        <source>Your name:</source>
        <translation>Seu nome:</translation>
    </message>
    <message>
        <source>The progress was not saved, because your teacher needs your name.</source>
        <translation>O progresso não foi salvo, porque o professor precisa do seu nome.</translation>
    </message>
    <message>
        <source>Progress (*.json)</source>
        <translation>Progresso (*.json)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Salvo: %1</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ProgressDisplay</name>
    <message>
        <source>%1, %2 of %3</source>
        <comment>experiment; its number; how many are run</comment>
        <translation>%1, %2 de %3</translation>
    </message>
    <message>
        <source>Running %1</source>
        <translation>Executando %1</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Salvando %1</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ProgressSegments</name>
    <message numerus="yes">
        <source>%Ln page(s) done</source>
        <translation>
            <numerusform>%Ln página concluída</numerusform>
            <numerusform>%Ln páginas concluídas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::RacePage</name>
    <message>
        <source>Add a run</source>
        <translation>Adicionar execução</translation>
    </message>
    <message>
        <source>The runs could not be simulated.</source>
        <translation>Não foi possível simular as execuções.</translation>
    </message>
    <message>
        <source>The race was cancelled. Open this view again to start it.</source>
        <translation>A corrida foi cancelada. Abra esta visão de novo para iniciá-la.</translation>
    </message>
    <message>
        <source>Run all variants</source>
        <translation>Executar variantes</translation>
    </message>
    <message>
        <source>A race has at most four runs.</source>
        <translation>Uma corrida tem no máximo quatro execuções.</translation>
    </message>
    <message>
        <source>A run is no longer available. Run it again.</source>
        <translation>Uma execução não está mais disponível. Execute-a de novo.</translation>
    </message>
    <message>
        <source>Select two to four runs under &quot;Side by side&quot;, or add a run here, to see them on the same time axis.</source>
        <translation>Selecione de duas a quatro execuções em “Lado a lado” ou adicione uma aqui para vê-las no mesmo eixo de tempo.</translation>
    </message>
    <message>
        <source>Simulating the runs</source>
        <translation>Simulando as execuções</translation>
    </message>
    <message>
        <source>The compared runs on the same modelled time axis.</source>
        <translation>As execuções comparadas, no mesmo eixo de tempo modelado.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::RaceTable</name>
    <message>
        <source>Result so far</source>
        <translation>Resultado até aqui</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Posição</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Execução</translation>
    </message>
    <message>
        <source>Cycles</source>
        <translation>Ciclos</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Atraso</translation>
    </message>
    <message>
        <source>Warp steps</source>
        <translation>Passos de warp</translation>
    </message>
    <message>
        <source>Bank conflicts</source>
        <translation>Conflitos de bancos de memória</translation>
    </message>
    <message>
        <source>Barrier cycles</source>
        <translation>Ciclos de barreira</translation>
    </message>
    <message>
        <source>The modelled time of all launches of the run</source>
        <translation>O tempo modelado de todos os lançamentos da execução</translation>
    </message>
    <message>
        <source>How much later this run finishes than the fastest run, and the ratio of their times</source>
        <translation>Quanto mais tarde termina do que a execução mais rápida, e a razão entre os tempos</translation>
    </message>
    <message>
        <source>Passes of local memory beyond the minimum, for reads, writes and atomics (counted)</source>
        <translation>Passagens da memória local acima do mínimo, para leituras, escritas e operações atômicas (contagem)</translation>
    </message>
    <message>
        <source>Cycles in which warps wait at barriers, summed over all warps (modelled)</source>
        <translation>Ciclos em que warps esperam em barreiras, no total de todos os warps (modelo)</translation>
    </message>
    <message>
        <source>running</source>
        <translation>em execução</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modelo</translation>
    </message>
    <message>
        <source>trace</source>
        <translation>trace</translation>
    </message>
    <message>
        <source>From</source>
        <comment>where a figure comes from</comment>
        <translation>Origem</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::RaceTransport</name>
    <message>
        <source>Photo finish</source>
        <translation>Foto da chegada</translation>
    </message>
    <message>
        <source>Speed of the race</source>
        <translation>Velocidade da corrida</translation>
    </message>
    <message>
        <source>How much modelled time passes per second</source>
        <translation>Quanto tempo modelado passa por segundo</translation>
    </message>
    <message>
        <source>Time of the race</source>
        <translation>Tempo da corrida</translation>
    </message>
    <message>
        <source>Go to the time when the fastest run finishes (P)</source>
        <translation>Ir ao momento em que a execução mais rápida termina (P)</translation>
    </message>
    <message>
        <source>Start of the race (Home)</source>
        <translation>Início da corrida (Home)</translation>
    </message>
    <message>
        <source>One cycle back (←)</source>
        <translation>Um ciclo para trás (←)</translation>
    </message>
    <message>
        <source>Play or pause the race (Space)</source>
        <translation>Reproduzir ou pausar a corrida (Espaço)</translation>
    </message>
    <message>
        <source>One cycle forward (→)</source>
        <translation>Um ciclo à frente (→)</translation>
    </message>
    <message>
        <source>End of the race (End)</source>
        <translation>Fim da corrida (End)</translation>
    </message>
    <message>
        <source>%1 / s</source>
        <comment>modelled time per second</comment>
        <translation>%1 / s</translation>
    </message>
    <message>
        <source>Cycle %1</source>
        <translation>Ciclo %1</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::RaceView</name>
    <message>
        <source>Race</source>
        <translation>Corrida</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::Rail</name>
    <message>
        <source>Panels</source>
        <translation>Painéis</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::RecentPart</name>
    <message>
        <source>Recent files</source>
        <translation>Arquivos recentes</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>Limpar lista</translation>
    </message>
    <message>
        <source>Locate…</source>
        <translation>Localizar…</translation>
    </message>
    <message>
        <source>Locate %1</source>
        <translation>Localizar %1</translation>
    </message>
    <message>
        <source>Files that you open are listed here.</source>
        <translation>Os arquivos que você abre são listados aqui.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::RoundChart</name>
    <message>
        <source>Active lanes as a share of all lanes of the warps that access memory in this round (counted)</source>
        <translation>Proporção de lanes ativas entre todas as lanes dos warps que acessam a memória nesta rodada (contagem)</translation>
    </message>
    <message>
        <source>Active lanes per access</source>
        <translation>Lanes ativas por acesso</translation>
    </message>
    <message>
        <source>Local write passes</source>
        <translation>Passagens de escrita local</translation>
    </message>
    <message>
        <source>No memory access was recorded.</source>
        <translation>Nenhum acesso à memória foi gravado.</translation>
    </message>
    <message>
        <source>step</source>
        <translation>passo</translation>
    </message>
    <message>
        <source>round</source>
        <translation>rodada</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passagens</translation>
    </message>
    <message>
        <source>loop %1: %2</source>
        <comment>its number; its rounds: round k</comment>
        <translation>laço %1: %2</translation>
    </message>
    <message>
        <source>Bank passes that local-memory writes take in this round (counted)</source>
        <translation>Passagens pelos bancos que as escritas na memória local levam nesta rodada (contagem)</translation>
    </message>
    <message>
        <source>Run an experiment to see the metrics of each round (loop iteration) here.</source>
        <translation>Execute um experimento para ver aqui as métricas de cada rodada (iteração do laço).</translation>
    </message>
    <message>
        <source>counted from the trace, per %1</source>
        <comment>round or step</comment>
        <translation>contagem do trace, por %1</translation>
    </message>
    <message>
        <source>counted from the trace: local memory, per %1</source>
        <comment>round or step</comment>
        <translation>contagem do trace: memória local, por %1</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::RunActions</name>
    <message>
        <source>The window shows a new recording, made on this device, instead of the recording in %1. The file is unchanged. To see its recording again, open the file.</source>
        <translation>A janela mostra uma nova gravação, feita neste dispositivo, em vez da gravação em %1. O arquivo não foi alterado. Para ver de novo a gravação dele, abra o arquivo.</translation>
    </message>
    <message>
        <source>Choose an experiment first, then copy its kernel</source>
        <translation>Primeiro escolha um experimento, depois copie seu kernel</translation>
    </message>
    <message>
        <source>Edit a copy of the kernel</source>
        <translation>Editar uma cópia do kernel</translation>
    </message>
    <message>
        <source>Kernels (*.cl)</source>
        <translation>Kernels (*.cl)</translation>
    </message>
    <message>
        <source>A sweep is running. Wait until it has finished, or cancel it</source>
        <translation>Uma varredura está em andamento. Espere até que ela termine ou cancele-a</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::RunNotices</name>
    <message>
        <source>%1 – Lockstep</source>
        <translation>%1 – Lockstep</translation>
    </message>
    <message>
        <source>%1 (edited) – Lockstep</source>
        <translation>%1 (editado) – Lockstep</translation>
    </message>
    <message>
        <source>%1 (not run) – Lockstep</source>
        <translation>%1 (sem execução) – Lockstep</translation>
    </message>
    <message>
        <source>Recording %1…</source>
        <translation>Gravando %1…</translation>
    </message>
    <message>
        <source>Recording %1… The views still show the previous run.</source>
        <translation>Gravando %1… As visões ainda mostram a execução anterior.</translation>
    </message>
    <message>
        <source>The edited kernel could not be run. The views show the run before the edit.</source>
        <translation>Não foi possível executar o kernel editado. As visões mostram a execução anterior à edição.</translation>
    </message>
    <message>
        <source>The run of the edited kernel was cancelled. The views show the run before the edit.</source>
        <translation>A execução do kernel editado foi cancelada. As visões mostram a execução anterior à edição.</translation>
    </message>
    <message>
        <source>The views show the run before the edit. To update them, run the kernel (F5).</source>
        <translation>As visões mostram a execução anterior à edição. Para atualizá-las, execute o kernel (F5).</translation>
    </message>
    <message>
        <source>%1 could not be run. The views still show %2.</source>
        <translation>Não foi possível executar %1. As visões ainda mostram %2.</translation>
    </message>
    <message>
        <source>The run of %1 was cancelled. The views still show %2.</source>
        <translation>A execução de %1 foi cancelada. As visões ainda mostram %2.</translation>
    </message>
    <message>
        <source>%1 has not been run yet. The views still show %2.</source>
        <translation>Falta executar %1. As visões ainda mostram %2.</translation>
    </message>
    <message>
        <source>Showing the run before the edit</source>
        <translation>Mostrando a execução anterior à edição</translation>
    </message>
    <message>
        <source>Showing an older run: %1</source>
        <translation>Mostrando uma execução mais antiga: %1</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::SceneView</name>
    <message>
        <source>Run the kernel (F5) to record its accesses</source>
        <translation>Execute o kernel (F5) para gravar seus acessos</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ScrubBar</name>
    <message>
        <source>Steps</source>
        <translation>Passos</translation>
    </message>
    <message>
        <source>Click or drag to go to a step; bars mark barriers</source>
        <translation>Clique ou arraste para ir a um passo; as barras marcam barreiras</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::SourceCounterColumns</name>
    <message>
        <source>Counters of each line</source>
        <translation>Contadores de cada linha</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::SourceCounterHead</name>
    <message>
        <source>Heads of the counters</source>
        <translation>Cabeçalhos dos contadores</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::SourcePanel</name>
    <message>
        <source>Line</source>
        <translation>Linha</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>Kernel source</source>
        <translation>Código do kernel</translation>
    </message>
    <message>
        <source>This launch</source>
        <translation>Este lançamento</translation>
    </message>
    <message>
        <source>All launches</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Contadores</translation>
    </message>
    <message>
        <source>Launches included in the line counters</source>
        <translation>Lançamentos incluídos nos contadores das linhas</translation>
    </message>
    <message>
        <source>Changed since the last run</source>
        <translation>Alterado desde a última execução</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::SplitTags</name>
    <message>
        <source>Sides of the branch at line ends</source>
        <translation>Lados do desvio no fim das linhas</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::StagePane</name>
    <message>
        <source>step %1 of %2: %3</source>
        <comment>number; count; what happens</comment>
        <translation>passo %1 de %2: %3</translation>
    </message>
    <message>
        <source>waiting, because this run has no matching step · %1</source>
        <comment>what it shows meanwhile</comment>
        <translation>em espera, porque esta execução não tem passo correspondente · %1</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::StartActions</name>
    <message>
        <source>%1 was not found.</source>
        <translation>O arquivo %1 não foi encontrado.</translation>
    </message>
    <message>
        <source>Locate %1</source>
        <translation>Localizar %1</translation>
    </message>
    <message>
        <source>Choose a folder of kernels</source>
        <translation>Escolher uma pasta de kernels</translation>
    </message>
    <message>
        <source>Kernels, launch files, recordings and lessons (*.cl *.sim *.lks *.lockstep-lesson);;All files (*)</source>
        <translation>Kernels, arquivos de lançamento, gravações e lições (*.cl *.sim *.lks *.lockstep-lesson);;Todos os arquivos (*)</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::StartPage</name>
    <message>
        <source>Nothing found. Try fewer words.</source>
        <translation>Nada encontrado. Tente com menos palavras.</translation>
    </message>
    <message>
        <source>Show this page at startup</source>
        <translation>Mostrar esta página ao iniciar</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>What shall we look at?</source>
        <translation>O que vamos observar?</translation>
    </message>
    <message>
        <source>Filter (/)</source>
        <translation>Filtrar (/)</translation>
    </message>
    <message>
        <source>Filter the start page</source>
        <translation>Filtrar a página Início</translation>
    </message>
    <message>
        <source>F6: next part. Arrow keys: move inside a part. Enter: open. %1: show or hide this page.</source>
        <comment>%1: a shortcut</comment>
        <translation>F6: próxima parte. Setas: mover-se dentro de uma parte. Enter: abrir. %1: mostrar ou ocultar esta página.</translation>
    </message>
    <message>
        <source>Lockstep shows how a GPU executes a kernel. The examples work without a GPU.</source>
        <translation>O Lockstep mostra como uma GPU executa um kernel. Os exemplos funcionam sem GPU.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::StateButtons</name>
    <message>
        <source>End</source>
        <translation>Encerrar</translation>
    </message>
    <message>
        <source>Reveal the answer</source>
        <translation>Revelar a resposta</translation>
    </message>
    <message>
        <source>Ask the question</source>
        <translation>Fazer a pergunta</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Próximo passo</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Próxima página</translation>
    </message>
    <message>
        <source>Next text</source>
        <translation>Próximo texto</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::StatusLine</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>No trace yet</source>
        <translation>Ainda não há trace</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cancel (Esc)</source>
        <translation>Cancelar (Esc)</translation>
    </message>
    <message>
        <source>Trace ready</source>
        <translation>Trace pronto</translation>
    </message>
    <message>
        <source>%1 steps · %2 accesses</source>
        <translation>%1 passos · %2 acessos</translation>
    </message>
    <message>
        <source>OpenCL device: %1</source>
        <translation>Dispositivo OpenCL: %1</translation>
    </message>
    <message>
        <source>Verified: the result matches the reference</source>
        <translation>Verificado: o resultado coincide com a referência</translation>
    </message>
    <message>
        <source>Wrong: the result differs from the reference</source>
        <translation>Errado: o resultado difere da referência</translation>
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
        <translation>Modelo</translation>
    </message>
    <message>
        <source>%1 · only the first %2 of %3 groups logged</source>
        <translation>%1 · apenas os primeiros %2 de %3 grupos registrados</translation>
    </message>
    <message>
        <source>No reference result to check against</source>
        <translation>Não há resultado de referência para comparar</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::StepActions</name>
    <message>
        <source>No conflict or divergence after this step</source>
        <translation>Nenhum conflito ou divergência depois deste passo</translation>
    </message>
    <message>
        <source>No conflict or divergence before this step</source>
        <translation>Nenhum conflito ou divergência antes deste passo</translation>
    </message>
    <message>
        <source>No bank conflict of this warp after this step</source>
        <translation>Nenhum conflito de bancos de memória deste warp depois deste passo</translation>
    </message>
    <message>
        <source>No bank conflict of this warp before this step</source>
        <translation>Nenhum conflito de bancos de memória deste warp antes deste passo</translation>
    </message>
    <message>
        <source>Go to step</source>
        <translation>Ir para o passo</translation>
    </message>
    <message>
        <source>Step (1 to %1):</source>
        <translation>Passo (1 a %1):</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::SweepActions</name>
    <message>
        <source>The sweep was cancelled. The results so far are kept.</source>
        <translation>A varredura foi cancelada. Os resultados até aqui são mantidos.</translation>
    </message>
    <message>
        <source>Export the sweep</source>
        <translation>Exportar a varredura</translation>
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
        <translation>Salvo: %1</translation>
    </message>
    <message>
        <source>The kernel was edited after this sweep.</source>
        <translation>O kernel foi editado depois desta varredura.</translation>
    </message>
    <message>
        <source>Only experiments and kernels have parameters to sweep. Choose an experiment or open a kernel</source>
        <translation>Só experimentos e kernels têm parâmetros para uma varredura. Escolha um experimento ou abra um kernel</translation>
    </message>
    <message>
        <source>The Values panel now has %1</source>
        <translation>O painel Valores agora tem %1</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::SweepChart</name>
    <message>
        <source>Sweep</source>
        <translation>Varredura</translation>
    </message>
    <message>
        <source>Start a sweep to see its times here.</source>
        <translation>Inicie uma varredura para ver seus tempos aqui.</translation>
    </message>
    <message>
        <source>%1 · modelled: %2</source>
        <comment>experiment; figure</comment>
        <translation>%1 · modelo: %2</translation>
    </message>
    <message>
        <source>%1 · counted from the trace: %2</source>
        <comment>experiment; figure</comment>
        <translation>%1 · contagem do trace: %2</translation>
    </message>
    <message>
        <source>run on %1</source>
        <comment>device</comment>
        <translation>em %1</translation>
    </message>
    <message>
        <source>%1 · measured, median and quartiles</source>
        <comment>experiment</comment>
        <translation>%1 · medição, mediana e quartis</translation>
    </message>
    <message>
        <source>best</source>
        <translation>melhor</translation>
    </message>
    <message>
        <source>time, %1</source>
        <comment>unit</comment>
        <translation>tempo, %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>mais %Ln</numerusform>
            <numerusform>mais %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Measuring. The times are shown when the sweep has finished.</source>
        <translation>Medindo. Os tempos serão mostrados quando a varredura terminar.</translation>
    </message>
    <message>
        <source>%1 · measured median; a frame marks the recommended one</source>
        <comment>experiment</comment>
        <translation>%1 · mediana medida; a moldura marca a combinação recomendada</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::SweepPage</name>
    <message>
        <source>Sweep</source>
        <translation>Varredura</translation>
    </message>
    <message>
        <source>Start the sweep</source>
        <translation>Iniciar a varredura</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>Exportar CSV…</translation>
    </message>
    <message>
        <source>Export JSON…</source>
        <translation>Exportar JSON…</translation>
    </message>
    <message>
        <source>Vary</source>
        <translation>Variar</translation>
    </message>
    <message>
        <source>and</source>
        <translation>e</translation>
    </message>
    <message>
        <source>Sweep of %1</source>
        <translation>Varredura de %1</translation>
    </message>
    <message>
        <source>The sweep starts when the current run has finished.</source>
        <translation>A varredura começa quando a execução atual terminar.</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Iniciando</translation>
    </message>
    <message>
        <source>Combination %1 of %2: %3 – %4</source>
        <comment>the third is the combination, the fourth what it does</comment>
        <translation>Combinação %1 de %2: %3 – %4</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Use the recommended values in the Values panel</source>
        <translation>Usar os valores recomendados no painel Valores</translation>
    </message>
    <message>
        <source>All other parameters keep their values from the Values panel.</source>
        <translation>Todos os outros parâmetros mantêm seus valores do painel Valores.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::SweepTable</name>
    <message>
        <source>Combinations</source>
        <translation>Combinações</translation>
    </message>
    <message>
        <source>median</source>
        <translation>mediana</translation>
    </message>
    <message>
        <source>quartiles</source>
        <translation>quartis</translation>
    </message>
    <message>
        <source>vs. best</source>
        <translation>vs. melhor</translation>
    </message>
    <message>
        <source>result</source>
        <translation>resultado</translation>
    </message>
    <message>
        <source>Name on the command line: %1</source>
        <comment>a parameter&apos;s name there</comment>
        <translation>Nome na linha de comando: %1</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Medição</translation>
    </message>
    <message>
        <source>Modelled: %1</source>
        <translation>Modelo: %1</translation>
    </message>
    <message>
        <source>Counted from the trace: %1</source>
        <translation>Contagem do trace: %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>no clear difference</source>
        <translation>sem diferença clara</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::TaskActions</name>
    <message>
        <source>Open the kernel of this task as a file, and edit it there.</source>
        <translation>Abra o kernel desta tarefa como arquivo e edite-o lá.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::TaskBlock</name>
    <message>
        <source>Edit the kernel</source>
        <translation>Editar o kernel</translation>
    </message>
    <message>
        <source>Change the values</source>
        <translation>Alterar os valores</translation>
    </message>
    <message>
        <source>Change the hardware</source>
        <translation>Alterar o hardware</translation>
    </message>
    <message>
        <source>Check the task</source>
        <translation>Verificar a tarefa</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Verificando…</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ToolBar</name>
    <message>
        <source>Tools</source>
        <translation>Ferramentas</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>a command; its shortcut</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Theme, text size and language</source>
        <translation>Tema, tamanho do texto e idioma</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
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
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Passo %1</translation>
    </message>
    <message>
        <source>Single step</source>
        <translation>Um passo</translation>
    </message>
    <message>
        <source>Memory access</source>
        <translation>Acesso à memória</translation>
    </message>
    <message>
        <source>Source line</source>
        <translation>Linha do código</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rodada</translation>
    </message>
    <message>
        <source>Barrier</source>
        <translation>Barreira</translation>
    </message>
    <message>
        <source>Cycle (model)</source>
        <translation>Ciclo (modelo)</translation>
    </message>
    <message>
        <source>%1 / s</source>
        <translation>%1 / s</translation>
    </message>
    <message>
        <source>max</source>
        <translation>máx.</translation>
    </message>
    <message>
        <source>First step (Home)</source>
        <translation>Primeiro passo (Home)</translation>
    </message>
    <message>
        <source>Step back (←)</source>
        <translation>Voltar um passo (←)</translation>
    </message>
    <message>
        <source>Step forward (→)</source>
        <translation>Avançar um passo (→)</translation>
    </message>
    <message>
        <source>Last step (End)</source>
        <translation>Último passo (End)</translation>
    </message>
    <message>
        <source>Step unit</source>
        <translation>Unidade de passo</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>Steps per second ([ slower, ] faster)</source>
        <translation>Passos por segundo ([ mais devagar, ] mais rápido)</translation>
    </message>
    <message>
        <source>▮▮ barrier</source>
        <translation>▮▮ barreira</translation>
    </message>
    <message>
        <source>Loop (L)</source>
        <translation>Repetir (L)</translation>
    </message>
    <message>
        <source>Play or pause (Space), play backwards (Shift+Space)</source>
        <translation>Reproduzir ou pausar (Espaço), reproduzir ao contrário (Shift+Espaço)</translation>
    </message>
    <message>
        <source>Press %1 to go to a step</source>
        <comment>%1: a shortcut</comment>
        <translation>Tecle %1 para ir para um passo</translation>
    </message>
    <message>
        <source>More playback controls</source>
        <translation>Mais controles de reprodução</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::TryActions</name>
    <message>
        <source>The source of this recording is not open. Open its kernel file, and run it.</source>
        <translation>O código-fonte desta gravação não está aberto. Abra o arquivo do kernel e execute-o.</translation>
    </message>
    <message>
        <source>in the editor; %1 changes only when you save it</source>
        <translation>no editor; %1 só muda quando você salva</translation>
    </message>
    <message>
        <source>in a copy of %1; the experiment does not change</source>
        <translation>em uma cópia de %1; o experimento não muda</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::TryFoot</name>
    <message>
        <source>As recorded</source>
        <translation>Como gravado</translation>
    </message>
    <message>
        <source>Next without conflicts</source>
        <translation>Próximo sem conflitos</translation>
    </message>
    <message>
        <source>Show recorded</source>
        <translation>Ver o gravado</translation>
    </message>
    <message>
        <source>Apply to a copy</source>
        <translation>Aplicar a uma cópia</translation>
    </message>
    <message>
        <source>Run it</source>
        <translation>Executar</translation>
    </message>
    <message>
        <source>Choose the recorded layout (Home)</source>
        <translation>Escolher o layout gravado (Home)</translation>
    </message>
    <message>
        <source>Choose the next padding that leaves no conflict (N)</source>
        <translation>Escolher o próximo preenchimento (padding) que não deixa conflitos (N)</translation>
    </message>
    <message>
        <source>Switch between the recorded and the chosen layout (A)</source>
        <translation>Alternar entre o layout gravado e o escolhido (A)</translation>
    </message>
    <message>
        <source>Change the layout in a copy of the source, and show the changed lines</source>
        <translation>Mudar o layout em uma cópia do código-fonte e mostrar as linhas alteradas</translation>
    </message>
    <message>
        <source>← → one word · N next without conflicts · Home as recorded · A show recorded</source>
        <translation>← → uma palavra · N próximo sem conflitos · Home como gravado · A ver o gravado</translation>
    </message>
    <message>
        <source>Change a copy of the source, run it, and compare it with this run</source>
        <translation>Alterar uma cópia do código-fonte, executá-la e compará-la com esta execução</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::TryHead</name>
    <message>
        <source>Elements per row</source>
        <translation>Elementos por linha</translation>
    </message>
    <message>
        <source>Array</source>
        <translation>Array</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconhecido</translation>
    </message>
    <message>
        <source>%1 · line %2</source>
        <translation>%1 · linha %2</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::TryPage</name>
    <message>
        <source>Layouts</source>
        <translation>Layouts</translation>
    </message>
    <message>
        <source>Run the kernel (F5) to record its accesses</source>
        <translation>Execute o kernel (F5) para gravar seus acessos</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Contando…</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::TryView</name>
    <message>
        <source>Layouts</source>
        <translation>Layouts</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::TwinBlock</name>
    <message>
        <source>Try a similar question</source>
        <translation>Tentar outra parecida</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::UnsavedEdits</name>
    <message>
        <source>Lockstep closed before your edits to these kernels were saved: %1. Open a kernel to restore its edits.</source>
        <translation>O Lockstep foi encerrado antes que as edições destes kernels fossem salvas: %1. Abra um kernel para continuar com as edições dele.</translation>
    </message>
    <message>
        <source>Edited kernels</source>
        <translation>Kernels editados</translation>
    </message>
    <message numerus="yes">
        <source>%Ln kernel(s) were edited and not saved: %1.</source>
        <translation>
            <numerusform>%Ln kernel foi editado e não foi salvo: %1.</numerusform>
            <numerusform>%Ln kernels foram editados e não foram salvos: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::VariantChart</name>
    <message>
        <source>Bytes that the accesses request (counted), divided by the median time (measured)</source>
        <translation>Bytes que os acessos requisitam (contagem), divididos pelo tempo mediano (medição)</translation>
    </message>
    <message>
        <source>Requests to global and local memory, and bank conflicts (counted)</source>
        <translation>Requisições à memória global e local, e conflitos de bancos de memória (contagem)</translation>
    </message>
    <message>
        <source>Measured time</source>
        <translation>Tempo medido</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Largura de banda</translation>
    </message>
    <message>
        <source>Requests and bank conflicts</source>
        <translation>Requisições e conflitos de bancos</translation>
    </message>
    <message>
        <source>Lane efficiency</source>
        <translation>Eficiência das lanes</translation>
    </message>
    <message>
        <source>million</source>
        <translation>milhões</translation>
    </message>
    <message>
        <source>thousand</source>
        <translation>milhares</translation>
    </message>
    <message>
        <source>%</source>
        <comment>per cent</comment>
        <translation>%</translation>
    </message>
    <message>
        <source>Run an experiment to see the measured times of its kernels here.</source>
        <translation>Execute um experimento para ver aqui os tempos medidos dos seus kernels.</translation>
    </message>
    <message>
        <source>Run an experiment to see the counts of its memory accesses here.</source>
        <translation>Execute um experimento para ver aqui as contagens dos seus acessos à memória.</translation>
    </message>
    <message>
        <source>None of these runs was timed.</source>
        <translation>Nenhuma destas execuções teve o tempo medido.</translation>
    </message>
    <message>
        <source>Runs with findings or a wrong result have no bar.</source>
        <translation>Execuções com achados ou resultado errado não têm barra.</translation>
    </message>
    <message>
        <source>no clear difference between %1 and %2</source>
        <comment>letters of runs</comment>
        <translation>sem diferença clara entre %1 e %2</translation>
    </message>
    <message>
        <source>counted from the trace: share of active lanes</source>
        <translation>contagem do trace: proporção de lanes ativas</translation>
    </message>
    <message>
        <source>counted from the trace · filled: requests, hollow: conflicts</source>
        <translation>contagem do trace · cheio: requisições, vazado: conflitos</translation>
    </message>
    <message>
        <source>measured: requested bytes / time</source>
        <translation>medição: bytes requisitados / tempo</translation>
    </message>
    <message numerus="yes">
        <source>measured: median, quartiles, %Ln run(s)</source>
        <translation>
            <numerusform>medição: mediana, quartis, %Ln execução</numerusform>
            <numerusform>medição: mediana, quartis, %Ln execuções</numerusform>
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
        <translation>Sobre o Lockstep</translation>
    </message>
    <message>
        <source>Lockstep %1 shows how a GPU executes a kernel and moves its data.

GPL-3.0-or-later</source>
        <translation>O Lockstep %1 mostra como uma GPU executa um kernel e move seus dados.

GPL-3.0-or-later</translation>
    </message>
    <message>
        <source>All views</source>
        <translation>Todas as visões</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ViewBox</name>
    <message>
        <source>View</source>
        <translation>Visão</translation>
    </message>
    <message>
        <source>The view to show</source>
        <translation>A visão a mostrar</translation>
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
        <translation>Visões</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::VotePanel</name>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Show votes</source>
        <translation>Mostrar votos</translation>
    </message>
    <message>
        <source>Ask again elsewhere</source>
        <translation>Perguntar de novo em outro ponto</translation>
    </message>
    <message>
        <source>%1 (right)</source>
        <comment>an answer</comment>
        <translation>%1 (certa)</translation>
    </message>
    <message>
        <source>Votes for %1: %2</source>
        <comment>a letter; an answer</comment>
        <translation>Votos em %1: %2</translation>
    </message>
    <message>
        <source>There is nothing to ask at this step.</source>
        <translation>Não há nada a perguntar neste passo.</translation>
    </message>
    <message>
        <source>Questions are off. Press Q to ask one before a step of each round.</source>
        <translation>As perguntas estão desligadas. Tecle Q para fazer uma pergunta antes de um passo de cada rodada.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln vote(s), %1 right</source>
        <translation>
            <numerusform>%Ln voto, %1 de acerto</numerusform>
            <numerusform>%Ln votos, %1 de acerto</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer than 7 of 10 are right.</source>
        <translation>Menos de 7 em cada 10 acertaram.</translation>
    </message>
    <message>
        <source>This question has no letters to vote for.</source>
        <translation>Esta pergunta não tem letras em que votar.</translation>
    </message>
    <message>
        <source>For each raised hand, press the number of its answer (1 to %1).</source>
        <translation>Para cada mão levantada, tecle o número da resposta (1 a %1).</translation>
    </message>
</context>
</TS>
