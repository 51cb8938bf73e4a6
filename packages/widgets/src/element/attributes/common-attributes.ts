import { supportedLocales } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { defineAttributes } from './attributes.ts';

/** What every widget understands beside its own attributes. */
export const commonAttributes = defineAttributes({
  theme: {
    type: 'enum',
    values: ['auto', 'light', 'dark', 'inherit'],
    description: 'The colour scheme; `inherit` takes the scheme and the font of the page.',
  },
  locale: {
    type: 'enum',
    values: supportedLocales,
    description: 'Language and formats; by default those of the page.',
  },
  urlSync: {
    type: 'string',
    pattern: /^[\w-]*$/,
    accepts: 'letters, digits and hyphens',
    description: "Keeps the shareable state in the page's address, under this prefix.",
  },
});
