import * as z from 'zod/mini';
import type { ServerHalf } from '../../http/server-half.ts';
import { userIdInPath } from '../../vocabulary/ids.ts';
import { pageQuery } from '../../vocabulary/routes/page.ts';
import { correspondent } from '../threads/schemas.ts';

const ownInbox = { audience: 'site', rule: 'members' } as const;
const ofPerson = z.strictObject({ userId: userIdInPath });

export const ignoreUser = {
  ...ownInbox,
  summary:
    'Blocks messages from a user, who is not notified; what they have written is no longer shown.',
  inPerson: true,
  problems: ['forbidden', 'not-found', 'conflict'],
  params: ofPerson,
  response: z.null(),
} satisfies ServerHalf;

export const unignoreUser = {
  ...ownInbox,
  summary: 'Takes messages of somebody again; nothing changes where they were not ignored.',
  inPerson: true,
  problems: ['forbidden'],
  params: ofPerson,
  response: z.null(),
} satisfies ServerHalf;

export const listIgnored = {
  ...ownInbox,
  summary: 'The users whom the signed-in user ignores, the latest first.',
  tellsHidden: 'own',
  query: z.strictObject(pageQuery({ defaultSize: 1_000, maximumSize: 1_000 })),
  response: z.strictObject({
    results: z.array(z.extend(correspondent, { since: z.iso.datetime() })),
    total: z.int().check(z.gte(0)),
  }),
} satisfies ServerHalf;
