/** What React's names resolve to on Preact, the first match wins. */
export const preactAliases: readonly (readonly [from: RegExp, to: string])[] = [
  [/^react-dom\/client$/, 'preact/compat/client'],
  [/^react\/jsx-(dev-)?runtime$/, 'preact/jsx-runtime'],
  [/^(react|react-dom|use-sync-external-store\/shim)$/, 'preact/compat'],
];
