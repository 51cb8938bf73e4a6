import type { Client } from '../../http/client.ts';
import { type FormToSend, sendForm } from '../../http/send-form.ts';
import { uploadImages } from '../endpoints.ts';
import type { KeptImages } from '../schemas.ts';

export interface SendOptions {
  readonly signal: AbortSignal;
  /** From 0 to 1, as far as the picture has been sent. */
  readonly onProgress: (part: number | undefined) => void;
}

/** Uploads one picture; rejects with a `Problem` where it is not kept. */
export type SendImage = (content: Blob, name: string, options: SendOptions) => Promise<KeptImages>;

interface SendingEnvironment {
  readonly client: Client;
  /** Where the API answers, without a trailing slash. */
  readonly apiOrigin: string;
}

/** Longest that a picture may take on a page of others, which hears nothing of it until it is there. */
const longestMs = 600_000;

/**
 * How pictures are sent from this page. Our own site tells how far one is; on a page of others the
 * client alone may hold the session and knows the key, and it can't tell.
 */
export function createImageSender(
  { client, apiOrigin }: SendingEnvironment,
  isOwnSite: boolean,
  send: (form: FormToSend) => Promise<unknown> = sendForm,
): SendImage {
  if (!isOwnSite) {
    return (content, name, { signal, onProgress }) => {
      onProgress(undefined);
      const body = formOf(content, name);
      return client.call(uploadImages, { body }, { signal, timeout: longestMs });
    };
  }
  return async (content, name, options) => {
    const answer = await client.heedSession(() =>
      send({
        url: apiOrigin + uploadImages.path,
        method: 'POST',
        form: formOf(content, name),
        shownFor: client.shownFor,
        ...options,
      }),
    );
    // The server's half of the contract vouches for the shape.
    return answer as KeptImages;
  };
}

function formOf(content: Blob, name: string): FormData {
  const form = new FormData();
  form.set('images', content, name);
  return form;
}
