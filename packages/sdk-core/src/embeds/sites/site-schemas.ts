import * as z from 'zod/mini';
import { personSummary } from '../../access/person-schemas.ts';
import { typedPersonName } from '../../account/field-schemas.ts';
import { embedSiteId, embedSiteIdInPath } from '../../vocabulary/ids.ts';
import { supportedLocales } from '../../vocabulary/text/locale.ts';
import { storableText } from '../../vocabulary/text/storable-text.ts';
import {
  describeOriginFault,
  isProductTemplate,
  isShopTemplate,
  isUrlTemplate,
  keyPattern,
} from './origin-rules.ts';
import { proofFaults } from './proof-rules.ts';
import { navigations, themes } from './site-choices.ts';

const instant = z.iso.datetime();
export const siteKey = z
  .string()
  .check(z.regex(keyPattern, 'expected a key: pk_live_… or pk_test_…'));

export const listedOrigin = z.string().check(
  z.maxLength(255),
  z.check(({ value, issues }) => {
    const message = describeOriginFault(value);
    if (message !== undefined) issues.push({ code: 'custom', input: value, message });
  }),
);

const settings = {
  /** What its widgets look like unless a tag says otherwise. */
  theme: z.enum(themes),
  /** The language of its widgets; defaults to the page's own. */
  locale: z.nullable(z.enum(supportedLocales)),
  /** Where an opened listing shows. */
  navigation: z.enum(navigations),
  /** The site's own page of a listing, with `{type}` and `{id}`; needed for `template` alone. */
  urlTemplate: z.nullable(
    storableText(500).check(
      z.refine(isUrlTemplate, { error: 'expected a path or an https address with {id} in it' }),
    ),
  ),
  /** The site's own page of a product, with `{id}`, and `{shopId}` where it has several shops. */
  productTemplate: z._default(
    z.nullable(
      storableText(500).check(
        z.refine(isProductTemplate, {
          error: 'expected a path or an https address with {id} in it',
        }),
      ),
    ),
    null,
  ),
  /** The site's own page of a shop, with `{shopId}` where it has several. */
  shopTemplate: z._default(
    z.nullable(
      storableText(500).check(
        z.refine(isShopTemplate, { error: 'expected a path or an https address' }),
      ),
    ),
    null,
  ),
};

/** A site as its owner fills it in; its name is read as that of a person. */
export const siteFacts = z
  .strictObject({
    name: typedPersonName,
    origins: z.array(listedOrigin).check(
      z.minLength(1),
      z.maxLength(20),
      z.refine((list) => new Set(list).size === list.length, {
        error: 'an origin is listed twice',
      }),
    ),
    ...settings,
  })
  .check(
    z.refine(({ navigation, urlTemplate }) => navigation !== 'template' || urlTemplate !== null, {
      error: 'expected the address of your own page',
      path: ['urlTemplate'],
    }),
  );

const key = z.strictObject({
  key: siteKey,
  kind: z.enum(['live', 'test']),
  createdAt: instant,
  /** When it stops working; null for the one in use. */
  endsAt: z.nullable(instant),
});
export type EmbedKey = z.output<typeof key>;

/** An origin of a site, and whether it was shown to be the owner's: nobody signs in there before. */
const origin = z.strictObject({
  origin: z.string(),
  isProved: z.boolean(),
  /** When it was last looked at; null for never. */
  checkedAt: z.nullable(instant),
  /** What was wrong then; null where nothing was. */
  fault: z.nullable(z.enum(proofFaults)),
});
export type EmbedOrigin = z.output<typeof origin>;

const described = {
  id: embedSiteId,
  name: z.string(),
  origins: z.array(z.string()),
  createdAt: instant,
  /** Those that work, the newest first. */
  keys: z.array(key),
  /** Its origins in their order. */
  proofs: z.array(origin),
  /** Since when an administrator has stopped it, and why; null for one that goes on. */
  stopped: z.nullable(z.strictObject({ at: instant, reason: z.string() })),
};

export const site = z.strictObject({
  ...described,
  ...settings,
  /** What a file or a DNS record of each origin must hold. */
  proofCode: z.uuid(),
});
export type EmbedSite = z.output<typeof site>;

/** A site as administrators see it. */
export const listedSite = z.strictObject({
  ...described,
  owner: personSummary,
  /** Whether the owner may register sites at the moment: only then do the keys work. */
  isOwnerEntitled: z.boolean(),
  /** People who have agreed to be signed in on its pages. */
  agreements: z.int(),
  /** Calls and refusals of the last 30 days. */
  requests: z.int(),
  refusals: z.int(),
  /** The last day on which a page called; null for none. */
  lastDay: z.nullable(z.iso.date()),
});
export type ListedEmbedSite = z.output<typeof listedSite>;

export const siteInPath = z.strictObject({ id: embedSiteIdInPath });
