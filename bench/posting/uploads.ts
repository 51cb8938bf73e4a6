import { beginningBytes, partBytes, partLength } from '@boardwalk/sdk-core/media/parts/part-rules';
import type { Upload } from '@boardwalk/sdk-core/media/parts/schemas';
import type { Person } from './person.ts';

const filmBytes = 1_000_000_000;
const betweenReadingsMs = 100;
const frames = new Uint8Array(partBytes).fill(0x5a);
const filmHead = writeHead();

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

/** As the browser of a person sends a film: in parts, one behind the other, and then made one file. */
async function sendFilm(siteOrigin: string, { cookie }: Person): Promise<void> {
  const uploads = `${siteOrigin}/api/v1/storage/me/uploads`;
  const headers = { 'x-boardwalk': '1', origin: siteOrigin, cookie };
  async function send(method: 'POST' | 'PUT', address: string, type?: string, body?: BodyInit) {
    const answer = await fetch(address, {
      method,
      headers: { ...headers, ...(type !== undefined && { 'content-type': type }) },
      ...(body !== undefined && { body }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${text}`);
    return text;
  }

  const file = {
    name: 'film.mp4',
    size: filmBytes,
    lastModified: 0,
    beginning: filmHead.subarray(0, beginningBytes).toString('base64'),
  };
  const begun = await send('POST', uploads, 'application/json', JSON.stringify(file));
  // The contract says so.
  const { id, received } = JSON.parse(begun) as Upload;
  if (received > 0) throw new Error('A film is there already.');
  for (let offset = 0; offset < filmBytes; offset += partBytes) {
    const address = `${uploads}/${id}/parts/${offset}`;
    await send('PUT', address, 'application/octet-stream', partAt(offset));
  }
  await send('POST', `${uploads}/${id}/finish`);
}

/** A part of an MPEG-4 file whose description comes before its frames, which are all the same. */
function partAt(offset: number): Uint8Array<ArrayBuffer> {
  const part = frames.subarray(0, partLength(filmBytes, offset));
  if (offset > 0) return part;
  const first = Uint8Array.from(part);
  first.set(filmHead);
  return first;
}

/** All before the frames. */
function writeHead(): Buffer {
  const before = Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2')),
    box('moov', box('mvhd', Buffer.alloc(100))),
  ]);
  const ofFrames = Buffer.alloc(8);
  ofFrames.writeUInt32BE(filmBytes - before.length);
  ofFrames.write('mdat', 4);
  return Buffer.concat([before, ofFrames]);
}

function box(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(head.length + content.length);
  head.write(type, 4);
  return Buffer.concat([head, content]);
}
