import type { AttributeTable } from './attributes/attributes.ts';
import type { ChangedTexts } from './attributes/change-attributes.ts';
import { attributeName } from './attributes/parse-attribute.ts';
import { writeAttribute } from './attributes/write-attribute.ts';
import type { WidgetEnvironment } from './environment/environment.ts';
import { isFirstParty } from './environment/navigator.ts';

/** Parameters that content systems (WordPress, Joomla, Drupal) keep for themselves and may take away. */
const reservedNames: ReadonlySet<string> = new Set([
  ...['attachment', 'author', 'calendar', 'cat', 'category', 'day', 'embed', 'error', 'exact'],
  ...['feed', 'format', 'hour', 'id', 'lang', 'layout', 'limit', 'm', 'minute', 'more', 'name'],
  ...['option', 'order', 'orderby', 'p', 'page', 'paged', 'pb', 'preview', 'q', 's', 'search'],
  ...['second', 'start', 'status', 'tag', 'task', 'tb', 'term', 'title', 'type', 'view', 'w'],
  ...['year'],
]);

/**
 * Keeps an element's shareable attributes in the page's address from now on, one parameter each
 * (`homes.page` for the prefix `homes`). The answer writes a change there. On our own pages the
 * attributes may have come from the address: what it said first is the page's no more than the visitor's.
 */
export function followAddress(
  element: Element,
  table: AttributeTable,
  env: WidgetEnvironment,
  signal: AbortSignal,
): (changed: ChangedTexts, mode: 'replace' | 'push') => void {
  const prefix = element.getAttribute('url-sync') ?? '';
  const shareable = Object.keys(table).filter((property) => {
    const { url, isFixedWhenSet } = table[property] ?? {};
    return url && !(isFixedWhenSet && element.hasAttribute(attributeName(property)));
  });
  const parameters = new Map(
    shareable.flatMap((property) => {
      const parameter = table[property]?.parameter;
      return parameter === undefined ? [] : [[attributeName(property), parameter] as const];
    }),
  );
  const withPrefix = (name: string) => (prefix === '' ? name : `${prefix}.${name}`);
  const parameterOf = (name: string) => withPrefix(parameters.get(name) ?? name);
  const said = new URLSearchParams(isFirstParty(env) ? location.search : '');
  const written = new Map(
    shareable.map(attributeName).map((name) => {
      const text = element.getAttribute(name);
      const given = said.get(parameterOf(name)) ?? said.get(withPrefix(name));
      return [name, text === given ? null : text];
    }),
  );
  const switches = new Set(
    shareable.filter((property) => table[property]?.type === 'boolean').map(attributeName),
  );

  function read() {
    const query = new URLSearchParams(location.search);
    for (const [name, text] of written) {
      const given = query.get(parameterOf(name)) ?? query.get(withPrefix(name)) ?? text;
      // Nothing is a switch that is on, and of all others none.
      writeAttribute(element, name, given === '' && !switches.has(name) ? null : given);
    }
  }
  read();
  addEventListener('popstate', read, { signal });

  let isWarned = false;

  /** Warns as soon as it matters, once: the address looks right until the page is reloaded. */
  function warnOfReserved(names: readonly string[]) {
    const reserved = names
      .map((name) => parameters.get(name) ?? name)
      .find((name) => prefix === '' && reservedNames.has(name));
    if (reserved === undefined || isWarned) return;
    isWarned = true;
    console.warn(
      `[boardwalk] <${element.localName} url-sync> writes "${reserved}" into the page's address. ` +
        'Content systems such as WordPress keep that name for themselves: on such a page give ' +
        'url-sync a prefix, such as url-sync="homes".',
    );
  }

  return (changed, mode) => {
    warnOfReserved(Object.keys(changed));
    const url = new URL(location.href);
    for (const name of parameters.keys())
      rename(url.searchParams, withPrefix(name), parameterOf(name));
    for (const [name, text] of Object.entries(changed)) {
      // Left out of the address, what the page has set would come back.
      const hasOwn = (written.get(name) ?? null) !== null;
      if (text === null && !hasOwn) url.searchParams.delete(parameterOf(name));
      else url.searchParams.set(parameterOf(name), text ?? (switches.has(name) ? 'false' : ''));
    }
    const { state } = history;
    // What is chosen in something that covers a page of ours takes over its history entry.
    const isCovered = state === 'overlay' && isFirstParty(env);
    const isNew = mode === 'push' && !isCovered;
    history[isNew ? 'pushState' : 'replaceState'](isCovered ? null : state, '', url);
  };
}

/** Leaves what stands under an older name under today's alone. */
function rename(query: URLSearchParams, from: string, to: string): void {
  const text = query.get(from);
  if (text === null) return;
  query.delete(from);
  if (!query.has(to)) query.set(to, text);
}
