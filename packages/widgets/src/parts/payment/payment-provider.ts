/** What the API's configuration says of the payment provider; nothing of it is secret. */
export interface PaymentScript {
  /** The only address that the provider's script is ever loaded from. */
  readonly url: string;
  /** `pk_…`: names the account in the provider's script. */
  readonly publishableKey: string;
}

/** What the provider tells a person of a refusal, in the language of its fields. */
export interface ProviderFault {
  readonly type: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly message?: string;
}

/** An intent as the browser sees it. */
export interface ProviderIntent {
  readonly id: string;
  readonly status: string;
}

/** What the fields tell while somebody types; never a number. */
export interface CardChange {
  readonly complete: boolean;
  readonly empty: boolean;
  readonly error?: ProviderFault;
}

/** The provider's fields of a card; they live in a frame of its own. */
export interface CardElement {
  mount(container: HTMLElement): void;
  destroy(): void;
  focus(): void;
  clear(): void;
  on(event: 'ready' | 'focus' | 'blur', listener: () => void): unknown;
  on(event: 'change', listener: (change: CardChange) => void): unknown;
}

interface ConfirmWith {
  /** The id of a saved card, or fields with what is known of their holder. */
  readonly payment_method:
    | string
    | { readonly card: CardElement; readonly billing_details?: Readonly<Record<string, unknown>> };
}

type Answer<Name extends string> = Promise<
  { readonly error?: ProviderFault } & { readonly [Key in Name]?: ProviderIntent }
>;

/** The part of the provider's script that we use; it may open the bank's page over ours. */
export interface PaymentProvider {
  elements(): { create(type: 'card'): CardElement };
  /** Without handling, an intent that its bank wants to see is answered as it is. */
  confirmCardSetup(
    clientSecret: string,
    data: ConfirmWith,
    options?: { readonly handleActions: boolean },
  ): Answer<'setupIntent'>;
  confirmCardPayment(clientSecret: string, data: ConfirmWith): Answer<'paymentIntent'>;
  handleNextAction(options: {
    readonly clientSecret: string;
  }): Answer<'setupIntent' | 'paymentIntent'>;
}

/** Whether a script has brought the provider to the page. */
export function hasProvider(): boolean {
  return findStripe() !== undefined;
}

/** The provider for an account; throws where the script wants no such key. */
export function createProvider(publishableKey: string, locale: string): PaymentProvider {
  const stripe = findStripe();
  if (!stripe) throw new Error('The script of the payment provider is not on the page');
  // It knows Canadian French, but English without a country or that of Great Britain.
  return stripe(publishableKey, { locale: locale.startsWith('en') ? 'en' : locale });
}

type Stripe = (publishableKey: string, options: { readonly locale: string }) => PaymentProvider;

function findStripe(): Stripe | undefined {
  const { Stripe } = globalThis as { Stripe?: unknown };
  // A script of the provider's, or of its sandbox, has made this function.
  return typeof Stripe === 'function' ? (Stripe as Stripe) : undefined;
}
