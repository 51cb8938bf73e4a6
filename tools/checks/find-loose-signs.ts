import type { Texts } from './compare-translation.ts';

/**
 * A plain space where French wants one that no line breaks at: before a colon, inside guillemets; and
 * one before the other signs, where Canada writes none.
 */
const loose = / [:»]|« |[ \u00a0\u202f][?!;](?!\S)/;

/** The French texts in which a sign could stand alone at the edge of a line, or apart from its word. */
export function findLooseSigns(french: Texts): readonly string[] {
  return Object.entries(french).flatMap(([catalogue, messages]) =>
    Object.entries(messages).flatMap(([key, message]) => {
      const texts = typeof message === 'string' ? [message] : Object.values(message);
      return texts.some((text) => loose.test(text))
        ? [
            `${catalogue} › ${key}: write \\u00a0 before a colon and inside « », and no space before ? ! ;`,
          ]
        : [];
    }),
  );
}
