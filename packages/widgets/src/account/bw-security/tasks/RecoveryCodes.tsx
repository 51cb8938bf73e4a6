import { securityTaskMessages } from '@boardwalk/sdk-core/account/security/security-task-messages';
import { Copy } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** The codes, which nobody sees again once they were kept. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const messages = useMessages(securityTaskMessages);
  const [copying, setCopying] = useState<'copied' | 'notCopied'>();
  const title = useRef<HTMLParagraphElement>(null);

  useEffect(() => title.current?.focus(), []);

  function copy() {
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopying('copied'),
      () => setCopying('notCopied'),
    );
  }

  return (
    <div className="form">
      <p ref={title} className="security-row-title" tabIndex={-1}>
        {messages.codesTitle}
      </p>
      <p className="security-text">{messages.codesLead}</p>
      <ul className="security-codes">
        {codes.map((code) => (
          <li key={code}>
            <code translate="no">{code}</code>
          </li>
        ))}
      </ul>
      <p role="status" className="security-note">
        {copying && messages[copying]}
      </p>
      <div className="security-actions">
        <Button icon={Copy} onClick={copy}>
          {messages.copy}
        </Button>
        <Button variant="primary" onClick={onKept}>
          {messages.codesKept}
        </Button>
      </div>
    </div>
  );
}
