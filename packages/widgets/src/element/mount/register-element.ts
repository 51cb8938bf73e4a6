import { commonAttributes } from '../attributes/common-attributes.ts';
import { defineProperties, upgradeProperties } from '../attributes/element-properties.ts';
import type { ElementTable } from '../attributes/element-table.ts';
import { attributeName } from '../attributes/parse-attribute.ts';
import { WidgetMount } from './widget-mount.tsx';

/** Defines a widget's tag; the first definition on a page stays, a server has none. */
export function registerElement(table: ElementTable): void {
  if (typeof customElements === 'undefined' || customElements.get(table.tag)) return;
  customElements.define(table.tag, createElementClass(table));
}

/** Made inside a function, as a server has no HTMLElement to extend. */
function createElementClass(table: ElementTable): CustomElementConstructor {
  const attributes = Object.keys({ ...commonAttributes, ...table.attributes });
  const propertyOf = new Map(attributes.map((name) => [attributeName(name), name]));

  class BoardwalkElement extends HTMLElement {
    static observedAttributes = [...propertyOf.keys(), 'dir'];
    readonly #mount = new WidgetMount(this, table, this.attachInternals().states);

    connectedCallback() {
      upgradeProperties(this, properties);
      this.#mount.connect();
    }

    disconnectedCallback() {
      this.#mount.disconnect();
    }

    /** Being there is enough: `moveBefore` then neither disconnects nor connects. */
    connectedMoveCallback() {}

    adoptedCallback() {
      this.#mount.adopted();
    }

    attributeChangedCallback(name: string) {
      this.#mount.objects.delete(propertyOf.get(name) ?? name);
      this.#mount.changed();
    }
  }

  const properties = defineProperties(BoardwalkElement.prototype, table);
  return BoardwalkElement;
}
