<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
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
    <name>PassWords</name>
    <message numerus="yes">
        <source>%n lane(s): %1</source>
        <translation>
            <numerusform>lane %1</numerusform>
            <numerusform>lanes %1</numerusform>
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
    <name>lockstep::gui::TimeChart</name>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>%n runs</numerusform>
        </translation>
    </message>
</context>
</TS>
