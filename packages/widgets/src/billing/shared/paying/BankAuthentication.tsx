import { createCardsStore } from '@boardwalk/sdk-core/billing/cards/cards-store';
import { payingMessages } from '@boardwalk/sdk-core/billing/paying/paying-messages';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { toast } from '../../../element/toast.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { remoteMessages } from '../../../parts/remote-state/messages.ts';
import { useComeBack } from '../../../parts/way-back/use-come-back.ts';
import { takeFocus } from './take-focus.ts';
import '../../../kit/button/button.css';
import './checkout-frame.css';

const paymentParts = lazyParts(() => import('../payment/load-payment-script.ts'));

/** A payment for which a bank asks the owner of the card. */
export interface BankQuestion {
  /** The payment’s client secret. */
  readonly secret: string;
  /** The connected account that is charged: `acct_…`; null for our own. */
  readonly account: string | null;
}

interface BankAuthenticationProps {
  /** One after another. */
  readonly questions: readonly BankQuestion[];
  /** Where our own site goes on with it, for pages that forbid the bank’s page. */
  readonly href: string;
  /** Whether it goes on by itself, as it follows from a press. */
  readonly isAtOnce?: boolean | undefined;
  /** The bank has answered, or has been left. */
  readonly onDone: () => Promise<void>;
  /** The way to cancel. */
  readonly children: ReactNode;
}

/** The bank's page over ours; where this page does not allow it, our own site has it. */
export function BankAuthentication(props: BankAuthenticationProps) {
  const { questions, href, isAtOnce = false, onDone, children } = props;
  const { env, host } = useWidget();
  const messages = env.messages(payingMessages);
  const { parts } = paymentParts.useParts(true);
  const [standing, setStanding] = useState<'ready' | 'asking' | 'forbidden'>('ready');

  async function goOn(from: NonNullable<typeof parts>) {
    if (standing === 'asking') return;
    setStanding('asking');
    try {
      const script = await env.store(createCardsStore).readScript();
      for (const { secret, account } of questions) {
        const locale = findLocale([env.locale]);
        const loaded = await from.loadPaymentScript(script, locale, account);
        if (loaded.state === 'forbidden') return setStanding('forbidden');
        if (loaded.state === 'failed') throw new Error(loaded.cause);
        await loaded.provider.handleNextAction({ clientSecret: secret });
      }
      await onDone();
    } catch {
      if (host.element) toast(host.element, env.messages(remoteMessages).unreachable, 'error');
    }
    setStanding('ready');
  }

  // Where this page forbids it, the bank is answered in another tab.
  useComeBack(() => standing === 'forbidden' && void onDone());

  const begin = useEffectEvent(() => {
    if (isAtOnce && parts) void goOn(parts);
  });
  const isHere = parts !== undefined;
  useEffect(() => {
    if (isHere) begin();
  }, [isHere]);

  if (standing === 'forbidden') {
    return (
      <div className="checkout-ways">
        <p role="status">{messages.askedByBank}</p>
        <a className="button button-primary" href={href} target="_blank" rel="noopener">
          {messages.onBoardwalk}
        </a>
        <Button onClick={() => void onDone()}>{messages.lookAgain}</Button>
        {children}
      </div>
    );
  }
  return (
    <div className="checkout-ways">
      <p ref={takeFocus} className="checkout-outcome" tabIndex={-1} role="status">
        {messages.askedByBank}
      </p>
      <Button
        variant="primary"
        aria-disabled={!parts || standing === 'asking' || undefined}
        onClick={() => parts && void goOn(parts)}
      >
        {messages.goOn}
      </Button>
      {children}
    </div>
  );
}
