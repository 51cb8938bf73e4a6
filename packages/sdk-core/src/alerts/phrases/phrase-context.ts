import type { SearchAnswer } from '../../search/schemas.ts';
import type { Currency } from '../../vocabulary/places/countries.ts';
import type { Locale } from '../../vocabulary/text/locale.ts';
import type { ReadMessages } from '../../vocabulary/text/message.ts';

/** For whom a saved search is put into words, and what of it only the server knows. */
export interface PhraseContext {
  readonly locale: Locale;
  readonly read: ReadMessages;
  /** What its `near` is called; where nobody has asked, a name is said as it was typed. */
  readonly place?:
    | Pick<NonNullable<SearchAnswer['place']>, 'label' | 'isRegion'>
    | null
    | undefined;
  /** What a price is in that names no currency; Canadian dollars unless told. */
  readonly currency?: Currency | undefined;
  /** Whose listings alone it finds, by name. */
  readonly ownerName?: string | undefined;
}
