import { shopEditorMessages } from '@boardwalk/sdk-core/shops/own/shop-editor-messages';
import type { ShopChange } from '@boardwalk/sdk-core/shops/own/shop-settings-store';
import { longestShopText } from '@boardwalk/sdk-core/shops/shop-limits';
import { zonedInstant } from '@boardwalk/sdk-core/vocabulary/time/zoned-instant';
import { useEnvironment, useMessages } from '../../../element/mount/widget-context.ts';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { textOf } from '../../../kit/form/form-data.ts';
import { DialogForm } from '../../../parts/confirm/DialogForm.tsx';
import { confirmDialogMessages } from '../../../parts/confirm/messages.ts';
import { isSkippedTime, localPart, writeInstant } from '../../../parts/date-field/local-instant.ts';
import { FormTextArea } from '../../../parts/form/FormTextArea.tsx';
import { FormTextField } from '../../../parts/form/FormTextField.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import './shop-state.css';

type Away = NonNullable<ShopChange['away']>;

interface AwayDialogProps {
  readonly isOpen: boolean;
  /** The times that there are. */
  readonly away: Away | null;
  readonly onClose: () => void;
  readonly onSend: (away: Away) => Promise<void>;
}

/** Asks from when until when a shop is away, and what buyers read meanwhile. */
export function AwayDialog({ isOpen, onClose, ...rest }: AwayDialogProps) {
  const messages = useMessages(shopEditorMessages);
  const { close } = useMessages(confirmDialogMessages);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={messages.awayTitle} closeLabel={close}>
      <AwayForm {...rest} onClose={onClose} />
    </Dialog>
  );
}

function AwayForm({ away, onClose, onSend }: Omit<AwayDialogProps, 'isOpen'>) {
  const { messages: read, timeZone, clock } = useEnvironment();
  const messages = read(shopEditorMessages);
  const local = (instant: string | number) => localPart(zonedInstant(new Date(instant), timeZone));
  const form = useForm({
    check(data) {
      const [from, until] = [textOf(data, 'from'), textOf(data, 'until')];
      const skipped = (name: string, text: string) =>
        isSkippedTime(text, timeZone) ? { [name]: messages.skippedTime } : {};
      return {
        ...(until !== '' && until <= from && { until: messages.untilWrong }),
        ...skipped('from', from),
        ...skipped('until', until),
      };
    },
    async send(data) {
      const until = textOf(data, 'until');
      await onSend({
        from: instantOf(textOf(data, 'from'), timeZone),
        until: until === '' ? null : instantOf(until, timeZone),
        message: textOf(data, 'message').trim(),
      });
      onClose();
    },
  });
  return (
    <DialogForm form={form} submit={messages.awaySubmit} onCancel={onClose}>
      <p className="dialog-text">{messages.awayText}</p>
      <FormTextField
        name="from"
        type="datetime-local"
        label={messages.from}
        required
        defaultValue={local(away?.from ?? clock.now())}
      />
      <FormTextField
        name="until"
        type="datetime-local"
        label={messages.until}
        help={messages.untilHelp}
        defaultValue={away?.until ? local(away.until) : ''}
      />
      <FormTextArea
        name="message"
        label={messages.message}
        rows={2}
        maxLength={longestShopText.awayMessage}
        defaultValue={away?.message}
      />
    </DialogForm>
  );
}

/** A local time as the contract has it, in UTC. */
function instantOf(text: string, timeZone: string): string {
  return new Date(writeInstant(text, timeZone)).toISOString();
}
