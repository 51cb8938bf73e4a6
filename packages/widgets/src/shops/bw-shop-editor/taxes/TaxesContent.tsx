import { shopTaxesMessages } from '@boardwalk/sdk-core/shops/taxes/shop-taxes-messages';
import { ProviderTaxes } from './ProviderTaxes.tsx';
import { RegistrationList } from './RegistrationList.tsx';
import type { ShopTaxesProps } from './shop-taxes-props.ts';
import { TaxesForm } from './TaxesForm.tsx';
import './shop-taxes.css';

/** Why the shop may open as far as taxes go, what the provider has of them, and what its people say. */
export function TaxesContent(props: ShopTaxesProps) {
  const { context, settings, taxes } = props;
  const { standing } = taxes;
  const messages = context.env.messages(shopTaxesMessages);
  return (
    <div className="shop-taxes">
      <p className={standing.isFit ? 'shop-taxes-fit' : 'shop-taxes-lack'}>
        {standing.isFit ? messages[`fit.${standing.because}`] : messages[`lacks.${standing.lacks}`]}
      </p>
      <RegistrationList
        level={context.attributes.headingLevel + 2}
        registrations={taxes.registrations}
      />
      {settings.account && <ProviderTaxes {...props} account={settings.account.id} />}
      {/* A state of the USA knows neither small suppliers nor numbers of invoices. */}
      {settings.country !== 'US' && <TaxesForm {...props} country={settings.country} />}
    </div>
  );
}
