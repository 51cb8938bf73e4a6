import type { IconNode } from 'lucide';
import './icon.css';

export type { IconNode };

interface IconProps {
  /** Paths from lucide: `import { Search } from 'lucide'`. */
  readonly node: IconNode;
  /** Side in px; defaults to 20. */
  readonly size?: number;
}

/** Renders a drawing beside a label; a caller who uses it alone names its control. */
export function Icon({ node, size = 20 }: IconProps) {
  return (
    <svg
      className="icon"
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {node.map(([Shape, attributes]) => {
        const key = `${Shape}${Object.values(attributes).join()}`;
        // lucide draws with these shapes alone, and its attributes are theirs.
        const Tag = Shape as 'path';
        return <Tag key={key} {...attributes} />;
      })}
    </svg>
  );
}
