import type { ReportReason } from '@boardwalk/sdk-core/reports/reasons';
import { CheckedInput } from '../../../kit/checkbox/CheckedInput.tsx';
import { FieldGroup } from '../../../parts/form/FieldGroup.tsx';
import './report.css';

interface ReasonChoiceProps<Reason extends ReportReason> {
  readonly legend: string;
  readonly reasons: readonly Reason[];
  readonly labels: Readonly<Record<Reason, string>>;
  /** Absent until one is chosen. */
  readonly value: Reason | undefined;
  readonly error: string | undefined;
  readonly onPick: (reason: Reason) => void;
}

/** Why something is reported: one of a few, none of them chosen beforehand. */
export function ReasonChoice<Reason extends ReportReason>({
  legend,
  labels,
  reasons,
  value,
  error,
  onPick,
}: ReasonChoiceProps<Reason>) {
  return (
    <FieldGroup name="reason" legend={legend} error={error} isMarked>
      <div className="report-reasons">
        {reasons.map((reason) => (
          <label key={reason} className="report-reason">
            <CheckedInput
              type="radio"
              name="reason"
              value={reason}
              isChecked={reason === value}
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
