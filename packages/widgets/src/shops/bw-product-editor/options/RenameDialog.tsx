import { variantMessages } from '@boardwalk/sdk-core/shops/products/writing/product-messages';
import type { WrittenOption } from '@boardwalk/sdk-core/shops/products/writing/variant-rows';
import { longestShopText } from '@boardwalk/sdk-core/shops/shop-limits';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { textOf } from '../../../kit/form/form-data.ts';
import { DialogForm } from '../../../parts/confirm/DialogForm.tsx';
import { confirmDialogMessages } from '../../../parts/confirm/messages.ts';
import { FormTextField } from '../../../parts/form/FormTextField.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { cleanValue, hasValue } from './add-value.ts';

interface RenameDialogProps {
  readonly value: string;
  readonly option: WrittenOption;
  readonly onClose: () => void;
  readonly onRename: (to: string) => void;
}

/** Writes a value otherwise; what is sold under it goes on. */
export function RenameDialog({ value, option, onClose, onRename }: RenameDialogProps) {
  const texts = useMessages(variantMessages);
  const { close } = useMessages(confirmDialogMessages);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={fillMessage(texts.renameTitle, { value })}
      closeLabel={close}
    >
      <RenameForm {...{ value, option, onClose, onRename }} />
    </Dialog>
  );
}

function RenameForm({ value, option, onClose, onRename }: RenameDialogProps) {
  const texts = useMessages(variantMessages);
  const others = { ...option, values: option.values.filter((one) => one !== value) };
  const read = (data: FormData) => cleanValue(textOf(data, 'value'));
  const form = useForm({
    check(data) {
      const to = read(data);
      if (to === '') return { value: texts.valuesMissing };
      return hasValue(others, to) ? { value: fillMessage(texts.valueTwice, { value: to }) } : {};
    },
    async send(data) {
      onRename(read(data));
      onClose();
    },
  });
  return (
    <DialogForm form={form} submit={texts.renameSubmit} onCancel={onClose}>
      <FormTextField
        name="value"
        label={texts.renameField}
        help={texts.renameHelp}
        required
        defaultValue={value}
        maxLength={longestShopText.optionValue}
        autoComplete="off"
      />
    </DialogForm>
  );
}
