import { publicPicturePath } from '@boardwalk/sdk-core/media/picture-path';
import { variantMessages } from '@boardwalk/sdk-core/shops/products/writing/product-messages';
import type {
  ProductPicture,
  WrittenVariant,
} from '@boardwalk/sdk-core/shops/products/writing/written-product';
import type { Currency } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { ChevronDown, ChevronUp } from 'lucide';
import { memo, useContext, useId, useState } from 'react';
import { useEnvironment, useMessages } from '../../../element/mount/widget-context.ts';
import { IconButton } from '../../../kit/button/IconButton.tsx';
import { Select } from '../../../kit/select/Select.tsx';
import { FormSelect } from '../../../parts/form/FormSelect.tsx';
import { FormErrorsContext } from '../../../parts/form/form-context.ts';
import { MoneyField } from '../../../parts/money-field/MoneyField.tsx';
import {
  BarcodeField,
  SkuField,
  StockField,
  useVariantProps,
  WeightFieldOf,
} from './variant-fields.tsx';
import './variants.css';

interface VariantRowFieldsProps {
  readonly index: number;
  readonly variant: WrittenVariant;
  readonly currency: Currency;
  readonly pictures: readonly ProductPicture[];
  readonly onCorrect: ((variantId: number) => void) | undefined;
}

/** One combination of the options: a row where there is room, else a card. */
export const VariantRowFields = memo(function VariantRowFields(props: VariantRowFieldsProps) {
  const { index, variant, currency, pictures, onCorrect } = props;
  const { mediaUrl } = useEnvironment();
  const texts = useMessages(variantMessages);
  const errors = useContext(FormErrorsContext);
  const [mode, setMode] = useState<string>(variant.stockMode);
  const [isOpen, setOpen] = useState(false);
  const [picked, setPicked] = useState(variant.pictureId);
  const id = useId();
  const path = `product.variants.${index}`;
  const fields = useVariantProps({ path, variant, currency });
  const name = variant.values.join(' / ');
  // What is wrong can be seen, and takes the focus.
  const isShown = isOpen || Object.keys(errors).some((field) => field.startsWith(`${path}.`));
  const picture = pictures.find((one) => one.id === picked);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend has no place in a row
    <div className="variant" role="group" aria-labelledby={`${id}-name`}>
      <div className="variant-main">
        <span className="variant-name">
          {picture && (
            <img
              className="variant-picture"
              src={mediaUrl(`${publicPicturePath(picture.id)}/320.webp`)}
              alt=""
              width={40}
              height={40}
            />
          )}
          <span id={`${id}-name`}>{name}</span>
        </span>
        <MoneyField {...fields.price} />
        <StockField {...{ path, variant, name, onCorrect }} isCounted={mode === 'counted'} />
        <SkuField {...{ path, variant }} />
        <IconButton
          icon={isShown ? ChevronUp : ChevronDown}
          label={fillMessage(isShown ? texts.less : texts.more, { variant: name })}
          aria-expanded={isShown}
          aria-controls={`${id}-more`}
          onClick={() => setOpen(!isShown)}
        />
      </div>
      <div id={`${id}-more`} className="variant-more" hidden={!isShown}>
        <MoneyField {...fields.compareAt} />
        <FormSelect {...fields.stockMode} onPick={setMode} />
        <BarcodeField {...{ path, variant }} />
        <WeightFieldOf {...{ path, variant }} />
        <Select
          name={`${path}.pictureId`}
          label={texts.picture}
          choices={[
            { value: '', label: texts.noPicture },
            ...pictures.map(({ id: pictureId, alt }, place) => ({
              value: pictureId,
              label:
                alt === ''
                  ? fillMessage(texts.pictureNumber, { number: place + 1 })
                  : fillMessage(texts.pictureNamed, { number: place + 1, text: alt }),
            })),
          ]}
          value={picture ? picture.id : ''}
          onPick={setPicked}
        />
      </div>
    </div>
  );
});
