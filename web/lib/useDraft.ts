import { useState } from 'react';

type Fields = Record<string, string>;

const PREFIX = 'cycle-chat-draft:';

/**
 * What is being written in a form, kept in this tab's session storage under a name of its own, so that a reload loses
 * nothing. Name the person in it: the next one at the same tab must not find it. `clear` begins anew.
 */
export function useDraft<Draft extends Fields>(name: string, makeNew: () => Draft) {
  const key = PREFIX + name;
  const [draft, setDraft] = useState(() => readDraft(key, makeNew()));

  const change = (changes: Partial<Draft>) => {
    const next = { ...draft, ...changes };
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
    // Object.fromEntries forgets which keys it was given.
    return Object.fromEntries(known) as Draft;
  } catch {
    // What is not JSON was not written here.
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
