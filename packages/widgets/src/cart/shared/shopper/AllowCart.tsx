import { cartPartMessages } from '@boardwalk/sdk-core/cart/cart-part-messages';
import { mayFillCart } from '@boardwalk/sdk-core/cart/shopper-store';
import { cart } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useSession } from '../../../account/shared/session/use-session.ts';
import { findSignInFault } from '../../../element/environment/sign-in-fault.ts';
import { nestedWidget } from '../../../element/mount/nested-widget.ts';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { useNotifyOnChange } from '../../../element/use-notify-on-change.ts';
import '../../../kit/button/button.css';
import './allow-cart.css';

interface AllowCartProps {
  /** What was pressed, for a link to our own site where nobody can sign in here: `12:2`. */
  readonly add?: string;
  /** Somebody is signed in, and the page may fill their cart. */
  readonly onAllowed?: () => void;
}

/** On a partner's page: the way in without leaving it, for the cart beside what was agreed to. */
export function AllowCart({ add, onAllowed = () => undefined }: AllowCartProps) {
  const env = useEnvironment();
  const messages = env.messages(cartPartMessages);
  const user = useSession(env);
  const agreed = user?.scopes ?? (['profile:basic'] as const);
  useNotifyOnChange(mayFillCart(user) || undefined, onAllowed);
  if (findSignInFault() !== undefined) {
    return (
      <div className="allow-cart">
        <p>{messages.notHere}</p>
        <RouteLink className="button button-primary" route={cart({}, add ? { add } : {})}>
          {messages.onBoardwalk}
        </RouteLink>
      </div>
    );
  }
  return (
    <div className="allow-cart">
      <p>{user ? messages.allow : messages.signInHere}</p>
      {nestedWidget('bw-sign-in', { scopes: [...new Set([...agreed, 'cart'])].join(',') })}
    </div>
  );
}
