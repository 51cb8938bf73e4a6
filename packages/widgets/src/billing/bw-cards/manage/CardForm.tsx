import { addCardMessages } from '@boardwalk/sdk-core/billing/cards/add-card-messages';
import type { PaymentScript } from '@boardwalk/sdk-core/billing/cards/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { DialogForm } from '../../../parts/confirm/DialogForm.tsx';
import { HiddenValue } from '../../../parts/form/HiddenValue.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { WordedProblem } from '../../../parts/problem/worded-problem.ts';
import { useCardField } from '../../shared/payment/use-card-field.ts';
import { FieldAway } from './FieldAway.tsx';
import { createCardSaver, type SavingStore } from './save-card.ts';
import '../../../kit/text-field/field.css';
import './add-card.css';

interface CardFormProps {
  readonly script: PaymentScript;
  readonly store: SavingStore;
  /** Whether the bank's page shows, which needs the room of what is around. */
  readonly onAside: ((isAside: boolean) => void) | undefined;
  readonly onSaved: () => void;
  /** Absent where what is around has the way back. */
  readonly onClose: (() => void) | undefined;
}

/** The provider's own fields of a card, and what it says of the card that was typed. */
export function CardForm({ script, store, onAside, onSaved, onClose }: CardFormProps) {
  const messages = useMessages(addCardMessages);
  const { slot, field, retry } = useCardField(script);
  const [save] = useState(() =>
    createCardSaver(store, async (ask) => {
      onAside?.(true);
      try {
        return await ask();
      } finally {
        onAside?.(false);
      }
    }),
  );
  const isReady = field.state === 'ready';
  const form = useForm({
    // Only the provider reports whether a card is complete: the frame's last message may still be
    // on its way.
    check: () => (isReady ? {} : { card: messages.loading }),
    focusRefusal: () => isReady && field.card.focus(),
    async send() {
      if (!isReady) return;
      const outcome = await save(field);
      if (outcome === 'saved') return onSaved();
      const sentence =
        outcome === 'not-taken' ? messages.notTaken : (outcome.message ?? messages.refused);
      const fields = [{ path: 'body.card', message: sentence }];
      const problem = new Problem('invalid-request', sentence, { fields });
      throw new WordedProblem(problem, { fields: { card: sentence } });
    },
  });
  const fault = isReady ? (field.change?.error?.message ?? form.errors.card) : undefined;

  if (field.state === 'failed' || field.state === 'forbidden') {
    return <FieldAway field={field} onRetry={retry} />;
  }
  return (
    <DialogForm form={form} submit={messages.save} onCancel={onClose}>
      <div className="field">
        <span className="field-label">{messages.field}</span>
        {field.state === 'loading' && (
          <p className="field-help" role="status">
            {messages.loading}
          </p>
        )}
        <div className="card-slot">{slot}</div>
        {/* Stands for what the form can't see: its error goes as that changes. */}
        <HiddenValue name="card" value={isReady ? String(field.changes) : ''} />
        {fault !== undefined && (
          <p className="field-error" role="alert">
            {fault}
          </p>
        )}
        <p className="field-help">{messages.secrecy}</p>
      </div>
    </DialogForm>
  );
}
