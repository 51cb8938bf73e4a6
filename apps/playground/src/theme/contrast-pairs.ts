import type { CatalogueToken } from '../catalogue/catalogue.ts';
import { contrastRatio, leastContrast, textOnAccent } from './contrast.ts';

type Scheme = 'light' | 'dark';

/** Tokens by name with the texts that a page gives them. */
export type TokenTexts = Readonly<Record<string, string>>;

/** Which colours stand on which, and how distinguishable they must be. */
const pairs: readonly (readonly [of: string, on: string, use: keyof typeof leastContrast])[] = [
  ['ink', 'background', 'text'],
  ['ink', 'surface', 'text'],
  ['muted', 'background', 'text'],
  ['muted', 'surface', 'text'],
  ['accent', 'background', 'text'],
  ['on-accent', 'accent', 'text'],
  ['board', 'background', 'text'],
  ['danger', 'background', 'text'],
  ['success', 'background', 'text'],
  ['control-border', 'background', 'control'],
  ['focus', 'background', 'control'],
];

/** A pair of tokens that can't be distinguished well enough. */
export interface PoorContrast {
  readonly of: string;
  readonly on: string;
  readonly scheme: Scheme;
  readonly ratio: number;
  readonly least: number;
}

/** The pairs below what WCAG asks, in both schemes; only those of which a page sets one. */
export function findPoorContrast(
  tokens: readonly CatalogueToken[],
  texts: TokenTexts,
): readonly PoorContrast[] {
  const schemes: readonly Scheme[] = ['light', 'dark'];
  return schemes.flatMap((scheme) =>
    pairs.flatMap(([of, on, use]): PoorContrast[] => {
      const [one, other] = [`--bw-${of}`, `--bw-${on}`];
      if (texts[one] === undefined && texts[other] === undefined) return [];
      const ratio = contrastRatio(
        colourOf(tokens, texts, one, scheme) ?? '',
        colourOf(tokens, texts, other, scheme) ?? '',
      );
      const least = leastContrast[use];
      return ratio !== undefined && ratio < least
        ? [{ of: one, on: other, scheme, ratio, least }]
        : [];
    }),
  );
}

/** The colour that a token has in a scheme. */
export function colourOf(
  tokens: readonly CatalogueToken[],
  texts: TokenTexts,
  name: string,
  scheme: Scheme,
): string | undefined {
  const colour = texts[name] ?? tokens.find((token) => token.name === name)?.[scheme];
  if (name !== '--bw-on-accent' || texts[name] !== undefined) return colour;
  return textOnAccent(colourOf(tokens, texts, '--bw-accent', scheme) ?? '');
}
