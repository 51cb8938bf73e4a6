import * as z from 'zod/mini';
import { emailAddress, username } from '../../account/field-schemas.ts';
import type { ServerHalf } from '../../http/server-half.ts';
import { actions } from '../../vocabulary/groups.ts';
import { pageQuery } from '../../vocabulary/routes/page.ts';
import { supportedLocales } from '../../vocabulary/text/locale.ts';
import { permissionsOnObject } from '../group-schemas.ts';
import { namedObject, objectRef } from '../permissions/schemas.ts';
import { memberPerson } from '../person-schemas.ts';

const instant = z.iso.datetime();

const offer = {
  id: z.uuid(),
  permissions: z.array(z.enum(actions)),
  /** When the right ends. */
  endsAt: z.nullable(instant),
  /** Null once their account is closed. */
  invitedBy: z.nullable(memberPerson),
  since: instant,
  /** Until when it can be accepted. */
  expiresAt: instant,
};

/** What an administrator of the object sees: nothing about the owner of the address. */
const objectInvitation = z.strictObject({
  ...offer,
  /**
   * The username or e-mail address that it was sent to; an address is masked for callers who did
   * not send it and are not administrators.
   */
  sentTo: z.string(),
  state: z.enum(['pending', 'declined', 'expired']),
});
export type ObjectInvitation = z.output<typeof objectInvitation>;

export const inviteToObject = {
  summary:
    'Invites the user with a username or an e-mail address to permissions on an object; does not reveal whether there is one.',
  audience: 'site',
  rule: { may: 'administration' },
  inPerson: true,
  problems: ['forbidden', 'not-found', 'conflict'],
  callsPerMinute: 20,
  params: objectRef,
  body: z.strictObject({
    to: z.union([z.strictObject({ email: emailAddress }), z.strictObject({ username })]),
    permissions: permissionsOnObject,
    endsAt: z.optional(instant),
    /** In what language an address without an account is written to. */
    locale: z.optional(z.enum(supportedLocales)),
  }),
  response: objectInvitation,
} satisfies ServerHalf;

export const listObjectInvitations = {
  summary: 'Who was invited to permissions on an object and has not accepted, the newest first.',
  audience: 'site',
  rule: { may: 'administration' },
  tellsHidden: 'own',
  problems: ['forbidden', 'not-found'],
  params: objectRef,
  response: z.array(objectInvitation),
} satisfies ServerHalf;

export const withdrawObjectInvitation = {
  summary: 'Takes an invitation back that nobody accepted, or removes what became of it.',
  audience: 'site',
  rule: { may: 'administration' },
  inPerson: true,
  problems: ['forbidden', 'not-found'],
  params: z.strictObject({ ...objectRef.shape, invitation: z.uuid() }),
  response: z.null(),
} satisfies ServerHalf;

const ownInvitation = z.strictObject({
  ...offer,
  /** What it is to. */
  object: namedObject,
  /**
   * `given-up` if the users gave an accepted right up themselves; `withdrawn` if others took it
   * back.
   */
  state: z.enum(['pending', 'accepted', 'declined', 'given-up', 'withdrawn', 'expired']),
});
export type OwnInvitation = z.output<typeof ownInvitation>;

export const listOwnInvitations = {
  summary:
    'To what the caller was invited by their username or address in the past weeks: of each what can be accepted, else the newest.',
  audience: 'site',
  rule: 'members',
  tellsHidden: 'own',
  query: z.strictObject(pageQuery({ defaultSize: 50, maximumSize: 100 })),
  response: z.strictObject({ items: z.array(ownInvitation), hasMore: z.boolean() }),
} satisfies ServerHalf;

const oneOfOwn = z.strictObject({ invitation: z.uuid() });

export const acceptOwnInvitation = {
  summary: 'Accepts permissions on an object that the caller was invited to.',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  problems: ['forbidden', 'not-found'],
  callsPerMinute: 20,
  params: oneOfOwn,
  response: ownInvitation,
} satisfies ServerHalf;

export const declineOwnInvitation = {
  summary: 'Declines an invitation; its sender sees that.',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  problems: ['forbidden', 'not-found'],
  callsPerMinute: 20,
  params: oneOfOwn,
  response: ownInvitation,
} satisfies ServerHalf;
