import { instance } from '../lib/instance.ts';

// The key names no member, because the announcement is the same for everyone in this browser.
const key = 'cycle-chat-closed-announcement';

/** Whether the reader has closed this announcement. Another text or address makes it a new one. */
export function isAnnouncementClosed(): boolean {
  try {
    return localStorage.getItem(key) === spell();
  } catch {
    // A browser that blocks storage shows it on every visit.
    return false;
  }
}

export function closeAnnouncement(): void {
  try {
    localStorage.setItem(key, spell());
  } catch (error) {
    console.error('Keeping the choice failed:', error);
  }
}

const spell = () => JSON.stringify([instance.announcement?.text, instance.announcement?.url]);
