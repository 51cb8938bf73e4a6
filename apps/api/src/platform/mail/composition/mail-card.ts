import type { MailWords } from '../mail-words.ts';
import type { SiteLink } from '../site-link.ts';

/** Pixels across a picture where the mail is as wide as it gets. */
export const pictureWidth = 510;

/** A listing, as searches show it. What it lacks is empty. */
export interface CardFacts {
  /** What is news of it. */
  readonly news: { readonly label: MailWords; readonly tone: 'plain' | 'less' | 'gone' };
  readonly title: MailWords;
  /** Its page; absent where nobody sees it any more. */
  readonly link?: SiteLink;
  readonly picture?: {
    readonly file: SiteLink;
    /** Pixels, where it is as wide as it gets. */
    readonly height: number;
    readonly alt: MailWords;
  };
  readonly price: MailWords;
  /** What it cost before: struck out in HTML, and said in the text. */
  readonly before?: { readonly price: MailWords; readonly said: MailWords };
  readonly facts: MailWords;
  readonly place: MailWords;
}

/** A listing in a mail: a value that stands in a template by itself. */
export class MailCard {
  readonly facts: CardFacts;

  constructor(facts: CardFacts) {
    this.facts = facts;
  }
}
