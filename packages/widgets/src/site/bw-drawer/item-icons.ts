import type { DrawerItem } from '@boardwalk/sdk-core/site/drawer-items';
import {
  Building2,
  CircleUser,
  CreditCard,
  FileText,
  House,
  KeyRound,
  LayoutList,
  List,
  MapPinned,
  MessageSquare,
  Package,
  Shield,
  ShoppingCart,
  Store,
  Ticket,
  UserPlus,
  Users,
  UserX,
} from 'lucide';
import type { IconNode } from '../../kit/icon/Icon.tsx';

/** The picture of each item, which is all that shows of it in a narrow drawer. */
export const itemIcons: Readonly<Record<DrawerItem, IconNode>> = {
  sellerRegistration: Store,
  cart: ShoppingCart,
  orders: Package,
  myListings: List,
  myBrokerages: Building2,
  messages: MessageSquare,
  ignoredUsers: UserX,
  managerCoupons: Ticket,
  managerInvitation: UserPlus,
  profile: CircleUser,
  security: Shield,
  files: FileText,
  adminUsers: Users,
  adminListings: LayoutList,
  adminZones: MapPinned,
  adminHomepage: House,
  adminPayments: CreditCard,
  adminPermissions: KeyRound,
};
