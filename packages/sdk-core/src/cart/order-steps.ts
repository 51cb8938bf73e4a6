/** The steps from a cart to a paid order. */
export const orderSteps = ['address', 'delivery', 'payment', 'review'] as const;
export type OrderStep = (typeof orderSteps)[number];

/** The step of that name; the last where there is none. */
export function orderStepOf(id: string | undefined): OrderStep {
  return orderSteps.find((step) => step === id) ?? 'review';
}
