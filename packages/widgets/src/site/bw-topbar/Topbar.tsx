import { topbarMessages } from '@boardwalk/sdk-core/site/shell/topbar-messages';
import { home } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useState } from 'react';
import { useSession } from '../../account/shared/session/use-session.ts';
import { ensureWidget } from '../../element/environment/registry.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { BrandMark } from '../../kit/brand-mark/BrandMark.tsx';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { useOwnCounts } from '../session/use-own-counts.ts';
import { Items } from './Items.tsx';
import { groupItems, shownItems, waitingIn } from './items.ts';
import { LanguageLink } from './LanguageLink.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TopbarMenu } from './TopbarMenu.tsx';
import type { TopbarContext } from './topbar-context.ts';
import './topbar.css';

const BoardMapDialog = lazyParts(() => import('./BoardMapDialog.tsx')).component('BoardMapDialog');

/** The whole of `<bw-topbar>`: what the bar has no room for stands in its menu. */
export function Topbar({ context }: { readonly context: TopbarContext }) {
  const { attributes, properties, env, initial } = context;
  const messages = env.messages(topbarMessages);
  const user = useSession(env, initial) ?? null;
  const counts = useOwnCounts(env, !!user || attributes.cart);
  const groups = groupItems(
    shownItems({
      user,
      current: attributes.current,
      soon: attributes.soon,
      counts: { ...counts, ...properties.badges },
      messages,
    }),
  );

  const [isMapOpen, setMapOpen] = useState(false);

  /** A click a day: its code comes with the click. */
  const acts = {
    boardLocations: () => {
      setMapOpen(true);
      void ensureWidget('bw-boards');
    },
    signOut: async () => (await import('./sign-out-and-navigate.ts')).signOutAndNavigate(context),
    ...(user && {
      post: async () => (await import('./navigate-to-posting.ts')).navigateToPosting(context),
    }),
  };
  const picture = user?.profilePicture && env.mediaUrl(`${user.profilePicture.path}/320.webp`);

  return (
    <>
      <header className="topbar" part="bar">
        <SkipLink>{messages.skip}</SkipLink>
        <RouteLink route={home({})} className="logo">
          <BrandMark size={32} />
          {/* The name stays what it is in every language. */}
          <span translate="no">Boardwalk</span>
        </RouteLink>
        <nav className="bar" aria-label={messages.navigation}>
          <Items groups={groups} isInBar acts={acts} picture={picture} />
        </nav>
        {attributes.alternate && <LanguageLink path={attributes.alternate} />}
        <TopbarMenu messages={messages} waiting={waitingIn(groups)}>
          <Items groups={groups} acts={acts} />
          {attributes.alternate && (
            <ul className="languages">
              <li>
                <LanguageLink path={attributes.alternate} />
              </li>
            </ul>
          )}
        </TopbarMenu>
      </header>
      {isMapOpen && <BoardMapDialog onClose={() => setMapOpen(false)} />}
    </>
  );
}
