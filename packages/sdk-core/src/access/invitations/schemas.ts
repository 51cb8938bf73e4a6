import * as z from 'zod/mini';
import { factorsAtTimes } from '../../account/factor-schemas.ts';
import { emailAddress, mailedToken } from '../../account/field-schemas.ts';
import type { ServerHalf } from '../../http/server-half.ts';
import { actions } from '../../vocabulary/groups.ts';
import { pageQuery } from '../../vocabulary/routes/page.ts';
import { supportedLocales } from '../../vocabulary/text/locale.ts';
import {
  group,
  groupGrant,
  groupInPath,
  membershipCities,
  permissions,
  requestedMembershipCities,
} from '../group-schemas.ts';
import { personSummary } from '../person-schemas.ts';

const instant = z.iso.datetime();

export const inviteMember = {
  summary: 'Mails an invitation to a group; it takes the place of an earlier one.',
  audience: 'site',
  rule: { may: 'administration' },
  inPerson: true,
  problems: ['forbidden', 'wrong-credentials', 'not-found', 'unavailable'],
  callsPerMinute: 20,
  params: groupInPath,
  body: z.strictObject({
    email: emailAddress,
    /** What the member may do in the group; defaults to the least that members do. */
    permissions: z.optional(permissions),
    /** When the membership ends; by default as the group's settings say. */
    endsAt: z.optional(instant),
    cities: requestedMembershipCities,
    /** In what language the mail is written. */
    locale: z.optional(z.enum(supportedLocales)),
    /** Where the group is `administrators`. */
    ...factorsAtTimes,
  }),
  response: z.strictObject({ email: z.string(), expiresAt: instant }),
} satisfies ServerHalf;

/** The token that was mailed: it stands in no address of the API, as addresses are logged. */
const invitationToken = z.strictObject({ token: mailedToken });

export const readInvitation = {
  summary: 'What an invitation to the caller’s own address offers, and whether it still counts.',
  audience: 'site',
  rule: 'members',
  problems: ['not-found'],
  callsPerMinute: 20,
  body: invitationToken,
  response: z.strictObject({
    /** By which it is accepted, with the token. */
    id: z.uuid(),
    group,
    permissions: z.array(z.enum(actions)),
    /** When the membership ends. */
    endsAt: z.nullable(instant),
    cities: membershipCities,
    invitedBy: personSummary,
    expiresAt: instant,
    /** `over` if time ran out, or the inviter no longer looks after the group. */
    state: z.enum(['waiting', 'accepted', 'over']),
    /** Whether the caller belongs to the group already. */
    isMember: z.boolean(),
  }),
} satisfies ServerHalf;
export type Invitation = z.output<typeof readInvitation.response>;

export const acceptInvitation = {
  summary: 'Joins the group of an invitation that was mailed to the caller’s address.',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  problems: ['forbidden', 'not-found', 'conflict'],
  callsPerMinute: 20,
  params: z.strictObject({ id: z.uuid() }),
  body: invitationToken,
  response: groupGrant,
} satisfies ServerHalf;

const waitingInvitation = z.strictObject({
  /** Not the token, which its mail alone has. */
  id: z.uuid(),
  email: z.string(),
  permissions: z.array(z.enum(actions)),
  /** When the membership ends. */
  endsAt: z.nullable(instant),
  cities: membershipCities,
  invitedBy: personSummary,
  since: instant,
  expiresAt: instant,
});
export type WaitingInvitation = z.output<typeof waitingInvitation>;

export const listInvitations = {
  summary: 'Who was invited to a group and has not joined yet, the newest first.',
  audience: 'site',
  rule: { may: 'administration' },
  tellsHidden: 'others',
  problems: ['forbidden', 'not-found'],
  params: groupInPath,
  query: z.strictObject(pageQuery({ defaultSize: 12, maximumSize: 1_000 })),
  response: z.strictObject({ items: z.array(waitingInvitation), total: z.int() }),
} satisfies ServerHalf;

export const withdrawInvitation = {
  summary: 'Takes an invitation back that nobody accepted yet.',
  audience: 'site',
  rule: { may: 'administration' },
  inPerson: true,
  problems: ['forbidden', 'not-found'],
  params: z.strictObject({ g: group, id: z.uuid() }),
  response: z.null(),
} satisfies ServerHalf;
