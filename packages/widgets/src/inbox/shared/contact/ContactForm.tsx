import {
  type ContactListing,
  contactAction,
  contactKindOf,
} from '@boardwalk/sdk-core/inbox/contact/contact-kinds';
import { contactMessages } from '@boardwalk/sdk-core/inbox/contact/contact-messages';
import type { ThreadId } from '@boardwalk/sdk-core/vocabulary/ids';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { SignInFirst } from '../../../account/shared/session/SignInFirst.tsx';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { textOf } from '../../../kit/form/form-data.ts';
import { TextArea } from '../../../kit/text-field/TextArea.tsx';
import { DialogForm } from '../../../parts/confirm/DialogForm.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { AllowFirst } from './AllowFirst.tsx';
import { useDraft } from './use-draft.ts';
import { useMessageFieldHints } from './use-message-field-hints.ts';
import { useSending } from './use-sending.ts';
import '../../../parts/confirm/dialog-form.css';
import './contact.css';

interface ContactFormProps {
  readonly listing: ContactListing;
  readonly onClose: (() => void) | undefined;
  readonly onSent: (thread: ThreadId) => void;
}

/**
 * Writes to the user who offers the listing; a signed-out user is prompted to say who they are as
 * they send it.
 */
export function ContactForm({ listing, onClose, onSent }: ContactFormProps) {
  const { env, host } = useWidget();
  const messages = env.messages(contactMessages);
  const { helpOf, errorOf } = useMessageFieldHints();
  const draft = useDraft(listing);
  const sending = useSending(listing, draft, { resubmit, onSent });
  const resumed = sending.isTaken ? 'elsewhere' : draft.resumed;
  const form = useForm({
    keepsDraft: draft.foundAgain,
    // Opened again, it has what was typed before.
    startsChanged: draft.text !== draft.opening,
    check: (data) => errorsOf(textOf(data, 'body').trim()),
    send: (data) => sending.send(textOf(data, 'body').trim(), submitButton()),
  });

  function errorsOf(text: string): { readonly body?: string } {
    // The recipient of a request for a price has to know of what.
    const isBlank = contactKindOf(listing) === 'service' && text === draft.opening.trim();
    const error = isBlank ? messages.needMissing : errorOf(text);
    return error === undefined ? {} : { body: error };
  }

  function submitButton(): HTMLElement | null {
    return form.form.ref.current?.querySelector<HTMLElement>('[type="submit"]') ?? null;
  }

  function resubmit() {
    void form.submit();
  }

  return (
    <>
      <DialogForm form={form} submit={messages.send} onCancel={onClose}>
        <p className="dialog-text contact-about">
          {fillMessage(messages.about, { title: listing.title })}
        </p>
        {resumed && (
          <p className="dialog-text contact-resumed" role="status">
            {resumed === 'elsewhere'
              ? messages.taken
              : fillMessage(messages.resumed, { send: messages.send })}
          </p>
        )}
        <TextArea
          name="body"
          label={messages.message}
          help={helpOf(draft.text)}
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
          wish={{ act: contactAction, subject: listing.id }}
          asksName
          anchor={sending.anchor}
        />
      )}
    </>
  );
}
