import { boardPinMessages } from '@boardwalk/sdk-core/licenses/map/board-map-messages';
import type { ComponentProps } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Subheading } from '../Subheading.tsx';
import { BoardRows } from './BoardRows.tsx';
import './boards-map.css';

/** The same boards as on the map, as a list. */
export function BoardsHere(rows: ComponentProps<typeof BoardRows>) {
  const messages = useMessages(boardPinMessages);
  return (
    <section className="boards-here" aria-label={messages.here}>
      <Subheading>{messages.here}</Subheading>
      {rows.boards.length === 0 && <p className="boards-here-none">{messages.noneHere}</p>}
      <BoardRows {...rows} />
    </section>
  );
}
