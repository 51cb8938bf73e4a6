import * as z from 'zod/mini';
import type { ServerHalf } from '../http/server-half.ts';
import type { FileForm } from '../vocabulary/file-form.ts';
import { fileUse } from '../vocabulary/file-use-schema.ts';
import { type ProblemCode, problemStatuses } from '../vocabulary/problem.ts';
import { pageQuery } from '../vocabulary/routes/page.ts';
import { storableText } from '../vocabulary/text/storable-text.ts';
import { fileKinds, fileSorts, filesPageSize } from './own/own-files.ts';
import { imagesAtOnce, uploadTypes } from './upload-rules.ts';

/** 32 hexadecimal digits. */
export const fileId = z.string().check(z.regex(/^[0-9a-f]{32}$/));
// The keys of the table are the types.
const types = Object.keys(uploadTypes) as (keyof typeof uploadTypes)[];

const count = z.int().check(z.gte(0));
const text = (maximum: number) => z.string().check(z.maxLength(maximum));

/** A picture: `{path}/{width}.webp` and `.avif` exist for widths 320, 800 and 1280. */
export const image = z.strictObject({
  id: text(64),
  path: text(200),
  alt: text(300),
  width: z.int(),
  height: z.int(),
  /** Base64 of a thumbhash, about 25 bytes. */
  thumbhash: text(64),
  /** Of a video, whose poster the picture is: its address, below the media address. */
  video: z.optional(text(200)),
});
export type Image = z.output<typeof image>;

/** A file that was uploaded. */
export const uploadedFile = z.strictObject({
  id: fileId,
  /** Of a picture: `/{width}.webp` and `/{width}.avif` follow. Of a video: its address. */
  path: z.string(),
  /** According to the content, whatever the name says. */
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

/** A user who writes a listing or a message adds files to it, on pages of other sites as well. */
export const uploaders = ['embed:listings:write', 'embed:inbox'] as const;

export const uploadFile = {
  summary: 'Keeps a picture of at most 10 MB, or a video of at most 1 GB, as one’s own file.',
  audience: uploaders,
  rule: 'members',
  problems: ['body-too-large', 'malformed-body'],
  callsPerMinute: 120,
  /** A browser hands over a `FormData`; the server reads it as it arrives. */
  body: z.custom<FileForm, FormData>(isObject, 'expected a form with a file'),
  response: uploadedFile,
} satisfies ServerHalf;

// The keys of the table are the codes.
const problemCodes = Object.keys(problemStatuses) as ProblemCode[];
const position = z.int().check(z.gte(0));

export const uploadImages = {
  summary: `Keeps up to ${imagesAtOnce} pictures of at most 10 MB each, the field \`images\`, as one’s own files.`,
  audience: uploaders,
  rule: 'members',
  problems: ['body-too-large', 'malformed-body'],
  callsPerMinute: 120,
  /** A browser hands over a `FormData`; the server reads it as it arrives. */
  body: z.custom<FileForm, FormData>(isObject, 'expected a form with files'),
  response: z.strictObject({
    /** Those that are saved and show by now, in the order of the form. */
    images: z.array(
      z.extend(image, {
        /** Its place in the form, from 0. */
        position,
        name: z.string(),
        /** Another file of one’s own that has the same content, where there is one. */
        sameAs: z.nullable(fileId),
      }),
    ),
    /** Those that were refused; where all were, the answer is the problem of the first. */
    failures: z.array(
      z.strictObject({
        position,
        name: z.string(),
        code: z.enum(problemCodes),
        detail: z.string(),
      }),
    ),
  }),
} satisfies ServerHalf;
export type UploadedImages = z.output<typeof uploadImages.response>;

/** A file as its owner lists it. */
const ownFile = z.extend(uploadedFile, {
  /** How it shows: of a video its poster, with where it plays. Null where that is missing. */
  image: z.nullable(image),
  /** In how many places it shows, or is to show. */
  uses: count,
  /** When it goes, where it was of a draft that was thrown away; null where it stays. */
  goesAt: z.nullable(z.iso.datetime()),
});
export type OwnFile = z.output<typeof ownFile>;

export const listFiles = {
  summary: 'One’s own files, by default the newest first, with how often each is used.',
  audience: 'site',
  rule: 'members',
  tellsHidden: 'own',
  query: z.strictObject({
    name: z._default(storableText(120), ''),
    kind: z.optional(z.enum(fileKinds)),
    use: z.optional(z.enum(['used', 'unused'])),
    sort: z._default(z.enum(fileSorts), '-date'),
    ...pageQuery({ defaultSize: filesPageSize, maximumSize: 100 }),
  }),
  response: z.strictObject({
    items: z.array(ownFile),
    /** Whether others follow. */
    hasMore: z.boolean(),
    total: count,
  }),
} satisfies ServerHalf;

export const readFile = {
  summary: 'A file of one’s own, with where it is used.',
  audience: 'site',
  rule: 'members',
  tellsHidden: 'own',
  problems: ['not-found'],
  params: z.strictObject({ file: fileId }),
  response: z.extend(ownFile, { usedIn: z.array(fileUse) }),
} satisfies ServerHalf;
export type FileDetails = z.output<typeof readFile.response>;

export const keepFile = {
  summary: 'Keeps a file of one’s own that would go with a draft that was thrown away.',
  audience: 'site',
  rule: 'members',
  problems: ['not-found'],
  params: z.strictObject({ file: fileId }),
  response: z.null(),
} satisfies ServerHalf;

/** In bytes; files on their way count from the start. */
export const readStorageStats = {
  summary: 'How much one’s files hold, and how much they may.',
  audience: uploaders,
  rule: 'members',
  response: z.strictObject({
    used: z.int(),
    capacity: z.int(),
    files: z.int(),
  }),
} satisfies ServerHalf;
export type StorageStats = z.output<typeof readStorageStats.response>;

export const deleteFile = {
  summary: 'Removes a file of one’s own for good; one that is used only where that is said.',
  audience: 'site',
  rule: 'members',
  problems: ['not-found', 'conflict'],
  params: z.strictObject({ file: fileId }),
  /** `remove` takes it out of every place that uses it. */
  query: z.strictObject({ uses: z.optional(z.enum(['remove'])) }),
  response: z.null(),
} satisfies ServerHalf;
