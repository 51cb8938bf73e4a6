import type { Domain } from '../domain.ts';
import { mailDelivery } from './send-mails.ts';
import { serveOutbox } from './serve-outbox.ts';
import { oldMailsSweep } from './sweep-mails.ts';

/** Sends what other domains write, and shows it in the demo; it answers no call of the contract. */
export const mailDomain: Domain = {
  name: 'mail',
  routes: [],
  serve: serveOutbox,
  jobs: [mailDelivery, oldMailsSweep],
};
