import type { StockCorrection } from '@boardwalk/sdk-core/shops/products/schemas';
import { variantMessages } from '@boardwalk/sdk-core/shops/products/writing/product-messages';
import type { WrittenVariant } from '@boardwalk/sdk-core/shops/products/writing/written-product';
import { longestShopText } from '@boardwalk/sdk-core/shops/shop-limits';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useState } from 'react';
import { useMessages, useWidget } from '../../../element/mount/widget-context.ts';
import { toast } from '../../../element/toast.ts';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { textOf } from '../../../kit/form/form-data.ts';
import { DialogForm } from '../../../parts/confirm/DialogForm.tsx';
import { confirmDialogMessages } from '../../../parts/confirm/messages.ts';
import { useCounted } from '../../../parts/count/use-counted.ts';
import { FormSelect } from '../../../parts/form/FormSelect.tsx';
import { FormTextField } from '../../../parts/form/FormTextField.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { WordedProblem } from '../../../parts/problem/worded-problem.ts';

interface CorrectionDialogProps {
  readonly variant: WrittenVariant;
  readonly onClose: () => void;
  readonly onSend: (correction: StockCorrection) => Promise<void>;
}

/** Says what came in, or what was counted again, of a variant that is sold already. */
export function CorrectionDialog({ variant, onClose, onSend }: CorrectionDialogProps) {
  const texts = useMessages(variantMessages);
  const { close } = useMessages(confirmDialogMessages);
  const name = variant.values.join(' / ');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={name === '' ? texts.correction : fillMessage(texts.correctNamed, { variant: name })}
      closeLabel={close}
    >
      <CorrectionForm {...{ variant, onClose, onSend }} />
    </Dialog>
  );
}

function CorrectionForm({ variant, onClose, onSend }: CorrectionDialogProps) {
  const { host } = useWidget();
  const texts = useMessages(variantMessages);
  const counted = useCounted();
  const [kind, setKind] = useState<StockCorrection['kind']>('received');
  const [change, setChange] = useState<number>();
  const stock = variant.stock ?? 0;
  const pieces = counted(texts.pieces, stock);

  function explain(typed: number | undefined): string | undefined {
    if (typed === undefined) return texts.changeWrong;
    if (kind === 'received' && typed <= 0) return texts.receivedWrong;
    if (typed === 0) return texts.changeWrong;
    return stock + typed < 0 ? fillMessage(texts.belowNone, { pieces }) : undefined;
  }

  const form = useForm({
    onChange: (data) => setChange(readChange(data)),
    check(data) {
      const fault = explain(readChange(data));
      return fault === undefined ? {} : { change: fault };
    },
    async send(data) {
      const correction = {
        ...{ variantId: variant.id ?? 0, kind, change: readChange(data) ?? 0 },
        note: textOf(data, 'note'),
      };
      await onSend(correction).catch((error: unknown) => {
        const problem = toProblem(error);
        throw new WordedProblem(problem, {
          ...(problem.code === 'conflict' && { sentence: texts.correctFailed }),
        });
      });
      if (host.element) toast(host.element, texts.correctDone);
      onClose();
    },
  });
  const isRight = change !== undefined && explain(change) === undefined;
  return (
    <DialogForm form={form} submit={texts.correctSubmit} onCancel={onClose}>
      <p className="dialog-text">{fillMessage(texts.correctionText, { pieces })}</p>
      <FormSelect
        name="kind"
        label={texts.kind}
        choices={[
          { value: 'received', label: texts.received },
          { value: 'corrected', label: texts.corrected },
        ]}
        defaultValue={kind}
        onPick={(picked) => setKind(picked === 'corrected' ? 'corrected' : 'received')}
      />
      <FormTextField
        name="change"
        label={texts.change}
        help={kind === 'received' ? texts.changeHelp : texts.correctedHelp}
        required
        inputMode={kind === 'received' ? 'numeric' : 'text'}
        autoComplete="off"
      />
      <FormTextField
        name="note"
        label={texts.note}
        help={texts.noteHelp}
        maxLength={longestShopText.note}
        autoComplete="off"
      />
      <p className="dialog-text" role="status">
        {isRight &&
          fillMessage(texts.afterwards, { pieces: counted(texts.pieces, stock + change) })}
      </p>
    </DialogForm>
  );
}

/** With a sign or without: `12`, `+12`, `-3`, and the minus of typographers. */
function readChange(data: FormData): number | undefined {
  const [, sign = '', digits] = /^\s*([+\-−]?)\s*(\d{1,7})\s*$/.exec(textOf(data, 'change')) ?? [];
  if (digits === undefined) return undefined;
  return sign === '-' || sign === '−' ? -Number(digits) : Number(digits);
}
