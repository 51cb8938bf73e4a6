import type { Cart } from '@boardwalk/sdk-core/cart/schemas';
import type { Remote } from '@boardwalk/sdk-core/http/environment';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { RemoteContent } from '../../../parts/remote-state/RemoteContent.tsx';

interface CartFailureProps {
  readonly remote: Remote<Cart, Problem>;
  readonly onRetry: () => void;
}

/** Why a cart can’t be shown, or a line that what shows may be old. */
export function CartFailure(props: CartFailureProps) {
  return (
    <RemoteContent {...props} rows={4}>
      {() => null}
    </RemoteContent>
  );
}
