import type { ReportReason } from '@boardwalk/sdk-core/reports/reasons';
import { FieldGroup } from '../form/FieldGroup.tsx';

interface ReasonChoiceProps {
  readonly legend: string;
  readonly reasons: readonly ReportReason[];
  readonly labels: Readonly<Record<ReportReason, string>>;
  /** Absent until one is chosen. */
  readonly value: ReportReason | undefined;
  readonly error: string | undefined;
  readonly onPick: (reason: ReportReason) => void;
}

/** Why something is reported: one of a few, none of them chosen beforehand. */
export function ReasonChoice({ legend, labels, reasons, value, error, onPick }: ReasonChoiceProps) {
  return (
    <FieldGroup name="reason" legend={legend} error={error} isMarked>
      <div className="report-reasons">
        {reasons.map((reason) => (
          <label key={reason} className="report-reason">
            <input
              type="radio"
              name="reason"
              value={reason}
              checked={reason === value}
              required
              onChange={() => onPick(reason)}
            />
            <span>{labels[reason]}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
