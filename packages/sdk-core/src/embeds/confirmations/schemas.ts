import * as z from 'zod/mini';
import type { Audience, ServerHalf } from '../../http/server-half.ts';
import { money } from '../../vocabulary/money/money-schema.ts';
import { storableText } from '../../vocabulary/text/storable-text.ts';
import { confirmationKinds } from './confirmation-kinds.ts';
import { confirmationStates } from './confirmation-states.ts';

const instant = z.iso.datetime();
const confirmationId = z.uuid();
const inPath = z.strictObject({ id: confirmationId });
const state = z.enum(confirmationStates);

/** Room for the address of an order and what is to be sent by each of its 50 shops, with notes. */
const longestSubject = 32_000;

/** Pages that may ask for any of it; for what, `confirmationScopes` says. */
const askingPages = [
  'embed:boards',
  'embed:cart',
  'embed:listings:write',
] as const satisfies Audience;

export const startConfirmation = {
  summary:
    'Asks the user signed in on a partner’s page to confirm an action in a window of our own site.',
  audience: askingPages,
  rule: 'members',
  problems: [
    'forbidden',
    'incomplete-profile',
    'not-found',
    'origin-not-allowed',
    'conflict',
    'not-available',
  ],
  callsPerMinute: 20,
  bodyBytes: 128_000,
  body: z.strictObject({
    kind: z.enum(confirmationKinds),
    /** What it is about, by the id that its kind says; empty where the kind says it all. */
    subject: storableText(longestSubject),
  }),
  response: z.strictObject({ id: confirmationId, expiresAt: instant }),
} satisfies ServerHalf;

/** What one shop of an order delivers. */
const confirmedPart = z.strictObject({
  name: z.string(),
  /** How it is sent, in the shop's words, empty where it has none; null where nothing is sent. */
  sentBy: z.nullable(z.string()),
  /** The address where it is fetched; null where nothing is. */
  fetchedAt: z.nullable(z.string()),
  /** What the page says to the shop in its buyer's name. */
  note: z.string(),
});

/** What a user is asked to confirm, by whom, as the server knows it. */
export const readConfirmation = {
  summary: 'What a partner’s page asks the caller to confirm, for how much, until when.',
  audience: 'site',
  rule: 'members',
  tellsHidden: 'own',
  problems: ['not-found', 'forbidden', 'origin-not-allowed'],
  params: inPath,
  response: z.strictObject({
    id: confirmationId,
    siteName: z.string(),
    origin: z.string(),
    kind: z.enum(confirmationKinds),
    /** What it is about, by the id that its kind says. */
    subject: z.string(),
    /** Its name where it has one, such as brand and last four digits of a card; an address line by line. */
    about: z.nullable(z.string()),
    /** Names of what is bought. */
    items: z.array(z.string()),
    /** Of an order, what each shop delivers; `about` is then the address to which something is sent. */
    parts: z.array(confirmedPart),
    /** Whether it is paid for again by itself. */
    renews: z.boolean(),
    /** What is charged, payment by payment; none where nothing is. */
    amounts: z.array(money),
    expiresAt: instant,
    state,
  }),
} satisfies ServerHalf;
export type EmbedConfirmation = z.output<typeof readConfirmation.response>;

export const decideConfirmation = {
  summary: 'Confirms what a partner’s page asks, or refuses it, once.',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  problems: ['forbidden', 'not-found', 'conflict', 'origin-not-allowed'],
  callsPerMinute: 60,
  params: inPath,
  body: z.strictObject({ isConfirmed: z.boolean() }),
  response: z.strictObject({ state }),
} satisfies ServerHalf;

/** For a page whose window cannot notify it, and for one that was closed. */
export const followConfirmation = {
  summary: 'What became of a confirmation that the same session on the page asked for.',
  audience: askingPages,
  rule: 'members',
  problems: ['forbidden', 'not-found', 'origin-not-allowed'],
  callsPerMinute: 120,
  params: inPath,
  response: z.strictObject({ state }),
} satisfies ServerHalf;
