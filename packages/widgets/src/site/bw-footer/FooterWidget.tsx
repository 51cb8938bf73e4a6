import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { defaultFooter, type Footer as FooterContent } from '@boardwalk/sdk-core/site/shell/footer';
import { footerMessages } from '@boardwalk/sdk-core/site/shell/footer-messages';
import { createFooterStore } from '@boardwalk/sdk-core/site/shell/footer-store';
import { about, home, policy } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useState } from 'react';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { useSettingsToast } from '../settings/use-settings-toast.ts';
import { Resource } from './Resource.tsx';
import './footer.css';

interface FooterState {
  /** Undefined where the settings could not be read. */
  readonly footer: FooterContent | undefined;
}

export type FooterContext = WidgetContext<Record<never, never>, FooterState>;

const policies = ['privacyPolicy', 'termsAndUse'] as const;

/**
 * Shows the whole of `<bw-footer>`; where the settings can't be read, that is reported and ours
 * stand.
 */
export function FooterWidget({ context }: { readonly context: FooterContext }) {
  const { env, initial } = context;
  const messages = env.messages(footerMessages);
  const [store] = useState(() => createFooterStore(env, initial?.footer));
  const remote = useRemote(store);
  const problem = remote.state === 'failed' ? remote.problem : undefined;

  useSettingsToast(context, problem);

  const { resources, social, copyright } = lastValue(remote) ?? defaultFooter;
  const year = new Date(env.clock.now()).getUTCFullYear();
  return (
    <footer className="footer" part="footer">
      <div className="columns">
        <div className="brand">
          <RouteLink route={home({})} className="name">
            Boardwalk
          </RouteLink>
          <p>{messages.tagline}</p>
        </div>
        <nav className="resources" aria-label={messages.resources}>
          {resources.map((resource) => (
            <Resource
              key={typeof resource === 'string' ? resource : resource.title}
              resource={resource}
            />
          ))}
        </nav>
      </div>
      <div className="base">
        <p className="copyright">{fillMessage(copyright, { year })}</p>
        <nav aria-label={messages.policies}>
          <ul className="row">
            <li>
              <RouteLink route={about({})}>{messages.about}</RouteLink>
            </li>
            {policies.map((policyTitle) => (
              <li key={policyTitle}>
                <RouteLink route={policy({ policyTitle })}>{messages[policyTitle]}</RouteLink>
              </li>
            ))}
          </ul>
        </nav>
        {social.length > 0 && (
          <nav aria-label={messages.social}>
            <ul className="row">
              {social.map(({ network, address }) => (
                <li key={network}>
                  <a href={address} rel="noopener">
                    {messages[network]}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </footer>
  );
}
