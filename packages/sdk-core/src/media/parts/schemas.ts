import * as z from 'zod/mini';
import type { ServerHalf } from '../../http/server-half.ts';
import type { ByteBody } from '../../vocabulary/byte-body.ts';
import { storableText } from '../../vocabulary/text/storable-text.ts';
import { fileId, uploadedFile, uploaders } from '../schemas.ts';
import { uploadLimits } from '../upload-rules.ts';
import { beginningBytes } from './part-rules.ts';

const isObject = (value: unknown) => typeof value === 'object' && value !== null;
/** A browser hands over a `Blob`; the server reads it as it arrives. */
const bytes = z.custom<ByteBody, Blob>(isObject, 'expected bytes');

const size = z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER));
const byUpload = z.strictObject({ upload: fileId });

/** A file on its way, in parts. */
const upload = z.strictObject({
  /** The file's own, once it is saved. */
  id: fileId,
  /** Bytes of the whole. */
  size,
  /** Bytes of each part but the last, which has the rest. */
  partBytes: z.int(),
  /** Bytes that have arrived, one part behind the other: where the next part begins. */
  received: z.int(),
  hasPoster: z.boolean(),
  /** When it expires, unless another part comes. */
  expiresAt: z.iso.datetime(),
});
export type Upload = z.output<typeof upload>;

export const beginUpload = {
  summary:
    'Begins a video that comes in parts, or goes on with the same file of one’s own that did not arrive whole.',
  audience: uploaders,
  rule: 'members',
  problems: ['body-too-large'],
  callsPerMinute: 120,
  body: z.strictObject({
    name: storableText(500),
    size,
    /**
     * When the file was last changed, as its browser says: with name and size it identifies the
     * file.
     */
    lastModified: z.int().check(z.gte(0)),
    /** Its first bytes in Base64: 64, or all where it has fewer. */
    beginning: z
      .string()
      .check(z.maxLength(Math.ceil(beginningBytes / 3) * 4), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
  }),
  response: upload,
} satisfies ServerHalf;

export const readUpload = {
  summary: 'How far a file of one’s own is that comes in parts.',
  audience: uploaders,
  rule: 'members',
  problems: ['not-found'],
  params: byUpload,
  response: upload,
} satisfies ServerHalf;

export const sendPart = {
  summary:
    'Keeps the next part of a file; one that begins elsewhere is refused (`conflict`) and says where the next begins.',
  audience: uploaders,
  rule: 'members',
  problems: ['not-found', 'conflict', 'gone', 'unavailable'],
  params: z.strictObject({
    ...byUpload.shape,
    offset: z.pipe(
      z.string().check(z.regex(/^(?:0|[1-9]\d{0,11})$/, 'expected a whole number of bytes')),
      z.pipe(z.transform(Number), z.int().check(z.lte(uploadLimits.video))),
    ),
  }),
  body: bytes,
  response: upload,
} satisfies ServerHalf;

export const sendPoster = {
  summary:
    'Keeps a picture of a video that is on its way, for where it does not play yet; the first counts.',
  audience: uploaders,
  rule: 'members',
  problems: ['not-found', 'gone', 'unavailable'],
  callsPerMinute: 120,
  params: byUpload,
  body: bytes,
  response: upload,
} satisfies ServerHalf;

export const finishUpload = {
  summary:
    'Makes a file of one’s own of parts that have all arrived; asked again, it answers the same.',
  audience: uploaders,
  rule: 'members',
  problems: ['not-found', 'conflict', 'gone', 'unavailable'],
  callsPerMinute: 120,
  params: byUpload,
  response: uploadedFile,
} satisfies ServerHalf;

export const cancelUpload = {
  summary: 'Cancels the upload of a file that is on its way, and removes what has arrived of it.',
  audience: uploaders,
  rule: 'members',
  problems: ['not-found'],
  params: byUpload,
  response: z.null(),
} satisfies ServerHalf;
