import type { Block, Span } from '@boardwalk/sdk-core/site/policies/block-schemas';
import { linkTarget } from '@boardwalk/sdk-core/vocabulary/routes/link-address';
import { createElement } from 'react';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import './text.css';

interface BlocksProps {
  readonly blocks: readonly Block[];
  /** The level of the title that the text stands under. */
  readonly level: number;
  /** Ids of the headings by their place among the blocks. */
  readonly headingId?: (index: number) => string | undefined;
}

/** A text in blocks: paragraphs, headings, lists and quotes. */
export function Blocks({ blocks, level, headingId }: BlocksProps) {
  return (
    <div className="text">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text changes as a whole
        <BlockView key={index} block={block} level={level} id={headingId?.(index)} />
      ))}
    </div>
  );
}

interface BlockViewProps {
  readonly block: Block;
  readonly level: number;
  readonly id: string | undefined;
}

function BlockView({ block, level, id }: BlockViewProps) {
  switch (block.type) {
    case 'heading':
      return createElement(
        `h${Math.min(6, level + block.level)}`,
        { className: `text-heading-${block.level}`, ...(id !== undefined && { id, tabIndex: -1 }) },
        block.text,
      );
    case 'list':
      return createElement(
        block.isOrdered ? 'ol' : 'ul',
        null,
        block.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text changes as a whole
          <li key={index}>
            <Spans spans={item} />
          </li>
        )),
      );
    case 'quote':
      return (
        <figure className="text-quote">
          <blockquote>
            <Spans spans={block.spans} />
          </blockquote>
          {block.source !== null && <figcaption>{block.source}</figcaption>}
        </figure>
      );
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      );
  }
}

function Spans({ spans }: { readonly spans: readonly Span[] }) {
  const env = useEnvironment();
  return spans.map((span, index) =>
    typeof span === 'string' ? (
      span
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text changes as a whole
      <a key={index} href={linkTarget(span.href, env)}>
        {span.text}
      </a>
    ),
  );
}
