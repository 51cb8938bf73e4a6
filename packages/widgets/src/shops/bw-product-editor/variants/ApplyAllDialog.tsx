import { stockModes } from '@boardwalk/sdk-core/shops/products/product-rules';
import {
  stockModeLabels,
  variantMessages,
} from '@boardwalk/sdk-core/shops/products/writing/product-messages';
import type { WrittenVariant } from '@boardwalk/sdk-core/shops/products/writing/written-product';
import { heaviest } from '@boardwalk/sdk-core/shops/shop-limits';
import type { Currency } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { textOf } from '../../../kit/form/form-data.ts';
import { DialogForm } from '../../../parts/confirm/DialogForm.tsx';
import { confirmDialogMessages } from '../../../parts/confirm/messages.ts';
import { FormSelect } from '../../../parts/form/FormSelect.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { MoneyField } from '../../../parts/money-field/MoneyField.tsx';
import { readMoney } from '../../../parts/money-field/money-form-data.ts';
import { NumberField } from '../../../parts/number-field/NumberField.tsx';
import { readWhole } from '../../../parts/number-field/read-whole.ts';
import { WeightField } from '../../shared/weight-field/WeightField.tsx';

interface ApplyAllDialogProps {
  readonly isOpen: boolean;
  readonly currency: Currency;
  /** Whether some have no pieces yet. */
  readonly hasNew: boolean;
  readonly onClose: () => void;
  readonly onApply: (patch: Partial<WrittenVariant>) => void;
}

/** Sets the same for all variants at once. */
export function ApplyAllDialog({ isOpen, onClose, ...rest }: ApplyAllDialogProps) {
  const texts = useMessages(variantMessages);
  const { close } = useMessages(confirmDialogMessages);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.applyAll} closeLabel={close}>
      <ApplyAllForm {...rest} onClose={onClose} />
    </Dialog>
  );
}

type ApplyAllFormProps = Omit<ApplyAllDialogProps, 'isOpen'>;

function ApplyAllForm({ currency, hasNew, onClose, onApply }: ApplyAllFormProps) {
  const texts = useMessages(variantMessages);
  const modes = useMessages(stockModeLabels);
  const form = useForm({
    async send(data) {
      onApply(readPatch(data));
      onClose();
    },
  });
  return (
    <DialogForm form={form} submit={texts.applyAllSubmit} onCancel={onClose}>
      <p className="dialog-text">{texts.applyAllHelp}</p>
      <MoneyField name="price" label={texts.price} minimum={1} currencies={[currency]} />
      <MoneyField name="compareAt" label={texts.compareAt} minimum={1} currencies={[currency]} />
      <FormSelect
        name="stockMode"
        label={texts.stockMode}
        choices={[
          { value: '', label: texts.leaveAsIs },
          ...stockModes.map((value) => ({ value, label: modes[value] })),
        ]}
      />
      {hasNew && <NumberField name="stock" label={texts.newStock} min={0} max={1_000_000} />}
      <WeightField name="weight" label={texts.weight} most={heaviest.product} defaultValue={null} />
    </DialogForm>
  );
}

/** What is filled in; all else stays. */
function readPatch(data: FormData): Partial<WrittenVariant> {
  const [price, compareAt] = [readMoney(data, 'price'), readMoney(data, 'compareAt')];
  const [stock, weight] = [readWhole(data, 'stock'), readWhole(data, 'weight')];
  const stockMode = stockModes.find((mode) => mode === textOf(data, 'stockMode'));
  return {
    ...(price && { price: price.amount }),
    ...(compareAt && { compareAt: compareAt.amount }),
    ...(stockMode && { stockMode }),
    ...(stock !== null && { stock }),
    ...(weight !== null && { weight }),
  };
}
