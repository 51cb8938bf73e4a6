import { Check } from 'lucide';
import { Button } from '../../kit/button/Button.tsx';
import { Icon, type IconNode } from '../../kit/icon/Icon.tsx';
import { classNames } from '../../kit/style/class-names.ts';
import { TippedIconButton } from '../tooltip/TippedIconButton.tsx';
import type { MenuItem } from './menu-item.ts';
import { useMenu } from './use-menu.ts';
import './menu.css';

interface MenuProps {
  readonly label: string;
  readonly icon?: IconNode;
  /** The icon alone shows, and the label is its name. */
  readonly isLabelHidden?: boolean;
  readonly items: readonly MenuItem[];
}

/** A button and the menu that it opens: arrows, Home, End, first letters, Escape. */
export function Menu({ label, icon, isLabelHidden = false, items }: MenuProps) {
  const menu = useMenu(items.map((item) => item.label));
  const props = { ...menu.getReferenceProps(), ref: menu.attachButton };

  function pick(item: MenuItem) {
    if (item.isDisabled) return;
    // First, as what is picked may lead the focus elsewhere.
    if (item.kind === 'action') menu.close();
    item.onPick();
  }

  return (
    <span className="menu-place">
      {icon && isLabelHidden ? (
        <TippedIconButton {...props} icon={icon} label={label} />
      ) : (
        <Button {...props} {...(icon && { icon })}>
          {label}
        </Button>
      )}
      {menu.isOpen && (
        <div
          {...menu.getFloatingProps({
            onKeyDown(press) {
              // From the button on, so that Tab leads to what follows it.
              if (press.key === 'Tab') menu.close();
            },
          })}
          ref={menu.attachList}
          role="menu"
          popover="manual"
          className="menu"
          aria-label={label}
        >
          {items.map((item, index) => (
            <button
              key={item.id}
              type="button"
              className={classNames('menu-item', item.isDanger === true && 'is-danger')}
              tabIndex={index === menu.activeIndex ? 0 : -1}
              aria-disabled={item.isDisabled || undefined}
              {...menu.getItemProps({ onClick: () => pick(item) })}
              {...(item.kind === 'choice'
                ? { role: 'menuitemcheckbox', 'aria-checked': item.isChecked }
                : { role: 'menuitem' })}
              ref={(element) => {
                menu.items.current[index] = element;
              }}
            >
              <ItemMark item={item} />
              {item.label}
            </button>
          ))}
        </div>
      )}
    </span>
  );
}

function ItemMark({ item }: { readonly item: MenuItem }) {
  if (item.kind === 'action') return item.icon && <Icon node={item.icon} size={16} />;
  return <span className="menu-mark">{item.isChecked && <Icon node={Check} size={16} />}</span>;
}
