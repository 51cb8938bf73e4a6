import type { ShippingRate } from '@boardwalk/sdk-core/shops/shipping/rate-schemas';
import { type Uncovered, uncoveredBy } from '@boardwalk/sdk-core/shops/view/uncovered-places';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { nameOfRegion, type PlaceTexts } from '../../shared/place/place-text.ts';
import './delivery.css';

interface UncoveredPlacesProps {
  readonly rates: readonly ShippingRate[];
  readonly texts: PlaceTexts;
}

/** Where the shop doesn't send to, as lists in words; nothing where it says nothing of it. */
export function UncoveredPlaces({ rates, texts }: UncoveredPlacesProps) {
  const { locale, countries, messages } = texts;
  if (rates.length === 0) return null;
  const uncovered = uncoveredBy(rates);
  const list = new Intl.ListFormat(locale);

  function namesOf({ regions, parts }: Uncovered['left'][number]): readonly string[] {
    return [
      ...regions.map((region) => nameOfRegion(region, locale)),
      ...parts.map((region) =>
        fillMessage(messages.partOf, { region: nameOfRegion(region, locale) }),
      ),
    ];
  }

  const left = [
    ...uncovered.left.flatMap(namesOf),
    ...uncovered.countries.map((country) => countries[country]),
  ];
  return (
    <>
      {uncovered.only.map((served) => (
        <p key={served.country} className="delivery-uncovered">
          {fillMessage(messages.only, {
            country: countries[served.country],
            places: list.format(namesOf(served)),
          })}
        </p>
      ))}
      {left.length > 0 && (
        <p className="delivery-uncovered">
          {fillMessage(messages.elsewhere, { places: list.format(left) })}
        </p>
      )}
    </>
  );
}
