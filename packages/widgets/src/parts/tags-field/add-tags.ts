/** How many tags there may be, and how many characters each may have. */
export interface TagLimits {
  readonly count: number;
  readonly length: number;
}

interface Addition {
  readonly tags: readonly string[];
  readonly added: readonly string[];
  /** What was not added, and why. */
  readonly refused?: { readonly text: string; readonly reason: 'full' | 'long' };
}

/**
 * Tags with those of a text, which commas, semicolons or lines divide; one that is there already,
 * in capitals or not, is passed over.
 */
export function addTags(tags: readonly string[], text: string, limits: TagLimits): Addition {
  const known = new Set(tags.map(keyOf));
  const added: string[] = [];
  for (const piece of text.split(/[,;\n]/)) {
    const tag = piece.trim().replace(/\s+/g, ' ');
    if (tag === '' || known.has(keyOf(tag))) continue;
    const result = { tags: [...tags, ...added], added };
    if (tag.length > limits.length) return { ...result, refused: { text: tag, reason: 'long' } };
    if (known.size >= limits.count) return { ...result, refused: { text: tag, reason: 'full' } };
    known.add(keyOf(tag));
    added.push(tag);
  }
  return { tags: [...tags, ...added], added };
}

function keyOf(tag: string): string {
  return tag.toLowerCase();
}
