import type { RequiredField } from '@boardwalk/sdk-core/account/profile-rules';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { dashboardMessages } from '@boardwalk/sdk-core/site/dashboard/dashboard-messages';
import { dashboardSections } from '@boardwalk/sdk-core/site/dashboard/dashboard-sections';
import {
  createFiguresStore,
  type DashboardFigures,
} from '@boardwalk/sdk-core/site/dashboard/figures-store';
import { createMissingFieldsStore } from '@boardwalk/sdk-core/site/missing-fields-store';
import { drawerRights } from '@boardwalk/sdk-core/site/shell/drawer-items';
import { login } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMemo } from 'react';
import { type KnownSession, useSession } from '../../account/shared/session/use-session.ts';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { type KnownGroups, useOwnGroups } from '../session/use-own-groups.ts';
import { type KnownShops, useOwnShops } from '../session/use-own-shops.ts';
import type { dashboardAttributes } from './attributes.ts';
import { Figures } from './Figures.tsx';
import { MissingFields } from './MissingFields.tsx';
import { NeedsTwoStep } from './NeedsTwoStep.tsx';
import { SectionCard } from './SectionCard.tsx';
import { ShopsCard } from './ShopsCard.tsx';
import '../../kit/button/button.css';
import './dashboard.css';

/** What a server found out. */
interface DashboardState extends KnownSession, KnownGroups, KnownShops {
  /** undefined where it could not be found out. */
  readonly missing: readonly RequiredField[] | undefined;
  readonly figures: DashboardFigures | undefined;
}

export type DashboardContext = WidgetContext<typeof dashboardAttributes, DashboardState>;

/** The whole of `<bw-dashboard>`. */
export function Dashboard({ context }: { readonly context: DashboardContext }) {
  const { attributes, env, initial } = context;
  const messages = env.messages(dashboardMessages);
  const user = useSession(env, initial) ?? null;
  const rights = drawerRights(useOwnGroups(env, initial));
  const shops = useOwnShops(env, initial);
  const missing = useMissingFields(context);
  const figures = useFigures(context);
  if (!user) {
    return (
      <section className="dashboard">
        <h1 className="dashboard-title" part="heading">
          {messages.signedOutTitle}
        </h1>
        <p className="dashboard-lead">{messages.signedOut}</p>
        <p className="dashboard-way">
          <RouteLink className="button button-primary" route={login({})}>
            {messages.signIn}
          </RouteLink>
        </p>
      </section>
    );
  }
  const sections = dashboardSections(user, rights, attributes.pages);
  const isOffered = (name: string) =>
    attributes.pages.length === 0 || attributes.pages.includes(name);
  return (
    <section className="dashboard">
      <header>
        <h1 className="dashboard-title" part="heading">
          {fillMessage(messages.hello, { name: user.firstName })}
        </h1>
        <p className="dashboard-lead">{messages.lead}</p>
      </header>
      {user.needsTwoStep && <NeedsTwoStep />}
      {missing.length > 0 && <MissingFields fields={missing} />}
      {figures && <Figures figures={figures} isOffered={isOffered} />}
      {sections.length === 0 && <p className="dashboard-lead">{messages.nothing}</p>}
      <ul className="dashboard-sections" part="sections" aria-label={messages.sections}>
        {isOffered('shopProducts') && <ShopsCard shops={shops} />}
        {sections.map((section) => (
          <SectionCard key={section.name} section={section} />
        ))}
      </ul>
    </section>
  );
}

/** What the page begins with; nothing as long as it is not known. */
function useFigures({ env, initial }: DashboardContext): DashboardFigures | undefined {
  const known = initial?.figures;
  const { client, whenChanged, store: share } = env;
  const store = useMemo(
    () => createFiguresStore({ client, whenChanged, store: share }, known),
    [client, whenChanged, share, known],
  );
  return lastValue(useRemote(store));
}

/** What is missing in the profile; nothing as long as it is not known. */
function useMissingFields({ env, initial }: DashboardContext): readonly RequiredField[] {
  const known = initial?.missing;
  const { client, whenChanged, store: share } = env;
  const store = useMemo(
    () => createMissingFieldsStore({ client, whenChanged, store: share }, known),
    [client, whenChanged, share, known],
  );
  return lastValue(useRemote(store)) ?? [];
}
