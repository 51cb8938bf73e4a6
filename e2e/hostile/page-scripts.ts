/**
 * What scripts of a page's own do to the objects that ours stand on, written after what the
 * libraries were found to do (MooTools 1.4.5, Prototype 1.6.0.3 and 1.7, polyfills of `Promise`). They run before our loader.
 */

/** Constructors under the browser's names, `Array.from` for one argument, methods everywhere. */
const mootools = `
  function Type(name, native) {
    const type = function () { return native && Reflect.construct(native, arguments, native); };
    type.prototype = native && name !== 'Document' && name !== 'Window' ? native.prototype : {};
    type.implement = function (methods) { Object.assign(this.prototype, methods); return this; };
    return type;
  }
  window.Document = new Type('Document', window.Document);
  window.Window = new Type('Window', window.Window);
  window.Element = new Type('Element', window.Element);
  window.Element.implement({
    get: function (name) { return this.getAttribute(name); },
    set: function (name, value) { this.setAttribute(name, value); return this; },
    clone: function () { return this.cloneNode(true); },
    empty: function () { this.replaceChildren(); return this; },
    show: function () { return this; }, hide: function () { return this; },
    getElement: function (expression) { return this.querySelector(expression); },
  });
  Array.from = function (item) {
    if (item == null) return [];
    if (typeof item === 'string' || typeof item.length !== 'number') return [item];
    return Array.isArray(item) ? item : Array.prototype.slice.call(item);
  };
  Object.keys = function (object) {
    const keys = [];
    for (const key in object) if (Object.prototype.hasOwnProperty.call(object, key)) keys.push(key);
    return keys;
  };
  Object.each = Object.forEach = function () {};
  Function.from = Number.from = String.from = function (item) { return item; };
  for (const name of ['clean', 'combine', 'contains', 'each', 'empty', 'erase', 'flatten', 'include', 'pick'])
    Array.prototype[name] = function () { return this; };
  for (const name of ['contains', 'clean', 'substitute', 'camelCase', 'toInt'])
    String.prototype[name] = function () { return this; };
  for (const name of ['extend', 'implement', 'attempt', 'pass', 'delay', 'periodical'])
    Function.prototype[name] = function () { return this; };
  window.$ = window.$$ = function () { return null; };
`;

/** Every object that JSON meets has a \`toJSON\` that answers a text, and tables of names inherit. */
const prototype16 = `
  Object.toJSON = function (value) { return String(value); };
  Array.prototype.toJSON = function () { return '[' + this.join(', ') + ']'; };
  String.prototype.toJSON = function () { return '"' + this + '"'; };
  Number.prototype.toJSON = function () { return String(this); };
  Date.prototype.toJSON = function () { return '"' + this.getTime() + '"'; };
  Object.keys = function (object) { const keys = []; for (const key in object) keys.push(key); return keys; };
  Object.values = function (object) { const all = []; for (const key in object) all.push(object[key]); return all; };
  Object.extend = Object.assign;
  Array.from = window.$A = function (iterable) {
    if (!iterable) return [];
    if (iterable.toArray) return iterable.toArray();
    let length = iterable.length || 0;
    const results = new Array(length);
    while (length--) results[length] = iterable[length];
    return results;
  };
  const each = function (iterator, context) { for (let i = 0; i < this.length; i++) iterator.call(context, this[i], i); return this; };
  const collect = function (iterator, context) {
    const results = [];
    each.call(this, function (value, index) { results.push((iterator || String).call(context, value, index)); });
    return results;
  };
  const select = function (iterator, context) {
    const results = [];
    each.call(this, function (value, index) { if (iterator.call(context, value, index)) results.push(value); });
    return results;
  };
  Object.assign(Array.prototype, {
    each, collect, map: collect, select, findAll: select, filter: select,
    _each: each, toArray: function () { return [].concat(this); },
    entries: function () { return [].concat(this); },
    reduce: function () { return this.length > 1 ? this : this[0]; },
    clear: function () { this.length = 0; return this; }, first: function () { return this[0]; },
    without: function () { return this; }, uniq: function () { return this; }, size: function () { return this.length; },
    inspect: function () { return ''; }, pluck: function () { return this; }, clone: function () { return [].concat(this); },
  });
  const bind = function (context) {
    const method = this;
    const given = [].slice.call(arguments, 1);
    return function () { return method.apply(context, given.concat([].slice.call(arguments))); };
  };
  Object.assign(Function.prototype, { bind, bindAsEventListener: bind, curry: bind, delay: bind, defer: bind, wrap: bind, methodize: bind });
  Object.assign(String.prototype, {
    startsWith: function (pattern) { return this.indexOf(pattern) === 0; },
    endsWith: function (pattern) { const at = this.length - pattern.length; return at >= 0 && this.lastIndexOf(pattern) === at; },
    strip: String.prototype.trim, blank: function () { return !this.trim(); }, include: String.prototype.includes,
    sub: function () { return this; }, toArray: function () { return this.split(''); },
  });
  const native = window.Element;
  window.Element = function (tag) { return document.createElement(tag); };
  window.Element.prototype = native.prototype;
  Object.assign(HTMLElement.prototype, {
    remove: function () { this.parentNode.removeChild(this); return this; },
    show: function () { this.style.display = ''; return this; }, hide: function () { this.style.display = 'none'; return this; },
    visible: function () { return true; }, update: function () { return this; }, replace: function () { return this; },
    scrollTo: function () { window.scrollTo(0, 0); return this; }, select: function () { return []; },
    match: function (selector) { return this.matches(selector); }, clone: function () { return this; },
    observe: function () { return this; }, fire: function () { return this; }, identify: function () { return this.id; },
    wrap: function () { return this; }, empty: function () { return true; }, next: function () {}, previous: function () {},
  });
  window.$ = function (id) { return document.getElementById(id); };
`;

/** The one that leaves JSON alone, as browsers write it by then. */
const prototype17 = `${prototype16}
  for (const one of [Array, String, Number]) delete one.prototype.toJSON;
  Date.prototype.toJSON = function () { return this.toISOString(); };
`;

/** Of the years before anybody checked \`hasOwnProperty\`. */
const members = `
  Object.prototype.each = Object.prototype.clone = function () { return this; };
  Object.prototype.extra = Object.prototype.key = 'polluted';
  Object.prototype.toJSON = Array.prototype.toJSON = function () { return 'old'; };
  Array.prototype.remove = Function.prototype.old = function () {};
  String.prototype.at = undefined;
`;

const frozen = `
  for (const one of [Array, Object, Function, String, Number, Promise, Map, Set, RegExp, Date, Error]) {
    Object.freeze(one.prototype);
    Object.freeze(one);
  }
`;

const fixedNames = `
  for (const name of ['fetch', 'Promise', 'Map', 'URL', 'customElements', 'setTimeout', 'Document', 'JSON']) {
    Object.defineProperty(window, name, { value: window[name], writable: false, configurable: false });
  }
  Object.freeze(JSON);
  Object.freeze(Math);
`;

/**
 * The `Promise` of older polyfills (es6-promise 2, native-promise-only, core-js 2), which pages put in
 * the place of a newer one: what the language's edition of 2015 says of it and nothing since.
 */
const olderPromise = `
  const Native = window.Promise;
  function adopt(inner) { const promise = Object.create(Promise.prototype); promise.inner = inner; return promise; }
  function Promise(resolver) {
    if (!(this instanceof Promise)) throw new TypeError('Use new');
    this.inner = new Native(resolver);
  }
  Promise.prototype.then = function (onValue, onReason) { return adopt(this.inner.then(onValue, onReason)); };
  Promise.prototype.catch = function (onReason) { return this.then(undefined, onReason); };
  Promise.resolve = function (value) { return value instanceof Promise ? value : adopt(Native.resolve(value)); };
  Promise.reject = function (reason) { return adopt(Native.reject(reason)); };
  Promise.all = function (all) { return adopt(Native.all(all)); };
  Promise.race = function (all) { return adopt(Native.race(all)); };
  window.Promise = Promise;
`;

/**
 * A translator that has begun, as those of browsers do, once widgets stand: texts go, `<font>` comes
 * in their place, and whatever is written later is translated as well. Its language is ours, so that
 * the words stay.
 */
const translator = `
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (given) {
    const root = attach.call(this, given);
    const translate = () => {
      if (!root.querySelector('[data-lenis-prevent-touch]')) return;
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement.closest('font, style, svg, select, textarea')) continue;
        const font = document.createElement('font');
        font.append(document.createElement('font'));
        font.firstChild.append(text.data);
        text.replaceWith(font);
      }
    };
    const seen = { childList: true, subtree: true, characterData: true, attributes: true };
    new MutationObserver(translate).observe(root, seen);
    return root;
  };
`;

/** By what a test calls them. */
export const pageScripts: Readonly<Record<string, string>> = {
  'MooTools 1.4.5': mootools,
  'Prototype 1.6': prototype16,
  'Prototype 1.7': prototype17,
  'members on Object.prototype': members,
  'the Promise of an older polyfill': olderPromise,
  'a translator': translator,
  'frozen prototypes': frozen,
  'names that are not writable': fixedNames,
};
