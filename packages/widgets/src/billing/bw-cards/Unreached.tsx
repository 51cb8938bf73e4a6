import { cardsMessages } from '@boardwalk/sdk-core/billing/cards/cards-messages';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import type { MissingProps } from '../../kit/lazy/lazy-parts.tsx';
import { unreachedMessages } from '../../parts/problem/unreached-messages.ts';

/** In place of a part whose file did not come: nothing else can be reached then. */
export function Unreached({ onRetry }: MissingProps) {
  return (
    <div role="alert">
      <p>{useMessages(unreachedMessages).unreached}</p>
      <Button onClick={onRetry}>{useMessages(cardsMessages).retry}</Button>
    </div>
  );
}
