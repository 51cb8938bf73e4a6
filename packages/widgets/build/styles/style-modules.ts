import { gatherStyles, isSheet, resolveFile } from './gather-styles.ts';

/** Marks an import of a CSS file as one of its text. */
export const inlineCss = '?inline';
/** Marks an import of a module as one of the styles that are gathered from it. */
export const stylesQuery = '?styles';

/** `import './x.css'` says what a component looks like; the text comes with the styles gathered from it. */
export const noModule = '\0no-module';

export function isStyles(id: string): boolean {
  return id.endsWith(stylesQuery);
}

/** What a bundler calls the module of such an import; undefined for any other. */
export function resolveStyles(source: string, importer: string): string | undefined {
  if (isSheet(source)) return noModule;
  if (!isStyles(source)) return undefined;
  return resolveFile(source.slice(0, -stylesQuery.length), importer) + stylesQuery;
}

/** The module of gathered styles: the list of their texts; `files` decide what is in it. */
export function loadStyles(id: string): {
  readonly code: string;
  readonly files: readonly string[];
} {
  const { sheets, modules } = gatherStyles(id.slice(0, -stylesQuery.length));
  const imports = sheets.map(
    (sheet, n) => `import s${n} from ${JSON.stringify(sheet + inlineCss)};`,
  );
  const names = sheets.map((_, n) => `s${n}`);
  return { code: `${imports.join('')}export default [${names.join()}];`, files: modules };
}
