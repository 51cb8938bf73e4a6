import { carrierFacts } from '@boardwalk/sdk-core/orders/fulfilment/carriers';
import { regions } from '@boardwalk/sdk-core/vocabulary/places/regions';
import { expect } from 'vitest';

/** Attributes that people read, or that are read out to them. */
const spoken = ['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'placeholder'];

/**
 * What the locale of the tests writes into dates, numbers, measures and lists, and names of regions and
 * carriers.
 */
const formatted = [
  ...wordsOfDates('short'),
  ...wordsOfDates('long'),
  ...['km', 'pi²', 'm²', 'ac', 'ha', 'kg', 'us', 'au', 'min', 'et'],
  ...regions.flatMap(({ name, frenchName = name }) => lettersOf(`${name} ${frenchName}`)),
  ...Object.values(carrierFacts).flatMap(({ name }) => lettersOf(name)),
];

/** Waits until a widget says so many texts of catalogues, and expects it to say nothing else but `data`. */
export async function expectTranslated(
  element: Element,
  atLeast: number,
  data: unknown,
): Promise<void> {
  await expect.poll(() => countTranslated(element)).toBeGreaterThanOrEqual(atLeast);
  expect(untranslatedIn(element, data)).toEqual([]);
}

/** What a widget says outside of the catalogues of the pseudo-locale; `data` comes from elsewhere. */
export function untranslatedIn(element: Element, data: unknown): readonly string[] {
  // Codes such as `en` may stand inside of words.
  const known = stringsIn(data).filter((text) => /\p{L}/u.test(text) && text.length > 2);
  const longestFirst = [...new Set(known)].sort((one, other) => other.length - one.length);
  return textsOf(element).filter((text) => {
    let rest = text.replace(/⟦[^⟧]*⟧/g, ' ');
    for (const one of longestFirst) rest = rest.replaceAll(one, ' ');
    // A letter alone is an initial, or a unit.
    const words = rest.match(/[\p{L}²]{2,}/gu) ?? [];
    return words.some((word) => !formatted.includes(word.toLowerCase()));
  });
}

/** How many texts of an element come from a catalogue. */
export function countTranslated(element: Element): number {
  return textsOf(element).filter((text) => text.includes('⟦')).length;
}

/**
 * Returns every text in an element and in the shadow roots below it, and what screen readers read
 * out.
 */
function textsOf(root: Node): readonly string[] {
  if (root instanceof Text) return root.data.trim() === '' ? [] : [root.data];
  if (root instanceof HTMLStyleElement || root instanceof HTMLScriptElement) return [];
  const own =
    root instanceof Element ? spoken.flatMap((name) => root.getAttribute(name) ?? []) : [];
  const inner = root instanceof Element && root.shadowRoot ? [root.shadowRoot] : [];
  return [...own, ...[...inner, ...root.childNodes].flatMap(textsOf)];
}

/** The texts in an answer of the API; names of choices are no texts. */
function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') {
    return /^[A-Z][A-Z_\d]+$/.test(value) ? [] : value.split('\n').map((line) => line.trim());
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

function wordsOfDates(style: 'short' | 'long'): readonly string[] {
  const dates = Array.from({ length: 24 }, (_, day) => new Date(2026, 0, 17 * day));
  const words = [{ month: style }, { weekday: style }, { hour: 'numeric' }] as const;
  return words.flatMap((options) => {
    const format = new Intl.DateTimeFormat('fr-CA', options);
    return dates.flatMap((date) => format.format(date).match(/\p{L}+/gu) ?? []);
  });
}

/** The words of a text, as those that stand alone are compared. */
function lettersOf(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}
