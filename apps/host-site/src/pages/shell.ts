import type { Layout, PlacedWidget } from './site-page.ts';

/** The widgets that stand around a page. */
interface Shell {
  readonly bar: readonly PlacedWidget[];
  readonly drawer: readonly PlacedWidget[];
  readonly bottom: readonly PlacedWidget[];
}

/**
 * What stands around the pages of a layout; `current` names the page. While an administrator acts
 * as somebody else, every page says so.
 */
export function shellOf(layout: Layout, current: string, isActing: boolean): Shell {
  if (layout === 'popup') {
    return { bar: [], drawer: [], bottom: [{ tag: 'bw-toasts', attributes: {} }] };
  }
  return {
    bar: [
      { tag: 'bw-topbar', attributes: { current } },
      ...(isActing ? [{ tag: 'bw-acting', attributes: {} } as const] : []),
    ],
    drawer: layout === 'dashboard' ? [{ tag: 'bw-drawer', attributes: { current } }] : [],
    bottom: [
      ...(layout === 'public' ? [{ tag: 'bw-footer', attributes: {} } as const] : []),
      { tag: 'bw-scroll-buttons', attributes: {} },
      { tag: 'bw-toasts', attributes: {} },
    ],
  };
}
