import type { MapBoard } from '@boardwalk/sdk-core/boards/map/board-columns';
import { boardPinMessages } from '@boardwalk/sdk-core/licenses/map/board-map-messages';
import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import type { ReactNode } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import type { Camera } from '../../../parts/map/camera.ts';
import { BoardCard } from '../../shared/board-map/BoardCard.tsx';
import { useCounts } from '../boards-scope.ts';
import { Subheading } from '../Subheading.tsx';

interface SeveralBoardsProps {
  readonly camera: Camera | undefined;
  /** Where they were pressed. */
  readonly point: Point;
  readonly boards: readonly MapBoard[];
  readonly onClose: () => void;
  /** A row for each. */
  readonly children: ReactNode;
}

/** What lies under a press that comes down on several boards, to choose from. */
export function SeveralBoardsCard(props: SeveralBoardsProps) {
  const { camera, point, boards, onClose, children } = props;
  const messages = useMessages(boardPinMessages);
  const counts = useCounts();
  return (
    <BoardCard
      camera={camera}
      point={point}
      image={undefined}
      messages={messages}
      content={boards}
      onClose={onClose}
    >
      <Subheading>{counts.several(boards.length)}</Subheading>
      {children}
    </BoardCard>
  );
}
