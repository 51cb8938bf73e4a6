/** How far the browser is with what the server has rendered of a widget. */
export interface Takeover {
  /** Whether the widget runs: before, it shows what the server knew, so that both write the same. */
  isLive: boolean;
  /** Whether a time was written in the server's zone, which the reader's has to replace. */
  showsServerZone: boolean;
}
