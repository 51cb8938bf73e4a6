import { isListingKind } from '@boardwalk/sdk-core/listings/kinds';
import { noticeSubject } from '@boardwalk/sdk-core/site/shell/missing-kinds';
import { noticeMessages } from '@boardwalk/sdk-core/site/shell/notice-messages';
import { dashboard, home } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { createElement } from 'react';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { classNames } from '../../kit/style/class-names.ts';
import type { noticeAttributes } from './attributes.ts';
import type { noticeEvents } from './events.ts';
import { NoticeSearch } from './NoticeSearch.tsx';
import { RetryLink } from './RetryLink.tsx';
import { Sign } from './Sign.tsx';
import '../../kit/button/button.css';
import './notice.css';

export type NoticeContext = WidgetContext<typeof noticeAttributes, unknown, typeof noticeEvents>;

/** The whole of `<bw-notice>`: one drawing, one sentence, one way on, and the way back. */
export function Notice({ context }: { readonly context: NoticeContext }) {
  const { attributes, env, emit } = context;
  const { code, kind, headingLevel, way } = attributes;
  const messages = env.messages(noticeMessages);
  const isMissing = code === '404' || code === '410';
  const of = kind && noticeSubject(kind);
  const subject = of && isMissing ? (`${code}.${of}` as const) : code;
  const canRetry = code === '503' || code === 'chunk';
  return (
    <div className="notice" data-code={code}>
      <Sign face={code === 'chunk' ? '…' : code} isFallen={code === '410'} />
      {createElement(
        `h${headingLevel}`,
        { className: 'notice-title' },
        messages[`title.${subject}`],
      )}
      <p className="notice-advice">{messages[`advice.${subject}`]}</p>
      {isMissing && <NoticeSearch kind={kind && isListingKind(kind) ? kind : undefined} />}
      {canRetry && (
        <RetryLink onRetry={() => emit('bw-retry', { code })}>{messages.retry}</RetryLink>
      )}
      <RouteLink
        route={way === 'dashboard' ? dashboard({}) : home({})}
        className={classNames('button', code === '501' ? 'button-primary' : 'button-quiet')}
      >
        {messages[way]}
      </RouteLink>
    </div>
  );
}
