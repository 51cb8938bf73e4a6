import { policyIn } from '@boardwalk/sdk-core/site/policies/policy-in';
import { policyMessages } from '@boardwalk/sdk-core/site/policies/policy-messages';
import type { Policy } from '@boardwalk/sdk-core/site/policies/policy-schemas';
import { siteLanguage } from '@boardwalk/sdk-core/vocabulary/routes/local-path';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { createElement, useRef } from 'react';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { Blocks } from '../text/Blocks.tsx';
import { Contents } from './Contents.tsx';
import { sectionsOf } from './sections.ts';
import './policy.css';

interface PolicyPageProps {
  readonly policy: Policy;
  readonly level: number;
}

/** A policy: its title, its contents, its text. */
export function PolicyPage({ policy, level }: PolicyPageProps) {
  const { messages: read, locale, timeZone } = useEnvironment();
  const messages = read(policyMessages);
  const text = useRef<HTMLDivElement>(null);
  const reading = siteLanguage(locale);
  const { text: written, language } = policyIn(policy, reading);
  const { title, summary, body } = written;
  const sections = sectionsOf(body);
  const date = createDateFormatter(findLocale([locale]), timeZone)(policy.effectiveOn);
  // A policy that its operator has not translated is English for every reader.
  const lang = language === reading ? undefined : language;
  return (
    <article className="policy">
      <header className="policy-head">
        {createElement(`h${level}`, { className: 'policy-title', part: 'title', lang }, title)}
        <p className="policy-summary" lang={lang}>
          {summary}
        </p>
        {lang && <p>{messages.onlyEnglish}</p>}
        <p className="policy-date">{fillMessage(messages.effective, { date })}</p>
      </header>
      <Contents label={messages.contents} sections={sections} lang={lang} text={text} />
      <div ref={text} className="policy-text" part="text" lang={lang}>
        <Blocks
          blocks={body}
          level={level}
          headingId={(index) => sections.find((section) => section.index === index)?.id}
        />
      </div>
    </article>
  );
}
