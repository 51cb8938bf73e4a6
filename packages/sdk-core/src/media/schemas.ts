import * as z from 'zod/mini';
import type { ServerHalf } from '../http/server-half.ts';
import type { FileForm } from '../vocabulary/file-form.ts';
import { pageQuery } from '../vocabulary/routes/page.ts';
import { uploadTypes } from './upload-rules.ts';

/** 32 hexadecimal digits. */
const fileId = z.string().check(z.regex(/^[0-9a-f]{32}$/));
// The keys of the table are the types.
const types = Object.keys(uploadTypes) as (keyof typeof uploadTypes)[];

/** A file that was uploaded. */
const uploadedFile = z.strictObject({
  id: fileId,
  /** Of a picture: `/{width}.webp` and `/{width}.avif` follow. Of a video: its address. */
  path: z.string(),
  /** As the content tells, whatever the name says. */
  mime_type: z.enum(types),
  name: z.string(),
  /** Bytes that were sent. */
  size: z.int().check(z.gte(0)),
  /** ISO 8601 in UTC. */
  lastModifiedDate: z.iso.datetime(),
  /** Where the file shows, below the media address. */
  url: z.string(),
});
export type UploadedFile = z.output<typeof uploadedFile>;

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

export const uploadFile = {
  summary: 'Keeps a picture of at most 10 MB, or a video of at most 1 GB, as one’s own file.',
  audience: 'site',
  rule: 'members',
  problems: ['body-too-large', 'malformed-body'],
  callsPerMinute: 120,
  /** A browser hands over a `FormData`; the server reads it as it arrives. */
  body: z.custom<FileForm, FormData>(isObject, 'expected a form with a file'),
  response: uploadedFile,
} satisfies ServerHalf;

export const listFiles = {
  summary: 'One’s own files, the newest first.',
  audience: 'site',
  rule: 'members',
  tellsHidden: 'own',
  query: z.strictObject(pageQuery({ defaultSize: 100, maximumSize: 100 })),
  response: z.strictObject({
    items: z.array(uploadedFile),
    /** Whether others follow. */
    hasMore: z.boolean(),
  }),
} satisfies ServerHalf;

/** In bytes; files on their way count from the start. */
export const readStorageStats = {
  summary: 'How much one’s files hold, and how much they may.',
  audience: 'site',
  rule: 'members',
  response: z.strictObject({
    used: z.int(),
    capacity: z.int(),
    files: z.int(),
  }),
} satisfies ServerHalf;

export const deleteFile = {
  summary: 'Removes a file of one’s own for good.',
  audience: 'site',
  rule: 'members',
  problems: ['not-found'],
  params: z.strictObject({ file: fileId }),
  response: z.null(),
} satisfies ServerHalf;
