import { postingKinds } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import { kindLabels } from '@boardwalk/sdk-core/listings/labels/kind-labels';
import { postingMessages } from '@boardwalk/sdk-core/posting/messages';
import { postListing } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import '../post.css';

/** What can be posted, each with what it is. */
export function KindChoice() {
  const messages = useMessages(postingMessages);
  const labels = useMessages(kindLabels);
  return (
    <>
      <p className="post-note">{messages.chooseAdvice}</p>
      <ul className="post-kinds">
        {postingKinds.map((kind) => (
          <li key={kind}>
            <RouteLink route={postListing({ type: kind })} className="post-kind">
              <span className="post-kind-name">{labels[kind]}</span>
              <span className="post-note">{messages[`kind.${kind}`]}</span>
            </RouteLink>
          </li>
        ))}
      </ul>
    </>
  );
}
