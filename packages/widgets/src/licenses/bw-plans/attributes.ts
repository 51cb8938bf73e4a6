import { largestSeats } from '@boardwalk/sdk-core/licenses/plans/plan-terms';
import { defineAttributes } from '../../element/attributes/attributes.ts';

/** What a page may set on `<bw-plans>`. */
export const plansAttributes = defineAttributes({
  showMoreThan: {
    type: 'number',
    integer: true,
    minimum: 0,
    maximum: largestSeats,
    default: 0,
    description: 'Only plans with more boards than so many.',
  },
  billboards: {
    type: 'string',
    pattern: /^\d{1,15}(?:,\d{1,15})*$/,
    accepts: 'ids of boards with commas between',
    description: 'The boards that were chosen already, for the map that follows.',
  },
  listingId: {
    type: 'number',
    integer: true,
    minimum: 1,
    description: 'The merchant listing that the boards are for.',
  },
  headingLevel: {
    type: 'number',
    integer: true,
    minimum: 1,
    maximum: 4,
    default: 1,
    description: 'The level of its heading in the outline of the page.',
  },
});
