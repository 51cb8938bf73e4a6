import type { Block, Span } from '../policies/block-schemas.ts';

const wordsPerMinute = 220;

/** The words of some spans, without where they lead. */
export function spansText(spans: readonly Span[]): string {
  return spans.map((span) => (typeof span === 'string' ? span : span.text)).join('');
}

/** Whole minutes that a text takes to read, at least 1. */
export function readingMinutes(blocks: readonly Block[]): number {
  const words = blocks.flatMap(textsOf).join(' ').split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

function textsOf(block: Block): readonly string[] {
  switch (block.type) {
    case 'heading':
      return [block.text];
    case 'list':
      return block.items.map(spansText);
    case 'paragraph':
    case 'quote':
      return [spansText(block.spans)];
  }
}
