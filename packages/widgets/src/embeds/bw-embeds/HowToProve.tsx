import { originsMessages } from '@boardwalk/sdk-core/embeds/sites/origins-messages';
import { proofLine, proofPath, proofRecord } from '@boardwalk/sdk-core/embeds/sites/proof-rules';
import { useMessages } from '../../element/mount/widget-context.ts';
import { CopyButton } from './CopyButton.tsx';
import './embeds.css';

interface HowToProveProps {
  readonly origin: string;
  readonly code: string;
}

/** The two ways, each with what has to be copied. */
export function HowToProve({ origin, code }: HowToProveProps) {
  const messages = useMessages(originsMessages);
  const line = proofLine(code);
  const record = proofRecord(origin);
  return (
    <div className="embeds-ways">
      <div className="embeds-way">
        <p className="embeds-label">{messages.byFile}</p>
        <Copied label={messages.fileAt} text={origin + proofPath} />
        <Copied label={messages.fileHolds} text={line} />
      </div>
      {record !== undefined && (
        <div className="embeds-way">
          <p className="embeds-label">{messages.byRecord}</p>
          <Copied label={messages.recordOf} text={record} />
          <Copied label={messages.recordHolds} text={line} />
        </div>
      )}
    </div>
  );
}

function Copied({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div>
      <p className="embeds-note">{label}</p>
      <div className="embeds-row">
        <code dir="ltr">{text}</code>
        <CopyButton text={text} />
      </div>
    </div>
  );
}
