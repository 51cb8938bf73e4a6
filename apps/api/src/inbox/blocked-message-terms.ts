import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { typedLine } from '@boardwalk/sdk-core/vocabulary/text/typed-line';
import * as z from 'zod/mini';
import type { Database } from '../platform/database/database.ts';
import { defineSetting, readSetting, type Setting } from '../platform/settings.ts';

/** Words, or several in a row, with which no message is sent; whole ones, whatever their case and accents. */
export const blockedMessageTerms = defineSetting({
  key: 'inbox.heldWords',
  schema: z.array(typedLine(60)).check(z.maxLength(1_000)),
  default: [],
  visibility: 'administrators',
});

export const inboxSettings: readonly Setting[] = [blockedMessageTerms];

/** Holds a message back that has a word of the operator's list. */
export async function refuseBlockedTerms(
  surroundings: { readonly database: Database },
  body: string,
): Promise<void> {
  const held = (await readSetting(surroundings, blockedMessageTerms)).map(plainWords);
  const text = plainWords(body);
  // An entry without letters is no word.
  if (!held.some((words) => words.trim() !== '' && text.includes(words))) return;
  throw new Problem('held-back', 'A word in your message is not sent here. Please change it.');
}

/** Its words alone, each between blanks. */
function plainWords(text: string): string {
  // Accents and signs that are not seen make no other word.
  const letters = text
    .normalize('NFKD')
    .replace(/\p{M}|\p{Cf}/gu, '')
    .toLowerCase();
  return ` ${letters.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
}
