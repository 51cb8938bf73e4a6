import { noticeMessages } from '@boardwalk/sdk-core/site/shell/notice-messages';
import { searchCategory } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { Search } from 'lucide';
import { useMessages, useWidget } from '../../element/mount/widget-context.ts';
import { Icon } from '../../kit/icon/Icon.tsx';
import { TextField } from '../../kit/text-field/TextField.tsx';

/** A search of all listings as a plain form, which needs no script. */
export function NoticeSearch() {
  const { href } = useWidget();
  const messages = useMessages(noticeMessages);
  return (
    <search>
      <form
        className="notice-search"
        method="get"
        action={href(searchCategory({ category: 'listing' }))}
      >
        <TextField
          type="search"
          name="text"
          label={messages.search}
          isLabelHidden
          placeholder={messages.search}
          before={<Icon node={Search} />}
        />
        <button type="submit" className="button button-primary">
          {messages.searchAction}
        </button>
      </form>
    </search>
  );
}
