import * as z from 'zod/mini';
import type { ServerHalf } from '../../http/server-half.ts';
import {
  auditEntryId,
  auditEntryIdInPath,
  readingId,
  readingIdInPath,
  userIdInPath,
} from '../../vocabulary/ids.ts';
import { pageQuery } from '../../vocabulary/routes/page.ts';
import { auditEntry, reading } from '../trail-schemas.ts';

export const listAuditEntries = {
  summary:
    'Who changed whose rights, account or sites, or did what as somebody else, the newest first.',
  audience: 'site',
  rule: { group: 'administrators' },
  tellsHidden: 'others',
  problems: ['forbidden'],
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
} satisfies ServerHalf;

export const listReadings = {
  summary: 'Which administrator read what is hidden from others, the newest first.',
  audience: 'site',
  rule: { group: 'administrators' },
  tellsHidden: 'others',
  problems: ['forbidden'],
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
} satisfies ServerHalf;
