import type { SafeMailText } from '../safe-mail-text.ts';
import type { SiteLink } from '../site-link.ts';

/** Pixels across a picture where the mail is as wide as it gets. */
export const pictureWidth = 510;

/** A listing, as searches show it. What it lacks is empty. */
export interface CardFacts {
  /** What is news of it. */
  readonly news: { readonly label: SafeMailText; readonly tone: 'plain' | 'less' | 'gone' };
  readonly title: SafeMailText;
  /** Its page; absent where nobody sees it any more. */
  readonly link?: SiteLink;
  readonly picture?: {
    readonly file: SiteLink;
    /** Pixels, where it is as wide as it gets. */
    readonly height: number;
    readonly alt: SafeMailText;
  };
  readonly price: SafeMailText;
  /** What it cost before: struck out in HTML, and said in the text. */
  readonly before?: { readonly price: SafeMailText; readonly said: SafeMailText };
  readonly facts: SafeMailText;
  readonly place: SafeMailText;
}

/** A listing in a mail: a value that stands in a template by itself. */
export class MailCard {
  readonly facts: CardFacts;

  constructor(facts: CardFacts) {
    this.facts = facts;
  }
}
