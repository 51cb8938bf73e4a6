import { rightsMessages } from '@boardwalk/sdk-core/admin/rights-messages';
import { joinCities, nameOfCity } from '@boardwalk/sdk-core/vocabulary/places/named-city';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { MapPin } from 'lucide';
import { useRef, useState } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { RemovableChip } from '../../kit/chip/Chip.tsx';
import type { FieldErrors } from '../../kit/form/form-data.ts';
import { Icon } from '../../kit/icon/Icon.tsx';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { TextField } from '../../kit/text-field/TextField.tsx';
import type { CityChoice } from './use-city-choice.ts';
import './rights.css';

const suggestions = lazyParts(() => import('../../search/shared/place-field/PlaceSuggestions.tsx'));
const PlaceSuggestions = suggestions.component('PlaceSuggestions');

interface CitiesFieldProps {
  readonly choice: CityChoice;
  readonly errors: FieldErrors;
}

/** The cities that a member is named for, found by their first letters; nothing for other groups. */
export function CitiesField({ choice, errors }: CitiesFieldProps) {
  const messages = useMessages(rightsMessages);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isWanted, setWanted] = useState(false);
  const { isAsked, cities, choose } = choice;
  if (!isAsked) return null;

  return (
    <div className="where">
      <TextField
        ref={input}
        name="cities"
        label={messages.cities}
        help={messages.citiesHelp}
        before={<Icon node={MapPin} />}
        error={errors.cities}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onFocus={() => setWanted(true)}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <PlaceSuggestions
        isWanted={isWanted}
        input={input}
        text={text}
        kind="city"
        onPick={({ name: city, region, country }) => {
          choose(joinCities(cities, [{ city, region, country }]));
          setText('');
        }}
      />
      {cities.length > 0 && (
        <ul className="chosen-cities" aria-label={messages.cities}>
          {cities.map((one) => (
            <li key={nameOfCity(one)}>
              <RemovableChip
                removeLabel={fillMessage(messages.removeCity, { city: nameOfCity(one) })}
                onRemove={() => {
                  choose(cities.filter((other) => other !== one));
                  input.current?.focus();
                }}
              >
                {nameOfCity(one)}
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
