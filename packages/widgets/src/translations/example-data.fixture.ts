/** What a widget shows of an example of its answers. */
interface ShownExample {
  /** How many texts of catalogues it says at least; one, unless told. */
  readonly least?: number;
  /** What it shows beside the answers that comes from no catalogue. */
  readonly data?: readonly string[];
}

export const exampleData: Readonly<Record<string, ShownExample>> = {};
