import * as endpoints from '@boardwalk/sdk-core/favourites/endpoints';
import * as schemas from '@boardwalk/sdk-core/favourites/schemas';
import { type Domain, defineRoutes } from '../platform/domain.ts';
import { addFavourite, type RequireListing } from './add-favourite.ts';
import { favouritesData } from './favourites-data.ts';
import { listFavourites } from './list-favourites.ts';
import { removeFavourite } from './remove-favourite.ts';

/** What people keep. `requireListing` is that of the domain that knows listings. */
export function createFavouritesDomain(requireListing: RequireListing): Domain {
  return {
    name: 'favourites',
    personalData: favouritesData,
    routes: defineRoutes(endpoints, schemas, {
      listFavourites,
      addFavourite: addFavourite(requireListing),
      removeFavourite,
    }),
  };
}
