import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';

/** Folders of the workspace that hold sources. */
export const sourceFolders: readonly string[] = ['packages', 'apps', 'tools', 'e2e', 'bench'];

/** Paths in them that hold none. */
export const noSources = /(?:^|\/)(?:dist|assets|migrations)\//;

/**
 * Reads which module imports which, imports of types included, beginning from files and folders of
 * the workspace that this process runs in.
 */
export async function cruiseSources(
  begin: readonly string[],
  options: ICruiseOptions = {},
): Promise<ICruiseResult> {
  const { output } = await cruise([...begin], {
    tsPreCompilationDeps: true,
    exclude: { path: noSources.source },
    doNotFollow: { path: 'node_modules' },
    // A workspace package is one of ours, whichever link leads to it.
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types'] },
    preserveSymlinks: false,
    ...options,
  });
  // `cruise` returns an object, not text, when no output type is requested.
  return output as ICruiseResult;
}
