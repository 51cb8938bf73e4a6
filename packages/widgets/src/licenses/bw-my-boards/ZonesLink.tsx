import { createOwnZonesStore } from '@boardwalk/sdk-core/boards/zones/own-zones-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { myBoardsMessages } from '@boardwalk/sdk-core/licenses/own/my-boards-messages';
import { zones } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useState } from 'react';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import './my-boards.css';

/** The way to the zones that somebody's listings sponsor, which most sponsor none of. */
export function ZonesLink() {
  const env = useEnvironment();
  const { zones: label } = env.messages(myBoardsMessages);
  const [store] = useState(() => createOwnZonesStore(env));
  const sponsored = lastValue(useRemote(store)) ?? [];
  if (sponsored.length === 0) return null;
  return (
    <RouteLink className="mine-link" route={zones({})}>
      {label}
    </RouteLink>
  );
}
