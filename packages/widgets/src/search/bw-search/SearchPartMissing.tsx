import { aroundMessages } from '@boardwalk/sdk-core/search/around-messages';
import { searchMessages } from '@boardwalk/sdk-core/search/messages';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import './part-missing.css';

/** In place of a part that could not be loaded. */
export function SearchPartMissing({ onRetry }: { readonly onRetry: () => void }) {
  const { partFailed } = useMessages(aroundMessages);
  const { retry } = useMessages(searchMessages);
  return (
    <p className="part-missing" role="alert">
      {partFailed}
      <Button onClick={onRetry}>{retry}</Button>
    </p>
  );
}
