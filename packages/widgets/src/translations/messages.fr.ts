import { accessFrench } from '@boardwalk/sdk-core/access/messages.fr';
import { ownInvitationsFrench } from '@boardwalk/sdk-core/access/own-invitations-messages.fr';
import { accountFrench } from '@boardwalk/sdk-core/account/messages.fr';
import { securityFrench } from '@boardwalk/sdk-core/account/security/security-messages.fr';
import { administrationFrench } from '@boardwalk/sdk-core/admin/messages.fr';
import { confirmAlertFrench } from '@boardwalk/sdk-core/alerts/by-mail/confirm-alert-messages.fr';
import { choicesFrench } from '@boardwalk/sdk-core/alerts/choices/choice-labels.fr';
import { alertsFrench } from '@boardwalk/sdk-core/alerts/own/alerts-messages.fr';
import { phraseFrench } from '@boardwalk/sdk-core/alerts/phrases/phrase-messages.fr';
import { saveSearchFrench } from '@boardwalk/sdk-core/alerts/saving/save-search-messages.fr';
import { cardsFrench } from '@boardwalk/sdk-core/billing/cards/cards-messages.fr';
import { connectFrench } from '@boardwalk/sdk-core/billing/connect/connect-messages.fr';
import { billingFrench } from '@boardwalk/sdk-core/billing/messages.fr';
import { managedBoardsFrench } from '@boardwalk/sdk-core/boards/managed/managed-messages.fr';
import { boardsFrench } from '@boardwalk/sdk-core/boards/messages.fr';
import { adminZonesFrench } from '@boardwalk/sdk-core/boards/zones/zone-messages.fr';
import { cartFrench } from '@boardwalk/sdk-core/cart/messages.fr';
import { embedsFrench } from '@boardwalk/sdk-core/embeds/messages.fr';
import { favouritesFrench } from '@boardwalk/sdk-core/favourites/messages.fr';
import { composeFrench } from '@boardwalk/sdk-core/inbox/compose/compose-messages.fr';
import { contactFrench } from '@boardwalk/sdk-core/inbox/contact/contact-messages.fr';
import { inboxFrench } from '@boardwalk/sdk-core/inbox/inbox-messages.fr';
import { partnerInboxFrench } from '@boardwalk/sdk-core/inbox/partner/partner-messages.fr';
import { picturesFrench } from '@boardwalk/sdk-core/inbox/pictures/picture-messages.fr';
import { reportedFrench } from '@boardwalk/sdk-core/inbox/reports/reported-threads-messages.fr';
import { threadReportFrench } from '@boardwalk/sdk-core/inbox/reports/thread-report-messages.fr';
import { inboxSearchFrench } from '@boardwalk/sdk-core/inbox/search/search-messages.fr';
import { boardMapFrench } from '@boardwalk/sdk-core/licenses/map/board-map-messages.fr';
import { licensesFrench } from '@boardwalk/sdk-core/licenses/messages.fr';
import { historyFrench } from '@boardwalk/sdk-core/listings/history/messages.fr';
import { listingsFrench } from '@boardwalk/sdk-core/listings/messages.fr';
import { mailPreferencesFrench } from '@boardwalk/sdk-core/mailing/mail-preferences-messages.fr';
import { unsubscribeFrench } from '@boardwalk/sdk-core/mailing/unsubscribe-messages.fr';
import { mediaFrench } from '@boardwalk/sdk-core/media/messages.fr';
import { filesFrench } from '@boardwalk/sdk-core/media/own/files-messages.fr';
import { fulfilmentFrench } from '@boardwalk/sdk-core/orders/fulfilment/fulfilment-messages.fr';
import { invoicesFrench } from '@boardwalk/sdk-core/orders/invoices/invoices-messages.fr';
import { ordersFrench } from '@boardwalk/sdk-core/orders/messages.fr';
import { refundsFrench } from '@boardwalk/sdk-core/orders/refunds/refund-messages.fr';
import { shopSummaryFrench } from '@boardwalk/sdk-core/orders/summary/shop-summary-messages.fr';
import { placesFrench } from '@boardwalk/sdk-core/places/map-messages.fr';
import { importsFrench } from '@boardwalk/sdk-core/posting/imports/imports-messages.fr';
import { postingFrench } from '@boardwalk/sdk-core/posting/messages.fr';
import { moderatedFrench } from '@boardwalk/sdk-core/posting/moderated/moderated-messages.fr';
import { reportedSubjectsFrench } from '@boardwalk/sdk-core/posting/moderated/reported-subjects-messages.fr';
import { myListingsFrench } from '@boardwalk/sdk-core/posting/own/my-listings-messages.fr';
import { revisionFrench } from '@boardwalk/sdk-core/posting/revisions/messages.fr';
import { valueFrench } from '@boardwalk/sdk-core/posting/values/messages.fr';
import { profileFrench } from '@boardwalk/sdk-core/profile/messages.fr';
import { reportsFrench } from '@boardwalk/sdk-core/reports/messages.fr';
import { searchFrench } from '@boardwalk/sdk-core/search/messages.fr';
import { productGridFrench } from '@boardwalk/sdk-core/shops/edits/grid-messages.fr';
import { productImportsFrench } from '@boardwalk/sdk-core/shops/imports/product-imports-messages.fr';
import { productTablesFrench } from '@boardwalk/sdk-core/shops/imports/table-messages.fr';
import { ownShopsFrench } from '@boardwalk/sdk-core/shops/own/messages.fr';
import { leafFrench } from '@boardwalk/sdk-core/shops/products/leaf-labels.fr';
import { productsFrench } from '@boardwalk/sdk-core/shops/products/own/products-messages.fr';
import { productFrench } from '@boardwalk/sdk-core/shops/products/writing/product-messages.fr';
import { productsSearchFrench } from '@boardwalk/sdk-core/shops/search/products-search-messages.fr';
import { shippingFrench } from '@boardwalk/sdk-core/shops/shipping/shipping-messages.fr';
import { shopViewFrench } from '@boardwalk/sdk-core/shops/view/view-messages.fr';
import { introductionsFrench } from '@boardwalk/sdk-core/site/home/introduction-messages.fr';
import { contentFrench } from '@boardwalk/sdk-core/site/policies/content-messages.fr';
import { shellFrench } from '@boardwalk/sdk-core/site/shell/shell-messages.fr';
import type { Translations } from '@boardwalk/sdk-core/vocabulary/text/message';
import { otherAccountFrench } from '../access/shared/other-account/messages.fr.ts';
import { sessionFrench } from '../account/shared/session/messages.fr.ts';
import { listingRowFrench } from '../listings/shared/listing-row/messages.fr.ts';
import { timeZoneFrench } from '../mailing/shared/time-zone-field/messages.fr.ts';
import { pictureListFrench } from '../media/shared/picture-list/messages.fr.ts';
import { videoFrench } from '../media/shared/video/messages.fr.ts';
import { changedMeanwhileFrench } from '../parts/changed-meanwhile/messages.fr.ts';
import { chartFrench } from '../parts/chart/messages.fr.ts';
import { confirmFrench } from '../parts/confirm/messages.fr.ts';
import { dataTableFrench } from '../parts/data-table/messages.fr.ts';
import { dateFrench } from '../parts/date-field/messages.fr.ts';
import { editGridFrench } from '../parts/edit-grid/messages.fr.ts';
import { formFrench } from '../parts/form/messages.fr.ts';
import { moneyFrench } from '../parts/money-field/messages.fr.ts';
import { numberFrench } from '../parts/number-field/messages.fr.ts';
import { problemFrench } from '../parts/problem/messages.fr.ts';
import { remoteFrench } from '../parts/remote-state/messages.fr.ts';
import { stepsFrench } from '../parts/steps/messages.fr.ts';
import { tableImportFrench } from '../parts/table-import/messages.fr.ts';
import { tagsFrench } from '../parts/tags-field/messages.fr.ts';
import { wayBackFrench } from '../parts/way-back/messages.fr.ts';
import { measureFrench } from '../posting/shared/measure-field/messages.fr.ts';
import { openingHoursFrench } from '../posting/shared/opening-hours-field/messages.fr.ts';
import { personFinderFrench } from '../profile/shared/person-finder/messages.fr.ts';
import { weightFrench } from '../shops/shared/weight-field/messages.fr.ts';

/** Everything that the widgets say, in Canadian French. */
export const translations: Translations = {
  ...accessFrench,
  ...accountFrench,
  ...adminZonesFrench,
  ...administrationFrench,
  ...confirmAlertFrench,
  ...choicesFrench,
  ...saveSearchFrench,
  ...phraseFrench,
  ...billingFrench,
  ...boardsFrench,
  ...boardMapFrench,
  ...managedBoardsFrench,
  ...connectFrench,
  ...composeFrench,
  ...contactFrench,
  ...cardsFrench,
  ...cartFrench,
  ...embedsFrench,
  ...securityFrench,
  ...unsubscribeFrench,
  ...ownInvitationsFrench,
  ...mailPreferencesFrench,
  ...favouritesFrench,
  ...licensesFrench,
  ...ordersFrench,
  ...listingsFrench,
  ...mediaFrench,
  ...filesFrench,
  ...placesFrench,
  ...postingFrench,
  ...moderatedFrench,
  ...reportedSubjectsFrench,
  ...historyFrench,
  ...importsFrench,
  ...alertsFrench,
  ...inboxFrench,
  ...picturesFrench,
  ...threadReportFrench,
  ...reportedFrench,
  ...inboxSearchFrench,
  ...partnerInboxFrench,
  ...myListingsFrench,
  ...revisionFrench,
  ...valueFrench,
  ...profileFrench,
  ...reportsFrench,
  ...searchFrench,
  ...shopViewFrench,
  ...leafFrench,
  ...productGridFrench,
  ...productImportsFrench,
  ...productTablesFrench,
  ...weightFrench,
  ...productsFrench,
  ...productFrench,
  ...productsSearchFrench,
  ...shippingFrench,
  ...ownShopsFrench,
  ...invoicesFrench,
  ...fulfilmentFrench,
  ...refundsFrench,
  ...shopSummaryFrench,
  ...shellFrench,
  ...contentFrench,
  ...introductionsFrench,
  ...changedMeanwhileFrench,
  ...confirmFrench,
  ...personFinderFrench,
  ...dateFrench,
  ...formFrench,
  ...listingRowFrench,
  ...measureFrench,
  ...moneyFrench,
  ...numberFrench,
  ...openingHoursFrench,
  ...otherAccountFrench,
  ...problemFrench,
  ...remoteFrench,
  ...sessionFrench,
  ...stepsFrench,
  ...editGridFrench,
  ...tableImportFrench,
  ...tagsFrench,
  ...timeZoneFrench,
  ...chartFrench,
  ...dataTableFrench,
  ...pictureListFrench,
  ...videoFrench,
  ...wayBackFrench,
  element: {
    unavailable: 'Cette partie de la page ne peut pas s’afficher pour le moment.',
  },
  page: {
    close: 'Fermer',
    listing: 'Annonce',
    openOnSite: 'Ouvrir cette annonce sur sa propre page',
  },
};
