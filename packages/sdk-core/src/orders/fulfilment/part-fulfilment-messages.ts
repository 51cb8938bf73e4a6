import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What a buyer reads of what a shop has sent them, or has ready. */
export const partFulfilmentMessages = {
  catalogue: 'orders/part-fulfilment',
  sentOn: 'Sent on {date}',
  deliveredOn: 'Delivered on {date}',
  by: 'By {carrier}',
  tracking: 'Tracking number: {number}',
  follow: 'Follow the parcel at {carrier}',
  followAt: 'Follow the parcel at {host}, a page that the shop names',
  pieces: '{count} × {title}',
  readyOn: 'Ready since {date}',
  code: 'Pickup code',
  codeHelp: 'Say it at the shop once you have your things before you, and to nobody else.',
  codeInMail: 'The code is in your mail.',
  pickedUpOn: 'Picked up on {date}',
  returnedOn: 'Back at the shop since {date}',
} as const satisfies Catalogue;
