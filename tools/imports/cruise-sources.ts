import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';

/** Folders of the workspace that hold sources. */
export const sourceFolders = ['packages', 'apps', 'tools', 'e2e', 'bench'];

/** Paths in them that hold none. */
export const noSources = /(?:^|\/)(?:dist|assets|migrations)\//;

/** Reads which module imports which, imports of types included, in this folder's workspace. */
export async function cruiseSources(options: ICruiseOptions = {}): Promise<ICruiseResult> {
  const { output } = await cruise(sourceFolders, {
    tsPreCompilationDeps: true,
    exclude: { path: noSources.source },
    doNotFollow: { path: 'node_modules' },
    // A workspace package is one of ours, whichever link leads to it.
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types'] },
    preserveSymlinks: false,
    ...options,
  });
  // `cruise` answers an object, not text, when no output type is asked for.
  return output as ICruiseResult;
}
