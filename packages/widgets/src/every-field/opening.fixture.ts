/** A widget with fields on its page, and what is pressed until these show. */
export interface Opening {
  readonly tag: string;
  /** By default, by the example of each answer of the contract. */
  readonly open?: () => HTMLElement | Promise<HTMLElement>;
  readonly attributes?: Readonly<Record<string, string>>;
  /** As on a telephone. */
  readonly isNarrow?: boolean;
  /** What has to show first, where other fields show sooner. */
  readonly shows?: string;
  /** What buttons, links and summaries say, or a part of it, one after the other. */
  readonly presses?: readonly string[];
}
