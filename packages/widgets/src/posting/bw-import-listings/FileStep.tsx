import { mostImportedRows } from '@boardwalk/sdk-core/posting/imports/import-limits';
import { importsMessages } from '@boardwalk/sdk-core/posting/imports/imports-messages';
import { createNumberFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/numbers';
import { type Problem, toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { Sheet } from 'lucide';
import { type DragEvent, useId, useState } from 'react';
import { useEnvironment, useMessages } from '../../element/mount/widget-context.ts';
import { FormAlert } from '../../kit/form/FormAlert.tsx';
import { Icon } from '../../kit/icon/Icon.tsx';
import { classNames } from '../../kit/style/class-names.ts';
import { useExplanation } from '../../parts/problem/use-explanation.ts';

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
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const [checking, setChecking] = useState<Checking>({ state: 'idle' });
  const isChecking = checking.state === 'checking';

  async function choose(file: File | undefined) {
    if (!file || isChecking) return;
    setChecking({ state: 'checking' });
    try {
      await check(file);
      setChecking({ state: 'idle' });
    } catch (error) {
      setChecking({ state: 'failed', problem: toProblem(error) });
    }
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    void choose(event.dataTransfer.files[0]);
  }

  return (
    <div className="import-step">
      <p className="import-step-title">{messages.fileTitle}</p>
      <p className="import-note">{messages.fileText}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the field in it does the same by key */}
      <div
        className={classNames('import-zone', isOver && 'is-over')}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <Icon node={Sheet} size={32} />
        <input
          type="file"
          id={id}
          className="import-input"
          accept=".csv,.tsv,.txt,text/csv"
          disabled={isChecking}
          aria-describedby={`${id}-note`}
          onChange={({ currentTarget }) => {
            const [file] = Array.from(currentTarget.files ?? []);
            // The same file is chosen again once it is mended.
            currentTarget.value = '';
            void choose(file);
          }}
        />
        <label htmlFor={id} className="button button-secondary">
          {messages.choose}
        </label>
        <p>{messages.drop}</p>
        <p id={`${id}-note`} className="import-note">
          {fillMessage(messages.limits, { rows: formatNumber(mostImportedRows) })}
        </p>
      </div>
      <p role="status" className="import-note">
        {isChecking && messages.checking}
      </p>
      {checking.state === 'failed' && (
        <FormAlert>
          {messages.refused}
          <p className="import-note">{explain(checking.problem)}</p>
        </FormAlert>
      )}
    </div>
  );
}
