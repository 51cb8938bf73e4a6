import type { Domain } from '../domain.ts';
import { serveOutbox } from './serve-outbox.ts';
import { sweepMails } from './sweep-mails.ts';

/** Sends what other domains write, and shows it in the demo; it answers no call of the contract. */
export const mailDomain: Domain = {
  name: 'mail',
  routes: [],
  serve(server, platform) {
    serveOutbox(server, platform);
    sweepMails(server, platform);
  },
};
