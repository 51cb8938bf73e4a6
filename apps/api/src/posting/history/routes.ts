import * as endpoints from '@boardwalk/sdk-core/listings/history/endpoints';
import * as schemas from '@boardwalk/sdk-core/listings/history/schemas';
import { defineRoutes } from '../../platform/domain.ts';
import { readHistory } from './read-history.ts';

/** Calls of listings that are answered from what was published of them. */
export const historyRoutes = defineRoutes(endpoints, schemas, { readHistory });
