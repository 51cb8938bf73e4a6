import { favouriteMessages } from '@boardwalk/sdk-core/favourites/favourite-messages';
import {
  createFavouritesStore,
  isIn,
  pendingFavouriteAction,
} from '@boardwalk/sdk-core/favourites/store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import type { ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useStore } from '@nanostores/react';
import { Heart } from 'lucide';
import { useEffect, useRef } from 'react';
import { SignInFirst } from '../../account/shared/session/SignInFirst.tsx';
import { useSignInGate } from '../../account/shared/session/use-sign-in-gate.ts';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import { toast } from '../../element/toast.ts';
import { IconButton } from '../../kit/button/IconButton.tsx';
import { explainLater } from '../../parts/problem/explain-later.ts';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import type { favouriteAttributes } from './attributes.ts';
import type { favouriteEvents } from './events.ts';
import './favourite.css';

export type FavouriteContext = WidgetContext<
  typeof favouriteAttributes,
  null,
  typeof favouriteEvents
>;

/** Shows the whole of `<bw-favourite>`: pressed while the listing is saved. */
export function FavouriteButton({ context }: { readonly context: FavouriteContext }) {
  const { attributes, env, host, emit } = context;
  const messages = env.messages(favouriteMessages);
  const store = env.store(createFavouritesStore);
  const button = useRef<HTMLButtonElement>(null);
  const who = useSignInGate(context);
  // The attribute is checked as an id is, only without the contract's schema.
  const id = attributes.listing as ListingId;
  const bookmarks = lastValue(useRemote(store));
  const isKept = bookmarks !== undefined && isIn(bookmarks, id);
  const isGranted = useStore(store.$granted) === id;

  // A user who opened an account for this heart comes back to it, unless they are elsewhere by now.
  // One that is not shown (the list behind a map) leaves it to another of the same listing.
  useEffect(() => {
    if (!isGranted || !button.current?.checkVisibility()) return;
    if (scrollY === 0) bringBack(button.current);
    store.seeGranted();
  }, [isGranted, store]);

  async function tell(error: unknown) {
    const cause = await explainLater(toProblem(error), env);
    if (host.element) toast(host.element, fillMessage(messages.failed, { cause }), 'error');
  }

  async function change(wanted: boolean) {
    try {
      await store.change(id, wanted);
      emit('bw-favourite', { listing: id, isKept: wanted });
    } catch (error) {
      if (toProblem(error).status !== 401) return tell(error);
      // A session on a page lasts an hour: the next one saves what was pressed. A user who is
      // signed out on our own site is notified of that, and led to the login.
      if (wanted && !host.firstParty) await who.first(() => void change(true));
    }
  }

  return (
    <>
      <IconButton
        ref={button}
        icon={Heart}
        variant="floating"
        className="favourite"
        label={attributes.name ? fillMessage(messages.labelOf, attributes) : messages.label}
        title={isKept ? messages.remove : messages.add}
        aria-pressed={isKept}
        onClick={() => void who.first(() => void change(!isKept)).catch(tell)}
      />
      <SignInFirst
        who={who}
        words={messages}
        wish={{ act: pendingFavouriteAction, subject: id }}
        anchor={button}
      />
    </>
  );
}

function bringBack(heart: HTMLElement): void {
  heart.scrollIntoView({ block: 'center' });
  heart.focus({ preventScroll: true });
}
