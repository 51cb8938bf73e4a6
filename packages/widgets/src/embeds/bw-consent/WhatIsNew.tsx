import { consentMessages } from '@boardwalk/sdk-core/embeds/consent-messages';
import type { Authorization } from '@boardwalk/sdk-core/embeds/sign-in/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../element/mount/widget-context.ts';
import './consent.css';

/** Says why a user who has agreed on this site before is prompted again; nothing for all others. */
export function WhatIsNew({ asked }: { readonly asked: Authorization }) {
  const messages = useMessages(consentMessages);
  const { agreedBefore: before, siteName, origin, scopes } = asked;
  if (!before) return null;
  const asksMore = scopes.some((scope) => !before.scopes.includes(scope));
  return (
    <div className="consent-new">
      <p>{messages.again}</p>
      <ul>
        {before.siteName !== siteName && (
          <li>{fillMessage(messages.newName, { site: before.siteName })}</li>
        )}
        {before.origin !== origin && (
          <li>{fillMessage(messages.newOrigin, { origin: before.origin })}</li>
        )}
        {asksMore && <li>{messages.newScopes}</li>}
      </ul>
    </div>
  );
}
