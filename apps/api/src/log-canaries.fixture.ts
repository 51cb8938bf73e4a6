import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { invitations, objectPermissions } from './access/tables.ts';
import { storeSession, storeUser } from './account/account.fixture.ts';
import { issueMailedToken, type TokenPurpose } from './account/mail/mailed-token.ts';
import { hashPassword } from './account/password/passwords.ts';
import { hashToken } from './account/secret-token.ts';
import { passkeys, sessions, users } from './account/tables.ts';
import { shop, storeSite } from './embeds/embeds.fixture.ts';
import { siteDirectory } from './embeds/sites/site-directory.ts';
import { makeListing } from './listings/listings.fixture.ts';
import { insertListings } from './listings/storage/insert-listings.ts';
import { formOf, formType, photograph } from './media/upload/form.fixture.ts';
import type { Platform } from './platform/calls/operation.ts';

/** One of every kind of value that people and programs hand over; no line may hold any. */
export const canaries = {
  name: 'Canaryname',
  phone: '9055550186',
  password: 'canary-password of somebody',
  newPassword: 'canary-password of tomorrow',
  text: 'canary-text that somebody wrote',
  file: 'canary-file.jpg',
  header: 'canary-header',
  cookie: 'canary-cookie',
  query: 'canary-query',
  agent: 'canary-agent/1.0',
  token: 'canary-token'.padEnd(43, 'x'),
  address: 'canary-address',
};

/** Parts by which each would be found, spelled otherwise too. */
export const traces = /.{0,80}(?:canary|90555501|555-?0186).{0,20}/i;

/** What is sent: a body as JSON, or text and bytes as they are. */
export interface SentCall {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly body?: object | string;
  readonly type?: string;
  readonly cookie?: string | undefined;
}

let passwordHash: Promise<string> | undefined;
let made = 0;
const nextAddress = () => `${canaries.address}-${++made}@example.org`;

/** Somebody with canaries for facts, an administrator and merchant, and others to do things to. */
export async function openCanary(platform: Platform) {
  const { database } = platform;
  passwordHash ??= hashPassword(canaries.password);
  const store = async (facts: object) =>
    storeUser(database, {
      firstName: canaries.name,
      lastName: canaries.name,
      username: `canary-user-${++made}`,
      email: nextAddress(),
      phoneCountry: 'CA',
      phoneCode: 1,
      phoneNumber: canaries.phone,
      billingLine1: canaries.text,
      passwordHash: await passwordHash,
      ...facts,
    });
  const email = nextAddress();
  const rosa = { ...(await store({ email, groups: ['administrators', 'merchants'] })), email };
  const chief = await store({ groups: ['administrators'] });
  const target = await store({ groups: ['partners'] });
  const [listing = Number.NaN] = await insertListings(database, [
    makeListing('property', {
      ownerId: rosa.id,
      contact: { name: canaries.name, phone: canaries.phone, email: nextAddress(), website: null },
    }),
  ]);
  const site = await storeSite(database, rosa.id, { name: canaries.text });
  siteDirectory(platform).forget();
  return {
    platform,
    rosa,
    chief,
    target,
    listing,
    site,
    cookie: await storeSession(database, rosa.id),
  };
}

type Canary = Awaited<ReturnType<typeof openCanary>>;

function mail({ platform: { database }, rosa }: Canary, purpose: TokenPurpose, email = rosa.email) {
  return issueMailedToken(database, { purpose, userId: rosa.id, email }, new Date());
}

const { password, newPassword, text } = canaries;
const site = {
  name: text,
  origins: [shop],
  theme: 'auto',
  locale: null,
  navigation: 'dialog',
  urlTemplate: null,
};
const phone = { country: 'CA', code: 1, number: canaries.phone };

/** A call of each endpoint that writes, as somebody would make it who may. */
export const writes: Readonly<Record<string, (one: Canary) => SentCall | Promise<SentCall>>> = {
  signIn: ({ rosa }) => ({ body: { username: rosa.username, password }, cookie: undefined }),
  signOut: () => ({}),
  register: () => ({
    body: {
      email: nextAddress(),
      username: `canary.${++made}`,
      firstName: canaries.name,
      lastName: canaries.name,
      phone,
      password: newPassword,
      consent: true,
      kind: 'merchant',
    },
  }),
  resetPassword: async (one) => ({
    body: { token: await mail(one, 'reset-password'), password: newPassword },
  }),
  forgotPassword: ({ rosa }) => ({ body: { username: rosa.username } }),
  confirmEmail: async (one) => ({
    body: { token: await mail(one, 'change-email', nextAddress()) },
  }),
  changePassword: () => ({ body: { current: password, password: newPassword } }),
  changeEmail: () => ({ body: { password, email: nextAddress() } }),
  startTwoFactor: () => ({ body: { password } }),
  startPasskey: () => ({ body: { password } }),
  renamePasskey: async ({ platform, rosa }) => {
    const [key] = await platform.database
      .insert(passkeys)
      .values({
        userId: rosa.id,
        credentialId: `canary-credential-${++made}`,
        publicKey: canaries.token,
        counter: 0,
        transports: [],
        name: text,
        createdAt: new Date(),
      })
      .returning({ id: passkeys.id });
    return { path: { passkeyId: key?.id ?? '' }, body: { name: text } };
  },
  endSession: async ({ platform: { database }, rosa }) => {
    const other = await storeSession(database, rosa.id);
    const [row] = await database
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.tokenHash, hashToken(other.split('=')[1] ?? '')));
    return { path: { sessionId: row?.id ?? '' }, body: { password } };
  },
  endAllSessions: () => ({ body: { password } }),
  deleteAccount: () => ({ body: { password } }),
  changeProfile: () => ({
    body: {
      firstName: canaries.name,
      lastName: canaries.name,
      phone,
      billing: { countryCode: 'CA', postalCode: null, state: 'ON', city: text, line1: text },
    },
  }),
  inviteMember: () => ({
    path: { g: 'administrators' },
    body: { email: nextAddress(), password },
  }),
  acceptInvitation: async ({ platform: { database }, rosa, chief }) => {
    const token = randomBytes(32).toString('base64url');
    const createdAt = new Date();
    const [row] = await database
      .insert(invitations)
      .values({
        tokenHash: hashToken(token),
        group: 'realtors',
        email: rosa.email,
        actions: ['create'],
        invitedBy: chief.id,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + 1e9),
      })
      .returning({ id: invitations.id });
    return { path: { id: row?.id ?? '' }, body: { token } };
  },
  changeGroupSettings: () => ({
    path: { g: 'merchants' },
    body: { note: text, membershipDays: 30 },
  }),
  addMember: ({ target }) => ({
    path: { id: target.id },
    body: { group: 'administrators', password },
  }),
  removeMember: ({ target }) => ({ path: { g: 'partners', user: target.id } }),
  grantPermissions: async ({ platform: { database }, listing, target }) => {
    await database.insert(objectPermissions).values({
      objectType: 'listing',
      objectId: String(listing),
      userId: target.id,
      actions: ['read'],
      createdAt: new Date(),
    });
    return {
      path: { type: 'property', id: listing },
      body: { userId: target.id, permissions: ['write'] },
    };
  },
  inviteToObject: ({ listing }) => ({
    path: { type: 'property', id: listing },
    body: { to: { email: nextAddress() }, permissions: ['write'] },
  }),
  enableUser: async ({ platform: { database }, chief }) => {
    await database.update(users).set({ state: 'disabled' }).where(eq(users.id, chief.id));
    return { path: { id: chief.id }, body: { reason: text, password } };
  },
  disableUser: ({ target }) => ({ path: { id: target.id }, body: { reason: text } }),
  actAs: ({ target }) => ({ path: { id: target.id }, body: { reason: text, password } }),
  endActing: async ({ platform: { database }, rosa, target }) => ({
    cookie: await storeSession(database, target.id, rosa.id),
  }),
  addFavourite: ({ listing }) => ({ path: { id: listing } }),
  createEmbedSite: () => ({ body: site }),
  changeEmbedSite: ({ site: { id } }) => ({ path: { id }, body: site }),
  rotateEmbedKey: ({ site: { id } }) => ({ path: { id }, body: { kind: 'live' } }),
  revokeEmbedKey: ({ site: { id, test } }) => ({ path: { id }, body: { key: test } }),
  removeEmbedSite: ({ site: { id } }) => ({ path: { id } }),
  grantAuthorization: ({ site: { live }, rosa }) => ({
    body: {
      userId: rosa.id,
      siteKey: live,
      siteName: canaries.text,
      origin: shop,
      scopes: 'profile:basic',
      challenge: createHash('sha256').update(canaries.token).digest('base64url'),
      way: 'message',
    },
  }),
  revealContact: ({ listing }) => ({ path: { id: listing }, body: { channel: 'phone' } }),
  recordListingEvent: ({ listing }) => ({ path: { id: listing }, body: { event: 'view' } }),
  uploadFile: async () => ({
    body: formOf({ content: await photograph(40, 30), fileName: canaries.file }),
    type: formType,
  }),
};
