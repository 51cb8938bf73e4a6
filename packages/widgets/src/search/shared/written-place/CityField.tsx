import type { SuggestedPlace } from '@boardwalk/sdk-core/places/schemas';
import { longest } from '@boardwalk/sdk-core/posting/limits';
import { fieldMessages } from '@boardwalk/sdk-core/posting/messages';
import { MapPin } from 'lucide';
import { useRef, useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { TextField } from '../../../kit/text-field/TextField.tsx';
import { useFieldError } from '../../../parts/form/form-context.ts';

const suggestions = lazyParts(() => import('../place-field/PlaceSuggestions.tsx'));
const PlaceSuggestions = suggestions.component('PlaceSuggestions');

interface CityFieldProps {
  readonly defaultValue: string;
  readonly onPick: (place: SuggestedPlace) => void;
}

/** A city by its first letters; picking one fills in where that is. */
export function CityField({ defaultValue, onPick }: CityFieldProps) {
  const messages = useMessages(fieldMessages);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(defaultValue);
  const [typed, setTyped] = useState('');
  const [isWanted, setWanted] = useState(false);
  return (
    <div className="where">
      <TextField
        ref={input}
        name="place.city"
        label={messages['place.city']}
        before={<Icon node={MapPin} />}
        error={useFieldError('place.city')}
        required
        isMarked
        maxLength={longest.city}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onFocus={() => setWanted(true)}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          setTyped(value);
        }}
      />
      <PlaceSuggestions
        isWanted={isWanted}
        input={input}
        text={typed}
        kind="city"
        onPick={(place) => {
          setText(place.name);
          setTyped('');
          onPick(place);
        }}
      />
    </div>
  );
}
