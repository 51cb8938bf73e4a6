/** How many listings of each kind; 5,000 together. */
export const demoCounts = {
  property: 2_200,
  merchant: 600,
  item: 900,
  event: 350,
  classified: 450,
  city_service: 380,
  realtor: 120,
} as const;

/**
 * Days between the loading and when the `number`th of its kind was listed. The first is the newest, so
 * that those made one after the other show side by side; a power above 1 has more of the newer ones.
 */
export function daysOldAt(
  kind: keyof typeof demoCounts,
  number: number,
  [youngest, oldest]: readonly [number, number],
  power = 1,
): number {
  return youngest + ((number + 0.5) / demoCounts[kind]) ** power * (oldest - youngest);
}
