import * as z from 'zod/mini';
import {
  auditEntryId,
  auditEntryIdInPath,
  readingId,
  readingIdInPath,
  userIdInPath,
} from '../../vocabulary/ids.ts';
import { pageQuery } from '../../vocabulary/page.ts';
import { auditEntry, reading } from '../trail-schemas.ts';

export const listAuditEntries = {
  query: z.strictObject({
    /** Entries before this one, as an earlier page's `next` says. */
    before: z.optional(auditEntryIdInPath),
    /** Whose rights or account they are about. */
    subject: z.optional(userIdInPath),
    size: pageQuery({ defaultSize: 50, maximumSize: 200 }).size,
  }),
  response: z.strictObject({
    items: z.array(auditEntry),
    next: z.nullable(auditEntryId),
  }),
};

export const listReadings = {
  query: z.strictObject({
    /** Readings before this one, as an earlier page's `next` says. */
    before: z.optional(readingIdInPath),
    /** Who read, or of whom was read. */
    person: z.optional(userIdInPath),
    size: pageQuery({ defaultSize: 50, maximumSize: 200 }).size,
  }),
  response: z.strictObject({
    items: z.array(reading),
    next: z.nullable(readingId),
  }),
};
