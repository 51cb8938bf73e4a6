/** Minor units that the provider takes at least and at most, in the currencies of the product. */
export const leastCharge = 50;
export const mostCharge = 99_999_999;

/** Whether the provider takes so many minor units at once. */
export function isChargeable(amount: number): boolean {
  return Number.isInteger(amount) && amount >= leastCharge && amount <= mostCharge;
}

/** Minor units that a price before taxes may have at most: with the highest taxes it can be charged. */
export const mostPrice = 86_000_000;

/** Whether what has this price before taxes can be sold, wherever its buyer is. */
export function isSellablePrice(amount: number): boolean {
  return Number.isInteger(amount) && amount >= leastCharge && amount <= mostPrice;
}
