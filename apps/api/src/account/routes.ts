import * as endpoints from '@boardwalk/sdk-core/account/endpoints';
import * as schemas from '@boardwalk/sdk-core/account/schemas';
import { defineRoutes } from '../platform/domain.ts';
import { readCurrentUser } from './read-current-user.ts';

export const accountRoutes = defineRoutes(endpoints, schemas, { readCurrentUser });
