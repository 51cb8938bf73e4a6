/** How hair is worn. */
type HairStyle =
  | 'short'
  | 'crop'
  | 'curls'
  | 'afro'
  | 'bob'
  | 'long'
  | 'waves'
  | 'bun'
  | 'headscarf'
  | 'none';

/** A person in a portrait; colours are `#rrggbb`. */
export interface Sitter {
  readonly seed: number;
  readonly skin: string;
  readonly hair: string;
  readonly style: HairStyle;
  readonly clothes: 'suit' | 'blazer' | 'shirt' | 'knit';
  readonly outer: string;
  readonly inner: string;
  readonly tie?: string;
  readonly glasses?: string;
  readonly beard?: 'stubble' | 'full';
  readonly lips: string;
  /** Width of the face, 0.9 narrow to 1.1 broad. */
  readonly face: number;
  /** Lines of age, 0 to 1. */
  readonly age: number;
  readonly earrings?: string;
  /** What a viewer sees. */
  readonly said: string;
}
