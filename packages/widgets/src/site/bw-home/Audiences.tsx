import { homeMessages } from '@boardwalk/sdk-core/site/home/home-messages';
import {
  brokerageIntroduction,
  cityProfileIntroduction,
  merchantIntroduction,
  realtorIntroduction,
} from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { createElement } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import './home.css';

/** Leads merchants, realtors, brokerages and cities to what there is for them. */
export function Audiences({ level }: { readonly level: number }) {
  const messages = useMessages(homeMessages);
  const audiences = [
    [merchantIntroduction({}), messages.joinMerchant, messages.joinMerchantText],
    [realtorIntroduction({}), messages.joinRealtor, messages.joinRealtorText],
    [brokerageIntroduction({}), messages.joinBrokerage, messages.joinBrokerageText],
    [cityProfileIntroduction({}), messages.joinCity, messages.joinCityText],
  ] as const;
  return (
    <section className="audiences">
      {createElement(`h${level}`, { className: 'row-heading' }, messages.join)}
      <ul>
        {audiences.map(([route, name, text]) => (
          <li key={route.name}>
            <RouteLink route={route}>{name}</RouteLink>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
