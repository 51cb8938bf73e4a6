import { useMergeRefs } from '@floating-ui/react';
import type { ComponentProps } from 'react';
import { IconButton } from '../../kit/button/IconButton.tsx';
import { Tip } from './Tip.tsx';
import { useTooltip } from './use-tooltip.ts';

/** An icon's button whose name shows as a tooltip, by keys too, in place of the browser's own. */
export function TippedIconButton({ ref, ...button }: ComponentProps<typeof IconButton>) {
  const tooltip = useTooltip();
  return (
    <>
      <IconButton
        {...button}
        {...tooltip.getReferenceProps(button)}
        ref={useMergeRefs([ref, tooltip.attachTrigger])}
        title={undefined}
      />
      <Tip tooltip={tooltip} text={button.label} />
    </>
  );
}
