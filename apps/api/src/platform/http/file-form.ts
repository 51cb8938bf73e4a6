import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type {
  ArrivingFile,
  FileForm,
  FormFileLimits,
} from '@boardwalk/sdk-core/vocabulary/file-form';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { readTolerantly } from './tolerant-file.ts';

const fileField = 'file';
/** A form has its files and a few short texts. */
const texts = { fields: 4, fieldSize: 4_000 };
const headerLimits = { headerPairs: 20, headerSize: 8_000 };
const limitEvents = ['partsLimit', 'filesLimit', 'fieldsLimit'] as const;

/** A `multipart/form-data` body with files, of which no more is held than their streams hold. */
export function openFileForm(headers: IncomingHttpHeaders, body: Readable): FileForm {
  const bytesAtMost = lengthOf(headers);
  return {
    async read(keep) {
      const form = await readForm(headers, body, { field: fileField, atMost: 1 }, (file, name) =>
        keep({ content: file, name, bytesAtMost, isAlone: true }),
      );
      // A form without a file has been refused.
      return { kept: form.kept[0] as Awaited<ReturnType<typeof keep>>, texts: form.texts };
    },
    readSeveral: (wanted, keep) => readSeveral(headers, body, wanted, keep),
  };
}

async function readSeveral<Kept>(
  headers: IncomingHttpHeaders,
  body: Readable,
  wanted: FormFileLimits,
  keep: (file: ArrivingFile) => Promise<Kept>,
): Promise<readonly PromiseSettledResult<Kept>[]> {
  const bytesAtMost = lengthOf(headers);
  const tooLong = new Problem(
    'body-too-large',
    `Expected at most ${wanted.bytes} bytes in all of the form.`,
  );
  if (bytesAtMost !== undefined && bytesAtMost > wanted.bytes) throw tooLong;
  let arrived = 0;
  const count = (bytes: number) => {
    arrived += bytes;
    if (arrived > wanted.bytes) throw tooLong;
  };
  let before: Promise<unknown> = Promise.resolve();
  const form = await readForm(headers, body, wanted, (file, name) => {
    // A small one may be here as a whole before the one before it is done with.
    const reading = before.then(() =>
      readTolerantly(file, count, (content) =>
        keep({ content, name, bytesAtMost, isAlone: false }),
      ),
    );
    before = reading;
    return reading;
  });
  const [unknown] = form.texts.keys();
  if (unknown !== undefined) throw refusal(unknown, 'this field is not known');
  return form.kept;
}

/** What became of one file at least. What is left of a body that is refused stays unread. */
async function readForm<Kept>(
  headers: IncomingHttpHeaders,
  body: Readable,
  { field: wantedField, atMost }: Pick<FormFileLimits, 'field' | 'atMost'>,
  keep: (file: BusboyFileStream, name: string | undefined) => Promise<Kept>,
): Promise<{ readonly kept: readonly Kept[]; readonly texts: ReadonlyMap<string, string> }> {
  const parser = createParser(headers, atMost);
  const found = new Map<string, string>();
  const arriving: BusboyFileStream[] = [];
  const kept: Promise<Kept>[] = [];
  const parsed = new Promise<void>((resolve, reject) => {
    const fail = (cause?: unknown) => reject(broken(cause));
    parser.on('field', (name, text, _, isCutOff) => {
      if (isCutOff) reject(refusal(name, `expected at most ${texts.fieldSize} characters`));
      else found.set(name, text);
    });
    parser.on('file', (field, file, name) => {
      // Also where nobody reads it any more, an error without a listener would end the process.
      file.on('error', fail);
      if (field !== wantedField) {
        reject(refusal(field, `expected the file as "${wantedField}"`));
        return;
      }
      arriving.push(file);
      const keeping = keep(file, name);
      keeping.catch(reject);
      kept.push(keeping);
    });
    const limit = atMost === 1 ? 'expected one file' : `expected at most ${atMost} files`;
    for (const event of limitEvents) parser.once(event, () => reject(refusal('', limit)));
    parser.once('finish', resolve);
    parser.on('error', fail);
    body.once('error', fail);
    // Read to its end, a body closes as well, and the parser is not done yet.
    body.once('close', () => body.readableEnded || fail());
    body.pipe(parser);
  });
  try {
    await parsed;
    if (kept.length === 0) throw refusal(wantedField, 'expected a file');
    return { kept: await Promise.all(kept), texts: found };
  } catch (error) {
    body.unpipe(parser);
    for (const file of arriving) file.destroy(broken(error));
    // The code that stores the files has removed what was there before the caller is answered.
    await Promise.allSettled(kept);
    throw error;
  }
}

function createParser(headers: IncomingHttpHeaders, files: number): BusboyInstance {
  const { 'content-type': type = '' } = headers;
  const limits = { ...texts, ...headerLimits, files, parts: files + texts.fields + 1 };
  try {
    return new Busboy({ headers: { ...headers, 'content-type': type }, limits });
  } catch (cause) {
    throw new Problem('malformed-body', 'The form says no boundary of its parts.', { cause });
  }
}

function broken(cause: unknown): Problem {
  return new Problem('malformed-body', 'The form did not arrive whole.', { cause });
}

function refusal(field: string, message: string): Problem {
  const path = ['body', field].filter(Boolean).join('.').slice(0, 100);
  return new Problem('invalid-request', `${path}: ${message}`, { fields: [{ path, message }] });
}

/** Node hands over no more of a body than its length says. */
export function lengthOf(headers: IncomingHttpHeaders): number | undefined {
  const length = headers['content-length'];
  return length === undefined ? undefined : Number(length);
}
