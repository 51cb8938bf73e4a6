import { allLooks, type Look } from '@boardwalk/tools/testing/looks';

/** Each theme and each width once; the long run takes every theme at every width. */
export const looks: readonly Look[] = process.env.BOARDWALK_LONG
  ? allLooks
  : allLooks.filter(({ colorScheme, width }) => (colorScheme === 'dark') === (width === 1440));
