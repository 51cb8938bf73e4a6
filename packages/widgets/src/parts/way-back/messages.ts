import type { Catalogue } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What leads somebody back to what they had begun before they came here. */
export const wayBackMessages = {
  catalogue: 'parts/way-back',
  goOn: 'Go on where you left off',
} as const satisfies Catalogue;
