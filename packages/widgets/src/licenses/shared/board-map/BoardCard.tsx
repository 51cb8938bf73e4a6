import { X } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { useOverlay } from '../../../element/mount/use-overlay.ts';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { IconButton } from '../../../kit/button/IconButton.tsx';
import { Picture, type PictureSource } from '../../../kit/picture/Picture.tsx';
import { classNames } from '../../../kit/style/class-names.ts';
import type { Camera } from '../../../parts/map/camera.ts';
import { usePlacedCard } from '../../../parts/map/use-placed-card.ts';
import { useNarrowWindow } from '../../../parts/overlay/use-narrow-window.ts';
import { signGap } from './board-index.ts';
import { useSheet } from './use-sheet.ts';
import './board-card.css';

interface BoardCardProps {
  /** Of the map that it lies on; absent where there is none. */
  readonly camera: Camera | undefined;
  readonly point: { readonly lat: number; readonly lng: number };
  readonly image: PictureSource | null | undefined;
  readonly messages: { readonly picked: string; readonly close: string };
  /** What its height depends on: a new value where something has come. */
  readonly content: unknown;
  readonly onClose: () => void;
  /** The name of the board as a heading, and what there is to know. */
  readonly children: ReactNode;
}

/** The frame of a board's card, beside its sign, on phones below it: it takes the focus, and Escape closes it. */
export function BoardCard(props: BoardCardProps) {
  const { camera, point, image, messages, content, onClose, children } = props;
  const { mediaUrl } = useEnvironment();
  const card = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrowWindow();
  const isSheet = isNarrow && camera !== undefined;
  usePlacedCard(card, isSheet ? undefined : camera, point, content, signGap);
  useSheet(card, isSheet ? camera : undefined, point, content, onClose);
  useOverlay(isSheet, onClose);

  useEffect(() => {
    card.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div
      ref={card}
      role="dialog"
      aria-label={messages.picked}
      tabIndex={-1}
      popover={isSheet ? 'manual' : undefined}
      className={classNames('board-card', !camera && 'is-apart', isSheet && 'is-sheet')}
      onKeyDown={(press) => {
        if (press.key !== 'Escape') return;
        press.stopPropagation();
        // A dialog around it stays open.
        press.preventDefault();
        onClose();
      }}
    >
      {isSheet && <span className="board-card-handle" />}
      <IconButton icon={X} label={messages.close} variant="floating" onClick={onClose} />
      {image && (
        <span className="board-card-picture">
          <Picture image={image} mediaUrl={mediaUrl} sizes="280px" isFirst />
        </span>
      )}
      <div className="board-card-text">{children}</div>
    </div>
  );
}
