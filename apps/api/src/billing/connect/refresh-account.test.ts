import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { isGoneThere } from './refresh-account.ts';

const { StripeInvalidRequestError, StripePermissionError, StripeConnectionError, StripeAPIError } =
  Stripe.errors;

test.each([
  [
    'it has no such account',
    new StripeInvalidRequestError({ type: 'invalid_request_error', code: 'resource_missing' }),
    true,
  ],
  [
    'its owner has taken our access away',
    new StripePermissionError({ type: 'invalid_request_error', code: 'account_invalid' }),
    true,
  ],
  ['it can’t be reached', new StripeConnectionError({ type: 'api_error' }), false],
  ['it fails', new StripeAPIError({ type: 'api_error' }), false],
  ['something else is wrong', new Error('no route'), false],
])('where %s, an account counts as gone or not', (_, error, isGone) => {
  expect(isGoneThere(error)).toBe(isGone);
});
