import { createContext, createElement, type ReactNode, useContext, useEffect, useRef } from 'react';
import type { accountPlaces } from './attributes.ts';
import './account.css';

/** Where the form stands. */
export const AccountPlace = createContext<(typeof accountPlaces)[number]>('page');

interface AccountTitleProps {
  /** It stands in the place of what was pressed. */
  readonly takesFocus?: boolean;
  /** The title of a dialog says as much. */
  readonly isToldAbove?: boolean;
  readonly children: ReactNode;
}

/** The heading of a form: the page's own, or one below the title of a dialog, where it has the focus. */
export function AccountTitle({
  takesFocus = false,
  isToldAbove = false,
  children,
}: AccountTitleProps) {
  const isInDialog = useContext(AccountPlace) === 'dialog';
  const isTarget = takesFocus || isInDialog;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (isTarget) heading.current?.focus();
  }, [isTarget]);

  return createElement(
    isInDialog ? 'h3' : 'h1',
    {
      ref: heading,
      className: isToldAbove && isInDialog ? 'visually-hidden' : 'account-title',
      ...(isTarget && { tabIndex: -1 }),
    },
    children,
  );
}
