import { cardPopupMessages } from '@boardwalk/sdk-core/billing/cards/cards-messages';
import type { ConfirmationOutcome } from '@boardwalk/sdk-core/embeds/confirmations/embed-confirmation-store';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import '../cards.css';

export { default as styles } from './PopupConfirmationStatus.tsx?styles';

/** The state of what was requested in the pop-up: it waits, or why nothing came of it. */
export type CardConfirmationState =
  | { readonly state: 'waiting'; readonly cancel: () => void }
  | Exclude<ConfirmationOutcome, { readonly state: 'confirmed' }>;

/** Beside the cards of a partner's page, what somebody is to do, or what became of it. */
export function PopupConfirmationStatus({ asking }: { readonly asking: CardConfirmationState }) {
  const messages = useMessages(cardPopupMessages);
  if (asking.state !== 'waiting') return <p role="alert">{messages[asking.state]}</p>;
  return (
    <div className="cards-ways">
      <p role="status">{messages.waiting}</p>
      <Button onClick={asking.cancel}>{messages.cancel}</Button>
    </div>
  );
}
