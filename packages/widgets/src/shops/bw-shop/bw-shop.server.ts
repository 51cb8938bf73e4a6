import { productCategories } from '@boardwalk/sdk-core/listings/enumerations/trade/product-categories';
import { itemLabels } from '@boardwalk/sdk-core/listings/item/labels';
import { isActive } from '@boardwalk/sdk-core/shops/shop-states';
import { requestShopPage } from '@boardwalk/sdk-core/shops/view/shop-page-store';
import { shop as shopRoute } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { defineServer } from '../../element/widget-server.ts';
import { headPicture } from '../../parts/page-head/head-picture.ts';
import { beginningOf } from '../shared/structured-data/beginning.ts';
import { localShopData } from '../shared/structured-data/local-data.ts';
import table from './bw-shop.element.tsx';
import { coverSizes } from './head/sizes.ts';
import { isSearch } from './is-search.ts';

export default defineServer(table, {
  load: ({ shop, shelf, sort = 'newest' }, env) => requestShopPage(env, { shop, shelf, sort }),
  writeHead({ shop, products }, attributes, env) {
    const { shelf, sort = 'newest' } = attributes;
    const { id, name, description, cover, state, structuredData } = shop;
    const category = productCategories.find((one) => one === shelf);
    const label = category && env.messages(itemLabels)[`productCategory.${category}`];
    const isSeen = isActive(state);
    const own = shopRoute({ shopId: id }).path;
    return {
      title: label === undefined ? name : `${label} · ${name}`,
      description: beginningOf(description),
      // Neither order nor search is what a search engine knows a page by.
      path: shopRoute({ shopId: id }, { shelf: category }).path,
      isIndexed: isSeen && sort === 'newest' && products.length > 0 && !isSearch(attributes),
      ...(cover && headPicture(cover, coverSizes, env)),
      structuredData:
        structuredData && isSeen && category === undefined
          ? [localShopData(structuredData, own, env)]
          : [],
    };
  },
});
