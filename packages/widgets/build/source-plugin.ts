import { readFileSync } from 'node:fs';
import { transform as transformCss } from 'lightningcss';
import { transformSync } from 'oxc-transform';
import type { Plugin } from 'rollup';
import { cssTargets, syntaxTargets } from './browsers.ts';
import { fileOf } from './chunks/single-declarations.ts';
import { patchLeafletCss } from './patches/leaflet-patch.ts';
import { stripDocumentation } from './strip-documentation.ts';
import { resolveFile } from './styles/gather-styles.ts';
import {
  inlineCss,
  isStyles,
  loadStyles,
  noModule,
  resolveStyles,
} from './styles/style-modules.ts';

/** Where the modules run. */
type Target = 'browser' | 'server';

/** TypeScript, TSX, CSS and gathered styles to plain modules for production. */
export function sources(target: Target): Plugin {
  return {
    name: 'sources',
    resolveId(id, importer) {
      if (!importer) return null;
      if (id.endsWith(inlineCss)) return resolveCss(id, importer) + inlineCss;
      const styles = resolveStyles(id, importer);
      return styles === noModule ? { id: noModule, moduleSideEffects: false } : styles;
    },
    load(id) {
      if (id === noModule) return '';
      if (isStyles(id)) return loadStyles(id).code;
      if (!id.endsWith(inlineCss)) return null;
      const file = id.slice(0, -inlineCss.length);
      return `export default ${JSON.stringify(minifyCss(file))};`;
    },
    transform(code, id) {
      const file = fileOf(id);
      const isOurs = /\.tsx?$/.test(file);
      if (!isOurs && !code.includes('process.env.NODE_ENV')) return null;
      const isForBrowsers = isOurs && target === 'browser';
      const result = transformSync(file, code, {
        target: [...syntaxTargets],
        jsx: { runtime: 'automatic', development: false },
        define: { 'process.env.NODE_ENV': '"production"' },
        typescript: { rewriteImportExtensions: false },
      });
      if (result.errors.length > 0) this.error(`${id}: ${JSON.stringify(result.errors[0])}`);
      return {
        code: isForBrowsers ? stripDocumentation(result.code, file) : result.code,
        map: null,
      };
    },
  };
}

/** The file of a `?inline` import. */
export function resolveCss(id: string, importer: string): string {
  return resolveFile(id.slice(0, -inlineCss.length), importer);
}

/** A file's CSS for production. */
export function minifyCss(file: string): string {
  const source = readFileSync(file, 'utf8');
  const css = file.includes('/leaflet/') ? patchLeafletCss(source) : source;
  const { code } = transformCss({
    filename: file,
    code: Buffer.from(css),
    minify: true,
    targets: cssTargets,
  });
  return code.toString();
}
