import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { createGuessStore } from '@boardwalk/sdk-core/places/guess-store';
import { nearbyLabel } from '@boardwalk/sdk-core/places/nearby-label';
import { aroundMessages } from '@boardwalk/sdk-core/search/around-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import { moveFocusAfter } from '../around/read-on.ts';
import { useSearch } from '../search-context.ts';

export { default as styles } from './PlaceGuesses.tsx?styles';

const mostGuesses = 3;

/** Places that are called much like what nobody knows. */
export function PlaceGuesses({ near }: { readonly near: string }) {
  const messages = useMessages(aroundMessages);
  const { part, change } = useSearch();
  const places = lastValue(useRemote(part(createGuessStore), near)) ?? [];
  return places.slice(0, mostGuesses).map((place, index) => (
    <Button
      key={place.id}
      variant={index === 0 ? 'primary' : 'secondary'}
      onClick={moveFocusAfter(() => change({ near: nearbyLabel(place) }))}
    >
      {fillMessage(messages.didYouMean, { place: `${place.name}, ${place.detail}` })}
    </Button>
  ));
}
