import {
  type Introduction as IntroductionWords,
  introductionFrameMessages,
  introductions,
} from '@boardwalk/sdk-core/site/home/introduction-messages';
import type { Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import { Building2, Landmark, Store, UserRound } from 'lucide';
import { createElement } from 'react';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { Icon } from '../../kit/icon/Icon.tsx';
import type { introductionAttributes } from './attributes.ts';
import { ways } from './ways.ts';
import '../../kit/button/button.css';
import './introduction.css';

const icons = {
  merchant: Store,
  realtor: UserRound,
  brokerage: Building2,
  'city-profile': Landmark,
};
const places = [1, 2, 3] as const;

/** Shows the whole of `<bw-introduction>`: its texts come with it, nothing is requested. */
export function IntroductionWidget({
  context,
}: {
  readonly context: WidgetContext<typeof introductionAttributes>;
}) {
  const { attributes, env } = context;
  const { audience, headingLevel: level } = attributes;
  const frame = env.messages(introductionFrameMessages);
  // The pages say different things under the same keys.
  const words = env.messages<IntroductionWords>(introductions[audience]);
  const heading = (text: string) =>
    createElement(`h${level + 1}`, { className: 'introduction-heading' }, text);
  return (
    <article className="introduction">
      <header className="introduction-head">
        <p className="introduction-name">
          <Icon node={icons[audience]} />
          {words.name}
        </p>
        {createElement(
          `h${level}`,
          { className: 'introduction-title', part: 'title' },
          words.title,
        )}
        <p className="introduction-lead">{words.lead}</p>
        <Actions audience={audience} words={words} />
        <p className="introduction-soon">{frame.soon}</p>
      </header>
      <section>
        {heading(frame.points)}
        <ul className="points">
          {places.map((place) => (
            <li key={place}>
              {createElement(`h${level + 2}`, null, words[`point${place}`])}
              <p>{words[`pointText${place}`]}</p>
            </li>
          ))}
        </ul>
      </section>
      <section>
        {heading(frame.steps)}
        <ol className="steps" part="steps">
          {places.map((place) => (
            <li key={place}>
              {createElement(`h${level + 2}`, null, words[`step${place}`])}
              <p>{words[`stepText${place}`]}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="costs">
        {heading(frame.costs)}
        <p>{words.cost}</p>
      </section>
      <section>
        {heading(frame.questions)}
        <dl className="questions">
          {places.map((place) => (
            <div key={place}>
              <dt>{words[`question${place}`]}</dt>
              <dd>{words[`answer${place}`]}</dd>
            </div>
          ))}
        </dl>
      </section>
    </article>
  );
}

interface ActionsProps {
  readonly audience: keyof typeof ways;
  readonly words: Messages<IntroductionWords>;
}

function Actions({ audience, words }: ActionsProps) {
  const { action, otherAction } = ways[audience];
  return (
    <p className="introduction-actions">
      <RouteLink className="button button-primary" route={action}>
        {words.action}
      </RouteLink>
      <RouteLink className="button button-secondary" route={otherAction}>
        {words.otherAction}
      </RouteLink>
    </p>
  );
}
