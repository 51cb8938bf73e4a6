import type { PathMatch } from './match-path.ts';
import type { PlacedWidget } from './site-page.ts';

/** Names of the shareable attributes of each widget, as they stand in a query. */
export type ShareableNames = Readonly<Record<string, readonly string[]>>;

/** An attribute as scripts call it, and some addresses: `listing-id` as `listingId`. */
function propertyName(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The widgets of a page with what the query says of their shareable state. */
export function widgetsOf(
  { page, params }: Pick<PathMatch, 'page' | 'params'>,
  query: URLSearchParams,
  shareable: ShareableNames,
): readonly PlacedWidget[] {
  const placed = page.widgets?.({ params, query }) ?? [];
  return placed.map((widget) => {
    if (!widget.sharesState) return widget;
    const shared = (shareable[widget.tag] ?? []).flatMap((name) => {
      const text = query.get(propertyName(name)) ?? query.get(name);
      return text === null || name in widget.attributes ? [] : [[name, text] as const];
    });
    return { ...widget, attributes: { ...Object.fromEntries(shared), ...widget.attributes } };
  });
}
