import type { RouteDeclaration } from '@boardwalk/sdk-core/vocabulary/routes/route';
import { inboxPages, inboxRoutes } from './inbox-pages.ts';
import { publicPages, publicRoutes } from './public-pages.ts';

/** The pages that the browser makes, each from those around which the same stands. */
export const browserPages = { ...publicPages, ...inboxPages } as const;

/** Where they stand. */
export const browserRoutes: Readonly<Record<keyof typeof browserPages, RouteDeclaration>> = {
  ...publicRoutes,
  ...inboxRoutes,
};
