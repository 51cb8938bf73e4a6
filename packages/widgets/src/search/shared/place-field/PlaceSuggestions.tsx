import type { SuggestedPlace } from '@boardwalk/sdk-core/places/schemas';
import {
  createSuggestionStore,
  isLongEnough,
  isNoneFor,
  placesFor,
} from '@boardwalk/sdk-core/places/suggestion-store';
import { placeMessages } from '@boardwalk/sdk-core/search/place-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { MapPin } from 'lucide';
import { type RefObject, useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Suggestions } from '../../../kit/combobox/Suggestions.tsx';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import '../../../kit/combobox/suggestions.css';

export { default as styles } from './PlaceSuggestions.tsx?styles';

interface PlaceSuggestionsProps {
  readonly input: RefObject<HTMLInputElement | null>;
  /** What was typed; empty where nothing is to be suggested. */
  readonly text: string;
  readonly onPick: (place: SuggestedPlace) => void;
  /** Defaults to all that can be searched near. */
  readonly kind?: SuggestedPlace['kind'];
}

/** Places that begin with what was typed, or those spelt like it. */
export function PlaceSuggestions({ input, text, onPick, kind }: PlaceSuggestionsProps) {
  const env = useEnvironment();
  const messages = env.messages(placeMessages);
  const [store] = useState(() => createSuggestionStore(env));
  const remote = useRemote(store, text);
  const isAsked = isLongEnough(text);
  const all = placesFor(remote, text);
  const places = kind ? all.filter((place) => place.kind === kind) : all;

  function note(): string | undefined {
    if (!isAsked) return undefined;
    if (remote.state === 'failed') return messages.failed;
    const isNone = isNoneFor(remote, text);
    if (!isNone) return undefined;
    return fillMessage(places.length > 0 ? messages.similar : messages.none, { text: text.trim() });
  }

  return (
    <Suggestions
      input={input}
      label={messages.suggestions}
      options={places.map((place) => ({ key: place.id, content: <PlaceLine place={place} /> }))}
      note={note()}
      onPick={(index) => {
        const place = places[index];
        if (place) onPick(place);
      }}
    />
  );
}

function PlaceLine({ place: { name, detail } }: { readonly place: SuggestedPlace }) {
  return (
    <>
      <Icon node={MapPin} size={16} />
      <span>
        {name}, <span className="suggestion-detail">{detail}</span>
      </span>
    </>
  );
}
