import { cartPartMessages } from '@boardwalk/sdk-core/cart/cart-part-messages';
import type { RefObject } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Popover } from '../../../kit/popover/Popover.tsx';
import { AllowCart } from './AllowCart.tsx';
import type { ShopperGate } from './use-shopper-gate.ts';
import '../../../kit/button/button.css';

export { default as styles } from './ShopperSignIn.tsx?styles';

interface ShopperSignInProps {
  readonly gate: ShopperGate;
  readonly anchor: RefObject<HTMLElement | null>;
  /** What was pressed: `12:2`. */
  readonly add: string;
}

/** On a partner's page: asks who shops, at the button that was pressed. */
export function ShopperSignIn({ gate, anchor, add }: ShopperSignInProps) {
  const messages = useMessages(cartPartMessages);
  return (
    <div>
      <Popover
        isOpen={gate.isAsking}
        onClose={gate.cancel}
        anchor={anchor}
        label={messages.signInHere}
      >
        <AllowCart add={add} onAllowed={gate.finish} />
      </Popover>
    </div>
  );
}
