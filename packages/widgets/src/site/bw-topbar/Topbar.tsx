import { topbarMessages } from '@boardwalk/sdk-core/site/topbar-messages';
import { home } from '@boardwalk/sdk-core/vocabulary/routes';
import { RouteLink } from '../../element/RouteLink.tsx';
import { BrandMark } from '../../kit/brand-mark/BrandMark.tsx';
import { useUser } from '../session/use-user.ts';
import { Items } from './Items.tsx';
import { groupItems, shownItems } from './items.ts';
import { Menu } from './Menu.tsx';
import { SkipLink } from './SkipLink.tsx';
import type { TopbarContext } from './topbar-context.ts';

/** The whole of `<bw-topbar>`: what the bar has no room for stands in its menu. */
export function Topbar({ context }: { readonly context: TopbarContext }) {
  const { attributes, properties, env, initial } = context;
  const messages = env.messages(topbarMessages);
  const user = useUser(env, initial);
  const groups = groupItems(
    shownItems({
      user,
      current: attributes.current,
      counts: properties.badges ?? {},
      messages,
    }),
  );

  /** A click a day: its code comes with the click. */
  async function signOut() {
    const { endSession } = await import('./end-session.ts');
    await endSession(context);
  }

  return (
    <header className="topbar" part="bar">
      <SkipLink>{messages.skip}</SkipLink>
      <RouteLink route={home({})} className="logo">
        <BrandMark size={32} />
        {/* The name stays what it is in every language. */}
        <span translate="no">Boardwalk</span>
      </RouteLink>
      <nav className="bar" aria-label={messages.navigation}>
        <Items groups={groups} isInBar onSignOut={signOut} />
      </nav>
      <Menu messages={messages}>
        <Items groups={groups} onSignOut={signOut} />
      </Menu>
    </header>
  );
}
