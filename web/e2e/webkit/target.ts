/** Describes elements by their role, their label or their text. */
export interface Target {
  readonly role?: string;
  /** The accessible name. A text is the whole name. */
  readonly name?: string | RegExp;
  readonly label?: string;
  readonly text?: string | RegExp;
  readonly css?: string;
  /** A text somewhere in the element. */
  readonly has?: string;
  readonly within?: Target;
}

type Name = string | RegExp;

export const button = (name: Name, within?: Target): Target => ({ role: 'button', name, within });
export const link = (name: Name, within?: Target): Target => ({ role: 'link', name, within });
export const tab = (name: Name): Target => ({ role: 'tab', name });
export const heading = (name: Name): Target => ({ role: 'heading', name });
export const dialog = (name: Name): Target => ({ role: 'dialog', name });
export const field = (label: string, within?: Target): Target => ({ label, within });
export const text = (words: Name, within?: Target): Target => ({ text: words, within });
/** The card of the post or ride with these words. */
export const card = (words: string): Target => ({ role: 'article', has: words });

/** The target in words, for messages. */
export const describe = (target: Target): string =>
  JSON.stringify(target, (_, value) => (value instanceof RegExp ? String(value) : value));
