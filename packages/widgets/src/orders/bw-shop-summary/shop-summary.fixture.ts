import type { ShopSummary } from '@boardwalk/sdk-core/orders/summary/schemas';
import type { Answers } from '../../kit/testing/fake-api.fixture.ts';
import { rosa } from '../shared/testing/orders.fixture.ts';

/** The call that it shows. */
export const call = 'GET /marketplace/shop/maple/summary';

const daysOf = (month: string, until: number, visits: number) =>
  Array.from({ length: until }, (_, index) => ({
    day: `${month}-${String(index + 1).padStart(2, '0')}`,
    ...{ sales: index % 5 === 0 ? 12_500 : 0, orders: index % 5 === 0 ? 1 : 0, visits },
  }));

const months = Array.from({ length: 12 }, (_, index) => ({
  day: new Date(Date.UTC(2025, 11 + index, 1)).toISOString().slice(0, 10),
  ...{ sales: index * 10_000, orders: index, visits: index * 40 },
}));

/** A shop on November 14, with things to do. */
export const summary: ShopSummary = {
  shop: { id: 'maple', name: 'Maple & Pine' },
  currency: 'CAD',
  today: '2026-11-14',
  tasks: {
    toSend: 2,
    quotes: { total: 1, answerUntil: '2026-11-15T18:00:00.000Z' },
    lowStock: {
      total: 7,
      variants: [
        { product: 'oak-chair-1a2b3c', title: 'Oak chair', values: [], stock: 0 },
        { product: 'wool-scarf-4d5e6f', title: 'Wool scarf', values: ['Red', 'M'], stock: 2 },
      ],
    },
  },
  days: [...daysOf('2026-10', 31, 10), ...daysOf('2026-11', 14, 20)],
  months,
};

/** A shop that has just opened. */
export const newShop: ShopSummary = {
  ...summary,
  tasks: {
    toSend: 0,
    quotes: { total: 0, answerUntil: null },
    lowStock: { total: 0, variants: [] },
  },
  days: summary.days.map(({ day }) => ({ day, sales: 0, orders: 0, visits: 0 })),
  months: months.map(({ day }) => ({ day, sales: 0, orders: 0, visits: 0 })),
};

/** What the page is answered, for Rosa, whose shop it is. */
export const summaryAnswers: Answers = { 'GET /user/': rosa, [call]: summary };
