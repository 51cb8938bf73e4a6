import type { Shop } from '@boardwalk/sdk-core/shops/schemas';
import { aboutShopMessages } from '@boardwalk/sdk-core/shops/view/about-shop-messages';
import { replySpeedLabels } from '@boardwalk/sdk-core/shops/view/reply-messages';
import { formatPhone, phoneAddress } from '@boardwalk/sdk-core/vocabulary/places/phone';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { createElement, type ReactNode, useId } from 'react';
import { useEnvironment, useMessages } from '../../../element/mount/widget-context.ts';
import { ShopHours } from '../../shared/hours/ShopHours.tsx';
import { ShopReportButton } from '../../shared/report/ShopReportButton.tsx';
import '../shop.css';
import './about.css';

interface AboutShopProps {
  readonly shop: Shop;
  /** Of its heading. */
  readonly level: number;
}

/** Hours, pickup, contact and policies, each to be opened, and the way to report the shop. */
export function AboutShop({ shop, level }: AboutShopProps) {
  const { locale, messages: read } = useEnvironment();
  const messages = read(aboutShopMessages);
  const id = useId();
  const { name, hours, timeZone, pickup, contact, returns, privacy, since, owner, replies } = shop;
  const hasContact = Object.values(contact).some((way) => way !== null);
  const date = createDateFormatter(findLocale([locale]), timeZone)(since);
  return (
    <section className="about-shop" aria-labelledby={id} part="about">
      {createElement(
        `h${level}`,
        { id, className: 'shop-heading' },
        fillMessage(messages.title, { shop: name }),
      )}
      <p className="shop-meta">
        <span>{fillMessage(messages.since, { date })}</span>
        {replies && <span>{read(replySpeedLabels)[replies]}</span>}
      </p>
      {hours && (
        <Disclosure title={messages.hours}>
          <ShopHours hours={hours} timeZone={timeZone} label={messages.hours} />
        </Disclosure>
      )}
      {pickup && (
        <Disclosure title={messages.pickup}>
          <p className="shop-text">{pickup.instructions}</p>
          {pickup.hours && (
            <ShopHours hours={pickup.hours} timeZone={timeZone} label={messages.pickup} />
          )}
        </Disclosure>
      )}
      {hasContact && (
        <Disclosure title={messages.contact}>
          <Contact contact={contact} />
        </Disclosure>
      )}
      {returns !== '' && (
        <Disclosure title={messages.returns}>
          <p className="shop-text">{returns}</p>
        </Disclosure>
      )}
      {privacy !== '' && (
        <Disclosure title={messages.privacy}>
          <p className="shop-text">{privacy}</p>
        </Disclosure>
      )}
      <ShopReportButton
        subject={{ kind: 'shop', id: shop.id, ownerId: owner.id }}
        label={messages.report}
      />
    </section>
  );
}

function Disclosure({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

/** What a shop has shown to everybody; a website of others gets nothing from us. */
function Contact({ contact }: Pick<Shop, 'contact'>) {
  const messages = useMessages(aboutShopMessages);
  const { phone, email, website } = contact;
  return (
    <ul className="shop-contact">
      {phone !== null && (
        <li>
          <a href={phoneAddress(phone)}>{formatPhone(phone)}</a>
        </li>
      )}
      {email !== null && (
        <li>
          <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>
        </li>
      )}
      {website !== null && /^https?:\/\//i.test(website) && (
        <li>
          <a href={website} target="_blank" rel="noopener noreferrer nofollow">
            {messages.website}
          </a>
        </li>
      )}
    </ul>
  );
}
