import { slugOf } from '@boardwalk/sdk-core/listings/page/slug';
import type { Block } from '@boardwalk/sdk-core/site/policies/block-schemas';

/** A part of a text that can be led to. */
export interface TextSection {
  /** The place of its heading among the blocks. */
  readonly index: number;
  /** Within its text. */
  readonly id: string;
  readonly title: string;
}

/** The main sections of a text; two of the same name get different ids. */
export function sectionsOf(body: readonly Block[]): readonly TextSection[] {
  const taken = new Set<string>();
  return body.flatMap((block, index) => {
    if (block.type !== 'heading' || block.level !== 1) return [];
    const name = slugOf(block.text) || 'section';
    const id = taken.has(name) ? `${name}-${index}` : name;
    taken.add(id);
    return [{ index, id, title: block.text }];
  });
}
