export const announcementsId = 'announcements';

/** Reads a text to people who use a screen reader, also when the same text was the last one. */
export function announce(text: string): void {
  const line = document.createElement('span');
  line.textContent = text;
  document.getElementById(announcementsId)?.replaceChildren(line);
}
