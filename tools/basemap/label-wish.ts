/** What a name stands for, which decides how it looks. */
export type LabelKind = 'country' | 'region' | 'water' | 'city' | 'town';

/** A name that wants a place: none before `earliest`, given up after `latest`. */
export interface LabelWish {
  readonly text: string;
  readonly kind: LabelKind;
  readonly lat: number;
  readonly lng: number;
  readonly size: number;
  readonly earliest: number;
  readonly latest: number;
  /** People; a town that finds no place keeps its place free of much lighter ones. */
  readonly weight: number;
}
