import type { AttributeTable, AttributeValues } from './attributes/attributes.ts';
import type { ElementTable } from './attributes/element-table.ts';
import type { WidgetEnvironment } from './environment/environment.ts';
import type { PageHead } from './page-head.ts';

/** What a server alone knows of a widget; one without it starts in the browser with nothing. */
export interface WidgetServer<Attributes extends AttributeTable = AttributeTable, State = unknown> {
  /** What the first view shows. */
  load?(attributes: AttributeValues<Attributes>, env: WidgetEnvironment): Promise<State>;
  /** What the head of a page says that the widget fills, from what `load` answered. */
  writeHead?(
    state: State,
    attributes: AttributeValues<Attributes>,
    env: WidgetEnvironment,
  ): PageHead;
}

/**
 * Declares what a server loads for a widget, in `src/<domain>/<tag>/<tag>.server.ts` as the default
 * export: the server's build finds it there, and a browser's build fails on it.
 */
export function defineServer<
  Attributes extends AttributeTable,
  State,
  Half extends WidgetServer<Attributes, State>,
>(_table: Pick<ElementTable<Attributes, State>, 'attributes' | 'render'>, half: Half): Half {
  return half;
}
