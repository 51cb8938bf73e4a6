import { createFileDetailsStore } from '@boardwalk/sdk-core/media/own/own-files-store';
import type { OwnFile } from '@boardwalk/sdk-core/media/schemas';
import { kindOfType } from '@boardwalk/sdk-core/media/upload-rules';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { Copy, Trash2 } from 'lucide';
import { useState } from 'react';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { Picture, PictureGap } from '../../kit/picture/Picture.tsx';
import { RemoteContent } from '../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { VideoPlayer } from '../shared/video/VideoPlayer.tsx';
import { UsePlaces } from './UsePlaces.tsx';
import type { FileActions } from './use-file-columns.tsx';
import { useFileFormatters } from './use-file-formatters.ts';
import './files.css';

interface FileDialogProps {
  readonly file: OwnFile;
  /** Where the file shows to everybody. */
  readonly address: string;
  readonly deeds: Pick<FileActions, 'copy' | 'remove'>;
  readonly onClose: () => void;
}

/** One file in large: what it shows, its address, and where it is used. */
export function FileDialog({ file, address, deeds, onClose }: FileDialogProps) {
  const env = useEnvironment();
  const { messages, size, day } = useFileFormatters();
  const [store] = useState(() => createFileDetailsStore(env));
  const remote = useRemote(store, file.id);
  const { image, mime_type: type } = file;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={file.name}
      closeLabel={messages.close}
      size="wide"
      footer={
        <>
          <Button icon={Trash2} onClick={() => deeds.remove(file)}>
            {messages.delete}
          </Button>
          <Button icon={Copy} onClick={() => deeds.copy(file)}>
            {messages.copy}
          </Button>
        </>
      }
    >
      <div className="files-large">
        <div className="files-stage">
          <FileStage file={file} />
        </div>
        <p className="files-line">
          <span>{size(file.size)}</span>
          {image && kindOfType(type) === 'image' && (
            <span>
              {fillMessage(messages.pixels, { width: image.width, height: image.height })}
            </span>
          )}
          <span className="files-note">{day(file.lastModifiedDate)}</span>
        </p>
        <h3 className="files-part">{messages.address}</h3>
        <p className="files-address">
          <bdi>{address}</bdi>
        </p>
        <h3 className="files-part">{messages.usedIn}</h3>
        <RemoteContent remote={remote} onRetry={() => void store.reload()} rows={1}>
          {({ usedIn }) =>
            usedIn.length > 0 ? (
              <UsePlaces uses={usedIn} />
            ) : (
              <p className="files-line">{messages.nowhere}</p>
            )
          }
        </RemoteContent>
      </div>
    </Dialog>
  );
}

function FileStage({ file: { url, name, image, mime_type: type } }: { readonly file: OwnFile }) {
  const { mediaUrl } = useEnvironment();
  if (kindOfType(type) === 'video') return <VideoPlayer path={url} poster={image} label={name} />;
  if (!image) return <PictureGap label={name} />;
  return (
    <Picture
      image={image}
      mediaUrl={mediaUrl}
      sizes="(min-width: 900px) 860px, 100vw"
      alt={image.alt || name}
    />
  );
}
