import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import { noticeMessages } from '@boardwalk/sdk-core/site/shell/notice-messages';
import { searchCategory } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { Search } from 'lucide';
import { useMessages, useWidget } from '../../element/mount/widget-context.ts';
import { PlainForm } from '../../kit/form/PlainForm.tsx';
import { Icon } from '../../kit/icon/Icon.tsx';
import { TextField } from '../../kit/text-field/TextField.tsx';
import '../../kit/button/button.css';
import './notice.css';

interface NoticeSearchProps {
  /** What is searched for; all kinds by default. */
  readonly kind: ListingKind | undefined;
}

/** A search of listings as a plain form, which needs no script. */
export function NoticeSearch({ kind }: NoticeSearchProps) {
  const { href } = useWidget();
  const messages = useMessages(noticeMessages);
  const label = kind === undefined ? messages.search : messages.searchKind;
  return (
    <search>
      <PlainForm
        className="notice-search"
        action={href(searchCategory({ category: kind ?? 'listing' }))}
      >
        <TextField
          type="search"
          name="text"
          label={label}
          isLabelHidden
          placeholder={label}
          before={<Icon node={Search} />}
        />
        <button type="submit" className="button button-primary">
          {messages.searchAction}
        </button>
      </PlainForm>
    </search>
  );
}
