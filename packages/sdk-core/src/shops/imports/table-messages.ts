import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What the columns of a table of products are called; a number stands behind those of options. */
export const productColumnMessages = {
  catalogue: 'shops/table-columns',
  product: 'Product',
  title: 'Title',
  description: 'Description',
  category: 'Category',
  leaf: 'Shelf',
  condition: 'Condition',
  delivery: 'Delivery',
  shows: 'Shows',
  lowStock: 'Few from',
  optionName: 'Option {number} name',
  optionValue: 'Option {number} value',
  sku: 'SKU',
  barcode: 'Barcode',
  price: 'Price',
  compareAt: 'Price before',
  stockMode: 'Stock is',
  stock: 'Stock',
  weight: 'Weight (g)',
  'stockMode.counted': 'Counted',
  'stockMode.unlimited': 'Unlimited',
  'stockMode.on-order': 'Made to order',
  yes: 'Yes',
  no: 'No',
  row: 'Row',
  column: 'Column',
  name: 'Name of the column',
  found: 'What it says',
  fault: 'What is wrong',
  file: 'products',
} as const satisfies Catalogue;

/** What is wrong with a cell, a row or a table of products. */
export const productFaultMessages = {
  catalogue: 'shops/table-faults',
  missing: 'Please fill this in.',
  missingColumn:
    'The table has no column that names its products. Add one called Product, or one called SKU.',
  unknownColumn: 'This column is not known, so what it says is left out.',
  doubleColumn: 'This column stands twice. Only the first one counts.',
  noRows: 'The table has no products below the names of its columns.',
  tooManyRows: 'A table may have {bound} rows. Split it into several.',
  tooManyColumns:
    'A table may have {bound} columns. Delete the empty ones to the right of your own, and save it again.',
  tooManyProblems:
    'The table has more than {bound} problems. Correct those above first, and check it again.',
  rowTooLong:
    'This row is longer than {bound} characters. Look for a quotation mark that is opened and not closed.',
  notText: 'This is no table in text. In your spreadsheet, save the table as CSV UTF-8.',
  workbook:
    'This is a workbook. Open it in your spreadsheet, save its table as CSV UTF-8, and choose that file.',
  unreadable: 'From here on the table can’t be read: a quotation mark is opened and not closed.',
  noProduct:
    'This variant has no product: no row of the table, and nothing in your shop, is named so.',
  productType: 'Only simple products and products with variants can be sold here.',
  choice: 'This is none of the values that the column may have.',
  yes: 'Please write yes or no.',
  money: 'Please write an amount with two decimals at most, such as 1234.50',
  thousands:
    'This may be two numbers: a comma can part thousands, and it can begin decimals. Please write it without a comma between thousands, such as 1234 or 1234.50',
  currency: 'This is another currency than that of your shop.',
  wholeNumber: 'Please write a whole number.',
  weight: 'Please write a weight, such as 350',
  tooSmall: 'It has to be {bound} or more.',
  tooLarge: 'It has to be {bound} or less.',
  tooLong: 'It may have {bound} characters at most.',
  lostDigits:
    'The spreadsheet has shortened this number, and its last digits are gone. Format the column as text, and write the number again.',
  skuTwice: 'Row {bound} has this SKU already. Each variant has one of its own.',
  otherSku: 'Another product of your shop has a variant with this SKU.',
  needsOption: 'The product has several variants: say by an option what tells them apart.',
  otherOptions: 'The product has other options in your shop. Change them there first.',
  variantTwice: 'The product has another variant with the same values.',
  tooManyOptions: 'A product may have {bound} options.',
  tooManyVariants: 'A product may have {bound} variants.',
  tooManyProducts: 'A shop may have {bound} products.',
  mayNotChange: 'This product is in the shop already, and you may only add products.',
  wrong: 'Please correct this.',
} as const satisfies Catalogue;

/** What was assumed of products. */
export const productNoteMessages = {
  catalogue: 'shops/table-notes',
  category: {
    one: '{count} product names a category that we do not have: it goes to “Other”.',
    many: '{count} products name categories that we do not have: they go to “Other”.',
  },
  pictures: {
    one: '{count} product has pictures. They do not come with the table: add them once it is imported.',
    many: '{count} products have pictures. They do not come with the table: add them once they are imported.',
  },
  negativeStock: {
    one: '{count} product has a stock below nothing. It is read as none.',
    many: '{count} products have a stock below nothing. It is read as none.',
  },
  timedSale: {
    one: '{count} product has a sale price for a time. Its regular price is imported.',
    many: '{count} products have a sale price for a time. Their regular price is imported.',
  },
} as const satisfies Catalogue;
