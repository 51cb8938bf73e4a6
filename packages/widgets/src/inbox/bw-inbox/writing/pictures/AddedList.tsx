import { addedMessages } from '@boardwalk/sdk-core/inbox/pictures/added-messages';
import type { AddedPictures } from '@boardwalk/sdk-core/inbox/pictures/added-pictures-store';
import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { useMessages } from '../../../../element/mount/widget-context.ts';
import { AddedPicture } from './AddedPicture.tsx';
import { MessagePictureFault } from './MessagePictureFault.tsx';
import './added-list.css';

export { default as styles } from './AddedList.tsx?styles';

interface AddedListProps {
  readonly added: AddedPictures;
  /** The last of them was removed. */
  readonly onEmptied: () => void;
}

/** The pictures of a message that is being written, in their order. */
export function AddedList({ added, onEmptied }: AddedListProps) {
  const messages = useMessages(addedMessages);
  const uploads = useStore(added.$uploads);
  const fault = useStore(added.$fault);
  const list = useRef<HTMLUListElement>(null);

  function remove(key: string) {
    added.remove(key);
    // The button that was pressed is gone, and with the last picture the list.
    if (added.$uploads.get().length === 0) onEmptied();
    else list.current?.focus();
  }

  return (
    <div className="added">
      {fault && (
        <p className="added-fault" role="alert">
          {messages[fault]}
        </p>
      )}
      {uploads.length > 0 && (
        <ul ref={list} className="added-list" aria-label={messages.added} tabIndex={-1}>
          {uploads.map((upload, index) => (
            <AddedPicture
              key={upload.key}
              upload={upload}
              number={index + 1}
              count={uploads.length}
              onRemove={() => remove(upload.key)}
              onMove={(by) => added.move(upload.key, by)}
            />
          ))}
        </ul>
      )}
      {uploads.map((upload, index) => (
        <MessagePictureFault
          key={upload.key}
          upload={upload}
          number={index + 1}
          onRetry={() => added.retry(upload.key)}
        />
      ))}
    </div>
  );
}
