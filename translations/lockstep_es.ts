<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
<context>
    <name>Account</name>
    <message>
        <source>%1 of the scheduler cycles are spent on bank conflicts, mainly at %3. Removing them would save %2 of the modelled time.</source>
        <translation>El %1 de los ciclos de los planificadores se debe a conflictos de bancos (sobre todo: %3). Eliminarlos ahorraría el %2 del tiempo modelado.</translation>
    </message>
    <message>
        <source>%1 of the scheduler cycles are spent waiting for global memory. Coalesced accesses, mainly at %3, would save %2 of the modelled time.</source>
        <translation>El %1 de los ciclos de los planificadores transcurre a la espera de la memoria global. Con accesos coalescentes (sobre todo: %3) se ahorraría el %2 del tiempo modelado.</translation>
    </message>
    <message>
        <source>%1 of the scheduler cycles are spent on divergence, mainly at %3. Removing it would save %2 of the modelled time.</source>
        <translation>El %1 de los ciclos de los planificadores se debe a la divergencia (sobre todo: %3). Eliminarla ahorraría el %2 del tiempo modelado.</translation>
    </message>
    <message>
        <source>%1 of the scheduler cycles are spent waiting at barriers, most of them at %3. Removing the barriers would save %2 of the modelled time.</source>
        <translation>El %1 de los ciclos de los planificadores transcurre a la espera en barreras (sobre todo: %3). Eliminar las barreras ahorraría el %2 del tiempo modelado.</translation>
    </message>
    <message>
        <source>%1 of the scheduler cycles are spent waiting for global memory, most of them at %3. Larger caches would save %2 of the modelled time.</source>
        <translation>El %1 de los ciclos de los planificadores transcurre a la espera de la memoria global (sobre todo: %3). Con cachés más grandes se ahorraría el %2 del tiempo modelado.</translation>
    </message>
    <message>
        <source>%1 of the scheduler cycles are spent waiting for atomics, most of them at %3. Removing the queues of atomics would save %2 of the modelled time.</source>
        <translation>El %1 de los ciclos de los planificadores transcurre a la espera de operaciones atómicas (sobre todo: %3). Eliminar las colas de operaciones atómicas ahorraría el %2 del tiempo modelado.</translation>
    </message>
    <message>
        <source>instructions</source>
        <translation>instrucciones</translation>
    </message>
    <message>
        <source>divergence</source>
        <translation>divergencia</translation>
    </message>
    <message>
        <source>global memory</source>
        <translation>memoria global</translation>
    </message>
    <message>
        <source>atomics</source>
        <translation>op. atómicas</translation>
    </message>
    <message>
        <source>bank conflicts</source>
        <translation>conflictos de bancos</translation>
    </message>
    <message>
        <source>local memory</source>
        <translation>memoria local</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>barreras</translation>
    </message>
    <message>
        <source>dependencies</source>
        <translation>dependencias</translation>
    </message>
    <message>
        <source>scheduling policy</source>
        <translation>política del planificador</translation>
    </message>
    <message>
        <source>finished warps</source>
        <translation>warps terminados</translation>
    </message>
    <message>
        <source>start of groups</source>
        <translation>inicio de grupos</translation>
    </message>
    <message>
        <source>tail</source>
        <translation>cola final</translation>
    </message>
    <message>
        <source>no work</source>
        <translation>sin trabajo</translation>
    </message>
    <message>
        <source>The scheduler issues an instruction that is needed.</source>
        <translation>El planificador emite una instrucción necesaria.</translation>
    </message>
    <message>
        <source>The scheduler issues an instruction that divergence has added.</source>
        <translation>El planificador emite una instrucción añadida por la divergencia.</translation>
    </message>
    <message>
        <source>Warps wait for global memory or images.</source>
        <translation>Los warps esperan a la memoria global o a las imágenes.</translation>
    </message>
    <message>
        <source>Warps wait for atomics.</source>
        <translation>Los warps esperan a las operaciones atómicas.</translation>
    </message>
    <message>
        <source>Warps wait while local memory makes more passes than the minimum.</source>
        <translation>Los warps esperan mientras la memoria local hace más pasadas que el mínimo.</translation>
    </message>
    <message>
        <source>Warps wait for local memory, without conflicts.</source>
        <translation>Los warps esperan a la memoria local, sin conflictos.</translation>
    </message>
    <message>
        <source>Warps wait at a barrier.</source>
        <translation>Los warps esperan en una barrera.</translation>
    </message>
    <message>
        <source>Warps wait for the result of an instruction.</source>
        <translation>Los warps esperan el resultado de una instrucción.</translation>
    </message>
    <message>
        <source>Warps are ready, but the policy selects none of them.</source>
        <translation>Hay warps listos, pero la política no selecciona ninguno.</translation>
    </message>
    <message>
        <source>Warps are finished, but other warps of their group are not.</source>
        <translation>Los warps han terminado, pero otros warps de su grupo aún no.</translation>
    </message>
    <message>
        <source>The scheduler waits for the next group.</source>
        <translation>El planificador espera al siguiente grupo.</translation>
    </message>
    <message>
        <source>The scheduler is finished, but others are not.</source>
        <translation>El planificador ha terminado, pero otros aún no.</translation>
    </message>
    <message>
        <source>The scheduler never gets a warp.</source>
        <translation>El planificador nunca recibe ningún warp.</translation>
    </message>
    <message>
        <source>uncoalesced access</source>
        <translation>acceso no coalescente</translation>
    </message>
    <message>
        <source>avoidable cache misses</source>
        <translation>fallos de caché evitables</translation>
    </message>
    <message>
        <source>queues of atomics</source>
        <translation>colas de operaciones atómicas</translation>
    </message>
    <message>
        <source>delays between groups</source>
        <translation>demoras entre grupos</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>línea %1</translation>
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
        <translation>No hay nada que remediar: eliminar un solo costo, sea cual sea, ahorraría menos del 1 % del tiempo modelado. Uso principal de los ciclos de los planificadores: %1 (%2).</translation>
    </message>
    <message>
        <source>Without %1, the launch would take %2 less time.</source>
        <translation>Sin %1, el lanzamiento tardaría un %2 menos.</translation>
    </message>
    <message>
        <source>Without %1 (mainly at %3), the launch would take %2 less time.</source>
        <translation>Sin %1 (sobre todo: %3), el lanzamiento tardaría un %2 menos.</translation>
    </message>
    <message>
        <source>No cost worth removing was found.</source>
        <translation>No se encontró nada que remediar.</translation>
    </message>
    <message>
        <source>The launch takes %1 cycles. Most scheduler cycles: %2 (%3).</source>
        <translation>El lanzamiento tarda %1 ciclos. Uso principal de los ciclos de los planificadores: %2 (%3).</translation>
    </message>
    <message>
        <source>less time without %1</source>
        <translation>menos tiempo sin %1</translation>
    </message>
    <message>
        <source>The launch would take %1 instead of %2 cycles.</source>
        <translation>El lanzamiento tardaría %1 ciclos en lugar de %2.</translation>
    </message>
    <message>
        <source>of the scheduler cycles: %1</source>
        <translation>de los ciclos de los planificadores: %1</translation>
    </message>
    <message>
        <source>Without %1, the launch would take %2 less time: %3 instead of %4 cycles.</source>
        <translation>Sin %1, el lanzamiento tardaría un %2 menos: %3 ciclos en lugar de %4.</translation>
    </message>
    <message>
        <source>This cost has no share of the scheduler cycles. Removing a cost can save more than its share, because it can also shorten the waits of other warps.</source>
        <translation>Este costo no tiene parte en los ciclos de los planificadores. Eliminar un costo puede ahorrar más que su parte, porque también puede acortar las esperas de otros warps.</translation>
    </message>
    <message>
        <source>The bar marks the share of this cost (%1). Removing a cost can save more than its share, because it can also shorten the waits of other warps.</source>
        <translation>La barra marca la parte de este costo (%1). Eliminar un costo puede ahorrar más que su parte, porque también puede acortar las esperas de otros warps.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 of the scheduler cycles are spent on local atomics on the same word, mainly at %3. They take turns. Removing their extra passes would save %2 of the modelled time.</source>
        <translation>El %1 de los ciclos de los planificadores se debe a operaciones atómicas locales sobre la misma palabra, que se hacen por turnos (sobre todo: %3). Eliminar sus pasadas adicionales ahorraría el %2 del tiempo modelado.</translation>
    </message>
    <message>
        <source>local atomics on the same word</source>
        <translation>operaciones atómicas locales sobre la misma palabra</translation>
    </message>
    <message>
        <source>Warps wait while local memory makes more passes than the minimum, mostly because atomics on the same word take turns.</source>
        <translation>Los warps esperan mientras la memoria local hace más pasadas que el mínimo, sobre todo porque las operaciones atómicas sobre la misma palabra se hacen por turnos.</translation>
    </message>
    <message>
        <source>extra passes of local atomics on the same word</source>
        <translation>pasadas adicionales de operaciones atómicas locales sobre la misma palabra</translation>
    </message>
    <message numerus="yes">
        <source>Next: without %1, the launch would take %2 fewer cycles (%3 less time).</source>
        <translation>
            <numerusform>Siguiente: sin %1, el lanzamiento tardaría %2 ciclo menos (un %3 menos de tiempo).</numerusform>
            <numerusform>Siguiente: sin %1, el lanzamiento tardaría %2 ciclos menos (un %3 menos de tiempo).</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: without %1, the launch would take 1 fewer cycle (%3 less time).</source>
        <translation>Siguiente: sin %1, el lanzamiento tardaría 1 ciclo menos (un %3 menos de tiempo).</translation>
    </message>
    <message numerus="yes">
        <source>Next: without %1 (mainly at %4), the launch would take %2 fewer cycles (%3 less time).</source>
        <translation>
            <numerusform>Siguiente: sin %1 (sobre todo: %4), el lanzamiento tardaría %2 ciclo menos (un %3 menos de tiempo).</numerusform>
            <numerusform>Siguiente: sin %1 (sobre todo: %4), el lanzamiento tardaría %2 ciclos menos (un %3 menos de tiempo).</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: without %1 (mainly at %4), the launch would take 1 fewer cycle (%3 less time).</source>
        <translation>Siguiente: sin %1 (sobre todo: %4), el lanzamiento tardaría 1 ciclo menos (un %3 menos de tiempo).</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>Groups do not fill their warps</source>
        <translation>Los grupos no llenan sus warps</translation>
    </message>
    <message>
        <source>Divergent condition</source>
        <translation>Condición divergente</translation>
    </message>
    <message>
        <source>Latency is not hidden</source>
        <translation>La latencia no queda oculta</translation>
    </message>
    <message>
        <source>Uncoalesced accesses</source>
        <translation>Accesos no coalescentes</translation>
    </message>
    <message>
        <source>Padding removes bank conflicts</source>
        <translation>El padding elimina conflictos de bancos</translation>
    </message>
    <message>
        <source>A swizzle removes bank conflicts</source>
        <translation>Un swizzle elimina conflictos de bancos</translation>
    </message>
    <message>
        <source>Bank conflicts</source>
        <translation>Conflictos de bancos</translation>
    </message>
    <message>
        <source>Warps wait at barriers</source>
        <translation>Los warps esperan en las barreras</translation>
    </message>
    <message>
        <source>Registers limit occupancy</source>
        <translation>Los registros limitan la ocupación</translation>
    </message>
    <message numerus="yes">
        <source>Registers limit a multiprocessor to %3 groups. With %2 registers per work-item instead of %1, %4 groups fit.</source>
        <translation>
            <numerusform>Los registros limitan un multiprocesador a %3 grupos. Con %2 registros por elemento de trabajo en lugar de %1, caben %4 grupos.</numerusform>
            <numerusform>Los registros limitan un multiprocesador a %3 grupos. Con %2 registros por elemento de trabajo en lugar de %1, caben %4 grupos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Local memory limits occupancy</source>
        <translation>La memoria local limita la ocupación</translation>
    </message>
    <message numerus="yes">
        <source>Local memory limits a multiprocessor to %3 groups. With %2 bytes per group instead of %1, %4 groups fit.</source>
        <translation>
            <numerusform>La memoria local limita un multiprocesador a %3 grupos. Con %2 bytes por grupo en lugar de %1, caben %4 grupos.</numerusform>
            <numerusform>La memoria local limita un multiprocesador a %3 grupos. Con %2 bytes por grupo en lugar de %1, caben %4 grupos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Doubles are slow</source>
        <translation>Los double son lentos</translation>
    </message>
    <message numerus="yes">
        <source>%1 memory accesses read or write doubles, which take twice as many bytes as floats and, on most GPUs, many times as many cycles. Use floats if they are precise enough.</source>
        <translation>
            <numerusform>%1 acceso a memoria lee o escribe un double, que ocupa el doble de bytes que un float y, en la mayoría de las GPU, cuesta muchas veces más ciclos. Use float si su precisión es suficiente.</numerusform>
            <numerusform>%1 accesos a memoria leen o escriben double, que ocupan el doble de bytes que los float y, en la mayoría de las GPU, cuestan muchas veces más ciclos. Use float si su precisión es suficiente.</numerusform>
        </translation>
    </message>
    <message>
        <source>Full-precision math</source>
        <translation>Cálculo con precisión completa</translation>
    </message>
    <message>
        <source>Group size not declared</source>
        <translation>Tamaño de grupo sin declarar</translation>
    </message>
    <message numerus="yes">
        <source>The compiler does not know the group size. With __attribute__((reqd_work_group_size(%1, %2, %3))), it can allocate registers for that size, and omit barriers if a group consists of one warp. Warps reached the kernel&apos;s busiest barrier %4 times.</source>
        <translation>
            <numerusform>El compilador no conoce el tamaño del grupo. Con __attribute__((reqd_work_group_size(%1, %2, %3))) puede asignar registros para ese tamaño y omitir las barreras si un grupo tiene un solo warp. Los warps llegaron %4 veces a la barrera más usada del kernel.</numerusform>
            <numerusform>El compilador no conoce el tamaño del grupo. Con __attribute__((reqd_work_group_size(%1, %2, %3))) puede asignar registros para ese tamaño y omitir las barreras si un grupo tiene un solo warp. Los warps llegaron %4 veces a la barrera más usada del kernel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each work-item accesses its own block</source>
        <translation>Cada elemento de trabajo accede a su propio bloque</translation>
    </message>
    <message>
        <source>All work-items do the same work</source>
        <translation>Todos los elementos de trabajo hacen el mismo trabajo</translation>
    </message>
    <message>
        <source>Atomics contend for one address</source>
        <translation>Las operaciones atómicas compiten por una dirección</translation>
    </message>
    <message>
        <source>Too few groups to hide latency</source>
        <translation>Muy pocos grupos para ocultar la latencia</translation>
    </message>
    <message numerus="yes">
        <source>A condition diverges in %1 of %2 warp steps.</source>
        <translation>
            <numerusform>Una condición diverge en %1 de %2 pasos de warp.</numerusform>
            <numerusform>Una condición diverge en %1 de %2 pasos de warp.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 warps would hide the latency of global memory, but only %4 fit.</source>
        <translation>
            <numerusform>%3 warp ocultaría la latencia de la memoria global, pero solo caben %4.</numerusform>
            <numerusform>%3 warps ocultarían la latencia de la memoria global, pero solo caben %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Requests move %1 sectors instead of the minimum of %2.</source>
        <translation>
            <numerusform>Las peticiones mueven %1 sector en lugar del mínimo de %2.</numerusform>
            <numerusform>Las peticiones mueven %1 sectores en lugar del mínimo de %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 memory accesses read or write doubles.</source>
        <translation>
            <numerusform>%1 acceso a memoria lee o escribe un double.</numerusform>
            <numerusform>%1 accesos a memoria leen o escriben double.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 is evaluated %1 times in full precision.</source>
        <translation>
            <numerusform>%2 se evalúa %1 vez con precisión completa.</numerusform>
            <numerusform>%2 se evalúa %1 veces con precisión completa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Atomics on one address cost %1 extra passes.</source>
        <translation>
            <numerusform>Las operaciones atómicas sobre una dirección cuestan %1 pasada adicional.</numerusform>
            <numerusform>Las operaciones atómicas sobre una dirección cuestan %1 pasadas adicionales.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A group&apos;s work-items read %3 bytes that other work-items of the group also read.</source>
        <translation>
            <numerusform>Los elementos de trabajo de un grupo leen %3 byte que también leen otros elementos de trabajo del grupo.</numerusform>
            <numerusform>Los elementos de trabajo de un grupo leen %3 bytes que también leen otros elementos de trabajo del grupo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The group size (%1 work-items) is not a multiple of the warp width (%2), so only %3 % of the lanes have work. Groups of %4 work-items would fill all lanes.</source>
        <translation>
            <numerusform>El tamaño del grupo (%1 elemento de trabajo) no es múltiplo del ancho del warp (%2), así que solo el %3 % de los carriles tiene trabajo. Con grupos de %4 elementos de trabajo se llenarían todos los carriles.</numerusform>
            <numerusform>El tamaño del grupo (%1 elementos de trabajo) no es múltiplo del ancho del warp (%2), así que solo el %3 % de los carriles tiene trabajo. Con grupos de %4 elementos de trabajo se llenarían todos los carriles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This condition diverges in %1 of %2 warp steps, which costs about %4 cycles. If adjacent work-items take the same path, fewer warps diverge.</source>
        <translation>
            <numerusform>Esta condición diverge en %1 de %2 pasos de warp, lo que cuesta unos %4 ciclos. Si los elementos de trabajo adyacentes toman el mismo camino, divergen menos warps.</numerusform>
            <numerusform>Esta condición diverge en %1 de %2 pasos de warp, lo que cuesta unos %4 ciclos. Si los elementos de trabajo adyacentes toman el mismo camino, divergen menos warps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 issue cycles per global memory read, and a read takes %7 cycles on average. Hiding this latency takes %3 warps (%5 % of the %6 warp slots), but only %4 fit. Do more work per read, or increase the number of resident warps.</source>
        <translation>
            <numerusform>Hay %1 ciclo de emisión por lectura de la memoria global, y una lectura tarda %7 ciclos en promedio. Para ocultar esta latencia hacen falta %3 warps (el %5 % de las %6 ranuras de warp), pero solo caben %4. Haga más trabajo por lectura o aumente el número de warps residentes.</numerusform>
            <numerusform>Hay %1 ciclos de emisión por lectura de la memoria global, y una lectura tarda %7 ciclos en promedio. Para ocultar esta latencia hacen falta %3 warps (el %5 % de las %6 ranuras de warp), pero solo caben %4. Haga más trabajo por lectura o aumente el número de warps residentes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 requests move %1 sectors instead of the minimum of %2, which costs about %5 cycles. Let adjacent lanes access adjacent elements.</source>
        <translation>
            <numerusform>%3 peticiones mueven %1 sector en lugar del mínimo de %2, lo que cuesta unos %5 ciclos. Haga que los carriles adyacentes accedan a elementos adyacentes.</numerusform>
            <numerusform>%3 peticiones mueven %1 sectores en lugar del mínimo de %2, lo que cuesta unos %5 ciclos. Haga que los carriles adyacentes accedan a elementos adyacentes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Accesses are not aligned to sectors</source>
        <translation>Los accesos no están alineados con los sectores</translation>
    </message>
    <message numerus="yes">
        <source>Each of %3 requests touches %1 sectors instead of %2, because its elements are contiguous but do not start at a sector boundary. This costs about %4 cycles. Align the elements.</source>
        <translation>
            <numerusform>Cada una de las %3 peticiones toca %1 sector en lugar de %2, porque sus elementos son contiguos pero no empiezan en el límite de un sector. Esto cuesta unos %4 ciclos. Alinee los elementos.</numerusform>
            <numerusform>Cada una de las %3 peticiones toca %1 sectores en lugar de %2, porque sus elementos son contiguos pero no empiezan en el límite de un sector. Esto cuesta unos %4 ciclos. Alinee los elementos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Storing word x of row y at index x ^ y of the row, with rows of %2 words, reduces the bank conflicts of the first group from %1 to %3. The array&apos;s conflicts cost about %4 cycles.</source>
        <translation>
            <numerusform>Guardar la palabra x de la fila y en el índice x ^ y de la fila, con filas de %2 palabras, reduce los conflictos de bancos del primer grupo de %1 a %3. Los conflictos del array cuestan unos %4 ciclos.</numerusform>
            <numerusform>Guardar la palabra x de la fila y en el índice x ^ y de la fila, con filas de %2 palabras, reduce los conflictos de bancos del primer grupo de %1 a %3. Los conflictos del array cuestan unos %4 ciclos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 bank passes are conflicts, which cost about %3 cycles. Padding or swizzling the rows would remove fewer than half of them. Let the lanes of a request access words in different banks.</source>
        <translation>
            <numerusform>%1 de %2 pasadas de banco es un conflicto; el costo es de unos %3 ciclos. El padding o un swizzle de las filas eliminaría menos de la mitad de los conflictos. Haga que los carriles de una petición accedan a palabras de bancos distintos.</numerusform>
            <numerusform>%1 de %2 pasadas de banco son conflictos; el costo es de unos %3 ciclos. El padding o un swizzle de las filas eliminaría menos de la mitad de los conflictos. Haga que los carriles de una petición accedan a palabras de bancos distintos.</numerusform>
        </translation>
    </message>
    <message>
        <source>An image sampler could do the clamping</source>
        <translation>Un sampler de imagen podría limitar el índice</translation>
    </message>
    <message numerus="yes">
        <source>The index is clamped at the border, so several lanes read the same element in %3 of %4 requests, and %1 of %2 reads are redundant. An image sampler clamps without extra code, and the image cache exploits locality in both dimensions.</source>
        <translation>
            <numerusform>El índice se limita en el borde, así que varios carriles leen el mismo elemento en %3 de %4 peticiones, y %1 de %2 lecturas es redundante. Un sampler de imagen limita el índice sin código adicional, y la caché de imágenes aprovecha la localidad en ambas dimensiones.</numerusform>
            <numerusform>El índice se limita en el borde, así que varios carriles leen el mismo elemento en %3 de %4 peticiones, y %1 de %2 lecturas son redundantes. Un sampler de imagen limita el índice sin código adicional, y la caché de imágenes aprovecha la localidad en ambas dimensiones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Work-items evaluated float divisions and functions %1 times in full precision (number of source locations: %2). If less precision is enough, the build option -cl-fast-relaxed-math makes all of them faster.</source>
        <translation>
            <numerusform>Los elementos de trabajo evaluaron divisiones y funciones de float %1 vez con precisión completa (número de puntos del código fuente: %2). Si basta con menos precisión, la opción de compilación -cl-fast-relaxed-math las acelera todas.</numerusform>
            <numerusform>Los elementos de trabajo evaluaron divisiones y funciones de float %1 veces con precisión completa (número de puntos del código fuente: %2). Si basta con menos precisión, la opción de compilación -cl-fast-relaxed-math las acelera todas.</numerusform>
        </translation>
    </message>
    <message>
        <source>A faster native function exists</source>
        <translation>Existe una función nativa más rápida</translation>
    </message>
    <message numerus="yes">
        <source>%2 was evaluated %1 times in full precision. Its native version, %3, is faster, but the precision depends on the device.</source>
        <translation>
            <numerusform>%2 se evaluó %1 vez con precisión completa. Su versión nativa, %3, es más rápida, pero la precisión depende del dispositivo.</numerusform>
            <numerusform>%2 se evaluó %1 veces con precisión completa. Su versión nativa, %3, es más rápida, pero la precisión depende del dispositivo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Padding does not match the number of banks</source>
        <translation>El padding no se ajusta al número de bancos</translation>
    </message>
    <message numerus="yes">
        <source>The array is padded by one element after every %2 elements, which suits a different bank layout or a smaller element type. Padding after every %3 elements instead reduces the bank conflicts of the first group from %1 to %4. The array&apos;s conflicts cost about %5 cycles.</source>
        <translation>
            <numerusform>El array lleva un elemento de padding después de cada %2 elementos, lo que es adecuado para otra disposición de bancos o para un tipo de elemento más pequeño. En cambio, el padding después de cada %3 elementos reduce los conflictos de bancos del primer grupo de %1 a %4. Los conflictos del array cuestan unos %5 ciclos.</numerusform>
            <numerusform>El array lleva un elemento de padding después de cada %2 elementos, lo que es adecuado para otra disposición de bancos o para un tipo de elemento más pequeño. En cambio, el padding después de cada %3 elementos reduce los conflictos de bancos del primer grupo de %1 a %4. Los conflictos del array cuestan unos %5 ciclos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each work-item accesses %1 consecutive elements, so adjacent lanes access elements that are a block apart. %4 requests move %2 sectors instead of the minimum of %3, which costs about %5 cycles. Use a grid-stride loop, in which adjacent lanes access adjacent elements.</source>
        <translation>
            <numerusform>Cada elemento de trabajo accede a %1 elemento consecutivo, por lo que los carriles adyacentes acceden a elementos que están a un bloque de distancia. %4 peticiones mueven %2 sectores en lugar del mínimo de %3, lo que cuesta unos %5 ciclos. Use un bucle con salto de rejilla, en el que los carriles adyacentes acceden a elementos adyacentes.</numerusform>
            <numerusform>Cada elemento de trabajo accede a %1 elementos consecutivos, por lo que los carriles adyacentes acceden a elementos que están a un bloque de distancia. %4 peticiones mueven %2 sectores en lugar del mínimo de %3, lo que cuesta unos %5 ciclos. Use un bucle con salto de rejilla, en el que los carriles adyacentes acceden a elementos adyacentes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of a group&apos;s %1 work-items reads the same %3 elements in the same order, but only one result is written. These reads take %4 of the launch&apos;s %5 warp steps. Split the elements among the work-items and combine their partial results.</source>
        <translation>
            <numerusform>Cada elemento de trabajo de un grupo (%1 en total) lee los mismos %3 elementos en el mismo orden, pero solo se escribe un resultado. Estas lecturas ocupan %4 de los %5 pasos de warp del lanzamiento. Reparta los elementos entre los elementos de trabajo y combine sus resultados parciales.</numerusform>
            <numerusform>Cada elemento de trabajo de un grupo (%1 en total) lee los mismos %3 elementos en el mismo orden, pero solo se escribe un resultado. Estas lecturas ocupan %4 de los %5 pasos de warp del lanzamiento. Reparta los elementos entre los elementos de trabajo y combine sus resultados parciales.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Several lanes of a request update the same address, so %2 requests take %1 extra passes, not counting contention between warps. The first group executes %3 of these atomics on %4 addresses. Combine the values in local memory or across the lanes of a warp first, and then update each address once.</source>
        <translation>
            <numerusform>Varios carriles de una petición actualizan la misma dirección, así que %2 peticiones requieren %1 pasada adicional, sin contar la competencia entre warps. El primer grupo ejecuta %3 de estas operaciones atómicas sobre %4 direcciones. Combine primero los valores en la memoria local o entre los carriles de un warp, y después actualice cada dirección una sola vez.</numerusform>
            <numerusform>Varios carriles de una petición actualizan la misma dirección, así que %2 peticiones requieren %1 pasadas adicionales, sin contar la competencia entre warps. El primer grupo ejecuta %3 de estas operaciones atómicas sobre %4 direcciones. Combine primero los valores en la memoria local o entre los carriles de un warp, y después actualice cada dirección una sola vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>A group reads the same data repeatedly</source>
        <translation>Un grupo lee los mismos datos varias veces</translation>
    </message>
    <message numerus="yes">
        <source>The requests of a group fetch %1 bytes of %4 from global memory, of which %2 are distinct. %3 bytes are read again by other work-items of the group. Load them into local memory once.</source>
        <translation>
            <numerusform>Las peticiones de un grupo traen %1 byte de %4 desde la memoria global, de los que %2 son distintos. Otros elementos de trabajo del grupo vuelven a leer %3 bytes. Cárguelos una sola vez en la memoria local.</numerusform>
            <numerusform>Las peticiones de un grupo traen %1 bytes de %4 desde la memoria global, de los que %2 son distintos. Otros elementos de trabajo del grupo vuelven a leer %3 bytes. Cárguelos una sola vez en la memoria local.</numerusform>
        </translation>
    </message>
    <message>
        <source>Multiprocessors stay idle</source>
        <translation>Hay multiprocesadores inactivos</translation>
    </message>
    <message numerus="yes">
        <source>The launch has fewer groups (%1) than the hardware has multiprocessors (%2), so %3 of them stay idle. To launch more groups, process more data at once, or give each work-item less work.</source>
        <translation>
            <numerusform>Hay menos grupos en el lanzamiento (%1) que multiprocesadores en el hardware (%2), por lo que quedan multiprocesadores inactivos (%3). Para lanzar más grupos, procese más datos a la vez o dé menos trabajo a cada elemento de trabajo.</numerusform>
            <numerusform>Hay menos grupos en el lanzamiento (%1) que multiprocesadores en el hardware (%2), por lo que quedan multiprocesadores inactivos (%3). Para lanzar más grupos, procese más datos a la vez o dé menos trabajo a cada elemento de trabajo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 issue cycles per global memory read, and a read takes %2 cycles on average. Hiding this latency takes %3 warps per multiprocessor. %5 would fit, but the launch has only %4 per multiprocessor. Launch more groups.</source>
        <translation>
            <numerusform>Hay %1 ciclo de emisión por lectura de la memoria global, y una lectura tarda %2 ciclos en promedio. Para ocultar esta latencia hacen falta %3 warps por multiprocesador. Cabrían %5, pero el lanzamiento solo tiene %4 por multiprocesador. Lance más grupos.</numerusform>
            <numerusform>Hay %1 ciclos de emisión por lectura de la memoria global, y una lectura tarda %2 ciclos en promedio. Para ocultar esta latencia hacen falta %3 warps por multiprocesador. Cabrían %5, pero el lanzamiento solo tiene %4 por multiprocesador. Lance más grupos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Groups do not fill their warps, so only %3 % of the lanes have work.</source>
        <translation>
            <numerusform>Los grupos no llenan sus warps, así que solo el %3 % de los carriles tiene trabajo.</numerusform>
            <numerusform>Los grupos no llenan sus warps, así que solo el %3 % de los carriles tiene trabajo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A request touches %1 sectors instead of %2, because accesses do not start at a sector boundary.</source>
        <translation>
            <numerusform>Una petición toca %1 sector en lugar de %2, porque los accesos no empiezan en el límite de un sector.</numerusform>
            <numerusform>Una petición toca %1 sectores en lugar de %2, porque los accesos no empiezan en el límite de un sector.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first group has %1 bank conflicts.</source>
        <translation>
            <numerusform>El primer grupo tiene %1 conflicto de bancos.</numerusform>
            <numerusform>El primer grupo tiene %1 conflictos de bancos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first group has %1 bank conflicts, although the array is padded.</source>
        <translation>
            <numerusform>El primer grupo tiene %1 conflicto de bancos, aunque el array lleva padding.</numerusform>
            <numerusform>El primer grupo tiene %1 conflictos de bancos, aunque el array lleva padding.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 bank passes are conflicts.</source>
        <translation>
            <numerusform>%1 de %2 pasadas de banco es un conflicto.</numerusform>
            <numerusform>%1 de %2 pasadas de banco son conflictos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Registers limit a multiprocessor to %3 groups. With fewer registers, %4 would fit.</source>
        <translation>
            <numerusform>Los registros limitan un multiprocesador a %3 grupo. Con menos registros cabrían %4.</numerusform>
            <numerusform>Los registros limitan un multiprocesador a %3 grupos. Con menos registros cabrían %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Local memory limits a multiprocessor to %3 groups. With less local memory, %4 would fit.</source>
        <translation>
            <numerusform>La memoria local limita un multiprocesador a %3 grupo. Con menos memoria local cabrían %4.</numerusform>
            <numerusform>La memoria local limita un multiprocesador a %3 grupos. Con menos memoria local cabrían %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 reads are redundant, because lanes read the same element at the border.</source>
        <translation>
            <numerusform>%1 de %2 lecturas es redundante, porque los carriles leen el mismo elemento en el borde.</numerusform>
            <numerusform>%1 de %2 lecturas son redundantes, porque los carriles leen el mismo elemento en el borde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Requests move %2 sectors instead of the minimum of %3, because each work-item accesses its own block.</source>
        <translation>
            <numerusform>Las peticiones mueven %2 sector en lugar del mínimo de %3, porque cada elemento de trabajo accede a su propio bloque.</numerusform>
            <numerusform>Las peticiones mueven %2 sectores en lugar del mínimo de %3, porque cada elemento de trabajo accede a su propio bloque.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %4 of %5 warp steps, all work-items of a group read the same elements.</source>
        <translation>
            <numerusform>En %4 de %5 pasos de warp, todos los elementos de trabajo de un grupo leen los mismos elementos.</numerusform>
            <numerusform>En %4 de %5 pasos de warp, todos los elementos de trabajo de un grupo leen los mismos elementos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 multiprocessors stay idle, because the launch has too few groups.</source>
        <translation>
            <numerusform>%3 multiprocesador queda inactivo, porque el lanzamiento tiene muy pocos grupos.</numerusform>
            <numerusform>%3 multiprocesadores quedan inactivos, porque el lanzamiento tiene muy pocos grupos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 warps per multiprocessor would hide the latency, but the launch has only %4.</source>
        <translation>
            <numerusform>%3 warp por multiprocesador ocultaría la latencia, pero el lanzamiento solo tiene %4.</numerusform>
            <numerusform>%3 warps por multiprocesador ocultarían la latencia, pero el lanzamiento solo tiene %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Padding each row of %2 words (words to add per row: %3) reduces the bank conflicts of the first group from %1 to %4. The array&apos;s conflicts cost about %5 cycles.</source>
        <translation>
            <numerusform>Añadir padding a cada fila de %2 palabras (palabras que se añaden por fila: %3) reduce los conflictos de bancos del primer grupo de %1 a %4. Los conflictos del array cuestan unos %5 ciclos.</numerusform>
            <numerusform>Añadir padding a cada fila de %2 palabras (palabras que se añaden por fila: %3) reduce los conflictos de bancos del primer grupo de %1 a %4. Los conflictos del array cuestan unos %5 ciclos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1 cycles, at least one warp waits at a barrier, which makes the launch %2 cycles longer. Balance the work between barriers, or use fewer barriers. A group of one warp (up to %3 work-items) never waits.</source>
        <translation>
            <numerusform>Durante %1 ciclo, al menos un warp espera en una barrera, lo que alarga el lanzamiento en %2 ciclos. Equilibre el trabajo entre barreras o use menos barreras. Un grupo de un solo warp (hasta %3 elementos de trabajo) no espera nunca.</numerusform>
            <numerusform>Durante %1 ciclos, al menos un warp espera en una barrera, lo que alarga el lanzamiento en %2 ciclos. Equilibre el trabajo entre barreras o use menos barreras. Un grupo de un solo warp (hasta %3 elementos de trabajo) no espera nunca.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Barriers make the launch %2 cycles longer.</source>
        <translation>
            <numerusform>Las barreras alargan el lanzamiento en %2 ciclo.</numerusform>
            <numerusform>Las barreras alargan el lanzamiento en %2 ciclos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Float functions and divisions are evaluated %1 times in full precision.</source>
        <translation>
            <numerusform>Las funciones y divisiones de float se evalúan %1 vez con precisión completa.</numerusform>
            <numerusform>Las funciones y divisiones de float se evalúan %1 veces con precisión completa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Local atomics contend for one word</source>
        <translation>Las operaciones atómicas locales compiten por una misma palabra</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 bank passes are extra passes, mainly because several lanes of a request update the same word: each of these updates takes a pass. The extra passes cost about %3 cycles. Combine the values across the lanes of a warp first, or let the lanes update several copies of the array.</source>
        <translation>
            <numerusform>%1 de %2 pasadas de bancos es adicional, sobre todo porque varios carriles de una petición actualizan la misma palabra: cada una de estas actualizaciones requiere una pasada. Las pasadas adicionales cuestan unos %3 ciclos. Combine primero los valores entre los carriles de un warp, o haga que los carriles actualicen varias copias del arreglo.</numerusform>
            <numerusform>%1 de %2 pasadas de bancos son adicionales, sobre todo porque varios carriles de una petición actualizan la misma palabra: cada una de estas actualizaciones requiere una pasada. Las pasadas adicionales cuestan unos %3 ciclos. Combine primero los valores entre los carriles de un warp, o haga que los carriles actualicen varias copias del arreglo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 bank passes are extra passes of atomics on the same word.</source>
        <translation>
            <numerusform>%1 de %2 pasadas de bancos es adicional, por operaciones atómicas sobre la misma palabra.</numerusform>
            <numerusform>%1 de %2 pasadas de bancos son adicionales, por operaciones atómicas sobre la misma palabra.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AdviceWords</name>
    <message>
        <source>Line %1 of %2: %3</source>
        <comment>line number; file; expression</comment>
        <translation>Línea %1 de %2: %3</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <comment>title of a view</comment>
        <translation>Mostrar: %1</translation>
    </message>
    <message>
        <source>Counted from the trace.</source>
        <translation>Contado en la traza.</translation>
    </message>
    <message>
        <source>From the model.</source>
        <translation>Según el modelo.</translation>
    </message>
    <message>
        <source>The entire launch</source>
        <translation>Todo el lanzamiento</translation>
    </message>
    <message>
        <source>Go to line</source>
        <translation>Ir a la línea</translation>
    </message>
</context>
<context>
    <name>Allowed</name>
    <message>
        <source>one or two parameters</source>
        <translation>uno o dos parámetros</translation>
    </message>
    <message>
        <source>parameters that are set nowhere else</source>
        <translation>parámetros que no se definen en ningún otro lugar</translation>
    </message>
    <message>
        <source>divisors of the global size %1</source>
        <translation>divisores del tamaño global %1</translation>
    </message>
    <message>
        <source>a new name of letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;</source>
        <translation>un nombre nuevo de letras, dígitos, «-», «_» y «.»</translation>
    </message>
    <message>
        <source>a preset that does not build on this one</source>
        <translation>un preajuste que no se base en este</translation>
    </message>
    <message>
        <source>a number for which the picture has at most %1 pixels</source>
        <translation>un número con el que la imagen tenga como máximo %1 píxeles</translation>
    </message>
    <message>
        <source>a file name that ends in .png, .svg or .pdf</source>
        <translation>un nombre de archivo que termine en .png, .svg o .pdf</translation>
    </message>
    <message>
        <source>one run</source>
        <translation>una sola ejecución</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 ejecuciones</translation>
    </message>
    <message>
        <source>nothing, because a recording is not run again</source>
        <translation>nada, porque una grabación no se ejecuta de nuevo</translation>
    </message>
    <message>
        <source>nothing, because only a kernel or launch file takes build options</source>
        <translation>nada, porque solo un kernel o un archivo de lanzamiento admite opciones de compilación</translation>
    </message>
    <message>
        <source>nothing, because only a kernel file (.cl) can contain several kernels</source>
        <translation>nada, porque solo un archivo de kernel (.cl) puede contener varios kernels</translation>
    </message>
    <message>
        <source>nothing, because --json and --csv print all metrics</source>
        <translation>nada, porque --json y --csv muestran todas las métricas</translation>
    </message>
    <message>
        <source>experiments, because --match-inputs is given</source>
        <translation>experimentos, porque se indicó --match-inputs</translation>
    </message>
    <message>
        <source>an experiment, a launch file (x.sim) or a kernel (x.cl), because a sweep runs it many times</source>
        <translation>un experimento, un archivo de lanzamiento (x.sim) o un kernel (x.cl), porque un barrido lo ejecuta muchas veces</translation>
    </message>
    <message>
        <source>3, 2..5, or 2.. for all from 2</source>
        <translation>3, 2..5, o 2.. para todos a partir del 2</translation>
    </message>
    <message>
        <source>The output</source>
        <translation>la salida</translation>
    </message>
    <message>
        <source>a number of at least %1, optionally with a suffix K, M, G or T, for example 2G</source>
        <translation>un número de al menos %1, opcionalmente con un sufijo K, M, G o T, por ejemplo 2G</translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <translation>%1, o %2</translation>
    </message>
    <message>
        <source>%1, or a number of at least %2, optionally with a suffix K, M, G or T, for example 2G</source>
        <translation>%1, o un número de al menos %2, opcionalmente con un sufijo K, M, G o T, por ejemplo 2G</translation>
    </message>
    <message>
        <source>WIDTHxHEIGHT in pixels, from %1 to %2</source>
        <translation>ANCHOxALTO en píxeles, de %1 a %2</translation>
    </message>
    <message>
        <source>a name of letters, digits, - and _</source>
        <translation>un nombre de letras, dígitos, - y _</translation>
    </message>
    <message>
        <source>N or A..B, whole numbers from 0 with A &lt;= B, and at most %1 steps</source>
        <translation>N o A..B, números enteros desde 0 con A &lt;= B, y como máximo %1 pasos</translation>
    </message>
    <message>
        <source>0..%1: the group has %2 steps</source>
        <translation>0..%1: el grupo tiene %2 pasos</translation>
    </message>
    <message>
        <source>0..%1: the group has 1 step</source>
        <translation>0..%1: el grupo tiene 1 paso</translation>
    </message>
    <message>
        <source>a text of at most %1 bytes</source>
        <translation>un texto de %1 bytes como máximo</translation>
    </message>
    <message>
        <source>the ids of other lessons, separated by commas</source>
        <translation>los id de otras lecciones, separados por comas</translation>
    </message>
    <message>
        <source>list, without a file</source>
        <translation>list, sin archivo</translation>
    </message>
    <message>
        <source>check FILE ..., with at least one file</source>
        <translation>check FILE ..., con al menos un archivo</translation>
    </message>
    <message>
        <source>check FILE ..., list, pack FOLDER, progress FILE ...</source>
        <translation>check FILE ..., list, pack FOLDER, progress FILE ...</translation>
    </message>
    <message>
        <source>pack FOLDER, with one folder</source>
        <translation>pack FOLDER, con una carpeta</translation>
    </message>
    <message>
        <source>progress FILE ..., with at least one file</source>
        <translation>progress FILE ..., con al menos un archivo</translation>
    </message>
    <message>
        <source>print FILE or print ID</source>
        <translation>print FILE o print ID</translation>
    </message>
    <message>
        <source>WIDTHxHEIGHT in millimetres, from %1 to %2</source>
        <translation>ANCHOxALTO en milímetros, de %1 a %2</translation>
    </message>
    <message>
        <source>a name that ends in .gif, .webp, .mp4 or .webm, or in / for a folder of PNG files</source>
        <translation>un nombre que termine en .gif, .webp, .mp4 o .webm, o en / para una carpeta de archivos PNG</translation>
    </message>
    <message>
        <source>a size of at most %1 pixels, with sides of at most %2</source>
        <translation>un tamaño de %1 píxeles como máximo, con lados de %2 como máximo</translation>
    </message>
    <message>
        <source>a new or an empty folder</source>
        <translation>una carpeta nueva o vacía</translation>
    </message>
    <message>
        <source>a unit that results in at most %1 frames, for example round, or fewer steps with --from and --to</source>
        <translation>una unidad que dé como máximo %1 fotogramas, por ejemplo round, o menos pasos con --from y --to</translation>
    </message>
    <message>
        <source>fewer steps, because the file would be larger than %1 MB</source>
        <translation>menos pasos, porque el archivo superaría los %1 MB</translation>
    </message>
    <message>
        <source>N or A..B, whole numbers of words from 0 to %1 with A &lt;= B</source>
        <translation>N o A..B, números enteros de palabras de 0 a %1 con A &lt;= B</translation>
    </message>
    <message>
        <source>nothing, because the launch has no array in local memory</source>
        <translation>nada, porque el lanzamiento no tiene ningún array en la memoria local</translation>
    </message>
    <message>
        <source>times, efficiency, conflicts, compare or race for several runs</source>
        <translation>times, efficiency, conflicts, compare o race para varias ejecuciones</translation>
    </message>
    <message>
        <source>two to four runs for a race</source>
        <translation>de dos a cuatro ejecuciones para una carrera</translation>
    </message>
    <message>
        <source>runs with the same problem size for a race</source>
        <translation>para una carrera, ejecuciones con el mismo tamaño de problema que la primera</translation>
    </message>
    <message>
        <source>for a race, runs that fit on a multiprocessor of their hardware model</source>
        <translation>para una carrera, ejecuciones que quepan en un multiprocesador de su modelo de hardware</translation>
    </message>
    <message>
        <source>cycles:N for a race</source>
        <translation>cycles:N para una carrera</translation>
    </message>
    <message>
        <source>another view, because the kernel has no array in local memory</source>
        <translation>otra vista, porque el kernel no tiene ningún array en la memoria local</translation>
    </message>
    <message>
        <source>a file name that ends in .cl</source>
        <translation>un nombre de archivo que termine en .cl</translation>
    </message>
    <message>
        <source>a file, if --array together with --pad N or --swizzle NAME chooses one layout</source>
        <translation>un archivo, si --array junto con --pad N o --swizzle NAME elige una sola disposición</translation>
    </message>
    <message>
        <source>an experiment, a kernel, a launch file, or a recording of an experiment, because the source is changed</source>
        <translation>un experimento, un kernel, un archivo de lanzamiento o una grabación de un experimento, porque se cambia el código fuente</translation>
    </message>
    <message>
        <source>nothing, because --require-group changes no layout</source>
        <translation>nada, porque --require-group no cambia ninguna disposición</translation>
    </message>
    <message>
        <source>an experiment, a launch file (x.sim) or a kernel (x.cl), because a recording is already recorded</source>
        <translation>un experimento, un archivo de lanzamiento (x.sim) o un kernel (x.cl), porque una grabación ya está grabada</translation>
    </message>
    <message>
        <source>nothing, because --other-hardware counts no layouts</source>
        <translation>nada, porque --other-hardware no cuenta disposiciones</translation>
    </message>
    <message>
        <source>ssh:HOST, ssh:HOST/NAME, ssh:USER@HOST:PORT/NAME, or part of the name of a device</source>
        <translation>ssh:HOST, ssh:HOST/NAME, ssh:USER@HOST:PORT/NAME o parte del nombre de un dispositivo</translation>
    </message>
    <message>
        <source>up to %1 computers</source>
        <translation>hasta %1 equipos</translation>
    </message>
    <message>
        <source>a computer that &quot;lockstep-cli devices&quot; lists</source>
        <translation>un equipo que «lockstep-cli devices» enumere</translation>
    </message>
    <message>
        <source>part of the name of a device of this computer</source>
        <translation>parte del nombre de un dispositivo de este equipo</translation>
    </message>
</context>
<context>
    <name>AnimateWords</name>
    <message>
        <source>Laying out the frames</source>
        <translation>Componiendo los fotogramas</translation>
    </message>
    <message>
        <source>Frame %1 of %2</source>
        <translation>Fotograma %1 de %2</translation>
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
        <translation>todos iguales</translation>
    </message>
    <message>
        <source>a range</source>
        <translation>un rango</translation>
    </message>
    <message>
        <source>random</source>
        <translation>al azar</translation>
    </message>
    <message>
        <source>from a file</source>
        <translation>de un archivo</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>sin definir</translation>
    </message>
    <message>
        <source>null pointer</source>
        <translation>puntero nulo</translation>
    </message>
    <message>
        <source>start:step:end</source>
        <translation>inicio:paso:fin</translation>
    </message>
    <message>
        <source>seed, or seed:min:max</source>
        <translation>semilla, o semilla:mín:máx</translation>
    </message>
    <message>
        <source>path of a file</source>
        <translation>ruta de un archivo</translation>
    </message>
    <message>
        <source>these values</source>
        <translation>estos valores</translation>
    </message>
    <message>
        <source>Seed, or seed:min:max. Without min and max, integers are from 0 to 9, and floating-point numbers from 0 to 1.</source>
        <translation>Semilla, o semilla:mín:máx. Sin mín ni máx, los enteros van de 0 a 9 y los números de coma flotante, de 0 a 1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has an invalid format. Enter it as %2.</source>
        <comment>what was typed; its form</comment>
        <translation>«%1» tiene un formato no válido. Introdúzcalo como %2.</translation>
    </message>
</context>
<context>
    <name>AskWords</name>
    <message>
        <source>Question from ssh</source>
        <translation>Pregunta de ssh</translation>
    </message>
</context>
<context>
    <name>BankLegendWords</name>
    <message>
        <source>one word, one lane</source>
        <translation>una palabra, un carril</translation>
    </message>
    <message>
        <source>one word, several lanes</source>
        <translation>una palabra, varios carriles</translation>
    </message>
    <message>
        <source>solid line: served in the first pass</source>
        <translation>línea continua: atendida en la primera pasada</translation>
    </message>
    <message>
        <source>dashed line: served in a later pass</source>
        <translation>línea discontinua: atendida en una pasada posterior</translation>
    </message>
    <message>
        <source>× number of words (one pass per word)</source>
        <translation>× número de palabras (una pasada por palabra)</translation>
    </message>
    <message>
        <source>× number of atomics (one pass each, even on the same word)</source>
        <translation>× número de operaciones atómicas (una pasada cada una, incluso sobre la misma palabra)</translation>
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
        <translation>no se usa en este paso</translation>
    </message>
    <message>
        <source>word %1 for lanes %2, in pass %3</source>
        <translation>palabra %1 para los carriles %2, en la pasada %3</translation>
    </message>
    <message>
        <source>Pass %1: lanes that are served together. Click to keep this pass selected. Click again or press Esc to clear the selection.</source>
        <translation>Pasada %1: carriles que se atienden juntos. Haga clic para mantener seleccionada esta pasada. Haga clic de nuevo o pulse Esc para anular la selección.</translation>
    </message>
    <message>
        <source>word %1 for lanes %2, in passes %3</source>
        <translation>palabra %1 para los carriles %2, en las pasadas %3</translation>
    </message>
    <message>
        <source>In one pass, each bank serves one word. Atomics on the same word need a pass each. Each pass beyond the minimum is a conflict (counted from the trace).</source>
        <translation>En una pasada, cada banco sirve una palabra. Cada operación atómica sobre una misma palabra necesita su propia pasada. Cada pasada por encima del mínimo es un conflicto (contado en la traza).</translation>
    </message>
</context>
<context>
    <name>Banks</name>
    <message numerus="yes">
        <source>%1 passes</source>
        <translation>
            <numerusform>%1 pasada</numerusform>
            <numerusform>%1 pasadas</numerusform>
        </translation>
    </message>
    <message>
        <source>1 pass</source>
        <translation>1 pasada</translation>
    </message>
    <message>
        <source>%1-way conflict · %2</source>
        <translation>conflicto de %1 vías · %2</translation>
    </message>
    <message>
        <source>broadcast · %1 · %2</source>
        <translation>difusión · %1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 words</source>
        <translation>
            <numerusform>%1 palabra</numerusform>
            <numerusform>%1 palabras</numerusform>
        </translation>
    </message>
    <message>
        <source>1 word</source>
        <translation>1 palabra</translation>
    </message>
    <message>
        <source>%1 · no conflict</source>
        <translation>%1 · sin conflicto</translation>
    </message>
    <message>
        <source>The lanes access the words %2 of bank %1. Each pass serves one of these words.</source>
        <translation>Los carriles acceden a las palabras %2 del banco %1. Cada pasada sirve una de estas palabras.</translation>
    </message>
    <message>
        <source>%1 passes in total, because a wide element is accessed in several parts, one after another, with at most %2 passes per part.</source>
        <translation>%1 pasadas en total, porque a un elemento ancho se accede en varias partes, una tras otra, con un máximo de %2 pasadas por parte.</translation>
    </message>
    <message numerus="yes">
        <source>%1 atomics on one word · %2</source>
        <translation>
            <numerusform>%1 operación atómica sobre una palabra · %2</numerusform>
            <numerusform>%1 operaciones atómicas sobre una palabra · %2</numerusform>
        </translation>
    </message>
    <message>
        <source>1 atomic on one word · %2</source>
        <translation>1 operación atómica sobre una palabra · %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 atomics in one bank, on %3 words · %2</source>
        <translation>
            <numerusform>%1 operación atómica en un banco, sobre %3 palabras · %2</numerusform>
            <numerusform>%1 operaciones atómicas en un banco, sobre %3 palabras · %2</numerusform>
        </translation>
    </message>
    <message>
        <source>1 atomic in one bank, on %3 words · %2</source>
        <translation>1 operación atómica en un banco, sobre %3 palabras · %2</translation>
    </message>
    <message>
        <source>Up to %1 lanes update the same word, word %3 of bank %2. Each of these updates takes a pass.</source>
        <translation>Hasta %1 carriles actualizan la misma palabra, la palabra %3 del banco %2. Cada una de estas actualizaciones requiere una pasada.</translation>
    </message>
    <message>
        <source>Up to %1 lanes update the words %3 of bank %2, and some of these lanes update the same word. Each of these updates takes a pass.</source>
        <translation>Hasta %1 carriles actualizan las palabras %3 del banco %2, y algunos de estos carriles actualizan la misma palabra. Cada una de estas actualizaciones requiere una pasada.</translation>
    </message>
</context>
<context>
    <name>BanksWords</name>
    <message>
        <source>warp %1 issues no instruction in this step</source>
        <translation>el warp %1 no emite instrucciones en este paso</translation>
    </message>
    <message>
        <source>%1 banks of %2 bytes; word w is in bank w % %1</source>
        <translation>%1 bancos de %2 bytes; la palabra w está en el banco w % %1</translation>
    </message>
    <message>
        <source>lanes</source>
        <translation>carriles</translation>
    </message>
    <message>
        <source>banks</source>
        <translation>bancos</translation>
    </message>
    <message>
        <source>Local memory banks</source>
        <translation>Bancos de memoria local</translation>
    </message>
    <message>
        <source>This kernel uses no local memory. The Global memory view shows its accesses to global memory.</source>
        <translation>Este kernel no usa memoria local. La vista Memoria global muestra sus accesos a la memoria global.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) read</source>
        <translation>
            <numerusform>%Ln palabra leída</numerusform>
            <numerusform>%Ln palabras leídas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) written</source>
        <translation>
            <numerusform>%Ln palabra escrita</numerusform>
            <numerusform>%Ln palabras escritas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) updated</source>
        <translation>
            <numerusform>%Ln palabra actualizada</numerusform>
            <numerusform>%Ln palabras actualizadas</numerusform>
        </translation>
    </message>
    <message>
        <source>this step accesses no local memory (%1)</source>
        <translation>este paso no accede a la memoria local (%1)</translation>
    </message>
</context>
<context>
    <name>CacheWords</name>
    <message>
        <source>F</source>
        <comment>first miss</comment>
        <translation>F</translation>
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
        <translation>acierto</translation>
    </message>
    <message>
        <source>F: miss, first use</source>
        <translation>F: fallo, primer uso</translation>
    </message>
    <message>
        <source>C: miss, cache too small</source>
        <translation>C: fallo, caché demasiado pequeña</translation>
    </message>
    <message>
        <source>X: miss, conflict in the set</source>
        <translation>X: fallo, conflicto en el conjunto</translation>
    </message>
    <message>
        <source>not accessed</source>
        <translation>sin acceso</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a percentage; a count of sectors</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>no L%1</source>
        <translation>sin L%1</translation>
    </message>
    <message>
        <source>L%1 %2 KiB, %3 ways</source>
        <translation>L%1 %2 KiB, %3 vías</translation>
    </message>
    <message>
        <source>modelled · %1 · %2</source>
        <translation>modelado · %1 · %2</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Caché</translation>
    </message>
    <message>
        <source>Caches are switched off in the hardware model.</source>
        <translation>Las cachés están desactivadas en el modelo de hardware.</translation>
    </message>
    <message>
        <source>all lines</source>
        <translation>todas las líneas</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>línea %1: %2</translation>
    </message>
    <message>
        <source>L1: hits among the requested sectors</source>
        <translation>L1: aciertos entre los sectores pedidos</translation>
    </message>
    <message>
        <source>L2: hits among the sectors that missed L1</source>
        <translation>L2: aciertos entre los sectores que fallaron en L1</translation>
    </message>
    <message>
        <source>Image reads are not included, because texels use a separate cache, which is not simulated.</source>
        <translation>No se incluyen las lecturas de imágenes, porque los téxeles usan una caché aparte, que no se simula.</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>State at the cursor</source>
        <translation>Estado en el cursor</translation>
    </message>
    <message>
        <source>warp slots</source>
        <translation>ranuras de warp</translation>
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
        <translation>Elemento de trabajo</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Banco</translation>
    </message>
    <message>
        <source>Accesses so far</source>
        <translation>Accesos hasta ahora</translation>
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
        <translation>Unidad: %1</translation>
    </message>
</context>
<context>
    <name>Checks</name>
    <message>
        <source>Out-of-bounds accesses</source>
        <translation>Accesos fuera de límites</translation>
    </message>
    <message>
        <source>No out-of-bounds access</source>
        <translation>Ningún acceso fuera de límites</translation>
    </message>
    <message>
        <source>Accesses through a null pointer</source>
        <translation>Accesos mediante un puntero nulo</translation>
    </message>
    <message>
        <source>No access through a null pointer</source>
        <translation>Ningún acceso mediante un puntero nulo</translation>
    </message>
    <message>
        <source>Races in local memory</source>
        <translation>Condiciones de carrera en la memoria local</translation>
    </message>
    <message>
        <source>No race in local memory</source>
        <translation>Ninguna condición de carrera en la memoria local</translation>
    </message>
    <message>
        <source>Races in global memory</source>
        <translation>Condiciones de carrera en la memoria global</translation>
    </message>
    <message>
        <source>No race in global memory, within or between groups</source>
        <translation>Ninguna condición de carrera en la memoria global, ni dentro de los grupos ni entre ellos</translation>
    </message>
    <message>
        <source>Races between writes to images</source>
        <translation>Condiciones de carrera entre escrituras en imágenes</translation>
    </message>
    <message>
        <source>No race between writes to images</source>
        <translation>Ninguna condición de carrera entre escrituras en imágenes</translation>
    </message>
    <message>
        <source>Barriers not reached by all work-items</source>
        <translation>Barreras a las que no llegan todos los elementos de trabajo</translation>
    </message>
    <message>
        <source>Every barrier is reached by all work-items</source>
        <translation>A cada barrera llegan todos los elementos de trabajo</translation>
    </message>
    <message>
        <source>Reads of uninitialised local memory</source>
        <translation>Lecturas de memoria local sin inicializar</translation>
    </message>
    <message>
        <source>No read of uninitialised local memory</source>
        <translation>Ninguna lectura de memoria local sin inicializar</translation>
    </message>
    <message>
        <source>Reads of uninitialised data in buffers</source>
        <translation>Lecturas de datos sin inicializar en búferes</translation>
    </message>
    <message>
        <source>No read of uninitialised data in a buffer</source>
        <translation>Ninguna lectura de datos sin inicializar en un búfer</translation>
    </message>
    <message>
        <source>Reads of uninitialised private variables</source>
        <translation>Lecturas de variables privadas sin inicializar</translation>
    </message>
    <message>
        <source>Loops that exceed the iteration limit</source>
        <translation>Bucles que superan el límite de iteraciones</translation>
    </message>
    <message>
        <source>No loop exceeds the iteration limit</source>
        <translation>Ningún bucle supera el límite de iteraciones</translation>
    </message>
    <message>
        <source>Copied data used before the copy has finished</source>
        <translation>Datos copiados que se usan antes de que termine la copia</translation>
    </message>
    <message>
        <source>No copied data used before the copy has finished</source>
        <translation>Ningún dato copiado se usa antes de que termine la copia</translation>
    </message>
    <message>
        <source>Misaligned accesses</source>
        <translation>Accesos desalineados</translation>
    </message>
    <message>
        <source>No misaligned access</source>
        <translation>Ningún acceso desalineado</translation>
    </message>
    <message>
        <source>Accesses forbidden by an access qualifier</source>
        <translation>Accesos prohibidos por un calificador de acceso</translation>
    </message>
    <message>
        <source>No access forbidden by an access qualifier</source>
        <translation>Ningún acceso prohibido por un calificador de acceso</translation>
    </message>
    <message>
        <source>Asynchronous copies with different arguments in one group</source>
        <translation>Copias asíncronas con argumentos distintos en un grupo</translation>
    </message>
    <message numerus="yes">
        <source>%1 accesses checked</source>
        <translation>
            <numerusform>%1 acceso comprobado</numerusform>
            <numerusform>%1 accesos comprobados</numerusform>
        </translation>
    </message>
    <message>
        <source>1 access checked</source>
        <translation>1 acceso comprobado</translation>
    </message>
    <message numerus="yes">
        <source>%1 arrivals checked</source>
        <translation>
            <numerusform>%1 llegada comprobada</numerusform>
            <numerusform>%1 llegadas comprobadas</numerusform>
        </translation>
    </message>
    <message>
        <source>1 arrival checked</source>
        <translation>1 llegada comprobada</translation>
    </message>
    <message numerus="yes">
        <source>%1 reads checked</source>
        <translation>
            <numerusform>%1 lectura comprobada</numerusform>
            <numerusform>%1 lecturas comprobadas</numerusform>
        </translation>
    </message>
    <message>
        <source>1 read checked</source>
        <translation>1 lectura comprobada</translation>
    </message>
    <message numerus="yes">
        <source>%1 iterations checked</source>
        <translation>
            <numerusform>%1 iteración comprobada</numerusform>
            <numerusform>%1 iteraciones comprobadas</numerusform>
        </translation>
    </message>
    <message>
        <source>1 iteration checked</source>
        <translation>1 iteración comprobada</translation>
    </message>
    <message numerus="yes">
        <source>%1 requests checked</source>
        <translation>
            <numerusform>%1 petición comprobada</numerusform>
            <numerusform>%1 peticiones comprobadas</numerusform>
        </translation>
    </message>
    <message>
        <source>1 request checked</source>
        <translation>1 petición comprobada</translation>
    </message>
    <message numerus="yes">
        <source>%1 values checked</source>
        <translation>
            <numerusform>%1 valor comprobado</numerusform>
            <numerusform>%1 valores comprobados</numerusform>
        </translation>
    </message>
    <message>
        <source>1 value checked</source>
        <translation>1 valor comprobado</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not checked: %1</source>
        <translation>Sin comprobar: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 findings</source>
        <translation>
            <numerusform>%1 hallazgo</numerusform>
            <numerusform>%1 hallazgos</numerusform>
        </translation>
    </message>
    <message>
        <source>1 finding</source>
        <translation>1 hallazgo</translation>
    </message>
    <message>
        <source>not applicable, because the kernel accesses no memory</source>
        <translation>no procede, porque el kernel no accede a la memoria</translation>
    </message>
    <message>
        <source>not applicable, because no buffer is accessed</source>
        <translation>no procede, porque no se accede a ningún búfer</translation>
    </message>
    <message>
        <source>not applicable, because no local memory is used</source>
        <translation>no procede, porque no se usa memoria local</translation>
    </message>
    <message>
        <source>not applicable, because no global memory is used</source>
        <translation>no procede, porque no se usa memoria global</translation>
    </message>
    <message>
        <source>not applicable, because no image is written</source>
        <translation>no procede, porque no se escribe ninguna imagen</translation>
    </message>
    <message>
        <source>not applicable, because there is no barrier</source>
        <translation>no procede, porque no hay ninguna barrera</translation>
    </message>
    <message>
        <source>not applicable, because no local memory is read</source>
        <translation>no procede, porque no se lee la memoria local</translation>
    </message>
    <message>
        <source>not applicable, because all buffers have initial content or no buffer is read</source>
        <translation>no procede, porque todos los búferes tienen contenido inicial o no se lee ningún búfer</translation>
    </message>
    <message>
        <source>not applicable, because no private variable is read</source>
        <translation>no procede, porque no se lee ninguna variable privada</translation>
    </message>
    <message>
        <source>No reads of uninitialised private variables or arrays. Not checked: structures, and variables accessed only through a pointer</source>
        <translation>Ninguna lectura de variables o arrays privados sin inicializar. Sin comprobar: las estructuras y las variables a las que solo se accede mediante un puntero</translation>
    </message>
    <message>
        <source>not applicable, because there is no loop</source>
        <translation>no procede, porque no hay ningún bucle</translation>
    </message>
    <message>
        <source>not applicable, because there is no asynchronous copy</source>
        <translation>no procede, porque no hay ninguna copia asíncrona</translation>
    </message>
    <message>
        <source>not applicable, because all buffers may be read and written</source>
        <translation>no procede, porque todos los búferes se pueden leer y escribir</translation>
    </message>
    <message>
        <source>Differences between the results of the original and the instrumented kernel</source>
        <translation>Diferencias entre los resultados del kernel original y del instrumentado</translation>
    </message>
    <message>
        <source>not applicable, because there is nothing to compare</source>
        <translation>no procede, porque no hay nada que comparar</translation>
    </message>
    <message>
        <source>The original and the instrumented kernel compute the same result</source>
        <translation>El kernel original y el instrumentado calculan el mismo resultado</translation>
    </message>
    <message>
        <source>Not checked: the result of the original kernel, because it did not run or the findings already account for any difference.</source>
        <translation>Sin comprobar: el resultado del kernel original, porque no se ejecutó o los hallazgos ya explican cualquier diferencia.</translation>
    </message>
    <message>
        <source>Not checked: reads of uninitialised private variables, because the version of Lockstep that made this recording did not check them.</source>
        <translation>Sin comprobar: las lecturas de variables privadas sin inicializar, porque la versión de Lockstep que hizo esta grabación no las comprobaba.</translation>
    </message>
    <message>
        <source>The original and the instrumented kernel compute different results, and no finding explains the difference</source>
        <translation>El kernel original y el instrumentado calculan resultados distintos, y ningún hallazgo explica la diferencia</translation>
    </message>
    <message>
        <source>Redundant barriers in this launch</source>
        <translation>Barreras redundantes en este lanzamiento</translation>
    </message>
    <message>
        <source>No redundant barrier found</source>
        <translation>No se encontró ninguna barrera redundante</translation>
    </message>
    <message>
        <source>All work-items of the group request the same asynchronous copies</source>
        <translation>Todos los elementos de trabajo del grupo piden las mismas copias asíncronas</translation>
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
        <translation>Abrir enlace copiado</translation>
    </message>
    <message>
        <source>Save recording…</source>
        <translation>Guardar grabación…</translation>
    </message>
    <message>
        <source>Save kernel</source>
        <translation>Guardar kernel</translation>
    </message>
    <message>
        <source>Save launch as…</source>
        <translation>Guardar lanzamiento como…</translation>
    </message>
    <message>
        <source>Edit a copy of the kernel…</source>
        <translation>Editar una copia del kernel…</translation>
    </message>
    <message>
        <source>Export picture…</source>
        <translation>Exportar imagen…</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Copiar imagen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Acercar</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Alejar</translation>
    </message>
    <message>
        <source>Zoom to fit</source>
        <translation>Ajustar a la vista</translation>
    </message>
    <message>
        <source>Next panel</source>
        <translation>Panel siguiente</translation>
    </message>
    <message>
        <source>Previous panel</source>
        <translation>Panel anterior</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Escenario</translation>
    </message>
    <message>
        <source>Multiprocessor</source>
        <translation>Multiprocesador</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Flujo</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Barrido</translation>
    </message>
    <message>
        <source>Next view in the tab</source>
        <translation>Vista siguiente de la pestaña</translation>
    </message>
    <message>
        <source>Previous view in the tab</source>
        <translation>Vista anterior de la pestaña</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Gráficos</translation>
    </message>
    <message>
        <source>Change how compared runs are linked</source>
        <translation>Cambiar el vínculo entre ejecuciones</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>Restablecer diseño</translation>
    </message>
    <message>
        <source>Copy current view…</source>
        <translation>Copiar vista actual…</translation>
    </message>
    <message>
        <source>Explain this</source>
        <translation>Explicar esto</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecutar</translation>
    </message>
    <message>
        <source>Run all variants</source>
        <translation>Ejecutar todas las variantes</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Reproducir o pausar</translation>
    </message>
    <message>
        <source>Play backwards</source>
        <translation>Reproducir hacia atrás</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso adelante</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Paso atrás</translation>
    </message>
    <message>
        <source>Next round or barrier</source>
        <translation>Ronda o barrera siguiente</translation>
    </message>
    <message>
        <source>Previous round or barrier</source>
        <translation>Ronda o barrera anterior</translation>
    </message>
    <message>
        <source>Ten steps back</source>
        <translation>Diez pasos atrás</translation>
    </message>
    <message>
        <source>Next pass of a bank conflict</source>
        <translation>Pasada siguiente de un conflicto de bancos</translation>
    </message>
    <message>
        <source>Previous pass of a bank conflict</source>
        <translation>Pasada anterior de un conflicto de bancos</translation>
    </message>
    <message>
        <source>Next conflict or divergence</source>
        <translation>Conflicto o divergencia siguiente</translation>
    </message>
    <message>
        <source>Previous conflict or divergence</source>
        <translation>Conflicto o divergencia anterior</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Primer paso</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Último paso</translation>
    </message>
    <message>
        <source>Go to step…</source>
        <translation>Ir al paso…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Más lento</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Más rápido</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Select the warp above</source>
        <translation>Seleccionar el warp de arriba</translation>
    </message>
    <message>
        <source>Select the warp below</source>
        <translation>Seleccionar el warp de abajo</translation>
    </message>
    <message>
        <source>Select the previous lane</source>
        <translation>Seleccionar el carril anterior</translation>
    </message>
    <message>
        <source>Select the next lane</source>
        <translation>Seleccionar el carril siguiente</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>About Lockstep</source>
        <translation>Acerca de Lockstep</translation>
    </message>
    <message>
        <source>Ten steps forward</source>
        <translation>Diez pasos adelante</translation>
    </message>
    <message>
        <source>Why is it slow?</source>
        <translation>¿Por qué es lento?</translation>
    </message>
    <message>
        <source>Find a command…</source>
        <translation>Buscar un comando…</translation>
    </message>
    <message>
        <source>Set or remove a breakpoint</source>
        <translation>Poner o quitar un punto de interrupción</translation>
    </message>
    <message>
        <source>Go to the next step of the line</source>
        <translation>Ir al siguiente paso de la línea</translation>
    </message>
    <message>
        <source>Add bookmark…</source>
        <translation>Añadir marcador…</translation>
    </message>
    <message>
        <source>Show bookmarks…</source>
        <translation>Mostrar marcadores…</translation>
    </message>
    <message>
        <source>Next bookmark</source>
        <translation>Marcador siguiente</translation>
    </message>
    <message>
        <source>Previous bookmark</source>
        <translation>Marcador anterior</translation>
    </message>
    <message>
        <source>list the experiments with their parameters, ranges and defaults</source>
        <translation>enumera los experimentos con sus parámetros, rangos y valores predeterminados</translation>
    </message>
    <message>
        <source>WHAT is an experiment (reduction/interleaved) or a family of experiments (reduction).
Without WHAT, all experiments are listed.</source>
        <translation>WHAT es un experimento (reduction/interleaved) o una familia de experimentos (reduction).
Sin WHAT se enumeran todos los experimentos.</translation>
    </message>
    <message>
        <source>run an experiment or a launch file, or open a recording, and print its metrics</source>
        <translation>ejecuta un experimento o un archivo de lanzamiento, o abre una grabación, y muestra sus métricas</translation>
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
        <translation>WHAT es un experimento (reduction/interleaved), un archivo de lanzamiento (x.sim), un kernel
cuyo lanzamiento se deduce (x.cl) o una grabación (x.lks).
Primero se ejecuta el kernel instrumentado, para contar cada acceso a memoria, bifurcación y
barrera. Después se ejecuta el kernel original, para medir tiempos.
Una EXPRESSION usa los nombres de --json: totals.local_load.conflicts, launches[0].items o
line(&quot;texto de una línea&quot;).warp_steps. Combine métricas con + - * / y paréntesis,
compárelas con = != &lt; &lt;= &gt; &gt;= y una las comparaciones con and, or, not.
sum(), min(), max() y count() combinan todos los valores de una métrica. Si no existe un nombre,
se muestran nombres parecidos. Para el nombre de un grupo (totals), se muestran los del grupo.</translation>
    </message>
    <message>
        <source>look for races, out-of-bounds accesses and other errors, and print the findings</source>
        <translation>busca condiciones de carrera, accesos fuera de límites y otros errores, y muestra los hallazgos</translation>
    </message>
    <message>
        <source>WHAT is an experiment, a launch file (x.sim), a kernel (x.cl) or a recording (x.lks).
Nothing is timed. The exit code is 1 if an error was found, so that a build server
can detect it.</source>
        <translation>WHAT es un experimento, un archivo de lanzamiento (x.sim), un kernel (x.cl) o una grabación (x.lks).
No se miden tiempos. El código de salida es 1 si se encontró un error, para que un servidor
de compilación pueda detectarlo.</translation>
    </message>
    <message>
        <source>run an experiment or a kernel with many values of one or two parameters, and recommend the best values</source>
        <translation>ejecuta un experimento o un kernel con muchos valores de uno o dos parámetros y recomienda los mejores valores</translation>
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
        <translation>--over local=32,64,128 prueba estos valores; --over ways=1..32 prueba 1, 2, 4, 8, 16, 32;
--over size=1K..64K duplica desde 1024 hasta 65536;
--over local prueba todos los valores permitidos (para formas, potencias de dos).
Para un kernel (x.cl) o un archivo de lanzamiento (x.sim), los nombres son local (8x8,16x16) o
local.y, D.NAME para la macro NAME (undefined: sin ella), global, o un argumento como en --set.
Una combinación solo se recomienda si calcula los mismos resultados que la primera.
Cada combinación se graba, se comprueba y se mide. Para un experimento, la recomendación se guarda
para este dispositivo.
Ctrl+C termina el barrido y muestra los resultados obtenidos hasta el momento.</translation>
    </message>
    <message>
        <source>print the metrics of several runs side by side, with ratios to the first run</source>
        <translation>muestra las métricas de varias ejecuciones lado a lado, con razones respecto a la primera ejecución</translation>
    </message>
    <message>
        <source>WHAT is an experiment with its parameters (reduction/interleaved:size=4096,local=128) or a
recording (x.lks).
Only runs with equal work can be compared. --match-inputs gives all experiments the values of
the first one, for the parameters that they share. Values that you give for an experiment
stay. If an experiment does not allow a value of the first one, it keeps its own value.</source>
        <translation>WHAT es un experimento con sus parámetros (reduction/interleaved:size=4096,local=128) o una
grabación (x.lks).
Solo se pueden comparar ejecuciones con el mismo trabajo. --match-inputs da a todos los
experimentos los valores del primero, para los parámetros que comparten. Los valores que usted da
a un experimento se conservan. Si un experimento no permite un valor del primero, conserva el suyo.</translation>
    </message>
    <message>
        <source>describe the steps of a work-group, one line per step: what a warp does, and its effect</source>
        <translation>describe los pasos de un grupo de trabajo, una línea por paso: qué hace un warp y con qué efecto</translation>
    </message>
    <message>
        <source>WHAT is an experiment, a launch file (x.sim), a kernel (x.cl) or a recording (x.lks).
Step 0 is the start of the group, and the step after the last one is its end.
All numbers are counted from the trace, for the warps and banks of the hardware model.
Nothing is timed.</source>
        <translation>WHAT es un experimento, un archivo de lanzamiento (x.sim), un kernel (x.cl) o una grabación (x.lks).
El paso 0 es el inicio del grupo, y el paso que sigue al último es su final.
Todos los números se cuentan en la traza, para los warps y bancos del modelo de hardware.
No se miden tiempos.</translation>
    </message>
    <message>
        <source>ask questions about a run, with three or four choices each, and print the answers</source>
        <translation>hace preguntas sobre una ejecución, con tres o cuatro opciones cada una, y muestra las respuestas</translation>
    </message>
    <message>
        <source>WHAT is an experiment, a launch file (x.sim), a kernel (x.cl) or a recording (x.lks).
Questions and answers are computed from the trace, for the hardware model.
The wrong choices come from common errors. The same seed gives the same questions.
With several runs, questions are about the first one, except for --kind which-variant,
which asks for the run with the fewest warp steps.
Nothing is timed.</source>
        <translation>WHAT es un experimento, un archivo de lanzamiento (x.sim), un kernel (x.cl) o una grabación (x.lks).
Las preguntas y las respuestas se calculan a partir de la traza, para el modelo de hardware.
Las opciones incorrectas vienen de errores frecuentes. La misma semilla da las mismas preguntas.
Con varias ejecuciones, las preguntas son sobre la primera, excepto con --kind which-variant,
que pregunta por la ejecución con menos pasos de warp.
No se miden tiempos.</translation>
    </message>
    <message>
        <source>run another program and save its OpenCL launches as launch files</source>
        <translation>ejecuta otro programa y guarda sus lanzamientos de OpenCL como archivos de lanzamiento</translation>
    </message>
    <message>
        <source>Example: lockstep-cli capture --kernel blur -- ./program ARGUMENTS
PROGRAM is any unmodified program that calls OpenCL through the ICD loader.
The files (x.sim) contain the source, options, sizes and buffers of each chosen launch,
and the contents of the buffers after the launch. The exit code is that of the program,
or 3 if the program succeeded but no launch was captured.</source>
        <translation>Ejemplo: lockstep-cli capture --kernel blur -- ./program ARGUMENTS
PROGRAM es cualquier programa sin modificar que llame a OpenCL mediante el cargador ICD.
Los archivos (x.sim) contienen el código, las opciones, los tamaños y los búferes de cada
lanzamiento elegido, y el contenido de los búferes después del lanzamiento. El código de salida
es el del programa, o 3 si el programa terminó bien pero no se capturó ningún lanzamiento.</translation>
    </message>
    <message>
        <source>list the OpenCL devices</source>
        <translation>enumera los dispositivos OpenCL</translation>
    </message>
    <message>
        <source>list the libraries and fonts that Lockstep uses, with their licences</source>
        <translation>enumera las bibliotecas y fuentes tipográficas que usa Lockstep, con sus licencias</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[opciones]</translation>
    </message>
    <message>
        <source>SYNOPSIS</source>
        <translation>SINOPSIS</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOMBRE</translation>
    </message>
    <message>
        <source>COMMANDS</source>
        <translation>COMANDOS</translation>
    </message>
    <message>
        <source>EXIT STATUS</source>
        <translation>ESTADO DE SALIDA</translation>
    </message>
    <message>
        <source>Usage: %1 COMMAND [options]</source>
        <translation>Uso: %1 COMANDO [opciones]</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>Uso: %1</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>&quot;%1 COMMAND --help&quot; describes a command; --version prints the version.</source>
        <translation>«%1 COMANDO --help» describe un comando; --version muestra la versión.</translation>
    </message>
    <message>
        <source>Usage: %1 [options]</source>
        <translation>Uso: %1 [opciones]</translation>
    </message>
    <message>
        <source>print a script for shell completion of commands, options and names</source>
        <translation>muestra un script para que el shell complete comandos, opciones y nombres</translation>
    </message>
    <message>
        <source>For bash, use source &lt;(%1 completion bash); for zsh, replace bash by zsh.
To make this permanent, add the command to ~/.bashrc or ~/.zshrc.</source>
        <translation>En bash, use source &lt;(%1 completion bash); en zsh, sustituya bash por zsh.
Para que sea permanente, añada el comando a ~/.bashrc o ~/.zshrc.</translation>
    </message>
    <message>
        <source>print the manual page, for use with man -l</source>
        <translation>muestra la página de manual, para usarla con man -l</translation>
    </message>
    <message>
        <source>Lockstep shows how a GPU executes a kernel and moves its data.</source>
        <translation>Lockstep muestra cómo una GPU ejecuta un kernel y mueve sus datos.</translation>
    </message>
    <message>
        <source>write a picture of an experiment or a recording to a file</source>
        <translation>escribe en un archivo una imagen de un experimento o de una grabación</translation>
    </message>
    <message>
        <source>WHAT is an experiment (reduction/interleaved), a kernel (x.cl, x.sim), a recording
(x.lks), or a link copied from the window (reduction/interleaved?size=256#step=18).
Charts accept several of these. Options override the settings in a link.</source>
        <translation>WHAT es un experimento (reduction/interleaved), un kernel (x.cl, x.sim), una grabación
(x.lks) o un enlace copiado de la ventana (reduction/interleaved?size=256#step=18).
Los gráficos aceptan varios de ellos. Las opciones prevalecen sobre los ajustes de un enlace.</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Página de inicio</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Presentar</translation>
    </message>
    <message>
        <source>Presenter&apos;s window</source>
        <translation>Ventana del presentador</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lección</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Todas las lecciones</translation>
    </message>
    <message>
        <source>Next page of the lesson</source>
        <translation>Página siguiente de la lección</translation>
    </message>
    <message>
        <source>Previous page of the lesson</source>
        <translation>Página anterior de la lección</translation>
    </message>
    <message>
        <source>check, list or pack lessons, or read the progress of learners</source>
        <translation>comprueba, enumera o empaqueta lecciones, o lee el progreso de los estudiantes</translation>
    </message>
    <message>
        <source>check reads each FILE, runs its kernels, evaluates its figures, answers and conditions, and
checks that its questions can be asked. It prints the line, column and reason of each flaw.
The exit code is 1 if there are flaws.
list prints the lessons that the window offers.
pack writes the lessons, kernels and recordings of FOLDER to one file, which `lockstep` opens.
progress prints a table of the files that learners have saved for their teacher.</source>
        <translation>check lee cada FILE, ejecuta sus kernels, evalúa sus cifras, respuestas y condiciones, y
comprueba que sus preguntas se puedan plantear. Muestra la línea, la columna y el motivo de cada
problema. El código de salida es 1 si hay problemas.
list muestra las lecciones que ofrece la ventana.
pack reúne las lecciones, los kernels y las grabaciones de FOLDER en un archivo que abre `lockstep`.
progress muestra una tabla de los archivos que los estudiantes han guardado para su docente.</translation>
    </message>
    <message>
        <source>print a lesson as a handout for learners</source>
        <translation>imprime una lección como hoja de trabajo para estudiantes</translation>
    </message>
    <message>
        <source>print runs the kernels of a lesson and writes its texts, pictures, questions and tasks
on A4 pages (.pdf), or as one file for a browser that works offline (.html).
The lesson is a file, or the id of one of the lessons that the window offers.</source>
        <translation>print ejecuta los kernels de una lección y escribe sus textos, imágenes, preguntas y tareas en
páginas A4 (.pdf) o en un solo archivo para el navegador, que funciona sin conexión (.html).
La lección es un archivo o el id de una de las lecciones que ofrece la ventana.</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animaciones</translation>
    </message>
    <message>
        <source>Present this lesson</source>
        <translation>Presentar esta lección</translation>
    </message>
    <message>
        <source>Print handout…</source>
        <translation>Imprimir hoja de trabajo…</translation>
    </message>
    <message>
        <source>Print handout with answers…</source>
        <translation>Imprimir hoja de trabajo con respuestas…</translation>
    </message>
    <message>
        <source>Save progress for the teacher…</source>
        <translation>Guardar el progreso para el docente…</translation>
    </message>
    <message>
        <source>write a table or the modelled timeline of a run to a file</source>
        <translation>escribe en un archivo una tabla o la línea de tiempo modelada de una ejecución</translation>
    </message>
    <message>
        <source>WHAT is an experiment, a launch file (x.sim), a kernel (x.cl) or a recording (x.lks).
A .csv file has one table: each event of each work-item (events), each warp step
(warp-steps), the table of run --csv (lines), or another list of run --json.
A .pftrace file has the modelled states of all warps over time. Open it in the
Perfetto viewer (ui.perfetto.dev), which shows a cycle as a nanosecond.
Names of columns and tracks are English in every language.</source>
        <translation>WHAT es un experimento, un archivo de lanzamiento (x.sim), un kernel (x.cl) o una grabación (x.lks).
Un archivo .csv contiene una tabla: cada evento de cada elemento de trabajo (events), cada paso de
warp (warp-steps), la tabla de run --csv (lines) u otra lista de run --json.
Un archivo .pftrace contiene los estados modelados de todos los warps a lo largo del tiempo. Ábralo
en el visor Perfetto (ui.perfetto.dev), que muestra un ciclo como un nanosegundo.
Los nombres de columnas y pistas están en inglés en todos los idiomas.</translation>
    </message>
    <message>
        <source>write an animation of an experiment or a recording to a file</source>
        <translation>escribe en un archivo una animación de un experimento o de una grabación</translation>
    </message>
    <message>
        <source>write a run as a web page that plays its steps</source>
        <translation>escribe una ejecución como página web que reproduce sus pasos</translation>
    </message>
    <message>
        <source>write a report about a run to a file</source>
        <translation>escribe en un archivo un informe sobre una ejecución</translation>
    </message>
    <message>
        <source>WHAT is an experiment (reduction/interleaved), a kernel (x.cl, x.sim), a recording
(x.lks), or a link copied from the window (reduction/interleaved?size=256#step=18).
The report has the verdict, the metrics with their kind, pictures of the most expensive
step (or of --step), the source with its counts, the findings with their evidence,
advice, the hardware model, and the command that writes the report again.
Several runs are also compared. --over also sweeps the first run.
An .html file works offline and has no script. A .pdf file has A4 pages.</source>
        <translation>WHAT es un experimento (reduction/interleaved), un kernel (x.cl, x.sim), una grabación
(x.lks) o un enlace copiado de la ventana (reduction/interleaved?size=256#step=18).
El informe contiene el veredicto, las métricas con su tipo, imágenes del paso más costoso
(o del paso de --step), el código con sus conteos, los hallazgos con su evidencia,
consejos, el modelo de hardware y el comando que vuelve a escribir el informe.
Si hay varias ejecuciones, también se comparan. --over añade un barrido de la primera ejecución.
Un archivo .html funciona sin conexión y no contiene scripts. Un archivo .pdf tiene páginas A4.</translation>
    </message>
    <message>
        <source>Export animation…</source>
        <translation>Exportar animación…</translation>
    </message>
    <message>
        <source>Export player…</source>
        <translation>Exportar reproductor…</translation>
    </message>
    <message>
        <source>Export report…</source>
        <translation>Exportar informe…</translation>
    </message>
    <message>
        <source>count the bank conflicts that other layouts of the local arrays would have</source>
        <translation>cuenta los conflictos de bancos que tendrían otras disposiciones de los arrays locales</translation>
    </message>
    <message>
        <source>rank two to four runs by modelled time</source>
        <translation>ordena de dos a cuatro ejecuciones por su tiempo modelado</translation>
    </message>
    <message>
        <source>WHAT is an experiment, a launch file (x.sim), a kernel (x.cl) or a recording (x.lks).
Times are in cycles if all runs have the same hardware preset, otherwise in nanoseconds.
Only runs with the same problem size can race. Times are modelled, not measured.</source>
        <translation>WHAT es un experimento, un archivo de lanzamiento (x.sim), un kernel (x.cl) o una grabación (x.lks).
Los tiempos están en ciclos si todas las ejecuciones tienen el mismo preajuste de hardware; si no, en nanosegundos.
Solo pueden competir ejecuciones con el mismo tamaño de problema. Los tiempos se modelan, no se miden.</translation>
    </message>
    <message>
        <source>WHAT is an experiment (reduction/interleaved), a kernel (x.cl, x.sim), a recording
(x.lks), or a link copied from the window (reduction/interleaved?size=256#step=18).
--view race takes two to four of these, with --by cycles:N.
Options override the settings in a link. MP4 and WebM need FFmpeg&apos;s libraries.</source>
        <translation>WHAT es un experimento (reduction/interleaved), un kernel (x.cl, x.sim), una grabación
(x.lks) o un enlace copiado de la ventana (reduction/interleaved?size=256#step=18).
--view race admite de dos a cuatro de ellos, con --by cycles:N.
Las opciones prevalecen sobre los ajustes de un enlace. MP4 y WebM requieren las bibliotecas de FFmpeg.</translation>
    </message>
    <message>
        <source>Try other layouts</source>
        <translation>Probar otras disposiciones</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Carrera</translation>
    </message>
    <message>
        <source>Lines by cost…</source>
        <translation>Líneas por costo…</translation>
    </message>
    <message>
        <source>Follow this work-item…</source>
        <translation>Seguir este elemento de trabajo…</translation>
    </message>
    <message>
        <source>Follow this word of memory…</source>
        <translation>Seguir esta palabra de memoria…</translation>
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
        <translation>WHAT es un experimento, un archivo de lanzamiento (x.sim), un kernel (x.cl) o una grabación (x.lks).
Un padding añade palabras sin usar después de cada fila de un array. Un swizzle mueve el elemento x
de la fila y a la columna x ^ y de la misma fila. Algunos swizzles usan solo algunos bits de y:
xor3 usa los dos más bajos.
Las pasadas y los conflictos son los de los accesos grabados en sus nuevas direcciones, así que son
exactos. Las disposiciones que los accesos no permiten se rechazan y se indica el motivo.
--apply guarda una copia del kernel con una disposición, y su lanzamiento. --compare ejecuta la copia
y comprueba su resultado; el código de salida es 1 si es incorrecto. No se miden tiempos.</translation>
    </message>
    <message>
        <source>The page is one file (.html). A browser opens it offline and plays the steps of a work-group in
both directions, with captions, source and markers. WHAT is an experiment, a kernel (x.cl, x.sim), a
recording (x.lks), or a link copied from the window. Several runs play side by side or, with --view
race, on the same modelled time axis. lesson:ID and lesson:FILE write a lesson with its questions.
--step is the step that is shown first; for a race, this is the time --cycle.</source>
        <translation>La página es un archivo (.html). Un navegador la abre sin conexión y reproduce los pasos de un grupo de
trabajo en ambos sentidos, con leyendas, código y marcadores. WHAT es un experimento, un kernel (x.cl,
x.sim), una grabación (x.lks) o un enlace copiado de la ventana. Varias ejecuciones van lado a lado o, con
--view race, en el mismo eje de tiempo modelado. lesson:ID y lesson:FILE dan una lección con preguntas.
--step es el paso que se muestra primero; en una carrera, es el tiempo --cycle.</translation>
    </message>
    <message>
        <source>Costs at line ends</source>
        <translation>Costos al final de línea</translation>
    </message>
    <message>
        <source>pack a run into a file that lockstep-record records on another machine</source>
        <translation>empaquetar una ejecución en un archivo que lockstep-record graba en otra máquina</translation>
    </message>
    <message>
        <source>WHAT is an experiment, a launch file (x.sim) or a kernel (x.cl).
The packed run contains the instrumented kernels, their inputs, and the contents of files that
the run reads. On the other machine, &quot;lockstep-record x.lkp -o x.lks&quot; records it, without any
other file of Lockstep.
A kernel is instrumented for one device. Without --for, this is a device of this machine. Save
what &quot;lockstep-record --describe&quot; prints there to a file, and give this file to --for.</source>
        <translation>WHAT es un experimento, un archivo de lanzamiento (x.sim) o un kernel (x.cl).
La ejecución empaquetada contiene los kernels instrumentados, sus entradas y el contenido de
los archivos que la ejecución lee. En la otra máquina, «lockstep-record x.lkp -o x.lks» la graba
sin ningún otro archivo de Lockstep.
Un kernel se instrumenta para un dispositivo. Sin --for, es un dispositivo de esta máquina. Guarde
en un archivo lo que «lockstep-record --describe» imprime allí e indique ese archivo con --for.</translation>
    </message>
    <message>
        <source>With --device ssh:HOST, lists the devices of another computer. HOST is what you give to ssh: a name
from your ssh configuration, USER@HOST or HOST:PORT. The computer needs an OpenCL driver, but not
Lockstep. The recorder is copied to ~/.cache/lockstep on that computer. No other files are left there.
run, check, sweep, compare and the other commands take --device ssh:HOST/NAME.</source>
        <translation>Con --device ssh:HOST, enumera los dispositivos de otro equipo. HOST es lo que se indica a ssh: un
nombre de su configuración de ssh, USER@HOST o HOST:PORT. El equipo necesita un controlador de
OpenCL, pero no Lockstep: el grabador se copia allí en ~/.cache/lockstep y no deja nada más.
run, check, sweep, compare y las demás comandos admiten --device ssh:HOST/NAME.</translation>
    </message>
    <message>
        <source>Device…</source>
        <translation>Dispositivo…</translation>
    </message>
    <message>
        <source>User&apos;s guide</source>
        <translation>Guía del usuario</translation>
    </message>
    <message>
        <source>Guide to this view</source>
        <translation>Guía de esta vista</translation>
    </message>
    <message>
        <source>Copy picture for a slide</source>
        <translation>Copiar imagen para una diapositiva</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Configuración…</translation>
    </message>
    <message>
        <source>Show the fix</source>
        <translation>Mostrar la solución</translation>
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
        <translation>Origen</translation>
    </message>
    <message>
        <source>Ratios are relative to the first run: ▲ better, ▼ worse, = same, ≈ no clear difference.</source>
        <translation>Las razones son relativas a la primera ejecución: ▲ mejor, ▼ peor, = igual, ≈ sin diferencia clara.</translation>
    </message>
    <message>
        <source>Side by side: %1</source>
        <translation>Lado a lado: %1</translation>
    </message>
    <message>
        <source>The highlighted row is the metric mentioned above.</source>
        <translation>La fila resaltada es la métrica mencionada arriba.</translation>
    </message>
</context>
<context>
    <name>CompareWords</name>
    <message>
        <source>measured alternately</source>
        <translation>medido por turnos</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>medido</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modelo</translation>
    </message>
    <message>
        <source>trace</source>
        <translation>traza</translation>
    </message>
    <message>
        <source>The model shows no difference in time between %1 and %2.</source>
        <translation>El modelo no muestra ninguna diferencia de tiempo entre %1 y %2.</translation>
    </message>
    <message>
        <source>%1 takes %2 as many cycles as %3 (model).</source>
        <translation>Los ciclos de %1 son %2 los de %3 (modelo).</translation>
    </message>
    <message>
        <source>%1 takes %2 as long as %3 (model).</source>
        <translation>El tiempo de %1 es %2 el de %3 (modelo).</translation>
    </message>
    <message>
        <source>At least one of %1 and %2 was not timed.</source>
        <translation>Al menos uno de los dos, %1 o %2, no se midió.</translation>
    </message>
    <message>
        <source>%1 takes %2 as long as %3 (measured).</source>
        <translation>El tiempo de %1 es %2 el de %3 (medido).</translation>
    </message>
    <message>
        <source>Possible explanation: %1 (%2 in %3, %4 in %5; counted from the trace).</source>
        <translation>Explicación posible: %1 (%2 en %3, %4 en %5; contado en la traza).</translation>
    </message>
    <message>
        <source>▲ better</source>
        <translation>▲ mejor</translation>
    </message>
    <message>
        <source>▼ worse</source>
        <translation>▼ peor</translation>
    </message>
    <message>
        <source>= same</source>
        <translation>= igual</translation>
    </message>
    <message>
        <source>no clear difference</source>
        <translation>sin diferencia clara</translation>
    </message>
    <message>
        <source>%1 and %2: %3.</source>
        <comment>two runs; why they are not comparable</comment>
        <translation>%1 y %2: %3.</translation>
    </message>
    <message>
        <source>The runs were analysed under different hardware models.</source>
        <translation>Las ejecuciones se analizaron con modelos de hardware diferentes.</translation>
    </message>
    <message>
        <source>No clear difference in time between %1 and %2, because their interquartile ranges overlap.</source>
        <translation>No hay una diferencia de tiempo clara entre %1 y %2, porque sus rangos intercuartílicos se solapan.</translation>
    </message>
    <message>
        <source>No clear difference in time between %1 and %2, because their medians differ by less than 3 %.</source>
        <translation>No hay una diferencia de tiempo clara entre %1 y %2, porque sus medianas difieren en menos del 3 %.</translation>
    </message>
    <message>
        <source>No clear difference in time between %1 and %2, because launch overhead makes up most of both times or exceeds their difference.</source>
        <translation>No hay una diferencia de tiempo clara entre %1 y %2, porque el costo fijo del lanzamiento es la mayor parte de ambos tiempos o supera su diferencia.</translation>
    </message>
    <message>
        <source>No counted metric explains this, because none is higher for %1 than for %2.</source>
        <translation>Ninguna métrica contada lo explica, porque ninguna es mayor en %1 que en %2.</translation>
    </message>
    <message>
        <source>The runs were timed one after another, so a temporary slowdown of the machine may affect only some of the times.</source>
        <translation>Las ejecuciones se midieron una después de otra, así que una ralentización temporal de la máquina puede afectar solo a algunos de los tiempos.</translation>
    </message>
    <message>
        <source>before the edit</source>
        <translation>antes de editar</translation>
    </message>
    <message>
        <source>after the edit</source>
        <translation>después de editar</translation>
    </message>
    <message>
        <source>guessed launch</source>
        <translation>lanzamiento deducido</translation>
    </message>
    <message>
        <source>launch file %1</source>
        <translation>archivo de lanzamiento %1</translation>
    </message>
    <message numerus="yes">
        <source>sizes halved %Ln time(s)</source>
        <translation>
            <numerusform>tamaños reducidos a la mitad %Ln vez</numerusform>
            <numerusform>tamaños reducidos a la mitad %Ln veces</numerusform>
        </translation>
    </message>
    <message>
        <source>enlarged buffers (bytes): %1</source>
        <translation>búferes ampliados (bytes): %1</translation>
    </message>
</context>
<context>
    <name>ConcurrencyWords</name>
    <message>
        <source>measured</source>
        <translation>medido</translation>
    </message>
    <message>
        <source>Launch %1</source>
        <translation>Lanzamiento %1</translation>
    </message>
    <message>
        <source>queue %1, thread %2</source>
        <translation>cola %1, hilo %2</translation>
    </message>
    <message>
        <source>queued at %1, submitted at %2</source>
        <translation>en cola a los %1, enviado a los %2</translation>
    </message>
    <message>
        <source>ran from %1 to %2 (measured by the device&apos;s clock)</source>
        <translation>se ejecutó de %1 a %2 (medido con el reloj del dispositivo)</translation>
    </message>
    <message>
        <source>runs on the device</source>
        <translation>se ejecuta en el dispositivo</translation>
    </message>
    <message>
        <source>the selected launch</source>
        <translation>el lanzamiento seleccionado</translation>
    </message>
    <message>
        <source>queued, waiting</source>
        <translation>en cola, en espera</translation>
    </message>
    <message>
        <source>Launches over time</source>
        <translation>Lanzamientos en el tiempo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln launch(es), at most %1 at once</source>
        <translation>
            <numerusform>%Ln lanzamiento, como máximo %1 a la vez</numerusform>
            <numerusform>%Ln lanzamientos, como máximo %1 a la vez</numerusform>
        </translation>
    </message>
    <message>
        <source>all launches together take %1; their own times add up to %2</source>
        <translation>todos los lanzamientos juntos tardan %1; sus propios tiempos suman %2</translation>
    </message>
    <message>
        <source>The launches of this run do not overlap in time. To see launches that overlap, run the experiment reduction/concurrent.</source>
        <translation>Los lanzamientos de esta ejecución no se solapan en el tiempo. Para ver lanzamientos que se solapan, ejecute el experimento reduction/concurrent.</translation>
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
        <translation>expuesto</translation>
    </message>
    <message>
        <source>hidden</source>
        <comment>cost in cycles</comment>
        <translation>oculto</translation>
    </message>
    <message>
        <source>Cost in cycles</source>
        <translation>Costo en ciclos</translation>
    </message>
    <message>
        <source>Exposed: cycles that the launch would save without this cost. Exposed costs cannot be added up. In the bars, the exposed part is solid, and the hidden part is outlined.</source>
        <translation>Expuesto: los ciclos que el lanzamiento ahorraría sin este costo. Los costos expuestos no se pueden sumar. En las barras, la parte expuesta es sólida y la oculta solo tiene contorno.</translation>
    </message>
    <message>
        <source>L%1: not accessed</source>
        <translation>L%1: sin acceso</translation>
    </message>
    <message>
        <source>L%1: %2 of %3 sectors hit</source>
        <translation>L%1: aciertos en %2 de %3 sectores</translation>
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
        <translation>pasos
warp</translation>
    </message>
    <message>
        <source>bank
passes</source>
        <translation>pasadas
banco</translation>
    </message>
    <message>
        <source>
sectors</source>
        <translation>
sectores</translation>
    </message>
    <message>
        <source>Warp steps: number of times warps executed this line. If the line has several operations, this is the highest of their counts (counted from the trace)</source>
        <translation>Pasos de warp: número de veces que los warps ejecutaron esta línea. Si la línea tiene varias operaciones, es el mayor de sus conteos (contado en la traza)</translation>
    </message>
    <message>
        <source>Local memory bank passes caused by this line (counted from the trace)</source>
        <translation>Pasadas por los bancos de memoria local que causa esta línea (contadas en la traza)</translation>
    </message>
    <message>
        <source>Global memory sectors transferred by this line (counted from the trace)</source>
        <translation>Sectores de memoria global que transfiere esta línea (contados en la traza)</translation>
    </message>
</context>
<context>
    <name>CurveWords</name>
    <message>
        <source>does not fit</source>
        <translation>no cabe</translation>
    </message>
</context>
<context>
    <name>CycleWords</name>
    <message>
        <source>This kernel does not fit on a multiprocessor of the model, so there are no simulated cycles</source>
        <translation>Este kernel no cabe en un multiprocesador del modelo, así que no hay ciclos simulados</translation>
    </message>
    <message>
        <source>This run has not been simulated yet. To simulate it, open the Multiprocessor view</source>
        <translation>Esta ejecución aún no se ha simulado. Para simularla, abra la vista Multiprocesador</translation>
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
        <translation>Código del kernel</translation>
    </message>
    <message>
        <source>Why is it slow?</source>
        <translation>¿Por qué es lento?</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>Lanzamientos</translation>
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
        <translation>Carril</translation>
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
        <translation>Lección</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>There is no experiment &quot;%1&quot;. Did you mean &quot;%2&quot;?</source>
        <translation>No existe el experimento «%1». ¿Quería decir «%2»?</translation>
    </message>
    <message>
        <source>%2 has no parameter &quot;%1&quot;. Available parameters: %3.</source>
        <translation>%2 no tiene ningún parámetro «%1». Parámetros disponibles: %3.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not a valid value for %1. Allowed: %3.</source>
        <translation>«%2» no es un valor válido para %1. Permitido: %3.</translation>
    </message>
    <message>
        <source>There is no hardware setting or preset &quot;%1&quot;. Available: %2.</source>
        <translation>No existe ningún ajuste ni preajuste de hardware «%1». Disponibles: %2.</translation>
    </message>
    <message>
        <source>Unknown option &quot;%1&quot;. --help lists the options.</source>
        <translation>Opción desconocida: «%1». --help muestra las opciones.</translation>
    </message>
    <message>
        <source>%1 needs a value. --help shows the usage.</source>
        <translation>%1 necesita un valor. --help muestra el uso.</translation>
    </message>
    <message>
        <source>No OpenCL device has &quot;%1&quot; in its name. Available devices: %2.</source>
        <translation>Ningún dispositivo OpenCL tiene «%1» en su nombre. Dispositivos disponibles: %2.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Check the name and the permissions.</source>
        <translation>No se puede leer %1: %2. Compruebe el nombre y los permisos.</translation>
    </message>
    <message>
        <source>There is no kernel &quot;%1&quot; in the file. Available kernels: %2.</source>
        <translation>No hay ningún kernel «%1» en el archivo. Kernels disponibles: %2.</translation>
    </message>
    <message>
        <source>The kernel cannot be recorded: %1. Change this part of the kernel, and run it again.</source>
        <translation>El kernel no se puede grabar: %1. Cambie esta parte del kernel y ejecútelo de nuevo.</translation>
    </message>
    <message>
        <source>The run was stopped after its time limit of %1 s. Choose a smaller size, or allow more time. With more time, Lockstep can detect whether a loop is endless.</source>
        <translation>La ejecución se detuvo al alcanzar su límite de tiempo de %1 s. Elija un tamaño menor o conceda más tiempo. Con más tiempo, Lockstep puede detectar si un bucle es infinito.</translation>
    </message>
    <message>
        <source>The launch file is invalid: %1 (%2, %3). Correct it, and run it again.</source>
        <translation>El archivo de lanzamiento no es válido: %1 (%2, %3). Corríjalo y ejecútelo de nuevo.</translation>
    </message>
    <message>
        <source>The build option &quot;%2&quot; is not accepted (%1, %3). Remove it.</source>
        <translation>No se acepta la opción de compilación «%2» (%1, %3). Elimínela.</translation>
    </message>
    <message>
        <source>No OpenCL device was found, because no driver is installed or no driver reports a device. To install a driver that runs on every processor, use &quot;apt-get install pocl-opencl-icd&quot;. You can open recordings without a device.</source>
        <translation>No se encontró ningún dispositivo OpenCL, porque no hay ningún controlador instalado o ninguno informa de un dispositivo. Para instalar un controlador que funciona en cualquier procesador, use «apt-get install pocl-opencl-icd». Puede abrir grabaciones sin ningún dispositivo.</translation>
    </message>
    <message>
        <source>An OpenCL driver is installed (%1), but it reports no devices. Check that the device is connected and that you have permission to use it; on many systems you must be in the &quot;video&quot; or &quot;render&quot; group. You can open recordings without a device.</source>
        <translation>Hay un controlador de OpenCL instalado (%1), pero no informa de ningún dispositivo. Compruebe que el dispositivo está conectado y que usted tiene permiso para usarlo; en muchos sistemas debe pertenecer al grupo «video» o «render». Puede abrir grabaciones sin ningún dispositivo.</translation>
    </message>
    <message>
        <source>A work-group of %1 work-items is too large for %3, which supports up to %2. Choose a smaller group size.</source>
        <translation>Un grupo de trabajo de %1 elementos de trabajo es demasiado grande para %3, que admite hasta %2. Elija un tamaño de grupo menor.</translation>
    </message>
    <message>
        <source>A work-group needs %1 bytes of local memory, but %3 has only %2. Choose a smaller group or a smaller type.</source>
        <translation>Un grupo de trabajo necesita %1 bytes de memoria local, pero %3 solo tiene %2. Elija un grupo más pequeño o un tipo más pequeño.</translation>
    </message>
    <message>
        <source>A work-item needs %1 bytes of private memory, most of it for the declaration on this line. %4 puts the private memory of all %2 work-items of a group on the stack of one thread, which has %3 bytes. Make the array smaller, choose a smaller group, or put the array in a buffer.</source>
        <translation>Un elemento de trabajo necesita %1 bytes de memoria privada, la mayor parte para la declaración de esta línea. %4 coloca la memoria privada de los %2 elementos de trabajo de un grupo en la pila de un solo hilo, que tiene %3 bytes. Reduzca el array, elija un grupo más pequeño o ponga el array en un búfer.</translation>
    </message>
    <message>
        <source>%2 does not have the %1 bytes of memory that the run needs. Choose a smaller size.</source>
        <translation>%2 no tiene los %1 bytes de memoria que necesita la ejecución. Elija un tamaño menor.</translation>
    </message>
    <message>
        <source>Kernel %1 takes a different path in each run on %2, because of a data race between its work-items. Fix the race, or try a smaller size.</source>
        <translation>El kernel %1 sigue un camino distinto en cada ejecución en %2, debido a una condición de carrera entre sus elementos de trabajo. Corrija la condición de carrera o pruebe un tamaño menor.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>The image %1 is damaged or truncated (%2). Save it again, as PNG or JPEG.</source>
        <translation>La imagen %1 está dañada o incompleta (%2). Guárdela de nuevo como PNG o JPEG.</translation>
    </message>
    <message>
        <source>The image %1 is too large (%2). The limit is %3 pixels per side and %4 pixels in total. Make it smaller.</source>
        <translation>La imagen %1 es demasiado grande (%2). El límite es de %3 píxeles por lado y %4 píxeles en total. Redúzcala.</translation>
    </message>
    <message>
        <source>None of the %2 combinations of this sweep over %1 can run. The reason for the first combination follows. Choose other values.</source>
        <translation>No se puede ejecutar ninguna de las %2 combinaciones de este barrido de %1. El motivo de la primera combinación aparece a continuación. Elija otros valores.</translation>
    </message>
    <message>
        <source>A filter of radius %1 is larger than the part of the image in use (%2 x %3 pixels). Choose a smaller radius or use a larger part.</source>
        <translation>Un filtro de radio %1 es mayor que la parte de la imagen en uso (%2 x %3 píxeles). Elija un radio menor o use una parte mayor.</translation>
    </message>
    <message>
        <source>The expression is invalid: %1 (%2, %3). Correct it.</source>
        <translation>La expresión no es válida: %1 (%2, %3). Corríjala.</translation>
    </message>
    <message>
        <source>The expression is longer than the limit of %2 bytes. Split it.</source>
        <translation>La expresión supera el límite de %2 bytes. Divídala.</translation>
    </message>
    <message>
        <source>The parentheses are nested deeper than the limit of %2 levels. Simplify the expression.</source>
        <translation>Los paréntesis superan el límite de %2 niveles de anidamiento. Simplifique la expresión.</translation>
    </message>
    <message>
        <source>The string that starts here is not closed. Add a double quote at its end.</source>
        <translation>La cadena que empieza aquí no está cerrada. Añada una comilla doble al final.</translation>
    </message>
    <message>
        <source>Unknown escape sequence \%2. In a string, write \&quot; for a double quote and \\ for a backslash.</source>
        <translation>Secuencia de escape desconocida: \%2. En una cadena, escriba \&quot; para una comilla doble y \\ para una barra invertida.</translation>
    </message>
    <message>
        <source>The number %2 is out of range. Use a different number.</source>
        <translation>El número %2 está fuera de rango. Use otro número.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is missing here. Add it.</source>
        <translation>Aquí falta «%2». Añádalo.</translation>
    </message>
    <message>
        <source>There is no function &quot;%2&quot;. Known functions: %3.</source>
        <translation>No existe la función «%2». Funciones conocidas: %3.</translation>
    </message>
    <message>
        <source>%2 is neither true nor false. Compare it with a value, for example %2 = 0.</source>
        <translation>%2 no es verdadero ni falso. Compárelo con un valor, por ejemplo %2 = 0.</translation>
    </message>
    <message>
        <source>%2 has no value in this run. Remove it, or change the run.</source>
        <translation>%2 no tiene valor en esta ejecución. Elimínelo o cambie la ejecución.</translation>
    </message>
    <message>
        <source>%2 is not a list, so it has no elements to choose from. Remove the square brackets.</source>
        <translation>%2 no es una lista, así que no tiene elementos para elegir. Elimine los corchetes.</translation>
    </message>
    <message>
        <source>%2 has %3 values that cannot be added up. Choose one, for example with launches[0] or lines[line=12], or use sum, min, max or count.</source>
        <translation>%2 tiene %3 valores que no se pueden sumar. Elija uno, por ejemplo con launches[0] o lines[line=12], o use sum, min, max o count.</translation>
    </message>
    <message>
        <source>Division by zero: the divisor is 0 in this run. Test it first, for example: a &gt; 0 and b / a &lt; 2.</source>
        <translation>División entre cero: el divisor es 0 en esta ejecución. Compruébelo antes, por ejemplo: a &gt; 0 and b / a &lt; 2.</translation>
    </message>
    <message>
        <source>The result is too large. Use smaller numbers.</source>
        <translation>El resultado es demasiado grande. Use números más pequeños.</translation>
    </message>
    <message>
        <source>The build option &quot;%2&quot; is not accepted, because some compiler options write files or load programs. Remove it. Accepted options: -D, -U, -I, -w, -W and OpenCL&apos;s own options, such as -cl-fast-relaxed-math.</source>
        <translation>No se acepta la opción de compilación «%2», porque algunas opciones del compilador escriben archivos o cargan programas. Elimínela. Se aceptan -D, -U, -I, -w, -W y las opciones propias de OpenCL, como -cl-fast-relaxed-math.</translation>
    </message>
    <message>
        <source>The build option &quot;%2&quot; has no value. Add one after it.</source>
        <translation>La opción de compilación «%2» no tiene valor. Añada uno después de ella.</translation>
    </message>
    <message>
        <source>The build option &quot;%2&quot; has a value that is not accepted. Accepted values: %3.</source>
        <translation>La opción de compilación «%2» tiene un valor que no se acepta. Valores aceptados: %3.</translation>
    </message>
    <message>
        <source>A double quote in the build options is not closed: &quot;%2&quot;. Close it, or put a backslash before a quote that is part of a value.</source>
        <translation>Una comilla doble de las opciones de compilación no está cerrada: «%2». Ciérrela o ponga una barra invertida antes de una comilla que forme parte de un valor.</translation>
    </message>
    <message>
        <source>The build options contain a control character: &quot;%2&quot;. Remove it.</source>
        <translation>Las opciones de compilación contienen un carácter de control: «%2». Elimínelo.</translation>
    </message>
    <message>
        <source>The build options are longer than %3 bytes. They begin with &quot;%2&quot;. Move definitions into a header.</source>
        <translation>Las opciones de compilación superan los %3 bytes. Empiezan con «%2». Traslade las definiciones a un archivo de cabecera.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not a valid number for the %3. Write a whole number.</source>
        <translation>«%2» no es un número válido (%3). Escriba un número entero.</translation>
    </message>
    <message>
        <source>The NDRange has more than 2^40 work-items. Write smaller sizes.</source>
        <translation>El NDRange tiene más de 2^40 elementos de trabajo. Escriba tamaños menores.</translation>
    </message>
    <message>
        <source>The header of this argument does not end on its line. Close it with &gt;.</source>
        <translation>La cabecera de este argumento no termina en su línea. Ciérrela con &gt;.</translation>
    </message>
    <message>
        <source>The name that starts with a double quote here does not end on its line. Add the closing quote.</source>
        <translation>El nombre que aquí empieza con una comilla doble no termina en su línea. Añada la comilla de cierre.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not valid in an argument&apos;s header. Did you mean &quot;%3&quot;?</source>
        <translation>«%2» no es válido en la cabecera de un argumento. ¿Quería decir «%3»?</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not valid in an argument&apos;s header. Valid keywords: size, the scalar types, fill, range, random, file, noinit, null, image, sampler, ro, wo, hex and dump.</source>
        <translation>«%2» no es válido en la cabecera de un argumento. Palabras clave válidas: size, los tipos escalares, fill, range, random, file, noinit, null, image, sampler, ro, wo, hex y dump.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; appears twice in this header. Remove one of them.</source>
        <translation>«%2» aparece dos veces en esta cabecera. Elimine una de ellas.</translation>
    </message>
    <message>
        <source>This argument has no size. Write size=BYTES.</source>
        <translation>Este argumento no tiene tamaño. Escriba size=BYTES.</translation>
    </message>
    <message>
        <source>This argument has a size of 0 bytes, which OpenCL does not allow. Write a larger size, or write null instead for a null pointer.</source>
        <translation>Este argumento tiene un tamaño de 0 bytes, que OpenCL no permite. Escriba un tamaño mayor o, para un puntero nulo, escriba null.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not an image format. Known formats: %3.</source>
        <translation>«%2» no es un formato de imagen. Formatos conocidos: %3.</translation>
    </message>
    <message>
        <source>The launch file has %2 arguments, but the kernel has %3 parameters. Write one argument for each parameter, in the same order.</source>
        <translation>El archivo de lanzamiento tiene %2 argumentos, pero el kernel tiene %3 parámetros. Escriba un argumento para cada parámetro, en el mismo orden.</translation>
    </message>
    <message>
        <source>This argument has %2 values, but its size requires %3. Add the missing values, or use fill, range, random or file.</source>
        <translation>Este argumento tiene %2 valores, pero su tamaño exige %3. Añada los valores que faltan o use fill, range, random o file.</translation>
    </message>
    <message>
        <source>This argument has more values than its size allows: &quot;%2&quot; is the first extra one. Remove the extra values, or change the size.</source>
        <translation>Este argumento tiene más valores de los que permite su tamaño: «%2» es el primero que sobra. Elimine los valores sobrantes o cambie el tamaño.</translation>
    </message>
    <message>
        <source>The range has %2 values, but the size of this argument requires %3. Change the range or the size.</source>
        <translation>El rango tiene %2 valores, pero el tamaño de este argumento exige %3. Cambie el rango o el tamaño.</translation>
    </message>
    <message>
        <source>The file %2 has fewer than the %3 bytes of this argument. Change the size, or choose another file.</source>
        <translation>El archivo %2 tiene menos de los %3 bytes de este argumento. Cambie el tamaño o elija otro archivo.</translation>
    </message>
    <message>
        <source>The arguments take %2 bytes in total. The limit on this computer is %3 bytes, a quarter of its memory. Make them smaller.</source>
        <translation>Los argumentos ocupan %2 bytes en total. El límite en este equipo es de %3 bytes, un cuarto de su memoria. Redúzcalos.</translation>
    </message>
    <message>
        <source>There is no experiment &quot;%1&quot; and no file of this name. &quot;lockstep-cli list&quot; lists the experiments.</source>
        <translation>No existe ningún experimento «%1» ni ningún archivo con ese nombre. «lockstep-cli list» enumera los experimentos.</translation>
    </message>
    <message>
        <source>%2 has no parameters, so &quot;%1&quot; cannot be set.</source>
        <translation>%2 no tiene parámetros, así que no se puede definir «%1».</translation>
    </message>
    <message>
        <source>The file contains no kernel: no function in it is declared __kernel. Choose another file.</source>
        <translation>El archivo no contiene ningún kernel: ninguna de sus funciones está declarada como __kernel. Elija otro archivo.</translation>
    </message>
    <message>
        <source>%1 does not compile: &quot;%2&quot; is not defined. To define it as a macro, use -D %2=VALUE on the command line, or Build options in the window.</source>
        <translation>%1 no compila: «%2» no está definido. Para definirlo como macro, use -D %2=VALUE en la línea de comandos u Opciones de compilación en la ventana.</translation>
    </message>
    <message>
        <source>The log of a single work-group takes %5 bytes. Its analysis needs %6 bytes in total, but the memory budget is %2 bytes. Allow more memory, or choose a smaller size.</source>
        <translation>El log de un solo grupo de trabajo ocupa %5 bytes. Su análisis necesita %6 bytes en total, pero el presupuesto de memoria es de %2 bytes. Permita más memoria o elija un tamaño menor.</translation>
    </message>
    <message>
        <source>The log of a single work-group takes %5 bytes, more than the device can allocate at once. Choose a smaller size.</source>
        <translation>El log de un solo grupo de trabajo ocupa %5 bytes, más de lo que el dispositivo puede reservar de una vez. Elija un tamaño menor.</translation>
    </message>
    <message>
        <source>A work-group needs %4 bytes of local memory. With the memory that Lockstep adds to run barriers and sub-group functions step by step, it needs %1, but %3 has only %2. Choose a smaller group or a smaller type.</source>
        <translation>Un grupo de trabajo necesita %4 bytes de memoria local. Con la memoria que Lockstep añade para ejecutar paso a paso las barreras y las funciones de subgrupo, necesita %1, pero %3 solo tiene %2. Elija un grupo más pequeño o un tipo más pequeño.</translation>
    </message>
    <message>
        <source>A work-item needs %1 bytes of private memory, most of it for the declaration on this line. A thread of %4 has only %3 bytes for it. Make the array smaller, or put it in a buffer.</source>
        <translation>Un elemento de trabajo necesita %1 bytes de memoria privada, la mayor parte para la declaración de esta línea. Un hilo de %4 solo tiene %3 bytes para ella. Reduzca el array o póngalo en un búfer.</translation>
    </message>
    <message>
        <source>%2 does not have enough memory for the run. Choose a smaller size, or another device.</source>
        <translation>%2 no tiene memoria suficiente para la ejecución. Elija un tamaño menor u otro dispositivo.</translation>
    </message>
    <message>
        <source>Macros expand the kernel to more than the limit of %2 tokens. Parsing stopped at this line. Use a loop instead of macros that repeat code.</source>
        <translation>Las macros expanden el kernel más allá del límite de %2 tokens. El análisis sintáctico se detuvo en esta línea. Use un bucle en lugar de macros que repiten código.</translation>
    </message>
    <message>
        <source>To build this kernel, the driver needs more memory than the limit of %2 bytes. Make the kernel or its arrays smaller. To allow more memory, use --build-memory on the command line.</source>
        <translation>Para compilar este kernel, el controlador necesita más memoria que el límite de %2 bytes. Reduzca el kernel o sus arrays. Para permitir más memoria, use --build-memory en la línea de comandos.</translation>
    </message>
    <message>
        <source>Parsing and building the kernels of this run exceeded the limit of %2 s of processor time. The limit was reached at this kernel. To make the kernel smaller, use loops instead of repeated code. To allow more time, use --build-time on the command line.</source>
        <translation>El análisis sintáctico y la compilación de los kernels de esta ejecución superaron el límite de %2 s de tiempo de procesador. El límite se alcanzó en este kernel. Para reducir el kernel, use bucles en lugar de código repetido. Para conceder más tiempo, use --build-time en la línea de comandos.</translation>
    </message>
    <message>
        <source>The link has a &quot;%&quot; without two hexadecimal digits at character %5. Write %3 for a percent sign.</source>
        <translation>El enlace tiene un «%» sin dos dígitos hexadecimales en el carácter %5. Escriba %3 para un signo de porcentaje.</translation>
    </message>
    <message>
        <source>The link has a value without a name at character %5. Write NAME=VALUE.</source>
        <translation>El enlace tiene un valor sin nombre en el carácter %5. Escriba NAME=VALUE.</translation>
    </message>
    <message>
        <source>The link has no value for &quot;%1&quot; at character %5. Write %1=VALUE.</source>
        <translation>El enlace no tiene valor para «%1» en el carácter %5. Escriba %1=VALUE.</translation>
    </message>
    <message>
        <source>The link has an unknown key &quot;%1&quot; at character %5. Known keys: %3.</source>
        <translation>El enlace tiene una clave desconocida «%1» en el carácter %5. Claves conocidas: %3.</translation>
    </message>
    <message>
        <source>The link repeats &quot;%1&quot; at character %5. Keep only one of them.</source>
        <translation>El enlace repite «%1» en el carácter %5. Conserve solo una de ellas.</translation>
    </message>
    <message>
        <source>The link has an extra &quot;%2&quot; at character %5. Write %3 for this character in a name or value.</source>
        <translation>El enlace tiene un «%2» de más en el carácter %5. Escriba %3 para este carácter en un nombre o un valor.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Choose another location, or free up some space there.</source>
        <translation>No se puede escribir %1: %2. Elija otra ubicación o libere espacio en ella.</translation>
    </message>
    <message>
        <source>%1 is not a hardware preset, because it does not contain a JSON object. Start with a copy of a preset in resources/hardware, or save a preset in the window.</source>
        <translation>%1 no es un preajuste de hardware, porque no contiene un objeto JSON. Parta de una copia de un preajuste de resources/hardware o guarde un preajuste en la ventana.</translation>
    </message>
    <message>
        <source>%1 cannot be read, because it is a device, a pipe or a socket, and Lockstep reads only regular files. Save its data to a file, and choose that file.</source>
        <translation>No se puede leer %1, porque es un dispositivo, una tubería o un socket, y Lockstep solo lee archivos normales. Guarde sus datos en un archivo y elija ese archivo.</translation>
    </message>
    <message>
        <source>%1 was not overwritten, because it is a device, a pipe or a socket, and the result would replace it. Choose the name of a regular file.</source>
        <translation>%1 no se sobrescribió, porque es un dispositivo, una tubería o un socket, y el resultado lo reemplazaría. Elija el nombre de un archivo normal.</translation>
    </message>
    <message>
        <source>%1 is not a Lockstep recording, because it does not begin with the signature of a .lks file. Choose a file written by &quot;run --save&quot;.</source>
        <translation>%1 no es una grabación de Lockstep, porque no empieza con la firma de un archivo .lks. Elija un archivo escrito con «run --save».</translation>
    </message>
    <message>
        <source>%1 uses version %2 of the recording format, but this version of Lockstep supports only versions up to %3. Open the file with a newer version of Lockstep, or make the recording again.</source>
        <translation>%1 usa la versión %2 del formato de grabación, pero esta versión de Lockstep solo admite versiones hasta la %3. Abra el archivo con una versión más reciente de Lockstep o vuelva a hacer la grabación.</translation>
    </message>
    <message>
        <source>%1 is damaged or truncated, because its section &quot;%2&quot; is invalid. Copy the file again, or make the recording again.</source>
        <translation>%1 está dañado o incompleto, porque su sección «%2» no es válida. Copie de nuevo el archivo o vuelva a hacer la grabación.</translation>
    </message>
    <message>
        <source>%1 does not compile. See the compiler&apos;s message for the line to correct.</source>
        <translation>%1 no compila. Consulte en el mensaje del compilador la línea que debe corregir.</translation>
    </message>
    <message>
        <source>%1 has no kernel to run, because its kernels are inside the preprocessor condition %2, which is false. To define the names in the condition, use -D NAME on the command line, or Build options in the window.</source>
        <translation>%1 no tiene ningún kernel que ejecutar, porque sus kernels están dentro de la condición de preprocesador %2, que es falsa. Para definir los nombres de la condición, use -D NAME en la línea de comandos u Opciones de compilación en la ventana.</translation>
    </message>
    <message>
        <source>Argument %1 of the kernel does not match. Expected %2, but found %3. Change the launch.</source>
        <translation>El argumento %1 del kernel no coincide. Se esperaba %2, pero se encontró %3. Cambie el lanzamiento.</translation>
    </message>
    <message>
        <source>%1 contains several kernels: %2. Choose one (on the command line, use --kernel NAME).</source>
        <translation>%1 contiene varios kernels: %2. Elija uno (en la línea de comandos, use --kernel NAME).</translation>
    </message>
    <message>
        <source>The driver for %2 failed in %1 with CL_OUT_OF_RESOURCES and gave no reason. Possible reasons: the kernel accesses memory outside its buffers, runs too long, or needs too many registers or too much local or global memory. Try a smaller size or group, or another device.</source>
        <translation>El controlador de %2 falló en %1 con CL_OUT_OF_RESOURCES y no indicó el motivo. Motivos posibles: el kernel accede a memoria fuera de sus búferes, tarda demasiado o necesita demasiados registros o demasiada memoria local o global. Pruebe un tamaño o un grupo más pequeño, u otro dispositivo.</translation>
    </message>
    <message>
        <source>The log of all %4 work-groups takes %1 bytes, which exceeds the memory budget of %2. Log only the first groups (at most %3), or allow more memory.</source>
        <translation>El log de los %4 grupos de trabajo ocupa %1 bytes, lo que supera el presupuesto de memoria de %2. Incluya en el log solo los primeros grupos (%3 como máximo) o permita más memoria.</translation>
    </message>
    <message>
        <source>The driver for %1 failed to build the kernel. Its build log follows. Correct the errors in the log, or try another device or a newer driver.</source>
        <translation>El controlador de %1 no pudo compilar el kernel. Su log de compilación aparece a continuación. Corrija los errores del log, o pruebe otro dispositivo o un controlador más reciente.</translation>
    </message>
    <message>
        <source>The original kernel builds with the driver for %1, but the instrumented kernel does not. This is a bug in Lockstep, not in the kernel. Report it with the kernel and the log that follows.</source>
        <translation>El kernel original se compila con el controlador de %1, pero el kernel instrumentado no. Es un error de Lockstep, no del kernel. Notifíquelo junto con el kernel y el log que aparece a continuación.</translation>
    </message>
    <message>
        <source>The driver for %3 failed: %1 returned %2. Try again, or use a smaller size or another device.</source>
        <translation>El controlador de %3 falló: %1 devolvió %2. Inténtelo de nuevo, o use un tamaño menor u otro dispositivo.</translation>
    </message>
    <message>
        <source>The driver for %2 built the program but finds no kernel &quot;%1&quot; in it, because drivers reserve the names of OpenCL&apos;s built-in functions, such as dot and max. Rename the kernel.</source>
        <translation>El controlador de %2 compiló el programa, pero no encuentra en él ningún kernel «%1», porque los controladores reservan los nombres de las funciones integradas de OpenCL, como dot y max. Cambie el nombre del kernel.</translation>
    </message>
    <message>
        <source>The process that runs kernels exited unexpectedly (%1), most likely inside the device&apos;s driver. Nothing else is lost. Try again, or use another device. If this happens every time, delete the folder %2. PoCL caches compiled kernels there, and a damaged file in this cache can crash the process.</source>
        <translation>El proceso que ejecuta los kernels terminó de forma inesperada (%1), muy probablemente dentro del controlador del dispositivo. No se perdió nada más. Inténtelo de nuevo o use otro dispositivo. Si ocurre siempre, elimine la carpeta %2. PoCL guarda allí en caché los kernels compilados, y un archivo dañado de esa caché puede hacer fallar el proceso.</translation>
    </message>
    <message>
        <source>The process that runs kernels, %1, cannot be started: %2. Reinstall Lockstep. You can open recordings without this process.</source>
        <translation>No se puede iniciar el proceso que ejecuta los kernels, %1: %2. Reinstale Lockstep. Puede abrir grabaciones sin este proceso.</translation>
    </message>
    <message>
        <source>The process that runs kernels was stopped because its response is invalid: %1. The process may belong to another version of Lockstep, or a driver may have damaged its memory. Try again, or use another device. If this does not help, reinstall Lockstep.</source>
        <translation>El proceso que ejecuta los kernels se detuvo porque su respuesta no es válida: %1. Quizá el proceso pertenezca a otra versión de Lockstep o un controlador haya dañado su memoria. Inténtelo de nuevo o use otro dispositivo. Si el problema continúa, reinstale Lockstep.</translation>
    </message>
    <message>
        <source>The process that parses kernels exited unexpectedly (%1). Nothing else is lost. Try again. If this happens every time, this kernel probably crashes Clang.</source>
        <translation>El proceso que analiza los kernels terminó de forma inesperada (%1). No se perdió nada más. Inténtelo de nuevo. Si ocurre siempre, es probable que este kernel haga fallar a Clang.</translation>
    </message>
    <message>
        <source>The process that parses kernels, %1, cannot be started: %2. Reinstall Lockstep. You can open recordings without this process.</source>
        <translation>No se puede iniciar el proceso que analiza los kernels, %1: %2. Reinstale Lockstep. Puede abrir grabaciones sin este proceso.</translation>
    </message>
    <message>
        <source>The process that parses kernels was stopped because its response is invalid: %1. The process may belong to another version of Lockstep. Try again. If this does not help, reinstall Lockstep.</source>
        <translation>El proceso que analiza los kernels se detuvo porque su respuesta no es válida: %1. Quizá el proceso pertenezca a otra versión de Lockstep. Inténtelo de nuevo. Si el problema continúa, reinstale Lockstep.</translation>
    </message>
    <message>
        <source>This computer does not have enough free memory. Close other programs, choose a smaller size, or log fewer work-groups.</source>
        <translation>Este equipo no tiene suficiente memoria libre. Cierre otros programas, elija un tamaño menor o incluya menos grupos de trabajo en el log.</translation>
    </message>
    <message>
        <source>An internal error occurred in Lockstep (%1). Your files are unchanged. Try again. If the error occurs again, report it with the steps that lead to it.</source>
        <translation>Se produjo un error interno en Lockstep (%1). Sus archivos no han cambiado. Inténtelo de nuevo. Si el error vuelve a ocurrir, notifíquelo con los pasos que lo provocan.</translation>
    </message>
    <message>
        <source>The kernel calls sub-group functions and was recorded for warps of %1 lanes, not %2. Record it again with a warp width of %2, or choose a warp width of %1.</source>
        <translation>El kernel llama a funciones de subgrupo y se grabó para warps de %1 carriles, no de %2. Vuelva a grabarlo con un ancho de warp de %2 o elija un ancho de warp de %1.</translation>
    </message>
    <message>
        <source>The recording is damaged, because the log of work-item %1 does not match the kernel at event %2. Make the recording again.</source>
        <translation>La grabación está dañada, porque el log del elemento de trabajo %1 no concuerda con el kernel en el evento %2. Vuelva a hacer la grabación.</translation>
    </message>
    <message>
        <source>%1 is not a PNG or JPEG image, because its first bytes match neither format. Choose a .png or .jpg file.</source>
        <translation>%1 no es una imagen PNG ni JPEG, porque sus primeros bytes no corresponden a ninguno de los dos formatos. Elija un archivo .png o .jpg.</translation>
    </message>
    <message>
        <source>In a work-group of %1, all work-items would only load the border, and none would write a result. With radius %2, the group must have at least %3 work-items in the direction in which the groups overlap.</source>
        <translation>En un grupo de trabajo de %1, todos los elementos de trabajo solo cargarían el borde y ninguno escribiría un resultado. Con radio %2, el grupo debe tener al menos %3 elementos de trabajo en la dirección en que se solapan los grupos.</translation>
    </message>
    <message>
        <source>The expression is empty. Write the name of a metric, for example totals.barriers.</source>
        <translation>La expresión está vacía. Escriba el nombre de una métrica, por ejemplo totals.barriers.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; cannot be used here. Combine metrics with + - * / and parentheses. Compare them with = != &lt; &lt;= &gt; &gt;= or ~. Join comparisons with and, or, not. Put strings in double quotes.</source>
        <translation>«%2» no se puede usar aquí. Combine métricas con + - * / y paréntesis. Compárelas con = != &lt; &lt;= &gt; &gt;= o ~. Una las comparaciones con and, or, not. Escriba las cadenas entre comillas dobles.</translation>
    </message>
    <message>
        <source>%2 is not a valid index or line number. Write a whole number. Indexes start at 0, line numbers at 1.</source>
        <translation>%2 no es un índice ni un número de línea válido. Escriba un número entero. Los índices empiezan en 0 y los números de línea en 1.</translation>
    </message>
    <message>
        <source>Unexpected &quot;%2&quot;. Check the expression before this point.</source>
        <translation>«%2» inesperado. Revise la expresión antes de este punto.</translation>
    </message>
    <message>
        <source>The expression is incomplete. Add a metric or a number at its end.</source>
        <translation>La expresión está incompleta. Añada una métrica o un número al final.</translation>
    </message>
    <message>
        <source>The name of a metric is missing here. Add it. Put a name with special characters in double quotes, and the index of a list element in square brackets, for example launches[0].</source>
        <translation>Aquí falta el nombre de una métrica. Añádalo. Si un nombre tiene caracteres especiales, escríbalo entre comillas dobles. El índice de un elemento de lista va entre corchetes, por ejemplo launches[0].</translation>
    </message>
    <message>
        <source>line(...) needs text from a source line, or its line number. Write line(&quot;text&quot;) or line(12).</source>
        <translation>line(...) necesita texto de una línea del código fuente o su número de línea. Escriba line(&quot;texto&quot;) o line(12).</translation>
    </message>
    <message>
        <source>To compare numbers, ~ needs a tolerance, for example ~ 0.5 within 0.01. Add a tolerance.</source>
        <translation>Para comparar números, ~ necesita una tolerancia, por ejemplo ~ 0.5 within 0.01. Añada una tolerancia.</translation>
    </message>
    <message>
        <source>Comparisons cannot be chained. Join them with &quot;and&quot;, for example a &lt; b and b &lt; c.</source>
        <translation>Las comparaciones no se pueden encadenar. Únalas con «and», por ejemplo a &lt; b and b &lt; c.</translation>
    </message>
    <message>
        <source>This run has no metric %2. Similar names: %3.</source>
        <translation>Esta ejecución no tiene ninguna métrica %2. Nombres parecidos: %3.</translation>
    </message>
    <message>
        <source>This run has no metric %2. Available names: %3.</source>
        <translation>Esta ejecución no tiene ninguna métrica %2. Nombres disponibles: %3.</translation>
    </message>
    <message>
        <source>%2 is a single value, so no name can follow it. Remove the name that follows.</source>
        <translation>%2 es un valor único, así que no puede seguirle ningún nombre. Elimine el nombre que le sigue.</translation>
    </message>
    <message>
        <source>This index is outside the list %2 (number of elements: %3; indexes start at 0). Choose an element of the list.</source>
        <translation>Este índice está fuera de la lista %2 (número de elementos: %3; los índices empiezan en 0). Elija un elemento de la lista.</translation>
    </message>
    <message>
        <source>Nothing in this run matches %2. If a run without a match is acceptable, use count(...) or sum(...).</source>
        <translation>Nada en esta ejecución coincide con %2. Si es aceptable que no haya ninguna coincidencia, use count(...) o sum(...).</translation>
    </message>
    <message>
        <source>%2 is a list (number of elements: %3). Choose an element, for example %2[0], or use sum, min, max or count.</source>
        <translation>%2 es una lista (número de elementos: %3). Elija un elemento, por ejemplo %2[0], o use sum, min, max o count.</translation>
    </message>
    <message>
        <source>%2 is a group of metrics. Append a dot and one of these names: %3.</source>
        <translation>%2 es un grupo de métricas. Añada al final un punto y uno de estos nombres: %3.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; matches no line of the kernel that has metrics. Check the text or the line number.</source>
        <translation>«%2» no coincide con ninguna línea del kernel que tenga métricas. Revise el texto o el número de línea.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; matches several lines: %3. Write more of the line&apos;s text, or use its line number.</source>
        <translation>«%2» coincide con varias líneas: %3. Escriba más texto de la línea o use su número de línea.</translation>
    </message>
    <message>
        <source>%2 is not a number, because its value is &quot;%3&quot;. Use a metric whose value is a number.</source>
        <translation>%2 no es un número, porque su valor es «%3». Use una métrica cuyo valor sea un número.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; and &quot;%3&quot; cannot be compared, because only one of them is a number. Compare two numbers, or two strings in double quotes.</source>
        <translation>«%2» y «%3» no se pueden comparar, porque solo uno de los dos es un número. Compare dos números o dos cadenas entre comillas dobles.</translation>
    </message>
    <message>
        <source>The expression reads too many metrics of this run. Use fewer metrics.</source>
        <translation>La expresión lee demasiadas métricas de esta ejecución. Use menos métricas.</translation>
    </message>
    <message>
        <source>The build option &quot;%2&quot; does not contain a valid macro name. Use a name of letters, digits and underscores, such as -DNAME=1.</source>
        <translation>La opción de compilación «%2» no contiene un nombre de macro válido. Use un nombre de letras, dígitos y guiones bajos, como -DNAME=1.</translation>
    </message>
    <message>
        <source>The value of the build option &quot;%2&quot; starts a comment or ends with a backslash, so the next line would become part of it. Remove the comment or the backslash.</source>
        <translation>El valor de la opción de compilación «%2» inicia un comentario o termina con una barra invertida, de modo que la línea siguiente pasaría a formar parte de él. Elimine el comentario o la barra invertida.</translation>
    </message>
    <message>
        <source>The launch file ends too early. Missing: %2. It must contain the program, the kernel, three sizes of the NDRange, three sizes of the work-group, and then each argument.</source>
        <translation>El archivo de lanzamiento termina demasiado pronto. Falta: %2. Debe contener el programa, el kernel, tres tamaños del NDRange, tres tamaños del grupo de trabajo y, después, cada argumento.</translation>
    </message>
    <message>
        <source>One of the sizes of the %2 is 0, so nothing would run. Write sizes of 1 or more.</source>
        <translation>Uno de los tamaños es 0 (%2), así que no se ejecutaría nada. Escriba tamaños de 1 o más.</translation>
    </message>
    <message>
        <source>The NDRange has %2 work-items, but this computer has only enough memory to count the accesses of %3 work-items. Use smaller sizes.</source>
        <translation>El NDRange tiene %2 elementos de trabajo, pero este equipo solo tiene memoria suficiente para contar los accesos de %3 elementos de trabajo. Use tamaños menores.</translation>
    </message>
    <message>
        <source>The NDRange size %2 is not a multiple of the work-group size %3, as OpenCL 1.2 requires. Change one of them.</source>
        <translation>El tamaño del NDRange %2 no es múltiplo del tamaño del grupo de trabajo %3, como exige OpenCL 1.2. Cambie uno de los dos.</translation>
    </message>
    <message>
        <source>Expected &lt;size=...&gt; at the start of an argument, but found &quot;%2&quot;. Insert the argument&apos;s header before this text.</source>
        <translation>Se esperaba &lt;size=...&gt; al inicio de un argumento, pero se encontró «%2». Inserte la cabecera del argumento antes de este texto.</translation>
    </message>
    <message>
        <source>The content of this argument is specified twice, by &quot;%2&quot; and by &quot;%3&quot;. Remove one of them.</source>
        <translation>El contenido de este argumento se especifica dos veces: con «%2» y con «%3». Elimine uno de los dos.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; has an invalid format. Write it as %3.</source>
        <translation>«%2» tiene un formato no válido. Escríbalo como %3.</translation>
    </message>
    <message>
        <source>This argument has a size of %2, but its parameter or image has a size of %3. Use the same size for both.</source>
        <translation>Este argumento tiene un tamaño de %2, pero su parámetro o imagen tiene un tamaño de %3. Use el mismo tamaño para ambos.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; does not apply to this argument, because its parameter has the kind &quot;%3&quot;. Remove &quot;%2&quot;.</source>
        <translation>«%2» no se aplica a este argumento, porque su parámetro es de la clase «%3». Elimine «%2».</translation>
    </message>
    <message>
        <source>The parameter of this argument has the kind &quot;%3&quot; and requires &quot;%2&quot;. Add it to the header.</source>
        <translation>El parámetro de este argumento es de la clase «%3» y requiere «%2». Añádalo a la cabecera.</translation>
    </message>
    <message>
        <source>The size of this argument, %2 bytes, is not a multiple of the value size, %3 bytes. Change the size or the type.</source>
        <translation>El tamaño de este argumento, %2 bytes, no es múltiplo del tamaño del valor, %3 bytes. Cambie el tamaño o el tipo.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not a valid %3 value or is out of range. Use a different value or type.</source>
        <translation>«%2» no es un valor válido del tipo %3 o está fuera de rango. Use otro valor u otro tipo.</translation>
    </message>
    <message>
        <source>The process that runs kernels exited unexpectedly (%1), most likely inside the device&apos;s driver. Nothing else is lost. Try again, or use another device.</source>
        <translation>El proceso que ejecuta los kernels terminó de forma inesperada (%1), muy probablemente dentro del controlador del dispositivo. No se perdió nada más. Inténtelo de nuevo o use otro dispositivo.</translation>
    </message>
    <message>
        <source>The process that runs kernels was killed by the system or by another program (%1). The system does this when memory runs out. Nothing else is lost. Close other programs, choose a smaller size, or log fewer work-groups.</source>
        <translation>El sistema u otro programa terminó el proceso que ejecuta los kernels (%1). El sistema lo hace cuando se agota la memoria. No se perdió nada más. Cierre otros programas, elija un tamaño menor o incluya menos grupos de trabajo en el log.</translation>
    </message>
    <message>
        <source>The driver cannot cache compiled kernels in %1: %2. Free up space on that disk, or set POCL_CACHE_DIR to a folder on another disk.</source>
        <translation>El controlador no puede guardar en caché los kernels compilados en %1: %2. Libere espacio en ese disco o haga que POCL_CACHE_DIR indique una carpeta de otro disco.</translation>
    </message>
    <message>
        <source>Lockstep cannot write its temporary files in %1: %2. Free up space on that disk, or set TMPDIR to a folder on another disk.</source>
        <translation>Lockstep no puede escribir sus archivos temporales en %1: %2. Libere espacio en ese disco o haga que TMPDIR indique una carpeta de otro disco.</translation>
    </message>
    <message>
        <source>The kernel calls sub-group functions and was recorded for warps of a whole work-group, not of %2 lanes. Record it again with a warp width of %2, or choose the warp width &quot;group&quot;.</source>
        <translation>El kernel llama a funciones de subgrupo y se grabó para warps de un grupo de trabajo entero, no de %2 carriles. Vuelva a grabarlo con un ancho de warp de %2 o elija el ancho de warp «group».</translation>
    </message>
    <message>
        <source>The kernel calls sub-group functions and was recorded for warps of %1 lanes, not of a whole work-group. Record it again with the warp width &quot;group&quot;, or choose a warp width of %1.</source>
        <translation>El kernel llama a funciones de subgrupo y se grabó para warps de %1 carriles, no de un grupo de trabajo entero. Vuelva a grabarlo con el ancho de warp «group» o elija un ancho de warp de %1.</translation>
    </message>
    <message>
        <source>Parsing the kernel exceeded the memory limit of %2 bytes. Parsing stopped at this line. Use fewer macros or smaller arrays here. To allow more memory, use --build-memory on the command line.</source>
        <translation>El análisis sintáctico del kernel superó el límite de memoria de %2 bytes y se detuvo en esta línea. Use aquí menos macros o arrays más pequeños. Para permitir más memoria, use --build-memory en la línea de comandos.</translation>
    </message>
    <message>
        <source>Parsing the kernel exceeded the limit of %2 s of processor time. Parsing stopped at this line. Use fewer or smaller macros here. To allow more time, use --build-time on the command line.</source>
        <translation>El análisis sintáctico del kernel superó el límite de %2 s de tiempo de procesador y se detuvo en esta línea. Use aquí menos macros o macros más pequeñas. Para conceder más tiempo, use --build-time en la línea de comandos.</translation>
    </message>
    <message>
        <source>The part of the link at character %5 is too long. The limit is %3 bytes. Copy the link again.</source>
        <translation>La parte del enlace que está en el carácter %5 es demasiado larga. El límite es de %3 bytes. Copie el enlace de nuevo.</translation>
    </message>
    <message>
        <source>From character %5 on, the link has too many parts. The limit is %3. Remove some of them.</source>
        <translation>A partir del carácter %5, el enlace tiene demasiadas partes. El límite es %3. Elimine algunas.</translation>
    </message>
    <message>
        <source>At character %5, the link must specify an experiment or a file. Add one, for example reduction/interleaved#step=18.</source>
        <translation>En el carácter %5, el enlace debe indicar un experimento o un archivo que ejecutar. Añada uno, por ejemplo reduction/interleaved#step=18.</translation>
    </message>
    <message>
        <source>The link contains bytes that are not valid text at character %5. Copy the link again.</source>
        <translation>En el carácter %5, el enlace contiene bytes que no son texto válido. Copie el enlace de nuevo.</translation>
    </message>
    <message>
        <source>The link has the invalid value &quot;%2&quot; for %1 at character %5. Allowed: %3.</source>
        <translation>En el carácter %5, el enlace tiene el valor no válido «%2» para %1. Permitido: %3.</translation>
    </message>
    <message>
        <source>The launch uses the files listed below, which are outside its folder %1. Lockstep reads them only with your permission. Check the list. Then run the launch again and choose &quot;Read these files&quot; in the window, or use --allow-files-outside on the command line.</source>
        <translation>El lanzamiento usa los archivos que se enumeran abajo, que están fuera de su carpeta %1. Lockstep solo los lee con su permiso. Revise la lista. Después ejecute de nuevo el lanzamiento y elija «Leer estos archivos» en la ventana, o use --allow-files-outside en la línea de comandos.</translation>
    </message>
    <message>
        <source>%1 is %2, but the number of input values is %3. Leave out %1, or set it to %3.</source>
        <translation>%1 es %2, pero el número de valores de entrada es %3. Omita %1 o asígnele el valor %3.</translation>
    </message>
    <message>
        <source>The input values have %2 characters. The limit is %3. Use fewer values.</source>
        <translation>Los valores de entrada tienen %2 caracteres. El límite es %3. Use menos valores.</translation>
    </message>
    <message>
        <source>The lesson is invalid: %1 (%2, %3). Correct it.</source>
        <translation>La lección no es válida: %1 (%2, %3). Corríjala.</translation>
    </message>
    <message>
        <source>The lesson is longer than the limit of %2 bytes. Split it.</source>
        <translation>La lección supera el límite de %2 bytes. Divídala.</translation>
    </message>
    <message>
        <source>This line contains bytes that are not valid UTF-8 text. Save the file as UTF-8, without control characters.</source>
        <translation>Esta línea contiene bytes que no son texto UTF-8 válido. Guarde el archivo en UTF-8, sin caracteres de control.</translation>
    </message>
    <message>
        <source>The lesson has no header. Begin the file with a line ---, the header&apos;s keys and another line ---.</source>
        <translation>La lección no tiene cabecera. Empiece el archivo con una línea ---, las claves de la cabecera y otra línea ---.</translation>
    </message>
    <message>
        <source>The header does not end. Add a line --- after its last key.</source>
        <translation>La cabecera no termina. Añada una línea --- después de su última clave.</translation>
    </message>
    <message>
        <source>There is no key &quot;%2&quot; here. Known keys: %3.</source>
        <translation>Aquí no existe la clave «%2». Claves conocidas: %3.</translation>
    </message>
    <message>
        <source>The header has no &quot;%2&quot;. Add a line &quot;%2: ...&quot;.</source>
        <translation>A la cabecera le falta «%2». Añada una línea «%2: ...».</translation>
    </message>
    <message>
        <source>&quot;%2&quot; appears twice. Remove one of them.</source>
        <translation>«%2» aparece dos veces. Elimine una de ellas.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; has no value. Write it after the colon.</source>
        <translation>«%2» no tiene valor. Escríbalo después de los dos puntos.</translation>
    </message>
    <message>
        <source>This value of &quot;%2&quot; is not valid. Allowed: %3.</source>
        <translation>Este valor de «%2» no es válido. Permitido: %3.</translation>
    </message>
    <message>
        <source>The lesson %3 has the same id &quot;%2&quot;. Choose another id.</source>
        <translation>La lección %3 tiene el mismo id «%2». Elija otro id.</translation>
    </message>
    <message>
        <source>The lesson has no page. Begin a page with a line &quot;## &quot; and its title.</source>
        <translation>La lección no tiene ninguna página. Empiece una página con una línea «## » y su título.</translation>
    </message>
    <message>
        <source>This line is before the first page. Begin a page with a line &quot;## &quot; and its title.</source>
        <translation>Esta línea está antes de la primera página. Empiece una página con una línea «## » y su título.</translation>
    </message>
    <message>
        <source>The lesson has more than %2 pages. Split the lesson.</source>
        <translation>La lección tiene más de %2 páginas. Divida la lección.</translation>
    </message>
    <message>
        <source>The page has more than %2 texts, questions and tasks. Split the page.</source>
        <translation>La página tiene más de %2 textos, preguntas y tareas. Divida la página.</translation>
    </message>
    <message>
        <source>The lesson needs more than %2 different runs. Use fewer.</source>
        <translation>La lección necesita más de %2 ejecuciones distintas. Use menos.</translation>
    </message>
    <message>
        <source>The page has no title. Write it after &quot;## &quot;.</source>
        <translation>La página no tiene título. Escríbalo después de «## ».</translation>
    </message>
    <message>
        <source>The page does not specify a place in a run. Add a line such as &quot;place: reduction/interleaved#step=18&quot; below its title.</source>
        <translation>La página no indica ningún lugar de una ejecución. Añada debajo de su título una línea como «place: reduction/interleaved#step=18».</translation>
    </message>
    <message>
        <source>This place cannot be opened, for the reason below. Correct it.</source>
        <translation>Este lugar no se puede abrir, por el motivo que se indica abajo. Corríjalo.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is outside the folder of the lesson. A lesson may use only the experiments, and the files in its own folder.</source>
        <translation>«%2» está fuera de la carpeta de la lección. Una lección solo puede usar los experimentos y los archivos de su propia carpeta.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; cannot be the name of another run. Use up to 40 lower-case letters and digits, but not &quot;before&quot; or the name of a function.</source>
        <translation>«%2» no puede ser el nombre de otra ejecución. Use hasta 40 letras minúsculas y dígitos, pero no «before» ni el nombre de una función.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; must be above the first text, question or task of the page.</source>
        <translation>«%2» debe ir antes del primer texto, pregunta o tarea de la página.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; belongs to a task. Write it below a line &quot;task: ...&quot;.</source>
        <translation>«%2» pertenece a una tarea. Escríbalo debajo de una línea «task: ...».</translation>
    </message>
    <message>
        <source>The task has more than %2 hints. Remove some of them.</source>
        <translation>La tarea tiene más de %2 pistas. Elimine algunas.</translation>
    </message>
    <message>
        <source>The figure that starts here does not end. Add }} after its expression.</source>
        <translation>La cifra que empieza aquí no termina. Añada }} después de su expresión.</translation>
    </message>
    <message>
        <source>A figure cannot be shown as &quot;%2&quot;. Known forms: %3.</source>
        <translation>Una cifra no se puede mostrar como «%2». Formas conocidas: %3.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not allowed in the text of a lesson. Use only paragraphs, lists, **bold**, *emphasis* and `code`.</source>
        <translation>«%2» no está permitido en el texto de una lección. Use solo párrafos, listas, **negrita**, *énfasis* y `código`.</translation>
    </message>
    <message>
        <source>There is no question kind &quot;%2&quot;. Known kinds: %3.</source>
        <translation>No existe el tipo de pregunta «%2». Tipos conocidos: %3.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not valid after this kind of question. Allowed: %3.</source>
        <translation>«%2» no es válido después de este tipo de pregunta. Permitido: %3.</translation>
    </message>
    <message>
        <source>The question has no text. Write it after the kind of question.</source>
        <translation>La pregunta no tiene texto. Escríbalo después del tipo de pregunta.</translation>
    </message>
    <message>
        <source>This line is not valid here. Write it as %2.</source>
        <translation>Esta línea no es válida aquí. Escríbala como %2.</translation>
    </message>
    <message>
        <source>This answer has no reason. Write it after &quot; :: &quot;.</source>
        <translation>Esta respuesta no tiene explicación. Escríbala después de « :: ».</translation>
    </message>
    <message>
        <source>The number of lines below this question is %2. Allowed: %3.</source>
        <translation>El número de líneas debajo de esta pregunta es %2. Permitido: %3.</translation>
    </message>
    <message>
        <source>No answer of this question is right. Mark the right one with [x].</source>
        <translation>Ninguna respuesta de esta pregunta es correcta. Marque la correcta con [x].</translation>
    </message>
    <message>
        <source>The number of right answers of this question is %2. Leave exactly one.</source>
        <translation>El número de respuestas correctas de esta pregunta es %2. Deje exactamente una.</translation>
    </message>
    <message>
        <source>Another answer of this question has the same value, %2. Change one of them.</source>
        <translation>Otra respuesta de esta pregunta tiene el mismo valor, %2. Cambie una de ellas.</translation>
    </message>
    <message>
        <source>Another line of this question has the same value, %2, so their order is undefined. Change one of them.</source>
        <translation>Otra línea de esta pregunta tiene el mismo valor, %2, así que su orden no está determinado. Cambie una de ellas.</translation>
    </message>
    <message>
        <source>The value here must be a number, but it is &quot;%2&quot;. Use another figure.</source>
        <translation>Aquí el valor debe ser un número, pero es «%2». Use otra cifra.</translation>
    </message>
    <message>
        <source>A question of the kind &quot;%2&quot; is not possible at this place. Choose another step, warp or kind.</source>
        <translation>En este lugar no se puede hacer ninguna pregunta del tipo «%2». Elija otro paso, otro warp u otro tipo.</translation>
    </message>
    <message>
        <source>A question of the kind &quot;%2&quot; cannot be answered by lanes. Remove as=lanes.</source>
        <translation>Una pregunta del tipo «%2» no se puede responder con carriles. Elimine as=lanes.</translation>
    </message>
    <message>
        <source>The task is solved before the learner changes anything. Write a stricter condition, or start from another place.</source>
        <translation>La tarea está resuelta antes de que el estudiante cambie algo. Escriba una condición más estricta o empiece desde otro lugar.</translation>
    </message>
    <message>
        <source>The run has no %2 with this number. Allowed: %3.</source>
        <translation>La ejecución no contiene ningún %2 con este número. Permitido: %3.</translation>
    </message>
    <message>
        <source>%2 is not a lesson bundle. Choose a file that &quot;lockstep-cli lesson pack&quot; has written.</source>
        <translation>%2 no es un paquete de lecciones. Elija un archivo escrito con «lockstep-cli lesson pack».</translation>
    </message>
    <message>
        <source>The lesson bundle %2 is damaged. Ask its author for another copy.</source>
        <translation>El paquete de lecciones %2 está dañado. Pida otra copia al autor.</translation>
    </message>
    <message>
        <source>The lesson bundle %2 has a newer format than version %3. Update Lockstep.</source>
        <translation>El paquete de lecciones %2 tiene un formato más reciente que la versión %3. Actualice Lockstep.</translation>
    </message>
    <message>
        <source>The contents of %2 are larger than the limit of %3 bytes. Use smaller recordings.</source>
        <translation>El contenido de %2 supera el límite de %3 bytes. Use grabaciones más pequeñas.</translation>
    </message>
    <message>
        <source>%2 contains more than %3 files. Make several bundles.</source>
        <translation>%2 contiene más de %3 archivos. Cree varios paquetes.</translation>
    </message>
    <message>
        <source>&quot;%3&quot; in %2 is not allowed in a lesson bundle. Allowed: .md, .cl, .h, .sim, .lks and .raw files, also in folders of one level. Names consist of a-z, 0-9, &quot;.&quot;, &quot;_&quot; and &quot;-&quot;.</source>
        <translation>«%3», en %2, no está permitido en un paquete de lecciones. Se permiten archivos .md, .cl, .h, .sim, .lks y .raw, también en carpetas de un solo nivel. Los nombres se componen de a-z, 0-9, «.», «_» y «-».</translation>
    </message>
    <message>
        <source>&quot;%3&quot; occurs twice in %2. Ask its author for another copy.</source>
        <translation>«%3» aparece dos veces en %2. Pida otra copia al autor.</translation>
    </message>
    <message>
        <source>%2 contains no lesson. Add a lesson file (.md).</source>
        <translation>%2 no contiene ninguna lección. Añada un archivo de lección (.md).</translation>
    </message>
    <message>
        <source>%2 cannot be unpacked, because there is no folder for it. Set XDG_CACHE_HOME or HOME.</source>
        <translation>%2 no se puede desempaquetar, porque no hay ninguna carpeta para su contenido. Defina XDG_CACHE_HOME o HOME.</translation>
    </message>
    <message>
        <source>%1 is not the progress of a learner, or it is damaged. Ask the learner to save it again.</source>
        <translation>%1 no es el progreso de un estudiante o está dañado. Pida al estudiante que lo guarde de nuevo.</translation>
    </message>
    <message>
        <source>The lesson bundle is invalid: %1 (%2, %3). Ask its author for another copy.</source>
        <translation>El paquete de lecciones no es válido: %1 (%2, %3). Pida otra copia al autor.</translation>
    </message>
    <message>
        <source>The contents of %2 are more than %3 times as large as the bundle, which is not allowed for safety. Use recordings with less repetition.</source>
        <translation>El contenido de %2 es más de %3 veces más grande que el paquete, y eso no se permite por seguridad. Use grabaciones con menos repeticiones.</translation>
    </message>
    <message>
        <source>%1 was not written, because FFmpeg&apos;s library %2 is not installed. Install FFmpeg, or choose a name that ends in .gif or .webp.</source>
        <translation>No se escribió %1, porque falta la biblioteca %2 de FFmpeg. Instale FFmpeg o elija un nombre que termine en .gif o .webp.</translation>
    </message>
    <message>
        <source>%1 was not written, because the installed FFmpeg cannot encode %2. Install a complete FFmpeg, or choose a name that ends in .gif or .webp.</source>
        <translation>No se escribió %1, porque el FFmpeg instalado no puede codificar %2. Instale un FFmpeg completo o elija un nombre que termine en .gif o .webp.</translation>
    </message>
    <message>
        <source>%1 was not kept, because its frames differ when they are read again. Check the disk, or choose another format.</source>
        <translation>No se conservó %1, porque sus fotogramas difieren al volver a leerlos. Compruebe el disco o elija otro formato.</translation>
    </message>
    <message>
        <source>The layout of the array cannot be changed in the source: %1. Change the source by hand, or choose another array.</source>
        <translation>La disposición del array no se puede cambiar en el código fuente: %1. Cambie el código fuente a mano o elija otro array.</translation>
    </message>
    <message>
        <source>The group size cannot be added to the source: %1. Change the source by hand.</source>
        <translation>El tamaño de grupo no se puede añadir al código fuente: %1. Cambie el código fuente a mano.</translation>
    </message>
    <message>
        <source>%1 is a CUDA file. Lockstep cannot run it, because Lockstep reads only OpenCL C. Translate the kernels in a copy whose name ends in .cl: write __kernel for __global__, __global before pointers to device memory, __local for __shared__, get_local_id(0) for threadIdx.x, get_group_id(0) for blockIdx.x, get_local_size(0) for blockDim.x, and barrier(CLK_LOCAL_MEM_FENCE) for __syncthreads(). Leave out the host code. In the window, View &gt; Words shows everything in the words of CUDA.</source>
        <translation>%1 es un archivo de CUDA. Lockstep no puede ejecutarlo, porque solo lee OpenCL C. Traduzca los kernels en una copia cuyo nombre termine en .cl: escriba __kernel en lugar de __global__, __global delante de los punteros a la memoria del dispositivo, __local en lugar de __shared__, get_local_id(0) en lugar de threadIdx.x, get_group_id(0) en lugar de blockIdx.x, get_local_size(0) en lugar de blockDim.x y barrier(CLK_LOCAL_MEM_FENCE) en lugar de __syncthreads(). Omita el código del host. En la ventana, Ver &gt; Términos muestra todo con los términos de CUDA.</translation>
    </message>
    <message>
        <source>%1 does not compile: &quot;%2&quot; is a CUDA name, but Lockstep reads OpenCL C. Write __kernel for __global__, __global before pointers to device memory, __local for __shared__, get_local_id(0) for threadIdx.x, get_group_id(0) for blockIdx.x, get_local_size(0) for blockDim.x, and barrier(CLK_LOCAL_MEM_FENCE) for __syncthreads(). In the window, View &gt; Words shows everything in the words of CUDA.</source>
        <translation>%1 no compila: «%2» es un nombre de CUDA, pero Lockstep lee OpenCL C. Escriba __kernel en lugar de __global__, __global delante de los punteros a la memoria del dispositivo, __local en lugar de __shared__, get_local_id(0) en lugar de threadIdx.x, get_group_id(0) en lugar de blockIdx.x, get_local_size(0) en lugar de blockDim.x y barrier(CLK_LOCAL_MEM_FENCE) en lugar de __syncthreads(). En la ventana, Ver &gt; Términos muestra todo con los términos de CUDA.</translation>
    </message>
    <message>
        <source>%1 is not a packed run, because it does not begin with the signature of a .lkp file. Choose a file written by &quot;lockstep-cli pack&quot;.</source>
        <translation>%1 no es una ejecución empaquetada, porque no empieza con la firma de un archivo .lkp. Elija un archivo escrito con «lockstep-cli pack».</translation>
    </message>
    <message>
        <source>%1 uses version %2 of the format of packed runs, but this program supports only versions up to %3. Use a newer lockstep-record, or pack the run again.</source>
        <translation>%1 usa la versión %2 del formato de ejecuciones empaquetadas, pero este programa solo admite versiones hasta la %3. Use un lockstep-record más reciente o vuelva a empaquetar la ejecución.</translation>
    </message>
    <message>
        <source>%1 is damaged or truncated, because its section &quot;%2&quot; is invalid. Copy the file again, or pack the run again.</source>
        <translation>%1 está dañado o incompleto, porque su sección «%2» no es válida. Copie de nuevo el archivo o vuelva a empaquetar la ejecución.</translation>
    </message>
    <message>
        <source>The buffers and images of %1 need more than %2 bytes, a quarter of the memory of this machine. Choose a smaller size.</source>
        <translation>Los búferes y las imágenes de %1 necesitan más de %2 bytes, un cuarto de la memoria de esta máquina. Elija un tamaño menor.</translation>
    </message>
    <message>
        <source>The run was packed for %1, where %2 is &quot;%3&quot;, but on this device, it is &quot;%4&quot;. Describe this device with &quot;lockstep-record --describe&quot;, and pack the run again with &quot;lockstep-cli pack --for&quot;.</source>
        <translation>La ejecución se empaquetó para %1, donde %2 es «%3», pero en este dispositivo es «%4». Describa este dispositivo con «lockstep-record --describe» y vuelva a empaquetar la ejecución con «lockstep-cli pack --for».</translation>
    </message>
    <message>
        <source>The run of %3 was packed by Lockstep %1. In this program (version %2), the experiment is different. Use the lockstep-record of the same version.</source>
        <translation>La ejecución de %3 la empaquetó Lockstep %1. En este programa (versión %2), el experimento es distinto. Use el lockstep-record de la misma versión.</translation>
    </message>
    <message>
        <source>%1 is not a description of devices. Choose a file that contains the output of &quot;lockstep-record --describe&quot;.</source>
        <translation>%1 no es una descripción de dispositivos. Elija un archivo que contenga la salida de «lockstep-record --describe».</translation>
    </message>
    <message>
        <source>The kernel tests these macros, but the description of the device does not contain them: %1. Describe the device again with &quot;lockstep-record --describe --ask %1 --options &apos;%2&apos;&quot;.</source>
        <translation>El kernel comprueba estas macros, pero la descripción del dispositivo no las contiene: %1. Describa de nuevo el dispositivo con «lockstep-record --describe --ask %1 --options &apos;%2&apos;».</translation>
    </message>
    <message>
        <source>The program ssh cannot be started: %1. To install it, use &quot;apt-get install openssh-client&quot;.</source>
        <translation>No se puede iniciar el programa ssh: %1. Para instalarlo, use «apt-get install openssh-client».</translation>
    </message>
    <message>
        <source>There is no ssh connection to %2 (%1).</source>
        <translation>No hay conexión ssh con %2 (%1).</translation>
    </message>
    <message>
        <source>%2 cannot record the run: %1 (%3, %4).</source>
        <translation>%2 no puede grabar la ejecución: %1 (%3, %4).</translation>
    </message>
    <message>
        <source>The connection to %1 was lost after %2 bytes. Not enough of the recording had arrived to show it. Check the network, and try again.</source>
        <translation>La conexión con %1 se perdió después de %2 bytes, antes de que llegara una parte de la grabación que se pueda mostrar. Compruebe la red e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>There is no computer with the name %2 on the network. Check the name. &quot;ssh %2&quot; must work in a terminal.</source>
        <translation>No hay ningún equipo con el nombre %2 en la red. Compruebe el nombre. «ssh %2» debe funcionar en una terminal.</translation>
    </message>
    <message>
        <source>%2 does not accept ssh connections. Start an ssh server there, or check the port in your ssh configuration.</source>
        <translation>%2 no acepta conexiones ssh. Inicie allí un servidor ssh o compruebe el puerto en su configuración de ssh.</translation>
    </message>
    <message>
        <source>%2 cannot be reached. Check the network and the name. &quot;ssh %2&quot; must work in a terminal.</source>
        <translation>No se puede acceder a %2. Compruebe la red y el nombre. «ssh %2» debe funcionar en una terminal.</translation>
    </message>
    <message>
        <source>%2 did not respond in time. Check that it is running and that the network works.</source>
        <translation>%2 no respondió a tiempo. Compruebe que está en marcha y que la red funciona.</translation>
    </message>
    <message>
        <source>The host key of %2 is unknown. Run &quot;ssh %2&quot; in a terminal, compare the fingerprint of the key, and accept it.</source>
        <translation>La clave de host de %2 es desconocida. Ejecute «ssh %2» en una terminal, compare la huella digital de la clave y acéptela.</translation>
    </message>
    <message>
        <source>The host key of %2 has changed. %2 may now be another computer. Ask its administrator before you remove the old key from known_hosts.</source>
        <translation>La clave de host de %2 ha cambiado. Es posible que %2 sea ahora otro equipo. Consulte a su administrador antes de eliminar la clave antigua de known_hosts.</translation>
    </message>
    <message>
        <source>%2 did not accept your login. Check the user name and your ssh keys. &quot;ssh %2&quot; must work in a terminal.</source>
        <translation>%2 no le permitió iniciar sesión. Compruebe el nombre de usuario y sus claves ssh. «ssh %2» debe funcionar en una terminal.</translation>
    </message>
    <message>
        <source>There is no ssh connection to %2. The message from ssh is shown below. &quot;ssh %2&quot; must work in a terminal.</source>
        <translation>No hay conexión ssh con %2. A continuación figura el mensaje de ssh. «ssh %2» debe funcionar en una terminal.</translation>
    </message>
    <message>
        <source>%2 did not start the recorder. The account there must allow commands and have a POSIX shell, sh.</source>
        <translation>%2 no inició el grabador. La cuenta de ese equipo debe permitir la ejecución de comandos y tener un shell POSIX, sh.</translation>
    </message>
    <message>
        <source>The recorder is built for %4, but %2 uses %3. Choose another computer, or install Lockstep there.</source>
        <translation>El grabador funciona en %4, pero %2 es %3. Elija otro equipo o instale Lockstep en ese.</translation>
    </message>
    <message>
        <source>%2 has no folder for the recorder, because neither HOME nor XDG_CACHE_HOME is set there. Set one of them.</source>
        <translation>%2 no tiene ninguna carpeta para el grabador, porque allí no está definida HOME ni XDG_CACHE_HOME. Defina una de ellas.</translation>
    </message>
    <message>
        <source>The disk of %2 is full, so the recorder cannot be copied to %3. Free up some space there.</source>
        <translation>El disco de %2 está lleno, así que el grabador no se puede copiar en %3. Libere espacio allí.</translation>
    </message>
    <message>
        <source>The recorder cannot be copied to %3 on %2. Check the permissions, or set XDG_CACHE_HOME there.</source>
        <translation>El grabador no se puede copiar en %3 de %2. Compruebe los permisos o defina allí XDG_CACHE_HOME.</translation>
    </message>
    <message>
        <source>The recorder was damaged while it was copied to %3 on %2. Try again. If this does not help, check the disk there.</source>
        <translation>El grabador se dañó al transferirlo a %3 de %2. Inténtelo de nuevo. Si el problema continúa, compruebe el disco de ese equipo.</translation>
    </message>
    <message>
        <source>%3 cannot run on %2. The recorder needs the GNU C library and a folder from which programs may be started. Set XDG_CACHE_HOME there to another folder.</source>
        <translation>%3 no se puede ejecutar en %2. El grabador necesita la biblioteca C de GNU y una carpeta desde la que se puedan iniciar programas. Haga que XDG_CACHE_HOME indique allí otra carpeta.</translation>
    </message>
    <message>
        <source>The recorder on %2 has version %3, but this computer has Lockstep %4. Remove the recorder there, and try again.</source>
        <translation>El grabador de %2 es de la versión %3, pero este es Lockstep %4. Elimine el grabador de ese equipo e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The connection to %2 was closed, because the data from there is invalid. Try again.</source>
        <translation>La conexión con %2 se cerró, porque los datos que llegan de allí no son válidos. Inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>%3, which records on %2, is missing on this computer. Reinstall Lockstep.</source>
        <translation>En este equipo falta %3, que graba en %2. Reinstale Lockstep.</translation>
    </message>
    <message>
        <source>%1 is a run that was packed for another computer. Record it there with &quot;lockstep-record %1 -o x.lks&quot;, and open the recording x.lks here.</source>
        <translation>%1 es una ejecución empaquetada para otro equipo. Grábela allí con «lockstep-record %1 -o x.lks» y abra aquí la grabación x.lks.</translation>
    </message>
    <message>
        <source>No OpenCL device was found on %9, because no driver is installed there or no driver reports a device. Install a driver there.</source>
        <translation>No se encontró ningún dispositivo OpenCL en %9, porque allí no hay ningún controlador instalado o ninguno informa de un dispositivo. Instale allí un controlador.</translation>
    </message>
    <message>
        <source>An OpenCL driver is installed on %9 (%1), but it reports no devices. Check that you may use the device there; on many systems you must be in the &quot;video&quot; or &quot;render&quot; group.</source>
        <translation>Hay un controlador de OpenCL instalado en %9 (%1), pero no informa de ningún dispositivo. Compruebe que usted tiene permiso para usar el dispositivo; en muchos sistemas debe pertenecer al grupo «video» o «render».</translation>
    </message>
    <message>
        <source>%9 does not have enough free memory. Choose a smaller size, or log fewer work-groups.</source>
        <translation>%9 no tiene suficiente memoria libre. Elija un tamaño menor o incluya menos grupos de trabajo en el log.</translation>
    </message>
    <message>
        <source>No OpenCL device on %9 has &quot;%1&quot; in its name. Available devices: %2.</source>
        <translation>Ningún dispositivo OpenCL de %9 tiene «%1» en su nombre. Dispositivos disponibles: %2.</translation>
    </message>
    <message>
        <source>Argument %1: %2</source>
        <translation>Argumento %1: %2</translation>
    </message>
    <message>
        <source>%1 does not compile: &quot;%2&quot; is part of OpenCL C 2.0, but the kernel is compiled as OpenCL C 1.2. Add -cl-std=CL2.0 to the build options: --options on the command line, or Build options in the window.</source>
        <translation>%1 no compila: «%2» es parte de OpenCL C 2.0, pero el kernel se compila como OpenCL C 1.2. Añada -cl-std=CL2.0 a las opciones de compilación: --options en la línea de comandos u Opciones de compilación en la ventana.</translation>
    </message>
    <message>
        <source>%1 does not compile: &quot;%2&quot; belongs to a part of OpenCL C 2.0 that Lockstep does not support. Use the functions and types of OpenCL C 1.2 instead.</source>
        <translation>%1 no compila: «%2» pertenece a una parte de OpenCL C 2.0 que Lockstep no admite. Use en su lugar las funciones y los tipos de OpenCL C 1.2.</translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message>
        <source>What happened</source>
        <translation>Qué ocurrió</translation>
    </message>
    <message>
        <source>Waiting and missing work-items</source>
        <translation>Elementos de trabajo en espera y ausentes</translation>
    </message>
    <message>
        <source>Work-items involved</source>
        <translation>Elementos de trabajo implicados</translation>
    </message>
    <message>
        <source>Work-items with this fault</source>
        <translation>Elementos de trabajo con este defecto</translation>
    </message>
    <message>
        <source>work-group %1</source>
        <translation>grupo de trabajo %1</translation>
    </message>
    <message>
        <source>work-group %1, %2 at byte %3</source>
        <translation>grupo de trabajo %1, %2 en el byte %3</translation>
    </message>
    <message>
        <source>The map shows this group when one of its work-items first failed to reach the barrier.</source>
        <translation>El mapa muestra este grupo en el primer momento en que uno de sus elementos de trabajo no llegó a la barrera.</translation>
    </message>
    <message>
        <source>Only the first work-items were recorded; more work-items may be involved.</source>
        <translation>Solo se registraron los primeros elementos de trabajo; puede haber más implicados.</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs of work-items race here, %2 of them in different warps.</source>
        <translation>
            <numerusform>%1 pareja de elementos de trabajo tiene aquí una condición de carrera (en warps distintos: %2).</numerusform>
            <numerusform>%1 parejas de elementos de trabajo tienen aquí una condición de carrera, %2 de ellas en warps distintos.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 pair of work-items races here, in the same warp.</source>
        <translation>1 pareja de elementos de trabajo tiene aquí una condición de carrera, en el mismo warp.</translation>
    </message>
    <message>
        <source>1 pair of work-items races here, in different warps.</source>
        <translation>1 pareja de elementos de trabajo tiene aquí una condición de carrera, en warps distintos.</translation>
    </message>
    <message>
        <source>Within a warp, lockstep execution may hide a race, but OpenCL does not guarantee lockstep execution.</source>
        <translation>Dentro de un warp, los carriles ejecutan la misma instrucción a la vez (lockstep), lo que puede ocultar una condición de carrera, pero OpenCL no garantiza esa forma de ejecución.</translation>
    </message>
    <message>
        <source>Work-item %1</source>
        <translation>Elem. de trabajo %1</translation>
    </message>
    <message>
        <source>group %1, warp %2, lane %3</source>
        <translation>gr. %1, warp %2, carril %3</translation>
    </message>
    <message>
        <source>reads %1</source>
        <translation>lee %1</translation>
    </message>
    <message>
        <source>writes %1</source>
        <translation>escribe %1</translation>
    </message>
    <message>
        <source>line %1, step %2</source>
        <translation>línea %1, paso %2</translation>
    </message>
    <message>
        <source>missing barrier flag in line %1</source>
        <translation>falta un indicador de la barrera en la línea %1</translation>
    </message>
    <message>
        <source>no fence</source>
        <translation>sin fence</translation>
    </message>
    <message>
        <source>no order between groups</source>
        <translation>sin orden entre grupos</translation>
    </message>
    <message>
        <source>no barrier</source>
        <translation>sin barrera</translation>
    </message>
    <message>
        <source>The last write determines the final value.</source>
        <translation>La última escritura determina el valor final.</translation>
    </message>
    <message>
        <source>waits (%1)</source>
        <translation>espera (%1)</translation>
    </message>
    <message>
        <source>never arrives (%1)</source>
        <translation>nunca llega (%1)</translation>
    </message>
    <message>
        <source>reads and writes (%1)</source>
        <translation>lee y escribe (%1)</translation>
    </message>
    <message>
        <source>reads (%1)</source>
        <translation>lee (%1)</translation>
    </message>
    <message>
        <source>writes (%1)</source>
        <translation>escribe (%1)</translation>
    </message>
    <message>
        <source>has this fault (%1)</source>
        <translation>tiene este defecto (%1)</translation>
    </message>
    <message>
        <source>not involved (%1)</source>
        <translation>no implicado (%1)</translation>
    </message>
    <message>
        <source>The map shows which work-items of this group access the byte involved in the example race.</source>
        <translation>El mapa muestra qué elementos de trabajo de este grupo acceden al byte implicado en la condición de carrera de ejemplo.</translation>
    </message>
    <message>
        <source>If the read happens first, it gets the old value. If the write happens first, the read gets the new value.</source>
        <translation>Si la lectura ocurre primero, obtiene el valor antiguo. Si la escritura ocurre primero, la lectura obtiene el valor nuevo.</translation>
    </message>
    <message>
        <source>Work-items at the barrier</source>
        <translation>Elementos de trabajo en la barrera</translation>
    </message>
    <message>
        <source>no wait for the copy</source>
        <translation>sin espera a la copia</translation>
    </message>
</context>
<context>
    <name>EvidenceWords</name>
    <message>
        <source>Evidence</source>
        <translation>Evidencia</translation>
    </message>
</context>
<context>
    <name>ExchangeWords</name>
    <message>
        <source>no lane receives its value</source>
        <translation>ningún carril recibe su valor</translation>
    </message>
    <message>
        <source>keeps its own value</source>
        <translation>conserva su propio valor</translation>
    </message>
    <message>
        <source>masked off: does not execute this step</source>
        <translation>enmascarado: no ejecuta este paso</translation>
    </message>
    <message>
        <source>This kernel exchanges no values between lanes, because it calls no sub-group function.</source>
        <translation>Este kernel no intercambia valores entre carriles, porque no llama a ninguna función de subgrupo.</translation>
    </message>
    <message>
        <source>The lanes of warp %1 exchange no values in the whole launch.</source>
        <translation>Los carriles del warp %1 no intercambian valores en todo el lanzamiento.</translation>
    </message>
    <message>
        <source>No values are exchanged in this step. The next exchange, in step %1, is shown.</source>
        <translation>En este paso no se intercambian valores. Se muestra el intercambio siguiente, en el paso %1.</translation>
    </message>
    <message>
        <source>No values are exchanged in this step. The previous exchange, in step %1, is shown.</source>
        <translation>En este paso no se intercambian valores. Se muestra el intercambio anterior, en el paso %1.</translation>
    </message>
    <message>
        <source>counted from the trace</source>
        <translation>contado en la traza</translation>
    </message>
    <message>
        <source>receives</source>
        <translation>recibe</translation>
    </message>
    <message>
        <source>Exchanges between lanes</source>
        <translation>Intercambios entre carriles</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lane(s) read from a lane without an active work-item and kept their own value</source>
        <translation>
            <numerusform>%Ln carril leyó de un carril sin elemento de trabajo activo y conservó su propio valor</numerusform>
            <numerusform>%Ln carriles leyeron de un carril sin elemento de trabajo activo y conservaron su propio valor</numerusform>
        </translation>
    </message>
    <message>
        <source>sends or receives a value</source>
        <translation>envía o recibe un valor</translation>
    </message>
    <message>
        <source>sends</source>
        <translation>envía</translation>
    </message>
</context>
<context>
    <name>Families</name>
    <message>
        <source>Reduction</source>
        <translation>Reducción</translation>
    </message>
    <message>
        <source>Scan</source>
        <translation>Scan</translation>
    </message>
    <message>
        <source>Convolution</source>
        <translation>Convolución</translation>
    </message>
    <message>
        <source>Memory access</source>
        <translation>Acceso a memoria</translation>
    </message>
    <message>
        <source>Transpose</source>
        <translation>Transposición</translation>
    </message>
    <message>
        <source>Matrix multiply</source>
        <translation>Multiplicación de matrices</translation>
    </message>
    <message>
        <source>Execution</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>N-body</source>
        <translation>N cuerpos</translation>
    </message>
    <message>
        <source>Ray tracing</source>
        <translation>Trazado de rayos</translation>
    </message>
    <message>
        <source>Matrix times vector</source>
        <translation>Matriz por vector</translation>
    </message>
    <message>
        <source>Sparse matrix times vector</source>
        <translation>Matriz dispersa por vector</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histograma</translation>
    </message>
    <message>
        <source>Compaction</source>
        <translation>Compactación</translation>
    </message>
    <message>
        <source>Stencil</source>
        <translation>Stencil</translation>
    </message>
    <message>
        <source>Tree search</source>
        <translation>Búsqueda en un árbol</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Resident warps / warp slots, averaged over the cycles in which any warp is resident (modelled).</source>
        <translation>Warps residentes / ranuras de warp, en promedio durante los ciclos en los que hay algún warp residente (modelado).</translation>
    </message>
    <message>
        <source>Issue cycles / (cycles × schedulers of the multiprocessors used) (modelled).</source>
        <translation>Ciclos de emisión / (ciclos × planificadores de los multiprocesadores usados) (modelado).</translation>
    </message>
    <message>
        <source>Active lanes of all warp steps / (lanes of a warp × warp steps) (counted).</source>
        <translation>Carriles activos de todos los pasos de warp / (carriles de un warp × pasos de warp) (contado).</translation>
    </message>
    <message>
        <source>Number of times a warp passed a barrier (counted).</source>
        <translation>Número de veces que un warp pasó una barrera (contado).</translation>
    </message>
    <message>
        <source>Largest number of lanes that update the same word in one atomic request (counted).</source>
        <translation>Mayor número de carriles que actualizan la misma palabra en una petición atómica (contado).</translation>
    </message>
    <message>
        <source>Bytes requested by the active lanes (counted).</source>
        <translation>Bytes pedidos por los carriles activos (contados).</translation>
    </message>
    <message>
        <source>median time</source>
        <translation>mediana del tiempo</translation>
    </message>
    <message>
        <source>median</source>
        <translation>mediana</translation>
    </message>
    <message>
        <source>lower quartile of the time</source>
        <translation>cuartil inferior del tiempo</translation>
    </message>
    <message>
        <source>quartile 1</source>
        <translation>cuartil 1</translation>
    </message>
    <message>
        <source>upper quartile of the time</source>
        <translation>cuartil superior del tiempo</translation>
    </message>
    <message>
        <source>quartile 3</source>
        <translation>cuartil 3</translation>
    </message>
    <message>
        <source>fastest run</source>
        <translation>ejecución más rápida</translation>
    </message>
    <message>
        <source>fastest</source>
        <translation>más rápida</translation>
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
        <translation>tiempo modelado</translation>
    </message>
    <message>
        <source>theoretical occupancy</source>
        <translation>ocupación teórica</translation>
    </message>
    <message>
        <source>theoretical</source>
        <translation>teórica</translation>
    </message>
    <message>
        <source>achieved occupancy</source>
        <translation>ocupación lograda</translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation>ocupación</translation>
    </message>
    <message>
        <source>utilisation</source>
        <translation>utilización</translation>
    </message>
    <message>
        <source>warp steps</source>
        <translation>pasos de warp</translation>
    </message>
    <message>
        <source>lane efficiency</source>
        <translation>eficiencia de carriles</translation>
    </message>
    <message>
        <source>branches executed</source>
        <translation>bifurcaciones ejecutadas</translation>
    </message>
    <message>
        <source>branches</source>
        <translation>bifurcaciones</translation>
    </message>
    <message>
        <source>divergent branches</source>
        <translation>bifurcaciones divergentes</translation>
    </message>
    <message>
        <source>divergent</source>
        <translation>divergentes</translation>
    </message>
    <message>
        <source>&amp;&amp; and ||</source>
        <translation>&amp;&amp; y ||</translation>
    </message>
    <message>
        <source>divergent &amp;&amp; and ||</source>
        <translation>&amp;&amp; y || divergentes</translation>
    </message>
    <message>
        <source>barriers passed by warps</source>
        <translation>barreras que pasan los warps</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>barreras</translation>
    </message>
    <message>
        <source>global read requests</source>
        <translation>peticiones de lectura global</translation>
    </message>
    <message>
        <source>read requests</source>
        <translation>peticiones de lectura</translation>
    </message>
    <message>
        <source>read sectors</source>
        <translation>sectores leídos</translation>
    </message>
    <message>
        <source>read bytes</source>
        <translation>bytes leídos</translation>
    </message>
    <message>
        <source>global write requests</source>
        <translation>peticiones de escritura global</translation>
    </message>
    <message>
        <source>write requests</source>
        <translation>peticiones de escritura</translation>
    </message>
    <message>
        <source>write sectors</source>
        <translation>sectores escritos</translation>
    </message>
    <message>
        <source>write bytes</source>
        <translation>bytes escritos</translation>
    </message>
    <message>
        <source>global atomic requests</source>
        <translation>peticiones atómicas globales</translation>
    </message>
    <message>
        <source>atomics</source>
        <translation>op. atómicas</translation>
    </message>
    <message>
        <source>local read requests</source>
        <translation>peticiones de lectura local</translation>
    </message>
    <message>
        <source>local reads</source>
        <translation>lecturas locales</translation>
    </message>
    <message>
        <source>local read passes</source>
        <translation>pasadas de lectura local</translation>
    </message>
    <message>
        <source>read conflicts</source>
        <translation>conflictos de lectura</translation>
    </message>
    <message>
        <source>local write requests</source>
        <translation>peticiones de escritura local</translation>
    </message>
    <message>
        <source>local writes</source>
        <translation>escrituras locales</translation>
    </message>
    <message>
        <source>local write passes</source>
        <translation>pasadas de escritura local</translation>
    </message>
    <message>
        <source>write conflicts</source>
        <translation>conflictos de escritura</translation>
    </message>
    <message>
        <source>local atomic requests</source>
        <translation>peticiones atómicas locales</translation>
    </message>
    <message>
        <source>local atomics</source>
        <translation>op. atómicas locales</translation>
    </message>
    <message>
        <source>local atomic passes</source>
        <translation>pasadas atómicas locales</translation>
    </message>
    <message>
        <source>atomics:</source>
        <translation>op. atómicas:</translation>
    </message>
    <message>
        <source>lanes whose atomics share a word</source>
        <translation>carriles con op. atómicas en la misma palabra</translation>
    </message>
    <message>
        <source>same word</source>
        <translation>misma palabra</translation>
    </message>
    <message>
        <source>max. lanes</source>
        <translation>máx. de carriles</translation>
    </message>
    <message>
        <source>image read requests</source>
        <translation>peticiones de lectura de imagen</translation>
    </message>
    <message>
        <source>image reads</source>
        <translation>lecturas de imagen</translation>
    </message>
    <message>
        <source>texels</source>
        <translation>téxeles</translation>
    </message>
    <message>
        <source>image write requests</source>
        <translation>peticiones de escritura de imagen</translation>
    </message>
    <message>
        <source>image writes</source>
        <translation>escrituras de imagen</translation>
    </message>
    <message>
        <source>Median of the run times of the original kernel (measured).</source>
        <translation>Mediana de los tiempos de ejecución del kernel original (medida).</translation>
    </message>
    <message>
        <source>Lower quartile of the run times of the original kernel (measured).</source>
        <translation>Cuartil inferior de los tiempos de ejecución del kernel original (medido).</translation>
    </message>
    <message>
        <source>Upper quartile of the run times of the original kernel (measured).</source>
        <translation>Cuartil superior de los tiempos de ejecución del kernel original (medido).</translation>
    </message>
    <message>
        <source>Time of the fastest run of the original kernel (measured).</source>
        <translation>Tiempo de la ejecución más rápida del kernel original (medido).</translation>
    </message>
    <message>
        <source>Simulated cycles, from the first issue until all warps and writes are complete, summed over launches (modelled).</source>
        <translation>Ciclos simulados, desde la primera emisión hasta que terminan todos los warps y todas las escrituras, sumados para todos los lanzamientos (modelados).</translation>
    </message>
    <message>
        <source>Launch overhead + cycles / clock rate, summed over launches (modelled).</source>
        <translation>Costo fijo del lanzamiento + ciclos / frecuencia de reloj, sumado para todos los lanzamientos (modelado).</translation>
    </message>
    <message>
        <source>Warps that fit on a multiprocessor / warp slots (modelled).</source>
        <translation>Warps que caben en un multiprocesador / ranuras de warp (modelado).</translation>
    </message>
    <message>
        <source>Number of operations that warps executed, such as memory accesses, branches and barriers (counted).</source>
        <translation>Número de operaciones que ejecutaron los warps, como accesos a memoria, bifurcaciones y barreras (contado).</translation>
    </message>
    <message>
        <source>Number of times a warp executed a branch, which is an if, ?:, loop condition or switch. &amp;&amp; and || are counted separately (counted).</source>
        <translation>Número de veces que un warp ejecutó una bifurcación, es decir, un if, ?:, una condición de bucle o un switch. &amp;&amp; y || se cuentan aparte (contado).</translation>
    </message>
    <message>
        <source>Number of executed branches at which the lanes of a warp take different paths (counted).</source>
        <translation>Número de bifurcaciones ejecutadas en las que los carriles de un warp toman caminos distintos (contado).</translation>
    </message>
    <message>
        <source>Number of times a warp evaluated the left operand of &amp;&amp; or || (counted).</source>
        <translation>Número de veces que un warp evaluó el operando izquierdo de &amp;&amp; o || (contado).</translation>
    </message>
    <message>
        <source>Number of &amp;&amp; and || evaluations whose left operand differs between the lanes of a warp (counted).</source>
        <translation>Número de evaluaciones de &amp;&amp; y || cuyo operando izquierdo difiere entre los carriles de un warp (contado).</translation>
    </message>
    <message>
        <source>Number of lanes that update the same word as another lane of the same atomic request (counted).</source>
        <translation>Número de carriles que actualizan la misma palabra que otro carril de la misma petición atómica (contado).</translation>
    </message>
    <message>
        <source>Number of requests of this kind. A warp makes one request per access, or several for a wide vector access (counted).</source>
        <translation>Número de peticiones de este tipo. Un warp hace una petición por acceso, o varias si el acceso es a un vector ancho (contado).</translation>
    </message>
    <message>
        <source>Number of distinct sectors that a request touches, summed over all requests (counted).</source>
        <translation>Número de sectores distintos que toca una petición, sumado para todas las peticiones (contado).</translation>
    </message>
    <message>
        <source>Number of bank passes. A request takes as many passes as the largest number of distinct words that it accesses in one bank (counted).</source>
        <translation>Número de pasadas de banco. Una petición requiere tantas pasadas como el mayor número de palabras distintas a las que accede en un banco (contado).</translation>
    </message>
    <message>
        <source>Number of bank passes beyond the minimum for the same lanes (counted).</source>
        <translation>Número de pasadas de banco por encima del mínimo para los mismos carriles (contado).</translation>
    </message>
    <message>
        <source>Number of distinct texels that a request touches, summed over all requests (counted).</source>
        <translation>Número de téxeles distintos que toca una petición, sumado para todas las peticiones (contado).</translation>
    </message>
    <message>
        <source>&amp;&amp; and || evaluations</source>
        <translation>evaluaciones de &amp;&amp; y ||</translation>
    </message>
    <message>
        <source>divergent &amp;&amp; and || evaluations</source>
        <translation>evaluaciones divergentes de &amp;&amp; y ||</translation>
    </message>
    <message>
        <source>global read sectors</source>
        <translation>sectores de lectura global</translation>
    </message>
    <message>
        <source>global read bytes</source>
        <translation>bytes de lectura global</translation>
    </message>
    <message>
        <source>global write sectors</source>
        <translation>sectores de escritura global</translation>
    </message>
    <message>
        <source>global write bytes</source>
        <translation>bytes de escritura global</translation>
    </message>
    <message>
        <source>local read bank passes</source>
        <translation>pasadas de banco en lecturas locales</translation>
    </message>
    <message>
        <source>local read bank conflicts</source>
        <translation>conflictos de bancos en lecturas locales</translation>
    </message>
    <message>
        <source>local write bank passes</source>
        <translation>pasadas de banco en escrituras locales</translation>
    </message>
    <message>
        <source>local write bank conflicts</source>
        <translation>conflictos de bancos en escrituras locales</translation>
    </message>
    <message>
        <source>local atomic bank passes</source>
        <translation>pasadas de banco atómicas locales</translation>
    </message>
    <message>
        <source>atomics with several lanes per word</source>
        <translation>op. atómicas con varios carriles por palabra</translation>
    </message>
    <message>
        <source>maximum number of lanes that update one word</source>
        <translation>máximo de carriles que actualizan una palabra</translation>
    </message>
    <message>
        <source>image read texels</source>
        <translation>téxeles leídos de imágenes</translation>
    </message>
    <message>
        <source>Number of global memory sectors that a group loads for the first time (counted).</source>
        <translation>Número de sectores de memoria global que un grupo lee por primera vez (contado).</translation>
    </message>
    <message>
        <source>Number of global memory sectors that a group loads again, although local memory or registers could keep them (counted).</source>
        <translation>Número de sectores de memoria global que un grupo vuelve a leer, aunque la memoria local o los registros podrían conservarlos (contado).</translation>
    </message>
    <message>
        <source>global sectors that a group loads again</source>
        <translation>sectores globales que un grupo vuelve a leer</translation>
    </message>
    <message>
        <source>reloaded</source>
        <translation>releídos</translation>
    </message>
    <message>
        <source>sectors that the group has loaded before</source>
        <translation>sectores que el grupo ya había leído</translation>
    </message>
    <message>
        <source>sectors</source>
        <translation>sectores</translation>
    </message>
</context>
<context>
    <name>FilmParts</name>
    <message>
        <source>active, or condition true</source>
        <translation>activo, o condición verdadera</translation>
    </message>
    <message>
        <source>condition false</source>
        <translation>condición falsa</translation>
    </message>
    <message>
        <source>masked off</source>
        <translation>enmascarado</translation>
    </message>
    <message>
        <source>waits at the barrier</source>
        <translation>espera en la barrera</translation>
    </message>
    <message>
        <source>barrier</source>
        <translation>barrera</translation>
    </message>
    <message>
        <source>finished, or not issued</source>
        <translation>terminado o no emitido</translation>
    </message>
    <message>
        <source>step</source>
        <translation>paso</translation>
    </message>
    <message>
        <source>loop condition: continues</source>
        <translation>condición de bucle: continúa</translation>
    </message>
    <message>
        <source>loop condition: exits</source>
        <translation>condición de bucle: sale</translation>
    </message>
</context>
<context>
    <name>FilmPointing</name>
    <message>
        <source>step %1 of %2: %3</source>
        <comment>number; count; what happens</comment>
        <translation>paso %1 de %2: %3</translation>
    </message>
</context>
<context>
    <name>FilmWords</name>
    <message>
        <source>one pixel is %1 × %2 (steps × lanes)</source>
        <translation>un píxel equivale a %1 × %2 (pasos × carriles)</translation>
    </message>
    <message>
        <source>each row of pixels is a lane</source>
        <translation>cada fila de píxeles es un carril</translation>
    </message>
    <message>
        <source>work-group %1</source>
        <translation>grupo de trabajo %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s), %1 warps</source>
        <translation>
            <numerusform>%Ln paso, %1 warps</numerusform>
            <numerusform>%Ln pasos, %1 warps</numerusform>
        </translation>
    </message>
    <message>
        <source>counted from the trace</source>
        <translation>contado en la traza</translation>
    </message>
    <message>
        <source>Warp %1</source>
        <translation>Warp %1</translation>
    </message>
    <message>
        <source>warp steps</source>
        <translation>pasos de warp</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>Película</translation>
    </message>
    <message>
        <source>This work-group has no steps.</source>
        <translation>Este grupo de trabajo no tiene pasos.</translation>
    </message>
</context>
<context>
    <name>FindingWords</name>
    <message>
        <source>The experiment demonstrates &quot;%1&quot;, which was not found in this run. Try other parameters.</source>
        <translation>El experimento está pensado para mostrar «%1», que no se encontró en esta ejecución. Pruebe otros parámetros.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s) found.</source>
        <translation>
            <numerusform>%Ln error encontrado.</numerusform>
            <numerusform>%Ln errores encontrados.</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; was found. This is the fault that the experiment demonstrates.</source>
        <translation>Se encontró «%1». Este es el defecto que muestra el experimento.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s), no errors.</source>
        <translation>
            <numerusform>%Ln nota, ningún error.</numerusform>
            <numerusform>%Ln notas, ningún error.</numerusform>
        </translation>
    </message>
    <message>
        <source>No findings.</source>
        <translation>Ningún hallazgo.</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>Work-item %1 accesses %2 at byte %3, which is out of bounds.</source>
        <translation>El elemento de trabajo %1 accede a %2 en el byte %3, que está fuera de los límites.</translation>
    </message>
    <message>
        <source>Work-item %1 accesses %2 at an address outside every object of the launch.</source>
        <translation>El elemento de trabajo %1 accede a %2 en una dirección que está fuera de todos los objetos del lanzamiento.</translation>
    </message>
    <message>
        <source>Derive the pointer used in line %1 from a buffer or an array, not from an integer.</source>
        <translation>Obtenga el puntero usado en la línea %1 a partir de un búfer o un array, no de un entero.</translation>
    </message>
    <message>
        <source>Work-item %1 accesses a private array out of bounds.</source>
        <translation>El elemento de trabajo %1 accede a un array privado fuera de sus límites.</translation>
    </message>
    <message>
        <source>Work-item %1 accesses %2, which is a null pointer.</source>
        <translation>El elemento de trabajo %1 accede a %2, que es un puntero nulo.</translation>
    </message>
    <message>
        <source>Pass a buffer for %2, or do not execute line %1 without one.</source>
        <translation>Pase un búfer para %2 o no ejecute la línea %1 sin él.</translation>
    </message>
    <message>
        <source>The barrier is not reached by all work-items of group %4. Work-item %1 is among those that never arrive.</source>
        <translation>No todos los elementos de trabajo del grupo %4 llegan a la barrera. El elemento de trabajo %1 está entre los que nunca llegan.</translation>
    </message>
    <message>
        <source>Work-item %1 reads %2 at byte %3, which has not been written yet.</source>
        <translation>El elemento de trabajo %1 lee %2 en el byte %3, que aún no se ha escrito.</translation>
    </message>
    <message>
        <source>Write %2 before line %1 reads it. If another work-item writes it, put a barrier between the write and the read.</source>
        <translation>Escriba %2 antes de que lo lea la línea %1. Si lo escribe otro elemento de trabajo, ponga una barrera entre la escritura y la lectura.</translation>
    </message>
    <message>
        <source>Work-item %1 reads a private variable before writing it.</source>
        <translation>El elemento de trabajo %1 lee una variable privada antes de escribirla.</translation>
    </message>
    <message>
        <source>Assign the variable a value in its declaration, or on every path to line %1.</source>
        <translation>Asigne un valor a la variable en su declaración o en todos los caminos hasta la línea %1.</translation>
    </message>
    <message>
        <source>Check the exit condition of the loop in line %1, or allow more iterations.</source>
        <translation>Revise la condición de salida del bucle de la línea %1 o permita más iteraciones.</translation>
    </message>
    <message>
        <source>Work-item %1 uses %2 before waiting for the copy into it.</source>
        <translation>El elemento de trabajo %1 usa %2 antes de esperar a que termine la copia en ese destino.</translation>
    </message>
    <message>
        <source>Call wait_group_events before line %1.</source>
        <translation>Llame a wait_group_events antes de la línea %1.</translation>
    </message>
    <message>
        <source>Work-item %1 accesses %2 at byte %3, which is not a multiple of the type&apos;s alignment.</source>
        <translation>El elemento de trabajo %1 accede a %2 en el byte %3, que no es múltiplo de la alineación del tipo.</translation>
    </message>
    <message>
        <source>Use vloadN or vstoreN in line %1, or an address that is aligned for the type.</source>
        <translation>Use vloadN o vstoreN en la línea %1, o una dirección alineada para el tipo.</translation>
    </message>
    <message>
        <source>Declare %2 to match its use in line %1, or remove the access.</source>
        <translation>Declare %2 de acuerdo con su uso en la línea %1 o elimine el acceso.</translation>
    </message>
    <message>
        <source>In line %1, pass arguments that do not depend on the work-item.</source>
        <translation>En la línea %1, pase argumentos que no dependan del elemento de trabajo.</translation>
    </message>
    <message>
        <source>Work-items %1 and %5 write the same value to the same location in %2, and no barrier separates the writes. The result does not depend on which one writes last.</source>
        <translation>Los elementos de trabajo %1 y %5 escriben el mismo valor en la misma posición de %2, y ninguna barrera separa las escrituras. El resultado no depende de cuál escriba en último lugar.</translation>
    </message>
    <message>
        <source>This is harmless if the kernel checks the value before it continues, as with a ticket or a lock.</source>
        <translation>Esto es inofensivo si el kernel comprueba el valor antes de continuar, como con un ticket o un cerrojo.</translation>
    </message>
    <message>
        <source>Give each work-item its own location in %2, put a barrier between the accesses in line %1, or use an atomic.</source>
        <translation>Dé a cada elemento de trabajo su propia posición en %2, ponga una barrera entre los accesos de la línea %1 o use una operación atómica.</translation>
    </message>
    <message>
        <source>Put barrier(CLK_LOCAL_MEM_FENCE) between line %1 and line %3, where all work-items of the group reach it.</source>
        <translation>Ponga barrier(CLK_LOCAL_MEM_FENCE) entre la línea %1 y la línea %3, en un punto al que lleguen todos los elementos de trabajo del grupo.</translation>
    </message>
    <message>
        <source>Put barrier(CLK_GLOBAL_MEM_FENCE) between line %1 and line %3, where all work-items of the group reach it.</source>
        <translation>Ponga barrier(CLK_GLOBAL_MEM_FENCE) entre la línea %1 y la línea %3, en un punto al que lleguen todos los elementos de trabajo del grupo.</translation>
    </message>
    <message>
        <source>Line %1 of %2</source>
        <translation>Línea %1 de %2</translation>
    </message>
    <message>
        <source>Lines %1 and %2 of %3</source>
        <translation>Líneas %1 y %2 de %3</translation>
    </message>
    <message>
        <source>Work-items: %1</source>
        <translation>Elementos de trabajo: %1</translation>
    </message>
    <message>
        <source>Work-items: %1 and %2 more</source>
        <translation>Elementos de trabajo: %1 y %2 más</translation>
    </message>
    <message numerus="yes">
        <source>%1 times</source>
        <translation>
            <numerusform>%1 vez</numerusform>
            <numerusform>%1 veces</numerusform>
        </translation>
    </message>
    <message>
        <source>1 time</source>
        <translation>1 vez</translation>
    </message>
    <message>
        <source>Check the index before line %1, or make %2 larger.</source>
        <translation>Compruebe el índice antes de la línea %1 o aumente el tamaño de %2.</translation>
    </message>
    <message>
        <source>Check the index before line %1, or make the array larger.</source>
        <translation>Compruebe el índice antes de la línea %1 o aumente el tamaño del array.</translation>
    </message>
    <message>
        <source>Move the barrier in line %1 to a location that every work-item of the group reaches, for example outside the condition or before the return.</source>
        <translation>Mueva la barrera de la línea %1 a un lugar al que lleguen todos los elementos de trabajo del grupo, por ejemplo fuera de la condición o antes del return.</translation>
    </message>
    <message>
        <source>Work-item %1 was still in the loop when it reached the iteration limit.</source>
        <translation>El elemento de trabajo %1 seguía en el bucle cuando alcanzó el límite de iteraciones.</translation>
    </message>
    <message>
        <source>Work-item %1 accesses %2 at byte %3 in a way that its access qualifier forbids, because it writes a read-only object or reads a write-only one.</source>
        <translation>El elemento de trabajo %1 accede a %2 en el byte %3 de una manera que su calificador de acceso prohíbe, porque escribe un objeto de solo lectura o lee uno de solo escritura.</translation>
    </message>
    <message>
        <source>Work-items %1 and %5 access the same location in %2, at least one of them writes it, and no barrier separates the accesses. In this run, only atomics ordered the accesses. The values returned by the atomics show which access came first.</source>
        <translation>Los elementos de trabajo %1 y %5 acceden a la misma posición de %2, al menos uno de ellos la escribe y ninguna barrera separa los accesos. En esta ejecución, solo las operaciones atómicas ordenaron los accesos. Los valores que devolvieron las operaciones atómicas muestran qué acceso ocurrió primero.</translation>
    </message>
    <message>
        <source>Work-items %1 and %5 access the same location in %2, at least one of them writes it, and the barrier between the accesses does not order this memory. The result can therefore differ from run to run.</source>
        <translation>Los elementos de trabajo %1 y %5 acceden a la misma posición de %2, al menos uno de ellos la escribe y la barrera entre los accesos no ordena esta memoria. Por eso, el resultado puede variar de una ejecución a otra.</translation>
    </message>
    <message>
        <source>Work-items %1 and %5 access the same location in %2, at least one of them writes it, and no barrier separates the accesses. The result can therefore differ from run to run.</source>
        <translation>Los elementos de trabajo %1 y %5 acceden a la misma posición de %2, al menos uno de ellos la escribe y ninguna barrera separa los accesos. Por eso, el resultado puede variar de una ejecución a otra.</translation>
    </message>
    <message>
        <source>This is harmless in practice, but OpenCL does not define the result of two simultaneous writes. Let only one work-item write.</source>
        <translation>En la práctica esto es inofensivo, pero OpenCL no define el resultado de dos escrituras simultáneas. Haga que escriba un solo elemento de trabajo.</translation>
    </message>
    <message>
        <source>The groups of a launch run in an unspecified order. Give each group its own location in %2, use an atomic, or split the work into two launches.</source>
        <translation>Los grupos de un lanzamiento se ejecutan en un orden no especificado. Dé a cada grupo su propia posición en %2, use una operación atómica o divida el trabajo en dos lanzamientos.</translation>
    </message>
    <message>
        <source>This barrier is redundant in this launch. Wherever work-items of a group share data that one of them writes, other barriers already separate their accesses.</source>
        <translation>Esta barrera es redundante en este lanzamiento. Siempre que elementos de trabajo de un grupo comparten datos que uno de ellos escribe, otras barreras ya separan sus accesos.</translation>
    </message>
    <message>
        <source>Remove the barrier in line %1 if it is redundant for other sizes and inputs too. Then run the kernel again, because another barrier that was redundant may now be needed.</source>
        <translation>Elimine la barrera de la línea %1 si también es redundante con otros tamaños y datos de entrada. Después, ejecute el kernel de nuevo, porque otra barrera que era redundante puede ser necesaria ahora.</translation>
    </message>
    <message>
        <source>Work-item %1 requests an asynchronous copy that differs from that of the rest of group %4, or waits for different copies. All work-items of a group must pass the same arguments.</source>
        <translation>El elemento de trabajo %1 pide una copia asíncrona distinta de la que pide el resto del grupo %4, o espera copias distintas. Todos los elementos de trabajo de un grupo deben pasar los mismos argumentos.</translation>
    </message>
    <message>
        <source>An asynchronous copy and another access use the same location in %2, and at least one of them writes it. No wait for the copy separates them, so the result can differ from run to run.</source>
        <translation>Una copia asíncrona y otro acceso usan la misma posición de %2, y al menos uno de los dos la escribe. Ninguna espera a la copia los separa, así que el resultado puede cambiar de una ejecución a otra.</translation>
    </message>
</context>
<context>
    <name>FindingsPaper</name>
    <message>
        <source>Findings: %1</source>
        <translation>Hallazgos: %1</translation>
    </message>
    <message>
        <source>No faults were found.</source>
        <translation>No se encontró ningún defecto.</translation>
    </message>
    <message>
        <source>Checks performed</source>
        <translation>Comprobaciones realizadas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more finding(s) are not listed.</source>
        <translation>
            <numerusform>%Ln hallazgo más no aparece en la lista.</numerusform>
            <numerusform>%Ln hallazgos más no aparecen en la lista.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FlowWords</name>
    <message>
        <source>step %1 · warp %2</source>
        <translation>paso %1 · warp %2</translation>
    </message>
    <message>
        <source>active, but provides no value here</source>
        <translation>activo, pero aquí no aporta ningún valor</translation>
    </message>
    <message>
        <source>solid line: through local memory</source>
        <translation>línea continua: a través de la memoria local</translation>
    </message>
    <message>
        <source>dashed line: through global memory</source>
        <translation>línea discontinua: a través de la memoria global</translation>
    </message>
    <message>
        <source>pin: a value that this group did not write</source>
        <translation>alfiler: un valor que este grupo no escribió</translation>
    </message>
    <message>
        <source>counted from the trace</source>
        <translation>contado en la traza</translation>
    </message>
    <message>
        <source>No memory is accessed in this step. The next access, in step %1, is shown.</source>
        <translation>En este paso no se accede a la memoria. Se muestra el acceso siguiente, en el paso %1.</translation>
    </message>
    <message>
        <source>No memory is accessed in this step. The previous access, in step %1, is shown.</source>
        <translation>En este paso no se accede a la memoria. Se muestra el acceso anterior, en el paso %1.</translation>
    </message>
    <message>
        <source>Data flow</source>
        <translation>Flujo de datos</translation>
    </message>
    <message>
        <source>Warp %1, lane %2 (work-item %3), step %4</source>
        <translation>Warp %1, carril %2 (elemento de trabajo %3), paso %4</translation>
    </message>
    <message>
        <source>reads %1</source>
        <translation>lee %1</translation>
    </message>
    <message>
        <source>writes %1</source>
        <translation>escribe %1</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>línea %1: %2</translation>
    </message>
    <message>
        <source>Warp %1 accesses neither local nor global memory in this launch.</source>
        <translation>El warp %1 no accede ni a la memoria local ni a la global en este lanzamiento.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln earlier step(s) that provide values are not shown.</source>
        <translation>
            <numerusform>%Ln paso anterior que aporta valores no se muestra.</numerusform>
            <numerusform>%Ln pasos anteriores que aportan valores no se muestran.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s): %1 from the same lane, %2 from other lanes, %3 from other warps, %4 from outside the group</source>
        <translation>
            <numerusform>%Ln valor: %1 del mismo carril, %2 de otros carriles, %3 de otros warps, %4 de fuera del grupo</numerusform>
            <numerusform>%Ln valores: %1 del mismo carril, %2 de otros carriles, %3 de otros warps, %4 de fuera del grupo</numerusform>
        </translation>
    </message>
    <message>
        <source>provides a value to the selected lane</source>
        <translation>aporta un valor al carril seleccionado</translation>
    </message>
    <message>
        <source>provides a value to another lane of the step</source>
        <translation>aporta un valor a otro carril del paso</translation>
    </message>
    <message>
        <source>There are too many lines to draw, so only those of the selected lane are shown.</source>
        <translation>Hay demasiadas líneas para dibujarlas, así que solo se muestran las del carril seleccionado.</translation>
    </message>
    <message>
        <source>Each written value is linked to all values that the same lane has read since its previous write. Values that were read earlier and kept in registers are not linked.</source>
        <translation>Cada valor escrito se vincula con todos los valores que el mismo carril ha leído desde su escritura anterior. Los valores leídos antes y conservados en registros no se vinculan.</translation>
    </message>
</context>
<context>
    <name>FootprintWords</name>
    <message>
        <source>Halo of a full group</source>
        <translation>Halo de un grupo completo</translation>
    </message>
    <message>
        <source>Group %1 reads %2 elements for its own tile of %3.</source>
        <translation>El grupo %1 lee %2 elementos para su propio mosaico de %3.</translation>
    </message>
    <message>
        <source>redundant work</source>
        <translation>trabajo redundante</translation>
    </message>
    <message>
        <source>No halo</source>
        <translation>Sin halo</translation>
    </message>
    <message>
        <source>bytes re-read, all groups</source>
        <translation>bytes releídos, todos los grupos</translation>
    </message>
    <message>
        <source>Group %1</source>
        <translation>Grupo %1</translation>
    </message>
    <message>
        <source>footprint, elements</source>
        <translation>huella, elementos</translation>
    </message>
    <message>
        <source>own tile, elements</source>
        <translation>mosaico propio, elementos</translation>
    </message>
    <message>
        <source>halo</source>
        <translation>halo</translation>
    </message>
    <message>
        <source>helper work-items</source>
        <translation>elem. de trabajo auxiliares</translation>
    </message>
    <message>
        <source>elements written</source>
        <translation>elementos escritos</translation>
    </message>
    <message>
        <source>also read by other groups</source>
        <translation>leídos también por otros grupos</translation>
    </message>
    <message>
        <source>loads per element read</source>
        <translation>cargas por elemento leído</translation>
    </message>
    <message>
        <source>Halo = (footprint − own tile) / own tile, counted from the trace. The full group is the one that writes the most results.</source>
        <translation>Halo = (huella − mosaico propio) / mosaico propio, contado en la traza. El grupo completo es el que escribe más resultados.</translation>
    </message>
    <message>
        <source>Elements of the output that this group writes.</source>
        <translation>Elementos de la salida que escribe este grupo.</translation>
    </message>
    <message>
        <source>Distinct elements of the input that this group reads.</source>
        <translation>Elementos distintos de la entrada que lee este grupo.</translation>
    </message>
    <message>
        <source>Loads of the input / distinct elements of the input that are read.</source>
        <translation>Cargas de la entrada / elementos distintos de la entrada que se leen.</translation>
    </message>
    <message>
        <source>Redundant work = helper work-items / work-items. A helper reads the input and writes no result.</source>
        <translation>Trabajo redundante = elementos de trabajo auxiliares / elementos de trabajo. Un auxiliar lee la entrada y no escribe ningún resultado.</translation>
    </message>
    <message>
        <source>Elements of this group&apos;s footprint that other groups read as well.</source>
        <translation>Elementos de la huella de este grupo que también leen otros grupos.</translation>
    </message>
    <message>
        <source>Elements of global memory and images that this group writes.</source>
        <translation>Elementos de la memoria global y de las imágenes que escribe este grupo.</translation>
    </message>
    <message>
        <source>footprint of group %1 (solid edge)</source>
        <translation>huella del grupo %1 (borde continuo)</translation>
    </message>
    <message>
        <source>footprint of group %1 (dashed edge)</source>
        <translation>huella del grupo %1 (borde discontinuo)</translation>
    </message>
    <message>
        <source>tile of a group</source>
        <translation>mosaico de un grupo</translation>
    </message>
    <message>
        <source>area read by a group</source>
        <translation>área que lee un grupo</translation>
    </message>
    <message>
        <source>tile of a group (1 in %1 shown)</source>
        <translation>mosaico de un grupo (se muestra 1 de cada %1)</translation>
    </message>
    <message>
        <source>area read by a group (1 in %1 shown)</source>
        <translation>área que lee un grupo (se muestra 1 de cada %1)</translation>
    </message>
    <message>
        <source>This launch reads no buffer and no image.</source>
        <translation>Este lanzamiento no lee ningún búfer ni ninguna imagen.</translation>
    </message>
    <message>
        <source>Work-group %1</source>
        <translation>Grupo de trabajo %1</translation>
    </message>
    <message>
        <source>Work-group footprints</source>
        <translation>Huellas de los grupos de trabajo</translation>
    </message>
    <message numerus="yes">
        <source>element %1 is read by %Ln group(s) (counted from the trace)</source>
        <translation>
            <numerusform>el elemento %1 lo lee %Ln grupo (contado en la traza)</numerusform>
            <numerusform>el elemento %1 lo leen %Ln grupos (contado en la traza)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 × %3 elements, read by %Ln group(s); counted from the trace</source>
        <translation>
            <numerusform>%1, %2 × %3 elementos, leídos por %Ln grupo; contado en la traza</numerusform>
            <numerusform>%1, %2 × %3 elementos, leídos por %Ln grupos; contado en la traza</numerusform>
        </translation>
    </message>
    <message>
        <source>These groups have no tiles, because a group does not read the elements that it writes or because the input and the output differ in size.</source>
        <translation>Estos grupos no tienen mosaicos, porque un grupo no lee los elementos que escribe o porque la entrada y la salida difieren en tamaño.</translation>
    </message>
    <message>
        <source>bytes re-read in %1</source>
        <translation>bytes releídos en %1</translation>
    </message>
    <message>
        <source>Bytes that more than one group reads. Each byte is counted once per group that reads it, not counting the first group.</source>
        <translation>Bytes que lee más de un grupo. Cada byte se cuenta una vez por cada grupo que lo lee, sin contar el primero.</translation>
    </message>
    <message>
        <source>Each square is one element. The number in the square shows how many groups read it.</source>
        <translation>Cada cuadrado es un elemento. El número del cuadrado indica cuántos grupos lo leen.</translation>
    </message>
    <message>
        <source>The input of this launch has more than %1 elements, which is too many to count the readers of each element.</source>
        <translation>La entrada de este lanzamiento tiene más de %1 elementos, demasiados para contar los lectores de cada elemento.</translation>
    </message>
    <message>
        <source>click to select this work-group</source>
        <translation>haga clic para seleccionar este grupo de trabajo</translation>
    </message>
</context>
<context>
    <name>FormatWords</name>
    <message>
        <source>%1 needs FFmpeg, but %2 is not installed</source>
        <comment>a format; a library</comment>
        <translation>%1 requiere FFmpeg, pero falta %2</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>PNG sequence</source>
        <translation>Secuencia PNG</translation>
    </message>
    <message>
        <source>Player (HTML)</source>
        <translation>Reproductor (HTML)</translation>
    </message>
    <message>
        <source>Report (HTML)</source>
        <translation>Informe (HTML)</translation>
    </message>
    <message>
        <source>Report (PDF)</source>
        <translation>Informe (PDF)</translation>
    </message>
    <message>
        <source>Perfetto trace</source>
        <translation>Traza de Perfetto</translation>
    </message>
    <message>
        <source>Events (CSV)</source>
        <translation>Eventos (CSV)</translation>
    </message>
    <message>
        <source>Warp steps (CSV)</source>
        <translation>Pasos de warp (CSV)</translation>
    </message>
</context>
<context>
    <name>FrontWords</name>
    <message>
        <source>Nothing is compared yet. Select two or more runs</source>
        <translation>Aún no se compara nada. Seleccione dos o más ejecuciones</translation>
    </message>
    <message>
        <source>There is no chart yet. Start the sweep</source>
        <translation>Aún no hay ningún gráfico. Inicie el barrido</translation>
    </message>
    <message>
        <source>There is no picture yet. Run an experiment or a kernel</source>
        <translation>Aún no hay ninguna imagen. Ejecute un experimento o un kernel</translation>
    </message>
    <message>
        <source>There is no race yet. Select two to four runs</source>
        <translation>Aún no hay ninguna carrera. Seleccione de dos a cuatro ejecuciones</translation>
    </message>
    <message>
        <source>There are no layouts yet. Run a kernel with an array in local memory</source>
        <translation>Aún no hay ninguna disposición. Ejecute un kernel con un array en la memoria local</translation>
    </message>
</context>
<context>
    <name>GlobalWords</name>
    <message>
        <source>Warp %1 issues no instruction in this step.</source>
        <translation>El warp %1 no emite ninguna instrucción en este paso.</translation>
    </message>
    <message>
        <source>%1 The next access, in step %2, is shown: %3.</source>
        <translation>%1 Se muestra el acceso siguiente, en el paso %2: %3.</translation>
    </message>
    <message>
        <source>%1 The previous access, in step %2, is shown: %3.</source>
        <translation>%1 Se muestra el acceso anterior, en el paso %2: %3.</translation>
    </message>
    <message>
        <source>In the whole launch, line %1 makes %3 and moves %2: %4 per request on average.</source>
        <comment>a line&apos;s number; a count of sectors; a count of requests; a number of sectors</comment>
        <translation>En todo el lanzamiento, la línea %1 hace %3 y mueve %2: %4 por petición en promedio.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sector(s)</source>
        <translation>
            <numerusform>%Ln sector</numerusform>
            <numerusform>%Ln sectores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation>
            <numerusform>%Ln petición</numerusform>
            <numerusform>%Ln peticiones</numerusform>
        </translation>
    </message>
    <message>
        <source>Request %1 of %2</source>
        <translation>Petición %1 de %2</translation>
    </message>
    <message>
        <source>Warp %1 accesses no global memory in the whole launch.</source>
        <translation>El warp %1 no accede a la memoria global en todo el lanzamiento.</translation>
    </message>
    <message>
        <source>This kernel accesses no buffer in global memory.</source>
        <translation>Este kernel no accede a ningún búfer en la memoria global.</translation>
    </message>
    <message>
        <source>Sector of %1 bytes, starting at %2</source>
        <translation>Sector de %1 bytes, desde %2</translation>
    </message>
    <message>
        <source>requested by lanes %1 (counted from the trace)</source>
        <translation>pedido por los carriles %1 (contado en la traza)</translation>
    </message>
    <message>
        <source>Global memory</source>
        <translation>Memoria global</translation>
    </message>
    <message>
        <source>Numbers below cache lines are byte offsets in the buffer.</source>
        <translation>Los números bajo las líneas de caché son desplazamientos en bytes dentro del búfer.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lane(s) × %1 bytes, counted from the trace</source>
        <translation>
            <numerusform>%Ln carril × %1 bytes, contado en la traza</numerusform>
            <numerusform>%Ln carriles × %1 bytes, contado en la traza</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s), one after another: %1 sectors, %2 of them distinct</source>
        <translation>
            <numerusform>%Ln petición: %1 sectores, %2 de ellos distintos</numerusform>
            <numerusform>%Ln peticiones, una tras otra: %1 sectores, %2 de ellos distintos</numerusform>
        </translation>
    </message>
    <message>
        <source>No global memory is accessed in this step (%1).</source>
        <translation>En este paso no se accede a la memoria global (%1).</translation>
    </message>
</context>
<context>
    <name>GridWords</name>
    <message>
        <source>width of %1</source>
        <translation>ancho de %1</translation>
    </message>
    <message>
        <source>height of %1</source>
        <translation>alto de %1</translation>
    </message>
</context>
<context>
    <name>GroupBarsWords</name>
    <message>
        <source>the selected work-group</source>
        <translation>el grupo de trabajo seleccionado</translation>
    </message>
    <message>
        <source>runs at the same time</source>
        <translation>se ejecuta al mismo tiempo</translation>
    </message>
    <message>
        <source>concurrent groups</source>
        <translation>grupos simultáneos</translation>
    </message>
    <message>
        <source>runs at another time</source>
        <translation>se ejecuta en otro momento</translation>
    </message>
</context>
<context>
    <name>GuessWords</name>
    <message>
        <source>The number of work-items was reduced so that the log fits the memory budget.</source>
        <translation>El número de elementos de trabajo se redujo para que el log quepa en el presupuesto de memoria.</translation>
    </message>
    <message>
        <source>The kernel accesses memory far beyond the buffer sizes guessed at first. These arguments were enlarged: %1.</source>
        <translation>El kernel accede a memoria muy por encima de los tamaños de búfer supuestos al principio. Se ampliaron estos argumentos: %1.</translation>
    </message>
    <message>
        <source>The launch of %1 was guessed from its source: %2 work-items in groups of %3. To use other sizes and inputs, change them under Values and run the kernel again. Your changes are kept.</source>
        <translation>El lanzamiento de %1 se dedujo de su código fuente: %2 elementos de trabajo en grupos de %3. Para usar otros tamaños y entradas, cámbielos en Valores y ejecute de nuevo el kernel. Sus cambios se conservan.</translation>
    </message>
</context>
<context>
    <name>GuideSections</name>
    <message>
        <source>Getting started</source>
        <translation>Primeros pasos</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tareas</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Vistas</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Paneles</translation>
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
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Answers and notes</source>
        <translation>Respuestas y notas</translation>
    </message>
    <message>
        <source>Question %1</source>
        <translation>Pregunta %1</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Write the numbers 1 to %1 into the boxes.</source>
        <translation>Escriba los números del 1 al %1 en las casillas.</translation>
    </message>
    <message>
        <source>Task %1</source>
        <translation>Tarea %1</translation>
    </message>
    <message>
        <source>%1: hints</source>
        <translation>%1: pistas</translation>
    </message>
</context>
<context>
    <name>Hardware</name>
    <message>
        <source>Lanes per warp</source>
        <translation>Carriles por warp</translation>
    </message>
    <message>
        <source>Pack small groups</source>
        <translation>Empaquetar grupos pequeños</translation>
    </message>
    <message>
        <source>Banks</source>
        <translation>Bancos</translation>
    </message>
    <message>
        <source>Bank width</source>
        <translation>Ancho de banco</translation>
    </message>
    <message>
        <source>Bytes per word of a bank</source>
        <translation>Bytes por palabra de un banco</translation>
    </message>
    <message>
        <source>Sector</source>
        <translation>Sector</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Bytes per cache line of global memory</source>
        <translation>Bytes por línea de caché de la memoria global</translation>
    </message>
    <message>
        <source>Multiprocessors</source>
        <translation>Multiprocesadores</translation>
    </message>
    <message>
        <source>Warp slots</source>
        <translation>Ranuras de warp</translation>
    </message>
    <message>
        <source>Group slots</source>
        <translation>Ranuras de grupo</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>Registros</translation>
    </message>
    <message>
        <source>Register blocks</source>
        <translation>Bloques de registros</translation>
    </message>
    <message>
        <source>Register unit</source>
        <translation>Granularidad de registros</translation>
    </message>
    <message>
        <source>Max. registers per work-item</source>
        <translation>Máx. registros por elem. de trabajo</translation>
    </message>
    <message>
        <source>Largest number of registers that a work-item can address</source>
        <translation>Mayor número de registros que puede direccionar un elemento de trabajo</translation>
    </message>
    <message>
        <source>Registers per work-item</source>
        <translation>Registros por elem. de trabajo</translation>
    </message>
    <message>
        <source>LLVM target GPU</source>
        <translation>GPU de destino de LLVM</translation>
    </message>
    <message>
        <source>Local memory</source>
        <translation>Memoria local</translation>
    </message>
    <message>
        <source>Max. local memory per group</source>
        <translation>Máx. memoria local por grupo</translation>
    </message>
    <message>
        <source>Largest amount of local memory that a work-group can use</source>
        <translation>Mayor cantidad de memoria local que puede usar un grupo de trabajo</translation>
    </message>
    <message>
        <source>Local memory unit</source>
        <translation>Granularidad de memoria local</translation>
    </message>
    <message>
        <source>Reserved local memory</source>
        <translation>Memoria local reservada</translation>
    </message>
    <message>
        <source>Partitioned caching</source>
        <translation>Caché particionada</translation>
    </message>
    <message>
        <source>Schedulers</source>
        <translation>Planificadores</translation>
    </message>
    <message>
        <source>Scheduler policy</source>
        <translation>Política del planificador</translation>
    </message>
    <message>
        <source>Groups per 1,000 cycles</source>
        <translation>Grupos por 1000 ciclos</translation>
    </message>
    <message>
        <source>Active warps</source>
        <translation>Warps activos</translation>
    </message>
    <message>
        <source>Arithmetic lanes</source>
        <translation>Carriles aritméticos</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Aritmética</translation>
    </message>
    <message>
        <source>Predicated operations</source>
        <translation>Operaciones predicadas</translation>
    </message>
    <message>
        <source>Atomics on one address</source>
        <translation>Op. atómicas en una dirección</translation>
    </message>
    <message>
        <source>Loads per warp</source>
        <translation>Cargas por warp</translation>
    </message>
    <message>
        <source>Loads per multiprocessor</source>
        <translation>Cargas por multiprocesador</translation>
    </message>
    <message>
        <source>Arithmetic latency</source>
        <translation>Latencia aritmética</translation>
    </message>
    <message>
        <source>Branch latency</source>
        <translation>Latencia de bifurcación</translation>
    </message>
    <message>
        <source>Local latency</source>
        <translation>Latencia local</translation>
    </message>
    <message>
        <source>Group latency</source>
        <translation>Latencia de grupo</translation>
    </message>
    <message>
        <source>Barrier latency</source>
        <translation>Latencia de barrera</translation>
    </message>
    <message>
        <source>Cycles per warp at a barrier</source>
        <translation>Ciclos por warp en una barrera</translation>
    </message>
    <message>
        <source>L1 latency</source>
        <translation>Latencia de L1</translation>
    </message>
    <message>
        <source>L2 latency</source>
        <translation>Latencia de L2</translation>
    </message>
    <message>
        <source>Global latency</source>
        <translation>Latencia global</translation>
    </message>
    <message>
        <source>Local/global memory pipe</source>
        <translation>Pipeline de memoria local/global</translation>
    </message>
    <message>
        <source>Sectors per cycle</source>
        <translation>Sectores por ciclo</translation>
    </message>
    <message>
        <source>Sectors written per cycle</source>
        <translation>Sectores escritos por ciclo</translation>
    </message>
    <message>
        <source>Lines per cycle</source>
        <translation>Líneas por ciclo</translation>
    </message>
    <message>
        <source>Texels per cycle</source>
        <translation>Téxeles por ciclo</translation>
    </message>
    <message>
        <source>L2 bytes per cycle</source>
        <translation>Bytes de L2 por ciclo</translation>
    </message>
    <message>
        <source>L2 bytes written per cycle</source>
        <translation>Bytes escritos en L2 por ciclo</translation>
    </message>
    <message>
        <source>DRAM bytes per cycle</source>
        <translation>Bytes de DRAM por ciclo</translation>
    </message>
    <message>
        <source>L2 slices</source>
        <translation>Particiones de L2</translation>
    </message>
    <message>
        <source>Slice interleave</source>
        <translation>Entrelazado de particiones</translation>
    </message>
    <message>
        <source>Atomics per 1,000 cycles</source>
        <translation>Op. atómicas por 1000 ciclos</translation>
    </message>
    <message>
        <source>Caches</source>
        <translation>Cachés</translation>
    </message>
    <message>
        <source>L1</source>
        <translation>L1</translation>
    </message>
    <message>
        <source>L1 ways</source>
        <translation>Vías de L1</translation>
    </message>
    <message>
        <source>L2</source>
        <translation>L2</translation>
    </message>
    <message>
        <source>L2 ways</source>
        <translation>Vías de L2</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>Reemplazo</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>Launch overhead</source>
        <translation>Costo fijo del lanzamiento</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>on</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>whole group</source>
        <translation>grupo entero</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
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
        <translation>como está escrito</translation>
    </message>
    <message>
        <source>optimised, where known</source>
        <translation>optimizado, si se conoce</translation>
    </message>
    <message>
        <source>for each lane</source>
        <translation>para cada carril</translation>
    </message>
    <message>
        <source>separate</source>
        <translation>separados</translation>
    </message>
    <message>
        <source>once per warp</source>
        <translation>una vez por warp</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>llena</translation>
    </message>
    <message>
        <source>round robin</source>
        <translation>round robin</translation>
    </message>
    <message>
        <source>greedy, then oldest</source>
        <translation>voraz, luego el más antiguo</translation>
    </message>
    <message>
        <source>oldest first</source>
        <translation>primero el más antiguo</translation>
    </message>
    <message>
        <source>two-level</source>
        <translation>dos niveles</translation>
    </message>
    <message>
        <source>least recently used</source>
        <translation>menos usada recientemente</translation>
    </message>
    <message>
        <source>first in, first out</source>
        <translation>primera en entrar, primera en salir</translation>
    </message>
    <message>
        <source>random</source>
        <translation>aleatoria</translation>
    </message>
    <message>
        <source>Warps and memory</source>
        <translation>Warps y memoria</translation>
    </message>
    <message>
        <source>Residency limits</source>
        <translation>Límites de residencia</translation>
    </message>
    <message>
        <source>Issuing</source>
        <translation>Emisión</translation>
    </message>
    <message>
        <source>Latencies</source>
        <translation>Latencias</translation>
    </message>
    <message>
        <source>Pipes and bandwidths</source>
        <translation>Pipelines y anchos de banda</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>lanes</source>
        <translation>carriles</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>bytes</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>registros</translation>
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
        <translation>Número de elementos de trabajo que ejecutan la misma instrucción a la vez (lockstep)</translation>
    </message>
    <message>
        <source>Whether groups smaller than a warp share a warp</source>
        <translation>Indica si los grupos más pequeños que un warp comparten un warp</translation>
    </message>
    <message>
        <source>Number of local memory banks; each serves one word per pass</source>
        <translation>Número de bancos de la memoria local; cada uno sirve una palabra por pasada</translation>
    </message>
    <message>
        <source>Smallest unit of a global memory transfer</source>
        <translation>Unidad más pequeña de una transferencia de la memoria global</translation>
    </message>
    <message>
        <source>Number of multiprocessors; each runs its own work-groups</source>
        <translation>Número de multiprocesadores; cada uno ejecuta sus propios grupos de trabajo</translation>
    </message>
    <message>
        <source>Number of warps that can be resident on a multiprocessor</source>
        <translation>Número de warps que pueden ser residentes en un multiprocesador</translation>
    </message>
    <message>
        <source>Number of work-groups that can be resident on a multiprocessor</source>
        <translation>Número de grupos de trabajo que pueden ser residentes en un multiprocesador</translation>
    </message>
    <message>
        <source>Number of 32-bit registers of a multiprocessor</source>
        <translation>Número de registros de 32 bits de un multiprocesador</translation>
    </message>
    <message>
        <source>Number of partitions of the register file; the registers of a warp are all in one partition</source>
        <translation>Número de particiones del banco de registros; los registros de un warp están todos en una partición</translation>
    </message>
    <message>
        <source>The number of registers of a warp is rounded up to a multiple of this value</source>
        <translation>El número de registros de un warp se redondea hacia arriba a un múltiplo de este valor</translation>
    </message>
    <message>
        <source>Number of registers that this kernel uses per work-item. If this is 0, LLVM or the driver reports the number, or it is estimated</source>
        <translation>Número de registros que usa este kernel por elemento de trabajo. Si es 0, lo indica LLVM o el controlador, o se estima</translation>
    </message>
    <message>
        <source>The target GPU for which LLVM&apos;s back end reports the registers per work-item. With &quot;none&quot;, the driver reports them, or they are estimated</source>
        <translation>La GPU de destino para la que el back end de LLVM indica los registros por elemento de trabajo. Con «ninguna», los indica el controlador o se estiman</translation>
    </message>
    <message>
        <source>Size of the local memory of a multiprocessor</source>
        <translation>Tamaño de la memoria local de un multiprocesador</translation>
    </message>
    <message>
        <source>The local memory of a group is rounded up to a multiple of this value</source>
        <translation>La memoria local de un grupo se redondea hacia arriba a un múltiplo de este valor</translation>
    </message>
    <message>
        <source>Local memory reserved per work-group in addition to what the kernel uses</source>
        <translation>Memoria local reservada por grupo de trabajo además de la que usa el kernel</translation>
    </message>
    <message>
        <source>Whether the warps of a group stay in one half of the multiprocessor</source>
        <translation>Indica si los warps de un grupo se quedan en una mitad del multiprocesador</translation>
    </message>
    <message>
        <source>Number of schedulers of a multiprocessor; each issues one warp step per cycle</source>
        <translation>Número de planificadores de un multiprocesador; cada uno emite un paso de warp por ciclo</translation>
    </message>
    <message>
        <source>How a scheduler selects the next ready warp</source>
        <translation>Cómo selecciona un planificador el siguiente warp listo</translation>
    </message>
    <message>
        <source>Number of groups that start in 1,000 cycles on all multiprocessors together. If this is 0, groups start without delay</source>
        <translation>Número de grupos que empiezan en 1000 ciclos en el conjunto de los multiprocesadores. Si es 0, los grupos empiezan sin demora</translation>
    </message>
    <message>
        <source>Number of active warps per scheduler under the two-level policy</source>
        <translation>Número de warps activos por planificador con la política de dos niveles</translation>
    </message>
    <message>
        <source>Number of lanes of an operation that a scheduler issues per cycle</source>
        <translation>Número de carriles de una operación que un planificador emite por ciclo</translation>
    </message>
    <message>
        <source>Whether arithmetic is counted in the source as written or, where known, in the optimised code</source>
        <translation>Indica si la aritmética se cuenta en el código fuente tal como está escrito o, si se conoce, en el código optimizado</translation>
    </message>
    <message>
        <source>Largest number of operations on one side of a branch that the compiler still predicates. Warps issue predicated operations even if no lane takes that side</source>
        <translation>Mayor número de operaciones de una rama de una bifurcación que el compilador convierte en predicadas. Los warps emiten las operaciones predicadas aunque ningún carril tome esa rama</translation>
    </message>
    <message>
        <source>Whether atomics on one address execute once per lane, or once per warp because the compiler combines the values first</source>
        <translation>Indica si las operaciones atómicas en una dirección se ejecutan una vez por carril o una vez por warp porque el compilador combina antes los valores</translation>
    </message>
    <message>
        <source>Operations per math function</source>
        <translation>Operaciones por función matemática</translation>
    </message>
    <message>
        <source>Number of operations that a full-precision float division or function takes</source>
        <translation>Número de operaciones que requiere una división o función de float con precisión completa</translation>
    </message>
    <message>
        <source>Number of loads that a warp can have in flight. If this is 0, a warp waits for each load before it continues</source>
        <translation>Número de cargas que un warp puede tener en curso. Si es 0, un warp espera cada carga antes de continuar</translation>
    </message>
    <message>
        <source>Loads per source location</source>
        <translation>Cargas por punto del código</translation>
    </message>
    <message>
        <source>Number of loads from one source location that a warp can have in flight, for example in an unrolled loop</source>
        <translation>Número de cargas de un mismo punto del código fuente que un warp puede tener en curso, por ejemplo en un bucle desenrollado</translation>
    </message>
    <message>
        <source>Number of global memory loads that all warps of a multiprocessor together can have in flight</source>
        <translation>Número de cargas de la memoria global que pueden tener en curso todos los warps de un multiprocesador en conjunto</translation>
    </message>
    <message>
        <source>Cycles from an operation until its result can be used</source>
        <translation>Ciclos desde una operación hasta que se puede usar su resultado</translation>
    </message>
    <message>
        <source>Cycles from a branch, other than a loop condition, until its warp issues again</source>
        <translation>Ciclos desde una bifurcación, salvo una condición de bucle, hasta que su warp vuelve a emitir</translation>
    </message>
    <message>
        <source>Cycles from a local memory request to its response</source>
        <translation>Ciclos desde una petición de memoria local hasta su respuesta</translation>
    </message>
    <message>
        <source>Cycles from the end of a work-group until another can start in its slot</source>
        <translation>Ciclos desde el final de un grupo de trabajo hasta que otro puede empezar en su ranura</translation>
    </message>
    <message>
        <source>Cycles from the processing of the last warp at a barrier until the group continues</source>
        <translation>Ciclos desde el procesamiento del último warp en una barrera hasta que el grupo continúa</translation>
    </message>
    <message>
        <source>Cycles to process a warp that arrives at a barrier; the warps of a group are processed one after the other</source>
        <translation>Ciclos para procesar un warp que llega a una barrera; los warps de un grupo se procesan uno tras otro</translation>
    </message>
    <message>
        <source>Cycles from a request that hits L1 to its response</source>
        <translation>Ciclos desde una petición que acierta en L1 hasta su respuesta</translation>
    </message>
    <message>
        <source>Cycles from a request that hits L2 to its response</source>
        <translation>Ciclos desde una petición que acierta en L2 hasta su respuesta</translation>
    </message>
    <message>
        <source>Cycles from a request that goes to DRAM to its response</source>
        <translation>Ciclos desde una petición que va a la DRAM hasta su respuesta</translation>
    </message>
    <message>
        <source>Whether local and global memory have separate pipes or share one pipe</source>
        <translation>Indica si la memoria local y la global tienen pipelines separados o comparten un pipeline</translation>
    </message>
    <message>
        <source>Number of sectors that the global-memory pipe of a multiprocessor accepts per cycle</source>
        <translation>Número de sectores que el pipeline de memoria global de un multiprocesador acepta por ciclo</translation>
    </message>
    <message>
        <source>Number of written sectors that the global-memory pipe of a multiprocessor accepts per cycle</source>
        <translation>Número de sectores escritos que el pipeline de memoria global de un multiprocesador acepta por ciclo</translation>
    </message>
    <message>
        <source>Number of cache lines that the global-memory pipe of a multiprocessor looks up per cycle for a read</source>
        <translation>Número de líneas de caché que el pipeline de memoria global de un multiprocesador consulta por ciclo para una lectura</translation>
    </message>
    <message>
        <source>Number of texels that the image pipe of a multiprocessor accepts per cycle</source>
        <translation>Número de téxeles que el pipeline de imágenes de un multiprocesador acepta por ciclo</translation>
    </message>
    <message>
        <source>Number of bytes that L2 transfers per cycle for reads and atomics of all multiprocessors</source>
        <translation>Número de bytes que L2 transfiere por ciclo para lecturas y operaciones atómicas de todos los multiprocesadores</translation>
    </message>
    <message>
        <source>Number of bytes that L2 accepts per cycle for writes of all multiprocessors</source>
        <translation>Número de bytes que L2 acepta por ciclo para escrituras de todos los multiprocesadores</translation>
    </message>
    <message>
        <source>Number of bytes that DRAM transfers per cycle for all multiprocessors</source>
        <translation>Número de bytes que la DRAM transfiere por ciclo para todos los multiprocesadores</translation>
    </message>
    <message>
        <source>Number of partitions of L2; each serves the atomics on its own addresses</source>
        <translation>Número de particiones de L2; cada una atiende las operaciones atómicas sobre sus propias direcciones</translation>
    </message>
    <message>
        <source>Number of consecutive bytes in one L2 slice before the addresses continue in the next slice</source>
        <translation>Número de bytes consecutivos en una partición de L2 antes de que las direcciones continúen en la siguiente</translation>
    </message>
    <message>
        <source>Number of atomic passes that one L2 slice can serve in 1,000 cycles</source>
        <translation>Número de pasadas atómicas que una partición de L2 puede atender en 1000 ciclos</translation>
    </message>
    <message>
        <source>If the caches are off, every access to global memory goes to DRAM</source>
        <translation>Si las cachés están desactivadas, todos los accesos a la memoria global van a la DRAM</translation>
    </message>
    <message>
        <source>Size of the L1 cache of each multiprocessor. If this is 0, there is no L1 cache</source>
        <translation>Tamaño de la caché L1 de cada multiprocesador. Si es 0, no hay caché L1</translation>
    </message>
    <message>
        <source>Number of cache lines per set of L1</source>
        <translation>Número de líneas de caché por conjunto de L1</translation>
    </message>
    <message>
        <source>Size of the L2 cache of the GPU. If this is 0, there is no L2 cache</source>
        <translation>Tamaño de la caché L2 de la GPU. Si es 0, no hay caché L2</translation>
    </message>
    <message>
        <source>L2 at launch start</source>
        <translation>L2 al inicio del lanzamiento</translation>
    </message>
    <message>
        <source>Whether L2 is empty when a launch starts, or contains the launch&apos;s buffers if all of them fit</source>
        <translation>Indica si L2 está vacía cuando empieza un lanzamiento o contiene los búferes del lanzamiento si caben todos</translation>
    </message>
    <message>
        <source>Number of cache lines per set of L2</source>
        <translation>Número de líneas de caché por conjunto de L2</translation>
    </message>
    <message>
        <source>Which cache line of a full set is evicted</source>
        <translation>Qué línea de caché de un conjunto lleno se expulsa</translation>
    </message>
    <message>
        <source>Clock rate that converts modelled cycles to modelled time</source>
        <translation>Frecuencia de reloj con la que los ciclos modelados se convierten en tiempo modelado</translation>
    </message>
    <message>
        <source>Time to launch an empty kernel; included in every modelled time</source>
        <translation>Tiempo de lanzamiento de un kernel vacío; se incluye en todos los tiempos modelados</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>compartido</translation>
    </message>
    <message>
        <source>Barriers</source>
        <translation>Barreras</translation>
    </message>
    <message>
        <source>Number of work-groups of more than one warp that can be resident on a multiprocessor; each of them needs a barrier</source>
        <translation>Número de grupos de trabajo de más de un warp que pueden residir en un multiprocesador; cada uno necesita una barrera</translation>
    </message>
</context>
<context>
    <name>HeatWords</name>
    <message>
        <source>warp steps</source>
        <translation>pasos de warp</translation>
    </message>
    <message>
        <source>divergent branches</source>
        <translation>bifurcaciones divergentes</translation>
    </message>
    <message>
        <source>local memory passes</source>
        <translation>pasadas de memoria local</translation>
    </message>
    <message>
        <source>bank conflicts</source>
        <translation>conflictos de bancos</translation>
    </message>
    <message>
        <source>global sectors</source>
        <translation>sectores globales</translation>
    </message>
    <message>
        <source>waiting cycles, modelled</source>
        <translation>ciclos de espera, modelados</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>línea %1: %2</translation>
    </message>
    <message>
        <source>Source lines</source>
        <translation>Líneas de código</translation>
    </message>
</context>
<context>
    <name>HeldPassWords</name>
    <message>
        <source>pass %1 of %2</source>
        <translation>pasada %1 de %2</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>reads %1</source>
        <translation>lee %1</translation>
    </message>
    <message>
        <source>writes %1</source>
        <translation>escribe %1</translation>
    </message>
    <message>
        <source>updates %1 atomically</source>
        <translation>actualiza %1 de forma atómica</translation>
    </message>
    <message>
        <source>evaluates %1</source>
        <translation>evalúa %1</translation>
    </message>
    <message>
        <source>evaluates the loop condition %1</source>
        <translation>evalúa la condición del bucle %1</translation>
    </message>
    <message>
        <source>evaluates the switch on %1</source>
        <translation>evalúa switch (%1)</translation>
    </message>
    <message>
        <source>arrives at the barrier</source>
        <translation>llega a la barrera</translation>
    </message>
    <message>
        <source>executes a fence</source>
        <translation>ejecuta un fence</translation>
    </message>
    <message>
        <source>exchanges values: %1</source>
        <translation>intercambia valores: %1</translation>
    </message>
    <message>
        <source>reads an image: %1</source>
        <translation>lee una imagen: %1</translation>
    </message>
    <message>
        <source>writes an image: %1</source>
        <translation>escribe una imagen: %1</translation>
    </message>
    <message>
        <source>arrives at the barrier of its sub-group</source>
        <translation>llega a la barrera de su subgrupo</translation>
    </message>
    <message>
        <source>starts an asynchronous copy: %1</source>
        <translation>inicia una copia asíncrona: %1</translation>
    </message>
    <message>
        <source>has finished waiting for its copies</source>
        <translation>ha terminado de esperar sus copias</translation>
    </message>
    <message>
        <source>stops at the iteration limit</source>
        <translation>se detiene en el límite de iteraciones</translation>
    </message>
    <message>
        <source>leaves the loop</source>
        <translation>sale del bucle</translation>
    </message>
    <message>
        <source>continues</source>
        <translation>continúa</translation>
    </message>
    <message>
        <source>continues, %1 = %2</source>
        <translation>continúa, %1 = %2</translation>
    </message>
    <message>
        <source>true</source>
        <translation>verdadero</translation>
    </message>
    <message>
        <source>false</source>
        <translation>falso</translation>
    </message>
    <message>
        <source>The first %1 of %2 steps.</source>
        <translation>Los primeros %1 de %2 pasos.</translation>
    </message>
    <message numerus="yes">
        <source>%1 steps.</source>
        <translation>
            <numerusform>%1 paso.</numerusform>
            <numerusform>%1 pasos.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 step.</source>
        <translation>1 paso.</translation>
    </message>
</context>
<context>
    <name>InspectorWords</name>
    <message>
        <source>Reads</source>
        <translation>Lee</translation>
    </message>
    <message>
        <source>Writes</source>
        <translation>Escribe</translation>
    </message>
    <message>
        <source>Updates</source>
        <translation>Actualiza</translation>
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
        <translation>Banco, palabra</translation>
    </message>
    <message>
        <source>Sector</source>
        <translation>Sector</translation>
    </message>
    <message>
        <source>Raw address</source>
        <translation>Dirección en bruto</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Local memory: %1.</source>
        <translation>Memoria local: %1.</translation>
    </message>
    <message>
        <source>Warp %1, lane %2</source>
        <translation>Warp %1, carril %2</translation>
    </message>
    <message>
        <source>work-item %1</source>
        <translation>elemento de trabajo %1</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Línea %1</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condición</translation>
    </message>
    <message>
        <source>true</source>
        <translation>verdadera</translation>
    </message>
    <message>
        <source>false</source>
        <translation>falsa</translation>
    </message>
    <message>
        <source>Next access</source>
        <translation>Acceso siguiente</translation>
    </message>
    <message>
        <source>Accesses so far</source>
        <translation>Accesos hasta ahora</translation>
    </message>
    <message>
        <source>Switch value</source>
        <translation>Valor del switch</translation>
    </message>
    <message>
        <source>Index %1</source>
        <comment>an expression in brackets</comment>
        <translation>Índice %1</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation>Iteración</translation>
    </message>
    <message>
        <source>Loop counter %1</source>
        <comment>a variable</comment>
        <translation>Contador del bucle %1</translation>
    </message>
</context>
<context>
    <name>KeysWords</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Zoom at the pointer</source>
        <translation>Zoom en el puntero</translation>
    </message>
    <message>
        <source>Ctrl+wheel</source>
        <translation>Ctrl+rueda</translation>
    </message>
    <message>
        <source>During a presentation</source>
        <translation>Durante una presentación</translation>
    </message>
    <message>
        <source>Resume the presentation that Esc ended</source>
        <translation>Reanudar la presentación terminada con Esc</translation>
    </message>
</context>
<context>
    <name>LaneCounts</name>
    <message>
        <source>all %1: case %2</source>
        <comment>lanes; the value chosen by</comment>
        <translation>los %1: caso %2</translation>
    </message>
    <message>
        <source>all %1</source>
        <comment>of the lanes decide true</comment>
        <translation>los %1</translation>
    </message>
    <message>
        <source>none</source>
        <comment>of the lanes decides true</comment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>this branch</source>
        <translation>esta bifurcación</translation>
    </message>
    <message>
        <source>lanes active</source>
        <translation>carriles activos</translation>
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
        <translation>reparto %1</translation>
    </message>
</context>
<context>
    <name>LaneTooltip</name>
    <message>
        <source>active: executes this step</source>
        <translation>activo: ejecuta este paso</translation>
    </message>
    <message>
        <source>active: the condition is false</source>
        <translation>activo: la condición es falsa</translation>
    </message>
    <message>
        <source>passes the barrier</source>
        <translation>pasa la barrera</translation>
    </message>
    <message>
        <source>masked off: idle while its warp runs this step</source>
        <translation>enmascarado: inactivo mientras su warp ejecuta este paso</translation>
    </message>
    <message>
        <source>waits at the barrier until the other warps arrive</source>
        <translation>espera en la barrera hasta que lleguen los demás warps</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminado</translation>
    </message>
    <message>
        <source>reads %1</source>
        <translation>lee %1</translation>
    </message>
    <message>
        <source>writes %1</source>
        <translation>escribe %1</translation>
    </message>
    <message>
        <source>Warp %1, lane %2 (work-item %3)</source>
        <translation>Warp %1, carril %2 (elemento de trabajo %3)</translation>
    </message>
    <message>
        <source>accesses so far: %1</source>
        <translation>accesos hasta ahora: %1</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>línea %1: %2</translation>
    </message>
    <message>
        <source>Warp %1, work-items %2 to %3</source>
        <translation>Warp %1, elementos de trabajo %2 a %3</translation>
    </message>
    <message>
        <source>lane efficiency of this step: %1 of its lanes are active (counted from the trace)</source>
        <translation>eficiencia de carriles de este paso: el %1 de sus carriles está activo (contado en la traza)</translation>
    </message>
    <message>
        <source>the warp of this lane issues no instruction in this step</source>
        <translation>el warp de este carril no emite instrucciones en este paso</translation>
    </message>
</context>
<context>
    <name>LaneWords</name>
    <message>
        <source>active</source>
        <translation>activo</translation>
    </message>
    <message>
        <source>condition false</source>
        <translation>condición falsa</translation>
    </message>
    <message>
        <source>at the barrier</source>
        <translation>en la barrera</translation>
    </message>
    <message>
        <source>masked off</source>
        <translation>enmascarado</translation>
    </message>
    <message>
        <source>waits at the barrier</source>
        <translation>espera en la barrera</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminado</translation>
    </message>
    <message>
        <source>not issued</source>
        <translation>no emitido</translation>
    </message>
    <message>
        <source>faulty access</source>
        <translation>acceso erróneo</translation>
    </message>
</context>
<context>
    <name>LanesWords</name>
    <message>
        <source>condition true</source>
        <translation>condición verdadera</translation>
    </message>
    <message>
        <source>Warp %1</source>
        <translation>Warp %1</translation>
    </message>
    <message>
        <source>work-group %1</source>
        <translation>grupo de trabajo %1</translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>Carriles</translation>
    </message>
    <message numerus="yes">
        <source>1 px = %Ln lane(s)</source>
        <translation>
            <numerusform>1 px = %Ln carril</numerusform>
            <numerusform>1 px = %Ln carriles</numerusform>
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
        <translation>Idioma del sistema</translation>
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
        <translation>longitud de fila desconocida: use --row</translation>
    </message>
    <message>
        <source>not a whole number of elements</source>
        <translation>no es un número entero de elementos</translation>
    </message>
    <message>
        <source>a vector access would not be contiguous and aligned</source>
        <translation>un acceso vectorial no sería contiguo y alineado</translation>
    </message>
    <message>
        <source>two elements would have the same place</source>
        <translation>dos elementos ocuparían el mismo lugar</translation>
    </message>
    <message>
        <source>an async copy needs contiguous elements</source>
        <translation>una copia asíncrona requiere elementos contiguos</translation>
    </message>
    <message>
        <source>the run has an out-of-bounds access to local memory</source>
        <translation>la ejecución tiene un acceso fuera de límites a la memoria local</translation>
    </message>
    <message>
        <source>the group needs too much local memory</source>
        <translation>el grupo necesita demasiada memoria local</translation>
    </message>
    <message>
        <source>No other layout needs fewer passes than the recorded one.</source>
        <translation>Ninguna otra disposición necesita menos pasadas que la grabada.</translation>
    </message>
    <message>
        <source>Best: the swizzle %1 changes the passes from %2 to %3 and the conflicts from %4 to %5. A group needs %6 of local memory.</source>
        <translation>Mejor opción: con el swizzle %1, las pasadas cambian de %2 a %3 y los conflictos, de %4 a %5. Un grupo necesita %6 de memoria local.</translation>
    </message>
    <message numerus="yes">
        <source>Best: a padding of %1 words per row changes the passes from %2 to %3 and the conflicts from %4 to %5. A group needs %6 of local memory.</source>
        <translation>
            <numerusform>Mejor opción: con un padding de %1 palabra por fila, las pasadas cambian de %2 a %3 y los conflictos, de %4 a %5. Un grupo necesita %6 de memoria local.</numerusform>
            <numerusform>Mejor opción: con un padding de %1 palabras por fila, las pasadas cambian de %2 a %3 y los conflictos, de %4 a %5. Un grupo necesita %6 de memoria local.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best: a padding of 1 word per row changes the passes from %2 to %3 and the conflicts from %4 to %5. A group needs %6 of local memory.</source>
        <translation>Mejor opción: con un padding de 1 palabra por fila, las pasadas cambian de %2 a %3 y los conflictos, de %4 a %5. Un grupo necesita %6 de memoria local.</translation>
    </message>
</context>
<context>
    <name>LessonNotes</name>
    <message>
        <source>A part of this page is left out. %1</source>
        <comment>an error message</comment>
        <translation>Se omite una parte de esta página. %1</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Pista: %1</translation>
    </message>
    <message>
        <source>This page cannot be shown. %1</source>
        <comment>an error message</comment>
        <translation>Esta página no se puede mostrar. %1</translation>
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
        <translation>Este es el orden correcto, con el valor menor primero.</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <source>Running the kernels of this page…</source>
        <translation>Ejecutando los kernels de esta página…</translation>
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
        <translation>%1 vías × %2</translation>
    </message>
    <message>
        <source>%1 sectors per access</source>
        <translation>%1 sectores por acceso</translation>
    </message>
    <message>
        <source>%1, %2 of the cycles</source>
        <comment>8-way × 9; a share</comment>
        <translation>%1, %2 de los ciclos</translation>
    </message>
    <message>
        <source>%1 of the cycles</source>
        <comment>a share</comment>
        <translation>%1 de los ciclos</translation>
    </message>
</context>
<context>
    <name>MadeFor</name>
    <message>
        <source>Slide 16:9</source>
        <translation>Diapositiva 16:9</translation>
    </message>
    <message>
        <source>Paper column</source>
        <translation>Columna de artículo</translation>
    </message>
    <message>
        <source>Paper width</source>
        <translation>Ancho de página</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Pantalla</translation>
    </message>
    <message>
        <source>Custom size</source>
        <translation>Tamaño personalizado</translation>
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
        <translation>%1 tiene las entradas de %2: %3.</translation>
    </message>
    <message>
        <source>%1 already has the inputs of %2.</source>
        <translation>%1 ya tiene las entradas de %2.</translation>
    </message>
    <message>
        <source>%1 does not allow %2 and runs with %3.</source>
        <translation>%1 no permite %2 y se ejecuta con %3.</translation>
    </message>
</context>
<context>
    <name>MemoryHeatWords</name>
    <message>
        <source>%1 in local memory, %2 bytes</source>
        <translation>%1 en la memoria local, %2 bytes</translation>
    </message>
    <message>
        <source>%1 in constant memory, %2 bytes</source>
        <translation>%1 en la memoria constante, %2 bytes</translation>
    </message>
    <message>
        <source>%1 in global memory, %2 bytes</source>
        <translation>%1 en la memoria global, %2 bytes</translation>
    </message>
    <message>
        <source>each cell is %1 bytes</source>
        <translation>cada celda ocupa %1 bytes</translation>
    </message>
    <message>
        <source>This launch accessed no buffer and no local array.</source>
        <translation>Este lanzamiento no accedió a ningún búfer ni a ningún array local.</translation>
    </message>
    <message>
        <source>%1, bytes %2 to %3</source>
        <translation>%1, bytes %2 a %3</translation>
    </message>
    <message>
        <source>reads: %1, writes: %2, by work-items (counted from the trace)</source>
        <translation>lecturas: %1, escrituras: %2, por elementos de trabajo (contadas en la traza)</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>Calor</translation>
    </message>
    <message>
        <source>Reads and writes of all work-items, by address. Numbers are byte offsets. Frames mark the cells that the selected warp accesses in this step. Bars mark the cells that the work-group accesses in the selected source line.</source>
        <translation>Lecturas y escrituras de todos los elementos de trabajo, por dirección. Los números son desplazamientos en bytes. Los marcos señalan las celdas a las que accede el warp seleccionado en este paso. Las barras señalan las celdas a las que accede el grupo de trabajo en la línea de código seleccionada.</translation>
    </message>
    <message>
        <source>the whole launch, counted from the trace · each column and each array has its own square-root colour scale · an empty cell means 0</source>
        <translation>el lanzamiento completo, contado en la traza · cada columna y cada array tiene su propia escala de color de raíz cuadrada · una celda vacía significa 0</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edición</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>E&amp;jecutar</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>&amp;Paso</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Ir a</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Paneles</translation>
    </message>
    <message>
        <source>Select a warp or lane</source>
        <translation>Seleccionar un warp o un carril</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation>&amp;Lección</translation>
    </message>
</context>
<context>
    <name>Model</name>
    <message>
        <source>warp slots</source>
        <translation>ranuras de warp</translation>
    </message>
    <message>
        <source>group slots</source>
        <translation>ranuras de grupo</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>registros</translation>
    </message>
    <message>
        <source>local memory</source>
        <translation>memoria local</translation>
    </message>
    <message>
        <source>bank conflicts</source>
        <translation>conflictos de bancos</translation>
    </message>
    <message>
        <source>uncoalesced access</source>
        <translation>acceso no coalescente</translation>
    </message>
    <message>
        <source>divergence</source>
        <translation>divergencia</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>barreras</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>global memory</source>
        <translation>memoria global</translation>
    </message>
    <message>
        <source>a barrier</source>
        <translation>una barrera</translation>
    </message>
    <message>
        <source>reported by the driver</source>
        <translation>según el controlador</translation>
    </message>
    <message>
        <source>set by the user</source>
        <translation>definido por el usuario</translation>
    </message>
    <message>
        <source>reported by LLVM&apos;s back end for %1</source>
        <translation>según el back end de LLVM para %1</translation>
    </message>
    <message numerus="yes">
        <source>The compiler keeps %1 of these %2 accesses.</source>
        <translation>
            <numerusform>El compilador conserva %1 de estos %2 accesos.</numerusform>
            <numerusform>El compilador conserva %1 de estos %2 accesos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The compiler removes all of these %1 accesses.</source>
        <translation>
            <numerusform>El compilador elimina este acceso (%1).</numerusform>
            <numerusform>El compilador elimina los %1 accesos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The compiler removes this access.</source>
        <translation>El compilador elimina este acceso.</translation>
    </message>
    <message>
        <source>The counts include all accesses in the source.</source>
        <translation>Los conteos incluyen todos los accesos del código fuente.</translation>
    </message>
    <message>
        <source>This kernel does not fit on a multiprocessor of %1, because even a single work-group exceeds the limit (%2).</source>
        <translation>Este kernel no cabe en un multiprocesador de %1, porque incluso un solo grupo de trabajo supera el límite (%2).</translation>
    </message>
    <message>
        <source>an arithmetic or branch result</source>
        <translation>un resultado aritmético o de bifurcación</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>estimado</translation>
    </message>
    <message>
        <source>The exposed cost is larger than the total cost or below zero, because without this cost the warps run in a different order, which also changes the number of cycles.</source>
        <translation>El costo expuesto es mayor que el costo total o menor que cero, porque sin este costo los warps se ejecutan en otro orden, lo que también cambia el número de ciclos.</translation>
    </message>
    <message>
        <source>With %1 registers per work-item instead of %4, the number of resident groups is %2 (warps: %3).</source>
        <translation>Con %1 registros por elemento de trabajo en lugar de %4, el número de grupos residentes es %2 (warps: %3).</translation>
    </message>
    <message>
        <source>With %1 bytes of local memory per group instead of %4, the number of resident groups is %2 (warps: %3).</source>
        <translation>Con %1 bytes de memoria local por grupo en lugar de %4, el número de grupos residentes es %2 (warps: %3).</translation>
    </message>
    <message>
        <source>With %1 work-items per group instead of %4, the number of resident groups is %2 (warps: %3).</source>
        <translation>Con %1 elementos de trabajo por grupo en lugar de %4, el número de grupos residentes es %2 (warps: %3).</translation>
    </message>
</context>
<context>
    <name>ModelTooltip</name>
    <message>
        <source>Warp %1 of group %2, slot %3</source>
        <translation>Warp %1 del grupo %2, ranura %3</translation>
    </message>
    <message>
        <source>modelled; click to go to this step</source>
        <translation>modelado; haga clic para ir a este paso</translation>
    </message>
    <message>
        <source>Slot %1</source>
        <translation>Ranura %1</translation>
    </message>
    <message>
        <source>empty at this cycle</source>
        <translation>vacía en este ciclo</translation>
    </message>
    <message>
        <source>Work-group %1</source>
        <translation>Grupo de trabajo %1</translation>
    </message>
    <message>
        <source>on multiprocessor %1 from cycle %2 to %3</source>
        <translation>en el multiprocesador %1, del ciclo %2 al %3</translation>
    </message>
    <message>
        <source>Issue cycles / (cycles × schedulers of the multiprocessors used) (modelled).</source>
        <translation>Ciclos de emisión / (ciclos × planificadores de los multiprocesadores usados) (modelado).</translation>
    </message>
    <message>
        <source>Resident warps / warp slots, based only on the kernel&apos;s resource use (modelled).</source>
        <translation>Warps residentes / ranuras de warp, según el uso de recursos del kernel únicamente (modelado).</translation>
    </message>
    <message>
        <source>Resident warps / warp slots, averaged over the cycles with at least one resident warp (modelled).</source>
        <translation>Warps residentes / ranuras de warp, en promedio durante los ciclos con al menos un warp residente (modelado).</translation>
    </message>
    <message>
        <source>Sectors that this cache served / sectors requested from it (modelled).</source>
        <translation>Sectores que sirvió esta caché / sectores que se le pidieron (modelado).</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cycle(s), from cycle %1 to %2</source>
        <translation>
            <numerusform>%Ln ciclo, del ciclo %1 al %2</numerusform>
            <numerusform>%Ln ciclos, del ciclo %1 al %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other group(s) ran at the same time (simulated)</source>
        <translation>
            <numerusform>%Ln grupo más se ejecutó al mismo tiempo (simulado)</numerusform>
            <numerusform>%Ln grupos más se ejecutaron al mismo tiempo (simulado)</numerusform>
        </translation>
    </message>
    <message>
        <source>several states share this column; zoom in to see each state</source>
        <translation>varios estados comparten esta columna; acerque la vista para ver cada estado</translation>
    </message>
    <message>
        <source>Cycles until the last warp has finished and all writes are complete (modelled). The modelled time is the launch overhead plus these cycles divided by the clock rate. Both values come from the hardware model, not from the timed device.</source>
        <translation>Ciclos hasta que el último warp ha terminado y todas las escrituras se han completado (modelados). El tiempo modelado es el costo fijo del lanzamiento más estos ciclos divididos entre la frecuencia de reloj. Ambos valores provienen del modelo de hardware, no del dispositivo medido.</translation>
    </message>
    <message>
        <source>Share of the waiting cycles of warps in which another warp of the same scheduler issues (modelled). Latency counts as hidden at 80 % or more, and as not hidden below 30 %.</source>
        <translation>Proporción de los ciclos de espera de los warps en los que emite otro warp del mismo planificador (modelada). La latencia cuenta como oculta desde el 80 %, y como no oculta por debajo del 30 %.</translation>
    </message>
    <message>
        <source>Number of warp slots of this multiprocessor that are in this state at the cursor (modelled).</source>
        <translation>Número de ranuras de warp de este multiprocesador que están en este estado en el cursor (modelado).</translation>
    </message>
    <message>
        <source>Cycles that warps spent waiting for this reason, summed over all warps (modelled).</source>
        <translation>Ciclos que los warps pasaron esperando por este motivo, sumados para todos los warps (modelados).</translation>
    </message>
    <message>
        <source>Cycles that warps spent waiting for the accesses, barriers and results of this line, summed over all warps and all reasons (modelled).</source>
        <translation>Ciclos que los warps pasaron esperando los accesos, las barreras y los resultados de esta línea, sumados para todos los warps y todos los motivos (modelados).</translation>
    </message>
    <message>
        <source>Total: the extra pipe cycles caused by this cost, on the multiprocessor where they are highest (modelled).</source>
        <translation>Total: los ciclos de pipeline adicionales que causa este costo, en el multiprocesador donde hay más (modelado).</translation>
    </message>
    <message>
        <source>Exposed: cycles of the launch minus its cycles with this cost set to zero (modelled).</source>
        <translation>Expuesto: los ciclos del lanzamiento menos sus ciclos con este costo puesto a cero (modelado).</translation>
    </message>
    <message>
        <source>Hidden: total minus exposed. Other warps issued during these cycles (modelled).</source>
        <translation>Oculto: el total menos lo expuesto. Otros warps emitieron durante estos ciclos (modelado).</translation>
    </message>
    <message>
        <source>Number of work-groups that could be resident if this were the only limit. The limit with the smallest number is the limiter.</source>
        <translation>Número de grupos de trabajo que podrían ser residentes si este fuera el único límite. El límite con el menor número es el limitante.</translation>
    </message>
    <message>
        <source>The smallest change to the registers, the local memory or the group size that allows more resident warps.</source>
        <translation>El menor cambio en los registros, la memoria local o el tamaño de grupo que permite más warps residentes.</translation>
    </message>
</context>
<context>
    <name>MultiprocessorWords</name>
    <message>
        <source>modelled</source>
        <translation>modelado</translation>
    </message>
    <message>
        <source>%1 of %2 warp slots filled</source>
        <translation>%1 de %2 ranuras de warp ocupadas</translation>
    </message>
    <message>
        <source>states shorter than %1 cycles are merged into stacked bars</source>
        <translation>los estados de menos de %1 ciclos se combinan en barras apiladas</translation>
    </message>
    <message>
        <source>only the first %1 states are drawn</source>
        <translation>solo se dibujan los primeros %1 estados</translation>
    </message>
    <message>
        <source>another work-group starts</source>
        <translation>empieza otro grupo de trabajo</translation>
    </message>
    <message>
        <source>group slot %1</source>
        <translation>ran. grupo %1</translation>
    </message>
    <message>
        <source>latency hidden</source>
        <translation>latencia oculta</translation>
    </message>
    <message>
        <source>latency partly hidden</source>
        <translation>latencia oculta en parte</translation>
    </message>
    <message>
        <source>latency not hidden</source>
        <translation>latencia no oculta</translation>
    </message>
    <message>
        <source>Multiprocessor</source>
        <translation>Multiprocesador</translation>
    </message>
    <message>
        <source>Multiprocessor %1</source>
        <translation>Multiprocesador %1</translation>
    </message>
    <message>
        <source>cycle</source>
        <translation>ciclo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more warp slot(s) stay empty</source>
        <translation>
            <numerusform>%Ln ranura de warp más queda vacía</numerusform>
            <numerusform>%Ln ranuras de warp más quedan vacías</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cycles, modelled time %2, %3 of the issue slots used</source>
        <comment>All modelled; a time with its unit; a percentage</comment>
        <translation>%1 ciclos, tiempo modelado %2, %3 de las ranuras de emisión usadas</translation>
    </message>
    <message>
        <source>%1: another warp issues in %2 of the waiting cycles</source>
        <comment>latency hidden; a percentage</comment>
        <translation>%1: otro warp emite en el %2 de los ciclos de espera</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more warp slot(s)</source>
        <translation>
            <numerusform>%Ln ranura de warp más</numerusform>
            <numerusform>%Ln ranuras de warp más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Instrumenting the kernel</source>
        <translation>Instrumentando el kernel</translation>
    </message>
    <message>
        <source>Building the kernel</source>
        <translation>Compilando el kernel</translation>
    </message>
    <message>
        <source>Counting events</source>
        <translation>Contando eventos</translation>
    </message>
    <message>
        <source>Recording events</source>
        <translation>Grabando eventos</translation>
    </message>
    <message>
        <source>Analysing</source>
        <translation>Analizando</translation>
    </message>
    <message>
        <source>Simulating</source>
        <translation>Simulando</translation>
    </message>
    <message>
        <source>Saving the recording</source>
        <translation>Guardando la grabación</translation>
    </message>
    <message>
        <source>Opening the recording</source>
        <translation>Abriendo la grabación</translation>
    </message>
    <message>
        <source>Running the combinations</source>
        <translation>Ejecutando las combinaciones</translation>
    </message>
    <message>
        <source>Data race</source>
        <translation>Condición de carrera</translation>
    </message>
    <message>
        <source>Out-of-bounds access</source>
        <translation>Acceso fuera de límites</translation>
    </message>
    <message>
        <source>Access through a null pointer</source>
        <translation>Acceso mediante un puntero nulo</translation>
    </message>
    <message>
        <source>Barrier not reached by all work-items</source>
        <translation>Barrera a la que no llegan todos los elementos de trabajo</translation>
    </message>
    <message>
        <source>Uninitialised read</source>
        <translation>Lectura de datos sin inicializar</translation>
    </message>
    <message>
        <source>Endless loop</source>
        <translation>Bucle infinito</translation>
    </message>
    <message>
        <source>Copied data used before the copy has finished</source>
        <translation>Datos copiados que se usan antes de que termine la copia</translation>
    </message>
    <message>
        <source>Misaligned access</source>
        <translation>Acceso desalineado</translation>
    </message>
    <message>
        <source>Access violates a qualifier</source>
        <translation>El acceso infringe un calificador</translation>
    </message>
    <message>
        <source>Asynchronous copy or wait with different arguments in one group</source>
        <translation>Copia asíncrona o espera con argumentos distintos en un grupo</translation>
    </message>
    <message>
        <source>The host reduces the partial results to one value</source>
        <translation>El host reduce los resultados parciales a un solo valor</translation>
    </message>
    <message>
        <source>no memory</source>
        <translation>ninguna memoria</translation>
    </message>
    <message>
        <source>global memory</source>
        <translation>memoria global</translation>
    </message>
    <message>
        <source>constant memory</source>
        <translation>memoria constante</translation>
    </message>
    <message>
        <source>local memory</source>
        <translation>memoria local</translation>
    </message>
    <message>
        <source>an image</source>
        <translation>una imagen</translation>
    </message>
    <message>
        <source>error</source>
        <translation>error</translation>
    </message>
    <message>
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>Running the original kernel</source>
        <translation>Ejecutando el kernel original</translation>
    </message>
    <message>
        <source>Timing the original kernel</source>
        <translation>Midiendo el tiempo del kernel original</translation>
    </message>
    <message>
        <source>Reconstructing the warps</source>
        <translation>Reconstruyendo los warps</translation>
    </message>
    <message>
        <source>The original kernel&apos;s sub-group functions are built-in functions of the device.</source>
        <translation>Las funciones de subgrupo del kernel original son funciones integradas del dispositivo.</translation>
    </message>
    <message>
        <source>The original kernel&apos;s sub-group functions are implemented in vendor-specific inline assembly.</source>
        <translation>Las funciones de subgrupo del kernel original están implementadas en ensamblador en línea específico del fabricante.</translation>
    </message>
    <message>
        <source>The original kernel&apos;s sub-group functions are emulated with local memory and barriers, and its measured time includes this emulation.</source>
        <translation>Las funciones de subgrupo del kernel original se emulan con memoria local y barreras, y su tiempo medido incluye esta emulación.</translation>
    </message>
    <message>
        <source>Redundant barrier in this launch</source>
        <translation>Barrera redundante en este lanzamiento</translation>
    </message>
    <message>
        <source>Connecting over ssh</source>
        <translation>Conectando por ssh</translation>
    </message>
    <message>
        <source>Sending the kernel over ssh</source>
        <translation>Enviando el kernel por ssh</translation>
    </message>
</context>
<context>
    <name>Narration</name>
    <message>
        <source>Warp %1 reads %4 from global memory with %2 of %3 lanes active.</source>
        <translation>El warp %1 lee %4 de la memoria global con %2 de %3 carriles activos.</translation>
    </message>
    <message>
        <source>Warp %1 reads %4 from constant memory with %2 of %3 lanes active.</source>
        <translation>El warp %1 lee %4 de la memoria constante con %2 de %3 carriles activos.</translation>
    </message>
    <message>
        <source>Warp %1 reads %4 from local memory with %2 of %3 lanes active.</source>
        <translation>El warp %1 lee %4 de la memoria local con %2 de %3 carriles activos.</translation>
    </message>
    <message>
        <source>Warp %1 reads an image (%4) with %2 of %3 lanes active.</source>
        <translation>El warp %1 lee una imagen (%4) con %2 de %3 carriles activos.</translation>
    </message>
    <message>
        <source>Warp %1 writes %4 to global memory with %2 of %3 lanes active.</source>
        <translation>El warp %1 escribe %4 en la memoria global con %2 de %3 carriles activos.</translation>
    </message>
    <message>
        <source>Warp %1 writes %4 to local memory with %2 of %3 lanes active.</source>
        <translation>El warp %1 escribe %4 en la memoria local con %2 de %3 carriles activos.</translation>
    </message>
    <message>
        <source>Warp %1 writes an image (%4) with %2 of %3 lanes active.</source>
        <translation>El warp %1 escribe una imagen (%4) con %2 de %3 carriles activos.</translation>
    </message>
    <message>
        <source>Warp %1 executes %4 on global memory with %2 of %3 lanes active.</source>
        <translation>El warp %1 ejecuta %4 en la memoria global con %2 de %3 carriles activos.</translation>
    </message>
    <message>
        <source>Warp %1 executes %4 on local memory with %2 of %3 lanes active.</source>
        <translation>El warp %1 ejecuta %4 en la memoria local con %2 de %3 carriles activos.</translation>
    </message>
    <message numerus="yes">
        <source>%3 is true for all %2 active lanes of warp %1.</source>
        <translation>
            <numerusform>%3 es verdadero en los %2 carriles activos del warp %1.</numerusform>
            <numerusform>%3 es verdadero en los %2 carriles activos del warp %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%3 is true for the only active lane of warp %1.</source>
        <translation>%3 es verdadero en el único carril activo del warp %1.</translation>
    </message>
    <message numerus="yes">
        <source>%3 is false for all %2 active lanes of warp %1.</source>
        <translation>
            <numerusform>%3 es falso en los %2 carriles activos del warp %1.</numerusform>
            <numerusform>%3 es falso en los %2 carriles activos del warp %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%3 is false for the only active lane of warp %1.</source>
        <translation>%3 es falso en el único carril activo del warp %1.</translation>
    </message>
    <message>
        <source>In warp %1, %5 is true for %2 of %4 active lanes and false for %3.</source>
        <translation>En el warp %1, %5 es verdadero en %2 de %4 carriles activos y falso en %3.</translation>
    </message>
    <message numerus="yes">
        <source>All %2 active lanes of warp %1 start the next loop iteration.</source>
        <translation>
            <numerusform>Los %2 carriles activos del warp %1 empiezan la siguiente iteración del bucle.</numerusform>
            <numerusform>Los %2 carriles activos del warp %1 empiezan la siguiente iteración del bucle.</numerusform>
        </translation>
    </message>
    <message>
        <source>The only active lane of warp %1 starts the next loop iteration.</source>
        <translation>El único carril activo del warp %1 empieza la siguiente iteración del bucle.</translation>
    </message>
    <message numerus="yes">
        <source>With %3 = %4, all %2 active lanes of warp %1 start the next loop iteration.</source>
        <translation>
            <numerusform>Con %3 = %4, los %2 carriles activos del warp %1 empiezan la siguiente iteración del bucle.</numerusform>
            <numerusform>Con %3 = %4, los %2 carriles activos del warp %1 empiezan la siguiente iteración del bucle.</numerusform>
        </translation>
    </message>
    <message>
        <source>With %3 = %4, the only active lane of warp %1 starts the next loop iteration.</source>
        <translation>Con %3 = %4, el único carril activo del warp %1 empieza la siguiente iteración del bucle.</translation>
    </message>
    <message numerus="yes">
        <source>All %2 active lanes of warp %1 leave the loop.</source>
        <translation>
            <numerusform>Los %2 carriles activos del warp %1 salen del bucle.</numerusform>
            <numerusform>Los %2 carriles activos del warp %1 salen del bucle.</numerusform>
        </translation>
    </message>
    <message>
        <source>The only active lane of warp %1 leaves the loop.</source>
        <translation>El único carril activo del warp %1 sale del bucle.</translation>
    </message>
    <message>
        <source>In warp %1, the loop continues for %2 of %4 active lanes and ends for %3.</source>
        <translation>En el warp %1, el bucle continúa en %2 de %4 carriles activos y termina en %3.</translation>
    </message>
    <message>
        <source>A lane of warp %1 has reached the iteration limit and leaves the loop.</source>
        <translation>Un carril del warp %1 ha alcanzado el límite de iteraciones y sale del bucle.</translation>
    </message>
    <message numerus="yes">
        <source>All %2 active lanes of warp %1 enter the same case of switch (%3).</source>
        <translation>
            <numerusform>Los %2 carriles activos del warp %1 entran en el mismo caso de switch (%3).</numerusform>
            <numerusform>Los %2 carriles activos del warp %1 entran en el mismo caso de switch (%3).</numerusform>
        </translation>
    </message>
    <message>
        <source>The only active lane of warp %1 enters a case of switch (%3).</source>
        <translation>El único carril activo del warp %1 entra en un caso de switch (%3).</translation>
    </message>
    <message>
        <source>The %2 active lanes of warp %1 enter %3 different cases of switch (%4).</source>
        <translation>Los %2 carriles activos del warp %1 entran en %3 casos distintos de switch (%4).</translation>
    </message>
    <message>
        <source>All %1 warps of the group have arrived at the barrier.</source>
        <translation>Los %1 warps del grupo han llegado a la barrera.</translation>
    </message>
    <message>
        <source>The only warp of the group has arrived at the barrier.</source>
        <translation>El único warp del grupo ha llegado a la barrera.</translation>
    </message>
    <message>
        <source>Warp %1 passes a sub-group barrier with %2 of %3 lanes active.</source>
        <translation>El warp %1 pasa una barrera de subgrupo con %2 de %3 carriles activos.</translation>
    </message>
    <message>
        <source>The asynchronous copies of the group are complete.</source>
        <translation>Las copias asíncronas del grupo se han completado.</translation>
    </message>
    <message>
        <source>The group starts an asynchronous copy (%1).</source>
        <translation>El grupo inicia una copia asíncrona (%1).</translation>
    </message>
    <message>
        <source>Warp %1 executes a memory fence with %2 of %3 lanes active.</source>
        <translation>El warp %1 ejecuta un fence de memoria con %2 de %3 carriles activos.</translation>
    </message>
    <message>
        <source>Warp %1 exchanges values between lanes (%4) with %2 of %3 lanes active.</source>
        <translation>El warp %1 intercambia valores entre carriles (%4) con %2 de %3 carriles activos.</translation>
    </message>
    <message numerus="yes">
        <source>Warp %1 waits at the barrier at line %4. So far, %2 of %3 warps have arrived.</source>
        <translation>
            <numerusform>El warp %1 espera en la barrera de la línea %4. Hasta ahora ha llegado %2 de %3 warps.</numerusform>
            <numerusform>El warp %1 espera en la barrera de la línea %4. Hasta ahora han llegado %2 de %3 warps.</numerusform>
        </translation>
    </message>
    <message>
        <source>Warp %1 waits at the barrier at line %4. It is the first of %3 warps to arrive.</source>
        <translation>El warp %1 espera en la barrera de la línea %4. Es el primero de %3 warps en llegar.</translation>
    </message>
    <message numerus="yes">
        <source>Warp %1 waits for asynchronous copies at line %4. So far, %2 of %3 warps have arrived.</source>
        <translation>
            <numerusform>El warp %1 espera las copias asíncronas en la línea %4. Hasta ahora ha llegado %2 de %3 warps.</numerusform>
            <numerusform>El warp %1 espera las copias asíncronas en la línea %4. Hasta ahora han llegado %2 de %3 warps.</numerusform>
        </translation>
    </message>
    <message>
        <source>Warp %1 waits for asynchronous copies at line %4. It is the first of %3 warps to arrive.</source>
        <translation>El warp %1 espera las copias asíncronas en la línea %4. Es el primero de %3 warps en llegar.</translation>
    </message>
    <message>
        <source>Warp %1 has no active lane in this step.</source>
        <translation>El warp %1 no tiene ningún carril activo en este paso.</translation>
    </message>
    <message>
        <source>Warp %1 has finished.</source>
        <translation>El warp %1 ha terminado.</translation>
    </message>
    <message>
        <source>Warp %1 has no steps in this kernel.</source>
        <translation>El warp %1 no tiene pasos en este kernel.</translation>
    </message>
    <message numerus="yes">
        <source>Group %1 has finished after %2 steps.</source>
        <translation>
            <numerusform>El grupo %1 ha terminado después de %2 paso.</numerusform>
            <numerusform>El grupo %1 ha terminado después de %2 pasos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Group %1 has finished after one step.</source>
        <translation>El grupo %1 ha terminado después de un paso.</translation>
    </message>
    <message numerus="yes">
        <source>The access is fully coalesced: %1 sectors, the minimum for this data.</source>
        <translation>
            <numerusform>El acceso es totalmente coalescente: %1 sectores, el mínimo para estos datos.</numerusform>
            <numerusform>El acceso es totalmente coalescente: %1 sectores, el mínimo para estos datos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The access needs only one sector.</source>
        <translation>El acceso solo necesita un sector.</translation>
    </message>
    <message>
        <source>All %1 active lanes access the same address, so one sector serves them all.</source>
        <translation>Los %1 carriles activos acceden a la misma dirección, así que basta un sector para todos.</translation>
    </message>
    <message>
        <source>The stride between lanes is %1 bytes, so the access moves %2 sectors instead of %3.</source>
        <translation>El salto entre carriles es de %1 bytes, así que el acceso mueve %2 sectores en lugar de %3.</translation>
    </message>
    <message>
        <source>The data does not start at a sector boundary, so the access moves %1 sectors instead of %2.</source>
        <translation>Los datos no empiezan en el límite de un sector, así que el acceso mueve %1 sectores en lugar de %2.</translation>
    </message>
    <message>
        <source>The lanes use only parts of the sectors, so the access moves %1 sectors instead of %2.</source>
        <translation>Los carriles solo usan partes de los sectores, así que el acceso mueve %1 sectores en lugar de %2.</translation>
    </message>
    <message>
        <source>The access takes %1 requests, which move %2 sectors in total, the minimum for this data.</source>
        <translation>El acceso requiere %1 peticiones, que mueven %2 sectores en total, el mínimo para estos datos.</translation>
    </message>
    <message>
        <source>The access takes %1 requests, which move %2 sectors in total instead of %3.</source>
        <translation>El acceso requiere %1 peticiones, que mueven %2 sectores en total en lugar de %3.</translation>
    </message>
    <message numerus="yes">
        <source>All words are in different banks, so one pass serves all lanes.</source>
        <translation>
            <numerusform>Todas las palabras están en bancos distintos, así que una pasada atiende a todos los carriles.</numerusform>
            <numerusform>Todas las palabras están en bancos distintos, así que una pasada atiende a todos los carriles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one lane is active. It needs one pass, without a bank conflict.</source>
        <translation>Solo hay un carril activo. Necesita una pasada, sin conflicto de bancos.</translation>
    </message>
    <message>
        <source>All %1 active lanes read the same word. This is a broadcast in one pass, not a bank conflict.</source>
        <translation>Los %1 carriles activos leen la misma palabra. Es una difusión (broadcast) en una pasada, no un conflicto de bancos.</translation>
    </message>
    <message>
        <source>All %1 active lanes write the same word. This takes one pass and is not a bank conflict.</source>
        <translation>Los %1 carriles activos escriben la misma palabra. Requiere una pasada y no es un conflicto de bancos.</translation>
    </message>
    <message>
        <source>The access takes %1 passes, the minimum for its size. There is no bank conflict.</source>
        <translation>El acceso requiere %1 pasadas, el mínimo para su tamaño. No hay conflicto de bancos.</translation>
    </message>
    <message>
        <source>Up to %1 of %2 active lanes update the same address, one after the other.</source>
        <translation>Hasta %1 de %2 carriles activos actualizan la misma dirección, uno tras otro.</translation>
    </message>
    <message numerus="yes">
        <source>All %1 active lanes update different addresses, so no lane waits for another.</source>
        <translation>
            <numerusform>Los %1 carriles activos actualizan direcciones distintas, así que ningún carril espera a otro.</numerusform>
            <numerusform>Los %1 carriles activos actualizan direcciones distintas, así que ningún carril espera a otro.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one lane is active, so it waits for no other lane.</source>
        <translation>Solo hay un carril activo, así que no espera a ningún otro.</translation>
    </message>
    <message numerus="yes">
        <source>The access touches %1 different texels.</source>
        <translation>
            <numerusform>El acceso toca %1 téxeles distintos.</numerusform>
            <numerusform>El acceso toca %1 téxeles distintos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The access touches one texel.</source>
        <translation>El acceso toca un téxel.</translation>
    </message>
    <message>
        <source>All lanes take the same path, so the warp does not diverge.</source>
        <translation>Todos los carriles toman el mismo camino, así que el warp no diverge.</translation>
    </message>
    <message numerus="yes">
        <source>All active lanes take the same path. The other %1 of %2 lanes stay masked off.</source>
        <translation>
            <numerusform>Todos los carriles activos toman el mismo camino. El otro carril (%1 de %2) sigue enmascarado.</numerusform>
            <numerusform>Todos los carriles activos toman el mismo camino. Los otros %1 de %2 carriles siguen enmascarados.</numerusform>
        </translation>
    </message>
    <message>
        <source>All active lanes take the same path. The other lane stays masked off.</source>
        <translation>Todos los carriles activos toman el mismo camino. El otro carril sigue enmascarado.</translation>
    </message>
    <message numerus="yes">
        <source>The next %1 steps run with %2 of %3 lanes idle. Then both sides reconverge at line %4.</source>
        <translation>
            <numerusform>Los próximos %1 pasos se ejecutan con %2 de %3 carriles inactivos. Después, ambas ramas reconvergen en la línea %4.</numerusform>
            <numerusform>Los próximos %1 pasos se ejecutan con %2 de %3 carriles inactivos. Después, ambas ramas reconvergen en la línea %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next step runs with %2 of %3 lanes idle. Then both sides reconverge at line %4.</source>
        <translation>El paso siguiente se ejecuta con %2 de %3 carriles inactivos. Después, ambas ramas reconvergen en la línea %4.</translation>
    </message>
    <message numerus="yes">
        <source>The kernel ends for %2 of %3 lanes. The warp runs its last %1 steps without them.</source>
        <translation>
            <numerusform>El kernel termina para %2 de %3 carriles. El warp ejecuta sus últimos %1 pasos sin ellos.</numerusform>
            <numerusform>El kernel termina para %2 de %3 carriles. El warp ejecuta sus últimos %1 pasos sin ellos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The kernel ends for %2 of %3 lanes. The warp runs its last step without them.</source>
        <translation>El kernel termina para %2 de %3 carriles. El warp ejecuta su último paso sin ellos.</translation>
    </message>
    <message>
        <source>The two sides run one after the other, %1 steps in total, and reconverge at line %2.</source>
        <translation>Las dos ramas se ejecutan una tras otra, %1 pasos en total, y reconvergen en la línea %2.</translation>
    </message>
    <message>
        <source>The two sides run one after the other, %1 steps in total, to the end of the kernel.</source>
        <translation>Las dos ramas se ejecutan una tras otra, %1 pasos en total, hasta el final del kernel.</translation>
    </message>
    <message>
        <source>All lanes reconverge at line %1, so the divergence costs no extra step.</source>
        <translation>Todos los carriles reconvergen en la línea %1, así que la divergencia no cuesta ningún paso adicional.</translation>
    </message>
    <message numerus="yes">
        <source>The cases run one after the other, %1 steps in total, and reconverge at line %2.</source>
        <translation>
            <numerusform>Los casos se ejecutan uno tras otro, %1 pasos en total, y reconvergen en la línea %2.</numerusform>
            <numerusform>Los casos se ejecutan uno tras otro, %1 pasos en total, y reconvergen en la línea %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one step runs before all cases reconverge at line %2.</source>
        <translation>Solo se ejecuta un paso antes de que todos los casos reconverjan en la línea %2.</translation>
    </message>
    <message numerus="yes">
        <source>The cases run one after the other, %1 steps in total, to the end of the kernel.</source>
        <translation>
            <numerusform>Los casos se ejecutan uno tras otro, %1 pasos en total, hasta el final del kernel.</numerusform>
            <numerusform>Los casos se ejecutan uno tras otro, %1 pasos en total, hasta el final del kernel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one more step runs before the kernel ends.</source>
        <translation>Solo se ejecuta un paso más antes de que termine el kernel.</translation>
    </message>
    <message>
        <source>This is the last step of these lanes.</source>
        <translation>Este es el último paso de estos carriles.</translation>
    </message>
    <message>
        <source>The loop may be endless. Lockstep stops it so that the run ends.</source>
        <translation>El bucle puede ser infinito. Lockstep lo detiene para que la ejecución termine.</translation>
    </message>
    <message>
        <source>The group has no other warp to wait for.</source>
        <translation>El grupo no tiene ningún otro warp al que esperar.</translation>
    </message>
    <message>
        <source>The lanes of the sub-group wait for each other, not for other warps.</source>
        <translation>Los carriles del subgrupo se esperan entre sí, no esperan a otros warps.</translation>
    </message>
    <message>
        <source>The data is available only after wait_group_events.</source>
        <translation>Los datos solo están disponibles después de wait_group_events.</translation>
    </message>
    <message>
        <source>A fence orders the memory accesses of each work-item. It does not wait for other work-items.</source>
        <translation>Un fence ordena los accesos a memoria de cada elemento de trabajo. No espera a otros elementos de trabajo.</translation>
    </message>
    <message>
        <source>All %2 active lanes receive the value of lane %1.</source>
        <translation>Los %2 carriles activos reciben el valor del carril %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 active lanes receive a value from another lane, without using memory.</source>
        <translation>
            <numerusform>%1 de %2 carriles activos reciben un valor de otro carril, sin usar la memoria.</numerusform>
            <numerusform>%1 de %2 carriles activos reciben un valor de otro carril, sin usar la memoria.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 of %2 active lanes receives a value from another lane, without using memory.</source>
        <translation>1 de %2 carriles activos recibe un valor de otro carril, sin usar la memoria.</translation>
    </message>
    <message>
        <source>All active lanes receive the same result, computed from %1 lanes.</source>
        <translation>Todos los carriles activos reciben el mismo resultado, calculado a partir de %1 carriles.</translation>
    </message>
    <message>
        <source>Each active lane receives its own result, computed from up to %1 lanes.</source>
        <translation>Cada carril activo recibe su propio resultado, calculado a partir de hasta %1 carriles.</translation>
    </message>
    <message>
        <source>No lane receives a value from another lane.</source>
        <translation>Ningún carril recibe un valor de otro carril.</translation>
    </message>
    <message>
        <source>The last warp arrives in step %1.</source>
        <translation>El último warp llega en el paso %1.</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 of %2 work-items of the group arrive at this barrier.</source>
        <translation>
            <numerusform>Solo %1 de %2 elementos de trabajo del grupo llega a esta barrera.</numerusform>
            <numerusform>Solo %1 de %2 elementos de trabajo del grupo llegan a esta barrera.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only 1 of %2 work-items of the group arrives at this barrier.</source>
        <translation>Solo 1 de %2 elementos de trabajo del grupo llega a esta barrera.</translation>
    </message>
    <message>
        <source>Group %1 starts with %2 work-items in %3 warps of at most %4 lanes.</source>
        <translation>El grupo %1 empieza con %2 elementos de trabajo en %3 warps de %4 carriles como máximo.</translation>
    </message>
    <message numerus="yes">
        <source>Group %1 starts with %2 work-items in one warp.</source>
        <translation>
            <numerusform>El grupo %1 empieza con %2 elemento de trabajo en un warp.</numerusform>
            <numerusform>El grupo %1 empieza con %2 elementos de trabajo en un warp.</numerusform>
        </translation>
    </message>
    <message>
        <source>Group %1 starts with one work-item in one warp.</source>
        <translation>El grupo %1 empieza con un elemento de trabajo en un warp.</translation>
    </message>
    <message>
        <source>Group %1 has no steps, because its work-items access no memory and take no branch.</source>
        <translation>El grupo %1 no tiene pasos, porque sus elementos de trabajo no acceden a la memoria ni ejecutan ninguna bifurcación.</translation>
    </message>
    <message>
        <source>The %1 active lanes share %2 words in different banks, so one pass serves them without a bank conflict.</source>
        <translation>Los %1 carriles activos comparten %2 palabras de bancos distintos, así que una pasada los atiende sin conflicto de bancos.</translation>
    </message>
    <message>
        <source>Bank conflict: %3 passes instead of %4. Lanes %5 access %2 words of bank %1.</source>
        <translation>Conflicto de bancos: %3 pasadas en lugar de %4. Los carriles %5 acceden a %2 palabras del banco %1.</translation>
    </message>
    <message>
        <source>Bank conflict: %3 passes instead of %4. One lane accesses %2 words of bank %1.</source>
        <translation>Conflicto de bancos: %3 pasadas en lugar de %4. Un carril accede a %2 palabras del banco %1.</translation>
    </message>
    <message>
        <source>Up to %1 of %2 lanes update the same word. Accesses to one bank are serialised: %3 passes instead of %4.</source>
        <translation>Hasta %1 de %2 carriles actualizan la misma palabra. Los accesos a un mismo banco se serializan: %3 pasadas en lugar de %4.</translation>
    </message>
    <message numerus="yes">
        <source>Warp %1 takes the fewest steps to reach this point. The warp with the most steps takes %2 more.</source>
        <translation>
            <numerusform>El warp %1 es el que necesita menos pasos para llegar a este punto. El warp que más pasos necesita da %2 más.</numerusform>
            <numerusform>El warp %1 es el que necesita menos pasos para llegar a este punto. El warp que más pasos necesita da %2 más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Warp %1 takes the fewest steps to reach this point. The warp with the most steps takes one more.</source>
        <translation>El warp %1 es el que necesita menos pasos para llegar a este punto. El warp que más pasos necesita da uno más.</translation>
    </message>
    <message>
        <source>All warps take the same number of steps to reach this point.</source>
        <translation>Todos los warps necesitan el mismo número de pasos para llegar a este punto.</translation>
    </message>
    <message>
        <source>All work-items of the group must arrive at a barrier. Otherwise, a GPU can hang or compute wrong results.</source>
        <translation>Todos los elementos de trabajo del grupo deben llegar a una barrera. De lo contrario, una GPU puede bloquearse o calcular resultados incorrectos.</translation>
    </message>
    <message>
        <source>The warp skips this step and continues in step %1 at line %2.</source>
        <translation>El warp se salta este paso y continúa en el paso %1, en la línea %2.</translation>
    </message>
    <message>
        <source>The last step of this warp was step %1.</source>
        <translation>El último paso de este warp fue el paso %1.</translation>
    </message>
</context>
<context>
    <name>NearestRequest</name>
    <message>
        <source>Warp %1 issues no instruction in this step.</source>
        <translation>El warp %1 no emite ninguna instrucción en este paso.</translation>
    </message>
    <message>
        <source>%1 The next access, in step %2, is shown.</source>
        <translation>%1 Se muestra el acceso siguiente, en el paso %2.</translation>
    </message>
    <message>
        <source>%1 The previous access, in step %2, is shown.</source>
        <translation>%1 Se muestra el acceso anterior, en el paso %2.</translation>
    </message>
    <message>
        <source>No local memory is accessed in this step (%1).</source>
        <translation>En este paso no se accede a la memoria local (%1).</translation>
    </message>
</context>
<context>
    <name>OccupancyWords</name>
    <message>
        <source>%1 of %2 warp slots per work-group</source>
        <translation>%1 de %2 ranuras de warp por grupo de trabajo</translation>
    </message>
    <message>
        <source>1 of %1 group slots per work-group</source>
        <translation>1 de %1 ranuras de grupo por grupo de trabajo</translation>
    </message>
    <message>
        <source>%1 of %2 registers per work-group; %3 per work-item, %4</source>
        <translation>%1 de %2 registros por grupo de trabajo; %3 por elemento de trabajo, %4</translation>
    </message>
    <message>
        <source>%1 of %2 bytes of local memory per work-group</source>
        <translation>%1 de %2 bytes de memoria local por grupo de trabajo</translation>
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
        <translation>lograda en este lanzamiento: %1</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>no cabe</translation>
    </message>
    <message>
        <source>%1: occupancy rises from %2 to %3.</source>
        <comment>how many groups fit; percentages</comment>
        <translation>%1: la ocupación sube del %2 al %3.</translation>
    </message>
    <message>
        <source>Resources per work-group</source>
        <translation>Recursos por grupo de trabajo</translation>
    </message>
    <message>
        <source>groups that fit</source>
        <translation>grupos que caben</translation>
    </message>
    <message>
        <source>Resident warps by work-items per group</source>
        <translation>Warps residentes según los elementos de trabajo por grupo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln work-item(s)</source>
        <translation>
            <numerusform>%Ln elemento de trabajo</numerusform>
            <numerusform>%Ln elementos de trabajo</numerusform>
        </translation>
    </message>
    <message>
        <source>Resident warps by registers per work-item</source>
        <translation>Warps residentes según los registros por elemento de trabajo</translation>
    </message>
    <message>
        <source>Resident warps by KiB of local memory per group</source>
        <translation>Warps residentes según los KiB de memoria local por grupo</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 bytes</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Ocupación</translation>
    </message>
    <message>
        <source>modelled · %1</source>
        <translation>modelado · %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln work-group(s)</source>
        <translation>
            <numerusform>%Ln grupo de trabajo</numerusform>
            <numerusform>%Ln grupos de trabajo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln work-group(s) fit with %1 registers per work-item instead of %2</source>
        <translation>
            <numerusform>Con %1 registros por elemento de trabajo en lugar de %2 cabe %Ln grupo de trabajo</numerusform>
            <numerusform>Con %1 registros por elemento de trabajo en lugar de %2 caben %Ln grupos de trabajo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln work-group(s) fit with %1 bytes of local memory instead of %2</source>
        <translation>
            <numerusform>Con %1 bytes de memoria local en lugar de %2 cabe %Ln grupo de trabajo</numerusform>
            <numerusform>Con %1 bytes de memoria local en lugar de %2 caben %Ln grupos de trabajo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln work-group(s) fit with %1 work-items each instead of %2</source>
        <translation>
            <numerusform>Con %1 elementos de trabajo por grupo en lugar de %2 cabe %Ln grupo de trabajo</numerusform>
            <numerusform>Con %1 elementos de trabajo por grupo en lugar de %2 caben %Ln grupos de trabajo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln register(s)</source>
        <translation>
            <numerusform>%Ln registro</numerusform>
            <numerusform>%Ln registros</numerusform>
        </translation>
    </message>
    <message>
        <source>All warp slots can be filled, so occupancy cannot be improved.</source>
        <translation>Se pueden llenar todas las ranuras de warp, así que la ocupación no se puede mejorar.</translation>
    </message>
    <message>
        <source>Changing only the registers, the local memory or the group size does not allow more resident warps.</source>
        <translation>Cambiar solo los registros, la memoria local o el tamaño de grupo no permite más warps residentes.</translation>
    </message>
    <message numerus="yes">
        <source>Achieved occupancy is lower, because the launch has only %Ln work-group(s), but %1 can be resident at once.</source>
        <translation>
            <numerusform>La ocupación lograda es menor, porque el lanzamiento solo tiene %Ln grupo de trabajo, pero %1 pueden ser residentes a la vez.</numerusform>
            <numerusform>La ocupación lograda es menor, porque el lanzamiento solo tiene %Ln grupos de trabajo, pero %1 pueden ser residentes a la vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>Achieved occupancy is lower, because fewer work-groups are left at the end than could be resident.</source>
        <translation>La ocupación lograda es menor, porque al final quedan menos grupos de trabajo de los que podrían ser residentes.</translation>
    </message>
    <message>
        <source>Next improvement</source>
        <translation>Siguiente mejora</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>print one JSON object</source>
        <translation>muestra un objeto JSON</translation>
    </message>
    <message>
        <source>print CSV with JSON paths as column names; strings that a spreadsheet would read as formulas get a leading apostrophe</source>
        <translation>muestra CSV con rutas JSON como nombres de columna; las cadenas que una hoja de cálculo leería como fórmulas llevan un apóstrofo inicial</translation>
    </message>
    <message>
        <source>registers per work-item, instead of the reported or estimated number</source>
        <translation>registros por elemento de trabajo, en lugar del número indicado o estimado</translation>
    </message>
    <message>
        <source>omit costs, advice and verdict; each cost needs another simulation of the launch</source>
        <translation>omite los costos, los consejos y el veredicto; cada costo requiere otra simulación del lanzamiento</translation>
    </message>
    <message>
        <source>do not time the original kernel</source>
        <translation>no mide el tiempo del kernel original</translation>
    </message>
    <message>
        <source>time limit in seconds for the process that runs the kernel; default: no limit</source>
        <translation>límite de tiempo en segundos para el proceso que ejecuta el kernel; predeterminado: sin límite</translation>
    </message>
    <message>
        <source>time limit in seconds for one run of the original (not instrumented) kernel; default: 30 times the time of the instrumented run, at least 10</source>
        <translation>límite de tiempo en segundos para una ejecución del kernel original (no instrumentado); predeterminado: 30 veces el tiempo de la ejecución instrumentada, al menos 10</translation>
    </message>
    <message>
        <source>log only the first N work-groups of each launch</source>
        <translation>incluye en el log solo los primeros N grupos de trabajo de cada lanzamiento</translation>
    </message>
    <message>
        <source>memory limit for logs, for example 2G; default: 1G, or half of the memory of a small machine</source>
        <translation>límite de memoria para los logs, por ejemplo 2G; predeterminado: 1G, o la mitad de la memoria de una máquina pequeña</translation>
    </message>
    <message>
        <source>memory limit for parsing and building a kernel; default: 1536M</source>
        <translation>límite de memoria para el análisis sintáctico y la compilación de un kernel; predeterminado: 1536M</translation>
    </message>
    <message>
        <source>processor time limit, in seconds, for parsing and building all kernels of a run; default: 40</source>
        <translation>límite de tiempo de procesador, en segundos, para el análisis sintáctico y la compilación de todos los kernels de una ejecución; predeterminado: 40</translation>
    </message>
    <message>
        <source>print only the value of EXPRESSION, for example totals.local_load.conflicts; may be repeated</source>
        <translation>muestra solo el valor de EXPRESSION, por ejemplo totals.local_load.conflicts; se puede repetir</translation>
    </message>
    <message>
        <source>print nothing if EXPRESSION is true; if it is false, print both sides and exit with code 1; for example &apos;totals.local_load.conflicts = 0&apos;; may be repeated</source>
        <translation>no muestra nada si EXPRESSION es verdadera; si es falsa, muestra ambos lados y termina con el código 1; por ejemplo &apos;totals.local_load.conflicts = 0&apos;; se puede repetir</translation>
    </message>
    <message>
        <source>save the recording</source>
        <translation>guarda la grabación</translation>
    </message>
    <message>
        <source>write the results as JUnit XML, for build servers</source>
        <translation>escribe los resultados como XML de JUnit, para servidores de compilación</translation>
    </message>
    <message>
        <source>a parameter to vary; may be given twice</source>
        <translation>un parámetro que se varía; se puede indicar dos veces</translation>
    </message>
    <message>
        <source>run all experiments with the parameter values of the first one</source>
        <translation>ejecuta todos los experimentos con los valores de los parámetros del primero</translation>
    </message>
    <message>
        <source>describe the steps from A to B, at most 10000; default: the first 10000</source>
        <translation>describe los pasos de A a B, como máximo 10000; predeterminado: los primeros 10000</translation>
    </message>
    <message>
        <source>the launch, counted from 1; default: 1</source>
        <translation>el lanzamiento, contado desde 1; predeterminado: 1</translation>
    </message>
    <message>
        <source>the work-group, counted from 0; default: 0</source>
        <translation>el grupo de trabajo, contado desde 0; predeterminado: 0</translation>
    </message>
    <message>
        <source>the warp, counted from 0; default: the first warp that executes the step</source>
        <translation>el warp, contado desde 0; predeterminado: el primer warp que ejecuta el paso</translation>
    </message>
    <message>
        <source>ask only questions of this kind; default: all kinds</source>
        <translation>hace solo preguntas de este tipo; predeterminado: todos los tipos</translation>
    </message>
    <message>
        <source>select other questions; default: 0</source>
        <translation>elige otras preguntas; predeterminado: 0</translation>
    </message>
    <message>
        <source>maximum number of questions; default: 10</source>
        <translation>número máximo de preguntas; predeterminado: 10</translation>
    </message>
    <message>
        <source>names of kernels, separated by commas, for example blur,reduce_*; default: all</source>
        <translation>nombres de kernels, separados por comas, por ejemplo blur,reduce_*; predeterminado: todos</translation>
    </message>
    <message>
        <source>which launches of each of these kernels to save, counted from 1; default: the first</source>
        <translation>qué lanzamientos de cada uno de estos kernels se guardan, contados desde 1; predeterminado: el primero</translation>
    </message>
    <message>
        <source>maximum number of launches; default: 100</source>
        <translation>número máximo de lanzamientos; predeterminado: 100</translation>
    </message>
    <message>
        <source>the folder for the files; default: lockstep-launches</source>
        <translation>la carpeta para los archivos; predeterminada: lockstep-launches</translation>
    </message>
    <message>
        <source>print the help</source>
        <translation>muestra la ayuda</translation>
    </message>
    <message>
        <source>the language of the texts: %1; default: the language of the environment (LANGUAGE, LC_ALL, LC_MESSAGES, LANG)</source>
        <translation>el idioma de los textos: %1; predeterminado: el idioma del entorno (LANGUAGE, LC_ALL, LC_MESSAGES, LANG)</translation>
    </message>
    <message>
        <source>print this help</source>
        <translation>muestra esta ayuda</translation>
    </message>
    <message>
        <source>the view to show; &quot;window&quot; is the whole program; default: stage</source>
        <translation>la vista que se muestra; «window» es el programa completo; predeterminada: stage</translation>
    </message>
    <message>
        <source>a parameter that the sweep view varies, for example local=32..256; may be given twice</source>
        <translation>un parámetro que varía la vista sweep, por ejemplo local=32..256; se puede indicar dos veces</translation>
    </message>
    <message>
        <source>the view (of a step or of the model) that the compare view shows for each run; default: stage</source>
        <translation>la vista (de un paso o del modelo) que la vista compare muestra para cada ejecución; predeterminada: stage</translation>
    </message>
    <message>
        <source>how compared runs are linked; default: round</source>
        <translation>cómo se vinculan las ejecuciones comparadas; predeterminado: round</translation>
    </message>
    <message>
        <source>the launch to show, counted from 1</source>
        <translation>el lanzamiento que se muestra, contado desde 1</translation>
    </message>
    <message>
        <source>the work-group to show, counted from 0</source>
        <translation>el grupo de trabajo que se muestra, contado desde 0</translation>
    </message>
    <message>
        <source>the step to show, counted from 1</source>
        <translation>el paso que se muestra, contado desde 1</translation>
    </message>
    <message>
        <source>the cycle of the model to show, counted from 0</source>
        <translation>el ciclo del modelo que se muestra, contado desde 0</translation>
    </message>
    <message>
        <source>the selected warp, counted from 0</source>
        <translation>el warp seleccionado, contado desde 0</translation>
    </message>
    <message>
        <source>the selected lane, counted from 0</source>
        <translation>el carril seleccionado, contado desde 0</translation>
    </message>
    <message>
        <source>the pass of a bank conflict to show, counted from 1</source>
        <translation>la pasada de un conflicto de bancos que se muestra, contada desde 1</translation>
    </message>
    <message>
        <source>the source line whose steps are marked, counted from 1</source>
        <translation>la línea de código cuyos pasos se marcan, contada desde 1</translation>
    </message>
    <message>
        <source>the colour theme; default: light</source>
        <translation>el tema de color; predeterminado: light</translation>
    </message>
    <message>
        <source>size in pixels; the findings and compare views are laid out for A4 instead</source>
        <translation>tamaño en píxeles; en cambio, las vistas findings y compare se componen para A4</translation>
    </message>
    <message>
        <source>the language of the user interface</source>
        <translation>el idioma de la interfaz de usuario</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>set a parameter of the experiment; &quot;lockstep-cli list WHAT&quot; lists the parameters; 64K is 65536. For a kernel or launch file, the name is global or local (value: 64x64), or the name of a kernel parameter (value: a buffer&apos;s size in bytes, or a scalar&apos;s value)</source>
        <translation>define un parámetro del experimento; «lockstep-cli list WHAT» enumera los parámetros; 64K es 65536. Para un kernel o un archivo de lanzamiento, el nombre es global o local (valor: 64x64), o el nombre de un parámetro del kernel (valor: el tamaño de un búfer en bytes o el valor de un escalar)</translation>
    </message>
    <message>
        <source>the kernel to run, if a .cl file contains several kernels</source>
        <translation>el kernel que se ejecuta, si un archivo .cl contiene varios kernels</translation>
    </message>
    <message>
        <source>define a macro for a kernel or launch file</source>
        <translation>define una macro para un kernel o un archivo de lanzamiento</translation>
    </message>
    <message>
        <source>OpenCL build options for a kernel or launch file, in quotes</source>
        <translation>opciones de compilación de OpenCL para un kernel o un archivo de lanzamiento, entre comillas</translation>
    </message>
    <message>
        <source>read files outside the folder of the launch; the recording then contains their contents</source>
        <translation>lee archivos que están fuera de la carpeta del lanzamiento; la grabación incluye entonces su contenido</translation>
    </message>
    <message>
        <source>the hardware model: %1, a preset that you saved, or a file (x.json); default: the preset of the device (educational for a CPU)</source>
        <translation>el modelo de hardware: %1, un preajuste que usted haya guardado o un archivo (x.json); predeterminado: el preajuste del dispositivo (educational para una CPU)</translation>
    </message>
    <message>
        <source>set a value of the hardware model (64K is 65536): %1</source>
        <translation>define un valor del modelo de hardware (64K es 65536): %1</translation>
    </message>
    <message>
        <source>scale factor of PNG pictures: PNG pixels per pixel of --size, from 1 to 8</source>
        <translation>factor de escala de las imágenes PNG: píxeles PNG por píxel de --size, de 1 a 8</translation>
    </message>
    <message>
        <source>pack: the file to write: .lockstep-lesson</source>
        <translation>pack: el archivo que se escribe: .lockstep-lesson</translation>
    </message>
    <message>
        <source>the words for work-items, work-groups, warps and local memory; default: opencl</source>
        <translation>los términos para elementos de trabajo, grupos de trabajo, warps y memoria local; predeterminado: opencl</translation>
    </message>
    <message>
        <source>add the right answers with their reasons, the hints and the teacher&apos;s notes</source>
        <translation>añade las respuestas correctas con sus explicaciones, las pistas y las notas del docente</translation>
    </message>
    <message>
        <source>the file to write: .pdf or .html</source>
        <translation>el archivo que se escribe: .pdf o .html</translation>
    </message>
    <message>
        <source>the table to write to a .csv file; default: lines</source>
        <translation>la tabla que se escribe en un archivo .csv; predeterminada: lines</translation>
    </message>
    <message>
        <source>the file to write: .csv or .pftrace</source>
        <translation>el archivo que se escribe: .csv o .pftrace</translation>
    </message>
    <message>
        <source>write the first N multiprocessors to a .pftrace file; default: 4</source>
        <translation>escribe los primeros N multiprocesadores en un archivo .pftrace; predeterminado: 4</translation>
    </message>
    <message>
        <source>how far each frame advances: one step, access, line, round, barrier or pass, or cycles:N for N cycles of the model; default: step</source>
        <translation>cuánto avanza cada fotograma: step, access, line, round, barrier, pass, o cycles:N para N ciclos del modelo; predeterminado: step</translation>
    </message>
    <message>
        <source>the first step, counted from 1, or the first cycle, counted from 0; default: the first of the work-group</source>
        <translation>el primer paso, contado desde 1, o el primer ciclo, contado desde 0; predeterminado: el primero del grupo de trabajo</translation>
    </message>
    <message>
        <source>the last step or cycle; default: the last one</source>
        <translation>el último paso o ciclo; predeterminado: el último que haya</translation>
    </message>
    <message>
        <source>frames per second, from 0.1 to 60; default: 2</source>
        <translation>fotogramas por segundo, de 0.1 a 60; predeterminado: 2</translation>
    </message>
    <message>
        <source>how much longer the last frame is shown; default: 0</source>
        <translation>cuánto tiempo más se muestra el último fotograma; predeterminado: 0</translation>
    </message>
    <message>
        <source>pixels of the file per pixel of --size, from 1 to 8</source>
        <translation>píxeles del archivo por píxel de --size, de 1 a 8</translation>
    </message>
    <message>
        <source>the file to write: .gif, .webp, .mp4 or .webm; a name that ends in / is a folder of PNG files</source>
        <translation>el archivo que se escribe: .gif, .webp, .mp4 o .webm; un nombre que termina en / es una carpeta de archivos PNG</translation>
    </message>
    <message>
        <source>set the picture size and the text size for a 16:9 slide, a column of a paper (85 mm) or the width of a page (178 mm)</source>
        <translation>define el tamaño de la imagen y el del texto para una diapositiva de 16:9, una columna de un artículo (85 mm) o el ancho de una página (178 mm)</translation>
    </message>
    <message>
        <source>size in millimetres, for example 85x54; replaces --size</source>
        <translation>tamaño en milímetros, por ejemplo 85x54; sustituye a --size</translation>
    </message>
    <message>
        <source>size of normal text in points, for example 8</source>
        <translation>tamaño del texto normal en puntos, por ejemplo 8</translation>
    </message>
    <message>
        <source>the title above the picture</source>
        <translation>el título encima de la imagen</translation>
    </message>
    <message>
        <source>the text below the picture</source>
        <translation>el texto debajo de la imagen</translation>
    </message>
    <message>
        <source>write what happens in the step, below the picture</source>
        <translation>escribe debajo de la imagen lo que ocurre en el paso</translation>
    </message>
    <message>
        <source>omit the legend of colours</source>
        <translation>omite la leyenda de colores</translation>
    </message>
    <message>
        <source>omit the error bars of charts</source>
        <translation>omite las barras de error de los gráficos</translation>
    </message>
    <message>
        <source>make the background transparent</source>
        <translation>hace transparente el fondo</translation>
    </message>
    <message>
        <source>write the device, the experiment and its parameters at the bottom; the metadata of the file always contains them</source>
        <translation>escribe al pie el dispositivo, el experimento y sus parámetros; los metadatos del archivo siempre los contienen</translation>
    </message>
    <message>
        <source>the views of the page, separated by commas; without it, all views that apply to the run, as many as fit into 5 MB</source>
        <translation>las vistas de la página, separadas por comas; si se omite, todas las que se aplican a la ejecución, tantas como quepan en 5 MB</translation>
    </message>
    <message>
        <source>how far each frame advances: one step, access, line, round, barrier or pass, or cycles:N for N cycles of the model</source>
        <translation>cuánto avanza cada fotograma: step, access, line, round, barrier, pass, o cycles:N para N ciclos del modelo</translation>
    </message>
    <message>
        <source>the first step</source>
        <translation>el primer paso</translation>
    </message>
    <message>
        <source>the last step</source>
        <translation>el último paso</translation>
    </message>
    <message>
        <source>title of the page</source>
        <translation>título de la página</translation>
    </message>
    <message>
        <source>sentence below the title</source>
        <translation>frase debajo del título</translation>
    </message>
    <message>
        <source>a marker at a step, with its text; may be repeated</source>
        <translation>un marcador en un paso, con su texto; se puede repetir</translation>
    </message>
    <message>
        <source>the file to write</source>
        <translation>el archivo que se escribe</translation>
    </message>
    <message>
        <source>the file to write: .html or .pdf</source>
        <translation>el archivo que se escribe: .html o .pdf</translation>
    </message>
    <message>
        <source>the file to write: .png, .svg or .pdf; for charts, also .csv</source>
        <translation>el archivo que se escribe: .png, .svg o .pdf; para gráficos, también .csv</translation>
    </message>
    <message>
        <source>try all swizzles, or this one; default: all, if --pad is not given</source>
        <translation>prueba cada swizzle, o solo este; predeterminado: todos, si no se indica --pad</translation>
    </message>
    <message>
        <source>the array in local memory; default: each array of the launch</source>
        <translation>el array de la memoria local; predeterminado: todos los arrays del lanzamiento</translation>
    </message>
    <message>
        <source>words to add after each row; default: 0..32, if --swizzle is not given</source>
        <translation>palabras que se añaden después de cada fila; predeterminado: 0..32, si no se indica --swizzle</translation>
    </message>
    <message>
        <source>elements per row; default: the last dimension of the declaration; if it has no rows, as many as fill all banks once</source>
        <translation>elementos por fila; predeterminado: la última dimensión de la declaración; si no tiene filas, tantos como llenen una vez todos los bancos</translation>
    </message>
    <message>
        <source>simulate each layout, and print its modelled cycles</source>
        <translation>simula cada disposición y muestra sus ciclos modelados</translation>
    </message>
    <message>
        <source>save the kernel with one layout of one array in this new file, and its launch in FILE.sim; print the changed lines</source>
        <translation>guarda el kernel con una disposición de un array en este archivo nuevo, y su lanzamiento en FILE.sim; muestra las líneas cambiadas</translation>
    </message>
    <message>
        <source>with --apply: instead of a layout, add the group size of the launch to the kernel, as reqd_work_group_size</source>
        <translation>con --apply: en lugar de una disposición, añade al kernel el tamaño de grupo del lanzamiento, como reqd_work_group_size</translation>
    </message>
    <message>
        <source>with --apply: run the saved kernel, and compare it with the original one</source>
        <translation>con --apply: ejecuta el kernel guardado y lo compara con el original</translation>
    </message>
    <message>
        <source>the array in local memory whose layouts the try-it view shows; default: the one with the most conflicts</source>
        <translation>el array de la memoria local cuyas disposiciones muestra la vista try-it; predeterminado: el que tiene más conflictos</translation>
    </message>
    <message>
        <source>the padding that the try-it view shows, in words per row</source>
        <translation>el padding que muestra la vista try-it, en palabras por fila</translation>
    </message>
    <message>
        <source>the swizzle that the try-it view shows, instead of a padding</source>
        <translation>el swizzle que muestra la vista try-it, en lugar de un padding</translation>
    </message>
    <message>
        <source>print the counts and cycles of the launch on other hardware, instead of other layouts</source>
        <translation>muestra los conteos y los ciclos del lanzamiento en otro hardware, en lugar de otras disposiciones</translation>
    </message>
    <message>
        <source>pack for a device of another machine, which this file describes</source>
        <translation>empaquetar para un dispositivo de otra máquina, que este archivo describe</translation>
    </message>
    <message>
        <source>remember a computer, so that this command and the window list it</source>
        <translation>recuerda un equipo, para que lo enumeren este comando y la ventana</translation>
    </message>
    <message>
        <source>forget a computer</source>
        <translation>olvida un equipo</translation>
    </message>
    <message>
        <source>use the OpenCL device whose name contains NAME; &quot;lockstep-cli devices&quot; lists the devices. ssh:HOST or ssh:HOST/NAME: a device of another computer</source>
        <translation>usa el dispositivo OpenCL cuyo nombre contiene NAME; «lockstep-cli devices» enumera los dispositivos. ssh:HOST o ssh:HOST/NAME: un dispositivo de otro equipo</translation>
    </message>
</context>
<context>
    <name>OverlapWords</name>
    <message>
        <source>multiprocessor %1</source>
        <translation>multiprocesador %1</translation>
    </message>
    <message>
        <source>logical processor %1</source>
        <translation>procesador lógico %1</translation>
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
        <translation>medido</translation>
    </message>
    <message>
        <source>simulated, not measured</source>
        <translation>simulado, no medido</translation>
    </message>
    <message>
        <source>Work-groups over time</source>
        <translation>Grupos de trabajo en el tiempo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s) ran at the same time as group %1</source>
        <translation>
            <numerusform>%Ln grupo se ejecutó al mismo tiempo que el grupo %1</numerusform>
            <numerusform>%Ln grupos se ejecutaron al mismo tiempo que el grupo %1</numerusform>
        </translation>
    </message>
    <message>
        <source>concurrent groups: at most %1, %2 on average</source>
        <translation>grupos simultáneos: %1 como máximo, %2 en promedio</translation>
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
        <translation>%1, paso %2</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
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
        <translation>Tamaño de grupo</translation>
    </message>
    <message>
        <source>Element type</source>
        <translation>Tipo de elemento</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operación</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>Semilla aleatoria</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Final reduction on</source>
        <translation>Reducción final en</translation>
    </message>
    <message>
        <source>Vector width</source>
        <translation>Ancho de vector</translation>
    </message>
    <message>
        <source>Elements per work-item</source>
        <translation>Elementos por elem. de trabajo</translation>
    </message>
    <message>
        <source>Stride</source>
        <translation>Salto</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Desplazamiento</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radio</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Arithmetic per load</source>
        <translation>Aritmética por carga</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>Inner dimension</source>
        <translation>Dimensión interna</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Mosaico</translation>
    </message>
    <message>
        <source>Padding</source>
        <translation>Padding</translation>
    </message>
    <message>
        <source>Fields used</source>
        <translation>Campos usados</translation>
    </message>
    <message>
        <source>Polynomial terms</source>
        <translation>Términos del polinomio</translation>
    </message>
    <message>
        <source>Branch statement</source>
        <translation>Instrucción de bifurcación</translation>
    </message>
    <message>
        <source>Busy work-items</source>
        <translation>Elem. de trabajo ocupados</translation>
    </message>
    <message>
        <source>Work per round</source>
        <translation>Trabajo por ronda</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Bins</source>
        <translation>Intervalos</translation>
    </message>
    <message>
        <source>Distinct values</source>
        <translation>Valores distintos</translation>
    </message>
    <message>
        <source>Memory for counting</source>
        <translation>Memoria para contar</translation>
    </message>
    <message>
        <source>Spheres</source>
        <translation>Esferas</translation>
    </message>
    <message>
        <source>Reflections</source>
        <translation>Reflexiones</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Colas</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>Lanzamientos</translation>
    </message>
    <message>
        <source>Enqueue mode</source>
        <translation>Modo de encolado</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>Caminos</translation>
    </message>
    <message>
        <source>Adjacent work-items per path</source>
        <translation>Elem. adyacentes por camino</translation>
    </message>
    <message>
        <source>Input values</source>
        <translation>Valores de entrada</translation>
    </message>
    <message>
        <source>Elements in the first bin (%)</source>
        <translation>Elementos en el primer intervalo (%)</translation>
    </message>
    <message>
        <source>Elements kept (%)</source>
        <translation>Elementos conservados (%)</translation>
    </message>
    <message>
        <source>Nonzero elements per row</source>
        <translation>Elementos no nulos por fila</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>Nodes of the tree</source>
        <translation>Nodos del árbol</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Anchura</translation>
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
        <translation>Procesando la traza…</translation>
    </message>
</context>
<context>
    <name>PassWords</name>
    <message>
        <source>passes</source>
        <translation>pasadas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lane(s): %1</source>
        <translation>
            <numerusform>%Ln carril: %1</numerusform>
            <numerusform>%Ln carriles: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lane(s)</source>
        <translation>
            <numerusform>%Ln carril</numerusform>
            <numerusform>%Ln carriles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PhotoWords</name>
    <message numerus="yes">
        <source>%Ln round(s) done</source>
        <translation>
            <numerusform>%Ln ronda completada</numerusform>
            <numerusform>%Ln rondas completadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 to go</source>
        <comment>2 rounds done; a time</comment>
        <translation>%1, faltan %2</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminada</translation>
    </message>
    <message>
        <source>what warp slot %1 does when the runs start to differ</source>
        <translation>qué hace la ranura de warp %1 cuando las ejecuciones empiezan a diferir</translation>
    </message>
    <message>
        <source>how far each run is when %1 finishes</source>
        <translation>hasta dónde llegó cada ejecución cuando termina %1</translation>
    </message>
    <message>
        <source>Photo finish</source>
        <translation>Foto de llegada</translation>
    </message>
    <message>
        <source>The photo appears when the runs start to differ, and when the first run finishes.</source>
        <translation>La foto aparece cuando las ejecuciones empiezan a diferir y cuando termina la primera.</translation>
    </message>
    <message>
        <source>First difference</source>
        <translation>Primera diferencia</translation>
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
        <translation>Bancos de memoria local</translation>
    </message>
    <message>
        <source>Shows which bank of local memory each lane accesses, and how many passes this takes.</source>
        <translation>Muestra a qué banco de la memoria local accede cada carril y cuántas pasadas hacen falta.</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>Película</translation>
    </message>
    <message>
        <source>Shows the whole work-group in one image: each row is a lane, each column a step.</source>
        <translation>Muestra el grupo de trabajo completo en una imagen: cada fila es un carril, cada columna un paso.</translation>
    </message>
    <message>
        <source>Launches over time</source>
        <translation>Lanzamientos en el tiempo</translation>
    </message>
    <message>
        <source>Shows which launches overlap in time, and on which queue.</source>
        <translation>Muestra qué lanzamientos se solapan en el tiempo y en qué cola.</translation>
    </message>
    <message>
        <source>Data flow</source>
        <translation>Flujo de datos</translation>
    </message>
    <message>
        <source>Shows which values flow from lane to lane through memory, round by round.</source>
        <translation>Muestra qué valores fluyen de carril a carril a través de la memoria, ronda a ronda.</translation>
    </message>
    <message>
        <source>Exchanges</source>
        <translation>Intercambios</translation>
    </message>
    <message>
        <source>Footprints</source>
        <translation>Huellas</translation>
    </message>
    <message>
        <source>Shows which elements each work-group reads, and which of them several work-groups read.</source>
        <translation>Muestra qué elementos lee cada grupo de trabajo y cuáles de ellos leen varios grupos de trabajo.</translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>Carriles</translation>
    </message>
    <message>
        <source>Shows what each lane of the work-group does in this step, warp by warp.</source>
        <translation>Muestra qué hace cada carril del grupo de trabajo en este paso, warp a warp.</translation>
    </message>
    <message>
        <source>Global memory</source>
        <translation>Memoria global</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>Calor</translation>
    </message>
    <message>
        <source>Shows how often the launch accesses each address of its arrays.</source>
        <translation>Muestra con qué frecuencia el lanzamiento accede a cada dirección de sus arrays.</translation>
    </message>
    <message>
        <source>Kernel source</source>
        <translation>Código del kernel</translation>
    </message>
    <message>
        <source>Shows the source of the kernel with the counts of each line.</source>
        <translation>Muestra el código fuente del kernel con los conteos de cada línea.</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Caché</translation>
    </message>
    <message>
        <source>Shows how many sectors hit and miss in each modelled cache, and why they miss.</source>
        <translation>Muestra cuántos sectores aciertan y fallan en cada caché modelada, y por qué fallan.</translation>
    </message>
    <message>
        <source>Multiprocessor</source>
        <translation>Multiprocesador</translation>
    </message>
    <message>
        <source>Shows cycle by cycle which warps issue and what the others wait for, as modelled.</source>
        <translation>Muestra ciclo a ciclo qué warps emiten y qué esperan los demás, según el modelo.</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Ocupación</translation>
    </message>
    <message>
        <source>Shows how many warps fit on a multiprocessor of the model, and what limits them.</source>
        <translation>Muestra cuántos warps caben en un multiprocesador del modelo y qué los limita.</translation>
    </message>
    <message>
        <source>Work-groups over time</source>
        <translation>Grupos de trabajo en el tiempo</translation>
    </message>
    <message>
        <source>Shows when each work-group runs on which multiprocessor, as modelled.</source>
        <translation>Muestra cuándo se ejecuta cada grupo de trabajo y en qué multiprocesador, según el modelo.</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Shows how close each launch comes to the bandwidth and issue limits of the model.</source>
        <translation>Muestra cuánto se acerca cada lanzamiento a los límites de ancho de banda y de emisión del modelo.</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Escenario</translation>
    </message>
    <message>
        <source>Shows to which lane each lane sends its value when a warp exchanges values.</source>
        <translation>Muestra a qué carril envía su valor cada carril cuando un warp intercambia valores.</translation>
    </message>
    <message>
        <source>Shows which sectors and cache lines of global memory the lanes of a warp access together.</source>
        <translation>Muestra a qué sectores y líneas de caché de la memoria global acceden juntos los carriles de un warp.</translation>
    </message>
    <message>
        <source>Shows what each lane does in this step and, below the lanes, the memory request of the warp.</source>
        <translation>Muestra qué hace cada carril en este paso y, debajo de los carriles, la petición de memoria del warp.</translation>
    </message>
</context>
<context>
    <name>PlainKernels</name>
    <message>
        <source>The original kernel of launch %1 crashed (%2), but the instrumented kernel did not. The kernel has undefined behaviour, or the driver miscompiled it. Try another device or driver.</source>
        <translation>El kernel original del lanzamiento %1 falló (%2), pero el kernel instrumentado no. El kernel tiene un comportamiento indefinido o el controlador lo compiló mal. Pruebe otro dispositivo o controlador.</translation>
    </message>
    <message>
        <source>The run reached its time limit of %2 s while the original kernel of launch %1 was running. To allow more time, use --time-limit on the command line.</source>
        <translation>La ejecución alcanzó su límite de tiempo de %2 s mientras se ejecutaba el kernel original del lanzamiento %1. Para conceder más tiempo, use --time-limit en la línea de comandos.</translation>
    </message>
    <message>
        <source>Parsing and building the kernels of this run exceeded the limit of %2 s of processor time. The limit was reached while the driver was building the original kernel of launch %1. To allow more time, use --build-time on the command line.</source>
        <translation>El análisis sintáctico y la compilación de los kernels de esta ejecución superaron el límite de %2 s de tiempo de procesador. El límite se alcanzó mientras el controlador compilaba el kernel original del lanzamiento %1. Para conceder más tiempo, use --build-time en la línea de comandos.</translation>
    </message>
    <message>
        <source>To build the original kernel of launch %1, the driver needs more memory than the limit of %2 bytes. To allow more, use --build-memory on the command line.</source>
        <translation>Para compilar el kernel original del lanzamiento %1, el controlador necesita más memoria que el límite de %2 bytes. Para permitir más, use --build-memory en la línea de comandos.</translation>
    </message>
    <message>
        <source>The original kernel of launch %1 used up the memory of this computer and was stopped. Choose a smaller size.</source>
        <translation>El kernel original del lanzamiento %1 agotó la memoria de este equipo y se interrumpió su ejecución. Elija un tamaño menor.</translation>
    </message>
    <message>
        <source>The original kernel of launch %1 did not finish within %2 s and was stopped. It needs more time, or the driver compiled it into an endless loop. To allow more time, use --plain-limit on the command line.</source>
        <translation>El kernel original del lanzamiento %1 no terminó en %2 s y se interrumpió su ejecución. Necesita más tiempo, o el controlador lo compiló como un bucle infinito. Para conceder más tiempo, use --plain-limit en la línea de comandos.</translation>
    </message>
    <message>
        <source>The result and the time of the original kernel are complete, but the times of its work-groups are missing.</source>
        <translation>El resultado y el tiempo del kernel original están completos, pero faltan los tiempos de sus grupos de trabajo.</translation>
    </message>
    <message>
        <source>The original kernel has no result and no time. The counts and the findings are complete.</source>
        <translation>El kernel original no tiene resultado ni tiempo. Los conteos y los hallazgos están completos.</translation>
    </message>
    <message>
        <source>The original kernel and the instrumented kernel of launch %2 compute different results, and no finding explains this. The kernel has undefined behaviour, or the compiler for %1 miscompiled the original kernel. First difference at %3[%4]: original %5, instrumented %6. Number of values that differ: %7. Try another device or driver.</source>
        <translation>El kernel original y el kernel instrumentado del lanzamiento %2 calculan resultados distintos, y ningún hallazgo lo explica. El kernel tiene un comportamiento indefinido o el compilador de %1 compiló mal el kernel original. Primera diferencia en %3[%4]: original %5, instrumentado %6. Número de valores que difieren: %7. Pruebe otro dispositivo o controlador.</translation>
    </message>
    <message>
        <source>The connection to %2 was lost while the original kernel of launch %1 was running. Check the network, and run it again.</source>
        <translation>La conexión con %2 se perdió mientras se ejecutaba el kernel original del lanzamiento %1. Compruebe la red y vuelva a ejecutarlo.</translation>
    </message>
    <message>
        <source>The connection to %2 was lost while launch %1 was being recorded. Check the network, and run it again.</source>
        <translation>La conexión con %2 se perdió mientras se grababa el lanzamiento %1. Compruebe la red y vuelva a ejecutarlo.</translation>
    </message>
    <message>
        <source>The recording contains only the work-groups that had arrived by then. The counts and the findings are those of these work-groups.</source>
        <translation>La grabación solo contiene los grupos de trabajo que habían llegado hasta entonces. Los conteos y los hallazgos son los de estos grupos de trabajo.</translation>
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
        <translation>%1 termina en el puesto %2</translation>
    </message>
    <message>
        <source>%1 finishes in place %2 after %3.</source>
        <comment>A run; its place; its time</comment>
        <translation>%1 termina en el puesto %2 después de %3.</translation>
    </message>
    <message>
        <source>%1 finishes in place %2 after %3, %4 behind the first.</source>
        <comment>A run; its place; its time; a time</comment>
        <translation>%1 termina en el puesto %2 después de %3, con %4 de retraso respecto a la primera.</translation>
    </message>
    <message>
        <source>All runs on the same modelled time axis, not measured</source>
        <translation>Todas las ejecuciones en el mismo eje de tiempo modelado, no medido</translation>
    </message>
    <message>
        <source>The runs start to differ</source>
        <translation>Las ejecuciones empiezan a diferir</translation>
    </message>
    <message>
        <source>modelled, not measured</source>
        <translation>modelado, no medido</translation>
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
        <translation>Paso %1, pasada %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Paso %1 de %2</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 elementos</translation>
    </message>
    <message>
        <source>work-group of %1</source>
        <translation>grupo de trabajo de %1</translation>
    </message>
    <message>
        <source>work-group %1</source>
        <translation>grupo de trabajo %1</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>semilla %1</translation>
    </message>
    <message>
        <source>recorded on %1</source>
        <translation>grabación hecha en %1</translation>
    </message>
    <message>
        <source>recorded on %1, driver %2</source>
        <translation>grabación hecha en %1, controlador %2</translation>
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
        <translation>Se omite, porque el archivo superaría los 5 MB: %1</translation>
    </message>
</context>
<context>
    <name>PlayerJsonWords</name>
    <message>
        <source>The result matches the reference</source>
        <translation>El resultado coincide con la referencia</translation>
    </message>
    <message>
        <source>The result differs from the reference</source>
        <translation>El resultado difiere de la referencia</translation>
    </message>
</context>
<context>
    <name>PlayerWords</name>
    <message>
        <source>First step</source>
        <translation>Primer paso</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Paso atrás</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Play backwards</source>
        <translation>Reproducir hacia atrás</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Paso adelante</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Último paso</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>%1 / s</source>
        <comment>steps per second</comment>
        <translation>%1 / s</translation>
    </message>
    <message>
        <source>Pause at</source>
        <translation>Pausar en</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>pause at nothing</comment>
        <translation>ningún punto</translation>
    </message>
    <message>
        <source>markers</source>
        <translation>marcadores</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>rondas</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>barreras</translation>
    </message>
    <message>
        <source>conflicts and divergent branches</source>
        <translation>conflictos y bifurcaciones divergentes</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Leyenda</translation>
    </message>
    <message>
        <source>Position in the run</source>
        <translation>Posición en la ejecución</translation>
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
        <translation>Oscuro</translation>
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
        <translation>Vistas</translation>
    </message>
    <message>
        <source>The picture as text</source>
        <translation>La imagen como texto</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>The recording has no source text.</source>
        <translation>La grabación no contiene el código fuente.</translation>
    </message>
    <message>
        <source>line</source>
        <translation>línea</translation>
    </message>
    <message>
        <source>warp steps</source>
        <translation>pasos de warp</translation>
    </message>
    <message>
        <source>bank passes</source>
        <translation>pasadas de banco</translation>
    </message>
    <message>
        <source>sectors</source>
        <translation>sectores</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>No markers.</source>
        <translation>No hay marcadores.</translation>
    </message>
    <message>
        <source>About the run</source>
        <translation>Acerca de la ejecución</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
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
        <translation>reproducir o pausar</translation>
    </message>
    <message>
        <source>step back or forward</source>
        <translation>paso atrás o adelante</translation>
    </message>
    <message>
        <source>previous or next marker</source>
        <translation>marcador anterior o siguiente</translation>
    </message>
    <message>
        <source>first or last step</source>
        <translation>primer o último paso</translation>
    </message>
    <message>
        <source>go to a marker</source>
        <translation>ir a un marcador</translation>
    </message>
    <message>
        <source>previous or next view</source>
        <translation>vista anterior o siguiente</translation>
    </message>
    <message>
        <source>caption</source>
        <translation>leyenda</translation>
    </message>
    <message>
        <source>theme</source>
        <translation>tema</translation>
    </message>
    <message>
        <source>Open in Lockstep</source>
        <translation>Abrir en Lockstep</translation>
    </message>
    <message>
        <source>Copied. In Lockstep, choose File &gt; Open copied link.</source>
        <translation>Copiado. En Lockstep, elija Archivo &gt; Abrir enlace copiado.</translation>
    </message>
    <message>
        <source>Copy this link. In Lockstep, choose File &gt; Open copied link.</source>
        <translation>Copie este enlace. En Lockstep, elija Archivo &gt; Abrir enlace copiado.</translation>
    </message>
    <message>
        <source>Counts are exact, from the trace. This file works offline and sends nothing.</source>
        <translation>Los conteos son exactos y provienen de la traza. Este archivo funciona sin conexión y no envía nada.</translation>
    </message>
    <message>
        <source>This page needs JavaScript. It needs no other file and no network.</source>
        <translation>Esta página necesita JavaScript. No necesita ningún otro archivo ni la red.</translation>
    </message>
    <message>
        <source>This file is damaged, or the browser is too old. Export it again, or use another browser.</source>
        <translation>Este archivo está dañado o el navegador es demasiado antiguo. Vuelva a exportarlo o use otro navegador.</translation>
    </message>
    <message>
        <source>Pages of the lesson</source>
        <translation>Páginas de la lección</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Correcto</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Todavía no</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Su respuesta</translation>
    </message>
    <message>
        <source>Task in Lockstep</source>
        <translation>Tarea en Lockstep</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
</context>
<context>
    <name>PresentWords</name>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>End the presentation</source>
        <translation>Terminar la presentación</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Pantalla vacía</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Leyenda</translation>
    </message>
    <message>
        <source>Hide numbers</source>
        <translation>Ocultar números</translation>
    </message>
    <message>
        <source>Ask questions</source>
        <translation>Hacer preguntas</translation>
    </message>
    <message>
        <source>Show votes</source>
        <translation>Mostrar votos</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>Tiempo para pensar</translation>
    </message>
    <message>
        <source>Ask again elsewhere</source>
        <translation>Preguntar de nuevo en otro lugar</translation>
    </message>
    <message>
        <source>Laser dot</source>
        <translation>Puntero láser</translation>
    </message>
    <message>
        <source>Spotlight</source>
        <translation>Foco</translation>
    </message>
    <message>
        <source>Zoom lens</source>
        <translation>Lupa</translation>
    </message>
    <message>
        <source>Pen</source>
        <translation>Lápiz</translation>
    </message>
    <message>
        <source>Erase the drawing</source>
        <translation>Borrar el dibujo</translation>
    </message>
    <message>
        <source>Save the slide with its drawing</source>
        <translation>Guardar la diapositiva con su dibujo</translation>
    </message>
    <message>
        <source>Full screen or window</source>
        <translation>Pantalla completa o ventana</translation>
    </message>
    <message>
        <source>Count a raised hand; with Shift: subtract one</source>
        <translation>Contar una mano levantada; con Shift: descontar una</translation>
    </message>
    <message>
        <source>Freeze what the audience sees</source>
        <translation>Congelar lo que ve el público</translation>
    </message>
    <message>
        <source>Send the prepared state to the audience</source>
        <translation>Enviar al público el estado preparado</translation>
    </message>
</context>
<context>
    <name>ProvenanceWords</name>
    <message>
        <source>seed %1</source>
        <translation>semilla %1</translation>
    </message>
</context>
<context>
    <name>QuantityWords</name>
    <message>
        <source>a few seconds left</source>
        <translation>quedan unos segundos</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln second(s) left</source>
        <translation>
            <numerusform>queda alrededor de %Ln segundo</numerusform>
            <numerusform>quedan unos %Ln segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minute(s) left</source>
        <translation>
            <numerusform>queda alrededor de %Ln minuto</numerusform>
            <numerusform>quedan unos %Ln minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln hour(s) left</source>
        <translation>
            <numerusform>queda alrededor de %Ln hora</numerusform>
            <numerusform>quedan unas %Ln horas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuestionWords</name>
    <message>
        <source>right answer</source>
        <translation>respuesta correcta</translation>
    </message>
    <message>
        <source>%1 to think</source>
        <comment>a time</comment>
        <translation>%1 para pensar</translation>
    </message>
    <message>
        <source>Think for yourself, then hold up your letter.</source>
        <translation>Piense por su cuenta y después levante su letra.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a letter; an answer</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>Pregunta %1 de %2</translation>
    </message>
    <message>
        <source>The answer is counted from the trace.</source>
        <translation>La respuesta se cuenta en la traza.</translation>
    </message>
    <message>
        <source>Values and totals are hidden until the answer is shown.</source>
        <translation>Los valores y los totales se ocultan hasta que se muestra la respuesta.</translation>
    </message>
    <message>
        <source>Think for yourself, then write down the order of the letters.</source>
        <translation>Piense por su cuenta y después anote el orden de las letras.</translation>
    </message>
    <message>
        <source>Think for yourself, then write down your answer.</source>
        <translation>Piense por su cuenta y después anote su respuesta.</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Some of these lanes access another bank.</source>
        <translation>Algunos de estos carriles acceden a otro banco.</translation>
    </message>
    <message>
        <source>Some lanes are masked off in this step.</source>
        <translation>Algunos carriles están enmascarados en este paso.</translation>
    </message>
    <message>
        <source>The number is right, but the active lanes are not the first lanes of the warp.</source>
        <translation>El número es correcto, pero los carriles activos no son los primeros del warp.</translation>
    </message>
    <message>
        <source>The addresses select the bank, not the positions of the lanes.</source>
        <translation>Lo que determina el banco son las direcciones, no las posiciones de los carriles.</translation>
    </message>
    <message>
        <source>The number is right, but the active lanes are not adjacent.</source>
        <translation>El número es correcto, pero los carriles activos no son adyacentes.</translation>
    </message>
    <message>
        <source>These lanes are masked off in this step.</source>
        <translation>Estos carriles están enmascarados en este paso.</translation>
    </message>
    <message>
        <source>The addresses select the bank. A distance of 16 lanes alone does not cause a conflict.</source>
        <translation>Lo que determina el banco son las direcciones. Una distancia de 16 carriles no causa por sí sola un conflicto.</translation>
    </message>
    <message>
        <source>The conditions decide which lanes are active. A warp does not execute a step in halves.</source>
        <translation>Las condiciones deciden qué carriles están activos. Un warp no ejecuta un paso por mitades.</translation>
    </message>
    <message>
        <source>Lanes are counted from 0, not from 1.</source>
        <translation>Los carriles se cuentan desde 0, no desde 1.</translation>
    </message>
    <message>
        <source>Other words are in this bank too. Lanes that access them share the bank.</source>
        <translation>En este banco también hay otras palabras. Los carriles que acceden a ellas comparten el banco.</translation>
    </message>
    <message>
        <source>All of these lanes access the bank, but they are not the only ones.</source>
        <translation>Todos estos carriles acceden al banco, pero no son los únicos.</translation>
    </message>
    <message>
        <source>All of these lanes are active, but they are not the only ones.</source>
        <translation>Todos estos carriles están activos, pero no son los únicos.</translation>
    </message>
    <message>
        <source>Some of these lanes access another bank. The words of a bank are further apart.</source>
        <translation>Algunos de estos carriles acceden a otro banco. Las palabras de un banco están más separadas.</translation>
    </message>
    <message>
        <source>This is the answer for an earlier execution of this code.</source>
        <translation>Esta es la respuesta para una ejecución anterior de este código.</translation>
    </message>
    <message>
        <source>This is the answer for a later execution of this code.</source>
        <translation>Esta es la respuesta para una ejecución posterior de este código.</translation>
    </message>
    <message>
        <source>Off by one: this is one too many for the true side.</source>
        <translation>Error de una unidad: en la rama verdadera sobra uno.</translation>
    </message>
    <message>
        <source>Off by one: this is one too few for the true side.</source>
        <translation>Error de una unidad: en la rama verdadera falta uno.</translation>
    </message>
    <message>
        <source>Off by one: the right number is smaller.</source>
        <translation>Error de una unidad: el número correcto es menor.</translation>
    </message>
    <message>
        <source>Off by one: the right number is larger.</source>
        <translation>Error de una unidad: el número correcto es mayor.</translation>
    </message>
    <message>
        <source>This is only half of the right number.</source>
        <translation>Esto es solo la mitad del número correcto.</translation>
    </message>
    <message>
        <source>This is twice the right number.</source>
        <translation>Esto es el doble del número correcto.</translation>
    </message>
    <message>
        <source>The access touches every line that contains a requested byte, not only one line.</source>
        <translation>El acceso toca todas las líneas que contienen algún byte pedido, no solo una.</translation>
    </message>
    <message>
        <source>Atomic operations in the same bank are executed one after the other.</source>
        <translation>Las operaciones atómicas en un mismo banco se ejecutan una tras otra.</translation>
    </message>
    <message>
        <source>The access moves every sector that contains a requested byte, not only one sector.</source>
        <translation>El acceso mueve todos los sectores que contienen algún byte pedido, no solo uno.</translation>
    </message>
    <message>
        <source>Lanes that access the same line share it.</source>
        <translation>Los carriles que acceden a la misma línea la comparten.</translation>
    </message>
    <message>
        <source>One pass serves all lanes whose words are in different banks.</source>
        <translation>Una pasada atiende a todos los carriles cuyas palabras están en bancos distintos.</translation>
    </message>
    <message>
        <source>Lanes that access the same sector share it.</source>
        <translation>Los carriles que acceden al mismo sector lo comparten.</translation>
    </message>
    <message>
        <source>The requested bytes would fit into this many lines, but they are spread over more.</source>
        <translation>Los bytes pedidos cabrían en este número de líneas, pero están repartidos entre más.</translation>
    </message>
    <message>
        <source>The requested bytes would fit into this many sectors, but they are spread over more.</source>
        <translation>Los bytes pedidos cabrían en este número de sectores, pero están repartidos entre más.</translation>
    </message>
    <message>
        <source>Lanes that access the same bytes share the transfer.</source>
        <translation>Los carriles que acceden a los mismos bytes comparten la transferencia.</translation>
    </message>
    <message>
        <source>This is the number of sectors. A line contains several sectors.</source>
        <translation>Este es el número de sectores. Una línea contiene varios sectores.</translation>
    </message>
    <message>
        <source>This is the number of lines. A line contains several sectors.</source>
        <translation>Este es el número de líneas. Una línea contiene varios sectores.</translation>
    </message>
    <message>
        <source>One pass serves all lanes that access the same word. This is not a bank conflict.</source>
        <translation>Una pasada atiende a todos los carriles que acceden a la misma palabra. Esto no es un conflicto de bancos.</translation>
    </message>
    <message>
        <source>One pass serves lanes of the whole warp, not only of one half.</source>
        <translation>Una pasada atiende a carriles de todo el warp, no solo de una mitad.</translation>
    </message>
    <message>
        <source>This is the stride. The number of passes depends on the number of words in one bank, not on the stride.</source>
        <translation>Este es el salto. El número de pasadas depende del número de palabras en un mismo banco, no del salto.</translation>
    </message>
    <message>
        <source>Other lanes access this bank too.</source>
        <translation>Otros carriles también acceden a este banco.</translation>
    </message>
    <message>
        <source>Different words in the same bank need separate passes.</source>
        <translation>Las palabras distintas de un mismo banco necesitan pasadas separadas.</translation>
    </message>
    <message>
        <source>The condition is false for at least one active lane.</source>
        <translation>La condición es falsa en al menos un carril activo.</translation>
    </message>
    <message>
        <source>The condition is true for at least one active lane.</source>
        <translation>La condición es verdadera en al menos un carril activo.</translation>
    </message>
    <message>
        <source>True and false are swapped.</source>
        <translation>Verdadero y falso están intercambiados.</translation>
    </message>
    <message>
        <source>Each lane evaluates the condition with its own values. The warp does not have to split in half.</source>
        <translation>Cada carril evalúa la condición con sus propios valores. El warp no tiene por qué dividirse por la mitad.</translation>
    </message>
    <message>
        <source>A warp without an active lane does not execute the step.</source>
        <translation>Un warp sin ningún carril activo no ejecuta el paso.</translation>
    </message>
    <message>
        <source>Active lanes stay in their warps. They are not packed into fewer warps.</source>
        <translation>Los carriles activos permanecen en sus warps. No se agrupan en menos warps.</translation>
    </message>
    <message>
        <source>This is the number of the lane itself. See the expression for the index.</source>
        <translation>Este es el número del propio carril. Fíjese en la expresión del índice.</translation>
    </message>
    <message>
        <source>The lane has read this before.</source>
        <translation>El carril ya leyó este elemento antes.</translation>
    </message>
    <message>
        <source>This is the answer for the next lane.</source>
        <translation>Esta es la respuesta para el carril siguiente.</translation>
    </message>
    <message>
        <source>Rows and columns are swapped.</source>
        <translation>Las filas y las columnas están intercambiadas.</translation>
    </message>
    <message>
        <source>In this run, these accesses do not race.</source>
        <translation>En esta ejecución, entre estos accesos no hay ninguna condición de carrera.</translation>
    </message>
    <message>
        <source>In this run, some accesses race. A barrier would separate them.</source>
        <translation>En esta ejecución hay una condición de carrera entre accesos que una barrera separaría.</translation>
    </message>
    <message>
        <source>The runs need different numbers of warp steps.</source>
        <translation>Las ejecuciones necesitan números distintos de pasos de warp.</translation>
    </message>
    <message>
        <source>In this order, the numbers of active lanes are %1.</source>
        <translation>En este orden, los números de carriles activos son %1.</translation>
    </message>
    <message>
        <source>This kernel does not need this resource.</source>
        <translation>Este kernel no necesita este recurso.</translation>
    </message>
    <message numerus="yes">
        <source>This resource alone would allow %1 groups, which is more than the actual limit.</source>
        <translation>
            <numerusform>Este recurso por sí solo permitiría %1 grupo, que es más que el límite real.</numerusform>
            <numerusform>Este recurso por sí solo permitiría %1 grupos, que son más que el límite real.</numerusform>
        </translation>
    </message>
    <message>
        <source>This resource alone would allow one group, which is more than the actual limit.</source>
        <translation>Este recurso por sí solo permitiría un grupo, que es más que el límite real.</translation>
    </message>
    <message>
        <source>All runs need the same number of warp steps.</source>
        <translation>Todas las ejecuciones necesitan el mismo número de pasos de warp.</translation>
    </message>
    <message numerus="yes">
        <source>This run needs %1 warp steps, more than the best one.</source>
        <translation>
            <numerusform>Esta ejecución necesita %1 paso de warp, más que la mejor.</numerusform>
            <numerusform>Esta ejecución necesita %1 pasos de warp, más que la mejor.</numerusform>
        </translation>
    </message>
    <message>
        <source>This run needs one warp step, more than the best one.</source>
        <translation>Esta ejecución necesita un paso de warp, más que la mejor.</translation>
    </message>
    <message numerus="yes">
        <source>In this step, %1 of %2 lanes of the warp are active.</source>
        <translation>
            <numerusform>En este paso, %1 de %2 carriles del warp está activo.</numerusform>
            <numerusform>En este paso, %1 de %2 carriles del warp están activos.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this step, 1 of %2 lanes of the warp is active.</source>
        <translation>En este paso, 1 de %2 carriles del warp está activo.</translation>
    </message>
    <message numerus="yes">
        <source>In this step, %1 of %2 warps have an active lane.</source>
        <translation>
            <numerusform>En este paso, %1 de %2 warps tiene algún carril activo.</numerusform>
            <numerusform>En este paso, %1 de %2 warps tienen algún carril activo.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this step, 1 of %2 warps has an active lane.</source>
        <translation>En este paso, 1 de %2 warps tiene algún carril activo.</translation>
    </message>
    <message numerus="yes">
        <source>The requested bytes are in %1 different lines of %2 bytes.</source>
        <translation>
            <numerusform>Los bytes pedidos están en %1 línea de %2 bytes.</numerusform>
            <numerusform>Los bytes pedidos están en %1 líneas distintas de %2 bytes.</numerusform>
        </translation>
    </message>
    <message>
        <source>All requested bytes are in the same line of %2 bytes.</source>
        <translation>Todos los bytes pedidos están en la misma línea de %2 bytes.</translation>
    </message>
    <message>
        <source>No other active lane accesses the bank of lane %1.</source>
        <translation>Ningún otro carril activo accede al banco del carril %1.</translation>
    </message>
    <message>
        <source>Their words and the word of lane %1 are equal modulo %2, the number of banks.</source>
        <translation>Sus palabras y la palabra del carril %1 son iguales módulo %2, el número de bancos.</translation>
    </message>
    <message>
        <source>In this run, barriers order all accesses that would otherwise race.</source>
        <translation>En esta ejecución, las barreras ordenan todos los accesos que sin ellas darían lugar a una condición de carrera.</translation>
    </message>
    <message>
        <source>Different work-items access the same bytes here, and no barrier orders the accesses.</source>
        <translation>Aquí, elementos de trabajo distintos acceden a los mismos bytes, y ninguna barrera ordena los accesos.</translation>
    </message>
    <message numerus="yes">
        <source>The limit (%2) allows %1 groups on a multiprocessor, the fewest of all.</source>
        <translation>
            <numerusform>El límite (%2) permite %1 grupo en un multiprocesador, menos que todos los demás.</numerusform>
            <numerusform>El límite (%2) permite %1 grupos en un multiprocesador, menos que todos los demás.</numerusform>
        </translation>
    </message>
    <message>
        <source>The limit (%2) allows one group on a multiprocessor, the fewest of all.</source>
        <translation>El límite (%2) permite un grupo en un multiprocesador, menos que todos los demás.</translation>
    </message>
    <message>
        <source>Lane %1 receives the value of lane %2.</source>
        <translation>El carril %1 recibe el valor del carril %2.</translation>
    </message>
    <message>
        <source>The index of lane %1 is %2 in this step.</source>
        <translation>El índice del carril %1 es %2 en este paso.</translation>
    </message>
    <message numerus="yes">
        <source>This run needs %1 warp steps, fewer than all others.</source>
        <translation>
            <numerusform>Esta ejecución necesita %1 paso de warp, menos que todas las demás.</numerusform>
            <numerusform>Esta ejecución necesita %1 pasos de warp, menos que todas las demás.</numerusform>
        </translation>
    </message>
    <message>
        <source>This run needs one warp step, fewer than all others.</source>
        <translation>Esta ejecución necesita un paso de warp, menos que todas las demás.</translation>
    </message>
    <message>
        <source>For lane %1, %2 is %3, so %4 is true.</source>
        <translation>En el carril %1, %2 es %3, así que %4 es verdadero.</translation>
    </message>
    <message>
        <source>For lane %1, %2 is %3, so %4 is false.</source>
        <translation>En el carril %1, %2 es %3, así que %4 es falso.</translation>
    </message>
    <message>
        <source>Active lanes</source>
        <translation>Carriles activos</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %6: which lanes of warp %3 execute %5?</source>
        <translation>Grupo %2, paso %1, línea %6: ¿qué carriles del warp %3 ejecutan %5?</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %6, %7 = %8: which lanes of warp %3 execute %5?</source>
        <translation>Grupo %2, paso %1, línea %6, %7 = %8: ¿qué carriles del warp %3 ejecutan %5?</translation>
    </message>
    <message>
        <source>Active warps</source>
        <translation>Warps activos</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %6: how many of the %3 warps execute %5?</source>
        <translation>Grupo %2, paso %1, línea %6: ¿cuántos de los %3 warps ejecutan %5?</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %6, %7 = %8: how many of the %3 warps execute %5?</source>
        <translation>Grupo %2, paso %1, línea %6, %7 = %8: ¿cuántos de los %3 warps ejecutan %5?</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>Sectores</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %7: warp %3 accesses %6 (active lanes: %4). How many %5-byte sectors does it move?</source>
        <translation>Grupo %2, paso %1, línea %7: el warp %3 accede a %6 (carriles activos: %4). ¿Cuántos sectores de %5 bytes mueve?</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %7, %8 = %9: warp %3 accesses %6 (active lanes: %4). How many %5-byte sectors does it move?</source>
        <translation>Grupo %2, paso %1, línea %7, %8 = %9: el warp %3 accede a %6 (carriles activos: %4). ¿Cuántos sectores de %5 bytes mueve?</translation>
    </message>
    <message>
        <source>Lines of memory</source>
        <translation>Líneas de memoria</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %7: warp %3 accesses %6 (active lanes: %4). How many %5-byte lines of memory does it touch?</source>
        <translation>Grupo %2, paso %1, línea %7: el warp %3 accede a %6 (carriles activos: %4). ¿Cuántas líneas de memoria de %5 bytes toca?</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %7, %8 = %9: warp %3 accesses %6 (active lanes: %4). How many %5-byte lines of memory does it touch?</source>
        <translation>Grupo %2, paso %1, línea %7, %8 = %9: el warp %3 accede a %6 (carriles activos: %4). ¿Cuántas líneas de memoria de %5 bytes toca?</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Pasadas</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %7: warp %3 accesses %6 (active lanes: %4). How many passes do the %5 banks need?</source>
        <translation>Grupo %2, paso %1, línea %7: el warp %3 accede a %6 (carriles activos: %4). ¿Cuántas pasadas necesitan los %5 bancos?</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %7, %8 = %9: warp %3 accesses %6 (active lanes: %4). How many passes do the %5 banks need?</source>
        <translation>Grupo %2, paso %1, línea %7, %8 = %9: el warp %3 accede a %6 (carriles activos: %4). ¿Cuántas pasadas necesitan los %5 bancos?</translation>
    </message>
    <message>
        <source>Lanes in one bank</source>
        <translation>Carriles en un mismo banco</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %7: warp %3 accesses %6. There are %5 banks. Which other lanes share a bank with lane %4?</source>
        <translation>Grupo %2, paso %1, línea %7: el warp %3 accede a %6. Hay %5 bancos. ¿Qué otros carriles acceden al mismo banco que el carril %4?</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %7, %8 = %9: warp %3 accesses %6. There are %5 banks. Which other lanes share a bank with lane %4?</source>
        <translation>Grupo %2, paso %1, línea %7, %8 = %9: el warp %3 accede a %6. Hay %5 bancos. ¿Qué otros carriles acceden al mismo banco que el carril %4?</translation>
    </message>
    <message>
        <source>Lanes with a true condition</source>
        <translation>Carriles con condición verdadera</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %6: for how many lanes of warp %3 is %5 true (active lanes: %4)?</source>
        <translation>Grupo %2, paso %1, línea %6: ¿en cuántos carriles del warp %3 es verdadero %5 (carriles activos: %4)?</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %6, %7 = %8: for how many lanes of warp %3 is %5 true (active lanes: %4)?</source>
        <translation>Grupo %2, paso %1, línea %6, %7 = %8: ¿en cuántos carriles del warp %3 es verdadero %5 (carriles activos: %4)?</translation>
    </message>
    <message>
        <source>Divergence</source>
        <translation>Divergencia</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %6: how does %5 split warp %3 (active lanes: %4)?</source>
        <translation>Grupo %2, paso %1, línea %6: ¿cómo divide %5 al warp %3 (carriles activos: %4)?</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %6, %7 = %8: how does %5 split warp %3 (active lanes: %4)?</source>
        <translation>Grupo %2, paso %1, línea %6, %7 = %8: ¿cómo divide %5 al warp %3 (carriles activos: %4)?</translation>
    </message>
    <message>
        <source>Missing barrier</source>
        <translation>Barrera que falta</translation>
    </message>
    <message>
        <source>Between which accesses to local memory is a barrier missing in this run?</source>
        <translation>¿Entre qué accesos a la memoria local falta una barrera en esta ejecución?</translation>
    </message>
    <message>
        <source>Occupancy limit</source>
        <translation>Límite de la ocupación</translation>
    </message>
    <message>
        <source>Hardware: %4. Group size: %1, registers per work-item: %2, bytes of local memory: %3. What limits the resident groups?</source>
        <translation>Hardware: %4. Tamaño de grupo: %1, registros por elemento de trabajo: %2, bytes de memoria local: %3. ¿Qué limita los grupos residentes?</translation>
    </message>
    <message>
        <source>Next element</source>
        <translation>Elemento siguiente</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %6: which element does lane %4 of warp %3 read with %5?</source>
        <translation>Grupo %2, paso %1, línea %6: ¿qué elemento lee el carril %4 del warp %3 con %5?</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %6, %7 = %8: which element does lane %4 of warp %3 read with %5?</source>
        <translation>Grupo %2, paso %1, línea %6, %7 = %8: ¿qué elemento lee el carril %4 del warp %3 con %5?</translation>
    </message>
    <message>
        <source>Fewest warp steps</source>
        <translation>Menos pasos de warp</translation>
    </message>
    <message>
        <source>Which run needs the fewest warp steps?</source>
        <translation>¿Qué ejecución necesita menos pasos de warp?</translation>
    </message>
    <message>
        <source>Order of rounds</source>
        <translation>Orden de las rondas</translation>
    </message>
    <message>
        <source>Group %1, line %3: order the rounds by the number of lanes that execute %2, most lanes first. (Choices: round numbers.)</source>
        <translation>Grupo %1, línea %3: ordene las rondas según el número de carriles que ejecutan %2, de más a menos carriles. (Opciones: números de ronda.)</translation>
    </message>
    <message>
        <source>Group %1, line %3: order the rounds by the number of lanes that execute %2, most lanes first. (Choices: values of %4.)</source>
        <translation>Grupo %1, línea %3: ordene las rondas según el número de carriles que ejecutan %2, de más a menos carriles. (Opciones: valores de %4.)</translation>
    </message>
    <message>
        <source>No other lane</source>
        <translation>Ningún otro carril</translation>
    </message>
    <message>
        <source>Only lane %1</source>
        <translation>Solo el carril %1</translation>
    </message>
    <message>
        <source>All %1 lanes</source>
        <translation>Todos los carriles (%1)</translation>
    </message>
    <message>
        <source>No barrier is missing</source>
        <translation>No falta ninguna barrera</translation>
    </message>
    <message>
        <source>Line %1, by different work-items</source>
        <translation>Línea %1, por elementos de trabajo distintos</translation>
    </message>
    <message>
        <source>Lines %1 and %2</source>
        <translation>Líneas %1 y %2</translation>
    </message>
    <message>
        <source>Lane %1</source>
        <translation>Carril %1</translation>
    </message>
    <message>
        <source>%1 to %2 in steps of %3</source>
        <translation>%1 a %2 con salto %3</translation>
    </message>
    <message>
        <source>Group %2, step %1, line %6: from which lane does lane %4 of warp %3 receive a value with %5?</source>
        <translation>Grupo %2, paso %1, línea %6: ¿de qué carril recibe un valor el carril %4 del warp %3 con %5?</translation>
    </message>
    <message>
        <source>True: %1, false: %2</source>
        <translation>Verdadero: %1, falso: %2</translation>
    </message>
    <message>
        <source>There is no difference</source>
        <translation>No hay diferencia</translation>
    </message>
</context>
<context>
    <name>Race</name>
    <message>
        <source>A race needs at least two runs.</source>
        <translation>Una carrera necesita al menos dos ejecuciones.</translation>
    </message>
    <message>
        <source>A race has at most four runs.</source>
        <translation>Una carrera tiene como máximo cuatro ejecuciones.</translation>
    </message>
    <message>
        <source>%1 and %2 have different problem sizes, so they cannot race. Run both with the same size.</source>
        <translation>%1 y %2 tienen tamaños de problema distintos, así que no pueden competir. Ejecute ambas con el mismo tamaño.</translation>
    </message>
    <message>
        <source>%1 cannot race: it does not fit on a multiprocessor of its hardware model, so it has no modelled time.</source>
        <translation>%1 no puede competir: no cabe en un multiprocesador de su modelo de hardware, así que no tiene tiempo modelado.</translation>
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
        <translation>Los warps del multiprocesador 0 hacen lo mismo en todas las ejecuciones, hasta el final.</translation>
    </message>
    <message>
        <source>The runs are too long to find when they start to differ: only the beginning of their timelines is recorded.</source>
        <translation>Las ejecuciones son demasiado largas para determinar en qué punto empiezan a diferir: solo está grabado el principio de sus líneas de tiempo.</translation>
    </message>
    <message>
        <source>The runs differ from the start.</source>
        <translation>Las ejecuciones difieren desde el principio.</translation>
    </message>
    <message>
        <source>Until cycle %1, the warps on multiprocessor 0 do the same in all runs.</source>
        <translation>Hasta el ciclo %1, los warps del multiprocesador 0 hacen lo mismo en todas las ejecuciones.</translation>
    </message>
    <message>
        <source>For the first %1, the warps on multiprocessor 0 do the same in all runs.</source>
        <translation>Durante los primeros %1, los warps del multiprocesador 0 hacen lo mismo en todas las ejecuciones.</translation>
    </message>
    <message>
        <source>%1 and %2 finish at the same time.</source>
        <translation>%1 y %2 terminan al mismo tiempo.</translation>
    </message>
    <message>
        <source>There is no clear winner: %1 finishes only %3 before %2, a difference of less than 1 %.</source>
        <translation>No hay un ganador claro: %1 termina solo %3 antes que %2, una diferencia inferior al 1 %.</translation>
    </message>
    <message>
        <source>%1 finishes first, %3 before %2.</source>
        <translation>%1 termina primero, %3 antes que %2.</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>ronda %1</translation>
    </message>
</context>
<context>
    <name>RaceFiles</name>
    <message>
        <source>A web page that plays the race, with markers when the runs start to differ and when each run finishes. A browser opens it offline, without Lockstep. It is at most 5 MB.</source>
        <translation>Una página web que reproduce la carrera, con marcadores donde las ejecuciones empiezan a diferir y donde termina cada una. Un navegador la abre sin conexión y sin Lockstep. Ocupa como máximo 5 MB.</translation>
    </message>
</context>
<context>
    <name>RaceTrackWords</name>
    <message numerus="yes">
        <source>%Ln warp step(s)</source>
        <translation>
            <numerusform>%Ln paso de warp</numerusform>
            <numerusform>%Ln pasos de warp</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bank conflict(s)</source>
        <translation>
            <numerusform>%Ln conflicto de bancos</numerusform>
            <numerusform>%Ln conflictos de bancos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 behind, %2</source>
        <comment>A time; a ratio: 1.14x</comment>
        <translation>%1 de retraso, %2</translation>
    </message>
    <message>
        <source>%1 behind</source>
        <translation>%1 de retraso</translation>
    </message>
    <message>
        <source>still running</source>
        <translation>aún en ejecución</translation>
    </message>
    <message>
        <source>%1 behind so far</source>
        <comment>A time</comment>
        <translation>%1 de retraso hasta ahora</translation>
    </message>
</context>
<context>
    <name>RaceWords</name>
    <message>
        <source>modelled, not measured</source>
        <translation>modelado, no medido</translation>
    </message>
    <message>
        <source>rows are the warp slots of multiprocessor 0</source>
        <translation>las filas son las ranuras de warp del multiprocesador 0</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other multiprocessor(s) not shown</source>
        <translation>
            <numerusform>%Ln multiprocesador más, no mostrado</numerusform>
            <numerusform>%Ln multiprocesadores más, no mostrados</numerusform>
        </translation>
    </message>
    <message>
        <source>rounds are those of the first work-group on multiprocessor 0</source>
        <translation>las rondas son las del primer grupo de trabajo en el multiprocesador 0</translation>
    </message>
    <message>
        <source>%1: place %2, %3</source>
        <comment>A run; its place; its time</comment>
        <translation>%1: puesto %2, %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>A run; how far it is</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>cycle, modelled</source>
        <translation>ciclo, modelado</translation>
    </message>
    <message>
        <source>%1, modelled</source>
        <comment>A unit of time</comment>
        <translation>%1, modelado</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminada</translation>
    </message>
    <message>
        <source>in launch %1 of %2</source>
        <translation>en el lanzamiento %1 de %2</translation>
    </message>
    <message>
        <source>in round %1 of %2</source>
        <translation>en la ronda %1 de %2</translation>
    </message>
    <message>
        <source>before the first round</source>
        <translation>antes de la primera ronda</translation>
    </message>
    <message>
        <source>after a round</source>
        <translation>después de una ronda</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Carrera</translation>
    </message>
    <message>
        <source>gap %1</source>
        <comment>A time</comment>
        <translation>retraso %1</translation>
    </message>
</context>
<context>
    <name>Races</name>
    <message>
        <source>The barrier at line %1 does not order local memory, because it has only CLK_GLOBAL_MEM_FENCE. Add CLK_LOCAL_MEM_FENCE.</source>
        <translation>La barrera de la línea %1 no ordena la memoria local, porque solo tiene CLK_GLOBAL_MEM_FENCE. Añada CLK_LOCAL_MEM_FENCE.</translation>
    </message>
    <message>
        <source>The barrier at line %1 does not order global memory, because it has only CLK_LOCAL_MEM_FENCE. Add CLK_GLOBAL_MEM_FENCE.</source>
        <translation>La barrera de la línea %1 no ordena la memoria global, porque solo tiene CLK_LOCAL_MEM_FENCE. Añada CLK_GLOBAL_MEM_FENCE.</translation>
    </message>
    <message>
        <source>Atomics order the two work-items, but no fence orders their accesses to %2. Add mem_fence(CLK_GLOBAL_MEM_FENCE) between each access and the atomic.</source>
        <translation>Las operaciones atómicas ordenan los dos elementos de trabajo, pero ningún fence ordena sus accesos a %2. Añada mem_fence(CLK_GLOBAL_MEM_FENCE) entre cada acceso y la operación atómica.</translation>
    </message>
    <message>
        <source>Line %1 accesses %2 without an atomic, while other lines change it with atomics. Use an atomic in line %1 too: atomic_or(p, 0) to read, atomic_xchg(p, x) to write.</source>
        <translation>La línea %1 accede a %2 sin una operación atómica, mientras que otras líneas lo modifican con operaciones atómicas. Use una operación atómica también en la línea %1: atomic_or(p, 0) para leer, atomic_xchg(p, x) para escribir.</translation>
    </message>
    <message>
        <source>Line %1 accesses %2 without an atomic, while other lines change it with atomics. Put a barrier between these accesses, or use an atomic in line %1 too: atomic_or(p, 0) to read, atomic_xchg(p, x) to write.</source>
        <translation>La línea %1 accede a %2 sin una operación atómica, mientras que otras líneas lo modifican con operaciones atómicas. Ponga una barrera entre estos accesos o use una operación atómica también en la línea %1: atomic_or(p, 0) para leer, atomic_xchg(p, x) para escribir.</translation>
    </message>
    <message>
        <source>Atomics order the two work-items, but no fence orders their accesses to %2. Keep the value and the flag in one word, or, with OpenCL 2.0, add atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acq_rel, memory_scope_device) between each access and the atomic.</source>
        <translation>Las operaciones atómicas ordenan los dos elementos de trabajo, pero ningún fence ordena sus accesos a %2. Guarde el valor y el indicador en una misma palabra o, con OpenCL 2.0, añada atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acq_rel, memory_scope_device) entre cada acceso y la operación atómica.</translation>
    </message>
    <message>
        <source>Call wait_group_events for the copy before line %1.</source>
        <translation>Llame a wait_group_events para la copia antes de la línea %1.</translation>
    </message>
</context>
<context>
    <name>RangeWords</name>
    <message>
        <source>line %1: %2 (%3)</source>
        <comment>number of a line; its text; a percentage</comment>
        <translation>línea %1: %2 (%3)</translation>
    </message>
    <message numerus="yes">
        <source>Cycles %1 to %2: %Ln cycle(s), %3 modelled</source>
        <comment>a range; a time</comment>
        <translation>
            <numerusform>Ciclos %1 a %2: %Ln ciclo, %3 (modelado)</numerusform>
            <numerusform>Ciclos %1 a %2: %Ln ciclos, %3 (modelado)</numerusform>
        </translation>
    </message>
    <message>
        <source>No warp is resident in these cycles.</source>
        <translation>No hay ningún warp residente en estos ciclos.</translation>
    </message>
    <message>
        <source>Waits by line: %1</source>
        <comment>a list</comment>
        <translation>Esperas por línea: %1</translation>
    </message>
</context>
<context>
    <name>ReadingWords</name>
    <message>
        <source>In grey, “%1” and “%2” look the same</source>
        <translation>En escala de grises, «%1» y «%2» se confunden</translation>
    </message>
    <message>
        <source>Readers who confuse blue and green cannot tell “%1” from “%2”</source>
        <translation>Quienes confunden el azul y el verde no pueden distinguir «%1» de «%2»</translation>
    </message>
    <message>
        <source>Readers who confuse red and green cannot tell “%1” from “%2”</source>
        <translation>Quienes confunden el rojo y el verde no pueden distinguir «%1» de «%2»</translation>
    </message>
    <message>
        <source>In grey, some colours look the same</source>
        <translation>En escala de grises, algunos colores se confunden</translation>
    </message>
    <message>
        <source>Readers who confuse blue and green cannot tell some colours apart</source>
        <translation>Quienes confunden el azul y el verde no pueden distinguir algunos colores</translation>
    </message>
    <message>
        <source>Readers who confuse red and green cannot tell some colours apart</source>
        <translation>Quienes confunden el rojo y el verde no pueden distinguir algunos colores</translation>
    </message>
    <message>
        <source>Readable in grey and for colour-blind readers</source>
        <translation>Legible en escala de grises y para personas daltónicas</translation>
    </message>
</context>
<context>
    <name>ReceiptWords</name>
    <message>
        <source>receives %1 from lane %2</source>
        <translation>recibe %1 del carril %2</translation>
    </message>
    <message>
        <source>receives %1 from lanes %2 to %3</source>
        <translation>recibe %1 de los carriles %2 a %3</translation>
    </message>
    <message>
        <source>kept its own value %1, because the lane that it reads from has no active work-item</source>
        <translation>conservó su propio valor %1, porque el carril del que lee no tiene ningún elemento de trabajo activo</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>it sent more data than expected</source>
        <translation>envió más datos de los esperados</translation>
    </message>
    <message>
        <source>it sent a line that cannot be parsed</source>
        <translation>envió una línea que no se puede interpretar</translation>
    </message>
    <message>
        <source>its recording cannot be read</source>
        <translation>su grabación no se puede leer</translation>
    </message>
    <message>
        <source>the parts of its log do not match its recording</source>
        <translation>las partes de su log no concuerdan con su grabación</translation>
    </message>
    <message>
        <source>a function calls itself, which OpenCL C does not allow</source>
        <translation>una función se llama a sí misma, lo que OpenCL C no permite</translation>
    </message>
    <message>
        <source>a goto into a block, or in a function with barriers, is not supported</source>
        <translation>no se admite un goto hacia el interior de un bloque ni en una función con barreras</translation>
    </message>
    <message>
        <source>a case label is inside a statement nested in its switch</source>
        <translation>una etiqueta case está dentro de una instrucción anidada en su switch</translation>
    </message>
    <message>
        <source>a case label is a range of values</source>
        <translation>una etiqueta case es un rango de valores</translation>
    </message>
    <message>
        <source>statement expressions are not part of OpenCL C 1.2</source>
        <translation>las expresiones de instrucciones no forman parte de OpenCL C 1.2</translation>
    </message>
    <message>
        <source>image types that OpenCL 1.2 does not have, read-write images, and samplers that are neither constants nor parameters are not supported</source>
        <translation>no se admiten los tipos de imagen que OpenCL 1.2 no tiene, las imágenes de lectura y escritura ni los samplers que no son constantes ni parámetros</translation>
    </message>
    <message>
        <source>a bit-field in memory has no address</source>
        <translation>un campo de bits en memoria no tiene dirección</translation>
    </message>
    <message>
        <source>a barrier or a sub-group function is in an operand that &amp;&amp;, || or ?: may skip</source>
        <translation>una barrera o una función de subgrupo está en un operando que &amp;&amp;, || o ?: pueden omitir</translation>
    </message>
    <message>
        <source>a function is called through a pointer</source>
        <translation>se llama a una función mediante un puntero</translation>
    </message>
    <message>
        <source>this sub-group function is not supported</source>
        <translation>no se admite esta función de subgrupo</translation>
    </message>
    <message>
        <source>the program declares a variable in global memory, which OpenCL C 1.2 does not allow</source>
        <translation>el programa declara una variable en la memoria global, lo que OpenCL C 1.2 no permite</translation>
    </message>
    <message>
        <source>the argument of printf for %s is not a string literal</source>
        <translation>el argumento de printf para %s no es un literal de cadena</translation>
    </message>
    <message>
        <source>a generic pointer of OpenCL 2 does not specify its address space</source>
        <translation>un puntero genérico de OpenCL 2 no especifica su espacio de direcciones</translation>
    </message>
    <message>
        <source>an atomic function of OpenCL 2 is called, but only those of OpenCL 1.2, such as atomic_add, are supported</source>
        <translation>se llama a una función atómica de OpenCL 2, pero solo se admiten las de OpenCL 1.2, como atomic_add</translation>
    </message>
    <message>
        <source>a function is called that is neither defined here nor built into OpenCL C</source>
        <translation>se llama a una función que no está definida aquí ni integrada en OpenCL C</translation>
    </message>
    <message>
        <source>inline assembly cannot be analysed</source>
        <translation>el ensamblador en línea no se puede analizar</translation>
    </message>
    <message>
        <source>the kernel has a name that is reserved for Lockstep&apos;s own functions</source>
        <translation>el kernel tiene un nombre reservado para las funciones propias de Lockstep</translation>
    </message>
    <message>
        <source>this kind of expression is not supported</source>
        <translation>no se admite esta clase de expresión</translation>
    </message>
    <message>
        <source>an expression has more than a million characters after macro expansion</source>
        <translation>una expresión tiene más de un millón de caracteres después de expandir las macros</translation>
    </message>
    <message>
        <source>the program is too long for a recording, which can contain 24 MB, or 3 MB if the text is not UTF-8</source>
        <translation>el programa es demasiado largo para una grabación, que puede contener 24 MB, o 3 MB si el texto no está en UTF-8</translation>
    </message>
    <message>
        <source>a struct or union is too large: the limit is 64 KiB for a union and 2 GiB for an element of a buffer</source>
        <translation>una struct o union es demasiado grande: el límite es de 64 KiB para una union y de 2 GiB para un elemento de un búfer</translation>
    </message>
    <message>
        <source>the kernel has more than 4,096 parameters</source>
        <translation>el kernel tiene más de 4096 parámetros</translation>
    </message>
    <message>
        <source>the kernel has more than 4,095 buffers, local variables and constants</source>
        <translation>el kernel tiene más de 4095 búferes, variables locales y constantes</translation>
    </message>
    <message>
        <source>the kernel declares more than 2 GiB of local memory</source>
        <translation>el kernel declara más de 2 GiB de memoria local</translation>
    </message>
    <message>
        <source>statements and calls are nested more than 2,000 levels deep here; each &quot;else if&quot; adds a level</source>
        <translation>las instrucciones y las llamadas tienen aquí más de 2000 niveles de anidamiento; cada «else if» añade un nivel</translation>
    </message>
    <message>
        <source>up to this line, the kernel has more accesses and branches than a recording can describe</source>
        <translation>hasta esta línea, el kernel tiene más accesos y bifurcaciones de los que puede describir una grabación</translation>
    </message>
    <message>
        <source>it exited without responding</source>
        <translation>terminó sin responder</translation>
    </message>
    <message>
        <source>it sent an unterminated line</source>
        <translation>envió una línea sin terminar</translation>
    </message>
    <message>
        <source>it responded to a different request</source>
        <translation>respondió a otra petición</translation>
    </message>
    <message>
        <source>it could still modify the memory that contains its recording</source>
        <translation>aún podía modificar la memoria que contiene su grabación</translation>
    </message>
    <message>
        <source>this attribute is not on the list of harmless attributes, such as aligned, packed, always_inline and reqd_work_group_size</source>
        <translation>este atributo no está en la lista de atributos inofensivos, como aligned, packed, always_inline y reqd_work_group_size</translation>
    </message>
    <message>
        <source>this pragma is not on the list of harmless pragmas, such as unroll, pack and OPENCL EXTENSION</source>
        <translation>este pragma no está en la lista de pragmas inofensivos, como unroll, pack y OPENCL EXTENSION</translation>
    </message>
    <message>
        <source>operators, calls and subscripts are nested too deeply here: with the code that Lockstep adds to record them, there would be more than the 256 nested brackets that compilers accept</source>
        <translation>los operadores, las llamadas y los subíndices tienen aquí demasiados niveles de anidamiento, porque con el código que Lockstep añade para grabarlos superan los 256 niveles de paréntesis que aceptan los compiladores</translation>
    </message>
    <message>
        <source>#line sets a line number above 2,147,483,647, the largest that C allows</source>
        <translation>#line establece un número de línea superior a 2.147.483.647, el mayor que permite C</translation>
    </message>
    <message>
        <source>the kernel has no array of this name in local memory</source>
        <translation>el kernel no tiene ningún array con este nombre en la memoria local</translation>
    </message>
    <message>
        <source>the text to change is in a macro</source>
        <translation>el texto que hay que cambiar está en una macro</translation>
    </message>
    <message>
        <source>the text to change is in an included file</source>
        <translation>el texto que hay que cambiar está en un archivo incluido</translation>
    </message>
    <message>
        <source>the array is used through a pointer, not by an index</source>
        <translation>el array se usa mediante un puntero, no con un índice</translation>
    </message>
    <message>
        <source>the program uses the size of the array</source>
        <translation>el programa usa el tamaño del array</translation>
    </message>
    <message>
        <source>a function that uses the array is also called with another array</source>
        <translation>una función que usa el array recibe otro array en otra llamada</translation>
    </message>
    <message>
        <source>the declaration of the array has no size to change</source>
        <translation>la declaración del array no tiene ningún tamaño que se pueda cambiar</translation>
    </message>
    <message>
        <source>the index of the row has a side effect or reads memory, and the swizzle would evaluate it twice</source>
        <translation>el índice de la fila tiene un efecto secundario o lee la memoria, y el swizzle lo evaluaría dos veces</translation>
    </message>
    <message>
        <source>the array has more than two dimensions</source>
        <translation>el array tiene más de dos dimensiones</translation>
    </message>
    <message>
        <source>another kernel calls a function that uses the array</source>
        <translation>otro kernel llama a una función que usa el array</translation>
    </message>
    <message>
        <source>the host sets the size of the array</source>
        <translation>el host define el tamaño del array</translation>
    </message>
    <message>
        <source>the kernel already requires a group size</source>
        <translation>el kernel ya exige un tamaño de grupo</translation>
    </message>
    <message>
        <source>work-group functions of OpenCL 2, such as work_group_reduce_add, are not supported</source>
        <translation>no se admiten las funciones de grupo de trabajo de OpenCL 2, como work_group_reduce_add</translation>
    </message>
    <message>
        <source>this function receives a pointer, and Lockstep does not know what it reads or writes</source>
        <translation>esta función recibe un puntero, y Lockstep no sabe qué lee o escribe</translation>
    </message>
    <message>
        <source>pipes and device-side enqueue (enqueue_kernel) are not supported</source>
        <translation>no se admiten las tuberías ni la puesta en cola desde el dispositivo (enqueue_kernel)</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>No launch was captured.</source>
        <translation>No se capturó ningún lanzamiento.</translation>
    </message>
    <message numerus="yes">
        <source>%1 launches were captured. To view them:</source>
        <translation>
            <numerusform>Se capturó %1 lanzamiento. Para verlo:</numerusform>
            <numerusform>Se capturaron %1 lanzamientos. Para verlos:</numerusform>
        </translation>
    </message>
    <message>
        <source>1 launch was captured. To view it:</source>
        <translation>Se capturó 1 lanzamiento. Para verlo:</translation>
    </message>
    <message numerus="yes">
        <source>%1 errors</source>
        <translation>
            <numerusform>%1 error</numerusform>
            <numerusform>%1 errores</numerusform>
        </translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 error</translation>
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
            <numerusform>tamaño reducido a la mitad %1 vez para que quepa en el presupuesto de memoria</numerusform>
            <numerusform>tamaño reducido a la mitad %1 veces para que quepa en el presupuesto de memoria</numerusform>
        </translation>
    </message>
    <message>
        <source>size halved once to fit the memory budget</source>
        <translation>tamaño reducido a la mitad una vez para que quepa en el presupuesto de memoria</translation>
    </message>
    <message>
        <source>the launch was guessed: %1 work-items in groups of %2</source>
        <translation>el lanzamiento se dedujo: %1 elementos de trabajo en grupos de %2</translation>
    </message>
    <message>
        <source>with arguments enlarged to the sizes that the kernel accesses, in bytes: %1</source>
        <translation>con argumentos ampliados a los tamaños a los que accede el kernel, en bytes: %1</translation>
    </message>
    <message numerus="yes">
        <source>only the first %2 of %1 work-groups were checked</source>
        <translation>
            <numerusform>grupos de trabajo comprobados: solo %2 de %1</numerusform>
            <numerusform>solo se comprobaron los primeros %2 de %1 grupos de trabajo</numerusform>
        </translation>
    </message>
    <message>
        <source>only %2 of 1 work-group was checked</source>
        <translation>grupos de trabajo comprobados: solo %2 de 1</translation>
    </message>
    <message numerus="yes">
        <source>only the first %2 of %1 work-groups of launch %3 were checked</source>
        <translation>
            <numerusform>grupos de trabajo del lanzamiento %3 comprobados: solo %2 de %1</numerusform>
            <numerusform>solo se comprobaron los primeros %2 de %1 grupos de trabajo del lanzamiento %3</numerusform>
        </translation>
    </message>
    <message>
        <source>only %2 of 1 work-group of launch %3 was checked</source>
        <translation>grupos de trabajo del lanzamiento %3 comprobados: solo %2 de 1</translation>
    </message>
    <message>
        <source>the launch comes from %1</source>
        <translation>el lanzamiento procede de %1</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>the result differs from the result of the captured program</source>
        <translation>el resultado difiere del resultado del programa capturado</translation>
    </message>
    <message>
        <source>the result differs from the CPU result</source>
        <translation>el resultado difiere del resultado de la CPU</translation>
    </message>
    <message>
        <source>%1: not checked</source>
        <translation>%1: sin comprobar</translation>
    </message>
    <message>
        <source>Sizes and inputs were guessed and may cause the error. Set them with --set, or write a launch file (.sim).</source>
        <translation>Los tamaños y las entradas son supuestos y pueden ser la causa del error. Defínalos con --set o escriba un archivo de lanzamiento (.sim).</translation>
    </message>
    <message>
        <source>%1, based on %2</source>
        <translation>%1, basado en %2</translation>
    </message>
    <message>
        <source>Kernels run confined: they have no access to your files (Landlock %1), the network or other programs (seccomp).</source>
        <translation>Los kernels se ejecutan confinados: no tienen acceso a sus archivos (Landlock %1), a la red ni a otros programas (seccomp).</translation>
    </message>
    <message>
        <source>Kernels run partly confined: they have no access to the network or to other programs (seccomp), but they can access your files, because Landlock is missing (it requires Linux 5.19 or later). Run only kernels that you trust.</source>
        <translation>Los kernels se ejecutan confinados solo en parte: no tienen acceso a la red ni a otros programas (seccomp), pero pueden acceder a sus archivos, porque falta Landlock (requiere Linux 5.19 o posterior). Ejecute solo kernels en los que confíe.</translation>
    </message>
    <message>
        <source>Kernels run partly confined: they have no access to your files (Landlock %1), but they can access the network and other programs, because seccomp is missing. Run only kernels that you trust.</source>
        <translation>Los kernels se ejecutan confinados solo en parte: no tienen acceso a sus archivos (Landlock %1), pero pueden acceder a la red y a otros programas, porque falta seccomp. Ejecute solo kernels en los que confíe.</translation>
    </message>
    <message>
        <source>Kernels run without confinement: Landlock (it requires Linux 5.19 or later) and seccomp are missing. Run only kernels that you trust.</source>
        <translation>Los kernels se ejecutan sin confinamiento: faltan Landlock (requiere Linux 5.19 o posterior) y seccomp. Ejecute solo kernels en los que confíe.</translation>
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
        <translation>unid. de cómputo</translation>
    </message>
    <message>
        <source>largest group</source>
        <translation>grupo máximo</translation>
    </message>
    <message>
        <source>local memory</source>
        <translation>memoria local</translation>
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
        <translation>ningún problema</translation>
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
            <numerusform>%1 pregunta</numerusform>
            <numerusform>%1 preguntas</numerusform>
        </translation>
    </message>
    <message>
        <source>1 question</source>
        <translation>1 pregunta</translation>
    </message>
    <message numerus="yes">
        <source>%1 tasks</source>
        <translation>
            <numerusform>%1 tarea</numerusform>
            <numerusform>%1 tareas</numerusform>
        </translation>
    </message>
    <message>
        <source>1 task</source>
        <translation>1 tarea</translation>
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
        <translation>predeterminado %1</translation>
    </message>
    <message>
        <source>%1 (broken on purpose)</source>
        <translation>%1 (roto a propósito)</translation>
    </message>
    <message>
        <source>What to look at: %1</source>
        <translation>En qué fijarse: %1</translation>
    </message>
    <message>
        <source>A sweep on this device recommends %1 (median %2).</source>
        <translation>Un barrido en este dispositivo recomienda %1 (mediana %2).</translation>
    </message>
    <message>
        <source>unclear</source>
        <translation>incierto</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>razón</translation>
    </message>
    <message>
        <source>result</source>
        <translation>resultado</translation>
    </message>
    <message>
        <source>findings</source>
        <translation>hallazgos</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>sin comprobar</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>correcto</translation>
    </message>
    <message>
        <source>WRONG</source>
        <translation>INCORRECTO</translation>
    </message>
    <message>
        <source>No clear difference in time between %1 and %2, because their interquartile ranges overlap.</source>
        <translation>No hay una diferencia de tiempo clara entre %1 y %2, porque sus rangos intercuartílicos se solapan.</translation>
    </message>
    <message>
        <source>No clear difference in time between %1 and %2, because their medians differ by less than 3 %.</source>
        <translation>No hay una diferencia de tiempo clara entre %1 y %2, porque sus medianas difieren en menos del 3 %.</translation>
    </message>
    <message>
        <source>No clear difference in time between %1 and %2, because launch overhead makes up most of both times or exceeds their difference.</source>
        <translation>No hay una diferencia de tiempo clara entre %1 y %2, porque el costo fijo del lanzamiento es la mayor parte de ambos tiempos o supera su diferencia.</translation>
    </message>
    <message>
        <source>Most of the time of %1 is launch overhead, because an empty kernel takes %2 of %3 (lower quartiles). Use larger inputs to measure the kernel itself.</source>
        <translation>La mayor parte del tiempo de %1 es el costo fijo del lanzamiento, porque un kernel vacío tarda %2 de %3 (cuartiles inferiores). Use entradas más grandes para medir el propio kernel.</translation>
    </message>
    <message>
        <source>Cycles, the time calculated from them, occupancy and utilisation are modelled. Other times are measured. All other values are counted from the trace.</source>
        <translation>Los ciclos, el tiempo calculado a partir de ellos, la ocupación y la utilización se modelan. Los demás tiempos se miden. Todos los demás valores se cuentan en la traza.</translation>
    </message>
    <message>
        <source>Ratios are relative to the first run.</source>
        <translation>Las razones son relativas a la primera ejecución.</translation>
    </message>
    <message>
        <source>warp|steps</source>
        <extracomment>The heads of columns have two lines, separated by &quot;|&quot;. Keep them short.</extracomment>
        <translation>pasos|warp</translation>
    </message>
    <message>
        <source>lane|efficiency</source>
        <translation>eficiencia|carriles</translation>
    </message>
    <message>
        <source>divergent|branches</source>
        <translation>bifurc.|diverg.</translation>
    </message>
    <message>
        <source>global|requests</source>
        <translation>peticiones|globales</translation>
    </message>
    <message>
        <source>sectors</source>
        <translation>sectores</translation>
    </message>
    <message>
        <source>local|requests</source>
        <translation>peticiones|locales</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>pasadas</translation>
    </message>
    <message>
        <source>conflicts</source>
        <translation>conflictos</translation>
    </message>
    <message>
        <source>atomic|requests</source>
        <translation>peticiones|atómicas</translation>
    </message>
    <message>
        <source>shuffles</source>
        <translation>shuffles</translation>
    </message>
    <message>
        <source>images|requests</source>
        <translation>peticiones|imágenes</translation>
    </message>
    <message>
        <source>texels</source>
        <translation>téxeles</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>line</source>
        <translation>línea</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>lanzamiento</translation>
    </message>
    <message>
        <source>Warp step: one execution of one source location by one warp.</source>
        <translation>Paso de warp: una ejecución de un punto del código fuente por un warp.</translation>
    </message>
    <message>
        <source>Lane efficiency: the share of active lanes in these steps.</source>
        <translation>Eficiencia de carriles: la proporción de carriles activos en estos pasos.</translation>
    </message>
    <message>
        <source>Divergent branch: the lanes of a warp take different paths.</source>
        <translation>Bifurcación divergente: los carriles de un warp toman caminos distintos.</translation>
    </message>
    <message>
        <source>Request: a warp step that accesses memory.</source>
        <translation>Petición: un paso de warp que accede a la memoria.</translation>
    </message>
    <message>
        <source>Sector: %1 aligned bytes of global memory.</source>
        <translation>Sector: %1 bytes alineados de la memoria global.</translation>
    </message>
    <message>
        <source>Pass: one access to the banks of local memory, in which each bank serves one word.</source>
        <translation>Pasada: un acceso a los bancos de la memoria local en el que cada banco sirve una palabra.</translation>
    </message>
    <message>
        <source>Conflict: a pass beyond the minimum.</source>
        <translation>Conflicto: una pasada por encima del mínimo.</translation>
    </message>
    <message>
        <source>%1, as the original kernel left it</source>
        <translation>%1, tal como lo dejó el kernel original</translation>
    </message>
    <message>
        <source>%1, as the instrumented kernel left it; the original kernel did not run</source>
        <translation>%1, tal como lo dejó el kernel instrumentado; el kernel original no se ejecutó</translation>
    </message>
    <message numerus="yes">
        <source>Work-groups running at once, measured with the GPU&apos;s global timer: at most %2, %3 on average, on %1 multiprocessors</source>
        <translation>
            <numerusform>Grupos de trabajo en ejecución simultánea, medidos con el temporizador global de la GPU: como máximo %2, en promedio %3, en %1 multiprocesador</numerusform>
            <numerusform>Grupos de trabajo en ejecución simultánea, medidos con el temporizador global de la GPU: como máximo %2, en promedio %3, en %1 multiprocesadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Work-groups running at once, measured with the GPU&apos;s global timer: at most %2, %3 on average, on 1 multiprocessor</source>
        <translation>Grupos de trabajo en ejecución simultánea, medidos con el temporizador global de la GPU: como máximo %2, en promedio %3, en 1 multiprocesador</translation>
    </message>
    <message numerus="yes">
        <source>Work-groups running at once, measured with the CPU&apos;s cycle counter: at most %2, %3 on average, on %1 logical processors</source>
        <translation>
            <numerusform>Grupos de trabajo en ejecución simultánea, medidos con el contador de ciclos de la CPU: como máximo %2, en promedio %3, en %1 procesador lógico</numerusform>
            <numerusform>Grupos de trabajo en ejecución simultánea, medidos con el contador de ciclos de la CPU: como máximo %2, en promedio %3, en %1 procesadores lógicos</numerusform>
        </translation>
    </message>
    <message>
        <source>Work-groups running at once, measured with the CPU&apos;s cycle counter: at most %2, %3 on average, on 1 logical processor</source>
        <translation>Grupos de trabajo en ejecución simultánea, medidos con el contador de ciclos de la CPU: como máximo %2, en promedio %3, en 1 procesador lógico</translation>
    </message>
    <message>
        <source>Similar lines not shown: %1.</source>
        <translation>Líneas similares no mostradas: %1.</translation>
    </message>
    <message>
        <source>Work-groups overlap. The halo is %1 of a full group&apos;s own tile, and %2 of the group&apos;s work-items do redundant work.</source>
        <translation>Los grupos de trabajo se solapan. El halo es el %1 del mosaico propio de un grupo completo, y el %2 de los elementos de trabajo del grupo hace trabajo redundante.</translation>
    </message>
    <message>
        <source>%1 bytes are read by more than one group.</source>
        <translation>Bytes que lee más de un grupo: %1.</translation>
    </message>
    <message>
        <source>correct: it equals the result of the captured program</source>
        <translation>correcto: es igual al resultado del programa capturado</translation>
    </message>
    <message>
        <source>correct: it equals the CPU result</source>
        <translation>correcto: es igual al resultado de la CPU</translation>
    </message>
    <message>
        <source>WRONG: it differs from the result of the captured program</source>
        <translation>INCORRECTO: difiere del resultado del programa capturado</translation>
    </message>
    <message>
        <source>WRONG: it differs from the CPU result</source>
        <translation>INCORRECTO: difiere del resultado de la CPU</translation>
    </message>
    <message>
        <source>%1: %2 launch overhead + cycles / %3 MHz</source>
        <translation>%1: %2 de costo fijo del lanzamiento + ciclos / %3 MHz</translation>
    </message>
    <message numerus="yes">
        <source>%2 on %1 multiprocessors, utilisation %3, latency hidden %4</source>
        <translation>
            <numerusform>%2 en %1 multiprocesador, utilización %3, latencia oculta %4</numerusform>
            <numerusform>%2 en %1 multiprocesadores, utilización %3, latencia oculta %4</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 on 1 multiprocessor, utilisation %3, latency hidden %4</source>
        <translation>%2 en 1 multiprocesador, utilización %3, latencia oculta %4</translation>
    </message>
    <message>
        <source>%1: %2 of %3 warps, limited by %4; %5 registers per work-item (%6)</source>
        <translation>%1: %2 de %3 warps, límite: %4; %5 registros por elemento de trabajo (%6)</translation>
    </message>
    <message>
        <source>%1: %2 of %3 warps, limited by %4; %5 registers per work-item (%6); achieved %7</source>
        <translation>%1: %2 de %3 warps, límite: %4; %5 registros por elemento de trabajo (%6); lograda: %7</translation>
    </message>
    <message>
        <source>%1 cycles, of which exposed %2, hidden %3</source>
        <translation>%1 ciclos (expuestos: %2, ocultos: %3)</translation>
    </message>
    <message>
        <source>no requests</source>
        <translation>ninguna petición</translation>
    </message>
    <message>
        <source>%1 of %2 sectors hit; misses: %3 cold, %4 capacity, %5 conflict</source>
        <translation>aciertos en %1 de %2 sectores; fallos: %3 por primer uso, %4 por capacidad, %5 por conflicto</translation>
    </message>
    <message>
        <source>Advice for this run on %1:</source>
        <translation>Consejos para esta ejecución en %1:</translation>
    </message>
    <message>
        <source>cycles</source>
        <translation>ciclos</translation>
    </message>
    <message>
        <source>time</source>
        <translation>tiempo</translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation>ocupación</translation>
    </message>
    <message>
        <source>next improvement</source>
        <translation>siguiente mejora</translation>
    </message>
    <message>
        <source>Modelled for %1:</source>
        <translation>Modelado para %1:</translation>
    </message>
    <message>
        <source>The group has %1 steps. To continue, use --steps %2.</source>
        <translation>El grupo tiene %1 pasos. Para continuar, use --steps %2.</translation>
    </message>
    <message>
        <source>No question can be asked about this run.</source>
        <translation>No se puede hacer ninguna pregunta sobre esta ejecución.</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Respuestas</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>Its size was halved %1 times so that the log fits into the memory budget.</source>
        <translation>
            <numerusform>Su tamaño se redujo a la mitad %1 vez para que el log quepa en el presupuesto de memoria.</numerusform>
            <numerusform>Su tamaño se redujo a la mitad %1 veces para que el log quepa en el presupuesto de memoria.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its size was halved once so that the log fits into the memory budget.</source>
        <translation>Su tamaño se redujo a la mitad una vez para que el log quepa en el presupuesto de memoria.</translation>
    </message>
    <message>
        <source>The kernel accesses much more memory than was guessed at first. These buffer sizes were enlarged, in bytes: %1.</source>
        <translation>El kernel accede a mucha más memoria de la que se supuso al principio. Se ampliaron estos tamaños de búfer, en bytes: %1.</translation>
    </message>
    <message>
        <source>The launch comes from %1 in the same folder.</source>
        <translation>El lanzamiento procede de %1, en la misma carpeta.</translation>
    </message>
    <message>
        <source>The launch was guessed from the kernel&apos;s source. Set sizes and values with --set, or write a launch file (.sim).</source>
        <translation>El lanzamiento se dedujo del código fuente del kernel. Defina los tamaños y los valores con --set o escriba un archivo de lanzamiento (.sim).</translation>
    </message>
    <message>
        <source>This recording contains the contents of:</source>
        <translation>Esta grabación incluye el contenido de:</translation>
    </message>
    <message>
        <source>not checked, because the kernel is broken on purpose to demonstrate the finding</source>
        <translation>sin comprobar, porque el kernel está roto a propósito para mostrar el hallazgo</translation>
    </message>
    <message>
        <source>not checked, because there is no reference result</source>
        <translation>sin comprobar, porque no hay resultado de referencia</translation>
    </message>
    <message>
        <source>%1 model: warps of a whole group, %2 banks of %3 bytes, sectors of %4 bytes, lines of %5</source>
        <translation>modelo %1: warps de un grupo completo, %2 bancos de %3 bytes, sectores de %4 bytes, líneas de %5</translation>
    </message>
    <message>
        <source>%1 model: warps of %6, %2 banks of %3 bytes, sectors of %4 bytes, lines of %5</source>
        <translation>modelo %1: warps de %6, %2 bancos de %3 bytes, sectores de %4 bytes, líneas de %5</translation>
    </message>
    <message>
        <source>%1 (%2, a CPU)</source>
        <translation>%1 (%2, una CPU)</translation>
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
        <translation>En el log solo están los primeros %1 de %2 grupos. Los valores contados y modelados abarcan solo estos grupos.</translation>
    </message>
    <message>
        <source>%1: %2 measured, %3 bytes read from the device, %4 written</source>
        <translation>%1: %2 medido, %3 bytes leídos del dispositivo, %4 escritos</translation>
    </message>
    <message numerus="yes">
        <source>%2, %3: %4 work-items (%5) in %1 groups of %6, %7 events</source>
        <translation>
            <numerusform>%2, %3: %4 elementos de trabajo (%5) en %1 grupo de %6, %7 eventos</numerusform>
            <numerusform>%2, %3: %4 elementos de trabajo (%5) en %1 grupos de %6, %7 eventos</numerusform>
        </translation>
    </message>
    <message>
        <source>%2, %3: %4 work-items (%5) in 1 group of %6, %7 events</source>
        <translation>%2, %3: %4 elementos de trabajo (%5) en 1 grupo de %6, %7 eventos</translation>
    </message>
    <message>
        <source>Launch %1 of %2: %3</source>
        <translation>Lanzamiento %1 de %2: %3</translation>
    </message>
    <message>
        <source>Counted from the trace:</source>
        <translation>Contado en la traza:</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>cola</translation>
    </message>
    <message>
        <source>thread</source>
        <translation>hilo</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>en cola</translation>
    </message>
    <message>
        <source>submitted</source>
        <translation>enviado</translation>
    </message>
    <message>
        <source>start</source>
        <translation>inicio</translation>
    </message>
    <message>
        <source>end</source>
        <translation>fin</translation>
    </message>
    <message>
        <source>Original kernels that ran at the same time. Times are relative to the time when the first kernel was queued:</source>
        <translation>Kernels originales que se ejecutaron al mismo tiempo. Los tiempos son relativos al momento en que el primer kernel se puso en cola:</translation>
    </message>
    <message>
        <source>All launches, counted from the trace:</source>
        <translation>Todos los lanzamientos (contado en la traza):</translation>
    </message>
    <message>
        <source>All launches, one after the other, modelled for %1: %2 cycles, %3</source>
        <translation>Todos los lanzamientos, uno tras otro, modelados para %1: %2 ciclos, %3</translation>
    </message>
    <message>
        <source>The result of the instrumented kernel differs from that of the original kernel: %1[%2] is %3 instead of %4, the first of %5 differing values. A race or an unspecified execution order can cause this. If neither is the cause, the counts may not apply to the original kernel.</source>
        <translation>El kernel instrumentado calcula un resultado distinto al del kernel original: %1[%2] es %3 en lugar de %4, el primero de %5 valores que difieren. La causa puede ser una condición de carrera o un orden de ejecución no especificado. Si no es ninguna de las dos, es posible que los conteos no sean válidos para el kernel original.</translation>
    </message>
    <message>
        <source>Launch %1: %2</source>
        <translation>Lanzamiento %1: %2</translation>
    </message>
    <message>
        <source>Launch %1, the longest: %2</source>
        <translation>Lanzamiento %1, el más largo: %2</translation>
    </message>
    <message>
        <source>Verdict: %1 at line %2. Fix this error first. Until then, the other metrics are not reliable.</source>
        <translation>Veredicto: %1 en la línea %2. Corrija primero este error. Hasta entonces, las demás métricas no son fiables.</translation>
    </message>
    <message>
        <source>Verdict: the result is wrong. Fix this error first. Until then, the other metrics are not reliable.</source>
        <translation>Veredicto: el resultado es incorrecto. Corrija primero este error. Hasta entonces, las demás métricas no son fiables.</translation>
    </message>
    <message>
        <source>Verdict: the original and the instrumented kernel compute different results. The counts may not apply to the original kernel.</source>
        <translation>Veredicto: el kernel original y el instrumentado calculan resultados distintos. Es posible que los conteos no sean válidos para el kernel original.</translation>
    </message>
    <message>
        <source>The result is correct.</source>
        <translation>El resultado es correcto.</translation>
    </message>
    <message>
        <source>Verdict, modelled for %1: correct. %2</source>
        <translation>Veredicto, modelado para %1: correcto. %2</translation>
    </message>
    <message>
        <source>Verdict, modelled for %1: %2</source>
        <translation>Veredicto, modelado para %1: %2</translation>
    </message>
    <message>
        <source>by work-items %1 and %2</source>
        <translation>por los elementos de trabajo %1 y %2</translation>
    </message>
    <message>
        <source>first by work-items %1 and %2</source>
        <translation>primero por los elementos de trabajo %1 y %2</translation>
    </message>
    <message>
        <source>by work-item %1</source>
        <translation>por el elemento de trabajo %1</translation>
    </message>
    <message>
        <source>first by work-item %1</source>
        <translation>primero por el elemento de trabajo %1</translation>
    </message>
    <message>
        <source>and by %1 more</source>
        <translation>y por %1 más</translation>
    </message>
    <message numerus="yes">
        <source>%1 times</source>
        <translation>
            <numerusform>%1 vez</numerusform>
            <numerusform>%1 veces</numerusform>
        </translation>
    </message>
    <message>
        <source>once</source>
        <translation>una vez</translation>
    </message>
    <message>
        <source>%1 of them between groups</source>
        <translation>%1 de ellas entre grupos</translation>
    </message>
    <message>
        <source>%1 with line %2</source>
        <translation>%1 con la línea %2</translation>
    </message>
    <message>
        <source>ordered only by atomics</source>
        <translation>ordenado solo por operaciones atómicas</translation>
    </message>
    <message>
        <source>%1 at byte %2</source>
        <translation>%1 en el byte %2</translation>
    </message>
    <message>
        <source>an address outside every object of the launch</source>
        <translation>una dirección fuera de todos los objetos del lanzamiento</translation>
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
        <translation>cuartiles</translation>
    </message>
    <message>
        <source>vs. best</source>
        <translation>vs. mejor</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>did not run</source>
        <translation>no se ejecutó</translation>
    </message>
    <message>
        <source>%1 on %2 (a CPU), hardware model %3</source>
        <translation>%1 en %2 (una CPU), modelo de hardware %3</translation>
    </message>
    <message>
        <source>%1 on %2, hardware model %3</source>
        <translation>%1 en %2, modelo de hardware %3</translation>
    </message>
    <message>
        <source>Times are measured, cycles and occupancy are modelled, and all other values are counted from the trace.</source>
        <translation>Los tiempos se miden, los ciclos y la ocupación se modelan, y todos los demás valores se cuentan en la traza.</translation>
    </message>
    <message>
        <source>The kernel accesses global memory at %1 (requested bytes).</source>
        <translation>La tasa de las peticiones del kernel a la memoria global es de %1.</translation>
    </message>
    <message>
        <source>The kernel accesses global memory at %1 (requested bytes); a copy reaches %2 on this device.</source>
        <translation>La tasa de las peticiones del kernel a la memoria global es de %1; una copia alcanza %2 en este dispositivo.</translation>
    </message>
    <message>
        <source>Modelled for %1, not measured on this device: %2.</source>
        <translation>Modelado para %1, no medido en este dispositivo: %2.</translation>
    </message>
    <message>
        <source>Most of this time is launch overhead, because an empty kernel takes %1.</source>
        <translation>La mayor parte de este tiempo es el costo fijo del lanzamiento, porque un kernel vacío tarda %1.</translation>
    </message>
    <message>
        <source>The original kernel was not timed, because the run has findings. Fix the findings above first.</source>
        <translation>No se midió el tiempo del kernel original, porque la ejecución tiene hallazgos. Corrija primero los hallazgos indicados arriba.</translation>
    </message>
    <message>
        <source>The original kernel was not timed, because a work-group that was not logged has errors. Log more groups to see them.</source>
        <translation>No se midió el tiempo del kernel original, porque un grupo de trabajo que no está en el log tiene errores. Incluya más grupos en el log para verlos.</translation>
    </message>
    <message>
        <source>The original kernel was not timed, because an earlier launch has findings. Fix those findings first.</source>
        <translation>No se midió el tiempo del kernel original, porque un lanzamiento anterior tiene hallazgos. Corrija primero esos hallazgos.</translation>
    </message>
    <message>
        <source>The original kernel was not timed, because it crashed or was stopped.</source>
        <translation>No se midió el tiempo del kernel original, porque falló o se interrumpió su ejecución.</translation>
    </message>
    <message>
        <source>The original kernel was not timed, because it did not finish in time.</source>
        <translation>No se midió el tiempo del kernel original, porque no terminó a tiempo.</translation>
    </message>
    <message>
        <source>The original kernel was not timed, because the original kernel of an earlier launch crashed or did not finish.</source>
        <translation>No se midió el tiempo del kernel original, porque el kernel original de un lanzamiento anterior falló o no terminó.</translation>
    </message>
    <message>
        <source>The original kernel was not timed.</source>
        <translation>No se midió el tiempo del kernel original.</translation>
    </message>
    <message>
        <source>Original kernel, measured on this CPU: median %1, quartiles %2 to %3, fastest %4, %5 runs</source>
        <translation>Kernel original, medido en esta CPU: mediana %1, cuartiles %2 a %3, la más rápida %4, %5 ejecuciones</translation>
    </message>
    <message>
        <source>Original kernel, measured on this device: median %1, quartiles %2 to %3, fastest %4, %5 runs</source>
        <translation>Kernel original, medido en este dispositivo: mediana %1, cuartiles %2 a %3, la más rápida %4, %5 ejecuciones</translation>
    </message>
    <message>
        <source>learner</source>
        <translation>estudiante</translation>
    </message>
    <message>
        <source>lesson</source>
        <translation>lección</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>páginas</translation>
    </message>
    <message>
        <source>done</source>
        <translation>completadas</translation>
    </message>
    <message>
        <source>mastered</source>
        <translation>dominadas</translation>
    </message>
    <message>
        <source>tries</source>
        <translation>intentos</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 files</source>
        <translation>
            <numerusform>%2: %1 archivo</numerusform>
            <numerusform>%2: %1 archivos</numerusform>
        </translation>
    </message>
    <message>
        <source>%2: 1 file</source>
        <translation>%2: 1 archivo</translation>
    </message>
    <message>
        <source>The launch has no array in local memory.</source>
        <translation>El lanzamiento no tiene ningún array en la memoria local.</translation>
    </message>
    <message>
        <source>layout</source>
        <translation>disposición</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>bytes</translation>
    </message>
    <message>
        <source>Array %1, without rows</source>
        <translation>Array %1, sin filas</translation>
    </message>
    <message>
        <source>Array %1, elements per row: %2</source>
        <translation>Array %1, elementos por fila: %2</translation>
    </message>
    <message>
        <source>place</source>
        <translation>puesto</translation>
    </message>
    <message>
        <source>run</source>
        <translation>ejecución</translation>
    </message>
    <message>
        <source>modelled time</source>
        <translation>tiempo modelado</translation>
    </message>
    <message>
        <source>behind</source>
        <translation>retraso</translation>
    </message>
    <message>
        <source>Times are modelled, not measured.</source>
        <translation>Los tiempos se modelan, no se miden.</translation>
    </message>
    <message>
        <source>Nothing was written, because this layout is not possible: %1.</source>
        <translation>No se escribió nada, porque esta disposición no es posible: %1.</translation>
    </message>
    <message>
        <source>The source does not change.</source>
        <translation>El código fuente no cambia.</translation>
    </message>
    <message>
        <source>Changed lines:</source>
        <translation>Líneas cambiadas:</translation>
    </message>
    <message>
        <source>The changed kernel is in %1, and its launch is in %2.</source>
        <translation>El kernel cambiado está en %1, y su lanzamiento está en %2.</translation>
    </message>
    <message>
        <source>The host sets the size of argument %1. In this launch, it is %2. Change the host program in the same way.</source>
        <translation>El host define el tamaño del argumento %1. En este lanzamiento es de %2. Cambie del mismo modo el programa del host.</translation>
    </message>
    <message>
        <source>Other kernels call a changed function and no longer work: %1.</source>
        <translation>Otros kernels llaman a una función cambiada y ya no funcionan: %1.</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>como antes</translation>
    </message>
    <message>
        <source>DIFFERENT</source>
        <translation>DISTINTO</translation>
    </message>
    <message>
        <source>before</source>
        <translation>antes</translation>
    </message>
    <message>
        <source>after</source>
        <translation>después</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>errores</translation>
    </message>
    <message>
        <source>modelled cycles</source>
        <translation>ciclos modelados</translation>
    </message>
    <message>
        <source>local memory per group</source>
        <translation>memoria local por grupo</translation>
    </message>
    <message>
        <source>warp steps</source>
        <translation>pasos de warp</translation>
    </message>
    <message>
        <source>Computers over ssh: %1. &quot;lockstep-cli devices --device ssh:HOST&quot; lists their devices.</source>
        <translation>Equipos por ssh: %1. «lockstep-cli devices --device ssh:HOST» enumera sus dispositivos.</translation>
    </message>
</context>
<context>
    <name>ReportPages</name>
    <message>
        <source>Comparison</source>
        <translation>Comparación</translation>
    </message>
    <message>
        <source>Ratios are relative to the first run.</source>
        <translation>Las razones son relativas a la primera ejecución.</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Métrica</translation>
    </message>
    <message>
        <source>From</source>
        <comment>where a figure comes from</comment>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Barrido</translation>
    </message>
    <message>
        <source>How to repeat this report</source>
        <translation>Cómo repetir este informe</translation>
    </message>
    <message>
        <source>This command writes the report again:</source>
        <translation>Este comando vuelve a escribir el informe:</translation>
    </message>
    <message>
        <source>How this file was made</source>
        <translation>Cómo se creó este archivo</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>Dato</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Report: %1</source>
        <comment>titles of runs</comment>
        <translation>Informe: %1</translation>
    </message>
</context>
<context>
    <name>ReportSections</name>
    <message>
        <source>The original kernel was not timed.</source>
        <translation>No se midió el tiempo del kernel original.</translation>
    </message>
    <message>
        <source>The original kernel takes %1 (median; quartiles %2 and %3; measured).</source>
        <translation>El kernel original tarda %1 (mediana; cuartiles %2 y %3; medido).</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Cifras</translation>
    </message>
    <message>
        <source>Hardware model</source>
        <translation>Modelo de hardware</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>Result: %1.</source>
        <translation>Resultado: %1.</translation>
    </message>
    <message>
        <source>The chosen step</source>
        <translation>El paso elegido</translation>
    </message>
    <message>
        <source>The most expensive step</source>
        <translation>El paso más costoso</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>Launch %1: %2</source>
        <translation>Lanzamiento %1: %2</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>No faults were found.</source>
        <translation>No se encontró ningún defecto.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more finding(s) are not listed.</source>
        <translation>
            <numerusform>No se muestra %Ln hallazgo más.</numerusform>
            <numerusform>No se muestran %Ln hallazgos más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Consejos</translation>
    </message>
    <message>
        <source>Nothing was found to improve.</source>
        <translation>No se encontró nada que mejorar.</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Comprobaciones</translation>
    </message>
    <message>
        <source>The list shows how the schedulers use their cycles. Removing a cost can save more than its share, because it can also shorten the waits of other warps.</source>
        <translation>La lista muestra en qué usan los planificadores sus ciclos. Eliminar un costo puede ahorrar más que su parte, porque también puede acortar las esperas de otros warps.</translation>
    </message>
</context>
<context>
    <name>ReportTables</name>
    <message>
        <source>measured</source>
        <translation>medido</translation>
    </message>
    <message>
        <source>modelled</source>
        <translation>modelado</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>contado</translation>
    </message>
    <message>
        <source>Warp steps</source>
        <translation>Pasos de warp</translation>
    </message>
    <message>
        <source>Divergent</source>
        <translation>Divergentes</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>Sectores</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Conflictos</translation>
    </message>
    <message>
        <source>Stall cycles</source>
        <translation>Ciclos de espera</translation>
    </message>
    <message>
        <source>The figures of all launches together</source>
        <translation>Las cifras de todos los lanzamientos en conjunto</translation>
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
        <translation>Líneas de código con sus conteos. Los ciclos de espera se modelan para %1.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>The numbers of the hardware model %1</source>
        <translation>Los números del modelo de hardware %1</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Name for --hw</source>
        <translation>Nombre para --hw</translation>
    </message>
    <message>
        <source>Times are measured, cycles and occupancy are modelled, and all other values are counted.</source>
        <translation>Los tiempos se miden, los ciclos y la ocupación se modelan, y todos los demás valores se cuentan.</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>Mediana del tiempo</translation>
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
        <translation>carril</translation>
    </message>
    <message>
        <source>sector</source>
        <translation>sector</translation>
    </message>
    <message>
        <source>line</source>
        <translation>línea</translation>
    </message>
    <message numerus="yes">
        <source>sector(s)</source>
        <comment>under a number: 4 sectors per request</comment>
        <translation>
            <numerusform>sector</numerusform>
            <numerusform>sectores</numerusform>
        </translation>
    </message>
    <message>
        <source>per request</source>
        <translation>por petición</translation>
    </message>
    <message>
        <source>sector moved, bytes used</source>
        <translation>sector movido, bytes usados</translation>
    </message>
    <message>
        <source>sector not touched</source>
        <translation>sector sin acceso</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) · %1 B moved</source>
        <translation>
            <numerusform>%Ln línea · %1 B movidos</numerusform>
            <numerusform>%Ln líneas · %1 B movidos</numerusform>
        </translation>
    </message>
    <message>
        <source>bytes used: %1</source>
        <translation>bytes usados: %1</translation>
    </message>
    <message>
        <source>moved but not used</source>
        <translation>movido pero no usado</translation>
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
        <translation>ranuras de emisión: %1 por ciclo</translation>
    </message>
    <message>
        <source>%1: %2 bytes per cycle</source>
        <translation>%1: %2 bytes por ciclo</translation>
    </message>
    <message>
        <source>Launch %1 uses %2 of the issue slots</source>
        <translation>El lanzamiento %1 usa el %2 de las ranuras de emisión</translation>
    </message>
    <message>
        <source>modelled</source>
        <translation>modelado</translation>
    </message>
    <message>
        <source>groups logged: %1 of %2</source>
        <translation>grupos en el log: %1 de %2</translation>
    </message>
    <message>
        <source>Launch %1 accesses no global memory</source>
        <translation>El lanzamiento %1 no accede a la memoria global</translation>
    </message>
    <message>
        <source>Launch %1</source>
        <translation>Lanzamiento %1</translation>
    </message>
    <message>
        <source>%1 issue cycles per byte of the sectors accessed (modelled)</source>
        <translation>%1 ciclos de emisión por byte de los sectores a los que se accede (modelados)</translation>
    </message>
    <message>
        <source>%1 issue cycles per cycle (modelled)</source>
        <translation>%1 ciclos de emisión por ciclo (modelados)</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>No launch of this run accesses global memory.</source>
        <translation>Ningún lanzamiento de esta ejecución accede a la memoria global.</translation>
    </message>
    <message>
        <source>global-memory pipes</source>
        <translation>pipelines de memoria global</translation>
    </message>
    <message>
        <source>Launch %1 reaches %2 of the limit of the global-memory pipes</source>
        <translation>El lanzamiento %1 alcanza el %2 del límite de los pipelines de memoria global</translation>
    </message>
    <message>
        <source>Vertical axis: issue cycles per cycle, over all schedulers. Horizontal axis: issue cycles per byte of the accessed sectors. Each number is a launch.</source>
        <translation>Eje vertical: ciclos de emisión por ciclo, sumando todos los planificadores. Eje horizontal: ciclos de emisión por byte de los sectores a los que se accede. Cada número es un lanzamiento.</translation>
    </message>
</context>
<context>
    <name>RunFiles</name>
    <message>
        <source>Whole run</source>
        <translation>Ejecución completa</translation>
    </message>
    <message>
        <source>A web page that plays the steps of this work-group in every view. A browser opens it offline, without Lockstep. It is at most 5 MB.</source>
        <translation>Una página web que reproduce los pasos de este grupo de trabajo en todas las vistas. Un navegador la abre sin conexión y sin Lockstep. Ocupa como máximo 5 MB.</translation>
    </message>
    <message>
        <source>A report about the run: the verdict and its cause, the figures, the most expensive step, the source with its counts, findings and advice.</source>
        <translation>Un informe sobre la ejecución: el veredicto y su causa, las cifras, el paso más costoso, el código fuente con sus conteos, los hallazgos y los consejos.</translation>
    </message>
    <message>
        <source>The modelled timeline of all launches, for the Perfetto viewer (ui.perfetto.dev).</source>
        <translation>La línea de tiempo modelada de todos los lanzamientos, para el visor de Perfetto (ui.perfetto.dev).</translation>
    </message>
    <message>
        <source>A table of all events of all work-items. It can be large.</source>
        <translation>Una tabla de todos los eventos de todos los elementos de trabajo. Puede ser grande.</translation>
    </message>
    <message>
        <source>A table of all warp steps: which lanes were active, and what each step cost.</source>
        <translation>Una tabla de todos los pasos de warp: qué carriles estaban activos y cuánto costó cada paso.</translation>
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
        <translation>velocidad de copia medida: %1</translation>
    </message>
</context>
<context>
    <name>SceneCellWords</name>
    <message>
        <source>Column %1</source>
        <translation>Columna %1</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Fila %1</translation>
    </message>
    <message>
        <source>Empty cell</source>
        <translation>Celda vacía</translation>
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
        <translation>Desde el paso %1</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <comment>a number; the name of a loop iteration, such as round k = 4</comment>
        <translation>Paso %1: %2</translation>
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
        <translation>Esta vista solo muestra pasos posteriores a la pregunta abierta.</translation>
    </message>
</context>
<context>
    <name>SlideParts</name>
    <message>
        <source>barrier</source>
        <translation>barrera</translation>
    </message>
</context>
<context>
    <name>SlideWords</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Paso %1 de %2</translation>
    </message>
</context>
<context>
    <name>SlotWords</name>
    <message>
        <source>active: issues now</source>
        <translation>activo: emite ahora</translation>
    </message>
    <message>
        <source>ready: waits to issue</source>
        <translation>listo: en espera de emitir</translation>
    </message>
    <message>
        <source>blocked: global memory</source>
        <translation>bloqueado: memoria global</translation>
    </message>
    <message>
        <source>blocked: local memory</source>
        <translation>bloqueado: memoria local</translation>
    </message>
    <message>
        <source>blocked: barrier</source>
        <translation>bloqueado: barrera</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
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
        <translation>bloqueado: resultado aritmético o de bifurcación</translation>
    </message>
    <message>
        <source>done: waits for the rest of its group</source>
        <translation>terminado: espera al resto de su grupo</translation>
    </message>
</context>
<context>
    <name>SourceWords</name>
    <message>
        <source>Kernel source</source>
        <translation>Código del kernel</translation>
    </message>
    <message>
        <source>The recording does not contain the source.</source>
        <translation>La grabación no contiene el código fuente.</translation>
    </message>
    <message>
        <source>%1: counted over the launch</source>
        <comment>a file</comment>
        <translation>%1: contado en el lanzamiento</translation>
    </message>
</context>
<context>
    <name>StageWords</name>
    <message>
        <source>Stage</source>
        <translation>Escenario</translation>
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
        <translation>ciclos de warp · proporción</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>línea %1: %2</translation>
    </message>
    <message>
        <source>not selected: another warp issues</source>
        <translation>no seleccionado: emite otro warp</translation>
    </message>
    <message>
        <source>Lines with the most waiting cycles</source>
        <translation>Líneas con más ciclos de espera</translation>
    </message>
</context>
<context>
    <name>StepNotice</name>
    <message>
        <source>The access in step %1 is shown.</source>
        <translation>Se muestra el acceso del paso %1.</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>1 is true, 0 is false</source>
        <translation>1 es verdadero, 0 es falso</translation>
    </message>
    <message>
        <source>warp %1 reads %2</source>
        <translation>el warp %1 lee %2</translation>
    </message>
    <message>
        <source>warps read %1</source>
        <translation>los warps leen %1</translation>
    </message>
    <message>
        <source>numbers are the values read</source>
        <translation>los números son los valores leídos</translation>
    </message>
    <message>
        <source>warp %1 writes %2</source>
        <translation>el warp %1 escribe %2</translation>
    </message>
    <message>
        <source>warps write %1</source>
        <translation>los warps escriben %1</translation>
    </message>
    <message>
        <source>numbers are the values written</source>
        <translation>los números son los valores escritos</translation>
    </message>
    <message>
        <source>warp %1 updates %2 atomically</source>
        <translation>el warp %1 actualiza %2 de forma atómica</translation>
    </message>
    <message>
        <source>warps update %1 atomically</source>
        <translation>los warps actualizan %1 de forma atómica</translation>
    </message>
    <message>
        <source>numbers are the values before the update</source>
        <translation>los números son los valores antes de la actualización</translation>
    </message>
    <message>
        <source>warp %1 evaluates %2</source>
        <translation>el warp %1 evalúa %2</translation>
    </message>
    <message>
        <source>warps evaluate %1</source>
        <translation>los warps evalúan %1</translation>
    </message>
    <message>
        <source>warp %1 evaluates the loop condition %2</source>
        <translation>el warp %1 evalúa la condición del bucle %2</translation>
    </message>
    <message>
        <source>warps evaluate the loop condition %1</source>
        <translation>los warps evalúan la condición del bucle %1</translation>
    </message>
    <message>
        <source>warp %1 evaluates the switch on %2</source>
        <translation>el warp %1 evalúa switch (%2)</translation>
    </message>
    <message>
        <source>warps evaluate the switch on %1</source>
        <translation>los warps evalúan switch (%1)</translation>
    </message>
    <message>
        <source>numbers are the switch values</source>
        <translation>los números son los valores del switch</translation>
    </message>
    <message>
        <source>warp %1 passes the barrier</source>
        <translation>el warp %1 pasa la barrera</translation>
    </message>
    <message>
        <source>all warps arrive at the barrier</source>
        <translation>todos los warps llegan a la barrera</translation>
    </message>
    <message>
        <source>warp %1 executes a fence</source>
        <translation>el warp %1 ejecuta un fence</translation>
    </message>
    <message>
        <source>warps execute a fence</source>
        <translation>los warps ejecutan un fence</translation>
    </message>
    <message>
        <source>the lanes of warp %1 exchange values: %2</source>
        <translation>los carriles del warp %1 intercambian valores: %2</translation>
    </message>
    <message>
        <source>the lanes of a warp exchange values: %1</source>
        <translation>los carriles de un warp intercambian valores: %1</translation>
    </message>
    <message>
        <source>numbers are the values received</source>
        <translation>los números son los valores recibidos</translation>
    </message>
    <message>
        <source>warp %1 reads an image: %2</source>
        <translation>el warp %1 lee una imagen: %2</translation>
    </message>
    <message>
        <source>warps read an image: %1</source>
        <translation>los warps leen una imagen: %1</translation>
    </message>
    <message>
        <source>warp %1 writes an image: %2</source>
        <translation>el warp %1 escribe una imagen: %2</translation>
    </message>
    <message>
        <source>warps write an image: %1</source>
        <translation>los warps escriben una imagen: %1</translation>
    </message>
    <message>
        <source>warp %1 passes the barrier of its sub-group</source>
        <translation>el warp %1 pasa la barrera de su subgrupo</translation>
    </message>
    <message>
        <source>each warp arrives at the barrier of its sub-group</source>
        <translation>cada warp llega a la barrera de su subgrupo</translation>
    </message>
    <message>
        <source>warp %1 starts an asynchronous copy: %2</source>
        <translation>el warp %1 inicia una copia asíncrona: %2</translation>
    </message>
    <message>
        <source>the group starts an asynchronous copy: %1</source>
        <translation>el grupo inicia una copia asíncrona: %1</translation>
    </message>
    <message>
        <source>warp %1 has finished waiting for its copies</source>
        <translation>el warp %1 ha terminado de esperar sus copias</translation>
    </message>
    <message>
        <source>the group has finished waiting for its copies</source>
        <translation>el grupo ha terminado de esperar sus copias</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>ronda %1</translation>
    </message>
    <message>
        <source>round %1 = %2</source>
        <translation>ronda %1 = %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>línea %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 lanes at %2</source>
        <translation>
            <numerusform>%1 carril en %2</numerusform>
            <numerusform>%1 carriles en %2</numerusform>
        </translation>
    </message>
    <message>
        <source>1 lane at %2</source>
        <translation>1 carril en %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 lanes at %2 to %3</source>
        <translation>
            <numerusform>%1 carril, de %2 a %3</numerusform>
            <numerusform>%1 carriles, de %2 a %3</numerusform>
        </translation>
    </message>
    <message>
        <source>1 lane at %2 to %3</source>
        <translation>1 carril, de %2 a %3</translation>
    </message>
    <message>
        <source>active</source>
        <translation>activo</translation>
    </message>
    <message>
        <source>at the barrier</source>
        <translation>en la barrera</translation>
    </message>
    <message>
        <source>masked off</source>
        <translation>enmascarado</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminado</translation>
    </message>
    <message>
        <source>not issued</source>
        <translation>no emitido</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 warps issue an instruction.</source>
        <translation>
            <numerusform>%1 de %2 warps emite una instrucción.</numerusform>
            <numerusform>%1 de %2 warps emiten una instrucción.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 of %2 warps issues an instruction.</source>
        <translation>1 de %2 warps emite una instrucción.</translation>
    </message>
    <message numerus="yes">
        <source>In this warp, %1 of %2 lanes are active.</source>
        <translation>
            <numerusform>En este warp, %1 de %2 carriles está activo.</numerusform>
            <numerusform>En este warp, %1 de %2 carriles están activos.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this warp, 1 of %2 lanes is active.</source>
        <translation>En este warp, 1 de %2 carriles está activo.</translation>
    </message>
    <message>
        <source>This warp issues no instruction in this step: %1.</source>
        <translation>Este warp no emite ninguna instrucción en este paso: %1.</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en espera</translation>
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
        <translation>carriles 0–%1</translation>
    </message>
</context>
<context>
    <name>SummaryWords</name>
    <message>
        <source>round</source>
        <translation>ronda</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>ronda %1</translation>
    </message>
    <message>
        <source>wrong result</source>
        <translation>resultado incorrecto</translation>
    </message>
    <message>
        <source>not comparable: %1</source>
        <comment>why</comment>
        <translation>no comparable: %1</translation>
    </message>
    <message>
        <source>%1 work-items</source>
        <translation>%1 elementos de trabajo</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <comment>name of a preset</comment>
        <translation>%1, modificado</translation>
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
        <translation>Las combinaciones hacen cantidades distintas de trabajo, así que se comparó el tiempo por elemento terminado.</translation>
    </message>
    <message>
        <source>The recommended combination leaves %1 partial results, which another launch or the host must combine.</source>
        <translation>La combinación recomendada deja %1 resultados parciales, que debe combinar otro lanzamiento o el host.</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 más</translation>
    </message>
    <message>
        <source>No clear difference from %1.</source>
        <translation>Sin diferencia clara respecto a %1.</translation>
    </message>
    <message>
        <source>The next best is %1, which takes %2 as long.</source>
        <translation>La segunda mejor es %1; su tiempo es %2 el de la mejor.</translation>
    </message>
    <message>
        <source>The next best is %1, which takes %2 as long per element.</source>
        <translation>La segunda mejor es %1; su tiempo por elemento es %2 el de la mejor.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Recommended on %1: %2 (%3), measured median %4.</source>
        <translation>Combinación recomendada en %1: %2 (%3), mediana medida %4.</translation>
    </message>
    <message>
        <source>No combination is clearly the fastest on %1. %2 (%3) has the lowest measured median: %4.</source>
        <translation>Ninguna combinación es claramente la más rápida en %1. %2 (%3) tiene la menor mediana medida: %4.</translation>
    </message>
    <message>
        <source>No other combination has lower counts of: %1 (counted from the trace).</source>
        <translation>Ninguna otra combinación tiene conteos menores de: %1 (contado en la traza).</translation>
    </message>
    <message>
        <source>findings</source>
        <translation>hallazgos</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>sin comprobar</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>correcto</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>incorrecto</translation>
    </message>
    <message>
        <source>No combination is recommended, because the fastest ones could not be timed alternately, and times measured at different moments are not comparable.</source>
        <translation>No se recomienda ninguna combinación, porque las más rápidas no se pudieron medir de forma alterna, y los tiempos medidos en momentos distintos no son comparables.</translation>
    </message>
    <message>
        <source>No combination is recommended, because none with a correct result was timed.</source>
        <translation>No se recomienda ninguna combinación, porque no se midió ninguna con un resultado correcto.</translation>
    </message>
    <message>
        <source>No combination is recommended, because different values of %1 mean different work, so their times cannot be ranked.</source>
        <translation>No se recomienda ninguna combinación, porque valores distintos de %1 implican trabajo distinto, así que sus tiempos no se pueden ordenar.</translation>
    </message>
    <message>
        <source>All combinations do the same work, so their times were compared.</source>
        <translation>Todas las combinaciones hacen el mismo trabajo, así que se compararon sus tiempos.</translation>
    </message>
    <message>
        <source>Most of this time is launch overhead. Use larger inputs to measure the kernel itself.</source>
        <translation>La mayor parte de este tiempo es el costo fijo del lanzamiento. Use entradas más grandes para medir el propio kernel.</translation>
    </message>
    <message>
        <source>No combination is recommended, because the combinations compute different results.</source>
        <translation>No se recomienda ninguna combinación, porque las combinaciones calculan resultados distintos.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>%1: %2 of %3 values differ from those of %4. The first is %5[%6]: %7 instead of %8.</source>
        <translation>%1: %2 de %3 valores difieren de los de %4. El primero es %5[%6]: %7 en lugar de %8.</translation>
    </message>
    <message>
        <source>Combinations with different results were not compared.</source>
        <translation>Las combinaciones con resultados distintos no se compararon.</translation>
    </message>
    <message>
        <source>Global size</source>
        <translation>Tamaño global</translation>
    </message>
    <message>
        <source>Work-group size in %1</source>
        <translation>Tamaño de grupo en %1</translation>
    </message>
    <message>
        <source>Macro %1</source>
        <translation>Macro %1</translation>
    </message>
    <message>
        <source>different</source>
        <translation>distinto</translation>
    </message>
    <message>
        <source>same</source>
        <translation>igual</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 combinations have errors, so they are not recommended.</source>
        <translation>
            <numerusform>%1 de %2 combinaciones tiene errores, así que no se recomienda.</numerusform>
            <numerusform>%1 de %2 combinaciones tienen errores, así que no se recomiendan.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 combinations has errors, so it is not recommended.</source>
        <translation>%1 de %2 combinaciones tiene errores, así que no se recomienda.</translation>
    </message>
</context>
<context>
    <name>SweepFaultNote</name>
    <message numerus="yes">
        <source>%1 %Ln combination(s) with errors, not recommended</source>
        <translation>
            <numerusform>%1 %Ln combinación con errores, no recomendada</numerusform>
            <numerusform>%1 %Ln combinaciones con errores, no recomendadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SweepFaultWords</name>
    <message>
        <source>The result is wrong, so this combination is not recommended.</source>
        <translation>El resultado es incorrecto, así que esta combinación no se recomienda.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s), so this combination is not recommended.</source>
        <translation>
            <numerusform>%Ln error, así que esta combinación no se recomienda.</numerusform>
            <numerusform>%Ln errores, así que esta combinación no se recomienda.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SweepWords</name>
    <message>
        <source>The same in all combinations: %1.</source>
        <translation>Igual en todas las combinaciones: %1.</translation>
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
        <translation>Oscuro</translation>
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
        <translation>ranuras de emisión usadas</translation>
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
        <translation>Cambios en el código fuente</translation>
    </message>
    <message>
        <source>Line %1 added: %2</source>
        <translation>Línea %1 añadida: %2</translation>
    </message>
    <message>
        <source>Line %1 removed: %2</source>
        <translation>Línea %1 eliminada: %2</translation>
    </message>
    <message>
        <source>A warp in another work-group</source>
        <translation>Un warp de otro grupo de trabajo</translation>
    </message>
    <message>
        <source>%1, at the cursor</source>
        <comment>a warp and its access</comment>
        <translation>%1, en el cursor</translation>
    </message>
    <message>
        <source>%1, the request with the most conflicts</source>
        <comment>a warp and its access</comment>
        <translation>%1, la petición con más conflictos</translation>
    </message>
    <message>
        <source>%1 · recorded: %2</source>
        <translation>%1 · grabado: %2</translation>
    </message>
    <message>
        <source>%1 · recorded: %2 → %3</source>
        <translation>%1 · grabado: %2 → %3</translation>
    </message>
    <message>
        <source>Banks</source>
        <translation>Bancos</translation>
    </message>
    <message>
        <source>no recorded step accesses this array</source>
        <translation>ningún paso grabado accede a este array</translation>
    </message>
    <message>
        <source>lanes</source>
        <translation>carriles</translation>
    </message>
    <message>
        <source>banks</source>
        <translation>bancos</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>grabada</translation>
    </message>
    <message>
        <source>Number on a bar: passes of the worst request. Height: conflicts of all accesses to the array in the launch, on a square-root scale.</source>
        <translation>Número sobre una barra: pasadas de la peor petición. Altura: conflictos de todos los accesos al array en el lanzamiento (escala de raíz cuadrada).</translation>
    </message>
    <message>
        <source>no conflict</source>
        <translation>sin conflicto</translation>
    </message>
    <message>
        <source>Padding of %1</source>
        <translation>Padding de %1</translation>
    </message>
    <message>
        <source>conflicts for each padding, in words per row</source>
        <translation>conflictos con cada padding, en palabras por fila</translation>
    </message>
    <message>
        <source>The length of a row is unknown. Enter the number of elements per row.</source>
        <translation>La longitud de la fila es desconocida. Indique el número de elementos por fila.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln conflict(s)</source>
        <translation>
            <numerusform>%Ln conflicto</numerusform>
            <numerusform>%Ln conflictos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (recorded)</source>
        <comment>a formula</comment>
        <translation>%1 (grabada)</translation>
    </message>
    <message>
        <source>XOR swizzle of %1</source>
        <translation>Swizzle XOR de %1</translation>
    </message>
    <message>
        <source>no extra bytes, but extra instructions that compute the new indices; x: index in the row, y: row</source>
        <translation>sin bytes adicionales, pero con instrucciones adicionales que calculan los nuevos índices; x: índice en la fila, y: fila</translation>
    </message>
    <message>
        <source>recounted from the trace</source>
        <translation>recontado a partir de la traza</translation>
    </message>
    <message>
        <source>modelled</source>
        <translation>modelado</translation>
    </message>
    <message>
        <source>changes the source</source>
        <translation>cambia el código fuente</translation>
    </message>
    <message>
        <source>Layouts of %1</source>
        <translation>Disposiciones de %1</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>sin cambios</translation>
    </message>
    <message>
        <source>%1 less</source>
        <comment>a share</comment>
        <translation>%1 menos</translation>
    </message>
    <message>
        <source>%1 more</source>
        <comment>a share</comment>
        <translation>%1 más</translation>
    </message>
    <message>
        <source>Passes of local memory</source>
        <translation>Pasadas de memoria local</translation>
    </message>
    <message>
        <source>Cycles</source>
        <translation>Ciclos</translation>
    </message>
    <message>
        <source>does not fit on a multiprocessor</source>
        <translation>no cabe en un multiprocesador</translation>
    </message>
    <message>
        <source>modelled, without the extra instructions</source>
        <translation>modelado, sin las instrucciones adicionales</translation>
    </message>
    <message>
        <source>computing…</source>
        <translation>calculando…</translation>
    </message>
    <message>
        <source>Local memory per group</source>
        <translation>Memoria local por grupo</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>calculado</translation>
    </message>
    <message>
        <source>%1 more</source>
        <comment>a number of bytes</comment>
        <translation>%1 más</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Ocupación</translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s) fit</source>
        <translation>
            <numerusform>cabe %Ln grupo</numerusform>
            <numerusform>caben %Ln grupos</numerusform>
        </translation>
    </message>
    <message>
        <source>Neither this layout nor the recorded one has conflicts.</source>
        <translation>Ni esta disposición ni la grabada tienen conflictos.</translation>
    </message>
    <message>
        <source>No conflict is left.</source>
        <translation>No queda ningún conflicto.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln conflict(s) are left.</source>
        <translation>
            <numerusform>Queda %Ln conflicto.</numerusform>
            <numerusform>Quedan %Ln conflictos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The number of conflicts does not change.</source>
        <translation>El número de conflictos no cambia.</translation>
    </message>
    <message>
        <source>%1 That is %2 less than recorded.</source>
        <translation>%1 Es un %2 menos que en la disposición grabada.</translation>
    </message>
    <message>
        <source>%1 That is %2 more than recorded.</source>
        <translation>%1 Es un %2 más que en la disposición grabada.</translation>
    </message>
    <message>
        <source>A swizzle needs no extra bytes, but it needs extra instructions to compute the new indices.</source>
        <translation>Un swizzle no necesita bytes adicionales, pero sí instrucciones adicionales que calculen los nuevos índices.</translation>
    </message>
    <message>
        <source>A group needs %1 more local memory.</source>
        <translation>Un grupo necesita %1 más de memoria local.</translation>
    </message>
    <message numerus="yes">
        <source>It is the smallest of %Ln padding(s) without a conflict.</source>
        <translation>
            <numerusform>Es el menor padding sin conflictos (valores sin conflictos: %Ln).</numerusform>
            <numerusform>Es el menor de los %Ln valores de padding sin conflictos.</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown row length: enter the number of elements per row</source>
        <translation>longitud de fila desconocida: indique el número de elementos por fila</translation>
    </message>
    <message>
        <source>As recorded</source>
        <translation>Como se grabó</translation>
    </message>
    <message numerus="yes">
        <source>Padding of %Ln word(s) per row</source>
        <translation>
            <numerusform>Padding de %Ln palabra por fila</numerusform>
            <numerusform>Padding de %Ln palabras por fila</numerusform>
        </translation>
    </message>
    <message>
        <source>Not possible: %1</source>
        <translation>No es posible: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln conflict(s) of all accesses to the array in the launch</source>
        <translation>
            <numerusform>%Ln conflicto en total en los accesos al array durante el lanzamiento</numerusform>
            <numerusform>%Ln conflictos en total en los accesos al array durante el lanzamiento</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pass(es) of the worst request</source>
        <translation>
            <numerusform>%Ln pasada de la peor petición</numerusform>
            <numerusform>%Ln pasadas de la peor petición</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not possible: %2.</source>
        <translation>%1 no es posible: %2.</translation>
    </message>
    <message>
        <source>The recorded layout has no conflicts.</source>
        <translation>La disposición grabada no tiene conflictos.</translation>
    </message>
    <message numerus="yes">
        <source>The recorded layout has %Ln conflict(s).</source>
        <translation>
            <numerusform>La disposición grabada tiene %Ln conflicto.</numerusform>
            <numerusform>La disposición grabada tiene %Ln conflictos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a layout; sentences about it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The lanes update the same word with atomics, which take turns in every layout. So no padding and no swizzle removes a conflict.</source>
        <translation>Los carriles actualizan la misma palabra con operaciones atómicas, que se hacen por turnos en cualquier disposición. Por eso, ningún padding y ningún swizzle elimina un conflicto.</translation>
    </message>
    <message>
        <source>%1 of the conflicts are atomics on the same word, which take turns in every layout. A padding or a swizzle can only remove the others.</source>
        <translation>El %1 de los conflictos son operaciones atómicas sobre la misma palabra, que se hacen por turnos en cualquier disposición. Un padding o un swizzle solo puede eliminar los demás.</translation>
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
        <translation>No existe el comando «%1».</translation>
    </message>
    <message>
        <source> &quot;%1 --help&quot; lists all commands.</source>
        <translation> «%1 --help» enumera todos los comandos.</translation>
    </message>
    <message>
        <source>Unexpected argument &quot;%2&quot;. &quot;%1 --help&quot; shows the usage.</source>
        <translation>Argumento inesperado «%2». «%1 --help» muestra el uso.</translation>
    </message>
    <message>
        <source> Did you mean &quot;%1&quot;?</source>
        <translation> ¿Quería decir «%1»?</translation>
    </message>
    <message>
        <source>Assertion failed: %1</source>
        <translation>La aserción no se cumple: %1</translation>
    </message>
    <message>
        <source>The run has errors or a wrong result, so the exit code is 1. To see the details, run the command without --get and --assert.</source>
        <translation>La ejecución tiene errores o un resultado incorrecto, así que el código de salida es 1. Para ver los detalles, ejecute el comando sin --get ni --assert.</translation>
    </message>
    <message>
        <source>Exit codes: 0 success, 1 findings, a wrong result or a failed --assert, 2 wrong usage, 3 unusable input, 4 no device, a driver failure, an internal error or too little memory, 130 cancelled.</source>
        <translation>Códigos de salida: 0 correcto, 1 hallazgos, un resultado incorrecto o un --assert que no se cumple, 2 uso incorrecto, 3 entrada no utilizable, 4 ningún dispositivo, un fallo del controlador, un error interno o memoria insuficiente, 130 cancelado.</translation>
    </message>
    <message>
        <source>Missing argument: %2. &quot;%1 --help&quot; shows the usage.</source>
        <translation>Falta un argumento: %2. «%1 --help» muestra el uso.</translation>
    </message>
    <message>
        <source>Cannot open a window, because there is no display. Without a display, use &quot;lockstep render&quot; to write pictures and &quot;lockstep-cli&quot; to print metrics.</source>
        <translation>No se puede abrir una ventana, porque no hay pantalla. Sin pantalla, use «lockstep render» para escribir imágenes y «lockstep-cli» para mostrar métricas.</translation>
    </message>
    <message>
        <source>Unexpected argument &quot;%2&quot;. At most %3 are possible. &quot;%1 --help&quot; shows the usage.</source>
        <translation>Argumento inesperado «%2». Número máximo de argumentos: %3. «%1 --help» muestra el uso.</translation>
    </message>
</context>
<context>
    <name>ValueWords</name>
    <message>
        <source>no texel (outside the image)</source>
        <translation>sin téxel (fuera de la imagen)</translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message>
        <source>%1, a null pointer</source>
        <translation>%1, un puntero nulo</translation>
    </message>
    <message>
        <source>a null pointer</source>
        <translation>un puntero nulo</translation>
    </message>
    <message>
        <source>a misaligned address</source>
        <translation>una dirección mal alineada</translation>
    </message>
    <message>
        <source>an address outside every object</source>
        <translation>una dirección fuera de todos los objetos</translation>
    </message>
    <message>
        <source>%1, misaligned</source>
        <translation>%1, mal alineado</translation>
    </message>
    <message>
        <source>%1, out of bounds</source>
        <translation>%1, fuera de los límites</translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message>
        <source>Solved. Your solution also works for other input values.</source>
        <translation>Resuelto. Su solución también funciona con otros valores de entrada.</translation>
    </message>
    <message>
        <source>Nothing has been changed yet.</source>
        <translation>Todavía no se ha cambiado nada.</translation>
    </message>
    <message>
        <source>The window shows another experiment. Go back to the one of this task.</source>
        <translation>La ventana muestra otro experimento. Vuelva al de esta tarea.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must stay as it was in this task.</source>
        <translation>En esta tarea, «%1» debe quedar como estaba.</translation>
    </message>
    <message>
        <source>The hardware must stay as it was in this task.</source>
        <translation>En esta tarea, el hardware debe quedar como estaba.</translation>
    </message>
    <message>
        <source>The kernel does not run.</source>
        <translation>El kernel no se ejecuta.</translation>
    </message>
    <message>
        <source>The result is wrong. It must be the same as before.</source>
        <translation>El resultado es incorrecto. Debe ser el mismo que antes.</translation>
    </message>
    <message>
        <source>Lockstep found an error in your version. Run the kernel (F5), and open the Findings tab.</source>
        <translation>Lockstep encontró un error en su versión. Ejecute el kernel (F5) y abra la pestaña Hallazgos.</translation>
    </message>
    <message>
        <source>Not yet. This must be true:</source>
        <translation>Todavía no. Esto debe cumplirse:</translation>
    </message>
    <message>
        <source>Your solution works for these input values, but not for others.</source>
        <translation>Su solución funciona con estos valores de entrada, pero no con otros.</translation>
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
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Show in cells</source>
        <translation>Mostrar en las celdas</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Términos</translation>
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
        <translation>GLSL y WebGPU</translation>
    </message>
    <message>
        <source>AMD</source>
        <translation>AMD</translation>
    </message>
    <message>
        <source>Uses the words of this programming interface in texts, but not in kernels, files and options</source>
        <translation>Usa los términos de esta interfaz de programación en los textos, pero no en kernels, archivos ni opciones</translation>
    </message>
</context>
<context>
    <name>Views</name>
    <message>
        <source>Sweep</source>
        <translation>Barrido</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
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
        <translation>Película</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>Lanzamientos</translation>
    </message>
    <message>
        <source>Data flow</source>
        <translation>Flujo de datos</translation>
    </message>
    <message>
        <source>Exchanges</source>
        <translation>Intercambios</translation>
    </message>
    <message>
        <source>Footprint</source>
        <translation>Huella</translation>
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
        <translation>Caché</translation>
    </message>
    <message>
        <source>Warps</source>
        <translation>Warps</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Ocupación</translation>
    </message>
    <message>
        <source>Groups over time</source>
        <translation>Grupos en el tiempo</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Escenario</translation>
    </message>
    <message>
        <source>Multiprocessor</source>
        <translation>Multiprocesador</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Flujo</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Lanes and banks</source>
        <translation>Carriles y bancos</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Carrera</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Probar</translation>
    </message>
</context>
<context>
    <name>WaitWords</name>
    <message>
        <source>Warp %1 issues from cycle %2 to %3.</source>
        <translation>El warp %1 emite del ciclo %2 al %3.</translation>
    </message>
    <message>
        <source>Meanwhile, warp %1 of group %2 issues.</source>
        <translation>Mientras tanto, emite el warp %1 del grupo %2.</translation>
    </message>
    <message>
        <source>Warp %1 of group %2 is not resident in cycle %3.</source>
        <translation>El warp %1 del grupo %2 no es residente en el ciclo %3.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sector(s) requested</source>
        <translation>
            <numerusform>%Ln sector pedido</numerusform>
            <numerusform>%Ln sectores pedidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warp(s) of its group have not reached the barrier yet: %1.</source>
        <translation>
            <numerusform>%Ln warp de su grupo aún no ha llegado a la barrera: %1.</numerusform>
            <numerusform>%Ln warps de su grupo aún no han llegado a la barrera: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Warp %1 is ready from cycle %2 to %3, waiting to issue.</source>
        <translation>El warp %1 está listo del ciclo %2 al %3, en espera de emitir.</translation>
    </message>
    <message>
        <source>Warp %1 is blocked from cycle %2 to %3, waiting for global memory.</source>
        <translation>El warp %1 está bloqueado del ciclo %2 al %3, a la espera de la memoria global.</translation>
    </message>
    <message>
        <source>Warp %1 is blocked from cycle %2 to %3, waiting for local memory.</source>
        <translation>El warp %1 está bloqueado del ciclo %2 al %3, a la espera de la memoria local.</translation>
    </message>
    <message>
        <source>Warp %1 is blocked from cycle %2 to %3, waiting at a barrier.</source>
        <translation>El warp %1 está bloqueado del ciclo %2 al %3, a la espera en una barrera.</translation>
    </message>
    <message>
        <source>Warp %1 is blocked from cycle %2 to %3, waiting for an arithmetic result or for a branch to be resolved.</source>
        <translation>El warp %1 está bloqueado del ciclo %2 al %3, a la espera de un resultado aritmético o de que se resuelva una bifurcación.</translation>
    </message>
    <message>
        <source>Warp %1 is done, but its slot stays occupied from cycle %2 to %3, until its group ends.</source>
        <translation>El warp %1 ha terminado, pero su ranura sigue ocupada del ciclo %2 al %3, hasta que termine su grupo.</translation>
    </message>
    <message numerus="yes">
        <source>The next wait of this warp starts in cycle %1 and takes %Ln cycle(s): %2</source>
        <translation>
            <numerusform>La siguiente espera de este warp empieza en el ciclo %1 y dura %Ln ciclo: %2</numerusform>
            <numerusform>La siguiente espera de este warp empieza en el ciclo %1 y dura %Ln ciclos: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>The group is resident from cycle %1 to %2.</source>
        <translation>El grupo es residente del ciclo %1 al %2.</translation>
    </message>
</context>
<context>
    <name>WarpFilm</name>
    <message>
        <source>lane</source>
        <translation>carril</translation>
    </message>
    <message>
        <source>Warp %1, whole run</source>
        <translation>Warp %1, ejecución completa</translation>
    </message>
    <message>
        <source>rows are lanes, columns are steps</source>
        <translation>las filas son carriles, las columnas son pasos</translation>
    </message>
</context>
<context>
    <name>WarpSplitWords</name>
    <message>
        <source>continues</source>
        <comment>lanes whose loop has a next turn</comment>
        <translation>continúa</translation>
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
        <translation>fin del kernel, %1</translation>
    </message>
    <message>
        <source>line %1, %2, %3</source>
        <comment>number; lanes; steps</comment>
        <translation>línea %1, %2, %3</translation>
    </message>
    <message>
        <source>continue at line %1, %2 (%3)</source>
        <comment>number; lanes; steps that they wait</comment>
        <translation>sigue en la línea %1, %2 (%3)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lane(s)</source>
        <translation>
            <numerusform>%Ln carril</numerusform>
            <numerusform>%Ln carriles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation>
            <numerusform>%Ln paso</numerusform>
            <numerusform>%Ln pasos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wait %Ln step(s)</source>
        <comment>lanes</comment>
        <translation>
            <numerusform>espera %Ln paso</numerusform>
            <numerusform>espera %Ln pasos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lane(s) of each warp</source>
        <translation>
            <numerusform>%Ln carril de cada warp</numerusform>
            <numerusform>%Ln carriles de cada warp</numerusform>
        </translation>
    </message>
    <message>
        <source>exits</source>
        <comment>lanes whose loop ends</comment>
        <translation>sale</translation>
    </message>
</context>
<context>
    <name>WhyNoPicture</name>
    <message>
        <source>This kernel uses no local memory.</source>
        <translation>Este kernel no usa memoria local.</translation>
    </message>
    <message>
        <source>This kernel accesses no buffer.</source>
        <translation>Este kernel no accede a ningún búfer.</translation>
    </message>
    <message>
        <source>This kernel does not fit on a multiprocessor of the hardware model.</source>
        <translation>Este kernel no cabe en un multiprocesador del modelo de hardware.</translation>
    </message>
    <message>
        <source>This kernel accesses neither local nor global memory.</source>
        <translation>Este kernel no accede ni a la memoria local ni a la global.</translation>
    </message>
    <message>
        <source>Caches are switched off in the hardware model.</source>
        <translation>Las cachés están desactivadas en el modelo de hardware.</translation>
    </message>
    <message>
        <source>This launch reads no buffer and no image.</source>
        <translation>Este lanzamiento no lee ningún búfer ni ninguna imagen.</translation>
    </message>
    <message>
        <source>No lane exchanges values with another lane.</source>
        <translation>Ningún carril intercambia valores con otro carril.</translation>
    </message>
    <message>
        <source>The launches of this run do not overlap in time.</source>
        <translation>Los lanzamientos de esta ejecución no se solapan en el tiempo.</translation>
    </message>
    <message>
        <source>This launch has only one work-group.</source>
        <translation>Este lanzamiento solo tiene un grupo de trabajo.</translation>
    </message>
    <message>
        <source>This launch has no array in local memory.</source>
        <translation>Este lanzamiento no tiene ningún array en la memoria local.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::AccountBar</name>
    <message>
        <source>Use of the modelled time</source>
        <translation>Uso del tiempo modelado</translation>
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
        <translation>Correcto</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Incorrecto</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ArgumentRow</name>
    <message>
        <source>Size of %1</source>
        <translation>Tamaño de %1</translation>
    </message>
    <message>
        <source>Width x height, in texels</source>
        <translation>Ancho x alto, en téxeles</translation>
    </message>
    <message>
        <source>Format of %1</source>
        <translation>Formato de %1</translation>
    </message>
    <message>
        <source>Texel format: channels and data type</source>
        <translation>Formato de téxel: canales y tipo de datos</translation>
    </message>
    <message>
        <source>Content of %1</source>
        <translation>Contenido de %1</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>Valor de %1</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Elija un archivo</translation>
    </message>
    <message>
        <source>Addressing mode: none, clamp_to_edge, clamp, repeat or mirrored_repeat; append :normalized, :linear or both if needed</source>
        <translation>Modo de direccionamiento: none, clamp_to_edge, clamp, repeat o mirrored_repeat; añada :normalized, :linear o ambos si es necesario</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a valid size</source>
        <comment>what was typed</comment>
        <translation>«%1» no es un tamaño válido</translation>
    </message>
    <message numerus="yes">
        <source>Number of elements of %Ln byte(s) each. 4K is 4096 elements, and 64 B is a size in bytes.</source>
        <translation>
            <numerusform>Número de elementos de %Ln byte cada uno. 4K son 4096 elementos, y 64 B es un tamaño en bytes.</numerusform>
            <numerusform>Número de elementos de %Ln bytes cada uno. 4K son 4096 elementos, y 64 B es un tamaño en bytes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s) of values from the launch file</source>
        <translation>
            <numerusform>%Ln byte de valores del archivo de lanzamiento</numerusform>
            <numerusform>%Ln bytes de valores del archivo de lanzamiento</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a valid sampler</source>
        <comment>what was typed</comment>
        <translation>«%1» no es un sampler válido</translation>
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
        <translation>Lockstep: presentación</translation>
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
        <translation>32,64,128 o 32..1024</translation>
    </message>
    <message>
        <source>Values separated by commas, or FIRST..LAST (each value is twice the previous one)</source>
        <translation>Valores separados por comas, o PRIMERO..ÚLTIMO (cada valor es el doble del anterior)</translation>
    </message>
    <message>
        <source>no other parameter</source>
        <translation>ningún otro parámetro</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::BookmarkActions</name>
    <message>
        <source>There is no step to bookmark yet. Run an experiment or a kernel</source>
        <translation>Aún no hay ningún paso para añadir a los marcadores. Ejecute un experimento o un kernel</translation>
    </message>
    <message>
        <source>There are already %1 bookmarks. Remove some of them</source>
        <translation>Ya hay %1 marcadores. Quite algunos</translation>
    </message>
    <message>
        <source>Add bookmark</source>
        <translation>Añadir marcador</translation>
    </message>
    <message>
        <source>Rename bookmark</source>
        <translation>Cambiar nombre del marcador</translation>
    </message>
    <message>
        <source>Text of the bookmark at step %1:</source>
        <translation>Texto del marcador del paso %1:</translation>
    </message>
    <message>
        <source>Bookmark at step %1 saved</source>
        <translation>Se guardó el marcador del paso %1</translation>
    </message>
    <message>
        <source>shown now</source>
        <translation>mostrada ahora</translation>
    </message>
    <message>
        <source>This run has no bookmark after this step</source>
        <translation>Esta ejecución no tiene ningún marcador después de este paso</translation>
    </message>
    <message>
        <source>This run has no bookmark before this step</source>
        <translation>Esta ejecución no tiene ningún marcador antes de este paso</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::BookmarkList</name>
    <message>
        <source>There are no bookmarks yet. %1 adds one at the current step.</source>
        <comment>%1: a shortcut</comment>
        <translation>Aún no hay marcadores. %1 añade uno en el paso actual.</translation>
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
        <translation>Paso</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::BreakpointActions</name>
    <message>
        <source>No step of this work-group executes line %1, so playback cannot stop there</source>
        <translation>Ningún paso de este grupo de trabajo ejecuta la línea %1, así que la reproducción no puede detenerse ahí</translation>
    </message>
    <message>
        <source>nothing has been run yet</source>
        <translation>aún no se ha ejecutado nada</translation>
    </message>
    <message>
        <source>the source has changed since the last run</source>
        <translation>el código cambió después de la última ejecución</translation>
    </message>
    <message>
        <source>warp %1 does not execute it after this step</source>
        <translation>el warp %1 no la ejecuta después de este paso</translation>
    </message>
    <message>
        <source>warp %1 does not execute it</source>
        <translation>el warp %1 no la ejecuta</translation>
    </message>
    <message>
        <source>Run to line %1</source>
        <translation>Ejecutar hasta la línea %1</translation>
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
            <numerusform>%Ln hallazgo o consejo</numerusform>
            <numerusform>%Ln hallazgos y consejos</numerusform>
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
        <translation>Serie</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
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
        <translation>Líneas</translation>
    </message>
    <message>
        <source>Chart type</source>
        <translation>Tipo de gráfico</translation>
    </message>
    <message>
        <source>Metric shown in the chart</source>
        <translation>Métrica que muestra el gráfico</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ChartsPanel</name>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>This launch</source>
        <translation>Este lanzamiento</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ChecksList</name>
    <message>
        <source>This recording contains these files:</source>
        <translation>Esta grabación contiene estos archivos:</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more file(s)</source>
        <translation>
            <numerusform>y %Ln archivo más</numerusform>
            <numerusform>y %Ln archivos más</numerusform>
        </translation>
    </message>
    <message>
        <source>The result of the instrumented kernel differs from that of the original kernel: in launch %1, %2[%3] is %4 instead of %5. A race or an unspecified execution order can cause this. If neither is the cause, the counts may not apply to the original kernel.</source>
        <translation>El kernel instrumentado calcula un resultado distinto al del kernel original: en el lanzamiento %1, %2[%3] es %4 en lugar de %5. La causa puede ser una condición de carrera o un orden de ejecución no especificado. Si no es ninguna de las dos, los conteos podrían no ser válidos para el kernel original.</translation>
    </message>
    <message>
        <source>Checks performed</source>
        <translation>Comprobaciones realizadas</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ChosenLine</name>
    <message>
        <source>Enter: next step of this line · Esc: clear</source>
        <translation>Enter: siguiente paso de esta línea · Esc: anular</translation>
    </message>
    <message>
        <source>The steps of this line are marked below the timeline slider and in the Film view. Bars mark the lanes that execute the line and, in the Heat view, the memory cells that it accesses. In the Heat view, a frame marks the row of the line.</source>
        <translation>Los pasos de esta línea se señalan bajo el control deslizante de la línea de tiempo y en la vista Película. Unas barras señalan los carriles que ejecutan la línea y, en la vista Calor, las celdas de memoria a las que accede. En la vista Calor, un marco señala la fila de la línea.</translation>
    </message>
    <message numerus="yes">
        <source>Line %1: %Ln of %2 steps</source>
        <translation>
            <numerusform>Línea %1: %Ln de %2 pasos</numerusform>
            <numerusform>Línea %1: %Ln de %2 pasos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::CommandDialog</name>
    <message>
        <source>Command line</source>
        <translation>Línea de comandos</translation>
    </message>
    <message>
        <source>This command writes the same file:</source>
        <translation>Este comando escribe el mismo archivo:</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
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
        <translation>Buscar un comando</translation>
    </message>
    <message>
        <source>Command or experiment</source>
        <translation>Comando o experimento</translation>
    </message>
    <message>
        <source>Commands found</source>
        <translation>Comandos encontrados</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer words.</source>
        <translation>No se encontró nada. Pruebe con menos palabras.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::CompactBar</name>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>&amp;Menu</source>
        <translation>&amp;Menú</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message numerus="yes">
        <source>%Ln finding(s) and suggestion(s)</source>
        <translation>
            <numerusform>%Ln hallazgo o consejo</numerusform>
            <numerusform>%Ln hallazgos y consejos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::CompareActions</name>
    <message>
        <source>Compare with %1</source>
        <translation>Comparar con %1</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::CompareButtons</name>
    <message>
        <source>cannot be compared with the shown run</source>
        <translation>no se puede comparar con la ejecución mostrada</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ComparePage</name>
    <message>
        <source>Runs in this window</source>
        <translation>Ejecuciones de la ventana</translation>
    </message>
    <message>
        <source>Runs to compare</source>
        <translation>Ejecuciones que se comparan</translation>
    </message>
    <message>
        <source>Run all variants</source>
        <translation>Ejecutar todas las variantes</translation>
    </message>
    <message>
        <source>Open recording…</source>
        <translation>Abrir grabación…</translation>
    </message>
    <message>
        <source>Another hardware preset</source>
        <translation>Otro preajuste de hardware</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>Copiar como CSV</translation>
    </message>
    <message>
        <source>Select two or more runs. The list contains all runs of this window.</source>
        <translation>Seleccione dos o más ejecuciones. La lista contiene todas las ejecuciones de esta ventana.</translation>
    </message>
    <message>
        <source>Analyse the current run again with a different hardware preset</source>
        <translation>Analizar de nuevo la ejecución actual con otro preajuste de hardware</translation>
    </message>
    <message>
        <source>Interpretation</source>
        <translation>Interpretación</translation>
    </message>
    <message>
        <source>Ratios are relative to the first run. Hover over a metric to see the source of its values.</source>
        <translation>Las razones son relativas a la primera ejecución. Pase el puntero sobre una métrica para ver el origen de sus valores.</translation>
    </message>
    <message>
        <source>Timing the runs alternately (round %1 of %2)</source>
        <translation>Midiendo las ejecuciones de forma alterna (ronda %1 de %2)</translation>
    </message>
    <message>
        <source>Match inputs</source>
        <translation>Igualar entradas</translation>
    </message>
    <message>
        <source>Run the other experiments with the parameter values of the first one</source>
        <translation>Ejecutar los demás experimentos con los valores de los parámetros del primero</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::CompareTable</name>
    <message>
        <source>Comparison</source>
        <translation>Comparación</translation>
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
        <translation>Origen</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ContextMenus</name>
    <message>
        <source>Copy picture</source>
        <translation>Copiar imagen</translation>
    </message>
    <message>
        <source>Data copied to the clipboard as CSV</source>
        <translation>Datos copiados al portapapeles como CSV</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>Copiar como CSV</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Copiar enlace</translation>
    </message>
    <message>
        <source>Link copied to the clipboard</source>
        <translation>Enlace copiado al portapapeles</translation>
    </message>
    <message>
        <source>Copy command line</source>
        <translation>Copiar línea de comandos</translation>
    </message>
    <message>
        <source>Command line copied to the clipboard</source>
        <translation>Línea de comandos copiada al portapapeles</translation>
    </message>
    <message>
        <source>Picture copied to the clipboard</source>
        <translation>Imagen copiada al portapapeles</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Present this chart</source>
        <translation>Presentar este gráfico</translation>
    </message>
    <message>
        <source>Text copied to the clipboard</source>
        <translation>Texto copiado al portapapeles</translation>
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
        <translation>Paso %1 de %2</translation>
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
        <translation>Costos al final de línea</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <comment>a line of the source; its cost</comment>
        <translation>línea %1: %2</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::CureActions</name>
    <message>
        <source>Running %1…</source>
        <translation>Ejecutando %1…</translation>
    </message>
    <message>
        <source>%1 is shown next to this run.</source>
        <translation>%1 se muestra junto a esta ejecución.</translation>
    </message>
    <message>
        <source>No faster variant of this experiment avoids this cost.</source>
        <translation>Ninguna variante más rápida de este experimento evita este costo.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::CurePanel</name>
    <message>
        <source>Why is it slow?</source>
        <translation>¿Por qué es lento?</translation>
    </message>
    <message>
        <source>Looking for the highest cost…</source>
        <translation>Buscando el costo más alto…</translation>
    </message>
    <message>
        <source>Show the fix</source>
        <translation>Mostrar la solución</translation>
    </message>
    <message>
        <source>Show the suggestion</source>
        <translation>Mostrar el consejo</translation>
    </message>
    <message>
        <source>Counted from the trace. First error: %1.</source>
        <comment>a kind of error</comment>
        <translation>Contado en la traza. Primer error: %1.</translation>
    </message>
    <message>
        <source>Show the findings</source>
        <translation>Mostrar los hallazgos</translation>
    </message>
    <message>
        <source>Run the kernel (F5) to see here why it is slow.</source>
        <translation>Ejecute el kernel (F5) para ver aquí por qué es lento.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s) were found, so the result can be wrong. Fix the errors before you optimise.</source>
        <translation>
            <numerusform>Se encontró %Ln error, así que el resultado puede ser incorrecto. Corrija los errores antes de optimizar.</numerusform>
            <numerusform>Se encontraron %Ln errores, así que el resultado puede ser incorrecto. Corrija los errores antes de optimizar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing found to improve. Analysed: divergence, sectors, bank conflicts, barriers, occupancy, latency, atomics and repeated work. %Ln check(s) were run.</source>
        <translation>
            <numerusform>No se encontró nada que mejorar. Se analizó: divergencia, sectores, conflictos de bancos, barreras, ocupación, latencia, operaciones atómicas y trabajo repetido. Se hizo %Ln comprobación.</numerusform>
            <numerusform>No se encontró nada que mejorar. Se analizó: divergencia, sectores, conflictos de bancos, barreras, ocupación, latencia, operaciones atómicas y trabajo repetido. Se hicieron %Ln comprobaciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>The guessed sizes and inputs may have caused these errors. Set your own under Values.</source>
        <translation>Los tamaños y las entradas supuestos pueden haber causado estos errores. Defina los suyos en Valores.</translation>
    </message>
    <message>
        <source>Show the costs anyway</source>
        <translation>Mostrar los costos de todos modos</translation>
    </message>
    <message>
        <source>Simulating where the time goes…</source>
        <translation>Simulando en qué se va el tiempo…</translation>
    </message>
    <message>
        <source>The costs of this run are not known.</source>
        <translation>No se conocen los costos de esta ejecución.</translation>
    </message>
    <message>
        <source>Try other layouts</source>
        <translation>Probar otras disposiciones</translation>
    </message>
    <message>
        <source>This suggestion is about another cost. %1</source>
        <comment>a sentence follows</comment>
        <translation>Este consejo trata de otro costo. %1</translation>
    </message>
    <message>
        <source>Below: how the schedulers use their cycles. Removing a cost can save more than its share, because it can also shorten the waits of other warps.</source>
        <translation>Abajo: en qué usan sus ciclos los planificadores. Eliminar un costo puede ahorrar más que su parte, porque también puede acortar las esperas de otros warps.</translation>
    </message>
    <message>
        <source>Below: how the schedulers use their cycles.</source>
        <translation>Abajo: en qué usan sus ciclos los planificadores.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::DeviceActions</name>
    <message>
        <source>Runs are recorded on this computer.</source>
        <translation>Las ejecuciones se graban en este equipo.</translation>
    </message>
    <message>
        <source>Runs are recorded on %1.</source>
        <translation>Las ejecuciones se graban en %1.</translation>
    </message>
    <message>
        <source>The device &quot;%1&quot; is missing. Runs are recorded on the default device of this computer.</source>
        <translation>Falta el dispositivo «%1». Las ejecuciones se graban en el dispositivo predeterminado de este equipo.</translation>
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
        <translation>&amp;Grabar en:</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Dispositivos</translation>
    </message>
    <message>
        <source>&amp;Add a computer over ssh:</source>
        <translation>&amp;Añadir un equipo por ssh:</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>Aña&amp;dir</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Probar</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>&amp;Use this device</source>
        <translation>&amp;Usar este dispositivo</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Este equipo</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation>Conectando con %1…</translation>
    </message>
    <message numerus="yes">
        <source>%1 is ready. It has %n device(s).</source>
        <translation>
            <numerusform>%1 está listo. Tiene %n dispositivo.</numerusform>
            <numerusform>%1 está listo. Tiene %n dispositivos.</numerusform>
        </translation>
    </message>
    <message>
        <source>This computer: %1</source>
        <translation>Este equipo: %1</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::DeviceNotice</name>
    <message>
        <source>No OpenCL device. Recordings and examples open without one.</source>
        <translation>No hay ningún dispositivo OpenCL. Las grabaciones y los ejemplos se abren sin él.</translation>
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
        <translation>En qué fijarse</translation>
    </message>
    <message>
        <source>What the experiment teaches</source>
        <translation>Qué enseña el experimento</translation>
    </message>
    <message>
        <source>Looking for suggestions…</source>
        <translation>Buscando consejos…</translation>
    </message>
    <message>
        <source>Broken on purpose, to demonstrate the fault. %1</source>
        <translation>Roto a propósito, para mostrar el defecto. %1</translation>
    </message>
    <message>
        <source>%1, broken on purpose</source>
        <translation>%1, roto a propósito</translation>
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
        <translation>No se encontró ningún problema y no hay nada que sugerir. Para seguir investigando, compare dos tamaños de grupo o dos versiones del kernel.</translation>
    </message>
    <message>
        <source>Broken on purpose. The expected finding is &quot;%1&quot;.</source>
        <translation>Roto a propósito. El hallazgo esperado es «%1».</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>falló</translation>
    </message>
    <message>
        <source>broken on purpose</source>
        <translation>roto a propósito</translation>
    </message>
    <message>
        <source>was run</source>
        <translation>ejecutado</translation>
    </message>
    <message>
        <source>not run yet</source>
        <translation>aún sin ejecutar</translation>
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
        <translation>Copiar al portapapeles</translation>
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
        <translation>Ningún comando por sí solo reproduce todo lo que se muestra aquí</translation>
    </message>
    <message>
        <source>Command line…</source>
        <translation>Línea de comandos…</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Contenido</translation>
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
        <translation>Como en pantalla</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>As in the window</source>
        <translation>Como en la ventana</translation>
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
        <translation>GLSL y WebGPU</translation>
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
        <translation>Términos</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Pie</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Leyenda</translation>
    </message>
    <message>
        <source>Error bars</source>
        <translation>Barras de error</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>Fondo transparente</translation>
    </message>
    <message>
        <source>Device and parameters below</source>
        <translation>Dispositivo y parámetros al pie</translation>
    </message>
    <message>
        <source>Also save the data as CSV</source>
        <translation>Guardar también los datos en CSV</translation>
    </message>
    <message>
        <source>The file also contains the device, the parameters, the seed and the version of Lockstep, so that the picture can be made again.</source>
        <translation>El archivo también contiene el dispositivo, los parámetros, la semilla y la versión de Lockstep, para que la imagen se pueda volver a crear.</translation>
    </message>
    <message>
        <source>Describe each step below the picture</source>
        <translation>Describir cada paso bajo la imagen</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ExportPreview</name>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Readability</source>
        <translation>Legibilidad</translation>
    </message>
    <message>
        <source>The preview appears when the simulation has finished.</source>
        <translation>La vista previa aparecerá cuando termine la simulación.</translation>
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
        <translation>%1 · aprox. %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln frame(s) of %1 × %2 px · about %3</source>
        <comment>number of frames; width; height; size of the file</comment>
        <translation>
            <numerusform>%Ln fotograma de %1 × %2 px · aprox. %3</numerusform>
            <numerusform>%Ln fotogramas de %1 × %2 px · aprox. %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ExportProgress</name>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Writing the file (%1)</source>
        <comment>how long it will take</comment>
        <translation>Escribiendo el archivo (%1)</translation>
    </message>
    <message>
        <source>Writing the file</source>
        <translation>Escribiendo el archivo</translation>
    </message>
    <message>
        <source>The export was cancelled. No file was written.</source>
        <translation>La exportación se canceló. No se escribió ningún archivo.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ExportSize</name>
    <message>
        <source>Made for</source>
        <translation>Destino</translation>
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
        <translation>Ancho</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>Unit of the size</source>
        <translation>Unidad del tamaño</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source> pt</source>
        <comment>points</comment>
        <translation> pt</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>Píxeles</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ExportSteps</name>
    <message>
        <source>Pass of a bank conflict</source>
        <translation>Pasada de un conflicto de bancos</translation>
    </message>
    <message>
        <source>A frame per</source>
        <translation>Un fotograma por</translation>
    </message>
    <message>
        <source>Cycles per frame</source>
        <translation>Ciclos por fotograma</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>Primer fotograma</translation>
    </message>
    <message>
        <source>first</source>
        <translation>primero</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>Último fotograma</translation>
    </message>
    <message>
        <source>last</source>
        <translation>último</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source> per second</source>
        <translation> por segundo</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::FileActions</name>
    <message>
        <source>Saved %1</source>
        <translation>Se guardó %1</translation>
    </message>
    <message>
        <source>Save the recording</source>
        <translation>Guardar la grabación</translation>
    </message>
    <message>
        <source>Recordings (*.lks)</source>
        <translation>Grabaciones (*.lks)</translation>
    </message>
    <message>
        <source>%1 is still being saved. Wait until saving has finished, or cancel it, before you save this recording.</source>
        <translation>%1 aún se está guardando. Espere a que termine de guardarse, o cancele el guardado, antes de guardar esta grabación.</translation>
    </message>
    <message>
        <source>%1 is being saved. The window closes when saving has finished. Cancel saving to close the window immediately.</source>
        <translation>%1 se está guardando. La ventana se cerrará cuando termine el guardado. Cancele el guardado para cerrar la ventana de inmediato.</translation>
    </message>
    <message>
        <source>Open a kernel, a launch file, a recording or a lesson</source>
        <translation>Abrir un kernel, un archivo de lanzamiento, una grabación o una lección</translation>
    </message>
    <message>
        <source>Kernels, launch files, recordings and lessons (*.cl *.sim *.lks *.lockstep-lesson);;All files (*)</source>
        <translation>Kernels, archivos de lanzamiento, grabaciones y lecciones (*.cl *.sim *.lks *.lockstep-lesson);;Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::FileRows</name>
    <message>
        <source>My files</source>
        <translation>Mis archivos</translation>
    </message>
    <message>
        <source>%1 was not found.</source>
        <translation>No se encontró %1.</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>no encontrado</translation>
    </message>
    <message>
        <source>file</source>
        <translation>archivo</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::FileTile</name>
    <message>
        <source>not found</source>
        <translation>no encontrado</translation>
    </message>
    <message>
        <source>%1 was not found.</source>
        <translation>No se encontró %1.</translation>
    </message>
    <message>
        <source>%1, not found</source>
        <comment>a file</comment>
        <translation>%1, no encontrado</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::FilesQuestion</name>
    <message>
        <source>Files outside the folder</source>
        <translation>Archivos fuera de la carpeta</translation>
    </message>
    <message>
        <source>%1 refers to files outside its folder:</source>
        <translation>%1 hace referencia a archivos que están fuera de su carpeta:</translation>
    </message>
    <message>
        <source>Lockstep reads these files only with your permission. The recording then contains their contents.</source>
        <translation>Lockstep solo lee estos archivos con su permiso. La grabación contendrá entonces su contenido.</translation>
    </message>
    <message>
        <source>Read these files</source>
        <translation>Leer estos archivos</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::FindingActions</name>
    <message>
        <source>The recorded work-groups have no step at this line</source>
        <translation>Los grupos de trabajo grabados no tienen ningún paso en esta línea</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::FindingsPage</name>
    <message>
        <source>Evidence</source>
        <translation>Evidencia</translation>
    </message>
    <message>
        <source>Go to step</source>
        <translation>Ir al paso</translation>
    </message>
    <message>
        <source>Choose a finding or a suggestion to see its evidence here.</source>
        <translation>Elija un hallazgo o un consejo para ver aquí su evidencia.</translation>
    </message>
    <message>
        <source>Try other layouts</source>
        <translation>Probar otras disposiciones</translation>
    </message>
    <message>
        <source>Apply, run and compare</source>
        <translation>Aplicar, ejecutar y comparar</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::FindingsPanel</name>
    <message>
        <source>No trace yet</source>
        <translation>Aún no hay traza</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Todos %1</translation>
    </message>
    <message>
        <source>Errors %1</source>
        <translation>Errores %1</translation>
    </message>
    <message>
        <source>Notes %1</source>
        <translation>Notas %1</translation>
    </message>
    <message>
        <source>Suggestions %1</source>
        <translation>Consejos %1</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>esperado</translation>
    </message>
    <message>
        <source>Launch %1</source>
        <translation>Lanzamiento %1</translation>
    </message>
    <message>
        <source>suggestion</source>
        <translation>consejo</translation>
    </message>
    <message>
        <source>Looking for suggestions. The model simulates the launch with each cost set to zero…</source>
        <translation>Buscando consejos. El modelo simula el lanzamiento poniendo a cero cada costo…</translation>
    </message>
    <message numerus="yes">
        <source>No faults found, %Ln suggestion(s).</source>
        <translation>
            <numerusform>No se encontró ningún defecto, %Ln consejo.</numerusform>
            <numerusform>No se encontró ningún defecto, %Ln consejos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to step</source>
        <translation>Ir al paso</translation>
    </message>
    <message>
        <source>Go to step: %1</source>
        <translation>Ir al paso: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more finding(s) and suggestion(s) are not listed.</source>
        <translation>
            <numerusform>%Ln hallazgo o consejo más no aparece en la lista.</numerusform>
            <numerusform>%Ln hallazgos y consejos más no aparecen en la lista.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::FirstPart</name>
    <message>
        <source>Show this run</source>
        <translation>Mostrar esta ejecución</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::FollowActions</name>
    <message>
        <source>There is no work-item to follow yet. Run an experiment or a kernel</source>
        <translation>Aún no hay ningún elemento de trabajo que seguir. Ejecute un experimento o un kernel</translation>
    </message>
    <message>
        <source>Work-item %1</source>
        <translation>Elemento de trabajo %1</translation>
    </message>
    <message>
        <source>The selected lane accesses no memory in this step. Select another step or lane</source>
        <translation>El carril seleccionado no accede a la memoria en este paso. Seleccione otro paso u otro carril</translation>
    </message>
    <message>
        <source>%1 in work-group %2</source>
        <comment>a word of local memory</comment>
        <translation>%1 en el grupo de trabajo %2</translation>
    </message>
    <message>
        <source>The log of these steps can no longer be read. Run the kernel again</source>
        <translation>El log de estos pasos ya no se puede leer. Ejecute el kernel de nuevo</translation>
    </message>
    <message>
        <source>Work-groups run in any order.</source>
        <translation>Los grupos de trabajo se ejecutan en cualquier orden.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::GalleryPart</name>
    <message>
        <source>Examples</source>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>Recordings that open immediately, without a device</source>
        <translation>Grabaciones que se abren de inmediato, sin dispositivo</translation>
    </message>
    <message>
        <source>Steps: %1 · lane efficiency: %2 · bank conflicts: %3</source>
        <translation>Pasos: %1 · eficiencia de carriles: %2 · conflictos de bancos: %3</translation>
    </message>
    <message>
        <source>Driver %1 · %2</source>
        <comment>version and date</comment>
        <translation>Controlador %1 · %2</translation>
    </message>
    <message>
        <source>Recorded on a GPU</source>
        <translation>Grabado en una GPU</translation>
    </message>
    <message>
        <source>Device: %1</source>
        <translation>Dispositivo: %1</translation>
    </message>
    <message>
        <source>Driver: %1</source>
        <translation>Controlador: %1</translation>
    </message>
    <message>
        <source>Date: %1</source>
        <translation>Fecha: %1</translation>
    </message>
    <message>
        <source>Command: %1</source>
        <translation>Comando: %1</translation>
    </message>
    <message>
        <source>With the times and the work-group order that were measured on the GPU</source>
        <translation>Con los tiempos y el orden de los grupos de trabajo que midió la GPU</translation>
    </message>
    <message>
        <source>%1, recorded on %2</source>
        <comment>an experiment, a device</comment>
        <translation>%1, grabación hecha en %2</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::GroupChooser</name>
    <message>
        <source>Launch</source>
        <translation>Lanzamiento</translation>
    </message>
    <message>
        <source>Work-group</source>
        <translation>Grupo de trabajo</translation>
    </message>
    <message>
        <source>The launch that all views, counters and charts show</source>
        <translation>El lanzamiento que muestran todas las vistas, los contadores y los gráficos</translation>
    </message>
    <message>
        <source>The work-group that all views show</source>
        <translation>El grupo de trabajo que muestran todas las vistas</translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> de %1</translation>
    </message>
    <message>
        <source> · first %1 of %2</source>
        <comment>after the number of a work-group; work-groups</comment>
        <translation> · los primeros %1 de %2</translation>
    </message>
    <message>
        <source> · %1 in all</source>
        <comment>after the number of a work-group; work-groups</comment>
        <translation> · %1 en total</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::GuideBrowser</name>
    <message>
        <source>Page of the guide</source>
        <translation>Página de la guía</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::GuideWindow</name>
    <message>
        <source>User&apos;s guide</source>
        <translation>Guía del usuario</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Buscar en la guía</translation>
    </message>
    <message>
        <source>Pages of the guide</source>
        <translation>Páginas de la guía</translation>
    </message>
    <message>
        <source>%1 – User&apos;s guide</source>
        <comment>title of a page</comment>
        <translation>%1 – Guía del usuario</translation>
    </message>
    <message>
        <source>This page is not translated.</source>
        <translation>Esta página no está traducida.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::HandoutActions</name>
    <message>
        <source>Print the lesson as a handout</source>
        <translation>Imprimir la lección como hoja de trabajo</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Web page (*.html)</source>
        <translation>PDF (*.pdf);;Página web (*.html)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Se guardó %1</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::HardwarePanel</name>
    <message>
        <source>Load a hardware preset</source>
        <translation>Cargar un preajuste de hardware</translation>
    </message>
    <message>
        <source>Hardware presets (*.json)</source>
        <translation>Preajustes de hardware (*.json)</translation>
    </message>
    <message>
        <source>Save as your own preset</source>
        <translation>Guardar como preajuste propio</translation>
    </message>
    <message>
        <source>Name (letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;):</source>
        <translation>Nombre (letras, dígitos, «-», «_» y «.»):</translation>
    </message>
    <message>
        <source>my-%1</source>
        <comment>proposed name of a preset</comment>
        <translation>mi-%1</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Preajuste</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Save these values as your own preset</source>
        <translation>Guardar estos valores como preajuste propio</translation>
    </message>
    <message>
        <source>Load…</source>
        <translation>Cargar…</translation>
    </message>
    <message>
        <source>Add a preset file to your own presets</source>
        <translation>Añadir un archivo de preajuste a los preajustes propios</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Restore the preset&apos;s values</source>
        <translation>Restaurar los valores del preajuste</translation>
    </message>
    <message>
        <source>Same as the preset</source>
        <translation>Igual que el preajuste</translation>
    </message>
    <message>
        <source>The educational preset, because kernels run on a CPU, which has no warps</source>
        <translation>El preajuste educativo, porque los kernels se ejecutan en una CPU, que no tiene warps</translation>
    </message>
    <message>
        <source>The preset of %1, which runs the kernels</source>
        <comment>a device</comment>
        <translation>El preajuste de %1, donde se ejecutan los kernels</translation>
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
            <numerusform>%Ln valor modificado</numerusform>
            <numerusform>%Ln valores modificados</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>least and greatest value of a number</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Hardware presets, in this order: the preset of the device, those supplied with Lockstep, and your own</source>
        <translation>Preajustes de hardware, en este orden: el preajuste del dispositivo, los que se suministran con Lockstep y los suyos</translation>
    </message>
    <message>
        <source>Uses the values that the driver for %1 reports; all other values come from the preset %2</source>
        <comment>a device; a preset</comment>
        <translation>Usa los valores que indica el controlador de %1; todos los demás valores proceden del preajuste %2</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Origen: %1</translation>
    </message>
    <message>
        <source>changed · preset value: %1</source>
        <comment>a number with its unit</comment>
        <translation>modificado · el preajuste tiene %1</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <comment>name of a number</comment>
        <translation>Restablecer: %1</translation>
    </message>
    <message>
        <source>Restore the preset&apos;s value</source>
        <translation>Restaurar el valor del preajuste</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::HardwareTable</name>
    <message>
        <source>The same recording on other hardware</source>
        <translation>La misma grabación en otro hardware</translation>
    </message>
    <message>
        <source>Counts are exact, cycles are modelled. Numbers that differ from those of the shown hardware are bold.</source>
        <translation>Los conteos son exactos; los ciclos, modelados. Los números que difieren de los del hardware mostrado están en negrita.</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>Hardware</translation>
    </message>
    <message>
        <source>Warp
steps</source>
        <translation>Pasos
de warp</translation>
    </message>
    <message>
        <source>Passes of
local memory</source>
        <translation>Pasadas de
memoria local</translation>
    </message>
    <message>
        <source>Bank
conflicts</source>
        <translation>Conflictos
de bancos</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>Sectores</translation>
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
        <translation>grabado para otro ancho de warp</translation>
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
        <translation>Cada columna tiene su propia escala: la raíz cuadrada del conteo, en relación con el máximo de la columna.</translation>
    </message>
    <message>
        <source>fewer</source>
        <translation>menos</translation>
    </message>
    <message>
        <source>more · square-root scale, per column</source>
        <translation>más · escala de raíz cuadrada, por columna</translation>
    </message>
    <message>
        <source>more · square root</source>
        <translation>más · raíz cuadrada</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::HistogramChart</name>
    <message>
        <source>Share of the launch&apos;s warp steps with this number of active lanes (counted)</source>
        <translation>Proporción de los pasos de warp del lanzamiento con este número de carriles activos (contada)</translation>
    </message>
    <message>
        <source>Share of the launch&apos;s global memory requests that touch this number of sectors (counted)</source>
        <translation>Proporción de las peticiones de memoria global del lanzamiento que tocan este número de sectores (contada)</translation>
    </message>
    <message>
        <source>Divergence</source>
        <translation>Divergencia</translation>
    </message>
    <message>
        <source>Sectors per request</source>
        <translation>Sectores por petición</translation>
    </message>
    <message>
        <source>Run an experiment to see the distribution of its warp steps and requests here.</source>
        <translation>Ejecute un experimento para ver aquí la distribución de sus pasos de warp y peticiones.</translation>
    </message>
    <message>
        <source>counting…</source>
        <translation>contando…</translation>
    </message>
    <message>
        <source>no warp steps</source>
        <translation>sin pasos de warp</translation>
    </message>
    <message>
        <source>this launch uses no global memory</source>
        <translation>este lanzamiento no usa memoria global</translation>
    </message>
    <message>
        <source>counted from the trace: warp steps by active lanes, this launch</source>
        <translation>contado en la traza: pasos de warp de este lanzamiento según los carriles activos</translation>
    </message>
    <message>
        <source>counted from the trace: requests by sectors touched, this launch</source>
        <translation>contado en la traza: peticiones de este lanzamiento según los sectores que tocan</translation>
    </message>
    <message>
        <source>active lanes</source>
        <translation>carriles activos</translation>
    </message>
    <message>
        <source>sectors</source>
        <translation>sectores</translation>
    </message>
    <message>
        <source>% of total</source>
        <translation>% del total</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::HistoryList</name>
    <message>
        <source>Steps of the history</source>
        <translation>Pasos del historial</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Work-item</source>
        <translation>Elemento de trabajo</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Qué ocurre</translation>
    </message>
    <message>
        <source>Value</source>
        <comment>that a step reads, writes or decides</comment>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::InspectorPanel</name>
    <message>
        <source>Inspector</source>
        <translation>Inspector</translation>
    </message>
    <message>
        <source>Run the kernel (F5)</source>
        <translation>Ejecute el kernel (F5)</translation>
    </message>
    <message>
        <source>This panel shows the details of a lane.</source>
        <translation>Este panel muestra los detalles de un carril.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LanesBlock</name>
    <message>
        <source>I have selected all of them</source>
        <translation>Los he marcado todos</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Mostrar la respuesta</translation>
    </message>
    <message>
        <source>Lane %1 is not one of them. Evaluate the code in the question for this lane.</source>
        <translation>El carril %1 no es uno de ellos. Evalúe el código de la pregunta para este carril.</translation>
    </message>
    <message>
        <source>You have not selected all of them. The missing lanes now have a dashed border.</source>
        <translation>No los ha marcado todos. Los carriles que faltan tienen ahora un borde discontinuo.</translation>
    </message>
    <message>
        <source>Lane %1</source>
        <translation>Carril %1</translation>
    </message>
    <message>
        <source>Lane %1, right</source>
        <translation>Carril %1, correcto</translation>
    </message>
    <message>
        <source>Lane %1, wrong</source>
        <translation>Carril %1, incorrecto</translation>
    </message>
    <message>
        <source>%1 right, %2 wrong</source>
        <translation>correctos: %1, incorrectos: %2</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LaunchActions</name>
    <message>
        <source>Saved %1</source>
        <translation>Se guardó %1</translation>
    </message>
    <message>
        <source>%1 was not written by Lockstep and is left unchanged. The changed launch applies only to this window.</source>
        <translation>Lockstep no escribió %1 y lo deja sin cambios. El lanzamiento modificado solo se aplica a esta ventana.</translation>
    </message>
    <message>
        <source>Choose a kernel</source>
        <translation>Elija un kernel</translation>
    </message>
    <message>
        <source>%1 contains several kernels. Which one do you want to run?</source>
        <translation>%1 contiene varios kernels. ¿Cuál quiere ejecutar?</translation>
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
        <translation>Tamaño global</translation>
    </message>
    <message>
        <source>Work-group size</source>
        <translation>Tamaño de grupo</translation>
    </message>
    <message>
        <source>Work-items per group: X, XxY or XxYxZ</source>
        <translation>Elementos de trabajo por grupo: X, XxY o XxYxZ</translation>
    </message>
    <message>
        <source>Build options</source>
        <translation>Opciones de compilación</translation>
    </message>
    <message>
        <source>Options passed to the compiler</source>
        <translation>Opciones que se pasan al compilador</translation>
    </message>
    <message>
        <source>not run yet · the views show %1</source>
        <translation>aún sin ejecutar · las vistas muestran %1</translation>
    </message>
    <message>
        <source>not run yet</source>
        <translation>aún sin ejecutar</translation>
    </message>
    <message>
        <source>Number of work-items: X, XxY or XxYxZ. Guessed buffer sizes scale with it.</source>
        <translation>Número de elementos de trabajo: X, XxY o XxYxZ. Los tamaños de búfer supuestos crecen en proporción.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a valid size. Enter X, XxY or XxYxZ</source>
        <comment>what was typed</comment>
        <translation>«%1» no es un tamaño válido. Escriba X, XxY o XxYxZ</translation>
    </message>
    <message>
        <source>Which kernel of the program to run</source>
        <translation>Qué kernel del programa se ejecuta</translation>
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
        <translation>Se guardó %1</translation>
    </message>
    <message>
        <source>Open a kernel of your own first, then save its launch</source>
        <translation>Abra primero un kernel propio y después guarde su lanzamiento</translation>
    </message>
    <message>
        <source>Save the launch</source>
        <translation>Guardar el lanzamiento</translation>
    </message>
    <message>
        <source>Launch files (*.sim)</source>
        <translation>Archivos de lanzamiento (*.sim)</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LaunchesPanel</name>
    <message>
        <source>Launch</source>
        <translation>Lanzamiento</translation>
    </message>
    <message>
        <source>Groups ×
work-items</source>
        <translation>Grupos ×
elem. de trabajo</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Warp
steps</source>
        <translation>Pasos
de warp</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>Sectores</translation>
    </message>
    <message>
        <source>Bank
conflicts</source>
        <translation>Conflictos
de bancos</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>Lanzamientos</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>number of the launch, kernel</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>on the host</source>
        <translation>en el host</translation>
    </message>
    <message>
        <source>%1: %2 bytes read from the device, %3 bytes written to it</source>
        <translation>%1: %2 bytes leídos del dispositivo, %3 bytes escritos en él</translation>
    </message>
    <message>
        <source>%1 items</source>
        <comment>work-items</comment>
        <translation>%1 elem. de trabajo</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln launch(es)</source>
        <translation>
            <numerusform>El lanzamiento (%Ln)</numerusform>
            <numerusform>Los %Ln lanzamientos</numerusform>
        </translation>
    </message>
    <message>
        <source>Times are medians measured on %1. All other values are counted from the trace.</source>
        <translation>Los tiempos son medianas medidas en %1. Todos los demás valores se cuentan en la traza.</translation>
    </message>
    <message>
        <source>Host computation (%1)</source>
        <translation>Cálculo en el host (%1)</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LessonCover</name>
    <message>
        <source>This step is hidden until you have answered the lesson&apos;s question about it.</source>
        <translation>Este paso queda oculto hasta que usted responda la pregunta de la lección sobre él.</translation>
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
        <translation>Todas las páginas completadas</translation>
    </message>
    <message>
        <source>%1 of %2 pages done</source>
        <translation>Páginas completadas: %1 de %2</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>De %1</translation>
    </message>
    <message>
        <source>Other lessons</source>
        <translation>Otras lecciones</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LessonPanel</name>
    <message>
        <source>Lesson</source>
        <translation>Lección</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LessonView</name>
    <message>
        <source>All lessons</source>
        <translation>Todas las lecciones</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Página siguiente</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <source>This page cannot be shown. Skip it.</source>
        <translation>Esta página no se puede mostrar. Omítala.</translation>
    </message>
    <message>
        <source>Running the kernels of this page…</source>
        <translation>Ejecutando los kernels de esta página…</translation>
    </message>
    <message>
        <source>Present this lesson</source>
        <translation>Presentar esta lección</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Print the lesson, or save your progress</source>
        <translation>Imprimir la lección o guardar su progreso</translation>
    </message>
    <message>
        <source>Print handout…</source>
        <translation>Imprimir hoja de trabajo…</translation>
    </message>
    <message>
        <source>Print handout with answers…</source>
        <translation>Imprimir hoja de trabajo con respuestas…</translation>
    </message>
    <message>
        <source>Save progress for the teacher…</source>
        <translation>Guardar el progreso para el docente…</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LessonsPart</name>
    <message>
        <source>Done</source>
        <translation>Completada</translation>
    </message>
    <message>
        <source>%1 of %2 pages done</source>
        <translation>Páginas completadas: %1 de %2</translation>
    </message>
    <message>
        <source>Pages: %1 · minutes: %2</source>
        <translation>Páginas: %1 · minutos: %2</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Todas las lecciones</translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>Lección %1</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>Lección %1: %2</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <comment>lessons</comment>
        <translation>Completadas: %1 de %2</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Presentar</translation>
    </message>
    <message>
        <source>Present lesson %1: %2</source>
        <translation>Presentar la lección %1: %2</translation>
    </message>
    <message>
        <source>Shows the lesson to an audience</source>
        <translation>Muestra la lección ante un público</translation>
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
        <translation>Aún no hay ninguna línea que listar. Ejecute un experimento o un kernel</translation>
    </message>
    <message>
        <source>Kernel %1. Scheduler cycles are modelled: cycles when the line issues an instruction or warps wait for it. The other cycles belong to no line. The other columns are counted from the trace.</source>
        <translation>Kernel %1. Los ciclos de planificador se modelan: son aquellos en los que una línea emite instrucciones o en los que los warps la esperan. Los demás ciclos no corresponden a ninguna línea. Las demás columnas se cuentan en la traza.</translation>
    </message>
    <message>
        <source>Kernel %1. The modelled cycles of this launch are not available. The columns are counted from the trace.</source>
        <translation>Kernel %1. Los ciclos modelados de este lanzamiento no están disponibles. Las columnas se cuentan en la traza.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LineButton</name>
    <message>
        <source>Go to line %1</source>
        <comment>the number and text of a line</comment>
        <translation>Ir a la línea %1</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LineList</name>
    <message>
        <source>Lines by cost</source>
        <translation>Líneas por costo</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>Scheduler
cycles</source>
        <translation>Ciclos de
planificador</translation>
    </message>
    <message>
        <source>Main use</source>
        <translation>Uso principal</translation>
    </message>
    <message>
        <source>Warp
steps</source>
        <translation>Pasos
de warp</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>Sectores</translation>
    </message>
    <message>
        <source>Bank
conflicts</source>
        <translation>Conflictos
de bancos</translation>
    </message>
    <message>
        <source>Accesses after
compilation</source>
        <translation>Accesos tras
compilar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::LinkedStages</name>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>by round</source>
        <translation>por ronda</translation>
    </message>
    <message>
        <source>by barrier</source>
        <translation>por barrera</translation>
    </message>
    <message>
        <source>by source line</source>
        <translation>por línea de código</translation>
    </message>
    <message>
        <source>by step</source>
        <translation>por paso</translation>
    </message>
    <message>
        <source>How the cursors of the runs are linked (%1)</source>
        <comment>%1: a shortcut</comment>
        <translation>Cómo se vinculan los cursores de las ejecuciones (%1)</translation>
    </message>
    <message>
        <source>Select two or more runs on the left to see their pictures here side by side, with linked cursors. &quot;Run all variants&quot; runs every variant of the experiment.</source>
        <translation>Seleccione dos o más ejecuciones a la izquierda para ver aquí sus imágenes lado a lado, con los cursores vinculados. «Ejecutar todas las variantes» ejecuta todas las variantes del experimento.</translation>
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
        <translation>Paneles</translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation>Abrir reciente</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>Vaciar lista</translation>
    </message>
    <message>
        <source>Nothing was opened. Drop a single file from this computer.</source>
        <translation>No se abrió nada. Suelte un solo archivo de este equipo.</translation>
    </message>
    <message>
        <source>%1 was not opened. Lockstep opens kernels (.cl), launch files (.sim), recordings (.lks) and lessons (.lockstep-lesson).</source>
        <translation>%1 no se abrió. Lockstep abre kernels (.cl), archivos de lanzamiento (.sim), grabaciones (.lks) y lecciones (.lockstep-lesson).</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::MessageArea</name>
    <message>
        <source>Show full log</source>
        <translation>Mostrar el log completo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Cerrar el mensaje</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::NotesPanel</name>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Notes on this state. Only this window shows them.</source>
        <translation>Notas sobre este estado. Solo esta ventana las muestra.</translation>
    </message>
    <message>
        <source>Note size</source>
        <translation>Tamaño de las notas</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Más pequeño</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Más grande</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::NumberBlock</name>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Mostrar la respuesta</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Su respuesta</translation>
    </message>
    <message>
        <source>This is not a number.</source>
        <translation>Esto no es un número.</translation>
    </message>
    <message>
        <source>Not yet. Count again, or step through the run.</source>
        <translation>Todavía no. Cuente otra vez o recorra la ejecución paso a paso.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::OrderBlock</name>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Mostrar la respuesta</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Correcto.</translation>
    </message>
    <message>
        <source>Not yet. At least two of them are in the wrong place.</source>
        <translation>Todavía no. Al menos dos no están en su lugar.</translation>
    </message>
    <message>
        <source>This is the right order.</source>
        <translation>Este es el orden correcto.</translation>
    </message>
    <message>
        <source>Move %1 up</source>
        <translation>Subir: %1</translation>
    </message>
    <message>
        <source>Move %1 down</source>
        <translation>Bajar: %1</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::OwnKernelPart</name>
    <message>
        <source>Open your own kernel</source>
        <translation>Abra su propio kernel</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Abrir un archivo…</translation>
    </message>
    <message>
        <source>Choose a folder of kernels…</source>
        <translation>Elegir una carpeta de kernels…</translation>
    </message>
    <message>
        <source>Drop a file here: a kernel (.cl), a launch file (.sim) or a recording (.lks). Lockstep guesses the launch of a kernel, and you can change it.</source>
        <translation>Suelte aquí un archivo: un kernel (.cl), un archivo de lanzamiento (.sim) o una grabación (.lks). Lockstep deduce el lanzamiento de un kernel, y usted puede cambiarlo.</translation>
    </message>
    <message>
        <source>There are no kernels in %1.</source>
        <translation>No hay kernels en %1.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::PanelDock</name>
    <message>
        <source>Float %1</source>
        <translation>Desacoplar %1</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>Cerrar %1</translation>
    </message>
    <message>
        <source>Make %1 larger or smaller</source>
        <translation>Ampliar o reducir %1</translation>
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
        <translation>Un barrido en este dispositivo recomienda %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>default file</source>
        <translation>archivo predeterminado</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Elija un archivo</translation>
    </message>
    <message>
        <source>Files (%1)</source>
        <translation>Archivos (%1)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>parameter; why its value cannot be run</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>not run yet · the views show %1</source>
        <translation>aún sin ejecutar · las vistas muestran %1</translation>
    </message>
    <message numerus="yes">
        <source>Measured median %1, the best of %Ln combination(s) on %2</source>
        <translation>
            <numerusform>Mediana medida %1, la mejor de %Ln combinación en %2</numerusform>
            <numerusform>Mediana medida %1, la mejor de %Ln combinaciones en %2</numerusform>
        </translation>
    </message>
    <message>
        <source>A sweep on this device recommends the current settings, %1.</source>
        <translation>Un barrido en este dispositivo recomienda los ajustes actuales, %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not allowed. Allowed: %2</source>
        <comment>what was typed; what may be</comment>
        <translation>«%1» no está permitido. Permitido: %2</translation>
    </message>
    <message>
        <source>%1: the values of the input array, separated by spaces. The size is the number of values.</source>
        <translation>%1: los valores del array de entrada, separados por espacios. El tamaño es el número de valores.</translation>
    </message>
    <message>
        <source>generated</source>
        <translation>generados</translation>
    </message>
    <message>
        <source>not run yet · the views show generated values</source>
        <translation>aún sin ejecutar · las vistas muestran valores generados</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::PhotoPanel</name>
    <message>
        <source>First difference</source>
        <translation>Primera diferencia</translation>
    </message>
    <message>
        <source>Go to the time when the runs start to differ</source>
        <translation>Ir al momento en que las ejecuciones empiezan a diferir</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::PhotoView</name>
    <message>
        <source>Photo finish</source>
        <translation>Foto de llegada</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::PictureExport</name>
    <message>
        <source>Picture copied to the clipboard</source>
        <translation>Imagen copiada al portapapeles</translation>
    </message>
    <message>
        <source>Export the picture</source>
        <translation>Exportar la imagen</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Se guardó %1</translation>
    </message>
    <message>
        <source>The picture will be ready when the simulation has finished</source>
        <translation>La imagen estará lista cuando termine la simulación</translation>
    </message>
    <message>
        <source>The picture was not exported, because another run was shown before the simulation had finished</source>
        <translation>La imagen no se exportó, porque se mostró otra ejecución antes de que terminara la simulación</translation>
    </message>
    <message>
        <source>Name of the new folder</source>
        <translation>Nombre de la carpeta nueva</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::PlaceActions</name>
    <message>
        <source>Run kernels from a link</source>
        <translation>Ejecutar kernels desde un enlace</translation>
    </message>
    <message>
        <source>This link runs kernels from these files:</source>
        <translation>Este enlace ejecuta kernels de estos archivos:</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecutar</translation>
    </message>
    <message>
        <source>Run these kernels only if you know where the files come from.</source>
        <translation>Ejecute estos kernels solo si sabe de dónde proceden los archivos.</translation>
    </message>
    <message>
        <source>This link opens these files:</source>
        <translation>Este enlace abre estos archivos:</translation>
    </message>
    <message>
        <source>Open files from a link</source>
        <translation>Abrir archivos de un enlace</translation>
    </message>
    <message>
        <source>Open these files only if you know where the link comes from.</source>
        <translation>Abra estos archivos solo si sabe de dónde procede el enlace.</translation>
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
        <translation>%1 de retraso sobre el plan de %2</translation>
    </message>
    <message>
        <source>%1 ahead of the plan of %2</source>
        <comment>two times</comment>
        <translation>%1 de adelanto sobre el plan de %2</translation>
    </message>
    <message>
        <source>On time. Planned: %1</source>
        <comment>a time</comment>
        <translation>A tiempo. Previsto: %1</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::PresentationWindows</name>
    <message>
        <source>Save the slide</source>
        <translation>Guardar la diapositiva</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>Imágenes PNG (*.png)</translation>
    </message>
    <message>
        <source>The slide was not saved</source>
        <translation>La diapositiva no se guardó</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::PresenterBar</name>
    <message>
        <source>End</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>End the presentation (Esc)</source>
        <translation>Terminar la presentación (Esc)</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Pantalla</translation>
    </message>
    <message>
        <source>The screen that the audience sees</source>
        <translation>La pantalla que ve el público</translation>
    </message>
    <message>
        <source>Swap screens</source>
        <translation>Intercambiar pantallas</translation>
    </message>
    <message>
        <source>%1: %2 × %3</source>
        <comment>name of a screen; its size in pixels</comment>
        <translation>%1: %2 × %3</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>This state</source>
        <translation>Este estado</translation>
    </message>
    <message>
        <source>Since the start</source>
        <translation>Desde el inicio</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Stop the timers</source>
        <translation>Detener los temporizadores</translation>
    </message>
    <message>
        <source>The time of day</source>
        <translation>La hora actual</translation>
    </message>
    <message>
        <source>BLANK</source>
        <comment>what the audience sees</comment>
        <translation>VACÍA</translation>
    </message>
    <message>
        <source>FROZEN</source>
        <comment>what the audience sees</comment>
        <translation>CONGELADA</translation>
    </message>
    <message>
        <source>LIVE</source>
        <comment>what the audience sees</comment>
        <translation>EN VIVO</translation>
    </message>
    <message>
        <source>The audience sees an empty slide. Press B to show it again.</source>
        <translation>El público ve una diapositiva vacía. Pulse B para volver a mostrar el contenido.</translation>
    </message>
    <message>
        <source>The slide of the audience does not change while you look at other slides. Press Enter to show yours.</source>
        <translation>La diapositiva del público no cambia mientras usted mira otras. Pulse Enter para mostrarle la suya.</translation>
    </message>
    <message>
        <source>The audience sees each step immediately.</source>
        <translation>El público ve cada paso de inmediato.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::PresenterWindow</name>
    <message>
        <source>Lockstep: presenter</source>
        <translation>Lockstep: presentador</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Esquema</translation>
    </message>
    <message>
        <source>The audience sees now</source>
        <translation>Lo que ve el público ahora</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>Votos</translation>
    </message>
    <message>
        <source>Caption and notes</source>
        <translation>Leyenda y notas</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::PresetBox</name>
    <message>
        <source>The preset of the device that runs the kernels; for a CPU, which has no warps, the educational preset</source>
        <translation>El preajuste del dispositivo que ejecuta los kernels; para una CPU, que no tiene warps, el preajuste educativo</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ProgressActions</name>
    <message>
        <source>Save progress for the teacher</source>
        <translation>Guardar el progreso para el docente</translation>
    </message>
    <message>
        <source>Your name:</source>
        <translation>Su nombre:</translation>
    </message>
    <message>
        <source>The progress was not saved, because your teacher needs your name.</source>
        <translation>El progreso no se guardó, porque falta su nombre y el docente lo necesita.</translation>
    </message>
    <message>
        <source>Progress (*.json)</source>
        <translation>Progreso (*.json)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Se guardó %1</translation>
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
        <translation>Ejecutando %1</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Guardando %1</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ProgressSegments</name>
    <message numerus="yes">
        <source>%Ln page(s) done</source>
        <translation>
            <numerusform>%Ln página completada</numerusform>
            <numerusform>%Ln páginas completadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::RacePage</name>
    <message>
        <source>Add a run</source>
        <translation>Añadir ejecución</translation>
    </message>
    <message>
        <source>The runs could not be simulated.</source>
        <translation>No se pudieron simular las ejecuciones.</translation>
    </message>
    <message>
        <source>The race was cancelled. Open this view again to start it.</source>
        <translation>La carrera se canceló. Abra esta vista de nuevo para iniciarla.</translation>
    </message>
    <message>
        <source>Run all variants</source>
        <translation>Ejecutar todas las variantes</translation>
    </message>
    <message>
        <source>A race has at most four runs.</source>
        <translation>Una carrera tiene como máximo cuatro ejecuciones.</translation>
    </message>
    <message>
        <source>A run is no longer available. Run it again.</source>
        <translation>Una ejecución ya no está disponible. Ejecútela de nuevo.</translation>
    </message>
    <message>
        <source>Select two to four runs under &quot;Side by side&quot;, or add a run here, to see them on the same time axis.</source>
        <translation>Seleccione de dos a cuatro ejecuciones en «Lado a lado», o añada una aquí, para verlas en el mismo eje de tiempo.</translation>
    </message>
    <message>
        <source>Simulating the runs</source>
        <translation>Simulando las ejecuciones</translation>
    </message>
    <message>
        <source>The compared runs on the same modelled time axis.</source>
        <translation>Las ejecuciones comparadas, en el mismo eje de tiempo modelado.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::RaceTable</name>
    <message>
        <source>Result so far</source>
        <translation>Resultado hasta ahora</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>Cycles</source>
        <translation>Ciclos</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Retraso</translation>
    </message>
    <message>
        <source>Warp steps</source>
        <translation>Pasos de warp</translation>
    </message>
    <message>
        <source>Bank conflicts</source>
        <translation>Conflictos de bancos</translation>
    </message>
    <message>
        <source>Barrier cycles</source>
        <translation>Ciclos de barrera</translation>
    </message>
    <message>
        <source>The modelled time of all launches of the run</source>
        <translation>El tiempo modelado de todos los lanzamientos de la ejecución</translation>
    </message>
    <message>
        <source>How much later this run finishes than the fastest run, and the ratio of their times</source>
        <translation>Cuánto más tarde termina que la ejecución más rápida, y la razón entre sus tiempos</translation>
    </message>
    <message>
        <source>Passes of local memory beyond the minimum, for reads, writes and atomics (counted)</source>
        <translation>Pasadas de memoria local que exceden el mínimo, para lecturas, escrituras y operaciones atómicas (contado)</translation>
    </message>
    <message>
        <source>Cycles in which warps wait at barriers, summed over all warps (modelled)</source>
        <translation>Ciclos en los que los warps esperan en barreras, sumados para todos los warps (modelado)</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en ejecución</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modelo</translation>
    </message>
    <message>
        <source>trace</source>
        <translation>traza</translation>
    </message>
    <message>
        <source>From</source>
        <comment>where a figure comes from</comment>
        <translation>Origen</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::RaceTransport</name>
    <message>
        <source>Photo finish</source>
        <translation>Foto de llegada</translation>
    </message>
    <message>
        <source>Speed of the race</source>
        <translation>Velocidad de la carrera</translation>
    </message>
    <message>
        <source>How much modelled time passes per second</source>
        <translation>Cuánto tiempo modelado pasa por segundo</translation>
    </message>
    <message>
        <source>Time of the race</source>
        <translation>Tiempo de la carrera</translation>
    </message>
    <message>
        <source>Go to the time when the fastest run finishes (P)</source>
        <translation>Ir al momento en que termina la ejecución más rápida (P)</translation>
    </message>
    <message>
        <source>Start of the race (Home)</source>
        <translation>Inicio de la carrera (Home)</translation>
    </message>
    <message>
        <source>One cycle back (←)</source>
        <translation>Un ciclo atrás (←)</translation>
    </message>
    <message>
        <source>Play or pause the race (Space)</source>
        <translation>Reproducir o pausar la carrera (Space)</translation>
    </message>
    <message>
        <source>One cycle forward (→)</source>
        <translation>Un ciclo adelante (→)</translation>
    </message>
    <message>
        <source>End of the race (End)</source>
        <translation>Fin de la carrera (End)</translation>
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
        <translation>Carrera</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::Rail</name>
    <message>
        <source>Panels</source>
        <translation>Paneles</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::RecentPart</name>
    <message>
        <source>Recent files</source>
        <translation>Archivos recientes</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>Vaciar lista</translation>
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
        <translation>Aquí se enumeran los archivos que usted abre.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::RoundChart</name>
    <message>
        <source>Active lanes as a share of all lanes of the warps that access memory in this round (counted)</source>
        <translation>Carriles activos como proporción de todos los carriles de los warps que acceden a la memoria en esta ronda (contados)</translation>
    </message>
    <message>
        <source>Active lanes per access</source>
        <translation>Carriles activos por acceso</translation>
    </message>
    <message>
        <source>Local write passes</source>
        <translation>Pasadas de escritura local</translation>
    </message>
    <message>
        <source>No memory access was recorded.</source>
        <translation>No se grabó ningún acceso a memoria.</translation>
    </message>
    <message>
        <source>step</source>
        <translation>paso</translation>
    </message>
    <message>
        <source>round</source>
        <translation>ronda</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>pasadas</translation>
    </message>
    <message>
        <source>loop %1: %2</source>
        <comment>its number; its rounds: round k</comment>
        <translation>bucle %1: %2</translation>
    </message>
    <message>
        <source>Bank passes that local-memory writes take in this round (counted)</source>
        <translation>Pasadas de banco que requieren las escrituras en la memoria local en esta ronda (contadas)</translation>
    </message>
    <message>
        <source>Run an experiment to see the metrics of each round (loop iteration) here.</source>
        <translation>Ejecute un experimento para ver aquí las métricas de cada ronda (iteración del bucle).</translation>
    </message>
    <message>
        <source>counted from the trace, per %1</source>
        <comment>round or step</comment>
        <translation>contado en la traza, por %1</translation>
    </message>
    <message>
        <source>counted from the trace: local memory, per %1</source>
        <comment>round or step</comment>
        <translation>contado en la traza: memoria local, por %1</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::RunActions</name>
    <message>
        <source>The window shows a new recording, made on this device, instead of the recording in %1. The file is unchanged. To see its recording again, open the file.</source>
        <translation>La ventana muestra una grabación nueva, hecha en este dispositivo, en lugar de la grabación de %1. El archivo no ha cambiado. Para volver a ver su grabación, abra el archivo.</translation>
    </message>
    <message>
        <source>Choose an experiment first, then copy its kernel</source>
        <translation>Elija primero un experimento y después copie su kernel</translation>
    </message>
    <message>
        <source>Edit a copy of the kernel</source>
        <translation>Editar una copia del kernel</translation>
    </message>
    <message>
        <source>Kernels (*.cl)</source>
        <translation>Kernels (*.cl)</translation>
    </message>
    <message>
        <source>A sweep is running. Wait until it has finished, or cancel it</source>
        <translation>Hay un barrido en curso. Espere a que termine o cancélelo</translation>
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
        <translation>%1 (con cambios) – Lockstep</translation>
    </message>
    <message>
        <source>%1 (not run) – Lockstep</source>
        <translation>%1 (sin ejecutar) – Lockstep</translation>
    </message>
    <message>
        <source>Recording %1…</source>
        <translation>Grabando %1…</translation>
    </message>
    <message>
        <source>Recording %1… The views still show the previous run.</source>
        <translation>Grabando %1… Las vistas siguen mostrando la ejecución anterior.</translation>
    </message>
    <message>
        <source>The edited kernel could not be run. The views show the run before the edit.</source>
        <translation>No se pudo ejecutar el kernel editado. Las vistas muestran la ejecución anterior a los cambios.</translation>
    </message>
    <message>
        <source>The run of the edited kernel was cancelled. The views show the run before the edit.</source>
        <translation>La ejecución del kernel editado se canceló. Las vistas muestran la ejecución anterior a los cambios.</translation>
    </message>
    <message>
        <source>The views show the run before the edit. To update them, run the kernel (F5).</source>
        <translation>Las vistas muestran la ejecución anterior a los cambios. Para actualizarlas, ejecute el kernel (F5).</translation>
    </message>
    <message>
        <source>%1 could not be run. The views still show %2.</source>
        <translation>No se pudo ejecutar %1. Las vistas siguen mostrando %2.</translation>
    </message>
    <message>
        <source>The run of %1 was cancelled. The views still show %2.</source>
        <translation>La ejecución de %1 se canceló. Las vistas siguen mostrando %2.</translation>
    </message>
    <message>
        <source>%1 has not been run yet. The views still show %2.</source>
        <translation>Aún no se ha ejecutado %1. Las vistas siguen mostrando %2.</translation>
    </message>
    <message>
        <source>Showing the run before the edit</source>
        <translation>Se muestra la ejecución anterior a los cambios</translation>
    </message>
    <message>
        <source>Showing an older run: %1</source>
        <translation>Se muestra una ejecución anterior: %1</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::SceneView</name>
    <message>
        <source>Run the kernel (F5) to record its accesses</source>
        <translation>Ejecute el kernel (F5) para grabar sus accesos</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ScrubBar</name>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Click or drag to go to a step; bars mark barriers</source>
        <translation>Haga clic o arrastre para ir a un paso; las barras señalan barreras</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::SourceCounterColumns</name>
    <message>
        <source>Counters of each line</source>
        <translation>Contadores de cada línea</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::SourceCounterHead</name>
    <message>
        <source>Heads of the counters</source>
        <translation>Encabezados de los contadores</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::SourcePanel</name>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>Kernel source</source>
        <translation>Código del kernel</translation>
    </message>
    <message>
        <source>This launch</source>
        <translation>Este lanzamiento</translation>
    </message>
    <message>
        <source>All launches</source>
        <translation>Todos los lanzamientos</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Contadores</translation>
    </message>
    <message>
        <source>Launches included in the line counters</source>
        <translation>Lanzamientos incluidos en los contadores de línea</translation>
    </message>
    <message>
        <source>Changed since the last run</source>
        <translation>Modificado desde la última ejecución</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::SplitTags</name>
    <message>
        <source>Sides of the branch at line ends</source>
        <translation>Lados de la bifurcación al final de las líneas</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::StagePane</name>
    <message>
        <source>step %1 of %2: %3</source>
        <comment>number; count; what happens</comment>
        <translation>paso %1 de %2: %3</translation>
    </message>
    <message>
        <source>waiting, because this run has no matching step · %1</source>
        <comment>what it shows meanwhile</comment>
        <translation>en espera, porque esta ejecución no tiene ningún paso correspondiente · %1</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::StartActions</name>
    <message>
        <source>%1 was not found.</source>
        <translation>No se encontró %1.</translation>
    </message>
    <message>
        <source>Locate %1</source>
        <translation>Localizar %1</translation>
    </message>
    <message>
        <source>Choose a folder of kernels</source>
        <translation>Elija una carpeta de kernels</translation>
    </message>
    <message>
        <source>Kernels, launch files, recordings and lessons (*.cl *.sim *.lks *.lockstep-lesson);;All files (*)</source>
        <translation>Kernels, archivos de lanzamiento, grabaciones y lecciones (*.cl *.sim *.lks *.lockstep-lesson);;Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::StartPage</name>
    <message>
        <source>Nothing found. Try fewer words.</source>
        <translation>No se encontró nada. Pruebe con menos palabras.</translation>
    </message>
    <message>
        <source>Show this page at startup</source>
        <translation>Mostrar esta página al iniciar</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>What shall we look at?</source>
        <translation>¿Qué vamos a ver?</translation>
    </message>
    <message>
        <source>Filter (/)</source>
        <translation>Filtrar (/)</translation>
    </message>
    <message>
        <source>Filter the start page</source>
        <translation>Filtrar la página de inicio</translation>
    </message>
    <message>
        <source>F6: next part. Arrow keys: move inside a part. Enter: open. %1: show or hide this page.</source>
        <comment>%1: a shortcut</comment>
        <translation>F6: parte siguiente. Teclas de flecha: moverse dentro de una parte. Enter: abrir. %1: mostrar u ocultar esta página.</translation>
    </message>
    <message>
        <source>Lockstep shows how a GPU executes a kernel. The examples work without a GPU.</source>
        <translation>Lockstep muestra cómo una GPU ejecuta un kernel. Los ejemplos funcionan sin GPU.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::StateButtons</name>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Reveal the answer</source>
        <translation>Mostrar la respuesta</translation>
    </message>
    <message>
        <source>Ask the question</source>
        <translation>Hacer la pregunta</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Paso siguiente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Página siguiente</translation>
    </message>
    <message>
        <source>Next text</source>
        <translation>Texto siguiente</translation>
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
        <translation>Aún no hay traza</translation>
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
        <translation>Traza lista</translation>
    </message>
    <message>
        <source>%1 steps · %2 accesses</source>
        <translation>%1 pasos · %2 accesos</translation>
    </message>
    <message>
        <source>OpenCL device: %1</source>
        <translation>Dispositivo OpenCL: %1</translation>
    </message>
    <message>
        <source>Verified: the result matches the reference</source>
        <translation>Verificado: el resultado coincide con la referencia</translation>
    </message>
    <message>
        <source>Wrong: the result differs from the reference</source>
        <translation>Incorrecto: el resultado difiere de la referencia</translation>
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
        <translation>%1 · solo los primeros %2 de %3 grupos en el log</translation>
    </message>
    <message>
        <source>No reference result to check against</source>
        <translation>No hay resultado de referencia con el que comparar</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::StepActions</name>
    <message>
        <source>No conflict or divergence after this step</source>
        <translation>No hay conflicto ni divergencia después de este paso</translation>
    </message>
    <message>
        <source>No conflict or divergence before this step</source>
        <translation>No hay conflicto ni divergencia antes de este paso</translation>
    </message>
    <message>
        <source>No bank conflict of this warp after this step</source>
        <translation>Este warp no tiene ningún conflicto de bancos después de este paso</translation>
    </message>
    <message>
        <source>No bank conflict of this warp before this step</source>
        <translation>Este warp no tiene ningún conflicto de bancos antes de este paso</translation>
    </message>
    <message>
        <source>Go to step</source>
        <translation>Ir al paso</translation>
    </message>
    <message>
        <source>Step (1 to %1):</source>
        <translation>Paso (1 a %1):</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::SweepActions</name>
    <message>
        <source>The sweep was cancelled. The results so far are kept.</source>
        <translation>El barrido se canceló. Los resultados obtenidos hasta ahora se conservan.</translation>
    </message>
    <message>
        <source>Export the sweep</source>
        <translation>Exportar el barrido</translation>
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
        <translation>Se guardó %1</translation>
    </message>
    <message>
        <source>The kernel was edited after this sweep.</source>
        <translation>El kernel se editó después de este barrido.</translation>
    </message>
    <message>
        <source>Only experiments and kernels have parameters to sweep. Choose an experiment or open a kernel</source>
        <translation>Solo los experimentos y los kernels tienen parámetros para un barrido. Elija un experimento o abra un kernel</translation>
    </message>
    <message>
        <source>The Values panel now has %1</source>
        <translation>El panel Valores tiene ahora %1</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::SweepChart</name>
    <message>
        <source>Sweep</source>
        <translation>Barrido</translation>
    </message>
    <message>
        <source>Start a sweep to see its times here.</source>
        <translation>Inicie un barrido para ver aquí sus tiempos.</translation>
    </message>
    <message>
        <source>%1 · modelled: %2</source>
        <comment>experiment; figure</comment>
        <translation>%1 · modelado: %2</translation>
    </message>
    <message>
        <source>%1 · counted from the trace: %2</source>
        <comment>experiment; figure</comment>
        <translation>%1 · contado en la traza: %2</translation>
    </message>
    <message>
        <source>run on %1</source>
        <comment>device</comment>
        <translation>ejecutado en %1</translation>
    </message>
    <message>
        <source>%1 · measured, median and quartiles</source>
        <comment>experiment</comment>
        <translation>%1 · medido, mediana y cuartiles</translation>
    </message>
    <message>
        <source>best</source>
        <translation>mejor</translation>
    </message>
    <message>
        <source>time, %1</source>
        <comment>unit</comment>
        <translation>tiempo, %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln más</numerusform>
            <numerusform>%Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>Measuring. The times are shown when the sweep has finished.</source>
        <translation>Midiendo. Los tiempos se mostrarán cuando termine el barrido.</translation>
    </message>
    <message>
        <source>%1 · measured median; a frame marks the recommended one</source>
        <comment>experiment</comment>
        <translation>%1 · mediana medida; un marco señala la recomendada</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::SweepPage</name>
    <message>
        <source>Sweep</source>
        <translation>Barrido</translation>
    </message>
    <message>
        <source>Start the sweep</source>
        <translation>Iniciar el barrido</translation>
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
        <translation>y</translation>
    </message>
    <message>
        <source>Sweep of %1</source>
        <translation>Barrido de %1</translation>
    </message>
    <message>
        <source>The sweep starts when the current run has finished.</source>
        <translation>El barrido empezará cuando termine la ejecución actual.</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Iniciando</translation>
    </message>
    <message>
        <source>Combination %1 of %2: %3 – %4</source>
        <comment>the third is the combination, the fourth what it does</comment>
        <translation>Combinación %1 de %2: %3 – %4</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Use the recommended values in the Values panel</source>
        <translation>Usar los valores recomendados en el panel Valores</translation>
    </message>
    <message>
        <source>All other parameters keep their values from the Values panel.</source>
        <translation>Todos los demás parámetros conservan sus valores del panel Valores.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::SweepTable</name>
    <message>
        <source>Combinations</source>
        <translation>Combinaciones</translation>
    </message>
    <message>
        <source>median</source>
        <translation>mediana</translation>
    </message>
    <message>
        <source>quartiles</source>
        <translation>cuartiles</translation>
    </message>
    <message>
        <source>vs. best</source>
        <translation>vs. mejor</translation>
    </message>
    <message>
        <source>result</source>
        <translation>resultado</translation>
    </message>
    <message>
        <source>Name on the command line: %1</source>
        <comment>a parameter&apos;s name there</comment>
        <translation>Nombre en la línea de comandos: %1</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Medido</translation>
    </message>
    <message>
        <source>Modelled: %1</source>
        <translation>Modelado: %1</translation>
    </message>
    <message>
        <source>Counted from the trace: %1</source>
        <translation>Contado en la traza: %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>no clear difference</source>
        <translation>sin diferencia clara</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::TaskActions</name>
    <message>
        <source>Open the kernel of this task as a file, and edit it there.</source>
        <translation>Abra el kernel de esta tarea como archivo y edítelo allí.</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::TaskBlock</name>
    <message>
        <source>Edit the kernel</source>
        <translation>Editar el kernel</translation>
    </message>
    <message>
        <source>Change the values</source>
        <translation>Cambiar los valores</translation>
    </message>
    <message>
        <source>Change the hardware</source>
        <translation>Cambiar el hardware</translation>
    </message>
    <message>
        <source>Check the task</source>
        <translation>Comprobar la tarea</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Comprobando…</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ToolBar</name>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>a command; its shortcut</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Theme, text size and language</source>
        <translation>Tema, tamaño del texto e idioma</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configuración</translation>
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
        <translation>Paso %1</translation>
    </message>
    <message>
        <source>Single step</source>
        <translation>Un solo paso</translation>
    </message>
    <message>
        <source>Memory access</source>
        <translation>Acceso a memoria</translation>
    </message>
    <message>
        <source>Source line</source>
        <translation>Línea de código</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Barrier</source>
        <translation>Barrera</translation>
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
        <translation>máx</translation>
    </message>
    <message>
        <source>First step (Home)</source>
        <translation>Primer paso (Home)</translation>
    </message>
    <message>
        <source>Step back (←)</source>
        <translation>Paso atrás (←)</translation>
    </message>
    <message>
        <source>Step forward (→)</source>
        <translation>Paso adelante (→)</translation>
    </message>
    <message>
        <source>Last step (End)</source>
        <translation>Último paso (End)</translation>
    </message>
    <message>
        <source>Step unit</source>
        <translation>Unidad de paso</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Steps per second ([ slower, ] faster)</source>
        <translation>Pasos por segundo ([ más lento, ] más rápido)</translation>
    </message>
    <message>
        <source>▮▮ barrier</source>
        <translation>▮▮ barrera</translation>
    </message>
    <message>
        <source>Loop (L)</source>
        <translation>Repetir (L)</translation>
    </message>
    <message>
        <source>Play or pause (Space), play backwards (Shift+Space)</source>
        <translation>Reproducir o pausar (Space), reproducir hacia atrás (Shift+Space)</translation>
    </message>
    <message>
        <source>Press %1 to go to a step</source>
        <comment>%1: a shortcut</comment>
        <translation>Pulse %1 para ir a un paso</translation>
    </message>
    <message>
        <source>More playback controls</source>
        <translation>Más controles de reproducción</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::TryActions</name>
    <message>
        <source>The source of this recording is not open. Open its kernel file, and run it.</source>
        <translation>El código fuente de esta grabación no está abierto. Abra su archivo de kernel y ejecútelo.</translation>
    </message>
    <message>
        <source>in the editor; %1 changes only when you save it</source>
        <translation>en el editor; %1 solo cambia cuando usted lo guarda</translation>
    </message>
    <message>
        <source>in a copy of %1; the experiment does not change</source>
        <translation>en una copia de %1; el experimento no cambia</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::TryFoot</name>
    <message>
        <source>As recorded</source>
        <translation>Como se grabó</translation>
    </message>
    <message>
        <source>Next without conflicts</source>
        <translation>Siguiente sin conflictos</translation>
    </message>
    <message>
        <source>Show recorded</source>
        <translation>Ver la grabada</translation>
    </message>
    <message>
        <source>Apply to a copy</source>
        <translation>Aplicar a una copia</translation>
    </message>
    <message>
        <source>Run it</source>
        <translation>Ejecutar</translation>
    </message>
    <message>
        <source>Choose the recorded layout (Home)</source>
        <translation>Elegir la disposición grabada (Home)</translation>
    </message>
    <message>
        <source>Choose the next padding that leaves no conflict (N)</source>
        <translation>Elegir el siguiente padding que no deja ningún conflicto (N)</translation>
    </message>
    <message>
        <source>Switch between the recorded and the chosen layout (A)</source>
        <translation>Alternar entre la disposición grabada y la elegida (A)</translation>
    </message>
    <message>
        <source>Change the layout in a copy of the source, and show the changed lines</source>
        <translation>Cambiar la disposición en una copia del código fuente y mostrar las líneas modificadas</translation>
    </message>
    <message>
        <source>← → one word · N next without conflicts · Home as recorded · A show recorded</source>
        <translation>← → una palabra · N siguiente sin conflictos · Home como se grabó · A ver la grabada</translation>
    </message>
    <message>
        <source>Change a copy of the source, run it, and compare it with this run</source>
        <translation>Cambiar una copia del código fuente, ejecutarla y compararla con esta ejecución</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::TryHead</name>
    <message>
        <source>Elements per row</source>
        <translation>Elementos por fila</translation>
    </message>
    <message>
        <source>Array</source>
        <translation>Array</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>%1 · line %2</source>
        <translation>%1 · línea %2</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::TryPage</name>
    <message>
        <source>Layouts</source>
        <translation>Disposiciones</translation>
    </message>
    <message>
        <source>Run the kernel (F5) to record its accesses</source>
        <translation>Ejecute el kernel (F5) para grabar sus accesos</translation>
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
        <translation>Disposiciones</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::TwinBlock</name>
    <message>
        <source>Try a similar question</source>
        <translation>Probar otra parecida</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::UnsavedEdits</name>
    <message>
        <source>Lockstep closed before your edits to these kernels were saved: %1. Open a kernel to restore its edits.</source>
        <translation>Lockstep se cerró antes de que se guardaran los cambios de estos kernels: %1. Abra un kernel para recuperar sus cambios.</translation>
    </message>
    <message>
        <source>Edited kernels</source>
        <translation>Kernels editados</translation>
    </message>
    <message numerus="yes">
        <source>%Ln kernel(s) were edited and not saved: %1.</source>
        <translation>
            <numerusform>%Ln kernel se editó y no se guardó: %1.</numerusform>
            <numerusform>%Ln kernels se editaron y no se guardaron: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lockstep::gui::VariantChart</name>
    <message>
        <source>Bytes that the accesses request (counted), divided by the median time (measured)</source>
        <translation>Bytes que piden los accesos (contados), divididos entre la mediana del tiempo (medida)</translation>
    </message>
    <message>
        <source>Requests to global and local memory, and bank conflicts (counted)</source>
        <translation>Peticiones a la memoria global y local, y conflictos de bancos (contados)</translation>
    </message>
    <message>
        <source>Measured time</source>
        <translation>Tiempo medido</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Ancho de banda</translation>
    </message>
    <message>
        <source>Requests and bank conflicts</source>
        <translation>Peticiones y conflictos de bancos</translation>
    </message>
    <message>
        <source>Lane efficiency</source>
        <translation>Eficiencia de carriles</translation>
    </message>
    <message>
        <source>million</source>
        <translation>millones</translation>
    </message>
    <message>
        <source>thousand</source>
        <translation>miles</translation>
    </message>
    <message>
        <source>%</source>
        <comment>per cent</comment>
        <translation>%</translation>
    </message>
    <message>
        <source>Run an experiment to see the measured times of its kernels here.</source>
        <translation>Ejecute un experimento para ver aquí los tiempos medidos de sus kernels.</translation>
    </message>
    <message>
        <source>Run an experiment to see the counts of its memory accesses here.</source>
        <translation>Ejecute un experimento para ver aquí los conteos de sus accesos a memoria.</translation>
    </message>
    <message>
        <source>None of these runs was timed.</source>
        <translation>No se midió ninguna de estas ejecuciones.</translation>
    </message>
    <message>
        <source>Runs with findings or a wrong result have no bar.</source>
        <translation>Las ejecuciones con hallazgos o con un resultado incorrecto no tienen barra.</translation>
    </message>
    <message>
        <source>no clear difference between %1 and %2</source>
        <comment>letters of runs</comment>
        <translation>sin diferencia clara entre %1 y %2</translation>
    </message>
    <message>
        <source>counted from the trace: share of active lanes</source>
        <translation>contado en la traza: proporción de carriles activos</translation>
    </message>
    <message>
        <source>counted from the trace · filled: requests, hollow: conflicts</source>
        <translation>contado en la traza · relleno: peticiones, hueco: conflictos</translation>
    </message>
    <message>
        <source>measured: requested bytes / time</source>
        <translation>medido: bytes pedidos / tiempo</translation>
    </message>
    <message numerus="yes">
        <source>measured: median, quartiles, %Ln run(s)</source>
        <translation>
            <numerusform>medido: mediana, cuartiles, %Ln ejecución</numerusform>
            <numerusform>medido: mediana, cuartiles, %Ln ejecuciones</numerusform>
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
        <translation>Acerca de Lockstep</translation>
    </message>
    <message>
        <source>Lockstep %1 shows how a GPU executes a kernel and moves its data.

GPL-3.0-or-later</source>
        <translation>Lockstep %1 muestra cómo una GPU ejecuta un kernel y mueve sus datos.

GPL-3.0-or-later</translation>
    </message>
    <message>
        <source>All views</source>
        <translation>Todas las vistas</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::ViewBox</name>
    <message>
        <source>View</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>The view to show</source>
        <translation>La vista que se muestra</translation>
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
        <translation>Vistas</translation>
    </message>
</context>
<context>
    <name>lockstep::gui::VotePanel</name>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Show votes</source>
        <translation>Mostrar votos</translation>
    </message>
    <message>
        <source>Ask again elsewhere</source>
        <translation>Preguntar de nuevo en otro lugar</translation>
    </message>
    <message>
        <source>%1 (right)</source>
        <comment>an answer</comment>
        <translation>%1 (correcta)</translation>
    </message>
    <message>
        <source>Votes for %1: %2</source>
        <comment>a letter; an answer</comment>
        <translation>Votos por %1: %2</translation>
    </message>
    <message>
        <source>There is nothing to ask at this step.</source>
        <translation>En este paso no hay nada que preguntar.</translation>
    </message>
    <message>
        <source>Questions are off. Press Q to ask one before a step of each round.</source>
        <translation>Las preguntas están desactivadas. Pulse Q para hacer una antes de un paso de cada ronda.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln vote(s), %1 right</source>
        <translation>
            <numerusform>%Ln voto, correctos: %1</numerusform>
            <numerusform>%Ln votos, correctos: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer than 7 of 10 are right.</source>
        <translation>Acertaron menos de 7 de cada 10.</translation>
    </message>
    <message>
        <source>This question has no letters to vote for.</source>
        <translation>Esta pregunta no tiene letras por las que votar.</translation>
    </message>
    <message>
        <source>For each raised hand, press the number of its answer (1 to %1).</source>
        <translation>Por cada mano levantada, pulse el número de su respuesta (1 a %1).</translation>
    </message>
</context>
</TS>
