/** Whether a place is open, until when, and its week. */
export interface WrittenHours {
  readonly isOpen: boolean;
  /** `Open now`, `Closed now`, `Open 24 hours`. */
  readonly text: string;
  /** `closes 5:00 p.m.` */
  readonly more?: string;
  /** Monday to Sunday, each as it is on its coming date. */
  readonly week: readonly DayRow[];
}

/** The hours of one of the coming seven days. */
export interface DayRow {
  readonly date: string;
  readonly weekday: string;
  /** Spans of time, or the one word for closed or open all day. */
  readonly texts: readonly string[];
  readonly isToday: boolean;
  /** Where the hours of this date are not those of the week. */
  readonly note?: string;
}
