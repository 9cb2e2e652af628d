#include "core/instrument/parse/invocation.h"

#include <utility>

namespace lockstep {
namespace {

/// Clears all settings except the input file.
void close_frontend(clang::FrontendOptions& options, const std::string& file) {
    clang::FrontendOptions closed;
    const clang::InputKind kind = options.Inputs.empty() ? options.DashX : options.Inputs[0].getKind();
    closed.DashX = options.DashX;
    closed.ProgramAction = options.ProgramAction;
    closed.Inputs.emplace_back(file, kind);
    options = std::move(closed);
}

/// Removes all -include and similar options, except those for the headers of OpenCL C.
void close_preprocessor(clang::PreprocessorOptions& options) {
    std::erase_if(options.Includes, [](const std::string& header) {
        return header != "opencl-c.h" && header != "opencl-c-base.h";
    });
    options.MacroIncludes.clear();
    options.ChainedIncludes.clear();
    options.ImplicitPCHInclude.clear();
    options.PCHThroughHeader.clear();
    options.RemappedFiles.clear();
    options.RemappedFileBuffers.clear();
}

/// Removes all include folders except the one with Clang's own headers, because drivers have no others.
void close_header_search(clang::HeaderSearchOptions& options) {
    std::erase_if(options.UserEntries, [&options](const clang::HeaderSearchOptions::Entry& entry) {
        return entry.Group != clang::frontend::Angled &&
               !llvm::StringRef(entry.Path).startswith(options.ResourceDir);
    });
    options.UseStandardSystemIncludes = 0;
    options.ModuleCachePath.clear();
    options.ModuleUserBuildPath.clear();
    options.PrebuiltModuleFiles.clear();
    options.PrebuiltModulePaths.clear();
    options.VFSOverlayFiles.clear();
    options.ImplicitModuleMaps = 0;
    options.UseDebugInfo = 0;
    options.Verbose = 0;
}

/// Clears all names of files to be written or read and of programs to be loaded.
void close_back_end(clang::CodeGenOptions& options, const std::string& file) {
    for (std::string* name : {&options.CoverageDataFile,
                              &options.CoverageNotesFile,
                              &options.ProfileFilterFiles,
                              &options.ProfileExcludeFiles,
                              &options.DebugPass,
                              &options.DIBugsReportFilePath,
                              &options.SplitDwarfFile,
                              &options.SplitDwarfOutput,
                              &options.InstrProfileOutput,
                              &options.SampleProfileFile,
                              &options.MemoryProfileOutput,
                              &options.ProfileInstrumentUsePath,
                              &options.ProfileRemappingFile,
                              &options.ThinLTOIndexFile,
                              &options.ThinLinkBitcodeFile,
                              &options.SaveTempsFilePrefix,
                              &options.CudaGpuBinaryFileName,
                              &options.OptRecordFile,
                              &options.OptRecordPasses,
                              &options.OptRecordFormat,
                              &options.StackUsageOutput,
                              &options.BBSections}) {
        name->clear();
    }
    for (auto* names : {&options.OffloadObjects, &options.RewriteMapFiles, &options.PassPlugins,
                        &options.SanitizeCoverageAllowlistFiles, &options.SanitizeCoverageIgnorelistFiles}) {
        names->clear();
    }
    options.LinkBitcodeFiles.clear();
    options.setProfileInstr(clang::CodeGenOptions::ProfileNone);
    options.setProfileUse(clang::CodeGenOptions::ProfileNone);
    options.CoverageMapping = 0;
    options.EmitGcovArcs = 0;
    options.EmitGcovNotes = 0;
    options.TimePasses = 0;
    options.MainFileName = file;
}

void close_language(clang::LangOptions& options) {
    for (auto* names :
         {&options.NoSanitizeFiles, &options.XRayAlwaysInstrumentFiles, &options.XRayNeverInstrumentFiles,
          &options.XRayAttrListFiles, &options.ProfileListFiles}) {
        names->clear();
    }
    options.OMPHostIRFile.clear();
    options.Modules = 0;
    options.ImplicitModules = 0;
}

} // namespace

void close_invocation(clang::CompilerInvocation& invocation, const std::string& file) {
    close_frontend(invocation.getFrontendOpts(), file);
    invocation.getDependencyOutputOpts() = clang::DependencyOutputOptions();
    invocation.getDiagnosticOpts().DiagnosticLogFile.clear();
    invocation.getDiagnosticOpts().DiagnosticSerializationFile.clear();
    invocation.getDiagnosticOpts().VerifyDiagnostics = 0;
    invocation.getDiagnosticOpts().ShowCarets = 0; // neither carets nor an error count in the messages
    close_preprocessor(invocation.getPreprocessorOpts());
    close_header_search(invocation.getHeaderSearchOpts());
    close_back_end(invocation.getCodeGenOpts(), file);
    close_language(*invocation.getLangOpts());
}

} // namespace lockstep
