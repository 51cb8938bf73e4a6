import { BrandMark } from '@boardwalk/widgets/kit/brand-mark/BrandMark.tsx';
import { Button } from '@boardwalk/widgets/kit/button/Button.tsx';
import { Select } from '@boardwalk/widgets/kit/select/Select.tsx';
import { useStore } from '@nanostores/react';
import { Link } from 'lucide';
import { copyText, useCopied } from './copy.ts';
import { usePlayground } from './store-context.ts';

/** The name of the place, the way to the site, and the address to share. */
export function TopLine() {
  const { siteOrigin, catalogue, pick, $widget } = usePlayground();
  const { tag } = useStore($widget);
  const [isCopied, tellCopied] = useCopied();
  return (
    <header className="top-line">
      <a className="brand" href="/">
        <BrandMark size={24} />
        Boardwalk <span className="brand-part">Playground</span>
      </a>
      <div className="top-pick">
        <Select
          label="Widget"
          isLabelHidden
          choices={catalogue.widgets.map((widget) => ({ value: widget.tag, label: widget.tag }))}
          value={tag}
          onPick={(picked) => {
            const found = catalogue.widgets.find((widget) => widget.tag === picked);
            if (found) pick(found.tag);
          }}
        />
      </div>
      <nav className="top-links" aria-label="Boardwalk">
        <a href="/parts">Parts</a>
        <a href={siteOrigin}>Site</a>
        <a href={`${siteOrigin}/api/docs`}>API</a>
      </nav>
      <Button
        icon={Link}
        className="top-share"
        onClick={() => void copyText(location.href).then(tellCopied)}
      >
        {isCopied ? 'Link copied' : 'Copy link'}
      </Button>
      <span role="status" className="visually-hidden">
        {isCopied ? 'The link is copied' : ''}
      </span>
    </header>
  );
}
