import { localPath } from '@boardwalk/sdk-core/vocabulary/routes/local-path';
import type { PathMatch } from '../pages/match-path.ts';
import type { ShareableNames } from '../pages/widgets-of.ts';
import { pageLocale } from './page-language.ts';

interface StateChange {
  readonly changed: Readonly<Record<string, string | null>>;
  readonly mode: 'replace' | 'push';
}

/**
 * Writes a widget's new state into the address, so that it can be shared and gone back to. `go` may
 * prevent the event where it sets the attributes itself. What is chosen in something that covers
 * the page takes over its history entry.
 */
export function followShareableState(
  shareable: ShareableNames,
  isCovered: () => boolean,
  shown: () => PathMatch | undefined,
  go: (address: string, mode: StateChange['mode'], event: Event) => void,
): void {
  document.addEventListener('bw-state', (event) => {
    const { target } = event;
    const page = shown()?.page;
    if (!page || !(target instanceof HTMLElement) || !target.closest('.page')) return;
    // The wrapper of every widget fires it with this detail.
    const { changed, mode } = (event as CustomEvent<StateChange>).detail;
    const own = page.address?.(stateOf(target, shareable, changed));
    const address = own === undefined ? queryWith(changed) : localPath(own, pageLocale);
    go(address, isCovered() ? 'replace' : mode, event);
  });
}

/** The element's shareable attributes as they will be. */
function stateOf(
  element: HTMLElement,
  shareable: ShareableNames,
  changed: StateChange['changed'],
): Readonly<Record<string, string>> {
  const names = shareable[element.localName] ?? [];
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = name in changed ? changed[name] : element.getAttribute(name);
      return text == null ? [] : [[name, text]];
    }),
  );
}

function queryWith(changed: StateChange['changed']): string {
  const url = new URL(location.href);
  for (const [name, text] of Object.entries(changed)) {
    if (text === null) url.searchParams.delete(name);
    else url.searchParams.set(name, text);
  }
  return url.pathname + url.search;
}
