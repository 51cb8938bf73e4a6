import sharp from 'sharp';
import type { Browser } from '../../account/account.fixture.ts';
import type { Answer, TestServer } from '../../platform/test-server.fixture.ts';

const boundary = 'a-boundary-of-the-tests';
export const formType = `multipart/form-data; boundary=${boundary}`;

export interface SentFile {
  readonly content: Buffer;
  /** As it stands in the header, quotation marks escaped already. */
  readonly fileName?: string;
  readonly type?: string;
  readonly field?: string;
  readonly texts?: Readonly<Record<string, string>>;
}

/** A form as a browser writes it, the file first. */
export function formOf({
  content,
  fileName = 'picture.jpg',
  type = 'image/jpeg',
  field = 'file',
  texts = {},
}: SentFile): Buffer {
  return Buffer.concat([formHead(fileName, type, field), content, formEnd(texts)]);
}

/** A form with several files in one field. */
export function formOfSeveral(
  sent: readonly SentFile[],
  { field = 'images', texts = {} }: Pick<SentFile, 'field' | 'texts'> = {},
): Buffer {
  const parts = sent.flatMap(({ content, fileName, type }) => [
    formHead(fileName, type, field),
    content,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...parts, formEnd(texts).subarray(parts.length > 0 ? 2 : 0)]);
}

function formEnd(texts: Readonly<Record<string, string>>): Buffer {
  const written = Object.entries(texts).map(
    ([name, text]) =>
      `\r\n--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}`,
  );
  return Buffer.from(`${written.join('')}\r\n--${boundary}--\r\n`);
}

/** What stands before the file. */
export function formHead(fileName = 'picture.jpg', type = 'image/jpeg', field = 'file'): Buffer {
  const disposition = `form-data; name="${field}"; filename="${fileName}"`;
  return Buffer.from(
    `--${boundary}\r\ncontent-disposition: ${disposition}\r\ncontent-type: ${type}\r\n\r\n`,
  );
}

/** Headers of our own site's page. */
export function pageHeaders(
  { platform }: Pick<TestServer, 'platform'>,
  browser: Browser,
): Readonly<Record<string, string>> {
  return {
    origin: platform.configuration.siteOrigin,
    'sec-fetch-site': 'same-origin',
    'x-boardwalk': '1',
    ...(browser.cookie !== undefined && { cookie: browser.cookie }),
  };
}

/** Uploads to one's own files. */
export function upload(server: TestServer, browser: Browser, file: SentFile): Promise<Answer> {
  return server.inject({
    method: 'PUT',
    url: '/api/v1/storage/me/files',
    headers: { ...pageHeaders(server, browser), 'content-type': formType },
    payload: formOf(file),
  });
}

/** A picture that says who took it, and where. */
export async function photograph(width = 400, height = 300): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#2a6f97' } })
    .jpeg()
    .withExif({
      IFD0: { Copyright: 'somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 15/1 0/1' },
    })
    .toBuffer();
}

/** A film in its outer form: a head, an empty description, and frames to the end that show nothing. */
export function film(bytes: number): Buffer {
  const content = Buffer.alloc(bytes);
  content.write('\0\0\0\x18ftypisom\0\0\x02\0isomiso2\0\0\0\x08moov\0\0\0\0mdat', 'latin1');
  return content;
}
