const all = [
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 1440 },
] as const;

/** A theme and the width of a window, in pixels. */
export type Look = (typeof all)[number];

/** Each theme and each width once; the long run takes every theme at every width. */
export const looks: readonly Look[] = process.env.BOARDWALK_LONG
  ? all
  : all.filter(({ colorScheme, width }) => (colorScheme === 'dark') === (width === 1440));
