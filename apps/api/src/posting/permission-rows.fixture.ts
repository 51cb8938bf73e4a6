import { nobodys, type PermissionRows } from '../platform/permission-rows/rows.fixture.ts';
import { writeListing } from './posting.fixture.ts';

export const postingRows: PermissionRows = {
  things: [
    nobodys('/listing/draft/{id}', '4000000000'),
    { at: ['/revisions/{revision}'], make: () => 1 },
  ],
  bodies: {
    restoreRevision: () => ({ version: 1 }),
    changeListing: () => ({ listing: writeListing('property'), version: 1 }),
    moderateListing: () => ({ decision: 'remove', reason: 'Spam' }),
    changeStanding: () => ({ action: 'activate' }),
  },
};
