import { ownInvitationsMessages } from '@boardwalk/sdk-core/access/own-invitations-messages';
import { pressMessages } from '@boardwalk/sdk-core/account/press-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useRef, useState } from 'react';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { DeliberateButton } from '../../kit/press/DeliberateButton.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import './invitations.css';

type Answer = 'accepted' | 'declined';

interface AnswersProps {
  readonly listing: string;
  /** Performs it; what it rejects with is shown beside the buttons. */
  readonly onAnswer: (answer: Answer) => Promise<void>;
}

/** Accepts by one press, as of a mail's link, and declines by another. */
export function Answers({ listing, onAnswer }: AnswersProps) {
  const env = useEnvironment();
  const messages = env.messages(ownInvitationsMessages);
  const pressed = useRef<Answer>('declined');
  const [answer, setAnswer] = useState<Answer>();
  const form = useForm({ send: () => onAnswer(pressed.current) });

  /** Right before its button sends the form; once that is on its way, another press says nothing. */
  function choose(next: Answer) {
    if (form.isSending) return;
    pressed.current = next;
    setAnswer(next);
  }

  return (
    <Form form={form}>
      <div className="invitation-actions">
        <DeliberateButton
          {...form.button}
          variant="primary"
          aria-label={fillMessage(messages.acceptOf, { listing })}
          tooSoon={env.messages(pressMessages).tooSoon}
          onClick={() => choose('accepted')}
        >
          {form.isSending && answer === 'accepted' ? messages.sending : messages.accept}
        </DeliberateButton>
        <Button
          {...form.button}
          aria-label={fillMessage(messages.declineOf, { listing })}
          onClick={() => choose('declined')}
        >
          {form.isSending && answer === 'declined' ? messages.sending : messages.decline}
        </Button>
      </div>
    </Form>
  );
}
