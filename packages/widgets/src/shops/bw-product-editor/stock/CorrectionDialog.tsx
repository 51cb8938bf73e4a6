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
import { readWhole } from '../../shared/weight-field/read-whole.ts';

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
  const [typed, setTyped] = useState<number | null>(null);
  const stock = variant.stock ?? 0;
  const pieces = counted(texts.pieces, stock);
  const isReceived = kind === 'received';
  const afterwards = isReceived ? stock + (typed ?? 0) : typed;

  function explain(count: number | null): string | undefined {
    if (isReceived) return count !== null && count > 0 ? undefined : texts.receivedWrong;
    if (count === null || count < 0) return texts.recountWrong;
    return count === stock ? fillMessage(texts.recountSame, { pieces }) : undefined;
  }

  const form = useForm({
    onChange: (data) => setTyped(readWhole(data, 'count')),
    check(data) {
      const fault = explain(readWhole(data, 'count'));
      return fault === undefined ? {} : { count: fault };
    },
    async send(data) {
      const count = readWhole(data, 'count') ?? 0;
      const correction = {
        ...{ variantId: variant.id ?? 0, kind, note: textOf(data, 'note') },
        change: isReceived ? count : count - stock,
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
        name="count"
        label={isReceived ? texts.change : texts.recount}
        help={isReceived ? texts.changeHelp : texts.recountHelp}
        required
        inputMode="numeric"
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
        {afterwards !== null &&
          explain(typed) === undefined &&
          fillMessage(texts.afterwards, { pieces: counted(texts.pieces, afterwards) })}
      </p>
    </DialogForm>
  );
}
