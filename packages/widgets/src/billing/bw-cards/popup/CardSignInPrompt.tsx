import { cardPopupMessages } from '@boardwalk/sdk-core/billing/cards/cards-messages';
import type { Scope } from '@boardwalk/sdk-core/vocabulary/scopes';
import { useSession } from '../../../account/shared/session/use-session.ts';
import { nestedWidget } from '../../../element/mount/nested-widget.ts';
import { useEnvironment, useMessages } from '../../../element/mount/widget-context.ts';
import '../cards.css';

export { default as styles } from './CardSignInPrompt.tsx?styles';

interface WhoFirstProps {
  /** What lets the page list cards, where it does not sign people in by itself. */
  readonly scope: Scope | undefined;
}

/**
 * Shows, on a partner's page, a message to a user who has not let it list their cards, and their
 * way in.
 */
export function CardSignInPrompt({ scope }: WhoFirstProps) {
  const messages = useMessages(cardPopupMessages);
  const user = useSession(useEnvironment());
  const agreed = user?.scopes ?? (['profile:basic'] as const);
  return (
    <div className="cards-who">
      <p>{user ? messages.notAllowed : messages.signedOut}</p>
      {scope && nestedWidget('bw-sign-in', { scopes: [...agreed, scope].join(',') })}
    </div>
  );
}
