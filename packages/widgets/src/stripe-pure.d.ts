/**
 * Bundlers find this folder of the package; Node's resolution, by which TypeScript looks here, does not, as the package
 * has no `exports`.
 */
declare module '@stripe/stripe-js/pure' {
  export * from '@stripe/stripe-js/pure/index.js';
}
