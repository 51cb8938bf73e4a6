import type { ShippingRate } from '@boardwalk/sdk-core/shops/shipping/rate-schemas';
import { uncoveredBy } from '@boardwalk/sdk-core/shops/view/uncovered-places';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { nameOfRegion, type PlaceTexts } from './place-text.ts';
import './delivery.css';

interface UncoveredPlacesProps {
  readonly rates: readonly ShippingRate[];
  readonly words: PlaceTexts;
}

/** Where the shop doesn't send to, as a list in words; nothing where it says nothing of it. */
export function UncoveredPlaces({ rates, words }: UncoveredPlacesProps) {
  const { locale, countries, messages } = words;
  if (rates.length === 0) return null;
  const uncovered = uncoveredBy(rates);
  const names = [
    ...uncovered.regions.map((region) => nameOfRegion(region, locale)),
    ...uncovered.parts.map((region) =>
      fillMessage(messages.partOf, { region: nameOfRegion(region, locale) }),
    ),
    ...uncovered.countries.map((country) => countries[country]),
  ];
  if (names.length === 0) return null;
  return (
    <p className="delivery-uncovered">
      {fillMessage(messages.elsewhere, { places: new Intl.ListFormat(locale).format(names) })}
    </p>
  );
}
