import * as z from 'zod/mini';
import { cleanLine, visibleOf } from './clean-line.ts';
import { withoutHiddenCharacters } from './hidden-characters.ts';
import { storableText } from './storable-text.ts';

/**
 * Control characters but for ends of lines and tabs, of which a text as JSON would grow sixfold, and
 * marks by which a line reads otherwise than it is: "gpj.exe" as "exe.jpg". Isolates end with theirs.
 */
const controls = /[^\P{Cc}\n\r\t]|[\u202a-\u202e]/gu;

/**
 * Returns a schema for a line that a user types, in its stored form: on one line, without
 * surrounding blanks, and with nothing that is hidden in it or reverses the text beside it. Letters
 * with their accents are one character (NFC), so that what reads alike is equal. One in which nothing
 * is visible is refused.
 */
export function typedLine(longest: number) {
  return typedLineOrNone(longest).check(z.minLength(1, 'expected some text'));
}

/** The same where nothing may stand. */
export function typedLineOrNone(longest: number) {
  return storableText(longest).check(z.overwrite(cleanLine), z.maxLength(longest));
}

/**
 * Returns a schema for paragraphs that a user types, in their stored form: without surrounding
 * blanks, and visible.
 */
export function typedText(longest: number) {
  return typedTextOrNone(longest).check(z.minLength(1, 'expected some text'));
}

/** The same where nothing may stand. */
export function typedTextOrNone(longest: number) {
  return storableText(longest).check(
    z.overwrite((text) => visibleOf(withoutHiddenCharacters(text).replace(controls, '').trim())),
    z.maxLength(longest),
  );
}
