/** What the audit trail tells of. */
export const auditEvents = [
  'member-invited',
  'invitation-withdrawn',
  'member-added',
  'member-joined',
  'member-removed',
  'group-settings-changed',
  'permission-granted',
  'permission-withdrawn',
  'account-disabled',
  'account-enabled',
  'account-deleted',
  'acting-began',
  'acting-ended',
  'setting-changed',
] as const;
export type AuditEvent = (typeof auditEvents)[number];
