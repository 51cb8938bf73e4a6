/** How often mail of a kind comes: as soon as there is something to tell, once a day, or not at all. */
export const frequencies = ['at-once', 'daily', 'never'] as const;
export type Frequency = (typeof frequencies)[number];

/** Mail of which people choose how often it comes; later domains join. */
export const mailKinds = ['inbox.messages'] as const;
export type MailKind = (typeof mailKinds)[number];

/** How often it comes to somebody who has not chosen. */
export const usualFrequency: Readonly<Record<MailKind, Frequency>> = {
  'inbox.messages': 'at-once',
};

/** Hours of the day, by one's own clocks, between which no mail comes; they may span midnight. */
export interface QuietHours {
  /** From the beginning of this hour on, 0 to 23. */
  readonly from: number;
  /** Until the beginning of that one. */
  readonly to: number;
}

/** The hour of daily mail of somebody who has not chosen one. */
export const usualDailyHour = 8;
