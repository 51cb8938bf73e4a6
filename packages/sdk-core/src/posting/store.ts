import { joinMerchants } from '../access/groups/endpoints.ts';
import type { LocalDrafts } from '../account/sessions/local-drafts.ts';
import type { EndpointInput, EndpointSchemas } from '../http/endpoint.ts';
import type { StoreEnvironment } from '../http/environment.ts';
import { createRemote, type RemoteStore } from '../http/remote.ts';
import type { PostingKind } from '../listings/form/posting-kinds.ts';
import type { Profile } from '../profile/schemas.ts';
import type { ListingId } from '../vocabulary/ids.ts';
import type { NamedCity } from '../vocabulary/places/named-city.ts';
import { Problem, toProblem } from '../vocabulary/problem.ts';
import { changeListing, createListing, deleteDraft, saveDraft, startDraft } from './endpoints.ts';
import { findDifferences } from './merge.ts';
import type * as schemas from './schemas.ts';
import type { Draft, OwnListing, PublishedListing } from './schemas.ts';
import { beginWriting } from './writing/begun-writing-store.ts';
import { aboutOf, type BrowserDraft, isLineFault } from './writing/browser-draft.ts';
import { findDraft, findOwnListing } from './writing/existing-writing-store.ts';
import { createIntention } from './writing/intention.ts';
import { findBegunDraft, isOneOf } from './writing/lost-answers-store.ts';
import { isProfileRequested } from './writing/missing-profile-fields.ts';
import type { PostingObstacle } from './writing/obstacles.ts';
import { findCities } from './writing/writer.ts';
import { readWriter } from './writing/writer-store.ts';
import { type DraftNotes, openBody, type WrittenBody } from './written-body.ts';

/** What is written: a new listing, a draft of one, or changes to one. */
export interface WritingAddress {
  readonly type: PostingKind;
  /** The listing that is changed. */
  readonly listing: number | undefined;
  /** The draft that is gone on with; of changes to a listing it has the listing's number. */
  readonly draft: number | undefined;
}

/** A listing that is being written. */
export interface Writing<Labels = unknown> {
  readonly type: PostingKind;
  readonly listing: OwnListing | undefined;
  readonly body: WrittenBody & DraftNotes;
  /** What this browser saved of it and no server has; `isBehind` if somebody has saved since. */
  readonly kept?: { readonly body: WrittenBody & DraftNotes; readonly isBehind: boolean };
  /** When the draft was saved that it goes on with; null where there is none. */
  readonly draftSavedAt: string | null;
  /** Those alone that a city service may be in; undefined where there is no such bound. */
  readonly cities: readonly NamedCity[] | undefined;
  /** The profile of the user who posts, if it lacks what the form also requires. */
  readonly incomplete: Profile | undefined;
  /** Why the signed-in user can't post it yet. */
  readonly obstacle: PostingObstacle | null;
  /** The labels of its kind. */
  readonly labels: Labels;
}

/** What a call sends, whatever the kind. */
type SentBody<Schemas extends EndpointSchemas> =
  EndpointInput<Schemas> extends {
    readonly body: infer Body;
  }
    ? Body
    : never;

/** What somebody else wrote meanwhile. */
export interface TheirChanges {
  readonly theirs: WrittenBody;
  /** What both began with, where it is known. */
  readonly base: WrittenBody | undefined;
}

/** A form that writes one listing. */
export interface PostingStore<Labels = unknown>
  extends Pick<RemoteStore<Writing<Labels>>, '$state' | 'reload' | 'follow'> {
  show(address: WritingAddress): Promise<void>;
  /**
   * Saves what is written, and returns the draft; a draft that was changed elsewhere is a
   * `conflict`. If no server can be reached, or nobody is signed in any more, it is `kept` in this
   * browser.
   */
  save(body: WrittenBody & DraftNotes): Promise<Draft | 'kept'>;
  /**
   * What somebody else has saved or published meanwhile; from here on it is gone on from. Where the
   * draft was saved elsewhere and the listing published too, the draft comes first, and the next
   * call that is refused brings the listing.
   */
  readTheirs(): Promise<TheirChanges>;
  /** Publishes it; the draft ends with it. */
  publish(body: WrittenBody): Promise<PublishedListing>;
  /** Makes the signed-in user a merchant, and requests the form again. */
  becomeMerchant(): Promise<void>;
  /** Throws the draft away, where there is one. */
  discard(): Promise<void>;
}

/** The store of one form; `loadLabels` brings the labels of a kind, and `drafts` saves what no server has in this browser. */
export function createPostingStore<Labels>(
  { client }: Pick<StoreEnvironment, 'client'>,
  loadLabels: (kind: PostingKind) => Promise<Labels>,
  drafts?: LocalDrafts,
): PostingStore<Labels> {
  const { $state, reload } = createRemote<Writing<Labels>>({
    async request() {
      if (!address) throw new Error('Nothing is being written yet.');
      return open(address);
    },
  });
  let address: WritingAddress | undefined;
  let draft: Pick<Draft, 'id' | 'version' | 'body'> | undefined;
  let listingId: ListingId | undefined;
  let listingVersion = 0;
  /** The published listing that the changes began with, where it was read. */
  let published: WrittenBody | undefined;
  const posting = createIntention();
  /** What was sent since the last answer: any of it may have arrived. */
  let unanswered: (WrittenBody & DraftNotes)[] = [];

  async function open({
    type,
    listing: id,
    draft: draftId,
  }: WritingAddress): Promise<Writing<Labels>> {
    const labels = loadLabels(type);
    // It is awaited below; until then its failure is nobody's.
    labels.catch(() => undefined);
    const listing = id === undefined ? undefined : await findOwnListing(client, type, id);
    const number = draftId ?? id;
    // Only this browser has put it there.
    const found = drafts?.take(aboutOf(type, number)) as BrowserDraft | undefined;
    unanswered = found ? [openBody(found.body)] : [];
    // A number without a listing is that of a draft, or of nothing.
    const isWanted = !listing && !found;
    const kept =
      number === undefined ? undefined : await findDraft(client, number, { isWanted, of: listing });
    const isOther = kept && (kept.listingType !== type || (listing && kept.id !== listing.id));
    if (isOther) throw new Problem('not-found', 'There is no such draft.');
    draft = kept;
    listingId = listing?.id;
    // Changes go on from what they began with, whatever was published since.
    listingVersion = kept?.listingVersion ?? listing?.version ?? 0;
    published = listing?.version === listingVersion ? openBody(listing.body) : undefined;
    const own = listing && {
      ...openBody(listing.body),
      timeZone: listing.timeZone,
      ...(listing.position && { centre: listing.position }),
    };
    const { profile, groups, obstacle } = await readWriter(client, type, !listing);
    const body = kept ? openBody(kept.body) : (own ?? (await beginWriting(client, profile)));
    // The last save may have arrived though its answer did not.
    const isSaved = found && kept && findDifferences(openBody(found.body), body).length === 0;
    return {
      type,
      listing,
      body,
      draftSavedAt: kept?.updatedAt ?? null,
      cities: type === 'city_service' ? findCities(groups, listing) : undefined,
      incomplete: profile && isProfileRequested(profile) ? profile : undefined,
      obstacle,
      labels: await labels,
      ...(found &&
        !isSaved && {
          kept: {
            body: openBody(found.body),
            // What was thrown away elsewhere is written again.
            isBehind:
              (kept !== undefined || listing !== undefined) &&
              (found.version !== (kept?.version ?? 0) || found.listingVersion !== listingVersion),
          },
        }),
    };
  }

  async function save(body: WrittenBody & DraftNotes): Promise<Draft | 'kept'> {
    if (!address) throw new Error('Nothing is being written yet.');
    const { type } = address;
    const sent = { ...body };
    try {
      const saved = await send(type, sent);
      draft = saved;
      unanswered = [];
      drafts?.drop();
      return saved;
    } catch (error) {
      if (!isLineFault(toProblem(error))) throw error;
      unanswered.push(sent);
      const id = draft?.id ?? listingId;
      const kept: BrowserDraft = { version: draft?.version ?? 0, listingVersion, body: sent };
      if (drafts?.keep(aboutOf(type, id), kept)) return 'kept';
      throw error;
    }
  }

  /** Goes on from what has arrived of the calls before, whose answers were lost. */
  async function send(type: PostingKind, body: Draft['body']): Promise<Draft> {
    if (!draft && listingId === undefined) draft = await findBegunDraft(client, type, unanswered);
    const id = draft?.id ?? listingId;
    if (id === undefined) return client.call(startDraft, { params: { type }, body: { body } });
    const saveOver = (version: number) =>
      client.call(saveDraft, { params: { id }, body: { version, body } });
    try {
      return await saveOver(draft?.version ?? 0);
    } catch (error) {
      if (toProblem(error).code !== 'conflict' || unanswered.length === 0) throw error;
      const arrived = await findDraft(client, id, { isWanted: false });
      if (!arrived || !isOneOf(unanswered, arrived)) throw error;
      return saveOver(arrived.version);
    }
  }

  return {
    $state,
    reload,
    // What is being opened is, whether or not it shows.
    follow: () => () => undefined,
    async show(wanted) {
      // The number of the draft that this form has begun comes back by its address.
      const isOwn = draft !== undefined && wanted.draft === draft.id;
      if (address && wanted.type === address.type && wanted.listing === address.listing && isOwn) {
        return;
      }
      address = wanted;
      await reload();
    },
    save,
    async readTheirs() {
      const id = draft?.id ?? listingId;
      if (!address || id === undefined)
        throw new Error('Nobody else can write what has no number.');
      const listing = await findOwnListing(client, address.type, id);
      const before = draft;
      // Where it is published, that has ended the draft, unless another was begun since.
      draft = await findDraft(client, id, { isWanted: !listing, of: listing });
      listingId = listing?.id;
      const isListingTheirs = listing !== undefined && listing.version !== listingVersion;
      const isDraftTheirs = draft !== undefined && draft.version !== before?.version;
      if (draft && (isDraftTheirs || !isListingTheirs)) {
        return { theirs: openBody(draft.body), base: before ? openBody(before.body) : published };
      }
      const base = published;
      published = openBody(listing?.body ?? {});
      listingVersion = listing?.version ?? 0;
      return { theirs: published, base };
    },
    async publish(body) {
      if (!address) throw new Error('Nothing is being written yet.');
      const { type } = address;
      const { id, version } = draft ?? { id: undefined, version: 0 };
      const created = { listing: body, ...(id !== undefined && { draft: { id, version } }) };
      const changed = { listing: body, version: listingVersion, draftVersion: version };
      // The server parses them by the schema of their kind, and reports what does not fit.
      const answer =
        listingId === undefined
          ? await posting.carryOut([type, created], (idempotencyKey) =>
              client.call(
                createListing,
                {
                  params: { type },
                  body: created as object as SentBody<typeof schemas.createListing>,
                },
                { idempotencyKey },
              ),
            )
          : await client.call(changeListing, {
              params: { type, id: listingId },
              body: changed as object as SentBody<typeof schemas.changeListing>,
            });
      draft = undefined;
      drafts?.drop();
      // Whatever is typed from here on changes it.
      listingId = answer.id;
      listingVersion = answer.version;
      published = body;
      return answer;
    },
    async becomeMerchant() {
      await client.call(joinMerchants, {});
      await reload();
    },
    async discard() {
      if (draft) await client.call(deleteDraft, { params: { id: draft.id } });
      draft = undefined;
      drafts?.drop();
    },
  };
}
