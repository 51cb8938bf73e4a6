import * as z from 'zod/mini';
import { storableText } from './storable-text.ts';

/** Control characters, and marks that turn what follows them round: no line needs one. */
const unwanted = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** What a reader sees of a text: neither blanks nor what only fills a place. */
const visible = /(?![\p{DI}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * A line that somebody types, as it is kept: on one line, without blanks around it, and with nothing
 * that turns the words beside it round. One of which nobody sees anything is refused.
 */
export function typedLine(longest: number) {
  return storableText(longest).check(z.overwrite(cleanLine), z.minLength(1, 'expected some text'));
}

function cleanLine(text: string): string {
  const line = text.replace(/\s+/gu, ' ').replace(unwanted, '').trim();
  return visible.test(line) ? line : '';
}
