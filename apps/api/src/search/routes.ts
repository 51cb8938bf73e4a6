import * as endpoints from '@boardwalk/sdk-core/search/endpoints';
import * as schemas from '@boardwalk/sdk-core/search/schemas';
import { defineRoutes } from '../platform/domain.ts';
import { searchCategory } from './search-category.ts';
import { searchListings } from './search-listings.ts';

export const searchRoutes = defineRoutes(endpoints, schemas, { searchCategory, searchListings });
