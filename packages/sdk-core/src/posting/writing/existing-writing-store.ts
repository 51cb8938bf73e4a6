import type { StoreEnvironment } from '../../http/environment.ts';
import type { PostingKind } from '../../listings/form/posting-kinds.ts';
import type { ListingId } from '../../vocabulary/ids.ts';
import { toProblem } from '../../vocabulary/problem.ts';
import { readDraft, readOwnListing } from '../endpoints.ts';
import type { Draft, OwnListing } from '../schemas.ts';

type Client = StoreEnvironment['client'];

// The numbers of an address were checked as ids are, only without the contract's schema.

/** One's own listing of a number; undefined where there is none. */
export async function findOwnListing(
  client: Client,
  type: PostingKind,
  id: number,
): Promise<OwnListing | undefined> {
  try {
    return await client.call(readOwnListing, { params: { type, id: id as ListingId } });
  } catch (error) {
    if (toProblem(error).code === 'not-found') return undefined;
    throw error;
  }
}

interface DraftSearch {
  /** Whether there has to be one: then its absence is an error. */
  readonly isWanted: boolean;
  /** The listing that it may change. */
  readonly of?: OwnListing | undefined;
}

/** The draft of a number; undefined where there is none. */
export async function findDraft(
  client: Client,
  id: number,
  { isWanted, of }: DraftSearch,
): Promise<Draft | undefined> {
  // Changes to a listing have its number, and it says whether there are some.
  if (of?.id === id && !of.hasDraft) return undefined;
  try {
    return await client.call(readDraft, { params: { id: id as ListingId } });
  } catch (error) {
    if (!isWanted && toProblem(error).code === 'not-found') return undefined;
    throw error;
  }
}
