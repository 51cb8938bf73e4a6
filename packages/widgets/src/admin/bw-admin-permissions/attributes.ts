import { listingKinds } from '@boardwalk/sdk-core/listings/kinds';
import { groups } from '@boardwalk/sdk-core/vocabulary/groups';
import { defineAttributes } from '../../element/attributes/attributes.ts';

export const administrationViews = ['groups', 'listings', 'audit', 'readings'] as const;

export const adminPermissionsAttributes = defineAttributes({
  view: {
    type: 'enum',
    values: administrationViews,
    default: 'groups',
    url: 'push',
    description: 'The part that shows.',
  },
  group: {
    type: 'enum',
    values: groups,
    url: 'push',
    description: 'The group that is open.',
  },
  person: {
    type: 'number',
    integer: true,
    minimum: 1,
    url: 'push',
    description: 'The number of the account whose readings show.',
  },
  kind: {
    type: 'enum',
    values: listingKinds,
    url: 'push',
    description: 'The kind of the listing whose rights show.',
  },
  listing: {
    type: 'number',
    integer: true,
    minimum: 1,
    url: 'push',
    description: 'The number of the listing whose rights show.',
  },
});
