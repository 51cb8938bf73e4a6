import { drawerRoutes } from '@boardwalk/sdk-core/site/shell/drawer-items';
import { shopRoutes } from '@boardwalk/sdk-core/site/shell/shop-items';
import { listTopbarRoutes } from '@boardwalk/sdk-core/site/shell/topbar-items';
import { isBuilt } from '../routes.ts';
import type { Layout, PlacedWidget } from './site-page.ts';

/** The widgets that stand around a page. */
interface Shell {
  readonly bar: readonly PlacedWidget[];
  readonly drawer: readonly PlacedWidget[];
  readonly bottom: readonly PlacedWidget[];
}

/** What a shell knows of its page. */
interface Surrounded {
  /** The name of the page. */
  readonly current: string;
  /** The shop that it is of. */
  readonly shop: string | undefined;
  /** Its path in the other language. */
  readonly alternate: string;
  /** Whether the visitor seems to read the other language, and has not chosen. */
  readonly isOffered: boolean;
  /** Whether the browser has the cart of a visitor. */
  readonly hasCart: boolean;
  /** Whether an administrator acts as somebody else, which every page says. */
  readonly isActing: boolean;
}

/** What stands around the pages of a layout. */
export function shellOf(
  layout: Layout,
  { current, shop, alternate, isOffered, hasCart, isActing }: Surrounded,
): Shell {
  if (layout === 'popup') {
    return { bar: [], drawer: [], bottom: [{ tag: 'bw-toasts', attributes: {} }] };
  }
  return {
    bar: [
      ...(isOffered ? [{ tag: 'bw-language-offer', attributes: { alternate } } as const] : []),
      {
        tag: 'bw-topbar',
        attributes: {
          ...{ current, alternate, ...soonOf(listTopbarRoutes()) },
          ...(hasCart && { cart: '' }),
        },
      },
      ...(isActing ? [{ tag: 'bw-acting', attributes: {} } as const] : []),
    ],
    drawer:
      layout === 'dashboard'
        ? [
            {
              tag: 'bw-drawer',
              attributes: {
                current,
                ...(shop && { shop }),
                ...soonOf([...drawerRoutes, ...shopRoutes]),
              },
            },
          ]
        : [],
    bottom: [
      // Before the footer: at the end of a page they stop above its links.
      { tag: 'bw-scroll-buttons', attributes: {} },
      ...(layout === 'public' ? [{ tag: 'bw-footer', attributes: {} } as const] : []),
      { tag: 'bw-toasts', attributes: {} },
    ],
  };
}

/** Which of these routes have no page yet: what leads there says so. */
function soonOf(routes: readonly string[]): Readonly<Record<string, string>> {
  const soon = routes.filter((name) => !isBuilt(name));
  return soon.length > 0 ? { soon: [...new Set(soon)].join(',') } : {};
}
