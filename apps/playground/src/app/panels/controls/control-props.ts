import type { Attribute } from '@boardwalk/widgets/element/attributes/attributes.ts';
import type { CatalogueAttribute } from '../../../catalogue/catalogue.ts';

/** What every kind of control gets. */
export interface ControlProps<Declared extends Attribute = Attribute> {
  readonly attribute: CatalogueAttribute<Declared>;
  /** Undefined where the attribute is not there. */
  readonly text: string | undefined;
  /** Undefined takes the attribute away. */
  readonly onChange: (text: string | undefined) => void;
  readonly describedBy: string;
}
