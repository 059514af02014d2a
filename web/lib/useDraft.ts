import { useState } from 'react';

type Fields = Record<string, string>;

const PREFIX = 'cycle-chat-draft:';

/**
 * The draft of a form, stored under `name` in this tab's session storage, so that it survives a reload. Include the
 * member in the name, so that the next person in this tab cannot read it. `clear` starts a new draft.
 */
export function useDraft<Draft extends Fields>(name: string, makeNew: () => Draft) {
  const key = PREFIX + name;
  const [draft, setDraft] = useState(() => readDraft(key, makeNew()));

  const change = (changes: Partial<Draft>) => {
    const { id } = makeNew();
    // The server may have received the text under this id, so a different text gets a new id.
    const next = { ...draft, ...(id && { id }), ...changes };
    setDraft(next);
    writeDraft(key, next);
  };

  const clear = () => {
    setDraft(makeNew());
    sessionStorage.removeItem(key);
  };

  return { draft, change, clear };
}

function readDraft<Draft extends Fields>(key: string, fresh: Draft): Draft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const known = Object.entries(fresh).map(([field, value]) => [field, textOr(value, stored?.[field])]);
    // Object.fromEntries loses the type of its keys.
    return Object.fromEntries(known) as Draft;
  } catch {
    // Text that is not JSON was not written by this hook.
    return fresh;
  }
}

function writeDraft(key: string, draft: Fields): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch (error) {
    console.error('Keeping the draft failed:', error);
  }
}

function textOr(fallback: string, value: unknown): string {
  return typeof value === 'string' ? value : fallback;
}
