import type { CatalogueToken } from '../catalogue/catalogue.ts';

const declaration = /--_[\w-]+:\s*var\(\s*(--bw-[\w-]+)\s*,\s*([^;]+?)\s*\)\s*;/g;
const twoSchemes = /^light-dark\(\s*([^,]+?)\s*,\s*([^,]+?)\s*\)$/;

/** The tokens that a page may set, with their defaults, from the style sheet that reads them. */
export function readTokens(css: string): readonly CatalogueToken[] {
  return [...css.matchAll(declaration)].map(([, name = '', preset = '']) => {
    const [, light = preset, dark = preset] = twoSchemes.exec(preset) ?? [];
    // The expression above lets through no other names.
    return { name: name as CatalogueToken['name'], kind: kindOf(preset), light, dark };
  });
}

function kindOf(preset: string): CatalogueToken['kind'] {
  if (/^(?:#|light-dark\(|oklch\()/.test(preset)) return 'colour';
  return /^[\d.]+px$/.test(preset) ? 'length' : 'text';
}
