import { roomState } from '@boardwalk/sdk-core/media/own/file-size';
import type { StorageStats } from '@boardwalk/sdk-core/media/schemas';
import { maximumFiles } from '@boardwalk/sdk-core/media/upload-rules';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useFileFormatters } from './use-file-formatters.ts';
import './files.css';

/** How much room somebody's files take, in words and as a bar, and what to do where it ends. */
export function Room({ room }: { readonly room: StorageStats }) {
  const { messages, size, number } = useFileFormatters();
  const { used, capacity, files } = room;
  const state = roomState(room, maximumFiles);
  const words = fillMessage(messages.room, { used: size(used), capacity: size(capacity) });
  return (
    <div className={`files-room is-${state}`}>
      <meter
        aria-label={messages.roomName}
        aria-valuetext={words}
        max={capacity}
        value={Math.min(used, capacity)}
      />
      <p className="files-line">
        <span>{words}</span>
        <span className="files-note">
          {fillMessage(messages.roomFiles, { count: number(files), maximum: number(maximumFiles) })}
        </span>
      </p>
      {state !== 'free' && (
        <p className="files-warning" role="status">
          {messages[`room.${state}`]}
        </p>
      )}
    </div>
  );
}
