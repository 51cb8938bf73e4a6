import { fieldMessages } from '@boardwalk/sdk-core/posting/messages';
import {
  isAmong,
  type NamedCity,
  nameOfCity,
} from '@boardwalk/sdk-core/vocabulary/places/named-city';
import { useRef, useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Select } from '../../../kit/select/Select.tsx';
import { useFieldError } from '../../../parts/form/form-context.ts';
import { HiddenValue } from '../../../parts/form/HiddenValue.tsx';
import { usePosting } from '../posting-scope.ts';

/** Shows the city of an entry of a directory, of those alone that its author is named for. */
export function OwnCityField({ cities }: { readonly cities: readonly NamedCity[] }) {
  const env = useEnvironment();
  const { start, onCity } = usePosting();
  const messages = env.messages(fieldMessages);
  const [picked, setPicked] = useState(() => findCity(cities, start.place));
  const asking = useRef<AbortController>(undefined);
  const city = cities[picked];

  /** Its middle, around which the pin can be put; without it the place stands all the same. */
  async function lookUp(wanted: NamedCity): Promise<void> {
    asking.current?.abort();
    asking.current = new AbortController();
    const { signal } = asking.current;
    const { findPlaces } = await import('@boardwalk/sdk-core/places/suggestion-store');
    const { places } = await findPlaces(env, nameOfCity(wanted), signal);
    const place = places.find((one) => isAmong([wanted], { ...one, city: one.name }));
    if (place && !signal.aborted) onCity(place);
  }

  return (
    <div data-field="place.city">
      <Select
        label={messages['place.city']}
        required
        isMarked
        error={useFieldError('place.city')}
        choices={[
          { value: '-1', label: messages.choose },
          ...cities.map((one, index) => ({ value: String(index), label: nameOfCity(one) })),
        ]}
        value={String(picked)}
        onPick={(value) => {
          const index = Number(value);
          setPicked(index);
          const wanted = cities[index];
          if (wanted) lookUp(wanted).catch(() => undefined);
        }}
      />
      <HiddenValue name="place.city" value={city?.city ?? ''} />
      <HiddenValue name="place.region" value={city?.region ?? ''} />
      <HiddenValue name="place.country" value={city?.country ?? ''} />
    </div>
  );
}

function findCity(
  cities: readonly NamedCity[],
  { city, region, country }: { readonly city: string; region: string; country: string },
): number {
  return cities.findIndex(
    (one) => one.country === country && isAmong([one], { city, region, country: one.country }),
  );
}
