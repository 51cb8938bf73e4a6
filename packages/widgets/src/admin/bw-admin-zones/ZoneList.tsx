import { adminZonesMessages } from '@boardwalk/sdk-core/boards/zones/zone-messages';
import { createZonesStore } from '@boardwalk/sdk-core/boards/zones/zones-store';
import type { ZoneId } from '@boardwalk/sdk-core/vocabulary/ids';
import { adminZones } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { countMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { MapPinned } from 'lucide';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { useLocale } from '../../parts/form/use-locale.ts';
import { RemoteContent } from '../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import '../admin.css';
import '../list/list.css';
import './zones.css';

/** All zones, each of which leads to its boards and sponsors. */
export function ZoneList({ onOpen }: { readonly onOpen: (zone: ZoneId) => void }) {
  const env = useEnvironment();
  const messages = env.messages(adminZonesMessages);
  const locale = useLocale();
  const store = env.store(createZonesStore);
  const remote = useRemote(store);
  return (
    <RemoteContent remote={remote} rows={4} onRetry={() => void store.reload()}>
      {(zones) =>
        zones.length === 0 ? (
          <EmptyState icon={MapPinned} title={messages.none} advice={messages.noneAdvice} />
        ) : (
          <ul className="admin-rows" aria-label={messages.list} part="list">
            {zones.map(({ id, name, description, boards }) => (
              <li key={id} className="admin-line">
                <div className="admin-row-text">
                  <RouteLink
                    className="zone-link"
                    route={adminZones({}, { zone: id })}
                    onFollow={() => onOpen(id)}
                  >
                    {name}
                  </RouteLink>
                  <span className="admin-note">{description}</span>
                </div>
                <span className="zone-count">{countMessage(messages.boards, boards, locale)}</span>
              </li>
            ))}
          </ul>
        )
      }
    </RemoteContent>
  );
}
