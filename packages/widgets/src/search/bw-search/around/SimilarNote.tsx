import { aroundMessages } from '@boardwalk/sdk-core/search/around-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';

/** Nothing matched the words as written. */
export function SimilarNote({ text }: { readonly text: string }) {
  return (
    <p className="results-note">{fillMessage(useMessages(aroundMessages).similar, { text })}</p>
  );
}
