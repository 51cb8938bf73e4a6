import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What <bw-shop-summary> says. */
export const shopSummaryMessages = {
  catalogue: 'orders/shop-summary',
  title: 'Summary',
  today: 'To do',
  nothing: 'Nothing is waiting for you.',
  newOrders: {
    one: '{count} order was paid in the last seven days',
    many: '{count} orders were paid in the last seven days',
  },
  lowStock: {
    one: '{count} product is sold out or running low',
    many: '{count} products are sold out or running low',
  },
  soldOut: 'Sold out',
  left: { one: '{count} left', many: '{count} left' },
  thisMonth: 'This month',
  sales: 'Sales',
  orders: 'Orders',
  visits: 'Visits',
  bought: 'Orders per 100 visits',
  noVisits: 'No visits yet',
  before: 'Last month by this day: {value}',
  note: 'Sales are goods and delivery without taxes. Visits are counted without knowing who it was; yours are not counted.',
  overTime: 'Over time',
  period: 'Period',
  byDay: 'Days',
  byMonth: 'Months',
  salesByDay: 'Sales a day',
  salesByMonth: 'Sales a month',
  countsByDay: 'Visits and orders a day',
  countsByMonth: 'Visits and orders a month',
  unknown: 'There is no such shop',
  unknownAdvice: 'It may have been closed, or you may no longer look after it.',
  forbidden: 'Only people of this shop see its summary.',
} as const satisfies Catalogue;
