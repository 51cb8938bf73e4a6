import { type Problem, toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { Sheet } from 'lucide';
import { useId, useState } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { FormAlert } from '../../kit/form/FormAlert.tsx';
import { Icon } from '../../kit/icon/Icon.tsx';
import { DropZone } from '../dropping/DropZone.tsx';
import { FileButton } from '../file-button/FileButton.tsx';
import { useExplanation } from '../problem/use-explanation.ts';
import { tableImportMessages } from './messages.ts';
import './table-import.css';

/** What becomes of a file that was chosen. */
type Checking =
  | { readonly state: 'idle' }
  | { readonly state: 'checking' }
  | { readonly state: 'failed'; readonly problem: Problem };

interface FileStepProps {
  /** What is done with the table. */
  readonly lead: string;
  /** How large it may be. */
  readonly limits: string;
  /** Rejects with a `Problem`. */
  readonly check: (file: File) => Promise<void>;
}

/** A field for a table, onto which one can be dropped as well; it is checked at once. */
export function FileStep({ lead, limits, check }: FileStepProps) {
  const messages = useMessages(tableImportMessages);
  const explain = useExplanation();
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
      <p className="import-note">{lead}</p>
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
          {limits}
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
