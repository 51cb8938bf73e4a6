import { refusalOf } from '@boardwalk/sdk-core/inbox/contact/contact-refusals';
import type { Shop } from '@boardwalk/sdk-core/shops/schemas';
import { questionMessages } from '@boardwalk/sdk-core/shops/view/question-messages';
import { createQuestionStore } from '@boardwalk/sdk-core/shops/view/question-store';
import type { ThreadId, UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { SiteRoute } from '@boardwalk/sdk-core/vocabulary/routes/site-route';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useState } from 'react';
import { siteAddress } from '../../../element/environment/site-address.ts';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { explainRefusal } from '../../../inbox/shared/contact/explain-refusal.ts';
import { useMessageFieldHints } from '../../../inbox/shared/contact/use-message-field-hints.ts';
import { textOf } from '../../../kit/form/form-data.ts';
import { TextArea } from '../../../kit/text-field/TextArea.tsx';
import { DialogForm } from '../../../parts/confirm/DialogForm.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { WordedProblem } from '../../../parts/problem/worded-problem.ts';

interface QuestionFormProps {
  readonly shop: Pick<Shop, 'id' | 'name' | 'owner'>;
  readonly subject: string;
  readonly route: SiteRoute;
  readonly author: UserId;
  readonly onClose: () => void;
  readonly onSent: (thread: ThreadId) => void;
}

/** Writes to the owner of the shop; the message ends with what it is about. */
export function QuestionForm({ shop, subject, route, author, onClose, onSent }: QuestionFormProps) {
  const env = useEnvironment();
  const messages = env.messages(questionMessages);
  const { helpOf, errorOf } = useMessageFieldHints();
  const [store] = useState(() =>
    createQuestionStore(env, { author, owner: shop.owner.id, about: route.path }),
  );
  const [text, setText] = useState(() => store.takeDraft());
  const about = fillMessage(messages.about, { subject, address: siteAddress(route.path, env) });
  const whole = (typed: string) => (typed.trim() === '' ? '' : `${typed.trim()}\n\n${about}`);
  const form = useForm({
    keepsDraft: 'always',
    check(data) {
      const error = errorOf(whole(textOf(data, 'body')));
      return error === undefined ? {} : { body: error };
    },
    async send(data) {
      try {
        onSent(await store.send(whole(textOf(data, 'body'))));
      } catch (error) {
        const problem = toProblem(error);
        throw refusalOf(problem)
          ? new WordedProblem(problem, { sentence: explainRefusal(problem, env) })
          : problem;
      }
    },
  });

  function write(next: string) {
    setText(next);
    store.keepDraft(next);
  }

  return (
    <DialogForm form={form} submit={messages.send} onCancel={onClose}>
      <p className="dialog-text">{about}</p>
      <TextArea
        name="body"
        label={messages.question}
        help={helpOf(whole(text))}
        error={form.errors.body}
        required
        rows={5}
        dir="auto"
        defaultValue={text}
        onChange={(change) => write(change.currentTarget.value)}
      />
    </DialogForm>
  );
}
