/** What a map says. */
export interface MapLabels {
  readonly map: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  /** That the map ends before streets show, and the link to where they do. */
  readonly noStreets: string;
  readonly streets: string;
  /** That the streets which show are made up. */
  readonly invented: string;
}
