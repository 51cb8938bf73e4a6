import type { PlacedWidget, SitePage } from '../site-page.ts';

const own = { guard: 'signed-in', layout: 'dashboard' } as const;

/** The pages on which people look at what they have ordered, and pay what is left of it. */
export const orderPages = {
  orders: { ...own, title: 'Purchase orders', widgets: () => [orderList] },
  order: {
    ...own,
    title: 'Order',
    pays: true,
    widgets: ({ params: { orderId = '' } }) => [oneOrder(orderId, {})],
  },
  checkoutSuccess: {
    ...own,
    title: 'Thank you',
    pays: true,
    widgets: ({ query }) => {
      const orderId = query.get('order');
      return [orderId ? oneOrder(orderId, { thanks: '' }) : orderList];
    },
  },
} as const satisfies Readonly<Record<string, SitePage>>;

const orderList: PlacedWidget = {
  tag: 'bw-orders',
  attributes: { 'heading-level': '1', 'url-sync': '' },
  sharesState: true,
};

function oneOrder(orderId: string, more: Readonly<Record<string, string>>): PlacedWidget {
  return { tag: 'bw-order', attributes: { 'order-id': orderId, ...more } };
}
