import { rightsMessages } from '@boardwalk/sdk-core/admin/rights-messages';
import { administrationMessages } from '@boardwalk/sdk-core/admin/users-messages';
import { adminPermissions } from '@boardwalk/sdk-core/vocabulary/routes';
import { RouteLink } from '../../element/RouteLink.tsx';
import { useLoaded } from '../../kit/lazy/use-loaded.ts';
import { ErrorState } from '../../kit/state/ErrorState.tsx';
import { classNames } from '../../kit/style/class-names.ts';
import { Waiting } from '../state/Waiting.tsx';
import type { AdministrationContext } from './administration-context.ts';
import { administrationViews } from './attributes.ts';

const loadViews = {
  groups: () => import('./more/groups.ts'),
  listings: () => import('./more/listings.ts'),
  audit: () => import('./more/audit.ts'),
  readings: () => import('./more/readings.ts'),
} as const;

/** The whole of `<bw-admin-permissions>`: links to its parts, and the one that shows. */
export function Administration({ context }: { readonly context: AdministrationContext }) {
  const { attributes, env, setAttributes } = context;
  const { view } = attributes;
  const messages = env.messages(administrationMessages);
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

function View({ context }: { readonly context: AdministrationContext }) {
  const messages = context.env.messages(rightsMessages);
  const load = loadViews[context.attributes.view];
  const { part, hasFailed } = useLoaded<Awaited<ReturnType<typeof load>>>(load, true);
  if (part) return <part.View context={context} />;
  return hasFailed ? (
    <ErrorState
      title={messages.unreachable}
      advice={messages.unreachableAdvice}
      retryLabel={messages.retry}
    />
  ) : (
    <Waiting rows={5} />
  );
}
