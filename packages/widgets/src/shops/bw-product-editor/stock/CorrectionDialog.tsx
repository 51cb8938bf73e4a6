import type { StockCorrection } from '@boardwalk/sdk-core/shops/products/schemas';
import { variantMessages } from '@boardwalk/sdk-core/shops/products/writing/product-messages';
import type { WrittenVariant } from '@boardwalk/sdk-core/shops/products/writing/written-product';
import type { CorrectedStock } from '@boardwalk/sdk-core/shops/products/writing/written-product-store';
import { longestShopText } from '@boardwalk/sdk-core/shops/shop-limits';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
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
import { NumberField } from '../../../parts/number-field/NumberField.tsx';
import { readWhole } from '../../../parts/number-field/read-whole.ts';
import { WordedProblem } from '../../../parts/problem/worded-problem.ts';

interface CorrectionDialogProps {
  readonly variant: WrittenVariant;
  readonly onClose: () => void;
  readonly onSend: (correction: StockCorrection) => Promise<CorrectedStock>;
}

/** What one correction changes at most. */
const mostPieces = 1_000_000;

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
  const afterwards = (isReceived ? stock : 0) + (typed ?? 0);

  const form = useForm({
    onChange: (data) => setTyped(readWhole(data, 'count')),
    check: (data) =>
      !isReceived && readWhole(data, 'count') === stock
        ? { count: fillMessage(texts.recountSame, { pieces }) }
        : {},
    async send(data) {
      const count = readWhole(data, 'count') ?? 0;
      const corrected = await onSend({
        ...{ variantId: variant.id ?? 0, kind, note: textOf(data, 'note') },
        ...(isReceived ? { change: count } : { change: count - stock, before: stock }),
      });
      if (corrected.outcome === 'outdated') {
        const problem = new Problem('precondition-failed', 'The stock has changed.');
        const now = counted(texts.pieces, corrected.stock);
        const sentence = fillMessage(texts.recountOutdated, { pieces: now });
        throw new WordedProblem(problem, { sentence });
      }
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
      <NumberField
        name="count"
        label={isReceived ? texts.change : texts.recount}
        help={isReceived ? texts.changeHelp : texts.recountHelp}
        required
        min={isReceived ? 1 : 0}
        max={mostPieces}
      />
      <FormTextField
        name="note"
        label={texts.note}
        help={texts.noteHelp}
        maxLength={longestShopText.note}
        autoComplete="off"
      />
      <p className="dialog-text" role="status">
        {typed !== null &&
          afterwards !== stock &&
          fillMessage(texts.afterwards, { pieces: counted(texts.pieces, afterwards) })}
      </p>
    </DialogForm>
  );
}
