import * as endpoints from '@boardwalk/sdk-core/boards/endpoints';
import * as schemas from '@boardwalk/sdk-core/boards/schemas';
import { type Domain, defineRoutes } from '../platform/domain.ts';
import { oldBoardChangesSweep } from './map/forget-changes.ts';
import { closestBillboards } from './read/closest-billboards.ts';
import { listBillboardSponsors } from './read/list-billboard-sponsors.ts';
import { readBillboard } from './read/read-billboard.ts';
import { readBillboardSponsor } from './read/read-billboard-sponsor.ts';
import { searchBillboards } from './read/search-billboards.ts';

/** Boards, and who has a place on them. */
export const boardsDomain: Domain = {
  name: 'boards',
  routes: defineRoutes(endpoints, schemas, {
    searchBillboards,
    closestBillboards,
    readBillboard,
    listBillboardSponsors,
    readBillboardSponsor,
  }),
  jobs: [oldBoardChangesSweep],
};
