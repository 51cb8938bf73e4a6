import { isStyles, loadStyles, noModule, resolveStyles } from './style-modules.ts';

/** What a plugin of Vite calls of it. */
interface LoadContext {
  addWatchFile(file: string): void;
}

/** Vite's plugin for the styles of components; the text of a CSS file is its own business. */
export function viteStyles() {
  return {
    name: 'boardwalk-styles',
    enforce: 'pre' as const,
    resolveId: (source: string, importer: string | undefined) =>
      importer === undefined ? undefined : resolveStyles(source, importer.replace(/\?.*$/, '')),
    load(this: LoadContext, id: string) {
      if (id === noModule) return '';
      if (!isStyles(id)) return undefined;
      const { code, files } = loadStyles(id);
      for (const file of files) this.addWatchFile(file);
      return code;
    },
  };
}
