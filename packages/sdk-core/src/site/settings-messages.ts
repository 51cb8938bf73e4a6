import type { Catalogue } from '../vocabulary/message.ts';

/** What is told where a setting can't be read (specification, section 8). */
export const settingsMessages = {
  catalogue: 'site/settings',
  failed: 'The settings could not be loaded: {error}',
} as const satisfies Catalogue;
