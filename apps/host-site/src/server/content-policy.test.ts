import { readPaymentScriptSource } from '@boardwalk/server-parts/payment-script';
import { expect, test } from 'vitest';
import { contentPolicy } from './content-policy.ts';

const live = readPaymentScriptSource({});
const sandbox = readPaymentScriptSource({ BOARDWALK_STRIPE_SANDBOX: 'http://pay.localhost:4102' });
const page = {
  nonce: 'n',
  headScriptHash: 'h',
  tileSource: undefined,
  paymentScript: live,
  pays: false,
};

/** The directives by name, each with its sources. */
function directivesOf(policy: string): Record<string, string> {
  return Object.fromEntries(policy.split('; ').map((one) => one.split(/ (.*)/s, 2)));
}

test('pictures come from the site, and tiles from the service that has them', () => {
  expect(contentPolicy(page)).toContain("; img-src 'self'; ");
  expect(contentPolicy({ ...page, tileSource: 'https://tiles.example' })).toContain(
    "; img-src 'self' https://tiles.example; ",
  );
});

test('videos play from the site, and chosen ones before they are sent', () => {
  const policy = contentPolicy(page);
  expect(policy).toContain("; media-src 'self' blob:; ");
});

test('nothing makes markup of text, by whatever policy', () => {
  const policy = contentPolicy(page);
  expect(policy).toContain("; require-trusted-types-for 'script'; trusted-types 'none'; ");
});

const at = 'http://pay.localhost:4102';

test.each([
  [
    'the provider’s',
    live,
    {
      'script-src': "'self' 'sha256-h' https://js.stripe.com https://*.js.stripe.com",
      'frame-src': 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
      'connect-src': "'self' https://api.stripe.com",
    },
  ],
  [
    'the sandbox’s',
    sandbox,
    {
      'script-src': `'self' 'sha256-h' ${at}`,
      'frame-src': at,
      'connect-src': `'self' ${at}`,
    },
  ],
])('a page that pays lets in %s script, its frames and our one policy', (_, paymentScript, own) => {
  const others = directivesOf(contentPolicy({ ...page, paymentScript }));
  const paying = directivesOf(contentPolicy({ ...page, paymentScript, pays: true }));
  expect(paying).toEqual({ ...others, ...own, 'trusted-types': 'boardwalk' });
  expect(others['frame-src']).toBeUndefined();
  expect(others['default-src']).toBe("'none'");
});
