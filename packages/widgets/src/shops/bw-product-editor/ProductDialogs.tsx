import type { StockCorrection } from '@boardwalk/sdk-core/shops/products/schemas';
import { variantMessages } from '@boardwalk/sdk-core/shops/products/writing/product-messages';
import type { CorrectedStock } from '@boardwalk/sdk-core/shops/products/writing/written-product-store';
import type { Currency } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../element/mount/widget-context.ts';
import { ConfirmDialog } from '../../parts/confirm/ConfirmDialog.tsx';
import { useCounted } from '../../parts/count/use-counted.ts';
import { useLocale } from '../../parts/form/use-locale.ts';
import { RenameDialog } from './options/RenameDialog.tsx';
import type { ProductQuestion } from './product-question.ts';
import { CorrectionDialog } from './stock/CorrectionDialog.tsx';
import { ApplyAllDialog } from './variants/ApplyAllDialog.tsx';
import type { VariantsState } from './variants/use-variant-rows.ts';

interface ProductDialogsProps {
  readonly currency: Currency;
  readonly variants: VariantsState;
  readonly question: ProductQuestion | undefined;
  readonly onClose: () => void;
  readonly onCorrect: ((correction: StockCorrection) => Promise<CorrectedStock>) | undefined;
}

/** The dialogs of the form, which stand beside it: each is a form of its own. */
export function ProductDialogs(props: ProductDialogsProps) {
  const { currency, variants, question, onClose, onCorrect } = props;
  const texts = useMessages(variantMessages);
  const counted = useCounted();
  const list = new Intl.ListFormat(useLocale(), { type: 'unit' });
  const { options, rows } = variants.current;
  const ended = variants.ending?.ended ?? [];
  const renamed = question?.about === 'value' ? question : undefined;
  const option = options.find(({ key }) => key === renamed?.optionKey);
  const corrected =
    question?.about === 'stock'
      ? rows.find(({ variant }) => variant.id === question.variantId)?.variant
      : undefined;
  return (
    <div>
      <ConfirmDialog
        isOpen={variants.ending !== undefined}
        onClose={variants.decline}
        title={counted(texts.endTitle, ended.length)}
        text={fillMessage(texts.endText, {
          variants: list.format(ended.map(({ values }) => values.join(' / ') || texts.variant)),
        })}
        submit={texts.endSubmit}
        isDangerous
        onConfirm={async () => variants.agree()}
      />
      <ApplyAllDialog
        isOpen={question?.about === 'all'}
        currency={currency}
        hasNew={rows.some(({ variant }) => variant.id === undefined)}
        onClose={onClose}
        onApply={variants.applyToAll}
      />
      {renamed && option && (
        <RenameDialog
          value={renamed.value}
          option={option}
          onClose={onClose}
          onRename={(to) => variants.renameValue(option.key, renamed.value, to)}
        />
      )}
      {corrected && onCorrect && (
        <CorrectionDialog
          variant={corrected}
          onClose={onClose}
          onSend={async (correction) => {
            const corrected = await onCorrect(correction);
            variants.setStock(correction.variantId, corrected.stock);
            return corrected;
          }}
        />
      )}
    </div>
  );
}
