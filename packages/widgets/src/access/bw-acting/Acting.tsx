import { actingMessages } from '@boardwalk/sdk-core/access/access-messages';
import { endActing } from '@boardwalk/sdk-core/access/acting/endpoints';
import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { adminUsers } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { Drama } from 'lucide';
import { useState } from 'react';
import { type KnownSession, useSession } from '../../account/shared/session/use-session.ts';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import { siteAddress } from '../../element/environment/site-address.ts';
import { toast } from '../../element/toast.ts';
import { Button } from '../../kit/button/Button.tsx';
import { Icon } from '../../kit/icon/Icon.tsx';
import { explainLater } from '../../parts/problem/explain-later.ts';
import type { actingEvents } from './events.ts';
import './acting.css';

export type ActingContext = WidgetContext<Record<never, never>, KnownSession, typeof actingEvents>;

/** The whole of `<bw-acting>`. */
export function Acting({ context }: { readonly context: ActingContext }) {
  const { env, initial } = context;
  const user = useSession(env, initial);
  return user && user.actor !== null ? <Banner user={user} context={context} /> : null;
}

interface BannerProps {
  readonly user: CurrentUser;
  readonly context: ActingContext;
}

function Banner({ user: { id, firstName: name }, context }: BannerProps) {
  const { env, host, emit } = context;
  const messages = env.messages(actingMessages);
  const [isEnding, setEnding] = useState(false);

  async function end() {
    if (isEnding) return;
    setEnding(true);
    try {
      await env.client.call(endActing, {});
      // Every page is the administrator's again, and the server's to make.
      const back = siteAddress(adminUsers({}, { user: id }).path, env);
      if (emit('bw-acting-ended', { userId: id })) location.assign(back);
    } catch (error) {
      const cause = await explainLater(toProblem(error), env);
      const said = fillMessage(messages.failed, { name, error: cause });
      if (host.element) toast(host.element, said, 'error');
      setEnding(false);
    }
  }

  return (
    <section className="acting" aria-label={messages.banner}>
      <Icon node={Drama} />
      <p className="acting-text">
        <strong>{fillMessage(messages.acting, { name })}</strong>{' '}
        <span className="acting-more">{messages.noted}</span>
      </p>
      <Button aria-disabled={isEnding || undefined} onClick={end}>
        {isEnding ? messages.ending : messages.end}
      </Button>
    </section>
  );
}
