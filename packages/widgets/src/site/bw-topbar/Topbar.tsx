import { topbarMessages } from '@boardwalk/sdk-core/site/topbar-messages';
import { home } from '@boardwalk/sdk-core/vocabulary/routes';
import type { WidgetContext } from '../../element/element-table.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { type KnownSession, useUser } from '../session/use-user.ts';
import type { topbarAttributes } from './attributes.ts';
import { Items } from './Items.tsx';
import { groupItems, shownItems } from './items.ts';
import { Logo } from './Logo.tsx';
import { Menu } from './Menu.tsx';
import type { topbarProperties } from './properties.ts';
import { SkipLink } from './SkipLink.tsx';

export type TopbarContext = WidgetContext<
  typeof topbarAttributes,
  KnownSession,
  Record<never, never>,
  typeof topbarProperties
>;

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
  return (
    <header className="topbar" part="bar">
      <SkipLink>{messages.skip}</SkipLink>
      <RouteLink route={home({})} className="logo">
        <Logo />
      </RouteLink>
      <nav className="bar" aria-label={messages.navigation}>
        <Items groups={groups} isInBar />
      </nav>
      <Menu messages={messages}>
        <Items groups={groups} />
      </Menu>
    </header>
  );
}
