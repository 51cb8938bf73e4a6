import type { Browser } from '../account/account.fixture.ts';
import type { TestSandbox } from './sandbox.fixture.ts';

/** The owner of a card, in their browser and at their bank. */
export function handOverCards({ provider, origin }: Pick<TestSandbox, 'provider' | 'origin'>) {
  /** Hands a card over as a browser does, which knows nothing but the secret. */
  async function confirmSetup(browser: Pick<Browser, 'call'>, method = 'pm_card_visa') {
    const { body } = await browser.call('POST', '/api/v1/customer/setup');
    const intent = await provider.setupIntents.confirm(body.intent_id, { payment_method: method });
    return { id: body.intent_id as string, intent };
  }

  /** Answers what the bank asks, as the owner of the card does on its page. */
  async function answerBank(
    { id, client_secret }: { readonly id: string; readonly client_secret: string | null },
    outcome: 'complete' | 'fail',
  ): Promise<void> {
    const body = new URLSearchParams({ client_secret: client_secret ?? '', outcome });
    const response = await fetch(`${origin}/three-d-secure/${id}`, { method: 'POST', body });
    if (!response.ok) throw new Error(await response.text());
  }

  /** Saves a card from its first page to its last, and answers its number. */
  async function saveCard(browser: Pick<Browser, 'call'>, method?: string): Promise<string> {
    const { id, intent } = await confirmSetup(browser, method);
    if (intent.status === 'requires_action') await answerBank(intent, 'complete');
    const { status } = await browser.call('POST', `/api/v1/customer/setup/${id}`);
    if (status !== 200) throw new Error(`The card was not saved: ${status}.`);
    return String(intent.payment_method);
  }

  return { confirmSetup, answerBank, saveCard };
}
