import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { favouriteMessages } from '@boardwalk/sdk-core/favourites/favourite-messages';
import { createFavouritesStore, isIn } from '@boardwalk/sdk-core/favourites/store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import type { ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { login } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { Heart } from 'lucide';
import { useRef, useState } from 'react';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import { toast } from '../../element/toast.ts';
import { IconButton } from '../../kit/button/IconButton.tsx';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { useFollowed } from '../../parts/remote-state/use-remote.ts';
import type { favouriteAttributes } from './attributes.ts';
import type { favouriteEvents } from './events.ts';

export type FavouriteContext = WidgetContext<
  typeof favouriteAttributes,
  null,
  typeof favouriteEvents
>;

const signIn = lazyParts(() => import('./SignInPopover.tsx'));
const SignInPopover = signIn.component('SignInPopover');

/** The whole of `<bw-favourite>`: pressed while the listing is kept. */
export function Favourite({ context }: { readonly context: FavouriteContext }) {
  const { attributes, env, host, emit, navigate } = context;
  const messages = env.messages(favouriteMessages);
  const session = env.store(createSessionStore);
  const store = env.store(createFavouritesStore);
  const button = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  // The attribute is checked as an id is, only without the contract's schema.
  const id = attributes.listing as ListingId;
  const bookmarks = lastValue(useFollowed(store));
  const isKept = bookmarks !== undefined && isIn(bookmarks, id);

  async function change(wanted: boolean) {
    try {
      await store.change(id, wanted);
      emit('bw-favourite', { listing: id, isKept: wanted });
    } catch (error) {
      const { status, message } = toProblem(error);
      // A session on a page lasts an hour: the next one keeps what was pressed.
      if (status === 401 && wanted && !host.firstParty) {
        await session.load();
        return setAsking(true);
      }
      // Whoever is signed out on our own site is told so, and led to the login.
      if (status === 401 || !host.element) return;
      toast(host.element, fillMessage(messages.failed, { cause: message }), 'error');
    }
  }

  async function press() {
    await session.load();
    if (lastValue(session.$user.get())) return change(!isKept);
    if (!host.firstParty) return setAsking(true);
    navigate(login({}, { 'return-to': location.pathname + location.search }));
  }

  function keepAfterSignIn() {
    setAsking(false);
    void change(true);
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
        onClick={() => void press()}
      />
      <SignInPopover
        isWanted={isAsking}
        isOpen={isAsking}
        anchor={button}
        onClose={() => setAsking(false)}
        onSignedIn={keepAfterSignIn}
      />
    </>
  );
}
