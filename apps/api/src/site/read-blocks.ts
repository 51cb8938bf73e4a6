import { type Block, blocks, type Span } from '@boardwalk/sdk-core/site/policies/block-schemas';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';

/**
 * Reads a text as people type it into blocks, paragraph by paragraph: `## heading`, `### heading`
 * below it, lines of `- item` or `1. item`, `> quote` with `-- whose` as its last line, and
 * `[words](https://…)` anywhere. Throws where the result is no text of the contract.
 */
export function readBlocks(text: string): Block[] {
  const parts = text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parseWith(blocks, parts.map(readBlock));
}

function readBlock(part: string): Block {
  const lines = part.split('\n').map((line) => line.trim());
  const heading = /^(##|###) (.+)$/.exec(part.replace(/\s+/g, ' '));
  if (heading)
    return { type: 'heading', level: heading[1] === '##' ? 1 : 2, text: `${heading[2]}` };
  if (part.startsWith('> ')) return readQuote(lines.map((line) => line.replace(/^>\s?/, '')));
  const marker = /^(?:-|\d+\.) /;
  if (marker.test(part)) {
    const items = part
      .split(/\n(?=\s*(?:-|\d+\.) )/)
      .map((item) => item.trim().replace(marker, ''));
    return { type: 'list', isOrdered: !part.startsWith('-'), items: items.map(readSpans) };
  }
  return { type: 'paragraph', spans: readSpans(lines.join(' ')) };
}

function readQuote(lines: readonly string[]): Block {
  const last = lines.at(-1) ?? '';
  const source = last.startsWith('-- ') ? last.slice(3) : null;
  const words = source === null ? lines : lines.slice(0, -1);
  return { type: 'quote', spans: readSpans(words.join(' ')), source };
}

function readSpans(text: string): Span[] {
  return text
    .replace(/\s+/g, ' ')
    .split(/(\[[^\]]+\]\([^)\s]+\))/)
    .filter((part) => part !== '')
    .map((part) => {
      const [, words, href] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part) ?? [];
      return words !== undefined && href !== undefined ? { text: words, href } : part;
    });
}
