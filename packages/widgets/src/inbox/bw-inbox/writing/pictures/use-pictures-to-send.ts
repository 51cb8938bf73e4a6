import { picturesMessages } from '@boardwalk/sdk-core/inbox/pictures/picture-messages';
import type { PictureUpload } from '@boardwalk/sdk-core/inbox/pictures/picture-upload-store';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { type ClipboardEvent, type DragEvent, useState } from 'react';
import { useMessages } from '../../../../element/mount/widget-context.ts';
import type { Pictures } from './use-pictures.ts';

/** What a message's form asks of its pictures, and how they come into it by the pointer and the clipboard. */
export function usePicturesToSend({ added, add }: Pictures) {
  const messages = useMessages(picturesMessages);
  const [$none] = useState(() => atom<readonly PictureUpload[]>([]));
  const { length: count } = useStore(added?.$uploads ?? $none);
  const [isRefused, setRefused] = useState(false);
  const [isOver, setOver] = useState(false);

  return {
    count,
    /** Whether files are held over it. */
    isOver,
    /** Why it can't be sent, once somebody has tried. */
    error: isRefused && added?.hasRefused() ? messages.removeRefused : undefined,
    /** Whether it can be sent. */
    check(): boolean {
      const hasRefused = added?.hasRefused() ?? false;
      setRefused(hasRefused);
      return !hasRefused;
    },
    paste(event: ClipboardEvent) {
      const files = Array.from(event.clipboardData.files);
      if (files.length === 0) return;
      event.preventDefault();
      add(files);
    },
    /** Words are dropped into the field as ever. */
    dropping: {
      onDragOver(event: DragEvent) {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
        // A drag goes from node to node, or leaves the window.
        if (!currentTarget.contains(relatedTarget as Node | null)) {
          setOver(false);
        }
      },
      onDrop(event: DragEvent) {
        setOver(false);
        const files = Array.from(event.dataTransfer.files);
        if (files.length === 0) return;
        event.preventDefault();
        add(files);
      },
    },
  };
}
