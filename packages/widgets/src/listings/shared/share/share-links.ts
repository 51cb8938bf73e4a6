import type { shareMessages } from '@boardwalk/sdk-core/listings/page/share-messages';
import type { Messages } from '@boardwalk/sdk-core/vocabulary/text/message';

/** A way to send a link on. */
export interface ShareLink {
  readonly name: string;
  readonly address: string;
  /** Leads to a page rather than to a program of the device. */
  readonly isPage: boolean;
}

/** Ways to send on the address of a listing's page, with its title. */
export function shareLinks(
  title: string,
  address: string,
  messages: Messages<typeof shareMessages>,
): readonly ShareLink[] {
  const words = `${title}\n${address}`;
  return [
    mail(messages.email, 'mailto:', { subject: title, body: address }),
    mail(messages.sms, 'sms:', { body: words }),
    page(messages.facebook, 'https://www.facebook.com/sharer/sharer.php', { u: address }),
    page(messages.x, 'https://x.com/intent/post', { text: title, url: address }),
    page(messages.whatsapp, 'https://wa.me/', { text: words }),
  ];
}

function page(name: string, base: string, query: Readonly<Record<string, string>>): ShareLink {
  return { name, address: `${base}?${encode(query)}`, isPage: true };
}

function mail(name: string, base: string, query: Readonly<Record<string, string>>): ShareLink {
  return { name, address: `${base}?${encode(query)}`, isPage: false };
}

/** Programs for mail and messages read a plus as a plus, so spaces are `%20`. */
function encode(query: Readonly<Record<string, string>>): string {
  return Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}
