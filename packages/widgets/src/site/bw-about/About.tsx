import { aboutMessages } from '@boardwalk/sdk-core/site/policies/about-messages';
import { articles, policy, searchCategory } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { createElement } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import '../../kit/button/button.css';
import './about.css';

/** The whole of `<bw-about>`. */
export function About({ level }: { readonly level: number }) {
  const words = useMessages(aboutMessages);
  const heading = (text: string) =>
    createElement(`h${level + 1}`, { className: 'about-heading' }, text);
  const uses = [
    [words.find, words.findText],
    [words.offer, words.offerText],
    [words.advertise, words.advertiseText],
  ];
  return (
    <article className="about">
      <header>
        {createElement(`h${level}`, { className: 'about-title', part: 'title' }, words.title)}
        <p className="about-lead">{words.lead}</p>
      </header>
      <section>
        {heading(words.why)}
        <p className="about-text">{words.whyText}</p>
      </section>
      <section>
        {heading(words.whatFor)}
        <ul className="about-uses">
          {uses.map(([name, text]) => (
            <li key={name}>
              {createElement(`h${level + 2}`, null, name)}
              <p className="about-use">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section>
        {heading(words.how)}
        <ul className="about-rules">
          {[words.how1, words.how2, words.how3, words.how4].map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
      <section>
        {heading(words.partners)}
        <p className="about-text">{words.partnersText}</p>
      </section>
      <p className="about-links">
        <RouteLink
          className="button button-primary"
          route={searchCategory({ category: 'listing' })}
        >
          {words.search}
        </RouteLink>
        <RouteLink className="button button-secondary" route={articles({})}>
          {words.articles}
        </RouteLink>
        <RouteLink className="button button-quiet" route={policy({ policyTitle: 'privacyPolicy' })}>
          {words.privacy}
        </RouteLink>
      </p>
    </article>
  );
}
