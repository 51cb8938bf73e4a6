import * as z from 'zod/mini';
import { linkAddress } from '../../vocabulary/routes/link-address.ts';
import { type Footer, knownResources, socialNetworks } from './footer.ts';

const text = (maximum: number) => z.string().check(z.minLength(1), z.maxLength(maximum));

const address = z
  .string()
  .check(z.maxLength(500), z.regex(linkAddress, 'expected a path or https://'));

const ownResource = z.strictObject({
  title: text(40),
  links: z.array(z.strictObject({ label: text(60), address })).check(z.maxLength(12)),
});

/** What administrators may say about the foot of every page. */
export const footer: z.ZodMiniType<Footer, Footer> = z.strictObject({
  resources: z.array(z.union([z.enum(knownResources), ownResource])).check(z.maxLength(6)),
  social: z
    .array(z.strictObject({ network: z.enum(socialNetworks), address }))
    .check(z.maxLength(socialNetworks.length)),
  copyright: text(120),
});
