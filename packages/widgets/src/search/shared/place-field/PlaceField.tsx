import { nearbyLabel } from '@boardwalk/sdk-core/places/nearby-label';
import { MapPin } from 'lucide';
import { type InputHTMLAttributes, type ReactNode, type RefObject, useState } from 'react';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { useComposed } from '../../../kit/text-field/composition.ts';
import { TextField } from '../../../kit/text-field/TextField.tsx';

const suggestions = lazyParts(() => import('./PlaceSuggestions.tsx'));
const PlaceSuggestions = suggestions.component('PlaceSuggestions');

interface PlaceFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly input: RefObject<HTMLInputElement | null>;
  /** For screen readers; the placeholder shows it. */
  readonly label: string;
  /** What was typed; empty where nothing is to be suggested. */
  readonly typed: string;
  /** A city was picked, by the text that a search has of it: `Hamilton, ON`. */
  readonly onNear: (near: string) => void;
  /** After the text, such as a button. */
  readonly after?: ReactNode;
  readonly error?: string | undefined;
}

/** A city by its first letters; the suggestions load once somebody comes here. */
export function PlaceField({ input, typed, onNear, onChange, ...rest }: PlaceFieldProps) {
  const [isWanted, setWanted] = useState(false);
  // Here, as the suggestions may come while a word is being composed already.
  const composed = useComposed(input, typed);
  return (
    <div className="where">
      <TextField
        {...rest}
        ref={input}
        isLabelHidden
        before={<Icon node={MapPin} />}
        // What these say changes with the suggestions, which write it themselves.
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onFocus={() => setWanted(true)}
        onChange={(event) => {
          // The focus of a user who came here before the widget did was not received.
          if (event.currentTarget.matches(':focus')) setWanted(true);
          onChange?.(event);
        }}
      />
      <PlaceSuggestions
        isWanted={isWanted}
        input={input}
        text={composed}
        onPick={(place) => onNear(nearbyLabel(place))}
      />
    </div>
  );
}
