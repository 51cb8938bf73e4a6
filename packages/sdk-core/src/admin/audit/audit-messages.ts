import type { AuditEvent } from '../../access/audit-events.ts';
import type { Catalogue, TextCatalogue } from '../../vocabulary/text/message.ts';

/** What the audit trail says of each event. */
export const auditEventLabels = {
  catalogue: 'admin/audit-event',
  'member-invited': '{actor} invited {email} to the group “{group}”.',
  'invitation-withdrawn': '{actor} took back the invitation of {email} to the group “{group}”.',
  'member-added': '{actor} put {subject} into the group “{group}”.',
  'member-joined': '{subject} joined the group “{group}”.',
  'member-removed': '{actor} took {subject} out of the group “{group}”.',
  'group-settings-changed': '{actor} changed the settings of the group “{group}”.',
  'permission-offered': '{actor} invited {email} to rights to {object}.',
  'permission-offer-withdrawn':
    '{actor} took back the invitation of {email} to rights to {object}.',
  'permission-accepted': '{subject} accepted rights to {object}.',
  'permission-granted': '{actor} gave {subject} rights to {object}.',
  'permission-withdrawn': '{actor} took the rights of {subject} to {object} back.',
  'account-disabled': '{actor} disabled the account of {subject}.',
  'account-enabled': '{actor} opened the account of {subject} again.',
  'account-deleted': '{actor} deleted their account.',
  'acting-began': '{actor} began to act as {subject}.',
  'acting-ended': '{actor} stopped acting as {subject}.',
  acted: '{actor} acted as {subject}: {call}.',
  'setting-changed': '{actor} changed the setting “{key}”.',
  'listing-approved': '{actor} let {object} of {subject} in.',
  'listing-removed': '{actor} took {object} of {subject} down.',
  'listing-put-back': '{actor} put {object} of {subject} back.',
  'listing-changed': '{actor} changed {object} of {subject}.',
  'listing-deleted': '{actor} deleted {object} of {subject}.',
  'reports-upheld': '{actor} found right what was reported of {object} of {subject}.',
  'reports-dismissed': '{actor} dismissed what was reported of {object} of {subject}.',
  'reports-reopened': '{actor} opened the reports of {object} of {subject} again.',
  'embed-site-created': '{actor} registered the site “{site}” of {subject}.',
  'embed-site-changed': '{actor} changed the site “{site}” of {subject}.',
  'embed-site-removed': '{actor} removed the site “{site}” of {subject}.',
  'embed-site-stopped': '{actor} stopped the site “{site}” of {subject}.',
  'embed-site-resumed': '{actor} let the site “{site}” of {subject} go on.',
  'embed-key-rotated': '{actor} made the key {key} for the site “{site}” of {subject}.',
  'embed-key-revoked': '{actor} stopped the key {key} of the site “{site}” of {subject}.',
  'coupon-created': '{actor} made the coupon {coupon}.',
  'coupon-ended': '{actor} ended the coupon {coupon}.',
  'payment-difference-repaired': '{actor} repaired a difference with the payment provider.',
  'payment-difference-settled': '{actor} settled a difference with the payment provider by hand.',
  'billing-address-settled': '{actor} looked into the billing address of a licence.',
  'plan-created': '{actor} made the plan “{plan}”.',
  'plan-changed': '{actor} changed the plan “{plan}”.',
  'plan-ended': '{actor} ended the plan “{plan}”.',
  'plan-code-used': '{actor} bought the plan “{plan}” by its code.',
  'payment-event-replayed': '{actor} had an event of the payment provider acted upon again.',
  'board-created': '{actor} put up the board “{board}”.',
  'board-changed': '{actor} changed the board “{board}”.',
  'board-retired': '{actor} retired the board “{board}”.',
  'board-restored': '{actor} put the board “{board}” up for sale again.',
  'board-outage-started': '{actor} put the board “{board}” out of service.',
  'board-outage-ended': '{actor} put the board “{board}” back into service.',
  'board-sponsor-named': '{actor} gave {object} of {subject} a place on the board “{board}”.',
  'board-sponsor-removed': '{actor} took {object} of {subject} off the board “{board}”.',
  'zone-created': '{actor} made the zone “{zone}”.',
  'zone-changed': '{actor} changed the zone “{zone}”.',
  'zone-deleted': '{actor} deleted the zone “{zone}”.',
  'zone-sponsor-named': '{actor} made {object} of {subject} a sponsor of the zone “{zone}”.',
  'zone-sponsor-removed':
    '{actor} took {object} of {subject} out of the sponsors of the zone “{zone}”.',
  'shop-changed': '{actor} changed the shop {shop} of {subject}.',
  'product-changed': '{actor} changed the product {product} of the shop {shop} of {subject}.',
  'shop-suspended': '{actor} suspended the shop {shop} of {subject}.',
  'shop-restored': '{actor} gave {subject} the shop {shop} back.',
  'shop-closed': '{actor} closed the shop {shop} of {subject} for good.',
  'shop-account-linked': '{actor} linked an account at the payment provider to the shop {shop}.',
} as const satisfies TextCatalogue<AuditEvent>;

/** What stands around the audit trail. */
export const auditMessages = {
  catalogue: 'admin/audit',
  title: 'Audit trail',
  lead: 'Who changed whose rights, account or sites, or did what as somebody else, the newest first. Nobody can change it.',
  none: 'Nothing is written down yet.',
  older: 'Show older entries',
  loading: 'Reading the trail …',
  nobody: 'somebody whose account is gone',
  object: '{type} {id}',
  actingAs: 'acting as {name}',
  reason: 'Reason: {reason}',
  rights: 'Rights: {rights}',
  until: 'until {date}',
  about: '{name}: {value}',
  refused: 'refused ({status})',
  unknownOutcome: 'how it ended was not written down',
} as const satisfies TextCatalogue<
  | 'title'
  | 'lead'
  | 'none'
  | 'older'
  | 'loading'
  | 'nobody'
  | 'object'
  | 'actingAs'
  | 'reason'
  | 'rights'
  | 'until'
  | 'about'
  | 'refused'
  | 'unknownOutcome'
>;

/** What the list of those says who read what is hidden from others. */
export const readingsMessages = {
  catalogue: 'admin/readings',
  title: 'Readings',
  lead: 'Which administrator read what is hidden from others, the newest first. Kept for a year.',
  ofAccount: 'Who read it',
  none: 'Nobody has read anything hidden.',
  ofOne: '{reader} read of {subject}: {call}.',
  ofMany: '{reader} read: {call}.',
  filter: 'Number of an account, or nothing for all',
  filterWrong: 'Enter the number of an account, or nothing.',
  show: 'Show',
} as const satisfies Catalogue;
