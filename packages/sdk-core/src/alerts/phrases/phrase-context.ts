import type { SearchAnswer } from '../../search/schemas.ts';
import type { Currency } from '../../vocabulary/places/countries.ts';
import type { Locale } from '../../vocabulary/text/locale.ts';
import type { ReadMessages } from '../../vocabulary/text/message.ts';

/** For whom a saved search is put into words, and what of it only the server knows. */
export interface PhraseContext {
  readonly locale: Locale;
  readonly read: ReadMessages;
  /** The label of its `near`; if it was not requested, a name is shown as it was typed. */
  readonly place?:
    | Pick<NonNullable<SearchAnswer['place']>, 'label' | 'isRegion'>
    | null
    | undefined;
  /** The currency of a price that names none; defaults to Canadian dollars. */
  readonly currency?: Currency | undefined;
  /** Whose listings alone it finds, by name. */
  readonly ownerName?: string | undefined;
}
