import * as routes from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { pages } from '../routes.ts';
import { createPathMatcher } from './match-path.ts';

/** Finds the page of a path, built or not. */
export const findSitePage = createPathMatcher(pages, routes);
