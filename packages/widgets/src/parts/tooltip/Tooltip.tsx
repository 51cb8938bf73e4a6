import { type HTMLAttributes, type ReactNode, useId } from 'react';
import { Tip } from './Tip.tsx';
import { useTooltip } from './use-tooltip.ts';

/** What makes a control the one that a tooltip describes. */
interface TooltipTrigger extends HTMLAttributes<HTMLElement> {
  readonly ref: (element: HTMLElement | null) => void;
}

interface TooltipProps {
  /** A short hint; what has to be known stands on the page, as no finger finds it here. */
  readonly text: string;
  /** One control that can have the focus, with these props. */
  readonly children: (trigger: TooltipTrigger) => ReactNode;
}

/** A hint that a control shows under the pointer and the focus, and that describes it always. */
export function Tooltip({ text, children }: TooltipProps) {
  const tooltip = useTooltip();
  const id = useId();
  const trigger = { ...tooltip.getReferenceProps(), ref: tooltip.attachTrigger };
  return (
    <>
      {children({ ...trigger, 'aria-describedby': id })}
      <Tip tooltip={tooltip} text={text} id={id} />
    </>
  );
}
