import type * as routes from './routes.ts';

/** A place on our own site that a widget may lead to; its name determines its parameters. */
export type SiteRoute = ReturnType<(typeof routes)[keyof typeof routes]>;
