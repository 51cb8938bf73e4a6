import { boardFormMessages } from '@boardwalk/sdk-core/boards/managed/managed-messages';
import type { ManagedBoard } from '@boardwalk/sdk-core/boards/managed/schemas';
import { useState } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { type ListedMedium, MediaList } from '../../media/shared/media-list/MediaList.tsx';
import { FieldGroup } from '../../parts/form/FieldGroup.tsx';
import { HiddenValue } from '../../parts/form/HiddenValue.tsx';

/** The picture of a board, with what it shows in words. */
export function PictureField({ image }: { readonly image: ManagedBoard['image'] }) {
  const messages = useMessages(boardFormMessages);
  const [pictures, setPictures] = useState<readonly ListedMedium[]>(
    image ? [{ id: image.id, alt: image.alt }] : [],
  );
  const [waiting, setWaiting] = useState(0);
  const [first] = pictures;
  return (
    <FieldGroup name="picture" legend={messages.picture} help={messages.pictureHelp}>
      <MediaList pictures={pictures} maximum={1} onChange={setPictures} onWaiting={setWaiting} />
      <HiddenValue
        name="picture"
        value={JSON.stringify(first ? { id: first.id, alt: first.alt } : null)}
      />
      <HiddenValue name="picture.waiting" value={String(waiting)} />
    </FieldGroup>
  );
}
