import type { Layout, PlacedWidget } from './site-page.ts';

/** The widgets that stand around a page. */
interface Shell {
  readonly bar: readonly PlacedWidget[];
  readonly drawer: readonly PlacedWidget[];
  readonly bottom: readonly PlacedWidget[];
}

/** What stands around the pages of a layout; `current` names the page. */
export function shellOf(layout: Layout, current: string): Shell {
  return {
    bar: [{ tag: 'bw-topbar', attributes: { current } }],
    drawer: layout === 'dashboard' ? [{ tag: 'bw-drawer', attributes: { current } }] : [],
    bottom: [
      ...(layout === 'public' ? [{ tag: 'bw-footer', attributes: {} } as const] : []),
      { tag: 'bw-scroll-buttons', attributes: {} },
      { tag: 'bw-toasts', attributes: {} },
    ],
  };
}
