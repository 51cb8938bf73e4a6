import { mostEditedRows } from '@boardwalk/sdk-core/shops/edits/edit-limits';
import type { GridReader } from '@boardwalk/sdk-core/shops/edits/grid-cells';
import type { GridSummary } from '@boardwalk/sdk-core/shops/edits/grid-summary';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { type RefObject, useRef } from 'react';
import { Button } from '../../../kit/button/Button.tsx';
import { useCounted } from '../../../parts/count/use-counted.ts';
import { useCellTexts } from './use-cell-texts.ts';
import './product-grid.css';

interface DraftSummaryProps {
  readonly summary: GridSummary;
  readonly reader: GridReader;
  readonly onReview: () => void;
  readonly onDiscard: () => void;
}

/** Faults that are named; the others stand at their cells. */
const namedFaults = 5;

/** What would be saved, in a sentence, and what keeps it from being saved. */
export function DraftSummary({ summary, reader, onReview, onDiscard }: DraftSummaryProps) {
  const { messages } = useCellTexts(reader);
  const changes = useChanges(summary, reader);
  const faults = useRef<HTMLDivElement>(null);
  const { wrong, isTooMuch } = summary;
  const isBlocked = wrong.length > 0 || isTooMuch;
  const isNothing = changes === '' && wrong.length === 0;
  return (
    <div className="grid-summary">
      <p role="status" className="grid-changes">
        {changes === '' ? messages.nothing : fillMessage(messages.changes, { changes })}
      </p>
      {isBlocked && <Faults {...{ summary, reader, faults }} />}
      <div className="grid-actions">
        <Button
          variant="primary"
          disabled={isNothing}
          onClick={() => (isBlocked ? faults.current?.focus() : onReview())}
        >
          {messages.review}
        </Button>
        <Button disabled={isNothing} onClick={onDiscard}>
          {messages.discard}
        </Button>
      </div>
    </div>
  );
}

interface FaultsProps extends Pick<DraftSummaryProps, 'summary' | 'reader'> {
  readonly faults: RefObject<HTMLDivElement | null>;
}

function Faults({ summary: { wrong, isTooMuch }, reader, faults }: FaultsProps) {
  const { messages, columns, name, fault } = useCellTexts(reader);
  const counted = useCounted();
  const others = wrong.length - namedFaults;
  return (
    <div ref={faults} tabIndex={-1} className="grid-faults">
      {wrong.length > 0 && <p>{counted(messages.wrong, wrong.length)}</p>}
      <ul>
        {wrong.slice(0, namedFaults).map((cell) => (
          <li key={`${cell.row.variantId} ${cell.field}`}>
            {fillMessage(messages.wrongOne, {
              name: name(cell.row),
              column: columns[cell.field],
              fault: fault(cell.fault, cell.field),
            })}
          </li>
        ))}
        {others > 0 && <li>{counted(messages.more, others)}</li>}
        {isTooMuch && <li>{fillMessage(messages.tooMuch, { most: mostEditedRows })}</li>}
      </ul>
    </div>
  );
}

/** How many of each are changed: "12 prices, 3 stocks". */
export function useChanges(summary: GridSummary, reader: GridReader): string {
  const { messages } = useCellTexts(reader);
  const counted = useCounted();
  const { prices, stocks, shown, hidden } = summary;
  const counts = [
    [messages.prices, prices],
    [messages.stocks, stocks],
    [messages.shows, shown],
    [messages.hides, hidden],
  ] as const;
  return counts
    .filter(([, count]) => count > 0)
    .map(([message, count]) => counted(message, count))
    .join(', ');
}
