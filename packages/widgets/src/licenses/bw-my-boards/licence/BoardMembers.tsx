import { createBoardMembersStore } from '@boardwalk/sdk-core/licenses/own/board-members-store';
import { myBoardsMessages } from '@boardwalk/sdk-core/licenses/own/my-boards-messages';
import type { OwnBoard } from '@boardwalk/sdk-core/licenses/own/schemas';
import { listing } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { RemoteContent } from '../../../parts/remote-state/RemoteContent.tsx';
import { useLoaded } from '../../../parts/remote-state/use-remote.ts';

/** The other merchants on a board, as far as the public sees them. */
export function BoardMembers({ board }: { readonly board: OwnBoard }) {
  const env = useEnvironment();
  const messages = env.messages(myBoardsMessages);
  const [store] = useState(() => createBoardMembersStore(env, board.id));
  const remote = useLoaded(store);
  return (
    <RemoteContent remote={remote} rows={1} onRetry={() => void store.reload()}>
      {(members) => {
        const others = members.filter(({ licensee }) => licensee !== board.licensee);
        if (others.length === 0) return <p className="mine-note">{messages.hiddenOthers}</p>;
        return (
          <ul className="own-board-others">
            {others.map(({ licensee, title }) => (
              <li key={licensee}>
                <RouteLink route={listing({ type: 'merchant', id: licensee })}>{title}</RouteLink>
              </li>
            ))}
          </ul>
        );
      }}
    </RemoteContent>
  );
}
