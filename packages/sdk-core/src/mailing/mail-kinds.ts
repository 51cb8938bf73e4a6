/**
 * How often mail of a kind comes: as soon as there is something to report, once a day, or not at
 * all.
 */
export const frequencies = ['at-once', 'daily', 'never'] as const;
export type Frequency = (typeof frequencies)[number];

/** Mail of which people choose how often it comes; later domains join. */
export const mailKinds = ['inbox.messages', 'alerts.news'] as const;
export type MailKind = (typeof mailKinds)[number];

/** What links of mails end: mail of a kind, or that which asks an address whether it wants alerts. */
export const endableMails = [...mailKinds, 'alerts.confirming'] as const;
export type EndableMail = (typeof endableMails)[number];

/** How often it comes to somebody who has not chosen. */
export const usualFrequency: Readonly<Record<MailKind, Frequency>> = {
  'inbox.messages': 'at-once',
  'alerts.news': 'at-once',
};

/**
 * How soon something requests to be mailed, the soonest first; what a user chose for the kind of
 * mail can make it later, never sooner.
 */
export const paces = ['at-once', 'daily', 'weekly'] as const;
export type Pace = (typeof paces)[number];

/** The later of two. */
export function laterPace(one: Pace, other: Pace): Pace {
  return paces.indexOf(one) > paces.indexOf(other) ? one : other;
}

/** Hours of the day, by one's own clocks, between which no mail comes; they may span midnight. */
export interface QuietHours {
  /** From the beginning of this hour on, 0 to 23. */
  readonly from: number;
  /** Until the beginning of that one. */
  readonly to: number;
}

/** The hour of daily mail of somebody who has not chosen one. */
export const usualDailyHour = 8;

/** The day of weekly mail, at the hour of daily mail: Friday, of seven from Monday. */
export const weeklyDay = 5;
