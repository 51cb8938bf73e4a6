import type { Catalogue } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What fields of tags say. */
export const tagsMessages = {
  catalogue: 'parts/tags',
  add: 'Add to “{label}”',
  help: 'Press Enter or comma after each. {count} of {limit}.',
  remove: 'Remove {tag}',
  added: '{tags} added',
  removed: '{tag} removed',
  full: 'No more than {limit} can be added.',
  long: 'Each may have {limit} characters at most.',
  missing: 'Add at least one.',
} as const satisfies Catalogue;
