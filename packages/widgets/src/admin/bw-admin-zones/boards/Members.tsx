import type { BoardsById } from '@boardwalk/sdk-core/boards/map/boards-store';
import { createBoardZoneStore } from '@boardwalk/sdk-core/boards/zones/board-zone-store';
import type { ManagedZone } from '@boardwalk/sdk-core/boards/zones/schemas';
import type { ZoneChoice } from '@boardwalk/sdk-core/boards/zones/zone-choice';
import { zoneBoardsMessages } from '@boardwalk/sdk-core/boards/zones/zone-messages';
import type { BoardId } from '@boardwalk/sdk-core/vocabulary/ids';
import { countMessage, fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createElement, useState } from 'react';
import { useEnvironment, useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { useLocale } from '../../../parts/form/use-locale.ts';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import '../../admin.css';
import '../zone/zone.css';

interface MembersProps {
  readonly zone: ManagedZone;
  /** All that are sold; undefined until they are here. */
  readonly boards: BoardsById | undefined;
  readonly choice: ZoneChoice;
  readonly level: number;
  readonly onTurn: (board: BoardId) => void;
}

/** Rows at first, and more for each press. */
const rowsAtOnce = 12;

/** The boards of a zone, those that are retired too, and those that come in, which stand first. */
export function Members({ zone, boards, choice, level, onTurn }: MembersProps) {
  const messages = useMessages(zoneBoardsMessages);
  const locale = useLocale();
  const [shown, setShown] = useState(rowsAtOnce);
  const coming = [...choice.add].flatMap((id) => boards?.get(id) ?? []);
  const members = zone.billboards;
  const rest = Math.min(rowsAtOnce, members.length - shown);
  return (
    <section className="zone-list" aria-label={messages.members}>
      {createElement(`h${level}`, { className: 'admin-subheading' }, messages.members)}
      {members.length + coming.length === 0 && <p className="zone-none">{messages.noMembers}</p>}
      <ul>
        {coming.map(({ id, name }) => (
          <li key={id}>
            <span className="zone-member">
              {name}
              <Origin board={id} />
            </span>
            <Undo name={name} onPress={() => onTurn(id)} />
          </li>
        ))}
        {members.slice(0, shown).map(({ id, name, isRetired }) => (
          <li key={id}>
            <span className="zone-member">
              {name}
              {choice.remove.has(id) ? (
                <small>{messages.leaves}</small>
              ) : (
                isRetired && <small>{messages.retired}</small>
              )}
            </span>
            {choice.remove.has(id) ? (
              <Undo name={name} onPress={() => onTurn(id)} />
            ) : (
              <Button
                key="turn"
                variant="quiet"
                aria-label={fillMessage(messages.takeOutNamed, { board: name })}
                onClick={() => onTurn(id)}
              >
                {messages.takeOut}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button onClick={() => setShown(shown + rowsAtOnce)}>
          {countMessage(messages.more, rest, locale)}
        </Button>
      )}
    </section>
  );
}

/** Out of which zone a board comes, as it stands in one alone. */
function Origin({ board }: { readonly board: BoardId }) {
  const env = useEnvironment();
  const messages = env.messages(zoneBoardsMessages);
  const [store] = useState(() => createBoardZoneStore(env));
  const remote = useRemote(store, board);
  if (remote.state === 'failed') return <small>{messages.zoneUnknown}</small>;
  const zone = remote.state === 'ready' ? remote.value : null;
  return (
    <small>{zone ? fillMessage(messages.comesFrom, { zone: zone.name }) : messages.comes}</small>
  );
}

function Undo({ name, onPress }: { readonly name: string; readonly onPress: () => void }) {
  const messages = useMessages(zoneBoardsMessages);
  return (
    <Button
      variant="quiet"
      aria-label={fillMessage(messages.undoNamed, { board: name })}
      onClick={onPress}
    >
      {messages.undo}
    </Button>
  );
}
