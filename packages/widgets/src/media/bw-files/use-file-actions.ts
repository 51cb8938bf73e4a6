import type { OwnFilesStore } from '@boardwalk/sdk-core/media/own/own-files-store';
import type { OwnFile } from '@boardwalk/sdk-core/media/schemas';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { toast } from '../../element/toast.ts';
import { explainProblem } from '../../parts/problem/explain-problem.ts';
import type { FilesContext } from './files-context.ts';
import { useFileFormatters } from './use-file-formatters.ts';

/** Returns the actions on files that are done at once; each shows its outcome. */
export function useFileActions({ env, host }: FilesContext, store: OwnFilesStore) {
  const { messages, counted } = useFileFormatters();

  function tell(message: string, tone?: 'error') {
    if (host.element) toast(host.element, message, tone);
  }

  /** Where everybody finds the file. */
  const addressOf = ({ url }: OwnFile) => new URL(env.mediaUrl(url), document.baseURI).href;

  return {
    addressOf,
    tellDeleted: (count: number) => tell(counted(messages.deleted, count)),
    tellUploaded: (count: number) => tell(counted(messages.uploadedAll, count)),
    copy(file: OwnFile) {
      navigator.clipboard.writeText(addressOf(file)).then(
        () => tell(messages.copied),
        () => tell(messages.notCopied, 'error'),
      );
    },
    async keep(file: OwnFile) {
      try {
        await store.keep(file.id);
        tell(fillMessage(messages.kept, { name: file.name }));
      } catch (error) {
        const cause = explainProblem(toProblem(error), env);
        tell(fillMessage(messages.failed, { cause }), 'error');
      }
    },
  };
}
