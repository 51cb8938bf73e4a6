import type { Client } from '../../http/client.ts';
import type { PostingKind } from '../../listings/form/posting-kinds.ts';
import { readDraft } from '../endpoints.ts';
import { findDifferences } from '../merge.ts';
import { listOwnListings } from '../own/endpoints.ts';
import type { Draft } from '../schemas.ts';
import { type DraftNotes, openBody, type WrittenBody } from '../written-body.ts';

type Words = WrittenBody & DraftNotes;

/** Whether a draft has the very words of a save whose answer was lost: it is nobody else's. */
export function isOneOf(sent: readonly Words[], { body }: Pick<Draft, 'body'>): boolean {
  const words = openBody(body);
  return sent.some((one) => findDifferences(one, words).length === 0);
}

/**
 * The draft that a lost call has begun: the newest of its kind, with the words of one of them. Another
 * call would begin another one.
 */
export async function findBegunDraft(
  client: Pick<Client, 'call'>,
  type: PostingKind,
  sent: readonly Words[],
): Promise<Draft | undefined> {
  if (sent.length === 0) return undefined;
  const { results } = await client.call(listOwnListings, {
    query: { size: 1 },
    body: { type, standing: 'draft', sort: { by: 'createdAt', direction: 'descending' } },
  });
  const [newest] = results;
  const draft = newest && (await client.call(readDraft, { params: { id: newest.id } }));
  return draft && isOneOf(sent, draft) ? draft : undefined;
}
