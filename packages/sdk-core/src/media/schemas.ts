import * as z from 'zod/mini';
import type { FileForm } from '../vocabulary/file-form.ts';
import { pageQuery } from '../vocabulary/page.ts';
import { uploadTypes } from './upload-rules.ts';

/** 32 hexadecimal digits. */
const fileId = z.string().check(z.regex(/^[0-9a-f]{32}$/));
// The keys of the table are the types.
const types = Object.keys(uploadTypes) as (keyof typeof uploadTypes)[];

/** A file that was uploaded (specification, section 3). */
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
  /** A browser hands over a `FormData`; the server reads it as it arrives. */
  body: z.custom<FileForm, FormData>(isObject, 'expected a form with a file'),
  response: uploadedFile,
};

export const listFiles = {
  query: z.strictObject(pageQuery({ defaultSize: 100, maximumSize: 100 })),
  response: z.strictObject({
    items: z.array(uploadedFile),
    /** Whether others follow. */
    hasMore: z.boolean(),
  }),
};

/** In bytes; files on their way count from the start. */
export const readStorageStats = {
  response: z.strictObject({
    used: z.int(),
    capacity: z.int(),
    files: z.int(),
  }),
};

export const deleteFile = {
  params: z.strictObject({ file: fileId }),
  response: z.null(),
};
