import { getProduct } from '@boardwalk/tools/testing/product';
import type { FixtureSite } from './fixture-site.ts';

/** What differs from the policy that the embedding guide names; undefined leaves a directive out. */
export type PolicyChanges = Readonly<Record<string, string | undefined>>;

/** Pages of the fixture site with a widget that keeps a card, at the product's payments sandbox. */
export function usePaymentPages(site: () => FixtureSite) {
  const { paymentsOrigin } = getProduct();
  const script = `${paymentsOrigin}/endive/stripe.js`;

  function policy(changes: PolicyChanges): string {
    const { cdn } = site();
    const directives = {
      'default-src': "'none'",
      'script-src': `${cdn} ${paymentsOrigin}`,
      'style-src': "'none'",
      'connect-src': `${cdn} ${paymentsOrigin}`,
      'frame-src': paymentsOrigin,
      'require-trusted-types-for': "'script'",
      'trusted-types': 'boardwalk',
      ...changes,
    };
    return Object.entries(directives)
      .filter(([, sources]) => sources !== undefined)
      .map((one) => one.join(' '))
      .join('; ');
  }

  /** The secret of a setup that waits for a card. */
  async function setUp(): Promise<string> {
    const response = await fetch(`${paymentsOrigin.replace('pay.', '')}/v1/setup_intents`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_boardwalk' },
      body: new URLSearchParams({ 'allowed_payment_method_types[]': 'card' }),
    });
    const { client_secret: secret } = await response.json();
    return secret;
  }

  return {
    script,
    /** The address of a page with the widget, or with widgets around it. */
    async show(tag: string, attributes = '', changes: PolicyChanges = {}): Promise<string> {
      const secret = await setUp();
      const html = `<!doctype html><body>
        <script src="${site().cdn}/v1/boardwalk.js"></script>
        <${tag} script="${script}" secret="${secret}" ${attributes}></${tag}></body>`;
      return site().show({ html, policy: policy(changes) });
    },
  };
}

/** What a page may not allow, each by its change of the policy. */
export function forbiddingPolicies(cdn: string): [string, PolicyChanges][] {
  return [
    ['the script', { 'script-src': cdn }],
    ['the frame', { 'frame-src': undefined }],
  ];
}
