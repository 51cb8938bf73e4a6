import { defineAttributes } from '../../element/attributes/attributes.ts';

/** What a page may set on `<bw-alerts>`. */
export const alertsAttributes = defineAttributes({
  alert: {
    type: 'number',
    integer: true,
    minimum: 1,
    url: 'push',
    description:
      'The number of the alert of which it shows what it has found; without it all are listed.',
  },
  onlyNew: {
    type: 'boolean',
    url: 'replace',
    description: 'Of what an alert has found, only what was not seen yet.',
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
