import type { Labels } from '@boardwalk/sdk-core/listings/labels/label-text';
import type { PublishedListing } from '@boardwalk/sdk-core/posting/schemas';
import type { PostingStore, TheirChanges, Writing } from '@boardwalk/sdk-core/posting/store';
import type { DraftNotes, WrittenBody } from '@boardwalk/sdk-core/posting/written-body';
import { useState } from 'react';
import { ConflictView } from './ConflictView.tsx';
import { OpenForm } from './OpenForm.tsx';
import { Published } from './Published.tsx';
import type { PostContext } from './post-context.ts';

interface PostFormProps {
  readonly context: PostContext;
  readonly store: PostingStore<Labels>;
  readonly writing: Writing<Labels>;
}

/** What shows: the form from what it begins with, two that were written at once, or what came of it. */
type Phase =
  | {
      readonly is: 'writing';
      readonly start: WrittenBody & DraftNotes;
      /** Whether it was chosen of two, and is not saved yet. */
      readonly isMerged?: true;
    }
  | {
      readonly is: 'conflict';
      readonly mine: WrittenBody & DraftNotes;
      readonly others: TheirChanges;
    }
  | { readonly is: 'published'; readonly listing: PublishedListing };

/** The form of one listing, with what others will see of it. */
export function PostForm({ context, store, writing }: PostFormProps) {
  const [phase, setPhase] = useState(() => firstPhase(writing));
  if (phase.is === 'published') {
    const { returnTo } = context.attributes;
    return (
      <Published
        listing={phase.listing}
        type={writing.type}
        isChange={writing.listing !== undefined}
        returnTo={returnTo}
      />
    );
  }
  if (phase.is === 'conflict') {
    return (
      <ConflictView
        kind={writing.type}
        labels={writing.labels}
        mine={phase.mine}
        theirs={phase.others.theirs}
        base={phase.others.base}
        timeZone={phase.mine.timeZone ?? context.env.timeZone}
        onGoOn={(start) => setPhase({ is: 'writing', start, isMerged: true })}
      />
    );
  }
  return (
    <OpenForm
      {...{ context, store, writing }}
      start={phase.start}
      isMerged={phase.isMerged ?? false}
      onConflict={(mine, others) => setPhase({ is: 'conflict', mine, others })}
      onPublished={(listing) => setPhase({ is: 'published', listing })}
    />
  );
}

/** Goes on with what this browser stored, or sets it against what a user has saved since. */
function firstPhase({ body, kept }: Writing): Phase {
  if (!kept) return { is: 'writing', start: body };
  if (kept.isBehind) {
    return { is: 'conflict', mine: kept.body, others: { theirs: body, base: undefined } };
  }
  return { is: 'writing', start: kept.body, isMerged: true };
}
