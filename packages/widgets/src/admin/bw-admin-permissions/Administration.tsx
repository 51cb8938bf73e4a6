import { administrationMessages } from '@boardwalk/sdk-core/admin/users-messages';
import { adminPermissions } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { RouteLink } from '../../element/RouteLink.tsx';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { classNames } from '../../kit/style/class-names.ts';
import { PartMissing } from '../../parts/remote-state/PartMissing.tsx';
import { PlaceRows } from '../../parts/remote-state/PlaceRows.tsx';
import type { AdministrationContext } from './administration-context.ts';
import { administrationViews } from './attributes.ts';
import '../../kit/chip/chip.css';
import '../admin.css';
import './administration.css';

const options = { Place: () => <PlaceRows rows={5} />, Missing: PartMissing };

const views = {
  groups: lazyParts(() => import('./views/GroupsView.tsx')).component('GroupsView', options),
  listings: lazyParts(() => import('./views/ListingsView.tsx')).component('ListingsView', options),
  audit: lazyParts(() => import('./views/AuditView.tsx')).component('AuditView', options),
  readings: lazyParts(() => import('./views/ReadingsView.tsx')).component('ReadingsView', options),
} as const;

/** The whole of `<bw-admin-permissions>`: links to its parts, and the one that shows. */
export function Administration({ context }: { readonly context: AdministrationContext }) {
  const { attributes, env, setAttributes } = context;
  const { view } = attributes;
  const messages = env.messages(administrationMessages);
  const View = views[view];
  return (
    <section className="admin">
      <header className="admin-head">
        <h1 className="admin-title" part="heading">
          {messages.title}
        </h1>
        <p className="admin-lead">{messages.lead}</p>
      </header>
      <nav className="views" aria-label={messages.views} part="views">
        {administrationViews.map((one) => (
          <RouteLink
            key={one}
            className={classNames('chip', one === view && 'is-set')}
            route={adminPermissions({}, { view: one })}
            aria-current={one === view ? 'page' : undefined}
            onFollow={() =>
              setAttributes({
                view: one,
                group: undefined,
                kind: undefined,
                listing: undefined,
                person: undefined,
              })
            }
          >
            {messages[one]}
          </RouteLink>
        ))}
      </nav>
      <View key={view} context={context} />
    </section>
  );
}
