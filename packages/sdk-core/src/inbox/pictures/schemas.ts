import * as z from 'zod/mini';
import type { ServerHalf } from '../../http/server-half.ts';
import type { FileForm } from '../../vocabulary/file-form.ts';
import { unsentHours } from '../limits.ts';
import { messagePicture } from './picture-schemas.ts';

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

export const uploadPicture = {
  summary: `Keeps a picture of at most 10 MB, the field \`file\`, for a message that is sent within ${unsentHours} hours; the two people of its thread alone see it.`,
  audience: 'embed:inbox',
  rule: 'members',
  inPerson: true,
  problems: ['forbidden', 'body-too-large', 'malformed-body', 'gone'],
  callsPerMinute: 60,
  /** A browser hands over a `FormData`; the server reads it as it arrives. */
  body: z.custom<FileForm, FormData>(isObject, 'expected a form with a file'),
  response: messagePicture,
} satisfies ServerHalf;
