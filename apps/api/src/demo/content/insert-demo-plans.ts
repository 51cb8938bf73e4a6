import type { NewPlan } from '@boardwalk/sdk-core/licenses/plans/schemas';
import { dayMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { insertPlan } from '../../licenses/plans/insert-plan.ts';
import type { DemoPlatform } from '../demo-part.ts';

/** What everybody can buy, and a plan of one code. */
const demoPlans: readonly NewPlan[] = [
  {
    license_class: 'STANDARD',
    nickname: 'Corner',
    price: { amount: 18_000, currency: 'CAD' },
    seat_count: 1,
    note: 'One board, on the street that matters to you.',
  },
  {
    license_class: 'STANDARD',
    nickname: 'Neighbourhood',
    price: { amount: 75_000, currency: 'CAD' },
    seat_count: 5,
    note: 'The boards around your shop.',
  },
  {
    license_class: 'STANDARD',
    nickname: 'Town',
    price: { amount: 260_000, currency: 'CAD' },
    seat_count: 20,
    note: 'Seen wherever people of the town drive.',
  },
  {
    license_class: 'STANDARD',
    nickname: 'Region',
    price: { amount: 590_000, currency: 'CAD' },
    seat_count: 50,
    note: 'For businesses with several branches.',
  },
  {
    license_class: 'ENTERPRISE',
    nickname: 'Hardware stores of the Golden Horseshoe',
    price: { amount: 990_000, currency: 'CAD' },
    seat_count: 120,
    note: 'As agreed with the cooperative.',
    custom_code: 'HORSESHOE-120',
    most_uses: 10,
  },
];

/** Makes the plans. */
export async function insertDemoPlans({ database }: DemoPlatform, today: number): Promise<void> {
  for (const [index, plan] of demoPlans.entries()) {
    await insertPlan(database, plan, new Date(today - (90 - index) * dayMs));
  }
}
