import { resolve } from 'node:path';

const own = (file: string) => resolve(import.meta.dirname, '../src/preact', file);

/**
 * What React's names resolve to on Preact, the first match wins. `@preact/compat` passes
 * `preact/compat` on, of which our builds have the part that the widgets use.
 */
export const preactAliases: readonly (readonly [from: RegExp, to: string])[] = [
  [/^react-dom\/client$/, '@preact/compat/client'],
  [/^react\/jsx-(dev-)?runtime$/, 'preact/jsx-runtime'],
  [/^(react|react-dom|use-sync-external-store\/shim)$/, '@preact/compat'],
  [/^preact\/compat$/, own('compat.ts')],
  [/^preact\/compat\/client$/, own('client.ts')],
  [/^@nanostores\/react$/, own('use-store.ts')],
];
