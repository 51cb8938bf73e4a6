import { nobodys, type PermissionRows } from '../platform/permission-rows/rows.fixture.ts';
import { writeListing } from './posting.fixture.ts';

export const postingRows: PermissionRows = {
  things: [nobodys('/listing/draft/{id}', '4000000000')],
  bodies: {
    changeListing: () => ({ listing: writeListing('property'), version: 1 }),
    moderateListing: () => ({ decision: 'remove', reason: 'Spam' }),
    changeStanding: () => ({ action: 'activate' }),
  },
};
