import { pressMessages } from '@boardwalk/sdk-core/account/press-messages';
import { deleteCardMessages } from '@boardwalk/sdk-core/billing/cards/cards-messages';
import { createCardsStore } from '@boardwalk/sdk-core/billing/cards/cards-store';
import { isConfirmationRefused } from '@boardwalk/sdk-core/embeds/confirmations/refused-confirmation';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { useEffect, useRef, useState } from 'react';
import { DeliberateButton } from '../../kit/press/DeliberateButton.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import { isFinal } from '../../parts/problem/worded-problem.ts';
import { RefusedCardAction } from '../bw-cards/manage/RefusedCardAction.tsx';
import { wordDeletion } from '../bw-cards/manage/word-deletion.ts';
import type { DeleteCardContext } from './delete-card-context.ts';
import '../../parts/confirm/dialog-form.css';

/** The whole of `<bw-delete-card>`: what comes of it, and the press that does it, once. */
export function DeleteForm({ context }: { readonly context: DeleteCardContext }) {
  const { attributes, env, emit } = context;
  const messages = env.messages(deleteCardMessages);
  const [state, setState] = useState<'asking' | 'deleted' | 'refused'>('asking');
  const form = useForm({
    async send() {
      await env
        .store(createCardsStore)
        .remove(attributes.card, attributes.confirmation)
        .catch((error: unknown) => {
          if (isConfirmationRefused(toProblem(error))) {
            setState('refused');
            emit('bw-refused', null);
          }
          throw wordDeletion(error, messages);
        });
      setState('deleted');
      emit('bw-performed', null);
    },
  });
  const isOver = isFinal(form.problem);
  const place = useRef<HTMLDivElement>(null);
  // The button that had it is gone.
  useEffect(() => {
    if (isOver) place.current?.focus();
  }, [isOver]);

  if (state === 'refused') return <RefusedCardAction />;
  if (state === 'deleted') return <p role="status">{messages.done}</p>;
  return (
    <div ref={place} tabIndex={-1}>
      <Form form={form}>
        {!isOver && (
          <>
            <p className="dialog-text">{messages.text}</p>
            <DeliberateButton
              {...form.button}
              variant="primary"
              className="button-danger"
              tooSoon={env.messages(pressMessages).tooSoon}
            >
              {messages.submit}
            </DeliberateButton>
          </>
        )}
      </Form>
    </div>
  );
}
