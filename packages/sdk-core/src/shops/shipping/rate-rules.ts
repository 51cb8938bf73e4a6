import type { Country } from '../../vocabulary/places/countries.ts';

/** What the steps of a rate count. */
export const rateMeasures = ['flat', 'weight', 'price'] as const;
export type RateMeasure = (typeof rateMeasures)[number];

/** Where a parcel goes. */
export interface Destination {
  readonly country: Country;
  readonly region: string | null;
  readonly postalCode: string | null;
}

/** A rate as the rules look at it; amounts in minor units, weights in grams. */
export interface RatedZone {
  readonly zone: {
    readonly country: Country;
    readonly regions: readonly string[];
    readonly postalPrefixes: readonly string[];
  };
  readonly by: RateMeasure;
  readonly steps: readonly { readonly upTo: number | null; readonly price: number }[];
  readonly freeFrom: number | null;
  readonly active: boolean;
}

/** What is sent: its price in minor units and its weight in grams, where it is known. */
export interface Parcel {
  readonly price: number;
  readonly weight: number | null;
}

/** A fault of a rate, at the path of its field. */
export interface RateFault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** The beginning of a postal code as codes are compared: in capitals, without blanks. */
export function plainPrefix(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s-]+/g, '')
    .toUpperCase();
}

/** What is wrong with the steps of a rate whose fields are right one by one. */
export function findRateFaults({
  by,
  steps,
}: Pick<RatedZone, 'by' | 'steps'>): readonly RateFault[] {
  if (by === 'flat') {
    const isOne = steps.length === 1 && steps[0]?.upTo === null;
    return isOne ? [] : [{ path: ['steps'], message: 'expected one step without an end' }];
  }
  return steps.flatMap(({ upTo }, index): RateFault[] => {
    const path = ['steps', index, 'upTo'];
    if (upTo === null) {
      return index === steps.length - 1
        ? []
        : [{ path, message: 'expected an end: only the last step may have none' }];
    }
    const before = steps[index - 1]?.upTo ?? 0;
    return upTo > before ? [] : [{ path, message: 'expected more than the step before' }];
  });
}

/**
 * How narrowly a zone holds the destination, by which the narrowest of several counts: longer postal
 * prefixes before shorter ones, these before regions, these before the country. Undefined where it
 * doesn't hold it.
 */
function narrownessOf(zone: RatedZone['zone'], to: Destination): number | undefined {
  if (zone.country !== to.country) return undefined;
  const { regions, postalPrefixes } = zone;
  if (regions.length > 0 && (to.region === null || !regions.includes(to.region))) return undefined;
  if (postalPrefixes.length === 0) return regions.length > 0 ? 1 : 0;
  const code = to.postalCode === null ? '' : plainPrefix(to.postalCode);
  const lengths = postalPrefixes.flatMap((prefix) =>
    code.startsWith(prefix) ? [prefix.length] : [],
  );
  return lengths.length === 0 ? undefined : 1 + Math.max(...lengths);
}

/** Whether a postal code, which nobody has given yet, may lead to other rates. */
export function dependsOnCode(
  rates: readonly Pick<RatedZone, 'zone' | 'active'>[],
  { country, region, postalCode }: Destination,
): boolean {
  if (postalCode !== null) return false;
  return rates.some(({ zone, active }) => {
    const isOfRegion =
      zone.regions.length === 0 || region === null || zone.regions.includes(region);
    return active && zone.country === country && zone.postalPrefixes.length > 0 && isOfRegion;
  });
}

/** Whether a parcel whose weight nobody knows may have no price, as a rate in force goes by weight. */
export function needsWeight(rates: readonly Pick<RatedZone, 'by' | 'active'>[]): boolean {
  return rates.some(({ by, active }) => active && by === 'weight');
}

/** What a rate takes for a parcel, in minor units; undefined where it carries none like it. */
export function priceOfRate(rate: RatedZone, { price, weight }: Parcel): number | undefined {
  const measure = { flat: 0, weight, price }[rate.by];
  if (measure === null) return undefined;
  const step = rate.steps.find(({ upTo }) => upTo === null || measure <= upTo);
  if (!step) return undefined;
  return rate.freeFrom !== null && price >= rate.freeFrom ? 0 : step.price;
}

/**
 * The rates that carry a parcel to a destination, the cheapest first: of those in force, the ones of
 * the narrowest zone that holds it. Empty where the shop doesn't send it there.
 */
export function ratesTo<Rate extends RatedZone>(
  rates: readonly Rate[],
  to: Destination,
  parcel: Parcel,
): readonly { readonly rate: Rate; readonly price: number }[] {
  const holding = rates.flatMap((rate) => {
    const narrowness = rate.active ? narrownessOf(rate.zone, to) : undefined;
    return narrowness === undefined ? [] : [{ rate, narrowness }];
  });
  const narrowest = Math.max(...holding.map(({ narrowness }) => narrowness));
  return holding
    .filter(({ narrowness }) => narrowness === narrowest)
    .flatMap(({ rate }) => {
      const price = priceOfRate(rate, parcel);
      return price === undefined ? [] : [{ rate, price }];
    })
    .toSorted((left, right) => left.price - right.price);
}
