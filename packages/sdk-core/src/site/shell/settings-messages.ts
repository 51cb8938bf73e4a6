import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What is shown if a setting can't be read. */
export const settingsMessages = {
  catalogue: 'site/settings',
  failed: 'The settings could not be loaded: {error}',
} as const satisfies Catalogue;
