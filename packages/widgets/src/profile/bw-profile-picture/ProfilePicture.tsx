import { createElement, useEffectEvent, useLayoutEffect, useRef } from 'react';
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
  const upload = useRef<HTMLElement>(null);
  const saving = useRef<Promise<void>>(undefined);

  const save = useEffectEvent((event: Event) => {
    // Told by the toast of the picture.
    event.preventDefault();
    // The event is that of the widget which stands here.
    const { id, path } = (event as CustomEvent<{ id: string; path: string }>).detail;
    saving.current = savePicture(context, { id, path });
  });
  const close = useEffectEvent(async () => {
    await saving.current;
    context.emit('bw-profile-picture-closed', {});
  });

  useLayoutEffect(() => {
    const element = upload.current;
    const onUploaded = (event: Event) => save(event);
    const onClosed = () => void close();
    element?.addEventListener('bw-uploaded', onUploaded);
    element?.addEventListener('bw-upload-closed', onClosed);
    return () => {
      element?.removeEventListener('bw-uploaded', onUploaded);
      element?.removeEventListener('bw-upload-closed', onClosed);
    };
  }, []);

  return createElement('bw-upload', { ref: upload, crop: 'photo', purpose: 'photo' });
}
