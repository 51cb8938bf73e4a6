import { AllowCart } from '../../shared/shopper/AllowCart.tsx';
import '../../../kit/button/button.css';

/** In place of a cart, on a page of others that may not show it yet. */
export function CartAllowed({ add }: { readonly add: string }) {
  return <AllowCart add={add} />;
}
