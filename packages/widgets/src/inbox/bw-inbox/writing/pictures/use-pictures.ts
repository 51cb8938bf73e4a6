import type { AddedPictures } from '@boardwalk/sdk-core/inbox/pictures/added-pictures-store';
import type { ThreadId } from '@boardwalk/sdk-core/vocabulary/ids';
import { useState } from 'react';
import { useWidget } from '../../../../element/mount/widget-context.ts';
import { useInboxToasts } from '../../actions/use-inbox-toasts.ts';
import { useInbox } from '../../inbox-scope.ts';
import { readMessagePicturePreview } from './read-message-picture-preview.ts';

/** The pictures of a message that is being written. */
export interface Pictures {
  /** Absent until some were added: its code comes with them. */
  readonly added: AddedPictures | undefined;
  readonly add: (files: readonly File[]) => void;
}

/** What is added to a message of a conversation, as long as the widget shows the same person's. */
export function usePictures(thread: ThreadId): Pictures {
  const { env, host } = useWidget();
  const { pictures } = useInbox();
  const { tellFailure } = useInboxToasts();
  const [added, setAdded] = useState(() => pictures.get(thread));

  async function open(): Promise<AddedPictures> {
    const [{ createAddedPictures }, { createPictureSender }] = await Promise.all([
      import('@boardwalk/sdk-core/inbox/pictures/added-pictures-store'),
      import('@boardwalk/sdk-core/inbox/pictures/send-picture-store'),
    ]);
    const known = pictures.get(thread);
    if (known) return known;
    const made = createAddedPictures({
      send: createPictureSender(env, host.firstParty),
      readPreview: readMessagePicturePreview,
    });
    pictures.set(thread, made);
    setAdded(made);
    return made;
  }

  async function add(files: readonly File[]) {
    if (files.length > 0) (added ?? (await open())).add(files);
  }

  return { added, add: (files) => void add(files).catch(tellFailure) };
}
