import type { PostingKind } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import { findHints } from '@boardwalk/sdk-core/posting/hints';
import { hintMessages, postingMessages } from '@boardwalk/sdk-core/posting/messages';
import type { WrittenBody } from '@boardwalk/sdk-core/posting/written-body';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { PartHeading } from '../../../parts/part-heading/PartHeading.tsx';
import '../post.css';

interface HintsProps {
  readonly kind: PostingKind;
  readonly body: WrittenBody;
}

/** So many at once: a user who is shown everything does nothing of it. */
const shownHints = 3;

/** What readers would miss, the most important first. */
export function Hints({ kind, body }: HintsProps) {
  const messages = useMessages(postingMessages);
  const words = useMessages(hintMessages);
  const hints = findHints(kind, body).slice(0, shownHints);
  return (
    <section className="post-hints">
      <PartHeading className="post-part">{messages.hints}</PartHeading>
      {hints.length === 0 ? (
        <p>{messages.hintsNone}</p>
      ) : (
        <ul>
          {hints.map((hint) => (
            <li key={hint}>{words[hint]}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
