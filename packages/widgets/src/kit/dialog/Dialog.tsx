import { X } from 'lucide';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { classNames } from '../style/class-names.ts';
import { requestClose } from './request-close.ts';
import './dialog.css';

interface DialogProps {
  readonly isOpen: boolean;
  /** Escape, the close button, or a press beside the panel, unless its `cancel` event is prevented. */
  readonly onClose: () => void;
  /** Makes room for what a script of others lays over the page, and keeps all that is in it. */
  readonly isAside?: boolean;
  readonly title: string;
  readonly closeLabel: string;
  /** Stays below the scrolling content. */
  readonly footer?: ReactNode;
  /** `wide` takes most of the screen. */
  readonly size?: 'medium' | 'wide';
  readonly children: ReactNode;
}

/**
 * The native modal dialog; on narrow screens a sheet from below. The dialog element fills the
 * screen, so that its panel can ask for the screen's width as a container.
 */
export function Dialog({
  isOpen,
  onClose,
  isAside = false,
  title,
  closeLabel,
  footer,
  size = 'medium',
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  // As long as it is in the page: the platform gives the focus back when a dialog is closed.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen || isAside) return;
    element.showModal();
    // The platform would begin with the cross. A form in it goes on to its first field.
    heading.current?.focus();
    return () => element.close();
  }, [isOpen, isAside]);

  const close = () => requestClose(dialog.current, onClose);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key for this
    <dialog
      ref={dialog}
      className={classNames('dialog', size === 'wide' && 'dialog-wide')}
      aria-labelledby={titleId}
      onClose={({ currentTarget: { open, isConnected } }) => {
        // The event comes late: one that was put aside may be back by then.
        if (isOpen && !isAside && !open && isConnected) onClose();
      }}
      onClick={(click) => {
        // The second of a double one was meant for what stood there before.
        if (click.target === click.currentTarget && click.detail < 2) close();
      }}
    >
      {isOpen && (
        <div className="dialog-panel">
          <div className="dialog-header">
            <h2 ref={heading} id={titleId} className="dialog-title" tabIndex={-1}>
              {title}
            </h2>
            <IconButton icon={X} label={closeLabel} onClick={close} />
          </div>
          <div className="dialog-content">{children}</div>
          {footer !== undefined && <footer className="dialog-footer">{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
