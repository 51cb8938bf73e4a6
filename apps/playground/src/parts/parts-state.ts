import { supportedLocales } from '@boardwalk/sdk-core/vocabulary/text/locale';

export const themes = ['light', 'dark'] as const;
export const directions = ['ltr', 'rtl'] as const;
/** In px; `full` takes what there is. */
export const widths = ['full', '280', '390', '768'] as const;

/** Which part shows, and how. */
export interface PartsState {
  readonly part: string;
  readonly theme: (typeof themes)[number];
  readonly locale: (typeof supportedLocales)[number];
  readonly direction: (typeof directions)[number];
  readonly width: (typeof widths)[number];
}

/** What an address asks for; the first of each where it asks for nothing that there is. */
export function readParts(query: URLSearchParams, parts: readonly string[]): PartsState {
  const pick = <Value extends string>(name: string, values: readonly [Value, ...Value[]]) =>
    values.find((value) => value === query.get(name)) ?? values[0];
  const [first, ...others] = parts;
  if (first === undefined) throw new Error('There is no part to show.');
  return {
    part: pick('part', [first, ...others]),
    theme: pick('theme', themes),
    locale: pick('locale', supportedLocales),
    direction: pick('direction', directions),
    width: pick('width', widths),
  };
}

/** The address of these choices. */
export function writeParts(state: PartsState): string {
  return `?${new URLSearchParams({ ...state })}`;
}
