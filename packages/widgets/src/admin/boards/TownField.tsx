import { boardFormMessages } from '@boardwalk/sdk-core/boards/managed/managed-messages';
import type { SuggestedPlace } from '@boardwalk/sdk-core/places/schemas';
import { MapPin } from 'lucide';
import { useRef, useState } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Icon } from '../../kit/icon/Icon.tsx';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { useComposed } from '../../kit/text-field/composition.ts';
import { TextField } from '../../kit/text-field/TextField.tsx';

const suggestions = lazyParts(() => import('../../search/shared/place-field/PlaceSuggestions.tsx'));
const PlaceSuggestions = suggestions.component('PlaceSuggestions');

/** A town or a postal code by its first letters, to begin from. */
export function TownField({ onPick }: { readonly onPick: (place: SuggestedPlace) => void }) {
  const messages = useMessages(boardFormMessages);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [typed, setTyped] = useState('');
  const [isWanted, setWanted] = useState(false);
  const composed = useComposed(input, typed);
  return (
    <div className="where">
      <TextField
        ref={input}
        label={messages.town}
        help={messages.townHelp}
        before={<Icon node={MapPin} />}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        value={text}
        onFocus={() => setWanted(true)}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          setTyped(value);
        }}
        onKeyDown={(press) => {
          // The form is not sent by what only looks for a place.
          if (press.key === 'Enter') press.preventDefault();
        }}
      />
      <PlaceSuggestions
        isWanted={isWanted}
        input={input}
        text={composed}
        onPick={(place) => {
          setText(place.label);
          setTyped('');
          onPick(place);
        }}
      />
    </div>
  );
}
