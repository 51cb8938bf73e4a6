import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import './form.css';

/** Why a form was refused as a whole, and what to do; said as soon as it is there. */
export function FormAlert({ children }: { readonly children: ReactNode }) {
  return (
    <div className="form-alert" role="alert">
      <Icon node={CircleAlert} size={20} />
      <div>{children}</div>
    </div>
  );
}
