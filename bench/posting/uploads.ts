import { once } from 'node:events';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import type { Person } from './person.ts';

const filmBytes = 1_000_000_000;
const chunk = Buffer.alloc(65_536, 0x5a);
const betweenReadingsMs = 100;
const boundary = 'a-boundary-of-the-bench';

/** What the API's memory grew by while these people sent a film each at once, in MB. */
export async function measureUploads(
  { siteOrigin, apiOrigin }: { readonly siteOrigin: string; readonly apiOrigin: string },
  people: readonly Person[],
): Promise<number> {
  const before = await readMemory(apiOrigin);
  let isOver = false;
  const sending = Promise.all(people.map((person) => sendFilm(siteOrigin, person))).finally(() => {
    isOver = true;
  });
  const readings: number[] = [];
  while (!isOver) {
    readings.push(await readMemory(apiOrigin));
    await new Promise((resolve) => setTimeout(resolve, betweenReadingsMs));
  }
  await sending;
  return (Math.max(...readings) - before) / 1_000_000;
}

/** What the process has of the machine's memory (Prometheus), in bytes. */
async function readMemory(apiOrigin: string): Promise<number> {
  const text = await (await fetch(`${apiOrigin}/metrics`)).text();
  const found = /^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1];
  if (found === undefined) throw new Error('The API does not tell its memory.');
  return Number(found);
}

async function sendFilm(siteOrigin: string, { cookie }: Person): Promise<void> {
  const sent = request(`${siteOrigin}/api/v1/storage/me/files`, {
    method: 'PUT',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'x-boardwalk': '1',
      origin: siteOrigin,
      cookie,
    },
  });
  const answered = once(sent, 'response');
  Readable.from(writeForm()).pipe(sent);
  const [response] = await answered;
  response.resume();
  await once(response, 'end');
  if (response.statusCode >= 300) {
    throw new Error(`A film was answered with ${response.statusCode}.`);
  }
}

/** A form with an MPEG-4 file whose description comes before its frames. */
async function* writeForm(): AsyncGenerator<Buffer> {
  yield Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="film.mp4"\r\ncontent-type: video/mp4\r\n\r\n`,
  );
  yield box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2'));
  yield box('moov', box('mvhd', Buffer.alloc(100)));
  const frames = Buffer.alloc(8);
  frames.writeUInt32BE(filmBytes + frames.length);
  frames.write('mdat', 4);
  yield frames;
  for (let left = filmBytes; left > 0; left -= chunk.length) yield chunk.subarray(0, left);
  yield Buffer.from(`\r\n--${boundary}--\r\n`);
}

function box(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(head.length + content.length);
  head.write(type, 4);
  return Buffer.concat([head, content]);
}
