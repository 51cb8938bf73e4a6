import { nearbyLabel } from '@boardwalk/sdk-core/places/nearby-label';
import type { City } from '@boardwalk/sdk-core/places/schemas';
import {
  citiesFor,
  createSuggestionStore,
  isLongEnough,
  isNoneFor,
} from '@boardwalk/sdk-core/places/suggestion-store';
import { placeMessages } from '@boardwalk/sdk-core/search/place-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { MapPin } from 'lucide';
import { type RefObject, useState } from 'react';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { Suggestions } from '../../kit/combobox/Suggestions.tsx';
import { Icon } from '../../kit/icon/Icon.tsx';
import { useFollowed } from '../remote-state/use-remote.ts';

interface PlaceSuggestionsProps {
  readonly input: RefObject<HTMLInputElement | null>;
  /** What was typed; empty where nothing is to be suggested. */
  readonly text: string;
  readonly onNear: (near: string) => void;
}

/** Cities that begin with what was typed. */
export function PlaceSuggestions({ input, text, onNear }: PlaceSuggestionsProps) {
  const env = useEnvironment();
  const messages = env.messages(placeMessages);
  const [store] = useState(() => createSuggestionStore(env));
  const remote = useFollowed(store, text);
  const isAsked = isLongEnough(text);
  const cities = citiesFor(remote, text);

  function note(): string | undefined {
    if (!isAsked) return undefined;
    if (remote.state === 'failed') return messages.failed;
    const isNone = isNoneFor(remote, text);
    return isNone ? fillMessage(messages.none, { text: text.trim() }) : undefined;
  }

  return (
    <Suggestions
      input={input}
      label={messages.suggestions}
      options={cities.map((city) => ({ key: city.id, content: <CityLine city={city} /> }))}
      note={note()}
      onPick={(index) => {
        const city = cities[index];
        if (city) onNear(nearbyLabel(city));
      }}
    />
  );
}

function CityLine({ city }: { readonly city: City }) {
  return (
    <>
      <Icon node={MapPin} size={16} />
      <span>{city.label}</span>
    </>
  );
}
