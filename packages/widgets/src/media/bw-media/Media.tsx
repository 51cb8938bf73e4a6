import { formPictureMessages } from '@boardwalk/sdk-core/media/pictures/form-picture-messages';
import { createPictureListStore } from '@boardwalk/sdk-core/media/pictures/picture-list-store';
import { isVideoEntry, progressOf } from '@boardwalk/sdk-core/media/pictures/pictures';
import { createImageSender } from '@boardwalk/sdk-core/media/pictures/send-image-store';
import { useStore } from '@nanostores/react';
import { Crop } from 'lucide';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useNotifyOnChange } from '../../element/use-notify-on-change.ts';
import { useBackOnline } from '../../kit/lazy/use-back-online.ts';
import { DropZone } from '../../parts/dropping/DropZone.tsx';
import { jpegName } from '../cropping/choose-file.ts';
import { readPreview } from '../cropping/read-picture.ts';
import { PictureList } from '../shared/picture-list/PictureList.tsx';
import { useLatest } from '../shared/picture-list/use-latest.ts';
import { createVideoWays } from '../video/video-ways.ts';
import { AddPictures } from './AddPictures.tsx';
import { CropDialog } from './CropDialog.tsx';
import { listedOf } from './listed-pictures.ts';
import type { MediaContext } from './media-context.ts';
import { Progress } from './Progress.tsx';
import { Refused } from './Refused.tsx';
import { usePastedFiles } from './use-pasted-files.ts';
import './media.css';

/** The whole of `<bw-media>`. */
export function Media({ context }: { readonly context: MediaContext }) {
  const { attributes, properties, env, host } = context;
  const { kind, maximum, videos } = attributes;
  const messages = env.messages(formPictureMessages);
  const latest = useLatest(context);
  const [store] = useState(() =>
    createPictureListStore({
      crop: kind,
      maximum,
      read: readPreview,
      send: createImageSender(env, host.firstParty),
      videos: videos ? createVideoWays(env.client, host.firstParty) : undefined,
      onChange: (pictures) => latest.current.emit('bw-pictures', { pictures }),
    }),
  );
  const entries = useStore(store.$entries);
  const refused = useStore(store.$refused);
  const [cropped, setCropped] = useState<string>();
  const { pictures } = properties;
  const progress = progressOf(entries);
  const waiting = entries.filter((entry) => entry.progress.state !== 'done').length;

  useNotifyOnChange(waiting, (count) => latest.current.emit('bw-pictures-waiting', { count }));

  useLayoutEffect(() => {
    if (pictures) store.setPictures(pictures);
  }, [store, pictures]);
  useEffect(() => () => store.close(), [store]);
  useBackOnline(progress !== undefined, store.retryBroken);
  usePastedFiles(host.element, (files) => void store.addFiles(files));

  /** What was pressed is gone; what comes next is to choose others. */
  const focusField = () =>
    host.element?.shadowRoot?.querySelector<HTMLElement>('.file-input')?.focus();
  const toCrop = entries.find(({ key }) => key === cropped);
  const isFull = entries.length >= maximum;
  return (
    <DropZone className="media" onDrop={(files) => void store.addFiles(files)}>
      <Refused
        refused={refused}
        maximum={maximum}
        onDismiss={() => {
          store.forgetRefused();
          focusField();
        }}
      />
      <Progress
        progress={progress}
        onRetry={() => {
          for (const { key, progress: one } of entries)
            if (one.state === 'failed') store.retry(key);
        }}
        onCancel={() => {
          store.cancel();
          focusField();
        }}
      />
      <PictureList
        pictures={listedOf(entries, env)}
        onChange={(listed) =>
          store.arrange(listed.map(({ id, caption }) => ({ key: id, alt: caption })))
        }
        onRetry={(key) => store.retry(key)}
        actionsOf={(key) => {
          const isVideo = entries.some((entry) => entry.key === key && isVideoEntry(entry));
          if (isVideo) return [];
          return [
            {
              kind: 'action',
              id: 'crop',
              label: messages.crop,
              icon: Crop,
              onPick: () => setCropped(key),
            },
          ];
        }}
      >
        <AddPictures
          maximum={maximum}
          isFull={isFull}
          takesVideos={videos}
          onChoose={(files) => void store.addFiles(files)}
        />
      </PictureList>
      {toCrop && (
        <CropDialog
          source={toCrop.content ?? env.mediaUrl(`${toCrop.kept?.path}/1280.webp`)}
          crop={kind}
          onClose={() => setCropped(undefined)}
          onCropped={(content, preview) => {
            setCropped(undefined);
            const file = new File([content], jpegName(toCrop.name || 'picture'));
            store.replace(toCrop.key, file, preview);
          }}
        />
      )}
    </DropZone>
  );
}
