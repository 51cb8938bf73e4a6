import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { profileNeededMessages } from '@boardwalk/sdk-core/profile/profile-messages';
import { requiredFieldLabels } from '@boardwalk/sdk-core/profile/required-field-labels';
import { createProfileStore } from '@boardwalk/sdk-core/profile/store';
import { profile as profileRoute } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useState } from 'react';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import { Button } from '../../kit/button/Button.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import type { profileNeededEvents } from './events.ts';
import './profile-needed.css';

export type ProfileNeededContext = WidgetContext<
  Record<never, never>,
  undefined,
  typeof profileNeededEvents
>;

/** The whole of `<bw-profile-needed>`; it is open from the start, and once. */
export function ProfileNeeded({ context }: { readonly context: ProfileNeededContext }) {
  const { env } = context;
  const messages = env.messages(profileNeededMessages);
  const labels = requiredFieldLabels(env.messages);
  const store = env.store(createProfileStore);
  const missing = lastValue(useRemote(store))?.missing ?? [];
  const [isOpen, setIsOpen] = useState(true);

  function close() {
    setIsOpen(false);
    context.emit('bw-profile-needed-closed', {});
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={messages.title}
      closeLabel={messages.close}
      footer={
        <>
          <Button onClick={close}>{messages.close}</Button>
          <Button
            variant="primary"
            onClick={() => {
              close();
              context.navigate(profileRoute({}));
            }}
          >
            {messages.goToProfile}
          </Button>
        </>
      }
    >
      <div className="needed">
        <p>{messages.text}</p>
        {missing.length > 0 && (
          <>
            <p>{messages.missing}</p>
            <ul>
              {missing.map((field) => (
                <li key={field}>{labels[field]}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}
