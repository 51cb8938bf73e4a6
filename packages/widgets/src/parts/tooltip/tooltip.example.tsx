import { Copy, Info, Share2, Trash2 } from 'lucide';
import { Button } from '../../kit/button/Button.tsx';
import { TippedIconButton } from './TippedIconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

export function NamesOfIcons() {
  return (
    <>
      <TippedIconButton icon={Copy} label="Copy the address" />
      <TippedIconButton icon={Share2} label="Share" />
      <TippedIconButton icon={Trash2} label="Delete order 4242" variant="floating" />
    </>
  );
}

export function Hint() {
  return (
    <Tooltip text="Shows your listing above others for seven days.">
      {(trigger) => (
        <Button {...trigger} icon={Info}>
          Feature
        </Button>
      )}
    </Tooltip>
  );
}

export function LongHint() {
  const text = 'Anticonstitutionnellement, une précision plutôt longue. '.repeat(3).trim();
  return <Tooltip text={text}>{(trigger) => <Button {...trigger}>Price</Button>}</Tooltip>;
}
