import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rollup';

const source = fileURLToPath(import.meta.resolve('react-easy-crop'));

/** Pixels of a line and a page of the wheel, as in normalize-wheel, which is no module. */
const normalizeWheel = `
const normalizeWheel = ({ deltaY, deltaMode }) => ({
  pixelY: deltaY * (deltaMode === 1 ? 40 : deltaMode === 2 ? 800 : 1),
});
`;

const replacements: readonly (readonly [from: RegExp, to: string])[] = [
  [/^import normalizeWheel from "normalize-wheel";$/m, normalizeWheel],
  // We adopt its style sheet; a style element would be none of ours, and its markup not allowed.
  [/^\t*this\.styleRef\.innerHTML = styles_default;$/m, ''],
  [/^var styles_default = .*;$/m, ''],
  [/^\/\/# sourceMappingURL=.*$/m, ''],
];

/**
 * react-easy-crop without a `<style>` element's markup and without CommonJS. Throws when the
 * installed one is not the one that this was written for.
 */
export function patchEasyCrop(code: string): string {
  const patched = replacements.reduce((text, [from, to]) => {
    if (text.search(from) < 0) throw new Error(`react-easy-crop does not hold ${from}`);
    return text.replace(from, to);
  }, code);
  if (/innerHTML|outerHTML|insertAdjacentHTML/.test(patched)) {
    throw new Error('react-easy-crop writes HTML elsewhere too: read it again');
  }
  return patched;
}

/** The installed react-easy-crop, patched. */
export function patchedEasyCrop(): string {
  return patchEasyCrop(readFileSync(source, 'utf8'));
}

/** Rollup: `react-easy-crop` is the patched one. */
export function easyCropPatch(): Plugin {
  return {
    name: 'easy-crop-patch',
    resolveId: (id) => (id === 'react-easy-crop' ? source : null),
    load: (id) => (id === source ? patchedEasyCrop() : null),
  };
}
