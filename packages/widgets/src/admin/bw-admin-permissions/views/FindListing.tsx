import type { ListingTitleQuery } from '@boardwalk/sdk-core/admin/listing-lookup-store';
import { administrationMessages } from '@boardwalk/sdk-core/admin/users-messages';
import { isListingKind, type ListingKind, listingKinds } from '@boardwalk/sdk-core/listings/kinds';
import { kindLabels } from '@boardwalk/sdk-core/listings/labels/kind-labels';
import { Search } from 'lucide';
import { useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { textOf } from '../../../kit/form/form-data.ts';
import { PlainForm } from '../../../kit/form/PlainForm.tsx';
import { Select } from '../../../kit/select/Select.tsx';
import { TextField } from '../../../kit/text-field/TextField.tsx';
import '../administration.css';

/** By kind and words, or by kind and number. */
export function FindListing({ onFind }: { readonly onFind: (words: ListingTitleQuery) => void }) {
  const messages = useMessages(administrationMessages);
  const kinds = useMessages(kindLabels);
  const [kind, setKind] = useState<ListingKind>('property');
  return (
    <PlainForm
      className="find"
      label={messages.findTitle}
      onSubmit={(data) => {
        const text = textOf(data, 'text');
        if (text.trim() !== '') onFind({ kind, text });
      }}
    >
      <Select
        label={messages.kind}
        choices={listingKinds.map((one) => ({ value: one, label: kinds[one] }))}
        value={kind}
        onPick={(picked) => isListingKind(picked) && setKind(picked)}
      />
      <TextField
        name="text"
        type="search"
        label={messages.findText}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={120}
      />
      <Button type="submit" variant="primary" icon={Search}>
        {messages.find}
      </Button>
    </PlainForm>
  );
}
