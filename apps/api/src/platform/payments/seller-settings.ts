import type { Seller } from '@boardwalk/sdk-core/vocabulary/money/seller';
import { SettingFault } from '@boardwalk/server-parts/setting-fault';
import type { Environment, Mode } from '@boardwalk/server-parts/settings';

/** Nobody’s: the demo sells nothing. It has a number of each tax that it charges. */
const demoSeller: Seller = {
  name: 'Boardwalk Demo Inc.',
  address: '1 Example Street, Hamilton ON L8P 1A1, Canada',
  taxNumbers: ['GST/HST 00000 0000 RT0001', 'QST 0000000000 TQ0001'],
};

/** Who sells, as receipts name them; live, without it, nothing is sold. */
export function readSeller(environment: Environment, mode: Mode): Seller {
  const {
    BOARDWALK_SELLER_NAME: name,
    BOARDWALK_SELLER_ADDRESS: address,
    BOARDWALK_SELLER_TAX_NUMBERS: taxNumbers,
  } = environment;
  if (!name && !address && !taxNumbers && mode === 'demo') return demoSeller;
  if (!name || !address) {
    throw new SettingFault(
      'BOARDWALK_SELLER_NAME and BOARDWALK_SELLER_ADDRESS say who sells, as receipts must; set both beside the keys of the payment provider.',
    );
  }
  return { name, address, taxNumbers: readNumbers(taxNumbers) };
}

function readNumbers(text = ''): readonly string[] {
  return text
    .split(',')
    .map((number) => number.trim())
    .filter((number) => number !== '');
}
