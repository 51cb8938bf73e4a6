import { closestCenter, DndContext } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { type ReactNode, useRef } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { toast } from '../../../element/toast.ts';
import { EmptyState } from '../../../kit/state/EmptyState.tsx';
import type { MenuItem } from '../../../parts/menu/menu-item.ts';
import { messagesOf } from './drag-announcements.ts';
import { pictureListMessages } from './messages.ts';
import { PictureItem } from './PictureItem.tsx';
import { type ListedPicture, movePicture, removePicture, restorePicture } from './picture-order.ts';
import { useDragSensors } from './use-drag-sensors.ts';
import { useLatest } from './use-latest.ts';
import { usePageScroll } from './use-page-scroll.ts';
import './picture-list.css';

interface PictureListProps {
  /** The first is the main one. */
  readonly pictures: readonly ListedPicture[];
  /** The pictures in another order, with other captions, or one less. */
  readonly onChange: (pictures: readonly ListedPicture[]) => void;
  /** Uploads a picture again that failed. */
  readonly onRetry: (id: string) => void;
  /** What else the menu of a picture offers. */
  readonly actionsOf?: (id: string) => readonly MenuItem[];
  /** What adds a picture, as the last of the list. */
  readonly children?: ReactNode;
}

/** Pictures to put in order: by drag, by keys, by their menu; with captions, uploads and undo. */
export function PictureList(props: PictureListProps) {
  const { pictures, onChange, onRetry, actionsOf, children } = props;
  const messages = useMessages(pictureListMessages);
  const list = useRef<HTMLOListElement>(null);
  const latest = useLatest({ pictures, onChange });
  const sensors = useDragSensors();
  const scroll = usePageScroll(list);
  const ids = pictures.map(({ id }) => id);

  function remove(picture: ListedPicture) {
    const place = ids.indexOf(picture.id);
    const buttons = list.current?.querySelectorAll<HTMLElement>(
      '.picture-item .menu-place > button',
    );
    (buttons?.[place + 1] ?? buttons?.[place - 1])?.focus();
    onChange(removePicture(pictures, picture.id));
    if (!list.current) return;
    const run = () => {
      const now = latest.current;
      now.onChange(restorePicture(now.pictures, picture, place));
    };
    toast(list.current, messages.removed, 'neutral', { action: { label: messages.undo, run } });
  }

  return (
    <DndContext
      sensors={sensors}
      // Beside all places too, such as over what adds a picture, the nearest is meant.
      collisionDetection={closestCenter}
      modifiers={scroll.modifiers}
      accessibility={messagesOf(messages, ids)}
      onDragStart={({ activatorEvent }) => scroll.start(activatorEvent)}
      onDragCancel={scroll.end}
      onDragEnd={({ active, over }) => {
        scroll.end();
        if (!over || over.id === active.id) return;
        onChange(movePicture(pictures, String(active.id), ids.indexOf(String(over.id))));
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ol ref={list} className="picture-list" aria-label={messages.list}>
          {pictures.map((picture, index) => (
            <PictureItem
              key={picture.id}
              picture={picture}
              index={index}
              pictures={pictures}
              onChange={onChange}
              onRemove={() => remove(picture)}
              onRetry={() => onRetry(picture.id)}
              actions={actionsOf?.(picture.id) ?? []}
            />
          ))}
          {children !== undefined && <li className="picture-add">{children}</li>}
        </ol>
      </SortableContext>
      {pictures.length === 0 && children === undefined && <EmptyState title={messages.empty} />}
    </DndContext>
  );
}
