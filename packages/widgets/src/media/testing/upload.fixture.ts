import { type ProblemCode, problemStatuses } from '@boardwalk/sdk-core/vocabulary/problem';
import { vi } from 'vitest';

/** An upload as it reaches the server, which the test answers. */
export interface SentUpload {
  readonly address: string;
  readonly form: FormData;
  readonly isAborted: boolean;
  progress(part: number): void;
  answer(status: number, body: unknown): void;
  fail(): void;
}

/** Stands in for the network of uploads; answers what was sent, the latest last. */
export function fakeUploads(): readonly SentUpload[] {
  const sent: SentUpload[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload: { onprogress?: (event: unknown) => void } = {};
      onload?: () => void;
      onerror?: () => void;
      onabort?: () => void;
      status = 0;
      response: unknown = null;
      #address = '';
      #isAborted = false;

      open(method: string, url: string) {
        this.#address = `${method} ${url}`;
      }

      setRequestHeader() {}

      abort() {
        this.#isAborted = true;
        this.onabort?.();
      }

      send(form: FormData) {
        const request = this;
        sent.push({
          address: this.#address,
          form,
          get isAborted() {
            return request.#isAborted;
          },
          progress: (part) =>
            this.upload.onprogress?.({
              lengthComputable: true,
              loaded: part * 1_000,
              total: 1_000,
            }),
          answer: (status, body) => {
            this.status = status;
            this.response = body;
            this.onload?.();
          },
          fail: () => this.onerror?.(),
        });
      }
    },
  );
  return sent;
}

/** A refusal as the API writes it. */
export function refusalOf(code: ProblemCode, detail: string) {
  const status = problemStatuses[code];
  return [status, { type: `/problems/${code}`, code, status, title: code, detail }] as const;
}

export const keptFile = {
  id: 'ab'.repeat(16),
  path: `/media/${'ab'.repeat(16)}`,
  mime_type: 'image/jpeg',
  name: 'me.jpg',
  size: 10,
  lastModifiedDate: '2026-11-22T09:00:00.000Z',
  url: `/media/${'ab'.repeat(16)}/1280.webp`,
};

/** A picture of that size. */
export async function pictureFile(width: number, height: number, name = 'me.png'): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#2a6f97';
  context.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}
