import { uploadMessages } from '@boardwalk/sdk-core/media/upload-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useId } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import './upload.css';

/** How far an upload is; when all is sent, the server looks at it. */
export function Sending({ part }: { readonly part: number }) {
  const messages = useMessages(uploadMessages);
  const id = useId();
  const percent = Math.floor(part * 100);
  return (
    <div className="upload-sending">
      <label htmlFor={id}>
        {percent < 100 ? fillMessage(messages.progress, { percent }) : messages.finishing}
      </label>
      <progress id={id} value={part < 1 ? part : undefined} max={1} />
    </div>
  );
}
