import type { useTooltip } from './use-tooltip.ts';
import './tooltip.css';

interface TipProps {
  readonly tooltip: ReturnType<typeof useTooltip>;
  readonly text: string;
  /** What describes its control by it; without one the text is the control's name already. */
  readonly id?: string;
}

/** The text of a tooltip; over all else while it shows, and part of the page before. */
export function Tip({ tooltip, text, id }: TipProps) {
  return (
    <span
      {...tooltip.getFloatingProps()}
      {...(id === undefined ? { 'aria-hidden': true } : { id, role: 'tooltip' })}
      ref={tooltip.attachTip}
      popover="manual"
      className="tooltip"
    >
      {text}
    </span>
  );
}
