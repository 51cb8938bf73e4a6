import { addDays, instantOf, localTimeAt } from '../../vocabulary/time/local-time.ts';

/** Reminders before a licence ends, the first one first, and how many calendar days before. */
const reminderDays = { 'in-30-days': 30, 'in-7-days': 7 } as const;
export type ReminderKind = keyof typeof reminderDays;

/** What a licence's buyer is written to about: that it ends in so many days, and that it has ended. */
export const noticeKinds = ['in-30-days', 'in-7-days', 'ended'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Calendar days before its due date in which a plan gives way to no larger one. */
export const lastDays = 30;

/** A licence's end: the first instant that it does not cover, and the time zone in which it counts. */
export interface DueTime {
  /** Milliseconds since 1970. */
  readonly dueAt: number;
  /** IANA name. */
  readonly timeZone: string;
}

/** The instant so many calendar days before a licence is due, at the same time of day. */
function daysBeforeDue({ dueAt, timeZone }: DueTime, days: number): number {
  const { date, minute } = localTimeAt(dueAt, timeZone);
  return instantOf(addDays(date, -days), minute, timeZone);
}

/** Whether it is too late at `now` for a larger plan: the next term is bought once this one is over. */
export function isInLastDays(due: DueTime, now: number): boolean {
  return now >= daysBeforeDue(due, lastDays);
}

/** The same for a licence as answers return it, by its ISO instant. */
export function isEnding(
  { dueAt, timeZone }: { readonly dueAt: string; readonly timeZone: string },
  now: number,
): boolean {
  return isInLastDays({ dueAt: Date.parse(dueAt), timeZone }, now);
}

/** A reminder whose time has come. */
export interface PassedReminder {
  readonly kind: ReminderKind;
  /**
   * Whether it is news to the user who bought the licence at `boughtAt`, and no later one has
   * passed.
   */
  readonly isNews: boolean;
}

/** The reminders of a licence whose time has come at `now`, the first one first. */
export function passedReminders(
  due: DueTime & { readonly boughtAt: number },
  now: number,
): readonly PassedReminder[] {
  const kinds: readonly ReminderKind[] = ['in-30-days', 'in-7-days'];
  const times = kinds.map((kind) => ({ kind, at: daysBeforeDue(due, reminderDays[kind]) }));
  const passed = times.filter(({ at }) => at <= now);
  const last = passed.at(-1);
  return passed.map((one) => ({ kind: one.kind, isNews: one === last && due.boughtAt < one.at }));
}
