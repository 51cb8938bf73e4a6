import type { Topic } from '../vocabulary/topics.ts';

/** The names of a stream's events, and what the data of `ended` says. */
export type StreamEvent = 'changed' | 'reset' | 'ended';

/**
 * Why a server ends a stream: the session is over or another's, somebody opened too many, or the
 * server wants the caller to come again.
 */
export type StreamEnd = 'session' | 'replaced' | 'again';

/** A comment goes out this often in ms, so that neither side takes a silent line for a broken one. */
export const pingMs = 20_000;

/** What is to be reloaded: one topic, or all of them if it is not known what was missed. */
export type RefreshHint = Topic | 'everything';
