import { addCardMessages } from '@boardwalk/sdk-core/billing/cards/add-card-messages';
import { billing } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { RotateCw } from 'lucide';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { FormAlert } from '../../../kit/form/FormAlert.tsx';
import type { CardFieldState } from '../../shared/payment/card-field-store.ts';
import '../../../kit/button/button.css';
import '../../../parts/confirm/dialog-form.css';

interface FieldAwayProps {
  readonly field: Extract<CardFieldState, { readonly state: 'failed' | 'forbidden' }>;
  readonly onRetry: () => void;
}

/** In place of the provider's fields: why they are not there, and the way on. */
export function FieldAway({ field, onRetry }: FieldAwayProps) {
  const messages = useMessages(addCardMessages);
  if (field.state === 'forbidden') {
    return (
      <FormAlert>
        <p className="dialog-text">{messages.forbidden}</p>
        <p className="dialog-text">{messages.forbiddenAdvice}</p>
        <RouteLink className="button button-secondary" route={billing({})}>
          {messages.toBilling}
        </RouteLink>
      </FormAlert>
    );
  }
  return (
    <FormAlert>
      <p className="dialog-text">
        {field.cause === 'broken' ? messages.broken : messages.unreachable}
      </p>
      <Button icon={RotateCw} onClick={onRetry}>
        {messages.retry}
      </Button>
    </FormAlert>
  );
}
