import { shopTaxesMessages } from '@boardwalk/sdk-core/shops/taxes/shop-taxes-messages';
import type { Ref } from 'react';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { PartMissing } from '../../../parts/remote-state/PartMissing.tsx';
import { PlaceRows } from '../../../parts/remote-state/PlaceRows.tsx';
import { EditorSection } from '../EditorSection.tsx';
import type { ShopPartProps } from '../shop-editor-context.ts';

const part = lazyParts(() => import('./taxes-part.ts'));
const TaxesContent = part.component('TaxesContent', { Place: TaxRows, Missing: PartMissing });

function TaxRows() {
  return <PlaceRows rows={4} />;
}

interface TaxesSectionProps extends ShopPartProps {
  readonly heading: Ref<HTMLHeadingElement>;
}

/** The taxes of a shop, for those who may administrate it. */
export function TaxesSection({ heading, ...props }: TaxesSectionProps) {
  const { context, settings } = props;
  const messages = context.env.messages(shopTaxesMessages);
  return (
    <EditorSection
      heading={heading}
      level={context.attributes.headingLevel + 1}
      title={messages.title}
    >
      {settings.taxes ? (
        <TaxesContent {...props} taxes={settings.taxes} />
      ) : (
        <p>{messages.hidden}</p>
      )}
    </EditorSection>
  );
}
