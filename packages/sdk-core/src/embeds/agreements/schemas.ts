import * as z from 'zod/mini';
import type { ServerHalf } from '../../http/server-half.ts';
import { scopes } from '../../vocabulary/scopes.ts';

const instant = z.iso.datetime();

/** Sites on which somebody lets themselves be signed in. */
const agreement = z.strictObject({
  id: z.uuid(),
  /** The name of the site as it was shown. */
  siteName: z.string(),
  origin: z.string(),
  scopes: z.array(z.enum(scopes)),
  givenAt: instant,
  /** Whether somebody is signed in there at the moment. */
  isSignedIn: z.boolean(),
});
export type Agreement = z.output<typeof agreement>;

/** The newest first. */
export const listAgreements = {
  summary: 'The sites on whose pages the caller agreed to be signed in.',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  problems: ['forbidden'],
  response: z.array(agreement),
} satisfies ServerHalf;

export const withdrawAgreement = {
  summary: 'Takes an agreement back, and ends the caller’s sessions on that origin.',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  problems: ['forbidden', 'not-found'],
  params: z.strictObject({ id: z.uuid() }),
  response: z.null(),
} satisfies ServerHalf;
