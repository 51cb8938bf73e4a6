import type { Footer } from '@boardwalk/sdk-core/site/shell/footer';
import { footerMessages } from '@boardwalk/sdk-core/site/shell/footer-messages';
import { linkTarget } from '@boardwalk/sdk-core/vocabulary/routes/link-address';
import { useId } from 'react';
import { useEnvironment, useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { knownLinks } from './known-links.ts';

interface ResourceProps {
  readonly resource: Footer['resources'][number];
}

/** A resource category: a title over its links. */
export function Resource({ resource }: ResourceProps) {
  const id = useId();
  const env = useEnvironment();
  const messages = useMessages(footerMessages);
  const isKnown = typeof resource === 'string';
  return (
    <section>
      <h2 id={id}>{isKnown ? messages[resource] : resource.title}</h2>
      <ul aria-labelledby={id}>
        {isKnown
          ? knownLinks[resource].map(({ name, route }) => (
              <li key={name}>
                <RouteLink route={route}>{messages[name]}</RouteLink>
              </li>
            ))
          : resource.links.map(({ label, address }) => (
              <li key={address}>
                <a href={linkTarget(address, env)}>{label}</a>
              </li>
            ))}
      </ul>
    </section>
  );
}
