import { originsMessages } from '@boardwalk/sdk-core/embeds/sites/origins-messages';
import type { EmbedOrigin, EmbedSite } from '@boardwalk/sdk-core/embeds/sites/site-schemas';
import { createSitesStore } from '@boardwalk/sdk-core/embeds/sites/sites-store';
import { type Problem, toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useState } from 'react';
import { Button } from '../../kit/button/Button.tsx';
import { FormAlert } from '../../kit/form/FormAlert.tsx';
import { classNames } from '../../kit/style/class-names.ts';
import type { EmbedsContext } from './embeds-context.ts';
import { HowToProve } from './HowToProve.tsx';
import './embeds.css';

interface OriginRowProps {
  readonly context: EmbedsContext;
  readonly site: EmbedSite;
  readonly proof: EmbedOrigin;
}

/**
 * Shows one origin: whether it is proved, how to prove it, and the result of the last check, below
 * what requested it.
 */
export function OriginRow({ context: { env }, site, proof }: OriginRowProps) {
  const messages = env.messages(originsMessages);
  const store = env.store(createSitesStore);
  const [check, setCheck] = useState<'idle' | 'running' | Problem>('idle');
  const { origin, isProved, fault } = proof;

  async function look(): Promise<void> {
    if (check === 'running') return;
    setCheck('running');
    try {
      await store.check(site.id, origin);
      setCheck('idle');
    } catch (error) {
      setCheck(toProblem(error));
    }
  }

  return (
    <div className="embeds-origin">
      <div className="embeds-row">
        <span dir="ltr">{origin}</span>
        <span className={classNames('embeds-mark', isProved && 'is-proved')}>
          {isProved ? messages.proved : messages.unproved}
        </span>
      </div>
      {!isProved && <p className="embeds-note">{messages.lead}</p>}
      {isProved && fault && <p className="embeds-note">{messages.again}</p>}
      {(!isProved || fault) && (
        <>
          <HowToProve origin={origin} code={site.proofCode} />
          <div>
            <Button
              aria-label={
                check === 'running' ? undefined : fillMessage(messages.checkNamed, { origin })
              }
              aria-disabled={check === 'running' || undefined}
              onClick={() => void look()}
            >
              {check === 'running' ? messages.checking : messages.check}
            </Button>
          </div>
        </>
      )}
      <div role="status" className="embeds-found">
        {fault && <p>{messages[fault]}</p>}
        <CheckedAt env={env} proof={proof} />
      </div>
      {typeof check !== 'string' && (
        <FormAlert>
          {check.code === 'too-many-requests' ? messages.tooOften : messages.failed}
        </FormAlert>
      )}
    </div>
  );
}

interface CheckedAtProps {
  readonly env: EmbedsContext['env'];
  readonly proof: EmbedOrigin;
}

function CheckedAt({ env, proof: { checkedAt } }: CheckedAtProps) {
  if (checkedAt === null) return null;
  const messages = env.messages(originsMessages);
  const formatDate = createDateFormatter(findLocale([env.locale]), env.timeZone);
  const date = formatDate(checkedAt, 'instantOfYear');
  return <small className="embeds-note">{fillMessage(messages.checkedAt, { date })}</small>;
}
