import { importsMessages } from '@boardwalk/sdk-core/posting/imports/imports-messages';
import { mostImportedRows } from '@boardwalk/sdk-core/vocabulary/imports/import-limits';
import { createNumberFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/numbers';
import { type Problem, toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { Sheet } from 'lucide';
import { useId, useState } from 'react';
import { useEnvironment, useMessages } from '../../element/mount/widget-context.ts';
import { FormAlert } from '../../kit/form/FormAlert.tsx';
import { Icon } from '../../kit/icon/Icon.tsx';
import { DropZone } from '../../parts/dropping/DropZone.tsx';
import { FileButton } from '../../parts/file-button/FileButton.tsx';
import { useExplanation } from '../../parts/problem/use-explanation.ts';
import './import-listings.css';

/** What becomes of a file that was chosen. */
type Checking =
  | { readonly state: 'idle' }
  | { readonly state: 'checking' }
  | { readonly state: 'failed'; readonly problem: Problem };

interface FileStepProps {
  /** Rejects with a `Problem`. */
  readonly check: (file: File) => Promise<void>;
}

/** A field for a table, onto which one can be dropped as well; it is checked at once. */
export function FileStep({ check }: FileStepProps) {
  const messages = useMessages(importsMessages);
  const explain = useExplanation();
  const { locale } = useEnvironment();
  const formatNumber = createNumberFormatter(findLocale([locale]));
  const noteId = useId();
  const [checking, setChecking] = useState<Checking>({ state: 'idle' });
  const isChecking = checking.state === 'checking';

  async function choose([file]: readonly File[]) {
    if (!file || isChecking) return;
    setChecking({ state: 'checking' });
    try {
      await check(file);
      setChecking({ state: 'idle' });
    } catch (error) {
      setChecking({ state: 'failed', problem: toProblem(error) });
    }
  }

  return (
    <div className="import-step">
      <p className="import-step-title">{messages.fileTitle}</p>
      <p className="import-note">{messages.fileText}</p>
      <DropZone className="import-zone" onDrop={(files) => void choose(files)}>
        <Icon node={Sheet} size={32} />
        <FileButton
          label={messages.choose}
          accept=".csv,.tsv,.txt,text/csv"
          disabled={isChecking}
          noteId={noteId}
          onChoose={(files) => void choose(files)}
        />
        <p className="import-drop">{messages.drop}</p>
        <p id={noteId} className="import-note">
          {fillMessage(messages.limits, { rows: formatNumber(mostImportedRows) })}
        </p>
      </DropZone>
      <p role="status" className="import-note">
        {isChecking && messages.checking}
      </p>
      {checking.state === 'failed' && (
        <FormAlert>
          {messages.refused}
          <p className="import-note">
            {checking.problem.code === 'too-many-requests'
              ? messages.several
              : explain(checking.problem)}
          </p>
        </FormAlert>
      )}
    </div>
  );
}
