/** Both themes, at the width in pixels of a phone's and of a desk's window. */
export const allLooks = [
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 1440 },
] as const;

export type Look = (typeof allLooks)[number];
