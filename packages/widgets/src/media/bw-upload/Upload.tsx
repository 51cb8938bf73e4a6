import { smallestCrop } from '@boardwalk/sdk-core/media/crop-rules';
import { uploadMessages } from '@boardwalk/sdk-core/media/upload-messages';
import { createUploadStore } from '@boardwalk/sdk-core/media/upload-store';
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../../element/toast.ts';
import { Button } from '../../kit/button/Button.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { FormAlert } from '../../kit/form/FormAlert.tsx';
import { Chooser } from './Chooser.tsx';
import { CropStep } from './CropStep.tsx';
import { jpegName, judgeFile } from './choose-file.ts';
import { Refusal } from './Refusal.tsx';
import { Sending } from './Sending.tsx';
import type { UploadContext } from './upload-context.ts';
import type { Written } from './written.ts';

/** What was chosen, or why it can't be. */
interface Chosen {
  readonly picture?: File;
  readonly fault?: string;
}

/** The whole of `<bw-upload>`: choose, crop, send. It is open from the start, and once. */
export function Upload({ context }: { readonly context: UploadContext }) {
  const { attributes, env, host } = context;
  const { crop, purpose } = attributes;
  const messages = env.messages(uploadMessages);
  const [store] = useState(() => createUploadStore(env.apiOrigin));
  const upload = useStore(store.$upload);
  const [isOpen, setIsOpen] = useState(true);
  const [{ picture, fault }, setChosen] = useState<Chosen>({});
  const [kind, setKind] = useState<'image' | 'video'>('image');
  const cropped = useRef<Written>(null);

  useEffect(() => () => store.cancel(), [store]);

  function close() {
    setIsOpen(false);
    store.cancel();
    context.emit('bw-upload-closed', {});
  }

  async function send(content: Blob, name: string) {
    const kept = await store.send(content, name);
    if (!kept) {
      const state = store.$upload.get();
      if (state.state === 'failed' && state.problem.status === 401) close();
      return;
    }
    const detail = { id: kept.id, path: kept.path, mimeType: kept.mime_type, name: kept.name };
    const isUntold = context.emit('bw-uploaded', detail);
    if (isUntold && host.element) toast(host.element, messages.done, 'success');
    close();
  }

  function choose(file: File | undefined) {
    store.cancel();
    const choice = judgeFile(file, purpose, messages);
    if ('fault' in choice) setChosen({ fault: choice.fault });
    else {
      setKind(choice.kind);
      setChosen(choice.kind === 'image' ? { picture: choice.file } : {});
      // A video goes at once.
      if (choice.kind === 'video') void send(choice.file, choice.file.name);
    }
  }

  async function sendPicture() {
    if (!picture) return choose(undefined);
    const content = await cropped.current?.write();
    if (content) await send(content, jpegName(picture.name));
  }

  const isSending = upload.state === 'sending';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={purpose === 'photo' ? messages.photoTitle : messages.title}
      closeLabel={messages.close}
      footer={
        isSending ? (
          <Button onClick={() => store.cancel()}>{messages.cancel}</Button>
        ) : (
          <>
            {picture ? (
              <Button onClick={() => setChosen({})}>{messages.another}</Button>
            ) : (
              <Button onClick={close}>{messages.cancel}</Button>
            )}
            <Button variant="primary" onClick={() => void sendPicture()}>
              {messages.upload}
            </Button>
          </>
        )
      }
    >
      <div className="upload">
        {fault !== undefined && <FormAlert>{fault}</FormAlert>}
        {upload.state === 'failed' && <Refusal problem={upload.problem} kind={kind} />}
        {isSending && <Sending part={upload.part} />}
        <div className="upload-step" hidden={isSending}>
          {picture ? (
            <CropStep
              key={`${picture.name} ${picture.lastModified}`}
              handle={cropped}
              file={picture}
              crop={crop}
              onFault={(words) => setChosen({ fault: words })}
            />
          ) : (
            <Chooser purpose={purpose} smallest={smallestCrop} onChoose={choose} />
          )}
        </div>
      </div>
    </Dialog>
  );
}
