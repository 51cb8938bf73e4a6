import { inboxMessages } from '@boardwalk/sdk-core/inbox/inbox-messages';
import type { ThreadMatch } from '@boardwalk/sdk-core/inbox/search/schemas';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { PersonLabel } from '../../../profile/shared/person-finder/PersonLabel.tsx';
import { InboxLink } from '../InboxLink.tsx';
import { useMoments } from '../use-moments.ts';
import { useName } from '../use-name.ts';
import { MarkedText } from './MarkedText.tsx';
import '../list/list.css';
import './inbox-search-results.css';

/** With whom a conversation is, what it is about, and the message that was found, at which it opens. */
export function InboxSearchResultRow({ thread }: { readonly thread: ThreadMatch }) {
  const { id, other, nameMarks, listing, message } = thread;
  const messages = useMessages(inboxMessages);
  const moments = useMoments();
  const name = useName()(other);
  const { place, authorId, sentAt, excerpt, marks } = message;
  return (
    <li data-thread={id}>
      <InboxLink to={{ view: 'threads', thread: id, message: place }} className="thread-row">
        <PersonLabel
          person={{ firstName: name, lastName: null, profilePicture: other.profilePicture }}
          note={
            <>
              {listing?.title && (
                <span className="found-listing" dir="auto">
                  <MarkedText text={listing.title} marks={listing.marks} />
                </span>
              )}
              <span>
                {authorId !== other.id && <span>{messages.own} </span>}
                <span className="found-words" dir="auto">
                  <MarkedText text={excerpt} marks={marks} />
                </span>
              </span>
            </>
          }
        >
          <MarkedText text={name} marks={other.isFormer ? [] : nameMarks} />
        </PersonLabel>
        <span className="thread-side">
          <time dateTime={sentAt}>{moments.short(sentAt)}</time>
        </span>
      </InboxLink>
    </li>
  );
}
