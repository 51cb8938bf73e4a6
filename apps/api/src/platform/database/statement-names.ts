import { secondMs } from '@boardwalk/sdk-core/vocabulary/time/durations';

/** Each takes the database some 50 kB on every connection that runs it. */
const mostNames = 200;
/** Texts that are remembered until they come again. */
const mostRemembered = 1_000;
/**
 * A name that nobody used for so long, in seconds, may be given up. As no connection lives as long,
 * none holds more statements than there are names.
 */
const idleSeconds = 900;

/** A connection is closed after so many seconds, and its statements with it. */
export const connectionSeconds = 600;

/** Names of the texts that are prepared. */
export interface StatementNames {
  /** Nothing for a text met the first time, as most of those never come again, or one too many. */
  nameOf(text: string, now: number): string | undefined;
}

/** Names as many texts as may be prepared; `now` is in milliseconds. */
export function createStatementNames(most = mostNames): StatementNames {
  /** Those used last stand last. */
  const named = new Map<string, { readonly name: string; readonly usedAt: number }>();
  const metOnce = new Set<string>();
  let made = 0;

  function hasRoom(now: number): boolean {
    if (named.size < most) return true;
    const [oldest] = named;
    if (!oldest || now - oldest[1].usedAt < idleSeconds * secondMs) return false;
    return named.delete(oldest[0]);
  }

  function isMetAgain(text: string): boolean {
    if (metOnce.delete(text)) return true;
    if (metOnce.size === mostRemembered) metOnce.clear();
    metOnce.add(text);
    return false;
  }

  return {
    nameOf(text, now) {
      const known = named.get(text)?.name;
      if (known === undefined && !(isMetAgain(text) && hasRoom(now))) return undefined;
      // A name given up is not given again: connections may still know it.
      const name = known ?? `recurring_${++made}`;
      named.delete(text);
      named.set(text, { name, usedAt: now });
      return name;
    },
  };
}
