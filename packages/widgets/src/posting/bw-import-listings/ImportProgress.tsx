import { importsMessages } from '@boardwalk/sdk-core/posting/imports/imports-messages';
import type { ListingImport } from '@boardwalk/sdk-core/posting/imports/schemas';
import { createNumberFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/numbers';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useId } from 'react';
import { useEnvironment, useMessages } from '../../element/mount/widget-context.ts';
import './import-listings.css';

/** How far a table is that is at work. */
export function ImportProgress({ table }: { readonly table: ListingImport }) {
  const messages = useMessages(importsMessages);
  const { locale } = useEnvironment();
  const formatNumber = createNumberFormatter(findLocale([locale]));
  const id = useId();
  const { state, done, right, removed, kept, imported } = table;
  if (state !== 'running' && state !== 'undoing') return null;
  const isRunning = state === 'running';
  const all = isRunning ? right : imported;
  const passed = isRunning ? done : removed + kept;
  const said = isRunning
    ? fillMessage(messages.running, { done: formatNumber(done), all: formatNumber(right) })
    : messages.undoing;
  return (
    <div className="import-progress">
      <label htmlFor={id}>{said}</label>
      <progress id={id} value={passed} max={all} />
      <p className="import-note">{messages.runningNote}</p>
    </div>
  );
}
