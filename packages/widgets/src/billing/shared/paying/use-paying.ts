import type {
  ConfirmationOutcome,
  EmbedConfirmationRequest,
} from '@boardwalk/sdk-core/embeds/confirmations/embed-confirmation-store';
import { type Problem, toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { useEffect, useRef, useState } from 'react';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { confirmationParts } from './confirmation-parts.ts';

/** How paying stands; `problem` is why nothing was paid. */
export type PayingState =
  | { readonly state: 'idle' | 'paying' }
  | { readonly state: 'waiting'; readonly cancel: () => void }
  | { readonly state: 'blocked' | 'refused' | 'late' }
  | { readonly state: 'failed'; readonly problem: Problem };

/** What is paid, and how. */
interface Payable {
  /** What is confirmed on a page of others. */
  readonly asked: EmbedConfirmationRequest;
  /** Pays; on a page of others with the id of what was confirmed. */
  readonly pay: (confirmation: string | undefined) => Promise<void>;
}

/** Pays once at a time; on pages of others after a person has agreed in a window of our site. */
export function usePaying() {
  const { env, host } = useWidget();
  const { parts } = confirmationParts.useParts(!host.firstParty);
  const [standing, setStanding] = useState<PayingState>({ state: 'idle' });
  const isPaying = standing.state === 'paying' || standing.state === 'waiting';
  const current = useRef<AbortController>(undefined);

  // The window of a checkout that is gone would pay nothing.
  useEffect(() => () => current.current?.abort(), []);

  async function agree(asked: EmbedConfirmationRequest): Promise<ConfirmationOutcome> {
    if (host.firstParty) return { state: 'confirmed', id: undefined };
    const life = new AbortController();
    current.current = life;
    setStanding({ state: 'waiting', cancel: () => life.abort() });
    try {
      const { requestUserConfirmation } = parts ?? (await confirmationParts.file.show());
      return await requestUserConfirmation(env, asked, life.signal);
    } catch (error) {
      return { state: 'failed', problem: toProblem(error) };
    }
  }

  /** Call it in the very press: the window opens in that alone. */
  async function start({ asked, pay }: Payable): Promise<void> {
    if (isPaying) return;
    const agreed = await agree(asked);
    if (agreed.state !== 'confirmed') return setStanding(agreed);
    setStanding({ state: 'paying' });
    try {
      await pay(agreed.id);
      setStanding({ state: 'idle' });
    } catch (error) {
      setStanding({ state: 'failed', problem: toProblem(error) });
    }
  }

  return { ...standing, isPaying, start };
}
