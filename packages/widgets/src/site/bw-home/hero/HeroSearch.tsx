import { kindLabels } from '@boardwalk/sdk-core/listings/labels/kind-labels';
import { homeMessages } from '@boardwalk/sdk-core/site/home/home-messages';
import { marketplace, searchCategory } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { Search } from 'lucide';
import { useState } from 'react';
import { useMessages, useWidget } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { PlainForm } from '../../../kit/form/PlainForm.tsx';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { Select } from '../../../kit/select/Select.tsx';
import { TextField } from '../../../kit/text-field/TextField.tsx';
import { kindsShown } from '../kinds-shown.ts';
import { WhereField } from './WhereField.tsx';
import './hero.css';

/** Stands in the path of a search of all kinds. */
const everything = 'listing';
/** What shops sell, which is no kind of listings. */
const products = 'product';

/**
 * Shows what, where and of which kind, homes by default; it leads to the search, without a script
 * as well.
 */
export function HeroSearch() {
  const { href, navigate } = useWidget();
  const messages = useMessages(homeMessages);
  const labels = useMessages(kindLabels);
  const [kind, setKind] = useState<string>(kindsShown[0]);

  function submit(data: FormData) {
    const textOf = (name: string) => String(data.get(name) ?? '').trim() || undefined;
    const query = { text: textOf('text'), near: textOf('near') };
    navigate(
      kind === products
        ? marketplace({}, query)
        : searchCategory({ category: kind || everything }, query),
    );
  }

  const kinds = kindsShown.map((value) => ({ value, label: labels[`${value}.many`] }));
  return (
    <search>
      <PlainForm
        className="hero-search"
        action={href(searchCategory({ category: everything }))}
        label={messages.search}
        onSubmit={submit}
      >
        <TextField
          name="text"
          type="search"
          label={messages.what}
          isLabelHidden
          placeholder={messages.whatHint}
          before={<Icon node={Search} />}
          enterKeyHint="search"
          maxLength={200}
        />
        <WhereField />
        <Select
          name="category"
          label={messages.kind}
          isLabelHidden
          choices={[
            ...kinds,
            { value: products, label: messages.shopsKind },
            { value: '', label: messages.everything },
          ]}
          value={kind}
          onPick={setKind}
        />
        <Button type="submit" variant="primary" icon={Search}>
          {messages.submit}
        </Button>
      </PlainForm>
    </search>
  );
}
