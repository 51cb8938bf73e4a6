import type { RouteDeclaration } from '@boardwalk/sdk-core/vocabulary/routes/route';
import type { Place, PlacedWidget } from './site-page.ts';

/** The names of what is chosen in an address, and the attributes that have it. */
const parameters = {
  planId: 'plan-id',
  billboards: 'billboards',
  listingId: 'listing-id',
  showMoreThan: 'show-more-than',
} as const;

/** The map on which merchants choose boards, with what the query says of the choice. */
export function boardsWidgets({ query }: Place): readonly PlacedWidget[] {
  const chosen = Object.entries(parameters).flatMap(([parameter, name]) => {
    const text = query.get(parameter);
    return text ? [[name, text]] : [];
  });
  return [
    { tag: 'bw-boards', attributes: { 'heading-level': '1', ...Object.fromEntries(chosen) } },
  ];
}

/** The address of the map by a route of its own, once its widget has these attributes. */
export function boardsAddress(route: RouteDeclaration<string, string>) {
  return (attributes: Readonly<Record<string, string>>): string => {
    const chosen = Object.entries(parameters).map(([parameter, name]) => [
      parameter,
      attributes[name] || undefined,
    ]);
    return route({}, Object.fromEntries(chosen)).path;
  };
}
