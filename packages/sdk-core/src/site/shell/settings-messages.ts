import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What is told where a setting can't be read. */
export const settingsMessages = {
  catalogue: 'site/settings',
  failed: 'The settings could not be loaded: {error}',
} as const satisfies Catalogue;
