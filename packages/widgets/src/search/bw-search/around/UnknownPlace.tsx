import { aroundMessages } from '@boardwalk/sdk-core/search/around-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { EmptyState } from '../../../kit/state/EmptyState.tsx';
import { useSearch } from '../search-context.ts';
import { moveFocusAfter } from './read-on.ts';

const guesses = lazyParts(() => import('../places/PlaceGuesses.tsx'));
const PlaceGuesses = guesses.component('PlaceGuesses');

/** No place is called so: which may have been meant, or all of them. */
export function UnknownPlace({ near }: { readonly near: string }) {
  const messages = useMessages(aroundMessages);
  const { change } = useSearch();
  return (
    <div role="alert">
      <EmptyState
        title={fillMessage(messages.unknownPlace, { place: near })}
        advice={messages.unknownPlaceAdvice}
      >
        <PlaceGuesses near={near} />
        <Button onClick={moveFocusAfter(() => change({ near: '', distance: 0 }))}>
          {messages.searchEverywhere}
        </Button>
      </EmptyState>
    </div>
  );
}
