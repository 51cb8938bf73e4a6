import * as z from 'zod/mini';
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
export const listAgreements = { response: z.array(agreement) };

export const withdrawAgreement = {
  params: z.strictObject({ id: z.uuid() }),
  response: z.null(),
};
