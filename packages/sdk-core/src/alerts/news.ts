import { type Pace, paces } from '../mailing/mail-kinds.ts';

/**
 * What of a listing counts as news for the owner of a saved search: it is new to the search, has
 * another price and lies in the range, costs less, is offered again, or is sold or gone.
 */
export const newsKinds = ['new', 'repriced', 'reduced', 'open-again', 'gone'] as const;
export type NewsKind = (typeof newsKinds)[number];

/** What counts for a user who has not chosen: an offer that has ended is no offer. */
export const usualNews: readonly NewsKind[] = ['new', 'repriced', 'reduced', 'open-again'];

/** How soon the matches of a rule are mailed: as they are found, once a day, or once a week. */
export const ruleFrequencies = paces;
export type RuleFrequency = Pace;

/** Where users are notified: on the pages of the site, where the bar counts it, and by mail. */
export const ruleChannels = ['badge', 'mail'] as const;
export type RuleChannel = (typeof ruleChannels)[number];

/** Why a rule finds nothing for now: its owner wants it so, its place or a value of it is no more. */
export const pauseReasons = ['owner', 'place', 'values'] as const;
export type PauseReason = (typeof pauseReasons)[number];
