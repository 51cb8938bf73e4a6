import { defineAttributes } from '../../element/attributes/attributes.ts';

/** What a page may set on `<bw-inbox>`. */
export const inboxAttributes = defineAttributes({
  view: {
    type: 'enum',
    values: ['threads', 'ignored'],
    default: 'threads',
    url: 'push',
    description: 'Conversations, or, on our own site, the people whom one has blocked.',
  },
  thread: {
    type: 'number',
    integer: true,
    minimum: 1,
    url: 'push',
    description: 'The number of the conversation that shows; without it none does.',
  },
  headingLevel: {
    type: 'number',
    integer: true,
    minimum: 1,
    maximum: 3,
    default: 2,
    description: 'The level of its heading in the outline of the page.',
  },
});
