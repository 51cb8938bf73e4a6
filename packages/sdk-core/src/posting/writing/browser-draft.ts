import type { PostingKind } from '../../listings/form/posting-kinds.ts';
import type { Problem } from '../../vocabulary/problem.ts';

/** What a browser keeps of a draft, with the version of the draft that it goes on from. */
export interface BrowserDraft {
  readonly version: number;
  /** That of the listing which it changes; 0 of a new one. */
  readonly listingVersion: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Returns the key under which the draft of a number, or a new one, is saved. */
export function aboutOf(type: PostingKind, number: number | undefined): string {
  return `${type} ${number ?? 'new'}`;
}

/** Whether the same words may be saved later: the line or the server fails, or the session is over. */
export function isLineFault({ status, code }: Problem): boolean {
  return code !== 'aborted' && (status === 0 || status === 401 || status === 429 || status >= 500);
}
