/** Whether the reader has told the browser to save data. Safari and Firefox do not say. */
export function savesData(): boolean {
  return 'connection' in navigator && Boolean((navigator.connection as { saveData?: boolean }).saveData);
}
