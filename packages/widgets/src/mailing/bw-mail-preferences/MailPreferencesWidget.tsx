import { mailPreferencesMessages } from '@boardwalk/sdk-core/mailing/mail-preferences-messages';
import { createPreferencesStore } from '@boardwalk/sdk-core/mailing/preferences/preferences-store';
import { createElement } from 'react';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import { RemoteContent } from '../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import type { mailPreferencesAttributes } from './attributes.ts';
import { PreferencesForm } from './PreferencesForm.tsx';
import './mail-preferences.css';

export type MailPreferencesContext = WidgetContext<typeof mailPreferencesAttributes>;

/** Shows the whole of `<bw-mail-preferences>`: which mail the signed-in user gets, and when. */
export function MailPreferencesWidget({ context }: { readonly context: MailPreferencesContext }) {
  const { attributes, env } = context;
  const messages = env.messages(mailPreferencesMessages);
  const store = env.store(createPreferencesStore);
  const remote = useRemote(store);
  return (
    <section className="mail-preferences" aria-busy={remote.state === 'loading'}>
      {createElement(
        `h${attributes.headingLevel}`,
        { className: 'mail-preferences-title', part: 'heading' },
        messages.title,
      )}
      <p className="mail-preferences-note">{messages.lead}</p>
      <RemoteContent
        remote={remote}
        rows={4}
        onRetry={() => void store.reload()}
        forbiddenAdvice={messages.notInPerson}
      >
        {(preferences) => (
          <PreferencesForm
            preferences={preferences}
            onSave={store.change}
            headingLevel={Number(attributes.headingLevel) + 1}
          />
        )}
      </RemoteContent>
    </section>
  );
}
