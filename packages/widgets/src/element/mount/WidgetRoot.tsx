import { type ReactNode, useEffect } from 'react';
import type { ElementTable, WidgetContext } from '../attributes/element-table.ts';
import { Fallback, FallbackBoundary } from './FallbackBoundary.tsx';
import { AnyWidgetContext } from './widget-context.ts';

interface WidgetRootProps {
  readonly table: ElementTable;
  readonly context: WidgetContext;
  /** Changes when an error may be over. */
  readonly attempt: number;
  readonly hasFailed: boolean;
  /** Keeps the widget's intrinsic size. */
  readonly isReserved: boolean;
  readonly onReady: () => void;
  readonly onError: (error: unknown) => void;
  /** Beside the widget's own content: the dialog of a route. */
  readonly children?: ReactNode;
}

/** The same tree on a server and in a browser. */
export function WidgetRoot(props: WidgetRootProps) {
  const { table, context, attempt, hasFailed, onReady } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is ready again
  useEffect(() => {
    if (!hasFailed) onReady();
  }, [attempt, hasFailed, onReady]);

  return (
    <AnyWidgetContext value={context}>
      <div className="bw-content" data-reserved={props.isReserved ? '' : undefined}>
        {hasFailed ? (
          <Fallback />
        ) : (
          <FallbackBoundary key={`${attempt} ${context.env.locale}`} onError={props.onError}>
            <Content table={table} context={context} />
          </FallbackBoundary>
        )}
      </div>
      {props.children}
    </AnyWidgetContext>
  );
}

/** A component of its own, so that what `render` throws reaches the boundary. */
function Content({ table, context }: Pick<WidgetRootProps, 'table' | 'context'>) {
  return table.render(context);
}
