import type { FactGroup } from '@boardwalk/sdk-core/listings/fields/fields';
import type { WrittenHours } from '../../shared/hours/written-hours.ts';

/** What a page says in the words of its kind; written where these load, on a server or later. */
export interface ListingPageTexts {
  /** The subcategory. */
  readonly tag: string;
  readonly banner: Banner | null;
  readonly event: EventTimes | null;
  readonly sections: readonly FactSection[];
  readonly hours: WrittenHours | null;
  /** When these words will be others, milliseconds since 1970; null where time changes nothing. */
  readonly changesAt: number | null;
}

/** Why a listing can't simply be had. */
export interface Banner {
  readonly title: string;
  readonly text: string;
}

/** When an event takes place, for its reader. */
export interface EventTimes {
  /** ISO instant of the start. */
  readonly startsAt: string;
  readonly month: string;
  readonly day: string;
  /** `Sat, Dec 5, 9:00 a.m. – 4:00 p.m.` */
  readonly span: string;
  /** `In 3 days`, `Happening now`, `Over`; or that it won't be as planned. */
  readonly relative: string;
  readonly isOver: boolean;
  readonly isAsPlanned: boolean;
}

/** The facts of one group under their heading. */
export interface FactSection {
  readonly group: FactGroup;
  readonly heading: string;
  /** Things that are there, rather than terms with their values. */
  readonly isList: boolean;
  readonly rows: readonly FactRow[];
}

/** A field of the listing, written for its reader. */
export interface FactRow {
  readonly field: string;
  readonly label: string;
  /** Several for a list, else one. */
  readonly texts: readonly string[];
  readonly style: 'text' | 'yes' | 'link' | 'phone';
}
