import * as endpoints from '@boardwalk/sdk-core/favourites/endpoints';
import * as schemas from '@boardwalk/sdk-core/favourites/schemas';
import { type Domain, defineRoutes } from '../platform/domain.ts';
import { provide } from '../platform/extensions/extension-point.ts';
import { personalData } from '../platform/personal-data.ts';
import { addFavourite, listingCheck } from './add-favourite.ts';
import { favouritesData } from './favourites-data.ts';
import { listFavourites } from './list-favourites.ts';
import { removeFavourite } from './remove-favourite.ts';

/** What people keep. */
export const favouritesDomain: Domain = {
  name: 'favourites',
  routes: defineRoutes(endpoints, schemas, { listFavourites, addFavourite, removeFavourite }),
  provides: [provide(personalData, favouritesData)],
  requires: [listingCheck],
};
