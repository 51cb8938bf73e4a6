import type { Wish } from '../../account/sign-in/wishes.ts';

/** A search that somebody wanted to save before they had an account; which, this browser keeps. */
export const saveSearchWish = { act: 'save-search', subject: 0 } as const satisfies Wish;
