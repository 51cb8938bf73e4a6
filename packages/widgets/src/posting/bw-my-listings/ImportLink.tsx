import { createGroupsStore } from '@boardwalk/sdk-core/account/sessions/groups-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { importableKinds } from '@boardwalk/sdk-core/posting/imports/import-kinds';
import { myListingsMessages } from '@boardwalk/sdk-core/posting/own/my-listings-messages';
import { importListings } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useState } from 'react';
import { useEnvironment, useMessages, useWidget } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import '../../kit/button/button.css';

/** The way to import tables, on our own site, for those who may. */
export function ImportLink() {
  const { host } = useWidget();
  return host.firstParty ? <OwnImportLink /> : null;
}

function OwnImportLink() {
  const env = useEnvironment();
  const messages = useMessages(myListingsMessages);
  const [store] = useState(() => createGroupsStore(env));
  const groups = lastValue(useRemote(store)) ?? [];
  if (importableKinds(groups.map(({ name }) => name)).length === 0) return null;
  return (
    <RouteLink className="button button-secondary" route={importListings({})}>
      {messages.import}
    </RouteLink>
  );
}
