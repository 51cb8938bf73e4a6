import { type DragEvent, type ReactNode, useState } from 'react';
import { classNames } from '../../kit/style/class-names.ts';

interface DropZoneProps {
  readonly className: string;
  readonly onDrop: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** Takes files that are dropped anywhere on it. */
export function DropZone({ className, onDrop, children }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false);

  function leave({ currentTarget, relatedTarget }: DragEvent) {
    // A drag goes from node to node, or leaves the window.
    if (!currentTarget.contains(relatedTarget as Node | null)) setIsOver(false);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    onDrop(Array.from(event.dataTransfer.files));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the fields in it do the same by key
    <div
      className={classNames(className, isOver && 'is-over')}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={leave}
      onDrop={drop}
    >
      {children}
    </div>
  );
}
