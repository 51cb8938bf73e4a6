import { createElement, useRef } from 'react';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { profilePictureEvents } from './events.ts';
import { savePicture } from './save-picture.ts';

export type ProfilePictureContext = WidgetContext<
  Record<never, never>,
  undefined,
  typeof profilePictureEvents
>;

/** The whole of `<bw-profile-picture>`: an upload whose picture becomes one's own. */
export function ProfilePicture({ context }: { readonly context: ProfilePictureContext }) {
  const saving = useRef<Promise<void>>(undefined);

  function save(event: CustomEvent<{ readonly id: string; readonly path: string }>) {
    // Reported by the toast of the picture.
    event.preventDefault();
    saving.current = savePicture(context, event.detail);
  }

  async function close() {
    await saving.current;
    context.emit('bw-profile-picture-closed', {});
  }

  return createElement('bw-upload', {
    crop: 'photo',
    purpose: 'photo',
    'onbw-uploaded': save,
    'onbw-upload-closed': () => void close(),
  });
}
