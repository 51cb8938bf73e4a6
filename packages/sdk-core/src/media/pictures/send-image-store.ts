import {
  createFormSender,
  type SendingEnvironment,
  type SendOptions,
} from '../../http/form-sender.ts';
import type { FormToSend } from '../../http/send-form.ts';
import { uploadImages } from '../endpoints.ts';
import type { UploadedImages } from '../schemas.ts';

export type { SendOptions };

/** Uploads one picture; rejects with a `Problem` if it is not saved. */
export type SendImage = (
  content: Blob,
  name: string,
  options: SendOptions,
) => Promise<UploadedImages>;

/** How pictures are sent from this page. */
export function createImageSender(
  env: SendingEnvironment,
  isOwnSite: boolean,
  send?: (form: FormToSend) => Promise<unknown>,
): SendImage {
  const { path } = uploadImages;
  const sendImages = createFormSender<UploadedImages>(
    env,
    {
      ...{ path, method: 'POST' },
      call: (body, options) => env.client.call(uploadImages, { body }, options),
    },
    isOwnSite,
    send,
  );
  return (content, name, options) => {
    const form = new FormData();
    form.set('images', content, name);
    return sendImages(form, options);
  };
}
