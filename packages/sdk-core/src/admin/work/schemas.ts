import * as z from 'zod/mini';
import type { ServerHalf } from '../../http/server-half.ts';
import { pageQuery } from '../../vocabulary/routes/page.ts';

const workInPath = z.strictObject({ id: z.uuid() });

const failedWork = z.strictObject({
  id: z.uuid(),
  /** The kind of work: `import-listings`. */
  work: z.string(),
  /** What it is about, by the names of the ids. */
  ids: z.record(z.string(), z.union([z.int(), z.string()])),
  tries: z.int(),
  /** What the last try ended by: the kind of error and its code, or a word such as `process-died`. */
  reason: z.string(),
  enqueuedAt: z.iso.datetime(),
  failedAt: z.iso.datetime(),
});

export type FailedWorkItem = z.output<typeof failedWork>;

export const listFailedWork = {
  summary: 'Work in the background that failed at every try, what has waited longest first.',
  audience: 'site',
  rule: { group: 'administrators' },
  inPerson: true,
  problems: ['forbidden'],
  query: z.strictObject({ size: pageQuery({ defaultSize: 50, maximumSize: 200 }).size }),
  response: z.strictObject({ items: z.array(failedWork), hasMore: z.boolean() }),
} satisfies ServerHalf;

export const retryFailedWork = {
  summary: 'Gives work that failed all its tries again, from now on.',
  audience: 'site',
  rule: { group: 'administrators' },
  inPerson: true,
  problems: ['forbidden', 'not-found'],
  params: workInPath,
  response: z.null(),
} satisfies ServerHalf;

export const discardFailedWork = {
  summary: 'Gives work that failed up for good.',
  audience: 'site',
  rule: { group: 'administrators' },
  inPerson: true,
  problems: ['forbidden', 'not-found'],
  params: workInPath,
  response: z.null(),
} satisfies ServerHalf;
