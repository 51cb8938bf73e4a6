import type { OwnFilesPage } from '@boardwalk/sdk-core/media/own/own-files-store';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { filesAttributes } from './attributes.ts';

/** What a server has loaded of it. */
interface Loaded {
  readonly page: OwnFilesPage | undefined;
}

export type FilesContext = WidgetContext<typeof filesAttributes, Loaded, Record<never, never>>;
