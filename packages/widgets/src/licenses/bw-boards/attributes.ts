import { defineAttributes } from '../../element/attributes/attributes.ts';

/** What a page may set on `<bw-boards>`; those with `url` make up its shareable state. */
export const boardsAttributes = defineAttributes({
  planId: {
    type: 'string',
    default: '',
    url: 'replace',
    description: 'The plan that is chosen: the id of one that all see, or an enterprise code.',
  },
  billboards: {
    type: 'string',
    default: '',
    url: 'replace',
    description: 'The boards that are chosen, by their ids with commas between: "12,7".',
  },
  listingId: {
    type: 'number',
    minimum: 0,
    integer: true,
    default: 0,
    url: 'replace',
    description: 'The number of the merchant listing that boards are chosen for; 0 for none yet.',
  },
  showMoreThan: {
    type: 'number',
    minimum: 0,
    maximum: 3000,
    integer: true,
    default: 0,
    url: 'replace',
    description: 'Offers the plans for more boards than this; 0 offers none here.',
  },
  near: {
    type: 'string',
    default: '',
    description:
      'Where the map begins unless a listing or boards say so: a city ("Hamilton, ON"), a postal code or a position ("43.25,-79.87").',
  },
  subscribed: {
    type: 'list',
    description: 'Ids of the boards that the licence of the listing has already.',
  },
  quickView: {
    type: 'boolean',
    description: 'Only shows where boards are; choosing them begins on the page of its own.',
  },
  step: {
    type: 'boolean',
    description: 'A step of a checkout: `bw-boards-chosen` ends it, and the page goes on.',
  },
  headingLevel: {
    type: 'enum',
    values: ['1', '2', '3'],
    default: '2',
    description: 'The level of its heading, as the page around it has others.',
  },
});
