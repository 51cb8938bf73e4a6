import { smallestCrop } from '@boardwalk/sdk-core/media/crop-rules';
import { createPictureStore } from '@boardwalk/sdk-core/media/picture-store';
import { uploadMessages } from '@boardwalk/sdk-core/media/upload-messages';
import { createUploadStore } from '@boardwalk/sdk-core/media/upload-store';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../../element/toast.ts';
import { Button } from '../../kit/button/Button.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { FormAlert } from '../../kit/form/FormAlert.tsx';
import { CropStep, openPicture } from '../cropping/CropStep.tsx';
import { jpegName, judgeFile } from '../cropping/choose-file.ts';
import type { Written } from '../cropping/written.ts';
import { createLongFiles } from '../video/video-ways.ts';
import { Chooser } from './Chooser.tsx';
import { Sending } from './Sending.tsx';
import { UploadRefusal } from './UploadRefusal.tsx';
import type { UploadContext } from './upload-context.ts';
import './upload.css';

/** What was chosen, or why it can't be. */
interface Chosen {
  readonly kind: 'image' | 'video';
  readonly name?: string;
  readonly fault?: string;
}

/** The whole of `<bw-upload>`: choose, crop, send. It is open from the start, and once. */
export function UploadDialog({ context }: { readonly context: UploadContext }) {
  const { attributes, env, host } = context;
  const { crop, purpose } = attributes;
  const messages = env.messages(uploadMessages);
  const [store] = useState(() =>
    createUploadStore(env, createLongFiles(env.client, host.firstParty)),
  );
  const upload = useStore(store.$upload);
  const [pictures] = useState(() => createPictureStore(openPicture, crop));
  const picture = useStore(pictures.$picture);
  const [isOpen, setIsOpen] = useState(true);
  const [{ kind, name = '', fault }, setChosen] = useState<Chosen>({ kind: 'image' });
  const cropped = useRef<Written>(null);
  const isCropping = picture.state === 'loading' || picture.state === 'ready';
  const isTooSmall = picture.state === 'failed' && picture.problem === 'tooSmall';

  // What is taken off the page cancels what it has begun.
  useEffect(
    () => () => {
      store.cancel();
      pictures.close();
    },
    [store, pictures],
  );

  function close() {
    setIsOpen(false);
    store.cancel();
    pictures.close();
    context.emit('bw-upload-closed', {});
  }

  async function send(content: Blob, as: string) {
    const kept = await store.send(content, as);
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
    pictures.close();
    const choice = judgeFile(file, purpose, messages);
    if ('fault' in choice) return setChosen({ kind, fault: choice.fault });
    setChosen({ kind: choice.kind, name: choice.file.name });
    // A video goes at once.
    void (choice.kind === 'video'
      ? send(choice.file, choice.file.name)
      : pictures.open(choice.file));
  }

  async function sendPicture() {
    if (!isCropping) return choose(undefined);
    const content = await cropped.current?.write();
    if (content) await send(content, jpegName(name));
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
            {isCropping ? (
              <Button onClick={() => pictures.close()}>{messages.another}</Button>
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
        {picture.state === 'failed' && (
          <FormAlert>
            {isTooSmall
              ? fillMessage(messages.tooSmall, { ...smallestCrop })
              : messages[picture.problem]}
          </FormAlert>
        )}
        {upload.state === 'failed' && <UploadRefusal problem={upload.problem} kind={kind} />}
        {isSending && <Sending part={upload.part} />}
        <div className="upload-step" hidden={isSending}>
          {isCropping ? (
            <CropStep
              handle={cropped}
              picture={picture.state === 'ready' ? picture.value : undefined}
              crop={crop}
            />
          ) : (
            <Chooser purpose={purpose} smallest={smallestCrop} onChoose={choose} />
          )}
        </div>
      </div>
    </Dialog>
  );
}
