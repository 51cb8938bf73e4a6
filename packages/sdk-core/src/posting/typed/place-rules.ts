import { isCodeOfRegion, isRegionOf, readPostalCode } from '../../account/billing-rules.ts';
import type { Country } from '../../vocabulary/places/countries.ts';

/** What the rules look at of where a listing or a shop is. */
export interface PlacedBody {
  readonly place: {
    readonly region: string;
    readonly country: Country;
    readonly postalCode: string | null;
  };
}

/** Why fields that are right one by one don't go together. */
export type BodyRule =
  | 'inapplicable'
  | 'otherType'
  | 'period'
  | 'region'
  | 'otherRegion'
  | 'endsAt';

/** A fault of a listing, at the path of its field. */
export interface BodyFault {
  readonly rule: BodyRule;
  readonly path: readonly string[];
  readonly message: string;
}

/** What is wrong with a place whose fields are right one by one. */
export function findPlaceFaults({
  place: { country, region, postalCode },
}: PlacedBody): BodyFault[] {
  if (!isRegionOf(country, region)) {
    const message = 'expected a province, state or territory of that country';
    return [{ rule: 'region', path: ['place', 'region'], message }];
  }
  const code = postalCode === null ? undefined : readPostalCode(country, postalCode);
  if (!code || isCodeOfRegion({ countryCode: country, state: region, postalCode: code })) return [];
  const message = 'expected a postal code of that province or territory';
  return [{ rule: 'otherRegion', path: ['place', 'postalCode'], message }];
}
