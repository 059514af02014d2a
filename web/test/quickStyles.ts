import createCache from '@emotion/cache';

const names = ['display', 'visibility', 'pointer-events'] as const;
type Name = (typeof names)[number];
type Style = Partial<Record<Name, string>>;

interface Rule {
  readonly selector: string;
  readonly style: Style;
}

/** The rules in the order of the page, by a class or a tag of the elements that they can apply to. `*` for any element. */
const rules = new Map<string, Rule[]>();

function styleIn(declarations: string): Style | undefined {
  const style: Style = {};
  for (const [, name, value] of declarations.matchAll(/(?:^|;)(display|visibility|pointer-events):([^;!]+)/g))
    style[name as Name] = value;
  return Object.keys(style).length > 0 ? style : undefined;
}

/** The class or the tag in the part of a selector that names the element itself. */
function subjectOf(selector: string): string {
  const [part = ''] = /[^\s>+~]+$/.exec(selector) ?? [];
  if (/:(is|not|has|where)\(/.test(selector)) return '*';
  return /\.[\w-]+/.exec(part)?.[0] ?? /^[a-z][\w-]*/.exec(part)?.[0] ?? '*';
}

/** Reads a rule. In jsdom, which has no layout, those for some windows never apply. */
function readRule(rule: string): void {
  const [, selectors, declarations] = /^([^@{}]+)\{([^{}]*)\}$/.exec(rule) ?? [];
  const style = declarations && styleIn(declarations);
  if (!selectors || !style) return;
  for (const selector of selectors.split(/,(?![^(]*\))/)) {
    const subject = subjectOf(selector);
    rules.set(subject, [...(rules.get(subject) ?? []), { selector, style }]);
  }
}

/** The value that the rules of the page give an element. */
function ruled(element: Element, name: Name): string | undefined {
  let value: string | undefined;
  for (const subject of ['*', element.localName, ...[...element.classList].map((each) => `.${each}`)])
    for (const { selector, style } of rules.get(subject) ?? [])
      if (style[name] && (selector === subject || element.matches(selector))) value = style[name];
  return value;
}

/**
 * Replaces getComputedStyle, for which jsdom matches all rules of a browser and of the page with each element: a quarter of the
 * processor time of a page, because queries by role ask for the style of each element and its ancestors. Properties other than
 * `display`, `visibility` and `pointer-events` are jsdom's.
 */
export function quickStyles(): void {
  const { getComputedStyle } = window;
  const plain = new Map<string, Style>();

  /** The style of an element that no rule of the page applies to. */
  function plainStyleOf(element: Element): Style {
    const states = ['hidden', 'open', 'type'].map((each) => element.getAttribute(each));
    const key = JSON.stringify([element.namespaceURI, element.tagName, ...states]);
    const known = plain.get(key);
    if (known) return known;
    const bare = element.cloneNode(false) as Element;
    bare.removeAttribute('class');
    bare.removeAttribute('style');
    const { display } = getComputedStyle(bare);
    plain.set(key, { display });
    return { display };
  }

  const own = (element: Element, name: Name): string | undefined =>
    (element as HTMLElement).style?.getPropertyValue(name) || ruled(element, name);

  function inherited(element: Element | null, name: Name, initial: string): string {
    for (let each = element; each; each = each.parentElement) {
      const value = own(each, name);
      if (value) return value;
    }
    return initial;
  }

  function computed(element: Element, name: Name): string {
    if (name === 'display') return own(element, name) ?? plainStyleOf(element).display ?? '';
    return inherited(element, name, name === 'visibility' ? 'visible' : 'auto');
  }

  window.getComputedStyle = (element, part) => {
    if (part) return getComputedStyle(element, part);
    const read = (name: string) =>
      names.includes(name as Name) ? computed(element, name as Name) : getComputedStyle(element).getPropertyValue(name);
    return new Proxy({} as CSSStyleDeclaration, {
      get(_style, key) {
        if (key === 'getPropertyValue') return read;
        if (key === 'pointerEvents') return read('pointer-events');
        return names.includes(key as Name) ? read(String(key)) : Reflect.get(getComputedStyle(element), key);
      },
    });
  };
}

// jsdom gets no rules: reading them would take longer than all else here.
Object.getPrototypeOf(createCache({ key: 'test' }).sheet).insert = readRule;
