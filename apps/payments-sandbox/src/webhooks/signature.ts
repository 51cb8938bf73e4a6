import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` of a body that is sent at a time (seconds since 1970). */
export function signBody(body: string, secret: string, time: number): string {
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${signature}`;
}
