import type { FastifyInstance } from 'fastify';
import { escapeHtml, sendPage } from './html.ts';

const english = {
  number: 'Card number',
  expiry: 'Expiration date (MM / YY)',
  cvc: 'Security code',
  postal: 'Postal code',
  incompleteNumber: 'Your card number is incomplete.',
  incompleteExpiry: 'Your card’s expiration date is incomplete.',
  incompleteCvc: 'Your card’s security code is incomplete.',
  offline: 'The payment service cannot be reached. Check your connection and try again.',
};

const french: typeof english = {
  number: 'Numéro de carte',
  expiry: 'Date d’expiration (MM / AA)',
  cvc: 'Code de sécurité',
  postal: 'Code postal',
  incompleteNumber: 'Le numéro de votre carte est incomplet.',
  incompleteExpiry: 'La date d’expiration de votre carte est incomplète.',
  incompleteCvc: 'Le code de sécurité de votre carte est incomplet.',
  offline: 'Le service de paiement est injoignable. Vérifiez votre connexion, puis réessayez.',
};

/** The frame that holds a card's fields, and one without fields for all other calls of the script. */
export function serveCardFrame(server: FastifyInstance): void {
  server.get<{ Querystring: { locale?: string } }>('/frames/card', async ({ query }, reply) => {
    const isFrench = query.locale?.startsWith('fr') ?? false;
    return sendPage(reply, {
      title: isFrench ? 'Carte' : 'Card',
      language: isFrench ? 'fr' : 'en',
      body: fields(isFrench ? french : english),
      script: 'card-frame.js',
      isFramed: true,
      hasCard: true,
    });
  });
  server.get('/frames/controller', async (_, reply) =>
    sendPage(reply, { title: 'Payments', body: '', script: 'card-frame.js', isFramed: true }),
  );
}

function fields(words: typeof english): string {
  const digits = (incomplete: string) =>
    `inputmode="numeric" required data-incomplete="${escapeHtml(incomplete)}"`;
  return (
    `<form data-offline="${escapeHtml(words.offline)}">` +
    `<label>${words.number} <input name="number" autocomplete="cc-number" pattern="[0-9 ]{12,23}" ${digits(words.incompleteNumber)}></label>` +
    `<label>${words.expiry} <input name="expiry" autocomplete="cc-exp" pattern="[0-9]{2} / [0-9]{2}" ${digits(words.incompleteExpiry)}></label>` +
    `<label>${words.cvc} <input name="cvc" autocomplete="cc-csc" pattern="[0-9]{3,4}" ${digits(words.incompleteCvc)}></label>` +
    `<label>${words.postal} <input name="postal" autocomplete="postal-code" maxlength="12"></label></form>`
  );
}
