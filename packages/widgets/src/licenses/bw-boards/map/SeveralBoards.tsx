import { boardPinMessages } from '@boardwalk/sdk-core/licenses/map/board-map-messages';
import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import type { ComponentProps } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { BoardCard } from '../../../parts/board-map/BoardCard.tsx';
import type { Camera } from '../../../parts/map/camera.ts';
import { useCounts } from '../boards-scope.ts';
import { Subheading } from '../Subheading.tsx';
import { BoardRows } from './BoardRows.tsx';

interface SeveralBoardsProps extends ComponentProps<typeof BoardRows> {
  readonly camera: Camera | undefined;
  /** Where they were pressed. */
  readonly point: Point;
  readonly onClose: () => void;
}

/** What lies under a press that comes down on several boards, to choose from. */
export function SeveralBoards({ camera, point, onClose, ...rows }: SeveralBoardsProps) {
  const messages = useMessages(boardPinMessages);
  const counts = useCounts();
  return (
    <BoardCard
      camera={camera}
      point={point}
      image={undefined}
      messages={messages}
      content={rows.boards}
      onClose={onClose}
    >
      <Subheading>{counts.several(rows.boards.length)}</Subheading>
      <BoardRows {...rows} />
    </BoardCard>
  );
}
