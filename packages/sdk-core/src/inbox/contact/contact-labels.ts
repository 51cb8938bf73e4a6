import type { TextCatalogue } from '../../vocabulary/text/message.ts';
import type { ContactKind } from './contact-kinds.ts';

/** Labels of what leads to the form for writing to the user who offers a listing. */
export const contactLabels = {
  catalogue: 'inbox/contact/labels',
  sale: 'Message the seller',
  rental: 'Message the landlord',
  item: 'Message the seller',
  position: 'Message the employer',
  capital: 'Message the business',
  service: 'Message the business',
  event: 'Message the organizer',
  realtor: 'Message the realtor',
} as const satisfies TextCatalogue<ContactKind>;
