import {
  createListingLookupStore,
  type ListingTitleQuery,
  readListingNumber,
} from '@boardwalk/sdk-core/admin/listing-lookup-store';
import { administrationMessages } from '@boardwalk/sdk-core/admin/users-messages';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import { kindLabels } from '@boardwalk/sdk-core/listings/labels/kind-labels';
import { adminPermissions } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useStore } from '@nanostores/react';
import { ArrowLeft } from 'lucide';
import { createElement, useEffect, useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { RemoteContent } from '../../../parts/remote-state/RemoteContent.tsx';
import type { AdministrationContext } from '../administration-context.ts';
import { FindListing } from './FindListing.tsx';
import '../../admin.css';
import '../administration.css';

export { default as styles } from './ListingsView.tsx?styles';

/** Finds a listing, then shows who may do what with it. */
export function ListingsView({ context }: { readonly context: AdministrationContext }) {
  const { attributes, env, setAttributes } = context;
  const { kind, listing } = attributes;
  const messages = env.messages(administrationMessages);
  const kinds = env.messages(kindLabels);
  const [store] = useState(() => createListingLookupStore(env));
  const found = lastValue(useStore(store.$state)) ?? [];

  const open = (wanted: ListingKind, id: number) => setAttributes({ kind: wanted, listing: id });
  if (kind !== undefined && listing !== undefined) {
    const title = found.find(({ id }) => id === listing)?.title;
    return (
      <section className="admin-section">
        <RouteLink
          className="admin-back"
          route={adminPermissions({}, { view: 'listings' })}
          onFollow={() => setAttributes({ kind: undefined, listing: undefined })}
        >
          <Icon node={ArrowLeft} size={16} />
          {messages.others}
        </RouteLink>
        <Rights
          kind={kind}
          id={listing}
          name={title ?? fillMessage(messages.number, { kind: kinds[kind], id: listing })}
          context={context}
        />
      </section>
    );
  }
  return (
    <section className="admin-section">
      <h2 className="admin-heading">{messages.findTitle}</h2>
      <p className="admin-note">{messages.findHelp}</p>
      <Finder store={store} onOpen={open} />
    </section>
  );
}

interface RightsProps {
  readonly kind: ListingKind;
  readonly id: number;
  readonly name: string;
  readonly context: AdministrationContext;
}

/** The rights are a widget of their own. */
function Rights({ kind, id, name, context }: RightsProps) {
  useEffect(() => context.ensureWidgets('bw-permissions'), [context]);
  return createElement('bw-permissions', { type: kind, id: String(id), name });
}

interface FinderProps {
  readonly store: ReturnType<typeof createListingLookupStore>;
  readonly onOpen: (kind: ListingKind, id: number) => void;
}

function Finder({ store, onOpen }: FinderProps) {
  const messages = useMessages(administrationMessages);
  const remote = useStore(store.$state);

  function find({ kind, text }: ListingTitleQuery) {
    const number = readListingNumber(text);
    if (number === undefined) void store.show({ kind, text: text.trim() });
    else onOpen(kind, number);
  }

  return (
    <>
      <FindListing onFind={find} />
      {remote.state !== 'idle' && (
        <RemoteContent remote={remote} rows={4} onRetry={() => void store.reload()}>
          {(listings) => (
            <>
              {listings.length === 0 && (
                <p className="admin-note" role="status">
                  {messages.foundNone}
                </p>
              )}
              <ul className="admin-rows">
                {listings.map(({ id, listingType, title, address }) => (
                  <li key={id} className="group-row">
                    <RouteLink
                      route={adminPermissions(
                        {},
                        { view: 'listings', kind: listingType, listing: id },
                      )}
                      onFollow={() => onOpen(listingType, id)}
                    >
                      {title}
                    </RouteLink>
                    <span className="group-count">{address.city}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </RemoteContent>
      )}
    </>
  );
}
