import { pressMessages } from '@boardwalk/sdk-core/account/press-messages';
import { deleteCardMessages } from '@boardwalk/sdk-core/billing/cards/cards-messages';
import { createCardsStore } from '@boardwalk/sdk-core/billing/cards/cards-store';
import { FormAlert } from '../../kit/form/FormAlert.tsx';
import { DeliberateButton } from '../../kit/press/DeliberateButton.tsx';
import { useWordedForm } from '../../parts/form/use-worded-form.ts';
import { useExplanation } from '../../parts/problem/use-explanation.ts';
import { wordDeletion } from '../bw-cards/manage/word-deletion.ts';
import type { DeleteCardContext } from './delete-card-context.ts';

/** The whole of `<bw-delete-card>`: what comes of it, and the press that does it. */
export function DeleteForm({ context }: { readonly context: DeleteCardContext }) {
  const { attributes, env, emit } = context;
  const messages = env.messages(deleteCardMessages);
  const explain = useExplanation();
  const form = useWordedForm({
    check: () => ({}),
    async send() {
      await env
        .store(createCardsStore)
        .remove(attributes.card)
        .catch((error: unknown) => {
          throw wordDeletion(error, messages);
        });
      emit('bw-performed', null);
    },
  });
  return (
    <form {...form.form} className="form">
      {form.problem && <FormAlert>{explain(form.problem)}</FormAlert>}
      <p className="dialog-text">{messages.text}</p>
      <DeliberateButton
        type="submit"
        variant="primary"
        className="button-danger"
        tooSoon={env.messages(pressMessages).tooSoon}
        aria-disabled={form.isSending || undefined}
      >
        {messages.submit}
      </DeliberateButton>
    </form>
  );
}
