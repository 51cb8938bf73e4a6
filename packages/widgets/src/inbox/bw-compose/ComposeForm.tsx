import { composeMessages } from '@boardwalk/sdk-core/inbox/compose/compose-messages';
import { createComposeStore } from '@boardwalk/sdk-core/inbox/compose/compose-store';
import { contactMessages } from '@boardwalk/sdk-core/inbox/contact/contact-messages';
import { refusalOf } from '@boardwalk/sdk-core/inbox/contact/contact-refusals';
import type { UserSearchResult } from '@boardwalk/sdk-core/profile/schemas';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { thread as threadRoute } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useState } from 'react';
import { useWidget } from '../../element/mount/widget-context.ts';
import { useNotifyOnChange } from '../../element/use-notify-on-change.ts';
import { Button } from '../../kit/button/Button.tsx';
import { focusFirst } from '../../kit/form/form-controls.ts';
import { textOf } from '../../kit/form/form-data.ts';
import { TextArea } from '../../kit/text-field/TextArea.tsx';
import { DialogForm } from '../../parts/confirm/DialogForm.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import { WordedProblem } from '../../parts/problem/worded-problem.ts';
import { PersonField } from '../../profile/shared/person-finder/PersonField.tsx';
import { PersonLabel } from '../../profile/shared/person-finder/PersonLabel.tsx';
import { explainRefusal } from '../shared/contact/explain-refusal.ts';
import { useMessageFieldHints } from '../shared/contact/use-message-field-hints.ts';
import './compose.css';

/** Finds somebody, writes to them, and leads to the conversation. */
export function ComposeForm({ author }: { readonly author: UserId }) {
  const { env, navigate } = useWidget();
  const messages = env.messages(composeMessages);
  const sending = env.messages(contactMessages);
  const { helpOf, errorOf } = useMessageFieldHints();
  const [store] = useState(() => createComposeStore(env, author));
  const [to, setTo] = useState<UserSearchResult | null>();
  const [text, setText] = useState(() => store.takeDraft());
  const form = useForm({
    check(data) {
      const error = errorOf(textOf(data, 'body'));
      return {
        ...(!to && { person: messages.toMissing }),
        ...(error !== undefined && { body: error }),
      };
    },
    async send(data) {
      if (!to) return;
      try {
        const thread = await store.send(to.id, textOf(data, 'body').trim());
        navigate(threadRoute({ threadId: thread }));
      } catch (error) {
        throw worded(error);
      }
    },
  });
  // What had the focus gave way to the choice, and the choice to the field.
  useNotifyOnChange(to, (person) => focusField(person ? 'body' : 'person'));

  /** Words an error: a recipient who can't be written to is to give way to another one. */
  function worded(error: unknown) {
    const problem = toProblem(error);
    const reason = refusalOf(problem)?.reason;
    if (reason === undefined) return problem;
    const sentence = reason === 'nobody' ? messages.nobody : explainRefusal(problem, env);
    return new WordedProblem(problem, { sentence });
  }

  function focusField(name: string) {
    if (form.form.ref.current) focusFirst(form.form.ref.current, (one) => one === name);
  }

  return (
    <DialogForm form={form} submit={sending.send} onCancel={undefined}>
      {to ? (
        <div className="compose-to">
          <PersonLabel person={to} note={to.username ? `@${to.username}` : undefined} />
          <Button onClick={() => setTo(null)}>{messages.other}</Button>
        </div>
      ) : (
        <PersonField
          name="person"
          label={messages.to}
          help={messages.toHelp}
          store={store.people}
          error={form.errors.person}
          onPick={setTo}
        />
      )}
      <TextArea
        name="body"
        label={sending.message}
        help={helpOf(text)}
        error={form.errors.body}
        required
        rows={5}
        dir="auto"
        defaultValue={text}
        onChange={(change) => setText(change.currentTarget.value)}
      />
    </DialogForm>
  );
}
