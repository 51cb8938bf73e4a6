/**
 * The file by which Node finds this entry too, which reads the widgets' sources in the builds: the package has no
 * `exports`. The types beside it name files without their endings, so that TypeScript finds nothing in them; those of
 * `index.js` are the same.
 */
declare module '@stripe/stripe-js/pure/index.mjs' {
  export * from '@stripe/stripe-js/pure/index.js';
}
