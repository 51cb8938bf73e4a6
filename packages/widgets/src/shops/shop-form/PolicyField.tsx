import { shopFormMessages } from '@boardwalk/sdk-core/shops/own/shop-form-messages';
import type { PolicySource, PolicyTexts } from '@boardwalk/sdk-core/shops/policy-templates';
import { longestShopText } from '@boardwalk/sdk-core/shops/shop-limits';
import type { Country } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { siteLanguage } from '@boardwalk/sdk-core/vocabulary/routes/local-path';
import { FilePenLine } from 'lucide';
import { useRef, useState } from 'react';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { FormAlert } from '../../kit/form/FormAlert.tsx';
import { FormTextArea } from '../../parts/form/FormTextArea.tsx';
import { HiddenValue } from '../../parts/form/HiddenValue.tsx';
import '../../kit/form/form.css';
import './shop-form.css';

interface PolicyFieldProps {
  readonly name: keyof PolicyTexts;
  readonly label: string;
  readonly help: string;
  /** Whose law a proposed text follows. */
  readonly country: Country;
  readonly defaultValue: string;
}

type Proposal =
  | { readonly is: 'none' | 'failed' }
  | { readonly is: 'given'; readonly sources: readonly PolicySource[] };

/** A policy of a shop, which may begin with a text of its country. */
export function PolicyField({ name, label, help, country, defaultValue }: PolicyFieldProps) {
  const { messages: read, locale } = useEnvironment();
  const messages = read(shopFormMessages);
  const place = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(defaultValue);
  const [proposal, setProposal] = useState<Proposal>({ is: 'none' });

  async function propose() {
    try {
      const { policyTemplates } = await import('@boardwalk/sdk-core/shops/policy-templates');
      const template = policyTemplates[country];
      setText(template[siteLanguage(locale)][name]);
      setProposal({ is: 'given', sources: template.sources[name] });
      // The button that was pressed goes.
      place.current?.querySelector('textarea')?.focus();
    } catch {
      setProposal({ is: 'failed' });
    }
  }

  return (
    <div ref={place} className="shop-policy">
      <FormTextArea
        name={name}
        label={label}
        help={help}
        rows={6}
        maxLength={longestShopText.policy}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {/* A text that is proposed counts as one that is typed. */}
      <HiddenValue name={`${name}.proposed`} value={proposal.is} fills={[name]} />
      {proposal.is === 'failed' && <FormAlert>{messages.proposeFailed}</FormAlert>}
      {text.trim() === '' && (
        <div>
          <Button icon={FilePenLine} onClick={() => void propose()}>
            {messages.propose}
          </Button>
        </div>
      )}
      {text.trim() !== '' && proposal.is === 'given' && (
        <div className="shop-note">
          <p>{messages.proposedNote}</p>
          <ul>
            {proposal.sources.map(({ title, address }) => (
              <li key={address}>
                <a href={address} target="_blank" rel="noreferrer">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
