import { boardTextLimits } from '@boardwalk/sdk-core/boards/managed/limits';
import { managedOutageMessages } from '@boardwalk/sdk-core/boards/managed/managed-messages';
import type { NewOutage } from '@boardwalk/sdk-core/boards/managed/schemas';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { Form } from '../../parts/form/Form.tsx';
import { FormEnd } from '../../parts/form/FormEnd.tsx';
import { FormMarks } from '../../parts/form/FormMarks.tsx';
import { FormTextArea } from '../../parts/form/FormTextArea.tsx';
import { FormTextField } from '../../parts/form/FormTextField.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import { WordedProblem } from '../../parts/problem/worded-problem.ts';
import { isUntilPast, readOutageForm } from './read-outage-form.ts';
import '../../profile/shared/person-fields/field-row.css';
import './outages.css';

interface OutageFormProps {
  readonly onSend: (outage: NewOutage) => Promise<void>;
}

/** Puts a board out of service; empty again once that is saved. */
export function OutageForm({ onSend }: OutageFormProps) {
  const { messages: read, timeZone, clock } = useEnvironment();
  const messages = read(managedOutageMessages);
  const form = useForm({
    check: (data) =>
      isUntilPast(readOutageForm(data, timeZone), clock.now()) ? { until: messages.untilPast } : {},
    async send(data) {
      await onSend(readOutageForm(data, timeZone)).catch((error: unknown) => {
        const problem = toProblem(error);
        throw new WordedProblem(problem, {
          sentence: problem.code === 'conflict' ? messages.overlaps : undefined,
          fields: { until: messages.untilPast },
        });
      });
      form.form.ref.current?.reset();
    },
  });
  return (
    <Form form={form}>
      <FormMarks />
      <div className="field-row">
        {(['from', 'until'] as const).map((name) => (
          <FormTextField
            key={name}
            name={name}
            label={messages[name]}
            help={messages[`${name}Help`]}
            type="datetime-local"
          />
        ))}
      </div>
      <FormTextArea
        name="reason"
        label={messages.reason}
        help={messages.reasonHelp}
        required
        rows={2}
        maxLength={boardTextLimits.reason}
      />
      <FormEnd form={form} submitLabel={messages.start} sendingLabel={messages.starting} />
    </Form>
  );
}
