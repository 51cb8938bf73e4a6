import { kindLabels } from '@boardwalk/sdk-core/listings/labels/kind-labels';
import type { Labels } from '@boardwalk/sdk-core/listings/labels/label-text';
import { readImportTemplate } from '@boardwalk/sdk-core/posting/imports/endpoints';
import type { ImportKind } from '@boardwalk/sdk-core/posting/imports/import-kinds';
import { importsMessages } from '@boardwalk/sdk-core/posting/imports/imports-messages';
import type { ImportsStore } from '@boardwalk/sdk-core/posting/imports/imports-store';
import { mostImportedRows } from '@boardwalk/sdk-core/vocabulary/imports/import-limits';
import { createNumberFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/numbers';
import { fillPath } from '@boardwalk/sdk-core/vocabulary/routes/fill-path';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { Download } from 'lucide';
import { useState } from 'react';
import { useEnvironment, useMessages } from '../../element/mount/widget-context.ts';
import { Icon } from '../../kit/icon/Icon.tsx';
import { Segmented } from '../../kit/segmented/Segmented.tsx';
import { FileStep } from '../../parts/table-import/FileStep.tsx';
import { ColumnGuide } from './ColumnGuide.tsx';
import '../../kit/button/button.css';
import '../../parts/table-import/table-import.css';

interface TableStepsProps {
  readonly store: ImportsStore;
  readonly kinds: readonly ImportKind[];
  readonly labels: Readonly<Record<ImportKind, Labels>>;
  /** Called with the number of a table that was checked. */
  readonly onChecked: (id: number) => void;
}

/** How a table comes: which kind, the template, the file. */
export function TableSteps({ store, kinds, labels, onChecked }: TableStepsProps) {
  const { apiOrigin, locale } = useEnvironment();
  const messages = useMessages(importsMessages);
  const kindNames = useMessages(kindLabels);
  const formatNumber = createNumberFormatter(findLocale([locale]));
  const [first = 'item'] = kinds;
  const [chosen, setChosen] = useState<ImportKind>(first);
  const kind = kinds.includes(chosen) ? chosen : first;
  const template = `${apiOrigin}${fillPath(readImportTemplate.path, { type: kind })}?language=${locale}`;
  return (
    <div className="import-steps">
      {kinds.length > 1 && (
        <Segmented
          label={messages.kind}
          value={kind}
          onPick={setChosen}
          segments={kinds.map((value) => ({ value, label: kindNames[`${value}.many`] }))}
        />
      )}
      <div className="import-step">
        <p className="import-step-title">{messages.templateTitle}</p>
        <p className="import-note">{messages.templateText}</p>
        <p className="import-actions">
          <a className="button button-secondary" href={template} download>
            <Icon node={Download} />
            {messages.template}
          </a>
        </p>
        <ColumnGuide kind={kind} labels={labels[kind]} />
      </div>
      <FileStep
        lead={messages.fileText}
        limits={fillMessage(messages.limits, { rows: formatNumber(mostImportedRows) })}
        check={async (file) => onChecked(await store.check(kind, file))}
      />
    </div>
  );
}
