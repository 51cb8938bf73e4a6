import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { transform } from 'lightningcss';
import { compile } from 'tailwindcss';
import { widgetSources } from './load-tables.ts';

const require = createRequire(import.meta.url);

/** The sheets of the widgets that the playground wears as well. */
const shared = [
  'element/reset.css',
  'element/tokens.css',
  'kit/style/kit.css',
  'kit/icon/icon.css',
  'kit/brand-mark/brand-mark.css',
  'kit/button/button.css',
  'kit/text-field/field.css',
  'kit/select/select.css',
  'kit/checkbox/checkbox.css',
  'kit/segmented/segmented.css',
];

/** The playground's one style sheet: tokens and kit of the widgets, then its own. */
export function buildStyles(folder: string): string {
  const files = [
    ...shared.map((name) => resolve(widgetSources, name)),
    ...globSync('{app,parts}/**/*.css', { cwd: folder })
      .sort()
      .map((name) => resolve(folder, name)),
  ];
  const css = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const { code } = transform({ filename: 'playground.css', code: Buffer.from(css), minify: true });
  return code.toString();
}

/** Tailwind's preflight as its compiler writes it into a page. */
export async function tailwindPreflight(): Promise<string> {
  const { build } = await compile(
    '@layer theme, base;@import "tailwindcss/theme.css" layer(theme);@import "tailwindcss/preflight.css" layer(base);',
    {
      base: dirname(require.resolve('tailwindcss/package.json')),
      loadStylesheet: async (id, base) => {
        const path = require.resolve(id);
        return { path, base, content: readFileSync(path, 'utf8') };
      },
    },
  );
  return build([]);
}
