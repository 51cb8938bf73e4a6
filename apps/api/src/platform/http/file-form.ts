import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { ArrivingFile, FileForm, ReadForm } from '@boardwalk/sdk-core/vocabulary/file-form';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';

const fileField = 'file';
/** A form has the file and a few short texts. */
const limits = {
  files: 1,
  fields: 4,
  parts: 6,
  fieldSize: 4_000,
  headerPairs: 20,
  headerSize: 8_000,
};
const limitEvents = ['partsLimit', 'filesLimit', 'fieldsLimit'] as const;

/** A `multipart/form-data` body with one file, of which no more is held than a stream holds. */
export function openFileForm(headers: IncomingHttpHeaders, body: Readable): FileForm {
  return { read: (keep) => readForm(headers, body, keep) };
}

/** What is left of a body that is refused stays unread. */
async function readForm<Kept>(
  headers: IncomingHttpHeaders,
  body: Readable,
  keep: (file: ArrivingFile) => Promise<Kept>,
): Promise<ReadForm<Kept>> {
  const parser = createParser(headers);
  const texts = new Map<string, string>();
  let arriving: BusboyFileStream | undefined;
  let kept: Promise<Kept> | undefined;
  const parsed = new Promise<void>((resolve, reject) => {
    const fail = (cause?: unknown) => reject(broken(cause));
    parser.on('field', (name, text, _, isCutOff) => {
      if (isCutOff) reject(refusal(name, `expected at most ${limits.fieldSize} characters`));
      else texts.set(name, text);
    });
    parser.on('file', (field, file, name) => {
      // Also where nobody reads it any more, an error without a listener would end the process.
      file.on('error', fail);
      if (field !== fileField) {
        reject(refusal(field, `expected the file as "${fileField}"`));
        return;
      }
      arriving = file;
      kept = keep({ content: file, name, bytesAtMost: lengthOf(headers) });
      kept.catch(reject);
    });
    for (const event of limitEvents) {
      parser.once(event, () => reject(refusal('', 'expected one file')));
    }
    parser.once('finish', resolve);
    parser.on('error', fail);
    body.once('error', fail);
    // Read to its end, a body closes as well, and the parser is not done yet.
    body.once('close', () => body.readableEnded || fail());
    body.pipe(parser);
  });
  try {
    await parsed;
    if (!kept) throw refusal(fileField, 'expected a file');
    return { kept: await kept, texts };
  } catch (error) {
    body.unpipe(parser);
    arriving?.destroy(broken(error));
    // Whoever keeps the file has put away what was there before the caller is told.
    await kept?.catch(() => undefined);
    throw error;
  }
}

function createParser(headers: IncomingHttpHeaders): BusboyInstance {
  const { 'content-type': type = '' } = headers;
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
function lengthOf(headers: IncomingHttpHeaders): number | undefined {
  const length = headers['content-length'];
  return length === undefined ? undefined : Number(length);
}
