import type { Catalogue } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What the field of a time zone says. */
export const timeZoneMessages = {
  catalogue: 'mailing/time-zone',
  choose: 'Choose …',
  zone: '{city}: {name}',
  CA: 'Canada',
  US: 'United States',
  AU: 'Australia',
  other: 'Elsewhere',
} as const satisfies Catalogue;
