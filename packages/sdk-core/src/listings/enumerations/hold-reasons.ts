/** Why the platform holds a listing back: it waits to be looked at, or a moderator took it down. */
export const holdReasons = ['review', 'moderation'] as const;

export type HoldReason = (typeof holdReasons)[number];
