import type { Shop } from '@boardwalk/sdk-core/shops/schemas';
import type { SiteRoute } from '@boardwalk/sdk-core/vocabulary/routes/site-route';
import { MessageSquare } from 'lucide';
import { useState } from 'react';
import { Button } from '../../../kit/button/Button.tsx';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { ShopPartMissing } from '../missing/ShopPartMissing.tsx';

const dialog = lazyParts(() => import('./QuestionDialog.tsx'));
const QuestionDialog = dialog.component('QuestionDialog', { Missing: ShopPartMissing });

interface QuestionButtonProps {
  readonly shop: Pick<Shop, 'id' | 'name' | 'owner'>;
  /** What is asked about: the title of a product, or the name of the shop. */
  readonly subject: string;
  /** The page of the subject. */
  readonly route: SiteRoute;
  readonly label: string;
  /** Where something else is the main thing to do. */
  readonly variant?: 'primary' | 'secondary';
}

/** Leads to the form of a question to the people of a shop. */
export function QuestionButton({
  shop,
  subject,
  route,
  label,
  variant = 'primary',
}: QuestionButtonProps) {
  const [isOpen, setOpen] = useState(false);
  if (!shop.owner.takesMessages) return null;
  return (
    <>
      <Button
        variant={variant}
        icon={MessageSquare}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <QuestionDialog
        isWanted={isOpen}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        shop={shop}
        subject={subject}
        route={route}
      />
    </>
  );
}
