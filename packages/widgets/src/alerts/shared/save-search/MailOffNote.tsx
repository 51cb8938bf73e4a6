import { howMessages } from '@boardwalk/sdk-core/alerts/choices/choice-labels';
import { contactMessages } from '@boardwalk/sdk-core/inbox/contact/contact-messages';
import { mailPreferences } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useMessages, useWidget } from '../../../element/mount/widget-context.ts';
import '../../../parts/confirm/dialog-form.css';
import './save-search.css';

/** Says that no mail about alerts comes; leads in another tab to where it is switched on, as what was chosen stays here. */
export function MailOffNote() {
  const { href } = useWidget();
  const messages = useMessages(howMessages);
  const { newTab } = useMessages(contactMessages);
  return (
    <p className="dialog-text save-note" role="status">
      {messages.never}{' '}
      <a className="save-link" href={href(mailPreferences({}))} target="_blank" rel="noopener">
        {messages.switchOn}
        <span className="visually-hidden"> {newTab}</span>
      </a>
    </p>
  );
}
