import { route } from './route.ts';

/**
 * Every page of our own site by its name. Widgets lead to these, the site
 * answers them; a page that is not built yet says so.
 */
export { listing } from './listing-route.ts';
export const product = route('product', '/product/{shopId}/{id}');
export const shop = route('shop', '/marketplace/shop/{shopId}');
export const marketplace = route('marketplace', '/marketplace');
export const searchPhone = route('searchPhone', '/search/phone/{code}/{number}');
export const searchBrokerages = route('searchBrokerages', '/search/brokerage');
export const brokerage = route('brokerage', '/search/brokerage/{id}');
export const broker = route('broker', '/search/broker/{id}');
export const brokerageListings = route('brokerageListings', '/search/brokerage/{id}/listings');
export const searchCategory = route('searchCategory', '/search/v2/{category}');
export const search = route('search', '/search/v2/{category}/{subcategory}');
export const home = route('home', '/');
export const about = route('about', '/about');
export const articles = route('articles', '/articles');
export const article = route('article', '/articles/{slug}');
export const checkout = route('checkout', '/checkout');
export const register = route('register', '/register');
export const registerUser = route('registerUser', '/registerUser');
export const registerMerchant = route('registerMerchant', '/registerMerchant');
export const subscriptions = route('subscriptions', '/subscriptions');
export const subscription = route('subscription', '/subscription');
export const subscriptionMap = route('subscriptionMap', '/subscription-map');
export const policy = route('policy', '/policy/{policyTitle}');
export const merchantIntroduction = route('merchantIntroduction', '/merchantIntroduction');
export const realtorIntroduction = route('realtorIntroduction', '/realtorIntroduction');
export const brokerageIntroduction = route('brokerageIntroduction', '/brokerageIntroduction');
export const cityProfileIntroduction = route('cityProfileIntroduction', '/cityProfileIntroduction');
export const groupInvitation = route('groupInvitation', '/dashboard/groups/invite');
export const login = route('login', '/dashboard/login');
export const forgotPassword = route('forgotPassword', '/dashboard/login/forgot-password');
export const forgotUsername = route('forgotUsername', '/dashboard/login/forgot-username');
export const resetPassword = route('resetPassword', '/dashboard/login/reset-password');
export const confirmAccount = route('confirmAccount', '/dashboard/login/account-confirm');
export const confirmEmail = route('confirmEmail', '/dashboard/login/email-confirm');
export const dashboard = route('dashboard', '/dashboard');
export const profile = route('profile', '/dashboard/profile');
export const billing = route('billing', '/dashboard/stripe');
export const providerReturn = route('providerReturn', '/dashboard/stripe/connect');
export const paymentProcessors = route('paymentProcessors', '/dashboard/payment');
export const managerCoupons = route('managerCoupons', '/dashboard/manager-account');
export const managerInvitation = route('managerInvitation', '/dashboard/manager-invitation');
export const security = route('security', '/dashboard/security');
export const files = route('files', '/dashboard/fileManagement');
export const receipts = route('receipts', '/dashboard/receipt');
export const myListings = route('myListings', '/dashboard/listings');
export const ownInvitations = route('ownInvitations', '/dashboard/invitations');
export const zones = route('zones', '/dashboard/zones');
export const dashboardMap = route('dashboardMap', '/dashboard/subscription-map');
export const boards = route('boards', '/dashboard/boards');
export const bookmarks = route('bookmarks', '/dashboard/bookmarks');
export const alerts = route('alerts', '/dashboard/alerts');
export const choosePosting = route('choosePosting', '/dashboard/listing/post');
export const postListing = route('postListing', '/dashboard/listing/post/{type}');
export const editListing = route('editListing', '/dashboard/listing/{id}/edit/{type}');
export const shareListing = route('shareListing', '/dashboard/listing/{id}/permissions/{type}');
export const importListings = route('importListings', '/dashboard/listing/import');
export const messages = route('messages', '/dashboard/notifications');
export const thread = route('thread', '/dashboard/notifications/thread/{threadId}');
export const composeMessage = route('composeMessage', '/dashboard/notifications/compose');
export const ignoredUsers = route('ignoredUsers', '/dashboard/notifications/ignored');
export const adminUsers = route('adminUsers', '/dashboard/admin/users');
export const adminListings = route('adminListings', '/dashboard/admin/listings');
export const adminZones = route('adminZones', '/dashboard/admin/zones');
export const adminHomepage = route('adminHomepage', '/dashboard/admin/homepage');
export const adminPayments = route('adminPayments', '/dashboard/admin/stripe');
export const adminBoards = route('adminBoards', '/dashboard/admin/boards');
export const adminPlans = route('adminPlans', '/dashboard/admin/plans');
export const adminPermissions = route('adminPermissions', '/dashboard/admin/permissions');
export const adminEmbeds = route('adminEmbeds', '/dashboard/admin/embeds');
export const adminWork = route('adminWork', '/dashboard/admin/work');
export const createBrokerage = route('createBrokerage', '/dashboard/brokerage/create');
export const myBrokerages = route('myBrokerages', '/dashboard/brokerage/list');
export const editBrokerage = route('editBrokerage', '/dashboard/brokerage/edit/{id}');
export const sellerRegistration = route(
  'sellerRegistration',
  '/dashboard/marketplace/registration',
);
export const createShop = route('createShop', '/dashboard/marketplace/createShop');
export const orders = route('orders', '/dashboard/marketplace/orders');
export const order = route('order', '/dashboard/marketplace/orders/order/{orderId}');
export const shopSummary = route(
  'shopSummary',
  '/dashboard/marketplace/shops/shop/{shopId}/summary',
);
export const shopInvoices = route(
  'shopInvoices',
  '/dashboard/marketplace/shops/shop/{shopId}/invoices',
);
export const shopInvoice = route(
  'shopInvoice',
  '/dashboard/marketplace/shops/shop/{shopId}/invoices/{invoiceId}',
);
export const shopProducts = route(
  'shopProducts',
  '/dashboard/marketplace/shops/shop/{shopId}/products',
);
export const editProducts = route(
  'editProducts',
  '/dashboard/marketplace/shops/shop/{shopId}/products/edit',
);
export const importProducts = route(
  'importProducts',
  '/dashboard/marketplace/shops/shop/{shopId}/products/import',
);
export const shopSettings = route(
  'shopSettings',
  '/dashboard/marketplace/shops/shop/{shopId}/setting',
);
export const postShippingRate = route(
  'postShippingRate',
  '/dashboard/marketplace/shops/shop/{shopId}/setting/PostShippingRate',
);
export const postProduct = route(
  'postProduct',
  '/dashboard/marketplace/shops/shop/{shopId}/product/post',
);
export const editProduct = route(
  'editProduct',
  '/dashboard/marketplace/shops/shop/{shopId}/product/edit',
);
export const cart = route('cart', '/dashboard/marketplace/cart');
export const checkoutSuccess = route('checkoutSuccess', '/dashboard/marketplace/checkoutSuccess');
export const embeds = route('embeds', '/dashboard/embeds');
export const authorizeEmbed = route('authorizeEmbed', '/embeds/authorize');
export const confirmEmbed = route('confirmEmbed', '/embeds/confirm');
export const unsubscribe = route('unsubscribe', '/unsubscribe');
export const confirmAlert = route('confirmAlert', '/alerts/confirm');
export const mailPreferences = route('mailPreferences', '/dashboard/mail');
