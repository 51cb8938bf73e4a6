import type { ModeratedPage } from '@boardwalk/sdk-core/posting/moderated/moderated-store';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { adminListingsAttributes } from './attributes.ts';

/** What a server has loaded of it. */
interface Loaded {
  readonly page: ModeratedPage | undefined;
}

export type AdminListingsContext = WidgetContext<
  typeof adminListingsAttributes,
  Loaded,
  Record<never, never>
>;
