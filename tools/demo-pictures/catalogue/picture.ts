import type { Hour } from '../scene/daylight.ts';
import type { Occasion } from '../scene/outdoor-scene.ts';
import type { Season } from '../scene/trees.ts';

/** The kinds of listing that have pictures, and what shops sell. */
export type PictureKind =
  | 'property'
  | 'merchant'
  | 'item'
  | 'event'
  | 'classified'
  | 'realtor'
  | 'city_service'
  /** What shops sell. */
  | 'product';

/** One picture of the catalogue. */
export interface Picture {
  /** Name of its folder: words and a number, joined by hyphens. */
  readonly name: string;
  readonly kind: PictureKind;
  /** What is shown, in one word or two: `detached`, `kitchen`, `bicycle`. */
  readonly subject: string;
  /** What a person sees, as a sentence without a full stop. */
  readonly alt: string;
  /** The picture as an SVG document, always the same. */
  readonly draw: () => string;
}

const MOMENTS: readonly (readonly [Hour, Season, string])[] = [
  ['afternoon', 'summer', 'on a summer afternoon'],
  ['dusk', 'autumn', 'at dusk in autumn'],
  ['morning', 'spring', 'on a spring morning'],
  ['golden', 'summer', 'in golden evening light'],
  ['winter', 'winter', 'in snow on a winter day'],
  ['noon', 'summer', 'under a clear noon sky'],
  ['afternoon', 'autumn', 'among autumn leaves'],
  ['dusk', 'summer', 'at dusk on a summer evening'],
  ['overcast', 'spring', 'under soft spring clouds'],
  ['morning', 'summer', 'in early morning light'],
];

const TURNS = [0.4, -0.36, 0.3, -0.44, 0.46, -0.3] as const;

/** The time and view of the picture with this number, and how to say it. */
export function momentOf(
  seed: number,
  variant: number,
  from = 0,
): { occasion: Occasion; said: string } {
  const [hour, season, said] =
    MOMENTS[(variant + from) % MOMENTS.length] ??
    (['noon', 'summer', 'under a clear noon sky'] as const);
  return {
    occasion: { seed, hour, season, variant, turn: TURNS[variant % TURNS.length] ?? 0.4 },
    said,
  };
}

/** A series of outdoor pictures of one subject. */
export function series(
  first: number,
  count: number,
  from: number,
  kind: PictureKind,
  subject: string,
  said: readonly string[] | ((variant: number) => string),
  draw: (occasion: Occasion) => string,
): Picture[] {
  return Array.from({ length: count }, (_, variant) => {
    const { occasion, said: when } = momentOf(first + variant, variant, from);
    const what = typeof said === 'function' ? said(variant) : said[variant % said.length];
    return {
      name: `${subject}-${variant + 1}`,
      kind,
      subject,
      alt: `${what} ${when}`,
      draw: () => draw(occasion),
    };
  });
}
