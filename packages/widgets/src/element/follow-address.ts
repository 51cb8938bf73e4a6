import type { AttributeTable } from './attributes.ts';
import type { ChangedTexts } from './change-attributes.ts';
import { attributeName } from './parse-attribute.ts';
import { writeAttribute } from './write-attribute.ts';

/**
 * Keeps an element's shareable attributes in the page's address from now on, one parameter each
 * (`homes.page` for the prefix `homes`). The answer writes a change there.
 */
export function followAddress(
  element: Element,
  table: AttributeTable,
  signal: AbortSignal,
): (changed: ChangedTexts, mode: 'replace' | 'push') => void {
  const prefix = element.getAttribute('url-sync') ?? '';
  const shareable = Object.keys(table).filter((property) => table[property]?.url);
  const written = new Map(
    shareable.map(attributeName).map((name) => [name, element.getAttribute(name)]),
  );
  const parameterOf = (name: string) => (prefix === '' ? name : `${prefix}.${name}`);

  function read() {
    const query = new URLSearchParams(location.search);
    for (const [name, text] of written) {
      writeAttribute(element, name, query.get(parameterOf(name)) ?? text);
    }
  }
  read();
  addEventListener('popstate', read, { signal });

  return (changed, mode) => {
    const url = new URL(location.href);
    for (const [name, text] of Object.entries(changed)) {
      if (text === null) url.searchParams.delete(parameterOf(name));
      else url.searchParams.set(parameterOf(name), text);
    }
    history[mode === 'push' ? 'pushState' : 'replaceState'](history.state, '', url);
  };
}
