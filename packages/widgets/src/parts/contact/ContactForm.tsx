import {
  type ContactListing,
  contactKindOf,
  contactWish,
} from '@boardwalk/sdk-core/inbox/contact/contact-kinds';
import { contactMessages } from '@boardwalk/sdk-core/inbox/contact/contact-messages';
import { longestMessage } from '@boardwalk/sdk-core/inbox/limits';
import type { ThreadId } from '@boardwalk/sdk-core/vocabulary/ids';
import { createNumberFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/numbers';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { countMessage, fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useWidget } from '../../element/mount/widget-context.ts';
import { textOf } from '../../kit/form/use-form.ts';
import { TextArea } from '../../kit/text-field/TextArea.tsx';
import { DialogForm } from '../confirm/DialogForm.tsx';
import { useWordedForm } from '../form/use-worded-form.ts';
import { SignInFirst } from '../session/SignInFirst.tsx';
import { AllowFirst } from './AllowFirst.tsx';
import { useDraft } from './use-draft.ts';
import { useSending } from './use-sending.ts';

/** Characters that are left from which on they are counted. */
const fewLeft = 500;

interface ContactFormProps {
  readonly listing: ContactListing;
  readonly onClose: (() => void) | undefined;
  readonly onSent: (thread: ThreadId) => void;
}

/** Writes to whoever offers the listing; whoever is signed out is asked who they are as they send it. */
export function ContactForm({ listing, onClose, onSent }: ContactFormProps) {
  const { env, host } = useWidget();
  const messages = env.messages(contactMessages);
  const locale = findLocale([env.locale]);
  const format = createNumberFormatter(locale);
  const draft = useDraft(listing);
  const sending = useSending(listing, draft, { resubmit, onSent });
  const form = useWordedForm({
    check: (data) => errorsOf(textOf(data, 'body').trim()),
    send: (data) => sending.send(textOf(data, 'body').trim(), submitButton()),
  });
  const left = longestMessage - draft.text.trim().length;

  function errorsOf(text: string): { readonly body?: string } {
    const excess = text.length - longestMessage;
    if (text === '') return { body: messages.missing };
    if (excess > 0) return { body: countMessage(messages.tooLong, excess, locale, format(excess)) };
    // Whoever is asked for a price has to know of what.
    const isBlank = contactKindOf(listing) === 'service' && text === draft.opening.trim();
    return isBlank ? { body: messages.needMissing } : {};
  }

  function help(): string {
    if (left >= fewLeft) return fillMessage(messages.help, { count: format(longestMessage) });
    const [message, count] = left < 0 ? [messages.tooLong, -left] : [messages.left, left];
    return countMessage(message, count, locale, format(count));
  }

  function submitButton(): HTMLElement | null {
    return form.form.ref.current?.querySelector<HTMLElement>('[type="submit"]') ?? null;
  }

  function resubmit() {
    form.form.ref.current?.requestSubmit();
  }

  return (
    <>
      <DialogForm form={form} submit={messages.send} onCancel={onClose}>
        <p className="dialog-text contact-about">
          {fillMessage(messages.about, { title: listing.title })}
        </p>
        <TextArea
          name="body"
          label={messages.message}
          help={help()}
          error={form.errors.body}
          required
          rows={5}
          dir="auto"
          defaultValue={draft.text}
          onChange={(change) => draft.write(change.currentTarget.value)}
        />
        {sending.isAsking && <AllowFirst listing={listing} onAllowed={resubmit} />}
      </DialogForm>
      {host.firstParty && (
        <SignInFirst
          who={sending.who}
          words={messages}
          wish={{ act: contactWish, subject: listing.id }}
          anchor={sending.anchor}
        />
      )}
    </>
  );
}
