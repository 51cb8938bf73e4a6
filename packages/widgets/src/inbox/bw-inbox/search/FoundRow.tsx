import { inboxMessages } from '@boardwalk/sdk-core/inbox/inbox-messages';
import type { FoundThread } from '@boardwalk/sdk-core/inbox/search/schemas';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Person } from '../../../parts/person-finder/Person.tsx';
import { InboxLink } from '../InboxLink.tsx';
import { useMoments } from '../use-moments.ts';
import { useName } from '../use-name.ts';
import { MarkedText } from './MarkedText.tsx';

/** With whom a conversation is, what it is about, and the message that was found, at which it opens. */
export function FoundRow({ thread }: { readonly thread: FoundThread }) {
  const { id, other, nameMarks, listing, message } = thread;
  const messages = useMessages(inboxMessages);
  const moments = useMoments();
  const name = useName()(other);
  const { place, authorId, sentAt, excerpt, marks } = message;
  return (
    <li data-thread={id}>
      <InboxLink to={{ view: 'threads', thread: id, message: place }} className="thread-row">
        <Person person={{ firstName: name, lastName: null, profilePicture: other.profilePicture }}>
          <MarkedText text={name} marks={other.isFormer ? [] : nameMarks} />
        </Person>
        <time dateTime={sentAt}>{moments.short(sentAt)}</time>
        {listing?.title && (
          <span className="found-listing" dir="auto">
            <MarkedText text={listing.title} marks={listing.marks} />
          </span>
        )}
        <span className="found-text" dir="auto">
          {authorId !== other.id && <span className="found-author">{messages.you}: </span>}
          <MarkedText text={excerpt} marks={marks} />
        </span>
      </InboxLink>
    </li>
  );
}
