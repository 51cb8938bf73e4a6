import type { Plan } from '@boardwalk/sdk-core/licenses/plans/schemas';

/** Returns a plan as the API lists it: 15,000 cents for each board, by default. */
export function listedPlan(nickname: string, seats: number, other: Partial<Plan> = {}): Plan {
  return {
    id: `0b8f6f0e-1d0c-4b1a-9a53-${String(seats).padStart(12, '0')}`,
    nickname,
    price: { amount: 15_000 * seats, currency: 'CAD' },
    seat_count: seats,
    note: `For ${nickname.toLowerCase()} shops.`,
    ...{ license_class: 'STANDARD', license_type: 'YEARLY', version: 1 },
    ...other,
  };
}

export const corner = listedPlan('Corner', 1, { price: { amount: 18_000, currency: 'CAD' } });
export const street = listedPlan('Street', 3, { price: { amount: 50_000, currency: 'CAD' } });
export const town = listedPlan('Town', 20);

/** The plan of the code `COOP-120`. */
export const cooperative = listedPlan('Cooperative', 120, { license_class: 'ENTERPRISE' });
