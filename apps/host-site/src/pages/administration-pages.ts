import type { SitePage } from './site-page.ts';

const administration = { guard: 'administrator', layout: 'dashboard' } as const;

/** The pages on which people are let into groups and given rights. */
export const administrationPages = {
  groupInvitation: {
    // An invitation counts for one account: a visitor who is signed out signs in and comes back.
    guard: 'signed-in',
    layout: 'login',
    title: 'Invitation',
    widgets: ({ query }) => [
      { tag: 'bw-invitation', attributes: { token: query.get('token') ?? '' } },
    ],
  },
  adminUsers: {
    ...administration,
    title: 'Users',
    widgets: () => [{ tag: 'bw-admin-users', attributes: { 'url-sync': '' }, sharesState: true }],
  },
  adminListings: {
    ...administration,
    title: 'All listings',
    widgets: () => [
      { tag: 'bw-admin-listings', attributes: { 'url-sync': '' }, sharesState: true },
    ],
  },
  adminEmbeds: {
    ...administration,
    title: 'Sites and keys of all',
    widgets: () => [{ tag: 'bw-admin-embeds', attributes: {} }],
  },
  adminWork: {
    ...administration,
    title: 'Failed work',
    widgets: () => [{ tag: 'bw-admin-work', attributes: {} }],
  },
  adminPayments: {
    ...administration,
    title: 'Payment provider',
    widgets: () => [
      { tag: 'bw-admin-payments', attributes: {} },
      { tag: 'bw-admin-coupons', attributes: { 'heading-level': '2' } },
    ],
  },
  adminBoards: {
    ...administration,
    title: 'Boards',
    widgets: () => [{ tag: 'bw-admin-boards', attributes: { 'url-sync': '' }, sharesState: true }],
  },
  adminZones: {
    ...administration,
    title: 'Advertising zones',
    widgets: () => [{ tag: 'bw-admin-zones', attributes: { 'url-sync': '' }, sharesState: true }],
  },
  adminPlans: {
    ...administration,
    title: 'Plans',
    widgets: () => [{ tag: 'bw-admin-plans', attributes: {} }],
  },
  adminPermissions: {
    ...administration,
    title: 'Permissions',
    widgets: () => [
      { tag: 'bw-admin-permissions', attributes: { 'url-sync': '' }, sharesState: true },
    ],
  },
} as const satisfies Readonly<Record<string, SitePage>>;
