/** The package types its other build alone; this is the one that Node loads as a module. */
declare module 'bidi-js/dist/bidi.mjs' {
  export default function bidiFactory(): import('bidi-js').Bidi;
}
