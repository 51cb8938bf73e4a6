/** Attributes as they stand in HTML, by their kebab-case names; an empty text for a boolean. */
export type AttributeTexts = Readonly<Record<string, string>>;

export interface RenderOptions {
  /** What `load` answered. */
  readonly state: unknown;
  /** The page's style nonce; without it the page's policy must know the hash of the CSS. */
  readonly nonce?: string;
}
