import { shopPartMessages } from '@boardwalk/sdk-core/shops/view/part-messages';
import { useMessages } from '../../../element/mount/widget-context.ts';
import type { MissingProps } from '../../../kit/lazy/lazy-parts.tsx';
import '../text-button/text-button.css';

/** In place of a part that could not be loaded: one sentence, and another try. */
export function ShopPartMissing({ onRetry }: MissingProps) {
  const messages = useMessages(shopPartMessages);
  return (
    <p role="alert">
      {messages.failed}{' '}
      <button type="button" className="text-button" onClick={onRetry}>
        {messages.retry}
      </button>
    </p>
  );
}
