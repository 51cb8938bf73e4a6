import {
  createFormSender,
  type SendingEnvironment,
  type SendOptions,
} from '../../http/form-sender.ts';
import type { FormToSend } from '../../http/send-form.ts';
import { uploadPicture } from './endpoints.ts';
import type { MessagePicture } from './picture-schemas.ts';

/** Uploads a picture for a message; rejects with a `Problem` if it is not saved. */
export type SendPicture = (
  content: Blob,
  name: string,
  options: SendOptions,
) => Promise<MessagePicture>;

/** How pictures of messages are sent from this page. */
export function createPictureSender(
  env: SendingEnvironment,
  isOwnSite: boolean,
  send?: (form: FormToSend) => Promise<unknown>,
): SendPicture {
  const { path } = uploadPicture;
  const sendForm = createFormSender<MessagePicture>(
    env,
    {
      ...{ path, method: 'POST' },
      call: (body, options) => env.client.call(uploadPicture, { body }, options),
    },
    isOwnSite,
    send,
  );
  return (content, name, options) => {
    const form = new FormData();
    form.set('file', content, name);
    return sendForm(form, options);
  };
}
