import { plainPrefix, rateMeasures } from '@boardwalk/sdk-core/shops/shipping/rate-rules';
import type { ShippingRateBody } from '@boardwalk/sdk-core/shops/shipping/rate-schemas';
import { countries } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { textOf } from '../../../kit/form/form-data.ts';
import { readWhole } from '../../../parts/number-field/read-whole.ts';
import { readTags } from '../../../parts/tags-field/read-tags.ts';

/** A step as the form has it, finished or not. */
interface WrittenStep {
  readonly upTo: number | null;
  readonly price: number | null;
}

/** The steps of the form; a flat rate has one without an end. */
export function readSteps(data: FormData): readonly WrittenStep[] {
  const isFlat = textOf(data, 'by') === 'flat';
  return Array.from({ length: Number(textOf(data, 'steps.count')) }, (_, index) => ({
    upTo: isFlat ? null : readWhole(data, `steps.${index}.upTo`),
    price: readWhole(data, `steps.${index}.price`),
  }));
}

/** The beginnings of postal codes as they are compared. */
export function readPrefixes(data: FormData): readonly string[] {
  return readTags(data, 'zone.postalPrefixes').map(plainPrefix);
}

/** Where the rate holds. */
export function readRateZone(data: FormData): ShippingRateBody['zone'] {
  const country = countries.find((one) => one === textOf(data, 'zone.country'));
  if (!country) throw new Error('The form has a country.');
  return {
    country,
    regions: [...readTags(data, 'zone.regions')],
    postalPrefixes: [...readPrefixes(data)],
  };
}

/** What the form says, which is right by now. */
export function readRate(data: FormData, active: boolean): ShippingRateBody {
  const by = rateMeasures.find((one) => one === textOf(data, 'by'));
  if (!by) throw new Error('The form has a measure.');
  return {
    name: textOf(data, 'name').trim(),
    zone: readRateZone(data),
    by,
    steps: readSteps(data).map(({ upTo, price }) => ({ upTo, price: price ?? 0 })),
    freeFrom: readWhole(data, 'freeFrom'),
    days: { from: readWhole(data, 'days.from') ?? 0, to: readWhole(data, 'days.to') ?? 0 },
    active,
  };
}
