import { event } from '../../element/attributes/element-table.ts';

/** The events that `<bw-account>` sends to its page. */
export const accountEvents = {
  'bw-registered': event<Readonly<Record<never, never>>>(
    'Somebody has registered; their address waits to be confirmed.',
  ),
  'bw-signed-in': event<{ readonly id: number; readonly firstName: string }>(
    'Somebody has signed in; cancel to lead on yourself.',
  ),
};
