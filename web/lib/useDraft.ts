import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DraftFields } from './drafts.ts';
import { draftPrefix, readDraft, writeDraft } from './drafts.ts';

/**
 * The draft of a form, stored under `name` in this browser. Include the member in the name. The forms of all tabs with
 * the same name show the same draft, so that none overwrites another. `clear` starts a new draft.
 */
export function useDraft<Draft extends DraftFields>(name: string, makeNew: () => Draft) {
  const key = draftPrefix + name;
  const [held, setHeld] = useState(() => ({ key, draft: readDraft(key, makeNew()) }));
  // The name changes when the member signs in.
  const current = held.key === key ? held : { key, draft: readDraft(key, makeNew()) };
  if (current !== held) setHeld(current);
  const { draft } = current;

  // The newest draft, for a change that is made after an await.
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);

  const put = (next: Draft) => {
    latest.current = next;
    setHeld({ key, draft: next });
  };
  const readAgain = useEffectEvent(() => put(readDraft(key, makeNew())));
  useEffect(() => {
    const handleStorage = (event: StorageEvent) => {
      // The key is null when the whole store was cleared.
      if (event.key === key || event.key === null) readAgain();
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, [key]);

  const change = (changes: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) => {
    const fresh = makeNew();
    const changed = typeof changes === 'function' ? changes(latest.current) : changes;
    // The server may have received the text under this id, so a different text gets a new id.
    const next = { ...latest.current, ...(fresh.id && { id: fresh.id }), ...changed };
    put(next);
    if (isBlank(next, fresh)) localStorage.removeItem(key);
    else writeDraft(key, next);
  };

  const clear = () => {
    put(makeNew());
    localStorage.removeItem(key);
  };

  return { draft, change, clear };
}

/** Whether a draft has nothing to keep. Each new draft has another id. */
const isBlank = (draft: DraftFields, fresh: DraftFields) =>
  Object.entries(draft).every(([field, value]) => field === 'id' || value === fresh[field]);
