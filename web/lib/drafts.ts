/** The text fields of a draft. */
export type DraftFields = Record<string, string>;

// Drafts are in local storage, so that they survive tabs, reloads and restarts of the browser.
export const draftPrefix = 'cycle-chat-draft:';

/** The database of the photos of drafts. */
export const draftPhotos = 'cycle-chat-draft-photos';

const visitor = 'visitor';

/** The part of a draft's name that says whose it is. A draft is shown to its owner only. */
export const draftOwner = (userId: string | undefined): string => userId ?? visitor;

/** The stored draft. Fields that are missing or no text have the value of the fresh draft. */
export function readDraft<Draft extends DraftFields>(key: string, fresh: Draft): Draft {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}');
    const known = Object.entries(fresh).map(([field, value]) => [field, textOr(value, stored?.[field])]);
    // Object.fromEntries loses the type of its keys.
    return Object.fromEntries(known) as Draft;
  } catch {
    // Text that is not JSON was not written by `writeDraft`.
    return fresh;
  }
}

export function writeDraft(key: string, draft: DraftFields): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch (error) {
    console.error('Keeping the draft failed:', error);
  }
}

/** Moves the text of one draft to another one, above the text that is there. */
export function moveDraftText(from: string, to: string): void {
  const { text } = readDraft(draftPrefix + from, { text: '' });
  localStorage.removeItem(draftPrefix + from);
  if (!text) return;
  const present = readDraft(draftPrefix + to, { text: '' }).text;
  writeDraft(draftPrefix + to, { text: present ? `${text}\n${present}` : text });
}

/** Removes all drafts when the member signs out, so that the next person in this browser cannot read them. */
export function forgetDrafts(): void {
  forget(() => true);
  try {
    indexedDB.deleteDatabase(draftPhotos);
  } catch (error) {
    // A browser that blocks the database has stored no photo.
    console.error('Removing the photos of drafts failed:', error);
  }
}

/**
 * Removes the drafts of visitors when a session ends by itself: another person may have typed them before it. The
 * member's own drafts stay, because they are shown only after the same member signs in again.
 */
export function forgetVisitorDrafts(): void {
  forget((key) => key.endsWith(`:${visitor}`));
}

function forget(isForgotten: (key: string) => boolean): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(draftPrefix) && isForgotten(key)) localStorage.removeItem(key);
  }
}

function textOr(fallback: string, value: unknown): string {
  return typeof value === 'string' ? value : fallback;
}
